"""The seven phases of a round (RND-01), a module each; importing this package enters them all."""

from agot_desktop.model.cardgame.phases import (
    challenges,
    dominance,
    draw,
    marshalling,
    plot,
    standing,
    taxation,
)

__all__ = ["challenges", "dominance", "draw", "marshalling", "plot", "standing", "taxation"]
