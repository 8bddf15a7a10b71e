"""The part of the map that is seen: its scale and its offset."""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace
from PySide6.QtCore import QPointF, QRectF, QSizeF

MOST_ZOOM = 5.0
BESIDE = 7.0  # pixels around the map


class Camera(Struct, frozen=True):
    """A view of a map of this width and height on a widget.

    `room`: the size of the widget; `spare`: its right and lower edge where the whole map is not, because buttons are
    there; `zoom`: 1 shows the whole map. `left`, `top`: the point of the zoomed map at the
    upper left corner, in pixels; below 0 where the map is narrower than the widget.
    """

    map: tuple[float, float]
    room: tuple[float, float]
    zoom: float = 1.0
    left: float = 0.0
    top: float = 0.0
    spare: tuple[float, float] = (0.0, 0.0)

    @property
    def free(self) -> tuple[float, float]:
        """The size of the widget without what is spared."""
        return self.room[0] - self.spare[0], self.room[1] - self.spare[1]

    @property
    def fitted(self) -> float:
        """Pixels of a unit of the map at zoom 1."""
        wide, high = (side - 2 * BESIDE for side in self.free)
        return max(0.05, min(wide / self.map[0], high / self.map[1]))

    @property
    def scale(self) -> float:
        """Pixels of a unit of the map."""
        return self.fitted * self.zoom

    def to_view(self, point: QPointF) -> QPointF:
        """Return a point of the map in pixels of the widget."""
        scale = self.scale
        return QPointF(point.x() * scale - self.left, point.y() * scale - self.top)

    def to_map(self, point: QPointF) -> QPointF:
        """Return a point of the widget in units of the map."""
        scale = self.scale
        return QPointF((point.x() + self.left) / scale, (point.y() + self.top) / scale)

    @property
    def seen(self) -> QRectF:
        """The part of the map that is seen, in its units."""
        corner, scale = self.to_map(QPointF(0, 0)), self.scale
        return QRectF(corner, QSizeF(self.room[0] / scale, self.room[1] / scale))

    def within(self) -> Camera:
        """Return the view with the map in its bounds; a small map is in the middle of the widget."""
        wide, high = self.map[0] * self.scale, self.map[1] * self.scale
        return replace(
            self,
            left=_bound(self.left, wide, self.room[0], self.free[0]),
            top=_bound(self.top, high, self.room[1], self.free[1]),
        )

    def zoomed(self, factor: float, at: QPointF) -> Camera:
        """Return the view with another zoom; a point of the widget stays where it is."""
        zoom = max(1.0, min(MOST_ZOOM, self.zoom * factor))
        share = zoom / self.zoom
        left, top = (self.left + at.x()) * share - at.x(), (self.top + at.y()) * share - at.y()
        return replace(self, zoom=zoom, left=left, top=top).within()

    def moved(self, by: QPointF) -> Camera:
        """Return the view moved by some pixels."""
        return replace(self, left=self.left + by.x(), top=self.top + by.y()).within()

    def resized(self, room: tuple[float, float], spare: tuple[float, float] = (0.0, 0.0)) -> Camera:
        """Return the view on a widget of another size, with the same point in its middle."""
        middle = self.to_map(QPointF(self.room[0] / 2, self.room[1] / 2))
        return replace(self, room=room, spare=spare).looking_at(middle)

    def looking_at(self, point: QPointF) -> Camera:
        """Return the view with a point of the map in its middle."""
        x, y = point.x() * self.scale, point.y() * self.scale
        return replace(self, left=x - self.room[0] / 2, top=y - self.room[1] / 2).within()

    def fit(self) -> Camera:
        """Return the view of the whole map."""
        return replace(self, zoom=1.0, left=0.0, top=0.0).within()


def _bound(at: float, whole: float, room: float, free: float) -> float:
    last = whole - free + BESIDE
    if whole + 2 * BESIDE <= free:
        return max((whole - room) / 2, last)
    return max(-BESIDE, min(at, last))
