"""The marks on the front of a die of Battle Dice: its number, the emblem of its kind, and the numbers around."""

import math
from dataclasses import dataclass
from functools import cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QRadialGradient, QTransform

from ddtable.rules.battle_dice.kinds import is_artifact, is_unit
from ui.art.die_bodies import ramp, tinted, veil
from ui.art.die_canvas import BOX
from ui.art.die_faces import Graver, Stamp, figure_path, path_stamp, square_at
from ui.art.die_solids import Facet
from ui.art.icons import paint_icon
from ui.art.palette import INK, INK_SHADE, SEAL
from ui.art.polyhedra import GOLD, KITE, face_frame, solid_of

ENGRAVED_FROM = 44  # device-independent pixels from which number and emblem both fit on the front side
DETAILED_FROM = 60  # device-independent pixels from which the numbers around it are legible
EMBLEM_PIXELS = 10.5
SEALED_FROM = 34  # below, only the shape shows the kind
PEARLS_FROM = 26
SEAL_PIXELS = 11.0
NUMBER_PIXELS = 12.0  # least legible height of a number


@dataclass(frozen=True)
class Layout:
    """Centre and height of the number, centre and size of the emblem beside it, and of the emblem alone.

    All are relative to the centre of the front side, in units of `face_frame`'s circle.
    """

    number: tuple[float, float, float]
    emblem: tuple[float, float, float]
    alone: tuple[float, float, float]


LAYOUTS: dict[int, Layout] = {
    4: Layout((0.0, 0.19, 0.54), (0.0, -0.37, 0.38), (0.0, 0.02, 0.80)),
    6: Layout((0.08, 0.10, 0.72), (-0.45, -0.45, 0.36), (0.0, 0.0, 1.0)),
    8: Layout((0.0, 0.16, 0.58), (0.0, -0.40, 0.36), (0.0, 0.02, 0.78)),
    10: Layout((0.0, 0.18, 0.62), (0.0, -0.52, 0.36), (0.0, 0.05, 0.90)),
    12: Layout((0.0, 0.18, 0.74), (0.0, -0.56, 0.40), (0.0, 0.0, 1.10)),
    20: Layout((0.0, 0.08, 0.58), (0.0, 0.02, 0.58), (0.0, 0.04, 0.80)),
}
ARTIFACT_LAYOUT = Layout((0.0, 0.17, 0.48), (0.0, -0.37, 0.44), (0.0, 0.02, 0.78))
BONUS_LAYOUT = (0.0, -0.16, 0.64), (0.0, 0.28, 0.25)  # a weapon that is not rolled: its emblem and its bonus
NEIGHBOURS: dict[int, tuple[int, ...]] = {
    4: (2,),
    6: (5, 3),
    8: (5, 2, 7),
    10: (4, 7, 2, 9),
    12: (8, 3, 5, 10, 2),
    20: (8, 14, 2, 18, 12, 6, 16, 4, 10),
}


@dataclass(frozen=True)
class Look:
    """The marks on a die: its kind, its number of sides, and the number on top, 0 for none.

    `changed`: a chip will cover the upper right corner.
    """

    kind: str
    sides: int
    value: int
    changed: bool = False

    @property
    def layout(self) -> Layout:
        """The places of number and emblem."""
        return ARTIFACT_LAYOUT if is_artifact(self.kind) else LAYOUTS[self.sides]


def emblem_of(kind: str) -> str:
    """Return the icon of a kind of die, "" for table dice. Weapons of one sort share a drawing."""
    if not (is_unit(kind) or is_artifact(kind)):
        return ""
    stem, _, bonus = kind.rpartition("_")
    return f"bd_{stem if bonus.isdigit() else kind}"


def bonus_of(kind: str) -> int:
    """Return the bonus of a sword, shield or bow, 0 for other dice."""
    tail = kind.rpartition("_")[2]
    return int(tail) if is_artifact(kind) and tail.isdigit() else 0


@cache
def front_frame(sides: int) -> QTransform:
    """Return the transform of a drawing in a circle of radius 1 to the front side of a die."""
    return frame_of(solid_of(sides).facets[0], sides)


def frame_of(facet: Facet, sides: int, turn: int = 0) -> QTransform:
    """Return the transform of a drawing to one side of a die."""
    return face_frame(facet.corners, KITE if sides == 10 else None, turn=turn)


def paint_face(graver: Graver, look: Look, size: float) -> None:
    """Cut all marks that are legible at this size."""
    _set_pearls(graver, look, size)
    emblem, layout = emblem_of(look.kind), look.layout
    if size >= DETAILED_FROM:
        _cut_neighbours(graver, look)
    if not look.value:
        if emblem:
            _cut_alone(graver, look, emblem, size)
        return
    if size >= ENGRAVED_FROM:
        frame, (x, y, height) = front_frame(look.sides), layout.number
        height = max(height, NUMBER_PIXELS * BOX / size / frame.m22())
        graver.cut(path_stamp(frame.map(_figures(look.value, (x, y, height), look.sides))))
        if emblem:
            graver.cut(_emblem_stamp(emblem, *_emblem_place(look, size)))
        return
    sealed = bool(emblem) and size >= SEALED_FROM
    _cut_flat_number(graver, look, size, aside=3.0 if sealed else 0.0)
    if sealed:
        _paint_seal(graver, emblem, size, QColor(GOLD.base) if is_artifact(look.kind) else tinted(INK, 0.45))


def number_path(text: str, height: float) -> QPainterPath:
    """Return digits around the origin, filled where their strokes cross."""
    path = figure_path(text, height, QPointF(0, 0))
    path.setFillRule(Qt.FillRule.WindingFill)
    return path


def _figures(value: int, place: tuple[float, float, float], sides: int) -> QPainterPath:
    """Return a number, narrower if it has 2 digits; 6 and 9 are underlined if both occur."""
    x, y, height = place
    path = number_path(str(value), 100.0)
    share = height / 100.0
    if value in (6, 9) and sides > 8:
        bar = path.boundingRect()
        path.addRect(bar.left() + bar.width() * 0.08, bar.bottom() + 12, bar.width() * 0.84, 11)
        share *= 0.92
    slim = 0.84 if value > 9 else 1.0
    return QTransform.fromTranslate(x, y).scale(share * slim, share).map(path)


def _emblem_place(look: Look, size: float) -> tuple[QTransform, tuple[float, float, float]]:
    """Return frame and place of the small emblem: on the front side, or on the side below if the front is small."""
    frame, (x, y, side) = front_frame(look.sides), look.layout.emblem
    away = 0.6 if look.sides == 20 else -0.6  # from the number, if the emblem must be larger
    if look.sides == 20:
        centre = _middle(_below(look.sides))
        frame = QTransform.fromTranslate(centre.x(), centre.y()).scale(frame.m11(), frame.m11() * 0.86)
    larger = max(side, EMBLEM_PIXELS * BOX / size / frame.m22())
    return frame, (x, y + away * (larger - side), larger)


@cache
def _below(sides: int) -> Facet:
    """Return the side under the lower edge of the front side."""
    facets = solid_of(sides).facets
    lowest = sorted(facets[0].corners, key=lambda corner: -corner[1])[:2]
    return next(facet for facet in facets[1:] if all(corner in facet.corners for corner in lowest))


def _middle(facet: Facet) -> QPointF:
    count = len(facet.corners)
    return QPointF(sum(x for x, _ in facet.corners) / count, sum(y for _, y in facet.corners) / count)


def _emblem_stamp(emblem: str, frame: QTransform, place: tuple[float, float, float]) -> Stamp:
    """Return the stamp of an icon on a side."""

    def stamp(painter: QPainter, colour: QColor) -> None:
        x, y, side = place
        painter.save()
        painter.setTransform(frame, True)
        paint_icon(painter, emblem, square_at(x, y, side), colour)
        painter.restore()

    return stamp


def _cut_alone(graver: Graver, look: Look, emblem: str, size: float) -> None:
    """Cut the emblem of a die that has not been rolled, as large as possible; even larger on small dice."""
    frame, place, bonus = front_frame(look.sides), look.layout.alone, bonus_of(look.kind)
    if bonus and size >= DETAILED_FROM:
        place, (x, y, height) = BONUS_LAYOUT
        figures = number_path(f"+{bonus}", 100.0)
        graver.cut(
            path_stamp(
                (QTransform.fromScale(height / 100, height / 100) * QTransform.fromTranslate(x, y) * frame).map(figures)
            )
        )
    if size < DETAILED_FROM:
        middle = frame.map(QPointF(place[0], place[1]))
        side = max(place[2] * frame.m22(), min(62.0, 16.0 * BOX / size))
        frame, place = QTransform(), (middle.x(), middle.y(), side)
    graver.cut(_emblem_stamp(emblem, frame, place))


def _set_pearls(graver: Graver, look: Look, size: float) -> None:
    """Paint the bonus of a weapon as pearls in the gold below its gem."""
    count = bonus_of(look.kind)
    if not count or size < PEARLS_FROM:
        return
    left, right = sorted(solid_of(look.sides).facets[0].corners, key=lambda corner: -corner[1])[:2]
    radius = max(3.0, 1.8 * BOX / size)
    middle = QPointF(left[0] + right[0], left[1] + right[1]) / 2
    along = QPointF(right[0] - left[0], right[1] - left[1])
    along *= radius * 2.8 / math.hypot(along.x(), along.y())
    painter = graver.painter
    for index in range(count):
        centre = middle + along * (index - (count - 1) / 2)
        glow = QRadialGradient(centre - QPointF(radius, radius) * 0.35, radius * 1.5)
        painter.setPen(QPen(QColor(GOLD.deep), max(0.8, graver.grain)))
        painter.setBrush(ramp(glow, (0, QColor("#ffffff")), (1, QColor(INK_SHADE))))
        painter.drawEllipse(centre, radius, radius)


def _cut_flat_number(graver: Graver, look: Look, size: float, aside: float) -> None:
    """Cut the number of a small die across its sides, large enough to read, beside the seal."""
    frame, layout = front_frame(look.sides), look.layout
    middle = frame.map(QPointF(0.0, layout.number[1] * 0.5))
    down = min(5.0, 120.0 / size) if look.changed else 0.0  # keeps clear of the chip
    height = max(layout.number[2] * frame.m22(), min(56.0, NUMBER_PIXELS * BOX / size))
    graver.cut(
        path_stamp(_figures(look.value, (middle.x() + aside - down, middle.y() - aside + down, height), look.sides))
    )


def _cut_neighbours(graver: Graver, look: Look) -> None:
    """Paint the faint numbers of the sides around the front one."""
    facets = solid_of(look.sides).facets[1:]
    below = _below(look.sides) if look.sides == 20 else None
    painter = graver.painter
    ink = tinted(graver.ink.name(), 0.30)
    for facet, number in zip(facets, NEIGHBOURS[look.sides], strict=False):
        if facet is below and emblem_of(look.kind):
            continue
        frame = frame_of(facet, look.sides)
        shown = number if number != look.value else look.sides - number + 1
        path = frame.map(_figures(shown, (0.0, 0.05, 0.5), look.sides))
        painter.fillPath(path.translated(-0.5, -0.6), veil(False, 0.12))
        painter.fillPath(path, ink)


def _paint_seal(graver: Graver, emblem: str, size: float, rim: QColor) -> None:
    """Paint the emblem on a dark seal at the lower left."""
    side = max(25.0, SEAL_PIXELS * BOX / size)
    seal = QRectF(1.0, BOX - side - 2.0, side, side)
    painter = graver.painter
    painter.setBrush(tinted(SEAL, 0.92))
    painter.setPen(QPen(rim, max(1.0, graver.grain)))
    painter.drawEllipse(seal)
    paint_icon(painter, emblem, square_at(seal.center().x(), seal.center().y(), side * 0.72), QColor(INK))
