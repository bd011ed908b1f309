"""The Kingsmoot variant: six titles that stay in play, change hands by what happens, and decide the game (section
27)."""

from __future__ import annotations

from typing import ClassVar

from agot_desktop.model.cardgame import stats
from agot_desktop.model.cardgame.moves import add_house_power
from agot_desktop.model.cardgame.state import NOBODY, CardState
from agot_desktop.model.cardgame.telling import tell
from agot_desktop.model.cardgame.variants.joust import Variant
from agot_desktop.model.kernel.event import Event
from agot_desktop.model.kernel.game import Outcome

LORD, PRIEST, FLEET = "Lord of the Isles", "Priest of the Drowned God", "Commander of the Iron Fleet"
READER, CROWS_EYE, REAVER = "The Reader", "The Crow's Eye", "Reaver"
TITLES = (LORD, PRIEST, FLEET, READER, CROWS_EYE, REAVER)
OF_KIND = {"power": LORD, "military": FLEET, "intrigue": READER}
SIDE_BONUS = 3
REAVER_GOLD = 2


def holder(state: CardState, title: str) -> int:
    """Who holds the title, -1 before the deal."""
    return state.titles.get(title, NOBODY)


def count(state: CardState, seat: int) -> int:
    """How many titles the seat holds."""
    return sum([1 for s in state.titles.values() if s == seat])


def give(state: CardState, title: str, seat: int) -> None:
    """The title passes to the seat; keeping it is no change (KM-31)."""
    old = holder(state, title)
    if old == seat:
        return
    state.titles[title] = seat
    state.touch()
    tell(state, Event("title_taken", seat=seat, other=old, word=title))


def serpentine(there: list[int]) -> list[int]:
    """Who gets the six titles, one by one: in player order, back again, and so on (KM-02, KM-03)."""
    there = list(there)
    order: list[int] = []
    while len(order) < len(TITLES):
        order += there
        there.reverse()
    return order[: len(TITLES)]


class Kingsmoot(Variant):
    """KM-01 to KM-34: no support, opposition or redirect of the small council."""

    NAME: ClassVar[str] = "kingsmoot"
    SEATS: ClassVar[range] = range(3, 7)
    TITLES: ClassVar[tuple[str, ...]] = TITLES

    # titles
    # -------------------------------------------------------------------------------------------------------------

    def after_first_player(self, state: CardState) -> None:
        """The deal, in the first round only (KM-02, KM-04); titles given by a position are dealt already."""
        if state.titles or state.round > 1:
            return
        shuffled = list(range(len(TITLES)))
        state.shuffle(shuffled)
        for title, seat in zip(shuffled, serpentine(state.player_order()), strict=True):
            state.titles[TITLES[title]] = seat
            tell(state, Event("title_taken", seat=seat, other=NOBODY, word=TITLES[title]))
        state.touch()

    def title_left(self, state: CardState, title: str, following: int) -> None:
        """It passes to the next player in player order (KM-33)."""
        give(state, title, following)

    def initiative_won(self, state: CardState, seat: int) -> None:
        """The Reaver, and his 2 gold at once; not before the deal (KM-06, KM-28, KM-29)."""
        if not state.titles:
            return
        give(state, REAVER, seat)
        state.own_seat(seat).gold += REAVER_GOLD
        tell(state, Event("gold_gained", seat=seat, amount=REAVER_GOLD, cause="title"))

    def gold_strength(self, state: CardState, seat: int) -> int:
        return 2 if holder(state, PRIEST) == seat else 1

    def dominance_won(self, state: CardState, seat: int) -> None:
        if state.titles:
            give(state, PRIEST, seat)

    def side_bonus(self, state: CardState, seat: int) -> int:
        """+3 in challenges of the title's type, for the attacking or the defending player himself (KM-16, KM-21)."""
        challenge = state.challenge
        if challenge is None or seat not in (challenge.attacker, challenge.defender):
            return 0
        return SIDE_BONUS if holder(state, OF_KIND[challenge.kind]) == seat else 0

    def challenge_over(self, state: CardState) -> None:
        """Titles change hands, then the Crow's Eye pays, then the end is looked at (KM-18 to KM-25)."""
        challenge = state.challenge
        assert challenge is not None
        winner, loser = challenge.winner, challenge.loser
        if winner < 0 or not state.titles:
            return
        if holder(state, OF_KIND[challenge.kind]) == loser and (
            loser == challenge.defender or state.option("CFG-KM-LOSEATTACK")
        ):
            give(state, OF_KIND[challenge.kind], winner)
        if not challenge.unopposed:
            return
        if holder(state, CROWS_EYE) == loser:
            give(state, CROWS_EYE, winner)
        if holder(state, CROWS_EYE) == winner:
            add_house_power(state, winner, 1)
            tell(state, Event("power_claimed", seat=winner, amount=1, cause="title", word=CROWS_EYE))

    # the end
    # ------------------------------------------------------------------------------------------------------------

    def victory(self, state: CardState) -> Outcome | None:
        """Six titles, or the power condition and then the most titles (KM-08 to KM-15, ADD-15)."""
        for seat in range(len(state.seats)):
            if count(state, seat) == len(TITLES) and not state.seats[seat].leaving:
                return self.ranked(state, seat, "six titles")
        met = self.met(state)
        if not met and not state.ending:
            return None
        challenge = state.challenge
        fighting = challenge is not None and challenge.decided and not challenge.resolved
        if fighting and state.option("CFG-KM-ENDTIMING"):
            state.ending = True
            return None
        gone = tuple([s for s in range(len(state.seats)) if state.seats[s].out])
        return Outcome("titles", (*self._judged(state, met), *((gone,) if gone else ())))

    def on_time(self, state: CardState) -> Outcome:
        """A game that is broken off is judged as if it had ended by itself (KM-09 to KM-13)."""
        return Outcome("time", self._judged(state, self.met(state)))

    def _judged(self, state: CardState, met: list[int]) -> tuple[tuple[int, ...], ...]:
        """The seats that are still in the game, the best one first."""
        order = state.player_order()
        scores = {
            s: (
                count(state, s) + (1 if s in met else 0),
                state.seats[s].power,
                stats.power_of(state, s),
                -order.index(s),
            )
            for s in order
        }
        ranking = sorted(order, key=lambda s: scores[s], reverse=True)
        return tuple((s,) for s in ranking)
