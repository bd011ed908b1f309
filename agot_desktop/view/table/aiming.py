"""Declaring a challenge by dropping its sign on a player: those who may be attacked light up, and their Hands.

    aiming = Aiming(page, heads, selection_of, send)
A drop on a player, or on a Hand of the King, means one choice; a drop anywhere else means nothing.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from PySide6.QtCore import QObject, QPoint, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from agot_desktop.model.kernel.decision import Choice
from agot_desktop.view.drawing import icon_at, px
from agot_desktop.view.table.heads import NOBODY, Heads
from agot_desktop.view.table.page import TablePage
from agot_desktop.view.table.selection import Selection, Send
from agot_desktop.view.theme import current_theme


class FlyingSign(QWidget):
    """The sign of a challenge under the pointer. Lets every pointer event through."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._kind = ""
        self.resize(px(52), px(52))
        self.hide()

    def show_at(self, kind: str, spot: QPoint) -> None:
        """Stands under the pointer, `spot` in px of the parent."""
        self._kind = kind
        self.move(spot.x() - self.width() // 2, spot.y() - self.height() // 2)
        self.show()
        self.raise_()

    def paintEvent(self, _event: QPaintEvent) -> None:
        if not self._kind:
            return
        theme = current_theme()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        middle, radius = self.rect().toRectF().center(), self.width() / 2 - 2
        painter.setPen(QPen(theme.legal, 3))
        painter.setBrush(theme.paper)
        painter.drawEllipse(middle, radius, radius)
        icon_at(painter, self._kind, middle, radius * 1.3, theme.challenge[self._kind])
        painter.end()


class Aiming(QObject):
    """One drag of a challenge at a time."""

    def __init__(
        self,
        page: TablePage,
        heads: Heads,
        selection_of: Callable[[], Selection],
        send: Callable[[Send | None], None],
    ) -> None:
        super().__init__(page)
        self._page, self._heads, self._selection_of, self._send = page, heads, selection_of, send
        self.sign = FlyingSign(page)
        page.lane.dragged.connect(self._moved)
        page.lane.dropped.connect(self._dropped)

    def _choices(self, key: Any) -> tuple[dict[int, Choice], dict[int, Choice]]:
        """What dropping this option means: by seat, and by the card of a Hand."""
        selection = self._selection_of()
        if key[0] == "challenge":  # one opponent: the option is the choice
            seat = int(key[2])
            king = selection.offers.kings.get(seat, NOBODY)
            return ({}, {king: tuple(key)}) if len(key) > 3 else ({seat: tuple(key)}, {})
        selection.aim(str(key[1]))
        found = selection.seats(), selection.kings()
        selection.aimed = ""
        return found

    def _moved(self, key: Any, at: QPoint) -> None:
        spot = self._page.mapFromGlobal(at)
        seats, kings = self._choices(key)
        self.sign.show_at(str(key[1]), spot)
        over = self._heads.seat_at(spot)
        self._heads.light(seats, over if over in seats else NOBODY)
        for king in kings:
            item = self._page.scene.item_for(king)
            if item is not None:
                item.set_look(replace(item.look, legal=True), animated=False)

    def _dropped(self, key: Any, at: QPoint) -> None:
        spot = self._page.mapFromGlobal(at)
        self.sign.hide()
        seats, kings = self._choices(key)
        card = self._page.scene.card_at(self._page.view.mapToScene(self._page.view.mapFrom(self._page, spot)))
        choice = kings.get(card) if isinstance(card, int) else None
        if choice is None:
            choice = seats.get(self._heads.seat_at(spot))
        self._send(Send(choice=choice) if choice is not None else None)

    def stop(self) -> None:
        """Puts the sign away."""
        self.sign.hide()
