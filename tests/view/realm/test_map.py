"""The drawn map against the board's facts: shapes, anchors, names, borders and arrows (section 1 of the board)."""

import pytest
from PySide6.QtCore import QPointF
from pytestqt.qtbot import QtBot

from agot_desktop import paths
from agot_desktop.controller.realm.names import RealmNames, read_names
from agot_desktop.controller.realm.ports import realm_rules
from agot_desktop.controller.words import english
from agot_desktop.view.realm.faces import RealmFaces
from agot_desktop.view.realm.geometry import SEA, area_path, load_map, point
from agot_desktop.view.realm.map_scene import MapScene
from agot_desktop.view.realm.map_view import MapView

BOARD = realm_rules(paths.board()).board
CODES = ("en", "cs", "ru", "es")


def scene(code: str = "en") -> MapScene:
    class Texts:
        names = RealmNames(BOARD, read_names(paths.board()), english, lambda: code)

    return MapScene(RealmFaces(Texts), BOARD.area_ids)


def test_every_area_has_a_shape_and_nothing_else_has() -> None:
    land = {ident for ident, area in load_map().areas.items() if area.type != SEA}
    assert land == set(BOARD.area_ids)
    seas = {ident for ident, area in load_map().areas.items() if area.type == SEA}
    assert seas == {sea.id for sea in BOARD.seas}


def test_centres_and_anchors_belong_to_their_area(qtbot: QtBot) -> None:
    made = scene()
    for number, ident in enumerate(BOARD.area_ids):
        area = load_map().areas[ident]
        assert made.area_at(point(area.centre)) == number
        assert area.tokens is not None
        for anchor in (area.tokens.units, area.tokens.order, area.tokens.leader, area.tokens.shield):
            assert area_path(ident).contains(point(anchor)), (ident, anchor)
        if area.label.style == "land":
            assert area_path(ident).contains(point(area.label.at)), ident


def test_borders_touch_where_the_rules_say_so() -> None:
    """Every border that can be crossed is drawn, and no other pair of areas has one that looks so."""
    drawn = {frozenset(arc.between) for arc in load_map().arcs if arc.kind in ("open", "ford", "bridge")}
    linked = {frozenset(strait.between) for strait in load_map().straits}
    ids = BOARD.area_ids
    rules = {frozenset((ids[a], ids[b])) for a, near in enumerate(BOARD.borders) for b in near}
    assert drawn <= rules
    assert rules - drawn == linked
    fords = {frozenset(arc.between) for arc in load_map().arcs if arc.kind == "ford"}
    wet = {frozenset((ids[a], ids[way.to])) for a, ways in enumerate(BOARD.passages) for way in ways if way.ford}
    assert fords == wet == {frozenset(c.between) for c in load_map().crossings if c.kind == "ford"}


def test_arrows_are_those_of_the_board() -> None:
    drawn = {(a.id, a.from_, a.to, a.both_ways, tuple(a.closed_in)) for a in load_map().arrows}
    assert drawn == {(a.id, a.from_, a.to, a.both_ways, tuple(a.closed_in)) for a in BOARD.arrows}


@pytest.mark.parametrize("code", CODES)
def test_names_keep_to_their_room_and_to_themselves(qtbot: QtBot, code: str) -> None:
    """No name is wider than its room by more than a ribbon may be, and no two names overlap."""
    made = scene(code)
    boxes = []
    for ident, item in made.names.items():
        lines, shaped, size = item._shaped()
        width = max(shaped.width(line) + item.label.spacing * len(line) for line in lines)
        assert width <= item.label.max_width + 24, (code, ident, lines)
        if item.label.style == "sea":
            continue
        height = size * 1.15 * len(lines)
        at = point(item.label.at)
        boxes.append((ident, at.x() - width / 2, at.y() - height / 2, width, height))
    for n, (one, x, y, w, h) in enumerate(boxes):
        for other, x2, y2, w2, h2 in boxes[n + 1 :]:
            apart = x + w <= x2 or x2 + w2 <= x or y + h <= y2 or y2 + h2 <= y
            assert apart, (code, one, other)


def test_the_keyboard_walks_from_area_to_area(qtbot: QtBot) -> None:
    made = scene()
    view = MapView(made)
    qtbot.addWidget(view)
    view.resize(900, 640)
    seen = set()
    for number in range(len(BOARD.area_ids)):
        for key in (0x01000012, 0x01000013, 0x01000014, 0x01000015):  # left, up, right, down
            near = frozenset(BOARD.borders[number]) | frozenset(way.to for way in BOARD.passages[number])
            seen.add(view.next_area(number, key, near))
    assert seen == set(range(len(BOARD.area_ids)))


def test_zoom_is_held_and_fits(qtbot: QtBot) -> None:
    made = scene()
    view = MapView(made)
    qtbot.addWidget(view)
    view.resize(900, 640)
    view.show()
    view.fit()
    whole = view.zoom
    assert view.mapToScene(view.viewport().rect()).boundingRect().contains(QPointF(1050, 750))
    view.set_zoom(50)
    assert view.zoom == pytest.approx(3.0)
    view.frame_area(BOARD.area_number["harrenhal"])
    assert whole < view.zoom <= 1.6
    view.fit()
    assert view.zoom == pytest.approx(whole)
