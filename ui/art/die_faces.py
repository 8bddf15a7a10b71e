"""The marks cut into a die's face: icons as pips, the ID with its ring, a terrain's number, the class mark."""

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import cache, lru_cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QFont,
    QImage,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPainterPathStroker,
    QPen,
    QRadialGradient,
    QTransform,
)

from ui.art.die_bodies import diagonal, ramp, tinted, veil
from ui.art.die_canvas import BOX, blank, painting
from ui.art.die_solids import Point
from ui.art.icons import paint_icon
from ui.art.palette import DARK_INK, DARK_INK_SHADE, ELEMENTS, INK, INK_SHADE, SEAL, luminance
from ui.art.typefaces import INTERFACE, typeface

Stamp = Callable[[QPainter, QColor], None]

FIGURE_HEIGHT = 72.0  # of Manrope's digits, at 100 units to the em

# Places of pips around the centre, as shares of the plate, and the size of one icon.
PIPS: dict[int, tuple[float, tuple[Point, ...]]] = {
    1: (0.66, ((0, 0),)),
    2: (0.46, ((-0.21, -0.21), (0.21, 0.21))),
    3: (0.39, ((-0.275, -0.275), (0, 0), (0.275, 0.275))),
    4: (0.41, ((-0.23, -0.23), (0.23, -0.23), (-0.23, 0.23), (0.23, 0.23))),
    5: (0.335, ((-0.28, -0.28), (0.28, -0.28), (0, 0), (-0.28, 0.28), (0.28, 0.28))),
    6: (0.31, ((-0.2, -0.31), (0.2, -0.31), (-0.2, 0), (0.2, 0), (-0.2, 0.31), (0.2, 0.31))),
}
# On the kite of a ten-sided die, which is narrow at the top.
KITE_PIPS: dict[int, tuple[float, tuple[Point, ...]]] = {
    1: (0.66, ((0, 0),)),
    2: (0.44, ((0, -0.27), (0, 0.21))),
    3: (0.40, ((0, -0.27), (-0.24, 0.16), (0.24, 0.16))),
    4: (0.35, ((0, -0.38), (-0.27, 0.0), (0.27, 0.0), (0, 0.36))),
    5: (0.29, ((0, -0.40), (-0.18, -0.08), (0.18, -0.08), (-0.18, 0.26), (0.18, 0.26))),
    6: (0.27, ((0, -0.42), (-0.15, -0.12), (0.15, -0.12), (-0.28, 0.20), (0, 0.20), (0.28, 0.20))),
}
# On the triangle of a four-sided die, which is narrow at the top and wide at the bottom.
TRIANGLE_PIPS: dict[int, tuple[float, tuple[Point, ...]]] = {
    1: (0.70, ((0, 0),)),
    2: (0.48, ((-0.27, 0.10), (0.27, 0.10))),
    3: (0.42, ((0, -0.33), (-0.27, 0.16), (0.27, 0.16))),
    4: (0.36, ((0, -0.38), (0, 0.07), (-0.38, 0.20), (0.38, 0.20))),
}


@lru_cache(maxsize=256)
def _figures(text: str) -> QPainterPath:
    """Return digits as an outline of the font, cached because they are needed at each painting."""
    font = typeface(INTERFACE, 100)
    font.setWeight(QFont.Weight.ExtraBold)
    path = QPainterPath()
    path.addText(0, 0, font, text)
    return path


def figure_path(text: str, height: float, centre: QPointF) -> QPainterPath:
    """Return bold digits as an outline, `height` units high, centred at `centre`."""
    path = _figures(text)
    bounds = path.boundingRect()
    scale = height / FIGURE_HEIGHT
    transform = QTransform.fromTranslate(centre.x(), centre.y()).scale(scale, scale)
    return transform.translate(-bounds.center().x(), -bounds.center().y()).map(path)


@dataclass(frozen=True)
class Graver:
    """Cuts stamps into a body painted in a box of 100 units; `grain` is one device pixel in those units.

    `dark` selects dark ink, for ivory bodies. `plain` leaves out the depth, for small dice.
    """

    painter: QPainter
    grain: float
    dark: bool
    plain: bool

    @property
    def ink(self) -> QColor:
        """The colour of the marks."""
        return QColor(DARK_INK if self.dark else INK)

    def cut(self, stamp: Stamp) -> None:
        """Cut one stamp: a dark rim above and left, a light rim below and right, and the ink between."""
        shape = blank(round(BOX / self.grain))
        with painting(shape) as painter:
            stamp(painter, self.ink)
        dark, pale = _tinted(shape, veil(False, 1)), _tinted(shape, veil(True, 1))
        if self.plain:
            self._halo(pale if self.dark else dark, max(0.9 * self.grain, 1.6))
            self._moved(shape)
            return
        depth = max(0.8, 0.5 * self.grain)
        self._moved(pale, depth * 1.5, depth * 1.5, 0.55 if self.dark else 0.30)
        if not self.dark:
            self._halo(dark, depth)
            self._moved(dark, depth * 0.55, depth * 0.9, 0.40)
        self._moved(dark, -depth * 0.7, -depth * 0.8, 0.45)
        self._moved(self._sunk(shape, depth))

    def _moved(self, shape: QImage, x: float = 0.0, y: float = 0.0, opacity: float = 1.0) -> None:
        self.painter.save()
        self.painter.setOpacity(opacity)
        self.painter.drawImage(QRectF(x, y, BOX, BOX), shape)
        self.painter.restore()

    def _halo(self, shape: QImage, reach: float) -> None:
        """Paint a thin seam all around, so that ivory is visible on gold as well as on black."""
        for step in range(8):
            angle = step * math.tau / 8
            self._moved(shape, reach * math.cos(angle), reach * math.sin(angle), 0.13)

    def _sunk(self, shape: QImage, depth: float) -> QImage:
        """Return the ink: a little darker below, with the shadow of its upper left edge."""
        whole = QRectF(0, 0, BOX, BOX)
        light, shaded = (DARK_INK_SHADE, DARK_INK) if self.dark else (INK, INK_SHADE)
        fall = ramp(QLinearGradient(20, 10, 80, 90), (0, QColor(light)), (1, QColor(shaded)))
        ink, outside = _tinted(shape, fall), blank(shape.width())
        with painting(outside) as painter:
            painter.fillRect(whole, veil(False, max(0.0, 0.42 - 0.2 * self.grain)))
            painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_DestinationOut)
            painter.drawImage(whole.translated(depth * 0.7, depth * 0.9), shape)
        with painting(ink) as painter:
            painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceAtop)
            painter.drawImage(whole, outside)
        return ink


def _tinted(shape: QImage, fill: QBrush | QColor) -> QImage:
    """Return the shape in another colour."""
    image = shape.copy()
    with painting(image) as painter:
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceIn)
        painter.fillRect(QRectF(0, 0, BOX, BOX), fill)
    return image


def takes_dark_ink(elements: tuple[str, ...]) -> bool:
    """Return True if the body is so light that ivory ink would not show."""
    return sum(luminance(ELEMENTS[element].base) for element in elements) / len(elements) > 0.5


def icon_stamp(icon: str, squares: Sequence[QRectF]) -> Stamp:
    """Return a stamp with an icon at each of these squares."""
    turned = _falls(icon)

    def stamp(painter: QPainter, colour: QColor) -> None:
        for square in squares:
            if not turned:
                paint_icon(painter, icon, square, colour)
                continue
            painter.save()
            painter.translate(square.center())
            painter.scale(-1, 1)
            paint_icon(painter, icon, square_at(0, 0, square.width()), colour)
            painter.restore()

    return stamp


@cache
def _falls(icon: str) -> bool:
    """Return True if an icon is long and slopes down to the right like 2 or 3 pips, so that it is mirrored."""
    side = 24
    image = blank(side)
    with painting(image, side) as painter:
        paint_icon(painter, icon, QRectF(0, 0, side, side), QColor(INK))
    across = down = both = 0
    for y in range(side):
        for x in range(side):
            weight = image.pixelColor(x, y).alpha()
            from_left, from_top = 2 * x + 1 - side, 2 * y + 1 - side
            across += weight * from_left * from_left
            down += weight * from_top * from_top
            both += weight * from_left * from_top
    return both > 0.5 * math.sqrt(across * down)


def path_stamp(path: QPainterPath) -> Stamp:
    """Return the stamp of a filled outline."""
    return lambda painter, colour: painter.fillPath(path, colour)


def square_at(x: float, y: float, side: float) -> QRectF:
    """Return a square of this size around a point."""
    return QRectF(x - side / 2, y - side / 2, side, side)


def pips(layout: dict[int, tuple[float, tuple[Point, ...]]], count: int, middle: Point, side: float) -> list[QRectF]:
    """Return the squares of `count` icons on a plate of this size. Raises KeyError above 6."""
    share, places = layout[count]
    return [square_at(middle[0] + x * side, middle[1] + y * side, share * side) for x, y in places]


def cut_icons(
    graver: Graver,
    icon: str,
    count: int,
    middle: Point,
    side: float,
    *,
    layout: dict[int, tuple[float, tuple[Point, ...]]] = PIPS,
) -> None:
    """Cut the icon as often as it counts; on small dice and above 6 once with a number."""
    if count in layout and (count == 1 or not graver.plain):
        graver.cut(icon_stamp(icon, pips(layout, count, middle, side)))
        return
    x, y = middle
    graver.cut(icon_stamp(icon, [square_at(x - side * 0.11, y - side * 0.10, side * 0.66)]))
    figure = figure_path(str(count), side * 0.44, QPointF(x + side * 0.30, y + side * 0.25))
    _cut_figure_over(graver, figure)


def _cut_figure_over(graver: Graver, figure: QPainterPath) -> None:
    """Cut a number that crosses an icon, with a clear seam around it."""
    seam = QColor(INK if graver.dark else SEAL)
    seam.setAlphaF(0.82)
    pen = QPen(seam, 7.5)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    graver.painter.strokePath(figure, pen)
    graver.painter.fillPath(figure, graver.ink)


def cut_identity(
    graver: Graver, emblem: str, health: int, middle: Point, side: float, *, ringed: bool, fill: float = 1.42
) -> None:
    """Cut the emblem in a double ring with a bead for each health; only the beads unless `ringed`.

    `fill` is the size of the emblem's square in radii of the ring.
    """
    x, y = middle
    centre = QPointF(x, y)
    if not ringed:
        graver.cut(icon_stamp(emblem, [square_at(x, y - side * 0.06, side * 0.92)]))
        graver.cut(path_stamp(_beads(QPointF(x, y - side * 0.06), side * 0.53, health, side * 0.07)))
        return
    outer = side * 0.435
    well = QRadialGradient(centre - QPointF(outer * 0.3, outer * 0.4), outer * 1.5)
    disc = QPainterPath()
    disc.addEllipse(centre, outer, outer)
    graver.painter.fillPath(disc, ramp(well, (0, veil(False, 0.34)), (1, veil(False, 0.10))))
    bead = side * 0.046
    rings = _arc_ring(centre, outer, side * 0.030, health, bead)
    if graver.grain < 2.0:
        inner = QPainterPath()
        inner.addEllipse(centre, outer * 0.87, outer * 0.87)
        graver.painter.strokePath(inner.translated(0.4, 0.5), QPen(veil(False, 0.3), max(0.8, graver.grain)))
        graver.painter.strokePath(inner, QPen(tinted(graver.ink.name(), 0.5), max(0.8, graver.grain)))
    rings.addPath(_beads(centre, outer, health, bead))
    graver.cut(path_stamp(rings))
    graver.cut(icon_stamp(emblem, [square_at(x, y, outer * fill)]))


def _bead_angles(health: int, spacing: float) -> list[float]:
    """Return the beads' angles in degrees, clockwise from the right, around the bottom of the ring."""
    return [90 + (index - (health - 1) / 2) * spacing for index in range(health)]


def _beads(centre: QPointF, radius: float, health: int, bead: float) -> QPainterPath:
    path = QPainterPath()
    spacing = math.degrees(bead * 3.1 / radius)
    for angle in _bead_angles(health, spacing):
        turn = math.radians(angle)
        path.addEllipse(centre + QPointF(math.cos(turn), math.sin(turn)) * radius, bead, bead)
    return path


def _arc_ring(centre: QPointF, radius: float, width: float, health: int, bead: float) -> QPainterPath:
    """Return a ring with a gap at its bottom for the beads, as a filled outline."""
    spacing = math.degrees(bead * 3.1 / radius)
    gap = spacing * health + 2
    arc = QPainterPath()
    box = QRectF(centre.x() - radius, centre.y() - radius, 2 * radius, 2 * radius)
    arc.arcMoveTo(box, -90 + gap / 2)
    arc.arcTo(box, -90 + gap / 2, 360 - gap)
    stroker = QPainterPathStroker(QPen(QColor(), width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    return stroker.createStroke(arc)


def cut_terrain(graver: Graver, icon: str, number: int | None, middle: Point) -> None:
    """Cut the action icon with the distance below it, on the triangle of an eight-sided die."""
    x, y = middle
    if number is None:
        graver.cut(icon_stamp(icon, [square_at(x, y, 40)]))
    elif graver.plain:
        graver.cut(icon_stamp(icon, [square_at(x - 12, y + 4, 36)]))
        graver.cut(path_stamp(figure_path(str(number), 26, QPointF(x + 18, y + 6))))
    else:
        graver.cut(icon_stamp(icon, [square_at(x, y - 11.5, 33.5)]))
        graver.cut(path_stamp(figure_path(str(number), 14.5, QPointF(x, y + 9.5))))


def cut_mark(graver: Graver, mark: str, middle: Point, side: float) -> None:
    """Paint the class mark: a small icon on a dark seal in a corner, cut off at the edge of the body."""
    _paint_seal(graver, middle, side, SEAL)
    paint_icon(graver.painter, mark, square_at(*middle, side * 0.74), QColor(INK))


def cut_doubt(graver: Graver, middle: Point, side: float, *, sign: bool) -> None:
    """Paint the mark of reconstructed faces: a question mark on a seal, which may reach beyond the body.

    Very small dice have the seal alone.
    """
    ground, ink = (DARK_INK, INK) if graver.dark else (INK, DARK_INK)
    _paint_seal(graver, middle, side, ground, opacity=0.94, inside=False)
    if sign:
        graver.painter.fillPath(figure_path("?", side * 0.66, QPointF(*middle)), QColor(ink))


def _paint_seal(
    graver: Graver, middle: Point, side: float, ground: str, *, opacity: float = 0.72, inside: bool = True
) -> None:
    """Paint the round ground of a mark, cut off at the edge of the body if it is `inside`."""
    painter = graver.painter
    painter.save()
    if inside:
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceAtop)
    seal = QPainterPath()
    seal.addEllipse(QPointF(*middle), side / 2, side / 2)
    rim = ramp(diagonal(seal.boundingRect()), (0, veil(False, 0.5)), (1, veil(True, 0.34)))
    painter.fillPath(seal, tinted(ground, opacity))
    painter.strokePath(seal, QPen(rim, max(0.9, graver.grain)))
    painter.restore()
