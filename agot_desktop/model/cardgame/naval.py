"""Naval enhancements (KEY-20): a character with one on the icon of the challenge kneels in an action window of it and
is declared as one more attacker or defender.

It may fight for any side but against its own controller: it does not attack him, nor defend whom he attacks.
"""

from __future__ import annotations

from agot_desktop.model.cardgame import stats
from agot_desktop.model.cardgame.choices import pick_option
from agot_desktop.model.cardgame.happen import happen
from agot_desktop.model.cardgame.state import CardState
from agot_desktop.model.cardgame.taking_part import declarable, most_on_side
from agot_desktop.model.cardgame.taxes import pay_due
from agot_desktop.model.cardgame.telling import tell
from agot_desktop.model.cardgame.tolls import affordable, tolls
from agot_desktop.model.kernel.decision import Choice
from agot_desktop.model.kernel.event import Event
from agot_desktop.model.kernel.frame import Do, Frame, frame

NAVAL = "naval"
SIDES = (("attacking", "ATTACK"), ("defending", "DEFEND"))


def sides(state: CardState, card: int) -> list[str]:
    """The sides for which the card could be declared now by its naval enhancement."""
    challenge = state.challenge
    if challenge is None or challenge.decided or card in (*challenge.attackers, *challenge.defenders, challenge.hand):
        return []
    if state.cards[card].kneeling or state.cards[card].moribund or challenge.kind not in stats.naval_icons(state, card):
        return []
    seat = state.cards[card].controller
    barred = stats.player_cannot(state, seat, "DECLARE_DEFENDERS", kind=challenge.kind)
    against = {"attacking": challenge.defender, "defending": challenge.attacker}
    return [
        side
        for side, deed in SIDES
        if seat != against[side]
        and not (side == "defending" and (barred or card in challenge.stealthed))
        and affordable(state, seat, [card], deed)
        and declarable(state, card, challenge.kind, deed)
        and len(getattr(challenge, side[:-3] + "ers")) < most_on_side(state, side)
    ]


def naval_choices(state: CardState, seat: int) -> list[Choice]:
    """The characters that the seat may have declared now."""
    challenge = state.challenge
    if challenge is None or challenge.decided:
        return []
    return [(NAVAL, i) for i in state.index.characters[seat] if sides(state, i)]


def _ask(state: CardState, top: NavalDeclare) -> None:
    found = sides(state, top.card)
    top.side = found[0]
    if len(found) > 1:
        pick_option(state, top.seat, "option", top.card, [("option", 1), ("option", 2)], "side")


def _pay(state: CardState, top: NavalDeclare) -> None:
    pay_due(state, top.seat, tolls(state, (top.card,), dict(SIDES)[top.side]))


def _declare(state: CardState, top: NavalDeclare) -> None:
    challenge = state.challenge
    assert challenge is not None
    state.pop()
    (challenge.attackers if top.side == "attacking" else challenge.defenders).append(top.card)
    challenge.declared.append(top.card)
    if (
        top.side == "defending"
        and challenge.defenders_done
        and challenge.supporter < 0
        and top.seat
        not in (
            challenge.defender,
            challenge.attacker,
        )
    ):
        challenge.supporter = top.seat
    state.touch()
    tell(state, Event("declared", top.card, seat=top.seat, word=top.side, cards=(top.card,), cause=NAVAL))
    happen(state, [Event("knelt", top.card, seat=top.seat, cause="declared")])


@frame
class NavalDeclare(Frame):
    """One character is declared by its naval enhancement; its controller says for which side where both are open
    (`option 1`: attacking, `option 2`: defending)."""

    seat: int
    card: int
    side: str = ""
    pc: int = 0

    STEPS = (("side", Do(_ask)), ("pay", Do(_pay)), ("declare", Do(_declare)))

    def take(self, slot: str, value: Choice) -> None:
        """The side."""
        self.side = SIDES[int(value[1]) - 1][0]
