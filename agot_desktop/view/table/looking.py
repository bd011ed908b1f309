"""Looking closer on the table: previews of what is pointed at, piles to look through, the menu of a card."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import QObject, QPointF, QRect
from PySide6.QtWidgets import QMenu, QWidget

from agot_desktop.model.cardgame.observation import CardView, Observation
from agot_desktop.model.kernel.decision import Choice
from agot_desktop.view.cards.face import TICK, CardFace, CardLook
from agot_desktop.view.ports import Button
from agot_desktop.view.table.offers import everything
from agot_desktop.view.table.page import TablePage
from agot_desktop.view.table.pile_viewer import PileEntry
from agot_desktop.view.table.preview import Shown
from agot_desktop.view.table.selection import Selection, Send
from agot_desktop.view.words import state_lines


class Looker(QObject):
    """Shows cards larger and opens piles and menus. `seen` is the observation that is shown, None behind the veil."""

    def __init__(self, page: TablePage, send: Callable[[Send | None], None], explain: Callable[[object], None]) -> None:
        """`explain`: opens the explanation of a card."""
        super().__init__(page)
        self._page, self._send, self._explain = page, send, explain
        self.seen: Observation | None = None
        self.menu: QMenu | None = None
        self._shown_key: object = None
        page.log.card_pointed.connect(self._log_pointed)
        page.viewer.card_pointed.connect(self._pile_pointed)
        page.viewer.closed.connect(page.view.setFocus)
        for head in (page.near_head, page.far_head):
            head.plot.pointed.connect(lambda inside, h=head: self._plot_pointed(h.plot.key, h.plot, inside))

    def shown(self, key: object) -> Shown | None:
        """A card of the observation for the preview."""
        if self.seen is None:
            return None
        card = self._page.scene.view_of(key)
        if card is None:
            card = next((c for _seat, _name, c in everything(self.seen) if c.id == key), None)
        if card is None:
            return None
        names = [self._page.faces.name(attached.code) for attached in card.attachments]
        lines = state_lines(card, self._page.faces.printed(card.code), names)
        return Shown(self._page.faces.now(card), tuple(lines))

    def point(self, key: object, inside: bool = True, *, at_once: bool = False) -> None:
        """The pointer or the cursor is on a card of the scene, or left it."""
        shown = self.shown(key) if inside else None
        if shown is not None:
            self._shown_key = key
        self._page.previews.point(shown, self._page.card_rect(key), at_once=at_once)

    @property
    def looked_at(self) -> object:
        """The card whose preview was shown last."""
        return self._shown_key

    def renew(self) -> None:
        """The card in the preview as it is in the new observation; without its state where it is not seen any more."""
        self._page.previews.renew(self.shown(self._shown_key))

    def show_source(self, card: int, code: str) -> None:
        """The card that asks is shown where the preview has its own place; by its code, if it lies nowhere."""
        shown = self.shown(card)
        if shown is None and code:
            shown = Shown(self._page.faces.printed(code))
        if shown is not None and self._page.previews.docked:
            self._shown_key = card
            self._page.previews.point(shown, QRect(), at_once=True)

    def _plot_pointed(self, key: object, widget: QWidget, inside: bool) -> None:
        corner = widget.mapTo(self._page, widget.rect().topLeft())
        self._page.previews.point(self.shown(key) if inside else None, QRect(corner, widget.size()))

    def _log_pointed(self, code: str) -> None:
        if not code:
            self._page.previews.point(None)
            return
        self._shown_key = None
        lines = self._page.log.list
        corner = lines.mapTo(self._page, lines.rect().topLeft())
        self._page.previews.point(Shown(self._page.faces.printed(code)), QRect(corner, lines.size()))

    def _pile_pointed(self, face: CardFace | None, spot: QRect | None) -> None:
        self._page.previews.point(Shown(face) if face is not None else None, spot)

    def open_pile(self, seat: int, pile: str, name: str) -> None:
        """Opens a pile of a seat to look through; the uppermost card first."""
        if self.seen is None:
            return
        view = self.seen.seats[seat]
        piles: dict[str, tuple[str, Sequence[CardView]]] = {
            "discard": (self.tr("{0}: discard pile"), view.discard),
            "dead": (self.tr("{0}: dead pile"), view.dead),
            "used": (self.tr("{0}: used plots"), view.used),
            "hand": (self.tr("{0}: cards of the hand that you know"), view.hand),
            "deck": (self.tr("{0}: cards of the deck that you know"), view.known_deck),
        }
        title, cards = piles[pile]
        entries = [PileEntry(self._page.faces.printed(card.code)) for card in reversed(cards)]
        if pile == "hand":
            entries += [PileEntry(None)] * max(0, view.hand_count - len(cards))
        self._page.viewer.show_pile(title.format(name), entries)

    def open_choices(self, title: str, cards: Sequence[CardView]) -> None:
        """Lays out many cards to choose from."""
        entries = [PileEntry(self._page.faces.printed(card.code), card.id) for card in cards]
        self._page.viewer.show_choices(title, entries)

    def mark_choices(self, legal: frozenset[int], chosen: Sequence[int], ordered: bool) -> None:
        """Shows in the open panel which cards may be chosen and which are."""
        looks: dict[object, CardLook] = {card: CardLook(legal=True) for card in legal}
        for number, card in enumerate(chosen, 1):
            looks[card] = CardLook(chosen=number if ordered else TICK)
        self._page.viewer.update_looks(looks)

    def open_menu(self, key: object, spot: QPointF, selection: Selection, labels: dict[Choice, Button]) -> None:
        """The menu of a card: what can be done with it in the words of the buttons, then looking at it."""
        if self.seen is None:
            return
        menu = QMenu(self._page)
        if isinstance(key, int) and selection.offers.open:
            self._fill(menu, key, selection, labels)
        if self.shown(key) is not None:
            menu.addAction(self.tr("Show in full"), lambda: self._show_full(key))
            menu.addAction(self.tr("Why?"), lambda: self._explain(key))
        if menu.isEmpty():
            return
        self.menu = menu
        menu.popup(self._page.mapToGlobal(self._page.scene_to_page(spot)))

    def _fill(self, menu: QMenu, key: int, selection: Selection, labels: dict[Choice, Button]) -> None:
        if selection.run:
            if key in selection.legal():
                words = self.tr("Take back") if key in selection.picks else self.tr("Choose")
                menu.addAction(words, lambda: self._send(selection.point(key)))
                menu.addSeparator()
            return
        for choice in selection.offers.by_card.get(key, ()):
            label = labels[choice].label if choice in labels else " ".join(map(str, choice))
            menu.addAction(label.replace("&", "&&"), partial(self._send, Send(choice=choice)))
        if not menu.isEmpty():
            menu.addSeparator()

    def _show_full(self, key: object) -> None:
        if self._page.previews.pinned:
            self._page.previews.toggle_pin()
        self.point(key, at_once=True)
        self._page.previews.toggle_pin()

    def cover(self) -> None:
        """Forgets every card."""
        self.seen = self._shown_key = None
        if self.menu is not None:
            self.menu.close()
            self.menu = None
        self._page.viewer.close_pile()
        self._page.previews.clear()

    def words(self, key: object) -> str:
        """A card of the scene or a plot in words, for screen readers."""
        item = self._page.scene.item_for(key)
        if item is not None:
            return item.accessible_name
        heads = self._page.plot_heads()
        return next((head.plot.accessibleName() for head in heads if head.plot.key == key), "")
