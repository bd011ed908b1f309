"""Frames: tables of named steps, jumps by name, files that name class and step, and what is refused."""

import json
import re
from dataclasses import field
from typing import Any

import pytest

from agot_desktop.model.kernel.decision import PASS, Decision
from agot_desktop.model.kernel.errors import DataError, RulesError
from agot_desktop.model.kernel.frame import OVER, Ask, Do, Frame, frame, frame_from_data, frame_to_data
from agot_desktop.model.kernel.record import Record, record


def nothing(state: Any, top: Any) -> None:
    """A step that does nothing."""


@frame
class WalkFrame(Frame):
    name: str
    left: int = 3
    places: list[tuple[int, int]] = field(default_factory=list)
    pc: int = 0

    STEPS = (
        ("begin", Do(nothing)),
        ("choose a way", Ask(lambda s, f: Decision(0, "toy.walk", (PASS,)), lambda s, f, c: None)),
        ("arrive", Do(nothing)),
    )


@frame
class RestFrame(Frame):
    pc: int = 0

    STEPS = (("rest", Do(nothing)),)


@frame
class EndFrame(Frame):
    pc: int = 0

    STEPS = (("start", Do(nothing)), ("end", Do(nothing)))


@record
class Road(Record):
    stack: list[Frame]
    length: int = 0


def test_goto_finds_the_step_by_its_name() -> None:
    top = WalkFrame("north")
    for place, (name, _) in enumerate(WalkFrame.STEPS):
        top.goto(name)
        assert top.pc == place
    with pytest.raises(KeyError):
        top.goto("nowhere")


def test_a_frame_in_a_file_names_its_class_and_step() -> None:
    top = WalkFrame("north", 2, [(1, 2)], pc=1)
    data = frame_to_data(top)
    assert data == {"frame": "WalkFrame", "step": "choose a way", "name": "north", "left": 2, "places": [[1, 2]]}
    assert frame_from_data(json.loads(json.dumps(data))) == top


def test_a_frame_that_has_run_through_is_at_its_end() -> None:
    top = WalkFrame("north", pc=3)
    data = frame_to_data(top)
    assert data["step"] not in [name for name, _ in WalkFrame.STEPS]
    assert frame_from_data(data).pc == 3


def test_a_step_may_be_called_end() -> None:
    """What stands before its last step is not through yet."""
    for pc in (0, 1, 2):
        assert frame_from_data(frame_to_data(EndFrame(pc))).pc == pc


def test_a_stack_keeps_the_classes_of_its_frames() -> None:
    road = Road([WalkFrame("north", pc=2), RestFrame(), WalkFrame("south")], 5)
    back = Road.from_data(json.loads(json.dumps(road.to_data())))
    assert back == road
    assert [type(f) for f in back.stack] == [WalkFrame, RestFrame, WalkFrame]
    twin = road.clone()
    twin.stack[0].places.append((9, 9))
    twin.stack.pop()
    twin.stack[1].pc = 1
    assert back == road


@pytest.mark.parametrize(
    ("data", "message"),
    [
        ({"frame": "Unheard", "step": "rest"}, "unknown frame 'Unheard'"),
        ({"frame": "RestFrame", "step": "sleep"}, "frame RestFrame: unknown step 'sleep'"),
        ({"frame": "RestFrame"}, "a frame needs its name and step"),
        ({"step": "rest"}, "a frame needs its name and step"),
        (["RestFrame", "rest"], "a frame needs its name and step"),
        ({"frame": "RestFrame", "step": "rest", "more": 1}, r"RestFrame: fields differ: \['more'\]"),
        ({"frame": "WalkFrame", "step": "begin", "name": 3, "left": 1, "places": []}, "WalkFrame: name is no str"),
        ({"frame": ["RestFrame"], "step": "rest"}, "a frame needs its name and step"),
        ({"frame": "RestFrame", "step": ["rest"]}, "a frame needs its name and step"),
        ({"frame": "RestFrame", "step": 0}, "a frame needs its name and step"),
    ],
)
def test_what_is_no_frame_is_refused(data: Any, message: str) -> None:
    with pytest.raises(DataError, match=message):
        frame_from_data(data)


def test_reading_a_frame_leaves_the_data_alone() -> None:
    data = frame_to_data(RestFrame())
    before = dict(data)
    frame_from_data(data)
    assert data == before


def test_two_steps_of_one_name_and_two_frames_of_one_name_are_refused() -> None:
    with pytest.raises(TypeError, match="TwiceFrame: two steps with one name, or one named"):
        frame(
            type(
                "TwiceFrame",
                (Frame,),
                {"__annotations__": {"pc": int}, "pc": 0, "STEPS": (("a", Do(nothing)), ("a", Do(nothing)))},
            )
        )
    with pytest.raises(TypeError, match=f"OverFrame: .* named {re.escape(OVER)}"):
        frame(type("OverFrame", (Frame,), {"__annotations__": {"pc": int}, "pc": 0, "STEPS": ((OVER, Do(nothing)),)}))
    with pytest.raises(TypeError, match="two frames named RestFrame"):
        frame(type("RestFrame", (Frame,), {"__annotations__": {"pc": int}, "pc": 0, "STEPS": ()}))
    assert isinstance(frame_from_data({"frame": "RestFrame", "step": "rest"}), RestFrame)


def test_a_frame_that_asked_nothing_takes_no_answer() -> None:
    with pytest.raises(RulesError, match="frame takes no answer 'RestFrame' 'slot'"):
        RestFrame().take("slot", 1)
