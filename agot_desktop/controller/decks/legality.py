"""Whether a deck may be played in a format: each problem in words, its rule, and the smallest change that mends it.

Restricted and banned titles are facts of the cards, so another list is other data.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Final

from agot_desktop.controller.decks.changes import with_card, with_copies, without_card
from agot_desktop.controller.library import problem_words
from agot_desktop.controller.words import Translate, counted, phrase
from agot_desktop.model.cardgame import terms
from agot_desktop.model.cardgame.deck_rules import Deck, Limits, Problem, check_deck
from agot_desktop.model.cardgame.facts import Facts
from agot_desktop.model.cardgame.pool import CardSet, Pool, fold

JOUST: Final = "joust"
MELEE: Final = "melee"
HAND_OF_THE_KING: Final = "hand-of-the-king"
KINGSMOOT: Final = "kingsmoot"
FORMATS: Final = (JOUST, MELEE, HAND_OF_THE_KING, KINGSMOOT)
NOT_MY_SETS: Final = "not_in_sets"
ADD_CARDS: Final = "add-cards"
ADD_PLOTS: Final = "add-plots"
CHOOSE_HAND: Final = "choose-hand"
CHOOSE_HOUSE: Final = "choose-house"
_ROUNDS: Final = 200


@dataclass(frozen=True, slots=True)
class Finding:
    """One problem. `rule`: its number, '' for a wish of the player's own; `rule_text`: what the rule says; `words`: the
    problem; `repair`: the smallest change in words; `repaired`: the deck after it, None where the player must choose,
    and then `todo` says what; `cards`: the ids of the cards it is about."""

    rule: str
    code: str
    words: str
    rule_text: str
    repair: str
    repaired: Deck | None = None
    todo: str = ""
    cards: tuple[str, ...] = ()


def format_name(deck_format: str, translate: Translate) -> str:
    """A format for reading."""
    return {
        JOUST: translate("Decks", "Joust"),
        MELEE: translate("Decks", "Melee"),
        HAND_OF_THE_KING: translate("Decks", "Hand of the King"),
        KINGSMOOT: translate("Decks", "Kingsmoot"),
    }.get(deck_format, deck_format)


def sets_until(sets: Sequence[CardSet], date: str) -> tuple[str, ...]:
    """The names of the sets that were out on a day (`2011-05-31`, or a year); a set dated by the year alone counts from
    the year's first day."""
    return tuple(found.name for found in sets if found.release <= date or found.release[: len(date)] == date)


def findings(
    deck: Deck,
    pool: Pool,
    deck_format: str,
    translate: Translate,
    my_sets: Collection[str] = (),
) -> tuple[Finding, ...]:
    """Every problem of a deck in one of `FORMATS`; () for a legal one. `my_sets`: names of the only sets that may be
    used, none for all. Raises ValueError for another format."""
    if deck_format not in FORMATS:
        raise ValueError(f"unknown format {deck_format!r}")
    with_hand = deck_format == HAND_OF_THE_KING
    checked = deck if with_hand else replace(deck, hand_of_the_king=None)
    lists = terms.MELEE_FORMAT if deck_format in (MELEE, KINGSMOOT) else terms.JOUST_FORMAT
    mender = _Mender(deck, pool, translate)
    found = [mender.finding(problem) for problem in check_deck(checked, pool, lists, needs_hand=with_hand)]
    if my_sets:
        found += _not_mine(deck, pool, translate, frozenset(my_sets), with_hand)
    return tuple(found)


def repair_all(deck: Deck, check: Callable[[Deck], Sequence[Finding]]) -> Deck:
    """The deck after every repair that needs no choice of the player's."""
    for _ in range(_ROUNDS):
        mended = next((found.repaired for found in check(deck) if found.repaired is not None), None)
        if mended is None or mended == deck:
            return deck
        deck = mended
    return deck


def rule_words(rule: str, translate: Translate) -> str:
    """What a rule of deck building says, in our own words."""
    return {
        "COMP-03": translate("Rule", "Each card stands where its type belongs: plots, agendas and the cards to draw."),
        "DECK-01": translate("Rule", "A deck has exactly one House card."),
        "DECK-02": translate("Rule", "A deck has at most one agenda unless a card allows more."),
        "DECK-03": translate("Rule", "The plot deck has exactly seven plots, each title once."),
        "DECK-04": translate("Rule", "The draw deck has at least 60 cards."),
        "DECK-05": translate(
            "Rule", "Of each title at most three copies, all versions together, or fewer if it says so."
        ),
        "DECK-06": translate("Rule", "“House X only” cards go only into decks of that House."),
        "DECK-09": translate("Rule", "Banned titles may not be used, and of the restricted ones only one title."),
        "HK-01": translate("Rule", "Each player has exactly one Hand of the King."),
        "HK-02": translate("Rule", "The Hand is any one unique character of all sets, of whatever House."),
        "HK-03": translate("Rule", "The Hand is unique, and neither a Creature nor an Army."),
        "HK-05": translate("Rule", "No card in the deck may have the title of the Hand, in any version."),
    }.get(rule, "")


class _Mender:
    """Problems of one deck as findings with their repairs."""

    def __init__(self, deck: Deck, pool: Pool, translate: Translate) -> None:
        self._deck = deck
        self._pool = pool
        self._translate = translate

    def finding(self, problem: Problem) -> Finding:
        words = problem_words(problem, self._pool, self._translate)
        about = problem.cards or ((problem.subject,) if problem.subject else ())
        text = rule_words(problem.rule, self._translate)
        repair, repaired, todo = self._repair(problem)
        return Finding(problem.rule, problem.code, words, text, repair, repaired, todo, about)

    def _repair(self, problem: Problem) -> tuple[str, Deck | None, str]:
        translate = self._translate
        found, allowed = (*problem.numbers, 0, 0)[:2]
        if problem.code == "unknown_house":
            return translate("Repair", "Choose a House."), None, CHOOSE_HOUSE
        if problem.code == "deck_size":
            n = allowed - found
            return counted(translate("Repair", "Add %n card(s).", None, n), n), None, ADD_CARDS
        if problem.code == "plot_count" and found < allowed:
            n = allowed - found
            return counted(translate("Repair", "Add %n plot(s).", None, n), n), None, ADD_PLOTS
        if problem.code == "plot_count":
            return self._fewer_plots(found - allowed)
        if problem.code == "plot_copies":
            return self._fewer(problem.cards or (problem.subject,), found - allowed)
        if problem.code == "too_many_copies":
            return self._fewer(problem.cards or (problem.subject,), found - allowed)
        if problem.code == "restricted":
            return self._one_restricted(problem.cards)
        if problem.code == "no_hand":
            return translate("Repair", "Choose a Hand of the King."), None, CHOOSE_HAND
        if problem.code == "hand_title_in_deck":
            return self._fewer(problem.cards, found)
        if problem.rule in ("HK-02", "HK-03"):
            words = translate("Repair", "Choose another Hand of the King.")
            return words, None, CHOOSE_HAND
        words = phrase(translate("Repair", "Take out {card}."), card=self._name(problem.subject))
        return words, without_card(self._deck, problem.subject), ""

    def _fewer(self, cards: Sequence[str], count: int) -> tuple[str, Deck, str]:
        """Copies of these versions out of the deck, the ones with the most copies first."""
        deck, taken = self._deck, {card: 0 for card in cards}
        held = {card: self._held(deck, card) for card in cards}
        for _ in range(count):
            card = max(reversed(list(held)), key=lambda code: held[code])
            if not held[card]:
                break
            held[card] -= 1
            taken[card] += 1
            deck = with_card(deck, self._facts(card), -1)
        said = ", ".join(f"{number}× {self._name(card)}" for card, number in taken.items() if number)
        return phrase(_take_out(self._translate), cards=said), deck, ""

    def _fewer_plots(self, count: int) -> tuple[str, Deck, str]:
        """Plots too many: those that are there twice first, else the last ones."""
        deck, gone = self._deck, []
        for _ in range(count):
            twice = [card for card in deck.plots if deck.plots.count(card) > 1]
            card = (twice or list(deck.plots))[-1]
            left = list(deck.plots)
            del left[len(left) - 1 - left[::-1].index(card)]
            deck = replace(deck, plots=tuple(left))
            gone.append(self._name(card))
        return phrase(_take_out(self._translate), cards=", ".join(gone)), deck, ""

    def _one_restricted(self, cards: Sequence[str]) -> tuple[str, Deck, str]:
        """The restricted title with the most copies stays."""
        copies: dict[str, int] = {}
        for card in cards:
            title = fold(self._facts(card).name)
            copies[title] = copies.get(title, 0) + self._held(self._deck, card)
        kept = max(copies, key=lambda title: copies[title])
        deck = self._deck
        for card in cards:
            if fold(self._facts(card).name) != kept:
                deck = without_card(deck, card)
        gone = dict.fromkeys(self._name(card) for card in cards if fold(self._facts(card).name) != kept)
        stays = next(self._name(card) for card in cards if fold(self._facts(card).name) == kept)
        translate = self._translate
        template = translate("Repair", "Keep {kept}; take out {cards}.")
        return phrase(template, kept=stays, cards=", ".join(gone)), deck, ""

    def _held(self, deck: Deck, card: str) -> int:
        return sum(count for code, count in deck.cards if code == card) + deck.plots.count(card) + (deck.agenda == card)

    def _facts(self, code: str) -> Facts:
        return self._pool.cards[self._pool.index[code]]

    def _name(self, code: str) -> str:
        return self._facts(code).name if code in self._pool.index else code


def _take_out(translate: Translate) -> str:
    return translate("Repair", "Take out {cards}.")


def _not_mine(
    deck: Deck,
    pool: Pool,
    translate: Translate,
    mine: frozenset[str],
    with_hand: bool,
) -> Iterator[Finding]:
    """Cards of other sets than the player's: another printing of the same card takes their place, or they go."""
    hand = (deck.hand_of_the_king,) if with_hand else ()
    for code in dict.fromkeys((deck.agenda, *deck.plots, *(card for card, _ in deck.cards), *hand)):
        if code is None or code not in pool.index:
            continue
        facts = pool.cards[pool.index[code]]
        if facts.set_name in mine:
            continue
        words = translate("Decks", "{card} is from {set}, which is not among the chosen sets.")
        said = phrase(words, card=facts.name, set=facts.set_name)
        other = next((twin for twin in printings(facts, pool) if twin.set_name in mine), None)
        if other is not None:
            template = translate("Repair", "Use the printing of {set}.")
            repair, repaired = phrase(template, set=other.set_name), _exchanged(deck, facts, other)
            yield Finding("", NOT_MY_SETS, said, "", repair, repaired, "", (code,))
        elif code == deck.hand_of_the_king and with_hand:
            repair = translate("Repair", "Choose another Hand of the King.")
            yield Finding("", NOT_MY_SETS, said, "", repair, None, CHOOSE_HAND, (code,))
        else:
            repair = phrase(translate("Repair", "Take out {card}."), card=facts.name)
            yield Finding("", NOT_MY_SETS, said, "", repair, without_card(deck, code), "", (code,))


def printings(facts: Facts, pool: Pool) -> tuple[Facts, ...]:
    """All other printings of the very same card."""
    first = facts.reprint_of or facts.id
    return tuple(other for other in pool.cards if other.id != facts.id and first in (other.id, other.reprint_of))


def _exchanged(deck: Deck, old: Facts, new: Facts) -> Deck:
    if deck.hand_of_the_king == old.id:
        deck = replace(deck, hand_of_the_king=new.id)
    if old.type == terms.AGENDA:
        return replace(deck, agenda=new.id)
    if old.type == terms.PLOT:
        return replace(deck, plots=tuple(new.id if card == old.id else card for card in deck.plots))
    copies = dict(deck.cards)
    if old.id not in copies:
        return deck
    moved = copies[old.id] + copies.get(new.id, 0)
    return with_copies(without_card(deck, old.id), new, moved)


LIMITS: Final = Limits()
"""The numbers that a deck is held to, for bars and heads."""
