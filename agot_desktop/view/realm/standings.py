"""The side panel's head: claim of each house towards eight, power, supply with armies, prisons, tracks, weather, cards.

panel.show_position(view)      everything again
panel.desk_wanted              signal: the hostage desk is asked for
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QHelpEvent, QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QToolTip, QWidget

from agot_desktop.model.boardgame.observation import HIDDEN, HouseView, RealmView
from agot_desktop.view.drawing import icon_at, paint_hexagon, paint_shield, px
from agot_desktop.view.icons import hatch_brush
from agot_desktop.view.realm.aligned import CENTRE, LEFT, MIDDLE_WRAPPED
from agot_desktop.view.realm.colours import HOUSES
from agot_desktop.view.realm.faces import RealmFaces
from agot_desktop.view.theme import current_theme, font, themes

CLAIM_WINS: Final = 8
ROW: Final = 34
HEIGHT: Final = 306
_WEATHER: Final = ("weather-fair", "weather-rough", "weather-storm")
_TRACKS: Final = ("track-throne", "track-fiefdoms", "track-court")


class StandingsPanel(QWidget):
    """The panel; place it with `setGeometry`, `HEIGHT` px high at 100 %."""

    desk_wanted = Signal()

    def __init__(self, faces: RealmFaces, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._faces = faces
        self.view: RealmView | None = None
        self._tips: list[tuple[QRectF, str]] = []
        self.setObjectName("standings")
        themes().changed.connect(self._theme_changed)

    def _theme_changed(self, _theme: object) -> None:
        self.update()

    def show_position(self, view: RealmView) -> None:
        """Shows a position."""
        self.view = view
        self.setAccessibleName(self.tr("Standings"))
        self.setAccessibleDescription("; ".join([house_words(self._faces, house) for house in view.houses]))
        self.update()

    def clear(self) -> None:
        """Shows nothing."""
        self.view = None
        self._tips = []
        self.setAccessibleDescription("")
        self.update()

    # ---- painting

    def paintEvent(self, _event: QPaintEvent) -> None:
        theme = current_theme()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.fillRect(self.rect(), theme.panel)
        self._tips = []
        if self.view is not None:
            y = float(px(6))
            for house in self.view.houses:
                self._paint_house(painter, house, y)
                y += px(ROW)
            y += px(6)
            for track in range(3):
                self._paint_track(painter, self.view, track, y)
                y += px(27)
            self._paint_weather(painter, self.view, y + px(6))
            self._paint_westeros(painter, self.view, y + px(40))
        painter.setPen(QPen(theme.line, 1))
        painter.drawLine(0, self.height() - 1, self.width(), self.height() - 1)
        painter.end()

    def _tip(self, box: QRectF, words: str) -> None:
        self._tips.append((box, words))

    def _paint_house(self, painter: QPainter, house: HouseView, y: float) -> None:
        theme = current_theme()
        row = QRectF(px(6), y, self.width() - px(12), px(ROW - 2))
        assert self.view is not None
        if self.view.decision is not None and self.view.decision.seat == house.house:
            painter.setPen(QPen(theme.accentfill, 1.6))
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(row.adjusted(1, 1, -1, -1), px(6), px(6))
        middle = row.center().y()
        paint_shield(painter, QRectF(px(10), y + px(3), px(24), px(27)), HOUSES[house.house], theme)
        right = float(self.width() - px(10))
        right = self._paint_numbers(painter, house, right, middle)
        self._paint_claim(painter, house, QRectF(px(40), middle - px(8), right - px(46), px(16)))
        self._tip(row, house_words(self._faces, house))

    def _paint_numbers(self, painter: QPainter, house: HouseView, right: float, middle: float) -> float:
        """Prison, supply and power at the right; returns where they begin."""
        theme = current_theme()
        face = font("value", 14)
        painter.setFont(face)

        def number(words: str, x: float) -> None:
            painter.setPen(theme.ink)
            painter.setFont(face)
            box = QRectF(x, middle - px(10), px(20), px(20))
            painter.drawText(box, LEFT, words)

        x = right - px(20)
        number(str(len(house.prison)), x)
        icon_at(painter, "prison", QPointF(x - px(10), middle), px(15), theme.ink2 if house.prison else theme.ink3)
        x -= px(42)
        number(str(house.supply), x)
        icon_at(painter, "supply", QPointF(x - px(10), middle), px(15), theme.ink2)
        x -= px(44)
        number(str(house.power), x)
        paint_hexagon(painter, QPointF(x - px(11), middle), px(9), theme)
        return x - px(22)

    def _paint_claim(self, painter: QPainter, house: HouseView, box: QRectF) -> None:
        theme = current_theme()
        arms = theme.house(HOUSES[house.house])
        number = QRectF(box.right() - px(14), box.top() - px(2), px(18), px(20))
        painter.setFont(font("round", 15))
        painter.setPen(theme.ink)
        painter.drawText(number, CENTRE, str(house.claim))
        step = (box.width() - px(18)) / CLAIM_WINS
        for place in range(CLAIM_WINS):
            cell = QRectF(box.left() + place * step, box.top(), step - 2, box.height())
            painter.setPen(QPen(theme.ctl, 1.1))
            painter.setBrushOrigin(cell.topLeft())
            painter.setBrush(hatch_brush(arms, 0.5) if place < house.claim else QColor(0, 0, 0, 0))
            painter.drawRoundedRect(cell, 3, 3)

    def _paint_track(self, painter: QPainter, view: RealmView, track: int, y: float) -> None:
        theme = current_theme()
        middle = y + px(13)
        icon_at(painter, _TRACKS[track], QPointF(px(22), middle), px(18), theme.ink)
        words = (self.tr("Iron Throne"), self.tr("Fiefdoms"), self.tr("King's Court"))[track]
        painter.setFont(font("label"))
        painter.setPen(theme.ink)
        shields = self.width() - px(10) - 4 * px(28)
        room = QRectF(px(38), y, shields - px(40), px(26))
        painter.drawText(room, LEFT, painter.fontMetrics().elidedText(
            words, Qt.TextElideMode.ElideRight, int(room.width())
        ))  # fmt: skip
        for place, house in enumerate(view.tracks[track]):
            box = QRectF(shields + place * px(28), y + px(2), px(20), px(23))
            if track == 1 and place == 0 and view.blade_used:
                painter.setOpacity(0.45)
            paint_shield(painter, box, HOUSES[house], theme)
            painter.setOpacity(1.0)
        order = ", ".join([self._faces.names.house(house) for house in view.tracks[track]])
        tip = f"{words}: {order}."
        if track == 0 and view.thief >= 0:
            tip += " " + self.tr("{0} acts first this round.").format(self._faces.names.house(view.thief))
        if track == 1:
            tip += " " + (self.tr("The Blade is used up.") if view.blade_used else self.tr("The Blade can be used."))
        self._tip(QRectF(0, y, self.width(), px(27)), tip)

    def _paint_weather(self, painter: QPainter, view: RealmView, y: float) -> None:
        theme = current_theme()
        words = (self.tr("Fair"), self.tr("Rough"), self.tr("Storm"))
        width = (self.width() - px(20)) / 3
        for number, name in enumerate(_WEATHER):
            box = QRectF(px(10) + number * width, y, width - px(4), px(26))
            now = view.weather == number
            painter.setPen(QPen(theme.accentfill if now else theme.line, 1.2))
            painter.setBrush(theme.accentfill if now else theme.panel2)
            painter.drawRoundedRect(box, px(5), px(5))
            ink = theme.onaccent if now else theme.ink3
            icon_at(painter, name, QPointF(box.left() + px(16), box.center().y()), px(16), ink)
            painter.setFont(font("label", 12.5))
            painter.setPen(ink)
            painter.drawText(box.adjusted(px(28), 0, 0, 0), LEFT, words[number])
        tips = (
            self.tr("Fair weather: all ways are open."),
            self.tr("Rough weather: long sea arrows are closed."),
            self.tr("Storm: sea arrows and fords are closed."),
        )
        self._tip(QRectF(0, y, self.width(), px(28)), tips[view.weather])

    def _paint_westeros(self, painter: QPainter, view: RealmView, y: float) -> None:
        """The three Westeros cards of the round."""
        theme = current_theme()
        names = [
            self._faces.names.westeros(self._faces.board.westeros[card].facts.id) for card in view.westeros if card >= 0
        ]
        words = " · ".join(names) if names else self.tr("No Westeros cards in the first round")
        size = 12.5
        painter.setFont(font("label", size))
        painter.setPen(theme.ink2)
        room = QRectF(px(12), y, self.width() - px(24), px(32))
        painter.drawText(room, MIDDLE_WRAPPED, words)
        about = [self._faces.board.westeros[card].facts for card in view.westeros if card >= 0]
        self._tip(
            room, "\n".join([f"{self._faces.names.westeros(facts.id)}: {facts.text}" for facts in about]) or words
        )

    # ---- events

    def _tip_at(self, at: QPoint) -> str:
        return next((words for box, words in self._tips if box.contains(QPointF(at))), "")

    def event(self, event: QEvent) -> bool:
        if isinstance(event, QHelpEvent):
            QToolTip.showText(event.globalPos(), self._tip_at(event.pos()), self)
            return True
        return super().event(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        if event.position().y() < px(6) + 4 * px(ROW):
            self.desk_wanted.emit()


def house_words(faces: RealmFaces, house: HouseView) -> str:
    """Everything open about a house in one line."""
    name = faces.names.house(house.house)
    armies = " ".join(map(str, house.armies)) or "–"
    limit = " ".join(map(str, house.limit)) or "–"
    words = QCoreApplication.translate(
        "StandingsPanel", "{0}: claim {1} of {2}, power {3}, supply {4}; armies {5} of allowed {6}; Ally cards: {7}"
    ).format(name, house.claim, CLAIM_WINS, house.power, house.supply, armies, limit, len(house.ally_decks))
    if house.prison:
        held = ", ".join([faces.names.leader(leader) for leader in house.prison])
        words += " " + QCoreApplication.translate("StandingsPanel", "In prison: {0}").format(held)
    if house.tactic == HIDDEN:
        words += " " + QCoreApplication.translate("StandingsPanel", "A tactic is chosen.")
    elif house.tactic >= 0:
        card = faces.board.tactics[house.house * 11 + house.tactic].id
        words += " " + QCoreApplication.translate("StandingsPanel", "Tactic: {0}").format(faces.names.tactic(card))
    return words
