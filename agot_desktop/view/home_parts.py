"""What the start page is made of: the picture of the newest game, tiles, lines of games and decks."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPainterPath, QPaintEvent, QPen, QPolygonF
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from agot_desktop.view.drawing import (
    fitted_font,
    icon_at,
    paint_focus,
    paint_hexagon,
    paint_shield,
    panel_path_paint,
    px,
)
from agot_desktop.view.icons import hatch_brush, paint_icon
from agot_desktop.view.ports import DeckRow, GameRow
from agot_desktop.view.theme import Theme, current_theme, font
from agot_desktop.view.widgets import Clickable, KeyButton, label
from agot_desktop.view.words import date_word, house_word, phase_word, variant_word


def game_words(row: GameRow) -> str:
    """'Hand of the King · round 4, Challenges' of a saved game."""
    if row.finished:
        return QCoreApplication.translate("Home", "{0} · finished in round {1}").format(
            variant_word(row.variant), row.round
        )
    words = QCoreApplication.translate("Home", "{0} · round {1}, {2}")
    return words.format(variant_word(row.variant), row.round, phase_word(row.phase))


class Picture(QWidget):
    """Both Houses' fields divided by a slanted line, with their sigils and their power."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._houses: Sequence[str] = ("Neutral", "Neutral")
        self._power: Sequence[int] = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def show_houses(self, houses: Sequence[str], power: Sequence[int]) -> None:
        self._houses = tuple(houses) if len(houses) > 1 else (*houses, "Neutral")
        self._power = tuple(power)
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        theme = current_theme()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(self.rect())
        round_top = QPainterPath()
        round_top.addRoundedRect(box.adjusted(0, 0, 0, 20), 10, 10)
        painter.setClipPath(round_top)
        lean = box.height() * 0.14
        middle = box.center().x() + px(20)
        left = QPolygonF(
            [box.topLeft(), QPointF(middle + lean, 0), QPointF(middle - lean, box.bottom()), box.bottomLeft()]
        )
        right = QPolygonF(
            [QPointF(middle + lean, 0), box.topRight(), box.bottomRight(), QPointF(middle - lean, box.bottom())]
        )
        for polygon, house in ((left, self._houses[0]), (right, self._houses[1])):
            arms = theme.house(house)
            path = QPainterPath()
            path.addPolygon(polygon)
            painter.setBrushOrigin(0, 0)
            painter.fillPath(path, hatch_brush(arms, 1.6, self.devicePixelRatioF()))
            side = min(box.height() * 0.74, polygon.boundingRect().width() * 0.6)
            spot = QRectF(0, 0, side, side)
            spot.moveCenter(QPointF(polygon.boundingRect().center().x(), box.center().y()))
            paint_icon(painter, arms.sigil, spot, arms.charge)
        painter.setPen(QPen(theme.cardline, 1.6))
        painter.drawLine(QPointF(middle + lean, 0), QPointF(middle - lean, box.bottom()))
        for index, power in enumerate(self._power[:2]):
            centre = QPointF(middle - lean * 0.6 + px(52) * (1 if index else -1), box.bottom() - px(34))
            paint_hexagon(painter, centre, px(22), theme)
            painter.setFont(font("power", 24))
            painter.setPen(QColor("#FFF3D6"))
            spot = QRectF(centre.x() - px(30), centre.y() - px(20), px(60), px(40))
            painter.drawText(spot, int(Qt.AlignmentFlag.AlignCenter), str(power))
        painter.end()


class ContinuePanel(QWidget):
    """The newest unfinished game with the button that goes on; an invitation where there is none."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.picture = Picture(self)
        self.name = label("title", "", "ink", self)
        self.where = label("body", "", "ink2", self)
        self.when = label("body_small", "", "ink2", self)
        self.button = KeyButton("", "", self)
        self.button.set_primary(True)
        self.button.set_text_size(17)
        self.button.setDefault(True)
        self.note = label("label", "", "ink2", self)
        self.note.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        for part in (self.name, self.where, self.when):
            part.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        words = QVBoxLayout()
        words.setSpacing(3)
        words.addWidget(self.name)
        words.addWidget(self.where)
        words.addWidget(self.when)
        action = QVBoxLayout()
        action.setSpacing(4)
        action.addWidget(self.button, 0, Qt.AlignmentFlag.AlignRight)
        action.addWidget(self.note)
        foot = QHBoxLayout()
        foot.setContentsMargins(26, 10, 24, 14)
        foot.addLayout(words, 1)
        foot.addLayout(action)
        box = QVBoxLayout(self)
        box.setContentsMargins(1, 1, 1, 1)
        box.setSpacing(0)
        box.addWidget(self.picture, 1)
        box.addLayout(foot)

    def paintEvent(self, _event: QPaintEvent) -> None:
        theme = current_theme()
        painter = QPainter(self)
        panel_path_paint(
            painter, QRectF(self.rect()), theme.panel, theme.cardline if theme.name == "light" else theme.ctl, 10, 1.4
        )
        painter.end()


class Tile(Clickable):
    """A start: picture, title, a line below."""

    def __init__(self, icon_name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._icon_name = icon_name
        self._title, self._line = "", ""
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def show_words(self, title: str, line: str) -> None:
        self._title, self._line = title, line
        self.setAccessibleName(title)
        self.setAccessibleDescription(line)
        self.update()

    def minimumSizeHint(self) -> QSize:
        return QSize(px(220), px(56))

    def sizeHint(self) -> QSize:
        return QSize(px(380), px(77))

    def paintEvent(self, _event: QPaintEvent) -> None:
        theme = current_theme()
        painter = QPainter(self)
        box = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        panel_path_paint(painter, box, theme.panel2 if self.underMouse() else theme.panel, theme.ctl, 10, 1.2)
        side = px(64)
        path = QPainterPath()
        path.addRoundedRect(box, 10, 10)
        painter.setClipPath(path)
        painter.fillRect(QRectF(box.left(), box.top(), side, box.height()), theme.panel2)
        painter.setClipping(False)
        painter.setPen(QPen(theme.ctl, 1.2))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(box.adjusted(0.6, 0.6, -0.6, -0.6), 10, 10)
        icon_at(painter, self._icon_name, QPointF(box.left() + side / 2, box.center().y()), px(26), theme.ink)
        left = box.left() + side + px(16)
        room = box.right() - left - px(10)
        face, _ = fitted_font("section", self._title, room, 20, 14)
        painter.setFont(face)
        painter.setPen(theme.ink)
        middle = box.center().y()
        painter.drawText(QRectF(left, middle - px(26), room, px(27)), int(Qt.AlignmentFlag.AlignVCenter), self._title)
        face, _ = fitted_font("body_small", self._line, room, 14, 11)
        painter.setFont(face)
        painter.setPen(theme.ink2)
        painter.drawText(QRectF(left, middle + px(3), room, px(20)), int(Qt.AlignmentFlag.AlignVCenter), self._line)
        if self.hasFocus():
            paint_focus(painter, box, theme, 10)
        painter.end()


class GameLine(Clickable):
    """A saved game: banner, name, where it stands, when it was saved."""

    def __init__(self, row: GameRow, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.row = row
        said = f"{row.name}, {game_words(row)}, {date_word(row.saved)}"
        self.setAccessibleName(said)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        return QSize(px(500), px(62))

    def paintEvent(self, _event: QPaintEvent) -> None:
        theme = current_theme()
        painter = QPainter(self)
        box = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        panel_path_paint(painter, box, theme.panel2 if self.underMouse() else theme.panel, theme.line, 10, 1.2)
        left = box.left() + px(14)
        for house in self.row.houses[:2]:
            paint_banner(painter, QRectF(left, box.top(), px(38), box.height() * 0.84), house, theme)
            left += px(44)
        left += px(8)
        right = box.right() - px(14)
        when = date_word(self.row.saved)
        painter.setFont(font("body_small", 14))
        wide = QFontMetricsF(painter.font()).horizontalAdvance(when)
        painter.setPen(theme.ink2)
        icon_at(painter, "ui-play", QPointF(right - px(8), box.center().y()), px(16), theme.ink)
        right -= px(34)
        painter.drawText(
            QRectF(right - wide, box.top(), wide + 2, box.height()), int(Qt.AlignmentFlag.AlignVCenter), when
        )
        room = right - wide - px(12) - left
        paint_two_lines(
            painter, QRectF(left, box.top(), room, box.height()), self.row.name, game_words(self.row), theme
        )
        if self.hasFocus():
            paint_focus(painter, box, theme, 10)
        painter.end()


def paint_banner(painter: QPainter, box: QRectF, house: str, theme: Theme) -> None:
    """A hanging banner with a swallow tail."""
    arms = theme.house(house)
    notch = box.height() * 0.16
    path = QPainterPath()
    path.addPolygon(
        QPolygonF(
            [
                box.topLeft(),
                box.topRight(),
                box.bottomRight(),
                QPointF(box.center().x(), box.bottom() - notch),
                box.bottomLeft(),
                box.topLeft(),
            ]
        )
    )
    painter.setBrushOrigin(box.topLeft())
    ratio = painter.device().devicePixelRatioF() if painter.device() is not None else 1.0
    painter.fillPath(path, hatch_brush(arms, 0.55, ratio))
    painter.strokePath(path, QPen(theme.badgeline, 1.2))
    side = box.width() * 0.72
    spot = QRectF(box.center().x() - side / 2, box.top() + box.height() * 0.18, side, side)
    paint_icon(painter, arms.sigil, spot, arms.charge)


def paint_two_lines(
    painter: QPainter, box: QRectF, title: str, line: str, theme: Theme, lower_room: float | None = None
) -> None:
    """A title and a smaller line below, both shrunk to their room; `lower_room`: of the line, if it has less."""
    below = box.width() if lower_room is None else lower_room
    face, fits = fitted_font("round", title, box.width(), 17.5, 13)
    painter.setFont(face)
    painter.setPen(theme.ink)
    text = title if fits else QFontMetricsF(face).elidedText(title, Qt.TextElideMode.ElideRight, box.width())
    painter.drawText(
        QRectF(box.left(), box.top() + px(7), box.width(), px(26)), int(Qt.AlignmentFlag.AlignVCenter), text
    )
    face, fits = fitted_font("body_small", line, below, 13.5, 11)
    painter.setFont(face)
    painter.setPen(theme.ink2)
    text = line if fits else QFontMetricsF(face).elidedText(line, Qt.TextElideMode.ElideRight, below)
    painter.drawText(QRectF(box.left(), box.top() + px(32), below, px(22)), int(Qt.AlignmentFlag.AlignVCenter), text)


class DeckLine(QWidget):
    """A deck: shield, name, how many cards, and whether it is legal."""

    def __init__(self, row: DeckRow, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.row = row
        said = self._said()
        self.setToolTip("\n".join(row.problems))
        self.setAccessibleName(f"{row.name}, {said}")
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def _said(self) -> str:
        words = self.tr("{0}, {1} cards").format(house_word(self.row.house), self.row.cards)
        if self.row.problems:
            words += ". " + self.row.problems[0]
        return words

    def sizeHint(self) -> QSize:
        return QSize(px(300), px(62))

    def paintEvent(self, _event: QPaintEvent) -> None:
        theme = current_theme()
        painter = QPainter(self)
        box = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        panel_path_paint(painter, box, theme.panel, theme.line, 10, 1.2)
        shield = QRectF(box.left() + px(14), box.center().y() - px(23), px(40), px(46))
        paint_shield(painter, shield, self.row.house, theme, 0.55)
        left = shield.right() + px(14)
        room = box.right() - left - px(44)
        paint_two_lines(painter, QRectF(left, box.top(), room, box.height()), self.row.name, self._said(), theme)
        sound = not self.row.problems
        icon_at(
            painter,
            "ui-check" if sound else "ui-warning",
            QPointF(box.right() - px(22), box.center().y()),
            px(20),
            theme.ok if sound else theme.danger,
        )
        painter.end()
