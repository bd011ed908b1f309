"""A deck as it was read from outside, before it is one: lines with the cards that they may mean.

Nothing is dropped: a line that fits no card stays in the draft, is shown for repair, and goes into the notes of the
deck if it is left out.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from typing import Final

from agot_desktop.controller.decks.changes import AGENDA, DRAW, HAND, HOUSE, MOST_COPIES, PLOTS, with_copies
from agot_desktop.model.cardgame import terms
from agot_desktop.model.cardgame.deck_rules import Deck
from agot_desktop.model.cardgame.pool import Pool

SIDE: Final = "side"
SURE: Final = "sure"
GUESS: Final = "guess"
NEAR: Final = "near"
NONE: Final = "none"


class DeckImportError(ValueError):
    """Nothing can be read from a file. `code` names the case, `place` the exact place in the file ('' for the whole),
    `reason` is English and meant for those who know the format; `found`, where there is something to name."""

    def __init__(self, code: str, place: str = "", reason: str = "", found: str = "") -> None:
        self.code = code
        self.place = place
        self.reason = reason
        self.found = found
        super().__init__(": ".join(part for part in (place, code, reason, found) if part))


class SecondEditionError(DeckImportError):
    """The deck is of the game's second edition, which has other cards. `found`: what it was recognised by."""

    def __init__(self, found: str) -> None:
        super().__init__("second-edition", "", "", found)


@dataclass(frozen=True, slots=True)
class Written:
    """What a file says of one card. `place`: where in the file ('line 12', an XML path); `section`: draw, plots,
    agenda, hand, house, side, or '' for none in particular; `id`: an id of ours."""

    text: str
    place: str
    name: str
    copies: int = 1
    set_hint: str = ""
    number: str = ""
    section: str = ""
    id: str = ""

    @property
    def key(self) -> tuple[str, str, str, str, str]:
        """Equal for lines that mean the same card."""
        return (self.name, self.set_hint, self.number, self.id, HAND if self.section == HAND else "")


@dataclass(frozen=True, slots=True)
class Match:
    """The card that a line means. `certainty`: `sure`; `guess`, one of several versions; `near`, spelt otherwise;
    `none`. `code` is '' for none; `proposals`: ids, the likeliest first, `code` among them."""

    certainty: str
    code: str = ""
    proposals: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class DraftVersion:
    """One version of the deck, the oldest first in a draft."""

    lines: tuple[Written, ...]
    house: str = ""
    comment: str = ""


@dataclass(slots=True)
class Draft:
    """A deck that was read. `remarks`: (code, text) of what was noticed beside the lines; `choices`: what the player
    chose for a line's key, '' to leave it out."""

    name: str
    source: str
    versions: list[DraftVersion]
    notes: str = ""
    tags: tuple[str, ...] = ()
    deck_format: str = ""
    remarks: list[tuple[str, str]] = field(default_factory=list)
    matches: dict[tuple[str, str, str, str, str], Match] = field(default_factory=dict)
    choices: dict[tuple[str, str, str, str, str], str] = field(default_factory=dict)

    def lines(self) -> Iterator[Written]:
        """All lines of all versions, each meaning once; of the newest version first."""
        seen = set()
        for version in reversed(self.versions):
            for line in version.lines:
                if line.key not in seen:
                    seen.add(line.key)
                    yield line

    def open_lines(self) -> list[Written]:
        """Lines that the player should look at: all that are not sure, unless he has chosen."""
        return [line for line in self.lines() if self.matches[line.key].certainty != SURE and line.section != HOUSE]

    def code_of(self, line: Written) -> str:
        """The card that a line stands for now, '' for none."""
        if line.key in self.choices:
            return self.choices[line.key]
        return self.matches[line.key].code

    def choose(self, line: Written, code: str) -> None:
        """Says which card a line means, '' to leave it out."""
        self.choices[line.key] = code

    def decks(self, pool: Pool) -> list[tuple[Deck, str]]:
        """Each version as a deck with its comment, oldest first. The notes say what was left out."""
        return [(_deck(self, version, pool), version.comment) for version in self.versions]


def _deck(draft: Draft, version: DraftVersion, pool: Pool) -> Deck:
    deck = Deck(draft.name, version.house or terms.NEUTRAL)
    left_out, copies = [], dict[str, int]()
    for line in version.lines:
        code = draft.code_of(line)
        if line.section == HOUSE and not code:
            continue
        if not code or line.section == SIDE:
            left_out.append(f"{line.copies}x {line.name}" + (f" ({line.set_hint})" if line.set_hint else ""))
            continue
        facts = pool.cards[pool.index[code]]
        if line.section == HAND:
            deck = replace(deck, hand_of_the_king=code)
        elif facts.type == terms.HOUSE:
            deck = replace(deck, house=facts.houses[0] if facts.houses else terms.NEUTRAL)
        elif facts.type == terms.AGENDA:
            if deck.agenda not in (None, code):
                left_out.append(f"{line.copies}x {facts.name} ({facts.set_name})")
            else:
                deck = replace(deck, agenda=code)
        elif facts.type == terms.TITLE:
            left_out.append(line.text)
        else:
            copies[code] = min(MOST_COPIES, copies.get(code, 0) + line.copies)
            deck = with_copies(deck, facts, copies[code])
    notes = draft.notes.strip()
    if left_out:
        notes = "\n\n".join(part for part in (notes, "Not in the deck:\n" + "\n".join(left_out)) if part)
    return replace(deck, note=notes)


SECTIONS: Final = (DRAW, PLOTS, AGENDA, HAND, HOUSE, SIDE)
