"""Giving a game up (WIN-08), and what an observation shows of titles and of what a seat can pay."""

from collections.abc import Sequence

import pytest

from agot_desktop.model.cardgame.deck_rules import Deck
from agot_desktop.model.cardgame.observation import TitleView
from agot_desktop.model.cardgame.pool import Pool
from agot_desktop.model.cardgame.setup import new_game
from agot_desktop.model.cardgame.state import CardState
from agot_desktop.model.kernel.errors import RulesError
from tests.model.cardgame.conftest import MakeTable

HOUSES = ("Stark", "Lannister", "Baratheon", "Martell")


def test_of_two_players_the_other_one_wins(pool: Pool, decks: Sequence[Deck]) -> None:
    """WIN-08: whatever the power says, and the log tells both."""
    state = new_game(pool, "joust", list(decks), 3, log=True)
    assert state.decision is not None
    state.own_seat(0).power = 14
    state.concede(0)
    assert state.decision is None
    assert state.outcome_ is not None and (state.outcome_.reason, state.outcome_.ranking) == ("conceded", ((1,), (0,)))
    assert [(entry.kind, entry.seat) for entry in state.log] == [("conceded", 0), ("game_over", 1)]
    assert CardState.load(state.to_data(), pool).outcome_ == state.outcome_
    with pytest.raises(RulesError):
        state.concede(1)


def test_titles_are_seen_with_their_holders_and_relations(make: MakeTable) -> None:
    """MEL-05, MEL-T3: everybody sees who holds which title and whom it supports and opposes; free ones too."""
    t = make(variant="melee", houses=HOUSES)
    t.many(1, "play", "Bell")
    t.begin("marshalling")
    t.state.titles = {"Master of Coin": 2, "Crown Regent": 0}
    seen = {title.name: title for title in t.state.observe(1).titles}
    assert len(seen) == 6
    coin = TitleView("Master of Coin", 2, ("Master of Laws",), ("Hand of the King",))
    assert seen["Master of Coin"] == coin
    assert seen["Crown Regent"] == TitleView("Crown Regent", 0)
    assert seen["Master of Laws"].holder == -1
    assert ("Crown Regent" in seen["Master of Whispers"].opposes) is bool(t.state.option("CFG-WHISPERS-REGENT"))


def test_kingsmoot_titles_have_holders_alone_and_a_duel_has_none(make: MakeTable) -> None:
    """KM-05: no support and no opposition."""
    t = make(variant="kingsmoot", houses=HOUSES[:3])
    t.many(1, "play", "Bell")
    t.begin("marshalling")
    t.state.titles = {"Reaver": 1}
    seen = t.state.observe(0).titles
    assert len(seen) == 6 and not any(title.supports or title.opposes for title in seen)
    assert {title.name: title.holder for title in seen}["Reaver"] == 1
    duel = make()
    duel.many(1, "play", "Bell")
    duel.begin("marshalling")
    assert duel.state.observe(0).titles == ()


def test_influence_is_what_can_be_paid_now(pool: Pool, make: MakeTable) -> None:
    """INF-01: kneeling cards give none."""
    t = make()
    t.put(0, "play", "Northern Fiefdoms")
    t.put(0, "play", "Northern Fiefdoms", kneeling=True)
    t.many(1, "play", "Bell")
    t.begin("marshalling")
    assert [seat.influence for seat in t.state.observe(1).seats] == [1, 0]
