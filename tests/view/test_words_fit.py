"""No word is cut: buttons and labels are wide enough on every page at every size. What can be focused is named."""

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QRect, Qt, QTranslator
from PySide6.QtGui import QFontMetricsF
from PySide6.QtWidgets import QAbstractButton, QAbstractScrollArea, QApplication, QComboBox, QLabel, QMenu, QWidget
from pytestqt.qtbot import QtBot

from agot_desktop import paths
from agot_desktop.view import nav_bar
from agot_desktop.view.forms import ChoiceBox
from agot_desktop.view.main_window import MainWindow
from agot_desktop.view.theme import themes
from agot_desktop.view.widgets import FitLabel, KeyButton
from tests.view import fakes, many
from tests.view.fakes import FakeStart
from tests.view.windows import open_window, rows

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")

SIZES = [(1280, 720), (1920, 1080), (960, 540)]
VIEWS = {
    "marshalling": fakes.marshalling,
    "response": fakes.response,
    "declaring": fakes.declaring,
    "attackers": fakes.attackers,
    "claim": fakes.claim,
    "plot": fakes.plot_choice,
    "crowded": fakes.crowded,
    "over": fakes.game_over,
    "waiting": fakes.waiting,
}


def seen(window: QWidget) -> list[QWidget]:
    return [widget for widget in window.findChildren(QWidget) if widget.isVisible()]


def cut_words(window: QWidget) -> list[str]:
    """Labels and buttons that are narrower or lower than what they say."""
    found = []
    for widget in seen(window):
        if isinstance(widget, FitLabel):
            if widget.text() != widget.whole():
                found.append(f"{widget.whole()!r} is shortened to {widget.text()!r}")
            elif widget.wordWrap():
                if widget.heightForWidth(widget.width()) > widget.height() + 2:
                    found.append(f"{widget.text()!r} needs more lines than its label has")
            elif QFontMetricsF(widget.font()).horizontalAdvance(widget.text()) > widget.contentsRect().width() + 1:
                found.append(f"{widget.text()!r} is wider than its label")
            elif widget.text() and QFontMetricsF(widget.font()).height() > widget.height() + 3:
                found.append(f"{widget.text()!r} is higher than its label: {widget.height()}")
        elif isinstance(widget, KeyButton):
            if widget.width() < widget.sizeHint().width() or widget.height() < widget.sizeHint().height():
                found.append(f"{widget.text()!r} does not fit its button")
        elif isinstance(widget, ChoiceBox):
            wide = QFontMetricsF(widget.font()).horizontalAdvance(widget.currentText())
            if wide * 11 / 15 > widget.text_room() + 1:
                found.append(f"{widget.currentText()!r} does not fit its choice")
        elif isinstance(widget, QLabel) and widget.text() and not widget.wordWrap():
            if QFontMetricsF(widget.font()).horizontalAdvance(widget.text()) > widget.contentsRect().width() + 1:
                found.append(f"{widget.text()!r} is cut")
        elif isinstance(widget, QLabel) and widget.text():
            needed = widget.heightForWidth(widget.width())
            if needed > widget.height() + 2:
                found.append(f"{widget.text()!r} needs {needed} px of height, has {widget.height()}")
    return found


def outside(window: QWidget) -> list[str]:
    """Visible widgets that reach out of their parents."""
    found = []
    for widget in seen(window):
        parent = widget.parentWidget()
        inside_scroll = parent is not None and parent.objectName() == "qt_scrollarea_viewport"
        if parent is None or widget.isWindow() or isinstance(widget, QMenu) or inside_scroll:
            continue
        if not parent.rect().adjusted(-1, -1, 1, 1).contains(widget.geometry()):
            found.append(f"{type(widget).__name__} {widget.geometry()} in {type(parent).__name__} {parent.rect()}")
    return found


def page(qtbot: QtBot, folder: Path, name: str, size: tuple[int, int], start: FakeStart | None = None) -> MainWindow:
    window = open_window(qtbot, folder, start, size)
    window.show_page(name)
    for _ in range(3):
        QApplication.processEvents()
    return window


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("name", [nav_bar.HOME, nav_bar.NEW, nav_bar.CAMPAIGNS, nav_bar.DECKS])
def test_pages(qtbot: QtBot, tmp_path: Path, name: str, size: tuple[int, int]) -> None:
    window = page(qtbot, tmp_path, name, size)
    assert cut_words(window) == []
    assert outside(window) == []


@pytest.mark.parametrize("name", [nav_bar.HOME, nav_bar.NEW, nav_bar.CAMPAIGNS, nav_bar.DECKS])
def test_pages_at_twice_the_text_size(qtbot: QtBot, tmp_path: Path, name: str) -> None:
    window = open_window(qtbot, tmp_path)
    window.resize(1920, 1080)
    window.preferences.set_text(2.0)
    window.show_page(name)
    for _ in range(3):
        QApplication.processEvents()
    assert cut_words(window) == []


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("view", VIEWS)
def test_tables(qtbot: QtBot, tmp_path: Path, view: str, size: tuple[int, int]) -> None:
    window = open_window(qtbot, tmp_path, FakeStart(rows=rows(), view=VIEWS[view]()), size)
    window.load_game(1)
    for _ in range(3):
        QApplication.processEvents()
    assert window.table is not None
    assert cut_words(window.table) == []
    assert outside(window.table) == []
    assert overlapping_parts(window) == []


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize(
    ("variant", "seats", "kind"),
    [
        ("melee", 4, "title"),
        ("melee", 6, "challenge"),
        ("kingsmoot", 6, "challenge"),
        ("hand-of-the-king", 3, "action"),
    ],
)
def test_tables_of_many(
    qtbot: QtBot, tmp_path: Path, variant: str, seats: int, kind: str, size: tuple[int, int]
) -> None:
    window = open_window(qtbot, tmp_path, FakeStart(rows=rows()), size)
    window.open_table(many.ManyGame(many.seen(variant, seats, kind, 3)))
    for closer in range(2):
        for _ in range(3):
            QApplication.processEvents()
        assert window.table is not None and window.director is not None
        assert cut_words(window.table) == []
        assert outside(window.table) == []
        assert overlapping_parts(window) == []
        if not closer:
            window.director.heads.look_around()


def overlapping_parts(window: MainWindow) -> list[str]:
    """Parts of the table that cover each other, apart from the scene that lies under all of them."""
    table = window.table
    assert table is not None
    parts: list[QWidget] = [table.bar, table.far_head, table.near_head, table.memory, table.lane, table.prompt,
                            table.piles, table.preview_panel, table.log, table.titles, *table.panels]  # fmt: skip
    rects = [(type(part).__name__, part.geometry()) for part in parts if part.isVisible()]
    return [f"{a} and {b}" for i, (a, one) in enumerate(rects) for b, other in rects[i + 1 :] if one.intersects(other)]


@pytest.mark.parametrize("size", [(1280, 720), (960, 540)])
def test_a_long_question_takes_a_second_line_and_the_hand_makes_room(
    qtbot: QtBot, tmp_path: Path, size: tuple[int, int]
) -> None:
    window = open_window(qtbot, tmp_path, FakeStart(rows=rows()), size)
    game = fakes.FakeGame(fakes.response())
    game.texts.longer = 4.0
    window.open_table(game)
    for _ in range(3):
        QApplication.processEvents()
    table = window.table
    assert table is not None
    assert table.prompt.height() > 70 and table.prompt.question.fits()
    assert table.prompt.geometry().bottom() <= table.height()
    assert cut_words(table.prompt) == []
    item = table.scene.item_for(fakes.named(game.views[0], "Godswood").id)
    assert item is not None and item.home.y() >= table.layout_now.hand.y


@pytest.mark.parametrize("name", [nav_bar.HOME, nav_bar.NEW, nav_bar.CAMPAIGNS, nav_bar.DECKS, "table", "veil", "hand"])
def test_everything_focusable_is_named(qtbot: QtBot, tmp_path: Path, name: str) -> None:
    window = page(
        qtbot,
        tmp_path,
        name if name in (nav_bar.HOME, nav_bar.NEW, nav_bar.CAMPAIGNS, nav_bar.DECKS) else nav_bar.NEW,
        (1280, 720),
    )
    top: QWidget = window
    if name in ("table", "veil"):
        window.load_game(1)
        if name == "veil" and window.port is not None:
            window.port.veil.emit(1)
    elif name == "hand":
        window.new_game.choose_hand(window.new_game.seats[0])
        assert window.new_game.hand_dialog is not None
        top = window.new_game.hand_dialog
    QApplication.processEvents()
    nameless = [
        f"{type(widget).__name__} {widget.objectName()} in {type(widget.parent()).__name__}"
        for widget in seen(top)
        if widget.focusPolicy() != Qt.FocusPolicy.NoFocus and not spoken(widget) and not is_inner(widget)
    ]
    assert nameless == []
    if top is not window:
        top.close()


def spoken(widget: QWidget) -> str:
    """What a screen reader says for a widget."""
    if widget.accessibleName():
        return widget.accessibleName()
    return widget.text() if isinstance(widget, QAbstractButton) else ""


def is_inner(widget: QWidget) -> bool:
    """Parts that Qt makes inside its own widgets, and plain scrolled areas."""
    names = ("qt_scrollarea_viewport", "qt_scrollarea_hcontainer", "qt_scrollarea_vcontainer")
    kinds = ("QScrollArea", "QHeaderView", "QTableCornerButton", "QComboBoxListView", "QComboBoxPrivateContainer")
    parent = widget.parentWidget()
    if isinstance(parent, QAbstractScrollArea) and parent.viewport() is widget:
        return True
    inside_combo = isinstance(parent, QComboBox)
    return (
        widget.objectName() in names
        or type(widget).__name__ in kinds
        or inside_combo
        or (type(widget).__name__ == "QAbstractButton" and type(widget.parentWidget()).__name__ == "QTableView")
    )


def test_no_two_buttons_of_a_page_have_the_same_name(qtbot: QtBot, tmp_path: Path) -> None:
    window = open_window(qtbot, tmp_path)
    window.load_game(1)
    QApplication.processEvents()
    assert window.table is not None
    names = [
        spoken(widget)
        for widget in seen(window.table)
        if isinstance(widget, QAbstractButton) and widget.focusPolicy() != Qt.FocusPolicy.NoFocus
    ]
    heads = (window.table.near_head, window.table.far_head)
    twice = [chip for head in heads for chip in (spoken(c) for c in head.chips.values())]
    rest = [name for name in names if name not in twice]
    assert len(rest) == len(set(rest))


@pytest.mark.parametrize("language", ["en", "cs", "ru", "es"])
def test_mnemonics_of_a_menu_differ(qtbot: QtBot, tmp_path: Path, language: str) -> None:
    window = open_window(qtbot, tmp_path)
    translator = QTranslator()
    assert language == "en" or translator.load(str(paths.translations() / f"agot_desktop_{language}.qm"))
    QApplication.installTranslator(translator)
    try:
        QApplication.processEvents()
        shown = {name: [a.text() for a in menu.actions()] for name, menu in window.menus.items()}
        bar = [menu.title() for menu in window.menus.values()]
    finally:
        QApplication.removeTranslator(translator)
    for name, texts in {**shown, "bar": bar}.items():
        letters = [text[text.index("&") + 1].lower() for text in texts if "&" in text]
        assert letters, name
        assert len(letters) == len(set(letters)), (name, texts)


def test_every_theme_paints_every_page(qtbot: QtBot, tmp_path: Path) -> None:
    window = open_window(qtbot, tmp_path)
    for theme in ("dark", "hc", "light"):
        themes().set_override(theme)
        for name in (nav_bar.HOME, nav_bar.NEW, nav_bar.CAMPAIGNS, nav_bar.DECKS):
            window.show_page(name)
            assert not window.grab().isNull()
        window.load_game(1)
        assert window.grab().toImage().pixelColor(QPoint(1270, 300)) == themes().theme.panel


def test_the_preview_of_a_crowded_log_line_stays_on_the_page(qtbot: QtBot, tmp_path: Path) -> None:
    window = open_window(qtbot, tmp_path, size=(960, 540))
    window.load_game(1)
    table = window.table
    assert table is not None
    table.toggle_log()
    table.log.list.card_pointed.emit(fakes.facts("Robb Stark").id)
    qtbot.waitUntil(table.preview_popup.isVisible, timeout=2000)
    assert QRect(table.rect()).contains(table.preview_popup.geometry())
