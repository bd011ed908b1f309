"""What the table shows and what it sends: takes updates of the game port, keeps the player's pointing, sends choices.

    director = Director(page, port)      connects everything; `begin()` starts the game's signals
The veil is the window's: it calls `cover()`, which leaves nothing of the seat that looked before in any part.
"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject, QPointF, QTimer, Signal
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent

from agot_desktop.model.cardgame.observation import CardView, Observation
from agot_desktop.model.kernel.decision import Choice
from agot_desktop.view.list_dialog import ListDialog
from agot_desktop.view.ports import GamePort, Update
from agot_desktop.view.table import asking
from agot_desktop.view.table.aiming import Aiming
from agot_desktop.view.table.bars import Bars
from agot_desktop.view.table.drag import Drag, Lightable
from agot_desktop.view.table.heads import Heads
from agot_desktop.view.table.keys import Keys
from agot_desktop.view.table.looking import Looker
from agot_desktop.view.table.offers import Drops, Offers, everything, offers_of
from agot_desktop.view.table.page import TablePage
from agot_desktop.view.table.placing import Marks
from agot_desktop.view.table.rect import Rect
from agot_desktop.view.table.selection import Selection, Send
from agot_desktop.view.table.why_popup import WhyPopup

HOVER_SETTLES_MS = 600  # a new card that was pointed at this long is new no more


class Director(QObject):
    """Connects one running game with one page."""

    home_wanted = Signal()
    changed = Signal()

    def __init__(self, page: TablePage, port: GamePort) -> None:
        super().__init__(page)
        self.page, self.port = page, port
        self.seen: Observation | None = None
        self.selection = _nothing_open()
        self._known: set[int] = set()
        self.heads = Heads(page, port, self._show_again)
        self.bars = Bars(self)
        lights: dict[str, Lightable] = {"lane": page.lane, "near_head": page.near_head}
        self.drag = Drag(page, page.scene, self._drops_of, self._rect_of, lights, page.scene_to_page)
        self.aiming = Aiming(page, self.heads, lambda: self.selection, self.send)
        self.looker = Looker(page, self.send, self.explain)
        self.keys = Keys(self)
        self.why = WhyPopup(page)
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
        scene.turned.connect(lambda: self.show_scene(animated=False))
        self.drag.dropped.connect(self._dropped)
        page.viewer.card_clicked.connect(self._clicked)
        page.viewer.closed.connect(self.bars.choices_closed)
        page.viewer.card_doubled.connect(self._doubled)
        page.resized.connect(lambda: self.show_scene(animated=False))
        page.piles.pile_asked.connect(lambda pile: self.open_pile(self.near(), pile))
        self.heads.pile_asked.connect(self.open_pile)
        self.heads.chosen.connect(self._seat_clicked)
        for head in (page.near_head, page.far_head):
            head.plot.clicked.connect(lambda h=head: self._clicked(h.plot.key))
            head.plot.doubled.connect(lambda h=head: self._doubled(h.plot.key))

    def begin(self) -> None:
        """Starts the game's signals."""
        self.page.view.setFocus()
        self.port.begin()

    def near(self) -> int:
        """The seat at the lower edge."""
        return self.heads.near()

    def far(self) -> int:
        """The opponent that is looked at, or the only one."""
        return self.heads.far()

    @property
    def houses(self) -> tuple[str, ...]:
        """The arms of the seats; open to everybody."""
        return self.heads.arms

    @property
    def list_dialog(self) -> ListDialog | None:
        """The open list of options."""
        return self.bars.list_dialog

    # ---- what comes from the game

    def _changed(self, update: Update) -> None:
        self.drag.stop()
        self.aiming.stop()
        first = self.seen is None
        if first:
            self._known = {card.id for _seat, _name, card in everything(update.observation)}
        self.seen = self.looker.seen = update.observation
        self.bars.hand_shown = False
        self.selection = Selection(offers_of(self.seen, self.page.faces.name), self.port.gather)
        self.bars.prompt = prompt = self.port.texts.prompt(self.seen)
        self.heads.follow(self.seen)
        self.page.log.set_houses(self.heads.arms)
        if update.fresh:
            self.page.log.replace(update.lines)
        else:
            self.page.log.append(update.lines)
        self.bars.close_list()
        if self.page.viewer.chooses:
            self.page.viewer.close_pile()
        self.refresh(animated=not first)
        self.looker.renew()
        self.bars.lay_out()
        if self.selection.offers.open and self.seen.decision is not None:
            self.looker.show_source(self.seen.decision.source, prompt.source)
            self._announce(prompt.question)
        self.changed.emit()

    def _announce(self, words: str) -> None:
        """Tells a screen reader what is asked now."""
        if QAccessible.isActive():
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self.page.prompt, words))

    def _set_thinking(self, thinking: bool) -> None:
        self.bars.thinking = thinking
        if self.seen is not None:
            self.bars.show()

    def _failed(self, words: str) -> None:
        self.page.notice.say(words, self.page.view.geometry())
        self.refresh()

    def cover(self) -> None:
        """Takes everything off the table: no card, name, line or picture of any seat stays."""
        self.drag.stop()
        self.aiming.stop()
        self.why.close()
        self.bars.close_list()
        self.seen, self.bars.prompt = None, None
        self.selection = _nothing_open()
        self._known = set()
        self.heads.forget()
        self.looker.cover()
        self.keys.forget()
        self.page.clear()

    # ---- showing

    def refresh(self, *, animated: bool = True) -> None:
        """Shows bar, heads and cards as the observation and the pointing are now."""
        if self.seen is None:
            return
        self.bars.show()
        self.show_cards(animated=animated)

    def _show_again(self) -> None:
        """Another opponent is looked at."""
        self.show_cards(animated=False)

    def hand_cards(self) -> Sequence[CardView]:
        """The cards of the strip at the lower edge: those to choose from, else the hand."""
        if self.seen is None:
            return ()
        if self.bars.in_strip() and not self.bars.hand_shown:
            return self.selection.offers.strip
        return self.seen.seats[self.near()].hand

    def show_cards(self, *, animated: bool = True) -> None:
        """Shows the cards of the scene and the heads with what stands out now."""
        if self.seen is not None:
            self.heads.show(self.selection, self.keys.cursor)
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

    def bring(self, key: object) -> None:
        """Shows a card that stands on another page of its row, or beside an opponent who is not shown whole."""
        zone = self.page.scene.hides(key)
        if zone:
            self.heads.show_whole(zone)
            self.show_scene(animated=False)
            self.page.scene.bring(key)
            self.show_cards(animated=False)

    # ---- what the player points at

    def _drops_of(self, card: int) -> Drops:
        return self.selection.drops(card)

    def _rect_of(self, zone: str) -> Rect:
        rect = self.page.layout_now.rect(zone)
        assert rect is not None, zone
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
        choice = self.selection.seats().get(seat)
        if choice is not None:
            self.send(Send(choice=choice))

    def _pointed(self, key: object, inside: bool) -> None:
        if self.drag.active:
            return
        if inside and isinstance(key, int) and key not in self._known:
            self._known.add(key)
            QTimer.singleShot(HOVER_SETTLES_MS, self, self.show_scene)
        self.looker.point(key, inside)

    def open_pile(self, seat: int, pile: str) -> None:
        """Opens a pile of a seat to look through."""
        self.looker.open_pile(seat, pile, str(self.port.seat_names()[seat]))

    def explain(self, key: object) -> None:
        """Where the numbers of a card come from, and why nothing can be done with it: the card of the cursor, else the
        one that is looked at."""
        card = key if isinstance(key, int) else self.looker.looked_at
        if not isinstance(card, int) or self.seen is None:
            return
        shown = self.looker.shown(card)
        if shown is None or shown.face is None:
            return
        box = self.page.card_rect(card)
        spot = box.topRight() if box is not None else self.page.view.geometry().center()
        self.why.tell(shown.face.name, self.port.why(card), spot)

    def open_menu(self, key: object, spot: QPointF) -> None:
        """Opens the menu of a card at a point of the scene."""
        prompt = self.bars.prompt
        labels = {button.choice: button for button in prompt.buttons} if prompt is not None else {}
        self.looker.open_menu(key, spot, self.selection, labels)

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
            self.bars.prompt = self.port.texts.prompt(self.seen)
            self.refresh(animated=False)


class _Nothing:
    """No run is under way."""

    candidates: frozenset[int] = frozenset()
    complete = False


def _nothing_open() -> Selection:
    return Selection(Offers(None, {}, {}, (), False, {}, (), {}), lambda _picked: _Nothing())
