"""All words of a board game for the window: prompts, names, and what cards do."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NoReturn

from agot_desktop.controller.prompts import Prompt
from agot_desktop.controller.realm.names import RealmNames
from agot_desktop.controller.realm.prompts import RealmPrompter
from agot_desktop.model.boardgame.observation import RealmView
from agot_desktop.model.kernel.decision import Choice


class RealmTexts:
    """Fulfils the window's `Texts` for the board game. `names` gives every name by its number."""

    def __init__(self, names: RealmNames, seats: Sequence[str], *, people: int = 1) -> None:
        self.names = names
        self._prompter = RealmPrompter(names, seats, named=people > 1)

    def face(self, code: str) -> NoReturn:
        """The board game has no cards of the facts. Raises KeyError."""
        raise KeyError(code)

    def term(self, key: str) -> str:
        """Terms of the card game are not asked for here."""
        return key

    def prompt(self, observation: RealmView) -> Prompt:
        """The open decision in words, for the observation's seat."""
        return self._prompter.prompt(observation)


def undo_label(names: RealmNames, choice: Choice) -> str:
    """What a choice of the past was, for the list of points to go back to; '' for 'the choice'."""
    translate = names.translate
    word = str(choice[0])
    if word in ("order", "march", "raid", "muster", "consolidate", "retreat") and isinstance(choice[1], int):
        return f"{_words(names)[word]}: {names.area(choice[1])}"
    if word in ("tactic", "house-card", "bid", "support", "hostage", "offer", "counter"):
        return _words(names)[word]
    return translate("Undo", "passing") if word in ("pass", "done", "no") else ""


def _words(names: RealmNames) -> dict[str, str]:
    translate = names.translate
    return {
        "order": translate("RealmUndo", "order"),
        "march": translate("RealmUndo", "march"),
        "raid": translate("RealmUndo", "raid"),
        "muster": translate("RealmUndo", "mustering"),
        "consolidate": translate("RealmUndo", "consolidating"),
        "retreat": translate("RealmUndo", "retreat"),
        "tactic": translate("RealmUndo", "the tactic"),
        "house-card": translate("RealmUndo", "the House card"),
        "bid": translate("RealmUndo", "the bid"),
        "support": translate("RealmUndo", "the support"),
        "hostage": translate("RealmUndo", "the hostage"),
        "offer": translate("RealmUndo", "the offer"),
        "counter": translate("RealmUndo", "the counter-offer"),
    }
