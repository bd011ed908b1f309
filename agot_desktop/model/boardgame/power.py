"""Power tokens: twenty of each house, in its hand, on the board or in its bank (CLF-25)."""

from __future__ import annotations

from agot_desktop.model.boardgame.state import RealmState


def bank(state: RealmState, house: int) -> int:
    """How many tokens a house has left in its bank."""
    return state.board.most_power - state.power[house] - state.token.count(house)


def gain(state: RealmState, house: int, amount: int, cause: str = "") -> int:
    """The house takes Power from its bank, no more than lies there (HL-58, CLF-25). Gives how much it took."""
    taken = min(amount, bank(state, house))
    if taken > 0:
        state.power[house] += taken
        state.tell("power_gained", seat=house, amount=taken, cause=cause)
    return max(taken, 0)


def lose(state: RealmState, house: int, amount: int, cause: str = "") -> int:
    """The house puts Power into its bank, no more than it has. Gives how much it lost."""
    lost = min(amount, state.power[house])
    if lost > 0:
        state.power[house] -= lost
        state.tell("power_lost", seat=house, amount=lost, cause=cause)
    return lost
