"""The bar on top of every page but the table: the pages, and the menus at the right."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QHBoxLayout, QWidget

from agot_desktop.view.drawing import icon_at, paint_focus, panel_path_paint, px
from agot_desktop.view.theme import current_theme, font, themes
from agot_desktop.view.widgets import IconButton

HOME = "home"
NEW = "new"
CAMPAIGNS = "campaigns"
DECKS = "decks"


class NavButton(QAbstractButton):
    """A page's name with its picture; the page that is open has a line below."""

    def __init__(self, icon_name: str, parent: QWidget) -> None:
        super().__init__(parent)
        self._icon_name = icon_name
        self.setCheckable(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)

    def sizeHint(self) -> QSize:
        return QSize(int(QFontMetricsF(font("button", 15.5)).horizontalAdvance(self.text())) + px(54), px(46))

    def paintEvent(self, _event: QPaintEvent) -> None:
        theme = current_theme()
        painter = QPainter(self)
        box = QRectF(self.rect())
        if self.isChecked() or self.underMouse():
            panel_path_paint(painter, box.adjusted(1, px(4), -1, -px(7)), theme.panel2, theme.panel2, px(6))
        if self.hasFocus():
            paint_focus(painter, box.adjusted(1, px(3), -1, -px(6)), theme, px(6))
        middle = box.center().y() - px(1)
        icon_at(painter, self._icon_name, QRectF(px(12), middle - px(10), px(20), px(20)).center(), px(20), theme.ink)
        painter.setPen(theme.ink)
        painter.setFont(font("button", 15.5))
        painter.drawText(
            QRectF(px(40), 0, box.width() - px(42), middle * 2), int(Qt.AlignmentFlag.AlignVCenter), self.text()
        )
        if self.isChecked():
            painter.fillRect(QRectF(px(6), box.bottom() - px(5), box.width() - px(12), px(5)), theme.accentfill)
        painter.end()


class NavBar(QWidget):
    """Home, new game, campaigns, decks; `menu_button` opens the menus, `settings` those of the view."""

    wanted = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.pages = {
            HOME: NavButton("ui-home", self),
            NEW: NavButton("ui-play", self),
            CAMPAIGNS: NavButton("ui-campaign", self),
            DECKS: NavButton("ui-deck", self),
        }
        self.menu_button = IconButton("ui-more", parent=self)
        self.help = IconButton("ui-info", parent=self)
        self.settings = IconButton("ui-settings", parent=self)
        row = QHBoxLayout(self)
        row.setContentsMargins(20, 0, 18, 0)
        row.setSpacing(8)
        for name, button in self.pages.items():
            button.clicked.connect(lambda _c=False, page=name: self._press(page))
            row.addWidget(button)
        row.addStretch(1)
        for tool in (self.menu_button, self.help, self.settings):
            row.addWidget(tool)
        themes().changed.connect(self._theme_changed)
        self._measure()
        self.retranslateUi()

    def _theme_changed(self, _theme: object) -> None:
        self._measure()

    def _measure(self) -> None:
        self.setFixedHeight(px(52))
        for button in self.pages.values():
            button.updateGeometry()

    def retranslateUi(self) -> None:
        pages = {
            HOME: self.tr("Home"), NEW: self.tr("New game"), CAMPAIGNS: self.tr("Campaigns"), DECKS: self.tr("Decks"),
        }  # fmt: skip
        for name, words in pages.items():
            self.pages[name].setText(words)
            self.pages[name].setAccessibleName(words)
            self.pages[name].updateGeometry()
        self.menu_button.set_words(self.tr("Menu"))
        self.help.set_words(self.tr("Keys and signs"))
        self.settings.set_words(self.tr("View settings"))

    def show_page(self, name: str) -> None:
        """Marks the page that is open."""
        for key, button in self.pages.items():
            button.setChecked(key == name)

    def _press(self, page: str) -> None:
        self.wanted.emit(page)

    def paintEvent(self, _event: QPaintEvent) -> None:
        theme = current_theme()
        painter = QPainter(self)
        painter.fillRect(self.rect(), theme.panel)
        painter.setPen(QPen(theme.line, 1))
        painter.drawLine(0, self.height() - 1, self.width(), self.height() - 1)
        painter.end()
