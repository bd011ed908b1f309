"""A battle as it stands: both sides with the parts of their strength, House cards, swords against fortifications.

panel.show_battle(view)      shows the battle of a view, or hides where there is none
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from agot_desktop.model.boardgame.observation import HIDDEN, BattleView, RealmView
from agot_desktop.view.drawing import icon_at, panel_path_paint, px
from agot_desktop.view.icons import hatch_brush, paint_icon
from agot_desktop.view.realm.aligned import LEFT, MIDDLE_WRAPPED, RIGHT
from agot_desktop.view.realm.cards import CARD_HEIGHT, CARD_WIDTH, CardFace, paint_small_card
from agot_desktop.view.realm.colours import HOUSES
from agot_desktop.view.realm.faces import RealmFaces
from agot_desktop.view.theme import current_theme, font, themes

WIDTH: Final = 620
HEIGHT: Final = 346
_ICONS: Final = {
    "units": "unit-knight", "order": "order-march", "leaders": "unit-leader", "garrison": "unit-garrison",
    "support": "order-support", "card": "type-plot", "blade": "track-fiefdoms", "vengeance": "execute",
    "effects": "ui-info",
}  # fmt: skip


class BattlePanel(QWidget):
    """The panel over the map."""

    def __init__(self, faces: RealmFaces, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._faces = faces
        self.battle: BattleView | None = None
        self._fiefdoms: tuple[int, ...] = ()
        self.setObjectName("battle_panel")
        themes().changed.connect(self._theme_changed)
        self.hide()

    def _theme_changed(self, _theme: object) -> None:
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(px(WIDTH), px(HEIGHT))

    def show_battle(self, view: RealmView) -> None:
        """Shows the battle that is going on."""
        self.battle = view.battle
        self._fiefdoms = view.tracks[1]
        if view.battle is not None:
            self.setAccessibleName(self.title())
            self.setAccessibleDescription(" ".join([*self.side_words(0), *self.side_words(1), self.outlook()]))
        self.update()

    def title(self) -> str:
        """Who attacks whom, and where."""
        battle = self.battle
        if battle is None:
            return ""
        names = self._faces.names
        return self.tr("{0} attacks {1} at {2}").format(
            names.house(battle.attacker), names.house(battle.defender), names.area(battle.area)
        )

    def part_word(self, part: str) -> str:
        """What a part of the strength is called."""
        return {
            "units": self.tr("Units"),
            "order": self.tr("Order"),
            "leaders": self.tr("Leaders"),
            "garrison": self.tr("Garrison"),
            "support": self.tr("Support"),
            "card": self.tr("House card"),
            "blade": self.tr("Valyrian Steel Blade"),
            "vengeance": self.tr("Vengeance"),
            "effects": self.tr("Effects"),
        }.get(part, part)

    def side_words(self, side: int) -> list[str]:
        """The parts of a side and its total, a line each."""
        battle = self.battle
        if battle is None:
            return []
        house = self._faces.names.house((battle.attacker, battle.defender)[side])
        lines = [f"{self.part_word(name)}: {value}" for name, value in battle.parts[side] if value or name == "units"]
        return [self.tr("{0}: {1}").format(house, self.total(side)), *lines]

    def total(self, side: int) -> int:
        """A side's strength as far as it is known."""
        return 0 if self.battle is None else sum(value for _name, value in self.battle.parts[side])

    def outlook(self) -> str:
        """Who wins as it stands, or has won, with casualties."""
        battle = self.battle
        if battle is None:
            return ""
        names = self._faces.names
        totals = (self.total(0), self.total(1))
        high, low = max(totals), min(totals)
        if battle.winner >= 0:
            return self.tr("{0} wins, {1} to {2}").format(names.house(battle.winner), high, low)
        side = 0 if totals[0] > totals[1] else 1
        tie = totals[0] == totals[1]
        if tie:
            side = 0 if self._fiefdoms.index(battle.attacker) < self._fiefdoms.index(battle.defender) else 1
        house = names.house((battle.attacker, battle.defender)[side])
        losses = max(0, battle.swords[side] - battle.forts[1 - side])
        words = self.tr("As it stands {0} wins, {1} to {2}; casualties: {3}").format(house, high, low, losses)
        return words + " " + self.tr("(equal: the Fiefdoms decide)") if tie else words

    # ---- painting

    def paintEvent(self, _event: QPaintEvent) -> None:
        battle = self.battle
        if battle is None:
            return
        theme = current_theme()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        panel_path_paint(painter, QRectF(self.rect()), theme.panel, theme.ctl, px(12), 1.8)
        for side in (0, 1):
            self._paint_head(painter, battle, side)
            self._paint_parts(painter, battle, side)
            self._paint_total(painter, battle, side)
        self._paint_cards(painter, battle)
        self._paint_foot(painter)
        painter.end()

    def _half(self, side: int) -> QRectF:
        width = self.width() / 2
        return QRectF(side * width, 0, width, self.height())

    def _paint_head(self, painter: QPainter, battle: BattleView, side: int) -> None:
        theme = current_theme()
        house = (battle.attacker, battle.defender)[side]
        arms = theme.house(HOUSES[house])
        head = QRectF(self._half(side).left() + (2 if not side else 0), 2, self._half(side).width() - 2, px(48))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrushOrigin(head.topLeft())
        painter.setBrush(hatch_brush(arms, 0.7))
        painter.drawRoundedRect(head, px(10), px(10))
        painter.drawRect(head.adjusted(0, px(12), 0, 0))
        icon = QRectF(head.left() + px(8) if not side else head.right() - px(44), head.top() + px(6), px(36), px(36))
        paint_icon(painter, arms.sigil, icon, arms.charge)
        area = self._faces.names.area
        words = (
            self.tr("{0} attacks").format(self._faces.names.house(house))
            if not side
            else self.tr("{0} defends").format(self._faces.names.house(house))
        )
        below = (
            self.tr("from {0}").format(area(battle.origin)) if not side else self.tr("at {0}").format(area(battle.area))
        )
        align = Qt.AlignmentFlag.AlignLeft if not side else Qt.AlignmentFlag.AlignRight
        room = head.adjusted(px(52) if not side else px(8), px(2), -px(8) if not side else -px(52), 0)
        painter.setPen(arms.text_on_field)
        painter.setFont(font("round", 18))
        painter.drawText(QRectF(room.left(), room.top(), room.width(), px(26)), align, words)
        painter.setFont(font("label", 12.5))
        painter.drawText(
            QRectF(room.left(), room.top() + px(24), room.width(), px(20)),
            align,
            below,
        )

    def _column(self, side: int) -> QRectF:
        """Where a side's parts stand; the cards have the middle."""
        middle = px(CARD_WIDTH) + px(16)
        width = (self.width() - 2 * middle) / 2 - px(10)
        left = px(12) if not side else self.width() - px(12) - width
        return QRectF(left, px(58), width, self.height() - px(58))

    def _paint_parts(self, painter: QPainter, battle: BattleView, side: int) -> None:
        theme = current_theme()
        box = self._column(side)
        y = box.top()
        for name, value in battle.parts[side]:
            if not value and name not in ("units", "card"):
                continue
            if name == "card" and battle.cards[side] == HIDDEN:
                shown = "?"
            else:
                shown = f"{value:+d}" if name not in ("units",) else str(value)
            icon_at(painter, _ICONS[name], QPointF(box.left() + px(9), y + px(11)), px(15), theme.ink2)
            painter.setFont(font("body_small", 13.5))
            painter.setPen(theme.ink)
            words = painter.fontMetrics().elidedText(
                self.part_word(name), Qt.TextElideMode.ElideRight, int(box.width() - px(54))
            )
            painter.drawText(QRectF(box.left() + px(22), y, box.width(), px(22)), LEFT, words)
            painter.setFont(font("round", 15))
            painter.drawText(
                QRectF(box.left(), y, box.width(), px(22)),
                RIGHT,
                shown,
            )
            y += px(24)

    def _paint_total(self, painter: QPainter, battle: BattleView, side: int) -> None:
        theme = current_theme()
        column = self._column(side)
        box = QRectF(column.left(), self.height() - px(112), column.width(), px(46))
        colour = theme.attack if not side else theme.defend
        panel_path_paint(painter, box, theme.paper, colour, px(6), 2)
        icon_at(
            painter, "attack" if not side else "defend", QPointF(box.left() + px(18), box.center().y()), px(20), colour
        )
        painter.setFont(font("battle", 32))
        painter.setPen(theme.ink)
        painter.drawText(
            box.adjusted(0, 0, -px(12), 0),
            RIGHT,
            str(self.total(side)),
        )

    def _paint_cards(self, painter: QPainter, battle: BattleView) -> None:
        theme = current_theme()
        middle = self.width() / 2
        for side in (0, 1):
            left = middle - px(CARD_WIDTH) - px(6) if not side else middle + px(6)
            box = QRectF(left, px(60), px(CARD_WIDTH), px(CARD_HEIGHT))
            card, house = battle.cards[side], (battle.attacker, battle.defender)[side]
            if card >= 0:
                paint_small_card(painter, box, card_face(self._faces, house, card))
            else:
                painter.setPen(QPen(theme.line, 1.4, Qt.PenStyle.DashLine))
                painter.setBrush(theme.panel2)
                painter.drawRoundedRect(box, px(7), px(7))
                if card == HIDDEN:
                    arms = theme.house(HOUSES[house])
                    paint_icon(painter, arms.sigil, box.adjusted(px(30), px(24), -px(30), -px(24)), arms.ink)
        y = px(60) + px(CARD_HEIGHT) + px(20)
        self._paint_icons(painter, battle, middle, y)

    def _paint_icons(self, painter: QPainter, battle: BattleView, middle: float, y: float) -> None:
        """Swords of each side against fortifications of the other."""
        theme = current_theme()
        painter.setFont(font("round", 15))
        for side in (0, 1):
            x = middle - px(CARD_WIDTH) if not side else middle + px(14)
            for number, (name, value) in enumerate(
                (("attack", battle.swords[side]), ("unit-garrison", battle.forts[side]))
            ):
                left = x + number * px(56)
                icon_at(painter, name, QPointF(left + px(10), y), px(18), theme.ink2)
                painter.setPen(theme.ink)
                painter.drawText(QRectF(left + px(22), y - px(12), px(30), px(24)), LEFT, str(value))

    def _paint_foot(self, painter: QPainter) -> None:
        theme = current_theme()
        box = QRectF(px(12), self.height() - px(58), self.width() - px(24), px(48))
        panel_path_paint(painter, box, theme.panel2, theme.line, px(6), 1)
        icon_at(painter, "ui-info", QPointF(box.left() + px(20), box.center().y()), px(20), theme.ink)
        painter.setFont(font("body_bold", 14))
        painter.setPen(theme.ink)
        painter.drawText(
            box.adjusted(px(40), 0, -px(8), 0),
            MIDDLE_WRAPPED,
            self.outlook(),
        )


def card_face(faces: RealmFaces, house: int, card: int, **marks: bool) -> CardFace:
    """A House card as a small card."""
    facts = faces.board.house_cards[house * 7 + card]
    text = facts.effect.text if facts.effect is not None else ""
    name = faces.names.house_card(house, card)
    key, strength = ("house-card", card), str(facts.strength)
    return CardFace(key, house, name, strength, facts.swords, facts.forts, text, note="", **marks)
