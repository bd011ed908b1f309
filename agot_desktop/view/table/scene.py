"""The scene of the table: four rows and the hand as card items, rebuilt from each observation.

    scene.set_layout(layout)                 rectangles of the zones, in scene px (= px of the page below the bar)
    scene.show_table(seen, hand, marks)      cards appear, move, turn and go
    scene.clear_table()                      nothing is left, not even an item without a face
    scene.item_for(card_id)                  the item of a card, None if it is not here
The scene shows and reports; it decides nothing and sends nothing.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Final

from PySide6.QtCore import QObject, QPointF, QRect, QRectF, Qt, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QGraphicsScene, QGraphicsSceneMouseEvent

from agot_desktop.model.cardgame.observation import CardView, Observation
from agot_desktop.view.cards.density import density_named
from agot_desktop.view.cards.face import CardFace, CardLook
from agot_desktop.view.cards.item import CardItem
from agot_desktop.view.faces import Faces, look_of
from agot_desktop.view.table import contents
from agot_desktop.view.table.keyboard import Stop
from agot_desktop.view.table.layout import Rect, TableLayout
from agot_desktop.view.table.rows import FOLDED_STRIPS, HAND, STRIPS, TILE, Packed, Place, Shape, fan, pack
from agot_desktop.view.table.zones import LABEL_WIDTH, DropGhost, ZoneItem
from agot_desktop.view.theme import current_theme, themes

_SIGNS: Final = {
    "far_locations": "type-location",
    "far_characters": "type-character",
    "near_characters": "type-character",
    "near_locations": "type-location",
}
_HAND_ZONE: Final = "hand"
_STRIP_DENSITY: Final = {HAND: "hand_strip", TILE: "tile_strip"}
_RAISED: Final = 80.0  # the z of the card under the pointer or the cursor
_KNEELING_STRIP: Final = 14  # px that the strip of a kneeling attachment is indented, at scale 1
_CLEAR_OF_OUTLINE: Final = 4  # px that strips move up when their host has an outline, at scale 1
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


class TableCard(CardItem):
    """A card on the table; `zone` is the zone it stands in. Double clicks are told apart."""

    doubled = Signal()

    def __init__(self, face: CardFace | None, look: CardLook, density: str, key: object) -> None:
        super().__init__(face, look, density, key)
        self.zone = ""
        self.home = QPointF()
        self.resting = 0.0

    def mouseDoubleClickEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton:
            event.accept()
            self.doubled.emit()


class TableScene(QGraphicsScene):
    """Cards and grounds of a duel. Signals carry the key of a card."""

    pointed = Signal(object, bool)
    clicked = Signal(object)
    doubled = Signal(object)
    menu_asked = Signal(object, QPointF)
    drag_moved = Signal(object, QPointF)
    drag_ended = Signal(object, QPointF)

    def __init__(self, faces: Faces, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._faces = faces
        self._layout: TableLayout | None = None
        self._cards: dict[object, TableCard] = {}
        self._views: dict[object, CardView] = {}
        self._next: dict[str, Place] = {}
        self._order: list[object] = []
        self._marks = Marks()
        self._animated = False
        self.zones = {name: ZoneItem(name, sign) for name, sign in _SIGNS.items()}
        self.zones[_HAND_ZONE] = ZoneItem(_HAND_ZONE, "hand-cards", bare=True)
        for zone in self.zones.values():
            self.addItem(zone)
        self.ghost = DropGhost()
        self.addItem(self.ghost)
        self.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        themes().changed.connect(self._theme_changed)

    # ---- what stands where

    def _theme_changed(self, _theme: object) -> None:
        self.update()

    def set_layout(self, layout: TableLayout) -> None:
        """New rectangles; cards move at the next `show_table`."""
        self._layout = layout
        self.setSceneRect(QRectF(layout.board.x, layout.board.y, layout.board.w, layout.board.h))
        for name in _SIGNS:
            self.zones[name].set_rect(getattr(layout, name))
        hand, piles = layout.hand, layout.piles
        self.zones[_HAND_ZONE].set_rect(Rect(hand.x, hand.y, piles.right - hand.x, hand.h))

    def show_table(
        self, seen: Observation, hand: Sequence[CardView], marks: Marks, *, lowered: float = 0, animated: bool = True
    ) -> None:
        """Shows an observation. `hand`: the cards of the strip at the lower edge; `lowered`: px it may run over it."""
        if self._layout is None:
            return
        self._marks, self._animated = marks, animated
        self._order = []
        self._next = {}
        for row in contents.rows(seen):
            self._show_row(row)
        self._show_hand(hand, lowered)
        kept = set(self._order)
        for key in [key for key in self._cards if key not in kept]:
            self._drop(key)

    def clear_table(self) -> None:
        """Removes every card item; the grounds stay, without counts."""
        for key in list(self._cards):
            self._drop(key)
        self._next, self._order = {}, []
        self.ghost.hide()
        for zone in self.zones.values():
            zone.set_count(0, None)
            zone.set_lit(False)

    def _drop(self, key: object) -> None:
        item = self._cards.pop(key)
        self._views.pop(key, None)
        item.finish_motion()
        item.hide()
        self.removeItem(item)
        item.deleteLater()

    def _zoomed_pack(self, zone: str, row: contents.Row) -> Packed:
        """Packs a row at text size 100 % and multiplies the result."""
        assert self._layout is not None
        zoom = self._layout.zoom
        rect: Rect = getattr(self._layout, zone)
        plain = Rect(rect.x / zoom + LABEL_WIDTH, rect.y / zoom, rect.w / zoom - LABEL_WIDTH, rect.h / zoom)
        lead: Shape | None = row.lead.shape if row.lead is not None else None
        packed = pack(plain, [card.shape for card in row.cards], wide=zone.endswith("characters"), lead=lead)
        return zoomed(packed, zoom)

    def _show_row(self, row: contents.Row) -> None:
        packed = self._zoomed_pack(row.zone, row)
        self._next[row.zone] = packed.next_place
        cards = list(row.cards)
        places = list(packed.places)
        if row.lead is not None and packed.lead is not None:
            cards.insert(0, row.lead)
            places.insert(0, packed.lead)
        self.zones[row.zone].set_count(len(cards), packed.divider)
        for index, (standing, place) in enumerate(zip(cards, places, strict=True)):
            z = 10 + index * 0.5
            if standing.card is None:
                self._put(standing.key, None, CardLook(back=True), place, row.zone, z)
                continue
            rect: Rect = getattr(self._layout, row.zone)
            spot = place._replace(cy=place.cy + _towards_foe(standing.card, row.zone, place, rect))
            self._put_card(standing.card, spot, row.zone, z)
            self._show_attachments(standing.card, spot, row.zone, z)

    def _put_card(self, card: CardView, place: Place, zone: str, z: float, *, kneels: bool = True) -> None:
        """Puts a card that may be seen, with its face and look as they are now."""
        face = self._faces.now(card)
        look = _marked(look_of(card, self._faces.printed(card.code)), card.id, self._marks)
        if card.zone == "shadows" and zone != _HAND_ZONE:
            look = replace(look, back=True, known=True)
        if not kneels:
            look = replace(look, kneeling=False)
        self._views[card.id] = card
        self._put(card.id, face, look, place, zone, z)

    def _show_attachments(self, host: CardView, place: Place, zone: str, z: float) -> None:
        """Strips above the host, the first one nearest to it; many are pushed together."""
        box = place.box(host.kneeling)
        step = STRIPS[place.density] * place.scale
        if len(host.attachments) > FOLDED_STRIPS:
            step = step * FOLDED_STRIPS / len(host.attachments)
        strip = density_named(_STRIP_DENSITY[place.density])
        outlined = host.id in self._marks.legal or host.id in self._marks.chosen or bool(host.participating)
        clear = _CLEAR_OF_OUTLINE * place.scale if outlined else 0.0
        width, height = strip.width * place.scale, strip.height * place.scale
        for index, card in enumerate(host.attachments):
            indent = _KNEELING_STRIP * place.scale if card.kneeling else 0
            top = box.y - clear - step * (index + 1)
            spot = Place(box.x + indent + width / 2, top + height / 2, strip.name, place.scale)
            self._put_card(card, spot, zone, z - 0.05 * (index + 1), kneels=False)

    def _show_hand(self, hand: Sequence[CardView], lowered: float) -> None:
        assert self._layout is not None
        zoom, rect = self._layout.zoom, self._layout.hand
        plain = Rect(*(side / zoom for side in rect))
        packed = zoomed(fan(plain, len(hand), lowered=lowered / zoom), zoom)
        self._next[_HAND_ZONE] = packed.next_place
        for index, (card, place) in enumerate(zip(hand, packed.places, strict=True)):
            self._put_card(card, place, _HAND_ZONE, 40 + index * 0.5, kneels=False)

    def _put(self, key: object, face: CardFace | None, look: CardLook, place: Place, zone: str, z: float) -> None:
        """Makes or moves one item."""
        size = density_named(place.density).size * place.scale
        home = QPointF(place.cx - size.width() / 2, place.cy - size.height() / 2)
        item = self._cards.get(key)
        if item is None:
            item = TableCard(face, look, place.density, key)
            item.setPos(self._entrance(zone, home) if self._animated else home)
            self._connect(item, key)
            self._cards[key] = item
            self.addItem(item)
        else:
            item.set_face(face)
            item.set_density(place.density)
        item.setScale(place.scale)
        item.set_look(look, self._animated)
        item.zone, item.home, item.resting = zone, home, z
        item.setZValue(_RAISED if look.focused or item.isUnderMouse() else z)
        self._order.append(key)
        if self._animated:
            item.move_to(home)
        else:
            item.finish_motion()
            item.setPos(home)

    def _entrance(self, zone: str, home: QPointF) -> QPointF:
        """Where a new card comes from: the near player's deck, or the far player's side."""
        assert self._layout is not None
        if zone == _HAND_ZONE:
            return QPointF(self._layout.piles.x, home.y())
        if zone.startswith("far"):
            return QPointF(self._layout.far_head.x, self._layout.far_head.y)
        return QPointF(home.x(), self._layout.hand.y)

    def _connect(self, item: TableCard, key: object) -> None:
        item.hovered.connect(lambda inside: self._hovered(key, inside))
        item.dragged.connect(lambda spot: self.drag_moved.emit(key, spot))
        item.released.connect(lambda spot, was_drag: self._released(key, spot, was_drag))
        item.doubled.connect(lambda: self.doubled.emit(key))
        item.menu_asked.connect(lambda spot: self.menu_asked.emit(key, spot))

    def _hovered(self, key: object, inside: bool) -> None:
        item = self._cards.get(key)
        if item is not None:
            item.setZValue(_RAISED if inside else item.resting)
        self.pointed.emit(key, inside)

    def _released(self, key: object, spot: QPointF, was_drag: bool) -> None:
        if was_drag:
            self.drag_ended.emit(key, spot)
            return
        item = self._cards.get(key)
        if item is not None and item.shape().contains(item.mapFromScene(spot)):
            self.clicked.emit(key)

    # ---- asking

    def item_for(self, card: object) -> TableCard | None:
        """The item of a card."""
        return self._cards.get(card)

    def items_shown(self) -> dict[object, TableCard]:
        """Every card item by key."""
        return dict(self._cards)

    def view_of(self, card: object) -> CardView | None:
        """What the observation says about the card of an item."""
        return self._views.get(card)

    def next_place(self, zone: str) -> Place | None:
        """Where the next card of a zone would stand."""
        return self._next.get(zone)

    def card_at(self, spot: QPointF, ignore: object = None) -> object:
        """The key of the uppermost card at a point of the scene, None for none."""
        for item in self.items(spot):
            if isinstance(item, TableCard) and item.key != ignore:
                return item.key
        return None

    def stops(self) -> list[Stop]:
        """What the keyboard's cursor can stand on."""
        found = []
        for order, key in enumerate(self._order):
            item = self._cards[key]
            centre = item.home + QPointF(item.density.width, item.density.height) * (item.scale() / 2)
            found.append(Stop(key, item.zone, centre.x(), centre.y(), order))
        return found

    def drawBackground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        painter.fillRect(rect, current_theme().table)


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


def _towards_foe(card: CardView, zone: str, place: Place, row: Rect) -> float:
    """Px that an attacker stands nearer to the opponent, as far as it stays in its row; a Hand stays in its slot."""
    if card.participating != "attacking" or card.hand_of_the_king:
        return 0.0
    box, far = place.box(card.kneeling), zone.startswith("far")
    leans = _LEANING * place.scale if card.kneeling and place.density == TILE else 0.0
    room = row.bottom - box.bottom - leans if far else box.y - row.y
    step = max(0.0, min(_STEP_TO_FOE * place.scale, room - _CLEAR_OF_OUTLINE * place.scale))
    return step if far else -step


def _marked(look: CardLook, card: int, marks: Marks) -> CardLook:
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
