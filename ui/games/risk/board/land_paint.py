"""The painting of sea and land: what changes only with the owners, the zoom and the theme."""

from __future__ import annotations

from functools import lru_cache
from math import cos, hypot, pi, sin

from msgspec import UNSET, Struct
from PySide6.QtCore import QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QLinearGradient, QPainter, QPainterPath, QPen, QPixmap, QPolygonF, QTransform

from ddtable.maps.board_map import BoardMap
from ddtable.maps.outlines import rings
from ui.art.keeping import kept
from ui.art.palette import Palette
from ui.games.risk.board import land_colours as inks
from ui.games.risk.board.shapes import SEA, Shapes

WATER_LINES = ((17.0, 0.10), (11.0, 0.16), (5.5, 0.24))  # pixels from the shore, and how strong the line is
BESIDE = 26.0  # pixels around a picture in which land still matters to it
BANDS = ((10.0, 0.16), (5.0, 0.24))  # pixels and strength of the bands in the owner's colour along a border
FREE_BANDS = ((10.0, 0.08), (5.0, 0.12))
CLEAR_OF = 56.0  # units of the map from the compass to the land
SPARSE, COMPASS_STEP = 32, 26  # numbers between points of a shore, and units between places, that are tried for it
MESH = 90.0  # units between the lines of the sea
BEYOND = 400.0
BEYOND_LINES = 24.0  # units around the map in which there are lines of the shores
FINEST_WATER = 1.5  # pixels of a unit
COARSE = 3  # of so many points of a shore one counts for its lines


class LandLook(Struct, frozen=True):
    """The look of the land: the owner of each territory, pixels of a unit, the growth of lines, the theme.

    `fitted`, `water_growth`: pixels of a unit, and the growth of lines, when the whole map is seen.
    """

    owners: tuple[int, ...]
    scale: float
    fitted: float
    growth: float
    palette: Palette
    water_growth: float = 1.0


def paint_sea_and_land(painter: QPainter, shapes: Shapes, look: LandLook, part: QRectF) -> None:
    """Paint a part of the map; the painter and `part` are in units of the map."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    unit = look.growth / look.scale
    near = part.adjusted(-BESIDE * unit, -BESIDE * unit, BESIDE * unit, BESIDE * unit)
    _paint_sea(painter, shapes, look, part, near, unit)
    shown = [number for number, bounds in enumerate(shapes.bounds) if bounds.intersects(near)]
    for number in shown:
        _paint_territory(painter, shapes, look, number, unit)
    _paint_borders(painter, shapes, look, near, unit)


# The sea


def _paint_sea(painter: QPainter, shapes: Shapes, look: LandLook, part: QRectF, near: QRectF, unit: float) -> None:
    palette = look.palette
    top, bottom = inks.sea(palette)
    water = QLinearGradient(0, 0, 0, shapes.size.height())
    water.setColorAt(0, QColor(top))
    water.setColorAt(1, QColor(bottom))
    painter.fillRect(part, water)
    ink = QColor(palette.text)
    if not palette.strong:
        ink.setAlphaF(0.045)
        painter.setPen(QPen(ink, unit))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawPath(_mesh(shapes.map))
        _paint_compass(painter, shapes, palette, near)
    lines = water_lines(
        shapes.map, min(FINEST_WATER, look.fitted), look.water_growth * min(1.0, FINEST_WATER / look.fitted), palette
    )
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    painter.drawPixmap(
        shapes.size.adjusted(-BEYOND_LINES, -BEYOND_LINES, BEYOND_LINES, BEYOND_LINES), lines, QRectF(lines.rect())
    )
    _paint_lanes(painter, shapes, look, unit)


@kept(screens=1.0)
def water_lines(board_map: BoardMap, scale: float, growth: float, palette: Palette) -> QPixmap:
    """Return the lines around the shores: `scale` pixels a unit. They may be enlarged."""
    wide, high = (round((side + 2 * BEYOND_LINES) * scale) for side in board_map.document.size)
    lines = QPixmap(wide, high)
    lines.fill(Qt.GlobalColor.transparent)
    painter = QPainter(lines)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.scale(scale, scale)
    painter.translate(BEYOND_LINES, BEYOND_LINES)
    ink = QColor(palette.text if not palette.strong else palette.quiet_text)
    shores = _shores(board_map)
    for reach, strength in WATER_LINES:
        ink.setAlphaF(strength)
        for width, mode in (
            (1.0, QPainter.CompositionMode.CompositionMode_Source),
            (-1.0, QPainter.CompositionMode.CompositionMode_Clear),
        ):
            painter.setCompositionMode(mode)
            pen = QPen(ink, (2 * reach + width) * growth / scale)
            pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
            painter.setPen(pen)
            for shore in shores:
                painter.drawPath(shore)
    painter.end()
    return lines


def _shores(board_map: BoardMap) -> list[QPainterPath]:
    """Return the shores of the continents as closed lines, with few points."""
    lines = [arc.points for arc in board_map.document.arcs if len(arc.between) == 1]
    found = []
    for ring in rings([tuple(zip(points[::2], points[1::2], strict=True)) for points in lines]):
        path = QPainterPath()
        path.addPolygon(QPolygonF([QPointF(x, y) for x, y in ring[:: COARSE if len(ring) > 4 * COARSE else 1]]))
        path.closeSubpath()
        found.append(path)
    return found


@lru_cache(4)
def _mesh(board_map: BoardMap) -> QPainterPath:
    """Return bent lines of latitude and longitude."""
    wide, high = board_map.document.size
    mesh = QPainterPath()
    for step in range(-4, int(high / MESH) + 5):
        y = step * MESH
        mesh.moveTo(-BEYOND, y + 14)
        mesh.quadTo(wide / 2, y - 22, wide + BEYOND, y + 14)
    for step in range(-6, int(wide / MESH) + 7):
        x = step * MESH
        lean = (x - wide / 2) * 0.06
        mesh.moveTo(x - lean, -BEYOND)
        mesh.quadTo(x + lean * 1.6, high / 2, x - lean, high + BEYOND)
    return mesh


@lru_cache(4)
def compass_place(board_map: BoardMap) -> QPointF | None:
    """Return the point of the sea that is farthest from land, dice and the edge; None on a map without room."""
    wide, high = board_map.document.size
    spots = [
        spot
        for arc in board_map.document.arcs
        for spot in zip(arc.points[::SPARSE], arc.points[1::SPARSE], strict=True)
    ]
    dice = [
        (x + away, y + low)
        for one in board_map.continents
        for x, y in (one.die,)
        for away in (0, 60)
        for low in (0, 34)
    ]
    best, found = CLEAR_OF, None
    for y in range(60, int(high) - 50, COMPASS_STEP):
        for x in range(60, int(wide) - 50, COMPASS_STEP):
            ashore = min(hypot(x - u, y - v) for u, v in spots)
            room = min(ashore, *(hypot(x - u, y - v) * 0.8 for u, v in dice))
            if room > best:
                best, found = room, QPointF(x, y)
    return found


def _paint_compass(painter: QPainter, shapes: Shapes, palette: Palette, near: QRectF) -> None:
    """Paint a compass rose in the largest room of the sea."""
    middle = compass_place(shapes.map)
    size = 25.0
    if middle is None or not near.intersects(QRectF(middle.x() - size, middle.y() - size, 2 * size, 2 * size)):
        return
    ink = QColor(palette.text)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    ink.setAlphaF(0.16)
    painter.setPen(QPen(ink, 0.6))
    for ring in (0.62, 0.70):
        painter.drawEllipse(middle, size * ring, size * ring)
    painter.setPen(Qt.PenStyle.NoPen)
    for point in (1, 3, 5, 7, 0, 2, 4, 6):
        long = size if point % 2 == 0 else size * 0.56
        for side, strength in ((1, 0.30), (-1, 0.12)):
            ink.setAlphaF(strength)
            painter.setBrush(ink)
            way, beside = point * pi / 4, point * pi / 4 + side * pi / 4
            wing = QPainterPath(middle)
            wing.lineTo(middle + QPointF(sin(way), -cos(way)) * long)
            wing.lineTo(middle + QPointF(sin(beside), -cos(beside)) * size * 0.17)
            wing.closeSubpath()
            painter.drawPath(wing)


def lanes(board_map: BoardMap) -> tuple[QLineF, ...]:
    """Return the lines of the borders over the sea; one that leaves the map is a line at both of its sides."""
    wide, found = board_map.document.size[0], []
    for link in board_map.links:
        if link.line is not UNSET:
            found.append(QLineF(*link.line))
            continue
        ends = sorted(
            (board_map.territories[board_map.number[one]].label for one in link.between), key=lambda at: at[0]
        )
        (x, y), (u, v) = ends
        level = (y + v) / 2
        found += [QLineF(-BEYOND, level, x, y), QLineF(u, v, wide + BEYOND, level)]
    return tuple(found)


def _paint_lanes(painter: QPainter, shapes: Shapes, look: LandLook, unit: float) -> None:
    ink = QColor(look.palette.text)
    ink.setAlphaF(1.0 if look.palette.strong else 0.55)
    pen = QPen(ink, 1.5 * unit, Qt.PenStyle.CustomDashLine, Qt.PenCapStyle.RoundCap)
    pen.setDashPattern([0.1, 2.6])
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for lane in lanes(shapes.map):
        middle = (lane.p1() + lane.p2()) / 2
        bow = QPointF(-(lane.dy()), lane.dx()) * 0.10
        path = QPainterPath(lane.p1())
        path.quadTo(middle + (bow if bow.y() < 0 else -bow), lane.p2())
        painter.drawPath(path)


# The land


def _paint_territory(painter: QPainter, shapes: Shapes, look: LandLook, number: int, unit: float) -> None:
    """Paint a territory: its colour, its owner's pattern, and a band of the owner's colour inside its border."""
    owner, realm, palette = look.owners[number], shapes.map.continent_of[number], look.palette
    colour, path = inks.colour_of(owner), shapes.lands[number]
    painter.setPen(Qt.PenStyle.NoPen)
    ground = QColor(inks.land(owner, realm, palette, colour))
    bounds = shapes.bounds[number]
    shade = QLinearGradient(bounds.topLeft(), bounds.bottomLeft())
    shade.setColorAt(0, ground.lighter(106))
    shade.setColorAt(1, ground.darker(106))
    painter.fillPath(path, QBrush(ground) if palette.strong else QBrush(shade))
    if owner >= 0:
        side = max(8, 1 << round(look.growth * 11).bit_length() - 1)
        brush = QBrush(inks.pattern(owner, colour, 110 if palette.strong else 66, side))
        brush.setTransform(QTransform.fromScale(1 / look.scale, 1 / look.scale))
        painter.fillPath(path, brush)
    if palette.strong:
        return
    band = QColor(colour or inks.TINTS[realm % len(inks.TINTS)])
    painter.save()
    painter.setClipPath(path)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for width, strength in BANDS if owner >= 0 else FREE_BANDS:
        band.setAlphaF(strength)
        pen = QPen(band, 2 * width * unit)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.setPen(pen)
        painter.drawPath(path)
    painter.restore()


def _paint_borders(painter: QPainter, shapes: Shapes, look: LandLook, near: QRectF, unit: float) -> None:
    """Paint hairlines between lands of one player, gaps between players, a double line between continents."""
    owners, realms, palette = look.owners, shapes.map.continent_of, look.palette

    def kind(sides: tuple[int, int]) -> str:
        one, other = sides
        if other == SEA:
            return "shore"
        if realms[one] != realms[other]:
            return "realm"
        return "mine" if owners[one] == owners[other] else "gap"

    gap, fine = QColor(inks.gap(palette)), QColor(inks.gap(palette))
    fine.setAlphaF(0.75)
    centre = QColor(inks.edge(palette))
    lines = (
        ("mine", fine, 0.9),
        ("gap", gap, 2.2),
        ("realm", gap, 5.0),
        ("realm", centre, 1.3),
        ("shore", QColor(inks.edge(palette)), 1.4),
    )
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for name, ink, width in lines:
        pen = QPen(ink, width * unit)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        painter.setPen(pen)
        painter.drawPath(_culled(shapes, near, lambda sides, name=name: kind(sides) == name))


def _culled(shapes: Shapes, near: QRectF, wanted: object) -> QPainterPath:
    """Return the arcs near a picture for whose sides `wanted` is true."""
    found = QPainterPath()
    for path, sides in shapes.arcs:
        if wanted(sides) and path.controlPointRect().adjusted(-1, -1, 1, 1).intersects(near):  # type: ignore[operator]
            found.addPath(path)
    return found
