"""Which card a line of a foreign list means: by id, by name and set, by name, by an alias, else by how it is spelt."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import Final

from rapidfuzz import fuzz, process

from agot_desktop.controller.decks.changes import HAND, HOUSE
from agot_desktop.controller.decks.files.draft import GUESS, NEAR, NONE, SURE, Draft, Match, Written
from agot_desktop.model.cardgame import terms
from agot_desktop.model.cardgame.deck_rules import hand_problems
from agot_desktop.model.cardgame.facts import Facts
from agot_desktop.model.cardgame.pool import CardSet, Pool, fold

_SIGNS: Final = re.compile(r"[^\w]+")
_PROPOSALS: Final = 6
_LEAST_SCORE: Final = 62
_NEAR_SCORE: Final = 86
_ALIASES: Final = ((re.compile(r"\bintrigue\b"), "i"), (re.compile(r"\band\b"), "&"), (re.compile(r"\bst\b"), "saint"))
"""Respellings that other programs are known for, tried on the folded name."""
_TYPES: Final = {"plots": (terms.PLOT,), "agenda": (terms.AGENDA,), "draw": terms.DRAW_DECK_TYPES}


def bare(name: str) -> str:
    """A name without case, accents, punctuation and doubled spaces."""
    return _SIGNS.sub(" ", fold(name).replace("'", "")).strip()


class Matcher:
    """Finds cards by what foreign lists call them."""

    def __init__(self, pool: Pool, sets: Sequence[CardSet]) -> None:
        self._pool = pool
        self._by_name: dict[str, list[Facts]] = {}
        for facts in pool.cards:
            if facts.type != terms.TITLE:
                self._by_name.setdefault(bare(facts.name), []).append(facts)
        self._names = list(self._by_name)
        self._sets: dict[str, set[str]] = {}
        for card_set in sets:
            for said in (card_set.name, card_set.code, card_set.cycle or ""):
                if said:
                    self._sets.setdefault(bare(said), set()).add(card_set.name)

    def match(self, line: Written, house: str = "") -> Match:
        """The card that a line means. `house`: of the deck, helps to choose among versions."""
        if line.id in self._pool.index:
            return Match(SURE, line.id, (line.id,))
        if line.section == HOUSE and (code := self._house(line.name)):
            return Match(SURE, code, (code,))
        found = self._by_name.get(bare(line.name)) or self._by_alias(line.name)
        if found:
            return self._among(found, line, house)
        near = self._near(line, house)
        if not near:
            return Match(NONE)
        score, code = near[0]
        proposals = tuple(code for _, code in near)
        return Match(NEAR, code, proposals) if score >= _NEAR_SCORE else Match(NONE, "", proposals)

    def match_all(self, draft: Draft) -> Draft:
        """Matches every line of a draft, in place, and gives versions without a House the one of their House line."""
        for version in draft.versions:
            for line in version.lines:
                if line.key not in draft.matches:
                    draft.matches[line.key] = self.match(line, version.house)
        return draft

    def house_named(self, name: str) -> str:
        """The House that a text names, with or without the word House; '' for none."""
        wanted = bare(name).removeprefix("house ")
        if wanted in ("neutral", "neutral faction"):
            return terms.NEUTRAL
        return next((house for house in terms.HOUSES if bare(house) == wanted), "")

    def known_set(self, text: str) -> bool:
        """Whether a text names a set, a cycle or a code."""
        return bare(text) in self._sets

    def _house(self, name: str) -> str:
        house = self.house_named(name)
        for facts in self._pool.cards if house else ():
            if facts.type == terms.HOUSE and (facts.houses or (terms.NEUTRAL,)) == (house,):
                return facts.id
        return ""

    def _by_alias(self, name: str) -> list[Facts]:
        folded = fold(name)
        for pattern, replacement in _ALIASES:
            found = self._by_name.get(bare(pattern.sub(replacement, folded)))
            if found:
                return found
        wanted = bare(name)
        without_article = wanted.removeprefix("the ")
        for candidate in (without_article, f"the {wanted}"):
            if candidate != wanted and candidate in self._by_name:
                return self._by_name[candidate]
        return []

    def _among(self, found: list[Facts], line: Written, house: str) -> Match:
        """One of several versions: that of the set; else a guess, unless they are printings of one card."""
        ranked = self._ranked(found, line, house)
        codes = tuple(facts.id for facts in ranked)
        if line.set_hint:
            fitting = [facts for facts in ranked if self._of_set(facts, line)]
            if fitting and (len(fitting) == 1 or len(_cards(fitting)) == 1 or line.number):
                return Match(SURE, fitting[0].id, codes)
            if fitting:
                return Match(GUESS, fitting[0].id, codes)
            return Match(GUESS, codes[0], codes)
        return Match(SURE if len(_cards(ranked)) == 1 else GUESS, codes[0], codes)

    def _of_set(self, facts: Facts, line: Written) -> bool:
        names = self._sets.get(bare(line.set_hint), {line.set_hint})
        at_number = not line.number or line.number in (facts.printed_number, str(facts.number))
        return at_number and facts.set_name in names

    def _ranked(self, found: Iterable[Facts], line: Written, house: str) -> list[Facts]:
        """The likeliest first: right type, set and House, first printings before reprints."""
        types = _TYPES.get(line.section, ())

        def rank(facts: Facts) -> tuple[bool, bool, bool, bool, int]:
            wrong_type = bool(types) and facts.type not in types
            if line.section == HAND:
                wrong_type = bool(hand_problems(facts))
            of_set = bool(line.set_hint) and self._of_set(facts, line)
            away = bool(house and facts.houses) and house not in facts.houses
            return (wrong_type, not of_set, away, facts.reprint_of is not None, self._pool.index[facts.id])

        return sorted(found, key=rank)

    def _near(self, line: Written, house: str) -> list[tuple[float, str]]:
        wanted = bare(line.name)
        if not wanted:
            return []
        found = process.extract(
            wanted, self._names, scorer=fuzz.WRatio, score_cutoff=_LEAST_SCORE, limit=_PROPOSALS * 2
        )
        scored = [(fuzz.ratio(wanted, name) if score < 100 else score, name) for name, score, _ in found]
        scored.sort(key=lambda pair: (-pair[0], pair[1]))
        proposals = []
        for score, name in scored[:_PROPOSALS]:
            best = self._ranked(self._by_name[name], line, house)[0]
            proposals.append((score, best.id))
        return proposals


def _cards(found: Iterable[Facts]) -> set[str]:
    """The different cards among printings."""
    return {facts.reprint_of or facts.id for facts in found}
