"""The places of the dice of an area, in pixels."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QPoint

from ui.areas.area_view import AreaView
from ui.motion.stage import Spot

IN_A_LINE = 20  # size in pixels of a die from an area that shows only its heading


def dice_of(view: AreaView, corner: QPoint) -> Iterator[tuple[int, Spot]]:
    """Yield the dice of an area with their places; `corner` is the upper left corner of the area."""
    arrangement = view.arrangement
    for stack, box in zip(arrangement.stacks, arrangement.boxes, strict=True):
        # painted on whole pixels, as the delegate does
        x, y = corner.x() + round(box.x) + box.side / 2, corner.y() + round(box.y) + box.side / 2
        for row in stack:
            die = view.shown[row]
            yield die.die, Spot(x, y, box.side, die.look, view.area)
    if not arrangement.stacks:
        line = view.heading_rect()
        x, y = corner.x() + line.left() + IN_A_LINE, corner.y() + line.center().y()
        for die in view.shown:
            yield die.die, Spot(x, y, IN_A_LINE, die.look, view.area, folded=True)
