"""From decisions to bar and lane: the words of buttons, running sums, long lists, passing by oneself."""

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from agot_desktop.model.kernel.decision import DONE
from agot_desktop.view import motion
from agot_desktop.view.ports import DECLINE, PRIMARY
from agot_desktop.view.table.lane_words import lane_state
from agot_desktop.view.table.offers import everything
from tests.view import fakes
from tests.view.fakes import A, B, decision, face_of
from tests.view.tables import open_table

pytestmark = pytest.mark.qt_log_ignore("This plugin does not support")
NAMES = ("Jana", "Petr")


def name_of(code: str) -> str:
    return face_of(code).name


def test_picks_count_in_the_sums_before_they_are_sent(qtbot: QtBot) -> None:
    table = open_table(qtbot, fakes.attackers())
    for title in ("Arya Stark", "Winterfell Honor Guard"):
        table.page.scene.clicked.emit(table.id(title))
    strength = {face_of(card.code).name: card.strength or 0 for _s, _n, card in everything(table.game.views[0])}
    expected = strength["Arya Stark"] + strength["Winterfell Honor Guard"]
    assert f"attack {expected}, defense 0" in table.page.lane.accessibleName()
    assert "As it stands you win" in table.page.lane.accessibleName()
    table.director.keys.escape()
    assert "attack 0, defense 0" in table.page.lane.accessibleName()


def test_a_tie_is_the_attackers_and_nobody_wins_with_nothing(qtbot: QtBot) -> None:
    view = fakes.response()
    assert view.challenge is not None
    tie = replace(view.challenge, decided=False, winner=None, attack_total=4, defense_total=4)
    seen = replace(view, seat=B, challenge=tie)
    assert lane_state(seen, NAMES, name_of).outcome == "As it stands Jana wins by 0"
    nothing = replace(tie, attack_total=0, defense_total=0)
    assert lane_state(replace(seen, challenge=nothing), NAMES, name_of).outcome == "As it stands nobody wins"
    nobody = replace(tie, decided=True)
    assert lane_state(replace(seen, challenge=nobody), NAMES, name_of).outcome == "Nobody won"


def test_the_lane_tells_the_claim_for_winner_and_loser(qtbot: QtBot) -> None:
    view = fakes.response()
    assert view.challenge is not None
    assert lane_state(view, NAMES, name_of).outcome_detail == "Claim 1: Petr loses that many characters"
    own = lane_state(replace(view, seat=B), NAMES, name_of)
    assert own.outcome == f"Jana won by {view.challenge.attack_total - view.challenge.defense_total}"
    assert own.outcome_detail == "Claim 1: you lose that many characters"


def test_against_the_hand_is_said() -> None:
    view = fakes.response()
    assert view.challenge is not None
    seen = replace(view, challenge=replace(view.challenge, against_hand=True))
    assert lane_state(seen, NAMES, name_of).title == "Military challenge against the Hand"


def test_many_plain_options_are_chosen_from_a_list(qtbot: QtBot) -> None:
    view = fakes.waiting()
    options = [("name", f"Card {n}") for n in range(40)]
    table = open_table(qtbot, replace(view, decision=decision("name", options)))
    assert [button.text() for button in table.page.prompt.buttons] == ["Choose from 40…"]
    qtbot.keyClick(table.page.view, Qt.Key.Key_Space)
    dialog = table.director.list_dialog
    assert dialog is not None
    qtbot.keyClicks(dialog.searcher.search, "card 31")
    qtbot.keyClick(dialog.searcher.search, Qt.Key.Key_Return)
    assert table.game.sent == [("name", "Card 31")]


def test_a_few_plain_options_are_numbered_buttons(qtbot: QtBot) -> None:
    options = [("option", n) for n in (1, 2, 3)]
    table = open_table(qtbot, replace(fakes.waiting(), decision=decision("option", options)))
    assert [button.key() for button in table.page.prompt.buttons] == ["1", "2", "3"]
    qtbot.keyClick(table.page.view, Qt.Key.Key_2)
    assert table.game.sent == [("option", 2)]


def test_only_one_button_is_filled(qtbot: QtBot) -> None:
    views = [
        fakes.marshalling(),
        fakes.response(),
        fakes.declaring(),
        fakes.attackers(),
        fakes.claim(),
        fakes.game_over(),
    ]
    for view in views:
        table = open_table(qtbot, view)
        roles = [button.role for button in table.page.prompt.state.buttons]
        assert roles.count(PRIMARY) <= 1 and roles.count(DECLINE) <= 1
        caps = [button.cap for button in table.page.prompt.state.buttons if button.cap]
        assert len(caps) == len(set(caps))


def test_no_defenders_is_the_words_of_the_game(qtbot: QtBot) -> None:
    view = fakes.attackers()
    assert view.decision is not None
    options = (*view.decision.options, DONE)
    asked = replace(view.decision, kind="cardgame.defenders", options=options, least=0)
    table = open_table(qtbot, replace(view, decision=asked))
    assert table.page.prompt.buttons[-1].text() == "Done"
    table.page.scene.clicked.emit(table.id("Robb Stark"))
    assert table.page.prompt.buttons[-1].text() == "Defend with 1"


def test_passing_by_oneself_is_said_and_can_be_ended(qtbot: QtBot) -> None:
    game = fakes.FakeGame(fakes.waiting())
    game.until = "taxation"
    table = open_table(qtbot, game=game)
    assert table.page.prompt.reason.whole() == "You pass by yourself until this phase: Taxation"
    qtbot.mouseClick(table.page.prompt.buttons[0], Qt.MouseButton.LeftButton)
    assert game.until is None
    assert table.page.prompt.buttons == []


def test_laid_out_choices_can_be_hidden_and_shown(qtbot: QtBot) -> None:
    table = open_table(qtbot, fakes.deck_search())
    viewer = table.page.viewer
    assert viewer.isVisible()
    qtbot.mouseClick(table.page.prompt.buttons[0], Qt.MouseButton.LeftButton)
    assert not viewer.isVisible() and table.page.prompt.buttons[0].text() == "Show the choices"
    qtbot.mouseClick(table.page.prompt.buttons[0], Qt.MouseButton.LeftButton)
    assert viewer.chooses
    qtbot.keyClick(viewer, Qt.Key.Key_Escape)
    assert table.page.prompt.buttons[0].text() == "Show the choices"
    assert table.game.sent == []


def test_the_hand_stands_below_the_laid_out_choices(qtbot: QtBot) -> None:
    table = open_table(qtbot, fakes.deck_search())
    assert table.page.scene.item_for(table.game.views[0].seats[A].hand[0].id) is not None
    assert table.page.scene.item_for(table.game.views[0].seats[A].known_deck[0].id) is None


def test_moving_cards_arrive_and_new_updates_end_old_moves(qtbot: QtBot) -> None:
    motion.set_speed("fast")
    view = fakes.marshalling()
    near = view.seats[A]
    sansa = fakes.named(view, "Sansa Stark")
    moved = replace(sansa, zone="play", in_play=True)
    later = replace(
        view, decision=None, seats=(replace(near, play=(*near.play, moved), hand=near.hand[:2]), view.seats[B])
    )
    last = replace(later, seats=(replace(near, play=near.play[2:], hand=()), view.seats[B]))
    table = open_table(qtbot, view, later, last)
    item = table.page.scene.item_for(sansa.id)
    assert item is not None
    start = item.pos()
    table.game.now = 1
    table.game.show()
    assert item.pos() == start and item.home != start
    QApplication.processEvents()
    qtbot.waitUntil(lambda: item.pos() == item.home, timeout=3000)
    table.game.now = 2
    table.game.show()
    assert table.page.scene.item_for(sansa.id) is None
    shown = table.page.scene.items_shown().values()
    qtbot.waitUntil(lambda: all(item.pos() == item.home for item in shown), timeout=3000)


def test_set_up_counts_the_gold_of_the_picks(qtbot: QtBot) -> None:
    view = fakes.marshalling()
    options = [("place", card.id) for card in view.seats[A].hand if card.cost is not None]
    able = frozenset(card for _word, card in options)
    game = fakes.FakeGame(replace(view, decision=decision("setup", [*options, DONE], most=5)), candidates=able)
    table = open_table(qtbot, game=game)
    assert table.page.prompt.state.count == "0 of 5 gold"
    picked = [card for card in view.seats[A].hand if card.id in able][:2]
    for card in picked:
        table.page.scene.clicked.emit(card.id)
    assert table.page.prompt.state.count == f"{sum(card.cost or 0 for card in picked)} of 5 gold"
