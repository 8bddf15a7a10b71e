"""Names of territories are below their badges, or above them where another badge would cover them."""

from __future__ import annotations

from PySide6.QtCore import QPointF

from tests.ui.games.risk.board.test_painting import a_badge
from ui.games.risk.board.badge import name_of, plate_of
from ui.games.risk.board.naming import names_above


def test_name_is_above_a_badge_if_another_badge_is_below_it(qapp) -> None:
    badges = [a_badge(name="Venezuela"), a_badge(name="Peru")]
    high = plate_of(badges[0]).height()
    assert names_above(badges, [QPointF(100, 100), QPointF(100, 100 + high * 1.5)]) == {0}


def test_names_are_below_badges_that_are_far_apart(qapp) -> None:
    badges = [a_badge(name="Venezuela"), a_badge(name="Peru")]
    assert not names_above(badges, [QPointF(100, 100), QPointF(100, 400)])


def test_name_of_free_land_is_in_its_middle(qapp) -> None:
    free = a_badge(owner=-1, health=0, units=0)
    assert name_of(free).center() == QPointF(0, 0)
    assert name_of(a_badge()).top() >= plate_of(a_badge()).bottom()
    assert name_of(a_badge(above=True)).bottom() <= plate_of(a_badge()).top()
