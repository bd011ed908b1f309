"""What the desk hands out for showing: plain frozen records in the reader's language."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime

from agot_desktop.controller.decks.hands import HandOption
from agot_desktop.controller.decks.legality import Finding


@dataclass(frozen=True, slots=True)
class ShelfRow:
    """A deck on the shelf. `shipped`: the name of one of the program's own, which is copied before it is changed."""

    id: int
    name: str
    house: str
    cards: int
    tags: tuple[str, ...] = ()
    shipped: str = ""


@dataclass(frozen=True, slots=True)
class CardRow:
    """A card in a list. `copies`: in the open deck; `limit`: how many its title allows; `problem`: what is wrong with
    it in this deck, in words, '' for nothing."""

    code: str
    name: str
    type: str
    houses: tuple[str, ...]
    unique: bool
    cost: str
    strength: int | None
    icons: tuple[str, ...]
    traits: str
    copies: int
    limit: int
    problem: str
    plot: tuple[int | None, int | None, int | None] | None = None


@dataclass(frozen=True, slots=True)
class Found:
    """What a search found: codes in order, its meaning in words, and what was not understood, in words."""

    codes: tuple[str, ...]
    meaning: str
    faults: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class DeckPicture:
    """The open deck for showing. `groups`: (card type, copies, rows)."""

    name: str
    house: str
    format: str
    tags: tuple[str, ...]
    notes: str
    cards: int
    plots: int
    agenda: CardRow | None
    hand: HandOption | None
    groups: tuple[tuple[str, int, tuple[CardRow, ...]], ...]
    findings: tuple[Finding, ...]
    can_undo: bool
    can_redo: bool


@dataclass(frozen=True, slots=True)
class VersionRow:
    """A stored edit. `words`: what it changed against the one before."""

    number: int
    made: datetime
    comment: str
    words: str
