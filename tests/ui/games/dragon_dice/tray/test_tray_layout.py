"""Where the dice of a roll lie on the tray: each in one place, or counted among the others."""

from __future__ import annotations

import itertools

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QFontMetricsF

from ddtable.engine.arithmetic import Face, Line, Sum
from ddtable.summaries.dragon_dice.exchange import Side
from ui.games.dragon_dice.tray.tray_layout import BESIDE, place_side
from ui.games.dragon_dice.tray.tray_sums import WIDEST, Told
from ui.kit.fonts import interface_font

SUMS = (Sum("melee", (Line("melee", 9, "C6.1"),), 9),)
ICONS = ("melee", "id", "save", "magic")


def any_type(_face: Face) -> str:
    return "goblins_thug"


def rolled(count: int) -> Side:
    faces = tuple(Face(die, ICONS[die % len(ICONS)], 1 + die % 3) for die in range(count))
    return Side(0, "melee", "terrain/0", faces, SUMS)


@pytest.mark.parametrize("count", [1, 6, 20, 60])
@pytest.mark.parametrize("width", [220, 480, 900])
def test_every_die_is_placed_once_or_counted(qapp, count, width):
    placed = place_side(rolled(count), (), QRectF(10, 10, width, 108), any_type)
    lying = [die for group in placed.groups for one in group.dice for die in one.dice]
    assert len(set(lying)) == len(lying)
    assert len(lying) + placed.others == count


@pytest.mark.parametrize("count", [1, 6, 20])
def test_dice_are_inside_the_area_of_their_roll(qapp, count):
    rect = QRectF(10, 10, 900, 108)
    placed = place_side(rolled(count), (), rect, any_type)
    assert all(rect.contains(one.rect) for group in placed.groups for one in group.dice)


def test_rerolled_die_is_placed_once_with_its_earlier_face(qapp):
    faces = (Face(1, "rend", 1), Face(1, "melee", 2))
    placed = place_side(Side(0, "melee", "terrain/0", faces, ()), (), QRectF(0, 0, 600, 108), any_type)
    shown = [one for group in placed.groups for one in group.dice if one.face == faces[1] and one.dice]
    assert [one.dice for one in shown] == [(1,)]
    assert len(placed.groups[-1].arrows) + len(placed.groups[0].arrows) >= 1


def test_the_last_caption_reaches_into_the_gap_before_the_sums(qapp):
    placed = place_side(rolled(3), (Told((("1 melee", ""),), "1 hit"),), QRectF(0, 0, 560, 108), any_type)
    first, last = placed.groups[0].caption, placed.groups[-1].caption
    assert last.width() > first.width()
    assert placed.groups[-1].dice[-1].rect.right() < last.right() < placed.sums.left()


def test_caption_is_complete_if_it_fits(qapp):
    """The dice that stand after it make way; nothing leaves the roll's room, and no two captions meet."""
    wanted = {"melee": 90.0, "id": 20.0, "save": 75.0, "magic": 10.0}
    rect = QRectF(0, 0, 560, 108)
    told = (Told((("1 melee", ""),), "1 hit"),)
    placed = place_side(rolled(4), told, rect, any_type, 0.0, lambda group: wanted[group.icon])
    captions = [group.caption for group in placed.groups]
    assert all(group.caption.width() >= wanted[group.group.icon] for group in placed.groups)
    assert all(one.right() < other.left() for one, other in itertools.pairwise(captions))
    assert all(abs(group.dice[0].rect.left() - group.caption.left()) < 1 for group in placed.groups)
    assert captions[-1].right() < placed.sums.left()
    assert rect.contains(placed.sums)


@pytest.mark.parametrize("count", [1, 4, 20, 60])
@pytest.mark.parametrize("width", [220, 330, 480, 900])
def test_long_captions_take_no_room_from_dice_and_sums(qapp, count, width):
    told = (Told((("9 melee", ""), ("- 1 Ash Storm", "")), "8 hits"),)
    rect = QRectF(0, 0, width, 108)
    usual = place_side(rolled(count), told, rect, any_type)
    placed = place_side(rolled(count), told, rect, any_type, 0.0, lambda _: 400.0)
    dice = [[one.rect.size() for one in group.dice] for group in placed.groups]
    assert dice == [[one.rect.size() for one in group.dice] for group in usual.groups]
    assert placed.others == usual.others
    assert placed.sums.right() <= max(rect.right(), usual.sums.right())
    assert not any(one.rect.intersects(placed.sums) for group in placed.groups for one in group.dice)
    if placed.others:
        assert not placed.others_at.intersects(placed.sums)
        assert placed.others_at.width() == usual.others_at.width()


def test_sum_is_not_cut_if_there_is_space_beside_the_dice(qapp):
    lines = (("6 saves", ""), ("+ 1 ID", ""), ("+ 7 doubled by the eighth face", ""))
    wanted = QFontMetricsF(interface_font(12)).horizontalAdvance(lines[-1][0])
    assert wanted > WIDEST
    roomy = place_side(rolled(4), (Told(lines, "14 saves"),), QRectF(0, 0, 560, 108), any_type)
    assert roomy.sums.width() >= wanted
    assert roomy.rect.right() >= roomy.sums.right()
    crowded = QRectF(0, 0, 330, 108)
    assert crowded.contains(place_side(rolled(9), (Told(lines, "14 saves"),), crowded, any_type).sums)


@pytest.mark.parametrize("count", [1, 2, 6, 20, 60])
@pytest.mark.parametrize("sums", [1, 2, 3])
@pytest.mark.parametrize("width", [480, 1500])
def test_sums_are_close_to_their_dice_without_overlap(qapp, count, sums, width):
    told = (Told((("9 melee", "9 melee, rule C6.1"), ("− 1 Ash Storm", "")), "8 hits"),) * sums
    rect = QRectF(10, 10, width, 108)
    placed = place_side(rolled(count), told, rect, any_type)
    dice = [one.rect for group in placed.groups for one in group.dice]
    right = max([*(die.right() for die in dice), *([placed.others_at.right()] if placed.others else [])])
    assert not any(die.intersects(placed.sums) for die in dice)
    beside = placed.sums.left() > max(die.left() for die in dice)
    assert not beside or placed.sums.left() - right <= BESIDE + 52
    assert placed.rect.right() <= max(right, placed.sums.right()) + 52
    assert rect.contains(placed.rect)
    assert rect.contains(placed.sums)


@pytest.mark.parametrize("width", [330, 480, 560])
def test_seven_lines_of_a_sum_stay_inside_their_roll(qapp, width):
    """The column is as narrow as its small letters, and does not run into what follows it."""
    lines = ("12 saves", "+ 23 ID", "− 2 Palsy", "− 5 Ash Storm", "+ 13 maneuvers as saves", "+ 6 Wall of Ice", "+ 4")
    told = (Told(tuple((line, "") for line in lines), "51 saves"),)
    rect = QRectF(10, 10, width, 108)
    placed = place_side(rolled(23), told, rect, any_type)
    assert rect.contains(placed.sums)
    assert placed.sums.width() < QFontMetricsF(interface_font(12)).horizontalAdvance(lines[4])
