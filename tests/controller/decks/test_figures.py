"""Figures of decks, trial draws and counted set-ups, against hands worked out by hand (SET-03 to SET-10)."""

from __future__ import annotations

import time
from collections import Counter

import pytest

from agot_desktop import paths
from agot_desktop.controller.decks.draws import SetupReport, TrialDraw, best_setup, setup_cost
from agot_desktop.controller.decks.statistics import figures
from agot_desktop.model.cardgame.deck_rules import Deck
from agot_desktop.model.cardgame.decks import read_deck
from agot_desktop.model.cardgame.facts import Facts
from agot_desktop.model.cardgame.pool import Pool


@pytest.fixture(scope="module")
def stark() -> Deck:
    return read_deck(paths.resources() / "decks" / "stark.json")


def card(name: str, kind: str = "character", cost: int | None = 1, **more: object) -> Facts:
    return Facts(id=name, name=name, type=kind, cost=cost, **more)  # type: ignore[arg-type]


def placed(hand: list[Facts], house: str = "Stark") -> tuple[set[str], int]:
    found = best_setup(hand, house)
    return {hand[place].id for place in found.placed}, found.gold


def test_set_03_as_many_cards_as_five_gold_allow() -> None:
    hand = [card("big", cost=5), card("a", cost=2), card("b", cost=2), card("c", cost=1), card("d", cost=3)]
    assert placed(hand) == ({"a", "b", "c"}, 5)


def test_set_03_of_equally_many_cards_the_ones_that_use_more_gold() -> None:
    assert placed([card("a", cost=1), card("b", cost=4), card("c", cost=2)]) == ({"b", "a"}, 5)


def test_set_04_the_penalty_counts() -> None:
    foreign = card("far", cost=3, houses=("Lannister",))
    assert setup_cost(foreign, "Stark") == 5 and setup_cost(foreign, "Lannister") == 3
    assert setup_cost(foreign, "Neutral") == 4
    assert setup_cost(card("near", cost=3, houses=("Stark", "Lannister")), "Stark") == 3


def test_set_05_duplicates_are_free() -> None:
    hand = [card("king", cost=5, unique=True)] * 3
    found = best_setup(hand, "Stark")
    assert len(found.placed) == 3 and found.gold == 5


def test_set_05_copies_of_what_is_not_unique_are_paid() -> None:
    assert len(best_setup([card("guard", cost=3)] * 3, "Stark").placed) == 1


def test_set_06_setup_attachments_need_a_bearer_others_stay() -> None:
    sword = card("sword", "attachment", 1, keywords=("Setup",))
    assert placed([sword, card("plain", "attachment", 0)]) == (set(), 0)
    assert placed([sword, card("man", cost=2)]) == ({"sword", "man"}, 3)
    on_house = card("banner", "attachment", 1, keywords=("Setup",), restrictions=("Attach to your House card",))
    assert placed([on_house]) == ({"banner"}, 1)


def test_set_07_events_x_dash_and_shadows_stay() -> None:
    hand = [card("e", "event", None), card("x", cost=0, x_values=("cost",)), card("s", cost=1, shadow=True),
            card("dash", cost=None)]  # fmt: skip
    assert placed(hand) == (set(), 0)


def test_set_08_one_limited_card() -> None:
    limited = [card(f"l{n}", "location", 0, keywords=("Limited",)) for n in range(3)]
    assert len(best_setup(limited, "Stark").placed) == 1


def test_the_trial_draw(stark: Deck, pool: Pool) -> None:
    trial = TrialDraw(stark, pool, 5)
    everything = Counter({code: count for code, count in stark.cards})
    assert len(trial.hand) == 7 and Counter(trial.hand + trial.library) == everything
    first = list(trial.hand)
    assert TrialDraw(stark, pool, 5).hand == first
    assert trial.can_mulligan
    trial.mulligan()
    assert trial.hand != first and len(trial.hand) == 7 and not trial.can_mulligan
    trial.mulligan()
    done = trial.place()
    assert len(trial.in_play) == len(done.placed) and len(trial.hand) == 7
    drawn = trial.next_round()
    assert len(drawn) == 2 and trial.hand[-2:] == list(drawn) and trial.round == 2
    assert Counter(trial.hand + trial.library + trial.in_play) == everything


def test_the_end_of_the_library(pool: Pool) -> None:
    trial = TrialDraw(Deck("small", "Stark", cards=(("core_26", 3), ("core_29", 3), ("core_33", 2))), pool, 1)
    assert len(trial.library) == 1
    assert len(trial.next_round()) == 1 and trial.next_round() == ()


def test_the_report_counts_every_hand(stark: Deck, pool: Pool) -> None:
    report = SetupReport(stark, pool, 3)
    start = time.process_time()
    report.run(2000)
    assert time.process_time() - start < 3
    assert report.hands == 2000 == sum(report.placed.values()) == sum(report.gold.values())
    assert 1.5 < report.mean_placed < 5 and 2.5 < report.mean_gold <= 5
    assert report.poor < report.first_poor
    assert report.poor == report.placed[0] + report.placed[1]


def test_a_report_of_cards_that_can_all_be_placed(pool: Pool) -> None:
    cheap = next(f for f in pool.cards if f.cost == 1 and f.type == "character" and not f.unique
                 and f.houses == ("Stark",) and not f.keywords)  # fmt: skip
    report = SetupReport(Deck("d", "Stark", cards=((cheap.id, 60),)), pool)
    report.run(50)
    assert dict(report.placed) == {5: 50} and report.mean_gold == 5 and report.poor == 0
    empty = SetupReport(Deck("d", "Stark"), pool)
    empty.run(50)
    assert empty.hands == 0 and empty.mean_placed == 0 and empty.share(empty.poor) == 0


def test_figures_of_a_deck(stark: Deck, pool: Pool) -> None:
    found = figures(stark, pool)
    held = [(pool.cards[pool.index[code]], count) for code, count in stark.cards]
    assert found.cards == stark.size == sum(found.types.values())
    assert found.icons["military"] == sum(n for f, n in held if "military" in f.icons)
    assert found.icon_strength["power"] == sum(n * (f.strength or 0) for f, n in held if "power" in f.icons)
    assert found.income == sum(n * f.income for f, n in held)
    assert found.traits["Lord"] == sum(n for f, n in held if "Lord" in f.traits)
    assert found.crests["Noble"] == sum(n for f, n in held if "Noble" in f.crests)
    assert sum(found.character_costs.values()) == found.characters
    assert sum(found.strengths.values()) == found.characters
    assert len(found.plots) == 7
    gold = [pool.cards[pool.index[code]].plot_gold or 0 for code in stark.plots]
    assert found.plot_range("gold") == (min(gold), sum(gold) / 7, max(gold))
    assert figures(Deck("d", "Stark"), pool).plot_range("claim") is None
    lannister = figures(Deck("d", "Lannister", cards=stark.cards), pool)
    assert lannister.away == sum(n for f, n in held if f.houses and "Lannister" not in f.houses and f.type != "event")
