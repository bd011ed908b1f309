"""What places, people and cards of the board game are called in the reader's language; English from the board's facts.

Names of other languages are read from `names.json` beside the board's facts, by keys like `place.winterfell`.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from pathlib import Path
from typing import Final

import msgspec

from agot_desktop.controller.words import Translate
from agot_desktop.model.boardgame.board import Board
from agot_desktop.model.boardgame.terms import HOUSES
from agot_desktop.model.kernel.errors import DataError

FILE: Final = "names.json"
Names = dict[str, dict[str, str]]


@lru_cache(maxsize=2)
def read_names(folder: Path) -> Names:
    """The names of all languages. Raises DataError for a file that cannot be read."""
    try:
        return msgspec.json.decode((folder / FILE).read_bytes(), type=Names)
    except (OSError, msgspec.MsgspecError) as error:
        raise DataError(f"{FILE}: {error}") from error


class RealmNames:
    """Names by the numbers of the board. `code` gives the language that is read now."""

    def __init__(self, board: Board, names: Names, translate: Translate, code: Callable[[], str]) -> None:
        self.board = board
        self._names = names
        self.translate = translate
        self._code = code

    def named(self, key: str, english: str) -> str:
        """A name by its key, English where the language has none."""
        return self._names.get(self._code(), {}).get(key) or english

    def area(self, area: int) -> str:
        """A land, stronghold or city; '' for none."""
        if area < 0:
            return ""
        facts = self.board.areas[area]
        return self.named(f"place.{facts.id}", facts.name)

    def place(self, ident: str, english: str) -> str:
        """Any place of the map by its id, seas too."""
        return self.named(f"place.{ident}", english)

    def leader(self, leader: int) -> str:
        """A Leader."""
        facts = self.board.leaders[leader]
        return self.named(f"leader.{facts.id}", facts.name)

    def house(self, house: int) -> str:
        """A house's name alone: 'Stark'."""
        return self.translate("Words", HOUSES[house].capitalize())

    def house_card(self, house: int, card: int) -> str:
        """A House card by its number in the house."""
        facts = self.board.house_cards[house * 7 + card]
        return self.named(f"house_card.{facts.id}", facts.name)

    def tactic(self, ident: str) -> str:
        """A Tactics card by its id."""
        facts = next(t for t in self.board.tactics if t.id == ident)
        return self.named(f"tactics.{ident}", facts.name)

    def ally_card(self, ident: str) -> str:
        """An Ally card by its id."""
        facts = next(card for card in self.board.ally_cards if card.id == ident)
        return self.named(f"ally_card.{ident}", facts.name)

    def westeros(self, ident: str) -> str:
        """A Westeros card by its id."""
        facts = next(card.facts for card in self.board.westeros if card.facts.id == ident)
        return self.named(f"westeros.{ident}", facts.name)

    def card(self, ident: str) -> str:
        """Any card that a choice or an entry names by its id: House card effect, Tactics, Ally or Westeros card."""
        for facts in self.board.house_cards:
            if facts.effect is not None and facts.effect.id == ident:
                return self.named(f"house_card.{facts.id}", facts.name)
        if any(t.id == ident for t in self.board.tactics):
            return self.tactic(ident)
        if any(card.id == ident for card in self.board.ally_cards):
            return self.ally_card(ident)
        if any(card.facts.id == ident for card in self.board.westeros):
            return self.westeros(ident)
        return self.ally_deck(ident) if ident in self.board.ally_decks else ident

    def about(self, ident: str) -> str:
        """What a card named by `card` does, in our own words; '' for none."""
        for facts in self.board.house_cards:
            if facts.effect is not None and facts.effect.id == ident:
                return facts.effect.text
        for tactic in self.board.tactics:
            if tactic.id == ident:
                return tactic.text
        for ally in self.board.ally_cards:
            if ally.id == ident:
                return ally.text
        return next((card.facts.text for card in self.board.westeros if card.facts.id == ident), "")

    def ally_deck(self, ident: str) -> str:
        """An Ally by the name of its deck."""
        english = {"frey": "House Frey", "arryn": "House Arryn", "tyrell": "House Tyrell"}
        if ident == "companies":
            return self.named("ally.free_companies", "The Free Companies")
        return self.translate("Words", ident.capitalize()) if ident in english else ident

    def order(self, order: int) -> str:
        """An order token: 'March +1', 'Defense +2, special'."""
        facts = self.board.orders[order]
        kind = order_word(self.translate, facts.type)
        value = f" {facts.value:+d}" if facts.type in ("march", "defense", "support") and facts.value else ""
        if facts.type == "march" and not facts.value:
            value = " 0"
        star = " ★" if facts.star else ""
        return f"{kind}{value}{star}"

    def unit(self, kind: int) -> str:
        """One unit of a kind."""
        words = (
            self.translate("Realm", "knight"),
            self.translate("Realm", "footman"),
            self.translate("Realm", "sellsword"),
            self.translate("Realm", "routed knight"),
            self.translate("Realm", "routed footman"),
            self.translate("Realm", "routed sellsword"),
        )
        return words[kind]

    def stack(self, stack: tuple[int, ...], leaders: int = 0) -> str:
        """A group in words: '2 knights, 1 footman, Robb Stark'."""
        parts = [self._counted(kind, count) for kind, count in enumerate(stack) if count]
        parts += [self.leader(n) for n in range(len(self.board.leaders)) if leaders >> n & 1]
        return ", ".join(parts)

    def _counted(self, kind: int, count: int) -> str:
        words = (
            lambda: self.translate("Realm", "%n knight(s)", None, count),
            lambda: self.translate("Realm", "%n footman(s)", None, count),
            lambda: self.translate("Realm", "%n sellsword(s)", None, count),
            lambda: self.translate("Realm", "%n routed knight(s)", None, count),
            lambda: self.translate("Realm", "%n routed footman(s)", None, count),
            lambda: self.translate("Realm", "%n routed sellsword(s)", None, count),
        )
        text = words[kind]()
        if "(s)" in text:  # untranslated English
            text = text.replace("footman(s)", "footman" if count == 1 else "footmen")
            text = text.replace("(s)", "" if count == 1 else "s")
        return text

    def leaders(self, mask: int) -> str:
        """Several Leaders by their bits."""
        return ", ".join([self.leader(n) for n in range(len(self.board.leaders)) if mask >> n & 1])


def order_word(translate: Translate, kind: str) -> str:
    """A kind of order token."""
    return {
        "march": translate("Realm", "March"),
        "defense": translate("Realm", "Defense"),
        "support": translate("Realm", "Support"),
        "raid": translate("Realm", "Raid"),
        "consolidate": translate("Realm", "Consolidate Power"),
    }[kind]


def weather_word(translate: Translate, weather: int) -> str:
    """The weather."""
    words = (translate("Realm", "fair"), translate("Realm", "rough"), translate("Realm", "storm"))
    return words[weather]


def track_word(translate: Translate, track: int) -> str:
    """An influence track, or the Claim token that is bid for."""
    words = (
        translate("Realm", "the Iron Throne"),
        translate("Realm", "the Fiefdoms"),
        translate("Realm", "the King's Court"),
        translate("Realm", "a Claim token"),
    )
    return words[track] if 0 <= track < 3 else words[3]


def muster_word(names: RealmNames, what: str) -> str:
    """What is mustered: a unit, an upgrade to a knight, or a Leader from the reserve."""
    translate = names.translate
    words = {
        "footman": translate("Realm", "a footman"),
        "knight": translate("Realm", "a knight"),
        "upgrade": translate("Realm", "a footman becomes a knight"),
        "sellsword": translate("Realm", "a sellsword"),
    }
    return words[what] if what in words else names.leader(names.board.leader_number[what])
