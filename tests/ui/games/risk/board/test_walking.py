"""Arrow keys go to the nearest place in a direction; a neighbour is preferred to a nearer place over no border."""

from __future__ import annotations

from PySide6.QtCore import QPointF

from ui.games.risk.board.walking import next_place

HERE = QPointF(100, 100)


def test_place_ahead_is_preferred_to_one_aside() -> None:
    others = {"ahead": QPointF(160, 100), "aside": QPointF(130, 130), "behind": QPointF(90, 100)}
    assert next_place(HERE, others, set(), (1, 0)) == "ahead"


def test_neighbour_is_preferred_to_a_nearer_place() -> None:
    others = {"near": QPointF(140, 100), "neighbour": QPointF(165, 100)}
    assert next_place(HERE, others, {"neighbour"}, (1, 0)) == "neighbour"


def test_nothing_is_found_where_there_is_no_place() -> None:
    assert next_place(HERE, {"left": QPointF(20, 100)}, {"left"}, (1, 0)) is None
