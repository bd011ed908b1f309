"""Any file, or pasted text, with decks in it: what it is, is found out by looking at it."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

import msgspec

from agot_desktop.controller.decks.files import own
from agot_desktop.controller.decks.files.draft import (
    DeckImportError,
    Draft,
    DraftVersion,
    SecondEditionError,
    Written,
)
from agot_desktop.controller.decks.files.matching import Matcher
from agot_desktop.controller.decks.files.plain import read_text
from agot_desktop.controller.decks.files.xml import read_xml
from agot_desktop.controller.library import content_of_deck
from agot_desktop.controller.words import Translate, phrase
from agot_desktop.model.cardgame.deck_rules import Deck
from agot_desktop.model.cardgame.decks import KIND as PLAIN_KIND
from agot_desktop.model.cardgame.decks import DeckFileError, decode_deck

SIZE_LIMIT: Final = 2 * 1024 * 1024
"""The largest file that is read, in bytes."""
SUFFIXES: Final = ("json", "o8d", "xml", "txt", "cod", "dek")
_SECTIONS: Final = {"draw": "draw", "plot": "plots", "agenda": "agenda", "hand_of_the_king": "hand"}


def read_decks(content: bytes, matcher: Matcher, file: str = "") -> list[Draft]:
    """The decks in the content of a file, whose name gives a deck without one its name. Raises DeckImportError."""
    if len(content) > SIZE_LIMIT:
        raise DeckImportError("too-large", "", f"larger than {SIZE_LIMIT // 1024} KB")
    stem = file.rpartition("/")[2].rpartition("\\")[2]
    for suffix in SUFFIXES:
        stem = stem.removesuffix(f".{suffix}").removesuffix(".agotdeck")
    begin = content.lstrip(b"\xef\xbb\xbf \t\r\n")[:1]
    if not begin:
        raise DeckImportError("empty")
    if begin == b"{":
        return _read_json(content.removeprefix(b"\xef\xbb\xbf"), matcher, stem)
    if begin == b"<" or (content[:2] in (b"\xff\xfe", b"\xfe\xff") and b"<" in content[:4]):
        drafts = read_xml(content.lstrip(b" \t\r\n"), matcher, stem)
    else:
        text, odd = _decoded(content)
        drafts = read_text(text, matcher, stem)
        if odd:
            drafts[0].remarks.append(("old-letters", odd))
    return drafts


def _decoded(content: bytes) -> tuple[str, str]:
    """A text, and the old encoding that had to be guessed, '' for none. Raises DeckImportError for no text at all."""
    if content[:2] in (b"\xff\xfe", b"\xfe\xff"):
        try:
            return content.decode("utf-16"), ""
        except UnicodeDecodeError as error:
            raise DeckImportError("no-text", f"byte {error.start}", error.reason) from error
    if b"\x00" in content:
        raise DeckImportError("no-text", f"byte {content.index(0)}", "a zero byte")
    try:
        return content.decode("utf-8-sig"), ""
    except UnicodeDecodeError:
        return content.decode("cp1252", errors="replace"), "Windows-1252"


def _read_json(content: bytes, matcher: Matcher, stem: str) -> list[Draft]:
    try:
        data: Any = msgspec.json.decode(content)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise DeckImportError("broken-json", "$", str(error)) from error
    kind = data.get("kind") if isinstance(data, dict) else None
    if kind == own.KIND:
        return [own.decode(content, matcher)]
    if kind == PLAIN_KIND:
        return [_plain(content, matcher, stem)]
    if isinstance(data, dict) and ("faction_code" in data or "faction_name" in data):
        raise SecondEditionError("ThronesDB")
    if isinstance(data, dict) and isinstance(data.get("ObjectStates"), list):
        return [_tabletop(data["ObjectStates"], matcher, stem)]
    raise DeckImportError("unknown-json", "$.kind", "", str(kind or ""))


def _plain(content: bytes, matcher: Matcher, stem: str) -> Draft:
    """The shorter file of ours, which holds one version without names."""
    try:
        deck = decode_deck(content, stem)
    except DeckFileError as error:
        raise DeckImportError("broken-json", error.path, error.reason) from error
    draft = Draft(deck.name, "own", [DraftVersion(tuple(_lines_of(deck)), deck.house)], deck.note)
    return matcher.match_all(draft)


def _lines_of(deck: Deck) -> list[Written]:
    return [
        Written(slot.card, "", slot.card, slot.copies, "", "", _SECTIONS[slot.section], slot.card)
        for slot in content_of_deck(deck).slots
    ]


def _tabletop(states: list[Any], matcher: Matcher, stem: str) -> Draft:
    """Tabletop Simulator's saved object: the nicknames of the cards in its decks, counted."""
    counts: dict[str, int] = {}
    waiting = list(states)
    while waiting:
        state = waiting.pop()
        if isinstance(state, dict):
            waiting += state.get("ContainedObjects") or []
            nickname = state.get("Nickname")
            if isinstance(nickname, str) and nickname.strip() and "Deck" not in str(state.get("Name", "")):
                counts[nickname.strip()] = counts.get(nickname.strip(), 0) + 1
    if not counts:
        raise DeckImportError("no-cards", "$.ObjectStates", "no card has a name")
    lines = [Written(f"{n}x {name}", "$.ObjectStates", name, min(99, n)) for name, n in sorted(counts.items())]
    houses = [house for line in lines if (house := matcher.house_named(line.name)) and line.name.startswith("House")]
    kept = tuple(line for line in lines if not (line.name.startswith("House") and matcher.house_named(line.name)))
    return matcher.match_all(Draft(stem, "tabletop", [DraftVersion(kept, houses[0] if houses else "")]))


def named(draft: Draft, name: str) -> Draft:
    """The draft under another name, where it has none."""
    return draft if draft.name else replace(draft, name=name)


def import_words(error: DeckImportError, translate: Translate) -> str:
    """Why nothing was read, for the player, with the exact place."""
    template = {
        "second-edition": translate(
            "Import",
            "This is a deck of the second edition ({found}). This program plays the first edition, whose cards are "
            "others; nothing was read in.",
        ),
        "too-large": translate("Import", "The file is too large for a deck: {reason}."),
        "too-long": translate("Import", "The text is too long for a deck: {reason}."),
        "empty": translate("Import", "There is nothing in it."),
        "no-cards": translate("Import", "No line names a card."),
        "no-text": translate("Import", "This is no text: {reason}."),
        "broken-xml": translate("Import", "The XML is broken: {reason}."),
        "unsafe-xml": translate("Import", "The XML has definitions of its own, which no deck needs; it is not read."),
        "unknown-xml": translate("Import", "XML that begins with <{found}> is no deck that this program knows."),
        "bad-count": translate("Import", "“{found}” is no number of copies."),
        "bad-house": translate("Import", "“{found}” names no House."),
        "newer": translate("Import", "The file was written by a newer version of this program."),
        "broken-json": translate("Import", "The JSON is no deck: {reason}."),
        "unknown-json": translate("Import", "This JSON is no deck that this program knows."),
    }.get(error.code, error.code)
    said = phrase(template, reason=error.reason, found=error.found)
    if not error.place:
        return said
    return phrase(translate("Import", "{place}: {words}"), place=error.place, words=said)


def remark_words(remark: tuple[str, str], translate: Translate) -> str:
    """What was noticed while reading, for the player."""
    code, text = remark
    template = {
        "second-house": translate("Import", "A second House card was left out: {text}."),
        "other-game": translate(
            "Import", "The file says that it is of another game ({text}); cards are found by name."
        ),
        "unknown-format": translate("Import", "The format “{text}” is not known."),
        "read-past": translate("Import", "Read past: {text}"),
        "old-letters": translate("Import", "The text is in old letters; read as {text}."),
    }.get(code, "{text}")
    return phrase(template, text=text)
