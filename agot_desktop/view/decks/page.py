"""The deck builder's page: facets, search and results, the card and the figures, the open deck.

The desk (`StartPort.desk`) does everything; the page shows it and says what the player wants. `play_wanted`: he wants
to play now. Below 1500 px the facets fold behind a button.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Protocol

from PySide6.QtCore import QEvent, QObject, Qt, QTimer, Signal
from PySide6.QtGui import QDragEnterEvent, QDropEvent, QKeyEvent, QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import QHBoxLayout, QLineEdit, QVBoxLayout, QWidget

from agot_desktop.controller.decks.query import without
from agot_desktop.view.card_widget import CardWidget
from agot_desktop.view.decks.charts import FiguresPanel
from agot_desktop.view.decks.deck_column import DeckColumn
from agot_desktop.view.decks.facets import FacetPanel
from agot_desktop.view.decks.head import LegalityBar
from agot_desktop.view.decks.import_dialog import dropped_files
from agot_desktop.view.decks.results import ResultModel, ResultTable
from agot_desktop.view.decks.tasks import DeckTasks
from agot_desktop.view.decks.words import format_word
from agot_desktop.view.drawing import px
from agot_desktop.view.faces import Faces
from agot_desktop.view.ports import Texts
from agot_desktop.view.theme import font, themes
from agot_desktop.view.widgets import Backdrop, FitLabel, KeyButton, label

if TYPE_CHECKING:
    from agot_desktop.controller.decks.desk import DeckDesk
    from agot_desktop.controller.decks.desk_rows import CardRow, DeckPicture

WIDE = 1500
TYPING = 120
"""Milliseconds of quiet after which the counts of the facets follow the typing."""


class DeckSource(Protocol):
    """What the page needs of the start port."""

    @property
    def desk(self) -> DeckDesk: ...
    @property
    def texts(self) -> Texts: ...


class DecksPage(Backdrop):
    """`play_wanted`: to the settings of a new game; `sets_changed`: names of the sets that he limits himself to.
    Nothing is asked of the source before `refresh`."""

    play_wanted = Signal()
    sets_changed = Signal(object)
    cancelled = Signal()

    def __init__(self, start: DeckSource, parent: QWidget | None = None) -> None:
        super().__init__("panel", parent)
        self._start = start
        self._desk: DeckDesk | None = None
        self._faces: Faces | None = None
        self.picture: DeckPicture | None = None
        self._sort = ("name", False)
        self._facets_asked = False
        self.remembered_sets: tuple[str, ...] = ()
        self.setAcceptDrops(True)
        self.search = QLineEdit(self)
        self.search.setClearButtonEnabled(True)
        self.filters = KeyButton("", "", self)
        self.filters.set_icon_name("ui-search")
        self.meaning = FitLabel("body_small", 14, 11, self)
        self.meaning.set_tint("ink2")
        self.legality = LegalityBar(self)
        self.facets = FacetPanel(self)
        self.model = ResultModel(self._card, self)
        self.results = ResultTable(self.model, self)
        self.card = CardWidget("full", self, margin=4, largest=1.0)
        self.minus, self.plus = KeyButton("", "−", self), KeyButton("", "+", self)
        self.plus.set_primary(True)
        self.copies = label("body_small", "", "ink2", self)
        self.copies.setWordWrap(True)
        self.figures = FiguresPanel(self)
        self.column = DeckColumn(self)
        self.tasks = DeckTasks(self)
        self._quiet = QTimer(self)
        self._quiet.setSingleShot(True)
        self._quiet.setInterval(TYPING)
        self._quiet.timeout.connect(self._count)
        self._build()
        self._connect()
        themes().changed.connect(self._measure)
        self._measure()
        self.retranslateUi()

    # ---- making

    def _build(self) -> None:
        head = QHBoxLayout()
        head.setContentsMargins(16, 8, 12, 8)
        head.setSpacing(10)
        head.addWidget(self.filters)
        head.addWidget(self.search, 4)
        head.addWidget(self.meaning, 3)
        head.addWidget(self.legality, 4)
        side = self._side = QWidget(self)
        middle = QVBoxLayout(side)
        middle.setContentsMargins(8, 4, 8, 8)
        middle.setSpacing(6)
        middle.addWidget(self.card, 5)
        buttons = QHBoxLayout()
        buttons.addWidget(self.minus)
        buttons.addStretch(1)
        buttons.addWidget(self.plus)
        middle.addLayout(buttons)
        middle.addWidget(self.copies)
        middle.addWidget(self.figures, 4)
        body = QHBoxLayout()
        body.setSpacing(0)
        body.addWidget(self.facets)
        body.addWidget(self.results, 1)
        body.addWidget(side)
        body.addWidget(self.column)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.setSpacing(0)
        whole.addLayout(head)
        whole.addLayout(body, 1)

    def _connect(self) -> None:
        self.search.textChanged.connect(lambda _text: self.search_now())
        self.search.installEventFilter(self)
        self.filters.clicked.connect(self._toggle_facets)
        self.facets.changed.connect(self.search.setText)
        self.results.add_wanted.connect(self.add)
        self.results.remove_wanted.connect(lambda code: self.add(code, -1))
        self.results.pointed.connect(self.show_card)
        self.results.sorted_by.connect(self._sort_by)
        self.plus.clicked.connect(lambda: self.add(self.shown_card))
        self.minus.clicked.connect(lambda: self.add(self.shown_card, -1))
        self.legality.button.clicked.connect(lambda: self.tasks.repair())
        self.column.list.add_wanted.connect(self.add)
        self.column.list.remove_wanted.connect(lambda code: self.add(code, -1))
        self.column.list.pointed.connect(self.show_card)
        self.column.deck_chosen.connect(self.open_deck)
        self.column.task.connect(self.tasks.do)
        self.column.hand.clicked.connect(lambda: self.tasks.choose_hand())
        self.column.hand.proposed.connect(lambda code: self.tasks.propose_hand(code))
        for keys, action in (
            (QKeySequence.StandardKey.Find, self._to_search),
            (QKeySequence.StandardKey.Undo, lambda: self.tasks.do("undo")),
            (QKeySequence.StandardKey.Redo, lambda: self.tasks.do("redo")),
        ):
            short = QShortcut(QKeySequence(keys), self)
            short.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            short.activated.connect(action)

    def _measure(self, _theme: object = None) -> None:
        self.search.setFixedHeight(px(36))
        self.search.setFont(font("value"))
        self.legality.measure()
        self._side.setFixedWidth(px(286))
        self.facets.setFixedWidth(px(212))
        self.column.setFixedWidth(px(306))
        wide = self.width() >= px(WIDE)
        self.filters.setVisible(not wide)
        self.facets.setVisible(wide or self._facets_asked)
        self._side.setVisible(wide or not self._facets_asked or self.width() >= px(1400))

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._measure()

    def retranslateUi(self) -> None:
        words = self.tr("Search: a name, a word of the text, or h:stark t:character c<=3")
        self.search.setPlaceholderText(words)
        self.search.setAccessibleName(self.tr("Search cards"))
        self.search.setToolTip(
            self.tr(
                "h: House · t: type · c<=3 cost · s>=4 STR · i: icon · k: keyword · cr: crest · tr: trait · set: · "
                'is: implemented, limited, restricted, hand … · in:deck · - not · or · ( ) · "words together"'
            )
        )
        self.filters.setText(self.tr("Filters"))
        self.plus.setText(self.tr("Add"))
        self.minus.setText(self.tr("Remove"))
        self.results.setAccessibleName(self.tr("Found cards"))
        self.facets.setAccessibleName(self.tr("Filters"))
        self.figures.setAccessibleName(self.tr("Figures of the deck"))
        self.facets.retranslateUi()
        self.column.retranslateUi()
        if self._faces is not None:
            self._faces.forget()
        if self._desk is not None:
            self.model.forget()
            self.search_now()
            self.show_deck()

    # ---- what the page works with

    @property
    def desk(self) -> DeckDesk:
        if self._desk is None:
            self._desk = self._start.desk
            known = {card_set.name for card_set in self._desk.sets}
            self._desk.my_sets = tuple(name for name in self.remembered_sets if name in known)
        return self._desk

    @property
    def faces(self) -> Faces:
        if self._faces is None:
            self._faces = Faces(self._start.texts)
        return self._faces

    @property
    def shown_card(self) -> str:
        """The code of the card that is shown large, '' for none."""
        return self.card.face.id if self.card.face is not None else ""

    def refresh(self) -> None:
        """Shows the decks on the shelf; the last changed is opened where none is."""
        if not self.attempt(self._open_first):
            return
        self.search_now()
        self.show_deck()
        self.search.setFocus()

    def leave(self) -> None:
        """Nothing is kept open but the deck itself."""
        self.tasks.close()

    def _open_first(self) -> None:
        rows = self.desk.rows()
        mine = [row for row in rows if row.id]
        if self.desk.opened and any(row.id == self.desk.opened for row in mine):
            return
        if mine:
            self.desk.open(mine[0].id)
        elif rows:
            self.desk.copy_shipped(rows[0].shipped)
        else:
            self.desk.create(self.tr("New deck"))

    def attempt(self, action: Callable[[], object]) -> bool:
        """Does something that may fail; what went wrong is said in the bar of the search."""
        try:
            action()
        except (OSError, ValueError) as error:
            self.tasks.complain(str(error))
            return False
        return True

    # ---- searching

    def search_now(self) -> None:
        """The results for what is written now."""
        text = self.search.text()
        code = self.results.current()
        found = self.desk.search(text, *self._sort)
        self.model.show_codes(found.codes)
        count = self.tr("%n card(s)", None, len(found.codes)).replace("(s)", "" if len(found.codes) == 1 else "s")
        if found.faults:
            self.meaning.set_tint("danger")
            self.meaning.set_whole(f"{count} · {' '.join(found.faults)}")
        else:
            self.meaning.set_tint("ink2")
            self.meaning.set_whole(f"{count}: {found.meaning}" if found.meaning else count)
        if found.codes:
            self.results.go_to(code)
        self._quiet.start()

    def _count(self) -> None:
        if self.facets.isVisible():
            text = self.search.text()
            self.facets.show_line(text, self.desk.counts(without(text, "type"), "type"))

    def _sort_by(self, sort: str, descending: bool) -> None:
        self._sort = (sort, descending)
        self.search_now()

    def _toggle_facets(self) -> None:
        self._facets_asked = not self._facets_asked
        self._measure()
        self._count()

    def _to_search(self) -> None:
        self.search.setFocus()
        self.search.selectAll()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Down and Enter in the search go to the results, Esc clears it."""
        if watched is self.search and isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            if event.key() in (Qt.Key.Key_Down, Qt.Key.Key_Return, Qt.Key.Key_Enter):
                self.results.setFocus()
                self.results.go_to(self.results.current())
                return True
            if event.key() == Qt.Key.Key_Escape and self.search.text():
                self.search.clear()
                return True
        return super().eventFilter(watched, event)

    def _card(self, code: str) -> CardRow:
        return self.desk.row(code)

    # ---- the deck

    def open_deck(self, deck_id: int, shipped: str = "") -> None:
        """Opens a deck of the shelf; one of the program's own is copied first."""
        if self.attempt(lambda: self.desk.copy_shipped(shipped) if shipped else self.desk.open(deck_id)):
            self.changed()

    def add(self, code: str, copies: int = 1) -> None:
        """Copies of a card into the deck, or out of it."""
        if code and self.attempt(lambda: self.desk.add(code, copies)):
            self.changed()
            self.show_card(code)

    def changed(self) -> None:
        """The deck is another one now."""
        self.model.forget()
        if "in:" in self.search.text() or "is:" in self.search.text() or self._sort[0] == "copies":
            self.search_now()
        self.show_deck()

    def show_deck(self) -> None:
        """Everything that depends on the open deck."""
        if not self.desk.opened:
            return
        picture = self.picture = self.desk.picture()
        self.column.show_deck(picture, self.desk.rows(), self.desk.opened)
        legal = self.tr("Legal for {0}").format(format_word(picture.format))
        if self.desk.my_sets:
            legal += " · " + self.tr("%n set(s) only", None, len(self.desk.my_sets)).replace("(s)", "s")
        self.legality.show_findings([finding.words for finding in picture.findings], legal)
        found = self.desk.figures()
        traits = {trait: self._start.texts.term(trait) for trait, _ in found.traits.most_common(12)}
        self.figures.show_figures(found, traits)
        if self.shown_card:
            self.show_card(self.shown_card)

    def show_card(self, code: str) -> None:
        """A card large, with its copies in the deck."""
        if not code:
            return
        self.card.show_card(self.faces.printed(code))
        row = self.desk.row(code)
        words = self.tr("{0} of {1} in this deck").format(row.copies, row.limit) if row.limit else ""
        self.copies.setText("\n".join(part for part in (words, row.problem) if part))
        self.minus.setEnabled(row.copies > 0)

    # ---- files dropped onto the page

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        if dropped_files(event):
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        for path in dropped_files(event)[:1]:
            event.acceptProposedAction()
            self.tasks.import_file(Path(path))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.cancelled.emit()
        else:
            super().keyPressEvent(event)
