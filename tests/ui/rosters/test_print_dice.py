"""Dice on paper: told apart without colour, and every face of every die there is can be drawn."""

from __future__ import annotations

from dataclasses import replace
from itertools import combinations

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QImage, QPainter
from pytestqt.qtbot import QtBot

from ddtable.dice.catalogue import catalogue
from tests.ui.rosters.papers import colourful
from ui.art.die import DieLook
from ui.art.die_looks import type_look
from ui.rosters.inks import COLOUR, GREY, Inks
from ui.rosters.print_dice import paint_body, paint_face, paint_triangle

ELEMENTS = ("air", "water", "fire", "earth", "death", "ivory")
SIDE = 180  # a nine-millimetre die at 500 dots an inch


def painted(paint, *details) -> QImage:
    """A picture of what a function paints into a square."""
    picture = QImage(SIDE, SIDE, QImage.Format.Format_RGB888)
    picture.fill(QColor("white"))
    painter = QPainter(picture)
    paint(painter, *details)
    painter.end()
    return picture


def body(look: DieLook, inks: Inks = GREY) -> QImage:
    return painted(paint_body, look, QRectF(0, 0, SIDE, SIDE), inks)


def difference(one: QImage, other: QImage) -> float:
    """The share of pixels that are dark in one and light in the other."""
    pixels = [(x, y) for x in range(SIDE) for y in range(0, SIDE, 2)]
    differing = sum(abs((one.pixel(*at) & 0xFF) - (other.pixel(*at) & 0xFF)) > 90 for at in pixels)
    return differing / len(pixels)


@pytest.mark.parametrize("kind", ["goblins_thug", "fire_drake", "flatland_city", "goblins_troll"])
def test_elements_differ_by_hatching_alone(kind: str, qtbot: QtBot):
    look = type_look(kind, 7 if kind == "flatland_city" else None)
    pictures = {element: body(replace(look, elements=(element,))) for element in ELEMENTS}
    for one, other in combinations(ELEMENTS, 2):
        assert difference(pictures[one], pictures[other]) > 0.02, (one, other)


def test_ink_without_colour_has_none_and_ink_with_colour_has_some(qtbot: QtBot):
    for type_id in ("goblins_thug", "coral_elves_guard", "fire_drake", "flatland_city"):
        look = type_look(type_id, 7 if type_id == "flatland_city" else None)
        assert colourful(body(look, GREY)) == 0
        assert colourful(body(look, COLOUR)) > 200


@pytest.mark.parametrize("inks", [COLOUR, GREY], ids=["colour", "grey"])
def test_every_face_of_every_die_is_drawn(inks: Inks, qtbot: QtBot):
    """An icon without a drawing would end the program inside Qt. Elements are left out: they only tint the ground."""
    square = QRectF(0, 0, 40, 40)
    kinds = catalogue().dice.values()
    looks = {replace(type_look(kind.id, face), elements=("fire",)) for kind in kinds for face in range(len(kind.faces))}
    assert len(looks) > 100
    for look in looks:
        terrain = look.body == "terrain"
        picture = painted(*((paint_triangle, look, square, False) if terrain else (paint_face, look, square)), inks)
        dark = sum((picture.pixel(x, y) & 0xFF) < 120 for x in range(6, 34) for y in range(6, 34))
        assert dark > 30, look


def test_a_face_shows_its_icon_as_often_as_it_counts(qtbot: QtBot):
    look = DieLook("unit", ("air", "water"), 1, "melee", 1)
    square = QRectF(0, 0, SIDE, SIDE)
    pictures = [painted(paint_face, replace(look, count=count), square, GREY) for count in range(1, 9)]
    for one, other in combinations(pictures, 2):
        assert difference(one, other) > 0.01


@pytest.mark.parametrize("kind", ["dragonkin_dragonmount_fire", "artifact_melee_fire", "medallion_gold", "kings_die"])
@pytest.mark.parametrize("inks", [COLOUR, GREY], ids=["colour", "grey"])
def test_reconstructed_faces_are_marked_on_the_die(kind: str, inks: Inks, qtbot: QtBot):
    """Q110: the mark is visible on every body, with and without colour."""
    look = type_look(kind)
    assert look.reconstructed
    assert difference(body(look, inks), body(replace(look, reconstructed=False), inks)) > 0.004


def test_more_health_is_drawn_larger(qtbot: QtBot):
    def reach(health: int) -> int:
        picture = body(DieLook("unit", ("fire",), health, emblem="emblem_goblins_missile"))
        inked = [x for x in range(SIDE) if (picture.pixel(x, SIDE // 2) & 0xFF) < 250]
        return inked[-1] - inked[0]

    assert reach(1) < reach(2) < reach(3)
