"""All words that the window asks for: faces of cards, terms, prompts. One object for a game, or for the start page."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Protocol

from agot_desktop.controller.about import NOTHING, About
from agot_desktop.controller.faces import Face, Faces
from agot_desktop.controller.language import Language
from agot_desktop.controller.prompts import Prompt, Prompter, Told
from agot_desktop.controller.words import term
from agot_desktop.model.cardgame.observation import Observation
from agot_desktop.model.cardgame.pool import Pool


class Texts(Protocol):
    """What says the open decision of a game in words: `GameTexts`, or `RealmTexts` for the board game."""

    def face(self, code: str) -> Face:
        """The printed card of an id of the facts. Raises KeyError for an unknown one."""

    def term(self, key: str) -> str:
        """A term for reading."""

    def prompt(self, observation: Any) -> Prompt:
        """The open decision in words."""


class GameTexts:
    """Fulfils the window's `Texts`. `names`: of the seats, none on the start page."""

    def __init__(
        self,
        pool: Pool,
        language: Language,
        names: Sequence[str] = (),
        *,
        people: int = 1,
        code_of: Callable[[int], str] | None = None,
        told: Told | None = None,
        about: Callable[[Observation], About] = lambda _observation: NOTHING,
    ) -> None:
        """`people`: how many people are at the table; with two and more a question begins with the name. `code_of`: the
        facts id of a card of the game, for cards that ask and lie in no zone. `told`: a happening in words; `about`:
        what the open decision of an observation is about."""
        self._language = language
        self._about = about
        self._faces = Faces(pool, language)
        self._prompter = Prompter(
            pool,
            names,
            self._ability_text,
            named=people > 1,
            code_of=code_of,
            alternatives=self._alternatives,
            told=told,
        )

    def face(self, code: str) -> Face:
        """The printed card of an id of the facts. Raises KeyError for an unknown one."""
        return self._faces.face(code)

    def term(self, key: str) -> str:
        """A trait, keyword, House or crest for reading. Unknown keys come back as they are."""
        return term(self._language.translate, key, lambda word: self._language.lexicon(word, self._language.code()))

    def prompt(self, observation: Observation) -> Prompt:
        """The open decision in words, for the observation's seat."""
        return self._prompter.prompt(observation, self._language.translate, self._about(observation))

    def _alternatives(self, address: str) -> tuple[str, ...]:
        return self._language.alternatives(address, self._language.code())

    def _ability_text(self, address: str) -> str:
        return self._language.ability_text(address, self._language.code())
