"""The log of the board game in words, as `sentences.Teller` does it for the card game."""

from __future__ import annotations

import logging
from collections.abc import Callable, Mapping, Sequence

from agot_desktop.controller.realm.log_words import CAUSES, HEADS, HIDDEN, SENTENCES
from agot_desktop.controller.realm.names import (
    RealmNames,
    muster_word,
    order_word,
    track_word,
    weather_word,
)
from agot_desktop.controller.sentences import Line
from agot_desktop.controller.words import Translate, phase_name, phrase
from agot_desktop.model.boardgame.terms import NOBODY, ROUTED
from agot_desktop.model.kernel.game import LogEntry

_logger = logging.getLogger("agot_desktop.log")


class RealmTeller:
    """Makes lines of entries. `seats`: what the seats are called; with `named` a house is told with its player."""

    def __init__(self, names: RealmNames, seats: Sequence[str]) -> None:
        self._names = names
        self._seats = tuple(seats)
        self._unknown: set[str] = set()

    def line(
        self, entry: LogEntry, seat: int, translate: Translate, *, new: bool = True, everything: bool = False
    ) -> Line | None:
        """The entry as this seat may read it, None where there is nothing to read."""
        readable = everything or entry.readers < 0 or bool(entry.readers >> seat & 1)
        words = (SENTENCES if readable else HIDDEN).get(entry.kind)
        if words is None:
            if readable and entry.kind not in self._unknown:
                self._unknown.add(entry.kind)
                _logger.warning("no words for %r", entry)
            return None
        template = words(translate, entry)
        if not template:
            return None
        text = phrase(template, **_Pieces(self._names, entry).needed(template))
        head = entry.kind in HEADS
        indent = 0 if head or entry.kind in CAUSES else 1
        return Line(text[:1].upper() + text[1:], (), entry.seat, head, indent, new, entry.kind)

    def happening(self, entry: LogEntry, seat: int, translate: Translate) -> str:
        """The entry for the middle of a sentence."""
        made = self.line(entry, seat, translate)
        return "" if made is None else made.text


class _Pieces:
    """What fills the holes of a sentence about one entry."""

    def __init__(self, names: RealmNames, entry: LogEntry) -> None:
        self._n = names
        self._e = entry

    def needed(self, template: str) -> dict[str, str]:
        """The pieces that a template has holes for."""
        return {name: make() for name, make in self._makers().items() if "{" + name + "}" in template}

    def _makers(self) -> Mapping[str, Callable[[], str]]:
        n, e, translate = self._n, self._e, self._n.translate
        return {
            "who": lambda: self._house(e.seat),
            "other": lambda: self._house(e.other),
            "area": lambda: n.area(e.subject),
            "there": lambda: n.area(e.other),
            "leader": lambda: n.leader(e.subject),
            "card": lambda: n.card(e.word),
            "house_card": lambda: n.house_card(e.seat, e.amount),
            "order": lambda: n.order(e.amount),
            "unit": lambda: n.unit(e.amount),
            "units": lambda: n.stack(tuple(e.cards)),
            "group": lambda: n.stack(tuple(e.cards[:ROUTED]), e.cards[ROUTED] if len(e.cards) > ROUTED else 0),
            "number": lambda: str(e.amount),
            "phase": lambda: phase_name(translate, e.word),
            "weather": lambda: weather_word(translate, e.amount),
            "track": lambda: track_word(translate, e.other),
            "houses": lambda: ", ".join([n.house(house) for house in e.cards]),
            "orders": self._orders,
            "banned": lambda: self._banned(),
            "mustered": lambda: muster_word(n, e.word),
            "totals": lambda: phrase(
                translate("RealmLog", "{attack} to {defense}"), attack=e.cards[0], defense=e.cards[1]
            ),
            "bargain": self._bargain,
            "cause": self._cause,
        }

    def _house(self, house: int) -> str:
        return self._n.translate("RealmLog", "nobody") if house == NOBODY else self._n.house(house)

    def _orders(self) -> str:
        """Area and order, one after the other in `cards`."""
        cards = self._e.cards
        pairs = [f"{self._n.area(a)} {self._n.order(o)}" for a, o in zip(cards[::2], cards[1::2], strict=False)]
        return ", ".join(pairs) or self._n.translate("RealmLog", "none")

    def _banned(self) -> str:
        word = order_word(self._n.translate, self._e.word)
        return f"{word} ★" if self._e.amount else word

    def _bargain(self) -> str:
        """What is given for what."""
        give, give_power, want, want_power = (int(part) for part in self._e.cards)
        return bargain_words(self._n, give, give_power, want, want_power)

    def _cause(self) -> str:
        """Why, in brackets; '' where it goes without saying."""
        words = cause_word(self._n, self._e.cause)
        return f" ({words})" if words else ""


def bargain_words(names: RealmNames, give: int, give_power: int, want: int, want_power: int) -> str:
    """'Robb Stark for 3 power', both sides by the bits of Leaders and Power."""
    translate = names.translate
    return phrase(
        translate("RealmLog", "{give} for {want}"),
        give=_side(names, give, give_power),
        want=_side(names, want, want_power),
    )


def _side(names: RealmNames, leaders: int, power: int) -> str:
    found = [names.leaders(leaders)] if leaders else []
    if power:
        found.append(phrase(names.translate("RealmLog", "{number} power"), number=power))
    return ", ".join(found) or names.translate("RealmLog", "nothing")


def cause_word(names: RealmNames, cause: str) -> str:
    """Why Power or a token changed hands; '' where the line before says it."""
    translate = names.translate
    known = {
        "bid": translate("RealmLog", "bid"),
        "retreat": translate("RealmLog", "retreat"),
        "supply": translate("RealmLog", "supply"),
        "execution": translate("RealmLog", "execution"),
        "bargain": translate("RealmLog", "bargain"),
        "claim_pressed": translate("RealmLog", "A Claim Pressed"),
        "bribe": translate("RealmLog", "bribe"),
        "justice": names.westeros("the_kings_justice"),
    }
    if cause in known:
        return known[cause]
    if cause in ("", "battle", "raid", "consolidate"):
        return ""
    found = names.card(cause)
    return "" if found == cause else found
