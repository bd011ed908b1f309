"""What each option of a decision is called: verb and object, so that a player knows before he presses.

One function for each first word of a choice; where the kind of decision makes a difference it is asked first.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from agot_desktop.controller.about import COST, GOLD, POWER
from agot_desktop.controller.scene import Scene
from agot_desktop.controller.words import challenge_name, counted, phase_name, phrase, term
from agot_desktop.model.kernel.decision import Choice

PRIMARY: Final = "primary"
DECLINE: Final = "decline"
PLAIN: Final = "plain"

AbilityText = Callable[[str], str]
"""The rules text of an ability by its address, or of a whole card by its id; '' where there is none."""


@dataclass(frozen=True, slots=True)
class Button:
    """One option in words. `role`: `PRIMARY` (at most one in a prompt), `DECLINE` (likewise), or `PLAIN`."""

    choice: Choice
    label: str
    tooltip: str = ""
    role: str = PLAIN


def button(scene: Scene, choice: Choice, ability_text: AbilityText) -> Button:
    """The words for one option of the scene's decision."""
    kind = scene.decision.kind.rpartition(".")[2]
    word = str(choice[0])
    by_kind = _KIND_LABELS.get((kind, word))
    if by_kind is not None:
        label = by_kind(scene, choice)
    elif word in _LABELS:
        label = _LABELS[word](scene, choice)
    else:
        label = " ".join(str(part) for part in choice)
    return Button(choice, label, _tooltip(scene, choice, ability_text), _ROLES.get(word, PLAIN))


_READING_KINDS: Final = ("option", "number", "may", "pay")
_FIGHTING_KINDS: Final = ("attackers", "defenders", "stealth", "claim", "deadly")
_ROLES: Final = {"pass": DECLINE, "no": DECLINE, "done": PRIMARY, "yes": PRIMARY, "keep": PRIMARY}


def _tooltip(scene: Scene, choice: Choice, ability_text: AbilityText) -> str:
    """What will happen: the text of the ability, or of the card that asks; the STR of a fighter."""
    if len(choice) > 2 and isinstance(choice[2], str) and ":" in choice[2]:
        return ability_text(choice[2])
    kind = scene.decision.kind.rpartition(".")[2]
    if kind in _READING_KINDS:
        return ability_text(scene.source_code())
    card = scene.card(choice[1]) if len(choice) > 1 and isinstance(choice[1], int) else None
    if card is not None and card.strength is not None and kind in _FIGHTING_KINDS:
        return phrase(scene.translate("Button", "STR {number}"), number=card.strength)
    return ""


# -- by first word --


def _place(scene: Scene, choice: Choice) -> str:
    return _with_cost(
        scene,
        choice,
        scene.translate("Button", "Place {card} for {cost} gold"),
        scene.translate("Button", "Place {card}"),
    )


def _with_cost(scene: Scene, choice: Choice, template: str, without: str) -> str:
    """A label with what the card costs now; the plain one where that is not known."""
    card = scene.card(int(choice[1]))
    if card is None or card.cost is None:
        return phrase(without, card=scene.title(int(choice[1])))
    return phrase(template, card=scene.title(card.id), cost=card.cost)


def _marshal(scene: Scene, choice: Choice) -> str:
    if len(choice) > 2:
        card = scene.card(int(choice[1]))
        bearer = scene.title(int(choice[2]))
        template = scene.translate("Button", "Attach {card} to {bearer} for {cost} gold")
        cost = card.cost if card is not None and card.cost is not None else 0
        return phrase(template, card=scene.title(int(choice[1])), bearer=bearer, cost=cost)
    return _with_cost(
        scene,
        choice,
        scene.translate("Button", "Marshal {card} for {cost} gold"),
        scene.translate("Button", "Marshal {card}"),
    )


def _duplicate(scene: Scene, choice: Choice) -> str:
    template = scene.translate("Button", "Put {card} under its copy as a duplicate")
    return phrase(template, card=scene.title(int(choice[1])))


def _shadow(scene: Scene, choice: Choice) -> str:
    return phrase(scene.translate("Button", "Put {card} into Shadows for 2 gold"), card=scene.title(int(choice[1])))


def _unveil(scene: Scene, choice: Choice) -> str:
    return phrase(scene.translate("Button", "Bring {card} out of Shadows"), card=scene.title(int(choice[1])))


def _plot(scene: Scene, choice: Choice) -> str:
    return phrase(scene.translate("Button", "Reveal {card}"), card=scene.title(int(choice[1])))


def _play(scene: Scene, choice: Choice) -> str:
    return phrase(scene.translate("Button", "Play {card}"), card=scene.title(int(choice[1])))


def _use(scene: Scene, choice: Choice) -> str:
    return phrase(scene.translate("Button", "Use {card}"), card=scene.title(int(choice[1])))


def _respond(scene: Scene, choice: Choice) -> str:
    return phrase(scene.translate("Button", "Respond with {card}"), card=scene.title(int(choice[1])))


def _save(scene: Scene, choice: Choice) -> str:
    if len(choice) == 2:
        return phrase(scene.translate("Button", "Save {card} with a duplicate"), card=scene.title(int(choice[1])))
    return phrase(scene.translate("Button", "Save with {card}"), card=scene.title(int(choice[1])))


def _cancel(scene: Scene, choice: Choice) -> str:
    return phrase(scene.translate("Button", "Cancel with {card}"), card=scene.title(int(choice[1])))


def _first(scene: Scene, choice: Choice) -> str:
    if choice[1] == scene.decision.seat:
        return scene.translate("Button", "Go first yourself")
    return phrase(scene.translate("Button", "Let {name} go first"), name=scene.name(int(choice[1])))


def _challenge(scene: Scene, choice: Choice) -> str:
    kind, name = challenge_name(scene.translate, str(choice[1])), scene.name(int(choice[2]))
    template = scene.translate("Button", "Attack {name}: {challenge}")
    if len(choice) > 3:
        template = scene.translate("Button", "Attack the Hand of the King of {name}: {challenge}")
    return phrase(template, challenge=kind, name=name)


def _choose(scene: Scene, choice: Choice) -> str:
    return phrase(scene.translate("Button", "Choose {card}"), card=scene.title(int(choice[1])))


def _choose_seat(scene: Scene, choice: Choice) -> str:
    return phrase(scene.translate("Button", "Choose {name}"), name=scene.name(int(choice[1])))


def _number(scene: Scene, choice: Choice) -> str:
    n = int(choice[1])
    if scene.measure == GOLD:
        return phrase(scene.translate("Button", "Pay {number} gold from it"), number=n)
    if scene.measure == POWER:
        return phrase(scene.translate("Button", "Put {number} power on it"), number=n)
    if scene.measure == COST:
        return phrase(scene.translate("Button", "X is {number}"), number=n)
    return phrase(scene.translate("Button", "Choose {number}"), number=int(choice[1]))


def _option(scene: Scene, choice: Choice) -> str:
    number = int(choice[1])
    if 1 <= number <= len(scene.alternatives):
        return scene.alternatives[number - 1]
    return phrase(scene.translate("Button", "Choose effect {number}"), number=number)


def _take_title(scene: Scene, choice: Choice) -> str:
    return phrase(scene.translate("Button", "Take the title {word}"), word=term(scene.translate, str(choice[1])))


def _use_title(scene: Scene, choice: Choice) -> str:
    return phrase(scene.translate("Button", "Use the title {word}"), word=term(scene.translate, str(choice[1])))


def _named(scene: Scene, choice: Choice) -> str:
    return phrase(scene.translate("Button", "Name {word}"), word=term(scene.translate, str(choice[1])))


def _named_phase(scene: Scene, choice: Choice) -> str:
    return phrase(scene.translate("Button", "Name {word}"), word=phase_name(scene.translate, str(choice[1])))


def _naval(scene: Scene, choice: Choice) -> str:
    return phrase(scene.translate("Button", "Declare {card} by its naval icon"), card=scene.title(int(choice[1])))


def _named_challenge(scene: Scene, choice: Choice) -> str:
    word = str(choice[1])
    known = challenge_name(scene.translate, word)
    spoken = known if known != word else term(scene.translate, word)
    return phrase(scene.translate("Button", "Name {word}"), word=spoken)


def _done(scene: Scene) -> str:
    if scene.decision.picked:
        return scene.translate("Button", "Confirm the choice")
    return scene.translate("Button", "Choose nothing")


_LABELS: Final[dict[str, Callable[[Scene, Choice], str]]] = {
    "pass": lambda scene, _: scene.translate("Button", "Pass"),
    "done": lambda scene, _: _done(scene),
    "yes": lambda scene, _: scene.translate("Button", "Yes, do it"),
    "no": lambda scene, _: scene.translate("Button", "No, leave it"),
    "keep": lambda scene, _: scene.translate("Button", "Keep this hand"),
    "mulligan": lambda scene, _: scene.translate("Button", "Draw a new hand"),
    "naval": _naval,
    "place": _place,
    "plot": _plot,
    "first": _first,
    "marshal": _marshal,
    "duplicate": _duplicate,
    "shadow": _shadow,
    "unveil": _unveil,
    "play": _play,
    "use": _use,
    "respond": _respond,
    "save": _save,
    "cancel": _cancel,
    "challenge": _challenge,
    "choose": _choose,
    "choose_seat": _choose_seat,
    "number": _number,
    "option": _option,
    "title": _take_title,
    "use_title": _use_title,
    "name": _named,
    "type": _named_challenge,
    "house": _named,
    "crest": _named,
    "trait": _named,
    "keyword": _named,
    "phase": _named_phase,
    "card_type": _named,
}


# -- by kind of decision and first word --


def _pass_action(scene: Scene, _: Choice) -> str:
    seen = scene.observation
    if seen.phase == "marshalling" and seen.active_player == scene.decision.seat:
        return scene.translate("Button", "Marshal nothing more")
    challenge = seen.challenge
    if seen.phase == "challenges" and challenge is not None and not challenge.over:
        if challenge.defenders:
            return scene.translate("Button", "Let the challenge resolve")
        return scene.translate("Button", "Let the challenge go on")
    return scene.translate("Button", "Take no action")


def _done_fighting(attack: bool) -> Callable[[Scene, Choice], str]:
    def label(scene: Scene, _: Choice) -> str:
        n = len(scene.decision.picked)
        if attack:
            return counted(scene.translate("Button", "Attack with %n character(s)", None, n), n)
        if n == 0:
            return scene.translate("Button", "Declare no defenders")
        return counted(scene.translate("Button", "Defend with %n character(s)", None, n), n)

    return label


def _attack_with(scene: Scene, choice: Choice) -> str:
    return phrase(scene.translate("Button", "Attack with {card}"), card=scene.title(int(choice[1])))


def _defend_with(scene: Scene, choice: Choice) -> str:
    return phrase(scene.translate("Button", "Defend with {card}"), card=scene.title(int(choice[1])))


def _bypass(scene: Scene, choice: Choice) -> str:
    return phrase(scene.translate("Button", "Bypass {card}"), card=scene.title(int(choice[1])))


def _kill(scene: Scene, choice: Choice) -> str:
    return phrase(scene.translate("Button", "Let {card} die"), card=scene.title(int(choice[1])))


def _resolve(scene: Scene, choice: Choice) -> str:
    return phrase(scene.translate("Button", "Resolve {card} next"), card=scene.title(int(choice[1])))


def _pay_with(scene: Scene, choice: Choice) -> str:
    return phrase(scene.translate("Button", "Pay with {card}"), card=scene.title(int(choice[1])))


_KIND_LABELS: Final[dict[tuple[str, str], Callable[[Scene, Choice], str]]] = {
    ("setup", "done"): lambda scene, _: scene.translate("Button", "Finish the set-up"),
    ("action", "pass"): _pass_action,
    ("shadows", "pass"): lambda scene, _: scene.translate("Button", "Leave Shadows alone"),
    ("challenge", "pass"): lambda scene, _: scene.translate("Button", "Declare no more challenges"),
    ("attackers", "choose"): _attack_with,
    ("attackers", "done"): _done_fighting(True),
    ("defenders", "choose"): _defend_with,
    ("defenders", "done"): _done_fighting(False),
    ("redirect", "pass"): lambda scene, _: scene.translate("Button", "Leave the target as it is"),
    ("stealth", "choose"): _bypass,
    ("stealth", "pass"): lambda scene, _: scene.translate("Button", "Bypass nobody"),
    ("claim", "choose"): _kill,
    ("deadly", "choose"): _kill,
    ("save", "pass"): lambda scene, _: scene.translate("Button", "Let it happen"),
    ("response", "pass"): lambda scene, _: scene.translate("Button", "Do not respond"),
    ("order", "choose"): _resolve,
    ("cost", "choose"): _pay_with,
    ("cost", "done"): lambda scene, _: scene.translate("Button", "Pay the cost"),
    ("pay", "yes"): lambda scene, _: scene.translate("Button", "Pay the price"),
    ("pay", "no"): lambda scene, _: scene.translate("Button", "Let it happen"),
    ("may", "yes"): lambda scene, _: _source_or(
        scene, scene.translate("Button", "Use {card}"), scene.translate("Button", "Yes, do it")
    ),
    ("may", "no"): lambda scene, _: _source_or(
        scene, scene.translate("Button", "Do not use {card}"), scene.translate("Button", "No, leave it")
    ),
}


def _source_or(scene: Scene, template: str, without: str) -> str:
    source = scene.source()
    return phrase(template, card=source) if source else without
