"""What the board game's page shows and sends: takes updates of the port, keeps the player's pointing, sends choices.

    director = RealmDirector(page, port)      connects everything; `begin()` starts the game's signals
The veil is the window's: it calls `cover()`, which leaves nothing of the seat that looked before in any part.
"""

from __future__ import annotations

from typing import Any, Final

from PySide6.QtCore import QObject, QPoint, Signal
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent

from agot_desktop.model.boardgame.observation import RealmView
from agot_desktop.model.kernel.decision import Choice
from agot_desktop.view.list_dialog import ListDialog, ListEntry
from agot_desktop.view.ports import PRIMARY, Button, GamePort, Prompt, Update
from agot_desktop.view.realm import news as leader_news
from agot_desktop.view.realm.asking import LIST, PUT_BACK, bar_buttons
from agot_desktop.view.realm.choosing import Choosing
from agot_desktop.view.realm.colours import HOUSES
from agot_desktop.view.realm.desk import ANSWER, BARGAIN, EXECUTE
from agot_desktop.view.realm.hand import Hand
from agot_desktop.view.realm.keys import MapKeys
from agot_desktop.view.realm.map_scene import MapMarks
from agot_desktop.view.realm.page import RealmPage
from agot_desktop.view.realm.tips import area_words
from agot_desktop.view.table.prompt_bar import BarButton, BarState
from agot_desktop.view.words import variant_word

GO_HOME: Final = ("ui", "home")
DESK: Final = ("ui", "desk")
NOWHERE: Final = -1
_HISTORY: Final = frozenset(
    {"imprisoned", "rescued", "abducted", "executed", "released", "prison_changed", "offer", "answer", "changed_sides"}
)


class RealmDirector(QObject):
    """Connects one running board game with one page."""

    home_wanted = Signal()
    changed = Signal()

    def __init__(self, page: RealmPage, port: GamePort) -> None:
        super().__init__(page)
        self.page, self.port = page, port
        self._texts: Any = port.texts
        self.seen: RealmView | None = None
        self.prompt: Prompt | None = None
        self.choosing = Choosing("", (), page.scene.ids)
        self.thinking = False
        self.cursor = NOWHERE
        self.list_dialog: ListDialog | None = None
        self._history: list[str] = []
        self._news: list[leader_news.News] = []
        self._last: dict[int, RealmView] = {}  # what each house saw last
        self._desk_refused = False
        self.keys, self.hand = MapKeys(self), Hand(self)
        self._connect()

    @property
    def houses(self) -> tuple[str, ...]:
        """The arms of the seats."""
        return HOUSES

    def _connect(self) -> None:
        page, port = self.page, self.port
        port.changed.connect(self._changed)
        port.thinking.connect(self._set_thinking)
        port.finished.connect(self.refresh)
        port.failed.connect(self._failed)
        page.key_pressed.connect(self.keys.key)
        page.scene.area_clicked.connect(self.point)
        page.scene.area_doubled.connect(page.view.frame_area)
        page.scene.area_pointed.connect(self._pointed)
        page.prompt.pressed.connect(self._pressed)
        page.standings.desk_wanted.connect(self.open_desk)
        page.desk.chosen.connect(self.send)
        page.desk.closed.connect(self._desk_closed)
        page.dialog.chosen.connect(self.send)
        page.dialog.understood.connect(self._tell_news)
        page.bar.undo.clicked.connect(self.undo)

    def begin(self) -> None:
        """Starts the game's signals."""
        self.page.view.setFocus()
        self.port.begin()

    # ---- what comes from the game

    def _changed(self, update: Update) -> None:
        view: Any = update.observation
        assert isinstance(view, RealmView)
        looked, self.seen = self.seen, view
        before = self._before(looked, update, view)
        decision = self.seen.decision
        options = decision.options if decision is not None and decision.own and not self.seen.over else ()
        self.choosing = Choosing(decision.kind.rpartition(".")[2] if decision else "", options, self.page.scene.ids)
        self.prompt = self._texts.prompt(self.seen)
        self._desk_refused = False
        lines = [line.text for line in update.lines if getattr(line, "kind", "") in _HISTORY]
        self._history = list(reversed(lines)) if update.fresh else [*reversed(lines), *self._history]
        self.page.log.set_houses(HOUSES)
        if update.fresh:
            self.page.log.replace(update.lines)
        else:
            self.page.log.append(update.lines)
        self.close_list()
        if before is not None:
            self._hear(before, view)
        self.refresh()
        if options and self.prompt is not None and QAccessible.isActive():
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self.page.prompt, self.prompt.question))
        self.changed.emit()

    def _before(self, looked: RealmView | None, update: Update, now: RealmView) -> RealmView | None:
        """What this house saw last, None after going back or at the first look."""
        before = self._last.get(now.seat) if looked is None or not update.fresh else None
        self._last[now.seat] = now
        if before is None:
            self._news = []
        return before

    def _hear(self, before: RealmView, now: RealmView) -> None:
        """What became of Leaders is told to the house that it concerns."""
        self._news += [n for n in leader_news.leader_news(before, now) if leader_news.concerns(n, now.seat)]

    def _set_thinking(self, thinking: bool) -> None:
        self.thinking = thinking
        if self.seen is not None:
            self.show_bar()

    def _failed(self, words: str) -> None:
        self.page.notice.say(words, self.page.view.geometry())
        self.refresh()

    def cover(self) -> None:
        """Takes everything off the table: no piece, card, name or line of any seat stays."""
        self.close_list()
        self.seen, self.prompt = None, None
        self.choosing = Choosing("", (), self.page.scene.ids)
        self._history, self._news = [], []
        self.cursor = NOWHERE
        self.page.clear()

    # ---- showing

    def refresh(self, *, animated: bool = True) -> None:
        """Shows everything as the position and the pointing are now."""
        seen, page = self.seen, self.page
        if seen is None:
            return
        page.scene.show_position(seen, self.marks(seen))
        page.standings.show_position(seen)
        page.battle.show_battle(seen)
        page.show_battle(seen.battle is not None)
        self.hand.show_low(seen)
        self.hand.show_picker()
        self.show_bar()
        page.desk.show_position(seen, self.prompt.question if self.prompt is not None else "", self._history)
        self._show_dialogs(seen)

    def marks(self, seen: RealmView) -> MapMarks:
        """What stands out on the map."""
        choosing, battle = self.choosing, seen.battle
        moving = choosing.kind in ("march", "raid") and choosing.area != NOWHERE
        return MapMarks(
            legal=choosing.legal() if choosing.open else frozenset(),
            chosen=choosing.target if moving else choosing.area,
            origin=choosing.area if moving else (battle.origin if battle is not None else NOWHERE),
            attacked=battle.area if battle is not None else NOWHERE,
            cursor=self.cursor if self.page.view.hasFocus() else NOWHERE,
            arrows=self._arrows() if moving else frozenset(),
        )

    def _arrows(self) -> frozenset[str]:
        """The arrows between the chosen area and where its march may go."""
        here, ids = self.page.scene.ids[self.choosing.area], self.page.scene.ids
        targets = {ids[target] for target in self.choosing.targets()}
        return frozenset(
            item.arrow.id
            for item in self.page.scene.arrows
            if (item.arrow.from_ == here and item.arrow.to in targets)
            or (item.arrow.both_ways and item.arrow.to == here and item.arrow.from_ in targets)
        )

    def show_bar(self) -> None:
        """Shows phases, question and buttons."""
        seen, prompt, page = self.seen, self.prompt, self.page
        if seen is None or prompt is None:
            return
        decider = seen.decision.seat if seen.decision is not None else max(0, seen.seat)
        page.bar.show_phase(seen.round, seen.phase, HOUSES[decider], variant_word("storm-of-swords"))
        page.bar.show_passing(self.port.pass_until(), self.port.stops())
        reason = self.port.undo_reason()
        page.bar.show_undo(not reason, reason)
        if seen.over:
            home = BarButton(GO_HOME, self.tr("Back to the start page"), role=PRIMARY, cap=self.tr("Space"))
            words = prompt.reason or self.tr("You can still look at the map and the log.")
            page.prompt.show_state(BarState(HOUSES[max(0, seen.winner)], prompt.question, words, "", (home,)))
            return
        if not self.choosing.open:
            words = prompt.reason
            if self.thinking:
                words = self.tr("{0} is thinking…").format(self.port.seat_names()[decider])
            page.prompt.show_state(BarState(HOUSES[decider], prompt.question, words, "", (), mine=False))
            return
        buttons = bar_buttons(self.choosing, prompt, cards=page.strip.isVisibleTo(page))
        if self.choosing.kind in ("bargain", "answer", "execute") and not page.desk.isVisible():
            buttons = (BarButton(DESK, self.tr("Hostage desk"), cap="B"), *buttons)
        reason = self._held_words() or prompt.reason
        page.prompt.show_state(BarState(HOUSES[seen.seat], prompt.question, reason, "", buttons))

    def _held_words(self) -> str:
        """What has been pointed at, in words."""
        choosing, names = self.choosing, self.page.faces.names
        if choosing.order != NOWHERE and choosing.area == NOWHERE:
            return self.tr("{0}: choose the area").format(names.order(choosing.order))
        if choosing.area == NOWHERE:
            return ""
        if choosing.kind in ("march", "raid") and choosing.target == NOWHERE:
            return self.tr("From {0}: choose where to").format(names.area(choosing.area))
        if choosing.kind == "order":
            return self.tr("{0}: choose an order from the tray").format(names.area(choosing.area))
        return names.area(choosing.target if choosing.target != NOWHERE else choosing.area)

    def _show_dialogs(self, seen: RealmView) -> None:
        """The hostage dialog where it is asked or told, the desk where there is something to decide at it."""
        asked = leader_news.question(self.page.faces, seen, self._label) if self.choosing.open else None
        if asked is not None:
            self.page.dialog.ask(asked)
        elif self._news:
            if not self.page.dialog.isVisible():
                self.page.dialog.tell(leader_news.told(self.page.faces, self._news.pop(0)))
        elif self.page.dialog.question is not None and not self.page.dialog.question.told:
            self.page.dialog.leave()
        kind = seen.decision.kind if seen.decision is not None and seen.decision.own and not seen.over else ""
        if kind in (BARGAIN, ANSWER, EXECUTE):
            if not self._desk_refused and not self.page.desk.isVisible() and not self.page.dialog.isVisible():
                self.page.desk.open()
                self.show_bar()
        elif self.page.desk.isVisible() and self.choosing.open:
            self.page.desk.hide()
            self.page.view.setFocus()

    def _tell_news(self) -> None:
        """The next thing that happened to a Leader; then the keyboard goes back to the map."""
        if self._news:
            self.page.dialog.tell(leader_news.told(self.page.faces, self._news.pop(0)))
            return
        self.page.view.setFocus()
        self.refresh()

    def _label(self, choice: Choice) -> str:
        found = next((b for b in self._buttons() if b.choice == choice), None)
        return found.label if found is not None else str(choice[0])

    def _buttons(self) -> tuple[Button, ...]:
        return tuple(self.prompt.buttons) if self.prompt is not None else ()

    # ---- pointing

    def send(self, choice: Any) -> None:
        """Sends a choice."""
        if choice is not None and self.seen is not None:
            self.page.carry(None, QPoint())
            self.port.choose(tuple(choice))

    def point(self, area: int) -> None:
        """An area was clicked, or Enter pressed on it."""
        if self.seen is None:
            return
        self.cursor = area
        if self.choosing.open:
            choice = self.choosing.point(area)
            if choice is not None:
                self.send(choice)
                return
        self.refresh()

    def _pointed(self, area: int, inside: bool) -> None:
        """The pointer is over an area: its tooltip says everything about it."""
        if inside and self.seen is not None:
            self.page.view.setToolTip(area_words(self.page.faces, self.seen, area))

    def _pressed(self, key: Any) -> None:
        """A button of the bar."""
        if key == GO_HOME:
            self.home_wanted.emit()
        elif key == DESK:
            self.open_desk()
        elif key == PUT_BACK:
            self.choosing.put_back()
            self.refresh()
        elif key == LIST:
            self.open_list()
        else:
            self.send(key)

    def open_list(self) -> None:
        """Every option in words, to be searched."""
        if self.prompt is None:
            return
        entries = [ListEntry(button.choice, button.label, button.tooltip) for button in self._buttons()]
        self.close_list()
        self.list_dialog = ListDialog(self.prompt.question, entries, self.page)
        self.list_dialog.chosen.connect(self.send)
        self.list_dialog.open()

    def close_list(self) -> None:
        """Takes the list of options away."""
        if self.list_dialog is not None:
            self.list_dialog.close()
            self.list_dialog.deleteLater()
            self.list_dialog = None

    def open_desk(self) -> None:
        """Opens the hostage desk."""
        if self.seen is not None:
            self._desk_refused = False
            self.page.desk.open()

    def _desk_closed(self) -> None:
        self._desk_refused = True
        self.page.view.setFocus()
        self.show_bar()

    def undo(self) -> None:
        """Takes back what is only pointed at, else goes back to the newest point."""
        if self.choosing.put_back():
            self.refresh()
            return
        targets = self.port.undo_targets()
        if targets and not self.port.undo_reason():
            self.port.undo(targets[0].id)

    def retranslate(self) -> None:
        """Every word again, after a change of language."""
        if self.seen is not None:
            self.prompt = self._texts.prompt(self.seen)
            self.refresh()
