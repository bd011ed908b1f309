"""Shadows (section 24): cards put face down for two gold, and brought out at the beginning of any phase."""

from __future__ import annotations

from agot_desktop.model.cardgame.abilities.registry import definition
from agot_desktop.model.cardgame.abilities.run import AbilityFrame
from agot_desktop.model.cardgame.actions import SHADOWS_PRICE
from agot_desktop.model.cardgame.attachments import bearers
from agot_desktop.model.cardgame.choices import pick_cards
from agot_desktop.model.cardgame.costs import gold_of, gold_penalty, pay_gold
from agot_desktop.model.cardgame.entering import put_into_play_events
from agot_desktop.model.cardgame.happen import happen
from agot_desktop.model.cardgame.moves import move
from agot_desktop.model.cardgame.state import CardState, Scope
from agot_desktop.model.cardgame.telling import tell
from agot_desktop.model.cardgame.uniqueness import may_enter, own_copy_in_play
from agot_desktop.model.cardgame.using import feasible
from agot_desktop.model.kernel.decision import PASS, Choice, Decision
from agot_desktop.model.kernel.event import Event
from agot_desktop.model.kernel.frame import Ask, Do, Frame, frame


def _hide(state: CardState, top: IntoShadows) -> None:
    pay_gold(state, top.seat, SHADOWS_PRICE, "shadows")


def _lay_down(state: CardState, top: IntoShadows) -> None:
    """Nobody but its owner learns which card it is (SHD-03)."""
    state.pop()
    move(state, top.card, "shadows")
    tell(state, Event("hidden", seat=top.seat))


@frame
class IntoShadows(Frame):
    """Putting a card into Shadows: no penalty, no look at uniqueness (SHD-02, SHD-10)."""

    seat: int
    card: int
    pc: int = 0

    STEPS = (("pay", Do(_hide)), ("lay", Do(_lay_down)))


# -- coming out --------------------------------------------------------------------------------------------------------


def out_cost(state: CardState, seat: int, card: int) -> int:
    """What bringing the card out costs: N of its cost sN, and the penalty (SHD-04)."""
    return (state.printed[card].cost or 0) + gold_penalty(state, seat, card)


def may_emerge(state: CardState, card: int, free: bool = False) -> bool:
    """Whether the card's owner could bring it out of Shadows now, its bearer aside; `free`: for nothing."""
    seat, facts = state.cards[card].owner, state.printed[card]
    if state.cards[card].zone != "shadows" or not facts.shadow:
        return False
    if not free and out_cost(state, seat, card) > gold_of(state, seat):
        return False
    return facts.type == "event" or own_copy_in_play(state, seat, card) >= 0 or may_enter(state, seat, card)


def unveil_choices(state: CardState, seat: int) -> list[Choice]:
    """Cards that the seat may bring out of Shadows now (SHD-04, SHD-07, SHD-10)."""
    found: list[Choice] = []
    for i in sorted(state.seats[seat].shadows):
        facts = state.printed[i]
        if not may_emerge(state, i):
            continue
        able = bearers(state, i, seat) if facts.type == "attachment" else []
        found += [("unveil", i, b) for b in able] or [("unveil", i)]
    return found


def _pay_out(state: CardState, top: OutOfShadows) -> None:
    if not top.free:
        pay_gold(state, top.seat, out_cost(state, top.seat, top.card), "shadows")


def _ask_bearer(state: CardState, top: OutOfShadows) -> None:
    """An attachment that a text brings out needs a bearer (SHD-07)."""
    if top.bearer < 0 and state.printed[top.card].type == "attachment":
        pick_cards(state, top.seat, "pick", top.card, sorted(bearers(state, top.card, top.seat)), 1, 1, "bearer")


def _come_out(state: CardState, top: OutOfShadows) -> None:
    """It comes out standing, an attachment without a bearer is discarded (SHD-07); a copy of an own unique card becomes
    its duplicate (UNI-07). An event resolves (SHD-08)."""
    kind = state.printed[top.card].type
    if kind == "event":
        move(state, top.card, "resolving")
        return
    if kind == "attachment" and top.bearer < 0 and own_copy_in_play(state, top.seat, top.card) < 0:
        move(state, top.card, "discard")
        tell(state, Event("put_in_pile", top.card, seat=top.seat, word="discard"))
        return
    if top.bearer >= 0:
        happen(state, [Event("entered_play", top.card, seat=top.seat, other=top.bearer, word="emerged")])
        return
    events = put_into_play_events(state, (top.card,), top.seat, top.card, top.seat)
    for event in events:
        event.word = "emerged"
    happen(state, events)


def _tell_out(state: CardState, top: OutOfShadows) -> None:
    state.pop()
    tell(state, Event("emerged", top.card, seat=top.seat))
    if state.cards[top.card].zone == "resolving":
        _resolve(state, top.card, top.seat)


def _resolve(state: CardState, card: int, seat: int) -> None:
    """An event that has come out is carried out, not played, and then discarded; one that could do nothing is discarded
    at once (SHD-08)."""
    scope = Scope(card, seat, len(state.history) - 1)
    event = state.history[-1]
    for ability in definition(state.pool, state.cards[card].code).abilities:
        answers = ability.sort == "response" and event.kind in ability.kinds and ability.match(state, scope, event)
        if answers and feasible(state, ability, scope):
            state.push(AbilityFrame(address=ability.address, scope=scope, event=True))
            return
    move(state, card, "discard")


@frame
class OutOfShadows(Frame):
    """Bringing one card out of Shadows: an action of its own (SHD-06). `free`: a text brings it out for nothing."""

    seat: int
    card: int
    bearer: int = -1
    free: bool = False
    pc: int = 0

    STEPS = (("pay", Do(_pay_out)), ("bearer", Do(_ask_bearer)), ("out", Do(_come_out)), ("told", Do(_tell_out)))

    def take(self, slot: str, value: tuple[int, ...]) -> None:
        """The bearer of an attachment."""
        if slot == "bearer" and value:
            self.bearer = value[0]


def _chance(state: CardState, top: ShadowsChance) -> Decision | None:
    order = state.player_order()
    if top.asked >= len(order):
        return None
    found = unveil_choices(state, order[top.asked])
    return Decision(order[top.asked], "cardgame.shadows", tuple(sorted([PASS, *found])))


def _take(state: CardState, top: ShadowsChance, choice: Choice) -> None:
    from agot_desktop.model.cardgame.windows import open_window

    seat = state.player_order()[top.asked]
    top.asked += 1
    top.goto("chance")
    if choice != PASS:
        bearer = int(choice[2]) if len(choice) > 2 else -1
        open_window(state, OutOfShadows(seat=seat, card=int(choice[1]), bearer=bearer))


@frame
class ShadowsChance(Frame):
    """At the beginning of a phase each player, in player order, may bring out one card; a pass is final (SHD-05)."""

    asked: int = 0
    pc: int = 0

    STEPS = (("chance", Ask(_chance, _take)), ("end", Do(lambda s, f: s.pop())))


def shadows_chance(state: CardState) -> None:
    """Opens the chance, if anybody has a card in Shadows."""
    if any([seat.shadows for seat in state.seats]):
        state.push(ShadowsChance())
