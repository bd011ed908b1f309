"""The page of campaigns. It shows and asks; games are started elsewhere, by what its signals say."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Protocol, TypeVar

from PySide6.QtCore import QItemSelectionModel, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import (
    QBoxLayout,
    QFileDialog,
    QFrame,
    QHBoxLayout,
    QInputDialog,
    QLineEdit,
    QListView,
    QMenu,
    QMessageBox,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from agot_desktop.view.campaigns.chapters import ChapterLine, StandingPanel
from agot_desktop.view.campaigns.list import (
    BY_NAME,
    BY_TIME,
    ROW_ROLE,
    CampaignDelegate,
    CampaignFilter,
    CampaignModel,
    where_words,
)
from agot_desktop.view.campaigns.ports import CampaignRow, CampaignsPort, ChapterRow
from agot_desktop.view.campaigns.story import StoryPanel
from agot_desktop.view.campaigns.tree import TreeView
from agot_desktop.view.drawing import px
from agot_desktop.view.forms import ChoiceBox, TickBox
from agot_desktop.view.theme import font, themes
from agot_desktop.view.widgets import Backdrop, FitLabel, KeyButton, Panel, label

T = TypeVar("T")
D = TypeVar("D")
FILES = "*.agot"
NEWEST_CHAPTERS = 4
"""Chapters that have a line; older ones are in the story."""


class CampaignsSource(Protocol):
    """What the page needs of the start port."""

    @property
    def campaigns(self) -> CampaignsPort: ...
    def rename(self, game: int, name: str) -> None: ...


class CampaignsPage(Backdrop):
    """List at the left, the chosen campaign at the right.

    `play_wanted` (campaign, chapter): go on with a game; `look_wanted` (campaign, chapter, line or -1): look back on
    it; `next_wanted` (campaign): its next chapter; `new_wanted`; `cancelled`; `changed`: the list is another one now.
    """

    play_wanted = Signal(int, int)
    look_wanted = Signal(int, int, int)
    next_wanted = Signal(int)
    new_wanted = Signal()
    cancelled = Signal()
    changed = Signal()

    def __init__(self, start: CampaignsSource, parent: QWidget | None = None) -> None:
        super().__init__("table", parent)
        self._start = start
        self.box: QMessageBox | QInputDialog | None = None
        self._removed = -1
        self._chapter: ChapterRow | None = None
        self._make_list()
        self._make_detail()
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        row.addWidget(self._side)
        row.addWidget(self._scroll, 1)
        for keys, act in (("Del", self.remove), ("F2", self.rename), ("Ctrl+F", self.search.setFocus)):
            shortcut = QShortcut(QKeySequence(keys), self)
            shortcut.setContext(Qt.ShortcutContext.WidgetWithChildrenShortcut)
            shortcut.activated.connect(act)
        themes().changed.connect(self._measure)
        self._measure()
        self.retranslateUi()

    def _make_list(self) -> None:
        self._side = Panel("panel", "line", 0, self)
        self.search = QLineEdit(self._side)
        self.search.setClearButtonEnabled(True)
        self.new_button = KeyButton("", "", self._side)
        self.new_button.set_primary(True)
        self.order = ChoiceBox("", self._side)
        self.order.addItem("", BY_TIME)
        self.order.addItem("", BY_NAME)
        self.archive_box = TickBox(self._side)
        self.model = CampaignModel(self)
        self.filter = CampaignFilter(self)
        self.filter.setSourceModel(self.model)
        self.list = QListView(self._side)
        self.list.setObjectName("campaigns")
        self.list.setModel(self.filter)
        self.list.setItemDelegate(CampaignDelegate(self.list))
        self.list.setUniformItemSizes(True)
        self.list.setMouseTracking(True)
        self.nothing = label("body_small", "", "ink2", self._side)
        self.nothing.setWordWrap(True)
        self.import_button = KeyButton("", "", self._side)
        self.undo_button = KeyButton("", "", self._side)
        self.undo_button.hide()
        self.search.textChanged.connect(self._search)
        self.new_button.clicked.connect(self.new_wanted)
        self.order.currentIndexChanged.connect(lambda _i: self._sort())
        self.archive_box.toggled.connect(self._show_archive)
        self.import_button.clicked.connect(self.choose_import)
        self.undo_button.clicked.connect(self.restore)
        self.list.selectionModel().currentChanged.connect(lambda _new, _old: self._show_chosen())
        self.list.doubleClicked.connect(lambda _index: self._play())
        top, second, foot = QHBoxLayout(), QHBoxLayout(), QHBoxLayout()
        top.addWidget(self.search, 1)
        top.addWidget(self.new_button)
        second.addWidget(self.order, 1)
        second.addWidget(self.archive_box)
        foot.addWidget(self.import_button)
        foot.addStretch(1)
        foot.addWidget(self.undo_button)
        box = QVBoxLayout(self._side)
        box.setContentsMargins(14, 12, 12, 12)
        box.setSpacing(8)
        box.addLayout(top)
        box.addLayout(second)
        box.addWidget(self.nothing)
        box.addWidget(self.list, 1)
        box.addLayout(foot)

    def _make_detail(self) -> None:
        self._scroll = QScrollArea(self)
        self._scroll.setFrameShape(QFrame.Shape.NoFrame)
        self._scroll.setWidgetResizable(True)
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._scroll.viewport().setAutoFillBackground(False)
        self._detail = QWidget()
        self._detail.setAutoFillBackground(False)
        self._scroll.setWidget(self._detail)
        self._detail.setAutoFillBackground(False)
        self.title = FitLabel("title", 26, 15, self._detail)
        self.more = KeyButton("", "", self._detail)
        self.menu = QMenu(self.more)
        self.more.setMenu(self.menu)
        self.look_action = self.menu.addAction("", lambda: self._look(-1))
        self.next_action = self.menu.addAction("", self._next)
        self.rename_action = self.menu.addAction("", self.rename)
        self.export_action = self.menu.addAction("", self.choose_export)
        self.archive_action = self.menu.addAction("", self.archive)
        self.remove_action = self.menu.addAction("", self.remove)
        self.look = KeyButton("", "", self._detail)
        self.next = KeyButton("", "", self._detail)
        self.play = KeyButton("", "", self._detail)
        self.play.set_primary(True)
        self.look.clicked.connect(lambda: self._look(-1))
        self.next.clicked.connect(self._next)
        self.play.clicked.connect(self._play)
        buttons = QHBoxLayout()
        buttons.setSpacing(8)
        for part in (self.more, self.look, self.next, self.play):
            buttons.addWidget(part)
        self._head = head = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        head.setSpacing(8)
        head.addWidget(self.title, 1)
        head.addLayout(buttons)
        self._standings = QHBoxLayout()
        self._standings.setSpacing(8)
        self.chapters_title = label("section", "", "ink", self._detail)
        self._chapters = QVBoxLayout()
        self._chapters.setSpacing(6)
        self.tree_title = label("value", "", "ink2", self._detail)
        self.tree = TreeView(self._detail)
        self.tree.chosen.connect(self._look)
        self.story = StoryPanel(self._detail)
        self.story.notes_changed.connect(self._keep_notes)
        box = QVBoxLayout(self._detail)
        box.setContentsMargins(22, 12, 22, 12)
        box.setSpacing(8)
        box.addLayout(head)
        box.addLayout(self._standings)
        box.addWidget(self.chapters_title)
        box.addLayout(self._chapters)
        box.addWidget(self.tree_title)
        box.addWidget(self.tree)
        box.addWidget(self.story, 1)

    def _measure(self, _theme: object = None) -> None:
        self.search.setFont(font("body"))
        self.search.setMinimumHeight(px(36))
        self.list.setFont(font("body"))

    def resizeEvent(self, event: object) -> None:
        """In a narrow window the title has a line of its own, and what the menu has too is no button."""
        super().resizeEvent(event)  # type: ignore[arg-type]
        self._side.setFixedWidth(min(px(360), int(self.width() * 0.38)))
        room = self.width() - self._side.width()
        narrow = room < px(880)
        self._head.setDirection(QBoxLayout.Direction.TopToBottom if narrow else QBoxLayout.Direction.LeftToRight)
        for button in (self.look, self.next):
            button.setVisible(room >= px(620))

    def retranslateUi(self) -> None:
        self.search.setPlaceholderText(self.tr("Find a campaign"))
        self.search.setAccessibleName(self.tr("Find a campaign"))
        self.new_button.setText(self.tr("New"))
        self.order.setItemText(0, self.tr("Last played first"))
        self.order.setItemText(1, self.tr("By name"))
        self.order.setAccessibleName(self.tr("Order"))
        self.archive_box.setText(self.tr("Archive"))
        self.list.setAccessibleName(self.tr("Campaigns"))
        self.import_button.setText(self.tr("Import…"))
        self.undo_button.setText(self.tr("Undo delete"))
        self.more.setText(self.tr("More"))
        self.rename_action.setText(self.tr("&Rename…\tF2"))
        self.export_action.setText(self.tr("&Export…"))
        self.remove_action.setText(self.tr("&Delete\tDel"))
        self.look_action.setText(self.tr("&Look back"))
        self.next_action.setText(self.tr("&Next chapter…"))
        self.look.setText(self.tr("Look back"))
        self.next.setText(self.tr("Next chapter…"))
        self.play.set_key(self.tr("Enter"))
        self.chapters_title.setText(self.tr("Chapters"))
        self.story.retranslateUi()
        self._show_chosen()

    # ---- the list

    def refresh(self) -> None:
        """Asks for the campaigns anew; the chosen one stays chosen."""
        before = self.chosen()
        rows = self._ask(lambda: self._start.campaigns.rows(), ())
        self.model.show_rows(list(rows))
        self._choose(before.id if before is not None else -1)

    def leave(self) -> None:
        """Keeps the notes, and forgets the campaigns until the next `refresh`."""
        self.story.keep()
        self.model.show_rows(())
        self._show_chosen()

    def chosen(self) -> CampaignRow | None:
        """The chosen campaign."""
        index = self.list.currentIndex()
        row: CampaignRow | None = index.data(ROW_ROLE) if index.isValid() else None
        return row

    def _choose(self, campaign: int) -> None:
        """Chooses a campaign of the list, the first one if it is not there."""
        places = range(self.filter.rowCount())
        at = next((n for n in places if self.filter.index(n, 0).data(ROW_ROLE).id == campaign), 0)
        index = self.filter.index(at, 0)
        if index.isValid():
            self.list.selectionModel().setCurrentIndex(index, QItemSelectionModel.SelectionFlag.ClearAndSelect)
        self._show_chosen()

    def _search(self, text: str) -> None:
        before = self.chosen()
        self.filter.search(text)
        self._choose(before.id if before is not None else -1)

    def _sort(self) -> None:
        self.filter.set_order(str(self.order.currentData()))

    def _show_archive(self, shown: bool) -> None:
        self.filter.show_archive(shown)
        self._choose(-1)

    # ---- the chosen campaign

    def _show_chosen(self) -> None:
        row = self.chosen()
        self.story.keep()
        self._detail.setVisible(row is not None)
        self.nothing.setVisible(self.filter.rowCount() == 0)
        self.nothing.setText(self._nothing_words())
        if row is None:
            self._chapter = None
            return
        self.title.set_whole(row.name)
        self.title.setToolTip(where_words(row))
        self.archive_action.setText(self.tr("Take out of the &archive") if row.archived else self.tr("&Archive"))
        campaigns = self._ask(lambda: self._start.campaigns, None)
        if campaigns is None:
            return
        chapters = list(self._ask(lambda: campaigns.chapters(row.id), ()))
        standings = list(self._ask(lambda: campaigns.standings(row.id), ()))
        houses = {name: house for game in chapters for name, house in zip(game.names, game.houses, strict=True)}
        _fill(self._standings, [StandingPanel(line, houses.get(line.name, "Neutral"), self) for line in standings[:6]])
        lines = [ChapterLine(game, self) for game in chapters[-NEWEST_CHAPTERS:]]
        for line in lines:
            line.clicked.connect(lambda game=line.row: self._show_chapter(game))
        _fill(self._chapters, lines)
        story = self._ask(lambda: campaigns.chronicle(row.id), ())
        self.story.show_story(story, self._ask(lambda: campaigns.notes(row.id), ""))
        if chapters:
            self._show_chapter(chapters[-1])

    def _nothing_words(self) -> str:
        if self.search.text().strip():
            return self.tr("No campaign is found.")
        if self.archive_box.isChecked():
            return self.tr("Nothing is in the archive.")
        return self.tr("No campaigns yet. Every game is saved by itself after each decision.")

    def _show_chapter(self, game: ChapterRow) -> None:
        """Shows the tree of one game; the buttons speak of it."""
        self._chapter = game
        for index in range(self._chapters.count()):
            item = self._chapters.itemAt(index)
            line = item.widget() if item is not None else None
            if isinstance(line, ChapterLine):
                line.set_chosen(line.row.id == game.id)
        self.tree_title.setText(self.tr("Choices of chapter {0}").format(game.number))
        self.tree.show_tree(self._ask(lambda: self._start.campaigns.tree(game.id), None))
        template = self.tr("See the end of chapter {0}") if game.finished else self.tr("Continue chapter {0}")
        self.play.setText(template.format(game.number))

    def _play(self) -> None:
        row, game = self.chosen(), self._chapter
        if row is not None and game is not None:
            self.play_wanted.emit(row.id, game.id)

    def _look(self, line: int) -> None:
        row, game = self.chosen(), self._chapter
        if row is not None and game is not None:
            self.look_wanted.emit(row.id, game.id, line)

    def _next(self) -> None:
        row = self.chosen()
        if row is not None:
            self.next_wanted.emit(row.id)

    def _keep_notes(self, text: str) -> None:
        row = self.chosen()
        if row is not None:
            self._ask(lambda: self._start.campaigns.set_notes(row.id, text), None)

    # ---- tending

    def rename(self) -> None:
        """Asks for a new name of the chosen campaign."""
        row = self.chosen()
        if row is None:
            return
        box = QInputDialog(self)
        box.setWindowTitle(self.tr("Rename"))
        box.setLabelText(self.tr("Name of the campaign"))
        box.setTextValue(row.name)
        box.setOkButtonText(self.tr("Rename"))
        box.setCancelButtonText(self.tr("Cancel"))
        box.textValueSelected.connect(lambda name: self._rename_to(row.id, name))
        self.box = box
        box.open()

    def _rename_to(self, campaign: int, name: str) -> None:
        if name.strip():
            self._ask(lambda: self._start.rename(campaign, name.strip()), None)
            self.refresh()
            self.changed.emit()

    def archive(self) -> None:
        """Puts the chosen campaign into the archive, or takes it out."""
        row = self.chosen()
        if row is not None:
            self._ask(lambda: self._start.campaigns.archive(row.id, not row.archived), None)
            self.refresh()

    def remove(self) -> None:
        """Throws the chosen campaign away; it can be brought back at once, and for some days after."""
        row = self.chosen()
        if row is None:
            return
        self._ask(lambda: self._start.campaigns.remove(row.id), None)
        self._removed = row.id
        self.undo_button.show()
        self.undo_button.setToolTip(self.tr("Bring back “{0}”").format(row.name))
        self.refresh()
        self.changed.emit()

    def restore(self) -> None:
        """Brings back the campaign that was thrown away last."""
        if self._removed >= 0:
            campaign = self._removed
            self._ask(lambda: self._start.campaigns.restore(campaign), None)
            self._removed = -1
            self.undo_button.hide()
            self.refresh()
            self._choose(campaign)
            self.changed.emit()

    def choose_export(self) -> None:
        """Asks where to write the chosen campaign."""
        row = self.chosen()
        if row is None:
            return
        dialog = QFileDialog(self, self.tr("Export"))
        dialog.setAcceptMode(QFileDialog.AcceptMode.AcceptSave)
        dialog.setNameFilter(self.tr("Campaigns ({0})").format(FILES))
        dialog.selectFile(f"{row.name.replace('/', '-')}.agot")
        dialog.fileSelected.connect(lambda name: self.export_to(row.id, Path(name)))
        dialog.open()

    def export_to(self, campaign: int, path: Path) -> None:
        """Writes a campaign into a file, and says where."""
        found = self._ask(lambda: self._start.campaigns.export(campaign, path), None)
        if found is not None:
            self._say(QMessageBox.Icon.Information, self.tr("Written to {0}").format(found))

    def choose_import(self) -> None:
        """Asks for a file with a campaign."""
        dialog = QFileDialog(self, self.tr("Import"))
        dialog.setFileMode(QFileDialog.FileMode.ExistingFile)
        dialog.setNameFilter(self.tr("Campaigns ({0})").format(FILES))
        dialog.fileSelected.connect(lambda name: self.import_from(Path(name)))
        dialog.open()

    def import_from(self, path: Path) -> None:
        """Reads a campaign in, and shows it."""
        campaign = self._ask(lambda: self._start.campaigns.import_(path), -1)
        if campaign >= 0:
            self.archive_box.setChecked(False)
            self.search.clear()
            self.refresh()
            self._choose(campaign)
            self.changed.emit()

    # ---- saying

    def _ask(self, ask: Callable[[], T], otherwise: D) -> T | D:
        """What the controller answers; where something is in the way, that is said, and `otherwise` given."""
        try:
            return ask()
        except (OSError, ValueError) as error:
            self._say(QMessageBox.Icon.Warning, str(error))
            return otherwise

    def _say(self, icon: QMessageBox.Icon, words: str) -> None:
        box = QMessageBox(icon, self.tr("Campaigns"), words, parent=self)
        self.box = box
        box.open()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        key = event.key()
        if key == Qt.Key.Key_Escape:
            self.cancelled.emit()
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not self.story.notes.hasFocus():
            self._play()
        else:
            super().keyPressEvent(event)

    def showEvent(self, event: object) -> None:
        super().showEvent(event)  # type: ignore[arg-type]
        self.list.setFocus()


def _fill(box: QHBoxLayout | QVBoxLayout, widgets: list[StandingPanel] | list[ChapterLine]) -> None:
    """Puts widgets into a layout in place of those before."""
    while box.count():
        item = box.takeAt(0)
        widget = item.widget() if item is not None else None
        if widget is not None:
            widget.hide()
            widget.deleteLater()
    for new in widgets:
        box.addWidget(new)
