"""The search over all cards: an index that is made once a language, and lists of cards for a query.

A list is made by walking the cards in an order that was sorted before and asking each a compiled test; that takes a few
milliseconds for all cards, so it can follow every key.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from operator import eq, ge, gt, le, lt, ne
from typing import Final

from rapidfuzz import fuzz, process

from agot_desktop.controller.decks.fields import IN_VALUES, IS_VALUES, field_names
from agot_desktop.controller.decks.query import AnyOf, Compare, Denied, Node, OneOf, Query, Words, parse
from agot_desktop.controller.language import Language
from agot_desktop.controller.words import challenge_name, term
from agot_desktop.model.cardgame import terms
from agot_desktop.model.cardgame.deck_rules import Deck, hand_problems
from agot_desktop.model.cardgame.facts import Facts
from agot_desktop.model.cardgame.pool import CardSet, Pool, fold

_COMPARE: Final[Mapping[str, Callable[[int, int], bool]]] = {
    "=": eq, "!=": ne, "<": lt, "<=": le, ">": gt, ">=": ge,
}  # fmt: skip
SORTS: Final = ("name", "cost", "str", "type", "house", "set", "copies")
_HIGH: Final = 1000
_NEAR: Final = 60
_NEAR_SHOWN: Final = 3
_TEXT_STARTS: Final = "response"

Test = Callable[[int], bool]


@dataclass(frozen=True, slots=True)
class DeckContext:
    """What a search sees of the open deck. `copies`: number of a card to its copies in the draw deck and the plots;
    `my_sets`: the names of the sets that the player limits himself to, none for all."""

    house: str = terms.NEUTRAL
    copies: Mapping[int, int] = field(default_factory=dict)
    hand: int = -1
    my_sets: Collection[str] = ()


def deck_context(deck: Deck, pool: Pool, my_sets: Collection[str] = ()) -> DeckContext:
    """The context of a deck; cards that the pool does not know are left out."""
    copies: dict[int, int] = {}
    for card, count in (
        *deck.cards,
        *((plot, 1) for plot in deck.plots),
        *(((deck.agenda, 1),) if deck.agenda else ()),
    ):
        if card in pool.index:
            copies[pool.index[card]] = copies.get(pool.index[card], 0) + count
    hand = pool.index.get(deck.hand_of_the_king, -1) if deck.hand_of_the_king else -1
    return DeckContext(deck.house, copies, hand, my_sets)


@dataclass(slots=True)
class _Entry:
    """What the tests look at of one card. `numbers`: None for an X; a field that the card lacks is missing."""

    facts: Facts
    name: str
    everything: str
    text: str
    words: dict[str, frozenset[str]]
    numbers: dict[str, int | None]


class CardIndex:
    """All cards as the search sees them in one language. Titles of the small council are no cards of a deck."""

    def __init__(
        self, pool: Pool, sets: Sequence[CardSet], language: Language, complete: Callable[[Facts], bool]
    ) -> None:
        """`complete` tells whether all that a card does is in the program."""
        self.pool = pool
        self._translate = language.translate
        self._sets = sets
        years = {card_set.name: int(card_set.release[:4]) for card_set in sets if card_set.release[:4].isdecimal()}
        code = language.code()
        self._lexicon: Callable[[str], str] = lambda trait: language.lexicon(trait, code)
        self._entries: dict[int, _Entry] = {}
        for number, facts in enumerate(pool.cards):
            if facts.type != terms.TITLE:
                paragraphs = language.rules_text(facts, code)
                said = "\n".join("".join(run.text for run in paragraph) for paragraph in paragraphs)
                self._entries[number] = self._entry(facts, said, complete(facts), years.get(facts.set_name))
        self._vocabulary = self._make_vocabulary()
        self._orders = {sort: self._order(sort) for sort in SORTS if sort != "copies"}

    def __len__(self) -> int:
        return len(self._entries)

    def query(self, text: str) -> Query:
        """Reads a line of the filter language. Never raises."""
        return parse(text, self.meaning, self.nearest)

    def find(
        self, query: Query, context: DeckContext | None = None, sort: str = "name", descending: bool = False
    ) -> list[int]:
        """The numbers of the cards that a query finds, sorted; equal ones by name, set and number."""
        context = context or DeckContext()
        test = self._test(query.node, context)
        if sort == "copies":
            found = [number for number in self._orders["name"] if test(number)]
            return sorted(found, key=lambda number: context.copies.get(number, 0), reverse=not descending)
        order: Iterable[int] = self._orders.get(sort, self._orders["name"])
        return [number for number in (reversed(list(order)) if descending else order) if test(number)]

    def count(self, query: Query, context: DeckContext, field_name: str) -> dict[str, int]:
        """For each value of a field, how many of the found cards have it."""
        test = self._test(query.node, context)
        counts: dict[str, int] = {}
        for number, entry in self._entries.items():
            if test(number):
                for value in entry.words[field_name]:
                    counts[value] = counts.get(value, 0) + 1
        return counts

    # -- words and their meanings

    def meaning(self, field_name: str, word: str) -> tuple[str, ...] | None:
        """See `query.Vocabulary`: the value that the word names, else all values that begin with it."""
        known = self._vocabulary[field_name]
        if word in known:
            return known[word]
        begun = [values for said, values in known.items() if said.startswith(word)] if word else []
        return tuple(dict.fromkeys(value for values in begun for value in values)) or None

    def nearest(self, field_name: str, word: str) -> tuple[str, ...]:
        """See `query.Nearest`."""
        known = self._vocabulary[field_name] if field_name else dict.fromkeys(field_names())
        found = process.extract(word, list(known), scorer=fuzz.ratio, score_cutoff=_NEAR, limit=_NEAR_SHOWN)
        return tuple(said for said, _score, _place in found)

    def values(self, field_name: str) -> tuple[str, ...]:
        """All values of a word field, as in the facts, sorted."""
        return tuple(sorted({value for values in self._vocabulary[field_name].values() for value in values}))

    def _make_vocabulary(self) -> dict[str, dict[str, tuple[str, ...]]]:
        translate = self._translate
        found: dict[str, dict[str, tuple[str, ...]]] = {
            "house": self._spoken((*terms.HOUSES, terms.NEUTRAL), lambda key: term(translate, key)),
            "type": self._spoken(terms.CARD_TYPES[:-1], lambda key: term(translate, key)),
            "icon": self._spoken((*terms.ICONS, "none"), lambda key: challenge_name(translate, key)),
            "crest": self._spoken(terms.CRESTS, lambda key: term(translate, key)),
            "keyword": self._spoken(self._all("keyword"), lambda key: term(translate, key)),
            "trait": self._spoken(self._all("trait"), self._lexicon),
            "unique": {"yes": ("yes",), "y": ("yes",), "no": ("no",), "n": ("no",), "1": ("yes",), "0": ("no",)},
            "is": {value: (value,) for value in IS_VALUES},
            "in": {value: (value,) for value in IN_VALUES},
            "legal": {value: (value,) for value in terms.FORMATS},
            "set": {},
        }
        found["unique"] |= {fold(translate("Search", "yes")): ("yes",), fold(translate("Search", "no")): ("no",)}
        for card_set in self._sets:
            for said in (card_set.code, card_set.name, card_set.cycle or ""):
                if said:
                    key = fold(said)
                    names = found["set"].get(key, ())
                    found["set"][key] = names if card_set.name in names else (*names, card_set.name)
        for facts in self.pool.cards:
            if facts.set_name and fold(facts.set_name) not in found["set"]:
                found["set"][fold(facts.set_name)] = (facts.set_name,)
        return found

    @staticmethod
    def _spoken(keys: Iterable[str], say: Callable[[str], str]) -> dict[str, tuple[str, ...]]:
        """English and translated words of each key, folded."""
        found: dict[str, tuple[str, ...]] = {}
        for key in keys:
            for said in dict.fromkeys((fold(key), fold(say(key)))):
                found[said] = (*found.get(said, ()), key)
        return found

    def _all(self, field_name: str) -> list[str]:
        return sorted({value for entry in self._entries.values() for value in entry.words[field_name]})

    # -- the index

    def _entry(self, facts: Facts, said: str, complete: bool, year: int | None) -> _Entry:
        name, text = fold(facts.name), fold(said)
        traits = " ".join(fold(trait) + " " + fold(self._lexicon(trait)) for trait in facts.traits)
        numbers: dict[str, int | None] = {}
        if facts.cost is not None or facts.cost_x:
            numbers["cost"] = None if facts.cost_x else facts.cost
        for key, value in (
            ("str", facts.strength), ("gold", facts.plot_gold), ("claim", facts.plot_claim), ("year", year),
        ):  # fmt: skip
            if value is not None:
                numbers[key] = value
        numbers["income"], numbers["influence"] = facts.income, facts.influence
        plot = facts.plot_initiative
        numbers["initiative"] = facts.initiative if plot is None else plot
        spellings = {"str": "strength", "gold": "plot_gold", "claim": "plot_claim"}
        for key in list(numbers):
            names = (spellings.get(key, key), "plot_initiative" if key == "initiative" else "")
            if any(name in facts.x_values for name in names):
                numbers[key] = None
        words = {
            "house": frozenset(facts.houses or (terms.NEUTRAL,)),
            "type": frozenset((facts.type,)),
            "icon": frozenset(facts.icons or (("none",) if facts.type == terms.CHARACTER else ())),
            "crest": frozenset(facts.crests),
            "keyword": frozenset(facts.keywords),
            "trait": frozenset(facts.traits),
            "set": frozenset((facts.set_name,)),
            "unique": frozenset(("yes" if facts.unique else "no",)),
            "is": frozenset(self._properties(facts, complete, text)),
            "legal": frozenset(form for form in terms.FORMATS if facts.legality(form) != terms.BANNED),
        }
        return _Entry(facts, name, f"{name}\n{traits}\n{text}", text, words, numbers)

    @staticmethod
    def _properties(facts: Facts, complete: bool, text: str) -> list[str]:
        holds = {
            "implemented": complete,
            "limited": terms.LIMITED in facts.keywords,
            "restricted": terms.RESTRICTED in (facts.joust, facts.melee),
            "banned": terms.BANNED in (facts.joust, facts.melee),
            "reprint": facts.reprint_of is not None,
            "shadow": facts.shadow,
            "neutral": facts.is_neutral,
            "naval": bool(facts.naval_icons),
            "multihouse": len(facts.houses) > 1,
            "unique": facts.unique,
            "houseonly": facts.legal_in_houses is not None,
            "hand": not hand_problems(facts),
            "response": _TEXT_STARTS in text,
        }
        return [name for name, held in holds.items() if held]

    def _order(self, sort: str) -> list[int]:
        houses = {house: place for place, house in enumerate((*terms.HOUSES, terms.NEUTRAL))}

        def key(number: int) -> tuple[int | str, ...]:
            entry = self._entries[number]
            facts = entry.facts
            first: int | str = {
                "cost": _number(entry, "cost"),
                "str": _number(entry, "str"),
                "type": terms.CARD_TYPES.index(facts.type),
                "house": houses.get((facts.houses or (terms.NEUTRAL,))[0], len(houses)),
                "set": number,
            }.get(sort, entry.name)
            return (first, entry.name, number)

        return sorted(self._entries, key=key)

    # -- tests

    def _test(self, node: Node, context: DeckContext) -> Test:
        if isinstance(node, Words):
            return self._words_test(node)
        if isinstance(node, Compare):
            return self._compare_test(node, context)
        if isinstance(node, OneOf):
            return self._value_test(node, context)
        if isinstance(node, Denied):
            inner = self._test(node.node, context)
            return lambda number: not inner(number)
        tests = [self._test(part, context) for part in node.nodes]
        if isinstance(node, AnyOf):
            return lambda number: any([test(number) for test in tests])
        if len(tests) == 1:
            return tests[0]
        return lambda number: all(test(number) for test in tests)

    def _words_test(self, node: Words) -> Test:
        entries, sought = self._entries, node.text
        if node.field == "name":
            return lambda number: sought in entries[number].name
        if node.field == "text":
            return lambda number: sought in entries[number].text
        return lambda number: sought in entries[number].everything

    def _compare_test(self, node: Compare, context: DeckContext) -> Test:
        entries, name, wanted = self._entries, node.field, node.value
        compare = _COMPARE[node.operator]
        if name == "copies":
            return lambda number: wanted is not None and compare(context.copies.get(number, 0), wanted)

        def test(number: int) -> bool:
            numbers = entries[number].numbers
            if name not in numbers:
                return False
            held = numbers[name]
            if held is None or wanted is None:
                return held is wanted
            return compare(held, wanted)

        return test

    def _value_test(self, node: OneOf, context: DeckContext) -> Test:
        entries, name, values = self._entries, node.field, frozenset(node.values)
        if name == "in":
            return lambda number: any([self._is_in(number, place, context) for place in values])
        if name == "is" and values & {"inhouse", "outofhouse"}:
            plain = values - {"inhouse", "outofhouse"}

            def seen(number: int) -> bool:
                houses = entries[number].facts.houses
                at_home = not houses or context.house in houses
                return (
                    ("inhouse" in values and at_home)
                    or ("outofhouse" in values and not at_home)
                    or not plain.isdisjoint(entries[number].words["is"])
                )

            return seen
        return lambda number: not values.isdisjoint(entries[number].words[name])

    def _is_in(self, number: int, place: str, context: DeckContext) -> bool:
        if place == "hand":
            return number == context.hand
        if place == "mysets":
            return not context.my_sets or self._entries[number].facts.set_name in context.my_sets
        held = number in context.copies
        return held and (place == "deck" or self._entries[number].facts.type == terms.PLOT)


def _number(entry: _Entry, name: str) -> int:
    """A number for sorting: cards without it last, X before them."""
    if name not in entry.numbers:
        return _HIGH
    held = entry.numbers[name]
    return _HIGH - 1 if held is None else held
