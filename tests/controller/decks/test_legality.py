"""Legality in the four formats: each problem has its rule, and the repair mends exactly it. Hands of the King."""

from __future__ import annotations

from dataclasses import replace

import pytest

from agot_desktop import paths
from agot_desktop.controller.decks.changes import copies_in
from agot_desktop.controller.decks.hands import advice, clashing, hand_options
from agot_desktop.controller.decks.legality import (
    ADD_CARDS,
    ADD_PLOTS,
    CHOOSE_HAND,
    FORMATS,
    NOT_MY_SETS,
    Finding,
    findings,
    repair_all,
    sets_until,
)
from agot_desktop.controller.words import english
from agot_desktop.model.cardgame.deck_rules import Deck
from agot_desktop.model.cardgame.decks import read_deck
from agot_desktop.model.cardgame.pool import Facts, Pool, fold, load_sets


@pytest.fixture(scope="module")
def stark() -> Deck:
    """A legal deck with a Hand."""
    return read_deck(paths.resources() / "decks" / "stark.json")


def check(deck: Deck, pool: Pool, deck_format: str = "hand-of-the-king") -> tuple[Finding, ...]:
    return findings(deck, pool, deck_format, english)


def some(pool: Pool, **wanted: object) -> list[Facts]:
    return [facts for facts in pool.cards if all(getattr(facts, name) == value for name, value in wanted.items())]


@pytest.mark.parametrize("deck_format", FORMATS)
def test_the_programs_own_deck_is_legal(stark: Deck, pool: Pool, deck_format: str) -> None:
    assert check(stark, pool, deck_format) == ()


def test_another_format_is_refused(stark: Deck, pool: Pool) -> None:
    with pytest.raises(ValueError, match="draft"):
        check(stark, pool, "draft")


def test_a_hand_matters_in_its_variant_only(stark: Deck, pool: Pool) -> None:
    without = replace(stark, hand_of_the_king=None)
    (found,) = check(without, pool)
    assert (found.rule, found.todo, found.repaired) == ("HK-01", CHOOSE_HAND, None)
    assert check(without, pool, "joust") == ()
    clash = replace(stark, hand_of_the_king="core_8")
    assert check(clash, pool, "joust") == () and check(clash, pool, "kingsmoot") == ()
    assert check(clash, pool)[0].rule == "HK-05"


def test_hk_05_is_mended_by_taking_the_title_out(stark: Deck, pool: Pool) -> None:
    clash = replace(stark, hand_of_the_king="core_8")
    found = check(clash, pool)[0]
    assert found.cards == ("core_8",) and "Robb Stark" in found.repair
    assert found.repaired is not None and copies_in(found.repaired, "core_8") == 0
    assert {left.rule for left in check(found.repaired, pool)} == {"DECK-04"}


def test_deck_03_and_04_ask_for_cards(stark: Deck, pool: Pool) -> None:
    short = replace(stark, plots=stark.plots[:5], cards=stark.cards[:-1])
    plots, cards = check(short, pool)
    assert (plots.rule, plots.todo, plots.repair) == ("DECK-03", ADD_PLOTS, "Add 2 plots.")
    assert (cards.rule, cards.todo) == ("DECK-04", ADD_CARDS)
    assert cards.repair == f"Add {60 - short.size} card{'s' if 60 - short.size > 1 else ''}."


def test_deck_03_doubles_go_before_other_plots(stark: Deck, pool: Pool) -> None:
    eight = replace(stark, plots=(*stark.plots, stark.plots[0]))
    found = check(eight, pool)
    assert [one.rule for one in found] == ["DECK-03", "DECK-03"]
    for one in found:
        assert one.repaired is not None and sorted(one.repaired.plots) == sorted(stark.plots)


def test_deck_05_takes_out_as_few_copies_as_needed(stark: Deck, pool: Pool) -> None:
    many = replace(stark, cards=tuple((card, 5 if card == "core_17" else n) for card, n in stark.cards))
    (found,) = check(many, pool)
    assert found.rule == "DECK-05" and found.repair.startswith("Take out 2×")
    assert found.repaired is not None and copies_in(found.repaired, "core_17") == 3
    assert found.rule_text


def test_deck_06_and_unknown_cards_go(stark: Deck, pool: Pool) -> None:
    foreign = next(f for f in pool.cards if f.legal_in_houses == ("Martell",) and f.type == "character")
    deck = replace(stark, cards=(*stark.cards, (foreign.id, 2), ("nobody_1", 1)))
    found = check(deck, pool)
    assert {one.rule for one in found} == {"COMP-03", "DECK-06"}
    assert repair_all(deck, lambda d: check(d, pool)) == replace(deck, cards=stark.cards)


def test_deck_09_keeps_the_restricted_title_with_the_most_copies(stark: Deck, pool: Pool) -> None:
    restricted = [f for f in pool.cards if f.joust == "restricted" and f.type in ("character", "location", "event")
                  and (f.legal_in_houses is None or "Stark" in f.legal_in_houses) and f.deck_limit == 3]  # fmt: skip
    one, other = restricted[0], next(f for f in restricted if fold(f.name) != fold(restricted[0].name))
    deck = replace(stark, cards=(*stark.cards, (one.id, 1), (other.id, 3)))
    found = next(f for f in check(deck, pool, "joust") if f.code == "restricted")
    assert found.rule == "DECK-09" and found.repaired is not None
    assert copies_in(found.repaired, other.id) == 3 and copies_in(found.repaired, one.id) == 0


def test_joust_and_melee_have_their_own_lists(stark: Deck, pool: Pool) -> None:
    kinds = ("character", "location", "attachment", "event")
    open_to_all = [f for f in pool.cards if f.type in kinds and f.legal_in_houses is None and f.deck_limit == 3]
    only_melee = [f for f in open_to_all if f.melee == "restricted" and f.joust == "legal"]
    one, other = only_melee[0], next(f for f in only_melee if fold(f.name) != fold(only_melee[0].name))
    deck = replace(stark, cards=(*stark.cards, (one.id, 1), (other.id, 1)))
    for deck_format in ("melee", "kingsmoot"):
        assert "restricted" in {f.code for f in check(deck, pool, deck_format)}
    for deck_format in ("joust", "hand-of-the-king"):
        assert "restricted" not in {f.code for f in check(deck, pool, deck_format)}


def test_only_my_sets(stark: Deck, pool: Pool) -> None:
    mine = ("Core Set", "Lords of Winter")
    assert findings(stark, pool, "joust", english, mine) == ()
    reprint = next(f for f in pool.cards if f.reprint_of and f.type == "character" and f.set_name not in mine)
    first = pool.cards[pool.index[str(reprint.reprint_of)]]
    deck = replace(stark, cards=(*stark.cards, (reprint.id, 1)))
    found = next(f for f in findings(deck, pool, "joust", english, (*mine, first.set_name)) if f.code == NOT_MY_SETS)
    assert found.repaired is not None and copies_in(found.repaired, first.id) == copies_in(stark, first.id) + 1
    gone = next(f for f in findings(deck, pool, "joust", english, ("Valar Dohaeris",)) if f.cards == (reprint.id,))
    assert gone.repaired is not None and copies_in(gone.repaired, reprint.id) == 0


def test_sets_of_a_day() -> None:
    sets = load_sets(paths.cards())
    assert sets_until(sets, "2008") == ("Core Set",) or "Core Set" in sets_until(sets, "2008")
    early, late = set(sets_until(sets, "2010-01-01")), set(sets_until(sets, "2030"))
    assert "Kings of the Sea" in early and early < late and len(late) == len(sets)


def test_only_legal_hands_are_offered(stark: Deck, pool: Pool) -> None:
    offered = hand_options(stark, pool, lambda facts: True, english)
    assert all("Army" not in f.traits and "Creature" not in f.traits and f.unique for f in facts_of(offered, pool))
    everyone = hand_options(stark, pool, lambda facts: True, english, illegal=True)
    assert len(everyone) > len(offered) > 300
    army = next(o for o in everyone if "Army" in pool.cards[pool.index[o.code]].traits)
    assert not army.legal and "HK-03" in {rule for rule, _ in army.reasons}
    robb = next(o for o in offered if o.code == "core_8")
    assert not robb.legal and robb.clashes == 2 and [rule for rule, _ in robb.reasons] == ["HK-05"]
    assert any(o.legal and "Lannister" in o.houses for o in offered)


def facts_of(options: list, pool: Pool) -> list[Facts]:  # type: ignore[type-arg]
    return [pool.cards[pool.index[option.code]] for option in options]


def test_the_decks_cards_of_the_hands_title_are_flagged(stark: Deck, pool: Pool) -> None:
    assert clashing(stark, pool, "core_8") == (("core_8", 2),)
    assert clashing(stark, pool, "core_5") == ()
    other = next(f for f in pool.cards if f.name == "Robb Stark" and f.id != "core_8")
    assert clashing(stark, pool, other.id) == (("core_8", 2),)


def test_the_advisor(stark: Deck, pool: Pool) -> None:
    found = advice("core_5", stark, pool, english)
    facts = pool.cards[pool.index["core_5"]]
    assert found.round == max(1, facts.printed_cost)
    counts = {icon: (held, total) for icon, held, total in found.icons}
    characters = [(pool.cards[pool.index[c]], n) for c, n in stark.cards]
    characters = [(f, n) for f, n in characters if f.type == "character"]
    assert counts["military"] == (sum(n for f, n in characters if "military" in f.icons), sum(n for _, n in characters))
    assert str(found.round) in found.lines[0]
    intrigue = next(f for f in pool.cards if f.unique and f.type == "character" and f.icons == ("intrigue",))
    lines = advice(intrigue.id, stark, pool, english).lines
    assert any("Brings intrigue" in line for line in lines)
    away = next(f for f in pool.cards if f.unique and f.type == "character" and f.houses == ("Lannister",))
    assert any("HK-06" in line for line in advice(away.id, stark, pool, english).lines)
