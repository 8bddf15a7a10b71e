"""The place of a guide's card: its arrow points at its target."""

from __future__ import annotations

from PySide6.QtCore import QRect, QSize

from ui.guide.placing import CORNER, skew, stand

ROOM = QRect(0, 0, 1200, 700)


def test_the_arrow_of_a_card_points_at_a_small_target_beside_what_must_stay_clear():
    target = QRect(640, 400, 54, 18)
    dear = [(QRect(600, 100, 600, 600), 4)]
    place = stand(QSize(320, 150), ROOM, target, dear)
    assert skew(place, target) == 0
    assert not place.intersects(target)


def test_an_arrow_points_anywhere_at_a_wide_target_but_not_beside_a_small_one():
    above = QRect(0, 0, 300, 100)
    assert skew(above, QRect(100, 120, 900, 80)) == 0
    assert skew(above, QRect(300, 120, 40, 20)) > CORNER
    assert skew(above, QRect(320, 300, 40, 20)) > skew(above, QRect(310, 300, 40, 20))
