"""The figures of a deck as charts: every bar has its number, so nothing is told by colour."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QScrollArea, QSizePolicy, QVBoxLayout, QWidget

from agot_desktop.view.decks.words import crest_word, group_word
from agot_desktop.view.drawing import icon_at, panel_path_paint, px
from agot_desktop.view.theme import current_theme, font
from agot_desktop.view.widgets import label
from agot_desktop.view.words import icon_word

if TYPE_CHECKING:
    from agot_desktop.controller.decks.statistics import Figures

LAST: Final = 7
TOP_TRAITS: Final = 8


class ColumnChart(QWidget):
    """Columns side by side, each with its number above and its name below."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._columns: tuple[tuple[str, int], ...] = ()
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_columns(self, columns: Sequence[tuple[str, int]], said: str) -> None:
        """(name, number) a column; `said`: what the chart is about."""
        self._columns = tuple(columns)
        self.setAccessibleName(said)
        self.setAccessibleDescription(", ".join(f"{name}: {number}" for name, number in columns))
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(px(200), px(96))

    def paintEvent(self, _event: QPaintEvent) -> None:
        if not self._columns:
            return
        theme = current_theme()
        painter = QPainter(self)
        most = max(1, *(number for _, number in self._columns))
        width = self.width() / len(self._columns)
        floor, top = self.height() - px(18), px(18)
        painter.setFont(font("label", 12.5))
        centre = int(Qt.AlignmentFlag.AlignCenter)
        for place, (name, number) in enumerate(self._columns):
            left = place * width
            high = (floor - top) * number / most
            bar = QRectF(left + width * 0.14, floor - max(high, 2), width * 0.72, max(high, 2))
            if number:
                panel_path_paint(painter, bar, theme.accentfill, theme.ink2, 3, 1)
            painter.setPen(theme.ink)
            if number:
                painter.drawText(QRectF(left, bar.top() - px(17), width, px(16)), centre, str(number))
            painter.setPen(theme.ink2)
            painter.drawText(QRectF(left, floor + 1, width, px(16)), centre, name)
        painter.setPen(theme.ctl)
        painter.drawLine(QPointF(0, floor), QPointF(self.width(), floor))
        painter.end()


class RowChart(QWidget):
    """Bars below each other: picture or words at the left, the number at the right."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._rows: tuple[tuple[str, str, int], ...] = ()
        self._whole = 1
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_rows(self, rows: Sequence[tuple[str, str, int]], whole: int, said: str) -> None:
        """(icon or '', words, number) a row; `whole`: what a full bar stands for."""
        self._rows, self._whole = tuple(rows), max(1, whole)
        self.setAccessibleName(said)
        self.setAccessibleDescription(", ".join(f"{words}: {number}" for _, words, number in rows))
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        return QSize(px(200), px(22) * len(self._rows) + 2)

    def paintEvent(self, _event: QPaintEvent) -> None:
        theme = current_theme()
        painter = QPainter(self)
        high = px(22)
        for place, (icon, words, number) in enumerate(self._rows):
            middle = place * high + high / 2
            left = px(26)
            if icon:
                icon_at(painter, icon, QPointF(px(11), middle), px(17), theme.challenge.get(icon, theme.ink))
            if not icon or icon.startswith("type-"):
                left = px(112)
                painter.setPen(theme.ink)
                painter.setFont(font("label", 13))
                begin = px(26) if icon else 0
                painter.drawText(
                    QRectF(begin, middle - high / 2, left - begin, high), int(Qt.AlignmentFlag.AlignVCenter), words
                )
            room = self.width() - left - px(34)
            panel_path_paint(painter, QRectF(left, middle - px(5), room, px(10)), theme.panel2, theme.ctl, px(4), 1)
            share = min(1.0, number / self._whole)
            if number:
                colour = theme.challenge.get(icon, theme.accentfill)
                panel_path_paint(
                    painter, QRectF(left, middle - px(5), max(px(6), room * share), px(10)), colour, colour, px(4)
                )
            painter.setPen(theme.ink)
            painter.setFont(font("body_bold", 13))
            box = QRectF(self.width() - px(30), middle - high / 2, px(30), high)
            painter.drawText(box, int(Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignRight), str(number))
        painter.end()


class FiguresPanel(QScrollArea):
    """All figures of a deck."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWidgetResizable(True)
        self.setFrameShape(QScrollArea.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        inside = QWidget(self)
        box = QVBoxLayout(inside)
        box.setContentsMargins(0, 4, 6, 8)
        box.setSpacing(3)
        self.titles = [label("body_bold", "", "ink", inside) for _ in range(6)]
        self.costs, self.strengths = ColumnChart(inside), ColumnChart(inside)
        self.icons, self.types, self.crests, self.traits = (RowChart(inside) for _ in range(4))
        self.sums = label("body_small", "", "ink2", inside)
        self.plots = label("body_small", "", "ink2", inside)
        for line in (self.sums, self.plots):
            line.setWordWrap(True)
        parts = (self.costs, self.icons, self.strengths, self.types, self.crests, self.traits)
        for title, part in zip(self.titles, parts, strict=True):
            box.addWidget(title)
            box.addWidget(part)
            if part is self.icons:
                box.addWidget(self.sums)
                box.addWidget(self.plots)
            box.addSpacing(6)
        box.addStretch(1)
        self.setWidget(inside)

    def show_figures(self, found: Figures, trait: Mapping[str, str]) -> None:
        """The figures of a deck; `trait`: traits for reading."""
        titles = (
            self.tr("Cost of characters (mean {0})"), self.tr("Icons among {0} characters"),
            self.tr("STR of characters (mean {0})"), self.tr("Types"), self.tr("Crests"), self.tr("Traits"),
        )  # fmt: skip
        mean = sum(n * c for n, c in found.character_costs.items()) / max(1, sum(found.character_costs.values()))
        filled = (f"{mean:.1f}", str(found.characters), f"{found.mean_strength:.1f}", "", "", "")
        for title, words, value in zip(self.titles, titles, filled, strict=True):
            title.setText(words.format(value))
        self.costs.show_columns(_curve(found.character_costs), self.titles[0].text())
        self.strengths.show_columns(_curve(found.strengths), self.titles[2].text())
        icons = [(icon, icon_word(icon), found.icons[icon]) for icon in ("military", "intrigue", "power")]
        self.icons.show_rows(icons, found.characters, self.titles[1].text())
        kinds = ("character", "location", "attachment", "event")
        types = [(f"type-{kind}", group_word(kind), found.types[kind]) for kind in kinds]
        self.types.show_rows(types, found.cards, self.titles[3].text())
        crests = [(f"crest-{crest.lower()}", crest_word(crest), n) for crest, n in found.crests.most_common()]
        self.crests.show_rows(crests, found.characters, self.titles[4].text())
        top = found.traits.most_common(TOP_TRAITS)
        most = top[0][1] if top else 1
        self.traits.show_rows([("", trait.get(key, key), n) for key, n in top], most, self.titles[5].text())
        self._tell(found)

    def _tell(self, found: Figures) -> None:
        parts = [
            self.tr("Income {0} on {1} cards").format(f"+{found.income}", found.income_cards),
            self.tr("influence {0} on {1}").format(found.influence, found.influence_cards),
            self.tr("Limited: {0}").format(found.limited),
            self.tr("unique: {0}").format(found.uniques),
        ]
        if found.away:
            parts.append(self.tr("of other Houses: {0}").format(found.away))
        if found.x_costs:
            parts.append(self.tr("cost X: {0}").format(found.x_costs))
        self.sums.setText(" · ".join(parts))
        lines = []
        for name, words in (
            ("gold", self.tr("Plots: gold {0} to {1}, mean {2}")),
            ("initiative", self.tr("initiative {0} to {1}, mean {2}")),
            ("claim", self.tr("claim {0} to {1}, mean {2}")),
        ):  # fmt: skip
            held = found.plot_range(name)
            if held is not None:
                lines.append(words.format(held[0], held[2], f"{held[1]:.1f}"))
        self.plots.setText(" · ".join(lines))
        self.plots.setVisible(bool(lines))


def _curve(counts: Mapping[int, int]) -> list[tuple[str, int]]:
    """Columns for 0 to 6, and one for all that is more."""
    columns = [(str(number), counts.get(number, 0)) for number in range(LAST)]
    return [*columns, (f"{LAST}+", sum(count for number, count in counts.items() if number >= LAST))]
