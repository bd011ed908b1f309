"""The lines that were ever played in a running game, for the window: listed in words, named, stood on, cut."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from agot_desktop.controller.failures import failure_words
from agot_desktop.controller.game import RunningGame
from agot_desktop.controller.words import Translate, counted, phase_name, phrase
from agot_desktop.model.kernel.errors import GameError
from agot_desktop.storage.errors import StorageError
from agot_desktop.storage.records import BranchRecord, MoveId


@dataclass(frozen=True, slots=True)
class BranchRow:
    """A line of the list. `id`: of its last move; `label`: where it leaves the played line and how long it is;
    `current`: it goes on from where the game stands; `here`: it ends there; `finished`: the game ended there."""

    id: int
    name: str
    label: str
    current: bool
    here: bool
    finished: bool


class QtTree:
    """The branches of one running game. `go`: carries out a change of the position and shows it; `fail`: tells the
    player what went wrong."""

    def __init__(
        self,
        game: RunningGame,
        translate: Translate,
        go: Callable[[Callable[[], None]], None],
        fail: Callable[[str], None],
    ) -> None:
        self._game = game
        self.translate = translate
        self._go = go
        self._fail = fail

    def rows(self) -> Sequence[BranchRow]:
        """All lines, those on which the game stands first; none, and told, where the disk fails."""
        found: list[BranchRecord] = []
        self._try(lambda: found.extend(self._game.branches()))
        return [self._row(branch) for branch in found]

    def stand_on(self, line: int) -> None:
        """Stands the game after a move that was ever played (-1: at its start): a rewind, noted in the chronicle."""
        self._go(lambda: self._game.go_to(MoveId(line) if line >= 0 else None))

    def name(self, line: int, name: str) -> bool:
        """Calls a line so; '' takes its name away. False, and told, where that cannot be."""
        return self._try(lambda: self._game.name_branch(MoveId(line), name))

    def cut(self, line: int) -> bool:
        """Deletes the choices of this line alone. False, and told, for the line on which the game stands."""
        return self._try(lambda: self._game.cut_branch(MoveId(line)))

    def _try(self, act: Callable[[], object]) -> bool:
        try:
            act()
        except (GameError, StorageError) as error:
            self._fail(failure_words(error, self.translate))
            return False
        return True

    def _row(self, branch: BranchRecord) -> BranchRow:
        here = len(self._game.steps)
        own = branch.tip.depth - branch.fork_depth
        if branch.current and own == 0:
            label = self.translate("Branches", "Where the game stands")
        elif branch.current:
            label = counted(self.translate("Branches", "Goes on from here for %n choice(s)", None, own), own)
        else:
            place = self._game.steps[branch.fork_depth].place if branch.fork_depth < here else self._game.place
            turn = self.translate("Branches", "Leaves in round {round}, {phase}")
            length = counted(self.translate("Branches", "%n choice(s) long", None, own), own)
            words = phrase(turn, round=place.round, phase=phase_name(self.translate, place.phase))
            label = phrase(self.translate("Branches", "{where}, {length}"), where=words, length=length)
        at_end = branch.current and own == 0
        return BranchRow(branch.tip.id, branch.name, label, branch.current, at_end, branch.outcome is not None)
