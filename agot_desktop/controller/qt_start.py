"""Starting, loading and tending games as the window's port. Opens the player's file and the rules when first needed."""

from __future__ import annotations

import logging
import secrets
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from agot_desktop.controller.failures import failure_words
from agot_desktop.controller.game import RunningGame, load_game, start_game
from agot_desktop.controller.language import Language
from agot_desktop.controller.library import DeckRow, DeckShelf, HandRow, Library
from agot_desktop.controller.qt_game import QtGame
from agot_desktop.controller.qt_players import QtPlayers
from agot_desktop.controller.sentences import Teller
from agot_desktop.controller.start import GameConfig, GameRow, chapter_setup, game_row, problems
from agot_desktop.controller.texts import GameTexts
from agot_desktop.controller.words import Translate
from agot_desktop.model.cardgame.observation import Observation
from agot_desktop.model.cardgame.pool import Pool, load_pool
from agot_desktop.model.kernel.errors import DataError, GameError
from agot_desktop.model.kernel.game import GameState
from agot_desktop.storage.errors import BadNameError, StorageError
from agot_desktop.storage.records import CampaignId, GameSummary

if TYPE_CHECKING:
    from agot_desktop.controller.about import About
    from agot_desktop.controller.card_rules import CardRules
    from agot_desktop.storage.store import Store

FILE_NAME = "agot-desktop.db"
_SEED_BITS = 63
_logger = logging.getLogger("agot_desktop.start")


class QtStart(QObject):
    """Fulfils the window's `StartPort`. Belongs to the thread that made it; `close` it at the end."""

    def __init__(
        self,
        folder: Path,
        resources: Path,
        translate: Translate,
        language: Callable[[], str],
        parent: QObject | None = None,
    ) -> None:
        """`folder`: of the user's files; `resources`: the program's own; `language`: gives the code of the one read."""
        super().__init__(parent)
        self._folder = folder
        self._resources = resources
        self.translate = translate
        self._code = language
        self._language_: Language | None = None
        self._players = QtPlayers(resources, self)
        self._pool_: Pool | None = None
        self._rules_: CardRules | None = None
        self._store_: Store | None = None
        self._library_: Library | None = None
        self._texts: GameTexts | None = None
        self._running: QtGame | None = None
        self._running_campaign: int | None = None

    # -- opening and closing --

    def open(self) -> None:
        """Opens the player's file; loads the database library. Raises OSError, in words."""
        if self._store_ is not None:
            return
        from agot_desktop.storage.store import Store

        try:
            self._store_ = Store.open(self._folder / FILE_NAME)
        except StorageError as error:
            raise OSError(failure_words(error, self.translate)) from error

    def close(self) -> None:
        """Leaves the running game, stops computer players, closes the file."""
        self._leave()
        self._players.close()
        if self._store_ is not None:
            self._store_.close()

    def retranslate(self) -> None:
        """The language has changed: the running game is told anew in it."""
        if self._running is not None:
            self._running.retranslate()

    # -- what the window asks --

    @property
    def texts(self) -> GameTexts:
        """Words for facts; of no game in particular."""
        if self._texts is None:
            self._texts = GameTexts(self._pool, self._language)
        return self._texts

    def games(self) -> Sequence[GameRow]:
        """All saved games, newest first; none while the file cannot be opened."""
        store = self._store_or_none()
        return [] if store is None else [self._game_row(store, summary) for summary in store.campaigns.list_games()]

    def latest(self) -> GameRow | None:
        """The newest unfinished game."""
        store = self._store_or_none()
        summary = None if store is None else store.campaigns.latest_open()
        return None if store is None or summary is None else self._game_row(store, summary)

    def decks(self) -> Sequence[DeckRow]:
        """All decks, with what keeps each from being played."""
        return self._library.rows()

    def hands(self, house: str | None = None) -> Sequence[HandRow]:
        """All legal Hands of the King, sorted by name; of one House if given."""
        return self._library.hands(house)

    def check(self, config: GameConfig) -> Sequence[str]:
        """Every reason why this game cannot start, in words; empty when it can."""
        return problems(config, self._library, self.translate)

    def new_game(self, config: GameConfig) -> QtGame:
        """Starts a game. Raises ValueError with the first of `check`'s reasons, OSError where it cannot be stored."""
        reasons = self.check(config)
        if reasons:
            raise ValueError(reasons[0])
        from agot_desktop.controller.card_rules import deck_to_data
        from agot_desktop.controller.saving import StoredGame

        store = self._store
        seed = secrets.randbits(_SEED_BITS) if config.seed is None else config.seed
        setup = chapter_setup(config, self._library, self._rules.fingerprint, seed, deck_to_data)
        stored: list[StoredGame] = []

        def place() -> StoredGame:
            stored.append(StoredGame.create(store, config.name, setup))
            return stored[0]

        try:
            game = start_game(self._rules, setup, place)
        except BadNameError as error:
            raise ValueError(failure_words(error, self.translate)) from error
        except StorageError as error:
            raise OSError(failure_words(error, self.translate)) from error
        except GameError as error:
            _logger.exception("a checked game could not be started")
            raise ValueError(failure_words(error, self.translate)) from error
        return self._port(game, store.chapters.get(stored[0].chapter).campaign_id)

    def load(self, game: int) -> QtGame:
        """Goes on with a saved game, and leaves the running one. Raises ValueError, in words, for an unreadable one."""
        from agot_desktop.controller.saving import StoredGame

        self._leave()
        try:
            chapters = self._store.chapters.of_campaign(CampaignId(game))
            if not chapters:
                raise ValueError(self.translate("Failure", "This game is not there any more."))
            running = load_game(self._rules, chapters[-1].setup, StoredGame(self._store, chapters[-1].id))
        except (StorageError, GameError) as error:
            raise ValueError(failure_words(error, self.translate)) from error
        return self._port(running, game)

    def rename(self, game: int, name: str) -> None:
        """Gives a game another name. Raises ValueError for a name that cannot be kept, OSError for a failing disk."""
        try:
            self._store.campaigns.rename(CampaignId(game), name)
        except BadNameError as error:
            raise ValueError(failure_words(error, self.translate)) from error
        except StorageError as error:
            raise OSError(failure_words(error, self.translate)) from error

    def delete(self, game: int) -> None:
        """Deletes a game for good; if it is the running one, that is left first. Raises OSError for a failing disk."""
        if game == self._running_campaign:
            self._leave()
        try:
            self._store.campaigns.delete(CampaignId(game))
        except StorageError as error:
            raise OSError(failure_words(error, self.translate)) from error

    # -- parts, made when they are first needed --

    @property
    def _store(self) -> Store:
        self.open()
        assert self._store_ is not None
        return self._store_

    def _store_or_none(self) -> Store | None:
        try:
            return self._store
        except OSError as error:
            _logger.warning("%s", error)
            return None

    @property
    def _language(self) -> Language:
        if self._language_ is None:
            from agot_desktop.controller.card_words import card_language

            self._language_ = card_language(lambda: self._pool, self.translate, self._code)
        return self._language_

    @property
    def _pool(self) -> Pool:
        if self._pool_ is None:
            self._pool_ = load_pool(self._resources / "cards")
        return self._pool_

    @property
    def _rules(self) -> CardRules:
        if self._rules_ is None:
            from agot_desktop.controller.card_rules import CardRules, fingerprint

            self._rules_ = CardRules(self._pool, fingerprint(self._pool))
        return self._rules_

    @property
    def _library(self) -> Library:
        if self._library_ is None:
            from agot_desktop.controller.card_rules import is_complete

            pool = self._pool
            self._library_ = Library(
                pool, self._resources / "decks", self._shelf, lambda facts: is_complete(pool, facts), self.translate
            )
        return self._library_

    def _shelf(self) -> DeckShelf | None:
        store = self._store_or_none()
        return None if store is None else store.decks

    def _game_row(self, store: Store, summary: GameSummary) -> GameRow:
        """The line of a saved game, with the power at its last checkpoint."""
        from agot_desktop.controller.card_rules import powers

        power: tuple[int, ...] = (0,) * len(summary.seats)
        try:
            current = store.chapters.get(summary.chapter_id).current_move
            checkpoint = store.saves.newest_checkpoint_on_path(summary.chapter_id, current)
            if checkpoint is not None:
                power = powers(checkpoint.state)
        except (StorageError, DataError) as error:
            _logger.warning("no power for the list: %s", error)
        return game_row(summary, power)

    def _leave(self) -> None:
        """Only one game runs at a time: two would write to one file and share one computer player."""
        if self._running is not None:
            self._running.close()
        self._running, self._running_campaign = None, None

    def _port(self, game: RunningGame, campaign: int) -> QtGame:
        self._leave()
        pool = self._pool
        names = [seat.name for seat in game.setup.seats]

        def code_of(card: int) -> str:
            return _facts_id(game.state, card)

        teller = Teller(pool, names, code_of)

        def about(observation: Observation) -> About:
            return _about(game.state, observation)

        texts = GameTexts(
            pool, self._language, names, people=len(game.people), code_of=code_of, told=teller.happening, about=about
        )
        port = QtGame(game, texts, teller, lambda card: texts.face(code_of(card)).name, self._players, self.translate)
        self._running, self._running_campaign = port, campaign
        return port


def _about(state: GameState, observation: Observation) -> About:
    """What the decision of an observation is about; nothing if it is another seat's, or not the open one any more."""
    from agot_desktop.controller.about import NOTHING, about_of
    from agot_desktop.model.cardgame.state import CardState

    assert isinstance(state, CardState)
    decision, seen = state.decision, observation.decision
    if decision is None or seen is None or seen.seat != observation.seat:
        return NOTHING
    same = (decision.seat, decision.kind, decision.options) == (seen.seat, seen.kind, seen.options)
    return about_of(state) if same else NOTHING


def _facts_id(state: GameState, card: int) -> str:
    from agot_desktop.model.cardgame.state import CardState

    assert isinstance(state, CardState)
    return state.facts(card).id
