"""Words of the deck builder that several of its parts share."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from agot_desktop.view.words import house_word, icon_word

if TYPE_CHECKING:
    from agot_desktop.controller.decks.desk_rows import CardRow


def group_word(card_type: str) -> str:
    """The heading of a group of cards."""
    return {
        "character": QCoreApplication.translate("DeckWords", "Characters"),
        "location": QCoreApplication.translate("DeckWords", "Locations"),
        "attachment": QCoreApplication.translate("DeckWords", "Attachments"),
        "event": QCoreApplication.translate("DeckWords", "Events"),
        "plot": QCoreApplication.translate("DeckWords", "Plots"),
        "agenda": QCoreApplication.translate("DeckWords", "Agendas"),
        "house": QCoreApplication.translate("DeckWords", "House cards"),
    }.get(card_type, card_type)


def format_word(deck_format: str) -> str:
    """What a deck is built for."""
    return {
        "joust": QCoreApplication.translate("DeckWords", "Joust"),
        "melee": QCoreApplication.translate("DeckWords", "Melee"),
        "hand-of-the-king": QCoreApplication.translate("DeckWords", "Hand of the King"),
        "kingsmoot": QCoreApplication.translate("DeckWords", "Kingsmoot"),
    }.get(deck_format, deck_format)


def crest_word(crest: str) -> str:
    """A crest alone."""
    return {
        "War": QCoreApplication.translate("DeckWords", "War crest"),
        "Noble": QCoreApplication.translate("DeckWords", "Noble crest"),
        "Holy": QCoreApplication.translate("DeckWords", "Holy crest"),
        "Learned": QCoreApplication.translate("DeckWords", "Learned crest"),
        "Shadow": QCoreApplication.translate("DeckWords", "Shadows crest"),
    }.get(crest, crest)


def card_said(row: CardRow) -> str:
    """A card of a list for reading aloud."""
    parts = [row.name, " / ".join(house_word(house) for house in row.houses)]
    if row.cost:
        parts.append(QCoreApplication.translate("DeckWords", "cost {0}").format(row.cost))
    if row.strength is not None:
        parts.append(QCoreApplication.translate("DeckWords", "STR {0}").format(row.strength))
    parts += [icon_word(icon) for icon in row.icons]
    parts.append(QCoreApplication.translate("DeckWords", "{0} in the deck").format(row.copies))
    return ", ".join([*parts, row.problem] if row.problem else parts)
