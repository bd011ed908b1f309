"""The Hand of the King variant: a character beside the House card that gold tokens bring into play (section 26)."""

from __future__ import annotations

from typing import ClassVar

from agot_desktop.model.cardgame import moves, stats
from agot_desktop.model.cardgame.leaving import snapshot
from agot_desktop.model.cardgame.state import CardState
from agot_desktop.model.cardgame.telling import tell
from agot_desktop.model.cardgame.variants.joust import Variant
from agot_desktop.model.kernel.event import Event
from agot_desktop.model.kernel.game import Outcome


def in_play(state: CardState, hand: int) -> bool:
    """Whether a Hand is in play; a moribund one still is (HK-62)."""
    return hand >= 0 and state.cards[hand].zone == "play"


def threshold(state: CardState, hand: int) -> int:
    """The tokens with which the Hand is in play (HK-11, HK-12, HK-36)."""
    return state.facts(hand).threshold


class HandOfTheKing(Variant):
    """HK-01 to HK-70, for two players and more."""

    NAME: ClassVar[str] = "hand-of-the-king"
    SEATS: ClassVar[range] = range(2, 7)
    uses_hands: ClassVar[bool] = True

    # victory ----------------------------------------------------------------------------------------------------------

    def victory(self, state: CardState) -> Outcome | None:
        """Normal condition, own Hand in play, strictly more tokens than every opponent's Hand (HK-27, HK-60, HK-61)."""
        for seat in self.met(state):
            hand = state.seats[seat].hand_of_the_king
            if not in_play(state, hand):
                continue
            tokens = state.cards[hand].tokens
            if all([tokens > self._tokens(state, s) for s in state.opponents(seat)]):
                return self.ranked(state, seat, "power and hand")
        return None

    def _tokens(self, state: CardState, seat: int) -> int:
        hand = state.seats[seat].hand_of_the_king
        return state.cards[hand].tokens if hand >= 0 else 0

    def on_time(self, state: CardState) -> Outcome:
        """More tokens; then a Hand in play, then total power (HK-28, HK-63, HK-64)."""
        return self._by_score(
            state,
            {
                s: (
                    self._tokens(state, s),
                    int(in_play(state, state.seats[s].hand_of_the_king)),
                    stats.power_of(state, s),
                )
                for s in state.player_order()
            },
        )

    # tokens -----------------------------------------------------------------------------------------------------------

    def income_events(self, state: CardState, seat: int) -> list[Event]:
        hand = state.seats[seat].hand_of_the_king
        return [Event("token_gained", hand, seat=seat, amount=1, cause="income")] if hand >= 0 else []

    def token_instead(self, state: CardState, card: int) -> bool:
        return state.cards[card].tokens >= 0 and state.cards[card].zone == "play"

    def take_token(self, state: CardState, card: int) -> None:
        moves.add_tokens(state, card, -1)

    def claim_events(self, state: CardState) -> list[Event]:
        """A token from the attacked Hand, a token onto the attacker's own (HK-23, HK-56, HK-58)."""
        challenge = state.challenge
        if challenge is None or not challenge.against_hand or challenge.hand < 0 or not in_play(state, challenge.hand):
            return []
        events = [Event("token_gained", challenge.hand, seat=challenge.defender, amount=-1, cause="claim")]
        own = state.seats[challenge.attacker].hand_of_the_king
        if own >= 0:
            events.append(Event("token_gained", own, seat=challenge.attacker, amount=1, cause="claim"))
        return events

    def settle_tokens(self, state: CardState) -> None:
        """The status check (section 26.2): a Hand that reaches its threshold comes into play at once, one that falls
        below is moribund until the end of the window, or with CFG-HK-IMMEDIATE leaves at once."""
        for seat in range(len(state.seats)):
            hand = state.seats[seat].hand_of_the_king
            if hand < 0:
                continue
            card = state.cards[hand]
            enough = card.tokens >= threshold(state, hand)
            if card.zone == "beside" and enough:
                moves.enter_play(state, hand, seat)
                tell(state, Event("entered_play", hand, seat=seat, source=hand, word="hand"))
            elif card.zone == "play" and not enough and not card.moribund:
                if state.option("CFG-HK-IMMEDIATE") or not state.windows:
                    self._drop_out(state, hand)
                else:
                    state.own(hand).moribund = "beside"
            elif card.zone == "play" and enough and card.moribund == "beside":
                state.own(hand).moribund = ""

    def close_window(self, state: CardState) -> None:
        for seat in range(len(state.seats)):
            hand = state.seats[seat].hand_of_the_king
            if hand >= 0 and state.cards[hand].moribund == "beside" and state.cards[hand].zone == "play":
                self._drop_out(state, hand)

    def _drop_out(self, state: CardState, hand: int) -> None:
        """Out of play: attachments to their owners' discard piles, power to the treasury, tokens stay (HK-18, HK-34).
        It is leaving play, though neither a death nor a discard (HK-33)."""
        made = Event("hand_leaves", hand, seat=state.cards[hand].controller, source=hand)
        made.was = snapshot(state, hand)
        tell(state, made)
        tokens = state.cards[hand].tokens
        moves.leave_play(state, hand, "beside")
        state.own(hand).tokens = tokens

    # the rest ---------------------------------------------------------------------------------------------------------

    def bars_title(self, state: CardState, seat: int, card: int) -> bool:
        hand = state.seats[seat].hand_of_the_king
        folded = state.pool.folded
        return hand >= 0 and hand != card and folded[state.cards[hand].code] == folded[state.cards[card].code]

    def may_attack_hand(self, state: CardState, seat: int, target: int) -> bool:
        """Once per player and Challenges phase, if that Hand is in play (HK-19, HK-51)."""
        hand = state.seats[target].hand_of_the_king
        return not state.seats[seat].hand_attacked and in_play(state, hand) and not state.cards[hand].moribund
