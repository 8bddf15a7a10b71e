"""The dice as they are drawn: palette, cache, pixel ratios, and that different faces look different."""

import itertools
import time
from dataclasses import fields, replace

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QImage, QPainter

from ui.art import die_solids
from ui.art.dice_sheet import main, samples
from ui.art.die import (
    DieLook,
    die_pixmap,
    paint_count,
    paint_die,
    paint_focus,
    paint_lit,
    paint_selection,
    relative_size,
)
from ui.art.palette import DARK, ELEMENTS, INK, LIGHT, PALETTES, PLAYERS, channels, contrast, mix

pytestmark = pytest.mark.usefixtures("qapp")

ELF = DieLook("unit", ("air", "water"), 2, "missile", 3, mark="class_missile")


def painted(look: DieLook, size: int = 56, ratio: float = 1.0) -> bytes:
    return bytes(die_pixmap(look, size, ratio).toImage().constBits())


def blank(side: int = 80) -> QImage:
    image = QImage(side, side, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    return image


@pytest.mark.parametrize("palette", [DARK, LIGHT], ids=lambda palette: palette.name)
@pytest.mark.parametrize("ink", ["text", "quiet_text", "accent_text", "danger", "good"])
@pytest.mark.parametrize("ground", ["table_top", "table_bottom", "card", "area"])
def test_text_is_legible_on_every_ground(palette, ink, ground):
    assert contrast(getattr(palette, ink), getattr(palette, ground)) >= 4.5


@pytest.mark.parametrize("palette", [DARK, LIGHT], ids=lambda palette: palette.name)
def test_text_is_legible_on_fields_and_on_amber(palette):
    assert contrast(palette.text, palette.field_hover) >= 4.5
    assert contrast(palette.quiet_text, palette.field) >= 4.5
    assert contrast(palette.text, palette.accent_area) >= 4.5
    assert contrast(palette.on_accent, palette.accent) >= 4.5


def test_contrast_is_that_of_web_accessibility():
    assert contrast("#000000", "#ffffff") == pytest.approx(21)
    assert contrast("#777777", "#ffffff") == pytest.approx(4.48, abs=0.01)
    assert contrast("#123456", "#123456") == 1


def test_palettes_are_complete_colours():
    for palette in PALETTES.values():
        for field in fields(palette):
            if field.name != "name":
                channels(getattr(palette, field.name))
    assert len(set(PLAYERS)) == 6
    assert {"earth", "air", "fire", "water", "death", "ivory"} <= set(ELEMENTS)
    assert mix("#000000", "#ffffff", 0.5) == "#808080"


def test_ink_shows_on_every_coloured_body():
    for name in ("air", "fire", "water", "death"):
        assert contrast(INK, ELEMENTS[name].base) >= 2.9


def test_equal_looks_share_one_pixmap():
    assert die_pixmap(ELF, 56, 2.0) is die_pixmap(replace(ELF), 56, 2.0)
    assert die_pixmap(ELF, 56, 2.0) is not die_pixmap(ELF, 57, 2.0)


@pytest.mark.parametrize("ratio", [1.0, 1.25, 2.0, 3.0])
def test_pixmaps_have_the_pixels_of_their_ratio(ratio):
    pixmap = die_pixmap(ELF, 44, ratio)
    assert pixmap.width() == pixmap.height() == round(44 * ratio)
    assert pixmap.devicePixelRatio() == ratio
    assert pixmap.hasAlphaChannel()


@pytest.mark.parametrize("size", [20, 28, 44, 88])
def test_every_sample_looks_different(size):
    pictures = [painted(look, size) for _, look in samples()]
    assert len(set(pictures)) == len(pictures)


@pytest.mark.parametrize("size", [20, 56])
@pytest.mark.parametrize(
    "changed",
    [
        {"icon": "melee"},
        {"count": 2},
        {"elements": ("earth", "fire")},
        {"elements": ("water", "air")},
        {"icon": "id", "emblem": "emblem_goblins_magic"},
        {"dimmed": True},
        {"body": "monster"},
    ],
    ids=str,
)
def test_each_part_of_a_look_shows(size, changed):
    assert painted(replace(ELF, **changed), size) != painted(ELF, size)


@pytest.mark.parametrize("size", [20, 56])
def test_identities_tell_emblem_and_health(size):
    emblems = ("emblem_goblins_magic", "emblem_goblins_cavalry")
    looks = [DieLook("unit", ("earth", "death"), health, emblem=emblem) for health in (1, 2, 3) for emblem in emblems]
    assert all(painted(one, size) != painted(other, size) for one, other in itertools.combinations(looks, 2))


def test_marks_are_left_out_where_they_cannot_be_read():
    assert painted(ELF, 36) == painted(replace(ELF, mark=None), 36)
    assert painted(ELF, 40) != painted(replace(ELF, mark=None), 40)


@pytest.mark.parametrize("body", ["unit", "monster"])
def test_any_count_can_be_painted(body):
    looks = [replace(ELF, body=body, count=count) for count in range(1, 11)]
    assert len({painted(look) for look in looks}) == 10


def test_terrains_show_their_number():
    looks = [DieLook("terrain", ("air", "water"), icon="melee", number=number) for number in range(1, 9)]
    for size in (20, 44):
        assert len({painted(look, size) for look in looks}) == 8


def test_unknown_names_are_refused():
    with pytest.raises(KeyError):
        die_pixmap(replace(ELF, icon="no such icon"), 44)
    with pytest.raises(KeyError):
        die_pixmap(replace(ELF, elements=("mud",)), 44)


@pytest.mark.parametrize("look", [look for _, look in samples()], ids=[name for name, _ in samples()])
def test_bodies_stand_clear_of_the_edge_and_fill_the_middle(look):
    image = die_pixmap(look, 64).toImage()
    corners = [image.pixelColor(x, y).alpha() for x in (0, 63) for y in (0, 63)]
    assert max(corners) == 0
    assert image.pixelColor(32, 14).alpha() == 255


def test_painting_directly_matches_the_pixmap():
    image = blank(88)
    image.setDevicePixelRatio(2.0)
    painter = QPainter(image)
    paint_die(painter, ELF, QRectF(0, 0, 44, 44))
    painter.end()
    assert bytes(image.constBits()) == painted(ELF, 44, 2.0)


def test_painting_keeps_the_painter_and_stays_in_its_square():
    image = blank(120)
    painter = QPainter(image)
    paint_die(painter, ELF, QRectF(10, 40, 100, 40))
    assert painter.transform().isIdentity()
    painter.end()
    assert image.copy(0, 0, 120, 40).allGray()
    assert image.pixelColor(60, 60).alpha() == 255
    assert image.pixelColor(20, 60).alpha() == 0


def test_overlays_differ_and_need_no_second_pixmap():
    for palette in (DARK, LIGHT):
        pictures = set()
        for overlay in (paint_selection, paint_lit, paint_focus):
            image = blank()
            painter = QPainter(image)
            overlay(painter, QRectF(8, 8, 64, 64), palette)
            painter.end()
            pictures.add(bytes(image.constBits()))
        assert len(pictures) == 3


def test_count_chips_tell_their_number():
    pictures = set()
    for count in (2, 3, 12):
        image = blank()
        painter = QPainter(image)
        paint_count(painter, QRectF(8, 8, 64, 64), count, DARK)
        painter.end()
        pictures.add(bytes(image.constBits()))
    assert len(pictures) == 3


def test_larger_health_is_drawn_larger():
    sizes = [relative_size(health) for health in (1, 2, 3, 4)]
    assert sizes == sorted(set(sizes))
    assert relative_size(10) == 1.0


@pytest.mark.parametrize(
    ("solid", "sides", "outline"),
    [(die_solids.eight_sided(), 3, 6), (die_solids.ten_sided(), 4, 6), (die_solids.twelve_sided(), 5, 10)],
    ids=["terrain", "monster", "dragon"],
)
def test_solids_have_their_shape(solid, sides, outline):
    assert len(solid.facets[0].corners) == sides
    assert len(solid.outline) == outline
    for x, y in solid.outline:
        assert 2 <= x <= 98
        assert 2 <= y <= 95
    assert {round(100 - x, 3) for x, _ in solid.outline} == {round(x, 3) for x, _ in solid.outline}


def test_a_table_of_480_dice_repaints_from_the_cache_within_8_ms():
    looks = [look for _, look in samples()]
    image = QImage(1600, 1000, QImage.Format.Format_ARGB32_Premultiplied)

    def repaint() -> float:
        start = time.perf_counter()
        painter = QPainter(image)
        for index in range(480):
            painter.drawPixmap(index % 30 * 52, index // 30 * 60, die_pixmap(looks[index % len(looks)], 44))
        painter.end()
        return time.perf_counter() - start

    repaint()
    assert min(repaint() for _ in range(5)) < 0.008


def test_the_sheets_are_written(tmp_path):
    for arguments in ([], ["--all"]):
        out = tmp_path / "sheet.png"
        assert main([str(out), *arguments]) == 0
        assert not QImage(str(out)).isNull()
        out.unlink()
