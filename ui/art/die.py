"""Dice as the table shows them: a die's look as a small value, painted once and kept as a pixmap.

Selection, light, focus and count are painted over the pixmap, so that a die needs only one.
"""

from dataclasses import dataclass
from functools import lru_cache
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
from ui.art.die_faces import (
    KITE_PIPS,
    Graver,
    cut_icons,
    cut_identity,
    cut_mark,
    cut_terrain,
    figure_path,
    square_at,
    takes_dark_ink,
)
from ui.art.die_solids import Point, Solid, eight_sided, ten_sided, twelve_sided
from ui.art.palette import Palette

Body = Literal["unit", "monster", "dragon", "terrain"]

LARGEST_IMAGE = 1024  # device pixels a side; a printer's finer grid is served by scaling
MARK_FROM = 40  # device-independent pixels from which a class mark can be read
PLATE = 74.0


@dataclass(frozen=True)
class DieLook:
    """All that decides what a die looks like.

    `icon` is an icon's name or "id", which shows `emblem` with a bead for each `health`. `count` is how often the
    face shows its icon. `mark` is the icon of the unit's class. `number` is a terrain's distance. `dimmed` is for dead
    and buried dice. Element and icon names that are unknown raise KeyError when painted.
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


def relative_size(health: int) -> float:
    """How large a die of this health is drawn, 1.0 being the largest (monsters, dragons, terrains)."""
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


@lru_cache(maxsize=2048)
def die_pixmap(look: DieLook, size: int, device_pixel_ratio: float = 1.0) -> QPixmap:
    """The die as a pixmap of `size` device-independent pixels a side; the same object while it stays in the cache."""
    pixmap = QPixmap.fromImage(_die_image(look, max(1, round(size * device_pixel_ratio)), size))
    pixmap.setDevicePixelRatio(device_pixel_ratio)
    return pixmap


def _die_image(look: DieLook, pixels: int, size: float) -> QImage:
    """The die in `pixels` device pixels a side, as detailed as `size` device-independent pixels allow to read."""
    body = _blank(pixels)
    painter = _box_painter(body, pixels)
    grain = 100 / pixels
    simple = size < SIMPLE_BELOW
    solid = _solid(look.body)
    if solid is None:
        paint_unit(painter, look.elements, look.health, grain, simple)
    else:
        soft = 0.0 if look.body == "monster" else 0.22
        paint_solid(painter, solid, look.elements, soft, grain)
    _paint_face(look, Graver(painter, grain, takes_dark_ink(look.elements), simple), solid, size)
    painter.end()
    if look.dimmed:
        body = _dimmed(body)
    image = _blank(pixels)
    painter = _box_painter(image, pixels)
    paint_shadow(painter, unit_outline() if solid is None else solid_outline(solid))
    painter.resetTransform()
    painter.drawImage(0, 0, body)
    painter.end()
    return image


def _solid(body: Body) -> Solid | None:
    if body == "monster":
        return ten_sided()
    if body == "dragon":
        return twelve_sided()
    if body == "terrain":
        return eight_sided()
    return None


def _paint_face(look: DieLook, graver: Graver, solid: Solid | None, size: float) -> None:
    """What the face shows, by kind of body."""
    middle: Point = (BODY.center().x(), BODY.center().y() - 0.5)
    mark_at: Point = (BODY.left() + 11, BODY.bottom() - 11)
    if look.body == "terrain":
        cut_terrain(graver, look.icon, look.number, (50, 56))
    elif look.body == "dragon":
        cut_icons(graver, look.icon, look.count, (50, 49), 68 if look.count == 1 else 56)
    elif look.body == "monster":
        middle, mark_at = (50, 52), (14, 82)
        if look.icon == "id":
            cut_identity(graver, look.emblem or "", look.health, middle, 56)
        else:
            cut_icons(graver, look.icon, look.count, middle, 60, KITE_PIPS)
    elif look.icon == "id":
        cut_identity(graver, look.emblem or "", look.health, middle, PLATE)
    else:
        cut_icons(graver, look.icon, look.count, middle, PLATE)
    if look.mark is not None and size >= MARK_FROM:
        cut_mark(graver, look.mark, mark_at, 21 if size < 64 else 17.5)


def _dimmed(body: QImage) -> QImage:
    """The die gone grey and half gone."""
    grey = body.convertToFormat(QImage.Format.Format_Grayscale8)
    painter = QPainter(body)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceAtop)
    painter.setOpacity(0.66)
    painter.drawImage(0, 0, grey)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_DestinationIn)
    painter.setOpacity(1.0)
    painter.fillRect(body.rect(), QColor(0, 0, 0, 158))
    painter.end()
    return body


def _blank(pixels: int) -> QImage:
    image = QImage(pixels, pixels, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    return image


def _box_painter(image: QImage, pixels: int) -> QPainter:
    """A painter scaled to the die's box of 100 units."""
    painter = QPainter(image)
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform)
    painter.scale(pixels / 100, pixels / 100)
    return painter


def paint_selection(painter: QPainter, rect: QRectF, palette: Palette) -> None:
    """A chosen die: an amber frame around it, parted from the body by a dark line."""
    _frame(painter, rect, palette.on_accent, 0.55, rect.width() * 0.01, 4.5)
    _frame(painter, rect, palette.accent, 1.0, rect.width() * 0.01, 2.5)


def paint_lit(painter: QPainter, rect: QRectF, palette: Palette) -> None:
    """A die that can be picked up: a soft glow around the body."""
    for width, opacity in ((5.0, 0.10), (3.2, 0.18), (1.4, 0.75)):
        _frame(painter, rect, palette.lit, opacity, rect.width() * 0.02, width)


def paint_focus(painter: QPainter, rect: QRectF, palette: Palette) -> None:
    """The keyboard's place: a dashed line around the die, outside a selection."""
    _frame(painter, rect, palette.text, 0.95, -1.0, 1.5, Qt.PenStyle.DashLine)


def _frame(
    painter: QPainter,
    rect: QRectF,
    colour: str,
    opacity: float,
    inset: float,
    width: float,
    style: Qt.PenStyle = Qt.PenStyle.SolidLine,
) -> None:
    """A rounded line around a die's square, `inset` pixels inside it."""
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    reach = inset + width / 2
    radius = rect.width() * CORNER / 100
    painter.strokePath(
        rounded(rect.adjusted(reach, reach, -reach, -reach), radius), QPen(tinted(colour, opacity), width, style)
    )
    painter.restore()


def paint_count(painter: QPainter, rect: QRectF, n: int, palette: Palette) -> None:
    """A chip at the lower right of a stack of `n` equal dice."""
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
