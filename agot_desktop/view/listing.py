"""The table as a plain list for screen readers: every zone, card, area and piece with its state in words.

listing.show_rows(cards_rows(...))      of the card game
listing.show_rows(realm_rows(...))      of the board game
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QTreeWidget, QTreeWidgetItem, QVBoxLayout, QWidget

from agot_desktop.model.boardgame.observation import RealmView
from agot_desktop.model.cardgame.observation import CardView, Observation, SeatView
from agot_desktop.view.drawing import px
from agot_desktop.view.faces import Faces
from agot_desktop.view.forms import flat_style
from agot_desktop.view.realm.faces import RealmFaces
from agot_desktop.view.realm.standings import house_words
from agot_desktop.view.realm.tips import area_words
from agot_desktop.view.theme import current_theme, font, themes
from agot_desktop.view.words import house_word, phase_word, state_lines


@dataclass(frozen=True, slots=True)
class Row:
    """A line and the lines under it."""

    text: str
    below: tuple[Row, ...] = ()


class TableList(QWidget):
    """A window with the list; it stays open beside the game and keeps what was unfolded."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent, Qt.WindowType.Window)
        self.setObjectName("listing")
        self.tree = QTreeWidget(self)
        self.tree.setHeaderHidden(True)
        self.tree.setWordWrap(True)
        self._rows: tuple[Row, ...] = ()
        box = QVBoxLayout(self)
        box.addWidget(self.tree)
        themes().changed.connect(self._dress)
        self.resize(px(460), px(600))
        self._dress()
        self.retranslate()

    def _dress(self, _theme: object = None) -> None:
        self.setStyleSheet(flat_style(current_theme()))
        self.tree.setFont(font("body"))

    def retranslate(self) -> None:
        """Every word of the window's own."""
        self.setWindowTitle(self.tr("The table as a list"))
        self.tree.setAccessibleName(self.tr("The table as a list"))

    def show_rows(self, rows: Sequence[Row]) -> None:
        """Shows the rows; heads that were folded stay so."""
        if tuple(rows) == self._rows:
            return
        heads = [self.tree.topLevelItem(number) for number in range(self.tree.topLevelItemCount())]
        folded = {number for number, head in enumerate(heads) if head is not None and not head.isExpanded()}
        known = bool(self._rows)
        self._rows = tuple(rows)
        self.tree.clear()
        for number, row in enumerate(rows):
            head = _item(row)
            self.tree.addTopLevelItem(head)
            head.setExpanded(not known or number not in folded)

    def texts(self) -> list[str]:
        """All lines, for tests and for copying."""
        found: list[str] = []

        def walk(rows: Sequence[Row]) -> None:
            for row in rows:
                found.append(row.text)
                walk(row.below)

        walk(self._rows)
        return found

    def clear(self) -> None:
        """Leaves nothing of a seat."""
        self._rows = ()
        self.tree.clear()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.close()
        else:
            super().keyPressEvent(event)


def _item(row: Row) -> QTreeWidgetItem:
    item = QTreeWidgetItem([row.text])
    item.setData(0, Qt.ItemDataRole.AccessibleTextRole, row.text)
    for below in row.below:
        item.addChild(_item(below))
    return item


# -- the card game -----------------------------------------------------------------------------------------------------


def cards_rows(seen: Observation, faces: Faces, names: Sequence[str]) -> tuple[Row, ...]:
    """The table of the card game as one seat sees it: its own side first."""
    translate = QCoreApplication.translate
    order = [seen.seat, *[s.seat for s in seen.seats if s.seat != seen.seat]]
    now = translate("Listing", "Round {0}, {1}").format(seen.round, phase_word(seen.phase))
    rows = [Row(now)]
    if seen.challenge is not None:
        fight = seen.challenge
        rows.append(
            Row(translate("Listing", "Challenge: {0} attacks {1}").format(names[fight.attacker], names[fight.defender]))
        )
    return (*rows, *[_seat_row(seen.seats[seat], faces, names[seat]) for seat in order])


def _seat_row(seat: SeatView, faces: Faces, name: str) -> Row:
    translate = QCoreApplication.translate
    head = translate("Listing", "{0}, {1}: power {2}, gold {3}, influence {4}, claim {5}, initiative {6}").format(
        name, house_word(seat.house), seat.power, seat.gold, seat.influence, seat.claim, seat.initiative
    )
    zones: list[tuple[str, Sequence[CardView], int]] = [
        (translate("Listing", "Plot"), (seat.plot,) if seat.plot is not None else (), -1),
        (translate("Listing", "In play"), seat.play, -1),
        (translate("Listing", "Beside the table"), seat.beside, -1),
        (translate("Listing", "Hand"), seat.hand, seat.hand_count),
        (translate("Listing", "Shadows"), seat.shadows, seat.shadows_count),
        (translate("Listing", "Dead"), seat.dead, -1),
        (translate("Listing", "Discarded"), seat.discard, -1),
        (translate("Listing", "Used plots"), seat.used, -1),
    ]
    below = [
        Row(
            translate("Listing", "{0}: {1}").format(zone, count if count >= 0 else len(cards)),
            tuple([_card_row(card, faces) for card in cards]),
        )
        for zone, cards, count in zones
        if cards or count > 0
    ]
    below.append(Row(translate("Listing", "Deck: {0}").format(seat.deck_count)))
    return Row(head, tuple(below))


def _card_row(card: CardView, faces: Faces) -> Row:
    face = faces.printed(card.code)
    attached = [faces.name(one.code) for one in card.attachments]
    lines = state_lines(card, face, attached)
    return Row(", ".join([face.name, *lines]))


# -- the board game ----------------------------------------------------------------------------------------------------


def realm_rows(seen: RealmView, faces: RealmFaces) -> tuple[Row, ...]:
    """The board as one house sees it: houses, then areas by who controls them."""
    translate = QCoreApplication.translate
    rows = [Row(translate("Listing", "Round {0}, {1}").format(seen.round, phase_word(seen.phase)))]
    for house in seen.turn_order:
        areas = [area.area for area in seen.areas if area.owner == house]
        below = tuple([Row(area_words(faces, seen, area).replace("\n", "; ")) for area in areas])
        rows.append(Row(house_words(faces, seen.houses[house]), below))
    rest = [area.area for area in seen.areas if area.owner < 0]
    free = tuple([Row(area_words(faces, seen, area).replace("\n", "; ")) for area in rest])
    rows.append(Row(translate("Listing", "Areas of nobody: {0}").format(len(rest)), free))
    return tuple(rows)
