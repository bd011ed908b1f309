"""What each option of a decision of the board game is called: verb and object."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from agot_desktop.controller.realm.names import RealmNames, muster_word
from agot_desktop.controller.words import phrase
from agot_desktop.model.boardgame.observation import RealmView
from agot_desktop.model.boardgame.terms import HOUSES, NOBODY
from agot_desktop.model.kernel.decision import Choice

Maker = Callable[[RealmNames, RealmView, Choice], str]


def _kind(view: RealmView) -> str:
    return view.decision.kind.rpartition(".")[2] if view.decision is not None else ""


def _pass(n: RealmNames, view: RealmView, _choice: Choice) -> str:
    words = {
        "raven": n.translate("RealmLabel", "Do not use it"),
        "card": n.translate("RealmLabel", "No card"),
        "execute": n.translate("RealmLabel", "Nobody"),
        "bargain": n.translate("RealmLabel", "No offer"),
        "westeros": n.translate("RealmLabel", "Nothing"),
        "reveal": n.translate("RealmLabel", "Do not use it"),
    }
    return words.get(_kind(view), n.translate("RealmLabel", "Pass"))


def _yes_no(n: RealmNames, view: RealmView, choice: Choice) -> str:
    yes = choice[0] == "yes"
    if _kind(view) == "token":
        return n.translate("RealmLabel", "Leave a token") if yes else n.translate("RealmLabel", "Leave nothing")
    if _kind(view) == "justice":
        return n.translate("RealmLabel", "Pay 1 power") if yes else n.translate("RealmLabel", "Let go")
    return n.translate("RealmLabel", "Yes") if yes else n.translate("RealmLabel", "No")


def _move(n: RealmNames, _view: RealmView, choice: Choice) -> str:
    here, there = _number(choice, 1), _number(choice, 2)
    if there == NOBODY:
        return phrase(n.translate("RealmLabel", "Let the order in {area} lapse"), area=n.area(here))
    if choice[0] == "raid":
        template = n.translate("RealmLabel", "Raid {there} from {area}")
        return phrase(template, there=n.area(there), area=n.area(here))
    group = n.stack(tuple(_number(choice, place) for place in (3, 4, 5)), _number(choice, 6))
    template = n.translate("RealmLabel", "{area} to {there}: {group}")
    return phrase(template, area=n.area(here), there=n.area(there), group=group)


def _leader(n: RealmNames, view: RealmView, choice: Choice) -> str:
    leader = _number(choice, 1)
    if leader == NOBODY:
        return n.translate("RealmLabel", "No hostage")
    if choice[0] == "execute":
        return phrase(n.translate("RealmLabel", "Execute {leader} (2 power)"), leader=n.leader(leader))
    if _kind(view) == "rescue":
        own = view.leaders[leader].controller == view.seat
        rescue, abduct = n.translate("RealmLabel", "Rescue {leader}"), n.translate("RealmLabel", "Abduct {leader}")
        return phrase(rescue if own else abduct, leader=n.leader(leader))
    return phrase(n.translate("RealmLabel", "Take {leader} hostage"), leader=n.leader(leader))


def _casualty(n: RealmNames, _view: RealmView, choice: Choice) -> str:
    unit = n.unit(_number(choice, 1))
    if len(choice) == 3:
        return phrase(n.translate("RealmLabel", "Lose a {unit} in {area}"), unit=unit, area=n.area(_number(choice, 2)))
    return phrase(n.translate("RealmLabel", "Lose a {unit}"), unit=unit)


def _support(n: RealmNames, view: RealmView, choice: Choice) -> str:
    house = _number(choice, 1)
    if house == NOBODY:
        return n.translate("RealmLabel", "Support nobody")
    return phrase(n.translate("RealmLabel", "Support {house}"), house=n.house(house))


def _bargain(n: RealmNames, view: RealmView, choice: Choice) -> str:
    from agot_desktop.controller.realm.teller import bargain_words

    other, *sides = (_number(choice, place) for place in range(1, 6))
    bargain = bargain_words(n, *sides)
    if choice[0] == "counter":
        return phrase(n.translate("RealmLabel", "Counter: {bargain}"), bargain=bargain)
    return phrase(n.translate("RealmLabel", "To {house}: {bargain}"), house=n.house(other), bargain=bargain)


def _order(n: RealmNames, _view: RealmView, choice: Choice) -> str:
    return f"{n.area(_number(choice, 1))}: {n.order(_number(choice, 2))}"


def _named(n: RealmNames, view: RealmView, choice: Choice) -> str:
    """A choice by an id: of an area, a Leader, a house or a card."""
    ident, board = str(choice[1]), n.board
    if ident in board.area_number:
        return n.area(board.area_number[ident])
    if ident in board.leader_number:
        return n.leader(board.leader_number[ident])
    if ident in HOUSES and _kind(view) == "tie":
        return n.house(HOUSES.index(ident))
    if _kind(view) == "westeros":
        return n.westeros(ident)
    return n.card(ident)


def _use(n: RealmNames, _view: RealmView, choice: Choice) -> str:
    return phrase(n.translate("RealmLabel", "Use {card}"), card=n.card(str(choice[1])))


def _tactic(n: RealmNames, view: RealmView, choice: Choice) -> str:
    number = _number(choice, 1)
    if number == NOBODY:
        return n.translate("RealmLabel", "No tactic")
    return n.tactic(n.board.tactics[view.seat * 11 + number].id)


def _house_card(n: RealmNames, view: RealmView, choice: Choice) -> str:
    return house_card_label(n, view.seat, _number(choice, 1))


def house_card_label(n: RealmNames, house: int, card: int) -> str:
    """A House card with its strength."""
    facts = n.board.house_cards[house * 7 + card]
    return f"{n.house_card(house, card)} ({facts.strength})"


def _gain(n: RealmNames, _view: RealmView, choice: Choice) -> str:
    return phrase(n.translate("RealmLabel", "Gain power in {area}"), area=n.area(_number(choice, 1)))


_MAKERS: Final[Mapping[str, Maker]] = {
    "pass": _pass,
    "done": lambda n, v, c: n.translate("RealmLabel", "Done"),
    "yes": _yes_no,
    "no": _yes_no,
    "accept": lambda n, v, c: n.translate("RealmLabel", "Accept"),
    "decline": lambda n, v, c: n.translate("RealmLabel", "Decline"),
    "order": _order,
    "tactic": _tactic,
    "raid": _move,
    "march": _move,
    "muster": lambda n, v, c: f"{n.area(_number(c, 1))}: {muster_word(n, str(c[2]))}",
    "consolidate": lambda n, v, c: phrase(
        n.translate("RealmLabel", "Gain power in {area}"), area=n.area(_number(c, 1))
    ),
    "retreat": lambda n, v, c: phrase(n.translate("RealmLabel", "Retreat to {area}"), area=n.area(_number(c, 1))),
    "draw": lambda n, v, c: phrase(
        n.translate("RealmLabel", "Draw from the deck of {ally}"), ally=n.ally_deck(str(c[1]))
    ),
    "support": _support,
    "house-card": _house_card,
    "hostage": _leader,
    "execute": _leader,
    "casualty": _casualty,
    "offer": _bargain,
    "counter": _bargain,
    "bid": lambda n, v, c: str(c[1]),
    "use": _use,
    "play": _use,
    "choose": _named,
    "blade": lambda n, v, c: (
        n.translate("RealmLabel", "Use the Blade: +1") if c[1] == "yes" else n.translate("RealmLabel", "Keep the Blade")
    ),
}


def label_of(names: RealmNames, view: RealmView, choice: Choice) -> str:
    """The words of one option."""
    return _MAKERS[str(choice[0])](names, view, choice)


def tooltip_of(names: RealmNames, choice: Choice) -> str:
    """What the card of an option does; '' for other options."""
    if choice[0] in ("use", "play", "choose", "tactic") and isinstance(choice[1], str):
        return names.about(choice[1])
    return ""


def _number(choice: Choice, place: int) -> int:
    found: Any = choice[place]
    return int(found)
