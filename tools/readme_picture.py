"""Writes the README's picture of the table: a seeded duel of two computer players, shown in the program's window.

    QT_QPA_PLATFORM=offscreen python tools/readme_picture.py [docs/table.png]

The game is begun by the window, played on in its file by two heuristic players, and opened again by the window at the
first moment that shows enough: a challenge to be answered, with a full table on both sides.
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
from agot_desktop.controller.card_rules import CardRules, fingerprint  # noqa: E402
from agot_desktop.controller.game import RunningGame, load_game  # noqa: E402
from agot_desktop.controller.qt_start import FILE_NAME, QtStart  # noqa: E402
from agot_desktop.controller.saving import StoredGame  # noqa: E402
from agot_desktop.model.cardgame.observation import Observation, SeatView  # noqa: E402
from agot_desktop.model.cardgame.pool import load_pool  # noqa: E402
from agot_desktop.model.cardgame.state import CardState  # noqa: E402
from agot_desktop.model.kernel.rng import seeded  # noqa: E402
from agot_desktop.storage.records import CampaignId  # noqa: E402
from agot_desktop.storage.store import Store  # noqa: E402
from agot_desktop.view.main_window import MainWindow  # noqa: E402
from agot_desktop.view.ports import PERSON, GameConfig, SeatConfig  # noqa: E402
from agot_desktop.view.theme import apply_theme  # noqa: E402

SIZE = (1280, 720)
SEEDS = range(1, 40)
MOST_CHOICES = 400
OWN = 0


def main() -> int:
    """Takes the picture; the exit status."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("picture", type=Path, nargs="?", default=ROOT / "docs" / "table.png")
    picture: Path = parser.parse_args().picture
    app = QApplication.instance() or QApplication(sys.argv[:1])
    apply_theme(app)
    with tempfile.TemporaryDirectory() as folder:
        for seed in SEEDS:
            taken = take(Path(folder) / str(seed), seed, picture)
            if taken:
                print(f"{picture}: seed {seed}")
                return 0
    print("no game showed enough", file=sys.stderr)
    return 1


def take(folder: Path, seed: int, picture: Path) -> bool:
    """Plays the game of one seed; whether it came to a moment worth a picture, which is then written."""
    folder.mkdir()
    start = QtStart(folder, paths.resources(), QCoreApplication.translate, lambda: "en")
    settings = QSettings(str(folder / "view.ini"), QSettings.Format.IniFormat)
    settings.setValue("view/theme", "light")
    settings.setValue("view/speed", "off")
    window = MainWindow(start, settings)
    window.resize(*SIZE)
    window.show()
    seats = (SeatConfig("Anna", PERSON, "shipped:stark"), SeatConfig("Computer", "heuristic", "shipped:lannister"))
    window.begin_game(GameConfig("Winter against gold", "hand-of-the-king", seats, 0, seed))
    window.show_page("home")
    game = start.games()[0].id
    try:
        if not play_on(folder / FILE_NAME, game):
            return False
        window.load_game(game)
        point_at_the_strongest(window)
        settle()
        picture.parent.mkdir(exist_ok=True)
        return bool(window.grab().save(str(picture)))
    finally:
        window.close()
        start.close()
        settle()


def play_on(file: Path, game: int) -> bool:
    """Plays the stored game with two heuristic players up to the moment wanted; whether it came."""
    pool = load_pool(paths.cards())
    rules = CardRules(pool, fingerprint(pool))
    store = Store.open(file)
    try:
        chapter = store.chapters.of_campaign(CampaignId(game))[-1]
        running = load_game(rules, chapter.setup, StoredGame(store, chapter.id))
        for _ in range(MOST_CHOICES):
            if running.decision is None:
                return False
            if shows_enough(running.state.observe(OWN)):
                running.close()
                return True
            move(running)
        return False
    finally:
        store.close()


def move(running: RunningGame) -> None:
    """The next choice, by a heuristic player that sees what its seat may see."""
    decision = running.decision
    assert decision is not None and isinstance(running.state, CardState)
    seed = running.player_seed()
    guess = running.state.determinize(decision.seat, seeded(seed, "what is hidden"))
    running.choose(make_player("heuristic", seed).choose(guess, decision, Budget()))


def shows_enough(seen: Observation) -> bool:
    """Whether the table is worth a picture: a challenge to be answered, cards on both sides, something attached."""
    asked, fight = seen.decision, seen.challenge
    if asked is None or asked.seat != OWN or asked.kind != "cardgame.defenders" or fight is None:
        return False
    if len(asked.options) < 3 or len(seen.seats[OWN].hand) < 4 or any(attached_to_many(seat) for seat in seen.seats):
        return False
    cards = [card for seat in seen.seats for card in seat.play]
    full = all(4 <= characters(seat) <= 6 and locations(seat) >= 2 for seat in seen.seats)
    return full and seen.round >= 3 and any(card.attachments for card in cards) and any(card.power for card in cards)


def characters(seat: SeatView) -> int:
    return sum(card.type == "character" for card in seat.play)


def locations(seat: SeatView) -> int:
    return sum(card.type == "location" for card in seat.play)


def attached_to_many(seat: SeatView) -> bool:
    return any(len(card.attachments) > 1 for card in seat.play)


def point_at_the_strongest(window: MainWindow) -> None:
    """The preview shows the attacker with the most STR."""
    settle()
    assert window.director is not None and window.director.seen is not None
    fight = window.director.seen.challenge
    assert fight is not None
    cards = {card.id: card for seat in window.director.seen.seats for card in seat.play}
    shown = [card for card in fight.attackers if card in cards]
    window.director.looker.point(max(shown, key=lambda card: cards[card].strength or 0), at_once=True)


def settle() -> None:
    """Lets the window come to rest."""
    for _ in range(4):
        QCoreApplication.processEvents()


if __name__ == "__main__":
    sys.exit(main())
