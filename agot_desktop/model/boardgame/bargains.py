"""Bargains over hostages: what may be offered, and the Decision that carries its form (section 4H).

An offer is `('offer', house, give, give_power, want, want_power)`: Leaders as bit masks, Power as a number; a counter
has `counter` for `offer`. There are far too many to list, so the options name plain ones and `allows` tests the rest.
"""

from __future__ import annotations

from agot_desktop.model.boardgame.pieces import mask_of, prison_of
from agot_desktop.model.boardgame.state import RealmState
from agot_desktop.model.boardgame.terms import ALL_HOUSES, D_ANSWER, D_BARGAIN
from agot_desktop.model.kernel.decision import PASS, Choice, Decision
from agot_desktop.model.kernel.rng import Stream

OFFERS_A_WINDOW = 3
"""HL-60."""
_PLAIN_SUMS = (1, 2, 3, 4, 5)


def valid(prisons: tuple[int, ...], power: tuple[int, ...], house: int, choice: Choice) -> bool:
    """Whether the house may make this offer: at least one hostage moves, Power on one side at most, nobody gives what
    he has not (HL-55, HL-58, CLF-40). `prisons`: the Leaders in each house's prison, as bit masks."""
    if len(choice) != 6:
        return False
    _, other, give, give_power, want, want_power = choice
    if not all(type(part) is int for part in choice[1:]):
        return False
    assert isinstance(other, int) and isinstance(give, int) and isinstance(want, int)
    assert isinstance(give_power, int) and isinstance(want_power, int)
    if other == house or other not in ALL_HOUSES or give < 0 or want < 0 or not give | want:
        return False
    if give & ~prisons[house] or want & ~prisons[other]:
        return False
    if give_power and want_power:
        return False
    return 0 <= give_power <= power[house] and 0 <= want_power <= power[other]


class BargainDecision(Decision):
    """Lists plain offers; any valid one is allowed (`allows`), and `sample` draws one."""

    __slots__ = ("partners", "power", "prisons", "word")

    def __init__(
        self,
        seat: int,
        kind: str,
        options: tuple[Choice, ...],
        *,
        word: str,
        partners: tuple[int, ...],
        prisons: tuple[int, ...],
        power: tuple[int, ...],
    ) -> None:
        super().__init__(seat, kind, options)
        self.word = word
        self.partners = partners
        self.prisons = prisons
        self.power = power

    def allows(self, choice: Choice) -> bool:
        """Whether the choice is listed or a valid offer to one of the partners."""
        if super().allows(choice):
            return True
        return (
            bool(choice)
            and choice[0] == self.word
            and len(choice) == 6
            and choice[1] in self.partners
            and valid(self.prisons, self.power, self.seat, choice)
        )

    def sample(self, chance: Stream) -> Choice:
        """A sensible offer, or one of the plain choices if there is none to make."""
        offers = [choice for choice in self.options if choice[0] == self.word]
        return chance.pick(offers) if offers else chance.pick(self.options)


def plain_offers(state: RealmState, house: int, partners: tuple[int, ...], word: str) -> list[Choice]:
    """A hostage to his own house for Power, an own Leader for Power, one for one: the offers that players make."""
    found: list[Choice] = []
    mine = prison_of(state, house)
    for other in partners:
        theirs = prison_of(state, other)
        captives = [leader for leader in mine if state.leader_of[leader] == other]
        own = [leader for leader in theirs if state.leader_of[leader] == house]
        for leader in captives:
            found += [(word, other, 1 << leader, 0, 0, n) for n in _PLAIN_SUMS if n <= state.power[other]]
            found += [(word, other, 1 << leader, 0, 1 << back, 0) for back in own]
        for leader in own:
            found += [(word, other, 0, n, 1 << leader, 0) for n in _PLAIN_SUMS if n <= state.power[house]]
    return found


def _decision(
    state: RealmState, house: int, kind: str, partners: tuple[int, ...], word: str, rest: list[Choice]
) -> Decision:
    options = tuple(sorted([*rest, *plain_offers(state, house, partners, word)]))
    prisons = tuple(mask_of(prison_of(state, each)) for each in ALL_HOUSES)
    return BargainDecision(
        house, kind, options, word=word, partners=partners, prisons=prisons, power=tuple(state.power)
    )


def offer_decision(state: RealmState, house: int) -> Decision | None:
    """The house may make an offer, if it has one left and any hostage could move (HL-60)."""
    if state.offers[house] >= OFFERS_A_WINDOW:
        return None
    own = prison_of(state, house)
    partners = tuple(other for other in ALL_HOUSES if other != house and (own or prison_of(state, other)))
    if not partners:
        return None
    found = _decision(state, house, D_BARGAIN, partners, "offer", [PASS])
    if len(found.options) == 1:
        found.options = (_least_offer(state, house, partners), *found.options)
    return found


def _least_offer(state: RealmState, house: int, partners: tuple[int, ...]) -> Choice:
    """An offer for nothing, so that a question with one plain answer is asked all the same."""
    own = prison_of(state, house)
    if own:
        return ("offer", partners[0], 1 << own[0], 0, 0, 0)
    other = partners[0]
    return ("offer", other, 0, 0, 1 << prison_of(state, other)[0], 0)


def answer_decision(state: RealmState, house: int, proposer: int) -> Decision:
    """The house accepts, declines, or counters if it has an offer of its own left (CLF-03)."""
    rest: list[Choice] = [("accept",), ("decline",)]
    if state.offers[house] >= OFFERS_A_WINDOW:
        return Decision(house, D_ANSWER, tuple(rest))
    return _decision(state, house, D_ANSWER, (proposer,), "counter", rest)
