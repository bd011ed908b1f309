"""The Westeros phase: weather, the three decks and what their cards do (RD-02, section 2.11, section 6)."""

from __future__ import annotations

from collections.abc import Callable

from agot_desktop.model.boardgame.alliances import DrawFrame, open_decks
from agot_desktop.model.boardgame.allies import play, plays
from agot_desktop.model.boardgame.board import WesterosCard
from agot_desktop.model.boardgame.hostages import JusticeFrame, PeaceBannerFrame
from agot_desktop.model.boardgame.muster import muster_everywhere
from agot_desktop.model.boardgame.power import gain
from agot_desktop.model.boardgame.state import RealmState
from agot_desktop.model.boardgame.supply import ReconcileFrame, adjust
from agot_desktop.model.boardgame.terms import (
    COURT,
    D_CARD,
    D_DRAW,
    D_WESTEROS,
    FIEFDOMS,
    ORDER_KINDS,
    STORM,
    WESTEROS,
)
from agot_desktop.model.boardgame.tracks import CLAIM_PRESSED, BidFrame, ClashFrame
from agot_desktop.model.kernel.decision import PASS, Choice, Decision
from agot_desktop.model.kernel.frame import Ask, Do, Frame, frame

WINTER = "winter_is_coming"
GRANARIES = "arryn_granaries"
WAGONS = "tyrell_wagons"


def move_weather(state: RealmState, step: int) -> None:
    """Moves the weather marker, never past the ends (WE-01)."""
    now = min(max(state.weather + step, 0), STORM)
    if now != state.weather:
        state.weather = now
        state.tell("weather", amount=now)


def power_icons(state: RealmState, house: int) -> int:
    """Power icons in the areas that the house controls."""
    return sum(state.board.power_icons[area] for area, owner in enumerate(state.owner) if owner == house)


# -- Supply ------------------------------------------------------------------------------------------------------------


def _begin_supply(state: RealmState, here: SupplyFrame) -> None:
    here.asked = state.turn_order()
    here.extra = (0, 0, 0, 0)


def _may_play(card: str) -> Callable[[RealmState, SupplyFrame], Decision | None]:
    def options(state: RealmState, here: SupplyFrame) -> Decision | None:
        found = plays(state, here.asked[0], card) if here.asked else []
        return Decision(here.asked[0], D_CARD, (PASS, *found)) if found else None

    return options


def _granaries(state: RealmState, here: SupplyFrame, choice: Choice) -> None:
    if choice != PASS:
        house = here.asked[0]
        play(state, house, GRANARIES)
        here.extra = tuple([n + 2 * (h == house) for h, n in enumerate(here.extra)])
        here.goto("granaries")


def _wagons(state: RealmState, here: SupplyFrame, choice: Choice) -> None:
    if choice != PASS:
        house = here.asked[0]
        play(state, house, WAGONS)
        state.supply[house] = min(state.supply[house] + 1, state.board.highest_supply)
        here.goto("wagons")


def _next(step: str) -> Callable[[RealmState, SupplyFrame], None]:
    def move_on(state: RealmState, here: SupplyFrame) -> None:
        here.asked = here.asked[1:]
        if here.asked:
            here.goto(step)

    return move_on


def _adjust(state: RealmState, here: SupplyFrame) -> None:
    for house in state.turn_order():
        adjust(state, house, here.extra[house])
    here.asked = state.turn_order()


@frame
class SupplyFrame(Frame):
    """All adjust supply, then reconcile armies (SU-01, SU-03); Granaries before, Wagons in between (CLF-37)."""

    asked: tuple[int, ...] = ()
    extra: tuple[int, ...] = (0, 0, 0, 0)
    pc: int = 0

    STEPS = (
        ("begin", Do(_begin_supply)),
        ("granaries", Ask(_may_play(GRANARIES), _granaries)),
        ("next granaries", Do(_next("granaries"))),
        ("adjust", Do(_adjust)),
        ("wagons", Ask(_may_play(WAGONS), _wagons)),
        ("next wagons", Do(_next("wagons"))),
        ("reconcile", Do(lambda s, f: s.push(ReconcileFrame(s.turn_order())))),
    )


# -- what all houses do in turn order ----------------------------------------------------------------------------------


def _muster_next(state: RealmState, here: MusterAllFrame) -> None:
    if here.houses:
        house, *rest = here.houses
        here.houses = tuple(rest)
        here.goto("muster")
        state.push(muster_everywhere(state, house))


@frame
class MusterAllFrame(Frame):
    """All players muster in turn order."""

    houses: tuple[int, ...]
    pc: int = 0

    STEPS = (("muster", Do(_muster_next)),)


def _may_draw(state: RealmState, here: RavensFrame) -> Decision | None:
    if not here.houses:
        return None
    decks = sorted(state.board.ally_decks[deck] for deck in open_decks(state, here.houses[0]))
    return Decision(here.houses[0], D_DRAW, (*[("draw", name) for name in decks], PASS)) if decks else None


def _draw(state: RealmState, here: RavensFrame, choice: Choice) -> None:
    if choice != PASS:
        state.push(DrawFrame(here.houses[0], state.board.ally_decks.index(str(choice[1]))))


def _next_drawer(state: RealmState, here: RavensFrame) -> None:
    here.houses = here.houses[1:]
    if here.houses:
        here.goto("draw")


@frame
class RavensFrame(Frame):
    """Ravens to the Bannermen: in turn order each may draw one card from one open Ally deck."""

    houses: tuple[int, ...]
    pc: int = 0

    STEPS = (("draw", Ask(_may_draw, _draw)), ("next", Do(_next_drawer)))


# -- the cards ---------------------------------------------------------------------------------------------------------


def _game_of_thrones(state: RealmState) -> None:
    for house in state.turn_order():
        gain(state, house, power_icons(state, house), "game_of_thrones")


def _storm(state: RealmState) -> None:
    if state.weather != STORM:
        state.weather = STORM
        state.tell("weather", amount=STORM)


def _ban(kind: str, star_only: bool = False) -> Callable[[RealmState], None]:
    def ban(state: RealmState) -> None:
        board = state.board
        for number, what in enumerate(board.order_kind):
            if ORDER_KINDS[what] == kind and (board.order_star[number] or not star_only):
                state.bans |= 1 << number
        state.tell("banned", word=kind, amount=int(star_only))

    return ban


EFFECTS: dict[str, Callable[[RealmState], None]] = {
    "supply": lambda state: state.push(SupplyFrame()),
    "mustering": lambda state: state.push(MusterAllFrame(state.turn_order())),
    "last_days_of_summer": lambda state: None,
    "clash_of_kings": lambda state: state.push(ClashFrame()),
    "game_of_thrones": _game_of_thrones,
    "a_claim_pressed": lambda state: state.push(BidFrame(CLAIM_PRESSED)),
    "rains_of_autumn": _ban("march", star_only=True),
    "storm_of_swords": _ban("defense"),
    "web_of_lies": _ban("support"),
    "feast_for_crows": _ban("consolidate"),
    "storm_over_the_trident": _storm,
    "peace_banner": lambda state: state.push(PeaceBannerFrame(state.turn_order())),
    "ravens_to_the_bannermen": lambda state: state.push(RavensFrame(state.turn_order())),
    "the_kings_justice": lambda state: state.push(JusticeFrame(state.turn_order())),
}
CHOICES: dict[str, tuple[str, ...]] = {
    "a_throne_of_blades": ("mustering", "supply"),
    "dark_wings_dark_words": ("clash_of_kings", "game_of_thrones"),
    "punish_the_guilty": ("rains_of_autumn", "storm_of_swords", "web_of_lies"),
}
"""What the chooser of a choice card picks from; the first two cards also allow nothing."""
MUST_CHOOSE = frozenset({"punish_the_guilty"})


def chooser(state: RealmState, card: WesterosCard) -> int:
    """Who picks the effect of a choice card: the holder of the Iron Throne, the Raven or the Blade."""
    by = card.facts.choice_by
    if by == "iron_throne":
        return state.turn_order()[0]
    return state.tracks[COURT if by == "messenger_raven" else FIEFDOMS][0]


# -- the phase ---------------------------------------------------------------------------------------------------------


def _begin(state: RealmState, here: WesterosFrame) -> None:
    state.phase = WESTEROS
    state.tell("phase_begins", word=WESTEROS, amount=state.round)
    move_weather(state, -1)


def _turn(state: RealmState, here: WesterosFrame) -> None:
    """Turns the top cards; Winter Is Coming acts when it is turned (CLF-41)."""
    opened = []
    for deck in range(len(state.westeros_deck)):
        top = state.westeros_deck[deck][0]
        while state.board.westeros[top].facts.id == WINTER:
            state.tell("westeros_card", word=WINTER, amount=deck)
            state.westeros_deck[deck] = state.shuffled(state.board.westeros_decks[deck])
            top = state.westeros_deck[deck][0]
        state.westeros_deck[deck] = state.westeros_deck[deck][1:]
        state.tell("westeros_card", word=state.board.westeros[top].facts.id, amount=deck)
        opened.append(top)
    state.westeros_open = tuple(opened)


def _weather(state: RealmState, here: WesterosFrame) -> None:
    for number in state.westeros_open:
        move_weather(state, state.board.westeros[number].step)


def _may_choose(state: RealmState, here: WesterosFrame) -> Decision | None:
    card = state.board.westeros[state.westeros_open[here.deck]]
    picks = CHOICES.get(card.facts.id)
    if picks is None:
        return None
    options: list[Choice] = [("choose", effect) for effect in picks]
    if card.facts.id not in MUST_CHOOSE:
        options.append(PASS)
    return Decision(chooser(state, card), D_WESTEROS, tuple(options), here.deck)


def _choose(state: RealmState, here: WesterosFrame, choice: Choice) -> None:
    here.deck += 1
    here.goto("card" if here.deck < len(state.westeros_open) else "end")
    state.tell("westeros_choice", seat=state.deciding, word="" if choice == PASS else str(choice[1]))
    if choice != PASS:
        EFFECTS[str(choice[1])](state)


def _carry_out(state: RealmState, here: WesterosFrame) -> None:
    effect = EFFECTS[state.board.westeros[state.westeros_open[here.deck]].facts.id]
    here.deck += 1
    if here.deck < len(state.westeros_open):
        here.goto("card")
    effect(state)


@frame
class WesterosFrame(Frame):
    """The Westeros phase (RD-02): weather eases, cards are turned, symbols move the weather, the cards act in order."""

    deck: int = 0
    pc: int = 0

    STEPS = (
        ("begin", Do(_begin)),
        ("turn", Do(_turn)),
        ("weather", Do(_weather)),
        ("card", Ask(_may_choose, _choose)),
        ("carry out", Do(_carry_out)),
        ("end", Do(lambda s, f: None)),
    )
