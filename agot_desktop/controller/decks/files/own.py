"""Our own file of a deck: notes, tags, all versions. Names stand beside ids, so it outlives a change of the data."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Annotated, Final, Literal

import msgspec

from agot_desktop.controller.decks.changes import AGENDA, DRAW, HAND, PLOTS
from agot_desktop.controller.decks.files.draft import DeckImportError, Draft, DraftVersion, Written
from agot_desktop.controller.decks.files.matching import Matcher
from agot_desktop.model.cardgame import terms
from agot_desktop.model.cardgame.deck_rules import Deck
from agot_desktop.model.cardgame.pool import Pool

KIND: Final = "agot-desktop deck history"
VERSION: Final = 1

_Text = Annotated[str, msgspec.Meta(max_length=200)]
_Long = Annotated[str, msgspec.Meta(max_length=100_000)]
_Copies = Annotated[int, msgspec.Meta(ge=1, le=99)]


class CardEntry(msgspec.Struct, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """So many copies of a card, by id and by name and set."""

    id: _Text
    name: _Text = ""
    set: _Text = ""
    copies: _Copies = 1


class VersionEntry(msgspec.Struct, kw_only=True, forbid_unknown_fields=True, omit_defaults=True):
    """One version. `made`: when, ISO 8601 in UTC."""

    house: _Text
    comment: _Long = ""
    made: _Text = ""
    hand_of_the_king: CardEntry | None = None
    agenda: CardEntry | None = None
    plots: Annotated[list[CardEntry], msgspec.Meta(max_length=100)] = []
    cards: Annotated[list[CardEntry], msgspec.Meta(max_length=500)] = []


class DeckEntry(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    """The whole file; `versions` the oldest first."""

    kind: Literal["agot-desktop deck history"]
    version: Literal[1]
    name: Annotated[str, msgspec.Meta(min_length=1, max_length=200)]
    format: _Text = ""
    tags: Annotated[list[_Text], msgspec.Meta(max_length=100)] = []
    notes: _Long = ""
    versions: Annotated[list[VersionEntry], msgspec.Meta(min_length=1, max_length=5000)]


class _Head(msgspec.Struct):
    kind: str = ""
    version: int = 0


def encode(
    name: str,
    versions: Sequence[tuple[Deck, str, datetime | None]],
    pool: Pool,
    *,
    notes: str = "",
    tags: Sequence[str] = (),
    deck_format: str = "",
) -> bytes:
    """The file of a deck: (deck, comment, when it was made) a version, oldest first."""
    entry = DeckEntry(
        kind="agot-desktop deck history",
        version=1,
        name=name,
        format=deck_format,
        tags=list(tags),
        notes=notes,
        versions=[_version(deck, comment, made, pool) for deck, comment, made in versions],
    )
    return msgspec.json.format(msgspec.json.encode(entry), indent=1) + b"\n"


def _version(deck: Deck, comment: str, made: datetime | None, pool: Pool) -> VersionEntry:
    plots = [_card(card, deck.plots.count(card), pool) for card in dict.fromkeys(deck.plots)]
    return VersionEntry(
        house=deck.house,
        comment=comment,
        made="" if made is None else made.astimezone(UTC).isoformat(timespec="seconds"),
        hand_of_the_king=None if deck.hand_of_the_king is None else _card(deck.hand_of_the_king, 1, pool),
        agenda=None if deck.agenda is None else _card(deck.agenda, 1, pool),
        plots=plots,
        cards=[_card(card, copies, pool) for card, copies in deck.cards],
    )


def _card(code: str, copies: int, pool: Pool) -> CardEntry:
    if code not in pool.index:
        return CardEntry(id=code, copies=copies)
    facts = pool.cards[pool.index[code]]
    return CardEntry(id=code, name=facts.name, set=facts.set_name, copies=copies)


def decode(content: bytes, matcher: Matcher) -> Draft:
    """The deck in a file of ours. Raises DeckImportError with the exact place."""
    try:
        head = msgspec.json.decode(content, type=_Head)
        if head.kind == KIND and head.version > VERSION:
            raise DeckImportError("newer", "$.version", f"version {head.version}", str(head.version))
        entry = msgspec.json.decode(content, type=DeckEntry)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        reason, _, place = str(error).partition(" - at `$")
        raise DeckImportError("broken-json", "$" + place.rstrip("`"), reason) from error
    versions = []
    for number, version in enumerate(entry.versions):
        if version.house not in (*terms.HOUSES, terms.NEUTRAL):
            raise DeckImportError("bad-house", f"$.versions[{number}].house", "no House", version.house)
        versions.append(DraftVersion(tuple(_lines(version, f"$.versions[{number}]")), version.house, version.comment))
    draft = Draft(entry.name, "own", versions, entry.notes, tuple(entry.tags), entry.format)
    return matcher.match_all(draft)


def _lines(version: VersionEntry, path: str) -> list[Written]:
    lines = []
    single = ((HAND, version.hand_of_the_king), (AGENDA, version.agenda))
    parts = [(section, [card]) for section, card in single if card is not None]
    for section, cards in (*parts, (PLOTS, version.plots), (DRAW, version.cards)):
        for place, card in enumerate(cards):
            name = card.name or card.id
            lines.append(
                Written(
                    f"{card.copies}x {name}",
                    f"{path}.{section}[{place}]",
                    name,
                    card.copies,
                    card.set,
                    "",
                    section,
                    card.id,
                )
            )
    return lines
