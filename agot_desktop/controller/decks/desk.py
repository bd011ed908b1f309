"""The deck builder's desk: the decks on the shelf, the one that is open, the search, and all that is asked of both.

Every method that reads or writes the player's file raises OSError, in words; a name that cannot be kept ValueError.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Final, TypeVar

from agot_desktop.controller.decks.changes import Difference, copies_in, differences
from agot_desktop.controller.decks.desk_rows import CardRow, DeckPicture, Found, ShelfRow, VersionRow
from agot_desktop.controller.decks.draws import SetupReport, TrialDraw
from agot_desktop.controller.decks.editing import DeckEditor, EditShelf, GoneError
from agot_desktop.controller.decks.files import own
from agot_desktop.controller.decks.files.draft import DeckImportError, Draft
from agot_desktop.controller.decks.files.matching import Matcher
from agot_desktop.controller.decks.files.reading import import_words, read_decks
from agot_desktop.controller.decks.files.writing import as_o8d, as_text
from agot_desktop.controller.decks.hands import Advice, HandOption, advice, clashing, hand_option, hand_options
from agot_desktop.controller.decks.legality import HAND_OF_THE_KING, Finding, findings, repair_all
from agot_desktop.controller.decks.query_words import fault_words, query_words
from agot_desktop.controller.decks.search import CardIndex, DeckContext, deck_context
from agot_desktop.controller.decks.statistics import Figures, figures
from agot_desktop.controller.faces import cost_text
from agot_desktop.controller.failures import failure_words
from agot_desktop.controller.language import Language
from agot_desktop.controller.library import content_of_deck
from agot_desktop.controller.words import phrase, term
from agot_desktop.model.cardgame import terms
from agot_desktop.model.cardgame.deck_rules import Deck
from agot_desktop.model.cardgame.facts import Facts
from agot_desktop.model.cardgame.pool import CardSet, Pool, fold
from agot_desktop.storage.errors import BadNameError, StorageError
from agot_desktop.storage.records import DeckId

T = TypeVar("T")
GROUPS: Final = (terms.CHARACTER, terms.LOCATION, terms.ATTACHMENT, terms.EVENT_CARD, terms.PLOT)
JSON: Final = "json"
O8D: Final = "o8d"
TEXT: Final = "txt"


class DeckDesk:
    """One desk with at most one open deck."""

    def __init__(
        self,
        pool: Pool,
        sets: Sequence[CardSet],
        language: Language,
        complete: Callable[[Facts], bool],
        shelf: Callable[[], EditShelf],
        shipped: Callable[[], Mapping[str, Deck]],
    ) -> None:
        """`shelf` may raise OSError, in words; `shipped`: the program's own decks by name of their file."""
        self.pool = pool
        self.sets = sets
        self.my_sets: tuple[str, ...] = ()
        self._language = language
        self.translate = language.translate
        self._complete = complete
        self._shelf = shelf
        self._shipped = shipped
        self._index: CardIndex | None = None
        self._index_language = ""
        self._matcher: Matcher | None = None
        self._editor: DeckEditor | None = None
        self._checked: tuple[object, tuple[Finding, ...]] | None = None

    # -- the shelf

    def rows(self) -> list[ShelfRow]:
        """The player's decks, the last changed first, then the program's own."""
        found = []
        for record in self._try(lambda: self._shelf().list_decks()):
            content = self._try(lambda r=record: self._shelf().content(r.id))  # type: ignore[misc]
            size = sum(slot.copies for slot in content.slots if slot.section == "draw")
            found.append(ShelfRow(record.id, record.name, record.house, size, record.tags))
        return found + [ShelfRow(0, d.name, d.house, d.size, (), file) for file, d in self._shipped().items()]

    def create(self, name: str, house: str = terms.NEUTRAL) -> int:
        """A new deck without cards, which is opened."""
        return self._new(Deck(name, house))

    def copy_shipped(self, file: str) -> int:
        """One of the program's own decks as a deck of the player's, which is opened. Raises KeyError."""
        deck = self._shipped()[file]
        deck_id = self._new(deck)
        self._try(lambda: self._open.describe(deck.note, (), HAND_OF_THE_KING))
        return deck_id

    def open(self, deck_id: int) -> None:
        """Opens a deck of the player's."""
        self._editor = self._try(lambda: DeckEditor(self._shelf(), self.pool, DeckId(deck_id)))

    @property
    def opened(self) -> int:
        """The id of the open deck, 0 for none."""
        return 0 if self._editor is None else self._editor.id

    def duplicate(self, name: str) -> int:
        """A copy of the open deck with all its versions, which is opened."""
        copy = self._try(lambda: self._shelf().duplicate(self._open.id, name))
        self.open(copy)
        return copy

    def rename(self, name: str) -> None:
        self._try(lambda: self._open.rename(name))

    def describe(self, notes: str, tags: Sequence[str], deck_format: str) -> None:
        """Keeps notes, tags and format of the open deck."""
        self._try(lambda: self._open.describe(notes, tags, deck_format))

    def delete(self) -> None:
        """Throws the open deck away for good."""
        self._try(lambda: self._shelf().delete(self._open.id))
        self._editor = None

    # -- the open deck

    def picture(self) -> DeckPicture:
        """The open deck as it is now."""
        editor = self._open
        record = self._try(lambda: editor.record)
        deck = editor.deck
        wrong = self.findings()
        hand = None
        if deck.hand_of_the_king in self.pool.index:
            hand = hand_option(self._facts(str(deck.hand_of_the_king)), deck, self.pool, self._complete, self.translate)
        return DeckPicture(
            record.name, deck.house, record.format or HAND_OF_THE_KING, record.tags, record.notes, deck.size,
            len(deck.plots), self.row(deck.agenda) if deck.agenda in self.pool.index else None, hand,
            self._groups(deck), wrong, editor.can_undo, editor.can_redo,
        )  # fmt: skip

    @property
    def deck(self) -> Deck:
        """What the open deck holds."""
        return self._open.deck

    def add(self, code: str, copies: int = 1) -> bool:
        """Copies of a card more, or with a negative number fewer; False where nothing changed."""
        return self._try(lambda: self._open.add(code, copies))

    def choose_hand(self, code: str | None) -> bool:
        """Sets the Hand of the King; False for one that may not be it (HK-02, HK-03) or that is it already."""
        if code is not None and self.hand_option(code).reasons and not self.hand_option(code).clashes:
            return False
        return self._try(lambda: self._open.choose_hand(code))

    def set_house(self, house: str) -> bool:
        return self._try(lambda: self._open.put(replace(self._open.deck, house=house)))

    def undo(self) -> bool:
        return self._try(self._open.undo)

    def redo(self) -> bool:
        return self._try(self._open.redo)

    def put(self, deck: Deck, comment: str = "") -> bool:
        """Takes over a repaired deck."""
        return self._try(lambda: self._open.put(deck, comment))

    def repair_all(self) -> bool:
        """Every repair that needs no choice; False where there was none."""
        return self.put(repair_all(self._open.deck, self._findings))

    def findings(self) -> tuple[Finding, ...]:
        """What is wrong with the open deck in its format."""
        return self._findings(self._open.deck)

    def figures(self) -> Figures:
        return figures(self._open.deck, self.pool)

    def trial(self, seed: int) -> TrialDraw:
        """The open deck shuffled, to draw from."""
        return TrialDraw(self._open.deck, self.pool, seed)

    def report(self, seed: int) -> SetupReport:
        """Set-ups of the open deck to be counted."""
        return SetupReport(self._open.deck, self.pool, seed)

    # -- the Hand of the King

    def hands(self, illegal: bool = False) -> list[HandOption]:
        """Characters for the open deck: the legal ones, or all with the reasons."""
        return hand_options(self._open.deck, self.pool, self._complete, self.translate, illegal)

    def hand_option(self, code: str) -> HandOption:
        return hand_option(self._facts(code), self._open.deck, self.pool, self._complete, self.translate)

    def advice(self, code: str) -> Advice:
        """What a character brings to the open deck as its Hand."""
        return advice(code, self._open.deck, self.pool, self.translate)

    # -- the search

    def search(self, text: str, sort: str = "name", descending: bool = False) -> Found:
        """Cards for a line of the filter language. Never raises for what is written."""
        index = self._cards
        query = index.query(text)
        found = index.find(query, self._context(), sort, descending)
        codes = tuple(self.pool.cards[number].id for number in found)
        meaning = query_words(query, self.translate, self._value_word)
        return Found(codes, meaning, tuple(fault_words(fault, self.translate) for fault in query.faults))

    def counts(self, text: str, field: str) -> dict[str, int]:
        """How many of the found cards have each value of a field."""
        return self._cards.count(self._cards.query(text), self._context(), field)

    def row(self, code: str) -> CardRow:
        """A card for a list, as it stands in the open deck."""
        facts = self._facts(code)
        deck = self._editor.deck if self._editor is not None else None
        problem = ""
        if deck is not None and copies_in(deck, code):
            problem = next((found.words for found in self.findings() if code in found.cards), "")
        plot = None
        if facts.type == terms.PLOT:
            plot = tuple(
                None if f"plot_{name}" in facts.x_values else getattr(facts, f"plot_{name}")
                for name in ("gold", "initiative", "claim")
            )
        return CardRow(
            facts.id, facts.name, facts.type, facts.houses or (terms.NEUTRAL,), facts.unique, cost_text(facts),
            facts.strength, facts.icons, self._traits(facts), 0 if deck is None else copies_in(deck, code),
            facts.deck_limit, problem, plot,  # type: ignore[arg-type]
        )  # fmt: skip

    def clashing(self) -> tuple[str, ...]:
        """Cards of the open deck with its Hand's title."""
        deck = self._open.deck
        return tuple(card for card, _ in clashing(deck, self.pool, deck.hand_of_the_king))

    # -- versions

    def versions(self, landmarks: bool = False) -> list[VersionRow]:
        """The stored edits, the newest first; with `landmarks` those with a comment and the newest only."""
        editor = self._open
        records = self._try(editor.versions)
        rows, before = [], None
        for record in records:
            kept = not landmarks or record.comment or record is records[-1]
            deck = self._try(lambda n=record.number: editor.version(n)) if kept else None  # type: ignore[misc]
            if deck is not None:
                words = "" if before is None else self._difference_words(differences(before, deck))
                rows.append(VersionRow(record.number, record.made_at, record.comment, words))
                before = deck
        return rows[::-1]

    def compare(self, one: int, other: int) -> list[str]:
        """What changed from one version to another, a line each."""
        return [self._one_difference(found) for found in self._try(lambda: self._open.compare(one, other))]

    def comment(self, number: int, comment: str) -> None:
        self._try(lambda: self._open.comment(number, comment))

    def restore(self, number: int) -> bool:
        """Makes an old version the newest."""
        return self._try(lambda: self._open.restore(number))

    # -- files

    def read(self, content: bytes, file: str = "") -> list[Draft]:
        """The decks in a file or a pasted text. Raises ValueError, in words."""
        if self._matcher is None:
            self._matcher = Matcher(self.pool, self.sets)
        try:
            return read_decks(content, self._matcher, file)
        except DeckImportError as error:
            raise ValueError(import_words(error, self.translate)) from error

    def take(self, draft: Draft) -> int:
        """A draft as a new deck with all its versions, which is opened."""
        decks = draft.decks(self.pool)
        name = draft.name.strip()[:120] or self.translate("Decks", "Imported deck")
        first, comment = decks[0]
        deck_id = self._new(replace(first, name=name), comment)
        for deck, comment in decks[1:]:
            self._try(lambda d=deck, c=comment: self._shelf().add_version(DeckId(deck_id), content_of_deck(d), c))  # type: ignore[misc]
        self.open(deck_id)
        self.describe(decks[-1][0].note, draft.tags, draft.deck_format)
        return deck_id

    def export(self, kind: str, hand_section: bool = False) -> bytes:
        """The open deck as a file: JSON (with all versions), O8D or TEXT."""
        picture, deck = self.picture(), self._open.deck
        if kind == O8D:
            return as_o8d(deck, self.pool, notes=picture.notes, hand_section=hand_section)
        if kind == TEXT:
            text = as_text(deck, self.pool, notes=picture.notes, tags=picture.tags, deck_format=picture.format)
            return text.encode()
        held = [
            (self._try(lambda n=record.number: self._open.version(n)), record.comment, record.made_at)  # type: ignore[misc]
            for record in self._try(self._open.versions)
        ]
        told = {"notes": picture.notes, "tags": picture.tags, "deck_format": picture.format}
        return own.encode(picture.name, held, self.pool, **told)  # type: ignore[arg-type]

    # -- parts

    @property
    def _open(self) -> DeckEditor:
        if self._editor is None:
            raise OSError(self.translate("Decks", "No deck is open."))
        return self._editor

    def _new(self, deck: Deck, comment: str = "") -> int:
        deck_id = self._try(lambda: self._shelf().create(deck.name, content_of_deck(deck), comment))
        self.open(deck_id)
        return deck_id

    @property
    def _cards(self) -> CardIndex:
        code = self._language.code()
        if self._index is None or self._index_language != code:
            self._index = CardIndex(self.pool, self.sets, self._language, self._complete)
            self._index_language = code
        return self._index

    def _context(self) -> DeckContext:
        if self._editor is None:
            return DeckContext(my_sets=self.my_sets)
        return deck_context(self._editor.deck, self.pool, self.my_sets)

    def _findings(self, deck: Deck) -> tuple[Finding, ...]:
        form = self._try(lambda: self._open.record.format) or HAND_OF_THE_KING
        key = (deck, form, self.my_sets, self._language.code())
        if self._checked is None or self._checked[0] != key:
            self._checked = key, findings(deck, self.pool, form, self.translate, self.my_sets)
        return self._checked[1]

    def _groups(self, deck: Deck) -> tuple[tuple[str, int, tuple[CardRow, ...]], ...]:
        codes = [*(code for code, _ in deck.cards), *dict.fromkeys(deck.plots)]
        rows = [self.row(code) for code in codes if code in self.pool.index]
        found = []
        for card_type in GROUPS:
            held = sorted((row for row in rows if row.type == card_type), key=lambda row: (fold(row.name), row.code))
            if held:
                found.append((card_type, sum(row.copies for row in held), tuple(held)))
        return tuple(found)

    def _facts(self, code: str) -> Facts:
        return self.pool.cards[self.pool.index[code]]

    def _traits(self, facts: Facts) -> str:
        return ", ".join(self._language.lexicon(trait, self._language.code()) for trait in facts.traits)

    def _value_word(self, field: str, value: str) -> str:
        return self._language.lexicon(value, self._language.code()) if field == "trait" else ""

    def _difference_words(self, found: Sequence[Difference]) -> str:
        shown = [self._one_difference(one) for one in found[:4]]
        return ", ".join(shown) + (", …" if len(found) > 4 else "")

    def _one_difference(self, found: Difference) -> str:
        translate = self.translate
        name = self._facts(found.card).name if found.card in self.pool.index else term(translate, found.card)
        if found.place in ("draw", "plots"):
            change = found.after - found.before
            return f"{'+' if change > 0 else '−'}{abs(change)} {name}"
        template = {
            ("hand", 1): translate("Decks", "Hand: {name}"),
            ("hand", 0): translate("Decks", "no longer Hand: {name}"),
            ("agenda", 1): translate("Decks", "agenda: {name}"),
            ("agenda", 0): translate("Decks", "without agenda: {name}"),
            ("house", 1): translate("Decks", "House: {name}"),
            ("house", 0): translate("Decks", "no longer House: {name}"),
        }[found.place, min(1, found.after)]
        return phrase(template, name=name)

    def _try(self, action: Callable[[], T]) -> T:
        try:
            return action()
        except BadNameError as error:
            raise ValueError(failure_words(error, self.translate)) from error
        except GoneError as error:
            raise OSError(self.translate("Decks", "This deck is not there any more.")) from error
        except StorageError as error:
            raise OSError(failure_words(error, self.translate)) from error
