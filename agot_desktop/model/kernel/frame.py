"""The flow of a game as a stack of frames.

A frame class carries its variables and a table of named steps that reads like the chart of the rule book. A step is
`Do(function)` or `Ask(...)`; the game waits only in an Ask. Before a step runs the frame already points at the next
one, so a step may jump with `frame.goto('name')` or leave with `state.pop()`.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, ClassVar, TypeVar, cast, dataclass_transform

from agot_desktop.model.kernel.decision import Choice, Decision
from agot_desktop.model.kernel.errors import DataError, RulesError
from agot_desktop.model.kernel.record import Record, record

T = TypeVar("T")


class Do:
    """A step that acts: `run(state, frame)`."""

    __slots__ = ("run",)

    def __init__(self, run: Callable[[Any, Any], None]) -> None:
        self.run = run


class Ask:
    """A step that waits.

    `options(state, frame)` is pure and gives the Decision, or None when there is nothing to ask; a Decision with one
    option is taken without asking. `apply(state, frame, choice)` carries the choice out.
    """

    __slots__ = ("apply", "options")

    def __init__(
        self, options: Callable[[Any, Any], Decision | None], apply: Callable[[Any, Any, Choice], None]
    ) -> None:
        self.options = options
        self.apply = apply


Step = Do | Ask
OVER = "(over)"
"""In files: all steps have been run. No step may have this name."""
_FRAMES: dict[str, type[Frame]] = {}


class Frame(Record):
    """Base of all frames: subclasses are `@frame` classes with `STEPS` and the field `pc`."""

    if not TYPE_CHECKING:  # the subclass has the slots
        __slots__ = ()
    STEPS: ClassVar[tuple[tuple[str, Step], ...]] = ()
    _steps: ClassVar[tuple[Step, ...]] = ()
    _places: ClassVar[dict[str, int]] = {}
    pc: int

    @classmethod
    def codec(cls) -> tuple[Callable[[Any], Any], Callable[[Any], Any]]:
        """Frames of a list name their class and step."""
        return frame_to_data, frame_from_data

    def goto(self, name: str) -> None:
        """Goes on at the named step."""
        self.pc = self._places[name]

    def take(self, slot: str, value: Any) -> None:
        """Receives the answer of a frame that was pushed to find it out."""
        raise RulesError("frame takes no answer", type(self).__name__, slot)


@dataclass_transform(eq_default=False)
def frame(cls: type[T]) -> type[T]:
    """Makes `cls` a frame: a record with a step table, found again by its name when a state is loaded."""
    made: Any = record(cls)
    made._steps = tuple(step for _, step in made.STEPS)
    made._places = {name: i for i, (name, _) in enumerate(made.STEPS)}
    if len(made._places) != len(made.STEPS) or OVER in made._places:
        raise TypeError(f"{made.__name__}: two steps with one name, or one named {OVER}")
    if made.__name__ in _FRAMES:
        raise TypeError(f"two frames named {made.__name__}")
    _FRAMES[made.__name__] = made
    return cast("type[T]", made)


def frame_to_data(top: Frame) -> dict[str, Any]:
    """A frame as JSON, class and step in words."""
    data = top.to_data()
    del data["pc"]
    name = top.STEPS[top.pc][0] if top.pc < len(top.STEPS) else OVER
    return {"frame": type(top).__name__, "step": name, **data}


def frame_from_data(data: Any) -> Frame:
    """The inverse of `frame_to_data`; raises `DataError` for an unknown frame or step."""
    if not isinstance(data, dict) or not isinstance(data.get("frame"), str) or not isinstance(data.get("step"), str):
        raise DataError("a frame needs its name and step")
    rest = dict(data)
    name, step = rest.pop("frame"), rest.pop("step")
    cls = _FRAMES.get(name)
    if cls is None:
        raise DataError(f"unknown frame {name!r}")
    if step != OVER and step not in cls._places:
        raise DataError(f"frame {name}: unknown step {step!r}")
    rest["pc"] = len(cls.STEPS) if step == OVER else cls._places[step]
    return cls.from_data(rest)
