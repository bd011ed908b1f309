"""What the page of a new game is made of: ways to play, the House of a seat, its Hand of the King."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from PySide6.QtCore import QCoreApplication, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QIcon, QPainter, QPainterPath, QPaintEvent, QPen, QPixmap
from PySide6.QtWidgets import QAbstractButton, QHBoxLayout, QLineEdit, QMenu, QSizePolicy, QVBoxLayout, QWidget

from agot_desktop.view.card_widget import CardWidget
from agot_desktop.view.cards.parts import Canvas
from agot_desktop.view.cards.tokens import paint_ring
from agot_desktop.view.drawing import fitted_font, icon_at, paint_focus, paint_shield, panel_path_paint, px
from agot_desktop.view.faces import Faces
from agot_desktop.view.forms import ChoiceBox
from agot_desktop.view.icons import hatch_brush, paint_icon
from agot_desktop.view.painting import painting
from agot_desktop.view.ports import HandRow
from agot_desktop.view.seat_arms import ARMS
from agot_desktop.view.theme import current_theme, font, themes
from agot_desktop.view.widgets import Clickable, KeyButton, Panel, label
from agot_desktop.view.words import house_word, variant_word

HAND_VARIANT: Final = "hand-of-the-king"
BOARD_VARIANT: Final = "storm-of-swords"
BOARD_HOUSES: Final = ("Stark", "Lannister", "Baratheon", "Greyjoy")
"""The houses of the board game's seats, in their order."""
SEATS: Final = {
    HAND_VARIANT: (2, 6), "joust": (2, 2), "melee": (3, 6), "kingsmoot": (3, 6), BOARD_VARIANT: (4, 4),
}  # fmt: skip
"""How many may play each variant: least, most."""
VARIANTS: Final = tuple(SEATS)
ROUND_LIMITS: Final = (3, 4, 5, 6, 7, 8, 10, 12, 15, 20)
_ICONS: Final = {
    HAND_VARIANT: "hand-of-king", "joust": "kw-joust", "melee": "kw-melee", "kingsmoot": "type-title",
    BOARD_VARIANT: "track-throne",
}  # fmt: skip


class VariantTile(Clickable):
    """A way to play; the chosen one has a double line and a tick."""

    def __init__(self, variant: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.variant = variant
        self.chosen = False
        self._low = False
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.retranslateUi()

    def retranslateUi(self) -> None:
        state = self.tr("chosen") if self.chosen else self.tr("not chosen")
        self.setAccessibleName(f"{variant_word(self.variant)}, {state}")
        self.update()

    def set_chosen(self, chosen: bool) -> None:
        self.chosen = chosen
        self.retranslateUi()

    def sizeHint(self) -> QSize:
        return QSize(px(230), px(54 if self._low else 70))

    def set_low(self, low: bool) -> None:
        """Whether there is little room for all ways to play."""
        if low != self._low:
            self._low = low
            self.updateGeometry()

    def paintEvent(self, _event: QPaintEvent) -> None:
        theme = current_theme()
        painter = QPainter(self)
        box = QRectF(self.rect()).adjusted(5, 4 if self._low else 7, -9, -3)
        panel_path_paint(painter, box, theme.panel2 if self.underMouse() else theme.panel, theme.line, 10, 1.2)
        if self.chosen:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(theme.chosen, 2.4))
            painter.drawRoundedRect(box, 10, 10)
            painter.setPen(QPen(theme.chosen, 1.6))
            painter.drawRoundedRect(box.adjusted(-4, -4, 4, 4), 13, 13)
        radius = min(px(22), box.height() / 2 - 6) if box.width() > px(220) else px(17)
        centre = QPointF(box.left() + px(10) + radius, box.center().y())
        painter.setPen(QPen(theme.line, 1.2))
        painter.setBrush(theme.panel2)
        painter.drawEllipse(centre, radius, radius)
        icon_at(painter, _ICONS[self.variant], centre, radius * 1.15, theme.ink)
        left = centre.x() + radius + px(12)
        room = box.right() - left - px(8)
        face, _fits = fitted_font("round", variant_word(self.variant), room, 18, 11)
        painter.setFont(face)
        painter.setPen(theme.ink)
        painter.drawText(
            QRectF(left, box.center().y() - px(24), room, px(26)),
            int(Qt.AlignmentFlag.AlignVCenter),
            variant_word(self.variant),
        )
        painter.setFont(font("label", 13))
        painter.setPen(theme.ink2)
        painter.drawText(
            QRectF(left, box.center().y() + px(3), room, px(18)),
            int(Qt.AlignmentFlag.AlignVCenter),
            _number_words(*SEATS[self.variant]),
        )
        if self.chosen:
            spot = box.topRight() + QPointF(-2, 2)
            painter.setPen(QPen(theme.panel, 1.5))
            painter.setBrush(theme.chosen)
            painter.drawEllipse(spot, px(11), px(11))
            icon_at(painter, "ui-check", spot, px(14), theme.on(theme.chosen))
        if self.hasFocus():
            pen = QPen(theme.focus, 2)
            pen.setDashPattern([2.5, 2])
            painter.setPen(pen)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.drawRoundedRect(box.adjusted(4, 4, -4, -4), 7, 7)
        painter.end()


def win_words(variant: str) -> str:
    """How a variant is won, in a sentence or two."""
    return {
        HAND_VARIANT: QCoreApplication.translate(
            "NewGameDialog",
            "You win with 15 power, your Hand of the King in play, and more tokens on it than on any opponent's.",
        ),
        "joust": QCoreApplication.translate("NewGameDialog", "You win with 15 power."),
        "melee": QCoreApplication.translate(
            "NewGameDialog",
            "You win with 15 power. Each round everybody takes a title: whom it supports you may not attack, and "
            "beating whom it opposes pays 1 power more.",
        ),
        "kingsmoot": QCoreApplication.translate(
            "NewGameDialog",
            "All six titles win at once. When somebody has 15 power, the most titles win; the 15 power count as one "
            "title.",
        ),
        BOARD_VARIANT: QCoreApplication.translate(
            "NewGameDialog",
            "The board game with Leaders and hostages: who reaches a claim of 8 wins, at the latest after ten rounds "
            "who has the most.",
        ),
    }[variant]


def _number_words(least: int, most: int) -> str:
    if least == most:
        return QCoreApplication.translate("VariantTile", "{0} players").format(least)
    return QCoreApplication.translate("VariantTile", "{0} to {1} players").format(least, most)


class HouseField(QAbstractButton):
    """The arms of a seat: field, pattern, sigil, name. A click chooses others."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.arms = "Neutral"
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Expanding)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setCursor(Qt.CursorShape.PointingHandCursor)

    def show_arms(self, arms: str) -> None:
        self.arms = arms
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(px(96), px(76))

    def minimumSizeHint(self) -> QSize:
        return QSize(px(60), px(60))

    def paintEvent(self, _event: QPaintEvent) -> None:
        theme = current_theme()
        arms = theme.house(self.arms)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(self.rect())
        path = QPainterPath()
        path.addRoundedRect(box.adjusted(1, 1, 12, -1), 8, 8)
        painter.setClipRect(box)
        painter.fillPath(path, hatch_brush(arms, 1.0, self.devicePixelRatioF()))
        name_h = px(24) if box.height() > px(100) else px(19)
        side = min(box.width() * 0.74, box.height() - name_h - px(10))
        spot = QRectF(box.center().x() - side / 2, (box.height() - name_h - side) / 2, side, side)
        paint_icon(painter, arms.sigil, spot, arms.charge)
        band = QRectF(1, box.bottom() - name_h - px(2), box.width(), name_h)
        painter.setOpacity(0.65)
        painter.fillRect(band, arms.field)
        painter.setOpacity(1.0)
        painter.setFont(fitted_font("chip", house_word(self.arms), band.width() - 6, 15, 10)[0])
        painter.setPen(arms.text_on_field)
        painter.drawText(band, int(Qt.AlignmentFlag.AlignCenter), house_word(self.arms))
        corner = QPointF(box.right() - px(11), px(12))
        painter.setPen(QPen(theme.cardline, 1))
        painter.setBrush(theme.paper if self.underMouse() or self.hasFocus() else theme.panel2)
        painter.drawEllipse(corner, px(8), px(8))
        icon_at(painter, "ui-more", corner, px(12), theme.ink)
        if self.hasFocus():
            paint_focus(painter, box, theme, 8)
        painter.end()


def arms_menu(parent: QWidget, now: str, choose: Callable[[str], None]) -> QMenu:
    """A menu of all arms with their shields; the present ones are ticked."""
    menu = QMenu(parent)
    for arms in ARMS:
        picture = QPixmap(px(24), px(28))
        picture.fill(Qt.GlobalColor.transparent)
        with painting(picture) as painter:
            paint_shield(painter, QRectF(picture.rect()), arms, current_theme(), 0.5)
        action = menu.addAction(QIcon(picture), house_word(arms), partial(choose, arms))
        if arms == now:
            font_now = action.font()
            font_now.setBold(True)
            action.setFont(font_now)
    return menu


class HandBox(Panel):
    """The seat's Hand of the King: the card, the ring, what it needs, and the button to change it."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__("paper", "gold", 9, parent)
        self.card = CardWidget("tile", self, margin=3, largest=1.2)
        self.title = label("body_bold", "", "ink", self)
        self.needs = label("label", "", "ink2", self)
        self.needs.setWordWrap(True)
        self.change = KeyButton("", "", self)
        self.change.set_text_size(13.5)
        self.change.set_low(True)
        self._ring = _Ring(self)
        words = QVBoxLayout()
        words.setSpacing(4)
        words.addWidget(self.needs)
        words.addWidget(self.change, 0, Qt.AlignmentFlag.AlignLeft)
        middle = QHBoxLayout()
        middle.setSpacing(6)
        middle.addWidget(self.card)
        middle.addWidget(self._ring)
        middle.addLayout(words, 1)
        box = QVBoxLayout(self)
        box.setContentsMargins(10, 5, 8, 5)
        box.setSpacing(1)
        box.addWidget(self.title)
        box.addLayout(middle, 1)
        themes().changed.connect(self._measure)
        self._measure()

    def _measure(self, _theme: object = None) -> None:
        self.card.setFixedSize(px(92), px(68))
        self._ring.setFixedSize(px(44), px(50))
        self.setFixedWidth(px(268))

    def show_hand(self, row: HandRow | None, faces: Faces) -> None:
        """Shows a Hand, or that there is none yet."""
        self.title.setText(self.tr("Hand of the King"))
        self.change.setText(self.tr("Choose…") if row is None else self.tr("Change…"))
        self._ring.setVisible(row is not None)
        if row is None:
            self.card.clear()
            self.needs.setText(self.tr("No character chosen yet"))
            self._ring.threshold = 0
        else:
            self.card.show_card(faces.printed(row.code))
            self._ring.threshold = row.threshold
            self.needs.setText(self.tr("in play at {0}").format(row.threshold))
        name = row.name if row is not None else self.tr("none")
        self.change.setAccessibleName(self.tr("Hand of the King: {0}. Change").format(name))
        self._ring.update()


class _Ring(QWidget):
    """The empty ring of a Hand: as many segments as it needs tokens."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.threshold = 0

    def paintEvent(self, _event: QPaintEvent) -> None:
        if not self.threshold:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        centre = QRectF(self.rect()).center()
        paint_ring(Canvas(painter, current_theme(), self.devicePixelRatioF()), centre, px(20), 0, self.threshold)
        painter.end()


class Foot(QWidget):
    """The strip of buttons at the lower edge."""

    def paintEvent(self, _event: QPaintEvent) -> None:
        theme = current_theme()
        painter = QPainter(self)
        painter.fillRect(self.rect(), theme.panel)
        painter.setPen(QPen(theme.line, 1))
        painter.drawLine(0, 0, self.width(), 0)
        painter.end()


class OptionsBar(Panel):
    """The name of the game and the most rounds it may have."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__("panel", "line", 10, parent)
        self.name = QLineEdit(self)
        self.rounds = ChoiceBox("", self)
        for limit in (0, *ROUND_LIMITS):
            self.rounds.addItem(str(limit), limit)
        self._labels = (label("label", "", "ink2", self), label("label", "", "ink2", self))
        row = QHBoxLayout(self)
        row.setContentsMargins(16, 8, 16, 8)
        row.setSpacing(10)
        for text, control, stretch in zip(self._labels, (self.name, self.rounds), (1, 0), strict=True):
            text.setBuddy(control)
            row.addWidget(text)
            row.addWidget(control, stretch)
        themes().changed.connect(self._measure)
        self._measure()

    def offer_rounds(self, offered: bool) -> None:
        """Whether the game's rounds can be limited."""
        self.rounds.setVisible(offered)
        self._labels[1].setVisible(offered)

    def _measure(self, _theme: object = None) -> None:
        for control in (self.name, self.rounds):
            control.setFixedHeight(px(32))
            control.setFont(font("value"))

    def retranslateUi(self) -> None:
        words = (self.tr("Name of the game"), self.tr("Rounds at most"))
        for text, control, said in zip(self._labels, (self.name, self.rounds), words, strict=True):
            text.setText(said)
            control.setAccessibleName(said)
        self.rounds.setItemText(0, self.tr("no limit"))
