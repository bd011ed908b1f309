"""Write pictures of every page and table state as PNG, light and dark: 1280 x 720, 1920 x 1080, 960 x 540 at scale 2.

    QT_QPA_PLATFORM=offscreen python tools/screenshots.py OUT_FOLDER [--only NAME] [--theme light|dark|hc] [--size 1280]

Scale 2 needs a process of its own (QT_SCALE_FACTOR), so the program starts itself again for those pictures.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

SCALED = "AGOT_SCREENSHOTS_SCALED"
SIZES = ((1280, 720), (1920, 1080))
SCALED_SIZES = ((960, 540),)
THEMES = ("light", "dark")
# Tables of three and more: variant, seats, what is asked, from which round on.
TABLES = (
    ("melee", 3, "action", 1),
    ("melee", 4, "title", 2),
    ("melee", 4, "challenge", 2),
    ("melee", 6, "defenders", 5),
    ("melee", 6, "challenge", 8),
    ("kingsmoot", 3, "plot", 2),
    ("kingsmoot", 4, "action", 2),
    ("kingsmoot", 6, "challenge", 8),
    ("hand-of-the-king", 4, "challenge", 4),
)


def main() -> int:
    """Takes the pictures that were asked for; the exit status."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("folder", type=Path)
    parser.add_argument("--only", default="", help="pictures whose name contains this")
    parser.add_argument("--theme", default="", help="one theme only")
    parser.add_argument("--size", type=int, default=0, help="one width only (960 is scale 2)")
    wanted = parser.parse_args()
    wanted.folder.mkdir(parents=True, exist_ok=True)
    scaled = SCALED in os.environ
    take(wanted, SCALED_SIZES if scaled else SIZES)
    if not scaled and wanted.size in (0, 960):
        environment = {**os.environ, SCALED: "1", "QT_SCALE_FACTOR": "2"}
        return subprocess.run([sys.executable, __file__, *sys.argv[1:]], env=environment, check=False).returncode
    return 0


def take(wanted: argparse.Namespace, sizes: tuple[tuple[int, int], ...]) -> None:
    """Every picture at these sizes."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from PySide6.QtWidgets import QApplication

    from agot_desktop.view.theme import apply_theme

    app = QApplication(sys.argv[:1])
    apply_theme(app)
    themes = (wanted.theme,) if wanted.theme else THEMES
    for width, height in sizes:
        if wanted.size and wanted.size != width:
            continue
        for theme in themes:
            for name, picture in pictures():
                if wanted.only in name:
                    window = new_window((width, height), theme)
                    picture(window)
                    settle(app)
                    (window.dialog if name.startswith("dialog") else window).grab().save(
                        str(wanted.folder / f"{name}-{width}-{theme}.png")
                    )
                    window.close()
                    window.deleteLater()
                    settle(app)


def settle(app: object) -> None:
    """Lets the window come to rest."""
    for _ in range(4):
        app.processEvents()  # type: ignore[attr-defined]


def new_window(size: tuple[int, int], theme: str) -> MainWindow:  # type: ignore[name-defined]  # noqa: F821
    """A window with three saved games."""
    from PySide6.QtCore import QSettings

    from agot_desktop.view.main_window import MainWindow
    from tests.view.fakes import FakeGameRow, FakeStart

    rows = [
        FakeGameRow(1, "The War of the Two Hands"),
        FakeGameRow(2, "Friday table", power=(3, 4), round=2, phase="plot"),
        FakeGameRow(3, "Old scores", houses=("Lannister", "Stark"), finished=True),
    ]
    settings = QSettings(str(Path(tempfile.mkdtemp()) / "view.ini"), QSettings.Format.IniFormat)
    settings.setValue("view/theme", theme)
    settings.setValue("view/speed", "off")
    window = MainWindow(FakeStart(rows=rows), settings)
    window.resize(*size)
    window.show()
    window.refresh()
    return window


def pictures() -> Iterator[tuple[str, Callable[..., None]]]:
    """Names of pictures, and what brings the window there."""
    from tests.view import fakes

    for name in ("home", "new", "campaigns", "decks"):
        yield name, lambda window, page=name: window.show_page(page)
    yield "dialog-hand", open_hands
    yield "dialog-keys", lambda window: window.show_keys()
    views = {
        "marshalling": fakes.marshalling,
        "response": fakes.response,
        "declaring": fakes.declaring,
        "attackers": fakes.attackers,
        "claim": fakes.claim,
        "plot": fakes.plot_choice,
        "crowded": fakes.crowded,
        "waiting": fakes.waiting,
        "over": fakes.game_over,
        "search": fakes.deck_search,
    }
    for name, make in views.items():
        yield f"table-{name}", lambda window, view=make: play(window, view())
    yield "table-attachment", hold_attachment
    yield "table-drag", drag_card
    yield "table-run", gather_attackers
    yield "table-cursor", walk
    yield "table-pile", open_pile
    yield "table-long", long_prompt
    yield "table-passing", pass_and_stop
    yield "veil", drop_veil
    for variant, seats, kind, round_ in TABLES:
        yield f"many-{variant}-{seats}-{kind}-{round_}", lambda w, t=(variant, seats, kind, round_): play_many(w, *t)
    yield "many-closer", look_closer
    yield "many-aim", aim
    for variant, seats in (("melee", 4), ("kingsmoot", 6), ("hand-of-the-king", 4)):
        yield f"new-{variant}-{seats}", lambda w, v=variant, n=seats: set_up(w, v, n)


def play_many(window: object, variant: str, seats: int, kind: str, round_: int) -> None:
    """Opens a table of three and more on a position of a real game."""
    from tests.view import many

    window.open_table(many.ManyGame(many.seen(variant, seats, kind, round_)))  # type: ignore[attr-defined]


def look_closer(window: object) -> None:
    play_many(window, "melee", 6, "challenge", 6)
    window.director.heads.look_around()  # type: ignore[attr-defined]


def aim(window: object) -> None:
    play_many(window, "melee", 4, "challenge", 3)
    window.table.lane.options[0].click()  # type: ignore[attr-defined]


def set_up(window: object, variant: str, seats: int) -> None:
    window.show_page("new")  # type: ignore[attr-defined]
    window.new_game.choose_variant(variant)  # type: ignore[attr-defined]
    window.new_game.set_seats(seats)  # type: ignore[attr-defined]


def play(window: object, view: object, **more: object) -> object:
    """Opens a table on an observation; returns the game behind it."""
    from tests.view.fakes import FakeGame

    game = FakeGame(view)
    for name, value in more.items():
        setattr(game, name, value)
    window.open_table(game)  # type: ignore[attr-defined]
    return game


def open_hands(window: object) -> None:
    window.show_page("new")  # type: ignore[attr-defined]
    window.new_game.choose_hand(window.new_game.seats[0])  # type: ignore[attr-defined]
    window.dialog = window.new_game.hand_dialog  # type: ignore[attr-defined]


def hold_attachment(window: object) -> None:
    from tests.view import fakes

    game = play(window, fakes.marshalling())
    card = fakes.named(game.views[0], "Lordship").id  # type: ignore[attr-defined]
    window.table.scene.clicked.emit(card)  # type: ignore[attr-defined]


def drag_card(window: object) -> None:
    from PySide6.QtCore import QPointF

    from tests.view import fakes

    game = play(window, fakes.marshalling())
    card = fakes.named(game.views[0], "Sansa Stark").id  # type: ignore[attr-defined]
    table = window.table  # type: ignore[attr-defined]
    row = table.layout_now.near_characters
    table.scene.drag_moved.emit(card, table.scene.item_for(card).scenePos() + QPointF(30, 60))
    table.scene.drag_moved.emit(card, QPointF(row.right - 160, row.cy + 20))


def gather_attackers(window: object) -> None:
    from tests.view import fakes

    game = play(window, fakes.attackers())
    for title in ("Arya Stark", "Robb Stark"):
        window.table.scene.clicked.emit(fakes.named(game.views[0], title).id)  # type: ignore[attr-defined]


def walk(window: object) -> None:
    from PySide6.QtCore import Qt
    from PySide6.QtTest import QTest

    from tests.view import fakes

    play(window, fakes.response())
    for key in (Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Up, Qt.Key.Key_Right):
        QTest.keyClick(window.table.view, key)  # type: ignore[attr-defined]


def open_pile(window: object) -> None:
    from tests.view import fakes

    play(window, fakes.response())
    window.director.open_pile(0, "discard")  # type: ignore[attr-defined]


def long_prompt(window: object) -> None:
    from tests.view import fakes

    game = fakes.FakeGame(fakes.response())
    game.texts.longer = 3.0
    window.open_table(game)  # type: ignore[attr-defined]


def pass_and_stop(window: object) -> None:
    from tests.view import fakes

    window.preferences.set_stops(frozenset(("challenges", "standing")))  # type: ignore[attr-defined]
    play(window, fakes.waiting(), until="taxation")
    window.port.thinking.emit(True)  # type: ignore[attr-defined]


def drop_veil(window: object) -> None:
    from tests.view import fakes

    game = play(window, fakes.marshalling())
    game.veil.emit(1)  # type: ignore[attr-defined]


if __name__ == "__main__":
    sys.exit(main())
