"""The scene of the table: the rows of all players and the hand as card items, rebuilt from each observation.

    scene.set_layout(layout)                 rectangles of the zones, in scene px (= px of the page below the bar)
    scene.show_table(seen, hand, marks)      cards appear, move, turn and go
    scene.clear_table()                      nothing is left, not even an item without a face
    scene.item_for(card_id)                  the item of a card, None if it is not here
The scene shows and reports; it decides nothing and sends nothing.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
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
from agot_desktop.view.table.layout import TableLayout
from agot_desktop.view.table.paging import Pages
from agot_desktop.view.table.placing import Marks, marked, pack_row, row_capacity, towards_foe, zoomed
from agot_desktop.view.table.rect import Rect
from agot_desktop.view.table.rows import FOLDED_STRIPS, HAND, STRIPS, TILE, Place, fan
from agot_desktop.view.table.zones import DropGhost, FrameItem, ZoneItem
from agot_desktop.view.theme import current_theme, themes

_SIGNS: Final = {"locations": "type-location", "characters": "type-character"}
_HAND_ZONE: Final = "hand"
_STRIP_DENSITY: Final = {HAND: "hand_strip", TILE: "tile_strip"}
_RAISED: Final = 80.0  # the z of the card under the pointer or the cursor
_KNEELING_STRIP: Final = 14  # px that the strip of a kneeling attachment is indented, at scale 1
_CLEAR_OF_OUTLINE: Final = 4  # px that strips move up when their host has an outline, at scale 1


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
    """Cards and grounds. Signals carry the key of a card."""

    pointed = Signal(object, bool)
    clicked = Signal(object)
    doubled = Signal(object)
    menu_asked = Signal(object, QPointF)
    drag_moved = Signal(object, QPointF)
    drag_ended = Signal(object, QPointF)
    frame_clicked = Signal(int)  # the place of the opponent whose free ground was clicked
    turned = Signal()  # another page of a row is to be shown

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
        self.pages = Pages()
        self.zones: dict[str, ZoneItem] = {}
        self.frames: list[FrameItem] = []
        self._rows: tuple[contents.Row, ...] = ()
        self._pressed_frame = -1
        hand = self.zones[_HAND_ZONE] = ZoneItem(_HAND_ZONE, "hand-cards", bare=True)
        self.addItem(hand)
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
        rows, many = layout.rows(), len(layout.foes) > 1
        for name, rect in rows.items():
            if name not in self.zones:
                self.zones[name] = ZoneItem(name, _SIGNS[name.rpartition("_")[2]])
                self.zones[name].pager_clicked.connect(self.turn_page)
                self.addItem(self.zones[name])
            self.zones[name].set_flat(many and name.startswith("far"))
            self.zones[name].set_rect(rect)
        for name, zone in self.zones.items():
            zone.setVisible(name in rows or name == _HAND_ZONE)
        self._set_frames([foe.frame for foe in layout.foes] if many else [])
        hand, piles = layout.hand, layout.piles
        self.zones[_HAND_ZONE].set_rect(Rect(hand.x, hand.y, piles.right - hand.x, hand.h))

    def _set_frames(self, rects: Sequence[Rect]) -> None:
        """The grounds of the opponents' areas at a table of three and more."""
        while len(self.frames) < len(rects):
            self.frames.append(FrameItem())
            self.addItem(self.frames[-1])
        for index, frame in enumerate(self.frames):
            frame.setVisible(index < len(rects))
            if index < len(rects):
                frame.set_rect(rects[index])

    def show_table(
        self, seen: Observation, hand: Sequence[CardView], marks: Marks, *, lowered: float = 0, animated: bool = True
    ) -> None:
        """Shows an observation. `hand`: the cards of the strip at the lower edge; `lowered`: px it may run over it."""
        if self._layout is None:
            return
        self._marks, self._animated = marks, animated
        self._order = []
        self._next = {}
        self._rows = contents.rows(seen)
        for row in self._rows:
            self._show_row(row)
        self._show_hand(hand, lowered)
        kept = set(self._order)
        for key in [key for key in self._cards if key not in kept]:
            self._drop(key)

    def clear_table(self) -> None:
        """Removes every card item; the grounds stay, without counts."""
        for key in list(self._cards):
            self._drop(key)
        self._next, self._order, self._rows = {}, [], ()
        self.pages.forget()
        self.ghost.hide()
        for zone in self.zones.values():
            zone.set_count(0, None)
            zone.set_pages(0, 1, False)
            zone.set_lit(False)

    def _drop(self, key: object) -> None:
        item = self._cards.pop(key)
        self._views.pop(key, None)
        item.finish_motion()
        item.hide()
        self.removeItem(item)
        item.deleteLater()

    def _show_row(self, row: contents.Row) -> None:
        """Shows one page of a row; nothing where the layout has no room for it at all."""
        assert self._layout is not None
        rect = self._layout.rect(row.zone)
        if rect is None:
            return
        zoom, wide = self._layout.zoom, row.zone.endswith("characters")
        lead = row.lead.shape if row.lead is not None else None
        most = row_capacity(rect, zoom, tuple([card.shape for card in row.cards]), wide=wide, lead=lead)
        page = self.pages.cut(row.zone, len(row.cards), most)
        cards = list(row.cards[page.start : page.stop])
        packed = pack_row(rect, zoom, tuple([card.shape for card in cards]), wide=wide, lead=lead)
        self._next[row.zone] = packed.next_place
        out_of_sight = (*row.cards[: page.start], *row.cards[page.stop :])
        hidden = [key for card in out_of_sight for key in card.keys]
        waiting = any(key in self._marks.legal or key in self._marks.chosen for key in hidden)
        self.zones[row.zone].set_pages(page.number, page.pages, waiting)
        places = list(packed.places)
        if row.lead is not None and packed.lead is not None:
            cards.insert(0, row.lead)
            places.insert(0, packed.lead)
        self.zones[row.zone].set_count(len(row.cards) + (row.lead is not None), packed.divider)
        for index, (standing, place) in enumerate(zip(cards, places, strict=True)):
            z = 10 + index * 0.5
            if standing.card is None:
                self._put(standing.key, None, CardLook(back=True), place, row.zone, z)
                continue
            spot = place._replace(cy=place.cy + towards_foe(standing.card, row.zone, place, rect))
            self._put_card(standing.card, spot, row.zone, z)
            self._show_attachments(standing.card, spot, row.zone, z)

    def _put_card(self, card: CardView, place: Place, zone: str, z: float, *, kneels: bool = True) -> None:
        """Puts a card that may be seen, with its face and look as they are now."""
        face = self._faces.now(card)
        look = marked(look_of(card, self._faces.printed(card.code)), card.id, self._marks)
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
            head = self._layout.rect(zone.partition("_")[0] + "_head")
            return QPointF(head.x, head.y) if head is not None else home
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

    # ---- pages and areas

    def turn_page(self, zone: str, way: int = 1) -> None:
        """Shows the next page of a row, after the last one the first."""
        if self.pages.turn(zone, way):
            self.turned.emit()

    def hides(self, key: object) -> str:
        """The zone of a card that stands on another page or in a row that is not shown; '' for all others. Attachments
        are where their card is."""
        if key in self._cards:
            return ""
        return next((row.zone for row in self._rows if any(key in card.keys for card in row.everything)), "")

    def bring(self, key: object) -> None:
        """Turns to the page on which a card stands; it is there at the next `show_table`."""
        for row in self._rows:
            for index, card in enumerate(row.cards):
                if key in card.keys:
                    self.pages.bring(row.zone, index)

    def keys_in_order(self) -> list[object]:
        """The cards of all rows from above, those that are not shown too."""
        return [key for row in self._rows for card in row.everything for key in card.keys]

    def frame_at(self, spot: QPointF) -> int:
        """The opponent's area at a point, by its place; -1 for none."""
        inside = (i for i, f in enumerate(self.frames) if f.isVisible() and f.rect().contains(spot))
        return next(inside, -1)

    def mousePressEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        super().mousePressEvent(event)
        free = event.button() == Qt.MouseButton.LeftButton and self.mouseGrabberItem() is None
        self._pressed_frame = self.frame_at(event.scenePos()) if free else -1

    def mouseReleaseEvent(self, event: QGraphicsSceneMouseEvent) -> None:
        super().mouseReleaseEvent(event)
        pressed, self._pressed_frame = self._pressed_frame, -1
        if pressed >= 0 and self.frame_at(event.scenePos()) == pressed:
            self.frame_clicked.emit(pressed)

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
