"""Leaving the game (WIN-08): all that goes with a player who has given up, or is out by an empty deck (DRAW-06).

His cards leave the game; cards of others that he controls go back to their owners; titles of the small council go back
to the pool, those of a Kingsmoot pass to the next player (KM-33); a challenge that he has made or that is made against
him is over without a winner.
"""

from __future__ import annotations

from agot_desktop.model.cardgame.expiry import CONTROL, end_of
from agot_desktop.model.cardgame.index import Active
from agot_desktop.model.cardgame.moves import leave_challenge, leave_play, move, set_control
from agot_desktop.model.cardgame.phases.challenges import ChallengesPhase
from agot_desktop.model.cardgame.phases.marshalling import MarshallingPhase
from agot_desktop.model.cardgame.phases.plot import ChoosePlots
from agot_desktop.model.cardgame.plot_decks import SWAP
from agot_desktop.model.cardgame.setup import SetupFrame
from agot_desktop.model.cardgame.shadows import ShadowsChance
from agot_desktop.model.cardgame.state import NOBODY, POWER, TABLE, TOKENS, CardState, Modifier
from agot_desktop.model.cardgame.telling import tell
from agot_desktop.model.cardgame.uniqueness import may_enter
from agot_desktop.model.kernel.event import Event
from agot_desktop.model.kernel.game import LogEntry, Outcome

_ZONES = ("play", "under", "hand", "deck", "discard", "dead", "shadows", "plots", "plot", "used", "aside", "resolving")


def depart(state: CardState) -> None:
    """Takes every player who is leaving out of the game, if no window is open and nobody is in the middle of choosing
    secretly; ends the game if one player is left. Called where that may have become so."""
    order = state.player_order()
    going = [s for s in order if state.seats[s].leaving]
    if not going:
        return
    secret = any([isinstance(f, SetupFrame | ChoosePlots) for f in state.stack])
    if (state.windows or secret) and len(going) < len(order) - 1:
        return
    why = state.seats[going[-1]].leaving
    together = len(going) == len(order)
    before = tuple([(s,) for s in reversed(state.gone)])
    for seat in going:
        _depart(state, seat)
    left = [s for s in order if s not in going]
    if state.outcome_ is not None or len(left) > 1:
        return
    if together:
        state.outcome_ = Outcome("draw", (tuple(sorted(going)), *before))
    else:
        state.outcome_ = Outcome(why, ((left[0],), *[(s,) for s in reversed(state.gone)]))
    state.unsettled = 0
    state.say(LogEntry("game_over", seat=-1 if together else left[0], word=state.outcome_.reason))


def _depart(state: CardState, seat: int) -> None:
    order = state.player_order()
    if len(order) <= 2:  # the table is left as it is for the one who wins
        _mark_out(state, seat)
        return
    _end_challenge(state, seat)
    _end_turns(state, seat, order)
    _give_back(state, seat)
    _take_cards(state, seat)
    _mark_out(state, seat)
    following = order[(order.index(seat) + 1) % len(order)]
    if state.first_player == seat:
        state.first_player = following
    for title, holder in list(state.titles.items()):
        if holder == seat:
            state.rules.title_left(state, title, following)
    owner = state.own_seat(seat)
    owner.power = owner.gold = 0
    state.delayed = [d for d in state.delayed if d.scope.you != seat]
    state.modifiers = [m for m in state.modifiers if not _of_decks(state, m, seat)]
    state.reindex()
    state.reindex_effects()
    state.touch(POWER | TABLE | TOKENS)


def _mark_out(state: CardState, seat: int) -> None:
    owner = state.own_seat(seat)
    owner.leaving, owner.out = "", True
    state.gone = (*state.gone, seat)


def _of_decks(state: CardState, modifier: Modifier, seat: int) -> bool:
    """Whether a lasting effect has exchanged the plot deck of the seat."""
    active = modifier.active
    return isinstance(active, Active) and active.change.kind == SWAP and seat in active.seats(state)


def _end_challenge(state: CardState, seat: int) -> None:
    """A challenge without its attacker or its defender is over, and nobody has won it."""
    challenge = state.challenge
    if challenge is None:
        return
    if challenge.supporter == seat:
        challenge.supporter = NOBODY
    if seat not in (challenge.attacker, challenge.defender):
        return
    from agot_desktop.model.cardgame.challenge import ChallengeFrame

    place = next(n for n, f in enumerate(state.stack) if isinstance(f, ChallengeFrame))
    del state.stack[place:]
    challenge.winner = challenge.loser = NOBODY
    challenge.over = True
    tell(state, Event("challenge_ended", seat=NOBODY, other=NOBODY, word=challenge.kind))
    state.last_challenge = challenge
    state.challenge = None
    end_of(state, "challenge")


def _end_turns(state: CardState, seat: int, order: list[int]) -> None:
    """Turns are counted on without the seat; its own turn is over."""
    place = order.index(seat)
    for depth, frame in enumerate(state.stack):
        if isinstance(frame, ShadowsChance) and frame.asked > place:
            frame.asked -= 1
        if not isinstance(frame, ChallengesPhase | MarshallingPhase):
            continue
        if state.active_player == seat:
            del state.stack[depth + 1 :]
            frame.turn = place - 1
            frame.goto(frame.STEPS[0][0])
            state.active_player = NOBODY
            return
        if frame.turn > place:
            frame.turn -= 1


def _give_back(state: CardState, seat: int) -> None:
    """Cards of others that the seat controls go back to their owners; who may not have his is rid of it (CTRL-07)."""
    state.modifiers = [m for m in state.modifiers if not (m.address.endswith(CONTROL) and m.amount == seat)]
    state.reindex_effects()
    for i, card in enumerate(state.cards):
        if card.controller != seat or card.owner == seat:
            continue
        if card.zone == "plot":
            move(state, i, "used")
        elif card.zone == "play" and card.attached_to >= 0:
            state.own(i).controller = card.owner
            leave_challenge(state, i)
            state.reindex()
        elif card.zone == "play" and may_enter(state, card.owner, i):
            set_control(state, i, card.owner)
            tell(state, Event("control_changed", i, seat=card.owner, other=seat, cause="rules"))
        elif card.zone == "play":
            tell(state, Event("discarded", i, seat=seat, cause="rules"))
            leave_play(state, i, "discard")


def _take_cards(state: CardState, seat: int) -> None:
    """All cards that the seat owns leave the game; the House card stays where it lies. What others have attached to
    them goes to its owners' discard piles (ATT-04)."""
    owner = state.own_seat(seat)
    hand = owner.hand_of_the_king
    if hand >= 0:
        owner.hand_of_the_king = NOBODY
    for i in [*owner.play, owner.house_id]:
        for lying in state.cards[i].attachments if i >= 0 else ():
            if state.cards[lying].owner != seat:
                tell(state, Event("discarded", lying, seat=state.cards[lying].controller, source=i, cause="rules"))
                leave_play(state, lying, "discard")
    for i in [i for i in owner.play if i not in _lying_on_own(state, seat)]:
        leave_play(state, i, "removed")
    for zone in _ZONES:
        for i in list(owner.zone(zone)):
            move(state, i, "removed")
    for i in [i for i in owner.beside if i != owner.house_id]:
        move(state, i, "removed")
    if hand >= 0:
        state.own(hand).tokens = -1


def _lying_on_own(state: CardState, seat: int) -> set[int]:
    """Attachments of the seat on its own cards: they go with those."""
    return {a for i in state.seats[seat].play for a in state.cards[i].attachments if state.cards[a].owner == seat}
