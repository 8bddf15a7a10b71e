"""The dice of Battle Dice: polyhedral dice with numbers, painted once and cached as pixmaps.

The marks for legal, selected and focused dice are painted around them, along their outlines.
"""

from dataclasses import dataclass
from functools import cache, lru_cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath, QPainterPathStroker, QPen, QPixmap, QTransform

from ddtable.rules.battle_dice.kinds import is_artifact, is_unit, sides_of
from ui.art.battle_faces import Look, number_path, paint_face
from ui.art.die import LARGEST_IMAGE
from ui.art.die_bodies import SIMPLE_BELOW, paint_shadow, tinted
from ui.art.die_canvas import BOX, blank, painting
from ui.art.die_faces import Graver, square_at
from ui.art.die_solids import Point
from ui.art.keeping import kept
from ui.art.palette import ELEMENTS, Palette, ink_on
from ui.art.polyhedra import BONE, SMOKE, Material, paint_polyhedron, solid_of, tones_of, worn

STATES = ("", "idle", "struck", "dead")
DEEP, BRIGHT, GEM = 0.135, 0.33, 0.11  # relative luminance of bodies, so that their ink keeps 4.5 : 1
# The corner that breaks off a lost die.
BREAK: tuple[Point, ...] = ((100, 36), (86, 50), (85, 60), (73, 66), (70, 78), (60, 84), (56, 100), (100, 100))
IVORY = Material(ELEMENTS["ivory"], dark_ink=True)


@dataclass(frozen=True)
class BattleLook:
    """The complete appearance of a die.

    `kind` is a word of the rules: a kind of unit, an artifact, or a table die. `value` is the number rolled, 0 for a
    die that has not been rolled and shows its emblem. `seat` is its owner, -1 for none. `change` is the sum of
    modifiers. State "idle" does not act now, "struck" is lost in this phase but still acts, "dead" is out of the game.
    Raises KeyError for an unknown kind, ValueError for an unknown state.
    """

    kind: str
    value: int
    seat: int
    change: int = 0
    state: str = ""

    def __post_init__(self) -> None:
        """Raise KeyError or ValueError for an invalid look before painting."""
        try:
            sides_of(self.kind)
        except KeyError:
            raise KeyError(f"there is no die called {self.kind!r}") from None
        if self.state not in STATES:
            raise ValueError(f"a die is never {self.state!r}")


def battle_pixmap(look: BattleLook, size: int, ratio: float, colours: Palette) -> QPixmap:
    """Return the die as a pixmap of `size` device-independent pixels a side; the same object while cached."""
    return _pixmap(look, size, ratio, colours)


@kept(screens=1.0)
def _pixmap(look: BattleLook, size: int, ratio: float, colours: Palette) -> QPixmap:
    pixmap = QPixmap.fromImage(_image(look, max(1, round(size * ratio)), size, colours))
    pixmap.setDevicePixelRatio(ratio)
    return pixmap


def paint_battle_die(painter: QPainter, rect: QRectF, look: BattleLook, colours: Palette) -> None:
    """Paint a die with its shadow into the square that fits `rect`. Nothing is painted outside it."""
    side = min(rect.width(), rect.height())
    pixels = max(1, min(LARGEST_IMAGE, round(side * painter.deviceTransform().m11())))
    image = _image(look, pixels, side, colours)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    painter.drawImage(square_at(rect.center().x(), rect.center().y(), side), image)
    painter.restore()


@cache
def battle_outline(kind: str) -> QPainterPath:
    """Return the silhouette of a kind of die, in a box of 100 units. Raises KeyError for an unknown kind."""
    return worn(solid_of(sides_of(kind)))


def paint_battle_lit(painter: QPainter, rect: QRectF, kind: str, colours: Palette) -> None:
    """Paint the mark of a die that can be picked: a soft glow around its silhouette."""
    for width, opacity in ((6.4, 0.14), (4.4, 0.24), (2.0, 0.95)):
        _ring(painter, rect, kind, QPen(tinted(colours.lit, opacity), width), 0.6)


def paint_battle_selection(painter: QPainter, rect: QRectF, kind: str, colours: Palette) -> None:
    """Paint the mark of a picked die: a broad amber line around its silhouette, with a dark one between."""
    _ring(painter, rect, kind, QPen(tinted(colours.on_accent, 0.7), 6.0), 1.2)
    _ring(painter, rect, kind, QPen(QColor(colours.accent), 3.2), 1.6)


def paint_battle_focus(painter: QPainter, rect: QRectF, kind: str, colours: Palette) -> None:
    """Paint the focus: a dashed line outside all others."""
    _ring(painter, rect, kind, QPen(QColor(colours.text), 3.0 if colours.strong else 1.6, Qt.PenStyle.DashLine), 4.5)


def _ring(painter: QPainter, rect: QRectF, kind: str, pen: QPen, out: float) -> None:
    """Paint a line around the silhouette, its width in the painter's pixels, `out` pixels outside the body."""
    side = min(rect.width(), rect.height())
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(rect.center().x() - side / 2, rect.center().y() - side / 2)
    painter.strokePath(_outset(sides_of(kind), side, out), pen)
    painter.restore()


@lru_cache(maxsize=256)
def _outset(sides: int, side: float, out: float) -> QPainterPath:
    """Return the silhouette of a die of this size, `out` pixels larger all around."""
    scale = side / BOX
    outline = QTransform.fromScale(scale, scale).map(worn(solid_of(sides)))
    around = QPainterPathStroker(QPen(Qt.GlobalColor.black, 2 * out))
    around.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    return outline.united(around.createStroke(outline)).simplified()


def material_of(kind: str, seat: int, colours: Palette) -> Material:
    """Return the material of a die: its player's colour.

    Bright and deep ones alternate, so that neighbours differ in grey.
    """
    if not (is_unit(kind) or is_artifact(kind)):
        return Material(BONE, dark_ink=True)
    if seat < 0:
        return Material(SMOKE, "gem") if is_artifact(kind) else IVORY
    colour = colours.players[seat % len(colours.players)]
    if is_artifact(kind):
        return Material(tones_of(colour, GEM, 0.2), "gem")
    bright = seat % 2 == 1
    return Material(tones_of(colour, BRIGHT if bright else DEEP, 0.42 if bright else 0.22), dark_ink=bright)


def _image(look: BattleLook, pixels: int, size: float, colours: Palette) -> QImage:
    """Return the die in `pixels` device pixels a side, with the details that are legible at `size`."""
    sides, material = sides_of(look.kind), material_of(look.kind, look.seat, colours)
    body = _bare_body(sides, material, pixels).copy()
    grain = BOX / pixels
    with painting(body) as painter:
        graver = Graver(painter, grain, material.dark_ink, size < SIMPLE_BELOW)
        paint_face(graver, Look(look.kind, sides, look.value, look.change != 0), size)
        if look.state == "idle":
            _recede(painter, colours)
    if look.state == "struck":
        body = _broken(body, sides, colours)
    elif look.state == "dead":
        body = _ghost(body, sides, colours)
    image = blank(pixels) if look.state == "dead" else _shadow(sides, pixels).copy()
    with painting(image) as painter:
        if look.state == "struck":  # the crack shows the table, not the shadow
            painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Clear)
            painter.fillPath(worn(solid_of(sides)), Qt.GlobalColor.transparent)
            painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceOver)
        painter.drawImage(QRectF(0, 0, BOX, BOX), body)
        if look.change:
            _paint_change(painter, look.change, size, colours)
    return image


@kept(screens=0.25)
def _bare_body(sides: int, material: Material, pixels: int) -> QImage:
    """Return a die without numbers and emblems, shared by all equal bodies."""
    image = blank(pixels)
    with painting(image) as painter:
        paint_polyhedron(painter, solid_of(sides), material, BOX / pixels)
    return image


@kept(screens=0.1)
def _shadow(sides: int, pixels: int) -> QImage:
    image = blank(pixels)
    with painting(image) as painter:
        paint_shadow(painter, worn(solid_of(sides)))
    return image


def _recede(painter: QPainter, colours: Palette) -> None:
    """Paint a die that does not act now: it keeps its colour and is dimmed."""
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceAtop)
    painter.fillRect(QRectF(0, 0, BOX, BOX), tinted(colours.area, 0.5))


def _broken(body: QImage, sides: int, colours: Palette) -> QImage:
    """Return a lost die: a corner is broken off, and its edge is red."""
    grain = BOX / body.width()
    chip = QPainterPath(QPointF(*BREAK[0]))
    for x, y in BREAK[1:]:
        chip.lineTo(x, y)
    chip.closeSubpath()
    with painting(body) as painter:
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceAtop)
        painter.fillRect(QRectF(0, 0, BOX, BOX), tinted(colours.danger, 0.10))
        painter.strokePath(worn(solid_of(sides)), QPen(tinted(colours.danger, 0.95), max(5.0, 3 * grain)))
        painter.strokePath(chip, QPen(tinted(colours.danger, 0.95), max(6.0, 5 * grain)))
    image = blank(body.width())
    with painting(image) as painter:
        painter.drawImage(QRectF(0, 0, BOX, BOX), body)
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Clear)
        painter.fillPath(chip, Qt.GlobalColor.transparent)
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceOver)
        painter.translate(4.0, 3.0)
        painter.setClipPath(chip)
        painter.drawImage(QRectF(0, 0, BOX, BOX), body)
    return image


def _ghost(body: QImage, sides: int, colours: Palette) -> QImage:
    """Return a dead die: grey and translucent, with a broken outline."""
    grey = body.convertToFormat(QImage.Format.Format_Grayscale8)
    with painting(body) as painter:
        whole = QRectF(0, 0, BOX, BOX)
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceAtop)
        painter.setOpacity(0.8)
        painter.drawImage(whole, grey)
        painter.setOpacity(1.0)
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_DestinationIn)
        painter.fillRect(whole, QColor(0, 0, 0, 96))
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceOver)
        pen = QPen(tinted(colours.quiet_text, 0.9), max(1.2, BOX / body.width()))
        pen.setDashPattern([3.0, 2.5])
        painter.strokePath(worn(solid_of(sides)), pen)
    return body


def _paint_change(painter: QPainter, change: int, size: float, colours: Palette) -> None:
    """Paint the sum of modifiers on a chip at the upper right: amber for more, red for less."""
    height = max(27.0, min(46.0, 12.0 * BOX / size))
    ground = colours.accent if change > 0 else colours.danger
    figures = number_path(f"+{change}" if change > 0 else f"−{-change}", height * 0.54)
    width = max(height, figures.boundingRect().width() + height * 0.55)
    chip = QRectF(BOX - width - 1, 1, width, height)
    painter.setPen(QPen(tinted(colours.table_bottom, 0.9), 2.0))
    painter.setBrush(QColor(ground))
    painter.drawRoundedRect(chip, height / 2, height / 2)
    painter.fillPath(figures.translated(chip.center()), QColor(ink_on(ground)))
