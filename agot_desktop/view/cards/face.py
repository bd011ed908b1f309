"""What a card painter needs to know, and nothing of the game behind it.

`CardFace` is what is printed (already in the reader's language); `CardLook` is how this copy stands on the table now.
Both are frozen and hashable, and are parts of pixmap cache keys.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, NamedTuple

PLAIN: Final = "plain"
BOLD: Final = "bold"
ITALIC: Final = "italic"
STRUCK: Final = "struck"  # bold with a line through: a keyword that is lost
ICON: Final = "icon:"  # followed by an icon name: 'icon:military'

CARD_TYPES: Final = ("character", "location", "attachment", "event", "plot", "agenda", "house", "title")
CHALLENGES: Final = ("military", "intrigue", "power")
TICK: Final = -1  # CardLook.chosen where the order of choice is of no matter


class Run(NamedTuple):
    """A piece of rules text. `style` is PLAIN, BOLD, ITALIC or ICON + name; an icon's `text` is its spoken name."""

    text: str
    style: str = PLAIN


class Word(NamedTuple):
    """A trait or keyword: `key` is the fact ('Night's Watch', 'renown'), `text` what the reader sees."""

    key: str
    text: str


Paragraph = tuple[Run, ...]


def words(*keys: str) -> tuple[Word, ...]:
    """Words that read as their keys (English)."""
    return tuple(Word(key, key) for key in keys)


@dataclass(frozen=True, slots=True)
class CardFace:
    """The printed card. Keywords are drawn as the first bold line of the text and must not be in `text` again."""

    id: str
    name: str
    type: str  # one of CARD_TYPES
    houses: tuple[str, ...] = ()  # names of theme houses; empty or unknown = neutral
    unique: bool = False
    cost: str = ""  # '3', 's3', 'X', '-' or '' where the type has none
    strength: int | None = None  # as it is now
    printed_strength: int | None = None  # None = the same as strength
    icons: tuple[str, ...] = ()  # of CHALLENGES
    naval_icons: tuple[str, ...] = ()  # those of `icons` that are naval
    crests: tuple[str, ...] = ()  # 'war', 'noble', 'holy', 'learned', 'shadow'
    traits: tuple[Word, ...] = ()
    keywords: tuple[Word, ...] = ()
    text: tuple[Paragraph, ...] = ()
    income: int = 0
    influence: int = 0
    initiative: int = 0
    plot: tuple[str, str, str] | None = None  # gold, initiative, claim
    set_label: str = ""  # foot of the full card: 'CORE 8 · Stark'

    @property
    def timings(self) -> tuple[str, ...]:
        """Words like 'Response' that begin a paragraph in bold and end with a colon, without the colon."""
        found = []
        for paragraph in self.text:
            if paragraph and paragraph[0].style == BOLD and paragraph[0].text.rstrip().endswith(":"):
                found.append(paragraph[0].text.rstrip().removesuffix(":"))
        return tuple(dict.fromkeys(found))


@dataclass(frozen=True, slots=True)
class HandTokens:
    """A Hand of the King: tokens it has, tokens it needs, and whether it is in play."""

    tokens: int
    threshold: int
    in_play: bool


@dataclass(frozen=True, slots=True)
class CardLook:
    """The state of one copy on the table. Everything is off by default."""

    kneeling: bool = False
    power: int = 0
    gold: int = 0
    markers: tuple[tuple[str, int], ...] = ()  # other markers: icon name or first letter, and how many
    duplicates: int = 0
    legal: bool = False  # may be chosen now
    target: bool = False  # a dragged card hovers over it and may be dropped here
    chosen: int = 0  # order number from 1, TICK, or 0 = not chosen
    attacking: bool = False
    defending: bool = False
    moribund: bool = False
    blank: bool = False
    lost: tuple[str, ...] = ()  # keys of traits and keywords lost for now, drawn struck
    dimmed: bool = False  # not legal now
    dim_reason: str = ""  # 'costs 5'; shown as a tag while dimmed
    dim_icon: str = "lock"
    focused: bool = False
    new: bool = False  # changed since the player last looked
    back: bool = False  # face down
    known: bool = False  # face down, but this viewer may know the face: its name stands on the back
    strength_delta: int = 0  # added to CardFace.strength for now
    cost: str = ""  # what it costs now, '' = as printed
    hand_of_the_king: HandTokens | None = None


STANDING: Final = CardLook()


def shown_strength(face: CardFace, look: CardLook) -> int | None:
    """STR as it counts now (0 or more), None where the card has none."""
    return None if face.strength is None else max(0, face.strength + look.strength_delta)


def strength_change(face: CardFace, look: CardLook) -> int:
    """How far the shown STR is from the printed one; 0 where the card has none."""
    shown = shown_strength(face, look)
    if shown is None or face.strength is None:
        return 0
    return shown - (face.strength if face.printed_strength is None else face.printed_strength)
