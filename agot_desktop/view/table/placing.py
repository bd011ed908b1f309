"""Places of cards in scene px, and what marks a card: what the scene needs besides its items. No items here."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from functools import lru_cache
from typing import Final

from agot_desktop.model.cardgame.observation import CardView
from agot_desktop.view.cards.face import CardLook
from agot_desktop.view.table.rect import Rect
from agot_desktop.view.table.rows import TILE, Packed, Place, Shape, capacity, pack
from agot_desktop.view.table.zones import LABEL_WIDTH

_CLEAR_OF_OUTLINE: Final = 4  # px that are left free for the outline of an attacker, at scale 1
_STEP_TO_FOE: Final = 6  # px that attackers stand towards the opponent, at scale 1
_LEANING: Final = 8  # px that a kneeling tile reaches below its place, at scale 1


@dataclass(frozen=True, slots=True)
class Marks:
    """How cards stand out: `legal` may be pointed at; `chosen` in order; `dim` tells why a card cannot be used.

    `ordered`: chosen cards show numbers, else a tick. `cursor`: where the keyboard's cursor stands.
    `fresh`: new cards.
    """

    legal: frozenset[int] = frozenset()
    chosen: tuple[int, ...] = ()
    ordered: bool = False
    dim: dict[int, tuple[str, str]] = field(default_factory=dict)
    cursor: object = None
    fresh: frozenset[int] = frozenset()


def zoomed(packed: Packed, zoom: float) -> Packed:
    """The same places at another text size."""
    if zoom == 1.0:
        return packed

    def grown(place: Place) -> Place:
        return Place(place.cx * zoom, place.cy * zoom, place.density, place.scale * zoom)

    return Packed(
        tuple(grown(place) for place in packed.places),
        packed.density,
        packed.scale * zoom,
        grown(packed.next_place),
        packed.overlapping,
        grown(packed.lead) if packed.lead is not None else None,
        packed.divider * zoom if packed.divider is not None else None,
    )


def towards_foe(card: CardView, zone: str, place: Place, row: Rect) -> float:
    """Px that an attacker stands nearer to the opponent, as far as it stays in its row; a Hand stays in its slot."""
    if card.participating != "attacking" or card.hand_of_the_king:
        return 0.0
    box, far = place.box(card.kneeling), zone.startswith("far")
    leans = _LEANING * place.scale if card.kneeling and place.density == TILE else 0.0
    room = row.bottom - box.bottom - leans if far else box.y - row.y
    step = max(0.0, min(_STEP_TO_FOE * place.scale, room - _CLEAR_OF_OUTLINE * place.scale))
    return step if far else -step


def marked(look: CardLook, card: int, marks: Marks) -> CardLook:
    chosen = 0
    if card in marks.chosen:
        chosen = marks.chosen.index(card) + 1 if marks.ordered else -1
    reason = marks.dim.get(card)
    return replace(
        look,
        legal=card in marks.legal and not chosen,
        chosen=chosen,
        dimmed=reason is not None,
        dim_reason=reason[0] if reason else "",
        dim_icon=reason[1] if reason else "lock",
        focused=marks.cursor == card,
        new=card in marks.fresh,
    )


@lru_cache(maxsize=256)
def pack_row(rect: Rect, zoom: float, shapes: tuple[Shape, ...], *, wide: bool, lead: Shape | None) -> Packed:
    """Packs a row at text size 100 % beside its label, and multiplies the result."""
    return zoomed(pack(_plain(rect, zoom), shapes, wide=wide, lead=lead), zoom)


@lru_cache(maxsize=256)
def row_capacity(rect: Rect, zoom: float, shapes: tuple[Shape, ...], *, wide: bool, lead: Shape | None) -> int:
    """How many of these cards the row has room for at a time."""
    return capacity(_plain(rect, zoom), shapes, wide=wide, lead=lead)


def _plain(rect: Rect, zoom: float) -> Rect:
    return Rect(rect.x / zoom + LABEL_WIDTH, rect.y / zoom, rect.w / zoom - LABEL_WIDTH, rect.h / zoom)
