"""Pictures of cards: every density and ratio, states that differ without colour, caching, secrets of the back."""

from dataclasses import replace
from itertools import combinations

import pytest
from PySide6.QtCore import QCoreApplication, QPointF, QRectF, Qt, QTranslator
from PySide6.QtGui import QImage, QTransform
from PySide6.QtWidgets import QApplication

from agot_desktop.view.cards import painter as cards
from agot_desktop.view.cards.density import DENSITIES, FULL, HAND, TILE, Density, density_named
from agot_desktop.view.cards.face import STANDING, CardFace, CardLook, HandTokens
from agot_desktop.view.cards.outlines import paint_outlines
from agot_desktop.view.cards.painter import cached_cards, card_pixmap, clear_card_cache, paint_card
from agot_desktop.view.cards.parts import Canvas
from agot_desktop.view.cards.pose import footprint
from agot_desktop.view.painting import painting
from agot_desktop.view.theme import THEME_NAMES, theme_named
from tests.view.card_samples import ALL, LOOKS, LORD, SCHEMER, STAG, long_face

MARGIN = 30


def drawn(
    card: CardFace | None, look: CardLook, density: str, theme: str = "light", dpr: float = 1.0, scale: float = 1.0
) -> QImage:
    """The card in the middle of a square of the table's colour."""
    how = density_named(density)
    side = max(how.width, how.height) * scale + 2 * MARGIN * max(1.0, how.badge) * scale
    image = QImage(round(side * dpr), round(side * dpr), QImage.Format.Format_RGB32)
    image.setDevicePixelRatio(dpr)
    colours = theme_named(theme)
    image.fill(colours.zone)
    rect = QRectF(QPointF(0, 0), how.size * scale)
    rect.moveCenter(QPointF(side / 2, side / 2))
    with painting(image) as painter:
        paint_card(painter, card, look, density, colours, rect)
    return image


def grey(image: QImage) -> bytes:
    shades = image.convertToFormat(QImage.Format.Format_Grayscale8)
    return b"".join(bytes(shades.constScanLine(y))[: shades.width()] for y in range(shades.height()))


def differing(one: bytes, other: bytes, by: int = 40) -> int:
    """How many pixels differ clearly."""
    return sum(abs(a - b) > by for a, b in zip(one, other, strict=True))


@pytest.mark.parametrize("dpr", [1.0, 2.0])
@pytest.mark.parametrize("density", sorted(DENSITIES))
@pytest.mark.parametrize("theme", THEME_NAMES)
def test_every_card_is_drawn_at_every_density(theme: str, density: str, dpr: float) -> None:
    empty = drawn(None, CardLook(back=True), density, theme, dpr)
    for card in (*ALL, long_face("ru"), long_face("cs", "plot")):
        image = drawn(card, STANDING, density, theme, dpr)
        assert differing(grey(image), grey(empty)) > image.width() * 3, card.name


def test_cards_of_one_density_all_differ() -> None:
    for density in ("full", "hand", "tile"):
        pictures = {card.id: grey(drawn(card, STANDING, density)) for card in ALL}
        for one, other in combinations(pictures, 2):
            assert differing(pictures[one], pictures[other]) > 150, (density, one, other)


# A tile has no room for keywords and cost, so these change only larger cards.
NOT_ON_TILES = {"lost", "cost"}


@pytest.mark.parametrize("theme", THEME_NAMES)
@pytest.mark.parametrize("density", ["hand", "tile"])
def test_states_differ_in_greyscale(density: str, theme: str) -> None:
    looks = {name: look for name, look in LOOKS.items() if density == "hand" or name not in NOT_ON_TILES}
    card = replace(STAG, traits=SCHEMER.traits)
    pictures = {name: grey(drawn(card, look, density, theme, scale=1.3)) for name, look in looks.items()}
    least = 60 if density == "hand" else 40
    for one, other in combinations(pictures, 2):
        assert differing(pictures[one], pictures[other]) > least, (one, other)


@pytest.mark.parametrize("density", [HAND, TILE])
def test_outlines_differ_by_line_alone(density: Density) -> None:
    masks: dict[str, bytes] = {}
    for name in ("legal", "target", "chosen 1", "attacking", "defending", "focused"):
        image = QImage(260, 260, QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(Qt.GlobalColor.transparent)
        with painting(image) as painter:
            painter.translate(50, 50)
            paint_outlines(Canvas(painter, theme_named("light"), 1.0), LOOKS[name], density)
        masks[name] = grey(image.createAlphaMask().convertToFormat(QImage.Format.Format_RGB32))
    for one, other in combinations(masks, 2):
        assert differing(masks[one], masks[other]) > 150, (one, other)


def test_a_kneeling_hand_card_lies_on_its_side() -> None:
    standing, kneeling = drawn(LORD, STANDING, "hand"), drawn(LORD, CardLook(kneeling=True), "hand")
    paper = theme_named("light").paper

    def reach(image: QImage) -> tuple[int, int]:
        spots = [(x, y) for x in range(image.width()) for y in range(image.height()) if image.pixelColor(x, y) == paper]
        xs, ys = [x for x, _ in spots], [y for _, y in spots]
        return max(xs) - min(xs), max(ys) - min(ys)

    assert reach(standing)[0] < 120 < reach(standing)[1]
    assert reach(kneeling)[1] < 120 < reach(kneeling)[0]


@pytest.mark.parametrize(("density", "size"), [(HAND, (168, 120)), (FULL, (420, 300))])
def test_the_footprint_of_a_kneeling_card(density: Density, size: tuple[float, float]) -> None:
    box = footprint(density, 1.0)
    assert (box.width(), box.height()) == pytest.approx(size)
    assert box.center() == density.rect.center()


def test_a_kneeling_tile_leans_and_drops() -> None:
    box = footprint(TILE, 1.0)
    assert box.center().y() - TILE.rect.center().y() == pytest.approx(5)
    assert 84 < box.width() < 92


def test_badges_stay_upright_on_a_kneeling_card() -> None:
    token = CardLook(power=4)
    standing = grey(_token_patch(drawn(LORD, token, "hand", dpr=2.0), footprint(HAND, 0.0)))
    kneeling = _token_patch(drawn(LORD, replace(token, kneeling=True), "hand", dpr=2.0), footprint(HAND, 1.0))
    turned = kneeling.transformed(QTransform().rotate(-90))
    assert differing(standing, grey(kneeling), by=90) < 25 < 60 < differing(standing, grey(turned), by=90)


def _token_patch(image: QImage, box: QRectF) -> QImage:
    """The middle of the power token, 9 px left of the footprint's right edge, in device pixels."""
    ratio, middle = image.devicePixelRatio(), image.width() / image.devicePixelRatio() / 2
    origin = QPointF(middle, middle) - HAND.rect.center()
    spot = origin + QPointF(box.right() - 9, box.top() + box.height() * 0.607)
    return image.copy(
        round((spot.x() - 8) * ratio), round((spot.y() - 8) * ratio), round(16 * ratio), round(16 * ratio)
    )


@pytest.mark.parametrize("density", ["hand", "tile", "full"])
def test_a_face_down_card_gives_nothing_away(density: str) -> None:
    back = CardLook(back=True)
    assert drawn(LORD, back, density) == drawn(SCHEMER, back, density) == drawn(None, STANDING, density)
    secret = CardLook(back=True, strength_delta=3, cost="1", blank=False, lost=("Lord",))
    assert drawn(LORD, secret, density) == drawn(None, STANDING, density)
    known = CardLook(back=True, known=True)
    assert drawn(LORD, known, density) != drawn(SCHEMER, known, density)


def test_the_cache_keeps_one_picture_for_all_copies_and_outlines() -> None:
    clear_card_cache()
    for look in (STANDING, CardLook(legal=True), CardLook(chosen=2, power=3), CardLook(kneeling=True)):
        drawn(LORD, look, "hand")
    assert cached_cards() == 1
    drawn(LORD, CardLook(blank=True), "hand")
    drawn(LORD, STANDING, "hand", dpr=2.0)
    drawn(LORD, STANDING, "hand", "dark")
    drawn(replace(LORD, name="Robb the Young"), STANDING, "hand")
    assert cached_cards() == 5


def test_the_cache_stays_under_its_limit() -> None:
    small = cards._Cache(limit=50_000)
    key = cards._Key(LORD, "tile", "light", "", 84, 0, "", False, (), False)
    for width in range(60, 100):
        small.put(key._replace(width=width), card_pixmap(LORD, "tile", theme_named("light"), scale=width / 84))
        assert small.bytes <= 50_000
    assert small.get(key._replace(width=99)) is not None
    assert small.get(key._replace(width=60)) is None
    assert small.bytes == sum(cards._bytes(pixmap) for pixmap in small.pixmaps.values())


def test_a_standing_card_is_not_blurred_by_a_position_between_pixels() -> None:
    theme = theme_named("light")
    pixmap = card_pixmap(LORD, "hand", theme).toImage().convertToFormat(QImage.Format.Format_ARGB32)
    image = QImage(220, 260, QImage.Format.Format_ARGB32)
    image.fill(theme.zone)
    with painting(image) as painter:
        paint_card(painter, LORD, STANDING, "hand", theme, QRectF(40.4, 40.3, 120, 168))
    inner = QRectF(10, 10, 100, 148).toRect()
    assert image.copy(inner.translated(40, 40)) == pixmap.copy(inner)


def test_a_new_language_redraws_the_type(qapp: QApplication) -> None:
    class Shouting(QTranslator):
        def translate(self, context: str, source: str, comment: str | None = None, number: int = -1) -> str:
            return source[::-1] if context == "CardFace" else source

        def isEmpty(self) -> bool:
            return False

    before = drawn(LORD, STANDING, "full")
    translator = Shouting()
    QCoreApplication.installTranslator(translator)
    try:
        assert drawn(LORD, STANDING, "full") != before
    finally:
        QCoreApplication.removeTranslator(translator)
    assert drawn(LORD, STANDING, "full") == before


def test_a_pixmap_for_lists_has_the_asked_size_and_may_be_changed() -> None:
    theme = theme_named("light")
    pixmap = card_pixmap(LORD, "tile", theme, dpr=2.0, scale=1.5)
    assert pixmap.deviceIndependentSize().width() == pytest.approx(126)
    pixmap.fill(Qt.GlobalColor.red)
    assert card_pixmap(LORD, "tile", theme, dpr=2.0, scale=1.5).toImage() != pixmap.toImage()


def test_an_unknown_density_is_an_error() -> None:
    with pytest.raises(KeyError):
        drawn(LORD, STANDING, "poster")


def test_the_painter_is_left_as_it_was() -> None:
    image = QImage(400, 400, QImage.Format.Format_RGB32)
    with painting(image) as painter:
        painter.translate(3, 4)
        painter.setOpacity(0.5)
        before = (painter.transform(), painter.pen(), painter.brush(), painter.opacity(), painter.font())
        for look in LOOKS.values():
            paint_card(painter, LORD, look, "hand", theme_named("light"), QRectF(50, 50, 120, 168))
        after = (painter.transform(), painter.pen(), painter.brush(), painter.opacity(), painter.font())
    assert before == after


def test_a_ring_shows_tokens_up_to_and_over_the_threshold() -> None:
    pictures = [
        grey(drawn(STAG, CardLook(hand_of_the_king=HandTokens(tokens, 4, True)), "hand", dpr=2.0))
        for tokens in range(7)
    ]
    for one, other in combinations(range(7), 2):
        assert differing(pictures[one], pictures[other], by=20) > 15, (one, other)
