"""The geometry of a chronicle's picture."""

from __future__ import annotations

from ddtable.summaries.chronicle.picture import Rect, Sizes, lay_out_picture
from ddtable.summaries.chronicle.values import ABSENT, Chronicle, Health, Land, Mark, Turn

SIZES = Sizes(label=100, least=20, most=40, above=5, band=10, thread=2, axis=10, chart=50, gap=10, apart=30)
TURNS = tuple(Turn(number, number % 2, number * 10) for number in range(10))


def chronicle_with(*lands: Land) -> Chronicle:
    health = tuple((Health(60 - turn, 0, turn, 0), Health(30, 0, 0, 0)) for turn in range(10))
    return Chronicle(2, 2, TURNS, lands, health, (), (), ())


def land(holders: tuple[int, ...], armies: tuple[tuple[int, ...], ...], *marks: Mark) -> Land:
    return Land("terrain/0", "flatland_city", 0, sum(one == ABSENT for one in holders), holders, armies, marks)


FIRST = land((-1, -1, 0, 0, 0, -1, 1, 1, 1, 1), ((0,), (0, 1), *[(1,)] * 8), Mark("fight", 4, 44, 0))
LATER = land((ABSENT,) * 4 + (-1,) * 6, ((),) * 4 + ((0,),) * 6)


def test_bands_cover_the_turns_of_each_holder():
    row = lay_out_picture(chronicle_with(FIRST), 200, 100, SIZES, "play").rows[0]
    assert [(band.seat, band.rect.left, band.rect.width) for band in row.bands] == [(0, 120, 30), (1, 160, 40)]
    assert [(one.seat, one.left, one.right) for one in row.threads] == [(0, 100, 120), (1, 110, 200)]
    assert [(sign.x, sign.step) for sign in row.signs] == [(145, 44)]


def test_terrain_of_a_later_turn_begins_there():
    row = lay_out_picture(chronicle_with(FIRST, LATER), 200, 100, SIZES, "play").rows[1]
    assert (row.line.left, row.line.right) == (140, 200)
    assert row.bands == ()
    assert [(one.left, one.right) for one in row.threads] == [(140, 200)]


def test_curves_go_from_the_top_number_to_the_bottom():
    picture = lay_out_picture(chronicle_with(FIRST), 200, 100, SIZES, "play")
    assert picture.top == 60
    assert picture.curves[0].corners[0] == (105, picture.chart.top)
    assert picture.curves[1].corners[-1] == (195, picture.chart.middle)
    dead = lay_out_picture(chronicle_with(FIRST), 200, 100, SIZES, "dead")
    assert (dead.top, dead.curves[1].corners[0][1]) == (9, dead.chart.bottom)


def test_rows_never_shrink_below_the_least_and_the_picture_grows_instead():
    picture = lay_out_picture(chronicle_with(*[FIRST] * 16), 200, 100, SIZES, "play")
    assert picture.rows[0].label.height == 5 + 10 + 3 * 2
    assert picture.height == 16 * 21 + 10 + 10 + 50


def test_numbers_of_the_axis_are_apart():
    picture = lay_out_picture(chronicle_with(FIRST), 200, 100, SIZES, "play")
    assert [turn for _, turn in picture.ticks] == [5]


def test_places_are_found_by_turn_and_row():
    picture = lay_out_picture(chronicle_with(FIRST, LATER), 200, 100, SIZES, "play")
    assert [picture.turn_at(x) for x in (0, 100, 125, 999)] == [0, 0, 2, 9]
    assert [picture.row_at(y) for y in (0, picture.rows[1].label.top, 999)] == [0, 1, -1]
    assert picture.x(3) == 130
    assert Rect(0, 10, 5, 20).middle == 20
