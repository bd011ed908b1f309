"""What the facts of a card say about its use: House only, whom it may be attached to, limits.

Facts spell restrictions in English. Those of a common shape are made anew in the reader's language; the rest (places
like "Attach to your House card") stay as the facts have them.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

from agot_desktop.model.cardgame import terms
from agot_desktop.model.cardgame.abilities import base
from agot_desktop.model.cardgame.abilities import filters as fi
from agot_desktop.model.cardgame.abilities.base import Filter
from agot_desktop.model.cardgame.facts import Facts
from agot_desktop.wording.context import Context
from agot_desktop.wording.markup import literal, sentence

_HOUSE: Final = "(?:" + "|".join(terms.HOUSES) + ")"
_HOUSE_ONLY: Final = re.compile(rf"^House ({_HOUSE}(?: or (?:House )?{_HOUSE})*) only$", re.IGNORECASE)
_NOT_HOUSE: Final = re.compile(rf"^Any House except ({_HOUSE})$")
_LIMIT: Final = re.compile(r"^Limit (\d+) per (deck|plot deck|character|House card)$")
_BEARER: Final = re.compile(r"^(?P<unique>unique )?(?P<what>.+?)(?P<late> unique)? character only$", re.IGNORECASE)


def lines(ctx: Context, facts: Facts) -> list[str]:
    """The restrictions of a card as sentences, in the order of the facts, and a deck limit above the usual one."""
    found = [sentence(_line(ctx, text)) for text in facts.restrictions]
    usual = 3 if facts.type in terms.DRAW_DECK_TYPES else 1
    if facts.deck_limit > usual:
        kind = terms.PLOT if facts.type == terms.PLOT else "card"
        found.append(sentence(ctx.say("restriction", "copies", kind, n=str(facts.deck_limit))))
    return found


def _line(ctx: Context, text: str) -> str:
    for pattern, make in _SHAPES:
        match = pattern.match(text)
        made = make(ctx, match) if match is not None else None
        if made is not None:
            return made
    return literal(text)


def _house_only(ctx: Context, match: re.Match[str]) -> str | None:
    return ctx.say("restriction", "house_only", houses=_houses(ctx, match[1]))


def _houses(ctx: Context, text: str) -> str:
    names = [re.sub("^House ", "", name, flags=re.IGNORECASE) for name in re.split(" or ", text)]
    item = ctx.phrases.text("filter", "Affiliation", "item")
    return ctx.phrases.join([item.format(name=ctx.word_for(name)) for name in names], "or")


def _not_house(ctx: Context, match: re.Match[str]) -> str | None:
    return ctx.say("restriction", "not_house", house=_houses(ctx, match[1]))


def _limit(ctx: Context, match: re.Match[str]) -> str | None:
    return ctx.say("restriction", "limit", match[2].replace(" ", "_"), n=match[1])


def _bearer(ctx: Context, match: re.Match[str]) -> str | None:
    filter_ = _kind(match["what"]) if match["what"].lower() != "unique" else fi.Unique()
    if filter_ is None:
        return None
    parts = [fi.IsType(terms.CHARACTER), filter_, *([fi.Unique()] if match["unique"] or match["late"] else [])]
    return ctx.say("restriction", "bearer", bearer=ctx.term(base.And(tuple(parts))))


def _kind(text: str) -> Filter | None:
    """`House Stark`, `Lord or Lady`, `War`: one quality or several; None for anything else."""
    names = [re.sub("^House ", "", name) for name in text.split(" or ")]
    kinds = [_facet(name) for name in names]
    if any([len(name.split()) > 2 for name in names]) or len({type(k) for k in kinds}) != 1:
        return None
    return kinds[0] if len(kinds) == 1 else base.Or(tuple(kinds))


def _facet(name: str) -> Filter:
    if name in terms.HOUSES:
        return fi.Affiliation(name)
    return fi.Crest(name) if name in terms.CRESTS else fi.Trait(name)


_SHAPES: Final[tuple[tuple[re.Pattern[str], Callable[[Context, re.Match[str]], str | None]], ...]] = (
    (_HOUSE_ONLY, _house_only),
    (_NOT_HOUSE, _not_house),
    (_LIMIT, _limit),
    (_BEARER, _bearer),
)
