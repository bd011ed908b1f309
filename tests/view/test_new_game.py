"""The page of a new game: variants, two to six seats, who plays them with which deck and Hand, and their colours."""

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from agot_desktop.view import nav_bar
from agot_desktop.view.main_window import MainWindow
from agot_desktop.view.new_game_parts import HAND_VARIANT, SEATS, VARIANTS
from agot_desktop.view.ports import HEURISTIC, PERSON, GameConfig
from agot_desktop.view.seat_arms import ARMS
from tests.view.windows import open_window

LEFT = Qt.MouseButton.LeftButton


def page(qtbot: QtBot, folder: Path) -> MainWindow:
    window = open_window(qtbot, folder)
    window.show_page(nav_bar.NEW)
    QApplication.processEvents()
    return window


@pytest.mark.parametrize("variant", VARIANTS)
def test_each_variant_is_offered_with_its_numbers_of_players(qtbot: QtBot, tmp_path: Path, variant: str) -> None:
    made = page(qtbot, tmp_path).new_game
    tile = next(tile for tile in made.tiles if tile.variant == variant)
    qtbot.mouseClick(tile, LEFT)
    least, most = SEATS[variant]
    assert [made.players.itemData(n) for n in range(made.players.count())] == list(range(least, most + 1))
    for number in range(least, most + 1):
        made.players.setCurrentIndex(made.players.findData(number))
        made.players.activated.emit(made.players.currentIndex())
        config = made.config()
        assert config.variant == variant and len(config.seats) == number
        assert sum(seat.isVisible() for seat in made.rows) == number
        assert all(bool(seat.hand) == (variant == HAND_VARIANT) for seat in config.seats)
        assert len({seat.name for seat in config.seats}) == number
        assert len({seat.arms for seat in config.seats}) == number
        assert [seat.player for seat in config.seats] == [PERSON] + [HEURISTIC] * (number - 1)


def test_a_variant_for_more_brings_the_missing_seats(qtbot: QtBot, tmp_path: Path) -> None:
    made = page(qtbot, tmp_path).new_game
    made.set_seats(2)
    made.choose_variant("kingsmoot")
    assert len(made.seats) == 3
    made.set_seats(6)
    made.choose_variant("joust")
    assert len(made.seats) == 2 and not made.players.isEnabled()


def test_arms_follow_the_deck_until_they_are_chosen_and_never_clash(qtbot: QtBot, tmp_path: Path) -> None:
    made = page(qtbot, tmp_path).new_game
    made.choose_variant("melee")
    made.set_seats(4)
    assert made.seats[0].field.arms == "Stark" and made.seats[2].field.arms not in ("Stark", "Lannister")
    made.seats[2].choose_arms("Stark")
    arms = [seat.field.arms for seat in made.seats]
    assert arms[2] == "Stark" and len(set(arms)) == 4
    made.seats[0].deck.setCurrentIndex(made.seats[0].deck.findData("lannister"))
    assert [seat.field.arms for seat in made.seats][2] == "Stark"
    assert len({seat.field.arms for seat in made.seats}) == 4
    assert "Stark" in made.seats[2].field.accessibleName()


@pytest.mark.qt_log_ignore("This plugin does not support")
def test_arms_are_chosen_from_a_menu_of_all(qtbot: QtBot, tmp_path: Path) -> None:
    made = page(qtbot, tmp_path).new_game
    seat = made.seats[1]
    seat.field.clicked.emit()
    assert seat.menu is not None
    assert [action.text() for action in seat.menu.actions()] == [*ARMS]
    next(action for action in seat.menu.actions() if action.text() == "Frey").trigger()
    assert made.config().seats[1].arms == "Frey"
    seat.menu.close()


def test_many_seats_fit_without_being_cut_sideways(qtbot: QtBot, tmp_path: Path) -> None:
    made = page(qtbot, tmp_path).new_game
    made.choose_variant("kingsmoot")
    made.set_seats(6)
    QApplication.processEvents()
    for seat in made.seats:
        assert 76 <= seat.height() <= 84
        for control in (seat.field, seat.name, seat.player, seat.deck):
            box = control.geometry()
            assert seat.rect().contains(box), (seat.number, control)


def test_the_game_is_named_after_what_is_played_until_it_is_named(qtbot: QtBot, tmp_path: Path) -> None:
    made = page(qtbot, tmp_path).new_game
    assert made.name.text() == "Stark against Lannister"
    made.choose_variant("melee")
    made.set_seats(5)
    assert made.name.text() == "Melee, 5 players"
    made.name.setText("Friday table")
    made.set_seats(4)
    assert made.name.text() == "Friday table"


def test_what_is_set_is_what_starts(qtbot: QtBot, tmp_path: Path) -> None:
    window = page(qtbot, tmp_path)
    made = window.new_game
    made.choose_variant("melee")
    made.set_seats(3)
    made.seats[1].player.setCurrentIndex(made.seats[1].player.findData(PERSON))
    assert made.seats[1].name.text() == "Player 2"
    got: list[GameConfig] = []
    made.accepted_config.connect(got.append)
    qtbot.mouseClick(made.begin_button, LEFT)
    assert [(seat.name, seat.player) for seat in got[0].seats] == [
        ("Player", PERSON), ("Player 2", PERSON), ("Computer", HEURISTIC),
    ]  # fmt: skip
    assert got[0].variant == "melee" and all(seat.arms in ARMS for seat in got[0].seats)
