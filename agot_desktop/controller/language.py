"""Where words come from: the interface's translations, the generated text of cards, the lexicon of terms."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, NamedTuple

from agot_desktop.controller.words import Translate, english
from agot_desktop.model.cardgame.facts import Facts

PLAIN: Final = "plain"
BOLD: Final = "bold"
ITALIC: Final = "italic"


class Run(NamedTuple):
    """A piece of rules text. `style`: `plain`, `bold`, `italic`, or `icon:` and an icon's name."""

    text: str
    style: str = PLAIN


Paragraph = tuple[Run, ...]


@dataclass(frozen=True, slots=True)
class Language:
    """The words of the reader's language, which may change while the program runs.

    `translate`: of the interface; `code`: gives the language read now (`en`, `cs`, `ru`, `es`). `rules_text`: what a
    card does; `ability_text`: one ability by its address, '' for none; `lexicon`: a trait or other term;
    `alternatives`: what each option of an ability does, () where there are none. These four take the language's code
    last.
    """

    translate: Translate
    code: Callable[[], str]
    rules_text: Callable[[Facts, str], tuple[Paragraph, ...]]
    ability_text: Callable[[str, str], str]
    lexicon: Callable[[str, str], str]
    alternatives: Callable[[str, str], tuple[str, ...]] = lambda address, code: ()


def bare(rules_text: Callable[[Facts, str], tuple[Paragraph, ...]] = lambda facts, code: ()) -> Language:
    """English without any translation, for tests and tools."""
    return Language(english, lambda: "en", rules_text, lambda address, code: "", lambda word, code: word)
