"""What is known while one ability is put into words, and who says which word.

The modules of this package enter their functions with `says`; the methods of `Context` call them. A word without a
function of its own is said by its phrase alone, with its fields as holes, so that a new plain word needs only a phrase.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any, Final, TypeVar

from agot_desktop.model.cardgame.abilities import selections as se
from agot_desktop.model.cardgame.abilities.base import (
    Condition,
    Effect,
    Filter,
    Number,
    Pattern,
    Players,
    Word,
    walk,
)
from agot_desktop.model.cardgame.abilities.choosing import ChoosePlayer
from agot_desktop.model.cardgame.abilities.numbers import X as NamedNumber
from agot_desktop.wording.markup import literal
from agot_desktop.wording.phrases import Node, Phrases
from agot_desktop.wording.realise import Hole, Mentions, Term, fill, variant

Sayer = TypeVar("Sayer", bound=Callable[..., Any])
_SAYERS: Final[dict[type, Callable[..., Any]]] = {}


def says(*kinds: type) -> Callable[[Sayer], Sayer]:
    """Enters a function as the one that says words of these classes."""

    def enter(function: Sayer) -> Sayer:
        for kind in kinds:
            _SAYERS[kind] = function
        return function

    return enter


def sayer(word: Word, default: Callable[..., Any]) -> Callable[..., Any]:
    """The function that says this word."""
    return _SAYERS.get(type(word), default)


@dataclass(frozen=True)
class Amount:
    """A number as it is said: sign and size apart. `text` is digits or a letter, `n` the size where it is known,
    `each` what it is counted by (+1 *for each ...*)."""

    sign: int
    text: str
    n: int | None = None
    each: Term | None = None

    @property
    def signed(self) -> str:
        """With its sign: `+2`, `-X`."""
        return ("-" if self.sign < 0 else "+") + self.text


@dataclass
class Clause:
    """A clause that can be said in more than one form: `do` (an order, or a statement), `inf` (after "to"), `led`
    (after another clause in the same sentence). `imperative`: it orders the reader; `closed`: it has a full stop
    within, so nothing can follow in its sentence; `opens`: it begins a sentence of its own."""

    say: Callable[[str], str]
    imperative: bool = True
    closed: bool = False
    opens: bool = False


@dataclass
class Context:
    """One ability of one card, being said.

    `noun`: the card's type; `bearer`: what it is attached to; `names`: selections, `opponents`: players by name;
    `lifted`: targets already spoken of, by identity of their words, `chosen`: players so; `loop`: the players of an
    `each_player`; `actor`: the players that the clause being said has as its subject; `from_zone`: where an ability
    works that does not work in play; `letters`: the letters in use, with the numbers that they stand for (None for one
    that is paid for); `within`: the time that an order holds for which says it itself."""

    phrases: Phrases
    noun: str
    bearer: str = "character"
    names: dict[str, Word] = field(default_factory=dict)
    opponents: dict[str, Players] = field(default_factory=dict)
    lifted: dict[int, Term] = field(default_factory=dict)
    mentions: Mentions = field(default_factory=Mentions)
    letters: dict[str, Number | None] = field(default_factory=dict)
    event_card: Filter | None = None
    event_player: Players | None = None
    loop: Players | None = None
    actor: Players | None = None
    last: Word | None = None
    from_zone: str = ""
    used_zone: bool = False
    this_challenge: bool = False
    within: str = ""
    chosen: set[Players] = field(default_factory=set)

    def learn(self, word: Word) -> None:
        """Notes the selections that are given names, so that they can be spoken of in any order, and the letters of
        numbers that the player names."""
        for inner in walk(word):
            if isinstance(inner, NamedNumber):
                self.letters[inner.name.upper() if len(inner.name) == 1 else "X"] = None
            if isinstance(inner, se.ChooseOpponent | ChoosePlayer) and inner.name is not None:
                self.opponents[inner.name] = inner
            name = getattr(inner, "name", None)
            if isinstance(inner, se.Selection) and isinstance(name, str):
                self.names[name] = inner

    # -- saying ------------------------------------------------------------------------------------------------------

    def say(self, *place: str, keys: tuple[str, ...] = (), **holes: Hole) -> str:
        """The phrase at a place, filled."""
        return self.said(place, holes, *keys)

    def said(self, place: tuple[str, ...], holes: Mapping[str, Hole], *keys: str) -> str:
        """The same with the holes as a table."""
        return fill(variant(self.phrases, self.phrases.get(*place), *keys), holes)

    def term(self, word: Any) -> Term:
        """Cards or players as a term. A filter is any one card of its kind."""
        from agot_desktop.wording import nouns

        if isinstance(word, Players):
            return self.players(word)
        if isinstance(word, se.Ref | se.Selection):
            return sayer(word, nouns.plain_reference)(self, word)  # type: ignore[no-any-return]
        return nouns.indefinite(self, word)

    def players(self, word: Players, one_of: bool = False) -> Term:
        """Players as a term; `one_of`: any one of them is meant."""
        from agot_desktop.wording import nouns

        return nouns.players_term(self, word, one_of)

    def amount(self, word: Number) -> Amount:
        """A number as it is said."""
        from agot_desktop.wording import amounts

        return sayer(word, amounts.by_letter)(self, word)  # type: ignore[no-any-return]

    def condition(self, word: Condition, negated: bool = False) -> str:
        """A condition as a clause."""
        from agot_desktop.wording import clauses

        return sayer(word, clauses.plain_condition)(self, word, negated)  # type: ignore[no-any-return]

    def pattern(self, word: Pattern, dock: str) -> str:
        """An event as a clause. `dock`: `after` (it has happened) or `would` (it is about to)."""
        from agot_desktop.wording import clauses

        return sayer(word, clauses.plain_pattern)(self, word, dock)  # type: ignore[no-any-return]

    def effects(self, word: Effect) -> list[Clause]:
        """An effect as clauses, in reading order."""
        from agot_desktop.wording import effects

        return sayer(word, effects.plain_effect)(self, word)  # type: ignore[no-any-return]

    # -- holes -------------------------------------------------------------------------------------------------------

    def holes(self, word: Word) -> dict[str, Hole]:
        """The fields of a word as holes of its phrase, by their names without a closing underscore."""
        return {f.name.rstrip("_"): self._hole(getattr(word, f.name)) for f in dataclasses.fields(word)}  # type: ignore[arg-type]

    def _hole(self, value: Any) -> Hole:
        if isinstance(value, Players | Filter | se.Selection):
            return self.term(value)
        if isinstance(value, Number):
            return lambda: self.amount(value).text
        if isinstance(value, Condition):
            return lambda: self.condition(value)
        if isinstance(value, Pattern):
            return lambda: self.pattern(value, "after")
        if isinstance(value, Effect):
            return lambda: self.phrases.join([c.say("do") for c in self.effects(value)], "and")
        if isinstance(value, str):
            return self.word_for(value)
        return "" if value is None or isinstance(value, bool | tuple | Word) else str(value)

    def word_for(self, value: str) -> str:
        """The lexicon's word for a value of the language (a phase, an icon), or the value itself."""
        found = self.phrases.find("value", value)
        return found if isinstance(found, str) else literal(value)

    @contextmanager
    def doing(self, actor: Players | None) -> Iterator[None]:
        """While these players are the subject of the clause."""
        before, self.actor = self.actor, actor
        yield
        self.actor = before

    @property
    def subject(self) -> Players:
        """Who acts if nothing else is said."""
        return self.loop if self.loop is not None else se.You()

    def acting(self, node: Node, holes: dict[str, Hole], actor: Players, agree: Term | None = None) -> Clause:
        """A clause about what `actor` does: its `do` or `inf` phrase for the reader, its `they` phrase for others."""
        who = self.players(actor) if not isinstance(actor, se.You) else None
        if who is None:
            number = agree.number if agree is not None else ""
            text = variant(self.phrases, node, "do", number)

            def order(form: str) -> str:
                return fill(variant(self.phrases, node, form, number), holes)

            return Clause(order, closed=". " in text)
        if isinstance(node, str) or "they" not in node:
            number = agree.number if agree is not None else ""
            told = fill(self.phrases.text("effect", "told"), {"do": variant(self.phrases, node, "do", number)})
        else:
            told = variant(self.phrases, node["they"], who.number)
        return Clause(lambda form: fill(told, {**holes, "who": who}), False, ". " in told)

    def stating(self, text: str, holes: dict[str, Hole]) -> Clause:
        """A clause that states something and has one form only."""
        return Clause(lambda form: fill(text, holes), False, ". " in text)
