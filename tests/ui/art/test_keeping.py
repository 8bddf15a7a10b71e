"""Pictures are kept by their size, not by their number."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QPixmap
from pytestqt.qtbot import QtBot

from ui.art import keeping
from ui.art.keeping import kept


@pytest.fixture
def painted(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, int]]:
    """What has been painted, on a screen of 100 by 100 pixels."""
    monkeypatch.setattr(keeping, "_screen", lambda: 100 * 100)
    return []


def test_many_small_pictures_are_kept_and_a_large_one_puts_the_oldest_out(painted: list[tuple[str, int]]) -> None:
    @kept(screens=1.0)
    def picture(name: str, side: int) -> QPixmap:
        painted.append((name, side))
        return QPixmap(side, side)

    first = picture("a", 50)
    for name in "bcd":
        picture(name, 50)
    assert picture("a", 50) is first, "four quarters of the screen are kept together"
    picture("e", 60)  # a little more than a third: two of the quarters must go
    painted.clear()
    for name in "ad":
        picture(name, 50)
    assert painted == [], "the two used last stay"
    picture("b", 50)
    assert painted == [("b", 50)]


def test_a_picture_larger_than_all_the_room_is_painted_each_time(painted: list[tuple[str, int]]) -> None:
    @kept(screens=0.5)
    def picture(name: str, side: int) -> QPixmap:
        painted.append((name, side))
        return QPixmap(side, side)

    picture("small", 10)
    assert picture("huge", 100).width() == 100
    assert picture("huge", 100).width() == 100
    picture("small", 10)
    assert painted == [("small", 10), ("huge", 100), ("huge", 100)]
