"""Pictures of the land in squares: painted one at a time while others are shown, so that no frame waits for them.

While the map is zoomed the squares of the whole map are enlarged; the sharp ones follow when it rests.
"""

from __future__ import annotations

from functools import partial
from math import floor
from typing import TypeAlias

from msgspec import Struct
from PySide6.QtCore import QObject, QRectF, QTimer, Signal
from PySide6.QtGui import QPainter, QPixmap

from ddtable.maps.board_map import BoardMap
from ui.art.palette import Palette
from ui.games.risk.board.camera import Camera
from ui.games.risk.board.land_paint import BESIDE, LandLook, paint_sea_and_land
from ui.games.risk.board.shapes import Shapes, shapes_of

SIDE = 256  # pixels of a square; a whole number of cells of every pattern
MOST_SQUARES = 320  # of one zoom, before those that are not seen are dropped
FINE_FROM = 2.2  # device pixels of a unit of the map from which lines are curves
SOON = 1500  # milliseconds after the first picture until the lines of an enlarged map are prepared
Square: TypeAlias = tuple[int, int]


class Level(Struct, frozen=True):
    """All that the squares of one zoom have in common, besides the owners."""

    map: str
    scale: float
    fitted: float
    growth: float
    palette: Palette
    ratio: float
    whole_growth: float


class Sheet:
    """The squares of one zoom: each with the owners for which it was painted."""

    def __init__(self, level: Level, shapes: Shapes) -> None:
        self.level, self.shapes = level, shapes
        self.pictures: dict[Square, tuple[tuple[int, ...], QPixmap]] = {}
        self._within: dict[Square, tuple[int, ...]] = {}

    def part(self, square: Square) -> QRectF:
        """Return the part of the map in a square, in units of the map."""
        side = SIDE / (self.level.scale * self.level.ratio)
        return QRectF(square[0] * side, square[1] * side, side, side)

    def squares(self, seen: QRectF) -> list[Square]:
        """Return the squares that cover a part of the map."""
        side = SIDE / (self.level.scale * self.level.ratio)
        left, right = floor(seen.left() / side), floor(seen.right() / side)
        top, bottom = floor(seen.top() / side), floor(seen.bottom() / side)
        return [(x, y) for y in range(top, bottom + 1) for x in range(left, right + 1)]

    def owned(self, square: Square, owners: tuple[int, ...]) -> tuple[int, ...]:
        """Return the owners of the territories that a square shows."""
        if square not in self._within:
            around = BESIDE * self.level.growth / self.level.scale
            part = self.part(square).adjusted(-around, -around, around, around)
            bounds = enumerate(self.shapes.bounds)
            self._within[square] = tuple(number for number, rect in bounds if rect.intersects(part))
        return tuple(owners[number] for number in self._within[square])

    def missing(self, seen: QRectF, owners: tuple[int, ...]) -> list[Square]:
        """Return the squares of a part that are not painted for these owners."""
        return [
            square
            for square in self.squares(seen)
            if square not in self.pictures or self.pictures[square][0] != self.owned(square, owners)
        ]

    def render(self, square: Square, owners: tuple[int, ...]) -> None:
        """Paint a square."""
        level, part = self.level, self.part(square)
        picture = QPixmap(SIDE, SIDE)
        painter = QPainter(picture)
        pixels = level.scale * level.ratio
        painter.scale(pixels, pixels)
        painter.translate(-part.topLeft())
        ratio = level.ratio
        growths = level.growth * ratio, level.whole_growth * ratio
        look = LandLook(owners, pixels, level.fitted * ratio, growths[0], level.palette, growths[1])
        paint_sea_and_land(painter, self.shapes, look, part)
        painter.end()
        if len(self.pictures) >= MOST_SQUARES:
            del self.pictures[next(iter(self.pictures))]
        self.pictures[square] = (self.owned(square, owners), picture)

    def draw(self, painter: QPainter, camera: Camera, seen: QRectF) -> None:
        """Draw the squares that are painted, enlarged to the zoom of the camera."""
        same = camera.scale == self.level.scale
        ratio = self.level.ratio
        painter.setRenderHint(QPainter.RenderHint.Antialiasing, on=False)  # edges of squares are not smooth, and fast
        for square in self.squares(seen):
            if square not in self.pictures:
                continue
            picture, part = self.pictures[square][1], self.part(square)
            at = camera.to_view(part.topLeft())
            if same:
                corner = (round(at.x() * ratio) / ratio, round(at.y() * ratio) / ratio)
                painter.drawPixmap(QRectF(*corner, SIDE / ratio, SIDE / ratio), picture, QRectF(picture.rect()))
            else:
                side = part.width() * camera.scale
                painter.drawPixmap(QRectF(at.x(), at.y(), side, side), picture, QRectF(picture.rect()))
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)


class LandTiles(QObject):
    """The sheets of the whole map and of the present zoom. `changed`: this part of the map has a square now."""

    changed = Signal(QRectF)

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._whole: Sheet | None = None
        self._near: Sheet | None = None
        self._asked: tuple[QRectF, tuple[int, ...]] = (QRectF(), ())
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(0)
        self._timer.timeout.connect(self._render_next)

    def paint(
        self,
        painter: QPainter,
        camera: Camera,
        board_map: BoardMap,
        owners: tuple[int, ...],
        level: Level,
        growth: float,
        *,
        moving: bool,
    ) -> None:
        """Draw the land; `level` is of the whole map, `growth` that of lines now."""
        seen = camera.seen
        if self._whole is None or self._whole.level != level:
            self._whole, self._near = _sheet(level, board_map), None
            QTimer.singleShot(SOON, self, partial(shapes_of, board_map, fine=True))
            whole = Camera(camera.map, camera.room).within().seen
            for square in self._whole.missing(whole, owners):
                self._whole.render(square, owners)
        sheet = self._whole
        if camera.zoom > 1 and not moving:
            wanted = Level(
                level.map, camera.scale, level.fitted, growth, level.palette, level.ratio, level.whole_growth
            )
            if self._near is None or self._near.level != wanted:
                self._near = _sheet(wanted, board_map)
            sheet = self._near
        self._asked = (seen, owners)
        missing = sheet.missing(seen, owners)
        if sheet is not self._whole and any(square not in sheet.pictures for square in missing):
            self._whole.draw(painter, camera, seen)
        sheet.draw(painter, camera, seen)
        if missing and not moving:
            self._timer.start()

    @property
    def busy(self) -> bool:
        """True while squares are missing."""
        return self._timer.isActive()

    def _render_next(self) -> None:
        """Paint one square that is missing, first of the zoom that is seen."""
        seen, owners = self._asked
        for sheet in (self._near, self._whole):
            missing = sheet.missing(seen, owners) if sheet is not None else []
            if sheet is not None and missing:
                self._timer.start()
                sheet.render(missing[0], owners)
                self.changed.emit(sheet.part(missing[0]))
                return


def _sheet(level: Level, board_map: BoardMap) -> Sheet:
    return Sheet(level, shapes_of(board_map, fine=level.scale * level.ratio > FINE_FROM))
