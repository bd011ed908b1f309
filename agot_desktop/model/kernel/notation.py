"""What all notations share: folding of names, and the shape of a game's notation.

Each game has a module with `write(choice, state) -> str` and `parse(text, state) -> Choice`; both speak of the state's
open Decision and are exact inverses for every option that it offers.
"""

from __future__ import annotations

import functools
import unicodedata


@functools.lru_cache(maxsize=8192)
def fold(text: str) -> str:
    """The text without case, accents and surplus spaces: names that fold alike are the same name."""
    plain = unicodedata.normalize("NFKD", text.replace("’", "'"))
    return " ".join("".join(c for c in plain if not unicodedata.combining(c)).casefold().split())
