"""Words of the rules in the reader's language, and how sentences are put together.

Every function that makes words takes `translate`, with the arguments of Qt's `QCoreApplication.translate`; without Qt
`english` does. Literals stand in the calls, where the translators' tools find them. Holes are named: `{card}`.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final, Protocol

_HOLE: Final = re.compile(r"\{(\w+)\}")


class Translate(Protocol):
    """`QCoreApplication.translate`: context, English text, what tells equal texts apart, and the number for `%n`."""

    def __call__(self, context: str, text: str, disambiguation: str | None = None, n: int = -1, /) -> str: ...


def english(context: str, text: str, disambiguation: str | None = None, n: int = -1, /) -> str:
    """The text as it stands in the program."""
    return text.replace("%n", str(n))


def QT_TRANSLATE_NOOP(context: str, text: str) -> str:
    """Marks a literal for the translators; it is translated where it is used."""
    return text


def counted(text: str, n: int) -> str:
    """The text with '(s)' settled for a number, which only an untranslated English text still has."""
    return text.replace("(s)", "" if n == 1 else "s")


@dataclass(frozen=True, slots=True)
class CardName:
    """A card's title inside a sentence, with the id of its facts."""

    code: str
    title: str


@dataclass(frozen=True, slots=True)
class Sentence:
    """A line for reading. `spans`: (start, end, card code) of the card titles in `text`."""

    text: str
    spans: tuple[tuple[int, int, str], ...] = ()


Piece = str | int | CardName | tuple[CardName, ...]


def fill(template: str, pieces: Mapping[str, Piece]) -> Sentence:
    """The template with its holes filled, titles noted as spans. Raises KeyError for a hole without a piece."""
    text, spans, end = "", [], 0
    for hole in _HOLE.finditer(template):
        text += template[end : hole.start()]
        end = hole.end()
        piece = pieces[hole.group(1)]
        names = piece if isinstance(piece, tuple) else (piece,)
        for number, part in enumerate(names):
            text += ", " if number else ""
            if isinstance(part, CardName):
                spans.append((len(text), len(text) + len(part.title), part.code))
                text += part.title
            else:
                text += str(part)
    return Sentence(text + template[end:], tuple(spans))


def phrase(template: str, **pieces: Piece) -> str:
    """`fill` where only the text is wanted."""
    return fill(template, pieces).text


_PHASES: Final[Mapping[str, str]] = {
    "setup": QT_TRANSLATE_NOOP("Term", "setup"),
    "plot": QT_TRANSLATE_NOOP("Term", "plot phase"),
    "draw": QT_TRANSLATE_NOOP("Term", "draw phase"),
    "marshalling": QT_TRANSLATE_NOOP("Term", "marshalling phase"),
    "challenges": QT_TRANSLATE_NOOP("Term", "challenges phase"),
    "dominance": QT_TRANSLATE_NOOP("Term", "dominance phase"),
    "standing": QT_TRANSLATE_NOOP("Term", "standing phase"),
    "taxation": QT_TRANSLATE_NOOP("Term", "taxation phase"),
    "westeros": QT_TRANSLATE_NOOP("Term", "Westeros phase"),
    "planning": QT_TRANSLATE_NOOP("Term", "planning phase"),
    "raid": QT_TRANSLATE_NOOP("Term", "raid step"),
    "march": QT_TRANSLATE_NOOP("Term", "march step"),
    "consolidate": QT_TRANSLATE_NOOP("Term", "consolidate power step"),
    "clean-up": QT_TRANSLATE_NOOP("Term", "clean-up phase"),
}

_CHALLENGES: Final[Mapping[str, str]] = {
    "military": QT_TRANSLATE_NOOP("Term", "military"),
    "intrigue": QT_TRANSLATE_NOOP("Term", "intrigue"),
    "power": QT_TRANSLATE_NOOP("Term", "power"),
}

_TERMS: Final[frozenset[str]] = frozenset(
    (
        QT_TRANSLATE_NOOP("Term", "Stark"),
        QT_TRANSLATE_NOOP("Term", "Lannister"),
        QT_TRANSLATE_NOOP("Term", "Baratheon"),
        QT_TRANSLATE_NOOP("Term", "Targaryen"),
        QT_TRANSLATE_NOOP("Term", "Greyjoy"),
        QT_TRANSLATE_NOOP("Term", "Martell"),
        QT_TRANSLATE_NOOP("Term", "Neutral"),
        QT_TRANSLATE_NOOP("Term", "War"),
        QT_TRANSLATE_NOOP("Term", "Noble"),
        QT_TRANSLATE_NOOP("Term", "Holy"),
        QT_TRANSLATE_NOOP("Term", "Learned"),
        QT_TRANSLATE_NOOP("Term", "Shadow"),
        QT_TRANSLATE_NOOP("Term", "Ambush"),
        QT_TRANSLATE_NOOP("Term", "Deadly"),
        QT_TRANSLATE_NOOP("Term", "Deathbound"),
        QT_TRANSLATE_NOOP("Term", "Infamy"),
        QT_TRANSLATE_NOOP("Term", "Intimidate"),
        QT_TRANSLATE_NOOP("Term", "Joust"),
        QT_TRANSLATE_NOOP("Term", "Limited"),
        QT_TRANSLATE_NOOP("Term", "Melee"),
        QT_TRANSLATE_NOOP("Term", "No attachments"),
        QT_TRANSLATE_NOOP("Term", "Renown"),
        QT_TRANSLATE_NOOP("Term", "Setup"),
        QT_TRANSLATE_NOOP("Term", "Stalwart"),
        QT_TRANSLATE_NOOP("Term", "Stealth"),
        QT_TRANSLATE_NOOP("Term", "Vengeful"),
        QT_TRANSLATE_NOOP("Term", "Vigilant"),
        QT_TRANSLATE_NOOP("Term", "Crown Regent"),
        QT_TRANSLATE_NOOP("Term", "Lord Commander of the Kingsguard"),
        QT_TRANSLATE_NOOP("Term", "Master of Whispers"),
        QT_TRANSLATE_NOOP("Term", "Master of Laws"),
        QT_TRANSLATE_NOOP("Term", "Master of Coin"),
        QT_TRANSLATE_NOOP("Term", "Hand of the King"),
        QT_TRANSLATE_NOOP("Term", "character"),
        QT_TRANSLATE_NOOP("Term", "location"),
        QT_TRANSLATE_NOOP("Term", "attachment"),
        QT_TRANSLATE_NOOP("Term", "event"),
    )
)


def phase_name(translate: Translate, phase: str) -> str:
    """A phase for reading: 'marshalling phase'. An unknown one comes back as it is."""
    return translate("Term", _PHASES[phase]) if phase in _PHASES else phase


def challenge_name(translate: Translate, kind: str) -> str:
    """A kind of challenge for reading: 'military'. An unknown one comes back as it is."""
    return translate("Term", _CHALLENGES[kind]) if kind in _CHALLENGES else kind


def term(translate: Translate, key: str, lexicon: Callable[[str], str] | None = None) -> str:
    """A House, crest, keyword or card type for reading; `lexicon` is asked for all else. Others stay as they are."""
    if key in _TERMS:
        return translate("Term", key)
    return key if lexicon is None else lexicon(key)
