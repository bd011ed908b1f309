"""The rule book: chapters at the left, statements at the right, a search, and links between numbers.

window.open_at('CHL-18')     shows a rule; '' for the beginning
"""

from __future__ import annotations

import html
import re
from collections.abc import Sequence
from typing import Protocol

from PySide6.QtCore import Qt, QUrl
from PySide6.QtGui import QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import (
    QComboBox,
    QHBoxLayout,
    QLineEdit,
    QListWidget,
    QSplitter,
    QTextBrowser,
    QVBoxLayout,
    QWidget,
)

from agot_desktop.view.drawing import px
from agot_desktop.view.forms import flat_style
from agot_desktop.view.theme import current_theme, font, themes
from agot_desktop.view.widgets import KeyButton

_NUMBER = re.compile(r"\b([A-Z]{2,4}-[A-Z]?\d+[a-z]?)\b")
_SLANTED = re.compile(r"\*+([^*]+)\*+")
_CODE = re.compile(r"`([^`]+)`")


class StatementLike(Protocol):
    """A rule."""

    @property
    def number(self) -> str: ...
    @property
    def text(self) -> str: ...


class ChapterLike(Protocol):
    """A chapter."""

    @property
    def title(self) -> str: ...
    @property
    def statements(self) -> Sequence[StatementLike]: ...


class ManualLike(Protocol):
    """A book: see the controller's `Manual`."""

    @property
    def chapters(self) -> Sequence[ChapterLike]: ...
    @property
    def places(self) -> dict[str, int]: ...
    def search(self, query: str) -> Sequence[StatementLike]: ...


class ManualWindow(QWidget):
    """A window of its own, beside the table. `books`: the card game's and the board game's."""

    def __init__(self, books: Sequence[ManualLike], parent: QWidget | None = None) -> None:
        super().__init__(parent, Qt.WindowType.Window)
        self._books = tuple(books)
        self._back: list[tuple[int, int, str]] = []
        self._forward: list[tuple[int, int, str]] = []
        self._now = (0, 0, "")
        self.setObjectName("manual")
        self.game = QComboBox(self)
        self.game.addItems(["", ""])
        self.search = QLineEdit(self)
        self.search.setClearButtonEnabled(True)
        self.back, self.forward = KeyButton("◀", "", self), KeyButton("▶", "", self)
        self.chapters = QListWidget(self)
        self.chapters.setWordWrap(True)
        self.chapters.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.text = QTextBrowser(self)
        self.text.setOpenLinks(False)
        head = QHBoxLayout()
        for part in (self.back, self.forward, self.game):
            head.addWidget(part)
        head.addWidget(self.search, 1)
        split = QSplitter(self)
        split.addWidget(self.chapters)
        split.addWidget(self.text)
        split.setSizes([px(260), px(640)])
        box = QVBoxLayout(self)
        box.addLayout(head)
        box.addWidget(split, 1)
        self.game.currentIndexChanged.connect(lambda book: self.show_place(book, 0))
        self.chapters.currentRowChanged.connect(self._chapter_chosen)
        self.search.textChanged.connect(self._searched)
        self.text.anchorClicked.connect(self._followed)
        self.back.clicked.connect(lambda: self._go(self._back, self._forward))
        self.forward.clicked.connect(lambda: self._go(self._forward, self._back))
        QShortcut(QKeySequence(QKeySequence.StandardKey.Find), self, self.search.setFocus)
        themes().changed.connect(self._dress)
        self.resize(px(900), px(620))
        self.retranslate()
        self._dress()

    def retranslate(self) -> None:
        """Every word of the window's own; the rules are English."""
        self.setWindowTitle(self.tr("Rule book"))
        self.game.setItemText(0, self.tr("Card game"))
        self.game.setItemText(1, self.tr("Board game"))
        self.game.setAccessibleName(self.tr("Which game"))
        self.search.setPlaceholderText(self.tr("Search: words, or a number like CHL-18"))
        self.search.setAccessibleName(self.tr("Search the rules"))
        self.chapters.setAccessibleName(self.tr("Chapters"))
        self.text.setAccessibleName(self.tr("Rules"))
        for button, words in ((self.back, self.tr("Back")), (self.forward, self.tr("Forward"))):
            button.setToolTip(words)
            button.setAccessibleName(words)

    def _dress(self, _theme: object = None) -> None:
        self.setStyleSheet(flat_style(current_theme()))
        for part in (self.game, self.search, self.chapters, self.text):
            part.setFont(font("body"))
        self._show()

    # ---- showing

    def open_at(self, number: str = "", book: int = 0) -> None:
        """Opens the book at a rule, or where it was left."""
        for place, found in enumerate(self._books):
            if number in found.places:
                self.show_place(place, found.places[number], number)
                break
        else:
            self.show_place(book, 0)
        self.show()
        self.raise_()
        self.activateWindow()

    def show_place(self, book: int, chapter: int, number: str = "") -> None:
        """A chapter of a book, with one rule marked."""
        if (book, chapter, number) != self._now:
            self._back.append(self._now)
            self._forward = []
        self._now = (book, chapter, number)
        self._show()

    def _show(self) -> None:
        book, chapter, number = self._now
        found = self._books[book]
        for part in (self.game, self.chapters, self.search):
            part.blockSignals(True)
        self.game.setCurrentIndex(book)
        if self.chapters.count() != len(found.chapters) or self.chapters.item(0).text() != found.chapters[0].title:
            self.chapters.clear()
            self.chapters.addItems([one.title for one in found.chapters])
        self.chapters.setCurrentRow(chapter)
        self.search.clear()
        for part in (self.game, self.chapters, self.search):
            part.blockSignals(False)
        self._write(found.chapters[chapter].title, found.chapters[chapter].statements, number)
        self.back.setEnabled(bool(self._back))
        self.forward.setEnabled(bool(self._forward))

    def _write(self, title: str, statements: Sequence[StatementLike], number: str = "") -> None:
        theme = current_theme()
        rows = []
        for one in statements:
            ground = f" bgcolor='{theme.panel2.name()}'" if one.number == number else ""
            rows.append(
                f"<tr{ground}><td><a name='{one.number}'></a><b>{one.number}</b>&nbsp;&nbsp;</td>"
                f"<td>{self._marked(one.text)}</td></tr>"
            )
        link = theme.accent.name()
        self.text.setHtml(
            f"<style>a {{ color: {link}; }}</style><h2>{html.escape(title)}</h2>"
            f"<table cellpadding='5'>{''.join(rows)}</table>"
        )
        if number:
            self.text.scrollToAnchor(number)

    def _marked(self, text: str) -> str:
        """A statement as HTML: slanted words, names of files, links to other rules."""
        made = _CODE.sub(r"<code>\1</code>", _SLANTED.sub(r"<i>\1</i>", html.escape(text, quote=False)))
        known = self._books[self._now[0]].places

        def linked(match: re.Match[str]) -> str:
            number = match.group(1)
            return f"<a href='rule:{number}'>{number}</a>" if number in known else number

        return _NUMBER.sub(linked, made)

    # ---- events

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.close()
        else:
            super().keyPressEvent(event)

    def _chapter_chosen(self, row: int) -> None:
        if row >= 0:
            self.show_place(self._now[0], row)

    def _searched(self, query: str) -> None:
        if not query.strip():
            self._show()
            return
        found = self._books[self._now[0]].search(query)
        self._write(self.tr("Found: {0}").format(len(found)), found)

    def _followed(self, url: QUrl) -> None:
        if url.scheme() == "rule":
            number = url.path().upper()
            book = self._now[0]
            if number in self._books[book].places:
                self.show_place(book, self._books[book].places[number], number)

    def _go(self, here: list[tuple[int, int, str]], there: list[tuple[int, int, str]]) -> None:
        if here:
            there.append(self._now)
            self._now = here.pop()
            self._show()
