"""Makes the window's ports: of a running game, and of one that is looked back on."""

from __future__ import annotations

from collections.abc import Callable

from agot_desktop.controller.about import NOTHING, About, about_of
from agot_desktop.controller.card_rules import CardRules
from agot_desktop.controller.game import RunningGame
from agot_desktop.controller.language import Language
from agot_desktop.controller.qt_game import QtGame
from agot_desktop.controller.qt_players import QtPlayers
from agot_desktop.controller.qt_replay import QtReplay
from agot_desktop.controller.rebuild import people_of
from agot_desktop.controller.replay import Replay
from agot_desktop.controller.sentences import Teller
from agot_desktop.controller.texts import GameTexts
from agot_desktop.controller.why import WhyLine, why
from agot_desktop.controller.words import Translate
from agot_desktop.model.cardgame.observation import Observation
from agot_desktop.model.cardgame.pool import Pool
from agot_desktop.model.cardgame.state import CardState
from agot_desktop.model.kernel.game import GameState
from agot_desktop.storage.records import ChapterSetup


class Ports:
    """Makes ports over one pool of cards, its rules, one language and the computer players."""

    def __init__(
        self, pool: Pool, rules: CardRules, language: Language, players: QtPlayers, translate: Translate
    ) -> None:
        self._pool = pool
        self._rules = rules
        self._language = language
        self._players = players
        self.translate = translate

    def running(self, game: RunningGame) -> QtGame:
        """The port of a game that is played."""

        def code_of(card: int) -> str:
            return self._rules.card_id(game.state, card)

        def about(observation: Observation) -> About:
            return _about(game.state, observation)

        texts, teller = self._words(game.setup, code_of, about)

        def title_of(card: int) -> str:
            return texts.face(code_of(card)).name

        def told(seat: int, card: int) -> list[WhyLine]:
            assert isinstance(game.state, CardState)
            return why(game.state, seat, card, title_of, self.translate)

        return QtGame(game, texts, teller, title_of, self._players, self.translate, why=told)

    def replay(self, replay: Replay) -> QtReplay:
        """The port of a game that is looked back on, seen by its first person, or by the first seat."""
        end = replay.state(replay.length)
        texts, teller = self._words(replay.setup, lambda card: self._rules.card_id(end, card), lambda _: NOTHING)
        seat = next(iter(people_of(replay.setup)), 0)
        return QtReplay(replay, self._rules, texts, teller, self.translate, seat)

    def _words(
        self, setup: ChapterSetup, code_of: Callable[[int], str], about: Callable[[Observation], About]
    ) -> tuple[GameTexts, Teller]:
        names = [seat.name for seat in setup.seats]
        teller = Teller(self._pool, names, code_of)
        people = len(people_of(setup))
        texts = GameTexts(
            self._pool, self._language, names, people=people, code_of=code_of, told=teller.happening, about=about
        )
        return texts, teller


def _about(state: GameState, observation: Observation) -> About:
    """What the decision of an observation is about; nothing if it is another seat's, or not the open one any more."""
    assert isinstance(state, CardState)
    decision, seen = state.decision, observation.decision
    if decision is None or seen is None or seen.seat != observation.seat:
        return NOTHING
    same = (decision.seat, decision.kind, decision.options) == (seen.seat, seen.kind, seen.options)
    return about_of(state) if same else NOTHING
