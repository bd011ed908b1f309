"""Starting a game out of what the player has set, checking that first, and the list of saved games."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from datetime import datetime
from typing import Final, Protocol

from agot_desktop.ai.players import KINDS
from agot_desktop.controller.library import Library, NoSuchDeckError, names_differ
from agot_desktop.controller.words import Translate, phrase
from agot_desktop.model.cardgame.deck_rules import Deck
from agot_desktop.storage.records import PERSON, ChapterSetup, GameSummary, JsonObject, SeatRecord

HAND_OF_THE_KING: Final = "hand-of-the-king"
STORM_OF_SWORDS: Final = "storm-of-swords"
MOST_ROUNDS: Final = 99


class SeatConfig(Protocol):
    """One seat of a new game: see the window's `SeatConfig`."""

    @property
    def name(self) -> str: ...
    @property
    def player(self) -> str: ...
    @property
    def deck(self) -> str: ...
    @property
    def hand(self) -> str: ...
    @property
    def arms(self) -> str: ...


class GameConfig(Protocol):
    """A new game: see the window's `GameConfig`."""

    @property
    def name(self) -> str: ...
    @property
    def variant(self) -> str: ...
    @property
    def seats(self) -> Sequence[SeatConfig]: ...
    @property
    def round_limit(self) -> int: ...
    @property
    def seed(self) -> int | None: ...


@dataclass(frozen=True, slots=True)
class GameRow:
    """A line of the load list. `id`: of the campaign. `power`: at the last stored position."""

    id: int
    name: str
    variant: str
    names: tuple[str, ...]
    houses: tuple[str, ...]
    power: tuple[int, ...]
    round: int
    phase: str
    saved: datetime
    finished: bool


def game_row(summary: GameSummary, power: tuple[int, ...]) -> GameRow:
    """The line of a saved game."""
    return GameRow(
        summary.campaign_id,
        summary.name,
        summary.variant,
        tuple(seat.name for seat in summary.seats),
        summary.houses,
        power,
        summary.round,
        summary.phase,
        summary.changed,
        summary.status == "over",
    )


def is_board_game(variant: str) -> bool:
    """Whether a variant is that of the board game."""
    return variant == STORM_OF_SWORDS


def rules_variant(variant: str) -> str:
    """The name that the rules have for a variant: 'hand_of_the_king' is 'hand-of-the-king'."""
    return variant.replace("_", "-")


def problems(config: GameConfig, library: Library, translate: Translate) -> list[str]:
    """Every reason why this game cannot start, in words; empty when it can. Raises StorageError."""
    from agot_desktop.model.cardgame.variants import VARIANTS  # the whole engine: not before it is needed

    found = []
    if not config.name.strip():
        found.append(translate("Start", "The game needs a name."))
    if is_board_game(config.variant):
        from agot_desktop.controller.realm.ports import seat_problems

        if not names_differ([seat.name.strip() for seat in config.seats]):
            found.append(translate("Start", "The players need different names."))
        return found + seat_problems(config, translate)
    rules = VARIANTS.get(rules_variant(config.variant))
    if rules is None:
        found.append(phrase(translate("Start", "There is no variant {name}."), name=config.variant))
    elif len(config.seats) not in rules.SEATS:
        found.append(_wrong_number(rules.SEATS, translate))
    if not 0 <= config.round_limit <= MOST_ROUNDS:
        found.append(phrase(translate("Start", "The limit of rounds is between 0 and {number}."), number=MOST_ROUNDS))
    if not names_differ([seat.name.strip() for seat in config.seats]):
        found.append(translate("Start", "The players need different names."))
    for number, seat in enumerate(config.seats, 1):
        for reason in _seat_problems(config, seat, library, translate):
            name = seat.name.strip() or phrase(translate("Start", "Player {number}"), number=number)
            found.append(phrase(translate("Start", "{name}: {reason}"), name=name, reason=reason))
    return found


def _wrong_number(seats: range, translate: Translate) -> str:
    least, most = min(seats), max(seats)
    if least == most:
        return phrase(translate("Start", "This variant is played by {number}."), number=least)
    return phrase(translate("Start", "This variant is played by {least} to {most}."), least=least, most=most)


def _seat_problems(config: GameConfig, seat: SeatConfig, library: Library, translate: Translate) -> list[str]:
    found = []
    if not seat.name.strip():
        found.append(translate("Start", "The name is missing."))
    if seat.player not in (PERSON, *KINDS):
        found.append(phrase(translate("Start", "There is no kind of player {name}."), name=seat.player))
    try:
        deck = _deck(config, seat, library)
    except NoSuchDeckError:
        return [*found, translate("Start", "A deck must be chosen.")]
    return found + library.problems(deck, needs_hand=rules_variant(config.variant) == HAND_OF_THE_KING)


def _deck(config: GameConfig, seat: SeatConfig, library: Library) -> Deck:
    """The seat's deck with the Hand of the King set for this game, else the deck's own; with none in other variants."""
    deck = library.deck(seat.deck)
    if rules_variant(config.variant) != HAND_OF_THE_KING:
        return replace(deck, hand_of_the_king=None)
    return replace(deck, hand_of_the_king=seat.hand or deck.hand_of_the_king)


def chapter_setup(
    config: GameConfig, library: Library, fingerprint: str, seed: int, deck_to_data: Callable[[Deck], JsonObject]
) -> ChapterSetup:
    """What a game of these settings is started from. The settings have no problems. Raises StorageError."""
    decks = [_deck(config, seat, library) for seat in config.seats]
    seats = tuple(
        SeatRecord(seat.player, seat.name.strip(), deck.house, seat.arms)
        for seat, deck in zip(config.seats, decks, strict=True)
    )
    options: JsonObject = {"CFG-ROUND-LIMIT": config.round_limit} if config.round_limit else {}
    return ChapterSetup(
        "cards",
        rules_variant(config.variant),
        seats,
        seed,
        fingerprint,
        tuple(deck_to_data(deck) for deck in decks),
        options,
    )
