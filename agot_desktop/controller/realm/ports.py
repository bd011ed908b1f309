"""Makes the window's ports for the board game, and the settings that one is started from."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache
from pathlib import Path
from typing import Final

from agot_desktop.ai.players import KINDS
from agot_desktop.controller.game import RunningGame
from agot_desktop.controller.qt_game import QtGame
from agot_desktop.controller.qt_players import QtPlayers
from agot_desktop.controller.qt_replay import QtReplay
from agot_desktop.controller.realm.names import RealmNames, read_names
from agot_desktop.controller.realm.rules import GAME, SEATS, VARIANT, RealmRules
from agot_desktop.controller.realm.teller import RealmTeller
from agot_desktop.controller.realm.texts import RealmTexts, undo_label
from agot_desktop.controller.rebuild import people_of
from agot_desktop.controller.replay import Replay
from agot_desktop.controller.start import GameConfig
from agot_desktop.controller.words import Translate, phrase
from agot_desktop.model.boardgame.board import load_board
from agot_desktop.storage.records import PERSON, ChapterSetup, SeatRecord

_NO_CARD: Final = ""


@lru_cache(maxsize=2)
def realm_rules(folder: Path) -> RealmRules:
    """The rules on the board of a folder, loaded once. Raises BoardFileError."""
    return RealmRules(load_board(folder))


class RealmPorts:
    """Makes ports over one board, one language and the computer players. `folder`: of the board's facts."""

    def __init__(self, folder: Path, players: QtPlayers, translate: Translate, code: Callable[[], str]) -> None:
        self.rules = realm_rules(folder)
        self.names = RealmNames(self.rules.board, read_names(folder), translate, code)
        self._players = players
        self.translate = translate

    def running(self, game: RunningGame) -> QtGame:
        """The port of a game that is played."""
        texts, teller = self._words(game.setup)
        return QtGame(
            game,
            texts,
            teller,
            lambda _card: _NO_CARD,
            self._players,
            self.translate,
            label_of=lambda choice: undo_label(self.names, choice),
        )

    def replay(self, replay: Replay) -> QtReplay:
        """The port of a game that is looked back on, seen by its first person, or by the first seat."""
        texts, teller = self._words(replay.setup)
        seat = next(iter(people_of(replay.setup)), 0)
        return QtReplay(replay, self.rules, texts, teller, self.translate, seat)

    def _words(self, setup: ChapterSetup) -> tuple[RealmTexts, RealmTeller]:
        seats = [seat.name for seat in setup.seats]
        texts = RealmTexts(self.names, seats, people=len(people_of(setup)))
        return texts, RealmTeller(self.names, seats)


def seat_problems(config: GameConfig, translate: Translate) -> list[str]:
    """What keeps the seats of a board game from beginning, in words: it is always played by the four houses."""
    found = []
    if len(config.seats) != len(SEATS):
        found.append(phrase(translate("Start", "This variant is played by {number}."), number=len(SEATS)))
    for number, seat in enumerate(config.seats, 1):
        name = seat.name.strip() or phrase(translate("Start", "Player {number}"), number=number)
        if not seat.name.strip():
            reason = translate("Start", "The name is missing.")
            found.append(phrase(translate("Start", "{name}: {reason}"), name=name, reason=reason))
        if seat.player not in (PERSON, *KINDS):
            reason = phrase(translate("Start", "There is no kind of player {name}."), name=seat.player)
            found.append(phrase(translate("Start", "{name}: {reason}"), name=name, reason=reason))
    return found


def realm_setup(config: GameConfig, fingerprint: str, seed: int) -> ChapterSetup:
    """What a board game of these settings is started from. The settings have no problems."""
    seats: Sequence[SeatRecord] = tuple(
        SeatRecord(seat.player, seat.name.strip(), house, house)
        for seat, house in zip(config.seats, SEATS, strict=True)
    )
    return ChapterSetup(GAME, VARIANT, tuple(seats), seed, fingerprint, (), {})
