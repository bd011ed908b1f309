"""A new game: decks become cards, hands are drawn, mulligans taken, setup cards placed (section 3)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import field

from agot_desktop.model.cardgame import phases  # noqa: F401  # the phases enter themselves
from agot_desktop.model.cardgame.attachments import bearers
from agot_desktop.model.cardgame.deck_rules import Deck
from agot_desktop.model.cardgame.moves import add_duplicate, enter_play, forget_deck, move
from agot_desktop.model.cardgame.options import checked
from agot_desktop.model.cardgame.phases.round import RoundFrame
from agot_desktop.model.cardgame.pool import Pool
from agot_desktop.model.cardgame.state import NOBODY, Card, CardState, Seat
from agot_desktop.model.cardgame.uniqueness import same_title
from agot_desktop.model.cardgame.variants import VARIANTS
from agot_desktop.model.kernel import rng as random_numbers
from agot_desktop.model.kernel.decision import DONE, Choice, Decision
from agot_desktop.model.kernel.errors import GameError
from agot_desktop.model.kernel.frame import Ask, Do, Frame, frame
from agot_desktop.model.kernel.game import LogEntry

HAND_SIZE = 7
SETUP_GOLD = 5


class SetupError(GameError):
    """A game that cannot be set up: an unknown variant, too few or too many seats, a missing Hand of the King."""


def empty_state(pool: Pool, variant: str, options: Mapping[str, object], seed: int) -> CardState:
    """A state without seats and cards. Raises `SetupError` for an unknown variant, `OptionError` for a bad option."""
    if variant not in VARIANTS:
        raise SetupError(f"the variant {variant!r} does not exist here")
    state = CardState(pool=pool, variant=variant, options=checked(options), rng=random_numbers.seeded(seed, "game"))
    state.stamp = object()
    return state


def add_card(state: CardState, code: int, owner: int, zone: str) -> int:
    """A new card in a zone of its owner; gives its id."""
    number = len(state.cards)
    made = Card(code=code, owner=owner, controller=owner, zone=zone)
    made.stamp = state.stamp
    state.cards.append(made)
    state.entries = {}
    state.blocks = {}
    state.ground = None
    state.printed = [*state.printed, state.pool.cards[code]]
    state.own_seat(owner).zone(zone).append(number)
    return number


def add_seat(state: CardState, house: str) -> int:
    """A new player; gives his seat."""
    made = Seat(house=house)
    made.stamp = state.stamp
    state.seats.append(made)
    return len(state.seats) - 1


def add_house(state: CardState, seat: int) -> None:
    """The House card of the seat (COMP-04)."""
    title = f"House {state.seats[seat].house}"
    if state.pool.titles(title):
        state.own_seat(seat).house_id = add_card(state, state.pool.find(title), seat, "beside")


def add_hand_of_the_king(state: CardState, seat: int, code: int) -> int:
    """The seat's Hand of the King, out of play with 0 tokens (HK-04, HK-08)."""
    card = add_card(state, code, seat, "beside")
    state.own(card).tokens = 0
    state.own_seat(seat).hand_of_the_king = card
    return card


def new_game(
    pool: Pool,
    variant: str,
    decks: Sequence[Deck],
    seed: int,
    options: Mapping[str, object] | None = None,
    *,
    log: bool = False,
) -> CardState:
    """A game about to begin, run on to the first decision; with `log` it keeps one from its first card on. Decks are
    not checked (`deck_rules`).

    Raises `SetupError` for a wrong number of seats, an unknown card or a Hand that is missing in a variant that needs
    it.
    """
    state = empty_state(pool, variant, options or {}, seed)
    state.keeps_log = log
    rules = VARIANTS[variant]
    if len(decks) not in rules.SEATS:
        raise SetupError(f"{variant} is not played by {len(decks)}")
    for deck in decks:
        _seat_deck(state, deck, rules.uses_hands)
    state.first_player = state.draw_number(len(decks))
    state.stack = [RoundFrame(), SetupFrame()]
    state.run()
    return state


def _seat_deck(state: CardState, deck: Deck, uses_hands: bool) -> None:
    index = state.pool.index
    wanted = [deck.house, *deck.plots, *[i for i, _ in deck.cards]]
    for card in wanted[1:]:
        if card not in index:
            raise SetupError(f"deck {deck.name!r} holds an unknown card {card!r}")
    seat = add_seat(state, deck.house)
    for card, count in deck.cards:
        for _ in range(count):
            add_card(state, index[card], seat, "deck")
    for card in deck.plots:
        add_card(state, index[card], seat, "plots")
    if uses_hands:
        if deck.hand_of_the_king is None or deck.hand_of_the_king not in index:
            raise SetupError(f"deck {deck.name!r} has no Hand of the King")
        add_hand_of_the_king(state, seat, index[deck.hand_of_the_king])
    if deck.agenda is not None:
        if deck.agenda not in index:
            raise SetupError(f"deck {deck.name!r} has an unknown agenda {deck.agenda!r}")
        add_card(state, index[deck.agenda], seat, "beside")
    add_house(state, seat)


# -- the setup before the first round ----------------------------------------------------------------------------------


def _shuffle(state: CardState, top: SetupFrame) -> None:
    state.phase = "setup"
    for number in range(len(state.seats)):
        state.shuffle(state.own_seat(number).deck)
        _draw_up(state, number)


def _draw_up(state: CardState, seat: int) -> None:
    """Draws until the seat has seven cards in hand (SET-01, SET-10)."""
    zones = state.own_seat(seat)
    drawn = zones.deck[: max(0, HAND_SIZE - len(zones.hand))]
    for i in drawn:
        move(state, i, "hand")
    state.say(LogEntry("drew", seat=seat, amount=len(drawn), cards=tuple(drawn), cause="setup", readers=1 << seat))


def _mulligan_options(state: CardState, top: SetupFrame) -> Decision | None:
    """Decisions in seat order from a randomly chosen player (SET-02, SET-11)."""
    if top.asked >= len(state.seats):
        return None
    seat = state.player_order()[top.asked]
    return Decision(seat, "cardgame.mulligan", (("keep",), ("mulligan",)))


def _mulligan(state: CardState, top: SetupFrame, choice: Choice) -> None:
    seat = state.player_order()[top.asked]
    top.asked += 1
    top.goto("mulligan")
    if choice == ("mulligan",):
        for i in state.seats[seat].hand[:]:
            move(state, i, "deck")
        state.shuffle(state.own_seat(seat).deck)
        forget_deck(state, seat)
        state.say(LogEntry("mulligan", seat=seat))
        _draw_up(state, seat)


def setup_cost(state: CardState, seat: int, card: int) -> int:
    """Printed cost and penalty; nothing reduces it (SET-04)."""
    facts = state.facts(card)
    house = state.seats[seat].house
    penalty = 0 if not facts.houses or house in facts.houses else 1 if house == "Neutral" else 2
    return (facts.cost or 0) + penalty


def placeable(state: CardState, seat: int, placed: tuple[int, ...]) -> list[int]:
    """Cards of the hand that may still be placed (SET-03 to SET-08, UNI-01): copies offered once."""
    spent = sum([setup_cost(state, seat, i) for i in placed if not _duplicate_of(state, placed, i)])
    found: dict[tuple[int, int], int] = {}
    last = placed[-1] if placed else -1
    for i in sorted(state.seats[seat].hand):
        facts = state.facts(i)
        if i in placed or facts.cost is None or facts.cost_x or facts.shadow:
            continue
        if facts.type not in ("character", "location") and not (
            "Setup" in facts.keywords and facts.type == "attachment"
        ):
            continue
        if any([same_title(state, i, p) for p in placed]) and facts.unique:
            if state.cards[i].owner == seat:
                found.setdefault((state.cards[i].code, -1), i)
            continue
        if state.rules.bars_title(state, seat, i) or spent + setup_cost(state, seat, i) > SETUP_GOLD:
            continue
        if "Limited" in facts.keywords and any(["Limited" in state.facts(p).keywords for p in placed]):
            continue
        found.setdefault((state.cards[i].code, 0), i)
    return [i for i in found.values() if i > last or not placed or _is_copy(state, i, placed)]


def _is_copy(state: CardState, card: int, placed: tuple[int, ...]) -> bool:
    return any([same_title(state, card, p) for p in placed])


def _duplicate_of(state: CardState, placed: tuple[int, ...], card: int) -> bool:
    """Whether the card was placed as a duplicate of one placed before it (SET-05)."""
    if not state.facts(card).unique:
        return False
    before = placed[: placed.index(card)]
    return any([same_title(state, p, card) for p in before])


def _setup_options(state: CardState, top: SetupFrame) -> Decision | None:
    """Setup cards are chosen in secret, one seat after another, in a run (SET-03)."""
    if top.seat >= len(state.seats):
        return None
    seat = state.player_order()[top.seat]
    options: list[Choice] = [("place", i) for i in placeable(state, seat, top.placed[top.seat])]
    return Decision(
        seat,
        "cardgame.setup",
        tuple(sorted([*options, DONE])),
        hidden=True,
        picked=top.placed[top.seat],
        most=len(options),
    )


def _place(state: CardState, top: SetupFrame, choice: Choice) -> None:
    if choice == DONE:
        top.seat += 1
    else:
        top.placed[top.seat] = (*top.placed[top.seat], int(choice[1]))
    top.goto("place")


def _reveal(state: CardState, top: SetupFrame) -> None:
    """All placed cards come into play together, standing, not played and entering nothing (SET-09)."""
    order = state.player_order()
    for place, seat in enumerate(order):
        for i in top.placed[place]:
            host = next(
                (
                    p
                    for p in top.placed[place]
                    if p != i and state.cards[p].zone == "play" and state.facts(i).unique and same_title(state, p, i)
                ),
                -1,
            )
            if host >= 0:
                add_duplicate(state, i, host)
            elif state.facts(i).type == "attachment":
                top.loose = (*top.loose, i)
            else:
                enter_play(state, i, seat)
            state.say(LogEntry("placed", subject=i, code=state.facts(i).id, seat=seat))


def _bearer_options(state: CardState, top: SetupFrame) -> Decision | None:
    """A Setup attachment is laid on one of the own cards after the reveal (SET-06), never on another player's (F11)."""
    if not top.loose:
        return None
    card = top.loose[0]
    seat = state.cards[card].owner
    own = [
        i for i in bearers(state, card, seat) if state.cards[i].zone == "beside" or state.cards[i].controller == seat
    ]
    if not own:
        return None
    return Decision(seat, "cardgame.pick", tuple([("choose", i) for i in sorted(own)]), card)


def _lay(state: CardState, top: SetupFrame, choice: Choice) -> None:
    card = top.loose[0]
    top.loose = top.loose[1:]
    enter_play(state, card, state.cards[card].owner, bearer=int(choice[1]))
    top.goto("attach")


def _finish(state: CardState, top: SetupFrame) -> None:
    """Attachments that fit nowhere are discarded; hands are filled (SET-10)."""
    if top.loose:
        move(state, top.loose[0], "discard")
        top.loose = top.loose[1:]
        top.goto("attach")
        return
    for seat in state.player_order():
        _draw_up(state, seat)
    state.pop()
    state.active_player = NOBODY


def _begin_placing(state: CardState, top: SetupFrame) -> None:
    top.placed = [() for _ in state.seats]


@frame
class SetupFrame(Frame):
    """Shuffling, opening hands, mulligans, setup cards (section 3). `asked`, `seat`: places in the random seat order;
    `placed`: the cards chosen so far, by place; `loose`: Setup attachments that still need a bearer."""

    asked: int = 0
    seat: int = 0
    placed: list[tuple[int, ...]] = field(default_factory=list)
    loose: tuple[int, ...] = ()
    pc: int = 0

    STEPS = (
        ("shuffle", Do(_shuffle)),
        ("mulligan", Ask(_mulligan_options, _mulligan)),
        ("begin placing", Do(_begin_placing)),
        ("place", Ask(_setup_options, _place)),
        ("reveal", Do(_reveal)),
        ("attach", Ask(_bearer_options, _lay)),
        ("finish", Do(_finish)),
    )
