"""The card under the pointer in full, with its state in words: in a panel at the side, or floating beside the pointer.

previews.point(card, anchor)    shows it after 200 ms; None takes it away
previews.toggle_pin()           keeps what is shown until pressed again
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QObject, QPointF, QRect, QRectF, QSize, Qt, QTimer
from PySide6.QtGui import QPainter, QPaintEvent, QPen, QTextDocument
from PySide6.QtWidgets import QWidget

from agot_desktop.view.card_widget import CardWidget
from agot_desktop.view.cards.density import FULL
from agot_desktop.view.cards.face import STANDING, CardFace
from agot_desktop.view.drawing import icon_at, px
from agot_desktop.view.theme import current_theme, font, themes

DELAY_MS: Final = 200
AWAY: Final = 12  # px from the pointer


@dataclass(frozen=True, slots=True)
class Shown:
    """A card to preview: its face (None for a back) and lines about its state."""

    face: CardFace | None
    lines: tuple[str, ...] = ()


class _Words(QWidget):
    """State lines, wrapped; as high as they need."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._lines: tuple[str, ...] = ()

    def set_lines(self, lines: Sequence[str]) -> None:
        self._lines = tuple(lines)
        self.update()

    def _document(self, width: float) -> QTextDocument:
        document = QTextDocument()
        document.setDocumentMargin(0)
        document.setDefaultFont(font("label", 13))
        document.setTextWidth(width)
        document.setPlainText("\n".join(self._lines))
        return document

    def needs(self, width: float) -> int:
        """Height in px at a width; 0 without lines."""
        if not self._lines:
            return 0
        return int(self._document(width - px(20)).size().height()) + px(10)

    def paintEvent(self, _event: QPaintEvent) -> None:
        if not self._lines:
            return
        theme = current_theme()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(theme.line, 1))
        painter.setBrush(theme.panel2)
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(0.5, 0.5, -0.5, -0.5), 6, 6)
        document = self._document(self.width() - px(20))
        painter.translate(px(10), px(5))
        painter.setPen(theme.ink)
        context = document.documentLayout().PaintContext()
        context.palette = self.palette()
        context.palette.setColor(context.palette.ColorRole.Text, theme.ink)
        document.documentLayout().draw(painter, context)
        painter.end()


class PreviewPanel(QWidget):
    """The full card and its state, as large as the panel allows."""

    def __init__(self, parent: QWidget | None = None, *, floating: bool = False) -> None:
        super().__init__(parent)
        self._floating = floating
        self._shown: Shown | None = None
        self._pinned = False
        self.card = CardWidget("full", self, margin=2, largest=1.6)
        self.words = _Words(self)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents, floating)
        themes().changed.connect(self._theme_changed)
        self._tell()

    def _theme_changed(self, _theme: object) -> None:
        self._arrange()

    @property
    def shown(self) -> Shown | None:
        return self._shown

    def show_card(self, shown: Shown | None) -> None:
        """Shows a card, or an empty panel."""
        self._shown = shown
        if shown is None:
            self.card.clear()
            self.words.set_lines(())
        else:
            self.card.show_card(shown.face, STANDING)
            self.words.set_lines(shown.lines)
        self._tell()
        self._arrange()
        self.update()

    def set_pinned(self, pinned: bool) -> None:
        self._pinned = pinned
        self._tell()
        self.update()

    def _tell(self) -> None:
        if self._shown is None:
            self.setAccessibleName(self.tr("Preview: no card"))
            return
        parts = [self.card.accessibleName(), *self._shown.lines]
        if self._pinned:
            parts.append(self.tr("pinned"))
        self.setAccessibleName(", ".join(parts))

    def resizeEvent(self, _event: object) -> None:
        self._arrange()

    def _arrange(self) -> None:
        pad = px(10)
        w, h = self.width() - 2 * pad, self.height() - 2 * pad
        if w < 20 or h < 20:
            return
        words = self.words.needs(w)
        self.words.setVisible(words > 0)
        gap = px(6) if words else 0
        self.card.setGeometry(pad, pad, w, h - words - gap)
        self.words.setGeometry(pad, pad + h - words, w, words)

    def floating_size(self) -> QSize:
        """The size that the card and its words want when floating."""
        width = px(270)
        words = self.words.needs(width - 2 * px(10))
        height = int((width - 2 * px(10)) / FULL.width * FULL.height) + 2 * px(10) + (words + px(6) if words else 0)
        return QSize(width, height)

    def paintEvent(self, _event: QPaintEvent) -> None:
        theme = current_theme()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if self._floating:
            painter.setPen(QPen(theme.ctl, 1.4))
            painter.setBrush(theme.panel)
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 10, 10)
        else:
            painter.fillRect(self.rect(), theme.panel)
            painter.setPen(QPen(theme.line, 1))
            painter.drawLine(0, 0, 0, self.height())
        if self._shown is None and not self._floating:
            painter.setFont(font("body_small", 14))
            painter.setPen(theme.ink3)
            words = self.tr("Point at a card to see it here")
            painter.drawText(
                self.rect().adjusted(20, 20, -20, -20),
                int(Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap),
                words,
            )
        if self._pinned:
            icon_at(painter, "lock", QPointF(self.width() - px(12), px(12)), px(14), theme.accent)
        painter.end()


class Previews(QObject):
    """Which of the two forms shows which card, and when. `panel` belongs to the page, `popup` floats over it."""

    def __init__(self, panel: PreviewPanel, popup: PreviewPanel, page: QWidget) -> None:
        super().__init__(page)
        self.panel, self.popup, self._page = panel, popup, page
        self.docked = True
        self.pinned = False
        self.clear_of = QRect()  # the bar that the floating form must stay above
        self._next: tuple[Shown, QRect] | None = None
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(DELAY_MS)
        self._timer.timeout.connect(self._appear)
        popup.hide()

    def set_delay(self, ms: int) -> None:
        """Pause in ms before a card that is pointed at is shown."""
        self._timer.setInterval(ms)

    def set_docked(self, docked: bool) -> None:
        """Whether the panel has its place at the side."""
        self.docked = docked
        self.panel.setVisible(docked)
        if docked:
            self.popup.hide()

    def point(self, shown: Shown | None, anchor: QRect | None = None, *, at_once: bool = False) -> None:
        """A card to show, with the rectangle (page coordinates) that must stay visible; None takes it away."""
        if self.pinned:
            return
        if shown is None or anchor is None:
            self._timer.stop()
            self._next = None
            self.popup.hide()
            return
        self._next = (shown, anchor)
        if at_once:
            self._timer.stop()
            self._appear()
        else:
            self._timer.start()

    def renew(self, shown: Shown | None) -> None:
        """The same card with a new state; None leaves its face only."""
        for form in (self.panel, self.popup):
            if form.shown is None:
                continue
            if (
                shown is not None
                and shown.face is not None
                and form.shown.face is not None
                and (shown.face.id == form.shown.face.id)
            ):
                form.show_card(shown)
            elif form.shown.lines:
                form.show_card(Shown(form.shown.face))

    def toggle_pin(self) -> bool:
        """Pins what is shown, or lets go of it; returns whether it is pinned now."""
        target = self.panel if self.docked else self.popup
        if not self.pinned and (target.shown is None or (not self.docked and not self.popup.isVisible())):
            if self._next is None:
                return False
            self._appear()
        self.pinned = not self.pinned
        target.set_pinned(self.pinned)
        if not self.pinned and not self.docked:
            self.popup.hide()
        return self.pinned

    def clear(self) -> None:
        """Forgets everything: nothing of a card stays in either form."""
        self.pinned = False
        self._timer.stop()
        self._next = None
        for form in (self.panel, self.popup):
            form.set_pinned(False)
            form.show_card(None)
        self.popup.hide()

    def _appear(self) -> None:
        if self._next is None:
            return
        shown, anchor = self._next
        if self.docked:
            self.panel.show_card(shown)
            return
        self.popup.show_card(shown)
        room = self._page.rect()
        if room.contains(self.clear_of):
            room.setBottom(self.clear_of.top() - 1)
        self.popup.setGeometry(place_beside(anchor, self.popup.floating_size(), room))
        self.popup.show()
        self.popup.raise_()


def place_beside(anchor: QRect, size: QSize, room: QRect) -> QRect:
    """A rectangle of this size beside the anchor, never over it where there is room, never off the page."""
    width, height = min(size.width(), room.width()), min(size.height(), room.height())
    left = anchor.right() + AWAY
    if left + width > room.right():
        left = anchor.left() - AWAY - width
    if left < room.left():
        left = room.right() - width if anchor.center().x() < room.center().x() else room.left()
    top = min(max(anchor.center().y() - height // 2, room.top() + 4), room.bottom() - height - 4)
    return QRect(left, max(top, room.top()), width, height)
