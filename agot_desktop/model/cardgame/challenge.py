"""One challenge, step by step (section 8): declaring it, stealth and defenders, resolution, and its end.

`ChallengeFrame` walks through the chart: window A (type, target, attackers), action window, window B (stealth,
defenders), action window, window C (winner, claim, unopposed, renown), the end.
"""

from __future__ import annotations

from agot_desktop.model.cardgame import stats
from agot_desktop.model.cardgame.choices import pick_cards, pick_option
from agot_desktop.model.cardgame.claim import ClaimFrame
from agot_desktop.model.cardgame.costs import gold_of
from agot_desktop.model.cardgame.expiry import end_of
from agot_desktop.model.cardgame.happen import happen
from agot_desktop.model.cardgame.redirect import Redirect, TakeOver, legal_target
from agot_desktop.model.cardgame.state import NOBODY, POWER, CardState, Challenge
from agot_desktop.model.cardgame.taking_part import (
    characters,
    eligible_attackers,
    eligible_defenders,
    most_on_side,
)
from agot_desktop.model.cardgame.taxes import can_pay_tax, pay_due, pay_tax, total_tax
from agot_desktop.model.cardgame.telling import tell
from agot_desktop.model.cardgame.tolls import affordable, prices, tolls
from agot_desktop.model.cardgame.windows import action_window, open_window
from agot_desktop.model.kernel.decision import Choice
from agot_desktop.model.kernel.event import DONE, Event
from agot_desktop.model.kernel.frame import Do, Frame, frame

KINDS = ("military", "intrigue", "power")


def allowed(state: CardState, seat: int, kind: str, target: int = NOBODY) -> bool:
    """Whether the seat has a challenge of this type left in this phase (CHL-01, CHL-02), against the target where a
    title asks for one (MEL-T6)."""
    made = state.seats[seat].challenges
    if any([k.rstrip("!") == kind for k in state.seats[seat].next_extra]):
        return True
    titles = state.rules.more_challenges(state, seat, kind, target)
    extra = (*state.seats[seat].extra, *_more_challenges(state, seat), *titles)
    over = sum([max(0, made.count(k) - 1 - extra.count(k)) for k in KINDS])
    if made.count(kind) < 1 + extra.count(kind):
        return True
    return over < extra.count("any")


def _more_challenges(state: CardState, seat: int) -> list[str]:
    """The types of the further challenges that texts in force allow the seat (CHL-02)."""
    return [
        a.words[0]
        for a in state.index.changes.get("more_challenges", ())
        if stats.in_force(a, state) and seat in a.seats(state)
        for _ in range(a.value(state))
    ]


def challenge_choices(state: CardState, seat: int) -> list[Choice]:
    """The challenges that the seat may declare now (CHL-05 to CHL-07, HK-19)."""
    found: list[Choice] = []
    for kind in KINDS:
        attackers = eligible_attackers(state, seat, kind)
        for target in state.opponents(seat):
            if not allowed(state, seat, kind, target) or not legal_target(state, seat, kind, target):
                continue
            if not _some_attack(state, seat, kind, target, attackers):
                continue
            if not can_pay_tax(state, seat, "INITIATE", kind, target):
                continue
            found.append(("challenge", kind, target))
            if state.rules.may_attack_hand(state, seat, target):
                found.append(("challenge", kind, target, "hand"))
    return found


def _some_attack(state: CardState, seat: int, kind: str, target: int, attackers: list[int]) -> bool:
    """Whether some of the characters could be declared against the target, prices and prohibitions included."""
    if not attackers:
        return False
    able = affordable(state, seat, attackers, "ATTACK", total_tax(state, seat, "INITIATE", kind, target))
    return bool(able) and _enough_attackers(state, able, kind)


def _enough_attackers(state: CardState, attackers: list[int], kind: str) -> bool:
    """Whether these could attack: one of them alone, or two where texts allow two (CHL-06)."""
    if len(attackers) > 1 and most_on_side(state, "attacking") > 1:
        return True
    return any([not stats.cannot(state, i, "ATTACK", kind=kind, alone=True) for i in attackers])


def start_challenge(state: CardState, seat: int, kind: str, target: int, against_hand: bool = False) -> None:
    """Begins a challenge: its record, and the frame that walks through it."""
    owner = state.own_seat(seat)
    owner.challenges = (*owner.challenges, kind)
    owner.attacked = (*owner.attacked, f"{kind}:{target}")
    further = [k for k in owner.next_extra if k.rstrip("!") == kind][:1]
    if further:
        owner.extra = (*owner.extra, kind)
    owner.next_extra = ()
    challenge = Challenge(number=state.next_serial(), kind=kind, claim_kind=kind, attacker=seat, defender=target)
    challenge.unopposed_only = any([k.endswith("!") for k in further])
    if against_hand:
        owner.hand_attacked = True
        challenge.against_hand = True
        challenge.hand = state.seats[target].hand_of_the_king
        if state.option("CFG-HK-PARTICIPATES"):
            challenge.defenders.append(challenge.hand)
    state.challenge = challenge
    state.touch()
    state.push(ChallengeFrame())


# -- window A ----------------------------------------------------------------------------------------------------------


def _ask_attackers(state: CardState, top: DeclareAttack) -> None:
    challenge = state.challenge
    assert challenge is not None
    seat = challenge.attacker
    tax = total_tax(state, seat, "INITIATE", challenge.kind, challenge.defender)
    candidates = sorted(affordable(state, seat, eligible_attackers(state, seat, challenge.kind), "ATTACK", tax))
    most = min(len(candidates), most_on_side(state, "attacking"))
    pick_cards(
        state,
        challenge.attacker,
        "attackers",
        -1,
        candidates,
        1,
        max(1, most),
        "attackers",
        never_alone=_never_alone(state, candidates, "ATTACK"),
        prices=prices(state, candidates, "ATTACK"),
        budget=gold_of(state, seat) - tax,
    )


def _never_alone(state: CardState, candidates: list[int], deed: str) -> tuple[int, ...]:
    """Those of the candidates that a text forbids to attack or to defend alone."""
    challenge = state.challenge
    assert challenge is not None
    return tuple([i for i in candidates if stats.cannot(state, i, deed, kind=challenge.kind, alone=True)])


def _pay_to_attack(state: CardState, top: DeclareAttack) -> None:
    challenge = state.challenge
    assert challenge is not None
    pay_tax(state, challenge.attacker, "INITIATE", challenge.kind, challenge.defender)


def _pay_for_attackers(state: CardState, top: DeclareAttack) -> None:
    challenge = state.challenge
    assert challenge is not None
    pay_due(state, challenge.attacker, tolls(state, top.picked, "ATTACK"))


def _declare_attackers(state: CardState, top: DeclareAttack) -> None:
    challenge = state.challenge
    assert challenge is not None
    challenge.attackers = list(top.picked)
    challenge.declared = list(top.picked)
    state.touch()
    word = "hand" if challenge.against_hand else ""
    events = [
        Event(
            "challenge_declared",
            seat=challenge.attacker,
            other=challenge.defender,
            word=challenge.kind,
            cards=top.picked,
            flags=(word,) if word else (),
            cause=word or "rules",
        )
    ]
    events += [Event("declared", i, seat=challenge.attacker, word="attacking", cards=top.picked) for i in top.picked]
    kneeling = [
        Event("knelt", i, seat=challenge.attacker, cause="declared")
        for i in top.picked
        if not stays_standing(state, i, "ATTACK")
    ]
    for event in events:
        tell(state, event)
    happen(state, kneeling)


def stays_standing(state: CardState, card: int, deed: str) -> bool:
    """Whether the character does not kneel to attack or to defend (CHL-08)."""
    return any([stats.hits(a, state, card) for a in state.index.changes.get("no_kneel:" + deed, ())])


def _redirect(state: CardState, top: DeclareAttack) -> None:
    """A title may make the attacker choose another target (CHL-09, MEL-10)."""
    seat = state.rules.redirector(state)
    if seat >= 0:
        state.push(Redirect(seat=seat))


@frame
class DeclareAttack(Frame):
    """Framework window A: attackers are named together, then all kneel at once (CHL-05 to CHL-10)."""

    picked: tuple[int, ...] = ()
    pc: int = 0

    STEPS = (
        ("attackers", Do(_ask_attackers)),
        ("pay", Do(_pay_to_attack)),
        ("pay for attackers", Do(_pay_for_attackers)),
        ("declare", Do(_declare_attackers)),
        ("redirect", Do(_redirect)),
    )

    def take(self, slot: str, value: tuple[int, ...]) -> None:
        """The attackers."""
        self.picked = value


# -- window B ----------------------------------------------------------------------------------------------------------


def stealth_targets(state: CardState) -> list[int]:
    """Characters of the defending player that stealth may bypass (KEY-15)."""
    challenge = state.challenge
    assert challenge is not None
    return sorted(
        [
            i
            for i in characters(state, challenge.defender)
            if i not in challenge.stealthed
            and i != challenge.hand
            and not stats.has_keyword(state, i, "Stealth")
            and not stats.cannot(state, i, "BE_BYPASSED")
        ]
    )


def _stealth(state: CardState, top: StealthAndDefenders) -> None:
    """Asks for each attacker with stealth, by number, whom it bypasses (CHL-11)."""
    challenge = state.challenge
    assert challenge is not None
    if top.bypassed >= 0:
        challenge.stealthed.append(top.bypassed)
        state.touch()
        tell(state, Event("bypassed", top.bypassed, seat=challenge.attacker, source=top.asked[-1]))
        top.bypassed = -1
    waiting = [
        i
        for i in sorted(challenge.attackers)
        if i not in top.asked and stats.has_keyword(state, i, "Stealth") and not state.cards[i].moribund
    ]
    if not waiting:
        return
    top.asked = (*top.asked, waiting[0])
    top.goto("stealth")
    targets = stealth_targets(state)
    if targets:
        pick_option(
            state, challenge.attacker, "stealth", waiting[0], [("pass",), *[("choose", i) for i in targets]], "stealth"
        )


def _ask_defenders(state: CardState, top: StealthAndDefenders) -> None:
    challenge = state.challenge
    assert challenge is not None
    top.picked, top.side = (), challenge.defender
    top.waiting = tuple(state.rules.supporters(state, challenge.defender))
    _ask_side(state, challenge.defender)


def _ask_side(state: CardState, seat: int) -> None:
    """Asks a player for defenders, as far as the rules in force let him declare any (CHL-12, KEY-07)."""
    challenge = state.challenge
    assert challenge is not None
    if stats.player_cannot(state, seat, "DECLARE_DEFENDERS", kind=challenge.kind):
        return
    candidates = sorted(affordable(state, seat, eligible_defenders(state, seat), "DEFEND"))
    most = len(candidates)
    if len(challenge.attackers) == 1 and stats.has_keyword(state, challenge.attackers[0], "Joust"):
        most = min(most, 1)
    most = min(most, most_on_side(state, "defending") - len([i for i in challenge.defenders if i != challenge.hand]))
    if candidates and most > 0:
        alone = () if challenge.defenders else _never_alone(state, candidates, "DEFEND")
        pick_cards(
            state,
            seat,
            "defenders",
            -1,
            candidates,
            0,
            most,
            "defenders",
            never_alone=alone,
            prices=prices(state, candidates, "DEFEND"),
            budget=gold_of(state, seat),
        )


def _declared_before(state: CardState) -> bool:
    """Whether somebody was declared as a defender already, by a naval enhancement (KEY-20), be he still there or not
    (MEL-11)."""
    for event in reversed(state.history):
        if event.kind == "challenge_declared":
            return False
        if event.kind == "declared" and event.word == "defending":
            return True
    return False


def _ask_supporters(state: CardState, top: StealthAndDefenders) -> None:
    """If the target declares nobody, those who support him may defend for him, one after another (MEL-08, MEL-12)."""
    if top.picked or not top.waiting or _declared_before(state):
        return
    top.side, top.waiting = top.waiting[0], top.waiting[1:]
    top.goto("support")
    _ask_side(state, top.side)


def _ask_commander(state: CardState, top: StealthAndDefenders) -> None:
    """If there is still no defender, the Lord Commander may take the attack over (MEL-11)."""
    if top.picked or _declared_before(state):
        return
    seat = state.rules.commander(state)
    if seat >= 0:
        state.push(TakeOver(seat=seat))


def _after_commander(state: CardState, top: StealthAndDefenders) -> None:
    """After a take-over the window starts again: stealth anew, against the new target (MEL-11)."""
    challenge = state.challenge
    assert challenge is not None
    if challenge.commander and top.side != challenge.defender and not top.picked:
        top.asked = ()
        challenge.stealthed = []
        if state.option("CFG-LC-REWIND"):
            challenge.rewound = True
            state.pop()
        else:
            top.goto("stealth")


def _pay_for_defenders(state: CardState, top: StealthAndDefenders) -> None:
    pay_due(state, top.side, tolls(state, top.picked, "DEFEND"))


def _declare_defenders(state: CardState, top: StealthAndDefenders) -> None:
    challenge = state.challenge
    assert challenge is not None
    challenge.defenders += top.picked
    challenge.declared += top.picked
    challenge.defenders_done = True
    if top.picked and top.side != challenge.defender:
        challenge.supporter = top.side
    state.touch()
    for i in top.picked:
        tell(state, Event("declared", i, seat=top.side, word="defending", cards=top.picked))
    tell(state, Event("sides_declared", seat=challenge.defender, word="defending", cards=top.picked))
    happen(
        state,
        [
            Event("knelt", i, seat=top.side, cause="declared")
            for i in top.picked
            if not stays_standing(state, i, "DEFEND")
        ],
    )


@frame
class StealthAndDefenders(Frame):
    """Framework window B: stealth first, then defenders, who kneel at once (CHL-11, CHL-12).

    `side`: who is asked for defenders; `waiting`: supporters still to be asked."""

    asked: tuple[int, ...] = ()
    bypassed: int = -1
    picked: tuple[int, ...] = ()
    side: int = -1
    waiting: tuple[int, ...] = ()
    pc: int = 0

    STEPS = (
        ("stealth", Do(_stealth)),
        ("defenders", Do(_ask_defenders)),
        ("support", Do(_ask_supporters)),
        ("commander", Do(_ask_commander)),
        ("taken over", Do(_after_commander)),
        ("pay", Do(_pay_for_defenders)),
        ("declare", Do(_declare_defenders)),
    )

    def take(self, slot: str, value: tuple[int | str, ...]) -> None:
        """Whom the last asked attacker bypasses, or the defenders."""
        if slot == "defenders":
            self.picked = tuple([int(v) for v in value])
        elif value != ("pass",):
            self.bypassed = int(value[1])


# -- window C ----------------------------------------------------------------------------------------------------------


def counted_strength(state: CardState, card: int, attackers: list[int]) -> int:
    """What a participant adds to its side: its STR, unless it does not count or is intimidated (CHL-17, KEY-06)."""
    if any([stats.hits(a, state, card) for a in state.index.changes.get("no_strength", ())]):
        return 0
    value = stats.strength(state, card)
    challenge = state.challenge
    if challenge is not None and card == challenge.hand:
        return value
    for i in attackers:
        if i != card and stats.strength(state, i) > value and stats.has_keyword(state, i, "Intimidate"):
            return 0
    return value


def totals(state: CardState) -> tuple[int, int]:
    """The totals of attack and defence now (CHL-17, CHL-36)."""
    challenge = state.challenge
    assert challenge is not None
    attack = sum([counted_strength(state, i, challenge.attackers) for i in challenge.attackers])
    defense = sum([counted_strength(state, i, challenge.attackers) for i in challenge.defenders])
    if challenge.hand >= 0 and challenge.hand not in challenge.defenders:
        defense += stats.strength(state, challenge.hand)
    for seat in _participating_seats(state, challenge.attackers):
        attack += _side_bonus(state, seat)
    for seat in _participating_seats(state, challenge.defenders):
        defense += _side_bonus(state, seat)
    return max(0, attack), max(0, defense)


def _participating_seats(state: CardState, side: list[int]) -> list[int]:
    """The players with a participating character on this side: only their titles count (CHL-17)."""
    return list(dict.fromkeys([state.cards[i].controller for i in side]))


def _side_bonus(state: CardState, seat: int) -> int:
    changes = state.index.changes.get("side_strength", ())
    bonus = sum([a.value(state) for a in changes if stats.in_force(a, state) and seat in a.seats(state)])
    return bonus + state.rules.side_bonus(state, seat)


def _determine(state: CardState, top: Resolution) -> None:
    """Framework event 1: who wins (CHL-17 to CHL-22)."""
    challenge = state.challenge
    assert challenge is not None
    attack, defense = totals(state)
    challenge.attack_total, challenge.defense_total = attack, defense
    winner, loser = -1, -1
    if attack >= defense and attack >= 1 and challenge.attackers:
        winner, loser = challenge.attacker, challenge.defender
    elif defense > attack and challenge.defenders:
        winner, loser = challenge.defender, challenge.attacker
    if challenge.unopposed_only and not (winner == challenge.attacker and _unopposed_win(state, attack, defense)):
        winner, loser = -1, -1
    state.touch()
    happen(
        state,
        [Event("determining", seat=winner, other=loser, amount=abs(attack - defense), word=challenge.kind)],
        "winner",
    )


def _unopposed_win(state: CardState, attack: int, defense: int) -> bool:
    """Whether an attacker who wins with these totals wins an unopposed challenge (CHL-29), or one that a text in force
    lets count as unopposed."""
    challenge = state.challenge
    assert challenge is not None
    if defense == 0 or not challenge.defenders:
        return True
    return any(
        [
            stats.in_force(a, state)
            and challenge.attacker in a.seats(state)
            and a.change.target(state, a.scope, attack - defense)
            for a in state.index.changes.get("unopposed", ())
        ]
    )


def _won(state: CardState, top: Resolution) -> None:
    """The facts of the result are fixed and told."""
    challenge = state.challenge
    assert challenge is not None
    challenge.decided = True
    challenge.winner, challenge.loser = top.winner, top.loser
    attacker_won = top.winner == challenge.attacker
    challenge.unopposed = attacker_won and _unopposed_win(state, challenge.attack_total, challenge.defense_total)
    state.touch()
    if top.winner < 0:
        tell(state, Event("challenge_won", seat=-1, other=-1, word=challenge.kind, flags=("nobody",)))
        return
    winners = tuple(challenge.attackers if attacker_won else challenge.defenders)
    losers = tuple(challenge.defenders if attacker_won else challenge.attackers)
    flags = ["attacker" if attacker_won else "defender"]
    if challenge.unopposed:
        flags.append("unopposed")
    total = challenge.attack_total if attacker_won else challenge.defense_total
    tell(
        state,
        Event(
            "challenge_won",
            seat=top.winner,
            other=top.loser,
            amount=top.margin,
            word=challenge.kind,
            cards=winners,
            flags=tuple(flags),
            was=(total,),
        ),
    )
    lost = ("defender" if attacker_won else "attacker",)
    tell(
        state,
        Event(
            "challenge_lost",
            seat=top.loser,
            other=top.winner,
            amount=top.margin,
            word=challenge.kind,
            cards=losers,
            flags=lost,
            was=(total,),
        ),
    )
    if challenge.supporter >= 0:
        _tell_supporter(state, top, winners if not attacker_won else losers, total)


def _tell_supporter(state: CardState, top: Resolution, cards: tuple[int, ...], total: int) -> None:
    """A supporter wins or loses with the side that he defends (MEL-08, CHL-35)."""
    challenge = state.challenge
    assert challenge is not None
    kind = "challenge_lost" if top.winner == challenge.attacker else "challenge_won"
    tell(
        state,
        Event(
            kind,
            seat=challenge.supporter,
            other=challenge.attacker,
            amount=top.margin,
            word=challenge.kind,
            cards=cards,
            flags=("supporter",),
            was=(total,),
        ),
    )


def _claim(state: CardState, top: Resolution) -> None:
    """Framework event 2, only after a won attack (CHL-23, CHL-28)."""
    challenge = state.challenge
    assert challenge is not None
    if challenge.winner == challenge.attacker:
        state.push(ClaimFrame(payer=challenge.defender, taker=challenge.attacker, kind=challenge.claim_kind))


def _unopposed(state: CardState, top: Resolution) -> None:
    """Framework event 3 (CHL-29)."""
    challenge = state.challenge
    assert challenge is not None
    if state.ending:
        return
    events = state.rules.result_events(state)
    if challenge.unopposed:
        amount = 1 + stats.player_sum(state, "more_unopposed", challenge.attacker)
        events.insert(0, Event("power_claimed", seat=challenge.attacker, amount=amount, cause="unopposed"))
    happen(state, events)


def _renown(state: CardState, top: Resolution) -> None:
    """Framework event 4 (CHL-31, KEY-13)."""
    challenge = state.challenge
    assert challenge is not None
    if challenge.winner < 0 or state.ending:
        return
    side = challenge.attackers if challenge.winner == challenge.attacker else challenge.defenders
    cards = state.cards
    events = [
        Event("power_claimed", i, seat=cards[i].controller, amount=1 + _more_renown(state, i), cause="renown")
        for i in side
        if stats.has_keyword(state, i, "Renown")
    ]
    happen(state, events)


def _more_renown(state: CardState, card: int) -> int:
    return sum([a.value(state) for a in state.index.changes.get("more_renown", ()) if stats.hits(a, state, card)])


def _resolved(state: CardState, top: Resolution) -> None:
    challenge = state.challenge
    assert challenge is not None
    tell(state, Event("challenge_resolved", seat=challenge.winner, other=challenge.loser, word=challenge.kind))
    challenge.resolved = True
    state.rules.challenge_over(state)
    state.touch(POWER)


@frame
class Resolution(Frame):
    """Framework window C: the framework events in their strict order (CHL-17 to CHL-31, CHL-37)."""

    winner: int = -1
    loser: int = -1
    margin: int = 0
    pc: int = 0

    STEPS = (
        ("winner", Do(_determine)),
        ("won", Do(_won)),
        ("claim", Do(_claim)),
        ("unopposed", Do(_unopposed)),
        ("renown", Do(_renown)),
        ("resolved", Do(_resolved)),
    )

    def take(self, slot: str, value: tuple[Event, ...]) -> None:
        """The determination, which may have been cancelled or changed."""
        if value[0].status == DONE:
            self.winner, self.loser, self.margin = value[0].seat, value[0].other, value[0].amount


# -- the whole ---------------------------------------------------------------------------------------------------------


def _end(state: CardState, top: ChallengeFrame) -> None:
    """The challenge ends: "until the end of the challenge" is over, nobody participates any more (CHL-34)."""
    challenge = state.challenge
    assert challenge is not None
    challenge.over = True
    tell(state, Event("challenge_ended", seat=challenge.winner, other=challenge.loser, word=challenge.kind))
    state.last_challenge = challenge
    state.challenge = None
    end_of(state, "challenge")


def _rewind(state: CardState, top: ChallengeFrame) -> None:
    """With CFG-LC-REWIND a take-over opens the action window before stealth anew (MEL-11)."""
    challenge = state.challenge
    if challenge is not None and challenge.rewound:
        challenge.rewound = False
        top.goto("after attack")


@frame
class ChallengeFrame(Frame):
    """A challenge from the naming of attackers to its end (ORD-03)."""

    pc: int = 0

    STEPS = (
        ("attack", Do(lambda s, f: open_window(s, DeclareAttack()))),
        ("after attack", Do(action_window)),
        ("defence", Do(lambda s, f: open_window(s, StealthAndDefenders()))),
        ("rewind", Do(_rewind)),
        ("after defence", Do(action_window)),
        ("resolution", Do(lambda s, f: open_window(s, Resolution()))),
        ("end", Do(_end)),
    )
