"""Words that several parts of the window share: phases, Houses, variants, who plays, and a card's state in words."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from datetime import datetime
from typing import Final

from PySide6.QtCore import QCoreApplication, QDateTime, QLocale

from agot_desktop.model.cardgame.observation import CardView
from agot_desktop.view.cards.face import CardFace

PHASES: Final = ("plot", "draw", "marshalling", "challenges", "dominance", "standing", "taxation")
CHALLENGES: Final = ("military", "intrigue", "power")


def phase_word(phase: str) -> str:
    """A phase's name, for bars and heads."""
    names = {
        "setup": QCoreApplication.translate("Words", "Set-up"),
        "plot": QCoreApplication.translate("Words", "Plot"),
        "draw": QCoreApplication.translate("Words", "Draw"),
        "marshalling": QCoreApplication.translate("Words", "Marshalling"),
        "challenges": QCoreApplication.translate("Words", "Challenges"),
        "dominance": QCoreApplication.translate("Words", "Dominance"),
        "standing": QCoreApplication.translate("Words", "Standing"),
        "taxation": QCoreApplication.translate("Words", "Taxation"),
        "westeros": QCoreApplication.translate("Words", "Westeros"),
        "planning": QCoreApplication.translate("Words", "Planning"),
        "raid": QCoreApplication.translate("Words", "Raid"),
        "march": QCoreApplication.translate("Words", "March"),
        "consolidate": QCoreApplication.translate("Words", "Consolidate"),
        "clean-up": QCoreApplication.translate("Words", "Clean-up"),
    }
    return names.get(phase, phase)


def house_word(house: str) -> str:
    """A House's name alone."""
    names = {
        "Stark": QCoreApplication.translate("Words", "Stark"),
        "Lannister": QCoreApplication.translate("Words", "Lannister"),
        "Baratheon": QCoreApplication.translate("Words", "Baratheon"),
        "Targaryen": QCoreApplication.translate("Words", "Targaryen"),
        "Greyjoy": QCoreApplication.translate("Words", "Greyjoy"),
        "Martell": QCoreApplication.translate("Words", "Martell"),
        "Arryn": QCoreApplication.translate("Words", "Arryn"),
        "Tyrell": QCoreApplication.translate("Words", "Tyrell"),
        "Frey": QCoreApplication.translate("Words", "Frey"),
        "Neutral": QCoreApplication.translate("Words", "No House"),
    }
    return names.get(house, house)


def challenge_word(kind: str) -> str:
    """'Military challenge' and so on."""
    names = {
        "military": QCoreApplication.translate("Words", "Military challenge"),
        "intrigue": QCoreApplication.translate("Words", "Intrigue challenge"),
        "power": QCoreApplication.translate("Words", "Power challenge"),
    }
    return names.get(kind, kind)


def icon_word(kind: str) -> str:
    """'Military' and so on."""
    names = {
        "military": QCoreApplication.translate("Words", "Military"),
        "intrigue": QCoreApplication.translate("Words", "Intrigue"),
        "power": QCoreApplication.translate("Words", "Power"),
    }
    return names.get(kind, kind)


def variant_word(variant: str) -> str:
    """The name of a way to play."""
    names = {
        "hand_of_the_king": QCoreApplication.translate("Words", "Hand of the King"),
        "hand-of-the-king": QCoreApplication.translate("Words", "Hand of the King"),
        "joust": QCoreApplication.translate("Words", "Joust"),
        "melee": QCoreApplication.translate("Words", "Melee"),
        "kingsmoot": QCoreApplication.translate("Words", "Kingsmoot"),
        "storm-of-swords": QCoreApplication.translate("Words", "A Storm of Swords"),
    }
    return names.get(variant, variant)


def player_word(player: str) -> str:
    """Who plays a seat."""
    names = {
        "person": QCoreApplication.translate("Words", "Person"),
        "random": QCoreApplication.translate("Words", "Computer, random"),
        "heuristic": QCoreApplication.translate("Words", "Computer, thoughtful"),
    }
    return names.get(player, player)


def date_word(moment: datetime) -> str:
    """A date and time in the reader's short form, local."""
    local = moment.astimezone() if moment.tzinfo is not None else moment
    when = QDateTime.fromSecsSinceEpoch(int(local.timestamp()))
    return QLocale().toString(when, QLocale.FormatType.ShortFormat)


def state_lines(card: CardView, face: CardFace, attachments: Sequence[str]) -> list[str]:
    """What the preview says about a copy on the table: only what the printed card does not show."""
    said: list[str] = []
    if card.kneeling:
        said.append(QCoreApplication.translate("Words", "Kneeling"))
    if card.participating == "attacking":
        said.append(QCoreApplication.translate("Words", "Attacks"))
    elif card.participating == "defending":
        said.append(QCoreApplication.translate("Words", "Defends"))
    if card.stealthed:
        said.append(QCoreApplication.translate("Words", "Bypassed by stealth"))
    if card.moribund:
        said.append(QCoreApplication.translate("Words", "Is leaving play"))
    if card.blank:
        said.append(QCoreApplication.translate("Words", "Text box blank"))
    if card.strength is not None and face.strength is not None and card.strength != face.strength:
        words = QCoreApplication.translate("Words", "Strength {0} (printed {1})")
        said.append(words.format(card.strength, face.strength))
    if card.cost is not None and face.cost.isdigit() and int(face.cost) != card.cost:
        said.append(QCoreApplication.translate("Words", "Costs {0} (printed {1})").format(card.cost, face.cost))
    if card.power:
        said.append(QCoreApplication.translate("Words", "Power on it: {0}").format(card.power))
    if card.gold and not card.hand_of_the_king:
        said.append(QCoreApplication.translate("Words", "Gold on it: {0}").format(card.gold))
    if card.duplicates:
        said.append(QCoreApplication.translate("Words", "Duplicates: {0}").format(len(card.duplicates)))
    if attachments:
        said.append(QCoreApplication.translate("Words", "Attached: {0}").format(", ".join(attachments)))
    said.extend(_hand_lines(card))
    return said


def _hand_lines(card: CardView) -> list[str]:
    if not card.hand_of_the_king:
        return []
    if card.in_play:
        words = QCoreApplication.translate("Words", "Hand of the King in play: {0} tokens, needs {1}")
    else:
        words = QCoreApplication.translate("Words", "Hand of the King out of play: {0} tokens, needs {1}")
    return [words.format(card.tokens, card.threshold)]


def fold(text: str) -> str:
    """A text as searches compare it: no case, no accents, ё as е."""
    plain = unicodedata.normalize("NFKD", text.replace("\u2019", "'"))
    return "".join(sign for sign in plain if not unicodedata.combining(sign)).casefold()
