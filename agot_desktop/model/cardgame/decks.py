"""Files of decks: JSON in, JSON out, with an exact message for every file that is no deck.

A file is data from outside: its size is limited and it is checked against a schema. Whether the deck obeys the
rules is asked elsewhere (`deck_rules`).
"""

from pathlib import Path
from typing import Annotated, Final, Literal

import msgspec

from agot_desktop.model.cardgame.deck_rules import Deck

KIND: Final = "agot-desktop deck"
VERSION: Final = 1
SIZE_LIMIT: Final = 256 * 1024
"""The largest file that is read, in bytes."""

Id = Annotated[str, msgspec.Meta(min_length=1, max_length=64)]
Count = Annotated[int, msgspec.Meta(ge=1, le=99)]


class DeckFileError(ValueError):
    """A file is no deck. `file` is its name, `path` the exact place (`$` for the whole), `reason` what is wrong."""

    def __init__(self, file: str, path: str, reason: str) -> None:
        super().__init__(f"{file}: {path}: {reason}")
        self.file = file
        self.path = path
        self.reason = reason


class _Head(msgspec.Struct):
    kind: str
    version: int


class _DeckFile(msgspec.Struct, kw_only=True, forbid_unknown_fields=True):
    kind: Literal["agot-desktop deck"]
    version: Literal[1]
    name: Annotated[str, msgspec.Meta(min_length=1, max_length=120)]
    house: Annotated[str, msgspec.Meta(min_length=1, max_length=40)]
    agenda: Id | None = None
    hand_of_the_king: Id | None = None
    note: Annotated[str, msgspec.Meta(max_length=4000)] = ""
    plots: Annotated[tuple[Id, ...], msgspec.Meta(max_length=40)]
    cards: Annotated[tuple[tuple[Id, Count], ...], msgspec.Meta(max_length=500)]


def read_deck(path: Path) -> Deck:
    """The deck in a file. Raises DeckFileError."""
    try:
        with path.open("rb") as file:
            content = file.read(SIZE_LIMIT + 1)
    except OSError as error:
        raise DeckFileError(path.name, "$", f"cannot be read: {error.strerror}") from error
    return decode_deck(content, path.name)


def decode_deck(content: bytes, file: str) -> Deck:
    """The deck in the content of a file, whose name is used in messages. Raises DeckFileError."""
    if len(content) > SIZE_LIMIT:
        raise DeckFileError(file, "$", f"larger than {SIZE_LIMIT // 1024} KB, which no deck is")
    try:
        head = msgspec.json.decode(content, type=_Head)
        if head.kind == KIND and head.version > VERSION:
            raise DeckFileError(file, "$.version", f"version {head.version} is newer than this program knows")
        stored = msgspec.json.decode(content, type=_DeckFile)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        reason, _, place = str(error).partition(" - at `$")
        raise DeckFileError(file, "$" + place.rstrip("`"), reason) from None
    _check_once([card for card, _ in stored.cards], file)
    return Deck(
        name=stored.name,
        house=stored.house,
        agenda=stored.agenda,
        plots=stored.plots,
        cards=stored.cards,
        hand_of_the_king=stored.hand_of_the_king,
        note=stored.note,
    )


def encode_deck(deck: Deck) -> bytes:
    """The content of a file that `decode_deck` reads back as an equal deck. Raises DeckFileError for any other."""
    fields = {
        "kind": KIND,
        "version": VERSION,
        "name": deck.name,
        "house": deck.house,
        "agenda": deck.agenda,
        "hand_of_the_king": deck.hand_of_the_king,
        "note": deck.note,
        "plots": deck.plots,
        "cards": deck.cards,
    }
    lines = [f' "{key}": {_text(value)}' for key, value in fields.items()]
    content = ("{\n" + ",\n".join(lines) + "\n}\n").encode()
    decode_deck(content, deck.name)
    return content


def write_deck(path: Path, deck: Deck) -> None:
    """Write a deck to a file; one that is there is replaced in one go. Raises DeckFileError and OSError."""
    content = encode_deck(deck)
    fresh = path.with_name(path.name + ".new")
    fresh.write_bytes(content)
    fresh.replace(path)


def _text(value: object) -> str:
    """JSON of one field; a list of pairs gets a line for each."""
    if isinstance(value, tuple) and value and isinstance(value[0], tuple):
        return "[\n" + ",\n".join(f"  {msgspec.json.encode(pair).decode()}" for pair in value) + "\n ]"
    return msgspec.json.encode(value).decode()


def _check_once(cards: list[str], file: str) -> None:
    seen: set[str] = set()
    for position, card in enumerate(cards):
        if card in seen:
            raise DeckFileError(file, f"$.cards[{position}]", f"{card} is listed twice")
        seen.add(card)
