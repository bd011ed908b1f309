"""The fields that a search may name: their names, their kinds, and what they are called for reading."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

from agot_desktop.controller.words import Translate


@dataclass(frozen=True, slots=True)
class Field:
    """A field. `aliases`: further names, the shortest first; `kind`: how its values are read."""

    name: str
    aliases: tuple[str, ...]
    kind: Literal["word", "number", "text"]


FIELDS: Final = (
    Field("house", ("h",), "word"),
    Field("type", ("t",), "word"),
    Field("cost", ("c",), "number"),
    Field("str", ("s", "strength"), "number"),
    Field("icon", ("i",), "word"),
    Field("keyword", ("k",), "word"),
    Field("crest", ("cr",), "word"),
    Field("trait", ("tr",), "word"),
    Field("set", ("e", "cycle"), "word"),
    Field("unique", ("u",), "word"),
    Field("is", (), "word"),
    Field("in", (), "word"),
    Field("legal", ("f", "format"), "word"),
    Field("income", ("inc",), "number"),
    Field("influence", ("inf",), "number"),
    Field("initiative", ("ini",), "number"),
    Field("gold", ("g",), "number"),
    Field("claim", ("cl",), "number"),
    Field("year", ("y", "date"), "number"),
    Field("copies", ("q",), "number"),
    Field("name", ("n",), "text"),
    Field("text", ("x",), "text"),
)
IS_VALUES: Final = (
    "implemented", "limited", "restricted", "banned", "reprint", "shadow", "neutral", "naval", "multihouse", "unique",
    "houseonly", "inhouse", "outofhouse", "hand", "response",
)  # fmt: skip
"""Values of `is:`; `hand` may be a Hand of the King, `inhouse` and `outofhouse` are seen from the open deck."""
IN_VALUES: Final = ("deck", "hand", "plots", "mysets")

_BY_NAME: Final = {name: field for field in FIELDS for name in (field.name, *field.aliases)}


def field_named(name: str) -> Field | None:
    """The field of a folded name."""
    return _BY_NAME.get(name)


def field_names() -> tuple[str, ...]:
    """Every full name."""
    return tuple(field.name for field in FIELDS)


def field_word(name: str, translate: Translate) -> str:
    """A field for reading."""
    return {
        "house": translate("Search", "House"),
        "type": translate("Search", "type"),
        "cost": translate("Search", "cost"),
        "str": translate("Search", "STR"),
        "icon": translate("Search", "challenge icon"),
        "keyword": translate("Search", "keyword"),
        "crest": translate("Search", "crest"),
        "trait": translate("Search", "trait"),
        "set": translate("Search", "set"),
        "unique": translate("Search", "unique"),
        "is": translate("Search", "property"),
        "in": translate("Search", "place"),
        "legal": translate("Search", "format"),
        "income": translate("Search", "income"),
        "influence": translate("Search", "influence"),
        "initiative": translate("Search", "initiative"),
        "gold": translate("Search", "gold of the plot"),
        "claim": translate("Search", "claim"),
        "year": translate("Search", "year"),
        "copies": translate("Search", "copies in the deck"),
        "name": translate("Search", "name"),
        "text": translate("Search", "text"),
    }.get(name, name)
