"""The deck rules list every problem, and a deck that only looks wrong has none."""

from dataclasses import replace

import pytest

from agot_desktop import paths
from agot_desktop.model.cardgame.deck_rules import (
    Deck,
    Limits,
    Problem,
    check_deck,
    eligible_hands,
    hand_problems,
)
from agot_desktop.model.cardgame.decks import read_deck
from agot_desktop.model.cardgame.pool import Facts, Pool


@pytest.fixture(scope="module")
def stark() -> Deck:
    """A legal deck."""
    return read_deck(paths.resources() / "decks" / "stark.json")


def with_cards(deck: Deck, *cards: tuple[str, int]) -> Deck:
    return replace(deck, cards=(*deck.cards, *cards))


def with_plots(deck: Deck, *plots: str) -> Deck:
    """The deck with these plots in place of its first ones."""
    return replace(deck, plots=(*plots, *deck.plots[len(plots) :]))


def test_a_legal_deck_has_no_problems(stark: Deck, pool: Pool) -> None:
    assert check_deck(stark, pool, "joust", needs_hand=True) == ()
    assert check_deck(stark, pool, "melee", needs_hand=True) == ()


def test_every_problem_is_listed_not_the_first(pool: Pool) -> None:
    deck = Deck("mess", "Tully", "core_8", ("core_201", "core_201", "core_8"), (("core_8", 4), ("nope", 1)), "core_16")
    assert check_deck(deck, pool) == (
        Problem("DECK-01", "unknown_house", "Tully"),
        Problem("COMP-03", "not_an_agenda", "core_8"),
        Problem("COMP-03", "not_a_plot", "core_8"),
        Problem("COMP-03", "unknown_card", "nope"),
        Problem("DECK-03", "plot_count", "", (3, 7)),
        Problem("DECK-03", "plot_copies", "core_201", (2, 1), ("core_201",)),
        Problem("DECK-04", "deck_size", "", (5, 60)),
        Problem("DECK-05", "too_many_copies", "core_8", (4, 3), ("core_8",)),
        Problem("HK-03", "hand_not_unique", "core_16"),
        Problem("HK-03", "hand_army", "core_16"),
    )


def test_the_number_of_plots_is_exact(stark: Deck, pool: Pool) -> None:
    """DECK-03."""
    six = replace(stark, plots=stark.plots[1:])
    eight = replace(stark, plots=(*stark.plots, "core_207"))
    assert check_deck(six, pool) == (Problem("DECK-03", "plot_count", "", (6, 7)),)
    assert check_deck(eight, pool) == (Problem("DECK-03", "plot_count", "", (8, 7)),)
    assert check_deck(eight, pool, limits=Limits(plots=8)) == ()


def test_a_plot_may_be_there_once_unless_it_allows_more_itself(stark: Deck, pool: Pool) -> None:
    """DECK-03 and the plots that say otherwise."""
    twice = with_plots(stark, "core_190", "core_190")
    assert check_deck(twice, pool) == (Problem("DECK-03", "plot_copies", "core_190", (2, 1), ("core_190",)),)
    rest = ("core_181", "core_186", "core_191", "core_197", "core_203")
    assert check_deck(replace(stark, plots=("core_200", "core_200", *rest)), pool) == ()
    thrice = replace(stark, plots=("core_200", "core_200", "core_200", *rest[1:]))
    assert check_deck(thrice, pool) == (Problem("DECK-03", "plot_copies", "core_200", (3, 2), ("core_200",)),)


def test_a_draw_deck_has_a_least_size_and_no_greatest(stark: Deck, pool: Pool) -> None:
    """DECK-04; a Hand of the King does not count (HK-04)."""
    _, count = stark.cards[0]
    assert count == 1
    short = replace(stark, cards=stark.cards[1:])
    assert check_deck(short, pool) == (Problem("DECK-04", "deck_size", "", (59, 60)),)
    assert check_deck(with_cards(stark, ("core_13", 3), ("core_27", 1)), pool) == ()


def test_versions_and_reprints_share_the_copies_of_their_title(stark: Deck, pool: Pool) -> None:
    """DECK-05."""
    versions = [pool.cards[number].id for number in pool.titles("Catelyn Stark")]
    assert dict(stark.cards)["core_6"] == 2
    assert check_deck(with_cards(stark, (versions[1], 1)), pool) == ()
    assert check_deck(with_cards(stark, (versions[1], 2)), pool) == (
        Problem("DECK-05", "too_many_copies", "core_6", (4, 3), ("core_6", versions[1])),
    )
    assert dict(stark.cards)["core_26"] == 2
    assert check_deck(with_cards(stark, ("core_27", 2)), pool) == (
        Problem("DECK-05", "too_many_copies", "core_26", (4, 3), ("core_26", "core_27")),
    )


def test_a_lower_printed_limit_binds(stark: Deck, pool: Pool) -> None:
    """DECK-05: limit 1 per deck, also over two printings of one title."""
    assert dict(stark.cards)["core_139"] == 1
    assert check_deck(with_cards(stark, ("low_45", 1)), pool) == (
        Problem("DECK-05", "too_many_copies", "core_139", (2, 1), ("core_139", "low_45")),
    )


def test_no_copies_are_a_problem(stark: Deck, pool: Pool) -> None:
    assert check_deck(with_cards(stark, ("core_13", 0)), pool) == (Problem("DECK-05", "no_copies", "core_13", (0, 1)),)


def test_only_cards_of_a_draw_deck_go_in_it(stark: Deck, pool: Pool) -> None:
    """COMP-03."""
    for wrong in ("core_209", "core_182", "low_39", "core_title_1"):
        assert check_deck(with_cards(stark, (wrong, 1)), pool) == (Problem("COMP-03", "wrong_type", wrong),)


def test_house_only_binds_draw_deck_plots_and_agenda(stark: Deck, pool: Pool) -> None:
    """DECK-06."""
    deck = with_plots(with_cards(replace(stark, agenda="lotr_48"), ("core_54", 1)), "core_192")
    assert check_deck(deck, pool) == (
        Problem("DECK-06", "house_only", "lotr_48"),
        Problem("DECK-06", "house_only", "core_192"),
        Problem("DECK-06", "house_only", "core_54"),
    )
    assert check_deck(with_cards(stark, ("asots_96", 1)), pool) == ()
    assert check_deck(with_cards(stark, ("asots_120", 1)), pool) == (Problem("DECK-06", "house_only", "asots_120"),)


def test_other_cards_of_another_house_are_allowed(stark: Deck, pool: Pool) -> None:
    """DECK-07."""
    assert check_deck(with_cards(stark, ("core_40", 3)), pool) == ()


def test_the_neutral_faction_is_a_house_card_of_its_own(stark: Deck, pool: Pool) -> None:
    """COMP-17: nothing that asks for a House may be in its deck, what asks for the Neutral Faction may."""
    deck = replace(stark, house="Neutral")
    codes = {problem.code for problem in check_deck(deck, pool)}
    assert codes == {"house_only"}
    assert Problem("DECK-06", "house_only", "asots_60") in check_deck(replace(stark, agenda="asots_60"), pool)
    assert Problem("DECK-06", "house_only", "asots_60") not in check_deck(replace(deck, agenda="asots_60"), pool)


def test_one_restricted_title_is_allowed_up_to_its_copies(stark: Deck, pool: Pool) -> None:
    """DECK-09: the list of the format counts, over draw deck, plots and agenda."""
    one = with_cards(stark, ("core_13", 3))
    assert check_deck(one, pool, "joust") == ()
    two = replace(one, agenda="soo_19")
    assert check_deck(two, pool, "joust") == (Problem("DECK-09", "restricted", "", (2, 1), ("soo_19", "core_13")),)
    assert check_deck(two, pool, "melee") == ()


def test_banned_cards_are_named_each(stark: Deck, pool: Pool) -> None:
    deck = with_cards(stark, ("atoc_97", 1), ("atoc_98", 1))
    foreign = Problem("DECK-06", "house_only", "atoc_98")
    assert check_deck(deck, pool, "joust") == (
        foreign,
        Problem("DECK-09", "banned", "atoc_97"),
        Problem("DECK-09", "banned", "atoc_98"),
    )
    assert check_deck(deck, pool, "melee") == (foreign,)


def test_another_format_is_a_callers_mistake(stark: Deck, pool: Pool) -> None:
    with pytest.raises(ValueError, match="tourney"):
        check_deck(stark, pool, "tourney")


def facts(pool: Pool, card: str) -> Facts:
    return pool.cards[pool.index[card]]


def test_a_hand_is_a_unique_character_and_neither_creature_nor_army(pool: Pool) -> None:
    """HK-02, HK-03."""
    assert hand_problems(facts(pool, "core_5")) == ()
    assert hand_problems(facts(pool, "core_1")) == (Problem("HK-02", "hand_not_a_character", "core_1"),)
    assert hand_problems(facts(pool, "core_18")) == (Problem("HK-03", "hand_not_unique", "core_18"),)
    assert hand_problems(facts(pool, "core_14")) == (Problem("HK-03", "hand_creature", "core_14"),)


def test_a_hand_of_another_house_or_of_a_format_s_list_is_allowed(stark: Deck, pool: Pool) -> None:
    """HK-06, HK-07; a restricted Hand is no part of the deck."""
    foreign = next(f for f in pool.cards if f.type == "character" and f.unique and f.legal_in_houses == ("Lannister",))
    assert check_deck(replace(stark, hand_of_the_king=foreign.id), pool) == ()
    listed = replace(stark, hand_of_the_king="core_13", agenda="soo_19")
    assert check_deck(listed, pool) == ()


def test_no_version_of_the_hand_may_be_in_the_draw_deck(stark: Deck, pool: Pool) -> None:
    """HK-05."""
    other = pool.cards[pool.titles("Catelyn Stark")[1]].id
    assert check_deck(replace(stark, hand_of_the_king=other), pool) == (
        Problem("HK-05", "hand_title_in_deck", other, (2, 0), ("core_6",)),
    )


def test_the_variant_asks_for_a_hand(stark: Deck, pool: Pool) -> None:
    """HK-01."""
    bare = replace(stark, hand_of_the_king=None)
    assert check_deck(bare, pool) == ()
    assert check_deck(bare, pool, needs_hand=True) == (Problem("HK-01", "no_hand"),)
    unknown = replace(stark, hand_of_the_king="nope")
    assert check_deck(unknown, pool) == (Problem("HK-02", "unknown_card", "nope"),)


def test_all_possible_hands_are_listed_once(pool: Pool) -> None:
    hands = [pool.cards[number] for number in eligible_hands(pool)]
    assert len(hands) > 400
    assert all(hand.unique and hand.type == "character" and hand.reprint_of is None for hand in hands)
    ids = {hand.id for hand in hands}
    assert {"core_5", "core_13", "core_38", "core_142"} <= ids
    assert ids.isdisjoint({"core_11", "core_14", "core_16", "core_18"})
