"""A battle between two houses, step by step (section 2.6 and the order at the end of section 4).

The steps are functions of `before_cards`, `house_cards`, `casualties`, `retreat` and `captives`.
"""

from __future__ import annotations

from dataclasses import field

from agot_desktop.model.boardgame import before_cards, captives, casualties, house_cards, retreat
from agot_desktop.model.boardgame.strengths import ATTACKER, DEFENDER
from agot_desktop.model.boardgame.terms import NO_UNITS, NOBODY, Stack
from agot_desktop.model.kernel.frame import Ask, Do, Frame, frame


@frame
class BattleFrame(Frame):
    """A battle. Pairs are by side: the attacker's, the defender's.

    `area`, `origin`: where it is fought, where the attackers come from; `group`: the attacking units; `leader`: who
    leads a leader march, or -1; `value`: of the March order. `asking`: areas whose Support order is still open;
    `support`, `helped`: strength by support, and whether there is any; `cards`: House cards (-1 none); `open`: they are
    shown; `card_bonus`, `bonus`, `swords`, `forts`: what effects add; `blade`, `avenger`: the side with the +1 of the
    Blade, of an avenger (-1 neither); `sent_back`, `drowned`: by Tyrion, by Aeron; `turned`: Turncloaks were played.
    `winner`: a side; `to_die`: casualties still to be named; `captured`, `placing`: Leaders taken, and those not yet
    placed; `refuge`: the area of the retreat, or -1; `recalling`: the side whose Bran takes a card back.
    """

    attacker: int
    defender: int
    area: int
    origin: int
    group: Stack = NO_UNITS
    leader: int = NOBODY
    value: int = 0
    asking: tuple[int, ...] = ()
    support: list[int] = field(default_factory=lambda: [0, 0])
    helped: list[int] = field(default_factory=lambda: [0, 0])
    cards: list[int] = field(default_factory=lambda: [NOBODY, NOBODY])
    open: bool = False
    card_bonus: list[int] = field(default_factory=lambda: [0, 0])
    bonus: list[int] = field(default_factory=lambda: [0, 0])
    swords: list[int] = field(default_factory=lambda: [0, 0])
    forts: list[int] = field(default_factory=lambda: [0, 0])
    blade: int = NOBODY
    avenger: int = NOBODY
    sent_back: int = NOBODY
    drowned: int = NOBODY
    turned: bool = False
    winner: int = NOBODY
    to_die: int = 0
    captured: int = 0
    placing: tuple[int, ...] = ()
    refuge: int = NOBODY
    recalling: int = NOBODY
    pc: int = 0

    STEPS = (
        ("begin", Do(before_cards.begin)),
        ("support", Ask(before_cards.may_support, before_cards.support)),
        ("attacker's cards before", Ask(before_cards.may_use(ATTACKER), before_cards.use(ATTACKER))),
        ("defender's cards before", Ask(before_cards.may_use(DEFENDER), before_cards.use(DEFENDER))),
        ("attacker's card", Ask(house_cards.may_choose(ATTACKER), house_cards.choose(ATTACKER))),
        ("defender's card", Ask(house_cards.may_choose(DEFENDER), house_cards.choose(DEFENDER))),
        ("show", Do(house_cards.show)),
        ("tyrion", Ask(house_cards.may_send_back, house_cards.send_back)),
        ("tyrion's answer", Ask(house_cards.may_answer_tyrion, house_cards.answer_tyrion)),
        ("aeron", Ask(house_cards.may_drown, house_cards.drown)),
        ("aeron's successor", Ask(house_cards.may_replace_aeron, house_cards.replace_aeron)),
        ("attacker's reveal", Ask(house_cards.may_reveal(ATTACKER), house_cards.reveal(ATTACKER))),
        ("defender's reveal", Ask(house_cards.may_reveal(DEFENDER), house_cards.reveal(DEFENDER))),
        ("lord of light", Ask(house_cards.may_pray, house_cards.pray)),
        ("blade", Ask(house_cards.may_draw_blade, house_cards.draw_blade)),
        ("winner", Do(house_cards.decide)),
        ("after the winner", Do(house_cards.after_winner)),
        ("casualty number", Do(casualties.count)),
        ("hostage", Ask(casualties.may_take, casualties.take)),
        ("casualties", Ask(casualties.may_fall, casualties.fall)),
        ("those who cannot retreat", Do(retreat.prepare)),
        ("retreat", Ask(retreat.may_retreat, retreat.retreat)),
        ("no refuge", Do(retreat.no_refuge)),
        ("losses", Ask(retreat.may_drop, retreat.drop)),
        ("arrival", Do(retreat.go)),
        ("moving in", Do(captives.move_in)),
        ("ally leaders", Do(captives.switch_allies)),
        ("captives", Ask(captives.may_maim, captives.maim)),
        ("prison", Do(captives.imprison)),
        ("secure hostages", Ask(captives.may_rescue, captives.rescue)),
        ("discard", Do(captives.discard)),
        ("attacker's end", Ask(captives.may_end(ATTACKER), captives.end(ATTACKER))),
        ("attacker's recall", Ask(captives.may_recall(ATTACKER), captives.recall(ATTACKER))),
        ("defender's end", Ask(captives.may_end(DEFENDER), captives.end(DEFENDER))),
        ("defender's recall", Ask(captives.may_recall(DEFENDER), captives.recall(DEFENDER))),
        ("cards back", Do(captives.take_back)),
        ("thralls", Ask(captives.may_enthrall, captives.enthrall)),
        ("end", Do(captives.close)),
    )
