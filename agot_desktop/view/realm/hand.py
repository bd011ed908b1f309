"""What lies over the edges of the map: the order tray, cards to choose from, the picker of a marching group."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QPoint

from agot_desktop.model.boardgame.observation import HIDDEN, RealmView
from agot_desktop.model.kernel.decision import Choice
from agot_desktop.view.realm.battle_panel import card_face
from agot_desktop.view.realm.cards import CardFace
from agot_desktop.view.realm.choosing import NOWHERE, Group
from agot_desktop.view.realm.order_tray import TrayOrder

if TYPE_CHECKING:
    from agot_desktop.view.realm.director import RealmDirector


def armies_after(seen: RealmView, origin: int, target: int, moved: int) -> tuple[int, ...]:
    """Sizes of the own armies, large to small, once `moved` units went from `origin` and hold `target` (SU-02)."""
    sizes = {number: sum(area.units) for number, area in enumerate(seen.areas) if area.owner == seen.seat}
    sizes[origin] = sizes.get(origin, 0) - moved
    sizes[target] = sizes.get(target, 0) + moved
    return tuple(sorted([size for size in sizes.values() if size > 1], reverse=True))


class Hand(QObject):
    """Shows tray, cards and picker of a director's page, and takes what is done with them."""

    def __init__(self, director: RealmDirector) -> None:
        super().__init__(director)
        self._d = director
        page = director.page
        page.tray.picked.connect(self._order_picked)
        page.tray.dragged.connect(self._order_dragged)
        page.tray.dropped.connect(self._order_dropped)
        page.strip.clicked.connect(director.send)
        page.picker.changed.connect(self._group_changed)

    def show_low(self, seen: RealmView) -> None:
        """The tray while orders are placed, the cards while one is to be chosen."""
        choosing = self._d.choosing
        orders = [choice for choice in choosing.options if choice[0] == "order"]
        cards = self._cards(seen)
        if orders:
            self._show_tray(seen)
        self._d.page.strip.show_cards(cards)
        self._d.page.show_low(tray=bool(orders), strip=bool(cards) and not orders)

    def _show_tray(self, seen: RealmView) -> None:
        board, faces = self._d.page.faces.board, self._d.page.faces
        used = [a.order for a in seen.areas if a.owner == seen.seat and a.order not in (NOWHERE, HIDDEN)]
        legal = self._d.choosing.orders()
        entries = []
        for order, count in enumerate(board.order_count):
            left = count - used.count(order)
            if left > 0:
                held = order == self._d.choosing.order
                words = faces.names.order(order)
                entries.append(TrayOrder(order, faces.order(order), words, left, order in legal, held))
        stars = sum(board.order_star[order] for order in used)
        self._d.page.tray.show_orders(self.tr("Orders\n★ used: {0}").format(stars), entries)

    def _cards(self, seen: RealmView) -> list[CardFace]:
        """The cards that can be chosen now, with the rest of the house's hand for comparison."""
        faces, house = self._d.page.faces, seen.seat
        words = {choice[0] for choice in self._d.choosing.options}
        legal = set(self._d.choosing.options)
        if "house-card" in words:
            hand = seen.houses[house].hand
            found = []
            for card in range(7):
                choice: Choice = ("house-card", card)
                used = not hand >> card & 1
                found.append(card_face(faces, house, card, legal=choice in legal, used=used))
            return found
        if "tactic" in words:
            return [
                CardFace(
                    choice, house, faces.names.tactic(t.id), text=t.text, note=self._note(t.confidence), legal=True
                )
                for choice in self._d.choosing.options
                if choice[0] == "tactic" and int(str(choice[1])) >= 0
                for t in (faces.board.tactics[house * 11 + int(str(choice[1]))],)
            ]
        return []

    def _note(self, confidence: str) -> str:
        """Whether a card is of our own design."""
        return self.tr("This card is of our own design.") if confidence.startswith("own-design") else ""

    def show_picker(self) -> None:
        choosing = self._d.choosing
        groups = choosing.groups()
        if len(groups) < 2 or choosing.group is None:
            self._d.page.picker.hide()
            return
        names = self._d.page.faces.names
        title = self.tr("March to {0}").format(names.area(choosing.target))
        self._d.page.picker.show_groups(title, groups, choosing.group)
        self._d.page.picker.preview.setText(self._preview())
        self._d.page.place_picker()

    def _preview(self) -> str:
        """Whether the group may go, what it meets, and the supply of its house afterwards."""
        seen, choosing = self._d.seen, self._d.choosing
        if seen is None or choosing.group is None:
            return ""
        after = armies_after(seen, choosing.area, choosing.target, sum(choosing.group[:3]))
        limit = seen.houses[seen.seat].limit
        supply = self.tr("Supply allows armies of {0}; afterwards you have {1}").format(
            " ".join(map(str, limit)), " ".join(map(str, after)) or "–"
        )
        return f"{self._meeting(seen, choosing.group)}\n{supply}"

    def _meeting(self, seen: RealmView, group: Group) -> str:
        """Whether the group may go, and what it meets."""
        choosing = self._d.choosing
        if group not in choosing.groups():
            return self.tr("This group may not go there: supply, or nobody at all.")
        board, target = self._d.page.faces.board, seen.areas[choosing.target]
        knights, footmen, sellswords, leaders = group
        strength = 2 * knights + footmen + 2 * sellswords
        strength += sum(board.base[n][0] for n in range(len(board.leaders)) if leaders >> n & 1)
        if target.owner not in (NOWHERE, seen.seat) and (any(target.units) or target.garrison):
            units = 2 * target.units[0] + target.units[1] + 2 * target.units[2]
            return self.tr("Strength {0} against {1}, garrison {2}, before orders and cards").format(
                strength, units, target.garrison
            )
        if target.neutral:
            return self.tr("Strength {0} against the neutral force {1}").format(strength, target.neutral)
        return self.tr("Strength {0}, nobody stands there").format(strength)

    def _order_picked(self, order: int) -> None:
        choice = self._d.choosing.take_order(order)
        if choice is not None:
            self._d.send(choice)
        else:
            self._d.refresh()

    def _order_dragged(self, order: int, at: QPoint) -> None:
        self._d.page.carry(self._d.page.faces.order(order), at)
        if self._d.choosing.order != order:
            self._d.choosing.put_back()
            self._d.choosing.order = order
            self._d.refresh()

    def _order_dropped(self, order: int, at: QPoint) -> None:
        self._d.page.carry(None, at)
        area = self._d.page.area_under(at)
        choice = self._d.choosing.drop_order(order, area)
        if choice is not None:
            self._d.send(choice)
            return
        self._d.choosing.put_back()
        if area != NOWHERE:
            self._d.page.notice.say(self.tr("This order cannot be placed there."), self._d.page.view.geometry())
        self._d.refresh()

    def _group_changed(self, group: Group) -> None:
        self._d.choosing.group = group
        self._d.page.picker.preview.setText(self._preview())
        self._d.show_bar()
