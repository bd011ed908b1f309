"""What the table shows of every seat besides its cards: heads, challenges made, tokens, piles, titles; and who is in
focus among several opponents.

In focus is whom the viewer attacks or who attacks him, else who acts, else whom the viewer looked at last. An opponent
that the viewer looks at closely stays it until he lets go.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial

from PySide6.QtCore import QObject, QPoint, QPointF, Qt, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QMenu

from agot_desktop.model.cardgame.observation import Observation
from agot_desktop.view.cards.face import STANDING, TICK
from agot_desktop.view.faces import look_of
from agot_desktop.view.ports import GamePort
from agot_desktop.view.seat_arms import distinct_arms
from agot_desktop.view.table import contents
from agot_desktop.view.table.around import Seats
from agot_desktop.view.table.hand_of_the_king import hand_tokens
from agot_desktop.view.table.page import TablePage
from agot_desktop.view.table.seat_bar import SeatState
from agot_desktop.view.table.seat_head import SeatHead
from agot_desktop.view.table.seat_panel import SeatPanel
from agot_desktop.view.table.selection import Selection
from agot_desktop.view.table.title_words import second_line, title_tags, title_word, whole_words
from agot_desktop.view.table.titles_panel import TitleRow
from agot_desktop.view.words import player_word

NOBODY = -1


class Heads(QObject):
    """The seats around the table. `arms` are those of the seats, open to everybody."""

    chosen = Signal(int)  # a seat that could be chosen was clicked
    pile_asked = Signal(int, str)

    def __init__(self, page: TablePage, port: GamePort, shows: Callable[[], None]) -> None:
        """`shows`: shows everything again, because another opponent is looked at."""
        super().__init__(page)
        self._page, self._port, self._shows = page, port, shows
        self.arms = distinct_arms(port.seat_arms())
        self._seen: Observation | None = None
        self._focus = NOBODY
        self._closely = NOBODY
        self._targets: frozenset[int] = frozenset()
        self._hot = NOBODY
        self.menu: QMenu | None = None
        page.near_head.pile_asked.connect(lambda pile: self.pile_asked.emit(self.near(), pile))
        page.near_head.seat_clicked.connect(lambda: self.chosen.emit(self.near()))
        page.far_head.pile_asked.connect(lambda pile: self.pile_asked.emit(self.far(), pile))
        page.far_head.seat_clicked.connect(lambda: self.chosen.emit(self.far()))
        for index, panel in enumerate(page.panels):
            panel.pile_asked.connect(lambda pile, i=index: self.pile_asked.emit(self._seat_at(i), pile))
            panel.seat_clicked.connect(lambda i=index: self.chosen.emit(self._seat_at(i)))
            panel.look_asked.connect(lambda i=index: self.look_closer(self._seat_at(i)))
            panel.menu_asked.connect(lambda spot, i=index: self.open_menu(self._seat_at(i), spot))
        page.scene.frame_clicked.connect(self._ground_clicked)

    # ---- who sits where

    def near(self) -> int:
        """The seat at the lower edge."""
        return contents.near_seat(self._seen) if self._seen is not None else 0

    def opponents(self) -> tuple[int, ...]:
        """The other seats from left to right."""
        return contents.far_seats(self._seen) if self._seen is not None else ()

    def far(self) -> int:
        """The opponent in focus, else the first one."""
        others = self.opponents()
        if self._focus in others:
            return self._focus
        return others[0] if others else 1

    def _seat_at(self, place: int) -> int:
        others = self.opponents()
        return others[place] if place < len(others) else NOBODY

    def panel_of(self, seat: int) -> SeatHead | SeatPanel:
        """The head of a seat."""
        if seat == self.near():
            return self._page.near_head
        return self._page.foe_heads()[self.opponents().index(seat)]

    def forget(self) -> None:
        """Nothing of any seat stays."""
        self._seen = None
        self._focus = self._closely = self._hot = NOBODY
        self._targets = frozenset()
        if self.menu is not None:
            self.menu.close()
            self.menu = None

    # ---- focus

    def follow(self, seen: Observation) -> None:
        """A new observation: the focus goes to who matters now."""
        before, self._seen = self._seen, seen
        wanted = self._wanted(seen)
        held = QGuiApplication.mouseButtons() != Qt.MouseButton.NoButton
        if wanted != NOBODY and not (held and before is not None):
            self._focus = wanted  # nothing moves away under a pressed button
        if before is not None:
            self._fly(before, seen)
        self._apply()

    def _wanted(self, seen: Observation) -> int:
        others = self.opponents()
        fight = seen.challenge
        if fight is not None and not fight.over and seen.phase == "challenges":
            for one, other in ((fight.attacker, fight.defender), (fight.defender, fight.attacker)):
                if one == self.near() and other in others:
                    return other
            if fight.attacker in others:
                return fight.attacker
        return seen.active_player if seen.active_player in others else NOBODY

    def look_closer(self, seat: int) -> None:
        """Looks closely at an opponent; once more lets go."""
        if len(self.opponents()) < 2 or seat not in self.opponents():
            return
        self._closely = NOBODY if self._closely == seat else seat
        self._focus = seat
        self._apply()
        self._shows()

    def look_around(self, way: int = 1) -> None:
        """Looks closely at the next opponent; after the last one at none."""
        others = (*self.opponents(), NOBODY)
        if len(others) < 3:
            return
        at = others.index(self._closely) if self._closely in others else len(others) - 1
        following = others[(at + way) % len(others)]
        if following == NOBODY:
            self.look_closer(self._closely)
        else:
            self.look_closer(following)

    def show_whole(self, zone: str) -> None:
        """Makes room for a row that is not shown because another opponent is looked at closely."""
        if self._closely == NOBODY or self._page.layout_now.rect(zone) is not None:
            return
        place = int(zone.partition("_")[0].removeprefix("far") or 1) - 1
        self._focus = self._closely = self._seat_at(place)
        self._apply()

    @property
    def closely(self) -> int:
        """The opponent looked at closely, -1 for none."""
        return self._closely

    def _apply(self) -> None:
        others, seen = self.opponents(), self._seen
        if seen is None or not others:
            return
        looked = self._closely if self._closely in others else self._focus
        focus = others.index(looked) if looked in others else 0
        closely = self._closely in others
        many = len(others) > 1
        self._page.set_seats(Seats(len(others), focus if many else -1, closely, bool(seen.titles)))

    # ---- showing

    def show(self, selection: Selection, cursor: object) -> None:
        """All heads, the panel below the first one, piles and titles."""
        seen = self._seen
        if seen is None:
            return
        page, names = self._page, list(self._port.seat_names())
        for seat in (self.near(), *self.opponents()):
            head = self.panel_of(seat)
            head.show_seat(self._state(seen, seat, names, selection, cursor))
        self._show_memory(seen, names)
        near = seen.seats[self.near()]
        page.piles.show_piles(near.deck_count, len(near.discard), len(near.dead), bool(near.known_deck))
        self._show_titles(seen, names)
        self.light(selection.seats())

    def _state(self, seen: Observation, seat: int, names: list[str], selection: Selection, cursor: object) -> SeatState:
        view = seen.seats[seat]
        plot, look = None, STANDING
        if view.plot is not None:
            card = view.plot
            plot = self._page.faces.now(card)
            legal, chosen = card.id in selection.legal(), card.id in selection.chosen()
            pointed = cursor == card.id
            look = look_of(card, plot, legal=legal and not chosen, chosen=TICK if chosen else 0, focused=pointed)
        player = player_word(self._port.seat_players()[seat]) if not view.out else self.tr("out of the game")
        return SeatState(
            view=view,
            name=names[seat],
            player=player,
            active=seen.active_player == seat,
            first=seen.first_player == seat,
            plot=plot,
            plot_look=look,
            arms=self.arms[seat],
            tags=title_tags(seen, self.near(), seat, names),
            waiting=self._waiting(seen, seat, selection.legal()),
        )

    def _waiting(self, seen: Observation, seat: int, legal: frozenset[int]) -> int:
        """How many cards of a slim seat can be chosen."""
        if seat == self.near() or self._closely in (NOBODY, seat) or len(self.opponents()) < 2:
            return 0
        view = seen.seats[seat]
        cards = [*view.play, *view.beside, *(attached for card in view.play for attached in card.attachments)]
        return sum(card.id in legal for card in cards)

    def _show_memory(self, seen: Observation, names: list[str]) -> None:
        """Challenges made in the challenges phase, else the Hands' tokens."""
        if seen.phase == "challenges" and 0 <= seen.active_player < len(seen.seats):
            made = seen.seats[seen.active_player].challenges_made
            self._page.memory.show_challenges(made, names[seen.active_player])
            return
        hands = []
        shown = (self.near(), *self.opponents()) if len(seen.seats) == 2 else (self.near(),)
        for seat in shown:
            hand = seen.seats[seat].hand_of_the_king
            if hand is not None:
                hands.append(hand_tokens(self.arms[seat], names[seat], hand))
        self._page.memory.show_hands(hands)

    def _show_titles(self, seen: Observation, names: list[str]) -> None:
        if not seen.titles:
            return
        decision = seen.decision
        free = set()
        if decision is not None and decision.seat == seen.seat:
            free = {choice[1] for choice in decision.options if choice[0] == "title"}
        self._page.own_titles.show_tags(title_tags(seen, self.near(), self.near(), names))
        rows = []
        for title in seen.titles:
            held = 0 <= title.holder < len(names)
            holder = names[title.holder] if held else ""
            rows.append(
                TitleRow(
                    title.name,
                    title_word(title.name),
                    second_line(title),
                    holder,
                    self.arms[title.holder] if held else "",
                    whole_words(title, holder),
                    own=title.holder == self.near(),
                    legal=title.name in free,
                )
            )
        kingsmoot = seen.variant == "kingsmoot"
        head = self.tr("Titles: hold all six to win") if kingsmoot else self.tr("The small council")
        self._page.titles.show_titles(head, rows)

    def _fly(self, before: Observation, seen: Observation) -> None:
        """A title that has a new holder flies to him over the table, from the old one or from the list."""
        old = {title.name: title.holder for title in before.titles}
        moved = [t for t in seen.titles if t.holder != NOBODY and old.get(t.name, t.holder) != t.holder]
        if not moved or len(before.seats) != len(seen.seats):
            return
        title = moved[-1]
        start = self._middle(old[title.name]) if old[title.name] != NOBODY else self._list_spot(title.name)
        self._page.flight.fly(title_word(title.name), start, self._middle(title.holder))

    def _middle(self, seat: int) -> QPointF:
        head = self.panel_of(seat)
        return QPointF(head.mapTo(self._page, QPoint(head.width() // 2, min(head.height() // 2, 40))))

    def _list_spot(self, title: str) -> QPointF:
        panel = self._page.titles
        spot = panel.row_centre(title)
        if spot is None or not panel.isVisible():
            return QPointF(self._page.width(), self._page.height() / 2)
        return QPointF(panel.mapTo(self._page, spot.toPoint()))

    # ---- choosing a seat

    def light(self, targets: Iterable[int], hot: int = NOBODY) -> None:
        """Which seats can be chosen, and over which one something hovers that may be dropped there."""
        self._targets, self._hot = frozenset(targets), hot
        page, seen = self._page, self._seen
        if seen is None:
            return
        page.near_head.set_target(self.near() in self._targets)
        others = self.opponents()
        if len(others) == 1:
            page.far_head.set_target(others[0] in self._targets)
        for place, seat in enumerate(others):
            target, over = seat in self._targets, seat == hot
            page.panels[place].set_target(target, over)
            if place < len(page.scene.frames):
                page.scene.frames[place].set_state(active=seen.active_player == seat, target=target, hot=over)

    def seat_at(self, spot: QPoint) -> int:
        """The seat whose area is at a point of the page, -1 for none."""
        layout = self._page.layout_now
        for place, foe in enumerate(layout.foes):
            frame = foe.frame
            if frame.x <= spot.x() <= frame.right and frame.y <= spot.y() <= frame.bottom:
                return self._seat_at(place)
        return self.near() if self._page.near_head.geometry().contains(spot) else NOBODY

    def _ground_clicked(self, place: int) -> None:
        seat = self._seat_at(place)
        if seat in self._targets:
            self.chosen.emit(seat)

    # ---- piles

    def open_menu(self, seat: int, spot: QPoint | None = None) -> None:
        """The menu of an opponent: look closer, and every pile."""
        seen = self._seen
        if seen is None or seat not in self.opponents():
            return
        view, menu = seen.seats[seat], QMenu(self._page)
        if len(self.opponents()) > 1:
            words = self.tr("Look at everybody again") if self._closely == seat else self.tr("Look closer")
            menu.addAction(words, lambda: self.look_closer(seat))
            menu.addSeparator()
        piles = {
            "discard": self.tr("Discard pile ({0})").format(len(view.discard)),
            "dead": self.tr("Dead pile ({0})").format(len(view.dead)),
            "used": self.tr("Used plots ({0})").format(len(view.used)),
            "hand": self.tr("Hand ({0})").format(view.hand_count),
        }
        for pile, words in piles.items():
            menu.addAction(words, partial(self.pile_asked.emit, seat, pile))
        self.menu = menu
        head = self.panel_of(seat)
        menu.popup(spot if spot is not None else head.mapToGlobal(head.rect().bottomLeft()))
        menu.setActiveAction(menu.actions()[0])
