"""Which decks and which Hands of the King are allowed: every problem of a deck, as data.

Sentences are made of the problems in `wording` and the view. What the text of a card changes about deck building
comes in as `Limits`. A mode without checks (DECK-10) is a caller that does not ask.
"""

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Final

from agot_desktop.model.cardgame import terms
from agot_desktop.model.cardgame.pool import Facts, Pool, fold

FORBIDDEN_HAND_TRAITS: Final = ("Creature", "Army")
"""Traits that a Hand of the King may not have (HK-03)."""


@dataclass(frozen=True, slots=True)
class Deck:
    """A deck as a player keeps it.

    `house` is a House or `Neutral` (the Neutral Faction), `agenda` and `hand_of_the_king` ids of cards or None,
    `plots` ids of plots (one entry for each copy), `cards` pairs of id and number of copies.
    """

    name: str
    house: str
    agenda: str | None = None
    plots: tuple[str, ...] = ()
    cards: tuple[tuple[str, int], ...] = ()
    hand_of_the_king: str | None = None
    note: str = ""

    @property
    def size(self) -> int:
        """How many cards the draw deck holds."""
        return sum(count for _, count in self.cards)


@dataclass(frozen=True, slots=True)
class Limits:
    """Numbers of DECK-03 (plots, exactly), DECK-04 (cards in the draw deck, at least), DECK-05 (copies, at most)."""

    plots: int = 7
    cards: int = 60
    copies: int = 3


@dataclass(frozen=True, slots=True)
class Problem:
    """One thing that is wrong with a deck.

    `rule` is the rule's id, `code` names the case, `subject` is the id of the card it is about (the House's name for
    DECK-01, empty for the deck as a whole), `numbers` are what was found and what is allowed, where the case has
    numbers, `cards` the ids of all cards it is about.

    | code | rule | numbers |
    | --- | --- | --- |
    | `unknown_house` | DECK-01 | |
    | `unknown_card` | COMP-03 | |
    | `wrong_type` (not a card of a draw deck), `not_a_plot`, `not_an_agenda` | COMP-03 | |
    | `plot_count` | DECK-03 | plots, exactly |
    | `plot_copies` | DECK-03 | copies, at most |
    | `deck_size` | DECK-04 | cards, at least |
    | `no_copies` | DECK-05 | copies, at least |
    | `too_many_copies` | DECK-05 | copies, at most |
    | `house_only` | DECK-06 | |
    | `banned` | DECK-09 | |
    | `restricted` | DECK-09 | titles, at most |
    | `no_hand` | HK-01 | |
    | `hand_not_a_character` | HK-02 | |
    | `hand_not_unique`, `hand_creature`, `hand_army` | HK-03 | |
    | `hand_title_in_deck` | HK-05 | copies, at most |
    """

    rule: str
    code: str
    subject: str = ""
    numbers: tuple[int, ...] = ()
    cards: tuple[str, ...] = ()


def check_deck(
    deck: Deck,
    pool: Pool,
    deck_format: str = terms.JOUST_FORMAT,
    *,
    needs_hand: bool = False,
    limits: Limits | None = None,
) -> tuple[Problem, ...]:
    """Every problem of a deck, in the order of the rules; () for a legal one.

    `deck_format` is `joust` or `melee`; `needs_hand` asks for a Hand of the King (HK-01). A Hand that is there is
    always checked; it is no part of the deck and counts for no limit (HK-04). Raises ValueError for another format.
    """
    if deck_format not in terms.FORMATS:
        raise ValueError(f"unknown format {deck_format!r}")
    return tuple(_problems(deck, pool, deck_format, needs_hand, limits or Limits()))


def hand_problems(card: Facts, deck: Deck | None = None, pool: Pool | None = None) -> tuple[Problem, ...]:
    """Why a card may not be the Hand of the King (HK-02, HK-03); with deck and pool also why not of this deck (HK-05).

    Its House and `House X only` do not matter (HK-06, HK-07), nor do the lists of a format.
    """
    problems = []
    if card.type != terms.CHARACTER:
        problems.append(Problem("HK-02", "hand_not_a_character", card.id))
    if not card.unique:
        problems.append(Problem("HK-03", "hand_not_unique", card.id))
    for trait in FORBIDDEN_HAND_TRAITS:
        if trait in card.traits:
            problems.append(Problem("HK-03", f"hand_{trait.lower()}", card.id))
    if deck is not None and pool is not None:
        same = [(facts, count) for facts, count in _known(deck, pool) if fold(facts.name) == fold(card.name)]
        if same:
            copies = sum(count for _, count in same)
            problems.append(Problem("HK-05", "hand_title_in_deck", card.id, (copies, 0), _ids(f for f, _ in same)))
    return tuple(problems)


def eligible_hands(pool: Pool) -> tuple[int, ...]:
    """The numbers of all cards that may be a Hand of the King, first printings only, in the pool's order."""
    return tuple(
        number
        for number, facts in enumerate(pool.cards)
        if facts.reprint_of is None and facts.type == terms.CHARACTER and not hand_problems(facts)
    )


def _problems(deck: Deck, pool: Pool, deck_format: str, needs_hand: bool, limits: Limits) -> Iterator[Problem]:
    if deck.house not in (*terms.HOUSES, terms.NEUTRAL):
        yield Problem("DECK-01", "unknown_house", deck.house)
    yield from _type_problems(deck, pool)
    yield from _plot_problems(deck, pool, limits)
    yield from _copy_problems(deck, pool, limits)
    everything = _everything(deck, pool)
    for facts in everything:
        if facts.legal_in_houses is not None and deck.house not in facts.legal_in_houses:
            yield Problem("DECK-06", "house_only", facts.id)
    yield from _list_problems(everything, deck_format)
    if deck.hand_of_the_king is not None:
        if deck.hand_of_the_king in pool.index:
            yield from hand_problems(pool.cards[pool.index[deck.hand_of_the_king]], deck, pool)
        else:
            yield Problem("HK-02", "unknown_card", deck.hand_of_the_king)
    elif needs_hand:
        yield Problem("HK-01", "no_hand")


def _type_problems(deck: Deck, pool: Pool) -> Iterator[Problem]:
    """Cards that nobody knows, or that are not of the type their place asks for (COMP-03)."""
    agendas = () if deck.agenda is None else (deck.agenda,)
    places: tuple[tuple[Iterable[str], tuple[str, ...], str], ...] = (
        (agendas, (terms.AGENDA,), "not_an_agenda"),
        (deck.plots, (terms.PLOT,), "not_a_plot"),
        ((card for card, _ in deck.cards), terms.DRAW_DECK_TYPES, "wrong_type"),
    )
    for cards, types, code in places:
        for card in dict.fromkeys(cards):
            if card not in pool.index:
                yield Problem("COMP-03", "unknown_card", card)
            elif pool.cards[pool.index[card]].type not in types:
                yield Problem("COMP-03", code, card)


def _plot_problems(deck: Deck, pool: Pool, limits: Limits) -> Iterator[Problem]:
    """DECK-03: the number of plots, and copies of one title beyond what the plot itself allows."""
    if len(deck.plots) != limits.plots:
        yield Problem("DECK-03", "plot_count", "", (len(deck.plots), limits.plots))
    plots = [(pool.cards[pool.index[card]], 1) for card in deck.plots if card in pool.index]
    for versions, copies in _by_title(plots):
        allowed = min(facts.deck_limit for facts in versions)
        if copies > allowed:
            yield Problem("DECK-03", "plot_copies", versions[0].id, (copies, allowed), _ids(versions))


def _copy_problems(deck: Deck, pool: Pool, limits: Limits) -> Iterator[Problem]:
    """DECK-04 and DECK-05: the size of the draw deck and the copies of each title."""
    if deck.size < limits.cards:
        yield Problem("DECK-04", "deck_size", "", (deck.size, limits.cards))
    for card, count in deck.cards:
        if count < 1:
            yield Problem("DECK-05", "no_copies", card, (count, 1))
    for versions, copies in _by_title(_known(deck, pool)):
        if versions[0].type not in terms.DRAW_DECK_TYPES:
            continue
        allowed = min(limits.copies, *(facts.deck_limit for facts in versions))
        if copies > allowed:
            yield Problem("DECK-05", "too_many_copies", versions[0].id, (copies, allowed), _ids(versions))


def _list_problems(everything: Iterable[Facts], deck_format: str) -> Iterator[Problem]:
    """DECK-09: cards that the format bans, and more than one restricted title."""
    restricted: list[Facts] = []
    for facts in everything:
        legality = facts.legality(deck_format)
        if legality == terms.BANNED:
            yield Problem("DECK-09", "banned", facts.id)
        elif legality == terms.RESTRICTED:
            restricted.append(facts)
    titles = {fold(facts.name) for facts in restricted}
    if len(titles) > 1:
        yield Problem("DECK-09", "restricted", "", (len(titles), 1), _ids(restricted))


def _known(deck: Deck, pool: Pool) -> list[tuple[Facts, int]]:
    """The cards of the draw deck that the pool knows, each entry with its number of copies."""
    return [(pool.cards[pool.index[card]], count) for card, count in deck.cards if card in pool.index]


def _everything(deck: Deck, pool: Pool) -> list[Facts]:
    """Agenda, plots and draw deck, each card once; the Hand of the King is no part of a deck (HK-04)."""
    ids = (deck.agenda, *deck.plots, *(card for card, _ in deck.cards))
    return [pool.cards[pool.index[card]] for card in dict.fromkeys(ids) if card is not None and card in pool.index]


def _by_title(cards: Iterable[tuple[Facts, int]]) -> list[tuple[list[Facts], int]]:
    """For each title the versions of it that are there, and how many copies they are together."""
    copies: Counter[str] = Counter()
    versions: dict[str, dict[str, Facts]] = {}
    for facts, count in cards:
        title = fold(facts.name)
        copies[title] += count
        versions.setdefault(title, {})[facts.id] = facts
    return [(list(found.values()), copies[title]) for title, found in versions.items()]


def _ids(cards: Iterable[Facts]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(facts.id for facts in cards))
