"""Faces as the card painter wants them: the printed card out of the controller's texts, and the card as it is now.

faces = Faces(texts)
faces.printed('core_8') -> CardFace       kept until `forget` (change of language)
faces.now(card_view) -> CardFace          with the icons, crests, traits and keywords it has now
look_of(card_view, ...) -> CardLook       how this copy stands on the table
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import fields, replace
from typing import Any

from agot_desktop.model.cardgame.observation import CardView
from agot_desktop.view.cards.face import CardFace, CardLook, HandTokens, Run, Word
from agot_desktop.view.ports import FaceLike, Texts

_FACE_FIELDS = tuple(field.name for field in fields(CardFace))


class Faces:
    """Printed faces by the id of the facts, asked of the controller once."""

    def __init__(self, texts: Texts) -> None:
        self._texts = texts
        self._printed: dict[str, CardFace] = {}

    def printed(self, code: str) -> CardFace:
        """The printed card. Raises KeyError for an unknown id."""
        face = self._printed.get(code)
        if face is None:
            face = self._printed[code] = as_face(self._texts.face(code))
        return face

    def name(self, code: str) -> str:
        """The card's title."""
        return self.printed(code).name

    def forget(self) -> None:
        """Ask again from now on."""
        self._printed.clear()

    def now(self, card: CardView) -> CardFace:
        """The card with what it has gained; what it has lost stays, to be struck by the look."""
        face = self.printed(card.code)
        if card.zone not in ("play", "beside"):
            return face
        changed: dict[str, Any] = {}
        if card.type == "character" and set(card.icons) != set(face.icons) and not card.blank:
            changed["icons"] = tuple(icon for icon in ("military", "intrigue", "power") if icon in card.icons)
        crests = tuple(crest.lower() for crest in card.crests)
        if set(crests) != set(face.crests):
            changed["crests"] = crests
        if traits := self._gained(face.traits, card.traits):
            changed["traits"] = face.traits + traits
        if keywords := self._gained(face.keywords, card.keywords):
            changed["keywords"] = face.keywords + keywords
        return replace(face, **changed) if changed else face

    def _gained(self, printed: Iterable[Word], now: Iterable[str]) -> tuple[Word, ...]:
        known = {word.key.casefold() for word in printed}
        return tuple(Word(key, self._texts.term(key)) for key in now if key.casefold() not in known)


def as_face(face: FaceLike) -> CardFace:
    """The controller's face as the painter's class."""
    if isinstance(face, CardFace):
        return face
    values = {name: getattr(face, name) for name in _FACE_FIELDS if hasattr(face, name)}
    for name in ("houses", "icons", "naval_icons", "crests"):
        values[name] = tuple(values.get(name, ()))
    for name in ("traits", "keywords"):
        values[name] = tuple(Word(*word) for word in values.get(name, ()))
    values["text"] = tuple(tuple(Run(*run) for run in paragraph) for paragraph in values.get("text", ()))
    return CardFace(**values)


def look_of(card: CardView, face: CardFace, **more: Any) -> CardLook:
    """The look of a card on the table; `more` are further fields of CardLook (legal, chosen ...)."""
    delta = 0
    if card.strength is not None and face.strength is not None:
        delta = card.strength - face.strength
    hand = HandTokens(card.tokens, card.threshold, card.in_play) if card.hand_of_the_king else None
    return CardLook(
        kneeling=card.kneeling,
        power=card.power,
        gold=0 if card.hand_of_the_king else card.gold,
        duplicates=len(card.duplicates),
        attacking=card.participating == "attacking",
        defending=card.participating == "defending",
        moribund=card.moribund,
        blank=card.blank,
        lost=_lost(card, face),
        strength_delta=delta,
        cost=_changed_cost(card, face),
        hand_of_the_king=hand,
        **more,
    )


def _lost(card: CardView, face: CardFace) -> tuple[str, ...]:
    if card.zone != "play":
        return ()
    now = {key.casefold() for key in (*card.traits, *card.keywords)}
    return tuple(word.key for word in (*face.traits, *face.keywords) if word.key.casefold() not in now)


def _changed_cost(card: CardView, face: CardFace) -> str:
    if card.cost is None or not face.cost.isdigit() or int(face.cost) == card.cost:
        return ""
    return str(card.cost)
