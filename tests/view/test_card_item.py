"""The card in a scene: kneeling, gliding, pointer signals, words for screen readers, and room for all its signs."""

from itertools import product

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QMouseEvent
from PySide6.QtWidgets import QApplication, QGraphicsScene, QGraphicsView
from pytestqt.qtbot import QtBot

from agot_desktop.view import motion
from agot_desktop.view.cards import item as item_module
from agot_desktop.view.cards.face import STANDING, CardLook, HandTokens
from agot_desktop.view.cards.item import ACCESSIBLE_NAME, CardItem
from agot_desktop.view.painting import painting
from agot_desktop.view.theme import theme_named, themes
from tests.view.card_samples import LOOKS, LORD, SCHEMER, STAG


@pytest.fixture
def view(qtbot: QtBot) -> QGraphicsView:
    made = QGraphicsView()
    made.setScene(QGraphicsScene(0, 0, 600, 400, made))
    made.setFrameShape(QGraphicsView.Shape.NoFrame)
    made.resize(600, 400)
    made.setMouseTracking(True)
    qtbot.addWidget(made)
    made.show()
    qtbot.waitExposed(made)
    return made


def put(view: QGraphicsView, item: CardItem, x: float = 200, y: float = 100) -> CardItem:
    view.scene().addItem(item)
    item.setPos(x, y)
    return item


def test_kneeling_turns_at_once_where_motion_is_off() -> None:
    item = CardItem(LORD)
    assert item.shape().boundingRect().width() < item.shape().boundingRect().height()
    item.set_look(CardLook(kneeling=True))
    assert item.turn == 1.0
    assert item.card_rect() == QRectF(-24, 24, 168, 120)
    assert item.shape().contains(QPointF(-20, 84))
    assert not item.shape().contains(QPointF(60, 5))
    item.set_look(STANDING)
    assert item.turn == 0.0


def test_kneeling_takes_its_time_otherwise(qtbot: QtBot, view: QGraphicsView) -> None:
    motion.set_speed("normal")
    item = put(view, CardItem(LORD))
    item.set_look(CardLook(kneeling=True))
    assert item.turn < 1.0
    qtbot.waitUntil(lambda: item.turn == 1.0, timeout=2000)


def test_a_new_turn_replaces_the_old_one(qtbot: QtBot, view: QGraphicsView) -> None:
    motion.set_speed("slow")
    item = put(view, CardItem(LORD))
    item.set_look(CardLook(kneeling=True))
    item.set_look(STANDING)
    item.set_look(CardLook(kneeling=True))
    item.set_look(STANDING)
    qtbot.waitUntil(lambda: item.turn == 0.0, timeout=2000)
    qtbot.wait(motion.length_ms("kneel") + 50)
    assert item.turn == 0.0


def test_motion_can_be_finished_at_once(view: QGraphicsView) -> None:
    motion.set_speed("slow")
    item = put(view, CardItem(LORD))
    item.set_look(CardLook(kneeling=True, power=1))
    item.move_to(QPointF(50, 60))
    item.set_face(SCHEMER, reveal=True)
    item.finish_motion()
    assert (item.turn, item.opening, item.pulse, item.pos()) == (1.0, 1.0, 1.0, QPointF(50, 60))


def test_moving_without_motion_is_immediate(view: QGraphicsView) -> None:
    item = put(view, CardItem(LORD))
    item.move_to(QPointF(7, 8))
    item.set_lifted(True)
    assert (item.pos(), item.lift) == (QPointF(7, 8), 1.0)


def test_new_tokens_jump_and_lost_ones_do_not(view: QGraphicsView) -> None:
    motion.set_speed("slow")
    item = put(view, CardItem(LORD, CardLook(power=2)))
    item.set_look(CardLook(power=1))
    assert item.pulse == 1.0
    item.set_look(CardLook(power=1, hand_of_the_king=HandTokens(1, 4, True)))
    assert item.pulse > 1.0


@pytest.mark.parametrize(("density", "turn"), list(product(["hand", "tile", "full"], [0.0, 0.5, 1.0])))
def test_everything_drawn_stays_within_the_bounding_rectangle(density: str, turn: float) -> None:
    for name, look in LOOKS.items():
        item = CardItem(STAG, look, density)
        item.turn = turn
        item.lift = 1.0
        item.pulse = 1.3
        box = item.boundingRect()
        image = QImage(900, 900, QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(Qt.GlobalColor.transparent)
        with painting(image) as painter:
            painter.translate(300, 250)
            item.paint(painter, None)  # type: ignore[arg-type]
            painter.setCompositionMode(painter.CompositionMode.CompositionMode_Source)
            painter.fillRect(box, QColor(0, 0, 0, 0))
        assert image == _clear(image), (name, density, turn)


def _clear(image: QImage) -> QImage:
    clear = QImage(image.size(), image.format())
    clear.fill(Qt.GlobalColor.transparent)
    return clear


def _mouse(view: QGraphicsView, kind: QEvent.Type, at: QPointF) -> None:
    where = view.mapFromScene(at)
    held = Qt.MouseButton.NoButton if kind == QEvent.Type.MouseButtonRelease else Qt.MouseButton.LeftButton
    button = Qt.MouseButton.NoButton if kind == QEvent.Type.MouseMove else Qt.MouseButton.LeftButton
    viewport = view.viewport()
    spot = QPointF(viewport.mapToGlobal(where))
    QApplication.sendEvent(
        viewport, QMouseEvent(kind, QPointF(where), spot, button, held, Qt.KeyboardModifier.NoModifier)
    )


def test_a_click_is_not_a_drag(view: QGraphicsView) -> None:
    item = put(view, CardItem(LORD))
    told: list[object] = []
    item.pressed.connect(lambda at: told.append("pressed"))
    item.dragged.connect(lambda at: told.append("dragged"))
    item.released.connect(lambda at, was_drag: told.append(("released", was_drag)))
    _mouse(view, QEvent.Type.MouseButtonPress, QPointF(250, 180))
    _mouse(view, QEvent.Type.MouseMove, QPointF(251, 181))
    _mouse(view, QEvent.Type.MouseButtonRelease, QPointF(251, 181))
    assert told == ["pressed", ("released", False)]


def test_a_drag_is_reported_in_scene_coordinates_and_moves_nothing(view: QGraphicsView) -> None:
    item = put(view, CardItem(LORD))
    places: list[QPointF] = []
    ends: list[tuple[QPointF, bool]] = []
    item.dragged.connect(places.append)
    item.released.connect(lambda at, was_drag: ends.append((at, was_drag)))
    _mouse(view, QEvent.Type.MouseButtonPress, QPointF(250, 180))
    for x in (300, 350, 251):
        _mouse(view, QEvent.Type.MouseMove, QPointF(x, 180))
    _mouse(view, QEvent.Type.MouseButtonRelease, QPointF(251, 180))
    assert places == [QPointF(300, 180), QPointF(350, 180), QPointF(251, 180)]
    assert ends == [(QPointF(251, 180), True)]
    assert item.pos() == QPointF(200, 100)


def test_hovering_is_told(qtbot: QtBot, view: QGraphicsView) -> None:
    item = put(view, CardItem(LORD))
    told: list[bool] = []
    item.hovered.connect(told.append)
    _hover(view, QPoint(250, 180))
    _hover(view, QPoint(20, 20))
    assert told == [True, False]


def _hover(view: QGraphicsView, at: QPoint) -> None:
    none = Qt.MouseButton.NoButton
    spot = QPointF(view.viewport().mapToGlobal(at))
    event = QMouseEvent(QEvent.Type.MouseMove, QPointF(at), spot, none, none, Qt.KeyboardModifier.NoModifier)
    QApplication.sendEvent(view.viewport(), event)


def test_the_accessible_name_follows_the_state() -> None:
    item = CardItem(LORD, key=17)
    assert item.key == 17
    assert item.accessible_name == "Robb Stark, Character, cost 4, strength 2, military, power"
    item.set_look(CardLook(kneeling=True, power=2, legal=True, strength_delta=1))
    assert item.accessible_name.endswith("strength 3, military, power, kneeling, 2 power, can be chosen")
    item.set_look(CardLook(hand_of_the_king=HandTokens(2, 4, False), dimmed=True, dim_reason="costs 5"))
    assert item.accessible_name.endswith("Hand of the King, 2 of 4 tokens, out of play, costs 5")


def test_a_face_down_item_says_nothing_of_its_face() -> None:
    for item in (CardItem(None), CardItem(LORD, CardLook(back=True))):
        assert item.data(ACCESSIBLE_NAME) == "Face-down card"
        assert item.toolTip() == ""
    assert "Robb Stark, face down" in CardItem(LORD, CardLook(back=True, known=True)).accessible_name


def test_a_change_of_theme_repaints(qtbot: QtBot, view: QGraphicsView) -> None:
    put(view, CardItem(LORD))
    light = view.grab().toImage().pixelColor(280, 110)
    themes().set_override("dark")
    assert light == theme_named("light").paper
    assert view.grab().toImage().pixelColor(280, 110) == theme_named("dark").paper


def test_changing_density_changes_the_size() -> None:
    item = CardItem(LORD, STANDING, "hand")
    item.set_density("tile")
    assert item.card_rect() == QRectF(0, 0, 84, 60)
    with pytest.raises(KeyError):
        item.set_density("poster")


def test_cards_that_only_move_are_not_painted_again(view: QGraphicsView, monkeypatch: pytest.MonkeyPatch) -> None:
    painted: list[object] = []
    paint = item_module.paint_posed
    monkeypatch.setattr(item_module, "paint_posed", lambda *args: (painted.append(args[1]), paint(*args)))
    item = put(view, CardItem(LORD))
    view.grab()
    first = len(painted)
    assert first >= 1
    item.setPos(230, 120)
    view.grab()
    assert len(painted) == first
    item.set_look(CardLook(legal=True))
    view.grab()
    assert len(painted) == first + 1


def test_the_bounding_rectangle_grows_with_the_signs() -> None:
    item = CardItem(LORD)
    bare = item.boundingRect()
    item.set_look(CardLook(chosen=1))
    assert item.boundingRect().contains(bare)
    assert item.boundingRect().width() > bare.width() + 20


def test_speeds() -> None:
    motion.set_speed("fast")
    assert motion.length_ms("kneel") == 70
    motion.set_speed("off")
    assert motion.length_ms("move") == 0
    with pytest.raises(KeyError):
        motion.set_speed("warp")
    assert motion.speed() == "off"
