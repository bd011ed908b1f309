"""Playing the steps of a scenario: choices, the rest rule in between, and what must then hold."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from agot_desktop.controller.scenarios.expect import mismatches
from agot_desktop.controller.scenarios.file import AskStep, DoStep, ExpectStep, Scenario, Until, UntilStep
from agot_desktop.controller.scenarios.position import Position
from agot_desktop.controller.scenarios.report import Failure, choices_text
from agot_desktop.controller.scenarios.rest import offers_more
from agot_desktop.model.cardgame.notation import parse
from agot_desktop.model.cardgame.state import LETTERS, CardState
from agot_desktop.model.cardgame.terms import PHASES
from agot_desktop.model.kernel.decision import DONE, Choice, Decision
from agot_desktop.model.kernel.errors import NotationError
from agot_desktop.model.kernel.notation import fold

LOOK_AHEAD: Final = 40
MOST_DECISIONS: Final = 2_000


def run(scenario: Scenario, position: Position) -> None:
    """Plays all steps. Mutates the position. Raises `Failure` for the first step that does not hold."""
    for number, step in enumerate(scenario.steps):
        try:
            if isinstance(step, DoStep):
                _do(position, step)
            elif isinstance(step, AskStep):
                _ask(position, step)
            elif isinstance(step, UntilStep):
                _until(position, step.until)
            else:
                _expect(position, step)
        except Failure as failure:
            failure.step = number
            failure.open = _open_text(position)
            raise


def _open_text(position: Position) -> str:
    """What is open, or would be if the game went on from where it stands."""
    if position.in_run:
        return choices_text(position.state, position.decision)
    state = position.state.clone()
    return choices_text(state, state.decision)


def option(text: str, position: Position) -> Choice | None:
    """The option of the open decision with this notation, None if it is not offered."""
    decision = position.decision
    if decision is None:
        return None
    try:
        return parse(text, position.state, decision)
    except NotationError:
        return None


def _either(position: Position, step: Callable[[], None]) -> None:
    """Plays or looks from a run of picks that the rules end by themselves: what comes after it is meant or, if the step
    does not hold there, the run itself, whose picks may be named in any order."""
    if not position.run_over:
        step()
        return
    before = position.branch()
    position.confirm()
    try:
        step()
    except Failure:
        position.take_over(before)
        step()


def _do(position: Position, step: DoStep) -> None:
    """Plays the choice at the seat's next decision that offers it, at most `LOOK_AHEAD` rested decisions away."""
    if fold(step.do) == DONE[0] and position.in_run:
        _seek(position, step)
    else:
        _either(position, lambda: _seek(position, step))


def _seek(position: Position, step: DoStep) -> None:
    seat = LETTERS.index(step.seat)
    offered: list[str] = []
    for rested in range(LOOK_AHEAD + 1):
        decision = position.decision
        if decision is None:
            offered.append("the game is over")
            break
        if decision.seat == seat:
            choice = option(step.do, position)
            if choice is not None:
                position.play(choice)
                return
        offered.append(choices_text(position.state, decision))
        if rested < LOOK_AHEAD:
            position.rest()
    raise Failure(f"{step.seat} can {step.do}", "not offered by any of: " + _counted(offered))


def _counted(texts: list[str]) -> str:
    """Texts in their order, those that come several times in a row once with their number."""
    runs: list[tuple[str, int]] = []
    for text in texts:
        if runs and runs[-1][0] == text:
            runs[-1] = (text, runs[-1][1] + 1)
        else:
            runs.append((text, 1))
    return "; ".join(text if n == 1 else f"{text} (x{n})" for text, n in runs)


def _ask(position: Position, step: AskStep) -> None:
    """Rests up to the seat's next decision that offers anything but resting, and looks at its options."""
    _either(position, lambda: _look(position, step))


def _look(position: Position, step: AskStep) -> None:
    seat = LETTERS.index(step.seat)

    def reached(decision: Decision) -> bool:
        return decision.seat == seat and offers_more(decision)

    for _ in range(MOST_DECISIONS):
        decision = position.decision
        if decision is None or reached(decision):
            break
        position.rest()
    decision = position.decision
    if decision is None or not reached(decision):
        raise Failure(f"a decision of {step.seat}", "the game is over" if decision is None else "none comes")
    lacking = [text for text in step.offers if option(text, position) is None]
    present = [text for text in step.refuses if option(text, position) is not None]
    if lacking or present:
        wanted = [f"{step.seat} is offered {', '.join(lacking)}"] if lacking else []
        wanted += [f"{step.seat} is not offered {', '.join(present)}"] if present else []
        raise Failure(" and ".join(wanted), "it is not so")


def _expect(position: Position, step: ExpectStep) -> None:
    _either(position, lambda: _compare(position, step))


def _compare(position: Position, step: ExpectStep) -> None:
    wrong = [m for wanted in step.expect for m in mismatches(position, wanted)]
    if wrong:
        raise Failure(
            "; ".join(f"{m.what} {_plain(m.expected)}" for m in wrong), "; ".join(_plain(m.found) for m in wrong)
        )


def _plain(value: object) -> str:
    """A value as a scenario spells it."""
    if value is None or isinstance(value, bool):
        return {None: "null", True: "true", False: "false"}[value]
    return repr(list(value)) if isinstance(value, list) else str(value)


# -- until -------------------------------------------------------------------------------------------------------------


def _until(position: Position, goal: Until) -> None:
    """Plays on by the rest rule until the goal holds. The end of a challenge is a moment of its own, whatever follows
    before the next decision; the other goals are looked for where a decision is open."""
    if position.run_over:
        position.confirm()
    begun = _moment(position.state)
    for _ in range(MOST_DECISIONS):
        if goal.challenge is not None and position.run_to(_challenge_over):
            return
        decision = position.decision
        if _holds(position.state, decision, goal, begun):
            return
        if decision is None:
            raise Failure(_goal_text(goal), "the game is over")
        position.rest()
    raise Failure(_goal_text(goal), f"not within {MOST_DECISIONS} decisions")


def _challenge_over(state: CardState) -> bool:
    """Whether a challenge has been fought and none is going on (CHL-34)."""
    return state.challenge is None and state.last_challenge is not None


def _moment(state: CardState) -> tuple[int, int]:
    """How far the game has come: the round and the place of the phase in it."""
    return state.round, PHASES.index(state.phase)


def _holds(state: CardState, decision: Decision | None, goal: Until, begun: tuple[int, int]) -> bool:
    """Whether the goal holds at the open decision, None for the end of the game: that satisfies `game` and `challenge`,
    and the goals that hold in its last moment."""
    over = decision is None
    if goal.game is not None or goal.challenge is not None:
        return over
    if goal.phase is not None:
        return state.phase == goal.phase or (not over and _came(goal.phase, begun, _moment(state)))
    if goal.round is not None:
        return state.round >= goal.round and not over
    return decision is not None and decision.kind == goal.decision and goal.seat in (None, LETTERS[decision.seat])


def _came(phase: str, begun: tuple[int, int], now: tuple[int, int]) -> bool:
    """Whether the turn of the phase came after `begun`, up to `now`."""
    place = PHASES.index(phase)
    return any(begun < (number, place) <= now for number in (begun[0], begun[0] + 1, now[0]))


def _goal_text(goal: Until) -> str:
    named = {name: getattr(goal, name) for name in ("phase", "round", "challenge", "game", "decision", "seat")}
    return ", ".join(f"{name} {value}" for name, value in named.items() if value is not None)
