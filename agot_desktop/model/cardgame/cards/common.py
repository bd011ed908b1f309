"""What the entries of several sets are written with: names of traits, and texts that many cards share."""

from agot_desktop.model.cardgame.abilities.base import Effect, Filter
from agot_desktop.model.cardgame.abilities.registry import ability
from agot_desktop.model.cardgame.abilities.vocabulary import *

LORD, LADY, KNIGHT = trait("Lord"), trait("Lady"), trait("Knight")
KING, QUEEN = trait("King"), trait("Queen")
NIGHTS_WATCH = trait("Night's Watch")


def cheaper_next(filter_: Filter, n: int) -> Effect:
    """The next matching card that you play this phase costs n less (MAR-07)."""
    return until(END_OF_PHASE, card_cost(filter_, -n, by=YOU, next_=True))


def honor_guard(card: str) -> None:
    """The five Honor Guards: into play under an opponent's control, and back after he has won with them."""
    ability(card, action(CHALLENGES, from_="hand", effect=do(
        put_into_play(THIS, under=choose_opponent("host")),
        watch(challenge_won(by=named_player("host"), with_=THIS), take_control(THIS), end="game", bind=THIS))))
