"""The chip with a die's key: whole, and clear of the heading above small dice."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QObject, QPointF
from PySide6.QtGui import QPainter, QPixmap

from ui.areas.delegate import KEY, KEYED, TIGHT, DieDelegate, Marks
from ui.art.die_looks import type_look
from ui.art.palette import DARK

AT = 40  # pixels from both edges to the die


def rows_of_chip(side: int) -> list[int]:
    """Return the rows of pixels in which a die with a key differs from one without, from its upper edge."""
    owner, pictures = QObject(), []
    delegate = DieDelegate(DARK, owner)
    for key in ("", "4"):
        picture = QPixmap(120, 120)
        picture.fill("black")
        painter = QPainter(picture)
        delegate.draw(painter, QPointF(AT, AT), side, type_look("goblins_thug"), Marks(key=key))
        painter.end()
        pictures.append(picture.toImage())
    plain, keyed = pictures
    return [y - AT for y in range(120) if any(plain.pixel(x, y) != keyed.pixel(x, y) for x in range(120))]


@pytest.mark.parametrize("side", [KEYED, TIGHT - 1])
def test_chip_of_a_small_die_is_hardly_above_it(qapp, side: int) -> None:
    rows = rows_of_chip(side)
    assert rows[0] >= -KEY / 3 - 1
    assert len(rows) >= KEY - 1


def test_chip_of_a_larger_die_is_at_its_corner_and_that_of_a_tiny_one_left_out(qapp) -> None:
    assert rows_of_chip(TIGHT)[0] < -KEY / 3 - 1
    assert not rows_of_chip(KEYED - 1)
