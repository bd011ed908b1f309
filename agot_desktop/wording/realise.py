"""Noun phrases and the filling of phrases: case, number and agreement as a language's file has them.

A `Term` fills a hole of a phrase in the case that the phrase asks for: `{what.acc}`. Between name and case may stand
a form: `sg` and `pl` (bare, without article and number), `each` (each single one), `full` (never a pronoun).
"""

from __future__ import annotations

import functools
import string
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Final

from agot_desktop.wording.markup import literal
from agot_desktop.wording.phrases import Node, Phrases
from agot_desktop.wording.plurals import PLURALS

FORMS: Final = ("", "sg", "pl", "each", "full")
ONE: Final = "one"
PLURAL: Final = "plural"
YOU: Final = "you"


class TemplateError(ValueError):
    """A phrase asks for something that is not there. `template` is the phrase, `reason` what is wrong."""

    def __init__(self, template: str, reason: str) -> None:
        super().__init__(f"{template!r}: {reason}")
        self.template = template
        self.reason = reason


class Term:
    """What may fill a hole. `number` is what verbs agree with (`one`, `few`, `many`, `plural`, or `you`)."""

    number: str = ONE

    def render(self, case: str, form: str = "") -> str:
        """The words in this case."""
        raise NotImplementedError


Hole = Term | str | Callable[[], str]
Holes = Mapping[str, Hole]
Part = Callable[[str], str]
"""A complement of a noun phrase: gives its words for the number of the noun."""


class Mentions:
    """What was spoken of last in the sentence: it alone may be called `it`."""

    def __init__(self) -> None:
        self.last: object = None

    def clear(self) -> None:
        """A new sentence begins."""
        self.last = None


@functools.lru_cache(maxsize=4096)
def _pieces(template: str) -> tuple[tuple[str, str | None, str, str], ...]:
    pieces = []
    for text, name, spec, conversion in string.Formatter().parse(template):
        if spec or conversion:
            raise TemplateError(template, "only {name} and {name.case} are allowed")
        head, _, rest = (name or "").partition(".")
        pieces.append((text, None if name is None else head, *_form_and_case(template, rest)))
    return tuple(pieces)


def _form_and_case(template: str, rest: str) -> tuple[str, str]:
    form, dot, case = rest.partition(".")
    if not dot:
        form, case = "", form
    if form not in FORMS:
        raise TemplateError(template, f"unknown form {form!r}")
    return form, case


def names_in(template: str) -> list[tuple[str, str]]:
    """The holes of a phrase: pairs (name, case). Raises TemplateError."""
    return [(name, case) for _, name, _, case in _pieces(template) if name is not None]


def fill(template: str, holes: Holes) -> str:
    """The phrase with its holes filled. Raises TemplateError."""
    made = []
    for text, name, form, case in _pieces(template):
        made.append(text)
        if name is None:
            continue
        if name not in holes:
            raise TemplateError(template, f"nothing is called {name!r}")
        value = holes[name]
        if isinstance(value, Term):
            if not case:
                raise TemplateError(template, f"{name!r} needs a case")
            made.append(value.render(case, form))
        elif case:
            raise TemplateError(template, f"{name!r} has no cases")
        else:
            made.append(value if isinstance(value, str) else value())
    return "".join(made)


def variant(phrases: Phrases, node: Node, *keys: str) -> str:
    """The phrase that a table has for these keys, in order; a level that knows a key takes it, or what the language's
    `fallback` names for it. Raises TemplateError where nothing fits."""
    for key in keys:
        if isinstance(node, str):
            return node
        found = _known(phrases, node, key)
        if found is not None:
            node = node[found]
    if isinstance(node, str):
        return node
    raise TemplateError(", ".join(node), f"no phrase for {keys}")


def _known(phrases: Phrases, node: Mapping[str, Any], key: str) -> str | None:
    fallback = phrases.table("grammar", "fallback")
    tried: list[str] = []
    while key and key not in node and key not in tried:
        tried.append(key)
        key = fallback.get(key, "")
    return key if key in node else None


@dataclass(frozen=True, slots=True)
class CaseTable(Term):
    """Words whose cases are written out as phrases: players, facets, titles of cards."""

    phrases: Phrases
    node: Node
    holes: Holes = field(default_factory=dict)
    number: str = ONE

    def render(self, case: str, form: str = "") -> str:
        return fill(variant(self.phrases, self.node, case), self.holes)


@dataclass(frozen=True, slots=True)
class Name(Term):
    """A card by its title. `mentions` is told."""

    phrases: Phrases
    title: str
    mentions: Mentions
    number: str = ONE

    def render(self, case: str, form: str = "") -> str:
        key = ("title", self.title)
        if form == "" and self.mentions.last == key:
            pronoun = _pronoun(self.phrases, "", ONE, case)
            if pronoun:
                return pronoun
        self.mentions.last = key
        return fill(variant(self.phrases, self.phrases.get("title"), case), {"name": literal(self.title)})


@dataclass(frozen=True, slots=True)
class Several(Term):
    """Terms joined by `and` or `or`. `mentions` is told, None for terms that are no cards."""

    phrases: Phrases
    terms: tuple[Term, ...]
    how: str
    mentions: Mentions | None

    @property
    def number(self) -> str:  # type: ignore[override]
        return PLURAL if self.how == "and" else self.terms[-1].number

    def render(self, case: str, form: str = "") -> str:
        texts = [term.render(case, "full" if form == "" else form) for term in self.terms]
        if self.mentions is not None:
            self.mentions.last = self
        return self.phrases.join(texts, self.how)


@dataclass(frozen=True, slots=True)
class NP(Term):
    """A noun phrase.

    `nouns`: keys of the lexicon, joined by `or`; `determiner`: its key, '' for none; `count`: a number to be said,
    `amount` its sign where it is no plain number (`X`), `limit` how it is meant (`up_to`, `at_least` ...);
    `plural`: more than one without a number; `parts`: pairs (slot, complement), the slots as in the language's order;
    `key`: what is spoken of, for pronouns."""

    phrases: Phrases
    nouns: tuple[str, ...]
    mentions: Mentions
    determiner: str = "a"
    count: int | None = None
    amount: str = ""
    limit: str = ""
    plural: bool = False
    adjectives: tuple[str, ...] = ()
    parts: tuple[tuple[str, Part], ...] = ()
    key: object = None

    @property
    def number(self) -> str:  # type: ignore[override]
        if self.count is not None:
            return PLURALS[self.phrases.plurals](self.count)
        if self.amount:
            return "many"
        return PLURAL if self.plural else ONE

    def render(self, case: str, form: str = "") -> str:
        if form == "":
            pronoun = self._pronoun(case)
            if pronoun:
                return pronoun
        elif form == "each":
            return replace(self, determiner="each", count=None, amount="", limit="", plural=False).render(case, "full")
        elif form in ("sg", "pl"):
            bare = replace(self, determiner="", count=None, amount="", limit="", plural=form == "pl")
            return bare.render(case, "full")
        text = self._words(self._case(case))
        self.mentions.last = self if self.key is None else self.key
        return text

    def _pronoun(self, case: str) -> str:
        if self.key is None or self.mentions.last != self.key:
            return ""
        return _pronoun(self.phrases, self._gender(), self.number, case)

    def _gender(self) -> str:
        entry = self.phrases.get("noun", self.nouns[0])
        return str(entry.get("gender", "")) if isinstance(entry, Mapping) else ""

    def _case(self, case: str) -> str:
        """The case that limit and number leave to the noun."""
        if self.limit:
            case = self.phrases.table("limit", self.limit).get("case", case)
        if self.count is not None and self.count > 20 and self.number == "few":
            case = self.phrases.table("grammar", "compound_few").get(case, case)
        return case

    def _words(self, case: str) -> str:
        number, gender = self.number, self._gender()
        said = {
            "determiner": self._determiner(gender, number, case),
            "number": self._count(),
            "adjectives": " ".join([
                forms(self.phrases, self.phrases.get("adjective", key), gender, number, case) for key in self.adjectives
            ]),
            "noun": self.phrases.join([
                forms(self.phrases, self.phrases.get("noun", key), gender, number, case) for key in self.nouns
            ], "or"),
        }  # fmt: skip
        for slot in self.phrases.order:
            if slot not in said:
                said[slot] = self.phrases.join([part(number) for name, part in self.parts if name == slot], "and")
        return " ".join([said[slot] for slot in self.phrases.order if said[slot]])

    def _determiner(self, gender: str, number: str, case: str) -> str:
        key = self.determiner
        if key == "a" and (self.plural or self.amount or self.limit or self.count not in (None, 1)):
            return ""
        return forms(self.phrases, self.phrases.get("determiner", key), gender, number, case) if key else ""

    def _count(self) -> str:
        said = self.amount or ("" if self.count is None else str(self.count))
        if not said or (self.count == 1 and not self.limit):
            return ""
        return fill(self.phrases.text("limit", self.limit, "text"), {"n": said}) if self.limit else said


def _pronoun(phrases: Phrases, gender: str, number: str, case: str) -> str:
    node = phrases.find("pronoun")
    return "" if node is None else forms(phrases, node, gender, number, case)


def forms(phrases: Phrases, node: Node, gender: str, number: str, case: str) -> str:
    """The form of a noun, adjective, determiner or pronoun. Each level of the table may be left out where all its forms
    are alike. Raises TemplateError where a form is missing."""
    return variant(phrases, node, gender, number, case)


def or_list(phrases: Phrases, terms: Sequence[Term], mentions: Mentions) -> Term:
    """One term, or several joined by `or`."""
    return terms[0] if len(terms) == 1 else Several(phrases, tuple(terms), "or", mentions)
