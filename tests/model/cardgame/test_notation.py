"""Notation: `write` and `parse` are exact inverses for every option, and names are as short as they can be."""

import itertools
import time
from collections.abc import Iterator

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from agot_desktop import paths
from agot_desktop.model.cardgame.decks import read_deck
from agot_desktop.model.cardgame.notation import parse, write
from agot_desktop.model.cardgame.pool import Pool, load_pool
from agot_desktop.model.cardgame.setup import new_game
from agot_desktop.model.cardgame.state import CardState
from agot_desktop.model.kernel.errors import NotationError
from agot_desktop.model.kernel.rng import Stream
from tests.positions import play, position

POOL = load_pool(paths.cards())
DECKS = [read_deck(paths.resources() / "decks" / f"{house}.json") for house in ("stark", "lannister")]
GUARD = {"name": "Plain Guard", "str": 2, "icons": ["military", "power"]}


def random_game(variant: str, seed: int, most: int) -> Iterator[CardState]:
    """The positions of a game of random choices."""
    state = new_game(POOL, variant, DECKS, seed)
    stream = Stream(seed, "choices")
    for _ in range(most):
        decision = state.decision
        if decision is None:
            return
        yield state
        state.play(stream.pick(decision.options))


def texts(state: CardState) -> list[str]:
    assert state.decision is not None
    return [write(option, state) for option in state.decision.options]


@settings(max_examples=12, deadline=None)
@given(seed=st.integers(0, 2**32), variant=st.sampled_from(["joust", "hand-of-the-king"]))
def test_every_option_is_written_and_read_back(seed: int, variant: str) -> None:
    for state in random_game(variant, seed, 250):
        assert state.decision is not None
        written = texts(state)
        assert len(set(written)) == len(written)
        for option, text in zip(state.decision.options, written, strict=True):
            assert parse(text, state) == option
            assert parse(f"  {text.upper()} ", state) == option


def test_writing_and_reading_is_fast_enough_for_every_saved_move() -> None:
    begun = time.perf_counter()
    number = 0
    for state in itertools.islice(random_game("hand-of-the-king", 7, 400), 200):
        assert state.decision is not None
        for option in state.decision.options:
            parse(write(option, state), state)
            number += 1
    assert (time.perf_counter() - begun) / number < 0.001


def test_a_name_is_bare_where_one_card_fits_and_numbered_where_several_do(pool: Pool) -> None:
    made = position(
        pool,
        "challenges",
        {"A": {"play": ["Plain Guard", "Plain Guard", "Plain Guard"]}, "B": {"play": ["Plain Guard"]}},
        [GUARD],
    )
    play(made, "challenge military B")
    assert texts(made.state) == ["choose Plain Guard", "choose Plain Guard#2", "choose Plain Guard#3"]
    first, third = parse("choose Plain Guard#1", made.state), parse("choose A:plain guard#3", made.state)
    assert (first, third) == (("choose", 0), ("choose", 2))
    play(made, "choose Plain Guard#2")
    assert texts(made.state) == ["choose Plain Guard", "done"]
    with pytest.raises(NotationError):
        parse("choose Plain Guard#2", made.state)
    with pytest.raises(NotationError):
        parse("choose B:Plain Guard", made.state)


def test_the_seat_is_named_where_seats_differ_and_numbers_count_within_it(pool: Pool) -> None:
    made = position(
        pool,
        "marshalling",
        {
            "A": {"gold": 1, "hand": ["Lordship"], "play": ["Plain Guard", "Plain Guard"]},
            "B": {"play": [{"card": "Plain Guard", "owner": "A"}, "Plain Page"]},
        },
        [GUARD, {"name": "Plain Page"}],
    )
    assert texts(made.state)[:4] == [
        "marshal Lordship on A:Plain Guard",
        "marshal Lordship on A:Plain Guard#2",
        "marshal Lordship on B:Plain Guard",
        "marshal Lordship on Plain Page",
    ]
    assert parse("marshal Lordship on Plain Guard", made.state)[2] == 0
    assert parse("marshal Lordship on Plain Guard#3", made.state)[2] == 4
    assert parse("marshal Lordship on b:PLAIN GUARD", made.state)[2] == 4


def test_abilities_are_counted_over_those_that_can_be_triggered(pool: Pool) -> None:
    steward = {
        "name": "Busy Steward",
        "abilities": [
            "constant(strength(THIS, +1))",
            "action(ANY_PHASE, cost=kneel(THIS), effect=gain_gold(1))",
            "response(after=stood(THIS), effect=gain_gold(1))",
            "action(ANY_PHASE, effect=kneel(THIS))",
        ],
    }
    made = position(pool, "dominance", {"A": {"play": ["Busy Steward"]}, "B": {}}, [steward])
    assert texts(made.state) == ["pass", "use Busy Steward", "use Busy Steward/3"]
    assert parse("use Busy Steward/1", made.state) == parse("use Busy Steward", made.state)
    with pytest.raises(NotationError):
        parse("use Busy Steward/2", made.state)


def test_without_a_number_the_first_ability_offered_is_meant(pool: Pool) -> None:
    steward = {
        "name": "Busy Steward",
        "abilities": [
            "action(DRAW_PHASE, effect=gain_gold(1))",
            "action(DOMINANCE, effect=gain_gold(2), limit=once(PHASE))",
        ],
    }
    made = position(pool, "dominance", {"A": {"play": ["Busy Steward"]}, "B": {}}, [steward])
    assert texts(made.state) == ["pass", "use Busy Steward/2"]
    assert parse("use Busy Steward", made.state) == parse("use Busy Steward/2", made.state)


def test_gained_abilities_come_after_those_of_the_card(pool: Pool) -> None:
    lender = {
        "name": "Rich Uncle",
        "abilities": [
            "constant(gains_text(CHARACTER & YOURS & OTHER, action(ANY_PHASE, cost=kneel(THIS), effect=gain_gold(1))))"
        ],
    }
    heir = {"name": "Rich Heir", "abilities": ["action(ANY_PHASE, effect=gain_gold(1), limit=once(PHASE))"]}
    made = position(pool, "dominance", {"A": {"play": ["Rich Uncle", "Rich Heir"]}, "B": {}}, [lender, heir])
    assert sorted(texts(made.state)) == ["pass", "use Rich Heir", "use Rich Heir/2"]
    play(made, "use Rich Heir")
    assert texts(made.state) == ["pass", "use Rich Heir/2"]


def test_an_event_out_of_another_zone_is_played_by_its_bare_title(pool: Pool) -> None:
    made = position(pool, "dominance", {"A": {"gold": 2, "dead": ["Forever Burning"]}, "B": {}})
    assert texts(made.state) == ["pass", "play Forever Burning"]


def test_ambush_is_played_and_an_attachment_with_it_is_put_on_a_card(pool: Pool) -> None:
    hidden = [
        {"name": "Hidden Rider", "cost": 1, "keywords": ["Ambush"]},
        {"name": "Hidden Dagger", "type": "attachment", "cost": 1, "keywords": ["Ambush"]},
        {"name": "Quiet Bay", "type": "location", "influence": 2},
        GUARD,
    ]
    made = position(
        pool,
        "dominance",
        {
            "A": {"play": ["Quiet Bay", "Plain Guard"], "hand": ["Hidden Rider", "Hidden Dagger"]},
            "B": {"play": ["Plain Guard"]},
        },
        hidden,
    )
    assert texts(made.state) == [
        "pass",
        "play Hidden Rider",
        "play Hidden Dagger on A:Plain Guard",
        "play Hidden Dagger on B:Plain Guard",
    ]


def test_a_duplicate_is_spent_for_the_card_named_and_a_saving_text_is_another_choice(pool: Pool) -> None:
    lord = {
        "name": "Plain Lord",
        "unique": True,
        "str": 1,
        "abilities": ["response(to=killed(THIS), effect=save(THIS))"],
    }
    made = position(
        pool,
        "challenges",
        {"A": {"play": ["Plain Guard"]}, "B": {"play": [{"card": "Plain Lord", "duplicates": 1, "kneeling": True}]}},
        [GUARD, lord],
    )
    play(made, "challenge military B")
    assert texts(made.state) == ["pass", "save Plain Lord with duplicate", "save Plain Lord"]
    assert len(parse("SAVE plain lord WITH DUPLICATE", made.state)) == 2


def test_titles_with_small_words_and_accents_are_read(pool: Pool) -> None:
    cards = [{"name": "Heads on Pikes on Walls", "type": "attachment", "cost": 0}, {"name": "Señor on High"}]
    made = position(
        pool, "marshalling", {"A": {"hand": ["Heads on Pikes on Walls"], "play": ["Señor on High"]}, "B": {}}, cards
    )
    text = "marshal Heads on Pikes on Walls on Señor on High"
    assert texts(made.state) == [text, "pass"]
    assert parse("Marshal heads on pikes on walls ON Senor on high", made.state) == parse(text, made.state)


def test_seats_numbers_and_words(pool: Pool) -> None:
    made = position(pool, "plot", {"A": {"plots": ["Summoning Season", "Counting Favors"]}, "B": {}})
    assert texts(made.state) == ["plot Summoning Season", "plot Counting Favors"]
    play(made, "plot Counting Favors")
    assert texts(made.state) == ["first A", "first B"]
    assert parse("first b", made.state) == ("first", 1)
    made = position(pool, "challenges", {"A": {"play": ["Magister Illyrio", "Plain Guard"]}, "B": {}}, [GUARD])
    play(made, "use Magister Illyrio")
    assert texts(made.state) == ["type intrigue", "type military", "type power"]
    assert parse("type Power", made.state) == ("type", "power")


def test_a_challenge_against_the_hand_has_its_own_word(pool: Pool) -> None:
    hands = {
        "A": {"hand_of_the_king": {"card": "Eddard Stark"}, "play": ["Plain Guard"]},
        "B": {"hand_of_the_king": {"card": "Tyrion Lannister", "tokens": 9}},
    }
    made = position(pool, "challenges", hands, [GUARD], variant="hand-of-the-king")
    assert texts(made.state) == [
        "challenge military B",
        "challenge military B hand",
        "challenge power B",
        "challenge power B hand",
        "pass",
    ]
    assert parse("Challenge POWER b HAND", made.state) == ("challenge", "power", 1, "hand")


@pytest.mark.parametrize(
    "text",
    [
        "",
        "  ",
        "dance",
        "challenge",
        "challenge military",
        "challenge military B foot",
        "challenge military AB",
        "choose Plain Guard",
        "pass now",
        "use Nobody/0",
        "first",
    ],
)
def test_what_is_not_offered_is_an_error_that_names_the_text(pool: Pool, text: str) -> None:
    made = position(pool, "challenges", {"A": {"play": ["Plain Guard"]}, "B": {}}, [GUARD])
    with pytest.raises(NotationError) as caught:
        parse(text, made.state)
    assert caught.value.text == text


def test_only_offered_choices_are_written(pool: Pool) -> None:
    made = position(pool, "challenges", {"A": {"play": ["Plain Guard"]}, "B": {}}, [GUARD])
    with pytest.raises(NotationError):
        write(("challenge", "intrigue", 1), made.state)
