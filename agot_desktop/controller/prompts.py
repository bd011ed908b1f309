"""The open decision in words: who must do what and why, with a button for every option."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from agot_desktop.controller.buttons import AbilityText, Button, button
from agot_desktop.controller.scene import Scene
from agot_desktop.controller.words import Piece, Translate, challenge_name, counted, phase_name, phrase
from agot_desktop.model.cardgame.observation import ChallengeView, Observation
from agot_desktop.model.cardgame.pool import Pool


@dataclass(frozen=True, slots=True)
class Prompt:
    """`question`: who must do what; `reason`: why, may be ''; `buttons`: one for every option, none for a watcher."""

    question: str
    reason: str = ""
    buttons: tuple[Button, ...] = ()


class Prompter:
    """Puts decisions into words. `names`: of the seats; `named`: whether the question begins with the name."""

    def __init__(self, pool: Pool, names: Sequence[str], ability_text: AbilityText, *, named: bool = False,
                 code_of: Callable[[int], str] | None = None) -> None:
        """`code_of`: the facts id of a card that asks and that the observation does not show."""
        self._pool = pool
        self._code_of = code_of
        self._names = names
        self._ability_text = ability_text
        self._named = named

    def prompt(self, observation: Observation, translate: Translate) -> Prompt:
        """The prompt for the observation's seat."""
        scene = Scene(observation, self._pool, self._names, translate, self._asking(observation))
        if observation.decision is None:
            return Prompt(_result(scene))
        kind = observation.decision.kind.rpartition(".")[2]
        if observation.decision.seat != observation.seat:
            return Prompt(_waiting(scene, kind))
        ask, why = _QUESTIONS.get(kind, (_choose_something, _nothing))
        question = ask(scene)
        if self._named:
            question = phrase(translate("Prompt", "{name}: {question}"), name=scene.name(scene.decision.seat),
                              question=question)
        buttons = tuple(button(scene, choice, self._ability_text) for choice in observation.decision.options)
        return Prompt(question, why(scene), buttons)


    def _asking(self, observation: Observation) -> str:
        """What asks this seat is known to it, even where it lies in no zone."""
        decision = observation.decision
        if self._code_of is None or decision is None or decision.seat != observation.seat or decision.source < 0:
            return ""
        return self._code_of(decision.source)


def _result(scene: Scene) -> str:
    outcome = scene.observation.outcome
    if outcome is None or outcome.winner is None:
        return scene.translate("Prompt", "The game is over: nobody wins.")
    return phrase(scene.translate("Prompt", "The game is over: {name} wins."), name=scene.name(outcome.winner))


def _waiting(scene: Scene, kind: str) -> str:
    templates = {
        "mulligan": scene.translate("Prompt", "{name} looks at the opening hand."),
        "setup": scene.translate("Prompt", "{name} chooses set-up cards."),
        "plot": scene.translate("Prompt", "{name} chooses a plot."),
        "first_player": scene.translate("Prompt", "{name} names the First Player."),
        "challenge": scene.translate("Prompt", "{name} may declare a challenge."),
        "attackers": scene.translate("Prompt", "{name} chooses attackers."),
        "stealth": scene.translate("Prompt", "{name} chooses whom to bypass."),
        "defenders": scene.translate("Prompt", "{name} chooses defenders."),
        "claim": scene.translate("Prompt", "{name} chooses who dies for the claim."),
        "deadly": scene.translate("Prompt", "{name} chooses who dies."),
        "save": scene.translate("Prompt", "{name} may save or cancel."),
        "response": scene.translate("Prompt", "{name} may respond."),
        "action": scene.translate("Prompt", "{name} may take an action."),
        "order": scene.translate("Prompt", "{name} chooses what comes next."),
        "cost": scene.translate("Prompt", "{name} pays a cost."),
    }
    template = templates.get(kind, scene.translate("Prompt", "{name} makes a choice."))
    return phrase(template, name=scene.name(scene.decision.seat))


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
    return phrase(scene.translate("Prompt", "Choose attackers for the challenge against {name}: {challenge}"),
                  name=scene.name(fight.defender), challenge=challenge_name(scene.translate, fight.kind))


def _redirect(scene: Scene) -> str:
    return scene.translate("Prompt", "Choose another target for the challenge or leave it")


def _stealth(scene: Scene) -> str:
    source = scene.source()
    if not source:
        return scene.translate("Prompt", "Choose a character to bypass by stealth")
    return phrase(scene.translate("Prompt", "Choose a character for {card} to bypass"), card=source)


def _defenders(scene: Scene) -> str:
    fight = scene.observation.challenge
    if fight is None:
        return scene.translate("Prompt", "Choose your defenders")
    return phrase(scene.translate("Prompt", "Choose defenders against {name}: {challenge}, STR {number}"),
                  name=scene.name(fight.attacker), challenge=challenge_name(scene.translate, fight.kind),
                  number=fight.attack_total)


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
    return _by_source(scene, scene.translate("Prompt", "Choose a target for {card}"),
                      scene.translate("Prompt", "Choose a target"))


def _pick(scene: Scene) -> str:
    decision = scene.decision
    if decision.most > 1 or decision.picked:
        return _by_source(scene, scene.translate("Prompt", "Choose cards for {card}"),
                          scene.translate("Prompt", "Choose cards"))
    return _by_source(scene, scene.translate("Prompt", "Choose for {card}"), _choose_something(scene))


def _cost(scene: Scene) -> str:
    return _by_source(scene, scene.translate("Prompt", "Choose what pays for {card}"),
                      scene.translate("Prompt", "Choose what pays the cost"))


def _number(scene: Scene) -> str:
    return _by_source(scene, scene.translate("Prompt", "Choose a number for {card}"),
                      scene.translate("Prompt", "Choose a number"))


def _option(scene: Scene) -> str:
    return _by_source(scene, scene.translate("Prompt", "Choose what {card} does"),
                      scene.translate("Prompt", "Choose one of the effects"))


def _name(scene: Scene) -> str:
    word = scene.decision.options[0][0] if scene.decision.options else ""
    if word == "name":
        return _by_source(scene, scene.translate("Prompt", "Name a card title for {card}"),
                          scene.translate("Prompt", "Name a card title"))
    if word == "trait":
        return _by_source(scene, scene.translate("Prompt", "Name a trait for {card}"),
                          scene.translate("Prompt", "Name a trait"))
    return _by_source(scene, scene.translate("Prompt", "Name one of these for {card}"),
                      scene.translate("Prompt", "Name one of these"))


def _may(scene: Scene) -> str:
    return _by_source(scene, scene.translate("Prompt", "Use {card} or leave it"),
                      scene.translate("Prompt", "Do it or leave it"))


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
    return phrase(scene.translate("Prompt", "A chance for actions in the {phase}."),
                  phase=phase_name(scene.translate, seen.phase))


def _fight(scene: Scene, fight: ChallengeView) -> str:
    pieces: dict[str, Piece] = {"attacker": scene.name(fight.attacker), "defender": scene.name(fight.defender),
                                "challenge": challenge_name(scene.translate, fight.kind), "attack": fight.attack_total,
                                "defense": fight.defense_total}
    if fight.against_hand:
        return phrase(scene.translate("Prompt", "{attacker} attacks the Hand of the King of {defender}: {challenge}, "
                                                "{attack} against {defense}."), **pieces)
    return phrase(scene.translate("Prompt", "{attacker} attacks {defender}: {challenge}, {attack} against {defense}."),
                  **pieces)


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


def _why_save(scene: Scene) -> str:
    return _by_source(scene, scene.translate("Prompt", "{card} is about to take effect."), "")


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


_Words = Callable[[Scene], str]
_QUESTIONS: Final[dict[str, tuple[_Words, _Words]]] = {
    "mulligan": (_mulligan, _why_mulligan),
    "setup": (_setup, _why_setup),
    "plot": (_plot, _why_plot),
    "first_player": (_first_player, _why_first),
    "title": (_title, _nothing),
    "shadows": (_shadows, _why_shadows),
    "action": (_action, _why_action),
    "challenge": (_challenge, _why_challenge),
    "attackers": (_attackers, _why_attackers),
    "redirect": (_redirect, _nothing),
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
    "number": (_number, _nothing),
    "option": (_option, _nothing),
    "name": (_name, _nothing),
    "may": (_may, _nothing),
}
KINDS: Final = tuple(_QUESTIONS)
