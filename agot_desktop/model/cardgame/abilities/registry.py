"""All cards' abilities: trees by id of the facts, and their compiled definitions by number in a pool.

Trees are entered by the modules of `cards`; a reprint has those of its first printing. Definitions are compiled on
first use, alike in every process, and kept for the life of the pool.
"""

from __future__ import annotations

import functools
import weakref
from collections import Counter
from typing import Any

from agot_desktop.model.cardgame.abilities.base import CardTest, Test, Word, walk
from agot_desktop.model.cardgame.pool import Facts, Pool
from agot_desktop.model.cardgame.terms import STRENGTH_CHANGED

_TREES: dict[str, tuple[Word, ...]] = {}
_NO_TEXT_NEEDED = frozenset({"house", "title"})


def ability(card: str, *parts: Word) -> None:
    """Enters the abilities of a card, in the order of the card; without parts: a card whose facts say it all.

    Raises `ValueError` for a card that has been entered."""
    if card in _TREES:
        raise ValueError(f"{card} has been entered twice")
    _TREES[card] = parts


class Registry:
    """What the registry knows, for listings: all trees and how often each word is used."""

    def __init__(self, trees: dict[str, tuple[Word, ...]]) -> None:
        self._trees = trees

    def abilities(self, card: str) -> tuple[Word, ...]:
        """The parts of a card, () for one without text or without an entry."""
        return self._trees.get(card, ())

    def complete(self, card: str) -> bool:
        """Whether the card can be played: it has an entry, be it an empty one."""
        return card in self._trees

    def word_counts(self) -> dict[str, int]:
        """How many cards use each word."""
        counts: Counter[str] = Counter()
        for parts in self._trees.values():
            counts.update({type(w).__name__ for p in parts for w in walk(p)})
        return dict(sorted(counts.items(), key=lambda item: (-item[1], item[0])))


def load() -> Registry:
    """The registry with all sets entered."""
    _enter_sets()
    return Registry(_TREES)


@functools.cache
def _enter_sets() -> None:
    from agot_desktop.model.cardgame import cards

    cards.enter_all()


class Definition:
    """One card ready for play: its facts and compiled abilities.

    `zones`: where any of its texts is alive; `live`: its abilities by zone; `immune`: may be immune by a printed
    keyword; `strengths`: its texts ask for changes of STR; `attach_to`, `on_house`, `play_only`: see `parts`;
    `complete`: whether its abilities are known here."""

    __slots__ = (
        "abilities",
        "attach_to",
        "complete",
        "facts",
        "immune",
        "live",
        "on_house",
        "play_only",
        "strengths",
        "when_revealed",
        "zones",
    )

    def __init__(self, facts: Facts) -> None:
        self.facts = facts
        self.abilities: tuple[Any, ...] = ()
        self.zones: frozenset[str] = frozenset()
        self.live: dict[str, tuple[Any, ...]] = {}
        self.immune = any(k.startswith("Immune to") for k in facts.keywords)
        self.attach_to: CardTest | None = None
        self.on_house = False
        self.play_only: tuple[Test, ...] = ()
        self.when_revealed: Any = None
        self.strengths = False
        self.complete = False


class _Book:
    """The definitions of one pool, and everything in them that has an address."""

    def __init__(self, pool: Pool) -> None:
        self.pool = weakref.ref(pool)
        self.parts: dict[str, Any] = {}
        self.own: dict[str, tuple[Word, ...]] = {}


_BOOKS: dict[int, _Book] = {}


def _book(pool: Pool) -> _Book:
    found = _BOOKS.get(id(pool))
    if found is None or found.pool() is not pool:
        _enter_sets()
        found = _BOOKS[id(pool)] = _Book(pool)
    return found


def definition(pool: Pool, code: int) -> Definition:
    """The definition of the card with this number."""
    found: Definition | None = pool.definitions[code]
    if found is None:
        found = pool.definitions[code] = _compile(_book(pool), pool.cards[code])
    return found


def add_own(pool: Pool, card: str, parts: tuple[Word, ...]) -> None:
    """Gives a card that exists only in this pool its abilities, before its first use."""
    _book(pool).own[card] = parts


def tree_of(pool: Pool, facts: Facts) -> tuple[Word, ...] | None:
    """The parts of a card (of its first printing, for a reprint), None if its abilities are not known here."""
    own = _book(pool).own
    if facts.id in own:
        return own[facts.id]
    found = _TREES.get(facts.reprint_of or facts.id)
    if found is None and facts.type in _NO_TEXT_NEEDED:
        return ()
    return found


def _compile(book: _Book, facts: Facts) -> Definition:
    from agot_desktop.model.cardgame.abilities.compiler import Unit
    from agot_desktop.model.cardgame.abilities.parts import AttachTo, OnHouse, PlayOnly, compile_part
    from agot_desktop.model.cardgame.abilities.patterns import OfCard

    made = Definition(facts)
    pool = book.pool()
    assert pool is not None
    tree = tree_of(pool, facts)
    if tree is None:
        return made
    made.complete = True
    made.strengths = any([isinstance(w, OfCard) and w.kind == STRENGTH_CHANGED for part in tree for w in walk(part)])
    abilities: list[Any] = []
    name = facts.id if facts.id in book.own else facts.reprint_of or facts.id
    for place, part in enumerate(tree):
        address = f"{name}:{place}"
        unit = Unit(address + "~", book.parts)
        if isinstance(part, AttachTo):
            made.attach_to = part.filter.test(unit)
        elif isinstance(part, OnHouse):
            made.on_house = True
        elif isinstance(part, PlayOnly):
            made.play_only = (*made.play_only, part.condition.check(unit))
        else:
            abilities += compile_part(part, address, book.parts)
    for found in abilities:
        _place(facts, found)
        if found.sort == "when_revealed":
            made.when_revealed = found
    made.abilities = tuple([a for a in abilities if a.sort != "when_revealed"])
    made.zones = frozenset(z for a in made.abilities for z in a.zones)
    if "Ambush" in facts.keywords:
        made.zones |= {"hand"}  # it can be played from there whatever its text says
    made.live = {z: tuple([a for a in made.abilities if z in a.zones]) for z in made.zones}
    return made


def _place(facts: Facts, found: Any) -> None:
    """Where the text is alive if it does not say so itself: events in hand, plots when revealed, agendas beside."""
    if found.zones == ("play",):
        found.zones = {"event": ("hand",), "plot": ("plot",), "agenda": ("beside",)}.get(facts.type, ("play",))


def _find(pool: Pool, address: str) -> Any:
    book = _book(pool)
    found = book.parts.get(address)
    if found is None:
        card = address.partition(":")[0]
        definition(pool, pool.index[card])
        found = book.parts[address]
    return found


def ability_at(pool: Pool, address: str) -> Any:
    """The compiled ability at an address. Raises `KeyError` if there is none."""
    return _find(pool, address)


def part_at(pool: Pool, address: str) -> Any:
    """The change or waiting part at an address. Raises `KeyError` if there is none."""
    return _find(pool, address.removesuffix("!control"))


def program_at(pool: Pool, address: str) -> tuple[Any, ...]:
    """The program of the ability or waiting part at an address."""
    program: tuple[Any, ...] = _find(pool, address).program
    return program


def playable_titles(pool: Pool) -> list[str]:
    """Titles of the cards that can be in a draw deck and whose abilities are known, sorted."""
    types = ("character", "location", "attachment", "event")
    return sorted({f.name for f in pool.cards if f.type in types and tree_of(pool, f) is not None})
