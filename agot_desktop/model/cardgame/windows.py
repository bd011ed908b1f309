"""The two windows of the rules: a player action window, in which players act in turn (RND-06), and the window around
one action or one framework step, with its passives, its responses and the leaving of moribund cards (sections 13.2,
13.3).

`open_window(state, body)` runs `body` (steps 1 to 3, as often as it likes) inside a `Window`; steps 4 to 6 come once.
"""

from __future__ import annotations

from dataclasses import field
from typing import Any

from agot_desktop.model.cardgame import passives
from agot_desktop.model.cardgame.actions import AMBUSH, actions
from agot_desktop.model.cardgame.entering import Marshal, PlaceDuplicate
from agot_desktop.model.cardgame.keywords import KEYWORD_PASSIVES
from agot_desktop.model.cardgame.moves import leave_play
from agot_desktop.model.cardgame.naval import NAVAL, NavalDeclare
from agot_desktop.model.cardgame.shadows import IntoShadows
from agot_desktop.model.cardgame.state import CardState
from agot_desktop.model.cardgame.use_frame import UseAbility
from agot_desktop.model.cardgame.using import Offer, answer, offers_for_event, start
from agot_desktop.model.kernel.decision import PASS, Choice, Decision
from agot_desktop.model.kernel.frame import Ask, Do, Frame, frame
from agot_desktop.model.kernel.game import LogEntry

Pending = tuple[int, int, str]


def open_window(state: CardState, body: Frame) -> None:
    """Runs `body` inside a window. Inside another window no second one is opened: its steps 4 to 6 serve all
    (TIM-26)."""
    if state.windows:
        state.push(body)
        return
    state.windows += 1
    state.push(Window(start=len(state.history), scan=len(state.history), turn=state.player_order()[0]))
    state.push(body)


# -- steps 4 to 6 ------------------------------------------------------------------------------------------------------


def _find_passives(state: CardState, top: Window) -> None:
    """Step 4: passives whose condition was met since the last look (TIM-13)."""
    history = state.history
    index = state.index
    for number in range(top.scan, len(history)):
        kind = history[number].kind
        if kind in index.passive or kind in index.waiting or kind in KEYWORD_PASSIVES:
            top.pending += passives.pending(state, number)
    top.scan = len(history)
    if not top.pending:
        if _nothing_to_answer(state, top):
            _close(state, top)
        else:
            top.goto("responses")
    elif len({card for _, card, _ in top.pending}) == 1:
        _trigger(state, top, 0)


def _order_options(state: CardState, top: Window) -> Decision | None:
    options = sorted({("choose", card) for _, card, _ in top.pending})
    return Decision(state.player_order()[0], "cardgame.order", tuple(options)) if options else None


def _order_apply(state: CardState, top: Window, choice: Choice) -> None:
    place = next(n for n, (_, card, _) in enumerate(top.pending) if card == choice[1])
    _trigger(state, top, place)


def _trigger(state: CardState, top: Window, place: int) -> None:
    number, card, key = top.pending.pop(place)
    top.goto("passives")
    passives.begin(state, number, card, key)


def _responses(state: CardState, top: Window, seat: int) -> list[Offer]:
    """Step 5: what a seat may answer with; each ability once for each happening, the earliest first (TIM-15,
    TIM-17)."""
    after = state.index.after
    if not after:
        return []
    found: list[Offer] = []
    history = state.history
    for number in range(top.start, len(history)):
        event = history[number]
        if event.kind in after:
            found += [
                o for o in offers_for_event(state, event, seat, "after", -1, number) if _mark(state, o) not in top.used
            ]
    return found


def _mark(state: CardState, offer: Offer) -> str:
    card = int(offer.choice[1])
    return f"{offer.choice[2]}|{card}.{state.cards[card].stay}|{offer.number}"


def _nothing_to_answer(state: CardState, top: Window) -> bool:
    """Whether no response in force could answer anything that happened in the window."""
    after = state.index.after
    if after:
        history = state.history
        for number in range(top.start, len(history)):
            if history[number].kind in after:
                return False
    return True


def _response_options(state: CardState, top: Window) -> Decision | None:
    n = len(state.seats)
    if top.passes >= n or _nothing_to_answer(state, top):
        return None
    for k in range(n - top.passes):
        seat = (top.turn + k) % n
        found = _responses(state, top, seat)
        if found:
            return Decision(seat, "cardgame.response", tuple(sorted([PASS, *{o.choice for o in found}])))
    return None


def _response_apply(state: CardState, top: Window, choice: Choice) -> None:
    n = len(state.seats)
    seat = state.deciding
    if choice == PASS:
        top.passes += (seat - top.turn) % n + 1
        top.turn = (seat + 1) % n
        state.say(LogEntry("passed", seat=seat, word="response"))
        top.goto("responses")
        return
    top.passes = 0
    top.turn = (seat + 1) % n
    top.goto("answer")
    offer = answer(state, _responses(state, top, seat), choice, seat)
    if offer is not None:
        _respond(state, top, offer, seat)


def _answer(state: CardState, top: Window) -> None:
    """The player has said which happening his response answers."""
    if not top.answered:
        top.goto("passives")
        return
    address, card, seat, number = top.answered
    top.answered = ()
    offer = next(
        o
        for o in _responses(state, top, int(seat))
        if o.number == number and o.choice[1] == card and o.choice[2] == address
    )
    _respond(state, top, offer, int(seat))


def _respond(state: CardState, top: Window, offer: Offer, seat: int) -> None:
    top.used.append(_mark(state, offer))
    top.goto("passives")
    start(state, offer, seat)


def _close(state: CardState, top: Window) -> None:
    """Step 6: all moribund cards leave play together (TIM-18), Hands that lost their last needed token too (HK-32)."""
    for card in state.moribund[:]:
        if state.cards[card].zone == "play" and state.cards[card].moribund:
            leave_play(state, card, state.cards[card].moribund)
    state.moribund = []
    state.rules.close_window(state)
    if len(state.history) > top.scan:
        top.goto("passives")
        return
    state.windows -= 1
    state.pop()
    if any([seat.leaving for seat in state.seats]):
        from agot_desktop.model.cardgame.departing import depart

        depart(state)


@frame
class Window(Frame):
    """The window around one action or framework step, from step 4 on.

    `start`: length of the history when it opened; `scan`: how far passives have been looked for; `pending`: passives to
    come (event, card, key); `turn`, `passes`: whose chance to respond it is; `used`: responses already used;
    `answered`: the response under way with the happening that was chosen for it."""

    start: int
    scan: int
    turn: int
    passes: int = 0
    pending: list[tuple[int, int, str]] = field(default_factory=list)
    used: list[str] = field(default_factory=list)
    answered: tuple[int | str, ...] = ()
    pc: int = 0

    STEPS = (
        ("passives", Do(_find_passives)),
        ("order", Ask(_order_options, _order_apply)),
        ("responses", Ask(_response_options, _response_apply)),
        ("close", Do(_close)),
        ("answer", Do(_answer)),
    )

    def take(self, slot: str, value: Any) -> None:
        """Which happening the chosen response answers."""
        self.answered = value


# -- player action window ----------------------------------------------------------------------------------------------


def _action_options(state: CardState, top: ActionWindow) -> Decision | None:
    n = len(state.seats)
    for k in range(n - top.passes):
        seat = (top.turn + k) % n
        found = actions(state, seat)
        if found:
            return Decision(seat, "cardgame.action", tuple(sorted([PASS, *found])))
    return None


def _action_apply(state: CardState, top: ActionWindow, choice: Choice) -> None:
    n = len(state.seats)
    seat = state.deciding
    top.goto("act")
    if choice == PASS:
        top.passes += (seat - top.turn) % n + 1
        top.turn = (seat + 1) % n
        state.say(LogEntry("passed", seat=seat, word="action"))
        return
    top.passes = 0
    top.turn = (seat + 1) % n
    begin_action(state, seat, choice)


@frame
class ActionWindow(Frame):
    """A player action window: the First Player has the first chance, then clockwise, one action or pass at a time; it
    closes when all have passed in succession (RND-06)."""

    turn: int
    passes: int = 0
    pc: int = 0

    STEPS = (("act", Ask(_action_options, _action_apply)),)


def action_window(state: CardState, _: Any = None) -> None:
    """Opens a player action window."""
    state.push(ActionWindow(turn=state.player_order()[0]))


def begin_action(state: CardState, seat: int, choice: Choice) -> None:
    """Opens the window of the chosen action. The choice was offered by `actions`."""
    word, card = choice[0], int(choice[1])
    if word == "marshal":
        open_window(state, Marshal(seat=seat, card=card, bearer=int(choice[2]) if len(choice) > 2 else -1))
    elif word == NAVAL:
        open_window(state, NavalDeclare(seat=seat, card=card))
    elif word == "shadow":
        open_window(state, IntoShadows(seat=seat, card=card))
    elif word == "duplicate":
        open_window(state, PlaceDuplicate(seat=seat, card=card))
    elif word == "play" and choice[2] == AMBUSH:
        open_window(state, Marshal(seat=seat, card=card, bearer=int(choice[3]) if len(choice) > 3 else -1, ambush=True))
    else:
        open_window(state, UseAbility(seat=seat, card=card, address=str(choice[2])))
