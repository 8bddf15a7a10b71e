"""The heading of an area: what is shortened first, and what is never left out."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter, QPixmap

from tests.drivers.painted import painted_words
from ui.areas.area_paint import Heading, Style, paint_heading
from ui.art.palette import DARK

DETAILS = ("4 health · 3 dice", "4 health", "4")


@pytest.fixture
def said(qapp, monkeypatch: pytest.MonkeyPatch):
    """Paint a heading of a width; return its words as they are painted, from left to right."""
    found = painted_words(monkeypatch)

    def paint(name: str, wide: int, owner: str) -> list[str]:
        found.clear()
        pixmap = QPixmap(wide, 28)
        painter = QPainter(pixmap)
        heading = Heading(name, DETAILS, 0, True, "", owner)
        paint_heading(painter, QRectF(0, 0, wide, 28), Style.ARMY, heading, DARK)
        painter.end()
        return [words for words in found if words != (owner or name)[0]]

    return paint


def test_army_without_room_for_its_player_keeps_the_initial_and_its_details(said):
    assert said("Mira", 400, "") == ["Mira", "4 health · 3 dice"]
    assert said("Maximilian the Great", 133, "") == ["4 health · 3 dice"]


def test_name_of_a_territory_is_never_left_out(said):
    """The initial tells the player, not the place."""
    assert said("Western United States", 400, "Mira") == ["Western United States", "4 health · 3 dice"]
    name, detail = said("Western United States", 134, "Mira")
    assert name.startswith("Western")
    assert name.endswith("…")
    assert detail == "4"
