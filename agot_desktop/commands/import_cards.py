"""Make the stored facts of the cards out of a file of facts (`cards import`).

Beside the file of cards a file `sets.json` must list the sets. Rules text and remarks in the file are left behind.
Nothing is written unless all of it is sound.
"""

import json
import re
import unicodedata
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final, Literal

import msgspec

from agot_desktop.model.cardgame import terms
from agot_desktop.model.cardgame.facts import (
    FactsError,
    HouseOrNeutral,
    Row,
    check_cards,
    facts_of_row,
    row_from_mapping,
)
from agot_desktop.model.cardgame.pool import SETS_FILE, TITLES_FILE, CardSet, load_sets

_ANY_HOUSE: Final = "|".join(terms.HOUSES)
HOUSE_ONLY: Final = re.compile(rf"House ({_ANY_HOUSE})(?: or (?:House )?({_ANY_HOUSE}))? only", re.IGNORECASE)


def import_cards(cards_file: Path, sets_file: Path, target: Path) -> tuple[int, int]:
    """Read and check both files, then write the folder of facts; how many cards and sets there are.

    Files of an earlier import that are no longer needed are removed. Raises FactsError.
    """
    rows = _rows(cards_file)
    sets = _sets(sets_file)
    texts = _texts(rows, sets, cards_file.name)
    for old in _files_of_sets(target) - texts.keys():
        (target / old).unlink(missing_ok=True)
    for file, text in texts.items():
        path = target / file
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return len(rows), len(sets)


def _files_of_sets(target: Path) -> set[str]:
    """The files that an earlier import wrote for its sets; none if its list is gone or broken (it is written anew)."""
    try:
        return {card_set.file for card_set in load_sets(target)}
    except FactsError:
        return set()


def _rows(cards_file: Path) -> list[Row]:
    objects = _objects(cards_file)
    rows = [row_from_mapping(obj, f"$[{position}]", cards_file.name) for position, obj in enumerate(objects)]
    facts = [facts_of_row(row, cards_file.name, f"$[{position}]", complete=True) for position, row in enumerate(rows)]
    check_cards(facts, {}, lambda position: (cards_file.name, f"$[{position}]"))
    for row in rows:
        row.legal_in_houses = _legal_in_houses(row)
    return rows


def _legal_in_houses(row: Row) -> Literal["any"] | tuple[HouseOrNeutral, ...]:
    """The Houses that may include a card; where the file forgot them, out of its printed `House X [or Y] only`."""
    if row.legal_in_houses == "any":
        for restriction in row.restrictions:
            found = HOUSE_ONLY.fullmatch(restriction)
            if found:
                return tuple(house for house in terms.HOUSES if house in found.groups())
    return row.legal_in_houses


def _sets(sets_file: Path) -> list[CardSet]:
    """The sets, each with the file that its cards will stand in."""
    sets = []
    for position, obj in enumerate(_objects(sets_file)):
        try:
            sets.append(msgspec.convert({**obj, "file": _file_of_set(obj)}, CardSet))
        except msgspec.ValidationError as error:
            raise FactsError(sets_file.name, f"$[{position}]", str(error)) from None
    return sorted(sets, key=lambda card_set: card_set.order)


def _objects(path: Path) -> list[dict[str, Any]]:
    """The objects of a JSON file that is a list of objects. Raises FactsError."""
    try:
        return msgspec.json.decode(path.read_bytes(), type=list[dict[str, Any]])
    except OSError as error:
        raise FactsError(str(path), "$", f"cannot be read: {error.strerror}") from None
    except msgspec.DecodeError as error:
        reason, _, place = str(error).partition(" - at `$")
        raise FactsError(str(path), "$" + place.rstrip("`"), reason) from None


def _file_of_set(obj: Mapping[str, Any]) -> str:
    box = str(obj.get("cycle") or obj.get("name"))
    return f"{_slug(box)}/{_slug(str(obj.get('name')))}.json"


def _slug(name: str) -> str:
    """A name as part of a path: `The Captain's Command` is `the-captains-command`."""
    plain = unicodedata.normalize("NFKD", name).encode("ascii", "ignore").decode().lower().replace("'", "")
    return re.sub(r"[^a-z0-9]+", "-", plain).strip("-")


def _texts(rows: Sequence[Row], sets: Sequence[CardSet], file: str) -> dict[str, str]:
    """The text of every file to write, by its path in the folder of facts."""
    texts = {SETS_FILE: _lines("", [msgspec.to_builtins(card_set) for card_set in sets])}
    left = {row.id: row for row in rows}
    for card_set in sets:
        members = [row for row in rows if row.set_name == card_set.name and row.type != terms.TITLE]
        if len(members) != card_set.cards:
            raise FactsError(file, "$", f"{len(members)} cards of {card_set.name}, but the list says {card_set.cards}")
        texts[card_set.file] = _set_text(members)
        for row in members:
            del left[row.id]
    titles = [row for row in left.values() if row.type == terms.TITLE]
    texts[TITLES_FILE] = _set_text(titles)
    for row in left.values():
        if row.type != terms.TITLE:
            raise FactsError(file, "$", f"{row.id} is of the unknown set {row.set_name!r}")
    return texts


def _set_text(rows: Sequence[Row]) -> str:
    """The file of a set: a line for each card."""
    head: dict[str, str | None] = {"set": "", "set_code": "", "cycle": None}
    if rows:
        head = {"set": rows[0].set_name, "set_code": rows[0].set_code, "cycle": rows[0].cycle}
    return _lines(json.dumps(head, ensure_ascii=False)[:-1] + ', "cards": ', [_stored(row) for row in rows])


def _lines(head: str, items: Sequence[Any]) -> str:
    body = ",\n".join(json.dumps(item, ensure_ascii=False) for item in items)
    return f"{head}[\n{body}\n]" + ("}\n" if head else "\n")


def _stored(row: Row) -> dict[str, Any]:
    """A card as it is stored: without what its file's head says, defaults left out."""
    stored: dict[str, Any] = msgspec.to_builtins(row)
    for key in ("set", "set_code", "cycle", "house"):
        stored.pop(key, None)
    if stored.get("houses") == [terms.NEUTRAL]:
        del stored["houses"]
    limit = 3 if row.type in terms.DRAW_DECK_TYPES else 1
    if stored.get("deck_limit") == limit:
        del stored["deck_limit"]
    if stored.get("legality") == {"joust": terms.LEGAL, "melee": terms.LEGAL}:
        del stored["legality"]
    return stored
