"""Plural rules: which form of a noun a whole number takes, per language (the CLDR rules).

Forms: `one`, `few` and `many`. Czech and Russian have all three; English and Spanish have `one` and `many`.
"""

from collections.abc import Callable, Mapping
from typing import Final, Literal

Form = Literal["one", "few", "many"]


def two_forms(n: int) -> Form:
    """English and Spanish: 1 alone is singular."""
    return "one" if n == 1 else "many"


def czech(n: int) -> Form:
    """1; 2 to 4; all others, also 22 and 101."""
    if n == 1:
        return "one"
    return "few" if 2 <= n <= 4 else "many"


def russian(n: int) -> Form:
    """1, 21, 101; 2 to 4, 22 to 24; all others, 11 to 14 among them."""
    if n % 10 == 1 and n % 100 != 11:
        return "one"
    return "few" if 2 <= n % 10 <= 4 and not 12 <= n % 100 <= 14 else "many"


PLURALS: Final[Mapping[str, Callable[[int], Form]]] = {
    "en": two_forms, "cs": czech, "ru": russian, "es": two_forms,
}  # fmt: skip
"""The plural rule by the language's code, for numbers of 0 and more."""
