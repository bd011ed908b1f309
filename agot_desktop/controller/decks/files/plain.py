"""Plain lists of cards, in the many shapes that players write them.

    3x Name (Set) | 3 Name (Set #12) | 3x Name | Name x3 | Name (Set) x3 | #012 3x Name | Name
Headings (`Plots (7)`, `House: Stark`), comments (`//`, `#`) and blank lines are understood; the first line is the
deck's name; `===` parts several decks. `Hand of the King:`, `Tags:`, `Format:` and `Notes:` are ours.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import Final

from agot_desktop.controller.decks.changes import AGENDA, DRAW, HAND, HOUSE, MOST_COPIES, PLOTS
from agot_desktop.controller.decks.files.draft import (
    SIDE,
    DeckImportError,
    Draft,
    DraftVersion,
    SecondEditionError,
    Written,
)
from agot_desktop.controller.decks.files.matching import Matcher
from agot_desktop.controller.decks.legality import FORMATS

_LINES: Final = 4000
_LONGEST: Final = 400
_COUNT_FIRST: Final = re.compile(r"^(\d{1,3})\s*(?:[xX×*]\s*|\s)(?=\S)(.+)$")
_COUNT_LAST: Final = re.compile(r"^(.+?)\s+[xX×*]\s*(\d{1,3})$")
_NUMBERED: Final = re.compile(r"^#(\w{1,5})\s+(?=\d+\s*[xX× ])(.+)$")
_SET: Final = re.compile(r"^(.+?)\s*[(\[]([^()\[\]]*)[)\]]\s*(?:#?(\d{1,3}[a-z]?))?$")
_SET_NUMBER: Final = re.compile(r"^(.*?)\s*#\s*(\w{1,5})$")
_SEPARATOR: Final = re.compile(r"^\s*={3,}\s*$")
_HEADING: Final = re.compile(
    r"^[\s\-*_#]*(hand of the king|house(?: card)?s?|factions?|agendas?|plots?(?: deck)?|draw deck|deck|main(?: deck)?"
    r"|characters?|locations?|attachments?|events?|side ?board|side ?deck|side|notes?|description|tags?|format|name"
    r"|author|created|version)\s*(?:\(\s*\d+\s*\)|\[\s*\d+\s*\]|-\s*\d+)?\s*(:?)\s*[\-*_]*(.*)$",
    re.IGNORECASE,
)
_PLACES: Final = (
    ("hand of the king", HAND), ("house", HOUSE), ("faction", HOUSE), ("agenda", AGENDA), ("plot", PLOTS),
    ("side", SIDE), ("note", "notes"), ("description", "notes"), ("tag", "tags"), ("format", "format"),
    ("name", "name"), ("author", "remark"), ("created", "remark"), ("version", "remark"),
)  # fmt: skip
_SECOND_EDITION: Final = (
    re.compile(r"thronesdb", re.IGNORECASE),
    re.compile(r"^[ \t]*packs:\s*from\b", re.IGNORECASE | re.MULTILINE),
    re.compile(
        r"^[ \t]*(?:1x[ \t]+)?banner of the (?:stag|kraken|lion|sun|watch|wolf|dragon|rose)\b",
        re.IGNORECASE | re.MULTILINE,
    ),
    re.compile(
        r"^[ \t]*(?:house|faction)?:?[ \t]*(?:house tyrell|the night.s watch)[ \t]*$", re.IGNORECASE | re.MULTILINE
    ),
)


@dataclass(slots=True)
class _Reading:
    """What was gathered of one deck so far."""

    name: str = ""
    house: str = ""
    section: str = ""
    lines: list[Written] = field(default_factory=list)
    notes: list[str] = field(default_factory=list)
    tags: list[str] = field(default_factory=list)
    deck_format: str = ""
    remarks: list[tuple[str, str]] = field(default_factory=list)


def read_text(text: str, matcher: Matcher, fallback_name: str = "") -> list[Draft]:
    """The decks in a text. Raises DeckImportError where there is none, SecondEditionError for the other edition."""
    rows = text.replace("\r\n", "\n").replace("\r", "\n").split("\n")
    if len(rows) > _LINES:
        raise DeckImportError("too-long", f"line {_LINES + 1}", f"more than {_LINES} lines")
    for pattern in _SECOND_EDITION:
        found = pattern.search(text)
        if found is not None:
            raise SecondEditionError(found.group(0).strip())
    drafts, part = [], list[tuple[int, str]]()
    for number, row in enumerate([*rows, "==="], 1):
        if _SEPARATOR.match(row):
            draft = _read_one(part, matcher, fallback_name)
            if draft is not None:
                drafts.append(draft)
            part = []
        else:
            part.append((number, row))
    if not drafts:
        raise DeckImportError("no-cards", "", "no line looks like a card")
    return drafts


def _read_one(rows: list[tuple[int, str]], matcher: Matcher, fallback_name: str) -> Draft | None:
    reading = _Reading()
    first = True
    for number, raw in rows:
        row = _plain(raw)
        if reading.section == "notes":
            reading.notes.append(raw.rstrip())
        elif not row or row.startswith("//") or (row.startswith("#") and not _NUMBERED.match(row)):
            continue
        elif len(row) > _LONGEST:
            raise DeckImportError("too-long", f"line {number}", f"more than {_LONGEST} signs in one line")
        elif _heading(row, number, reading, matcher):
            first = False
        else:
            line = parse_line(row, f"line {number}", reading.section, matcher)
            if first and not _is_counted(row) and not (matcher.match(line).certainty == "sure" and _all_bare(rows)):
                reading.name = row
            else:
                _take(line, reading, matcher)
            first = False
    if not reading.lines and not reading.house:
        return None
    version = DraftVersion(tuple(reading.lines), reading.house)
    draft = Draft(reading.name or fallback_name, "text", [version], "\n".join(reading.notes).strip("\n"))
    draft.tags, draft.deck_format, draft.remarks = tuple(reading.tags), reading.deck_format, reading.remarks
    return matcher.match_all(draft)


def _plain(raw: str) -> str:
    """A row without marks of lists and doubled spaces."""
    row = " ".join(raw.replace("\u00a0", " ").replace("\ufeff", "").replace("’", "'").split())
    return re.sub(r"^[•·‣▪–—]\s*|^[-*]\s+", "", row)


def _is_counted(row: str) -> bool:
    return bool(_COUNT_FIRST.match(row) or _COUNT_LAST.match(row) or _NUMBERED.match(row))


def _all_bare(rows: list[tuple[int, str]]) -> bool:
    """Whether no line of the list has a count: then the first is a card like the others."""
    return not any(_is_counted(_plain(raw)) for _, raw in rows)


def _heading(row: str, number: int, reading: _Reading, matcher: Matcher) -> bool:
    """Takes a heading, with what stands behind it; False where the row is none."""
    found = _HEADING.match(row)
    if found is None:
        return False
    word, colon, rest = found.group(1).casefold(), found.group(2), found.group(3).strip()
    if rest and not colon:
        return False
    place = next((place for begin, place in _PLACES if word.startswith(begin)), DRAW)
    if place == "notes":
        reading.section = "notes"
        reading.notes += [rest] if rest else []
    elif place == "tags":
        reading.tags += [tag.strip() for tag in rest.split(",") if tag.strip()]
    elif place == "format":
        reading.deck_format = rest.casefold() if rest.casefold() in FORMATS else ""
        reading.remarks += [] if reading.deck_format else [("unknown-format", rest)]
    elif place == "name":
        reading.name = rest or reading.name
    elif place == "remark":
        reading.remarks += [("read-past", row)]
    else:
        reading.section = place
        if rest:
            for piece in rest.split(";") if place == AGENDA else [rest]:
                _take(parse_line(piece.strip(), f"line {number}", place, matcher), reading, matcher)
            if place in (HAND, HOUSE):
                reading.section = ""
    return True


def _take(line: Written, reading: _Reading, matcher: Matcher) -> None:
    """A line into the deck; the name of a House alone is its House card."""
    house = matcher.house_named(line.name) if line.section in (HOUSE, "") or line.name.startswith("House ") else ""
    if house and line.section != HAND:
        if reading.house and reading.house != house:
            reading.remarks.append(("second-house", line.name))
        reading.house = reading.house or house
        reading.section = "" if reading.section == HOUSE else reading.section
        return
    reading.lines.append(line)
    if line.section == HAND:
        reading.section = ""


def parse_line(row: str, place: str, section: str, matcher: Matcher) -> Written:
    """One line of a list that is neither heading nor comment."""
    text, number = row, ""
    if found := _NUMBERED.match(row):
        number, row = found.group(1).lstrip("0"), found.group(2)
    copies, name = 1, row
    if found := _COUNT_FIRST.match(row):
        copies, name = int(found.group(1)), found.group(2)
    elif found := _COUNT_LAST.match(row):
        name, copies = found.group(1), int(found.group(2))
    set_hint = ""
    if found := _SET.match(name):
        name, set_hint = found.group(1), found.group(2).strip()
        number = (found.group(3) or number).lstrip("0")
        if numbered := _SET_NUMBER.match(set_hint):
            set_hint, number = numbered.group(1), numbered.group(2).lstrip("0")
        if not matcher.known_set(set_hint) and not set_hint.isascii():
            number = ""
    name = name.strip().strip('"“”').strip()
    return Written(text, place, name, max(1, min(MOST_COPIES, copies)), set_hint, number, section)
