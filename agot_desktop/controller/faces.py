"""Printed cards as the window draws them: facts, their words in the reader's language, and the generated rules text."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, NamedTuple

from agot_desktop.controller.language import BOLD, Language, Paragraph
from agot_desktop.controller.words import Translate, term
from agot_desktop.model.cardgame import terms
from agot_desktop.model.cardgame.facts import Facts
from agot_desktop.model.cardgame.pool import Pool

_NO_COST_TYPES: Final = (terms.EVENT_CARD, terms.PLOT, terms.AGENDA, terms.HOUSE, terms.TITLE)


class Word(NamedTuple):
    """A trait or keyword: `key` is the fact, `text` what the reader sees."""

    key: str
    text: str


@dataclass(frozen=True, slots=True)
class Face:
    """The printed card in words.

    `cost`: '3', 's3', 'X', '-' or '' where the type has none. `plot`: gold, initiative, claim. `icons`, `naval_icons`:
    kinds of challenge. `crests` are in small letters. `set_label`: foot of the full card.
    """

    id: str
    name: str
    type: str
    houses: tuple[str, ...] = ()
    unique: bool = False
    cost: str = ""
    strength: int | None = None
    printed_strength: int | None = None
    icons: tuple[str, ...] = ()
    naval_icons: tuple[str, ...] = ()
    crests: tuple[str, ...] = ()
    traits: tuple[Word, ...] = ()
    keywords: tuple[Word, ...] = ()
    text: tuple[Paragraph, ...] = ()
    income: int = 0
    influence: int = 0
    initiative: int = 0
    plot: tuple[str, str, str] | None = None
    set_label: str = ""

    @property
    def timings(self) -> tuple[str, ...]:
        """Words like 'Response' that begin a paragraph in bold and end with a colon, without the colon."""
        found = [
            paragraph[0].text.rstrip().removesuffix(":")
            for paragraph in self.text
            if paragraph and paragraph[0].style == BOLD and paragraph[0].text.rstrip().endswith(":")
        ]
        return tuple(dict.fromkeys(found))


class Faces:
    """Makes faces, each once for a language."""

    def __init__(self, pool: Pool, language: Language) -> None:
        self._pool = pool
        self._language = language
        self._made: dict[tuple[str, str], Face] = {}

    def face(self, code: str) -> Face:
        """The face of a card. Raises KeyError for an unknown id."""
        language = self._language.code()
        found = self._made.get((language, code))
        if found is None:
            facts = self._pool.cards[self._pool.index[code]]
            found = make_face(facts, self._language, self._language.rules_text(facts, language))
            self._made[language, code] = found
        return found


def make_face(facts: Facts, language: Language, text: tuple[Paragraph, ...]) -> Face:
    """The face of a card with these facts and this text."""
    translate = language.translate
    return Face(
        id=facts.id,
        name=facts.name,
        type=facts.type,
        houses=facts.houses,
        unique=facts.unique,
        cost=cost_text(facts),
        strength=facts.strength,
        printed_strength=facts.strength,
        icons=facts.icons,
        naval_icons=facts.naval_icons,
        crests=tuple(crest.lower() for crest in facts.crests),
        traits=tuple(Word(trait, language.lexicon(trait, language.code())) for trait in facts.traits),
        keywords=tuple(Word(keyword, term(translate, keyword)) for keyword in facts.keywords),
        text=text,
        income=facts.income,
        influence=facts.influence,
        initiative=facts.initiative,
        plot=_plot(facts),
        set_label=_set_label(facts, translate),
    )


def cost_text(facts: Facts) -> str:
    """The printed cost as it is read: '3', 's3', 'X', '-'; '' for a type that has none."""
    if facts.cost_x:
        return "sX" if facts.shadow else "X"
    if facts.cost is not None:
        return f"s{facts.cost}" if facts.shadow else str(facts.cost)
    return "" if facts.type in _NO_COST_TYPES else "-"


def _plot(facts: Facts) -> tuple[str, str, str] | None:
    if facts.type != terms.PLOT:
        return None
    return (
        _number(facts, "plot_gold", facts.plot_gold),
        _number(facts, "plot_initiative", facts.plot_initiative),
        _number(facts, "plot_claim", facts.plot_claim),
    )


def _number(facts: Facts, name: str, value: int | None) -> str:
    return "X" if name in facts.x_values else str(value or 0)


def _set_label(facts: Facts, translate: Translate) -> str:
    houses = " / ".join(term(translate, house) for house in facts.houses or (terms.NEUTRAL,))
    return f"{facts.set_code.upper()} {facts.printed_number or facts.number} · {houses}"
