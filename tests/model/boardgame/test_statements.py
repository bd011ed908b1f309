"""Statements of the board game's rules that a single position shows better than a scenario file."""

import pytest

from agot_desktop.model.boardgame import alliances, notation
from agot_desktop.model.boardgame.board import Board
from agot_desktop.model.boardgame.combat import BattleFrame
from agot_desktop.model.boardgame.march import MarchFrame
from agot_desktop.model.boardgame.setup import new_game
from agot_desktop.model.boardgame.state import RealmState
from agot_desktop.model.boardgame.supply import excess, fits
from agot_desktop.model.boardgame.terms import BARATHEON, DEAD, LANNISTER, PRISON, RESERVE, STARK
from agot_desktop.model.kernel.frame import Frame
from tests.realm_games import positions


@pytest.mark.parametrize(
    ("place", "armies", "fine"),
    [
        (0, (2, 2), True),
        (0, (3,), False),
        (0, (2, 2, 2), False),
        (1, (3, 2), True),
        (3, (3, 2, 2, 2), True),
        (3, (3, 3), False),
        (6, (4, 3, 2, 2, 2), True),
        (6, (4, 4), False),
        (6, (1, 1, 1, 1, 1, 1), True),
    ],
)
def test_armies_by_supply_place(board: Board, place: int, armies: tuple[int, ...], fine: bool) -> None:
    """SU-02: single units are no armies."""
    assert fits(board.limits[place], armies) is fine


def test_the_fewest_units_that_must_go(board: Board) -> None:
    """CLF-01: no army falls below one unit."""
    assert excess(board.limits[0], [4, 3, 3]) == 2 + 1 + 2
    assert excess(board.limits[6], [4, 3, 2, 2, 2]) == 0
    assert excess(board.limits[1], [3, 2, 2]) == 1


def test_four_decks_of_six(board: Board) -> None:
    """AL-01: Frey, Arryn and Tyrell have a Leader and a seat, the Free Companies neither."""
    assert set(board.ally_decks) == {"frey", "arryn", "tyrell", "companies"}
    for deck, name in enumerate(board.ally_decks):
        pledges = [n for n in board.ally_deck_cards[deck] if board.ally_cards[n].pledge]
        assert len(pledges) == (0 if name == "companies" else 1)
        assert (board.deck_leader[deck] < 0) == (board.ally_seats[deck] < 0) == (name == "companies")


def test_an_empty_deck_is_made_anew_from_its_pile(board: Board) -> None:
    """AL-04, CLF-35: with no card left in either, the deck cannot be drawn from."""
    state = new_game(board, 3)
    deck = board.ally_decks.index("companies")
    cards = state.ally_deck[deck]
    state.ally_deck[deck], state.ally_discard[deck] = cards[:1], cards[1:]
    state.push(alliances.DrawFrame(STARK, deck, star=True))
    decision = state.decision
    assert decision is not None and state.ally_discard[deck] == () and len(state.ally_deck[deck]) == 4
    assert {str(option[1]) for option in decision.options} <= {board.ally_cards[n].id for n in cards}
    state.ally_deck[deck], state.ally_discard[deck] = (), ()
    assert deck not in alliances.open_decks(state, STARK)


def test_with_one_card_left_a_star_order_sees_one(board: Board) -> None:
    """CLF-35."""
    state = new_game(board, 3)
    deck = board.ally_decks.index("companies")
    last = state.ally_deck[deck][0]
    state.ally_deck[deck] = (last,)
    state.push(alliances.DrawFrame(STARK, deck, star=True))
    assert state.decision is not None
    assert state.ally_hand[STARK] == (last,)


def test_the_pledge_goes_back_and_the_deck_is_open_again(board: Board) -> None:
    """HL-39, HL-41, INV-05."""
    state = new_game(board, 3)
    deck = board.ally_decks.index("frey")
    pledge = alliances.pledge_card(state, deck)
    state.ally_deck[deck] = tuple(n for n in state.ally_deck[deck] if n != pledge)
    state.pledge[deck] = STARK
    assert deck not in alliances.open_decks(state, LANNISTER)
    alliances.end_alliance(state, deck)
    assert pledge in state.ally_deck[deck] and state.pledge[deck] == -1
    assert deck in alliances.open_decks(state, LANNISTER) and deck in alliances.open_decks(state, STARK)


def test_the_alliance_stands_until_captives_are_placed() -> None:
    """CLF-07, HL-36: the steps of a battle in their order (section 4J)."""
    order = [name for name, _ in BattleFrame.STEPS]
    wanted = (
        "winner", "after the winner", "casualty number", "hostage", "casualties", "retreat", "arrival", "moving in",
        "ally leaders", "captives", "prison", "secure hostages", "discard", "attacker's end", "cards back", "end",
    )  # fmt: skip
    assert [order.index(name) for name in wanted] == sorted(order.index(name) for name in wanted)


def test_identity_is_by_id_and_titles_name_cards(board: Board) -> None:
    """CLF-23: areas and Leaders by id, cards by title; Winter Is Coming is in two decks."""
    assert board.areas[board.area_number["the_trident"]].name == "The Crossroads"
    assert notation.title_of(board, "a_lannister_pays") == "A Lannister Pays His Debts"
    assert notation.title_of(board, "the_trident") == "the_trident"
    assert sorted(card.facts.deck for card in board.westeros if card.facts.id == "winter_is_coming") == ["I", "II"]


def _plain(state: RealmState) -> bool:
    busy: tuple[type[Frame], ...] = (MarchFrame, BattleFrame)
    return not any(isinstance(frame, busy) for frame in state.stack)


@pytest.mark.parametrize("seed", range(20, 26))
def test_invariants_of_leaders_hold_in_random_games(board: Board, seed: int) -> None:
    """INV-01 to INV-08: where Leaders may be, with whom, and that death is final."""
    dead: set[int] = set()
    for state in positions(board, seed):
        for leader, at in enumerate(state.leader_at):
            house, owner = board.leader_house[leader], state.leader_of[leader]
            assert leader not in dead or at == DEAD, "INV-07"
            if at == DEAD:
                dead.add(leader)
            if house >= 0 and (at >= 0 or at == RESERVE):
                assert owner == house, "INV-01"
            if at <= PRISON:
                assert house >= 0 and PRISON - at != house, "INV-02"
            if at >= 0 and _plain(state):
                stack, garrison = state.units[at], state.garrison[at]
                assert state.owner[at] == owner and (any(stack) or garrison), "INV-03"
            if house < 0 and (at >= 0 or at == RESERVE):
                assert owner >= 0, "INV-04"
        battle = state.battle
        if battle is not None and not state.battling:
            assert battle.casualties >= 0 and battle.winner in (battle.attacker, battle.defender)


def test_a_broken_position_names_what_is_wrong(board: Board) -> None:
    """`problems` finds pieces, Leaders, orders, Power, cards and tracks that cannot be."""
    sound = new_game(board, 1)
    winterfell = board.area_number["winterfell"]
    robb = board.leader_number["robb_stark"]

    def broken(change: object) -> str:
        state = sound.clone()
        change(state)  # type: ignore[operator]
        return "; ".join(state.problems())

    def units(state: RealmState) -> None:
        state.units[winterfell] = (5, 0, 0, 0, 0, 0)

    assert "units of kind 0" in broken(units)
    assert "Power" in broken(lambda s: s.power.__setitem__(STARK, 21))
    assert "in the prison" in broken(lambda s: s.leader_at.__setitem__(robb, PRISON - STARK))
    assert "alone in" in broken(lambda s: s.leader_at.__setitem__(robb, board.area_number["pyke"]))
    assert "an order without a unit" in broken(lambda s: s.order.__setitem__(board.area_number["the_neck"], 0))
    assert "track 0" in broken(lambda s: s.tracks.__setitem__(0, (0, 0, 1, 2)))
    assert "its cards are" in broken(lambda s: s.ally_deck.__setitem__(0, ()))
    assert "alone in" in broken(lambda s: s.owner.__setitem__(winterfell, BARATHEON))
    assert sound.problems() == []
