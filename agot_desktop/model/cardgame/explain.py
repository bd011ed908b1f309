"""Why a number is what it is, and why a card cannot be used now. Asks the state and changes nothing.

The parts of a number add up to it, except that a `set` part replaces what came before and `floor` lifts it to 0.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final

from agot_desktop.model.cardgame import stats
from agot_desktop.model.cardgame.abilities.registry import definition
from agot_desktop.model.cardgame.attachments import bearers
from agot_desktop.model.cardgame.costs import concerns, cost_of, gold_of, gold_penalty
from agot_desktop.model.cardgame.state import NOBODY, CardState
from agot_desktop.model.cardgame.terms import MARSHALLING
from agot_desktop.model.cardgame.uniqueness import may_enter
from agot_desktop.model.cardgame.using import used_up

PRINTED, ADDED, SET, PENALTY, MELEE, FLOOR, INCOME, CARD = (
    "printed", "added", "set", "penalty", "melee", "floor", "income", "card",
)  # fmt: skip
NO_CARD: Final = -1


@dataclass(frozen=True, slots=True)
class Part:
    """A part of a number. `source`: the card that makes it, -1 for none; `lasting`: it ends by itself."""

    kind: str
    amount: int
    source: int = NO_CARD
    lasting: bool = False


@dataclass(frozen=True, slots=True)
class Number:
    """A number with its parts. `name`: `strength`, `cost`, `claim`, `initiative` or `income`; `rule`: its number."""

    name: str
    total: int
    parts: tuple[Part, ...]
    rule: str


@dataclass(frozen=True, slots=True)
class Reason:
    """Why a card cannot be used now. `have`, `need`: amounts where it is about one; `rule`: the rule's number."""

    key: str
    rule: str
    have: int = 0
    need: int = 0


def strength(state: CardState, card: int) -> Number:
    """STR of a character (COMP-19)."""
    changes = state.index.changes
    parts = [Part(PRINTED, state.printed[card].strength or 0)]
    for active in changes.get("set_strength", ()):
        if stats.hits(active, state, card):
            parts.append(Part(SET, active.value(state), active.source, active.lasting))
    for active in changes.get("strength", ()):
        if stats.hits(active, state, card):
            parts.append(Part(ADDED, active.value_for(state, card), active.source, active.lasting))
    raw, counted = stats.raw_strength(state, card), _sum(parts)
    if raw != counted:
        parts.append(Part(MELEE, raw - counted))
    if raw < 0:
        parts.append(Part(FLOOR, 0))
    return Number("strength", max(0, raw), tuple(parts), "COMP-19")


def cost(state: CardState, seat: int, card: int) -> Number:
    """The gold for which the seat would marshal a card (MAR-06, COMP-16)."""
    parts = [Part(PRINTED, state.printed[card].cost or 0)]
    penalty = gold_penalty(state, seat, card)
    if penalty:
        parts.append(Part(PENALTY, penalty))
    for active in state.index.changes.get("card_cost", ()):
        if concerns(state, active, seat, card):
            parts.append(Part(ADDED, active.value_for(state, card), active.source, active.lasting))
    total = cost_of(state, seat, card)
    for active in state.index.changes.get("set_cost", ()):
        if concerns(state, active, seat, card):
            parts.append(Part(SET, active.value_for(state, card), active.source, active.lasting))
    if _sum(parts) < 0:
        parts.append(Part(FLOOR, 0))
    return Number("cost", total, tuple(parts), "MAR-06")


def plot_numbers(state: CardState, seat: int) -> tuple[Number, ...]:
    """Income, initiative and claim of a player (MAR-02, PLOT-04, CHL-23)."""
    plot = stats.revealed_plot(state, seat)
    facts = state.printed[plot] if plot >= 0 else None
    in_play = [i for i in state.index.controlled[seat] if state.cards[i].zone == "play"]
    income = [Part(PRINTED, (facts.plot_gold or 0) if facts else 0, plot)]
    income += [Part(CARD, state.printed[i].income, i) for i in in_play if state.printed[i].income]
    income += _player_parts(state, "plot_gold", seat)
    initiative = [Part(PRINTED, (facts.plot_initiative or 0) if facts else 0, plot)]
    initiative += [Part(CARD, state.printed[i].initiative, i) for i in in_play if state.printed[i].initiative]
    initiative += _player_parts(state, "initiative", seat)
    claim = [Part(PRINTED, (facts.plot_claim or 0) if facts else 1, plot)]
    claim += _player_parts(state, "claim", seat)
    return (
        _number("income", stats.income(state, seat), income, "MAR-02"),
        _number("initiative", stats.initiative(state, seat), initiative, "PLOT-04"),
        _number("claim", stats.claim(state, seat), claim, "CHL-23"),
    )


def _number(name: str, total: int, parts: list[Part], rule: str) -> Number:
    """With what the parts do not say told as one more."""
    rest = total - _sum(parts)
    return Number(name, total, (*parts, Part(ADDED, rest)) if rest else tuple(parts), rule)


def _player_parts(state: CardState, kind: str, seat: int) -> list[Part]:
    found: Sequence[Any] = state.index.changes.get(kind, ())
    return [
        Part(ADDED, active.value(state), active.source, active.lasting)
        for active in found
        if stats.in_force(active, state) and seat in active.seats(state)
    ]


def _sum(parts: Sequence[Part]) -> int:
    total = 0
    for part in parts:
        total = part.amount if part.kind == SET else total + part.amount
    return total


# -- why not -----------------------------------------------------------------------------------------------------------


def why_not(state: CardState, seat: int, card: int) -> Reason | None:
    """Why the seat can do nothing with a card now; None if it can, or if nothing is known against it."""
    decision = state.decision
    if decision is None:
        return Reason("over", "WIN-01")
    if decision.seat != seat:
        return Reason("not_asked", "RND-06")
    if any([card in choice[1:] for choice in decision.options]):
        return None
    found = state.cards[card]
    kind = decision.kind.rpartition(".")[2]
    if found.zone == "hand" and found.owner == seat:
        return _why_not_from_hand(state, seat, card, kind)
    if found.zone != "play":
        return Reason("asleep", "RND-08")
    if found.controller != seat:
        return Reason("not_yours", "RND-08")
    if kind in ("attackers", "defenders", "challenge"):
        return _why_not_in_a_challenge(state, card)
    return _why_no_ability(state, seat, card)


def _why_not_from_hand(state: CardState, seat: int, card: int, kind: str) -> Reason:
    facts = state.printed[card]
    if kind not in ("action", "response", "save", "shadows"):
        return Reason("other_question", "RND-08")
    if facts.type == "event":
        return _why_no_ability(state, seat, card)
    checks: tuple[tuple[Callable[[], bool], Reason], ...] = (
        (lambda: state.phase != MARSHALLING, Reason("marshalling_only", "MAR-04")),
        (lambda: state.active_player != seat, Reason("active_player_only", "MAR-05")),
        (lambda: facts.shadow, Reason("shadows_first", "SHD-01")),
        (lambda: facts.cost is None and not facts.cost_x, Reason("no_cost", "COMP-14")),
        (lambda: bool(state.seats[seat].limited) and "Limited" in facts.keywords, Reason("limited", "KEY-09")),
        (lambda: not may_enter(state, seat, card), Reason("unique", "UNI-01")),
        (
            lambda: cost_of(state, seat, card) > gold_of(state, seat),
            Reason("gold", "MAR-06", gold_of(state, seat), cost_of(state, seat, card)),
        ),
        (lambda: facts.type == "attachment" and not bearers(state, card, seat), Reason("no_bearer", "ATT-01")),
    )
    return next((reason for holds, reason in checks if holds()), Reason("forbidden", "MAR-06"))


def _why_not_in_a_challenge(state: CardState, card: int) -> Reason:
    challenge = state.challenge
    if state.cards[card].kneeling:
        return Reason("kneels", "CHL-06")
    if stats.card_type(state, card) != "character":
        return Reason("no_character", "CHL-06")
    if challenge is not None and challenge.kind not in stats.icons(state, card):
        return Reason("no_icon", "CHL-06")
    if challenge is not None and card in challenge.stealthed:
        return Reason("stealth", "CHL-11")
    return Reason("forbidden", "CHL-06")


def _why_no_ability(state: CardState, seat: int, card: int) -> Reason:
    """Why no text of a card can be used: none is an action now, or its limit, price, or effect stands against it."""
    made = definition(state.pool, state.cards[card].code)
    actions = [a for a in made.abilities if a.sort == "action"]
    if not actions:
        answers = any([a.sort in ("response", "save", "cancel") for a in made.abilities])
        return Reason("answers" if answers else "no_action", "TIM-08" if answers else "RND-08")
    now = [a for a in actions if "any" in a.phases or state.phase in a.phases]
    if not now:
        return Reason("phase", "EVT-01")
    if state.printed[card].type == "event" and state.seats[seat].limited and "Limited" in state.printed[card].keywords:
        return Reason("limited", "KEY-09")
    if all([a.limit is not None and used_up(state, a, card, seat) for a in now]):
        return Reason("used_up", "TIM-08")
    if state.cards[card].kneeling and state.cards[card].zone == "play":
        return Reason("kneeling_price", "TIM-08")
    if stats.blank(state, card):
        return Reason("blank", "TIM-08")
    return Reason("price_or_effect", "TIM-08")


def shown_to(state: CardState, seat: int, card: int) -> bool:
    """Whether a seat may be told about a card: it lies open, or is its own and known to it."""
    found = state.cards[card]
    if found.zone in ("play", "plot", "used", "discard", "dead", "beside", "resolving"):
        return True
    return found.owner == seat and found.zone in ("hand", "shadows", "plots") and seat != NOBODY
