"""Where an attachment may lie (section 17): keywords of the bearer, restrictions of the attachment, its own text."""

from __future__ import annotations

import functools
import re
from typing import Final

from agot_desktop.model.cardgame import stats
from agot_desktop.model.cardgame.abilities.registry import definition
from agot_desktop.model.cardgame.moves import LIES_ON
from agot_desktop.model.cardgame.state import CardState, Scope
from agot_desktop.model.cardgame.uniqueness import same_title

_HOUSE_ONLY: Final = re.compile(r"House (\w+) character only")
_TRAITS_ONLY: Final = re.compile(r"(\w[\w' ]*?)(?: or (\w[\w' ]*?))? character only")


def fits(state: CardState, attachment: int, bearer: int, seat: int) -> bool:
    """Whether the attachment, put there or controlled by `seat`, may lie on the bearer (ATT-01, ATT-05, KEY-11)."""
    host = state.cards[bearer]
    if host.zone != "play" or host.moribund or bearer == attachment:
        return False
    if (LIES_ON, (bearer,)) in state.cards[attachment].memory and state.cards[attachment].attached_to == bearer:
        return allowed_by_keywords(state, attachment, bearer)
    found = definition(state.pool, state.cards[attachment].code)
    if found.attach_to is not None and not stats.blank(state, attachment):
        if not found.attach_to(state, Scope(attachment, seat), bearer):
            return False
    elif stats.card_type(state, bearer) != "character":
        return False
    return allowed_by_keywords(state, attachment, bearer) and _restrictions_met(state, attachment, bearer, seat)


def may_lie(state: CardState, attachment: int, bearer: int) -> bool:
    """Whether an effect may lay the attachment on a card that it could not be played on."""
    host = state.cards[bearer]
    in_play = host.zone == "play" and not host.moribund and bearer != attachment
    return in_play and allowed_by_keywords(state, attachment, bearer)


def allowed_by_keywords(state: CardState, attachment: int, bearer: int) -> bool:
    for keyword in stats.keywords(state, bearer):
        if keyword == "No attachments":
            return False
        if keyword.startswith("No attachments except ") and keyword[22:] not in stats.traits(state, attachment):
            return False
    return True


@functools.cache
def _rule(text: str) -> tuple[str, tuple[str, ...]]:
    """A printed restriction as a rule: (`opponent` | `single` | `house` | `trait` | '', names)."""
    if text == "Attach to an opponent's character":
        return "opponent", ()
    if text == "Limit 1 per character":
        return "single", ()
    if match := _HOUSE_ONLY.fullmatch(text):
        return "house", (match[1],)
    if match := _TRAITS_ONLY.fullmatch(text):
        return "trait", tuple(t for t in match.groups() if t)
    return "", ()


def _restrictions_met(state: CardState, attachment: int, bearer: int, seat: int) -> bool:
    for text in state.printed[attachment].restrictions:
        rule, names = _rule(text)
        if rule == "opponent":
            if state.cards[bearer].controller == seat:
                return False
        elif rule == "single":
            if any([i != attachment and same_title(state, i, attachment) for i in state.cards[bearer].attachments]):
                return False
        elif rule == "house":
            if names[0] not in stats.houses(state, bearer):
                return False
        elif rule == "trait" and not any([t in stats.traits(state, bearer) for t in names]):
            return False
    return True


def bearers(state: CardState, attachment: int, seat: int) -> list[int]:
    """All cards in play on which the seat may put the attachment (MAR-10)."""
    found = [i for i in state.index.in_play if fits(state, attachment, i, seat)]
    own = definition(state.pool, state.cards[attachment].code)
    if own.on_house:
        found.append(state.seats[seat].house_id)
    return found


def illegal(state: CardState, attachment: int) -> bool:
    """Whether a lying attachment has become illegal (ATT-05)."""
    card = state.cards[attachment]
    if card.attached_to < 0:
        return stats.card_type(state, attachment) == "attachment" and card.zone == "play"
    host = state.cards[card.attached_to]
    if host.zone == "beside" and card.attached_to == state.seats[host.owner].house_id:
        return False
    if host.moribund:
        return False
    return not fits(state, attachment, card.attached_to, card.controller)
