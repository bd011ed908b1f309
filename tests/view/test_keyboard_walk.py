"""The cursor's steps between cards and zones."""

from agot_desktop.view.table.keyboard import DOWN, LEFT, RIGHT, UP, Stop, find, first, next_zone, numbered, step

STOPS = [
    Stop(1, "hand", 50, 600), Stop(2, "hand", 150, 600), Stop(3, "hand", 250, 600),
    Stop(4, "near_characters", 140, 400), Stop(5, "near_characters", 240, 400),
    Stop(6, "near_characters", 140, 450), Stop(7, "far_characters", 240, 100),
]  # fmt: skip


def key(stop: Stop | None) -> object:
    return stop.key if stop is not None else None


def test_it_begins_at_the_left_of_the_hand() -> None:
    assert key(first(STOPS)) == 1
    assert key(step(STOPS, None, RIGHT)) == 1
    assert first([]) is None


def test_left_and_right_stay_in_the_zone() -> None:
    assert key(step(STOPS, 1, RIGHT)) == 2
    assert key(step(STOPS, 3, RIGHT)) is None
    assert key(step(STOPS, 2, LEFT)) == 1


def test_up_and_down_take_the_nearest_straight_ahead() -> None:
    assert key(step(STOPS, 2, UP)) == 6
    assert key(step(STOPS, 6, UP)) == 4
    assert key(step(STOPS, 5, UP)) == 7
    assert key(step(STOPS, 7, DOWN)) == 5
    assert key(step(STOPS, 7, UP)) is None


def test_tab_goes_from_zone_to_zone_and_out() -> None:
    assert key(next_zone(STOPS, None, 1)) == 1
    assert key(next_zone(STOPS, 3, 1)) == 4
    assert key(next_zone(STOPS, 6, 1)) == 7
    assert next_zone(STOPS, 7, 1) is None
    assert key(next_zone(STOPS, 7, -1)) == 4
    assert next_zone(STOPS, 1, -1) is None
    assert key(next_zone(STOPS, None, -1)) == 7


def test_numbers_follow_zones_then_reading_order() -> None:
    assert [stop.key for stop in numbered(STOPS, frozenset((7, 6, 4, 2)))] == [2, 4, 6, 7]
    assert len(numbered([Stop(n, "hand", n * 10, 0) for n in range(20)], frozenset(range(20)))) == 9


def test_a_card_that_is_gone_is_not_found() -> None:
    assert find(STOPS, 99) is None
    assert key(step(STOPS, 99, UP)) == 1
