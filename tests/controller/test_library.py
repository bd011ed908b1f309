"""Decks and Hands of the King to choose from, and what keeps a game from starting."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path

import pytest

from agot_desktop import paths
from agot_desktop.controller.library import Library, NoSuchDeckError, content_of_deck, deck_of_content, problem_words
from agot_desktop.controller.start import chapter_setup, game_row, problems
from agot_desktop.controller.words import english
from agot_desktop.model.cardgame.deck_rules import Deck, Problem
from agot_desktop.model.cardgame.facts import Facts
from agot_desktop.model.cardgame.pool import Pool
from agot_desktop.model.cardgame.terms import HOUSES
from agot_desktop.storage.store import Store


@dataclass(frozen=True)
class SeatSettings:
    name: str
    player: str
    deck: str
    hand: str = ""
    arms: str = ""


@dataclass(frozen=True)
class Settings:
    name: str
    variant: str
    seats: tuple[SeatSettings, ...]
    round_limit: int = 0
    seed: int | None = None


STARK, LANNISTER = "shipped:stark", "shipped:lannister"


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    with Store.open(tmp_path / "decks.db") as opened:
        yield opened


def library(pool: Pool, store: Store | None = None, missing: frozenset[str] = frozenset()) -> Library:
    def complete(facts: Facts) -> bool:
        return facts.id not in missing

    return Library(pool, paths.resources() / "decks", lambda: store.decks if store else None, complete, english)


def legal_hand(pool: Pool, books: Library, deck_id: str) -> str:
    """A Hand of the King whose title is not in the deck."""
    titles = {pool.cards[pool.index[card]].name for card, _ in books.deck(deck_id).cards}
    return next(row.code for row in books.hands() if row.name not in titles)


def settings(pool: Pool, books: Library) -> Settings:
    return Settings(
        "A duel",
        "hand_of_the_king",
        (
            SeatSettings("Anna", "person", STARK, legal_hand(pool, books, STARK)),
            SeatSettings("Tywin", "heuristic", LANNISTER, legal_hand(pool, books, LANNISTER)),
        ),
    )


def test_the_decks_of_the_program_are_legal_and_listed_before_ones_own(pool: Pool, store: Store) -> None:
    books = library(pool, store)
    own = replace(books.deck(STARK), name="My wolves", note="")
    number = store.decks.create("My wolves", content_of_deck(own))
    rows = books.rows()
    shipped = [f"shipped:{house.lower()}" for house in sorted(HOUSES)]
    assert [row.id for row in rows] == [*shipped, f"own:{number}"] and {LANNISTER, STARK} < set(shipped)
    assert all(row.problems == () for row in rows)
    assert [row.house for row in rows] == [*sorted(HOUSES), "Stark"] and {row.cards for row in rows} == {60}
    kept = books.deck(f"own:{number}")
    assert (sorted(kept.cards), sorted(kept.plots), kept.house) == (sorted(own.cards), sorted(own.plots), own.house)


def test_a_deck_goes_onto_the_shelf_and_comes_back_whole() -> None:
    deck = Deck("D", "Stark", "ag_1", ("p1", "p1", "p2"), (("c1", 2),), "h1")
    assert deck_of_content("D", content_of_deck(deck)) == deck


def test_an_unknown_deck_is_a_typed_error(pool: Pool) -> None:
    for name in ("shipped:nobody", "own:7", "nonsense", ""):
        with pytest.raises(NoSuchDeckError):
            library(pool).deck(name)


def test_cards_that_are_not_ready_make_a_deck_unplayable_and_a_hand_too(pool: Pool) -> None:
    books = library(pool, missing=frozenset({"core_5"}))
    stark = next(row for row in books.rows() if row.id == STARK)
    assert len(stark.problems) == 1 and "Eddard Stark" in stark.problems[0]
    eddard = next(row for row in books.hands() if row.code == "core_5")
    assert not eddard.playable and "not in the program yet" in eddard.reason
    other = next(row for row in books.hands() if row.code == "core_8")
    assert other.playable and other.reason == "" and other.threshold == 4


def test_hands_are_unique_characters_of_the_whole_pool_by_name(pool: Pool) -> None:
    rows = library(pool).hands()
    assert len(rows) > 300 and [row.name.casefold() for row in rows][:1] < [row.name.casefold() for row in rows][-1:]
    assert "Direwolf Pup" not in {row.name for row in rows} and "Grey Wind" not in {row.name for row in rows}
    assert {house for row in library(pool).hands("Stark") for house in row.houses} >= {"Stark"}
    assert all("Stark" in row.houses for row in library(pool).hands("Stark"))
    labels = [(row.name, row.label) for row in rows]
    assert len(set(labels)) == len(labels)


def test_every_problem_of_deck_rules_has_words(pool: Pool) -> None:
    assert Problem.__doc__ is not None
    codes = [
        code
        for line in Problem.__doc__.splitlines()
        if line.strip().startswith("| `")
        for code in line.split("`")[1::2]
    ]
    assert len(codes) > 15
    for code in codes:
        words = problem_words(Problem("DECK-01", code, "core_5", (4, 3), ("core_5",)), pool, english)
        assert words.endswith(".") and "{" not in words and "_" not in words, code


@pytest.mark.parametrize(
    ("variant", "sound"),
    [("joust", (2,)), ("hand-of-the-king", (2, 3, 4, 5, 6)), ("melee", (3, 4, 5, 6)), ("kingsmoot", (3, 4, 5, 6))],
)
def test_a_variant_is_played_by_as_many_as_its_rules_say(pool: Pool, variant: str, sound: tuple[int, ...]) -> None:
    """MEL-01, HK-64, KM-01."""
    books = library(pool)
    config = settings(pool, books)
    for number in range(1, 8):
        seats = tuple(replace(config.seats[n % 2], name=f"Player {n}") for n in range(number))
        if variant != "hand-of-the-king":
            seats = tuple(replace(seat, hand="") for seat in seats)
        found = problems(replace(config, variant=variant, seats=seats), books, english)
        assert (found == []) == (number in sound), (number, found)
        if number == 7:
            words = "by 2." if variant == "joust" else f"by {min(sound)} to {max(sound)}."
            assert found[0].endswith(words)


def test_arms_of_the_seats_are_kept_with_the_game(pool: Pool) -> None:
    books = library(pool)
    config = settings(pool, books)
    dressed = replace(config, seats=(replace(config.seats[0], arms="Frey"), config.seats[1]))
    setup = chapter_setup(dressed, books, "rules 1", 77, lambda deck: {})
    assert [seat.arms for seat in setup.seats] == ["Frey", ""]


def test_a_sound_game_may_start_and_is_set_up_as_asked(pool: Pool) -> None:
    books = library(pool)
    config = settings(pool, books)
    assert problems(config, books, english) == []
    limited = replace(config, round_limit=9)
    setup = chapter_setup(limited, books, "rules 1", 77, lambda deck: {"hand": deck.hand_of_the_king})
    assert setup.variant == "hand-of-the-king" and setup.options == {"CFG-ROUND-LIMIT": 9} and setup.seed == 77
    assert [(seat.player, seat.name, seat.house) for seat in setup.seats] == [
        ("person", "Anna", "Stark"),
        ("heuristic", "Tywin", "Lannister"),
    ]
    assert [deck["hand"] for deck in setup.decks] == [seat.hand for seat in config.seats]


def test_every_reason_is_named_not_the_first(pool: Pool) -> None:
    books = library(pool)
    good = settings(pool, books)
    bad = Settings(
        " ",
        "chess",
        (
            replace(good.seats[0], name="Anna", hand="core_55"),
            replace(good.seats[1], name="ánna", player="wizard", hand="core_55"),
        ),
        round_limit=-1,
    )
    found = problems(replace(bad, variant="hand-of-the-king"), books, english)
    for words in ("needs a name", "different names", "limit of rounds", "wizard", "no character"):
        assert any(words in reason for reason in found), (words, found)
    assert any("chess" in reason for reason in problems(bad, books, english))
    assert any(
        "deck must be chosen" in reason
        for reason in problems(replace(good, seats=(replace(good.seats[0], deck=""), good.seats[1])), books, english)
    )
    assert any("played by 2" in reason for reason in problems(replace(good, seats=good.seats[:1]), books, english))


def test_a_hand_with_a_title_of_the_deck_is_refused_and_none_is_needed_in_a_joust(pool: Pool) -> None:
    books = library(pool)
    good = settings(pool, books)
    twice = replace(good, seats=(replace(good.seats[0], hand="core_8"), good.seats[1]))
    (reason,) = problems(twice, books, english)
    assert reason.startswith("Anna: ") and "Robb Stark" in reason
    joust = replace(good, variant="joust", seats=tuple(replace(seat, hand="") for seat in good.seats))
    assert problems(joust, books, english) == []


def test_without_a_choice_the_decks_own_hand_is_taken(pool: Pool) -> None:
    books = library(pool)
    good = settings(pool, books)
    config = replace(good, seats=(replace(good.seats[0], hand=""), good.seats[1]))
    setup = chapter_setup(config, books, "r", 1, lambda deck: {"hand": deck.hand_of_the_king})
    assert problems(config, books, english) == [] and setup.decks[0]["hand"] == books.deck(STARK).hand_of_the_king


def test_a_line_of_the_load_list_has_what_a_player_looks_for(pool: Pool, store: Store) -> None:
    books = library(pool)
    store.campaigns.start("A duel", chapter_setup(settings(pool, books), books, "r", 1, lambda deck: {}))
    (summary,) = store.campaigns.list_games()
    row = game_row(summary, (3, 4))
    assert (row.name, row.names, row.houses, row.power, row.finished) == (
        "A duel",
        ("Anna", "Tywin"),
        ("Stark", "Lannister"),
        (3, 4),
        False,
    )
