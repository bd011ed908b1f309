"""Titles in words: their names, what they give, what makes them change hands, and how two players stand by them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from PySide6.QtCore import QCoreApplication

from agot_desktop.model.cardgame.observation import Observation, TitleView

SUPPORTS: Final = "supports"  # you may not attack him
OPPOSES: Final = "opposes"  # beating him pays
SUPPORTED: Final = "supported"  # he may not attack you
OPPOSED: Final = "opposed"  # beating you pays him


class TitleTag(NamedTuple):
    """A title of a seat on its head: words, how the viewer stands to it ('' or a relation), all of it in words, and
    the title's name alone."""

    words: str
    relation: str
    whole: str
    title: str


def title_word(title: str) -> str:
    """A title's name."""
    names = {
        "Crown Regent": QCoreApplication.translate("Titles", "Crown Regent"),
        "Lord Commander of the Kingsguard": QCoreApplication.translate("Titles", "Lord Commander of the Kingsguard"),
        "Master of Whispers": QCoreApplication.translate("Titles", "Master of Whispers"),
        "Master of Laws": QCoreApplication.translate("Titles", "Master of Laws"),
        "Master of Coin": QCoreApplication.translate("Titles", "Master of Coin"),
        "Hand of the King": QCoreApplication.translate("Titles", "Hand of the King"),
        "Lord of the Isles": QCoreApplication.translate("Titles", "Lord of the Isles"),
        "Priest of the Drowned God": QCoreApplication.translate("Titles", "Priest of the Drowned God"),
        "Commander of the Iron Fleet": QCoreApplication.translate("Titles", "Commander of the Iron Fleet"),
        "The Reader": QCoreApplication.translate("Titles", "The Reader"),
        "The Crow's Eye": QCoreApplication.translate("Titles", "The Crow's Eye"),
        "Reaver": QCoreApplication.translate("Titles", "Reaver"),
    }
    return names.get(title, title)


def short_title(title: str) -> str:
    """A title's name where there is little room."""
    names = {
        "Lord Commander of the Kingsguard": QCoreApplication.translate("Titles", "Lord Commander"),
        "Priest of the Drowned God": QCoreApplication.translate("Titles", "Drowned Priest"),
        "Commander of the Iron Fleet": QCoreApplication.translate("Titles", "Iron Fleet"),
    }
    return names.get(title, title_word(title))


def benefit_words(title: str) -> str:
    """What a title gives to its holder (MEL-T1 to MEL-T6, KM-T1 to KM-T6)."""
    words = {
        "Crown Regent": QCoreApplication.translate("Titles", "+3 in power; once a round redirects an attack"),
        "Lord Commander of the Kingsguard": QCoreApplication.translate(
            "Titles", "+3 in military; may take an undefended attack"
        ),
        "Master of Whispers": QCoreApplication.translate("Titles", "+3 in intrigue challenges"),
        "Master of Laws": QCoreApplication.translate("Titles", "draws 1 card more"),
        "Master of Coin": QCoreApplication.translate("Titles", "+2 gold of income"),
        "Hand of the King": QCoreApplication.translate("Titles", "a second power challenge, against another player"),
        "Lord of the Isles": QCoreApplication.translate("Titles", "+3 in power challenges"),
        "Priest of the Drowned God": QCoreApplication.translate("Titles", "gold counts twice for dominance"),
        "Commander of the Iron Fleet": QCoreApplication.translate("Titles", "+3 in military challenges"),
        "The Reader": QCoreApplication.translate("Titles", "+3 in intrigue challenges"),
        "The Crow's Eye": QCoreApplication.translate("Titles", "1 power more for winning unopposed"),
        "Reaver": QCoreApplication.translate("Titles", "2 gold when winning initiative"),
    }  # fmt: skip
    return words.get(title, "")


def moves_words(title: str) -> str:
    """What makes a title of the Kingsmoot change hands (KM-18 to KM-28); '' for the small council."""
    words = {
        "Lord of the Isles": QCoreApplication.translate("Titles", "goes to who beats its holder in power"),
        "Priest of the Drowned God": QCoreApplication.translate("Titles", "goes to who wins dominance"),
        "Commander of the Iron Fleet": QCoreApplication.translate("Titles", "goes to who beats its holder in military"),
        "The Reader": QCoreApplication.translate("Titles", "goes to who beats its holder in intrigue"),
        "The Crow's Eye": QCoreApplication.translate("Titles", "goes to who beats its holder unopposed"),
        "Reaver": QCoreApplication.translate("Titles", "goes to who wins initiative"),
    }
    return words.get(title, "")


def relation_words(title: TitleView) -> str:
    """'supports Master of Laws · opposes Hand of the King'; '' for a title that does neither."""
    said = []
    if title.supports:
        words = QCoreApplication.translate("Titles", "supports {0}")
        said.append(words.format(", ".join(short_title(other) for other in title.supports)))
    if title.opposes:
        words = QCoreApplication.translate("Titles", "opposes {0}")
        said.append(words.format(", ".join(short_title(other) for other in title.opposes)))
    return " · ".join(said)


def second_line(title: TitleView) -> str:
    """What stands below a title in the list: what moves it, else whom it supports and opposes, else what it gives."""
    return moves_words(title.name) or relation_words(title) or benefit_words(title.name)


def whole_words(title: TitleView, holder: str) -> str:
    """All about a title, for tooltips and screen readers. `holder`: a name, '' while it is free."""
    held = QCoreApplication.translate("Titles", "held by {0}").format(holder) if holder else ""
    free = QCoreApplication.translate("Titles", "free")
    parts = [title_word(title.name), held or free, benefit_words(title.name)]
    parts += [moves_words(title.name), relation_words(title)]
    return "; ".join(part for part in parts if part)


def relation(seen: Observation, viewer: int, other: int) -> str:
    """How two players stand by their titles, seen by the first one; support forbids attacks, so it counts most."""
    mine = [title for title in seen.titles if title.holder == viewer]
    his = [title for title in seen.titles if title.holder == other]
    names, own = {title.name for title in his}, {title.name for title in mine}
    if any(names & set(title.supports) for title in mine):
        return SUPPORTS
    if any(names & set(title.opposes) for title in mine):
        return OPPOSES
    if any(own & set(title.supports) for title in his):
        return SUPPORTED
    return OPPOSED if any(own & set(title.opposes) for title in his) else ""


def relation_word(found: str) -> str:
    """A relation in few words."""
    return {
        SUPPORTS: QCoreApplication.translate("Titles", "you support: no attack"),
        OPPOSES: QCoreApplication.translate("Titles", "you oppose"),
        SUPPORTED: QCoreApplication.translate("Titles", "supports you"),
        OPPOSED: QCoreApplication.translate("Titles", "opposes you"),
    }.get(found, "")


def title_tags(seen: Observation, viewer: int, seat: int, names: Sequence[str]) -> tuple[TitleTag, ...]:
    """The titles of a seat for its head; of several the number, and one tag for each where there is room."""
    held = [title for title in seen.titles if title.holder == seat]
    found = "" if seat == viewer else relation(seen, viewer, seat)
    tags = []
    for title in held:
        words = title_word(title.name) if len(held) == 1 else short_title(title.name)
        said = relation_word(found)
        whole = whole_words(title, names[seat])
        tags.append(TitleTag(f"{words}: {said}" if said else words, found, whole, short_title(title.name)))
    return tuple(tags)
