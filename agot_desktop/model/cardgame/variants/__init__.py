"""The variants of the card game: each says only where it differs from the ordinary game."""

from __future__ import annotations

from agot_desktop.model.cardgame.variants.hand_of_the_king import HandOfTheKing
from agot_desktop.model.cardgame.variants.joust import Joust, Variant
from agot_desktop.model.cardgame.variants.kingsmoot import Kingsmoot
from agot_desktop.model.cardgame.variants.melee import Melee

VARIANTS: dict[str, Variant] = {v.NAME: v for v in (Joust(), Melee(), HandOfTheKing(), Kingsmoot())}
KNOWN = ("joust", "melee", "hand-of-the-king", "kingsmoot")


def variant(name: str) -> Variant:
    """The rules object of a variant; raises `KeyError` for one that does not exist yet."""
    return VARIANTS[name]
