"""How anything happens: initiated, answered (saves and cancels), replaced, carried out, told (TIM-07, TIM-35).

`happen(state, events)` is the one way to make things happen. Events that no text in force could answer or replace are
carried out on the spot; others pass through an `Occurrence` frame, where players are asked. All events of one call are
simultaneous (TIM-30).
"""

from __future__ import annotations

from typing import Any

from agot_desktop.model.cardgame import stats
from agot_desktop.model.cardgame.carry import CARRY
from agot_desktop.model.cardgame.choices import pick_option
from agot_desktop.model.cardgame.keywords import infamy_applies
from agot_desktop.model.cardgame.leaving import LEAVING, attached_victims, snapshot
from agot_desktop.model.cardgame.moves import drop_duplicate
from agot_desktop.model.cardgame.replacing import replacements
from agot_desktop.model.cardgame.state import CardState, Scope
from agot_desktop.model.cardgame.telling import tell
from agot_desktop.model.cardgame.using import Offer, alive, answer, begin, offers_for_event, start, used_up, user_of
from agot_desktop.model.kernel.decision import PASS, Choice, Decision
from agot_desktop.model.kernel.event import DONE, PENDING, SAVED, VOID, Event
from agot_desktop.model.kernel.frame import Ask, Do, Frame, frame


def happen(state: CardState, events: list[Event], slot: str = "") -> None:
    """Makes the events happen together. The running frame must return right after this call: players may be asked
    first.

    With a `slot`, the frame below gets `take(slot, events)` once they have been carried out."""
    if not events:
        if slot:
            state.stack[-1].take(slot, ())
        return
    index = state.index
    to, of = index.to, index.of
    waiting = index.waiting
    for event in events:
        kind = event.kind
        if (
            kind in of
            or kind in to
            or ("of:" + kind) in waiting
            or (kind in LEAVING and _could_be_saved(state, event))
            or (kind == "power_claimed" and event.subject < 0 and infamy_applies(state, event))
        ):
            state.push(Occurrence(events=events, slot=slot, turn=state.player_order()[0]))
            return
    done = carry_out(state, events)
    if slot:
        state.stack[-1].take(slot, done)


def _could_be_saved(state: CardState, event: Event) -> bool:
    card = state.cards[event.subject]
    return bool(card.duplicates) and can_duplicate_save(state, event)


def can_duplicate_save(state: CardState, event: Event) -> bool:
    """Whether a duplicate may be spent to save the subject from this event (UNI-08, UNI-11, TIM-28, TIM-31)."""
    card = state.cards[event.subject]
    return (
        event.kind in LEAVING
        and event.status == PENDING
        and bool(card.duplicates)
        and card.zone == "play"
        and card.owner == card.controller
        and savable(state, event)
        and event.cause != "terminal"
    )


def savable(state: CardState, event: Event) -> bool:
    """Whether any save may be used against the event (TIM-24, TIM-28)."""
    return (
        "unsavable" not in event.flags
        and event.cause != "cost"
        and not state.cards[event.subject].moribund
        and not stats.cannot(state, event.subject, "BE_SAVED")
    )


def carry_out(state: CardState, events: list[Event]) -> tuple[Event, ...]:
    """Step 3: carries out what is still pending, all at once, and tells what was done. Gives all events with what has
    become of them, saved, cancelled and replaced ones too, and those that went with them."""
    found: list[Event] = []
    leaving = [e for e in events if e.status == PENDING and e.kind in LEAVING and state.cards[e.subject].zone == "play"]
    if leaving:
        for event in leaving:
            event.was = snapshot(state, event.subject)
        events = events + attached_victims(state, leaving)
    for event in events:
        if event.word == "attached" and not state.cards[event.source].moribund:
            continue
        found.append(event)
        if event.status != PENDING:
            continue
        result = CARRY[event.kind](state, event) if event.kind in CARRY else True
        if event.status == PENDING:
            event.status = DONE if result else VOID
    for event in found:
        if event.status == DONE:
            tell(state, event)
    return tuple(found)


# -- the frame ---------------------------------------------------------------------------------------------------------


def _offers(state: CardState, top: Occurrence, seat: int) -> list[Offer]:
    """What a seat may use in step 2: saves and cancels, once for each card and event."""
    found: list[Offer] = []
    place = len(state.stack) - 1
    for number, event in enumerate(top.events):
        if event.status != PENDING:
            continue
        if can_duplicate_save(state, event) and state.cards[event.subject].controller == seat:
            found.append(Offer(("save", event.subject), None, number))
        for offer in offers_for_event(state, event, seat, "to", place, number):
            if f"{offer.choice}@{number}" not in top.used:
                found.append(offer)
    return found


def _automatic(state: CardState, top: Occurrence) -> None:
    """Cancels and saves that are no choice come first, one after another (abilities with `passive(to=...)`)."""
    place = len(state.stack) - 1
    for number, event in enumerate(top.events):
        if event.status != PENDING or "uncancelable" in event.flags:
            continue
        for live in state.index.to.get(event.kind, ()):
            mark = f"{live.address}|{live.card}@{number}"
            ability = live.ability
            if ability.sort != "passive" or mark in top.used or not alive(state, live):
                continue
            scope = Scope(live.card, user_of(state, live.card), -1, place, number)
            if used_up(state, ability, live.card, scope.you):
                continue
            if ability.match is not None and not ability.match(state, scope, event):
                continue
            if ability.when is None or ability.when(state, scope):
                top.used = (*top.used, mark)
                top.goto("automatic")
                begin(state, ability, live.card, scope.you, scope)
                return


def _ask_save(state: CardState, top: Occurrence) -> Decision | None:
    n = len(state.seats)
    for k in range(n - top.passes):
        seat = (top.turn + k) % n
        found = _offers(state, top, seat)
        if found:
            choices = sorted({o.choice for o in found})
            return Decision(seat, "cardgame.save", tuple(sorted([PASS, *choices])), top.events[0].source)
    return None


def _apply_save(state: CardState, top: Occurrence, choice: Choice) -> None:
    n = len(state.seats)
    seat = state.deciding
    top.goto("save")
    if choice == PASS:
        top.passes += (seat - top.turn) % n + 1
        top.turn = (seat + 1) % n
        return
    top.passes = 0
    top.turn = (seat + 1) % n
    place = len(state.stack) - 1
    top.goto("answer")
    offer = answer(state, _offers(state, top, seat), choice, seat, place)
    if offer is not None:
        _use(state, top, offer, seat)


def _answer(state: CardState, top: Occurrence) -> None:
    """The player has said which event his save or cancel answers."""
    if not top.answered:
        top.goto("save")
        return
    address, card, seat, number = top.answered
    top.answered = ()
    offer = next(
        o
        for o in _offers(state, top, int(seat))
        if o.number == number and o.live is not None and o.live.card == card and o.live.address == address
    )
    _use(state, top, offer, int(seat))


def _use(state: CardState, top: Occurrence, offer: Offer, seat: int) -> None:
    top.goto("save")
    if offer.live is None:
        _spend_duplicate(state, top.events[offer.number])
        return
    top.used = (*top.used, f"{offer.choice}@{offer.number}")
    start(state, offer, seat, flight_at=len(state.stack) - 1)


def _spend_duplicate(state: CardState, event: Event) -> None:
    duplicate = state.cards[event.subject].duplicates[-1]
    seat = state.cards[duplicate].owner
    drop_duplicate(state, duplicate)
    event.status = SAVED
    tell(state, Event("saved", event.subject, seat=seat, source=event.subject, word="duplicate"))


def _replace(state: CardState, top: Occurrence) -> None:
    """Applies replacements one after another; where several could apply the First Player chooses (TIM-34)."""
    found = replacements(state, top.events, top.replaced, len(state.stack) - 1)
    if not found:
        return
    top.goto("replace")
    cards = sorted({r.card for r in found})
    if len(cards) > 1 and top.first < 0:
        pick_option(state, state.player_order()[0], "order", -1, [("choose", i) for i in cards], "first")
        return
    chosen = next((r for r in found if r.card == top.first), found[0])
    top.first = -1
    top.replaced = (*top.replaced, chosen.key)
    chosen.begin(state, top.events[chosen.number], len(state.stack) - 1)


def _carry(state: CardState, top: Occurrence) -> None:
    state.pop()
    done = carry_out(state, top.events)
    if top.slot:
        state.stack[-1].take(top.slot, done)


@frame
class Occurrence(Frame):
    """Events on their way: step 2 (saves, cancels), replacements, step 3.

    `turn`, `passes`: whose chance it is in step 2; `used`: saves already used, by choice and event; `replaced`:
    replacements already applied (once by the same source); `first`: the card whose replacement goes first."""

    events: list[Event]
    slot: str = ""
    turn: int = 0
    passes: int = 0
    used: tuple[str, ...] = ()
    replaced: tuple[str, ...] = ()
    first: int = -1
    answered: tuple[int | str, ...] = ()
    pc: int = 0

    STEPS = (
        ("automatic", Do(_automatic)),
        ("save", Ask(_ask_save, _apply_save)),
        ("replace", Do(_replace)),
        ("carry", Do(_carry)),
        ("answer", Do(_answer)),
    )

    def take(self, slot: str, value: Any) -> None:
        """The First Player's choice among replacements, or which event a save or cancel answers."""
        if slot == "occurrence":
            self.answered = value
        else:
            self.first = int(value[1])
