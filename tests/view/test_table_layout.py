"""Geometry of the table: nothing overlaps, nothing leaves the window, at every size."""

from itertools import combinations

import pytest

from agot_desktop.view.table.layout import table_layout
from agot_desktop.view.table.rect import Rect
from agot_desktop.view.table.rows import HAND, TILE, Packed, Place, Shape, fan, pack

SIZES = [(960, 540), (1100, 640), (1280, 720), (1366, 768), (1600, 900), (1920, 1080), (2560, 1440), (3840, 2160)]


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("tall", [False, True])
def test_zones_lie_in_the_window_and_apart(size: tuple[int, int], tall: bool) -> None:
    layout = table_layout(*size, tall_prompt=tall)
    zones = layout.zones()
    for name, rect in zones.items():
        assert layout.size.contains(rect), name
        assert rect.w > 30 and rect.h > 20, name
    for (one, first), (other, second) in combinations(zones.items(), 2):
        assert not first.overlaps(second), f"{one} and {other}"


def test_the_drawn_sizes_are_met() -> None:
    small = table_layout(1280, 720)
    assert small.far_characters == Rect(164, 122, 832, 112)
    assert small.prompt == Rect(0, 498, 1004, 58)
    assert small.preview == Rect(1004, 40, 276, 372)
    large = table_layout(1920, 1080)
    assert large.near_characters == Rect(212, 446, 1340, 196)
    assert large.prompt == Rect(0, 754, 1560, 66)
    assert large.log == Rect(1560, 542, 360, 538)


def test_a_narrow_window_has_no_docks_and_a_wide_one_has() -> None:
    assert not table_layout(960, 540).docked
    assert table_layout(1280, 720).docked
    assert not table_layout(1280, 720, log=False).docked


def test_text_size_zooms_the_whole_table() -> None:
    plain, zoomed = table_layout(960, 540), table_layout(1920, 1080, 2.0)
    assert zoomed.hand == Rect(*(2 * side for side in plain.hand))
    assert not zoomed.docked


def test_a_tall_prompt_takes_from_the_hand_only() -> None:
    flat, tall = table_layout(1280, 720), table_layout(1280, 720, tall_prompt=True)
    assert tall.near_locations == flat.near_locations
    assert tall.hand.h == flat.hand.h - 34
    assert tall.hand.bottom == flat.hand.bottom


def boxes(packed: Packed, shapes: list[Shape]) -> list[Rect]:
    return [place.box(shape.kneeling) for place, shape in zip(packed.places, shapes, strict=True)]


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080), (1600, 900)])
@pytest.mark.parametrize("count", range(1, 15))
def test_up_to_fourteen_characters_stand_apart_beside_the_hand_of_the_king(size: tuple[int, int], count: int) -> None:
    row = table_layout(*size).near_characters
    inner = Rect(row.x + 20, row.y, row.w - 20, row.h)
    shapes = [Shape(kneeling=n % 3 == 0, attachments=int(n == 1), duplicates=int(n == 2)) for n in range(count)]
    packed = pack(inner, shapes, wide=True, lead=Shape(aside=True))
    assert not packed.overlapping
    found = boxes(packed, shapes)
    assert packed.lead is not None and packed.divider is not None
    for box in found:
        assert row.contains(box)
        assert box.x > packed.divider
    for one, other in combinations([*found, packed.lead.box()], 2):
        assert not one.overlaps(other)
    assert packed.scale >= 0.67


def test_a_high_row_shows_tall_cards_and_a_low_one_tiles() -> None:
    shapes = [Shape()] * 5
    assert pack(table_layout(1920, 1080).near_characters, shapes, wide=True).density == HAND
    assert pack(table_layout(1280, 720).near_characters, shapes, wide=True).density == TILE
    assert pack(table_layout(1920, 1080).near_locations, shapes).density == TILE


def test_kneeling_cards_take_more_room_only_when_they_turn() -> None:
    wide = table_layout(1920, 1080).near_characters
    tall = pack(wide, [Shape(kneeling=True), Shape()], wide=True)
    assert tall.places[1].cx - tall.places[0].cx > 140 * tall.scale


def test_cards_of_a_line_stand_on_one_foot() -> None:
    shapes = [Shape(kneeling=True), Shape(attachments=2), Shape()]
    packed = pack(table_layout(1920, 1080).near_characters, shapes, wide=True, lead=Shape(kneeling=True))
    feet = {round(box.bottom, 3) for box in boxes(packed, shapes)}
    assert packed.lead is not None
    assert feet == {round(packed.lead.box(kneeling=True).bottom, 3)}


def test_room_for_attachments_is_kept_above() -> None:
    row = table_layout(1280, 720).near_characters
    for attachments in range(4):
        packed = pack(row, [Shape(attachments=attachments)])
        assert packed.places[0].box().y - 15 * attachments * packed.scale >= row.y


def test_what_does_not_fit_overlaps_but_stays_in_the_row() -> None:
    row = table_layout(1280, 720).near_characters
    shapes = [Shape()] * 40
    packed = pack(row, shapes, lead=Shape())
    assert packed.overlapping
    assert len({place.cx for place in packed.places}) == 40
    for box in boxes(packed, shapes):
        assert row.contains(box)


def test_few_cards_in_a_low_row_are_not_spread() -> None:
    row = table_layout(960, 540).near_locations
    packed = pack(row, [Shape()] * 4)
    assert packed.places[1].cx - packed.places[0].cx < 84 * packed.scale + 20


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("count", [0, 1, 7, 14, 25])
def test_the_hand_stays_in_its_strip(size: tuple[int, int], count: int) -> None:
    hand = table_layout(*size).hand
    packed = fan(hand, count)
    for place in packed.places:
        assert hand.contains(place.box())
    steps = [b.cx - a.cx for a, b in zip(packed.places, packed.places[1:], strict=False)]
    assert all(step > 12 for step in steps)


def test_a_lowered_hand_keeps_its_scale() -> None:
    flat, tall = table_layout(1280, 720), table_layout(1280, 720, tall_prompt=True)
    assert fan(tall.hand, 7, lowered=34).scale == fan(flat.hand, 7).scale


def test_places_give_the_face() -> None:
    assert Place(100, 100, HAND, 1.0).box(kneeling=True) == Rect(16, 40, 168, 120)
    assert Place(100, 100, TILE, 2.0).box(kneeling=True) == Rect(16, 40, 168, 120)
