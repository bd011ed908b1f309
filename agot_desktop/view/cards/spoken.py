"""A card in words: accessible names and tooltips. Says only what the viewer of the card may know."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from agot_desktop.view.cards.badges import attack_word, blank_word, defend_word, moribund_word
from agot_desktop.view.cards.face import CardFace, CardLook, shown_strength
from agot_desktop.view.cards.parts import type_word


def challenge_word(name: str) -> str:
    """A challenge icon in the reader's language."""
    names = {
        "military": QCoreApplication.translate("CardSpoken", "military"),
        "intrigue": QCoreApplication.translate("CardSpoken", "intrigue"),
        "power": QCoreApplication.translate("CardSpoken", "power"),
    }
    return names.get(name, name)


def describe(face: CardFace | None, look: CardLook) -> str:
    """One line: name, type, cost, STR, icons, then the state. A face-down card that is not known has no name in it."""
    if face is None or (look.back and not look.known):
        return ", ".join([QCoreApplication.translate("CardSpoken", "Face-down card"), *_state(look)])
    parts = [face.name]
    if look.back:
        parts.append(QCoreApplication.translate("CardSpoken", "face down"))
    parts.append(type_word(face.type))
    cost = look.cost or face.cost
    if cost:
        parts.append(QCoreApplication.translate("CardSpoken", "cost {0}").format(cost))
    strength = shown_strength(face, look)
    if strength is not None:
        parts.append(QCoreApplication.translate("CardSpoken", "strength {0}").format(strength))
    parts.extend(challenge_word(icon) for icon in face.icons)
    return ", ".join(parts + _state(look))


def _state(look: CardLook) -> list[str]:
    tr = QCoreApplication.translate
    said: list[str] = []
    if look.kneeling:
        said.append(tr("CardSpoken", "kneeling"))
    if look.power:
        said.append(tr("CardSpoken", "{0} power").format(look.power))
    if look.gold:
        said.append(tr("CardSpoken", "{0} gold").format(look.gold))
    if look.duplicates:
        said.append(tr("CardSpoken", "duplicates: {0}").format(look.duplicates))
    for on, word in (
        (look.attacking, attack_word()),
        (look.defending, defend_word()),
        (look.moribund, moribund_word()),
        (look.blank, blank_word()),
    ):
        if on:
            said.append(word)
    hand = look.hand_of_the_king
    if hand is not None:
        words = tr("CardSpoken", "Hand of the King, {0} of {1} tokens")
        said.append(words.format(hand.tokens, hand.threshold))
        said.append(tr("CardSpoken", "in play") if hand.in_play else tr("CardSpoken", "out of play"))
    if look.chosen > 0:
        said.append(tr("CardSpoken", "chosen as number {0}").format(look.chosen))
    elif look.chosen:
        said.append(tr("CardSpoken", "chosen"))
    elif look.legal or look.target:
        said.append(tr("CardSpoken", "can be chosen"))
    if look.dimmed:
        said.append(look.dim_reason or tr("CardSpoken", "not now"))
    return said
