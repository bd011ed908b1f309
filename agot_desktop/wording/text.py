"""The rules text of a card, made from its abilities and facts.

card_text('core_8', 'en') -> ((('Response:', 'bold'), (' After you win a ', 'plain'), ...),)
plain_text('core_8', 'en') -> 'Response: After you win a ...'
"""

from __future__ import annotations

import functools

from agot_desktop import paths
from agot_desktop.model.cardgame.abilities import base, registry
from agot_desktop.model.cardgame.abilities import filters as fi
from agot_desktop.model.cardgame.abilities.base import Word
from agot_desktop.model.cardgame.abilities.parts import AttachTo
from agot_desktop.model.cardgame.facts import Facts
from agot_desktop.model.cardgame.pool import Pool, UnknownCardError, load_pool
from agot_desktop.wording.context import Context
from agot_desktop.wording.markup import ITALIC, Paragraph, runs
from agot_desktop.wording.phrases import phrases
from agot_desktop.wording.restrictions import lines
from agot_desktop.wording.sentence import paragraph


def card_text(facts_id: str, lang: str, pool: Pool | None = None) -> tuple[Paragraph, ...]:
    """The paragraphs of a card: runs (text, style), style one of `plain`, `bold`, `italic`, `icon:NAME`.

    First a line for each restriction of the facts, then the abilities; keywords are facts and not among them. A card
    whose abilities are not known here has one italic paragraph that says so. `pool`: the cards, the program's own if
    None. Raises UnknownCardError, UnknownLanguageError and PhraseError."""
    cards = pool if pool is not None else _own_pool()
    number = cards.index.get(facts_id)
    if number is None:
        raise UnknownCardError(facts_id)
    facts = cards.cards[number]
    return _made(facts, registry.tree_of(cards, facts), lang)


def plain_text(facts_id: str, lang: str, pool: Pool | None = None) -> str:
    """The same without styles, a line for each paragraph; '' for a card without text."""
    return "\n".join(["".join([text for text, _ in part]) for part in card_text(facts_id, lang, pool)])


@functools.cache
def _own_pool() -> Pool:
    registry.load()
    return load_pool(paths.cards())


@functools.lru_cache(maxsize=8192)
def _made(facts: Facts, tree: tuple[Word, ...] | None, lang: str) -> tuple[Paragraph, ...]:
    words = phrases(lang)
    if tree is None:
        return (((words.text("unknown"), ITALIC),),)
    bearer = _bearer(tree)
    ctx = Context(words, facts.type, bearer)
    texts = [words.smooth(line) for line in lines(ctx, facts)]
    texts += [paragraph(words, part, facts.type, bearer) for part in tree]
    return tuple([runs(text) for text in texts])


def _bearer(tree: tuple[Word, ...]) -> str:
    """The type of the card that an attachment lies on."""
    for part in tree:
        if isinstance(part, AttachTo):
            types = [w.type for w in base.walk(part.filter) if isinstance(w, fi.IsType)]
            if types:
                return types[0]
    return "character"
