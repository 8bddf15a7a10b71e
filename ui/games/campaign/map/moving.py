"""Players arrange the map: a place is dragged by its plate, or moved by keys, and stays there; the save keeps it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF

from ui.games.campaign.map.island import Pinned

if TYPE_CHECKING:
    from ui.games.campaign.map.pane import MapPane
    from ui.session.save_guard import SaveGuard

FINE = 100  # units of a cell in a save
APART = 4.0  # pixels that stay between two places, and beside the edge of the map
STEP = 0.125  # cells that a key moves a place by


class Moving:
    """The places that were moved. `dragged`: the one that is moved now, "" for none."""

    def __init__(self, pane: MapPane) -> None:
        self._pane = pane
        self.dragged = ""

    @property
    def _guard(self) -> SaveGuard:
        return self._pane.hand.session.guard

    @property
    def is_arranged(self) -> bool:
        """True if a place has been moved."""
        return bool(self._guard.view)

    def pinned(self, ids: Sequence[str]) -> Pinned:
        """Return the places that stay where they were put, by their numbers on this map."""
        view = self._guard.view
        return tuple((at, view[one][0] / FINE, view[one][1] / FINE) for at, one in enumerate(ids) if one in view)

    def drag(self, place: str, middle: QPointF) -> None:
        """Move a place to a point of the whole map, in pixels, as far as it meets no other place."""
        self.dragged = place
        self._move(place, middle)

    def drop(self) -> None:
        """End the drag, and keep the map in the save."""
        self.dragged = ""
        self._guard.set_view(self._guard.view)
        self._pane.arrange()

    def step(self, place: str, x: int, y: int) -> None:
        """Move a place a little in a direction."""
        cell = self._pane.projection.cell
        self._move(place, self._pane.whole_middle(place) + QPointF(x * cell.x() * STEP, y * cell.y() * STEP))
        self._guard.set_view(self._guard.view)

    def reset(self) -> None:
        """Put all places back to where the map has them by itself."""
        self._guard.set_view({})
        self._pane.arrange()

    def _move(self, place: str, middle: QPointF) -> None:
        """Move a place both ways or in one of them, and keep all others where they are now."""
        pane = self._pane
        before = pane.whole_middle(place)
        ways = (middle, QPointF(middle.x(), before.y()), QPointF(before.x(), middle.y()))
        found = next((at for at in (self._within(place, way) for way in ways) if self._is_free(place, at)), None)
        if found is None or found == before:
            return
        spots = {one: pane.whole_middle(one) for one in pane.nodes}
        spots[place] = found
        chart = pane.projection
        cells = {one: chart.cells_of(at) for one, at in spots.items()}
        self._guard.view = {one: (round(x * FINE), round(y * FINE)) for one, (x, y) in cells.items()}
        pane.arrange()

    def _plate(self, place: str, middle: QPointF) -> QRectF:
        plate = QRectF(QPointF(0, 0), self._pane.nodes[place].plate.size())
        plate.moveCenter(middle)
        return plate

    def _within(self, place: str, middle: QPointF) -> QPointF:
        """Return the nearest point at which the place is whole on the map."""
        size, chart = self._pane.nodes[place].plate.size() / 2, self._pane.projection
        wide, high = size.width() + APART, size.height() + APART
        x = max(wide, min(chart.wide - wide, middle.x()))
        return QPointF(x, max(high, min(chart.high - high, middle.y())))

    def _is_free(self, place: str, middle: QPointF) -> bool:
        """Return True if a place at this point meets no other one that it does not meet already."""
        pane = self._pane
        plate = self._plate(place, middle).adjusted(-APART, -APART, APART, APART)
        now = self._plate(place, pane.whole_middle(place))
        others = [self._plate(one, pane.whole_middle(one)) for one in pane.nodes if one != place]
        return not any(plate.intersects(other) and not now.intersects(other) for other in others)
