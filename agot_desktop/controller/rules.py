"""What the controller asks of a game's rules beyond the state itself. One class for each game fulfils it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from agot_desktop.model.kernel.decision import Choice
from agot_desktop.model.kernel.game import GameState
from agot_desktop.storage.records import ChapterSetup


@dataclass(frozen=True, slots=True)
class Place:
    """How far a game has come. `active`: the seat whose turn it is, -1 for none."""

    round: int
    phase: str
    active: int = -1


@dataclass(frozen=True, slots=True)
class Knowledge:
    """What some seats know at one moment: `chance` changes whenever chance decides something, `known` holds a set of
    things for each of the seats, as bits."""

    chance: int
    known: tuple[int, ...] = ()

    def grew_since(self, before: Knowledge) -> bool:
        """Whether somebody has learned something, or chance has decided something."""
        if self.chance != before.chance:
            return True
        return any(now & ~then for now, then in zip(self.known, before.known, strict=True))


class Rules(Protocol):
    """The rules of one game as the controller needs them."""

    @property
    def game(self) -> str:
        """The game's name in saves and requests: `cards`."""

    @property
    def fingerprint(self) -> str:
        """Changes whenever a stored choice could come to mean something else."""

    @property
    def chronicled(self) -> frozenset[str]:
        """Kinds of log entries that a chronicle tells of."""

    @property
    def phases(self) -> tuple[str, ...]:
        """The phases of a round in their order."""

    def start(self, setup: ChapterSetup) -> GameState:
        """The state that a game begins with. It keeps a log. Raises GameError."""

    def load(self, data: Any) -> GameState:
        """The inverse of `to_data`. The state keeps a log. Raises GameError."""

    def clone(self, state: GameState) -> GameState:
        """An independent copy that keeps a log too."""

    def write(self, choice: Choice, state: GameState) -> str:
        """A choice of the open decision in notation."""

    def parse(self, text: str, state: GameState) -> Choice:
        """The inverse of `write`. Raises NotationError."""

    def place(self, state: GameState) -> Place:
        """Where the state stands."""

    def card_id(self, state: GameState, card: int) -> str:
        """The id in the facts of a card of this game."""

    def look(self, state: GameState, seat: int, everything: bool) -> Any:
        """What a seat sees, with no choice offered to it; `everything`: with nothing hidden."""

    def knowledge(self, state: GameState, seats: Sequence[int]) -> Knowledge:
        """What these seats know."""
