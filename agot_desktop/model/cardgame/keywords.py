"""Keywords that act by themselves in the passive step: Deadly, Vigilant, Vengeful, Prized (section 14, CHL-32); Infamy
(ADD-09).

`KEYWORD_PASSIVES` gives, by kind of event, functions that name (card, rule) for each keyword that the event sets off;
`begin_keyword` carries one out.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from agot_desktop.model.cardgame import stats
from agot_desktop.model.cardgame.choices import pick_cards
from agot_desktop.model.cardgame.leaving import CONTROLLER, KEYWORDS, LEAVING
from agot_desktop.model.cardgame.state import CardState
from agot_desktop.model.cardgame.terms import PRIZED
from agot_desktop.model.kernel.decision import Choice, Decision
from agot_desktop.model.kernel.event import REPLACED, Event
from agot_desktop.model.kernel.frame import Ask, Do, Frame, frame

Rule = Callable[[CardState, Event], list[tuple[int, str]]]


def deadly_count(state: CardState, seat: int) -> int:
    """How many participating characters with Deadly the seat controls (KEY-02)."""
    challenge = state.challenge
    assert challenge is not None
    return sum(
        [
            1
            for i in (*challenge.attackers, *challenge.defenders)
            if state.cards[i].controller == seat and stats.has_keyword(state, i, "Deadly")
        ]
    )


def _deadly(state: CardState, event: Event) -> list[tuple[int, str]]:
    challenge = state.challenge
    if challenge is None:
        return []
    mine = deadly_count(state, challenge.attacker)
    if mine and all([mine > deadly_count(state, s) for s in state.opponents(challenge.attacker)]):
        carrier = min([i for i in challenge.attackers if stats.has_keyword(state, i, "Deadly")])
        return [(carrier, "deadly")] if deadly_victims(state) else []
    return []


def deadly_victims(state: CardState) -> list[int]:
    """Participating defending characters that can be chosen for Deadly (KEY-02, KEY-03)."""
    challenge = state.challenge
    assert challenge is not None
    return sorted(
        [i for i in challenge.defenders if not state.cards[i].moribund and not stats.cannot(state, i, "BE_KILLED")]
    )


def _standing_up(word: str, keyword: str, flag: str) -> Rule:
    def rule(state: CardState, event: Event) -> list[tuple[int, str]]:
        wins = word == "vigilant"
        if event.seat < 0 or (flag not in event.flags and not (wins and not state.option("CFG-VIGILANT"))):
            return []
        return [
            (i, word)
            for i in state.index.controlled[event.seat]
            if state.cards[i].kneeling and state.cards[i].zone == "play" and stats.has_keyword(state, i, keyword)
        ]

    return rule


def prize(keywords: tuple[str, ...]) -> int:
    """How much power the Prized keywords among these are worth (KEY-12)."""
    return sum([int(k.removeprefix(PRIZED)) for k in keywords if k.startswith(PRIZED)])


def _prized_left(state: CardState, event: Event) -> list[tuple[int, str]]:
    """A prized card has left play; it is judged as it was."""
    return [(event.subject, "prized")] if event.was and prize(event.was[KEYWORDS]) else []  # type: ignore[arg-type]


def _prized_used(state: CardState, event: Event) -> list[tuple[int, str]]:
    """A prized plot has been used, or a prized event card played."""
    if event.kind == "triggered" and event.word != "play":
        return []
    return [(event.subject, "prized")] if prize(stats.keywords(state, event.subject)) else []


def _claim_prize(state: CardState, card: int, event: Event) -> None:
    """Each opponent of the player who controlled the card, or used it, claims its power for his House (KEY-12)."""
    from agot_desktop.model.cardgame.happen import happen

    has: tuple[str, ...] = event.was[KEYWORDS] if event.was else stats.keywords(state, card)  # type: ignore[assignment]
    seat = int(event.was[CONTROLLER]) if event.was else event.seat  # type: ignore[arg-type]
    amount = prize(has)
    happen(
        state,
        [
            Event("power_claimed", seat=s, source=card, amount=amount, cause="prized")
            for s in state.player_order()
            if s != seat
        ],
    )


KEYWORD_PASSIVES: Final[dict[str, tuple[Rule, ...]]] = {
    **dict.fromkeys((*LEAVING, "hand_leaves"), (_prized_left,)),
    "plot_used": (_prized_used,),
    "triggered": (_prized_used,),
    "challenge_resolved": (_deadly,),
    "challenge_won": (_standing_up("vigilant", "Vigilant", "defender"),),
    "challenge_lost": (_standing_up("vengeful", "Vengeful", "defender"),),
}


def begin_keyword(state: CardState, name: str, card: int, event: Event) -> None:
    """Carries out the keyword `name` of the card."""
    from agot_desktop.model.cardgame.happen import happen

    if name == "deadly":
        if deadly_victims(state):
            state.push(DeadlyFrame(source=card))
    elif name == "prized":
        _claim_prize(state, card, event)
    else:
        happen(state, [Event("stood", card, seat=event.seat, source=card, cause=name)])


def _ask_victim(state: CardState, top: DeadlyFrame) -> None:
    challenge = state.challenge
    assert challenge is not None
    pick_cards(state, challenge.defender, "deadly", top.source, deadly_victims(state), 1, 1, "victim")


def _strike(state: CardState, top: DeadlyFrame) -> None:
    from agot_desktop.model.cardgame.happen import happen

    state.pop()
    happen(
        state,
        [Event("killed", i, seat=state.cards[i].controller, source=top.source, cause="deadly") for i in top.victims],
    )


@frame
class DeadlyFrame(Frame):
    """Deadly: the defending player chooses and kills one participating defending character (KEY-02)."""

    source: int
    victims: tuple[int, ...] = ()
    pc: int = 0

    STEPS = (("choose", Do(_ask_victim)), ("kill", Do(_strike)))

    def take(self, slot: str, value: Any) -> None:
        """The victim."""
        self.victims = value


# -- Infamy ------------------------------------------------------------------------------------------------------------


def infamous(state: CardState, seat: int) -> list[int]:
    """Characters with Infamy on which the seat may put power that it claims for its House (ADD-09)."""
    found = []
    participating = state.option("CFG-INFAMY-PARTICIPATING")
    for i in state.index.controlled[seat]:
        if state.cards[i].zone != "play" or not stats.has_keyword(state, i, "Infamy"):
            continue
        challenge = state.challenge
        if participating and (challenge is None or i not in (*challenge.attackers, *challenge.defenders)):
            continue
        found.append(i)
    return sorted(found)


def _ask_infamy(state: CardState, top: InfamyFrame) -> Decision | None:
    if not top.cards or top.rest == 0:
        return None
    numbers: tuple[Choice, ...] = tuple([("number", n) for n in range(top.rest + 1)])
    return Decision(top.seat, "cardgame.number", numbers, top.cards[0])


def _take_infamy(state: CardState, top: InfamyFrame, choice: Choice) -> None:
    n = int(choice[1])
    if n:
        top.given = (*top.given, (top.cards[0], n))
        top.rest -= n
    top.cards = top.cards[1:]
    top.goto("ask")


def _claim_infamy(state: CardState, top: InfamyFrame) -> None:
    from agot_desktop.model.cardgame.happen import happen

    state.pop()
    events = [
        Event("power_claimed", card, seat=top.seat, amount=n, cause=top.cause, word="infamy") for card, n in top.given
    ]
    if top.rest:
        events.append(Event("power_claimed", seat=top.seat, amount=top.rest, cause=top.cause, word="infamy"))
    happen(state, events)


@frame
class InfamyFrame(Frame):
    """How much of the power that the seat would claim for its House goes on each of its Infamy characters."""

    seat: int
    rest: int
    cause: str
    cards: tuple[int, ...]
    given: tuple[tuple[int, int], ...] = ()
    pc: int = 0

    STEPS = (("ask", Ask(_ask_infamy, _take_infamy)), ("claim", Do(_claim_infamy)))


def infamy_applies(state: CardState, event: Event) -> bool:
    """Whether power about to be claimed for a House could go on an Infamy character instead."""
    return (
        event.kind == "power_claimed"
        and event.subject < 0
        and event.word != "infamy"
        and event.amount > 0
        and bool(infamous(state, event.seat))
    )


def begin_infamy(state: CardState, event: Event, place: int) -> None:
    """Puts the distribution in the place of the claiming."""
    event.status, event.replaced_by = REPLACED, "rule:infamy"
    state.push(
        InfamyFrame(seat=event.seat, rest=event.amount, cause=event.cause, cards=tuple(infamous(state, event.seat)))
    )
