"""What each kind of decision asks, and why: a question and a reason in words, made from a scene."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from agot_desktop.controller.about import COST, GOLD, POWER
from agot_desktop.controller.scene import Scene
from agot_desktop.controller.words import Piece, challenge_name, counted, phase_name, phrase
from agot_desktop.model.cardgame.observation import ChallengeView

# -- questions --


def _mulligan(scene: Scene) -> str:
    return scene.translate("Prompt", "Keep your opening hand or draw a new one")


def _setup(scene: Scene) -> str:
    return scene.translate("Prompt", "Place set-up cards worth up to 5 gold")


def _plot(scene: Scene) -> str:
    return phrase(scene.translate("Prompt", "Choose your plot for round {number}"), number=scene.observation.round)


def _first_player(scene: Scene) -> str:
    return scene.translate("Prompt", "Name the First Player of this round")


def _title(scene: Scene) -> str:
    return scene.translate("Prompt", "Take a title for this round")


def _shadows(scene: Scene) -> str:
    return scene.translate("Prompt", "Bring a card out of Shadows or leave them alone")


def _own_marshalling(scene: Scene) -> bool:
    seen = scene.observation
    return seen.phase == "marshalling" and seen.active_player == scene.decision.seat


def _action(scene: Scene) -> str:
    if _own_marshalling(scene):
        return scene.translate("Prompt", "Marshal a card, take an action, or go on")
    return scene.translate("Prompt", "Take an action or pass")


def _challenge(scene: Scene) -> str:
    return scene.translate("Prompt", "Declare a challenge or end your challenges")


def _attackers(scene: Scene) -> str:
    fight = scene.observation.challenge
    if fight is None:
        return scene.translate("Prompt", "Choose your attackers")
    return phrase(
        scene.translate("Prompt", "Choose attackers for the challenge against {name}: {challenge}"),
        name=scene.name(fight.defender),
        challenge=challenge_name(scene.translate, fight.kind),
    )


def _redirect(scene: Scene) -> str:
    if any(choice[0] == "choose_seat" for choice in scene.decision.options):
        return scene.translate("Prompt", "Choose whom the challenge is against now")
    return scene.translate("Prompt", "Turn the challenge by your title or leave it")


def _stealth(scene: Scene) -> str:
    source = scene.source()
    if not source:
        return scene.translate("Prompt", "Choose a character to bypass by stealth")
    return phrase(scene.translate("Prompt", "Choose a character for {card} to bypass"), card=source)


def _defenders(scene: Scene) -> str:
    fight = scene.observation.challenge
    if fight is None:
        return scene.translate("Prompt", "Choose your defenders")
    return phrase(
        scene.translate("Prompt", "Choose defenders against {name}: {challenge}, STR {number}"),
        name=scene.name(fight.attacker),
        challenge=challenge_name(scene.translate, fight.kind),
        number=fight.attack_total,
    )


def _claim(scene: Scene) -> str:
    n = max(scene.decision.least, 1)
    return counted(scene.translate("Prompt", "Choose %n character(s) to die for the claim", None, n), n)


def _deadly(scene: Scene) -> str:
    return scene.translate("Prompt", "Choose one of your defenders to die")


def _save(scene: Scene) -> str:
    return scene.translate("Prompt", "Save, cancel, or let it happen")


def _response(scene: Scene) -> str:
    return scene.translate("Prompt", "Respond to what just happened or let it be")


def _order(scene: Scene) -> str:
    return scene.translate("Prompt", "Choose which effect resolves next")


def _occurrence(scene: Scene) -> str:
    return scene.translate("Prompt", "Choose which happening to answer")


def _by_source(scene: Scene, template: str, without: str) -> str:
    source = scene.source()
    return phrase(template, card=source) if source else without


def _target(scene: Scene) -> str:
    return _by_source(
        scene, scene.translate("Prompt", "Choose a target for {card}"), scene.translate("Prompt", "Choose a target")
    )


def _pick(scene: Scene) -> str:
    decision = scene.decision
    if decision.most > 1 or decision.picked:
        return _by_source(
            scene, scene.translate("Prompt", "Choose cards for {card}"), scene.translate("Prompt", "Choose cards")
        )
    return _by_source(scene, scene.translate("Prompt", "Choose a card for {card}"), _choose_something(scene))


def _cost(scene: Scene) -> str:
    return _by_source(
        scene,
        scene.translate("Prompt", "Choose what pays for {card}"),
        scene.translate("Prompt", "Choose what pays the cost"),
    )


def _number(scene: Scene) -> str:
    measures = {
        GOLD: scene.translate("Prompt", "How much of the gold on {card} do you pay with"),
        POWER: scene.translate("Prompt", "How much of the power goes on {card} by Infamy"),
        COST: scene.translate("Prompt", "Name the X in the cost of {card}"),
    }
    if scene.measure in measures:
        return phrase(measures[scene.measure], card=scene.source())
    return _by_source(
        scene, scene.translate("Prompt", "Choose a number for {card}"), scene.translate("Prompt", "Choose a number")
    )


def _option(scene: Scene) -> str:
    return _by_source(
        scene,
        scene.translate("Prompt", "Choose what {card} does"),
        scene.translate("Prompt", "Choose one of the effects"),
    )


def _name(scene: Scene) -> str:
    word = scene.decision.options[0][0] if scene.decision.options else ""
    if word == "name":
        return _by_source(
            scene,
            scene.translate("Prompt", "Name a card title for {card}"),
            scene.translate("Prompt", "Name a card title"),
        )
    if word == "trait":
        return _by_source(
            scene, scene.translate("Prompt", "Name a trait for {card}"), scene.translate("Prompt", "Name a trait")
        )
    return _by_source(
        scene, scene.translate("Prompt", "Name one of these for {card}"), scene.translate("Prompt", "Name one of these")
    )


def _may(scene: Scene) -> str:
    return _by_source(
        scene, scene.translate("Prompt", "Use {card} or leave it"), scene.translate("Prompt", "Do it or leave it")
    )


def _pay(scene: Scene) -> str:
    return _by_source(
        scene,
        scene.translate("Prompt", "Pay the price that {card} asks or let it happen"),
        scene.translate("Prompt", "Pay the price or let it happen"),
    )


def _choose_something(scene: Scene) -> str:
    return scene.translate("Prompt", "Make your choice")


# -- reasons --


def _nothing(scene: Scene) -> str:
    return ""


def _why_mulligan(scene: Scene) -> str:
    return scene.translate("Prompt", "Once a game: all seven cards go back, and the new hand must be kept.")


def _why_setup(scene: Scene) -> str:
    return scene.translate("Prompt", "Characters and locations from your hand; everybody reveals together.")


def _why_plot(scene: Scene) -> str:
    return scene.translate("Prompt", "Gold, initiative and claim hold for the round; everybody reveals together.")


def _why_first(scene: Scene) -> str:
    return scene.translate("Prompt", "You won initiative.")


def _why_shadows(scene: Scene) -> str:
    return scene.translate("Prompt", "One card at the beginning of each phase.")


def _why_action(scene: Scene) -> str:
    seen = scene.observation
    if _own_marshalling(scene):
        n = scene.own.gold
        return counted(scene.translate("Prompt", "Your marshalling turn: %n gold to spend.", None, n), n)
    fight = seen.challenge
    if fight is not None and not fight.over and not fight.decided:
        return _fight(scene, fight)
    return phrase(
        scene.translate("Prompt", "A chance for actions in the {phase}."), phase=phase_name(scene.translate, seen.phase)
    )


def _fight(scene: Scene, fight: ChallengeView) -> str:
    pieces: dict[str, Piece] = {
        "attacker": scene.name(fight.attacker),
        "defender": scene.name(fight.defender),
        "challenge": challenge_name(scene.translate, fight.kind),
        "attack": fight.attack_total,
        "defense": fight.defense_total,
    }
    if fight.against_hand:
        return phrase(
            scene.translate(
                "Prompt",
                "{attacker} attacks the Hand of the King of {defender}: {challenge}, {attack} against {defense}.",
            ),
            **pieces,
        )
    return phrase(
        scene.translate("Prompt", "{attacker} attacks {defender}: {challenge}, {attack} against {defense}."), **pieces
    )


def _why_challenge(scene: Scene) -> str:
    made = scene.own.challenges_made
    if not made:
        return scene.translate("Prompt", "Each kind once in your turn.")
    kinds = ", ".join(challenge_name(scene.translate, kind) for kind in made)
    return phrase(scene.translate("Prompt", "Declared already: {kinds}."), kinds=kinds)


def _why_attackers(scene: Scene) -> str:
    return scene.translate("Prompt", "They kneel to attack.")


def _why_stealth(scene: Scene) -> str:
    return scene.translate("Prompt", "Stealth: whom you bypass cannot be declared as a defender.")


def _why_defenders(scene: Scene) -> str:
    fight = scene.observation.challenge
    if fight is not None and fight.defender != scene.decision.seat:
        template = scene.translate("Prompt", "{name}, whom your title supports, has declared nobody.")
        return phrase(template, name=scene.name(fight.defender))
    if fight is not None and fight.against_hand:
        return scene.translate("Prompt", "Your Hand of the King adds its STR by itself. Defenders kneel.")
    return scene.translate("Prompt", "Defenders kneel. Without any, the attack is unopposed.")


def _why_claim(scene: Scene) -> str:
    fight = scene.observation.challenge
    if fight is None:
        return ""
    template = scene.translate("Prompt", "{name} won the challenge: claim {number}.")
    return phrase(template, name=scene.name(fight.attacker), number=fight.claim)


def _why_deadly(scene: Scene) -> str:
    return scene.translate("Prompt", "The attacker has more characters with Deadly in the challenge.")


def _why_title(scene: Scene) -> str:
    return scene.translate("Prompt", "Never attack whom it supports; beating whom it opposes pays.")


def _why_redirect(scene: Scene) -> str:
    fight = scene.observation.challenge
    if fight is None:
        return ""
    return phrase(
        scene.translate("Prompt", "{name} attacks {other}: {challenge}."),
        name=scene.name(fight.attacker),
        other=scene.name(fight.defender),
        challenge=challenge_name(scene.translate, fight.kind),
    )


def _why_save(scene: Scene) -> str:
    return _by_source(scene, scene.translate("Prompt", "{card} is about to take effect."), "")


def _why_number(scene: Scene) -> str:
    if scene.measure == GOLD:
        return scene.translate("Prompt", "The rest comes from elsewhere.")
    return scene.translate("Prompt", "The rest goes to your House.") if scene.measure == POWER else ""


def _why_order(scene: Scene) -> str:
    return scene.translate("Prompt", "Several happen at once; the First Player orders them.")


def _why_pick(scene: Scene) -> str:
    decision = scene.decision
    if decision.most <= 1 and not decision.picked:
        return ""
    total_least, total_most = decision.least + len(decision.picked), decision.most + len(decision.picked)
    if total_least == total_most:
        return phrase(scene.translate("Prompt", "Exactly {number}."), number=total_most)
    if total_least == 0:
        return phrase(scene.translate("Prompt", "Up to {number}."), number=total_most)
    return phrase(scene.translate("Prompt", "From {least} to {most}."), least=total_least, most=total_most)


TEXT_KINDS: Final = ("occurrence", "target", "pick", "cost", "number", "option", "name", "may", "pay")
_Words = Callable[[Scene], str]
Pair = tuple[_Words, _Words]
QUESTIONS: Final[dict[str, Pair]] = {
    "mulligan": (_mulligan, _why_mulligan),
    "setup": (_setup, _why_setup),
    "plot": (_plot, _why_plot),
    "first_player": (_first_player, _why_first),
    "title": (_title, _why_title),
    "shadows": (_shadows, _why_shadows),
    "action": (_action, _why_action),
    "challenge": (_challenge, _why_challenge),
    "attackers": (_attackers, _why_attackers),
    "redirect": (_redirect, _why_redirect),
    "stealth": (_stealth, _why_stealth),
    "defenders": (_defenders, _why_defenders),
    "claim": (_claim, _why_claim),
    "deadly": (_deadly, _why_deadly),
    "save": (_save, _why_save),
    "response": (_response, _nothing),
    "order": (_order, _why_order),
    "occurrence": (_occurrence, _nothing),
    "target": (_target, _why_pick),
    "pick": (_pick, _why_pick),
    "cost": (_cost, _why_pick),
    "number": (_number, _why_number),
    "option": (_option, _nothing),
    "name": (_name, _nothing),
    "may": (_may, _nothing),
    "pay": (_pay, _nothing),
}
"""For each kind of decision (without `cardgame.`) its question and its reason."""
PLAIN_QUESTION: Final[Pair] = (_choose_something, _nothing)
KINDS: Final = tuple(QUESTIONS)
