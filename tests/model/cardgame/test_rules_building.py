"""Building decks (section 2) where it meets the game: one agenda, any mix of types, and games that nobody checked."""

import json

import pytest

from agot_desktop import paths
from agot_desktop.model.cardgame.deck_rules import Deck, check_deck
from agot_desktop.model.cardgame.decks import DeckFileError, decode_deck
from agot_desktop.model.cardgame.pool import Pool
from agot_desktop.model.cardgame.setup import new_game


def test_a_deck_has_one_agenda_at_most() -> None:
    """DECK-02: a file cannot even say two."""
    stored = json.loads((paths.resources() / "decks" / "stark.json").read_bytes())
    assert decode_deck(json.dumps(stored).encode(), "one").agenda is None
    stored["agenda"] = ["core_179", "core_180"]
    with pytest.raises(DeckFileError) as caught:
        decode_deck(json.dumps(stored).encode(), "two")
    assert caught.value.path == "$.agenda"


@pytest.mark.parametrize("kind", ["character", "location", "attachment", "event"])
def test_a_deck_may_be_of_one_type_alone(pool: Pool, kind: str) -> None:
    """DECK-08: sixty cards of one type are as good as any mix."""
    titles: dict[str, str] = {}
    for facts in pool.cards:
        if (
            facts.type == kind
            and facts.reprint_of is None
            and facts.deck_limit >= 3
            and facts.joust == "legal"
            and facts.legal_in_houses is None
        ):
            titles.setdefault(facts.name, facts.id)
    deck = Deck("one type", "Stark", cards=tuple((card, 3) for card in list(titles.values())[:20]))
    assert deck.size == 60
    assert {problem.code for problem in check_deck(deck, pool)} == {"plot_count"}


def test_a_game_may_be_played_with_decks_that_nobody_checked(pool: Pool) -> None:
    """DECK-10: teaching decks of nine copies and one plot start a game all the same."""
    small = Deck("small", "Stark", plots=("core_201",), cards=(("core_19", 9),))
    assert check_deck(small, pool)
    state = new_game(pool, "joust", [small, small], 1)
    assert state.decision is not None
    assert [len(seat.hand) for seat in state.seats] == [7, 7]
    assert state.problems() == []
