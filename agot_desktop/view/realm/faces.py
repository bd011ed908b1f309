"""Looks and names of the board's pieces by their numbers, for every part of the board game's page."""

from __future__ import annotations

from typing import Any, Protocol

from agot_desktop.model.boardgame.board import Board
from agot_desktop.view.realm.items import LeaderFace, OrderFace, initials


class Names(Protocol):
    """Names in the reader's language: every method of the controller's `RealmNames` that is used here."""

    @property
    def board(self) -> Board: ...
    def area(self, area: int) -> str: ...
    def place(self, ident: str, english: str) -> str: ...
    def named(self, key: str, english: str) -> str: ...
    def leader(self, leader: int) -> str: ...
    def house(self, house: int) -> str: ...
    def house_card(self, house: int, card: int) -> str: ...
    def tactic(self, ident: str) -> str: ...
    def ally_card(self, ident: str) -> str: ...
    def ally_deck(self, ident: str) -> str: ...
    def westeros(self, ident: str) -> str: ...
    def about(self, ident: str) -> str: ...
    def order(self, order: int) -> str: ...
    def unit(self, kind: int) -> str: ...
    def stack(self, stack: tuple[int, ...], leaders: int = 0) -> str: ...


class RealmFaces:
    """Fulfils the scene's `PieceFaces`. `texts`: of the game's port."""

    def __init__(self, texts: Any) -> None:
        self.names: Names = texts.names
        self.board = self.names.board

    def order(self, order: int) -> OrderFace:
        """An order token's look."""
        facts = self.board.orders[order]
        value = f"{facts.value:+d}" if facts.value else "0" if facts.type == "march" else ""
        return OrderFace(facts.type, value if facts.type in ("march", "defense", "support") else "", facts.star)

    def leader(self, leader: int, controller: int) -> LeaderFace:
        """A Leader's look on the map."""
        return LeaderFace(controller, initials(self.names.leader(leader).removeprefix("Ser ").removeprefix("Lord ")))

    def area(self, area: int) -> str:
        """An area's name."""
        return self.names.area(area)

    def place(self, ident: str, english: str) -> str:
        """A name by its key, `place.winterfell` or `map.to_the_wall`."""
        return self.names.named(ident, english)
