"""The table by keyboard: the cursor's walk over cards, and what each command does. The keys are in `shortcuts`."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject
from PySide6.QtGui import QKeyEvent

from agot_desktop.view.ports import DECLINE, PRIMARY
from agot_desktop.view.shortcuts import table_command
from agot_desktop.view.table import keyboard

if TYPE_CHECKING:
    from agot_desktop.view.table.director import Director

_ARROWS: Final = {"left": keyboard.LEFT, "right": keyboard.RIGHT, "up": keyboard.UP, "down": keyboard.DOWN}


class Keys(QObject):
    """Carries out keys for a director. `cursor` is the key of the card that it stands on, None for none."""

    def __init__(self, director: Director) -> None:
        super().__init__(director)
        self._director = director
        self._page = director.page
        self.cursor: object = None
        self._page.key_pressed.connect(self._key)
        self._page.view.tab_pressed.connect(self._tab)
        self._do: dict[str, Callable[[], object]] = {
            "act": self._act,
            "confirm": self._confirm,
            "cancel": self.escape,
            "pin": self._page.previews.toggle_pin,
            "why": lambda: director.explain(self.cursor),
            "next": self._next_legal,
            "menu": self._menu,
            "log": self._page.show_log,
            "used": lambda: director.open_pile(director.near(), "used"),
            "discard": lambda: director.open_pile(director.near(), "discard"),
            "far_piles": self._far_piles,
            "closer": director.heads.look_around,
            "page_down": lambda: self._turn(1),
            "page_up": lambda: self._turn(-1),
        }

    def _stops(self) -> list[keyboard.Stop]:
        """The cards of the scene and the plots in the heads."""
        stops = self._page.scene.stops()
        for zone, head in zip(("near_head", "far_head"), self._page.plot_heads(), strict=False):
            if head.plot.key is not None:
                middle = head.plot.mapTo(self._page, head.plot.rect().center())
                stops.append(keyboard.Stop(head.plot.key, zone, middle.x(), middle.y()))
        return stops

    def _key(self, event: QKeyEvent) -> None:
        command = table_command(event)
        if self._director.seen is None or not command:
            return
        event.accept()
        if command in _ARROWS:
            self._go(keyboard.step(self._stops(), self.cursor, _ARROWS[command]))
        elif command.startswith("digit"):
            self._digit(int(command.split()[1]))
        else:
            self._do[command]()

    def _tab(self, way: int) -> None:
        stop = keyboard.next_zone(self._stops(), self.cursor, way)
        if stop is None:
            self.cursor = None
            self._director.show_cards(animated=False)
            return
        self._go(stop)
        self._page.view.tab_takes_focus = True

    def _go(self, stop: keyboard.Stop | None) -> None:
        """Puts the cursor on a card."""
        if stop is None:
            return
        self.cursor = stop.key
        self._director.show_cards(animated=False)
        self._page.view.setAccessibleDescription(self._director.looker.words(stop.key))
        self._director.looker.point(stop.key, at_once=True)

    def forget(self) -> None:
        """Takes the cursor off the table."""
        self.cursor = None
        self._page.view.setAccessibleDescription("")

    def _next_legal(self) -> None:
        """The next card that can be chosen: in the order of the numbers, or of the rows where some are out of sight."""
        scene, legal = self._page.scene, self._director.selection.legal()
        if any(scene.hides(card) for card in legal):
            keys: list[object] = [key for key in scene.keys_in_order() if key in legal]
            keys += [stop.key for stop in self._stops() if stop.key in legal and stop.key not in keys]
        else:
            keys = [stop.key for stop in keyboard.numbered(self._stops(), legal)]
        if not keys:
            return
        at = keys.index(self.cursor) + 1 if self.cursor in keys else 0
        wanted = keys[at % len(keys)]
        self._director.bring(wanted)
        self._go(keyboard.find(self._stops(), wanted))  # type: ignore[arg-type]

    def _turn(self, way: int) -> None:
        """The next page of the row under the cursor; without a cursor of every row that has several."""
        zones = self._page.scene.zones
        here = keyboard.find(self._stops(), self.cursor)  # type: ignore[arg-type]
        wanted = [here.zone] if here is not None and here.zone in zones else list(zones)
        self.cursor = None
        for zone in wanted:
            self._page.scene.turn_page(zone, way)

    def _far_piles(self) -> None:
        """The discard pile of the only opponent; the menu of the one in focus among several."""
        if len(self._director.heads.opponents()) == 1:
            self._director.open_pile(self._director.far(), "discard")
        else:
            self._director.heads.open_menu(self._director.far())

    def _act(self) -> None:
        """The main thing of the card under the cursor, else the main button."""
        selection = self._director.selection
        if not isinstance(self.cursor, int) or self.cursor not in selection.legal() | {selection.held}:
            self._confirm()
        elif selection.run and self.cursor in selection.picks and selection.complete:
            self._director.send(selection.confirm())
        else:
            self._director.send(selection.point(self.cursor))

    def _confirm(self) -> None:
        if not self._page.prompt.press_role(PRIMARY):
            self._page.prompt.press_role(DECLINE)

    def escape(self) -> None:
        """One step back: drag, pile, pin, what is pointed at, drawer; else the button that declines."""
        page, director = self._page, self._director
        if director.drag.cancel():
            return
        if page.viewer.isVisible():
            page.viewer.close_pile()
        elif page.previews.pinned:
            page.previews.toggle_pin()
        elif director.selection.cancel():
            director.refresh()
        elif not page.close_drawer():
            page.prompt.press_role(DECLINE)

    def _digit(self, number: int) -> None:
        """The n-th option of lane and bar; where there are none, the n-th card that can be chosen."""
        lane = self._page.lane.options
        if number <= len(lane):
            lane[number - 1].click()
            return
        if self._page.prompt.press_number(number):
            return
        if lane or any(button.cap.isdigit() for button in self._page.prompt.state.buttons):
            return
        if self._page.viewer.isVisible():
            return  # the cards of the table are covered
        order = keyboard.numbered(self._stops(), self._director.selection.legal())
        if number <= len(order):
            card = order[number - 1].key
            self._go(order[number - 1])
            if isinstance(card, int):
                self._director.send(self._director.selection.point(card))

    def _menu(self) -> None:
        rect = self._page.card_rect(self.cursor)
        if rect is not None:
            spot = self._page.view.mapFrom(self._page, rect.center())
            self._director.open_menu(self.cursor, self._page.view.mapToScene(spot))
