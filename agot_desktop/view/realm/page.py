"""The board game as a page of the window: bar, map, side panel, prompt, tray, cards, battle and hostage dialog.

`RealmPage` places the parts; what is shown and sent is decided by `director.RealmDirector`.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPoint, QRect, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QPixmap, QResizeEvent
from PySide6.QtWidgets import QLabel, QWidget

from agot_desktop.model.boardgame.terms import PHASES
from agot_desktop.view.drawing import px
from agot_desktop.view.painting import painting
from agot_desktop.view.realm.battle_panel import BattlePanel
from agot_desktop.view.realm.cards import CardStrip
from agot_desktop.view.realm.desk import HostageDesk
from agot_desktop.view.realm.faces import RealmFaces
from agot_desktop.view.realm.group_picker import GroupPicker
from agot_desktop.view.realm.hostage_dialog import HostageDialog
from agot_desktop.view.realm.items import OrderFace
from agot_desktop.view.realm.map_scene import MapScene
from agot_desktop.view.realm.map_view import MapView
from agot_desktop.view.realm.order_tray import WIDTH as TRAY
from agot_desktop.view.realm.order_tray import OrderTray
from agot_desktop.view.realm.pieces import paint_order
from agot_desktop.view.realm.standings import HEIGHT as STANDINGS_HEIGHT
from agot_desktop.view.realm.standings import StandingsPanel
from agot_desktop.view.table.log_panel import LogPanel
from agot_desktop.view.table.page_parts import Notice
from agot_desktop.view.table.phase_bar import PhaseBar
from agot_desktop.view.table.prompt_bar import BarState, PromptBar
from agot_desktop.view.theme import current_theme, themes

BAR: Final = 40
PROMPT: Final = 64
TALL_PROMPT: Final = 92


class RealmPage(QWidget):
    """Every part in its place. Attributes are the parts; it knows nothing of the rules."""

    key_pressed = Signal(QKeyEvent)

    def __init__(self, faces: RealmFaces, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.faces = faces
        self.scene = MapScene(faces, faces.board.area_ids, self)
        self.bar = PhaseBar(self, PHASES)
        self.view = MapView(self.scene, self)
        self.standings = StandingsPanel(faces, self)
        self.log = LogPanel(self)
        self.prompt = PromptBar(self)
        self.tray = OrderTray(self)
        self.strip = CardStrip(self)
        self.battle = BattlePanel(faces, self)
        self.picker = GroupPicker(faces, self)
        self.notice = Notice(self)
        self.desk = HostageDesk(faces, self)
        self.dialog = HostageDialog(faces, self)
        self.ghost = QLabel(self)
        self.ghost.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._tall = False
        self._log_open = False
        self._strip_widget: QWidget | None = None
        self.prompt.wants_tall.connect(self._set_tall)
        self.view.key_pressed.connect(self.key_pressed)
        self.prompt.focus_lost.connect(self.view.setFocus)
        self.bar.log.clicked.connect(self.show_log)
        self.log.closed.connect(self.show_log)
        for part in (self.tray, self.strip, self.ghost):
            part.hide()
        themes().changed.connect(self._theme_changed)
        self.retranslateUi()

    def _theme_changed(self, _theme: object) -> None:
        self._place()

    def retranslateUi(self) -> None:
        self.view.setAccessibleName(self.tr("Map of Westeros"))
        self.bar.retranslateUi()
        self.prompt.retranslateUi()
        self.log.retranslateUi()
        self.scene.retranslate()
        self.desk.retranslate()

    # ---- arranging

    def _set_tall(self, tall: bool) -> None:
        if tall != self._tall:
            self._tall = tall
            self._place()

    def side_width(self) -> int:
        """Px of the side panel."""
        return min(px(440), max(px(300), round(self.width() * 0.235)))

    def set_strip(self, strip: QWidget) -> None:
        """Puts another widget in the place of the prompt."""
        self._strip_widget = strip
        strip.setParent(self)
        self.prompt.hide()
        strip.show()
        self._place()

    def show_low(self, *, tray: bool, strip: bool) -> None:
        """Whether the tray or the cards lie over the lower edge of the map."""
        if strip or (tray, strip) != (self.tray.isVisibleTo(self), self.strip.isVisibleTo(self)):
            self.tray.setVisible(tray)
            self.strip.setVisible(strip)
            self._place()

    def show_battle(self, shown: bool) -> None:
        """Whether the battle lies over the map."""
        if shown or shown != self.battle.isVisibleTo(self):
            self.battle.setVisible(shown)
            self._place()

    def show_log(self) -> None:
        """Puts the keyboard into the log."""
        self.log.list.setFocus()

    def next_panel(self) -> None:
        """The keyboard goes on: map, prompt, log, bar."""
        panels: list[QWidget] = [self.view, *self.prompt.buttons[:1], self.log.list, self.bar.menu_button]
        panels = [panel for panel in panels if panel.isVisible()]
        at = next((n for n, panel in enumerate(panels) if panel.hasFocus()), -1)
        panels[(at + 1) % len(panels)].setFocus(Qt.FocusReason.ShortcutFocusReason)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place()

    def _place(self) -> None:
        if self.width() < 100:
            return
        bar, prompt, side = px(BAR), px(TALL_PROMPT if self._tall else PROMPT), self.side_width()
        width, height = self.width() - side, self.height() - bar - prompt
        self.bar.setGeometry(0, 0, self.width(), bar)
        self.bar.log.setVisible(False)
        beside = px(TRAY) + px(6) if self.tray.isVisibleTo(self) else 0
        self.view.setGeometry(0, bar, width - beside, height)
        self.prompt.setGeometry(0, self.height() - prompt, width, prompt)
        if self._strip_widget is not None:
            self._strip_widget.setGeometry(self.prompt.geometry())
        standings = min(px(STANDINGS_HEIGHT), (self.height() - bar) * 2 // 3)
        self.standings.setGeometry(width, bar, side, standings)
        self.log.setGeometry(width, bar + standings, side, self.height() - bar - standings)
        bottom = bar + height
        if self.tray.isVisibleTo(self):
            tall = min(self.tray.wish(), height - px(8))
            self.tray.setGeometry(width - px(TRAY) - px(4), bar + (height - tall) // 2, px(TRAY), tall)
        if self.strip.isVisibleTo(self):
            wide, high = self.strip.lay_out(width - px(16))
            self.strip.setGeometry((width - wide) // 2, bottom - high - px(4), wide, high)
            bottom -= high + px(4)
        size = self.battle.sizeHint()
        wide = min(size.width(), width - px(12))
        high = min(size.height(), bottom - bar - px(8))
        self.battle.setGeometry(self._battle_place(QRect(0, bar, width, bottom - bar), QSize(wide, high)))
        self.place_picker()
        for part in (self.tray, self.strip, self.battle, self.picker, self.notice, self.desk, self.dialog):
            part.raise_()

    def _battle_place(self, room: QRect, size: QSize) -> QRect:
        """Where the battle panel leaves the area that is fought for in sight, if it can."""
        inset = px(6)
        left, right = room.left() + inset, room.right() - size.width() - inset
        top, low = room.top() + inset, room.bottom() - size.height() - inset
        middle = QRect(QPoint(room.left() + (room.width() - size.width()) // 2, top), size)
        battle = self.battle.battle
        if battle is None:
            return middle
        spot = self.view.mapTo(self, self.view.mapFromScene(self.scene.centre_of(battle.area)))
        margin = px(46)
        for corner in (middle.topLeft(), QPoint(right, top), QPoint(left, top), QPoint(right, low), QPoint(left, low)):
            box = QRect(corner, size)
            if not box.adjusted(-margin, -margin, margin, margin).contains(spot):
                return box
        return middle

    def place_picker(self) -> None:
        """The picker stands at the right lower corner of the map."""
        self.picker.adjustSize()
        at = self.view.geometry().bottomRight() - QPoint(self.picker.width() + px(10), self.picker.height() + px(10))
        self.picker.move(at)

    # ---- a token on its way

    def carry(self, look: OrderFace | None, at: QPoint) -> None:
        """Shows an order token under the pointer, at a point of the screen; None puts it down."""
        if look is None:
            self.ghost.hide()
            return
        side = px(54)
        ratio = self.devicePixelRatioF()
        picture = QPixmap(round(side * ratio), round(side * ratio))
        picture.setDevicePixelRatio(ratio)
        picture.fill(Qt.GlobalColor.transparent)
        with painting(picture) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            centre = picture.rect().toRectF().center() / ratio
            paint_order(painter, centre, look.kind, current_theme(), look.value, look.star, px(40))
        self.ghost.setPixmap(picture)
        self.ghost.resize(side, side)
        self.ghost.move(self.mapFromGlobal(at) - QPoint(side // 2, side // 2))
        self.ghost.show()
        self.ghost.raise_()

    def area_under(self, at: QPoint) -> int:
        """The area at a point of the screen, -1 for none."""
        spot = self.view.viewport().mapFromGlobal(at)
        return self.view.area_under(spot) if self.view.viewport().rect().contains(spot) else -1

    def clear(self) -> None:
        """Leaves nothing of a piece, a name or a line in any part."""
        self.scene.clear_pieces()
        self.standings.clear()
        self.log.clear()
        self.tray.show_orders("", ())
        self.strip.show_cards(())
        self.show_low(tray=False, strip=False)
        self.show_battle(False)
        self.picker.hide()
        self.desk.clear()
        self.dialog.leave()
        self.notice.hide()
        self.prompt.show_state(BarState("Neutral", "", mine=False))

    # ---- events

    def keyPressEvent(self, event: QKeyEvent) -> None:
        event.ignore()
        self.key_pressed.emit(event)
        if not event.isAccepted():
            super().keyPressEvent(event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(self.rect(), current_theme().table)
        painter.end()
