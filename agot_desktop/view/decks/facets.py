"""Facets to click: each is a term of the search line, which it switches on and off."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QAbstractButton, QGridLayout, QScrollArea, QSizePolicy, QVBoxLayout, QWidget

from agot_desktop.controller.decks.query import chosen, toggled
from agot_desktop.model.cardgame.terms import CRESTS, HOUSES, ICONS, NEUTRAL
from agot_desktop.view.decks.words import crest_word, group_word
from agot_desktop.view.drawing import icon_at, paint_focus, paint_shield, panel_path_paint, px
from agot_desktop.view.theme import current_theme, font, mixed
from agot_desktop.view.widgets import label
from agot_desktop.view.words import house_word, icon_word

TYPES: Final = ("character", "location", "attachment", "event", "plot", "agenda")
COSTS: Final = ("0", "1", "2", "3", "4", "5", "6", "7")
MARKS: Final = ("implemented", "limited", "restricted", "reprint")


class Facet(QAbstractButton):
    """A switch with a picture, words or both. `count`: shown at the right, where it is not negative."""

    def __init__(
        self, field: str, value: str, picture: str = "", shield: str = "", parent: QWidget | None = None
    ) -> None:
        super().__init__(parent)
        self.field, self.value = field, value
        self._picture, self._shield = picture, shield
        self.count = -1
        self.shown_words = False
        self.setCheckable(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)

    def set_words(self, words: str, shown: bool = False) -> None:
        self.shown_words = shown
        self.setText(words)
        self.setAccessibleName(words)
        self.setToolTip("" if shown else words)

    def sizeHint(self) -> QSize:
        if self.shown_words:
            words = QFontMetricsF(font("body", 13.5)).horizontalAdvance(self.text())
            return QSize(int(words) + px(76 if self._picture else 26), px(27))
        return QSize(px(40 if self._shield else 33), px(40 if self._shield else 32))

    def paintEvent(self, _event: QPaintEvent) -> None:
        theme = current_theme()
        painter = QPainter(self)
        box = QRectF(self.rect())
        on = self.isChecked()
        if on or self.underMouse():
            fill = mixed(theme.chosen, theme.panel, 0.12) if on else theme.panel2
            panel_path_paint(painter, box, fill, theme.chosen if on else theme.panel2, px(6), 2 if on else 1)
        elif not self.shown_words and not self._shield:
            panel_path_paint(painter, box.adjusted(1, 1, -1, -1), theme.paper, theme.ctl, px(6), 1)
        if self._shield:
            paint_shield(painter, box.adjusted(4, 4, -4, -4), self._shield, theme, 0.45)
        elif self._picture:
            colour = theme.challenge.get(self._picture, theme.ink)
            at = QPointF(px(15) if self.shown_words else box.center().x(), box.center().y())
            icon_at(painter, self._picture, at, px(16 if self.shown_words else 20), colour)
        if self.shown_words or not (self._shield or self._picture):
            painter.setPen(theme.ink)
            painter.setFont(font("body_bold" if on else "body", 13.5))
            if self.shown_words:
                left = px(30) if self._picture else px(10)
                painter.drawText(box.adjusted(left, 0, 0, 0), int(Qt.AlignmentFlag.AlignVCenter), self.text())
            else:
                painter.drawText(box, int(Qt.AlignmentFlag.AlignCenter), self.value)
        if self.count >= 0:
            painter.setPen(QPen(theme.ink3))
            painter.setFont(font("label", 12.5))
            flags = int(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight)
            painter.drawText(box.adjusted(0, 0, -px(8), 0), flags, str(self.count))
        if self.hasFocus():
            paint_focus(painter, box, theme, px(6))
        painter.end()


class FacetPanel(QScrollArea):
    """All facets. `changed`: the search line as it is after a click."""

    changed = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._text = ""
        self.setWidgetResizable(True)
        self.setFrameShape(QScrollArea.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        inside = QWidget(self)
        self._box = QVBoxLayout(inside)
        self._box.setContentsMargins(px(14), px(10), px(8), px(10))
        self._box.setSpacing(4)
        self.facets: list[Facet] = []
        self._titles = [label("body_bold", "", "ink", inside) for _ in range(6)]
        self._group(0, 4, [Facet("house", house.lower(), "", house, inside) for house in (*HOUSES, NEUTRAL)])
        self._group(1, 1, [Facet("type", kind, f"type-{kind}", "", inside) for kind in TYPES])
        self._group(2, 4, [Facet("icon", icon, icon, "", inside) for icon in ICONS])
        self._group(3, 5, [Facet("crest", crest.lower(), f"crest-{crest.lower()}", "", inside) for crest in CRESTS])
        self._group(4, 5, [Facet("cost", cost, "", "", inside) for cost in COSTS])
        self._group(5, 1, [Facet("is", mark, "", "", inside) for mark in MARKS] + [Facet("in", "deck", "", "", inside)])
        self._box.addStretch(1)
        self.setWidget(inside)
        self.retranslateUi()

    def _group(self, number: int, columns: int, facets: list[Facet]) -> None:
        if number:
            self._box.addSpacing(px(6))
        self._box.addWidget(self._titles[number])
        grid = QGridLayout()
        grid.setSpacing(4)
        for place, facet in enumerate(facets):
            facet.clicked.connect(lambda _c=False, f=facet: self._press(f))
            grid.addWidget(facet, place // columns, place % columns)
        if columns > 1:
            grid.setColumnStretch(columns, 1)
        else:
            grid.setColumnMinimumWidth(0, px(60))
        self._box.addLayout(grid)
        self.facets += facets

    def retranslateUi(self) -> None:
        for title, words in zip(
            self._titles,
            (self.tr("House"), self.tr("Type"), self.tr("Challenge icons"), self.tr("Crest"), self.tr("Cost"),
             self.tr("Further")),
            strict=True,
        ):  # fmt: skip
            title.setText(words)
        marks = {
            "implemented": self.tr("Can be played now"), "limited": self.tr("Limited"),
            "restricted": self.tr("Restricted"), "reprint": self.tr("Reprints"), "deck": self.tr("In the deck"),
        }  # fmt: skip
        for facet in self.facets:
            if facet.field == "house":
                facet.set_words(house_word(facet.value.capitalize()))
            elif facet.field == "type":
                facet.set_words(group_word(facet.value), True)
            elif facet.field == "icon":
                facet.set_words(icon_word(facet.value))
            elif facet.field == "crest":
                facet.set_words(crest_word(facet.value.capitalize()))
            elif facet.field == "cost":
                facet.set_words(self.tr("Cost {0}").format(facet.value))
            else:
                facet.set_words(marks[facet.value], True)

    def show_line(self, text: str, counts: dict[str, int]) -> None:
        """What the search line has switched on; `counts`: found cards by type."""
        self._text = text
        on = {field: chosen(text, field) for field in ("house", "type", "icon", "crest", "cost", "is", "in")}
        for facet in self.facets:
            facet.setChecked(facet.value in on[facet.field])
            if facet.field == "type":
                facet.count = counts.get(facet.value, 0)
            facet.update()

    def _press(self, facet: Facet) -> None:
        self.changed.emit(toggled(self._text, facet.field, facet.value))
