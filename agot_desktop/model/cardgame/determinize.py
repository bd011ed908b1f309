"""A state that one seat cannot tell from the real one: what it does not know is dealt anew.

Among the cards of one owner that the seat does not know - the others' hands, Shadows and plots, everybody's deck - the
identities are shuffled over the places; ids, places and what is known stay. The generator gets a seed of its own.
"""

from __future__ import annotations

from agot_desktop.model.cardgame.observe import knows
from agot_desktop.model.cardgame.setup import SetupFrame, placeable
from agot_desktop.model.cardgame.state import CardState
from agot_desktop.model.kernel import rng as random_numbers
from agot_desktop.model.kernel.decision import Decision
from agot_desktop.model.kernel.errors import RulesError
from agot_desktop.model.kernel.frame import Ask

_HIDDEN = ("deck", "hand", "shadows", "aside")


_TRIES = 12


def determinize(state: CardState, seat: int, rng: int) -> CardState:
    """A new state; `rng` is a 64-bit seed. Raises `RulesError` for a seat that does not exist.

    If another seat's decision is open, the deal is repeated until that seat still has such a decision; should that
    fail, the cards that its options name stay what they are, and if others would then be asked before it, all hands
    do."""
    if not 0 <= seat < len(state.seats):
        raise RulesError("no such seat", seat)
    decision = state.decision
    if decision is None or decision.seat == seat:
        return _world(state, seat, rng, frozenset())
    for attempt in range(_TRIES):
        made = _world(state, seat, rng + attempt, frozenset())
        if _waits_alike(made, decision):
            return made
    fixed = frozenset([int(c[1]) for c in decision.options if len(c) > 1 and isinstance(c[1], int)])
    made = _world(state, seat, rng, fixed)
    if _waits_alike(made, decision):
        return made
    held = [i for s in state.seats for zone in ("hand", "shadows", "aside") for i in s.zone(zone)]
    return _world(state, seat, rng, fixed | frozenset(held))


def _waits_alike(made: CardState, decision: Decision) -> bool:
    """Whether the same seat has a decision of the same kind in the dealt state, too."""
    top = made.stack[-1]
    step = top._steps[top.pc]
    found = step.options(made, top) if isinstance(step, Ask) else None
    if found is None or len(found.options) < 2:
        return False
    return (found.seat, found.kind, found.source) == (decision.seat, decision.kind, decision.source)


def _world(state: CardState, seat: int, rng: int, fixed: frozenset[int]) -> CardState:
    made = state.clone()
    made.keeps_log = False
    made.printed = made.printed[:]
    made.blocks = {}
    made.rng = random_numbers.seeded(rng, "world")
    stream = random_numbers.seeded(rng, "hidden")
    for number in range(len(made.seats)):
        for zones in (_HIDDEN, ("plots",)):
            ids = [
                i
                for zone in zones
                for i in made.seats[number].zone(zone)
                if not knows(made.cards[i], seat) and i not in fixed
            ]
            if len(ids) > 1:
                stream = _deal(made, ids, stream)
    made.reindex()
    made.unsettled = 0
    made.cache = {}
    if made.open_decision is not None and made.open_decision.seat != seat:
        made.open_decision = None
    _mend_secrets(made, seat)
    return made


def _deal(state: CardState, ids: list[int], stream: int) -> int:
    codes = [state.cards[i].code for i in ids]
    before = codes[:]
    stream = random_numbers.shuffle(stream, codes)
    for i, old, code in zip(ids, before, codes, strict=True):
        if old != code:
            card = state.cards[i].clone()
            card.code = code
            card.stamp = state.stamp
            state.cards[i] = card
            state.printed[i] = state.pool.cards[code]
    return stream


def _mend_secrets(state: CardState, seat: int) -> None:
    """Setup cards that another seat has placed in secret may have become cards that cannot be placed: they are taken
    back into the hand (nobody can see that before the reveal)."""
    for frame in state.stack:
        if isinstance(frame, SetupFrame):
            order = state.player_order()
            for place, placed in enumerate(frame.placed):
                if order[place] != seat and placed:
                    frame.placed[place] = _still_placeable(state, order[place], placed)


def _still_placeable(state: CardState, seat: int, placed: tuple[int, ...]) -> tuple[int, ...]:
    kept: tuple[int, ...] = ()
    for i in placed:
        if i in placeable(state, seat, kept):
            kept = (*kept, i)
    return kept
