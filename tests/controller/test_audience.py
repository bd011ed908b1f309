"""Who may look, and when the veil comes down."""

from agot_desktop.controller.audience import NOBODY, Audience


def test_alone_one_looks_from_the_own_seat_throughout() -> None:
    audience = Audience((1,), 2)
    assert audience.viewer == 1 and audience.ask(1) and audience.expected == NOBODY


def test_two_people_must_lift_the_veil_each_time_it_passes() -> None:
    audience = Audience((0, 1), 2)
    assert audience.viewer == NOBODY
    assert not audience.ask(0) and audience.viewer == NOBODY
    assert not audience.reveal(1) and audience.viewer == NOBODY
    assert audience.reveal(0) and audience.viewer == 0
    assert audience.ask(0)
    assert not audience.ask(1) and audience.viewer == NOBODY and audience.expected == 1
    assert not audience.reveal(0)
    assert audience.reveal(1) and audience.viewer == 1


def test_a_veil_is_lifted_once() -> None:
    audience = Audience((0, 1), 2)
    audience.ask(0)
    audience.reveal(0)
    assert not audience.reveal(0)


def test_each_seat_remembers_what_it_has_been_told() -> None:
    audience = Audience((0, 1), 2)
    audience.show(0, 12)
    assert (audience.seen(0), audience.seen(1)) == (12, 0)
    audience.forget_after(5)
    assert (audience.seen(0), audience.seen(1)) == (5, 0)
