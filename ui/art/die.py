"""Dice on the table: the look of a die as a small value, painted once and cached as a pixmap.

Selection, highlight, focus and count are painted over the pixmap, so that a die needs only one.
"""

from dataclasses import dataclass
from typing import Literal

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPen, QPixmap

from ui.art.die_bodies import (
    BODY,
    CORNER,
    SIMPLE_BELOW,
    paint_shadow,
    paint_solid,
    paint_unit,
    rounded,
    solid_outline,
    tinted,
    unit_outline,
)
from ui.art.die_canvas import BOX, blank, painting
from ui.art.die_faces import (
    KITE_PIPS,
    TRIANGLE_PIPS,
    Graver,
    cut_doubt,
    cut_icons,
    cut_identity,
    cut_mark,
    cut_terrain,
    figure_path,
    square_at,
    takes_dark_ink,
)
from ui.art.die_solids import Point, Solid, eight_sided, four_sided, ten_sided, twelve_sided
from ui.art.keeping import kept
from ui.art.palette import Palette

Body = Literal["unit", "monster", "dragon", "terrain", "pyramid"]

LARGEST_IMAGE = 1024  # device pixels a side; the finer grid of printers is reached by scaling
MARK_FROM = 26  # device-independent pixels from which a class mark is legible
RINGED_FROM = 48  # below, an ID is only the emblem, without rings and mark: the emblem shows the class
MARK_PIXELS = 10.5  # least legible size of a class mark
SIGN_FROM, SIGN_PIXELS = 32, 9  # the same for the question mark of reconstructed faces
DOT = 17.0  # the size of that mark on smaller dice
ROUND_EMBLEM = 1.64  # a monster's emblem has no corners and fills more of the ring
PLATE, SMALL_PLATE = 74.0, 79.0  # the square for pips; small dice use all of it
SMALL_FIGURE = 8.0  # height in pixels of the number of a stack of very small dice
SMALL_BELOW = 64


@dataclass(frozen=True)
class DieLook:
    """The complete appearance of a die.

    `icon` is an icon's name, "" for an empty face, or "id", which shows `emblem` with a bead for each `health`. `count`
    is the number of icons on the face. `mark` is the icon of the unit's class. `number` is a terrain's distance.
    `dimmed` is for dead and buried dice. `reconstructed`: no source lists its faces, which a small mark says. Unknown
    element and icon names raise KeyError when painted.
    """

    body: Body
    elements: tuple[str, ...]
    health: int = 1
    icon: str = "id"
    count: int = 1
    emblem: str | None = None
    mark: str | None = None
    number: int | None = None
    dimmed: bool = False
    reconstructed: bool = False


def relative_size(health: int) -> float:
    """Return the relative size of a die of this health, 1.0 for the largest (monsters, dragons, terrains)."""
    return {1: 0.80, 2: 0.88, 3: 0.95}.get(health, 1.0)


def paint_die(painter: QPainter, look: DieLook, rect: QRectF) -> None:
    """Paint a die with its shadow into the square that fits `rect`. Nothing is painted outside it."""
    side = min(rect.width(), rect.height())
    scale = painter.deviceTransform().m11()
    pixels = max(1, min(LARGEST_IMAGE, round(side * scale)))
    square = square_at(rect.center().x(), rect.center().y(), side)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    painter.drawImage(square, _die_image(look, pixels, side))
    painter.restore()


@kept(screens=1.5)  # the dice of a busy table in all their sizes
def die_pixmap(look: DieLook, size: int, device_pixel_ratio: float = 1.0) -> QPixmap:
    """Return the die as a pixmap of `size` device-independent pixels a side; the same object while cached."""
    pixmap = QPixmap.fromImage(_die_image(look, max(1, round(size * device_pixel_ratio)), size))
    pixmap.setDevicePixelRatio(device_pixel_ratio)
    return pixmap


def _die_image(look: DieLook, pixels: int, size: float) -> QImage:
    """Return the die in `pixels` device pixels a side, with the details that are legible at `size`."""
    simple = size < SIMPLE_BELOW
    body = _bare_body(look.body, look.elements, look.health, pixels, simple).copy()
    with painting(body) as painter:
        _paint_face(look, Graver(painter, BOX / pixels, takes_dark_ink(look.elements), simple), size)
    if look.dimmed:
        _dim(body)
    image = _shadow(look.body, pixels).copy()
    with painting(image, pixels) as painter:
        painter.drawImage(0, 0, body)
    return image


@kept(screens=0.25)
def _bare_body(body: Body, elements: tuple[str, ...], health: int, pixels: int, simple: bool) -> QImage:
    """Return a die without its face, shared by all its faces."""
    image = blank(pixels)
    grain = BOX / pixels
    solid = _solid(body)
    with painting(image) as painter:
        if solid is None:
            paint_unit(painter, elements, health, grain, simple)
        else:
            paint_solid(painter, solid, elements, 0.0 if body == "monster" else 0.22, grain)
    return image


@kept(screens=0.1)
def _shadow(body: Body, pixels: int) -> QImage:
    """Return the shadow of a kind of die."""
    image = blank(pixels)
    solid = _solid(body)
    with painting(image) as painter:
        paint_shadow(painter, unit_outline() if solid is None else solid_outline(solid))
    return image


def _solid(body: Body) -> Solid | None:
    if body == "monster":
        return ten_sided()
    if body == "dragon":
        return twelve_sided()
    if body == "terrain":
        return eight_sided()
    if body == "pyramid":
        return four_sided()
    return None


def _paint_face(look: DieLook, graver: Graver, size: float) -> None:
    """Cut the marks of the face, by kind of body."""
    plate = SMALL_PLATE if size < SMALL_BELOW else PLATE
    middle: Point = (BODY.center().x(), BODY.center().y() - 0.5)
    marked, ringed = _shows_mark(look, size), size >= RINGED_FROM
    if not look.icon:
        return
    if look.body == "pyramid":
        _cut_pyramid(look, graver)
    elif look.body == "terrain":
        cut_terrain(graver, look.icon, look.number, (50, 56))
    elif look.body == "dragon":
        cut_icons(graver, look.icon, look.count, (50, 49), 68 if look.count == 1 else 56)
    elif look.body == "monster":
        if look.icon == "id":
            cut_identity(graver, look.emblem or "", look.health, (50, 50), 62, ringed=ringed, fill=ROUND_EMBLEM)
        else:
            cut_icons(graver, look.icon, look.count, (50, 50), 64, layout=KITE_PIPS)
    elif look.icon == "id":
        cut_identity(graver, look.emblem or "", look.health, middle, plate, ringed=ringed)
    elif graver.plain and marked:
        # The icon makes room for the mark in the lower left corner.
        cut_icons(graver, look.icon, look.count, (middle[0] + 5, middle[1] - 5), plate * 0.9)
    else:
        cut_icons(graver, look.icon, look.count, middle, plate)
    if marked and look.mark is not None:
        cut_mark(graver, look.mark, *_mark_place(look.body, size))
    if look.reconstructed:
        cut_doubt(graver, *_doubt_place(look.body, size), sign=size >= SIGN_FROM)


def _cut_pyramid(look: DieLook, graver: Graver) -> None:
    """Cut the face of a four-sided die, a triangle with a corner at the top."""
    middle = (four_sided().face[0], four_sided().face[1] + 2)
    if look.icon == "id":
        cut_identity(graver, look.emblem or "", look.health, middle, 44, ringed=not graver.plain)
    else:
        cut_icons(graver, look.icon, look.count, middle, 60, layout=TRIANGLE_PIPS)


def _shows_mark(look: DieLook, size: float) -> bool:
    """Return True if a mark is needed and there is room for a legible one."""
    if look.mark is None:
        return False
    return size >= (RINGED_FROM if look.body == "dragon" or look.icon == "id" else MARK_FROM)


def _mark_place(body: Body, size: float) -> tuple[Point, float]:
    """Return centre and size of the class mark, in units of the die's box: in the corner that the pips leave free."""
    if body == "dragon":
        return (50, 85), 23.0
    side = max(21.0 if size < SMALL_BELOW else 17.5, MARK_PIXELS * BOX / size)
    if body == "monster":
        return (17, 57), side
    inset = max(11.0, side / 2 + 0.5)
    return (BODY.left() + inset, BODY.bottom() - inset), side


def _doubt_place(body: Body, size: float) -> tuple[Point, float]:
    """Return centre and size of the mark of reconstructed faces: opposite the class mark."""
    side = DOT if size < SIGN_FROM else max(15.0, SIGN_PIXELS * BOX / size)
    if body == "pyramid":
        return (82, 30), side
    if body == "monster":
        return (83, 57), side
    inset = max(10.5, side / 2 + 0.5)
    return (BODY.right() - inset, BODY.top() + inset), side


def _dim(body: QImage) -> None:
    """Turn a body grey and let the table shine through."""
    grey = body.convertToFormat(QImage.Format.Format_Grayscale8)
    with painting(body, body.width()) as painter:
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceAtop)
        painter.setOpacity(0.66)
        painter.drawImage(0, 0, grey)
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_DestinationIn)
        painter.setOpacity(1.0)
        painter.fillRect(body.rect(), QColor(0, 0, 0, 158))


def paint_selection(painter: QPainter, rect: QRectF, palette: Palette) -> None:
    """Paint the mark of a selected die: an amber frame around it, separated from the body by a dark line."""
    _frame(painter, rect, palette.on_accent, opacity=0.6, inset=-0.5, width=5.5)
    _frame(painter, rect, palette.accent, opacity=1.0, inset=0.5, width=3.0)


def paint_rim(painter: QPainter, rect: QRectF, colour: str, solid: bool = False) -> None:
    """Paint a rim in a player's colour, for dice of 2 players that look alike; round for a many-sided die."""
    width = max(2.0, min(3.5, rect.width() * 0.045))
    if solid:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(QColor(colour), width))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawEllipse(rect.adjusted(1, 1, -1, -1))
    else:
        _frame(painter, rect, colour, opacity=1.0, inset=0.0, width=width)


def paint_lit(painter: QPainter, rect: QRectF, palette: Palette) -> None:
    """Paint the mark of a die that can be picked up: a soft glow around the body."""
    for width, opacity in ((5.0, 0.10), (3.2, 0.18), (1.4, 0.75)):
        _frame(painter, rect, palette.lit, opacity=opacity, inset=rect.width() * 0.02, width=width)


def paint_focus(painter: QPainter, rect: QRectF, palette: Palette) -> None:
    """Paint the focus: a dashed line around the die, outside a selection."""
    width = 3.0 if palette.strong else 1.5
    _frame(painter, rect, palette.text, opacity=0.95, inset=-1.0, width=width, style=Qt.PenStyle.DashLine)


def paint_gathered(painter: QPainter, rect: QRectF, palette: Palette) -> None:
    """Paint the mark of a die gathered by a rubber band for a drag: a plain line, since it is not selected yet."""
    width = 3.0 if palette.strong else 1.5
    _frame(painter, rect, palette.text, opacity=0.95, inset=-1.5, width=width)


def _frame(
    painter: QPainter,
    rect: QRectF,
    colour: str,
    *,
    opacity: float,
    inset: float,
    width: float,
    style: Qt.PenStyle = Qt.PenStyle.SolidLine,
) -> None:
    """Paint a rounded line around a die's square, `inset` pixels inside it."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    reach = inset + width / 2
    radius = rect.width() * CORNER / 100
    painter.strokePath(
        rounded(rect.adjusted(reach, reach, -reach, -reach), radius), QPen(tinted(colour, opacity), width, style)
    )
    painter.restore()


def paint_small_count(painter: QPainter, corner: QPointF, n: int, palette: Palette) -> None:
    """Paint the number of a stack of very small dice over their lower right corner, without a chip around it."""
    figures = figure_path(str(n), SMALL_FIGURE, QPointF(0, 0))
    bounds = figures.boundingRect()
    figures.translate(corner + QPointF(2 - bounds.right(), 1 - bounds.bottom()))
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.strokePath(figures, QPen(QColor(palette.card), 3, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    painter.fillPath(figures, QColor(palette.text))
    painter.restore()


def paint_count(painter: QPainter, rect: QRectF, n: int, palette: Palette) -> None:
    """Paint a chip at the lower right of a stack of `n` equal dice."""
    height = max(14.0, rect.width() * 0.30)
    text = f"×{n}"
    figures = figure_path(text, height * 0.52, QPointF(0, 0))
    width = max(height, figures.boundingRect().width() + height * 0.62)
    chip = QRectF(rect.right() - width, rect.bottom() - height, width, height)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(QColor(palette.card_edge), 1))
    painter.setBrush(QColor(palette.card))
    painter.drawRoundedRect(chip.adjusted(0.5, 0.5, -0.5, -0.5), height / 2, height / 2)
    painter.fillPath(figures.translated(chip.center()), QColor(palette.text))
    painter.restore()
