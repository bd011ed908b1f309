"""Small widgets that every page uses: buttons with a key cap, labels that shrink to fit, shields, pills and panels.

All of them paint with the theme that is on when they paint, so a change of theme needs a repaint only.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QMouseEvent, QPainter, QPaintEvent, QPalette, QPen
from PySide6.QtWidgets import QAbstractButton, QFrame, QLabel, QPushButton, QSizePolicy, QWidget

from agot_desktop.view.drawing import fitted_font, paint_focus, paint_shield, panel_path_paint, px
from agot_desktop.view.icons import paint_icon
from agot_desktop.view.theme import Theme, current_theme, font, mixed, themes

PAD: Final = 16


class FitLabel(QLabel):
    """One line of text that shrinks to its width; where even `smallest` is too wide, an ellipsis and a tooltip."""

    def __init__(self, role: str, largest: float, smallest: float, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._role, self._largest, self._smallest = role, largest, smallest
        self._text = ""
        self._tint = "ink"
        self._lines = 1
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self.setTextInteractionFlags(Qt.TextInteractionFlag.NoTextInteraction)
        themes().changed.connect(self._fit)

    def set_whole(self, text: str) -> None:
        """The text, fitted now and at every change of width."""
        self._text = text
        self._fit()

    def whole(self) -> str:
        """The text as it was given, never shortened."""
        return self._text

    def set_sizes(self, largest: float, smallest: float) -> None:
        self._largest, self._smallest = largest, smallest
        self._fit()

    def set_tint(self, token: str) -> None:
        """The theme colour of the words."""
        self._tint = token
        self._fit()

    def set_lines(self, lines: int) -> None:
        """With 2, a text that is too long for one line is broken instead of shortened."""
        self._lines = lines
        self._fit()

    def fits(self) -> bool:
        """Whether the whole text is shown."""
        return self.text() == self._text

    def _fit(self, _theme: object = None) -> None:
        width = max(self.contentsRect().width(), 10)
        made, fits = fitted_font(self._role, self._text, width, self._largest, self._smallest)
        self.setFont(made)
        metrics = QFontMetricsF(made)
        breaks = not fits and self._lines > 1 and metrics.horizontalAdvance(self._text) < 1.85 * width
        fits = fits or breaks
        self.setWordWrap(breaks)
        shown = self._text if fits else metrics.elidedText(self._text, Qt.TextElideMode.ElideRight, width)
        self.setText(shown)
        self.setToolTip("" if fits else self._text)
        self.setAccessibleName(self._text)
        colours = self.palette()
        colours.setColor(QPalette.ColorRole.WindowText, getattr(current_theme(), self._tint))
        self.setPalette(colours)

    def resizeEvent(self, event: object) -> None:
        super().resizeEvent(event)  # type: ignore[arg-type]
        self._fit()

    def changeEvent(self, event: QEvent) -> None:
        """A style sheet that is laid over the page takes the colours back to what they were: they are set again."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange:
            self._fit()


class KeyButton(QPushButton):
    """A button that shows its key at the right. `primary` is the one filled button of a prompt."""

    def __init__(self, text: str = "", key: str = "", parent: QWidget | None = None) -> None:
        super().__init__(text, parent)
        self._key = key
        self._shows_key = True
        self._icon_name = ""
        self._primary = False
        self._danger = False
        self._size = 15.0
        self._low = False
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        themes().changed.connect(self._theme_changed)

    def _theme_changed(self, _theme: object) -> None:
        self.updateGeometry()

    def set_key(self, key: str) -> None:
        self._key = key
        self.updateGeometry()
        self.update()

    def key(self) -> str:
        return self._key

    def set_shows_key(self, shown: bool) -> None:
        self._shows_key = shown
        self.updateGeometry()
        self.update()

    def set_icon_name(self, name: str) -> None:
        self._icon_name = name
        self.updateGeometry()
        self.update()

    def set_primary(self, primary: bool) -> None:
        self._primary = primary
        self.update()

    def is_primary(self) -> bool:
        return self._primary

    def set_danger(self, danger: bool) -> None:
        self._danger = danger
        self.update()

    def set_text_size(self, size: float) -> None:
        """Size of the words at 100 %, 12 to 18."""
        self._size = size
        self.updateGeometry()
        self.update()

    def set_low(self, low: bool) -> None:
        """A lower button, for places inside a line."""
        self._low = low
        self.updateGeometry()

    def _words(self) -> QFont:
        return font("button", self._size)

    def _cap_width(self) -> float:
        if not self._key or not self._shows_key:
            return 0
        return QFontMetricsF(font("tag", 12)).horizontalAdvance(self._key) + px(10)

    def text_width(self) -> float:
        """What the words need, in px."""
        return QFontMetricsF(self._words()).horizontalAdvance(self.text().replace("&", ""))

    def sizeHint(self) -> QSize:
        cap = self._cap_width()
        picture = px(24) if self._icon_name else 0
        width = self.text_width() + 2 * px(PAD) + picture + (cap + px(12) if cap else 0)
        return QSize(int(width + 1.5), px(28 if self._low else 38 if self._size < 17 else 50))

    def minimumSizeHint(self) -> QSize:
        return self.sizeHint()

    def paintEvent(self, _event: QPaintEvent) -> None:
        theme = current_theme()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        fill, ink, edge = self._colours(theme)
        box = QRectF(self.rect())
        panel_path_paint(painter, box.adjusted(1, 1, -1, -1), fill, edge, px(6), 1.2)
        if self.hasFocus():
            paint_focus(painter, box, theme, px(6))
        cap = self._cap_width()
        inner = box.adjusted(px(PAD), 0, -(px(PAD) + (cap + px(4) if cap else 0)), 0)
        if self._icon_name:
            side = px(18)
            spot = QRectF(inner.left(), inner.center().y() - side / 2, side, side)
            paint_icon(painter, self._icon_name, spot, ink)
            inner.setLeft(inner.left() + px(24))
        painter.setFont(self._words())
        painter.setPen(ink)
        flags = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignHCenter | Qt.TextFlag.TextHideMnemonic
        if cap or self._icon_name:
            flags = Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft | Qt.TextFlag.TextHideMnemonic
        painter.drawText(inner, int(flags), self.text())
        if cap:
            self._paint_cap(
                painter, QRectF(box.right() - px(PAD) / 2 - cap, box.center().y() - px(10), cap, px(20)), ink
            )
        painter.end()

    def _colours(self, theme: Theme) -> tuple[QColor, QColor, QColor]:
        if not self.isEnabled():
            return theme.panel, mixed(theme.ink3, theme.panel, 0.8), theme.line
        if self._primary:
            lit = 0.16 if self.underMouse() else (0.25 if self.isDown() else 0.0)
            return (
                mixed(theme.onaccent, theme.accentfill, lit),
                theme.onaccent,
                mixed(theme.ink, theme.accentfill, 0.35),
            )
        strength = 0.28 if self.isDown() else (0.12 if self.underMouse() else 0.0)
        fill = mixed(theme.accentfill, theme.panel2, strength)
        if self._danger:
            return fill, theme.danger, theme.danger
        return fill, theme.ink, theme.ctl

    @staticmethod
    def _paint_cap_edge(ink: QColor) -> QPen:
        edge = QColor(ink)
        edge.setAlphaF(0.7)
        return QPen(edge, 1.0)

    def _paint_cap(self, painter: QPainter, box: QRectF, ink: QColor) -> None:
        painter.setPen(self._paint_cap_edge(ink))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(box, px(4), px(4))
        painter.setFont(font("tag", 12))
        painter.setPen(ink)
        painter.drawText(box, int(Qt.AlignmentFlag.AlignCenter), self._key)


class IconButton(QAbstractButton):
    """A square button with one of our drawings; its words are tooltip and accessible name."""

    def __init__(self, icon_name: str, words: str = "", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._icon_name = icon_name
        self.set_words(words)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def set_icon_name(self, name: str) -> None:
        """Another drawing."""
        self._icon_name = name
        self.update()

    def set_words(self, words: str) -> None:
        self.setText(words)
        self.setToolTip(words)
        self.setAccessibleName(words)

    def sizeHint(self) -> QSize:
        return QSize(px(32), px(30))

    def paintEvent(self, _event: QPaintEvent) -> None:
        theme = current_theme()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        lit = self.isEnabled() and (self.underMouse() or self.isDown() or self.isChecked())
        fill = mixed(theme.accentfill, theme.panel2, 0.16) if lit else theme.panel2
        box = QRectF(self.rect())
        panel_path_paint(
            painter,
            box.adjusted(1, 1, -1, -1),
            fill if self.isEnabled() else theme.panel,
            theme.ctl if self.isEnabled() else theme.line,
            px(6),
            1.2,
        )
        if self.hasFocus():
            paint_focus(painter, box, theme, px(6))
        side = min(px(18), self.height() - 8, self.width() - 8)
        ink = theme.ink if self.isEnabled() else mixed(theme.ink3, theme.panel, 0.55)
        spot = QRectF(0, 0, side, side)
        spot.moveCenter(box.center())
        paint_icon(painter, self._icon_name, spot, ink)
        painter.end()


class Shield(QWidget):
    """A house's shield with its sigil."""

    def __init__(self, house: str = "Neutral", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._house = house
        self._scale = 0.55

    def set_house(self, house: str) -> None:
        self._house = house
        self.update()

    def set_hatch(self, scale: float) -> None:
        self._scale = scale
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        paint_shield(painter, QRectF(self.rect()).adjusted(1, 1, -1, -1), self._house, current_theme(), self._scale)
        painter.end()


class Pill(QLabel):
    """A short text in a rounded frame, such as '2 of 3 chosen'."""

    def __init__(self, token: str = "chosen", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._token = token
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._dress()
        themes().changed.connect(self._dress)

    def _dress(self, _theme: object = None) -> None:
        self.setFont(font("chip", 14))

    def sizeHint(self) -> QSize:
        metrics = QFontMetricsF(self.font())
        return QSize(int(metrics.horizontalAdvance(self.text()) + px(22)), px(26))

    def paintEvent(self, _event: QPaintEvent) -> None:
        theme = current_theme()
        colour: QColor = getattr(theme, self._token)
        painter = QPainter(self)
        box = QRectF(self.rect())
        panel_path_paint(painter, box, theme.panel, colour, box.height() / 2 - 1, 1.6)
        painter.setFont(self.font())
        painter.setPen(colour)
        painter.drawText(box, int(Qt.AlignmentFlag.AlignCenter), self.text())
        painter.end()


class Panel(QFrame):
    """A rounded panel; `token` is its fill, `edge` its line."""

    def __init__(
        self, token: str = "panel", edge: str = "line", radius: float = 10, parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self._token, self._edge, self._radius = token, edge, radius

    def set_edge(self, edge: str) -> None:
        self._edge = edge
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        theme = current_theme()
        painter = QPainter(self)
        panel_path_paint(
            painter, QRectF(self.rect()), getattr(theme, self._token), getattr(theme, self._edge), self._radius, 1.2
        )
        painter.end()


class Backdrop(QWidget):
    """A page's ground in one colour of the theme."""

    def __init__(self, token: str = "table", parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._token = token

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(self.rect(), getattr(current_theme(), self._token))
        painter.end()


class Clickable(QFrame):
    """A frame that acts as one button: left click, Enter or Space; paints nothing itself."""

    clicked = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self._pressed = False

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._pressed = event.button() == Qt.MouseButton.LeftButton
        event.accept()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        inside = self.rect().contains(event.position().toPoint())
        if self._pressed and inside and event.button() == Qt.MouseButton.LeftButton:
            self.clicked.emit()
        self._pressed = False
        event.accept()

    def keyPressEvent(self, event: object) -> None:
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):  # type: ignore[attr-defined]
            self.clicked.emit()
        else:
            super().keyPressEvent(event)  # type: ignore[arg-type]

    def event(self, event: QEvent) -> bool:
        if event.type() in (QEvent.Type.FocusIn, QEvent.Type.FocusOut, QEvent.Type.HoverEnter, QEvent.Type.HoverLeave):
            self.update()
        return super().event(event)


def discard(button: QAbstractButton) -> None:
    """Takes a button away at once, its words too: the object itself lives until the event loop comes round."""
    button.hide()
    button.setText("")
    button.setToolTip("")
    button.setAccessibleName("")
    button.setAccessibleDescription("")
    button.deleteLater()


def label(role: str, text: str = "", token: str = "ink", parent: QWidget | None = None) -> QLabel:
    """A plain label in a role's font and a theme colour that follows the theme."""
    made = _RoleLabel(role, token, parent)
    made.setText(text)
    return made


class _RoleLabel(QLabel):
    def __init__(self, role: str, token: str, parent: QWidget | None) -> None:
        super().__init__(parent)
        self._role, self._token = role, token
        self.setTextFormat(Qt.TextFormat.PlainText)
        self._dress()
        themes().changed.connect(self._dress)

    def changeEvent(self, event: QEvent) -> None:
        """A style sheet that is laid over the page takes the colours back to what they were: they are set again."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.StyleChange:
            self._dress()

    def _dress(self, _theme: object = None) -> None:
        self.setFont(font(self._role))
        colours = self.palette()
        colours.setColor(QPalette.ColorRole.WindowText, getattr(current_theme(), self._token))
        self.setPalette(colours)
