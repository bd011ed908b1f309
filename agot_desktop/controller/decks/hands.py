"""Choosing a Hand of the King for a deck: who may be it, why not, and what a Hand would bring."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from agot_desktop.controller.library import problem_words
from agot_desktop.controller.words import Translate, challenge_name, counted, phrase, term
from agot_desktop.model.cardgame import terms
from agot_desktop.model.cardgame.deck_rules import Deck, hand_problems
from agot_desktop.model.cardgame.facts import Facts
from agot_desktop.model.cardgame.pool import Pool, fold

_RARE: Final = 0.35
_FEW: Final = 3
_TOLD_KEYWORDS: Final = (
    terms.RENOWN, terms.STEALTH, terms.DEADLY, terms.VIGILANT, terms.INTIMIDATE, terms.INFAMY, terms.VENGEFUL,
    terms.STALWART,
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class HandOption:
    """A character as a Hand for one deck. `reasons`: (rule, words) of what forbids it, none for a legal one; `clashes`:
    copies of its title in the deck, a legal Hand otherwise (HK-05); `playable`: its abilities are in the program."""

    code: str
    name: str
    houses: tuple[str, ...]
    threshold: int
    label: str
    legal: bool
    reasons: tuple[tuple[str, str], ...]
    clashes: int
    playable: bool


@dataclass(frozen=True, slots=True)
class Advice:
    """What a Hand brings to a deck. `round`: in which round it comes into play at one token a round (HK-10, HK-12);
    `icons`: (icon, the deck's characters with it, of how many); `lines`: remarks, the weightiest first."""

    code: str
    round: int
    strength: int
    icons: tuple[tuple[str, int, int], ...]
    lines: tuple[str, ...]


def hand_options(
    deck: Deck, pool: Pool, complete: Callable[[Facts], bool], translate: Translate, illegal: bool = False
) -> list[HandOption]:
    """Characters of all sets, each first printing once, by name: the legal ones, or with `illegal` every one."""
    found = []
    for facts in pool.cards:
        if facts.type == terms.CHARACTER and facts.reprint_of is None and (illegal or not hand_problems(facts)):
            found.append(hand_option(facts, deck, pool, complete, translate))
    return sorted(found, key=lambda option: (fold(option.name), option.label))


def hand_option(
    facts: Facts, deck: Deck, pool: Pool, complete: Callable[[Facts], bool], translate: Translate
) -> HandOption:
    """One character as a Hand for a deck, with all that forbids it."""
    problems = hand_problems(facts, deck, pool)
    reasons = tuple((problem.rule, problem_words(problem, pool, translate)) for problem in problems)
    return HandOption(
        facts.id,
        facts.name,
        facts.houses or (terms.NEUTRAL,),
        facts.threshold,
        f"{facts.set_name} {facts.printed_number or facts.number}",
        not problems,
        reasons,
        sum(count for _card, count in clashing(deck, pool, facts.id)),
        complete(facts),
    )


def clashing(deck: Deck, pool: Pool, hand: str | None) -> tuple[tuple[str, int], ...]:
    """The cards of the draw deck that have the Hand's title, with their copies (HK-05)."""
    if hand is None or hand not in pool.index:
        return ()
    title = fold(pool.cards[pool.index[hand]].name)
    return tuple(
        (card, count)
        for card, count in deck.cards
        if card in pool.index and fold(pool.cards[pool.index[card]].name) == title
    )


def advice(code: str, deck: Deck, pool: Pool, translate: Translate) -> Advice:
    """What a character would bring as the Hand. Raises KeyError for an unknown id."""
    facts = pool.cards[pool.index[code]]
    characters = [
        (pool.cards[pool.index[card]], count)
        for card, count in deck.cards
        if card in pool.index and pool.cards[pool.index[card]].type == terms.CHARACTER
    ]
    total = sum(count for _, count in characters)
    icons = tuple((icon, sum(count for card, count in characters if icon in card.icons), total) for icon in terms.ICONS)
    lines = [_round_words(facts, translate), *_icon_lines(facts, icons, translate)]
    lines += _keyword_lines(facts, characters, translate)
    lines += _crest_lines(facts, characters, translate)
    lines += _house_lines(facts, deck, translate)
    clashes = sum(count for _, count in clashing(deck, pool, code))
    if clashes:
        words = translate(
            "Hand", "The deck holds %n card(s) of this title; they would have to go (HK-05).", None, clashes
        )
        lines.insert(0, counted(words, clashes))
    return Advice(code, facts.threshold, facts.strength or 0, icons, tuple(lines))


def _round_words(facts: Facts, translate: Translate) -> str:
    words = translate("Hand", "In play from round {round} on at one token a round (printed cost {cost}).")
    return phrase(words, round=facts.threshold, cost=facts.printed_cost)


def _icon_lines(facts: Facts, icons: tuple[tuple[str, int, int], ...], translate: Translate) -> list[str]:
    lines = []
    for icon, held, total in icons:
        name = challenge_name(translate, icon)
        if icon in facts.icons and total and held / total < _RARE:
            words = translate("Hand", "Brings {icon}, which only {held} of {total} characters have.")
            lines.append(phrase(words, icon=name, held=held, total=total))
    for icon, held, total in icons:
        if icon not in facts.icons and total and held / total < _RARE:
            words = translate("Hand", "Without it as with it the deck lacks {icon}: {held} of {total} characters.")
            lines.append(phrase(words, icon=challenge_name(translate, icon), held=held, total=total))
    return lines


def _keyword_lines(facts: Facts, characters: list[tuple[Facts, int]], translate: Translate) -> list[str]:
    lines = []
    for keyword in facts.keywords:
        held = sum(count for card, count in characters if keyword in card.keywords)
        if keyword in _TOLD_KEYWORDS and held < _FEW:
            words = translate("Hand", "Brings {keyword}; in the deck: {held}.")
            lines.append(phrase(words, keyword=term(translate, keyword), held=held))
    return lines


def _crest_lines(facts: Facts, characters: list[tuple[Facts, int]], translate: Translate) -> list[str]:
    held: Counter[str] = Counter()
    for card, count in characters:
        held.update(dict.fromkeys(card.crests, count))
    return [
        phrase(
            translate("Hand", "Brings the {crest} crest; in the deck: {held}."), crest=term(translate, crest), held=n
        )
        for crest in facts.crests
        if (n := held[crest]) < _FEW
    ]


def _house_lines(facts: Facts, deck: Deck, translate: Translate) -> list[str]:
    if facts.houses and deck.house not in facts.houses:
        return [
            translate(
                "Hand", "Of another House: it costs no penalty, and “House X only” does not matter (HK-06, HK-07)."
            )
        ]
    return []
