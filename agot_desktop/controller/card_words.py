"""The words of cards: the text made of their abilities, single abilities, and terms of the rules."""

from __future__ import annotations

import logging
from collections.abc import Callable

from agot_desktop.controller.language import Language, Paragraph, Run
from agot_desktop.controller.words import Translate
from agot_desktop.model.cardgame.abilities.base import Word, walk
from agot_desktop.model.cardgame.abilities.effects import EitherCost
from agot_desktop.model.cardgame.abilities.flow import OneOf
from agot_desktop.model.cardgame.abilities.registry import tree_of
from agot_desktop.model.cardgame.facts import Facts
from agot_desktop.model.cardgame.pool import Pool
from agot_desktop.wording.context import Context
from agot_desktop.wording.effects import one_clause
from agot_desktop.wording.markup import capital, runs
from agot_desktop.wording.phrases import PhraseError, phrases
from agot_desktop.wording.text import card_text

_logger = logging.getLogger("agot_desktop.words")


def card_language(pool: Callable[[], Pool], translate: Translate, code: Callable[[], str]) -> Language:
    """The words of the card game. `pool` gives the cards, `code` the language read now."""
    return Language(
        translate,
        code,
        lambda facts, language: rules_text(pool(), facts, language),
        lambda address, language: ability_text(pool(), address, language),
        trait_word,
        lambda address, language: alternatives(pool(), address, language),
    )


def rules_text(pool: Pool, facts: Facts, language: str) -> tuple[Paragraph, ...]:
    """The paragraphs of a card; one that says so for a card whose abilities are not in the program.

    A text that cannot be made for want of a phrase is left out, with an error in the log: the table stays usable.
    """
    try:
        made = card_text(facts.id, language, pool)
    except PhraseError as error:
        _logger.error("no text for %s: %s", facts.id, error)
        return ()
    return tuple(tuple(Run(*run) for run in paragraph) for paragraph in made)


def ability_text(pool: Pool, address: str, language: str) -> str:
    """The text of the ability at an address (`core_8:0`), or of a whole card (`core_8`); '' where none is known."""
    card, colon, _place = address.partition(":")
    if not colon and card in pool.index:
        made = rules_text(pool, pool.cards[pool.index[card]], language)
        return "\n".join("".join(run.text for run in paragraph) for paragraph in made)
    found = _part(pool, address)
    if found is None:
        return ""
    facts, tree, number = found
    paragraphs = rules_text(pool, facts, language)
    # the restrictions of the facts stand before the abilities
    at = len(paragraphs) - len(tree) + number
    return "".join(run.text for run in paragraphs[at]) if 0 <= at < len(paragraphs) else ""


def _part(pool: Pool, address: str) -> tuple[Facts, tuple[Word, ...], int] | None:
    """The card of an address, its abilities and the number of the one meant; None where there is none."""
    card, _colon, place = address.partition(":")
    number = place.partition(".")[0].rstrip("~")
    if card not in pool.index or not number.isdigit():
        return None
    facts = pool.cards[pool.index[card]]
    tree = tree_of(pool, facts) or ()
    return (facts, tree, int(number)) if int(number) < len(tree) else None


def alternatives(pool: Pool, address: str, language: str) -> tuple[str, ...]:
    """What each option of the ability at an address does, in words; () where it offers none, or more than one set."""
    found = _part(pool, address)
    if found is None:
        return ()
    facts, tree, number = found
    offered = [word for word in walk(tree[number]) if isinstance(word, OneOf | EitherCost)]
    if len(offered) != 1:
        return ()
    effects = offered[0].effects if isinstance(offered[0], OneOf) else (offered[0].a, offered[0].b)
    try:
        context = Context(phrases(language), facts.type)
        context.learn(tree[number])
        made = [one_clause(context, effect).say("do") for effect in effects]
    except PhraseError as error:
        _logger.error("no words for the options of %s: %s", address, error)
        return ()
    said = [context.phrases.smooth(text) for text in made]
    return tuple(["".join([text for text, _style in runs(capital(text))]) for text in said])


def trait_word(trait: str, language: str) -> str:
    """A trait in the language, as it stands on cards; unknown ones as they are in English."""
    found = phrases(language).find("name", "Trait", trait)
    return found if isinstance(found, str) else trait
