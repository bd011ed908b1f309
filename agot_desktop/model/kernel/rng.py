"""Random numbers as a value: the whole generator is one 64-bit integer that lives in the state.

SplitMix64 (Steele, Lea, Flood 2014): the integer steps by a fixed odd constant and each value is a hash of it.
Functions return the drawn value together with the next integer, so that a state can be cloned by copying one number.
"""

from __future__ import annotations

from collections.abc import MutableSequence
from typing import TypeVar

T = TypeVar("T")
MASK = (1 << 64) - 1
_STEP = 0x9E3779B97F4A7C15


def seeded(seed: int, label: str = "") -> int:
    """A generator for `seed` (any integer); different labels give independent streams."""
    value = seed & MASK
    for char in label:
        value = mix((value ^ ord(char)) + _STEP & MASK)
    return mix(value + _STEP & MASK)


def mix(value: int) -> int:
    """The output hash of SplitMix64, 64 bits to 64 bits."""
    value = (value ^ value >> 30) * 0xBF58476D1CE4E5B9 & MASK
    value = (value ^ value >> 27) * 0x94D049BB133111EB & MASK
    return value ^ value >> 31


def draw(rng: int, n: int) -> tuple[int, int]:
    """A number in `range(n)`, n >= 1, and the next generator. The bias is below n / 2**64."""
    rng = rng + _STEP & MASK
    value = (rng ^ rng >> 30) * 0xBF58476D1CE4E5B9 & MASK
    value = (value ^ value >> 27) * 0x94D049BB133111EB & MASK
    return ((value ^ value >> 31) * n) >> 64, rng


def shuffle(rng: int, items: MutableSequence[T]) -> int:
    """Shuffles `items` in place (Fisher-Yates) and returns the next generator."""
    for i in range(len(items) - 1, 0, -1):
        j, rng = draw(rng, i + 1)
        items[i], items[j] = items[j], items[i]
    return rng


class Stream:
    """A generator with a memory, for players and benches that are no part of a state."""

    __slots__ = ("state",)

    def __init__(self, seed: int, label: str = "") -> None:
        self.state = seeded(seed, label)

    def below(self, n: int) -> int:
        """A number in `range(n)`, n >= 1."""
        value, self.state = draw(self.state, n)
        return value

    def pick(self, items: list[T] | tuple[T, ...]) -> T:
        """One of `items`, which must not be empty."""
        return items[self.below(len(items))]

    def bits(self) -> int:
        """64 random bits."""
        value, self.state = draw(self.state, 1 << 64)
        return value
