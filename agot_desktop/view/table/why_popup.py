"""A small window over the table: where a number comes from, and why a card cannot be used now, with links to the rules.

popup.tell(title, lines, spot)      shows it beside a point of the page
popup.rule_wanted                   signal(str): a rule's number was clicked
"""

from __future__ import annotations

import html
from collections.abc import Sequence

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget

from agot_desktop.view.drawing import panel_path_paint, px
from agot_desktop.view.ports import WhyLine
from agot_desktop.view.theme import current_theme, font


class WhyPopup(QWidget):
    """Closes with Esc, with a click beside it, or when the game goes on."""

    rule_wanted = Signal(str)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent, Qt.WindowType.Popup)
        self.setObjectName("why")
        self.text = QLabel(self)
        self.text.setTextFormat(Qt.TextFormat.RichText)
        self.text.setWordWrap(True)
        self.text.setTextInteractionFlags(
            Qt.TextInteractionFlag.LinksAccessibleByMouse | Qt.TextInteractionFlag.LinksAccessibleByKeyboard
        )
        self.text.linkActivated.connect(self._follow)
        box = QVBoxLayout(self)
        box.setContentsMargins(px(14), px(10), px(14), px(12))
        box.addWidget(self.text)

    def tell(self, title: str, lines: Sequence[WhyLine], spot: QPoint) -> None:
        """Shows the lines beside a point of the parent; with none it says that nothing is to be said."""
        theme = current_theme()
        self.text.setFont(font("body_small"))
        rows = [
            f"<p style='margin:4px 0'>{html.escape(line.text, quote=False)} "
            f"<a href='{line.rule}' style='color:{theme.accent.name()}'>{line.rule}</a></p>"
            for line in lines
        ] or [f"<p>{html.escape(self.tr('Nothing stands against it.'))}</p>"]
        self.text.setText(f"<b>{html.escape(title)}</b>{''.join(rows)}")
        words = [title, *[line.text for line in lines]]
        self.setAccessibleName(" ".join(words))
        self.setFixedWidth(px(360))
        self.adjustSize()
        parent = self.parentWidget()
        assert parent is not None
        corner = parent.mapToGlobal(spot)
        room = parent.mapToGlobal(parent.rect().bottomRight())
        self.move(min(corner.x(), room.x() - self.width()), min(corner.y(), room.y() - self.height()))
        self.show()
        self.text.setFocus()

    def _follow(self, rule: str) -> None:
        self.close()
        self.rule_wanted.emit(rule)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() in (Qt.Key.Key_Escape, Qt.Key.Key_Question):
            self.close()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        theme = current_theme()
        painter = QPainter(self)
        painter.fillRect(self.rect(), theme.panel)
        panel_path_paint(painter, self.rect().toRectF(), theme.panel, theme.ctl, 0, 1.4)
        painter.end()
