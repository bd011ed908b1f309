"""Event records: pending when made, equal by content, complete in JSON."""

import json

import pytest

from agot_desktop.model.kernel.errors import DataError
from agot_desktop.model.kernel.event import CANCELLED, DONE, PENDING, REPLACED, SAVED, VOID, Event


def test_a_new_event_is_pending_and_about_nothing() -> None:
    made = Event("killed")
    assert (made.status, made.cause, made.amount, made.word, made.replaced_by) == (PENDING, "rules", 0, "", "")
    assert (made.subject, made.seat, made.other, made.source, made.source_seat) == (-1,) * 5
    assert (made.cards, made.was, made.flags) == ((), (), ())


def test_the_ways_an_event_can_go_are_six_words() -> None:
    assert len({PENDING, SAVED, CANCELLED, REPLACED, DONE, VOID}) == 6


def test_everything_comes_back_from_json() -> None:
    made = Event(
        "killed",
        3,
        seat=1,
        other=2,
        source=9,
        source_seat=0,
        amount=4,
        cause="claim",
        word="x",
        cards=(5, 6),
        was=(0, 1, "character", ("Lord", "Stark"), (7, 8)),
        flags=("unsavable",),
        status=DONE,
        replaced_by="core_44:0",
    )
    back = Event.from_data(json.loads(json.dumps(made.to_data())))
    assert back == made
    assert back.was == (0, 1, "character", ("Lord", "Stark"), (7, 8)) and isinstance(back.was[3], tuple)


def test_a_clone_is_another_record() -> None:
    made = Event("killed", 3)
    twin = made.clone()
    twin.status, twin.amount = SAVED, 2
    assert (made.status, made.amount) == (PENDING, 0)
    assert made != twin


def test_a_wrong_record_is_refused() -> None:
    data = Event("killed", 3).to_data()
    with pytest.raises(DataError):
        Event.from_data({**data, "subject": "3"})
    with pytest.raises(DataError):
        Event.from_data({k: v for k, v in data.items() if k != "flags"})
