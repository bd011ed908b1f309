"""Core Set: what scenarios cannot say - who knows which card, what chance decides - and every card scenario played on
from a saved state at each of its decisions."""

from pathlib import Path

import pytest

from agot_desktop.controller.scenarios.file import SUFFIX
from agot_desktop.model.cardgame.abilities.registry import definition
from agot_desktop.model.cardgame.observation import CardView
from agot_desktop.model.cardgame.pool import Pool
from tests.cards.reloading import play_from_saves
from tests.positions import play, position

A, B = 0, 1
SCENARIOS = sorted((Path(__file__).parents[1] / "scenarios" / "cards").glob(f"core-*{SUFFIX}"))


# -- every scenario again, loaded anew at each decision ----------------------------------------------------------------


@pytest.mark.parametrize("path", SCENARIOS, ids=[path.name.removesuffix(SUFFIX) for path in SCENARIOS])
def test_scenario_goes_on_equally_from_a_saved_state(path: Path, pool: Pool) -> None:
    play_from_saves(path, pool)


# -- timing words ------------------------------------------------------------------------------------------------------


ACTIONS = {
    "plot": (13, 91, 142),
    "any": (7, 24, 44, 46, 73, 86, 101, 109, 111, 162, 167, 169, 170, 173, 174, 177),
    "challenges": (1, 10, 17, 54, 70, 83, 104, 119, 152, 156, 158, 161, 163, 165, 178),
    "marshalling": (21, 26, 32, 33, 41, 58, 64, 65, 77, 92, 98, 125, 127, 133, 134, 139, 144, 149, 155, 168),
    "dominance": (22, 39, 112, 159, 160, 164, 174, 176),
}
"""The numbers of the cards by the bold word before an action on them (core_174 has two)."""


def test_actions_stand_under_their_printed_timing_words(pool: Pool) -> None:
    found: dict[str, list[int]] = {}
    for facts in pool.cards:
        if facts.set_code == "core" and not facts.reprint_of:
            for ability in definition(pool, pool.index[facts.id]).abilities:
                for phase in ability.phases:
                    found.setdefault(phase, []).append(int(facts.id.removeprefix("core_")))
    assert {phase: tuple(sorted(numbers)) for phase, numbers in found.items()} == ACTIONS


# -- what is known -----------------------------------------------------------------------------------------------------


def _codes(cards: tuple[CardView, ...]) -> list[str]:
    return sorted(card.code for card in cards)


def test_building_season_shows_what_was_found_and_shuffling_does_not_hide_it(pool: Pool) -> None:
    """core_195: the found location stays known in hand; of the deck that was looked through nothing stays known."""
    made = position(
        pool,
        "plot",
        {
            "A": {
                "house": "Lannister",
                "plots": ["core_195"],
                "deck": ["The Goldroad", "Cersei Lannister", "Sunset Sea"],
            },
            "B": {"house": "Stark", "plots": ["core_188"], "play": ["Hodor"], "deck": ["Great Keep", "Robb Stark"]},
        },
    )
    play(made, "first B", "choose Building Season", "choose The Goldroad", "choose Great Keep")
    seen = made.state.observe(B)
    assert _codes(seen.seats[A].hand) == ["core_61"]
    assert _codes(made.state.observe(A).seats[B].hand) == ["core_29"]
    for observer in (A, B):
        assert all(seat.known_deck == () for seat in made.state.observe(observer).seats)


def test_building_season_hides_the_second_search_from_the_first_player(pool: Pool) -> None:
    """core_195: while B looks through his deck, A has seen what A found and nothing of B's deck."""
    made = position(
        pool,
        "plot",
        {
            "A": {"house": "Lannister", "plots": ["core_195"], "deck": ["The Goldroad", "Hall of Heroes"]},
            "B": {"house": "Stark", "plots": ["core_203"], "deck": ["Great Keep", "Godswood"]},
        },
    )
    play(made, "first B", "choose Building Season", "choose The Goldroad")
    assert made.decision is not None and made.decision.seat == B
    assert _codes(made.state.observe(B).seats[A].hand) == ["core_61"]
    assert made.state.observe(A).seats[B].known_deck == ()
    asked, waiting = made.state.observe(B).decision, made.state.observe(A).decision
    assert asked is not None and waiting is not None
    assert len(asked.options) == 3 and waiting.options == ()


def test_call_their_bluff_shows_the_whole_hand(pool: Pool) -> None:
    """core_164: what stays in hand has been seen."""
    made = position(
        pool,
        "dominance",
        {
            "A": {"house": "Lannister", "gold": 2, "hand": ["core_164"], "play": ["Raff the Sweetling"]},
            "B": {"house": "Stark", "hand": ["Retreat", "Muster", "Retreat"]},
        },
    )
    assert made.state.observe(A).seats[B].hand == ()
    play(made, "play Call Their Bluff", "name Muster")
    assert _codes(made.state.observe(A).seats[B].hand) == ["core_171", "core_171"]


def test_raff_shows_the_top_card_to_his_player_alone(pool: Pool) -> None:
    """core_46: B's own view of his deck stays closed; the card that was put under the deck is known to A there."""
    made = position(
        pool,
        "challenges",
        {
            "A": {"house": "Lannister", "gold": 3, "play": ["Raff the Sweetling"]},
            "B": {"house": "Stark", "deck": ["Hodor", "Sansa Stark"]},
        },
    )
    play(made, "use Raff the Sweetling")
    assert _codes(made.state.observe(A).seats[B].known_deck) == ["core_12"]
    assert made.state.observe(B).seats[B].known_deck == ()
    play(made, "no", "use Raff the Sweetling", "yes")
    assert [made.state.facts(card).id for card in made.state.seats[B].deck[:1]] == ["core_9"]
    assert _codes(made.state.observe(A).seats[B].known_deck) == ["core_12"]


def test_ser_jacelyn_takes_a_card_at_random(pool: Pool) -> None:
    """core_47: one card, another one under another seed."""
    taken = set()
    for seed in range(12):
        made = position(
            pool,
            "challenges",
            {
                "A": {"house": "Stark", "hand": ["Hodor", "Muster", "Retreat"], "play": ["Ser Rodrik Cassel"]},
                "B": {"house": "Lannister", "play": [{"card": "Ser Jacelyn Bywater", "kneeling": True}]},
            },
            seed=seed,
        )
        play(made, "challenge military B", "respond Ser Jacelyn Bywater")
        assert len(made.state.seats[A].hand) == 2
        taken |= {made.state.facts(card).id for card in made.state.seats[A].discard}
    assert taken == {"core_12", "core_168", "core_171"}


# -- plots in the middle of a round ------------------------------------------------------------------------------------


def test_a_chosen_plot_stays_hidden_while_players_act_before_it_is_revealed(pool: Pool) -> None:
    """core_91: the window opens with plots on the table that nobody else knows, and a determinized world may have
    another one there."""
    made = position(
        pool,
        "plot",
        {
            "A": {"house": "Baratheon", "plots": ["core_203", "core_201"], "play": ["Dragonstone Port"]},
            "B": {"house": "Lannister", "plots": ["core_184", "core_190", "core_193"]},
        },
    )
    play(made, "plot Counting Favors", "plot Blockade")
    assert made.decision is not None and (made.decision.seat, made.decision.kind) == (A, "cardgame.action")
    seen = made.state.observe(A)
    assert (seen.seats[B].plots, seen.seats[B].plots_count) == ((), 3)
    revealed = set()
    for seed in range(20):
        world = made.state.determinize(A, seed)
        while world.decision is not None and world.decision.kind != "cardgame.first_player":
            world.play(world.decision.options[0])
        plot = world.observe(A).seats[B].plot
        assert plot is not None
        revealed.add(plot.code)
    assert revealed == {"core_184", "core_190", "core_193"}


def test_varys_shows_each_of_the_two_the_other_plot_deck(pool: Pool) -> None:
    """core_142: the third player learns nothing, and both keep what they have seen after the decks have gone back."""
    made = position(
        pool,
        "plot",
        {
            "A": {"house": "Lannister", "plots": ["core_203", "core_184"], "play": ["Varys"]},
            "B": {"house": "Stark", "plots": ["core_190", "core_193"]},
            "C": {"house": "Baratheon", "plots": ["core_198"]},
        },
        variant="melee",
    )
    play(made, "use Varys", "choose B")
    state = made.state
    assert _codes(state.observe(A).seats[A].plots) == ["core_190", "core_193"]
    assert _codes(state.observe(B).seats[B].plots) == ["core_184", "core_203"]
    assert state.observe(2).seats[A].plots == state.observe(2).seats[B].plots == ()
    assert state.problems() == []
    play(made, "plot Planning Ahead", "plot Counting Favors")
    for seat, code, owner in ((A, "core_190", B), (B, "core_203", A)):
        plot = made.state.observe(2).seats[seat].plot
        assert plot is not None and (plot.code, plot.owner, plot.controller) == (code, owner, seat)
    while made.state.round == 2:
        choice = made.decision.options[0] if made.decision is not None else None
        assert choice is not None
        made.play(choice)
    assert made.state.problems() == []
    assert "core_193" in _codes(made.state.observe(A).seats[B].plots)
    assert _codes(made.state.observe(2).seats[B].plots) == []
