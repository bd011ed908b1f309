"""From the open decision and what has been pointed at to what the bar, the lane and the cards show."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from PySide6.QtCore import QCoreApplication

from agot_desktop.model.cardgame.observation import CardView, DecisionView, Observation
from agot_desktop.model.kernel.decision import DONE, Choice
from agot_desktop.view.ports import DECLINE, PLAIN, PRIMARY, Button, Prompt
from agot_desktop.view.table.challenge_lane import LaneOption
from agot_desktop.view.table.offers import Offers
from agot_desktop.view.table.prompt_bar import BarButton, BarState
from agot_desktop.view.table.selection import Selection
from agot_desktop.view.table.title_words import benefit_words, short_title
from agot_desktop.view.words import challenge_word, icon_word

# Keys of buttons that are not choices of the game.
CONFIRM: Final = ("ui", "confirm")
PUT_BACK: Final = ("ui", "put back")
SHOW_HAND: Final = ("ui", "hand")
CHOOSE_FROM_LIST: Final = ("ui", "list")
GO_HOME: Final = ("ui", "home")
STOP_PASSING: Final = ("ui", "stop passing")
AIM: Final = "aim"  # the first word of a key that picks a kind of challenge
_NAMED_KINDS: Final = ("cardgame.order", "cardgame.occurrence")  # their cards get buttons too: they may lie anywhere
_CALM_KINDS: Final = ("cardgame.action", "cardgame.challenge")
MOST_BUTTONS: Final = 8  # more plain options than this are chosen from a list
MOST_TARGET_BUTTONS: Final = 3
SET_UP_GOLD: Final = 5


@dataclass(frozen=True, slots=True)
class Asked:
    """Everything that follows from a decision, ready to be shown."""

    bar: BarState
    lane: tuple[LaneOption, ...] = ()


def asked(prompt: Prompt, selection: Selection, house: str, *, toggle: str = "", names: Sequence[str] = ()) -> Asked:
    """The bar and the lane for a decision of the player at the screen. `toggle`: words of the button that shows hand
    or choices instead of the other, '' for none. `names`: of the seats."""
    labels = {button.choice: button for button in prompt.buttons}
    if selection.run:
        return Asked(_run_bar(prompt, labels, selection, house, toggle))
    if selection.aimed:
        return Asked(_aimed_bar(labels, selection, house, names))
    if selection.held >= 0:
        return Asked(_held_bar(prompt, labels, selection, house))
    lane, plain = _split_lane(selection.offers, labels)
    if decision_kind(selection) in _NAMED_KINDS:
        plain += [choice for choices in selection.offers.by_card.values() for choice in choices]
    buttons = _plain_buttons(plain, labels, start=len(lane))
    buttons = tuple(_short(button) for button in buttons)
    if decision_kind(selection) in _CALM_KINDS:
        buttons = _passing_leads(buttons)
    buttons = _with_toggle(buttons, toggle)
    return Asked(BarState(house, prompt.question, prompt.reason, "", buttons), lane)


def decision_kind(selection: Selection) -> str:
    """The kind of the open decision, '' for none."""
    return selection.offers.decision.kind if selection.offers.decision is not None else ""


def _split_lane(offers: Offers, labels: dict[Choice, Button]) -> tuple[tuple[LaneOption, ...], list[Choice]]:
    """Challenges go into the lane, everything else into the bar."""
    lane: list[LaneOption] = []
    plain: list[Choice] = []
    for choice in (*offers.plain, *offers.by_seat.values()):
        if choice[0] != "challenge":
            plain.append(choice)
            continue
        if offers.several_to_attack:
            continue
        hand = len(choice) > 3
        kind = str(choice[1])
        short = icon_word(kind)
        if hand:
            short = QCoreApplication.translate("Asking", "{0} on the Hand").format(short)
        number = len(lane) + 1
        words = labels[choice].label if choice in labels else short
        lane.append(LaneOption(choice, kind, short, words, hand, str(number) if number < 10 else ""))
    if offers.several_to_attack:
        lane = _kinds(offers)
    order = {"military": 0, "intrigue": 1, "power": 2}
    lane.sort(key=lambda option: (order.get(option.kind, 3), option.hand))
    return tuple(LaneOption(o.key, o.kind, o.short, o.words, o.hand, str(n + 1)) for n, o in enumerate(lane)), plain


def _short(button: BarButton) -> BarButton:
    """A title by its name alone: six of them have to stand beside each other."""
    if button.key[0] != "title":
        return button
    title = str(button.key[1])
    about = "; ".join(words for words in (button.label, benefit_words(title)) if words)
    return replace(button, label=short_title(title), tooltip=about)


def _kinds(offers: Offers) -> list[LaneOption]:
    """The kinds of challenge that can be declared against some player."""
    kinds = dict.fromkeys(str(choice[1]) for choice in offers.plain if choice[0] == "challenge")
    words = QCoreApplication.translate("Asking", "{0}: click, then choose whom to attack; or drag it to a player")
    return [LaneOption((AIM, kind), kind, icon_word(kind), words.format(challenge_word(kind))) for kind in kinds]


def _label(choice: Choice, labels: dict[Choice, Button]) -> tuple[str, str, str]:
    button = labels.get(choice)
    if button is None:
        return " ".join(str(word) for word in choice), "", PLAIN
    return button.label, button.tooltip, button.role


def _plain_buttons(plain: Sequence[Choice], labels: dict[Choice, Button], start: int = 0) -> tuple[BarButton, ...]:
    """Plain options as buttons: numbered ones first, then declining, then the main one at the right."""
    ordinary: list[BarButton] = []
    closing: list[BarButton] = []
    number = start
    several = [choice for choice in plain if _label(choice, labels)[2] not in (PRIMARY, DECLINE)]
    if len(several) > MOST_BUTTONS:
        words = QCoreApplication.translate("Asking", "Choose from {0}…").format(len(several))
        ordinary.append(BarButton(CHOOSE_FROM_LIST, words, role=PRIMARY, cap=_space()))
        plain = [choice for choice in plain if choice not in several]
    for choice in plain:
        label, tooltip, role = _label(choice, labels)
        if role == PRIMARY:
            closing.append(BarButton(choice, label, tooltip, role, _space()))
        elif role == DECLINE:
            closing.insert(0, BarButton(choice, label, tooltip, role, _esc()))
        else:
            number += 1
            ordinary.append(BarButton(choice, label, tooltip, role, str(number) if number < 10 else ""))
    return (*ordinary, *closing)


def _passing_leads(buttons: tuple[BarButton, ...]) -> tuple[BarButton, ...]:
    """Where nothing is answered, going on is the main button if there is no other."""
    if any(button.role == PRIMARY for button in buttons):
        return buttons
    return tuple(
        replace(button, role=PRIMARY, cap=_space()) if button.role == DECLINE else button for button in buttons
    )


def _with_toggle(buttons: tuple[BarButton, ...], toggle: str) -> tuple[BarButton, ...]:
    return (BarButton(SHOW_HAND, toggle), *buttons) if toggle else buttons


def _held_bar(prompt: Prompt, labels: dict[Choice, Button], selection: Selection, house: str) -> BarState:
    """A card has been picked up: what can be done with it, and putting it back."""
    choices = selection.held_choices()
    back = BarButton(PUT_BACK, QCoreApplication.translate("Asking", "Put back"), role=PLAIN, cap=_esc())
    if len(choices) == 1:
        label, tooltip, _role = _label(choices[0], labels)
        main = BarButton(CONFIRM, label, tooltip, PRIMARY, _enter())
        return BarState(house, prompt.question, prompt.reason, "", (back, main))
    targets = selection.targets()
    shown = [choice for choice in choices if choice not in targets.values()]
    if len(targets) <= MOST_TARGET_BUTTONS:
        shown = list(choices)
    buttons = [
        BarButton(choice, _label(choice, labels)[0], _label(choice, labels)[1], PLAIN, str(number + 1))
        for number, choice in enumerate(shown)
    ]
    reason = prompt.reason
    if targets:
        reason = QCoreApplication.translate("Asking", "Now click one of the {0} lit cards").format(len(targets))
    return BarState(house, prompt.question, reason, "", (*buttons, back))


def _aimed_bar(labels: dict[Choice, Button], selection: Selection, house: str, names: Sequence[str]) -> BarState:
    """A kind of challenge is picked: whom it is against, by buttons too."""
    back = BarButton(PUT_BACK, QCoreApplication.translate("Asking", "Put back"), role=PLAIN, cap=_esc())
    buttons = []
    for number, choice in enumerate(selection.aims(), 1):
        words = QCoreApplication.translate("Asking", "Hand of {0}") if len(choice) > 3 else "{0}"
        name = names[int(choice[2])]
        buttons.append(BarButton(choice, words.format(name), _label(choice, labels)[0], PLAIN, str(number)))
    question = QCoreApplication.translate("Asking", "{0}: whom do you attack?").format(challenge_word(selection.aimed))
    reason = QCoreApplication.translate("Asking", "Click a player, or a Hand of the King")
    if not selection.kings():
        reason = QCoreApplication.translate("Asking", "Click a player, or press a number")
    return BarState(house, question, reason, "", (*buttons, back))


def _run_bar(prompt: Prompt, labels: dict[Choice, Button], selection: Selection, house: str, toggle: str) -> BarState:
    decision = selection.offers.decision
    assert decision is not None
    count = len(selection.picks)
    buttons: list[BarButton] = []
    if count:
        back = QCoreApplication.translate("Asking", "Take back")
        buttons.append(BarButton(PUT_BACK, back, role=PLAIN, cap=_esc()))
    main = _confirm_label(decision, count) if count or DONE not in labels else labels[DONE].label
    tooltip = labels[DONE].tooltip if DONE in labels and not count else ""
    others = [choice for choice in selection.offers.plain if choice != DONE]
    buttons = [*_plain_buttons(others, labels), *buttons]
    cap = _enter() if count else _space()
    buttons.append(BarButton(CONFIRM, main, tooltip, PRIMARY, cap, enabled=selection.complete))
    pill = _set_up_words(selection) if decision.kind == "cardgame.setup" else _count_words(decision, count)
    made = _with_toggle(tuple(buttons), toggle)
    return BarState(house, prompt.question, prompt.reason, pill, made)


def _confirm_label(decision: DecisionView, count: int) -> str:
    words = {
        "cardgame.attackers": QCoreApplication.translate("Asking", "Attack with {0}"),
        "cardgame.defenders": QCoreApplication.translate("Asking", "Defend with {0}"),
        "cardgame.claim": QCoreApplication.translate("Asking", "Let {0} die"),
        "cardgame.setup": QCoreApplication.translate("Asking", "Set up {0}"),
    }.get(decision.kind, QCoreApplication.translate("Asking", "Confirm {0}"))
    return words.format(count)


def _count_words(decision: DecisionView, count: int) -> str:
    done = len(decision.picked)
    most = decision.most + done
    least = decision.least + done
    if least == most:
        return QCoreApplication.translate("Asking", "{0} of {1} chosen").format(count + done, most)
    if least:
        return QCoreApplication.translate("Asking", "{0} chosen, at least {1}").format(count + done, least)
    return QCoreApplication.translate("Asking", "{0} chosen").format(count + done)


def _set_up_words(selection: Selection) -> str:
    """What the cards to be set up cost together, of what they may cost."""
    cards = [selection.offers.cards[card] for card in selection.picks if card in selection.offers.cards]
    words = QCoreApplication.translate("Asking", "{0} of {1} gold")
    return words.format(sum(card.cost or 0 for card in cards), SET_UP_GOLD)


def _enter() -> str:
    return QCoreApplication.translate("Keys", "Enter")


def _space() -> str:
    return QCoreApplication.translate("Keys", "Space")


def _esc() -> str:
    return QCoreApplication.translate("Keys", "Esc")


def dimmed(seen: Observation, hand: Sequence[CardView], selection: Selection) -> dict[int, tuple[str, str]]:
    """Cards of the hand that cannot be used in one's own marshalling or set-up, with the reason and its icon."""
    decision = selection.offers.decision
    if decision is None or not selection.offers.open or selection.offers.strip:
        return {}
    if seen.phase != "marshalling" or decision.kind != "cardgame.action":
        return {}
    legal = selection.legal() | frozenset(selection.chosen())
    gold = seen.seats[seen.seat].gold
    found: dict[int, tuple[str, str]] = {}
    for card in hand:
        if card.id in legal:
            continue
        if card.cost is not None and card.cost > gold and card.type != "event":
            words = QCoreApplication.translate("Asking", "costs {0}").format(card.cost)
            found[card.id] = (words, "gold")
        else:
            found[card.id] = (QCoreApplication.translate("Asking", "not now"), "lock")
    return found
