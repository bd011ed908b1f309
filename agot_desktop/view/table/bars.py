"""What phase bar, lane and prompt bar say, and what their buttons do."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from PySide6.QtCore import QCoreApplication, QObject

from agot_desktop.model.cardgame.observation import Observation
from agot_desktop.view.list_dialog import ListDialog, ListEntry
from agot_desktop.view.ports import DECLINE, PRIMARY, Prompt
from agot_desktop.view.table import asking
from agot_desktop.view.table.lane_words import declaring_state, lane_state
from agot_desktop.view.table.prompt_bar import BarButton, BarState
from agot_desktop.view.table.selection import Send
from agot_desktop.view.words import phase_word, variant_word

if TYPE_CHECKING:
    from agot_desktop.view.table.director import Director

MOST_IN_STRIP: Final = 9  # cards to choose from that fit the strip at the lower edge with their names


class Bars(QObject):
    """Shows the bars of a director's page and carries out their buttons. `prompt`: the open decision in words."""

    def __init__(self, director: Director) -> None:
        super().__init__(director)
        self._director = director
        self._page, self._port = director.page, director.port
        self.prompt: Prompt | None = None
        self.thinking = False
        self.hand_shown = False  # the hand is shown although there are choices to lay out
        self.list_dialog: ListDialog | None = None
        page = self._page
        page.prompt.pressed.connect(self._pressed)
        page.lane.pressed.connect(self._pressed)
        page.titles.chosen.connect(lambda title: self._pressed(("title", title)))
        page.bar.pass_wanted.connect(self._pass_until)
        page.bar.stop_toggled.connect(self._toggle_stop)
        page.bar.undo.clicked.connect(director.undo)

    # ---- showing

    def show(self) -> None:
        """Everything the bars say now."""
        director, prompt = self._director, self.prompt
        seen = director.seen
        if seen is None or prompt is None:
            return
        page, names, arms = self._page, list(self._port.seat_names()), director.heads.arms
        active = arms[max(0, seen.active_player)]
        page.bar.show_phase(seen.round, seen.phase, active, _game_words(seen))
        page.bar.show_passing(self._port.pass_until(), self._port.stops())
        reason = self._port.undo_reason()
        page.bar.show_undo(not reason, reason)
        selection = director.selection
        decider = seen.decision.seat if seen.decision is not None else director.near()
        made = asking.Asked(self._quiet_state(seen, prompt, arms[decider], names[decider]))
        if seen.outcome is None and selection.offers.open:
            made = asking.asked(prompt, selection, arms[decider], toggle=self._toggle_words(), names=names)
        if made.lane or selection.aimed:
            page.lane.show_state(declaring_state(selection.aimed, several=selection.offers.several_to_attack))
        else:
            page.lane.show_state(lane_state(seen, names, page.faces.name, selection.picks, arms=arms))
        page.lane.show_options(made.lane)
        page.prompt.show_state(made.bar)

    def _quiet_state(self, seen: Observation, prompt: Prompt, house: str, name: str) -> BarState:
        """The bar while another seat decides, or when the game is over."""
        if seen.outcome is not None:
            winner = seen.outcome.winner
            house = self._director.heads.arms[winner] if winner is not None else "Neutral"
            words, cap = self.tr("Back to the start page"), self.tr("Space")
            home = BarButton(asking.GO_HOME, words, role=PRIMARY, cap=cap)
            reason = prompt.reason or self.tr("You can still look at the table and the log.")
            return BarState(house, prompt.question, reason, "", (home,))
        reason = prompt.reason
        buttons: tuple[BarButton, ...] = ()
        if self.thinking and seen.decision is not None:
            reason = self.tr("{0} is thinking…").format(name)
        until = self._port.pass_until()
        if until is not None:
            reason = self.tr("You pass by yourself until this phase: {0}").format(phase_word(until))
            buttons = (BarButton(asking.STOP_PASSING, self.tr("Stop passing")),)
        return BarState(house, prompt.question, reason, "", buttons, mine=False)

    def in_strip(self) -> bool:
        """Whether the cards to choose from lie in the strip at the lower edge, and not in a panel over the table."""
        return 0 < len(self._director.selection.offers.strip) <= MOST_IN_STRIP

    def _toggle_words(self) -> str:
        """What the button says that shows the hand or the choices instead of the other; '' for no button."""
        if not self._director.selection.offers.strip:
            return ""
        if self.hand_shown:
            return self.tr("Show the choices")
        return self.tr("Show your hand") if self.in_strip() else self.tr("Hide the choices")

    # ---- laying out choices

    def lay_out(self) -> None:
        """Cards to choose from that would hide each other in the strip are laid out over the table."""
        strip = self._director.selection.offers.strip
        if len(strip) > MOST_IN_STRIP and self.prompt is not None:
            self._director.looker.open_choices(self.prompt.question, strip)
            self._director.show_scene(animated=False)

    def choices_closed(self) -> None:
        """The panel was closed by its cross or by Esc: the bar offers to open it again."""
        several = len(self._director.selection.offers.strip) > MOST_IN_STRIP
        if self._director.seen is not None and several and not self.hand_shown:
            self.hand_shown = True
            self._director.refresh()

    # ---- buttons

    def _pressed(self, key: Any) -> None:
        """A button of the bar or the lane."""
        director = self._director
        if key == asking.CONFIRM:
            director.send(director.selection.confirm())
        elif key[0] == asking.AIM:
            director.selection.aim(str(key[1]))
            director.refresh()
        elif key == asking.PUT_BACK:
            director.selection.cancel()
            director.refresh()
        elif key == asking.SHOW_HAND:
            self.hand_shown = not self.hand_shown
            if self.hand_shown:
                self._page.viewer.close_pile()
            else:
                self.lay_out()
            director.refresh()
        elif key == asking.CHOOSE_FROM_LIST:
            self._open_list()
        elif key == asking.STOP_PASSING:
            self._port.set_pass_until(None)
            director.refresh()
        elif key == asking.GO_HOME:
            director.home_wanted.emit()
        else:
            director.send(Send(choice=tuple(key)))

    def _open_list(self) -> None:
        """Many plain options are chosen from a list that can be searched."""
        if self.prompt is None:
            return
        plain = self._director.selection.offers.plain
        entries = [
            ListEntry(button.choice, button.label, button.tooltip)
            for button in self.prompt.buttons
            if button.choice in plain and button.role not in (PRIMARY, DECLINE)
        ]
        self.close_list()
        self.list_dialog = ListDialog(self.prompt.question, entries, self._page)
        self.list_dialog.chosen.connect(lambda choice: self._director.send(Send(choice=choice)))
        self.list_dialog.open()

    def close_list(self) -> None:
        """Takes the list of options away."""
        if self.list_dialog is not None:
            self.list_dialog.close()
            self.list_dialog.deleteLater()
            self.list_dialog = None

    def _pass_until(self, phase: str) -> None:
        self._port.set_pass_until(None if self._port.pass_until() == phase else phase)
        self._director.refresh()

    def _toggle_stop(self, phase: str) -> None:
        self._port.set_stops(self._port.stops() ^ {phase})
        self._director.refresh()


def _game_words(seen: Observation) -> str:
    """The variant, with the number of players where that differs."""
    words = variant_word(seen.variant)
    if len(seen.seats) == 2:
        return words
    return QCoreApplication.translate("Bars", "{0}, {1} players").format(words, len(seen.seats))
