"""The dice of Battle Dice as they are drawn: told apart by kind, number, player and state; kept; refused in time."""

from functools import cache
from itertools import combinations

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter

from ddtable.rules.battle_dice.kinds import ARTIFACTS, TABLE_DICE, TROOPS, UNITS, sides_of
from ui.art import battle_sheet
from ui.art.battle_die import (
    STATES,
    BattleLook,
    battle_outline,
    battle_pixmap,
    material_of,
    paint_battle_die,
    paint_battle_focus,
    paint_battle_lit,
    paint_battle_selection,
)
from ui.art.die_solids import Facet
from ui.art.palette import DARK, DARK_INK, INK, LIGHT, PALETTES, Palette, contrast, luminance
from ui.art.polyhedra import face_frame, solid_of

pytestmark = pytest.mark.usefixtures("qapp")

KINDS = (*UNITS, *ARTIFACTS, *TABLE_DICE)


def on_table(look: BattleLook, size: int, palette: Palette = DARK, ratio: float = 1.0) -> QImage:
    """The die as it lies on the table, in grey."""
    pixels = round(size * ratio)
    image = QImage(pixels, pixels, QImage.Format.Format_RGB32)
    image.setDevicePixelRatio(ratio)
    image.fill(QColor(palette.table_top))
    painter = QPainter(image)
    painter.drawPixmap(0, 0, battle_pixmap(look, size, ratio, palette))
    painter.end()
    return image.convertToFormat(QImage.Format.Format_Grayscale8)


@cache
def greys(look: BattleLook, size: int, palette: Palette) -> bytes:
    return bytes(on_table(look, size, palette).constBits())


def apart(one: BattleLook, other: BattleLook, size: int, palette: Palette = DARK) -> float:
    """The share of pixels in which two dice differ so much that a viewer without colours sees it."""
    pairs = zip(greys(one, size, palette), greys(other, size, palette), strict=True)
    return sum(abs(a - b) > 40 for a, b in pairs) / size**2


def alike(looks: list[BattleLook], size: int, least: float, palette: Palette = DARK) -> list[object]:
    """The pairs of dice that differ in less than this share of their pixels."""
    found = ((one, other, round(apart(one, other, size, palette), 4)) for one, other in combinations(looks, 2))
    return [pair for pair in found if pair[2] < least]


@pytest.mark.parametrize("kind", KINDS)
def test_every_die_is_painted_inside_its_square_at_every_ratio(kind: str) -> None:
    for ratio in (1.0, 1.5, 2.0):
        pixmap = battle_pixmap(BattleLook(kind, 1, 0), 32, ratio, DARK)
        assert pixmap.width() == round(32 * ratio)
        assert pixmap.deviceIndependentSize().width() == 32
    middle = pixmap.toImage().pixelColor(32, 36)
    assert middle.alpha() == 255
    assert pixmap.toImage().pixelColor(0, 0).alpha() == 0


@pytest.mark.parametrize("size", [24, 36, 96])
def test_dice_with_different_numbers_of_sides_differ_in_shape(size: int) -> None:
    looks = [BattleLook(kind, 1, 0) for kind in (*TROOPS, "dragon")]
    assert alike(looks, size, 0.02) == []


@pytest.mark.parametrize("size", [36, 72])
def test_units_and_artifacts_of_one_shape_differ_in_their_emblems(size: int) -> None:
    monsters = [BattleLook(kind, 0, 0) for kind in UNITS if sides_of(kind) == 20]
    pyramids = [BattleLook(kind, 0, 0) for kind in ("general", *ARTIFACTS)]
    for looks in (monsters, pyramids):
        assert alike(looks, size, 0.003) == []


@pytest.mark.parametrize("size", [24, 44, 80])
@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("kind", [*TROOPS, "giant", "crown", *TABLE_DICE])
def test_no_two_numbers_of_a_die_look_alike(kind: str, seat: int, size: int) -> None:
    looks = [BattleLook(kind, value, seat) for value in range(sides_of(kind) + 1)]
    assert alike(looks, size, 0.003) == []


@pytest.mark.parametrize("size", [28, 64])
@pytest.mark.parametrize("palette", PALETTES.values(), ids=PALETTES)
def test_states_and_changes_differ_without_colours(palette: Palette, size: int) -> None:
    looks = [BattleLook("mage", 7, 1, state=state) for state in STATES]
    looks += [BattleLook("mage", 7, 1, change) for change in (1, -1, 2)]
    assert alike(looks, size, 0.006, palette) == []


@pytest.mark.parametrize("palette", PALETTES.values(), ids=PALETTES)
def test_two_ranks_facing_each_other_differ_in_lightness_and_not_in_hue_alone(palette: Palette) -> None:
    for seat in range(0, 6, 2):
        one, other = (material_of("archer", seat + step, palette) for step in (0, 1))
        assert one.dark_ink != other.dark_ink
        assert luminance(other.tones.base) > 2 * luminance(one.tones.base)


@pytest.mark.parametrize("palette", PALETTES.values(), ids=PALETTES)
@pytest.mark.parametrize("kind", ["cavalry", "wings", "table_d20"])
def test_engraved_numbers_are_readable_on_every_colour(kind: str, palette: Palette) -> None:
    for seat in range(-1, 6):
        material = material_of(kind, seat, palette)
        assert contrast(DARK_INK if material.dark_ink else INK, material.tones.base) >= 4.5


def test_artifacts_are_of_another_material_than_generals() -> None:
    assert {material_of(kind, 0, DARK).substance for kind in ARTIFACTS} == {"gem"}
    assert {material_of(kind, 0, DARK).substance for kind in (*UNITS, *TABLE_DICE)} == {"plastic"}


def test_table_dice_are_white_for_every_player() -> None:
    assert material_of("table_d6", 1, DARK) == material_of("table_d6", -1, LIGHT)


def test_a_die_is_painted_once() -> None:
    one = battle_pixmap(BattleLook("archer", 5, 1), 40, 1.5, DARK)
    assert battle_pixmap(BattleLook("archer", 5, 1), 40, 1.5, DARK) is one
    assert battle_pixmap(BattleLook("archer", 5, 1), 40, 1.5, LIGHT) is not one


def test_unknown_kinds_and_states_are_refused_before_anything_is_painted() -> None:
    with pytest.raises(KeyError, match="no die called 'wizard'"):
        BattleLook("wizard", 1, 0)
    with pytest.raises(ValueError, match="never 'asleep'"):
        BattleLook("mage", 1, 0, state="asleep")
    with pytest.raises(KeyError):
        battle_outline("wizard")


@pytest.mark.parametrize("kind", [*TROOPS, "dragon", "banner"])
def test_the_outline_is_that_of_the_painted_body(kind: str) -> None:
    outline = battle_outline(kind)
    assert QRectF(0, 0, 100, 100).contains(outline.boundingRect())
    image = battle_pixmap(BattleLook(kind, 1, 0), 100, 1.0, DARK).toImage()
    inside = [(x, y) for x in range(100) for y in range(100) if outline.contains(QRectF(x - 1, y - 1, 3, 3))]
    assert len(inside) > 2500
    assert all(image.pixelColor(x, y).alpha() == 255 for x, y in inside)


@pytest.mark.parametrize("ring", [paint_battle_lit, paint_battle_selection, paint_battle_focus])
@pytest.mark.parametrize("palette", PALETTES.values(), ids=PALETTES)
def test_rings_are_around_the_body_and_not_on_its_face(ring: battle_sheet.Ring, palette: Palette) -> None:
    image = QImage(80, 80, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    ring(painter, QRectF(10, 10, 60, 60), "cavalry", palette)
    painter.end()
    outline = battle_outline("cavalry").toFillPolygon()
    top = min(outline, key=lambda point: point.y())
    above = [image.pixelColor(10 + round(top.x() * 0.6), y).alpha() for y in range(5, 14)]
    assert max(above) > 120
    assert image.pixelColor(40, 40).alpha() == 0


def test_a_die_is_painted_into_a_square_like_its_pixmap() -> None:
    image = QImage(64, 64, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    paint_battle_die(painter, QRectF(0, 0, 64, 64), BattleLook("mage", 11, 0), DARK)
    painter.end()
    whole = battle_pixmap(BattleLook("mage", 11, 0), 64, 1.0, DARK).toImage()
    assert bytes(image.constBits()) == bytes(whole.convertToFormat(image.format()).constBits())


@pytest.mark.parametrize("sides", [4, 6, 8, 10, 12, 20])
def test_a_solid_shows_convex_sides_of_the_right_kind(sides: int) -> None:
    solid = solid_of(sides)
    corners = {4: 3, 6: 4, 8: 3, 10: 4, 12: 5, 20: 3}[sides]
    assert all(len(facet.corners) == corners for facet in solid.facets)
    assert 2 <= len(solid.facets) <= sides / 2
    assert all(0 <= facet.light <= 1 for facet in solid.facets)


def test_drawings_are_upright_on_a_side() -> None:
    """A triangle with a corner up: the top of the drawing is there, left stays left."""
    frame = face_frame(Facet(((50, 10), (10, 80), (90, 80)), 0.5).corners)
    assert frame.map(0.0, -1.0) == pytest.approx((50, 10), abs=0.01)
    assert frame.map(-1.0, 0.0)[0] < frame.map(1.0, 0.0)[0]


def test_the_sheet_can_be_written(tmp_path_factory: pytest.TempPathFactory) -> None:
    folder = tmp_path_factory.mktemp("sheet")
    assert battle_sheet.main([str(folder / "sheet.png"), "--theme", "contrast", "--grey"]) == 0
    assert QImage(str(folder / "sheet.png")).isGrayscale()
    assert battle_sheet.main([str(folder / "none" / "sheet.png")]) == 1
