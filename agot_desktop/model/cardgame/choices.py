"""Frames that ask one player and hand the answer to the frame below: a run of cards, or one of several options."""

from __future__ import annotations

from typing import Any

from agot_desktop.model.cardgame.moves import learn
from agot_desktop.model.cardgame.state import CardState
from agot_desktop.model.kernel.decision import DONE, Choice, Decision
from agot_desktop.model.kernel.frame import Ask, Do, Frame, frame

SEEN_WHILE_CHOOSING = frozenset({"hand", "deck", "shadows", "aside"})
HIDDEN_PILES = frozenset({"hand", "deck", "discard", "dead", "shadows", "plots", "used"})


def groups(state: CardState, candidates: tuple[int, ...]) -> list[list[int]]:
    """Candidates with copies that differ in nothing put together, lowest id first (only cards in a hand or pile)."""
    if not any([state.cards[i].zone in HIDDEN_PILES for i in candidates]):
        return [[i] for i in sorted(candidates)]
    found: dict[tuple[int | str, ...], list[int]] = {}
    for i in candidates:
        card = state.cards[i]
        key = (card.code, card.owner, card.known, card.zone) if card.zone in HIDDEN_PILES else (-1, i)
        found.setdefault(key, []).append(i)
    return sorted(found.values())


def run_options(
    state: CardState,
    candidates: tuple[int, ...],
    least: int,
    most: int,
    chosen: tuple[int, ...],
    ordered: bool,
    never_alone: tuple[int, ...] = (),
    prices: tuple[tuple[int, int], ...] = (),
    budget: int = 0,
) -> list[Choice]:
    """The next picks of a run, with `done` where the run may end; those of `never_alone` only with others. `prices`:
    what some of the candidates cost, all together no more than `budget`."""
    options: list[Choice] = []
    cost = dict(prices)
    left = budget - sum([cost.get(i, 0) for i in chosen])
    if cost:
        candidates = tuple([i for i in candidates if i in chosen or cost.get(i, 0) <= left])
    if len(chosen) < most:
        rest = groups(state, candidates)
        last = chosen[-1] if chosen else -1
        place = -1 if ordered else next((n for n, g in enumerate(rest) if last in g), -1)
        for n in range(max(place, 0), len(rest)):
            free = [i for i in rest[n] if i not in chosen]
            if not free:
                continue
            if cost:
                free = [i for i in free if i == free[0] or cost.get(i, 0) <= left - cost.get(free[0], 0)]
            later = 0 if ordered else sum([_payable(g, cost, left - cost.get(free[0], 0)) for g in rest[n + 1 :]])
            possible = len(candidates) - len(chosen) if ordered else len(free) + later
            if not chosen and free[0] in never_alone and (most < 2 or possible < 2):
                continue
            if len(chosen) + possible >= least:
                options.append(("choose", free[0]))
    if len(chosen) >= least and not (len(chosen) == 1 and chosen[0] in never_alone):
        options.append(DONE)
    return sorted(options)


def _payable(group: list[int], cost: dict[int, int], left: int) -> int:
    """How many cards of a group could each be paid for."""
    return len([i for i in group if cost.get(i, 0) <= left]) if cost else len(group)


def _ask_cards(state: CardState, top: PickCards) -> Decision | None:
    options = run_options(
        state,
        top.candidates,
        top.least,
        top.most,
        top.chosen,
        top.ordered,
        top.never_alone,
        top.prices,
        top.budget,
    )
    if not options or options == [DONE]:
        return None
    n = len(top.chosen)
    return Decision(
        top.seat,
        "cardgame." + top.kind,
        tuple(options),
        top.source,
        least=max(0, top.least - n),
        most=top.most - n,
        picked=top.chosen,
    )


def _take_card(state: CardState, top: PickCards, choice: Choice) -> None:
    if choice == DONE:
        return
    top.chosen = (*top.chosen, int(choice[1]))
    top.goto("pick")


def _hand_over(state: CardState, top: PickCards) -> None:
    state.pop()
    state.stack[-1].take(top.slot, top.chosen)


@frame
class PickCards(Frame):
    """A run of single picks out of `candidates`, from `least` to `most`, ids rising unless `ordered`; `never_alone`:
    those that may not be all that is picked; `prices`: pairs (card, gold), together no more than `budget`."""

    seat: int
    kind: str
    source: int
    candidates: tuple[int, ...]
    least: int
    most: int
    slot: str
    ordered: bool = False
    never_alone: tuple[int, ...] = ()
    prices: tuple[tuple[int, int], ...] = ()
    budget: int = 0
    chosen: tuple[int, ...] = ()
    pc: int = 0

    STEPS = (("pick", Ask(_ask_cards, _take_card)), ("done", Do(_hand_over)))


def pick_cards(
    state: CardState,
    seat: int,
    kind: str,
    source: int,
    candidates: list[int] | tuple[int, ...],
    least: int,
    most: int,
    slot: str,
    ordered: bool = False,
    never_alone: tuple[int, ...] = (),
    prices: tuple[tuple[int, int], ...] = (),
    budget: int = 0,
) -> None:
    """Asks a seat for cards and hands them to the running frame's `take(slot, ids)`; with less than `least` candidates
    all are taken. Who chooses among hidden cards sees them."""
    most = min(most, len(candidates))
    for i in candidates:
        card = state.cards[i]
        if card.zone in SEEN_WHILE_CHOOSING and not (card.owner == seat and card.zone == "hand"):
            learn(state, i, 1 << seat)
    state.push(
        PickCards(
            seat,
            kind,
            source,
            tuple(candidates),
            min(least, most),
            most,
            slot,
            ordered,
            never_alone,
            prices,
            budget,
        )
    )


def _ask_occurrence(state: CardState, top: PickOccurrence) -> Decision | None:
    options = sorted({("choose", card) for card, _ in top.happenings})
    return Decision(top.seat, "cardgame.occurrence", tuple(options), top.source)


def _take_occurrence(state: CardState, top: PickOccurrence, choice: Choice) -> None:
    number = next(n for card, n in top.happenings if card == choice[1])
    state.pop()
    state.stack[-1].take("occurrence", (top.address, top.source, top.seat, number))


@frame
class PickOccurrence(Frame):
    """Which of several happenings a response or save answers: `happenings` are pairs (its card, its number)."""

    seat: int
    source: int
    address: str
    happenings: tuple[tuple[int, int], ...]
    pc: int = 0

    STEPS = (("pick", Ask(_ask_occurrence, _take_occurrence)),)


def _ask_option(state: CardState, top: PickOption) -> Decision | None:
    if not top.choices:
        return None
    return Decision(top.seat, "cardgame." + top.kind, top.choices, top.source, top.hidden)


def _take_option(state: CardState, top: PickOption, choice: Choice) -> None:
    state.pop()
    state.stack[-1].take(top.slot, choice)


@frame
class PickOption(Frame):
    """One of `choices`."""

    seat: int
    kind: str
    source: int
    choices: tuple[tuple[str | int, ...], ...]
    slot: str
    hidden: bool = False
    pc: int = 0

    STEPS = (("pick", Ask(_ask_option, _take_option)), ("none", Do(lambda s, f: s.pop())))


def pick_option(state: CardState, seat: int, kind: str, source: int, choices: Any, slot: str) -> None:
    """Asks a seat for one of `choices` (tuples) and hands it to the running frame's `take(slot, choice)`."""
    state.push(PickOption(seat, kind, source, tuple(sorted(set(choices))), slot))
