"""Writes the README's picture of the board game: a seeded game of computer players, shown in the program's window.

    QT_QPA_PLATFORM=offscreen python tools/map_picture.py [docs/map.png]

The game is begun by the window, played on in its file by heuristic players, and opened again by the window when a
person has to march in a later round.
"""

from __future__ import annotations

import argparse
import os
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")

from PySide6.QtCore import QCoreApplication, QSettings  # noqa: E402
from PySide6.QtWidgets import QApplication  # noqa: E402

from agot_desktop import paths  # noqa: E402
from agot_desktop.ai.player import Budget  # noqa: E402
from agot_desktop.ai.players import make_player  # noqa: E402
from agot_desktop.controller.game import load_game  # noqa: E402
from agot_desktop.controller.qt_start import FILE_NAME, QtStart  # noqa: E402
from agot_desktop.controller.realm.ports import realm_rules  # noqa: E402
from agot_desktop.controller.saving import StoredGame  # noqa: E402
from agot_desktop.model.boardgame.state import RealmState  # noqa: E402
from agot_desktop.model.kernel.rng import seeded  # noqa: E402
from agot_desktop.storage.records import CampaignId  # noqa: E402
from agot_desktop.storage.store import Store  # noqa: E402
from agot_desktop.view.main_window import MainWindow  # noqa: E402
from agot_desktop.view.ports import HEURISTIC, PERSON, GameConfig, SeatConfig  # noqa: E402
from agot_desktop.view.realm.director import RealmDirector  # noqa: E402
from agot_desktop.view.theme import apply_theme  # noqa: E402

SIZE = (1280, 720)
SEEDS = range(1, 40)
ROUND = 4
NAMES = ("Anna", "Computer", "Computer 2", "Computer 3")


def main() -> int:
    """Takes the picture; the exit status."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("picture", type=Path, nargs="?", default=ROOT / "docs" / "map.png")
    picture: Path = parser.parse_args().picture
    app = QApplication.instance() or QApplication(sys.argv[:1])
    apply_theme(app)
    with tempfile.TemporaryDirectory() as folder:
        for seed in SEEDS:
            if take(Path(folder) / str(seed), seed, picture):
                print(f"{picture}: seed {seed}")
                return 0
    print("no game came so far", file=sys.stderr)
    return 1


def take(folder: Path, seed: int, picture: Path) -> bool:
    """Plays the game of a seed up to the moment; whether it came, and the picture was written."""
    folder.mkdir()
    start = QtStart(folder, paths.resources(), QCoreApplication.translate, lambda: "en")
    settings = QSettings(str(folder / "view.ini"), QSettings.Format.IniFormat)
    settings.setValue("view/theme", "light")
    settings.setValue("view/speed", "off")
    window = MainWindow(start, settings)
    window.resize(*SIZE)
    window.show()
    players = (PERSON, HEURISTIC, HEURISTIC, HEURISTIC)
    seats = tuple(SeatConfig(name, player, "") for name, player in zip(NAMES, players, strict=True))
    window.begin_game(GameConfig("Winter on the Trident", "storm-of-swords", seats, 0, seed))
    window.show_page("home")
    game = start.games()[0].id
    if not play_on(folder / FILE_NAME, game):
        window.close()
        start.close()
        return False
    window.load_game(game)
    director = window.director
    assert isinstance(director, RealmDirector)
    while not director.choosing.open:
        QApplication.processEvents()
    origin = max(director.choosing.places(), key=lambda area: len(_targets(director, area)))
    director.point(origin)
    QApplication.processEvents()
    picture.parent.mkdir(exist_ok=True)
    saved = window.grab().save(str(picture))
    window.close()
    start.close()
    return bool(saved)


def _targets(director: RealmDirector, area: int) -> frozenset[int]:
    director.choosing.put_back()
    director.choosing.point(area)
    found = director.choosing.targets()
    director.choosing.put_back()
    return found


def play_on(file: Path, game: int) -> bool:
    """Plays the stored game with heuristic players up to a march of the person; whether one came."""
    rules = realm_rules(paths.board())
    store = Store.open(file)
    chapter = store.chapters.of_campaign(CampaignId(game))[-1]
    running = load_game(rules, chapter.setup, StoredGame(store, chapter.id))
    while (decision := running.decision) is not None:
        state = running.state
        assert isinstance(state, RealmState)
        if state.round >= ROUND and decision.kind == "boardgame.march" and decision.seat == 0:
            break
        seed = running.player_seed()
        guess = state.determinize(decision.seat, seeded(seed, "what is hidden"))
        running.choose(make_player("heuristic", seed).choose(guess, decision, Budget()))
    came = running.decision is not None
    running.close()
    store.close()
    return came


if __name__ == "__main__":
    sys.exit(main())
