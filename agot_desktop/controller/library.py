"""The decks that can be played, those that come with the program and the player's own; who may be a Hand of the King.

What is wrong with a deck is said in words. A card whose abilities are not in the program makes a deck unplayable.
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Final, Protocol

from agot_desktop.controller.words import Translate, phrase, term
from agot_desktop.model.cardgame import terms
from agot_desktop.model.cardgame.deck_rules import Deck, Problem, check_deck, eligible_hands
from agot_desktop.model.cardgame.decks import DeckFileError, read_deck
from agot_desktop.model.cardgame.facts import Facts
from agot_desktop.model.cardgame.pool import Pool, fold
from agot_desktop.storage.records import DeckContent, DeckId, DeckRecord, SlotRecord

SHIPPED: Final = "shipped"
OWN: Final = "own"
DRAW_SECTION: Final = "draw"
PLOT_SECTION: Final = "plot"
AGENDA_SECTION: Final = "agenda"
HAND_SECTION: Final = "hand_of_the_king"
_MISSING_SHOWN: Final = 5

_logger = logging.getLogger("agot_desktop.decks")


class NoSuchDeckError(LookupError):
    """No deck has this id."""


class DeckShelf(Protocol):
    """The player's own decks on the disk; storage's `Decks` fulfils it. Every method raises StorageError."""

    def list_decks(self) -> list[DeckRecord]: ...
    def content(self, deck_id: DeckId, number: int | None = None) -> DeckContent: ...


@dataclass(frozen=True, slots=True)
class DeckRow:
    """A deck to choose from. `id`: `shipped:NAME` or `own:NUMBER`. `problems`: why it may not be played, in words."""

    id: str
    name: str
    house: str
    cards: int
    problems: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class HandRow:
    """A character that may be a Hand of the King. `reason`: why it cannot be played yet, '' if it can."""

    code: str
    name: str
    houses: tuple[str, ...]
    threshold: int
    label: str
    playable: bool
    reason: str


class Library:
    """Decks and Hands of the King. `complete` tells whether all that a card does is in the program."""

    def __init__(
        self,
        pool: Pool,
        folder: Path,
        shelf: Callable[[], DeckShelf | None],
        complete: Callable[[Facts], bool],
        translate: Translate,
    ) -> None:
        """`folder`: of the program's own decks; `shelf`: gives the player's, None while they are out of reach."""
        self._pool = pool
        self._folder = folder
        self._shelf = shelf
        self._complete = complete
        self.translate = translate
        self._shipped: dict[str, Deck] | None = None

    def rows(self) -> list[DeckRow]:
        """All decks: the program's by name, then the player's own, the last changed first. Raises StorageError."""
        found = [self._row(f"{SHIPPED}:{name}", deck) for name, deck in self._read_shipped().items()]
        shelf = self._shelf()
        if shelf is not None:
            found += [self._row(f"{OWN}:{record.id}", self._own(shelf, record)) for record in shelf.list_decks()]
        return found

    def deck(self, deck_id: str) -> Deck:
        """A deck by the id of its row. Raises NoSuchDeckError and StorageError."""
        kind, _, name = deck_id.partition(":")
        shipped = self._read_shipped()
        if kind == SHIPPED and name in shipped:
            return shipped[name]
        shelf = self._shelf()
        if kind == OWN and shelf is not None:
            for record in shelf.list_decks():
                if str(record.id) == name:
                    return self._own(shelf, record)
        raise NoSuchDeckError(deck_id)

    def shipped(self) -> Mapping[str, Deck]:
        """The program's own decks by the name of their file."""
        return self._read_shipped()

    def problems(self, deck: Deck, *, needs_hand: bool = False) -> list[str]:
        """Everything that keeps a deck from being played, in words."""
        found = [
            problem_words(problem, self._pool, self.translate)
            for problem in check_deck(deck, self._pool, needs_hand=needs_hand)
        ]
        missing = [facts.name for facts in self._facts(deck) if not self._complete(facts)]
        if missing:
            names = ", ".join(missing[:_MISSING_SHOWN]) + (", …" if len(missing) > _MISSING_SHOWN else "")
            words = self.translate("Deck", "What these cards do is not in the program yet: {names}.")
            found.append(phrase(words, names=names))
        return found

    def hands(self, house: str | None = None) -> list[HandRow]:
        """All characters that may be a Hand of the King (HK-02, HK-03), by name; of one House if given."""
        cards = [self._pool.cards[number] for number in eligible_hands(self._pool)]
        found = [self._hand(facts) for facts in cards if house is None or house in (facts.houses or (terms.NEUTRAL,))]
        return sorted(found, key=lambda row: (fold(row.name), row.label))

    def _hand(self, facts: Facts) -> HandRow:
        playable = self._complete(facts)
        reason = "" if playable else self.translate("Deck", "What this card does is not in the program yet.")
        label = f"{facts.set_name} {facts.printed_number or facts.number}"
        houses = facts.houses or (terms.NEUTRAL,)
        return HandRow(facts.id, facts.name, houses, facts.threshold, label, playable, reason)

    def _row(self, deck_id: str, deck: Deck) -> DeckRow:
        return DeckRow(deck_id, deck.name, deck.house, deck.size, tuple(self.problems(deck)))

    def _facts(self, deck: Deck) -> Iterable[Facts]:
        """The cards of a deck that the pool knows, its Hand of the King included, each once."""
        ids = (deck.agenda, *deck.plots, *(card for card, _ in deck.cards), deck.hand_of_the_king)
        return [
            self._pool.cards[self._pool.index[card]]
            for card in dict.fromkeys(ids)
            if card is not None and card in self._pool.index
        ]

    def _read_shipped(self) -> dict[str, Deck]:
        if self._shipped is None:
            self._shipped = {}
            for path in sorted(self._folder.glob("*.json")):
                try:
                    self._shipped[path.stem] = read_deck(path)
                except DeckFileError as error:
                    _logger.error("a deck of the program is broken: %s", error)
        return self._shipped

    def _own(self, shelf: DeckShelf, record: DeckRecord) -> Deck:
        return deck_of_content(record.name, shelf.content(record.id))


def deck_of_content(name: str, content: DeckContent) -> Deck:
    """A deck as it is kept on the player's shelf."""

    def section(wanted: str) -> list[SlotRecord]:
        return [slot for slot in content.slots if slot.section == wanted]

    plots = [slot.card for slot in section(PLOT_SECTION) for _ in range(slot.copies)]
    cards = [(slot.card, slot.copies) for slot in section(DRAW_SECTION)]
    deck = Deck(name=name, house=content.house, plots=tuple(plots), cards=tuple(cards))
    for slot in section(AGENDA_SECTION)[:1]:
        deck = replace(deck, agenda=slot.card)
    for slot in section(HAND_SECTION)[:1]:
        deck = replace(deck, hand_of_the_king=slot.card)
    return deck


def content_of_deck(deck: Deck) -> DeckContent:
    """The inverse of `deck_of_content`, without the name."""
    slots = [SlotRecord(DRAW_SECTION, card, count) for card, count in deck.cards]
    slots += [SlotRecord(PLOT_SECTION, card, deck.plots.count(card)) for card in dict.fromkeys(deck.plots)]
    slots += [SlotRecord(AGENDA_SECTION, deck.agenda, 1)] if deck.agenda else []
    slots += [SlotRecord(HAND_SECTION, deck.hand_of_the_king, 1)] if deck.hand_of_the_king else []
    return DeckContent(deck.house, tuple(slots))


def problem_words(problem: Problem, pool: Pool, translate: Translate) -> str:
    """A problem of a deck as a sentence."""
    template = _problem_template(problem.code, translate)
    if not template:
        return f"{problem.code} ({problem.rule})"
    found, allowed = (*problem.numbers, 0, 0)[:2]
    return phrase(
        template,
        card=_title(problem.subject, pool, translate),
        found=found,
        allowed=allowed,
        cards=", ".join(_title(card, pool, translate) for card in problem.cards),
    )


def _title(code: str, pool: Pool, translate: Translate) -> str:
    return pool.cards[pool.index[code]].name if code in pool.index else term(translate, code)


def _problem_template(code: str, translate: Translate) -> str:
    return {
        "unknown_house": translate("Deck", "{card} is no House."),
        "unknown_card": translate("Deck", "No card is called {card}."),
        "wrong_type": translate("Deck", "{card} does not belong into a draw deck."),
        "not_a_plot": translate("Deck", "{card} is no plot."),
        "not_an_agenda": translate("Deck", "{card} is no agenda."),
        "plot_count": translate("Deck", "There are {found} plots; there must be {allowed}."),
        "plot_copies": translate("Deck", "{card} is there {found} times as a plot; {allowed} at most."),
        "deck_size": translate("Deck", "The draw deck has {found} cards; it needs {allowed}."),
        "no_copies": translate("Deck", "{card} is there {found} times."),
        "too_many_copies": translate("Deck", "{card} is there {found} times; {allowed} at most."),
        "house_only": translate("Deck", "{card} may not be in a deck of this House."),
        "banned": translate("Deck", "{card} is banned."),
        "restricted": translate("Deck", "Only one restricted title is allowed, but there are {found}: {cards}."),
        "no_hand": translate("Deck", "A Hand of the King must be chosen."),
        "hand_not_a_character": translate("Deck", "{card} is no character and cannot be the Hand of the King."),
        "hand_not_unique": translate("Deck", "{card} is not unique and cannot be the Hand of the King."),
        "hand_creature": translate("Deck", "{card} is a Creature and cannot be the Hand of the King."),
        "hand_army": translate("Deck", "{card} is an Army and cannot be the Hand of the King."),
        "hand_title_in_deck": translate("Deck", "{card} cannot be the Hand of the King: the deck has that title."),
    }.get(code, "")


def names_differ(names: Sequence[str]) -> bool:
    """Whether no two players have the same name."""
    return len({fold(name) for name in names}) == len(names)
