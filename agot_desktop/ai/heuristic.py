"""The player that looks one step ahead: it thinks every option through until the position is calm and takes the best.

Where several decisions make one move - attackers, defenders, victims - whole sets are weighed, not single picks. It
remembers nothing between decisions: a move is planned anew at each of its picks, and the same state and seed always
give the same choice.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final, cast

from agot_desktop.ai import defaults, opening
from agot_desktop.ai.evaluation import evaluate
from agot_desktop.ai.lookahead import Lookahead
from agot_desktop.ai.player import Budget
from agot_desktop.ai.worth import worths
from agot_desktop.model.cardgame import stats, terms
from agot_desktop.model.cardgame.state import CardState
from agot_desktop.model.cardgame.taking_part import eligible_defenders
from agot_desktop.model.kernel.decision import DONE, NO, PASS, Choice, Decision
from agot_desktop.model.kernel.game import GameState
from agot_desktop.model.kernel.rng import Stream

LOOKS: Final = 60
"""Positions that may be valued for one decision; every option gets at least one look."""
MOVE: Final = 0.03
"""What a move must gain to be made."""
_IDLE: Final = (PASS, DONE, NO)
_NEAR: Final = 1e-9
_RIVAL_PLOTS: Final = 2
_NAMES: Final = 6


class HeuristicPlayer:
    """Plays by what its options lead to. `seed` decides between options that are equally good."""

    __slots__ = ("_stream",)

    def __init__(self, seed: int) -> None:
        self._stream = Stream(seed, "heuristic player")

    def choose(self, state: GameState, decision: Decision, budget: Budget | None = None) -> Choice:
        """One of the decision's options. `state` is determinized for the seat; it is left as it was."""
        game = cast(CardState, state)
        special = _SPECIAL.get(decision.kind)
        found = special(game, decision) if special is not None else None
        if found is not None and decision.allows(found):
            return found
        return self._best(decision, _weighed(game, decision))

    def _best(self, decision: Decision, weighed: Iterable[tuple[Choice, float]]) -> Choice:
        best: list[Choice] = []
        best_value = float("-inf")
        for option, value in weighed:
            if value > best_value + _NEAR:
                best, best_value = [option], value
            elif value > best_value - _NEAR:
                best.append(option)
        return best[0] if len(best) == 1 else self._stream.pick(best or list(decision.options))


# -- one option after another ------------------------------------------------------------------------------------------


def _weighed(state: CardState, decision: Decision) -> list[tuple[Choice, float]]:
    """The options with their values. Passing where nothing is under way is valued as the position stands."""
    options = list(decision.options)
    if decision.kind == "cardgame.name" and len(options) > _NAMES:
        options = _likely_names(state, decision)
    share = max(1, LOOKS // len(options))
    found: list[tuple[Choice, float]] = []
    for option in options:
        if option == PASS and state.challenge is None and decision.kind == defaults.ACTION:
            found.append((option, evaluate(state, decision.seat)))
        else:
            value = Lookahead(decision.seat, share).played(state, option)
            found.append((option, value if option in _IDLE else value - MOVE))
    return found


def _likely_names(state: CardState, decision: Decision) -> list[Choice]:
    """Titles that the opponents may hold: those of this guess at their hands."""
    held = [state.facts(i).name for other in state.opponents(decision.seat) for i in state.seats[other].hand]
    titles = sorted(set(held), key=lambda title: (-held.count(title), title))
    found: list[Choice] = [("name", title) for title in titles if decision.allows(("name", title))]
    return found[:_NAMES] or list(decision.options[:_NAMES])


# -- plots -------------------------------------------------------------------------------------------------------------


def _plot(state: CardState, decision: Decision) -> Choice | None:
    """The plot that does best on the average against a few of those that the opponent may reveal."""
    best: Choice | None = None
    best_value = float("-inf")
    for option in decision.options:
        values = [_plot_value(state, decision, option, rival) for rival in range(_RIVAL_PLOTS)]
        value = sum(values) / len(values)
        if value > best_value + _NEAR:
            best, best_value = option, value
    return best


def _plot_value(state: CardState, decision: Decision, option: Choice, rival: int) -> float:
    copy = state.clone()
    copy.play(option)
    while (now := copy.decision) is not None and now.kind == defaults.PLOT and now.seat != decision.seat:
        copy.play(now.options[rival % len(now.options)])
    return Lookahead(decision.seat, LOOKS // 8).value(copy)


# -- challenges --------------------------------------------------------------------------------------------------------


def _challenge(state: CardState, decision: Decision) -> Choice | None:
    """The challenge whose best attack beats making none."""
    best: Choice = PASS
    best_value = evaluate(state, decision.seat, turn_over=True)
    for option in decision.options:
        if option == PASS:
            continue
        copy = state.clone()
        copy.play(option)
        asked = copy.decision
        if asked is not None and asked.kind == defaults.ATTACKERS and asked.seat == decision.seat:
            value = max([value for _, value in _attacks(copy, asked)])
        else:
            value = Lookahead(decision.seat, LOOKS // 8).value(copy)
        if value > best_value + _NEAR:
            best, best_value = option, value
    return best


def _attackers(state: CardState, decision: Decision) -> Choice | None:
    return _next_pick(decision, _attacks(state, decision))


def _attacks(state: CardState, decision: Decision) -> list[tuple[tuple[int, ...], float]]:
    """Sets of attackers worth a look and their values: all, few, enough for any defence, the cheapest, the famous."""
    challenge = state.challenge
    assert challenge is not None
    picked = list(decision.picked)
    able = [(stats.strength(state, i), i) for i in defaults.ids_of(decision)]
    resisting = [stats.strength(state, i) for i in eligible_defenders(state, challenge.defender)]
    bonus = stats.strength(state, challenge.hand) if challenge.hand >= 0 else 0
    bonus += defaults.title_bonus(state, challenge.defender) if resisting else 0
    bonus -= defaults.title_bonus(state, challenge.attacker)
    begun = sum([stats.strength(state, i) for i in picked])
    table = worths(state.pool)
    sets = [
        [i for _, i in able],
        defaults.fewest(able, sum(resisting) + bonus - begun),
        defaults.fewest(able, max(resisting, default=0) + bonus - begun),
        defaults.fewest(able, max(1, bonus) - begun),
    ]
    if able:
        sets.append([min(able, key=lambda entry: defaults.card_worth(state, entry[1], table))[1]])
        sets.append([max(able)[1]])
        for keyword in (terms.RENOWN, terms.STEALTH):
            sets.append([i for _, i in able if stats.has_keyword(state, i, keyword)])
    if decision.allows(DONE):
        sets.append([])
    return _declared(state, decision, sets)


def _defenders(state: CardState, decision: Decision) -> Choice | None:
    """Nobody, one, the fewest that win, or all."""
    able = [(stats.strength(state, i), i) for i in defaults.ids_of(decision)]
    table = worths(state.pool)
    singles = sorted([i for _, i in able], key=lambda i: defaults.card_worth(state, i, table))
    sets = [defaults.defence(state, decision), [i for _, i in able]]
    sets += [[i] for i in (*singles[:3], *singles[-2:])]
    if decision.allows(DONE):
        sets.append([])
    return _next_pick(decision, _declared(state, decision, sets))


def _declared(state: CardState, decision: Decision, sets: list[list[int]]) -> list[tuple[tuple[int, ...], float]]:
    """The sets that are different and allowed, with their values."""
    found: dict[tuple[int, ...], float] = {}
    for cards in sets:
        key = tuple(sorted(cards)[: decision.most])
        if key in found or (not key and not decision.allows(DONE)):
            continue
        found[key] = Lookahead(decision.seat, LOOKS // 8).declared(state, decision, key)
    return list(found.items())


def _next_pick(decision: Decision, weighed: list[tuple[tuple[int, ...], float]]) -> Choice | None:
    """The first pick of the best set, `done` for an empty one."""
    cards, _ = max(weighed, key=lambda entry: (entry[1], -len(entry[0]), entry[0]))
    return ("choose", cards[0]) if cards else DONE


def _mulligan(state: CardState, decision: Decision) -> Choice | None:
    return opening.mulligan(state, decision)


_SPECIAL: Final[dict[str, Callable[[CardState, Decision], Choice | None]]] = {
    defaults.MULLIGAN: _mulligan,
    defaults.SETUP: opening.place,
    defaults.PLOT: _plot,
    defaults.CHALLENGE: _challenge,
    defaults.ATTACKERS: _attackers,
    defaults.DEFENDERS: _defenders,
    defaults.STEALTH: defaults.bypass,
}
