"""The part of the map that is seen: zoom at a point, moves within bounds, another size."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF

from ui.games.risk.board.camera import BESIDE, MOST_ZOOM, Camera

CAMERA = Camera((1000.0, 530.0), (900.0, 500.0)).within()
POINT = QPointF(700, 200)


def test_whole_map_is_seen_at_first(qapp) -> None:
    corner, end = CAMERA.to_view(QPointF(0, 0)), CAMERA.to_view(QPointF(1000, 530))
    assert corner.x() >= 0
    assert corner.y() >= 0
    assert end.x() <= 900
    assert end.y() <= 500


@pytest.mark.parametrize("factor", [1.2, 3.0])
def test_point_at_the_pointer_stays_when_zoomed(qapp, factor) -> None:
    before = CAMERA.zoomed(1.5, POINT)
    there = before.to_map(POINT)
    after = before.zoomed(factor, POINT).to_map(POINT)
    assert (after.x(), after.y()) == pytest.approx((there.x(), there.y()))


def test_zoom_has_bounds(qapp) -> None:
    assert CAMERA.zoomed(0.1, POINT).zoom == 1.0
    assert CAMERA.zoomed(100.0, POINT).zoom == MOST_ZOOM


def test_map_is_not_moved_out_of_sight(qapp) -> None:
    zoomed = CAMERA.zoomed(2.0, POINT)
    far = zoomed.moved(QPointF(-9000, -9000))
    assert (far.left, far.top) == (-BESIDE, -BESIDE)
    assert CAMERA.moved(QPointF(50, 50)) == CAMERA


def test_middle_stays_in_another_size(qapp) -> None:
    zoomed = CAMERA.zoomed(3.0, POINT)
    middle = zoomed.to_map(QPointF(450, 250))
    other = zoomed.resized((1300.0, 700.0))
    after = other.to_map(QPointF(650, 350))
    assert (after.x(), after.y()) == pytest.approx((middle.x(), middle.y()), abs=1.0)


def test_fit_shows_the_whole_map_again(qapp) -> None:
    assert CAMERA.zoomed(3.0, POINT).fit() == CAMERA


def test_buttons_at_the_edge_have_room_beside_the_whole_map(qapp) -> None:
    camera = CAMERA.resized((900.0, 500.0), (40.0, 0.0))
    right = camera.to_view(QPointF(1000, 265)).x()
    assert right <= 900 - 40
    wide = CAMERA.resized((1300.0, 500.0), (40.0, 0.0))
    assert wide.to_view(QPointF(500, 265)).x() == pytest.approx(650)  # with enough room the map is in the middle
