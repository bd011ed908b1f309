"""The games of a campaign, a line each, and its players with what they have won."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from agot_desktop.view.campaigns.ports import ChapterRow, Standing
from agot_desktop.view.drawing import fitted_font, paint_focus, paint_shield, panel_path_paint, px
from agot_desktop.view.theme import current_theme, font
from agot_desktop.view.widgets import Clickable
from agot_desktop.view.words import phase_word, variant_word

MIDDLE = int(Qt.AlignmentFlag.AlignVCenter)


def chapter_state(row: ChapterRow) -> str:
    """'Round 4, Challenges' of a game, or 'Finished in round 7'."""
    if row.finished:
        return QCoreApplication.translate("Campaigns", "Finished in round {0}").format(row.round)
    return QCoreApplication.translate("Campaigns", "Round {0}, {1}").format(row.round, phase_word(row.phase))


def chapter_result(row: ChapterRow) -> str:
    """Who won a game, in words; 'In progress' while it is open."""
    if not row.finished:
        return QCoreApplication.translate("Campaigns", "In progress")
    if len(row.winners) == 1:
        return QCoreApplication.translate("Campaigns", "{0} won").format(row.winners[0])
    return QCoreApplication.translate("Campaigns", "Draw")


class ChapterLine(Clickable):
    """A game: number, variant, how far it came, its result with the winner's shield. `chosen`: its tree is shown."""

    def __init__(self, row: ChapterRow, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.row = row
        self.chosen = False
        self.setAccessibleName(
            ", ".join((str(row.number), variant_word(row.variant), chapter_state(row), chapter_result(row)))
        )
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def set_chosen(self, chosen: bool) -> None:
        """Marks the game whose tree is shown."""
        self.chosen = chosen
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(px(400), px(50))

    def paintEvent(self, _event: QPaintEvent) -> None:
        theme, row = current_theme(), self.row
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        edge = theme.accentfill if self.chosen else theme.line
        panel_path_paint(
            painter, box, theme.panel2 if self.underMouse() else theme.panel, edge, px(8), 2 if self.chosen else 1.2
        )
        ring = QRectF(box.left() + px(14), box.center().y() - px(15), px(30), px(30))
        painter.setPen(QPen(theme.ctl, 1.4))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawEllipse(ring)
        painter.setFont(font("round", 15))
        painter.setPen(theme.ink)
        painter.drawText(ring, int(Qt.AlignmentFlag.AlignCenter), str(row.number))
        left, width = ring.right() + px(14), box.right() - ring.right() - px(28)
        parts = (
            (variant_word(row.variant), "round", 16.5, theme.ink, 0.0, 0.36),
            (chapter_state(row), "body_small", 14, theme.ink2, 0.36, 0.68),
        )
        for text, role, size, colour, start, end in parts:
            room = QRectF(left + width * start, box.top(), width * (end - start) - px(10), box.height())
            face, _fits = fitted_font(role, text, room.width(), size, 10.5)
            painter.setFont(face)
            painter.setPen(colour)
            painter.drawText(
                room, MIDDLE, QFontMetricsF(face).elidedText(text, Qt.TextElideMode.ElideRight, room.width())
            )
        self._paint_result(painter, QRectF(left + width * 0.68, box.top(), width * 0.32, box.height()))
        if self.hasFocus():
            paint_focus(painter, box, theme, px(8))
        painter.end()

    def _paint_result(self, painter: QPainter, room: QRectF) -> None:
        theme, row, text = current_theme(), self.row, chapter_result(self.row)
        if len(row.winners) == 1:
            place = list(row.names).index(row.winners[0])
            shield = QRectF(room.right() - px(28), room.center().y() - px(16), px(28), px(32))
            paint_shield(painter, shield, list(row.houses)[place], theme, 0.45)
            room = room.adjusted(0, 0, -px(36), 0)
        face, _fits = fitted_font("value", text, room.width(), 14.5, 10.5)
        painter.setFont(face)
        painter.setPen(theme.ink if row.finished else theme.accent)
        words = QFontMetricsF(face).elidedText(text, Qt.TextElideMode.ElideRight, room.width())
        painter.drawText(room, int(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight), words)


class StandingPanel(QWidget):
    """A player of a campaign: shield, name, chapters won, and power, titles and tokens over all."""

    def __init__(self, row: Standing, house: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.row = row
        self._house = house
        self.setAccessibleName(f"{row.name}, {self._wins()}, {self._rest()}")
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def _wins(self) -> str:
        return self.tr("won: {0} of {1}").format(self.row.wins, self.row.played)

    def _rest(self) -> str:
        parts = [self.tr("power {0}").format(self.row.power)]
        if self.row.tokens:
            parts.append(self.tr("tokens {0}").format(self.row.tokens))
        if self.row.titles:
            parts.append(self.tr("titles {0}").format(self.row.titles))
        return " · ".join(parts)

    def sizeHint(self) -> QSize:
        return QSize(px(200), px(74))

    def minimumSizeHint(self) -> QSize:
        return QSize(px(120), px(74))

    def paintEvent(self, _event: QPaintEvent) -> None:
        theme = current_theme()
        painter = QPainter(self)
        box = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        panel_path_paint(painter, box, theme.panel, theme.line, px(8), 1.2)
        shield = QRectF(box.left() + px(10), box.top() + px(9), px(46), box.height() - px(18))
        paint_shield(painter, shield, self._house, theme, 0.5)
        right = QRectF(box.right() - px(64), box.top() + px(6), px(54), px(38))
        painter.setFont(font("power", 26))
        painter.setPen(theme.ink)
        painter.drawText(right, int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter), str(self.row.wins))
        left = shield.right() + px(12)
        for text, role, size, top, room in (
            (self.row.name, "round", 17, px(8), right.left() - left),
            (self._rest(), "body_small", 13.5, px(40), right.left() - left - px(30)),
        ):
            face, _fits = fitted_font(role, text, room, size, 10.5)
            painter.setFont(face)
            painter.setPen(theme.ink if role == "round" else theme.ink2)
            words = QFontMetricsF(face).elidedText(text, Qt.TextElideMode.ElideRight, room)
            painter.drawText(QRectF(left, box.top() + top, room, px(26)), MIDDLE, words)
        won = self._wins()
        face, _fits = fitted_font("body_small", won, px(90), 12.5, 10)
        painter.setFont(face)
        painter.setPen(theme.ink2)
        foot = QRectF(box.right() - px(100), box.top() + px(42), px(90), px(22))
        painter.drawText(foot, int(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter), won)
        painter.end()
