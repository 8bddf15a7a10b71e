"""The shore of the island: narrow channels and small lakes become land, wide water stays."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from ui.games.campaign.map.shore import gaps

SIZE = (400, 300)


def land(*rects: QRectF):
    """Return what paints these pieces of land."""

    def draw(painter: QPainter) -> None:
        for rect in rects:
            painter.drawRect(rect)

    return draw


def is_filled(found: list[QRectF], x: float, y: float) -> bool:
    return any(rect.contains(QPointF(x, y)) for rect in found)


@pytest.mark.parametrize(("wide", "closed"), [(12, True), (90, False)])
def test_channel_between_lands_is_closed_if_it_is_narrow(qapp, wide, closed) -> None:
    found = gaps(SIZE, 1.0, land(QRectF(40, 40, 100, 200), QRectF(140 + wide, 40, 100, 200)))
    assert is_filled(found, 140 + wide / 2, 140) == closed


@pytest.mark.parametrize(("side", "filled"), [(40, True), (90, False)])
def test_lake_is_filled_if_it_is_small(qapp, side, filled) -> None:
    right, low = 100 + side, 80 + side
    ring = (
        QRectF(40, 40, 300, 40),
        QRectF(40, low, 300, 300 - low - 20),
        QRectF(40, 40, 60, 240),
        QRectF(right, 40, 340 - right, 240),
    )
    assert is_filled(gaps(SIZE, 1.0, land(*ring)), 100 + side / 2, 80 + side / 2) == filled


def test_land_at_the_edge_of_the_map_is_not_drawn_to_it(qapp) -> None:
    found = gaps(SIZE, 1.0, land(QRectF(100, 100, 150, 192)))
    assert not is_filled(found, 175, 298)


def test_open_sea_stays(qapp) -> None:
    found = gaps(SIZE, 1.0, land(QRectF(100, 100, 150, 80)))
    assert all(QRectF(100, 100, 150, 80).contains(rect) for rect in found)


def test_crack_inside_the_land_is_filled(qapp) -> None:
    found = gaps(SIZE, 1.0, land(QRectF(100, 100, 99, 80), QRectF(201, 100, 99, 80)))
    assert is_filled(found, 200, 140)
