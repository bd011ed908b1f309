"""Decks in XML: OCTGN's `.o8d`, AGoTDB's `.xml` with all its revisions, Cockatrice's `.cod`. Read with defusedxml."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final
from xml.etree.ElementTree import Element, ParseError

from defusedxml import DefusedXmlException
from defusedxml.ElementTree import fromstring

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
from agot_desktop.model.cardgame import terms

FIRST_EDITION: Final = "a12af4e8-be4b-4cda-a6b6-534f9717391f"
SECOND_EDITION: Final = "30c200c9-6c98-49a4-a293-106c06295c05"
HOUSE_CARDS: Final = {
    f"{FIRST_EDITION[:28]}97001{number:03}": house
    for number, house in enumerate(("Baratheon", "Greyjoy", "Lannister", "Martell", "Stark", "Targaryen"), 1)
}
"""OCTGN's House cards of the first edition."""
HOUSE_BITS: Final = {1: "Stark", 2: "Lannister", 4: "Baratheon", 8: "Greyjoy", 16: "Martell", 32: "Targaryen"}
_SECTIONS: Final = {
    "house": HOUSE, "faction": HOUSE, "agenda": AGENDA, "plots": PLOTS, "characters": DRAW, "locations": DRAW,
    "events": DRAW, "attachments": DRAW, "hand of the king": HAND, "sideboard": SIDE,
}  # fmt: skip
_ZONES: Final = {"main": DRAW, "side": SIDE, "tokens": SIDE}
_HAND_NOTE: Final = re.compile(r"^\s*hand of the king:\s*(.+?)\s*(?:\(([^()]*)\))?\s*$", re.IGNORECASE | re.MULTILINE)
_REVISION: Final = re.compile(r"^Deck\d+$")


def read_xml(content: bytes, matcher: Matcher, fallback_name: str = "") -> list[Draft]:
    """The deck in an XML file. Raises DeckImportError with the exact place, SecondEditionError for the other one."""
    try:
        root = fromstring(content, forbid_dtd=True)
    except ParseError as error:
        line, column = error.position
        raise DeckImportError(
            "broken-xml", f"line {line}, column {column + 1}", str(error).partition(":")[0]
        ) from error
    except DefusedXmlException as error:
        raise DeckImportError("unsafe-xml", "", type(error).__name__) from error
    tag = _tag(root)
    if tag == "cockatrice_deck":
        draft = _cockatrice(root, fallback_name)
    elif tag == "deck" and (root.get("game") or root.find("section") is not None):
        draft = _octgn(root, fallback_name)
    elif (
        root.find("VersionedDeck") is not None
        or any(_REVISION.match(_tag(node)) for node in root.iter())
        or root.find(".//Cards/CardList") is not None
    ):
        draft = _agotdb(root, fallback_name)
    else:
        raise DeckImportError("unknown-xml", f"<{tag}>", "", tag)
    if not any(version.lines or version.house for version in draft.versions):
        raise DeckImportError("no-cards", f"<{tag}>", "no card in the file")
    return [matcher.match_all(draft)]


def _tag(node: Element) -> str:
    return str(node.tag).rpartition("}")[2]


def _octgn(root: Element, fallback_name: str) -> Draft:
    game = (root.get("game") or "").casefold()
    if game == SECOND_EDITION:
        raise SecondEditionError("OCTGN")
    lines: list[Written] = []
    houses: list[str] = []
    for number, section in enumerate(root.findall("section"), 1):
        name = section.get("name") or ""
        where = _SECTIONS.get(name.strip().casefold(), "")
        for place, card in enumerate(section.findall("card"), 1):
            path = f"section {number} ({name}), card {place}"
            house = HOUSE_CARDS.get((card.get("id") or "").casefold(), "")
            if house:
                houses.append(house)
                continue
            copies = _count(card.get("qty") or "1", path)
            if copies:
                title = (card.text or "").strip()
                lines.append(
                    Written(f"{copies}x {title}", path, title or (card.get("id") or ""), copies, "", "", where)
                )
    notes = (root.findtext("notes") or "").strip()
    found = _HAND_NOTE.search(notes)
    if found is not None:
        lines.append(Written(found.group(0).strip(), "notes", found.group(1), 1, found.group(2) or "", "", HAND))
        notes = (notes[: found.start()] + notes[found.end() :]).strip()
    draft = Draft(fallback_name, "o8d", [_with_house(lines, houses)], notes)
    if game and game != FIRST_EDITION:
        draft.remarks.append(("other-game", game))
    draft.remarks += [("second-house", house) for house in dict.fromkeys(houses[1:]) if house != houses[0]]
    return draft


def _with_house(lines: list[Written], houses: list[str]) -> DraftVersion:
    """A version whose House is that of its House card, by id or by name."""
    named = [line.name.removeprefix("House ").strip() for line in lines if line.section == HOUSE]
    known = [house for house in (*houses, *named) if house in terms.HOUSES]
    return DraftVersion(tuple(lines), known[0] if known else "")


def _count(text: str, path: str) -> int:
    try:
        copies = int(text)
    except ValueError:
        raise DeckImportError("bad-count", path, f"{text!r} is no number of copies", text) from None
    if not 0 <= copies <= MOST_COPIES:
        raise DeckImportError("bad-count", path, f"{copies} copies", text)
    return copies


def _cockatrice(root: Element, fallback_name: str) -> Draft:
    lines = []
    for zone in root.findall("zone"):
        where = _ZONES.get(zone.get("name") or "", "")
        for place, card in enumerate(zone.findall("card"), 1):
            path = f"zone {zone.get('name')}, card {place}"
            name, copies = (card.get("name") or "").strip(), _count(card.get("number") or "1", path)
            hint = card.get("setShortName") or card.get("set") or ""
            section = SIDE if where == SIDE else ""
            lines.append(Written(f"{copies}x {name}", path, name, copies, hint, "", section))
    tags = tuple(tag.text.strip() for tag in root.findall("tags/tag") if tag.text and tag.text.strip())
    name = (root.findtext("deckname") or fallback_name).strip()
    return Draft(name, "cod", [_with_house(lines, [])], (root.findtext("comments") or "").strip(), tags)


def _agotdb(root: Element, fallback_name: str) -> Draft:
    """All revisions, the oldest first. Older files hold one deck without the frame of versions."""
    frame = root.find("VersionedDeck")
    top = frame if frame is not None else root
    revisions = sorted(
        (node for node in top.iter() if _REVISION.match(_tag(node))), key=lambda node: int(_tag(node)[len("Deck") :])
    )
    held = [(node.find("Deck") if node.find("Deck") is not None else node) for node in revisions] or list(_single(top))
    versions, remarks = [], list[tuple[str, str]]()
    deck_format = ""
    for number, deck in enumerate(held):
        if deck is None:
            continue
        versions.append(_revision(deck, f"Deck{number}", remarks))
        said = (deck.findtext("DeckFormat") or "").strip().casefold()
        deck_format = said if said in terms.FORMATS else deck_format
    name = (top.findtext("Name") or fallback_name).strip()
    author = (top.findtext("Author") or "").strip()
    notes = (top.findtext("Description") or "").strip()
    if author:
        notes = f"{notes}\n\n{author}".strip()
    return Draft(name, "agotdb", versions, notes, (), deck_format, remarks)


def _single(top: Element) -> Iterator[Element]:
    deck = top.find("Deck")
    yield deck if deck is not None else top


def _revision(deck: Element, path: str, remarks: list[tuple[str, str]]) -> DraftVersion:
    lines: list[Written] = []
    for child in deck:
        tag = _tag(child)
        section = SIDE if tag == "Sideboard" else AGENDA if tag.startswith("Agenda") else "" if tag == "Cards" else None
        if section is None:
            continue
        cards = child.findall(".//Card") or ([child] if child.find("Name") is not None else [])
        for place, card in enumerate(cards, 1):
            where = f"{path}/{tag}, card {place}"
            name = (card.findtext("Name") or "").strip() or f"#{(card.findtext('UniversalId') or '?').strip()}"
            copies = _count((card.findtext("Quantity") or "1").strip(), where)
            hint = (card.findtext("Set") or "").strip()
            if copies:
                lines.append(Written(f"{copies}x {name}", where, name, copies, hint, "", section))
    houses = _houses(deck, path)
    for house in houses[1:]:
        remarks.append(("second-house", house))
    comment = (deck.findtext("RevisionComments") or "").strip()
    return DraftVersion(tuple(lines), houses[0], comment)


def _houses(deck: Element, path: str) -> list[str]:
    text = (deck.findtext("Houses") or "0").strip()
    try:
        bits = int(text)
    except ValueError:
        raise DeckImportError("bad-house", f"{path}/Houses", f"{text!r} is no sum of Houses", text) from None
    return [house for bit, house in HOUSE_BITS.items() if bits & bit] or [terms.NEUTRAL]
