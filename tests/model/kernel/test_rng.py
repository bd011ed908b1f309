"""The generator is SplitMix64: its published values, even numbers, permutations, independent streams."""

from collections import Counter
from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from agot_desktop.model.kernel.rng import MASK, Stream, draw, mix, seeded, shuffle

SEEDS = st.integers(min_value=0, max_value=MASK)


def reference(state: int) -> int:
    """One value of SplitMix64, written out from its definition: three steps modulo 2**64."""
    z = (state + 0x9E3779B97F4A7C15) % 2**64
    z = ((z ^ (z // 2**30)) * 0xBF58476D1CE4E5B9) % 2**64
    z = ((z ^ (z // 2**27)) * 0x94D049BB133111EB) % 2**64
    return z ^ (z // 2**31)


@pytest.mark.parametrize(
    ("seed", "values"),
    [
        (
            1234567,
            [6457827717110365317, 3203168211198807973, 9817491932198370423, 4593380528125082431, 16408922859458223821],
        ),
        (0, [0xE220A8397B1DCDAF, 0x6E789E6AA1B965F4, 0x06C45D188009454F, 0xF88BB8A8724C81EC]),
    ],
)
def test_published_values(seed: int, values: list[int]) -> None:
    state, found = seed, []
    for _ in values:
        value, state = draw(state, 1 << 64)
        found.append(value)
    assert found == values


@given(SEEDS)
def test_each_step_is_the_definition(state: int) -> None:
    value, after = draw(state, 1 << 64)
    assert value == reference(state)
    assert after == (state + 0x9E3779B97F4A7C15) % 2**64
    assert mix(after) == value


@given(SEEDS, st.integers(min_value=1, max_value=1000))
def test_a_number_is_the_high_part_of_the_product(state: int, n: int) -> None:
    value, after = draw(state, n)
    assert value == reference(state) * n // 2**64
    assert 0 <= value < n
    assert 0 <= after <= MASK and after != state


def test_a_range_of_one_still_advances() -> None:
    assert draw(5, 1)[0] == 0
    assert draw(5, 1)[1] == draw(5, 100)[1]


@pytest.mark.parametrize("n", [2, 3, 6, 7, 60])
def test_numbers_are_even(n: int) -> None:
    stream = Stream(11, "even")
    total = 600 * n
    counts = Counter(stream.below(n) for _ in range(total))
    assert set(counts) == set(range(n))
    chi_square = sum((counts[k] - 600) ** 2 / 600 for k in range(n))
    assert chi_square < n + 5 * (2 * n) ** 0.5


@given(SEEDS, st.lists(st.integers(), max_size=70))
def test_shuffle_keeps_every_item(state: int, items: list[int]) -> None:
    mixed = items[:]
    after = shuffle(state, mixed)
    assert sorted(mixed) == sorted(items)
    again = items[:]
    assert shuffle(state, again) == after and again == mixed
    steps = max(0, len(items) - 1)
    assert after == (state + steps * 0x9E3779B97F4A7C15) % 2**64


def test_every_order_is_as_likely() -> None:
    counts: Counter[tuple[int, ...]] = Counter()
    state = seeded(3)
    for _ in range(4800):
        items = [1, 2, 3, 4]
        state = shuffle(state, items)
        counts[tuple(items)] += 1
    assert set(counts) == set(permutations([1, 2, 3, 4]))
    assert sum((n - 200) ** 2 / 200 for n in counts.values()) < 60


def test_labels_and_seeds_give_different_streams() -> None:
    labels = ("", "a", "b", "ab", "ba", "game", "world", "hidden")
    for seed in (0, 1, 2, -1, 2**63):
        assert len({seeded(seed, label) for label in labels}) == len(labels)
    for label in labels:
        assert len({seeded(seed, label) for seed in range(-500, 500)}) == 1000
    assert all(0 <= seeded(seed, "x") <= MASK for seed in (-(2**70), -1, 0, 2**70))
    assert seeded(-1) == seeded(2**64 - 1), "a seed counts modulo 2**64"
    assert len({draw(seeded(1, label), 1000)[0] for label in "abcdefgh"}) > 5


def test_a_stream_remembers_and_repeats() -> None:
    a, b = Stream(9, "x"), Stream(9, "x")
    assert [a.below(10) for _ in range(50)] == [b.below(10) for _ in range(50)]
    assert a.bits() == b.bits() and a.state == b.state
    items = ("a", "b", "c")
    assert {a.pick(items) for _ in range(100)} == set(items)
    state = a.state
    value = a.below(1000)
    assert (value, a.state) == draw(state, 1000)
