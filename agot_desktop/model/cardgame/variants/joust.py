"""Joust, the ordinary game of two - and the questions that the rules ask of every variant, answered in its way."""

from __future__ import annotations

from typing import ClassVar

from agot_desktop.model.cardgame import stats
from agot_desktop.model.cardgame.state import CardState
from agot_desktop.model.kernel.event import Event
from agot_desktop.model.kernel.game import Outcome


class Variant:
    """The answers of the ordinary game. Other variants override where they differ; a variant has no state of its
    own."""

    NAME: ClassVar[str] = "joust"
    SEATS: ClassVar[range] = range(2, 3)
    uses_hands: ClassVar[bool] = False
    TITLES: ClassVar[tuple[str, ...]] = ()

    # victory ----------------------------------------------------------------------------------------------------------

    def met(self, state: CardState) -> list[int]:
        """The seats that have met the normal victory condition (WIN-01, WIN-05)."""
        found = []
        for seat in state.player_order():
            if state.seats[seat].leaving:
                continue
            if stats.power_of(state, seat) >= stats.power_needed(state, seat) and not stats.player_cannot(
                state, seat, "WIN"
            ):
                found.append(seat)
        return found

    def victory(self, state: CardState) -> Outcome | None:
        """Whether the game is over now (WIN-01, WIN-06)."""
        met = self.met(state)
        if not met:
            return None
        if len(met) == 1:
            return self.ranked(state, met[0], "power")
        best = max([stats.power_of(state, s) for s in met])
        ahead = [s for s in met if stats.power_of(state, s) == best]
        if len(ahead) == 1:
            return self.ranked(state, ahead[0], "power")
        how = state.option("CFG-SIMUL-WIN")
        if how == "first-player":
            return self.ranked(state, ahead[0], "power")
        if how == "draw":
            return Outcome("draw", (tuple(sorted(ahead)), *self._rest(state, ahead)))
        return None

    def ranked(self, state: CardState, winner: int, reason: str) -> Outcome:
        """The winner first, the others by total power."""
        return Outcome(reason, ((winner,), *self._rest(state, [winner])))

    def _rest(self, state: CardState, first: list[int]) -> list[tuple[int, ...]]:
        others = [s for s in range(len(state.seats)) if s not in first]
        groups: dict[int, list[int]] = {}
        for seat in others:
            groups.setdefault(stats.power_of(state, seat), []).append(seat)
        return [tuple(groups[power]) for power in sorted(groups, reverse=True)]

    def on_time(self, state: CardState) -> Outcome:
        """Who wins when time is called now: the player closest to the needed power (WIN-07); several tied: a draw."""
        return self._by_score(
            state, {s: (-(stats.power_needed(state, s) - stats.power_of(state, s)),) for s in state.player_order()}
        )

    def _by_score(self, state: CardState, scores: dict[int, tuple[int, ...]]) -> Outcome:
        groups: dict[tuple[int, ...], list[int]] = {}
        for seat, score in scores.items():
            groups.setdefault(score, []).append(seat)
        ranking = tuple(tuple(sorted(groups[score])) for score in sorted(groups, reverse=True))
        return Outcome("time" if len(ranking[0]) == 1 else "draw", ranking)

    def with_gone(self, state: CardState, outcome: Outcome) -> Outcome:
        """The outcome with those behind all others who are out of the game or leave it, the last one first (WIN-08)."""
        behind = [*[s for s, seat in enumerate(state.seats) if seat.leaving], *reversed(state.gone)]
        if not behind:
            return outcome
        there = [tuple([s for s in group if s not in behind]) for group in outcome.ranking]
        return Outcome(outcome.reason, (*[group for group in there if group], *[(s,) for s in behind]))

    # set-up
    # -------------------------------------------------------------------------------------------------------------

    def bars_title(self, state: CardState, seat: int, card: int) -> bool:
        """Whether the variant forbids the seat to bring a card of this title into play (HK-68)."""
        return False

    # challenges
    # ---------------------------------------------------------------------------------------------------------

    def may_attack(self, state: CardState, seat: int, target: int) -> bool:
        """Whether the variant lets the seat attack this player (MEL-07)."""
        return True

    def may_attack_hand(self, state: CardState, seat: int, target: int) -> bool:
        """Whether a challenge may be made against the target's Hand of the King (HK-19)."""
        return False

    def side_bonus(self, state: CardState, seat: int) -> int:
        """STR that a title adds to the seat's side (CHL-17)."""
        return 0

    def supporters(self, state: CardState, target: int) -> list[int]:
        """Seats that may defend for an attacked player who declares nobody (MEL-08)."""
        return []

    def redirector(self, state: CardState) -> int:
        """The seat that may now make the attacker choose another target, or -1 (MEL-10)."""
        return -1

    def commander(self, state: CardState) -> int:
        """The seat that may take over the undefended attack, or -1 (MEL-11)."""
        return -1

    def spend_redirect(self, state: CardState, seat: int) -> None:
        """Notes that the seat has used its redirect."""

    def result_events(self, state: CardState) -> list[Event]:
        """Power that the variant moves beside the unopposed power (MEL-09, MEL-11)."""
        return []

    def challenge_over(self, state: CardState) -> None:
        """Title changes after the framework events of a challenge (KM-23)."""

    def more_challenges(self, state: CardState, seat: int, kind: str, target: int) -> tuple[str, ...]:
        """The types of challenges that titles allow the seat beside its own, when the next one is of this type against
        this player, or -1 for the challenges made so far (MEL-T6)."""
        return ()

    def claim_events(self, state: CardState) -> list[Event]:
        """What happens together with the claim of the current challenge (HK-24)."""
        return []

    # leaving play
    # -------------------------------------------------------------------------------------------------------

    def token_instead(self, state: CardState, card: int) -> bool:
        """Whether the card loses a token where it would leave play or change control (HK-16)."""
        return False

    def take_token(self, state: CardState, card: int) -> None:
        """Takes that token."""

    def settle_tokens(self, state: CardState) -> None:
        """The status check after tokens have changed (HK-11, HK-17)."""

    def close_window(self, state: CardState) -> None:
        """What the variant does at step 6 of a window (HK-32)."""

    # titles
    # -------------------------------------------------------------------------------------------------------------

    def after_first_player(self, state: CardState) -> None:
        """What follows the naming of the First Player, before "when revealed" texts: dealing or choosing titles."""

    def after_revealed(self, state: CardState) -> None:
        """What follows the "when revealed" texts (MEL-03, PLOT-10)."""

    def initiative_won(self, state: CardState, seat: int) -> None:
        """Who won initiative may take a title (KM-28)."""

    def gold_strength(self, state: CardState, seat: int) -> int:
        """What each gold of the seat counts in Dominance (DOM-01)."""
        return 1

    def dominance_won(self, state: CardState, seat: int) -> None:
        """Who won dominance may take a title (KM-26)."""

    def income_bonus(self, state: CardState, seat: int) -> int:
        """Gold that a title adds to the seat's income (MEL-T5)."""
        return 0

    def draw_bonus(self, state: CardState, seat: int) -> int:
        """Cards that a title adds to the framework draw (MEL-T4)."""
        return 0

    def relations(self, state: CardState, title: str) -> tuple[tuple[str, ...], tuple[str, ...]]:
        """The titles that a title supports, and those that it opposes (MEL-05)."""
        return (), ()

    def title_left(self, state: CardState, title: str, following: int) -> None:
        """The holder of a title has left the game: it goes back to the pool. `following`: the next player (WIN-08)."""
        del state.titles[title]
        state.touch()

    def return_titles(self, state: CardState) -> None:
        """Titles go back in Taxation (TAX-02)."""

    def income_events(self, state: CardState, seat: int) -> list[Event]:
        """What happens together with counting income (HK-10)."""
        return []


class Joust(Variant):
    """Two players, no titles (MEL-01)."""
