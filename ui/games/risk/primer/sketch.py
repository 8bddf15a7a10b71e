"""A part of the world map in a picture of the primer: land with its owners, badges, arrows."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPixmap

from ddtable.maps.board_map import BoardMap
from ddtable.maps.reading import WORLD, built_in_map
from ddtable.words.sentences import Words
from ui.art.die_looks import type_look
from ui.games.risk.board.arrows import curve, paint_arrow, way_over
from ui.games.risk.board.badge import Badge, paint_badge
from ui.games.risk.board.land_colours import colour_of
from ui.games.risk.board.land_paint import LandLook, paint_sea_and_land
from ui.games.risk.board.shapes import shapes_of
from ui.help.primer_canvas import BY_NUMBER, Canvas

YOU, THEY, OTHERS, NOBODY = 0, 1, 2, -1
INITIALS: Final = {YOU: "you", THEY: "they", OTHERS: "others"}
LAND, BADGE = 0.55, 0.84  # growth of the lines of the land, and of badges


def world() -> BoardMap:
    """Return the map of the pictures."""
    return built_in_map(WORLD)


def number_of(territory: str) -> int:
    """Return the number of a territory by its id."""
    return world().number[territory]


class Sketch:
    """A part of the map in a rectangle: `part` is in the units of the map, and `owners` has owned territories."""

    def __init__(self, canvas: Canvas, words: Words, room: QRectF, part: QRectF, owners: Mapping[str, int]) -> None:
        self._canvas, self._words, self._room = canvas, words, room
        self._owners = {number_of(name): seat for name, seat in owners.items()}
        self._scale = max(room.width() / part.width(), room.height() / part.height())
        self._corner = part.center() - QPointF(room.width(), room.height()) / (2 * self._scale)
        self._paint_land()

    def _paint_land(self) -> None:
        """Paint the land on a picture of its own, which is cut to the rectangle: the land sets clips itself."""
        painter, room, ratio = self._canvas.painter, self._room, self._canvas.ratio
        owners = tuple(self._owners.get(number, NOBODY) for number in range(len(world().territories)))
        look = LandLook(owners, self._scale, self._scale, LAND, self._canvas.palette, LAND)
        picture = QPixmap((room.size() * ratio).toSize())
        picture.setDevicePixelRatio(ratio)
        picture.fill(Qt.GlobalColor.transparent)
        on_picture = QPainter(picture)
        on_picture.scale(self._scale, self._scale)
        on_picture.translate(-self._corner)
        paint_sea_and_land(
            on_picture, shapes_of(world(), fine=True), look, QRectF(self._corner, room.size() / self._scale)
        )
        on_picture.end()
        outline = QPainterPath()
        outline.addRoundedRect(room, 10, 10)
        painter.save()
        painter.setClipPath(outline)
        painter.drawPixmap(room.topLeft(), picture)
        painter.restore()

    def at(self, territory: str) -> QPointF:
        """Return the middle of a territory's badge in the picture."""
        return self._place(shapes_of(world(), fine=True).label(number_of(territory)))

    def _place(self, point: QPointF) -> QPointF:
        return self._room.topLeft() + (point - self._corner) * self._scale

    def badge(
        self,
        territory: str,
        health: int = 0,
        units: int = 0,
        dragons: Sequence[str] = (),
        *,
        lit: bool = False,
        named: bool = True,
    ) -> None:
        """Paint the badge of a territory: its owner, health and dice, its dragons; `lit`: it is pointed at."""
        number = number_of(territory)
        owner = self._owners.get(number, NOBODY)
        player = self._words.say(f"primer-risk-{INITIALS[owner]}") if owner != NOBODY else ""
        document = world().territories[number]
        looks = tuple(type_look(kind, None, BY_NUMBER) for kind in dragons)
        badge = Badge(
            document.in_language(self._words.language) if named else "",
            player,
            owner,
            health,
            units,
            looks,
            "lit" if lit else "plain",
            units == 0,
            BADGE,
            self._canvas.palette,
        )
        paint_badge(self._canvas.painter, self.at(territory), badge)

    def arrow(self, source: str, target: str, health: int, seat: int = YOU) -> None:
        """Paint the arrow of an attack or a move."""
        one, other = number_of(source), number_of(target)
        border = shapes_of(world(), fine=True).crossing(one, other)
        start, end = self.at(source), self.at(target)
        crossing = way_over(start, end, BADGE, ()) if border is None else self._place(border)
        points = curve(start, end, crossing, BADGE)
        paint_arrow(self._canvas.painter, points, health, colour_of(seat), self._canvas.palette, BADGE, faint=False)
