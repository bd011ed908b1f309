"""What the window asks of the controller, as protocols: a running game, its words, and starting or loading a game.

Values that come from the controller are described by their attributes only, so the controller makes them as plain
frozen classes of its own and imports nothing from here. `GameConfig` and `SeatConfig` go the other way.
Every text is in the reader's language.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, Protocol

from agot_desktop.model.cardgame.observation import Observation
from agot_desktop.model.kernel.decision import Choice
from agot_desktop.view.campaigns.ports import CampaignsPort

if TYPE_CHECKING:
    from agot_desktop.controller.decks.desk import DeckDesk
    from agot_desktop.view.manual.window import ManualLike

PRIMARY: Final = "primary"  # Enter and Space; at most one in a prompt
DECLINE: Final = "decline"  # Esc: passing, 'no', 'do not use'; at most one in a prompt
DANGER: Final = "danger"
PLAIN: Final = "plain"

PERSON: Final = "person"
RANDOM: Final = "random"
HEURISTIC: Final = "heuristic"


class FaceLike(Protocol):
    """The printed card: every attribute of `view.cards.face.CardFace` by the same name.

    Words are (key, text) pairs, paragraphs are tuples of (text, style) pairs with the styles of that module.
    """

    @property
    def id(self) -> str: ...
    @property
    def name(self) -> str: ...
    @property
    def type(self) -> str: ...


class Button(Protocol):
    """One option of the open decision in words: 'Marshal Arya Stark for 2'. `role`: one of the four above."""

    @property
    def choice(self) -> Choice: ...
    @property
    def label(self) -> str: ...
    @property
    def tooltip(self) -> str: ...
    @property
    def role(self) -> str: ...


class Prompt(Protocol):
    """What the game waits for. `question`: who must do what, one line; `reason`: why, one line, may be ''.

    `buttons` has one entry for **every** option, cards included: the window shows as buttons what cannot be clicked on
    the table, and uses the words of the others once the card is picked up. Empty when another seat decides.
    """

    @property
    def question(self) -> str: ...
    @property
    def reason(self) -> str: ...
    @property
    def buttons(self) -> Sequence[Button]: ...
    @property
    def source(self) -> str:
        """The facts id of the card that asks, '' for a rule."""


class LogLine(Protocol):
    """One line of the log. `spans`: (start, end, card code) of card names in `text`; `seat` who acts, -1 for nobody.

    `head`: a heading that opens a round or a phase. `indent`: 0, or 1 and more under its cause. `new`: not yet seen.
    """

    @property
    def text(self) -> str: ...
    @property
    def spans(self) -> Sequence[tuple[int, int, str]]: ...
    @property
    def seat(self) -> int: ...
    @property
    def head(self) -> bool: ...
    @property
    def indent(self) -> int: ...
    @property
    def new(self) -> bool: ...


class Update(Protocol):
    """What `GamePort.changed` carries: what the viewer sees now and the lines since the last update.

    `fresh`: the lines are the whole log that this seat may read (first update, after a veil, after going back).
    """

    @property
    def observation(self) -> Observation: ...
    @property
    def lines(self) -> Sequence[LogLine]: ...
    @property
    def fresh(self) -> bool: ...


class Gathered(Protocol):
    """A run of picks under way: `candidates` may be added; `complete`: it could be confirmed as it is."""

    @property
    def candidates(self) -> frozenset[int]: ...
    @property
    def complete(self) -> bool: ...


class UndoTarget(Protocol):
    """A point that `GamePort.undo` goes back to. `label`: 'Round 2, marshalling: before Arya Stark'. Newest first.
    `free`: nobody learned anything since; else going back is a rewind."""

    @property
    def id(self) -> int: ...
    @property
    def label(self) -> str: ...
    @property
    def free(self) -> bool: ...


class BranchRow(Protocol):
    """A line that was ever played. `id`: of its last move; `here`: the game stands at its end."""

    @property
    def id(self) -> int: ...
    @property
    def name(self) -> str: ...
    @property
    def label(self) -> str: ...
    @property
    def here(self) -> bool: ...


class Texts(Protocol):
    """Words for facts and decisions."""

    def face(self, code: str) -> FaceLike:
        """The printed card of an id of the facts. Raises KeyError for an unknown one."""

    def term(self, key: str) -> str:
        """A trait, keyword, House or crest for reading ('Night's Watch'). Unknown keys come back as they are."""

    def prompt(self, observation: Observation) -> Prompt:
        """The open decision in words, for the observation's seat."""


class WhyLine(Protocol):
    """A line of an explanation. `rule`: the number of the rule it rests on."""

    @property
    def text(self) -> str: ...
    @property
    def rule(self) -> str: ...


class GamePort(Protocol):
    """A running game as a QObject. Nothing is emitted before `begin`.

    Signals: `changed(Update)`; `veil(int seat)`: cover everything, this seat is next; `thinking(bool)`: a computer
    player is at work; `finished()`: the last update has an outcome; `failed(str)`: in words, the game stands as it was.
    """

    changed: Any
    veil: Any
    thinking: Any
    finished: Any
    failed: Any

    @property
    def texts(self) -> Texts: ...
    def begin(self) -> None:
        """Emits the first `changed` (or `veil`) and starts computer players that are to move."""

    def close(self) -> None:
        """Stops computer players; everything accepted is already saved."""

    def viewer(self) -> int:
        """The seat whose observation is shown; -1 while the veil is down."""

    @property
    def game(self) -> str:
        """Which of the two games it is: 'cards' or 'realm'."""

    def seat_names(self) -> Sequence[str]: ...
    def seat_players(self) -> Sequence[str]:
        """PERSON, RANDOM or HEURISTIC a seat."""

    def seat_arms(self) -> Sequence[str]:
        """The arms that each seat wants: those it was given, else its House's."""

    def why(self, card: int) -> Sequence[WhyLine]:
        """Where the numbers of a card come from and why the viewer can do nothing with it now; nothing of a card that
        he does not see."""

    def may_concede(self) -> bool:
        """Whether the viewer could give the game up now."""

    def concede(self) -> None:
        """The viewer gives the game up; emits `changed` and `finished`."""

    def choose(self, choice: Choice) -> None:
        """Plays one option of the open decision of the viewer; anything else is ignored or answered with `failed`."""

    def gather(self, picked: Sequence[int]) -> Gathered:
        """In a run of picks: what may be added to these picks, made in any order. Changes nothing."""

    def choose_run(self, picked: Sequence[int]) -> None:
        """Plays `('choose', id)` with rising ids, then `('done',)` if that is still asked; one `changed` for all."""

    def reveal_to(self, seat: int) -> None:
        """The veil was lifted by this seat: emits `changed` with its observation and all lines it may read."""

    def undo_targets(self) -> Sequence[UndoTarget]: ...
    def undo_reason(self) -> str:
        """Why nothing can be undone freely now; '' when something can."""

    def undo(self, target: int) -> None:
        """Goes back to a target's id, freely or by a rewind; emits `changed`."""

    def can_redo(self) -> bool: ...
    def redo(self) -> None:
        """Does again what was taken back last; emits `changed`."""

    def can_branch(self) -> bool:
        """Whether other lines may be gone to."""

    def branch_rows(self) -> Sequence[BranchRow]: ...
    def stand_on(self, move: int) -> None:
        """Stands the game after any move that was ever played in it (-1: at its start), unless it stands there; emits
        `changed`."""

    def pass_until(self) -> str | None: ...
    def set_pass_until(self, phase: str | None) -> None:
        """Pass by itself until this phase begins (or a stop, or something must be answered); None ends it."""

    def stops(self) -> frozenset[str]: ...
    def set_stops(self, phases: frozenset[str]) -> None:
        """Phases in which passing by itself pauses."""

    def set_pace(self, ms: int) -> None:
        """Pause between shown moves of computer players, 0 to 5000 ms."""


class MarkRow(Protocol):
    """Where a phase begins in a game that is looked back on. `opens_round`: the first of its round."""

    @property
    def depth(self) -> int: ...
    @property
    def label(self) -> str: ...
    @property
    def opens_round(self) -> bool: ...


class ReplayPort(GamePort, Protocol):
    """A game that is looked back on: nothing can be chosen. Positions are 0 (the start) to `length`.

    Signals besides those of a game: `moved(int)`: another position is shown; `played(bool)`: it goes on by itself.
    """

    moved: Any
    played: Any

    @property
    def length(self) -> int: ...
    @property
    def depth(self) -> int: ...
    def go(self, depth: int) -> None: ...
    def step(self, way: int) -> None: ...
    def next_phase(self, way: int) -> None: ...
    def next_round(self, way: int) -> None: ...
    def go_to_line(self, number: int) -> None: ...
    def marks(self) -> Sequence[MarkRow]: ...
    def place_words(self) -> str: ...
    def move_here(self) -> int:
        """The last move before the shown position, -1 for the start."""

    def playing(self) -> bool: ...
    def play(self) -> None: ...
    def pause(self) -> None: ...
    def view(self) -> tuple[int, bool]:
        """Whose side of the table is shown, and whether all cards lie open."""

    def set_view(self, seat: int, everything: bool) -> None: ...


class GameRow(Protocol):
    """A saved game in the load list. `names`, `houses`, `power` have an entry a seat."""

    @property
    def id(self) -> int: ...
    @property
    def name(self) -> str: ...
    @property
    def variant(self) -> str: ...
    @property
    def names(self) -> Sequence[str]: ...
    @property
    def houses(self) -> Sequence[str]: ...
    @property
    def power(self) -> Sequence[int]: ...
    @property
    def round(self) -> int: ...
    @property
    def phase(self) -> str: ...
    @property
    def saved(self) -> datetime: ...
    @property
    def finished(self) -> bool: ...


class DeckRow(Protocol):
    """A deck that can be played. `problems`: why it may not, in words; empty for a legal one."""

    @property
    def id(self) -> str: ...
    @property
    def name(self) -> str: ...
    @property
    def house(self) -> str: ...
    @property
    def cards(self) -> int: ...
    @property
    def problems(self) -> Sequence[str]: ...


class HandRow(Protocol):
    """A character that may be a Hand of the King. `playable` is False while its abilities are missing: see `reason`."""

    @property
    def code(self) -> str: ...
    @property
    def name(self) -> str: ...
    @property
    def houses(self) -> Sequence[str]: ...
    @property
    def threshold(self) -> int: ...
    @property
    def label(self) -> str:
        """Set and number, to tell versions of one title apart."""

    @property
    def playable(self) -> bool: ...
    @property
    def reason(self) -> str: ...


@dataclass(frozen=True, slots=True)
class SeatConfig:
    """One seat of a new game. `player`: PERSON, RANDOM or HEURISTIC; `deck`: DeckRow.id; `hand`: HandRow.code or '';
    `arms`: colour, pattern and sigil of the seat, '' for those of its House."""

    name: str
    player: str
    deck: str
    hand: str = ""
    arms: str = ""


@dataclass(frozen=True, slots=True)
class GameConfig:
    """A new game. `variant`: 'joust', 'melee', 'hand-of-the-king', 'kingsmoot' or
    'storm-of-swords'. `round_limit`: 0 for none. `seed`:
    None = by chance."""

    name: str
    variant: str
    seats: tuple[SeatConfig, ...]
    round_limit: int = 0
    seed: int | None = None


class StartPort(Protocol):
    """Starting, loading and tending games."""

    @property
    def texts(self) -> Texts: ...
    @property
    def desk(self) -> DeckDesk:
        """The deck builder's desk. Raises OSError, in words."""

    @property
    def folder(self) -> Path:
        """The folder of the player's files."""

    def back_up(self, target: Path) -> None:
        """Writes a copy of all games and decks to a file. Raises OSError, in words."""

    def manuals(self) -> Sequence[ManualLike]:
        """The rule books of the card game and of the board game. Raises OSError, in words."""

    def games(self) -> Sequence[GameRow]:
        """All saved games, newest first."""

    def latest(self) -> GameRow | None:
        """The newest unfinished game."""

    def decks(self) -> Sequence[DeckRow]: ...
    def hands(self, house: str | None = None) -> Sequence[HandRow]:
        """All legal Hands of the King, sorted by name; of one House if given."""

    def check(self, config: GameConfig) -> Sequence[str]:
        """Every reason why this game cannot start, in words; empty when it can."""

    def new_game(self, config: GameConfig, campaign: int | None = None) -> GamePort:
        """A campaign of its own, or the next chapter of one. Raises ValueError with the first of `check`'s reasons,
        OSError where it cannot be stored."""

    def load(self, game: int, chapter: int | None = None) -> GamePort:
        """The latest game of a campaign, or a certain chapter. Raises ValueError, in words, for one that cannot be
        read."""

    def replay(self, game: int, chapter: int | None = None, line: int | None = None) -> ReplayPort:
        """A game to be looked back on: the played line, or the one that ends with a move. Raises as `load`."""

    @property
    def campaigns(self) -> CampaignsPort:
        """All campaigns. Raises OSError, in words."""

    def rename(self, game: int, name: str) -> None: ...
