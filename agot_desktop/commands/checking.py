"""What must hold at every decision of a game: invariants, saving and loading, clones that go their own way."""

import json

from agot_desktop.model.boardgame.state import RealmState
from agot_desktop.model.cardgame.state import CardState
from agot_desktop.model.kernel.decision import Choice


class CheckError(AssertionError):
    """Something does not hold. `what` says it in words."""

    def __init__(self, what: str) -> None:
        super().__init__(what)
        self.what = what


State = CardState | RealmState


def reloaded(state: State) -> State:
    """The state written to a file and read again. Raises DataError."""
    data = json.loads(json.dumps(state.to_data()))
    if isinstance(state, RealmState):
        return RealmState.load(data, state.board)
    return CardState.load(data, state.pool)


def check_position(state: State) -> State:
    """Invariants, and a save that is loaded again: equal, with an equal open Decision. Gives the loaded state.

    Raises CheckError.
    """
    problems = state.problems()
    if problems:
        raise CheckError("; ".join(problems))
    loaded = reloaded(state)
    if loaded != state:
        raise CheckError("a saved state comes back different")
    if loaded.decision != state.decision:
        raise CheckError(f"after loading {loaded.decision} is open, not {state.decision}")
    return loaded


def play_checked(state: State, choice: Choice, loaded: State) -> None:
    """Plays the choice on a clone, then on the state: neither must feel the other, and both must end alike.

    `loaded` equals the state and shares nothing with it; it is played on too. Raises CheckError, and whatever the
    choice itself raises.
    """
    clone = state.clone()
    clone.apply(choice)
    if state != loaded:
        raise CheckError(f"playing {choice} on a clone changed the original")
    loaded.apply(choice)
    if clone != loaded:
        raise CheckError(f"{choice} leads to one state on a clone and to another after loading")
    state.apply(choice)
    if clone != loaded:
        raise CheckError(f"playing {choice} changed a clone made before")
    if state != loaded:
        raise CheckError(f"{choice} leads to one state on the original and to another after loading")
