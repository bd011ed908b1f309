"""The story of a campaign as text, game by game, and the player's own notes beside it."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from PySide6.QtCore import Signal
from PySide6.QtGui import QFocusEvent
from PySide6.QtWidgets import QHBoxLayout, QPlainTextEdit, QTextBrowser, QVBoxLayout, QWidget

from agot_desktop.view.campaigns.ports import StoryChapter
from agot_desktop.view.drawing import px
from agot_desktop.view.theme import current_theme, font, themes
from agot_desktop.view.widgets import label


class NotesEdit(QPlainTextEdit):
    """The notes; `left` is told when the writer has gone elsewhere."""

    left = Signal()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        super().focusOutEvent(event)
        self.left.emit()


class StoryPanel(QWidget):
    """The chronicle at the left, notes at the right. `notes_changed` carries the new notes."""

    notes_changed = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._kept = ""
        self._chapters: Sequence[StoryChapter] = ()
        self.story_title = label("value", "", "ink", self)
        self.story = QTextBrowser(self)
        self.story.setOpenLinks(False)
        self.notes_title = label("value", "", "ink", self)
        self.notes = NotesEdit(self)
        self.notes.setTabChangesFocus(True)
        self.notes.left.connect(self.keep)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(12)
        for title, body, share in ((self.story_title, self.story, 3), (self.notes_title, self.notes, 2)):
            column = QVBoxLayout()
            column.setSpacing(4)
            column.addWidget(title)
            column.addWidget(body, 1)
            row.addLayout(column, share)
        themes().changed.connect(self._dress)
        self._dress()

    def retranslateUi(self) -> None:
        self.story_title.setText(self.tr("Chronicle"))
        self.notes_title.setText(self.tr("Notes"))
        self.story.setAccessibleName(self.tr("Chronicle"))
        self.notes.setAccessibleName(self.tr("Notes"))
        self.notes.setPlaceholderText(self.tr("What you want to remember of this campaign"))
        self._tell()

    def show_story(self, chapters: Sequence[StoryChapter], notes: str) -> None:
        """Another campaign."""
        self._chapters, self._kept = chapters, notes
        self.notes.setPlainText(notes)
        self._tell()

    def keep(self) -> None:
        """Tells of changed notes; nothing if they are as they were."""
        text = self.notes.toPlainText()
        if text != self._kept:
            self._kept = text
            self.notes_changed.emit(text)

    def _dress(self, _theme: object = None) -> None:
        for part in (self.story, self.notes):
            part.setFont(font("body_small", 14))
            part.setMinimumHeight(px(70))
        self._tell()

    def _tell(self) -> None:
        grey = f"color:{current_theme().ink2.name()}"
        parts = []
        for chapter in self._chapters:
            if not chapter.lines and not chapter.rewinds:
                continue
            head = escape(self.tr("Chapter {0}").format(chapter.number))
            parts.append(f"<p style='margin:2px 0'><b>{head}</b></p>")
            number = -1
            for told in chapter.lines:
                if told.round != number:
                    number = told.round
                    words = escape(self.tr("Round {0}").format(number))
                    parts.append(f"<p style='margin:4px 0 0 0;{grey}'>{words}</p>")
                parts.append(f"<p style='margin:0 0 0 12px'>{_bold_titles(told.line.text, told.line.spans)}</p>")
            parts += [f"<p style='margin:2px 0'><i>{escape(back)}</i></p>" for back in chapter.rewinds]
        nothing = escape(self.tr("Nothing has been told yet."))
        self.story.setHtml("".join(parts) or f"<p style='{grey}'>{nothing}</p>")


def _bold_titles(text: str, spans: Sequence[tuple[int, int, str]]) -> str:
    found, end = "", 0
    for start, stop, _code in spans:
        found += f"{escape(text[end:start])}<b>{escape(text[start:stop])}</b>"
        end = stop
    return found + escape(text[end:])
