"""Playing the steps of a scenario of the board game: choices, the rest rule in between, and what must then hold."""

from __future__ import annotations

from typing import Final

from agot_desktop.controller.scenarios.realm.expect import check_names, mismatches
from agot_desktop.controller.scenarios.realm.file import AskStep, DoStep, ExpectStep, RealmFile, Until, UntilStep
from agot_desktop.controller.scenarios.report import Failure
from agot_desktop.model.boardgame.notation import parse, write
from agot_desktop.model.boardgame.state import RealmState
from agot_desktop.model.boardgame.terms import HOUSES, PHASES
from agot_desktop.model.kernel.decision import DONE, NO, PASS, Choice, Decision
from agot_desktop.model.kernel.errors import NotationError

LOOK_AHEAD: Final = 40
MOST_DECISIONS: Final = 2_000
_NOES: Final = (NO, ("support", -1), ("hostage", -1), ("tactic", -1), ("blade", "no"))


def run(found: RealmFile, state: RealmState) -> None:
    """Plays all steps. Mutates the state. Raises `Failure` for the first step that does not hold, `ScenarioFileError`
    for a name that does not exist."""
    for step in found.steps:
        if isinstance(step, ExpectStep):
            for wanted in step.expect:
                check_names(state, wanted)
    for number, step in enumerate(found.steps):
        try:
            if isinstance(step, DoStep):
                _do(state, step)
            elif isinstance(step, AskStep):
                _ask(state, step)
            elif isinstance(step, UntilStep):
                _until(state, step.until)
            else:
                _expect(state, step)
        except Failure as failure:
            failure.step = number
            failure.open = options_text(state)
            raise


def rests(choice: Choice) -> bool:
    """Whether a choice is one of the rest rule's words."""
    return choice in (PASS, DONE) or choice in _NOES or lapses(choice)


def lapses(choice: Choice) -> bool:
    """Whether a choice lets an order lapse (CLF-11)."""
    return choice[0] in ("march", "raid") and choice[2] == -1


def rest(decision: Decision) -> Choice:
    """`pass` if offered, else `done`, else what counts as `no`, else the first option in order."""
    for choice in (PASS, DONE, *_NOES):
        if decision.allows(choice):
            return choice
    return next((choice for choice in decision.options if lapses(choice)), decision.options[0])


def option(text: str, state: RealmState) -> Choice | None:
    """The option of the open decision with this notation, None if it is not offered."""
    try:
        return parse(text, state)
    except NotationError:
        return None


def options_text(state: RealmState) -> str:
    """The open decision with its options in notation."""
    decision = state.decision
    if decision is None:
        return "nothing, the game is over"
    return f"{HOUSES[decision.seat]} {decision.kind}: {', '.join([write(o, state) for o in decision.options])}"


def _do(state: RealmState, step: DoStep) -> None:
    """Plays the choice at the house's next decision that offers it, at most `LOOK_AHEAD` rested decisions away."""
    house = HOUSES.index(step.seat)
    offered: list[str] = []
    for rested in range(LOOK_AHEAD + 1):
        decision = state.decision
        if decision is None:
            offered.append("the game is over")
            break
        if decision.seat == house:
            choice = option(step.do, state)
            if choice is not None:
                state.apply(choice)
                return
        offered.append(options_text(state))
        if rested < LOOK_AHEAD:
            state.apply(rest(decision))
    raise Failure(f"{step.seat} can {step.do}", "not offered by any of: " + "; ".join(offered))


def _ask(state: RealmState, step: AskStep) -> None:
    """Rests up to the house's next decision that offers anything but resting, and looks at its options."""
    house = HOUSES.index(step.seat)
    for _ in range(MOST_DECISIONS):
        decision = state.decision
        if decision is None:
            raise Failure(f"a decision of {step.seat}", "the game is over")
        if decision.seat == house and not all(rests(choice) for choice in decision.options):
            break
        state.apply(rest(decision))
    else:
        raise Failure(f"a decision of {step.seat}", "none comes")
    lacking = [text for text in step.offers if option(text, state) is None]
    present = [text for text in step.refuses if option(text, state) is not None]
    if lacking or present:
        wanted = [f"{step.seat} is offered {', '.join(lacking)}"] if lacking else []
        wanted += [f"{step.seat} is not offered {', '.join(present)}"] if present else []
        raise Failure(" and ".join(wanted), "it is not so")


def _expect(state: RealmState, step: ExpectStep) -> None:
    if (
        state.decision is None and state.outcome_ is None
    ):  # pragma: no cover  # the next open choice is looked for first
        raise Failure("an open choice", "none")
    wrong = [m for wanted in step.expect for m in mismatches(state, wanted)]
    if wrong:
        raise Failure("; ".join(f"{m.what} {m.expected}" for m in wrong), "; ".join(str(m.found) for m in wrong))


def _until(state: RealmState, goal: Until) -> None:
    begun = _moment(state)
    for _ in range(MOST_DECISIONS):
        decision = state.decision
        if _holds(state, decision, goal, begun):
            return
        if decision is None:
            raise Failure(_goal_text(goal), "the game is over")
        state.apply(rest(decision))
    raise Failure(_goal_text(goal), f"not within {MOST_DECISIONS} decisions")


def _moment(state: RealmState) -> tuple[int, int]:
    return state.round, PHASES.index(state.phase)


def _holds(state: RealmState, decision: Decision | None, goal: Until, begun: tuple[int, int]) -> bool:
    """Whether the goal holds at the open decision; the end of the game satisfies `game` and `battle`."""
    over = decision is None
    if goal.game is not None:
        return over
    if goal.battle is not None:
        return over or (state.battles > 0 and not state.battling)
    if goal.phase is not None:
        return state.phase == goal.phase or (not over and _came(goal.phase, begun, _moment(state)))
    if goal.round is not None:
        return state.round >= goal.round and not over
    return decision is not None and decision.kind == goal.decision and goal.seat in (None, HOUSES[decision.seat])


def _came(phase: str, begun: tuple[int, int], now: tuple[int, int]) -> bool:
    place = PHASES.index(phase)
    return any(begun < (number, place) <= now for number in (begun[0], begun[0] + 1, now[0]))


def _goal_text(goal: Until) -> str:
    named = {name: getattr(goal, name) for name in ("phase", "round", "battle", "game", "decision", "seat")}
    return ", ".join(f"{name} {value}" for name, value in named.items() if value is not None)
