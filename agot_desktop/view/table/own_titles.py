"""The viewer's own titles, at the right end of his locations."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from agot_desktop.view.drawing import px
from agot_desktop.view.table.seat_bar import paint_tag, tag_width
from agot_desktop.view.table.title_words import TitleTag


class OwnTitles(QWidget):
    """Tags below each other, in two columns where there are many. Place it with `setGeometry`."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._tags: tuple[TitleTag, ...] = ()

    def show_tags(self, tags: Sequence[TitleTag]) -> None:
        """Replaces everything; nothing is drawn where there are none."""
        self._tags = tuple(tags)
        said = "\n".join(tag.whole for tag in self._tags)
        self.setToolTip(said)
        self.setAccessibleName(said)
        self.update()

    def clear(self) -> None:
        self.show_tags(())

    def paintEvent(self, _event: QPaintEvent) -> None:
        if not self._tags:
            return
        painter = QPainter(self)
        gap, count = px(3), len(self._tags)
        fit = max(1, int((self.height() + gap) // px(19)))
        columns = 1 if count <= fit else 2
        lines = -(-count // columns)
        height = min(px(24), (self.height() - gap * (lines - 1)) / lines)
        width = (self.width() - gap * (columns - 1)) / columns
        top = (self.height() - height * lines - gap * (lines - 1)) / 2
        for index, tag in enumerate(self._tags):
            column, line = divmod(index, lines)
            wide = min(width, tag_width(tag.words))
            left = self.width() - (columns - column - 1) * (width + gap) - (wide if columns == 1 else width)
            box = QRectF(left, top + line * (height + gap), wide if columns == 1 else width, height)
            paint_tag(painter, box, tag.words, tag.relation)
        painter.end()
