"""The board game in words: every decision and every entry of whole games, in each language, with nothing left open."""

import logging
import random

import pytest

from agot_desktop import paths
from agot_desktop.controller.realm.names import RealmNames, read_names
from agot_desktop.controller.realm.ports import realm_rules
from agot_desktop.controller.realm.teller import RealmTeller
from agot_desktop.controller.realm.texts import RealmTexts, undo_label
from agot_desktop.controller.words import english
from agot_desktop.model.boardgame.bargains import BargainDecision
from agot_desktop.model.boardgame.setup import new_game
from agot_desktop.model.kernel.rng import Stream

SEATS = ("Ann", "Bob", "Cid", "Dan")


def names(code: str = "en") -> RealmNames:
    folder = paths.board()
    return RealmNames(realm_rules(folder).board, read_names(folder), english, lambda: code)


@pytest.mark.parametrize(("seed", "code"), [(1, "en"), (2, "cs"), (3, "ru"), (4, "es"), (5, "en")])
def test_a_whole_game_is_told(seed: int, code: str, caplog: pytest.LogCaptureFixture) -> None:
    known = names(code)
    texts, teller = RealmTexts(known, SEATS, people=2), RealmTeller(known, SEATS)
    state = new_game(known.board, seed)
    state.keeps_log = True
    chance, stream = random.Random(seed), Stream(seed)
    with caplog.at_level(logging.WARNING):
        while (decision := state.decision) is not None:
            for seat in range(4):
                prompt = texts.prompt(state.observe(seat))
                assert prompt.question and "{" not in prompt.question + prompt.reason
                assert len(prompt.buttons) == (len(decision.options) if seat == decision.seat else 0)
                for button in prompt.buttons:
                    assert button.label and "{" not in button.label and "_" not in button.label, button
                    undo_label(known, button.choice)
            choice = (
                decision.sample(stream) if isinstance(decision, BargainDecision) else chance.choice(decision.options)
            )
            state.apply(choice)
            for entry in state.log:
                for seat in range(4):
                    line = teller.line(entry, seat, english)
                    assert line is None or ("{" not in line.text and "_" not in line.text), line
    assert not caplog.records
    assert texts.prompt(state.observe(0)).question


def test_secrets_are_told_to_their_house_alone() -> None:
    """RD-03: an order is read by the house that placed it, a tactic by others without its name."""
    known = names()
    teller = RealmTeller(known, SEATS)
    state = new_game(known.board, 1)
    state.keeps_log = True
    seen: dict[str, set[str]] = {}
    while (decision := state.decision) is not None and state.phase == "planning":
        state.apply(decision.options[-1] if decision.kind.endswith("tactic") else decision.options[0])
        for entry in state.log:
            if entry.kind in ("order_placed", "tactic_chosen"):
                other = (entry.seat + 1) % 4
                own, foreign = teller.line(entry, entry.seat, english), teller.line(entry, other, english)
                assert own is not None
                seen.setdefault(entry.kind, set()).add("" if foreign is None else foreign.text)
    assert seen["order_placed"] == {""}
    assert all("in secret" in text for text in seen["tactic_chosen"])


def test_names_come_from_the_language() -> None:
    assert names().area(0) == names().board.areas[0].name
    assert names("ru").area(names().board.area_number["winterfell"]) == "Винтерфелл"
