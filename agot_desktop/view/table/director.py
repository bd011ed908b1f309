"""What the table shows and what it sends: takes updates of the game port, keeps the player's pointing, sends choices.

    director = Director(page, port)      connects everything; `begin()` starts the game's signals
The veil is the window's: it calls `cover()`, which leaves nothing of the seat that looked before in any part.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from PySide6.QtCore import QObject, QPointF, QTimer, Signal
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent

from agot_desktop.model.cardgame.observation import CardView, Observation, SeatView
from agot_desktop.model.kernel.decision import Choice
from agot_desktop.view.cards.face import STANDING, TICK
from agot_desktop.view.faces import look_of
from agot_desktop.view.list_dialog import ListDialog, ListEntry
from agot_desktop.view.ports import DECLINE, PRIMARY, GamePort, Prompt, Update
from agot_desktop.view.table import asking, contents
from agot_desktop.view.table.drag import Drag, Lightable
from agot_desktop.view.table.hand_of_the_king import hand_tokens
from agot_desktop.view.table.keys import Keys
from agot_desktop.view.table.lane_words import lane_state
from agot_desktop.view.table.layout import Rect
from agot_desktop.view.table.looking import Looker
from agot_desktop.view.table.offers import Drops, Offers, everything, offers_of
from agot_desktop.view.table.page import TablePage
from agot_desktop.view.table.prompt_bar import BarButton, BarState
from agot_desktop.view.table.scene import Marks
from agot_desktop.view.table.seat_head import SeatHead, SeatState
from agot_desktop.view.table.selection import Selection, Send
from agot_desktop.view.words import phase_word, player_word, variant_word

MOST_IN_STRIP = 9  # cards to choose from that fit the strip at the lower edge with their names
HOVER_SETTLES_MS = 600  # a new card that was pointed at this long is new no more


class Director(QObject):
    """Connects one running game with one page."""

    home_wanted = Signal()
    changed = Signal()

    def __init__(self, page: TablePage, port: GamePort) -> None:
        super().__init__(page)
        self.page, self.port = page, port
        self.seen: Observation | None = None
        self.houses: tuple[str, ...] = ()  # of the seats; open to everybody
        self.selection = _nothing_open()
        self._prompt: Prompt | None = None
        self._hand_shown = False
        self._known: set[int] = set()
        self._thinking = False
        self._list: ListDialog | None = None
        lights: dict[str, Lightable] = {**page.scene.zones, "lane": page.lane, "near_head": page.near_head}
        self.drag = Drag(page, page.scene, self._drops_of, self._rect_of, lights, page.scene_to_page)
        self.looker = Looker(page, self.send)
        self.keys = Keys(self)
        self._connect()

    def _connect(self) -> None:
        page, scene = self.page, self.page.scene
        self.port.changed.connect(self._changed)
        self.port.thinking.connect(self._set_thinking)
        self.port.finished.connect(self.refresh)
        self.port.failed.connect(self._failed)
        scene.clicked.connect(self._clicked)
        scene.doubled.connect(self._doubled)
        scene.menu_asked.connect(self.open_menu)
        scene.pointed.connect(self._pointed)
        self.drag.dropped.connect(self._dropped)
        page.viewer.card_clicked.connect(self._clicked)
        page.viewer.closed.connect(self._choices_closed)
        page.viewer.card_doubled.connect(self._doubled)
        page.resized.connect(lambda: self.show_scene(animated=False))
        page.prompt.pressed.connect(self._pressed)
        page.lane.pressed.connect(self._pressed)
        page.bar.pass_wanted.connect(self._pass_until)
        page.bar.stop_toggled.connect(self._toggle_stop)
        page.bar.undo.clicked.connect(self.undo)
        page.piles.pile_asked.connect(lambda pile: self.open_pile(self.near(), pile))
        for head, seat in ((page.near_head, self.near), (page.far_head, self.far)):
            head.pile_asked.connect(lambda pile, s=seat: self.open_pile(s(), pile))
            head.seat_clicked.connect(lambda s=seat: self._seat_clicked(s()))
            head.plot.clicked.connect(lambda h=head: self._clicked(h.plot.key))
            head.plot.doubled.connect(lambda h=head: self._doubled(h.plot.key))

    def begin(self) -> None:
        """Starts the game's signals."""
        self.page.view.setFocus()
        self.port.begin()

    def near(self) -> int:
        """The seat at the lower edge."""
        return contents.near_seat(self.seen) if self.seen is not None else 0

    def far(self) -> int:
        """The seat at the upper edge."""
        return contents.far_seat(self.seen) if self.seen is not None else 1

    # ---- what comes from the game

    def _changed(self, update: Update) -> None:
        self.drag.stop()
        first = self.seen is None
        if first:
            self._known = {card.id for _seat, _name, card in everything(update.observation)}
        self.seen = self.looker.seen = update.observation
        self._hand_shown = False
        self.selection = Selection(offers_of(self.seen, self.page.faces.name), self.port.gather)
        self._prompt = self.port.texts.prompt(self.seen)
        self.houses = tuple(seat.house for seat in self.seen.seats)
        self.page.log.set_houses(self.houses)
        if update.fresh:
            self.page.log.replace(update.lines)
        else:
            self.page.log.append(update.lines)
        self._close_list()
        if self.page.viewer.chooses:
            self.page.viewer.close_pile()
        self.refresh(animated=not first)
        self.looker.renew()
        self._lay_out()
        if self.selection.offers.open and self.seen.decision is not None:
            self.looker.show_source(self.seen.decision.source, self._prompt.source)
            self._announce(self._prompt.question)
        self.changed.emit()

    def _lay_out(self) -> None:
        """Cards to choose from that would hide each other in the strip are laid out over the table."""
        strip = self.selection.offers.strip
        if len(strip) > MOST_IN_STRIP and self._prompt is not None:
            self.looker.open_choices(self._prompt.question, strip)
            self.show_scene(animated=False)

    def _choices_closed(self) -> None:
        """The panel was closed by its cross or by Esc: the bar offers to open it again."""
        if self.seen is not None and len(self.selection.offers.strip) > MOST_IN_STRIP and not self._hand_shown:
            self._hand_shown = True
            self.refresh()

    def _announce(self, words: str) -> None:
        """Tells a screen reader what is asked now."""
        if QAccessible.isActive():
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self.page.prompt, words))

    def _set_thinking(self, thinking: bool) -> None:
        self._thinking = thinking
        if self.seen is not None:
            self._show_bar()

    def _failed(self, words: str) -> None:
        self.page.notice.say(words, self.page.view.geometry())
        self.refresh()

    def cover(self) -> None:
        """Takes everything off the table: no card, name, line or picture of any seat stays."""
        self.drag.stop()
        self._close_list()
        self.seen, self._prompt = None, None
        self.selection = _nothing_open()
        self._known = set()
        self.looker.cover()
        self.keys.forget()
        self.page.clear()

    # ---- showing

    def refresh(self, *, animated: bool = True) -> None:
        """Shows bar, heads and cards as the observation and the pointing are now."""
        if self.seen is None:
            return
        self._show_bar()
        self.show_cards(animated=animated)

    def _show_bar(self) -> None:
        seen, prompt = self.seen, self._prompt
        if seen is None or prompt is None:
            return
        page, names = self.page, list(self.port.seat_names())
        active = seen.seats[max(0, seen.active_player)]
        page.bar.show_phase(seen.round, seen.phase, active.house, variant_word(seen.variant))
        page.bar.show_passing(self.port.pass_until(), self.port.stops())
        reason = self.port.undo_reason()
        page.bar.show_undo(not reason, reason)
        page.lane.show_state(lane_state(seen, names, page.faces.name, self.selection.picks))
        decider = seen.decision.seat if seen.decision is not None else self.near()
        made = asking.Asked(self._quiet_state(seen, prompt, seen.seats[decider].house, names[decider]))
        if seen.outcome is None and self.selection.offers.open:
            made = asking.asked(prompt, self.selection, seen.seats[decider].house, toggle=self._toggle_words())
        page.lane.show_options(made.lane)
        page.prompt.show_state(made.bar)
        seats = self.selection.offers.by_seat
        page.near_head.set_target(self.near() in seats)
        page.far_head.set_target(self.far() in seats)

    def _quiet_state(self, seen: Observation, prompt: Prompt, house: str, name: str) -> BarState:
        """The bar while another seat decides, or when the game is over."""
        if seen.outcome is not None:
            winner = seen.outcome.winner
            house = seen.seats[winner].house if winner is not None else "Neutral"
            words, cap = self.tr("Back to the start page"), self.tr("Space")
            home = BarButton(asking.GO_HOME, words, role=PRIMARY, cap=cap)
            reason = prompt.reason or self.tr("You can still look at the table and the log.")
            return BarState(house, prompt.question, reason, "", (home,))
        reason = prompt.reason
        buttons: tuple[BarButton, ...] = ()
        if self._thinking and seen.decision is not None:
            reason = self.tr("{0} is thinking…").format(name)
        until = self.port.pass_until()
        if until is not None:
            reason = self.tr("You pass by yourself until this phase: {0}").format(phase_word(until))
            buttons = (BarButton(asking.STOP_PASSING, self.tr("Stop passing")),)
        return BarState(house, prompt.question, reason, "", buttons, mine=False)

    def _show_heads(self, seen: Observation) -> None:
        page, names, players = self.page, list(self.port.seat_names()), self.port.seat_players()
        self._show_head(page.near_head, seen, self.near(), names, players)
        self._show_head(page.far_head, seen, self.far(), names, players)
        if seen.phase == "challenges" and 0 <= seen.active_player < len(seen.seats):
            page.memory.show_challenges(seen.seats[seen.active_player].challenges_made, names[seen.active_player])
        else:
            hands = []
            for seat in (self.near(), self.far()):
                hand = seen.seats[seat].hand_of_the_king
                if hand is not None:
                    hands.append(hand_tokens(seen.seats[seat].house, names[seat], hand))
            page.memory.show_hands(hands)
        near = seen.seats[self.near()]
        page.piles.show_piles(near.deck_count, len(near.discard), len(near.dead), bool(near.known_deck))

    def _show_head(
        self, head: SeatHead, seen: Observation, seat: int, names: Sequence[str], players: Sequence[str]
    ) -> None:
        view = seen.seats[seat]
        plot, look = None, STANDING
        if view.plot is not None:
            card = view.plot
            plot = self.page.faces.now(card)
            legal, chosen = card.id in self.selection.legal(), card.id in self.selection.chosen()
            pointed = self.keys.cursor == card.id
            look = look_of(card, plot, legal=legal and not chosen, chosen=TICK if chosen else 0, focused=pointed)
        active, first = seen.active_player == seat, seen.first_player == seat
        influence = self._influence(view)
        head.show_seat(SeatState(view, names[seat], player_word(players[seat]), active, first, influence, plot, look))

    def _influence(self, view: SeatView) -> int:
        """What the standing cards of a seat offer, as printed."""
        return sum(self.page.faces.printed(card.code).influence for card in view.play if not card.kneeling)

    def _in_strip(self) -> bool:
        """Whether the cards to choose from lie in the strip at the lower edge, and not in a panel over the table."""
        return 0 < len(self.selection.offers.strip) <= MOST_IN_STRIP

    def _toggle_words(self) -> str:
        """What the button says that shows the hand or the choices instead of the other; '' for no button."""
        if not self.selection.offers.strip:
            return ""
        if self._hand_shown:
            return self.tr("Show the choices")
        return self.tr("Show your hand") if self._in_strip() else self.tr("Hide the choices")

    def hand_cards(self) -> Sequence[CardView]:
        """The cards of the strip at the lower edge: those to choose from, else the hand."""
        if self.seen is None:
            return ()
        if self._in_strip() and not self._hand_shown:
            return self.selection.offers.strip
        return self.seen.seats[self.near()].hand

    def show_cards(self, *, animated: bool = True) -> None:
        """Shows the cards of the scene and the plots with what stands out now."""
        if self.seen is not None:
            self._show_heads(self.seen)
            self.show_scene(animated=animated)

    def show_scene(self, *, animated: bool = True) -> None:
        """Shows the cards with what stands out now."""
        if self.seen is None:
            return
        selection, hand = self.selection, self.hand_cards()
        fresh = frozenset(card.id for seat in self.seen.seats for card in seat.play) - self._known
        dim = asking.dimmed(self.seen, hand, selection)
        marks = Marks(selection.legal(), selection.chosen(), selection.run, dim, self.keys.cursor, fresh)
        self.page.scene.show_table(self.seen, hand, marks, lowered=self.page.lowered(), animated=animated)
        if self.page.viewer.chooses:
            self.looker.mark_choices(marks.legal, marks.chosen, marks.ordered)

    # ---- what the player points at

    def _drops_of(self, card: int) -> Drops:
        return self.selection.drops(card)

    def _rect_of(self, zone: str) -> Rect:
        rect: Rect = getattr(self.page.layout_now, zone)
        return rect

    def send(self, send: Send | None) -> None:
        """Sends what is complete, else shows the new state of pointing."""
        if send is None:
            self.refresh()
            return
        if self.seen is not None:
            self._known |= {card.id for _seat, _name, card in everything(self.seen)}
        self.page.log.settle()
        if send.run:
            self.port.choose_run(send.run)
        elif send.choice is not None:
            self.port.choose(send.choice)

    def _clicked(self, key: object) -> None:
        if isinstance(key, int) and self.seen is not None:
            self.keys.forget()
            self._known.add(key)
            self.send(self.selection.point(key))

    def _doubled(self, key: object) -> None:
        if isinstance(key, int) and self.seen is not None:
            send = self.selection.point_twice(key)
            if send is not None:
                self.send(send)

    def _dropped(self, card: int, choice: Choice) -> None:
        self.send(self.selection.drop(card, choice))

    def _seat_clicked(self, seat: int) -> None:
        choice = self.selection.offers.by_seat.get(seat)
        if choice is not None:
            self.send(Send(choice=choice))

    def _pointed(self, key: object, inside: bool) -> None:
        if self.drag.active:
            return
        if inside and isinstance(key, int) and key not in self._known:
            self._known.add(key)
            QTimer.singleShot(HOVER_SETTLES_MS, self, self.show_scene)
        self.looker.point(key, inside)

    def _pressed(self, key: Any) -> None:
        """A button of the bar or the lane."""
        if key == asking.CONFIRM:
            self.send(self.selection.confirm())
        elif key == asking.PUT_BACK:
            self.selection.cancel()
            self.refresh()
        elif key == asking.SHOW_HAND:
            self._hand_shown = not self._hand_shown
            if self._hand_shown:
                self.page.viewer.close_pile()
            else:
                self._lay_out()
            self.refresh()
        elif key == asking.CHOOSE_FROM_LIST:
            self._open_list()
        elif key == asking.STOP_PASSING:
            self.port.set_pass_until(None)
            self.refresh()
        elif key == asking.GO_HOME:
            self.home_wanted.emit()
        else:
            self.send(Send(choice=tuple(key)))

    def _open_list(self) -> None:
        """Many plain options are chosen from a list that can be searched."""
        if self._prompt is None:
            return
        plain = self.selection.offers.plain
        entries = [
            ListEntry(button.choice, button.label, button.tooltip)
            for button in self._prompt.buttons
            if button.choice in plain and button.role not in (PRIMARY, DECLINE)
        ]
        self._close_list()
        self._list = ListDialog(self._prompt.question, entries, self.page)
        self._list.chosen.connect(lambda choice: self.send(Send(choice=choice)))
        self._list.open()

    @property
    def list_dialog(self) -> ListDialog | None:
        """The open list of options."""
        return self._list

    def _close_list(self) -> None:
        if self._list is not None:
            self._list.close()
            self._list.deleteLater()
            self._list = None

    def open_pile(self, seat: int, pile: str) -> None:
        """Opens a pile of a seat to look through."""
        self.looker.open_pile(seat, pile, str(self.port.seat_names()[seat]))

    def open_menu(self, key: object, spot: QPointF) -> None:
        """Opens the menu of a card at a point of the scene."""
        labels = {button.choice: button for button in self._prompt.buttons} if self._prompt is not None else {}
        self.looker.open_menu(key, spot, self.selection, labels)

    # ---- passing, stops, undo

    def _pass_until(self, phase: str) -> None:
        self.port.set_pass_until(None if self.port.pass_until() == phase else phase)
        self.refresh()

    def _toggle_stop(self, phase: str) -> None:
        self.port.set_stops(self.port.stops() ^ {phase})
        self.refresh()

    def undo(self) -> None:
        """Takes back what is only pointed at, else goes back to the newest point."""
        if self.selection.cancel():
            self.refresh()
            return
        targets = self.port.undo_targets()
        if targets and not self.port.undo_reason():
            self.port.undo(targets[0].id)

    def retranslate(self) -> None:
        """Every word again, after a change of language."""
        self.page.faces.forget()
        if self.seen is not None:
            self._prompt = self.port.texts.prompt(self.seen)
            self.refresh(animated=False)


class _Nothing:
    """No run is under way."""

    candidates: frozenset[int] = frozenset()
    complete = False


def _nothing_open() -> Selection:
    return Selection(Offers(None, {}, {}, (), False, {}, (), {}), lambda _picked: _Nothing())
