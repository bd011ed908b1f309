"""Cards coming into play: marshalling, free duplicates, and being put into play by an effect (MAR-06, MAR-14,
UNI-07)."""

from __future__ import annotations

from agot_desktop.model.cardgame.attachments import bearers
from agot_desktop.model.cardgame.costs import (
    cost_of,
    gold_of,
    influence_of,
    pay_gold,
    pay_influence,
    use_reductions,
)
from agot_desktop.model.cardgame.happen import happen
from agot_desktop.model.cardgame.moves import add_duplicate
from agot_desktop.model.cardgame.state import CardState
from agot_desktop.model.cardgame.telling import tell
from agot_desktop.model.cardgame.uniqueness import may_enter, own_copy_in_play
from agot_desktop.model.kernel.decision import Choice, Decision
from agot_desktop.model.kernel.event import Event
from agot_desktop.model.kernel.frame import Ask, Do, Frame, frame

LARGEST_X = 99


def _ask_x(state: CardState, top: Marshal) -> Decision | None:
    if not state.facts(top.card).cost_x:
        return None
    most = influence_of(state, top.seat) if top.ambush else gold_of(state, top.seat)
    numbers: list[Choice] = []
    while len(numbers) <= LARGEST_X and cost_of(state, top.seat, top.card, len(numbers)) <= most:
        numbers.append(("number", len(numbers)))
    return Decision(top.seat, "cardgame.number", tuple(numbers), top.card)


def _take_x(state: CardState, top: Marshal, choice: Choice) -> None:
    top.x = int(choice[1])


def _pay(state: CardState, top: Marshal) -> None:
    amount = cost_of(state, top.seat, top.card, top.x)
    use_reductions(state, top.seat, top.card)
    if top.ambush:
        pay_influence(state, top.seat, amount, top.card)
    else:
        pay_gold(state, top.seat, amount, "marshal", for_=top.card)


def _enter(state: CardState, top: Marshal) -> None:
    if "Limited" in state.facts(top.card).keywords:
        state.own_seat(top.seat).limited += 1
    word = "ambush" if top.ambush else "marshalled"
    happen(state, [Event("entered_play", top.card, seat=top.seat, other=top.bearer, word=word)])


def _played(state: CardState, top: Marshal) -> None:
    state.pop()
    tell(
        state,
        Event(
            "played",
            top.card,
            seat=top.seat,
            other=top.bearer,
            source=top.card,
            source_seat=top.seat,
            word=state.facts(top.card).type,
            cause="ambush" if top.ambush else "marshalled",
        ),
    )


@frame
class Marshal(Frame):
    """Marshalling one card (MAR-06), or playing it with Ambush (ADD-08): pay, then it enters play standing.

    `bearer`: the card an attachment is put on, or -1; `x`: the number named for a cost of X (MAR-08)."""

    seat: int
    card: int
    bearer: int = -1
    ambush: bool = False
    x: int = 0
    pc: int = 0

    STEPS = (("x", Ask(_ask_x, _take_x)), ("pay", Do(_pay)), ("enter", Do(_enter)), ("played", Do(_played)))


def _duplicate(state: CardState, top: PlaceDuplicate) -> None:
    state.pop()
    host = own_copy_in_play(state, top.seat, top.card)
    add_duplicate(state, top.card, host)
    tell(state, Event("duplicated", top.card, seat=top.seat, other=host))


@frame
class PlaceDuplicate(Frame):
    """Placing a free duplicate (MAR-09): nothing enters play, nothing is paid, no reduction is used (ADD-06)."""

    seat: int
    card: int
    pc: int = 0

    STEPS = (("place", Do(_duplicate)),)


def put_into_play_events(
    state: CardState,
    cards: tuple[int, ...],
    seat: int | None,
    source: int,
    source_seat: int,
    flags: tuple[str, ...] = (),
) -> list[Event]:
    """The events that put these cards into play under `seat` (None: each under its owner), as far as uniqueness and
    attachment rules allow (MAR-14, UNI-04); a copy of an own unique card becomes its duplicate (UNI-07)."""
    found: list[Event] = []
    entering: list[str] = []
    for card in cards:
        who = state.cards[card].owner if seat is None else seat
        if state.cards[card].zone == "play":
            continue
        host = own_copy_in_play(state, who, card)
        title = state.facts(card).name
        if host >= 0 and state.cards[card].owner == who:
            if state.option("CFG-PUT-DUPLICATE") and not state.rules.bars_title(state, who, card):
                found.append(Event("duplicated", card, seat=who, other=host, source=source, source_seat=source_seat))
            continue
        if not may_enter(state, who, card) or (state.facts(card).unique and f"{who}{title}" in entering):
            continue
        entering.append(f"{who}{title}")
        found.append(
            Event("entered_play", card, seat=who, source=source, source_seat=source_seat, word="put", flags=flags)
        )
    return found


def can_put_into_play(state: CardState, card: int, seat: int | None) -> bool:
    """Whether putting the card into play would do anything."""
    if state.facts(card).type == "attachment" and not bearers(state, card, state.cards[card].owner):
        return False
    return bool(put_into_play_events(state, (card,), seat, -1, -1))
