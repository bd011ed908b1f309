"""A card as a widget of its own: plots, pictures in dialogs, the preview. The table's rows use `cards.item` instead.

    widget = CardWidget('tile'); widget.show_card(face, look)
    widget.clicked / doubled / pointed(bool)
The card is drawn as large as the widget allows, centred, with room for outlines and badges.
"""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QContextMenuEvent, QEnterEvent, QKeyEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from agot_desktop.view.cards.density import density_named
from agot_desktop.view.cards.face import STANDING, CardFace, CardLook
from agot_desktop.view.cards.painter import paint_card
from agot_desktop.view.cards.spoken import describe
from agot_desktop.view.drawing import paint_focus
from agot_desktop.view.theme import current_theme


class CardWidget(QWidget):
    """One card. `key` is whatever the owner tells cards apart by.

    `margin`: room around the card in px; `reach`: more room for outlines and badges, in px of the card.
    """

    clicked = Signal()
    doubled = Signal()
    pointed = Signal(bool)
    menu_asked = Signal(QPointF)

    def __init__(
        self,
        density: str = "tile",
        parent: QWidget | None = None,
        *,
        margin: float = 5,
        largest: float = 3.0,
        reach: float = 0,
    ) -> None:
        super().__init__(parent)
        self._density = density
        self._face: CardFace | None = None
        self._look = STANDING
        self._empty = True
        self._margin = margin
        self._largest = largest
        self._reach = reach
        self._pressed = False
        self.key: object = None
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)

    def set_clickable(self, clickable: bool) -> None:
        """Whether it can have the focus and be clicked."""
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus if clickable else Qt.FocusPolicy.NoFocus)

    def show_card(self, face: CardFace | None, look: CardLook = STANDING) -> None:
        """Shows a card; `face` None is a card back."""
        self._face, self._look, self._empty = face, look, False
        self.setAccessibleName(describe(face, look))
        self.update()

    def set_density(self, density: str) -> None:
        self._density = density
        self.update()

    def clear(self) -> None:
        """Shows nothing."""
        self._face, self._look, self._empty = None, STANDING, True
        self.setAccessibleName("")
        self.update()

    @property
    def face(self) -> CardFace | None:
        return self._face

    @property
    def look(self) -> CardLook:
        return self._look

    def card_rect(self) -> QRectF:
        """Where the card is drawn."""
        how = density_named(self._density)
        room = QRectF(self.rect()).adjusted(self._margin, self._margin, -self._margin, -self._margin)
        width, height = how.width + 2 * self._reach, how.height + 2 * self._reach
        scale = max(0.1, min(room.width() / width, room.height() / height, self._largest))
        box = QRectF(0, 0, how.width * scale, how.height * scale)
        box.moveCenter(room.center())
        return box

    def sizeHint(self) -> QSize:
        how = density_named(self._density)
        return QSize(int(how.width + 2 * self._margin), int(how.height + 2 * self._margin))

    def paintEvent(self, _event: QPaintEvent) -> None:
        if self._empty:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = self.card_rect()
        paint_card(painter, self._face, self._look, self._density, current_theme(), box)
        if self.hasFocus():
            paint_focus(painter, box.adjusted(-4, -4, 4, 4), current_theme(), 8)
        painter.end()

    def enterEvent(self, event: QEnterEvent) -> None:
        if not self._empty:
            self.pointed.emit(True)
        super().enterEvent(event)

    def leaveEvent(self, event: QEvent) -> None:
        self.pointed.emit(False)
        super().leaveEvent(event)

    def focusInEvent(self, event: object) -> None:
        if not self._empty:
            self.pointed.emit(True)
        super().focusInEvent(event)  # type: ignore[arg-type]

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._pressed = event.button() == Qt.MouseButton.LeftButton and self.card_rect().contains(event.position())
        event.setAccepted(self._pressed)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if self._pressed and self.card_rect().contains(event.position()):
            self.clicked.emit()
        self._pressed = False

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        if event.button() == Qt.MouseButton.LeftButton and self.card_rect().contains(event.position()):
            self.doubled.emit()

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        self.menu_asked.emit(QPointF(event.globalPos()))
        event.accept()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not self._empty:
            self.clicked.emit()
        else:
            super().keyPressEvent(event)
