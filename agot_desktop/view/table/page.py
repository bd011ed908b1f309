"""The table as a page of the window: bars, heads, lane, scene, panels in their places, for one running game.

`TablePage` places the parts and passes events on; what is shown and sent is decided by `director.Director`.
"""

from __future__ import annotations

from itertools import pairwise

from PySide6.QtCore import QPoint, QPointF, QRect, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from agot_desktop.view.drawing import px, zoom
from agot_desktop.view.faces import Faces
from agot_desktop.view.table.around import DUEL, MOST_FOES, Seats
from agot_desktop.view.table.challenge_lane import ChallengeLane
from agot_desktop.view.table.hand_of_the_king import MemoryPanel
from agot_desktop.view.table.layout import TableLayout, table_layout
from agot_desktop.view.table.log_panel import LogPanel
from agot_desktop.view.table.own_titles import OwnTitles
from agot_desktop.view.table.page_parts import Notice, TableView
from agot_desktop.view.table.phase_bar import PhaseBar
from agot_desktop.view.table.pile_viewer import PileViewer
from agot_desktop.view.table.piles import PilesPanel
from agot_desktop.view.table.preview import PreviewPanel, Previews
from agot_desktop.view.table.prompt_bar import BarState, PromptBar
from agot_desktop.view.table.rect import Rect
from agot_desktop.view.table.scene import TableScene
from agot_desktop.view.table.seat_head import SeatHead
from agot_desktop.view.table.seat_panel import SeatPanel
from agot_desktop.view.table.title_flight import TitleFlight
from agot_desktop.view.table.titles_panel import TitlesPanel
from agot_desktop.view.theme import current_theme, themes


def qrect(rect: Rect) -> QRect:
    """The nearest whole pixels."""
    left, top = round(rect.x), round(rect.y)
    return QRect(left, top, round(rect.right) - left, round(rect.bottom) - top)


class TablePage(QWidget):
    """Every part of the table in its place. Attributes are the parts; it knows nothing of the game."""

    key_pressed = Signal(QKeyEvent)
    resized = Signal()

    def __init__(self, faces: Faces, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.faces = faces
        self.scene = TableScene(faces, self)
        self.bar = PhaseBar(self)
        self.view = TableView(self.scene, self)
        self.far_head = SeatHead(self)
        self.panels = [SeatPanel(self) for _ in range(MOST_FOES)]
        self.titles = TitlesPanel(self)
        self.own_titles = OwnTitles(self)
        self.flight = TitleFlight(self)
        self.near_head = SeatHead(self, own=True)
        self.memory = MemoryPanel(self)
        self.lane = ChallengeLane(self)
        self.prompt = PromptBar(self)
        self.piles = PilesPanel(self)
        self.preview_panel = PreviewPanel(self)
        self.log = LogPanel(self)
        self.viewer = PileViewer(self)
        self.notice = Notice(self)
        self.preview_popup = PreviewPanel(self, floating=True)
        self.previews = Previews(self.preview_panel, self.preview_popup, self)
        self.layout_now: TableLayout = table_layout(1280, 720)
        self._tall = False
        self._wants_panels = True
        self._log_open = False
        self._strip: QWidget | None = None
        self._seats = DUEL
        self.prompt.wants_tall.connect(self._set_tall)
        self.view.key_pressed.connect(self._key_from_view)
        self.viewer.key_passed.connect(self._key_from_view)
        for part in (self.prompt, self.lane):
            part.focus_lost.connect(self._take_focus)
        self.bar.log.clicked.connect(self.toggle_log)
        self.log.closed.connect(self.toggle_log)
        themes().changed.connect(self._theme_changed)
        self._set_tab_order()
        self.retranslateUi()

    def _theme_changed(self, _theme: object) -> None:
        self._place()

    def retranslateUi(self) -> None:
        self.view.setAccessibleName(self.tr("Table"))
        self.bar.retranslateUi()
        self.prompt.retranslateUi()
        self.log.retranslateUi()

    def _set_tab_order(self) -> None:
        order: list[QWidget] = [
            self.view,
            self.lane,
            self.prompt,
            *self.panels,
            self.piles.discard,
            self.piles.dead,
            self.near_head.plot,
            self.far_head.plot,
            self.log.list,
            self.bar.menu_button,
        ]
        for first, second in pairwise(order):
            QWidget.setTabOrder(first, second)

    # ---- arranging

    def set_seats(self, seats: Seats) -> None:
        """Who sits around, and which opponent is looked at."""
        if seats != self._seats:
            self._seats = seats
            self._place()

    @property
    def seats(self) -> Seats:
        return self._seats

    def foe_heads(self) -> list[SeatHead] | list[SeatPanel]:
        """The heads of the opponents, clockwise."""
        return [self.far_head] if self._seats.foes == 1 else self.panels[: self._seats.foes]

    def plot_heads(self) -> list[SeatHead]:
        """The heads that have a place for the plot; other plots stand in the scene."""
        return [self.near_head, self.far_head] if self._seats.foes == 1 else [self.near_head]

    def _set_tall(self, tall: bool) -> None:
        if tall != self._tall:
            self._tall = tall
            QTimer.singleShot(0, self, self._place)

    def set_wants_panels(self, wanted: bool) -> None:
        """Whether preview and log have their place at the side where the window is wide enough."""
        self._wants_panels = wanted
        self._place()

    def set_strip(self, strip: QWidget) -> None:
        """Puts another widget in the place of the prompt."""
        self._strip = strip
        strip.setParent(self)
        self.prompt.hide()
        strip.show()
        self._place()

    def toggle_log(self) -> None:
        """Opens or closes the log where it has no place of its own."""
        self._log_open = not self._log_open
        self._place()
        if self._log_open:
            self.log.list.setFocus()

    def show_log(self) -> None:
        """Puts the keyboard into the log; opens and closes it where it has no place of its own."""
        if self.layout_now.docked:
            self.log.list.setFocus()
        else:
            self.toggle_log()

    def next_panel(self) -> None:
        """The keyboard goes on: table, prompt, log, bar."""
        buttons: list[QWidget] = [*self.lane.options, *self.prompt.buttons]
        panels: list[QWidget] = [self.view, *(buttons[:1]), self.log.list, self.bar.menu_button]
        panels = [panel for panel in panels if panel.isVisible()]
        at = next((n for n, panel in enumerate(panels) if panel.hasFocus()), -1)
        panels[(at + 1) % len(panels)].setFocus(Qt.FocusReason.ShortcutFocusReason)

    def close_drawer(self) -> bool:
        """Closes the floating log; False when it was not open."""
        if self._log_open and not self.layout_now.docked:
            self.toggle_log()
            return True
        return False

    def lowered(self) -> float:
        """Px that the hand may run over the lower edge: what a tall prompt took from it."""
        return self.layout_now.zoom * 34 if self._tall else 0.0

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._place()

    def _place(self) -> None:
        if self.width() < 100:
            return
        made = table_layout(
            self.width(), self.height(), zoom(), tall_prompt=self._tall, log=self._wants_panels, seats=self._seats
        )
        self.layout_now = made
        self.prompt.set_large(20 if made.docked and self.width() / zoom() >= 1600 else 18)
        self.bar.setGeometry(qrect(made.top))
        self.view.setGeometry(qrect(made.board))
        self._place_foes(made)
        self.own_titles.setVisible(made.own_titles is not None)
        if made.own_titles is not None:
            self.own_titles.setGeometry(qrect(made.own_titles))
        self.near_head.setGeometry(qrect(made.near_head))
        self.memory.setGeometry(qrect(made.memory))
        self.lane.setGeometry(qrect(made.lane))
        self.prompt.setGeometry(qrect(made.prompt))
        if self._strip is not None:
            self._strip.setGeometry(qrect(made.prompt))
        self.piles.setGeometry(qrect(made.piles))
        self.previews.clear_of = self.prompt.geometry()
        self._place_panels(made)
        self.scene.set_layout(made)
        self.resized.emit()

    def _place_foes(self, made: TableLayout) -> None:
        duel = len(made.foes) == 1
        self.far_head.setVisible(duel)
        if duel:
            self.far_head.setGeometry(qrect(made.far_head))
        for index, panel in enumerate(self.panels):
            shown = not duel and index < len(made.foes)
            panel.setVisible(shown)
            if shown:
                foe = made.foes[index]
                panel.setGeometry(qrect(foe.head))
                panel.set_frame(foe.frame.h, slim=foe.characters is None)

    def _place_panels(self, made: TableLayout) -> None:
        docked = made.preview is not None and made.log is not None
        self.previews.set_docked(docked)
        self.bar.log.setVisible(not docked)
        self.log.set_floating(not docked)
        self.titles.setVisible(self._seats.titles and (docked or self._log_open))
        if made.titles is not None:
            self.titles.setGeometry(qrect(made.titles))
        if made.preview is not None and made.log is not None:
            self._log_open = False
            self.preview_panel.setGeometry(qrect(made.preview))
            self.log.setGeometry(qrect(made.log))
            self.log.show()
        else:
            width = min(px(320), self.width() // 2)
            top = round(made.top.bottom)
            if self._seats.titles:
                height = px(222)
                self.titles.setGeometry(self.width() - width, top, width, height)
                self.titles.raise_()
                top += height
            self.log.setGeometry(self.width() - width, top, width, self.height() - top)
            self.log.setVisible(self._log_open)
            self.log.raise_()
        board, inset = qrect(made.board), px(14)
        board.setBottom(round(made.prompt.y))
        self.viewer.setGeometry(board.adjusted(inset, px(6), -inset, -px(6)))
        self.bar.resizeEvent(None)

    def clear(self) -> None:
        """Leaves nothing of a card, a name or a line in any part."""
        self.viewer.close_pile()
        self.previews.clear()
        self.scene.clear_table()
        self.log.clear()
        self.lane.clear()
        self.memory.clear()
        self.piles.clear()
        self.titles.clear()
        self.own_titles.clear()
        self.flight.clear()
        self.near_head.clear()
        self.far_head.clear()
        for panel in self.panels:
            panel.clear()
        self.notice.hide()
        self.notice.setText("")
        self.notice.setAccessibleName("")
        self.prompt.show_state(BarState("Neutral", "", mine=False))

    # ---- coordinates

    def scene_to_page(self, spot: QPointF) -> QPoint:
        """A point of the scene in page px."""
        return self.view.mapTo(self, self.view.mapFromScene(spot))

    def card_rect(self, key: object) -> QRect | None:
        """Where a card of the scene, or the plot of a head, is on the page."""
        item = self.scene.item_for(key)
        if item is None:
            for head in self.plot_heads():
                if key is not None and head.plot.key == key:
                    return QRect(head.plot.mapTo(self, head.plot.rect().topLeft()), head.plot.size())
            return None
        box = item.mapRectToScene(item.card_rect())
        corner = self.scene_to_page(box.topLeft())
        return QRect(corner.x(), corner.y(), int(box.width()), int(box.height()))

    def _take_focus(self) -> None:
        """The cards get the keyboard back, unless a pile is open."""
        (self.viewer.list if self.viewer.isVisible() else self.view).setFocus()

    def _key_from_view(self, event: QKeyEvent) -> None:
        self.key_pressed.emit(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        event.ignore()
        self.key_pressed.emit(event)
        if not event.isAccepted():
            super().keyPressEvent(event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(self.rect(), current_theme().table)
        painter.end()
