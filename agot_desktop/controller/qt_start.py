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
from agot_desktop.controller.manual import BOOKS, Manual, manual
from agot_desktop.controller.qt_game import QtGame
from agot_desktop.controller.qt_players import QtPlayers
from agot_desktop.controller.qt_replay import QtReplay
from agot_desktop.controller.replay import Replay
from agot_desktop.controller.start import GameConfig, GameRow, chapter_setup, game_row, is_board_game, problems
from agot_desktop.controller.texts import GameTexts
from agot_desktop.controller.words import Translate
from agot_desktop.model.cardgame.pool import Pool, load_pool, load_sets
from agot_desktop.model.kernel.errors import DataError, GameError
from agot_desktop.storage.errors import BadNameError, StorageError
from agot_desktop.storage.records import CampaignId, ChapterRecord, GameSummary, MoveId

if TYPE_CHECKING:
    from agot_desktop.controller.card_rules import CardRules
    from agot_desktop.controller.decks.desk import DeckDesk
    from agot_desktop.controller.qt_campaigns import QtCampaigns
    from agot_desktop.controller.qt_ports import Ports
    from agot_desktop.controller.realm.ports import RealmPorts
    from agot_desktop.controller.rules import Rules
    from agot_desktop.storage.store import Store

FILE_NAME = "agot-desktop.db"
CARDS, REALM = "cards", "realm"
"""The names of the two games in saves."""
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
        self._desk: DeckDesk | None = None
        self._texts: GameTexts | None = None
        self._ports_: Ports | None = None
        self._campaigns_: QtCampaigns | None = None
        self._realm_: RealmPorts | None = None
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

    @property
    def folder(self) -> Path:
        """The folder of the player's files."""
        return self._folder

    def back_up(self, target: Path) -> None:
        """Writes a copy of all games and decks to a file. Raises OSError, in words."""
        from agot_desktop.storage.files import copy_to

        try:
            self.open()
            copy_to(self._folder / FILE_NAME, target)
        except StorageError as error:
            raise OSError(failure_words(error, self.translate)) from error

    def manuals(self) -> Sequence[Manual]:
        """The rule books of the card game and of the board game. Raises OSError, in words."""
        try:
            return [manual(self._resources / "manual", book) for book in BOOKS]
        except DataError as error:
            raise OSError(failure_words(error, self.translate)) from error

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

    def new_game(self, config: GameConfig, campaign: int | None = None) -> QtGame:
        """Starts a game: a campaign of its own, or the next chapter of one that is there. Raises ValueError with the
        first of `check`'s reasons, OSError where it cannot be stored."""
        reasons = self.check(config)
        if reasons:
            raise ValueError(reasons[0])
        from agot_desktop.controller.card_rules import deck_to_data
        from agot_desktop.controller.realm.ports import realm_setup
        from agot_desktop.controller.saving import StoredGame

        store = self._store
        seed = secrets.randbits(_SEED_BITS) if config.seed is None else config.seed
        rules = self._rules_of(REALM if is_board_game(config.variant) else CARDS)
        if is_board_game(config.variant):
            setup = realm_setup(config, rules.fingerprint, seed)
        else:
            setup = chapter_setup(config, self._library, rules.fingerprint, seed, deck_to_data)
        stored: list[StoredGame] = []

        def place() -> StoredGame:
            if campaign is None:
                stored.append(StoredGame.create(store, config.name, setup))
            else:
                stored.append(StoredGame.next_chapter(store, CampaignId(campaign), setup))
            return stored[0]

        try:
            game = start_game(rules, setup, place)
        except BadNameError as error:
            raise ValueError(failure_words(error, self.translate)) from error
        except StorageError as error:
            raise OSError(failure_words(error, self.translate)) from error
        except GameError as error:
            _logger.exception("a checked game could not be started")
            raise ValueError(failure_words(error, self.translate)) from error
        return self._port(game, store.chapters.get(stored[0].chapter).campaign_id)

    def load(self, game: int, chapter: int | None = None) -> QtGame:
        """Goes on with a campaign's latest game, or with a given chapter of it, and leaves the running one. Raises
        ValueError, in words, for an unreadable one."""
        from agot_desktop.controller.saving import StoredGame

        self._leave()
        try:
            record = self._chapter(game, chapter)
            running = load_game(self._rules_of(record.setup.game), record.setup, StoredGame(self._store, record.id))
        except (StorageError, GameError) as error:
            raise ValueError(failure_words(error, self.translate)) from error
        return self._port(running, game)

    def replay(self, game: int, chapter: int | None = None, line: int | None = None) -> QtReplay:
        """A campaign's latest game, or a given chapter, to be looked back on: the line that the game stands on, or the
        one that ends with the move `line`. Raises ValueError, in words, for one that does not fit any more."""
        from agot_desktop.controller.saving import StoredGame

        try:
            record = self._chapter(game, chapter)
            saves = StoredGame(self._store, record.id)
            path = saves.current_path() if line is None else saves.path(MoveId(line))
            found = Replay(self._rules_of(record.setup.game), record.setup, path, saves)
        except (StorageError, GameError) as error:
            raise ValueError(failure_words(error, self.translate)) from error
        return self._realm.replay(found) if record.setup.game == REALM else self._ports.replay(found)

    @property
    def desk(self) -> DeckDesk:
        """The deck builder's desk."""
        from agot_desktop.controller.card_rules import is_complete
        from agot_desktop.controller.decks.desk import DeckDesk

        if self._desk is None:
            pool, library = self._pool, self._library
            sets = load_sets(self._resources / "cards")
            self._desk = DeckDesk(
                pool,
                sets,
                self._language,
                lambda facts: is_complete(pool, facts),
                lambda: self._store.decks,
                library.shipped,
            )
        return self._desk

    @property
    def campaigns(self) -> QtCampaigns:
        """The campaigns on the disk. Raises OSError, in words, where the file cannot be opened."""
        from agot_desktop.controller.campaigns import Campaigns
        from agot_desktop.controller.qt_campaigns import QtCampaigns

        if self._campaigns_ is None:
            found = Campaigns(self._store, lambda: self._pool, self.translate, lambda: self._realm.names)
            found.tidy()
            self._campaigns_ = QtCampaigns(found, self.translate, self._leave_campaign)
        return self._campaigns_

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
        self._leave_campaign(game)
        try:
            self._store.campaigns.delete(CampaignId(game))
        except StorageError as error:
            raise OSError(failure_words(error, self.translate)) from error

    # -- parts, made when they are first needed --

    def _chapter(self, campaign: int, chapter: int | None) -> ChapterRecord:
        """A chapter of a campaign, the latest if none is named. Raises ValueError, in words, where there is none."""
        found = self._store.chapters.of_campaign(CampaignId(campaign))
        for record in reversed(found):
            if chapter is None or record.id == chapter:
                return record
        raise ValueError(self.translate("Failure", "This game is not there any more."))

    @property
    def _ports(self) -> Ports:
        if self._ports_ is None:
            from agot_desktop.controller.qt_ports import Ports

            self._ports_ = Ports(self._pool, self._rules, self._language, self._players, self.translate)
        return self._ports_

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

    def _rules_of(self, game: str) -> Rules:
        """The rules of a game by its name in saves. Raises GameError for an unknown one."""
        if game == REALM:
            return self._realm.rules
        if game != CARDS:
            raise GameError(f"no game is called {game!r}")
        return self._rules

    @property
    def _realm(self) -> RealmPorts:
        if self._realm_ is None:
            from agot_desktop.controller.realm.ports import RealmPorts

            self._realm_ = RealmPorts(self._resources / "board", self._players, self.translate, self._code)
        return self._realm_

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
            if checkpoint is not None and is_board_game(summary.variant):
                from agot_desktop.controller.realm.rules import claims

                power = claims(checkpoint.state, self._realm.rules.board)
            elif checkpoint is not None:
                power = powers(checkpoint.state)
        except (StorageError, DataError) as error:
            _logger.warning("no power for the list: %s", error)
        return game_row(summary, power)

    def _leave(self) -> None:
        """Only one game runs at a time: two would write to one file and share one computer player."""
        if self._running is not None:
            self._running.close()
        self._running, self._running_campaign = None, None

    def _leave_campaign(self, campaign: int) -> None:
        if campaign == self._running_campaign:
            self._leave()

    def _port(self, game: RunningGame, campaign: int) -> QtGame:
        self._leave()
        port = self._realm.running(game) if game.setup.game == REALM else self._ports.running(game)
        self._running, self._running_campaign = port, campaign
        return port
