"""A continent on the board: its die, its name, what the die allows, and the numbers to which it can be turned."""

from __future__ import annotations

from msgspec import Struct
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPainterPath, QPen, QPixmap

from ui.areas.chips import Chip, paint_disc
from ui.areas.surfaces import CENTRE, paint_initial, width_of, write
from ui.art.die import DieLook, die_pixmap
from ui.art.icons import icon_pixmap
from ui.art.keeping import kept
from ui.art.palette import Palette, player_colour
from ui.kit.fonts import BOLD, interface_font, title_font

DIE, TITLE, LINE, APART = 46.0, 17.0, 14.0, 5.0  # pixels at growth 1
CHIP, CHIP_GAP = 25.0, 4.0
EFFECT, MOST_EFFECTS = 15.0, 3
MARGIN = 4.0


class Look(Struct, frozen=True):
    """The content of a continent's picture.

    `beside`: its texts are right of the die, not below it. `faces`: the numbers to which the die can be turned, each
    with its icon. `state`: "plain", "lit" or "open".
    """

    name: str
    line: str
    die: DieLook | None
    holder: int
    player: str
    state: str
    beside: bool
    faces: tuple[tuple[int, str], ...]
    growth: float
    palette: Palette
    effects: tuple[Chip, ...] = ()


def _fonts(growth: float) -> tuple[QFont, QFont]:
    return title_font(max(11, round(15.5 * growth))), interface_font(max(9, round(11.5 * growth)))


def die_of(look: Look) -> QRectF:
    """Return the place of the die around the point (0, 0)."""
    side = DIE * look.growth
    return QRectF(-side / 2, -side / 2, side, side)


def words_of(look: Look) -> QRectF:
    """Return the place of name and line."""
    g, (title, small), die = look.growth, _fonts(look.growth), die_of(look)
    sign = (TITLE + 2) * g if look.holder >= 0 else 0.0
    wide = max(width_of(look.name, title) + sign, width_of(look.line, small)) + 4
    high = (TITLE + LINE + 2) * g
    if look.beside:
        return QRectF(die.right() + APART * g, -high / 2, wide, high)
    return QRectF(-wide / 2, die.bottom() + 1, wide, high)


def chips_of(look: Look) -> list[QRectF]:
    """Return the place of each number to which the die can be turned: a row below the words."""
    g, words, step = look.growth, words_of(look), (CHIP + CHIP_GAP) * look.growth
    left = words.left() if look.beside else -(len(look.faces) * step - CHIP_GAP * g) / 2
    return [QRectF(left + step * number, words.bottom() + g, CHIP * g, CHIP * g) for number in range(len(look.faces))]


def whole_of(look: Look) -> QRectF:
    """Return the die with its words."""
    return die_of(look).united(words_of(look))


def paint_realm(painter: QPainter, middle: QPointF, look: Look) -> None:
    """Paint a continent's die and texts around a point, from their picture."""
    ratio = painter.device().devicePixelRatioF()
    corner = middle + whole_of(look).adjusted(-MARGIN, -MARGIN, MARGIN, MARGIN).topLeft()
    painter.drawPixmap(
        QPointF(round(corner.x() * ratio) / ratio, round(corner.y() * ratio) / ratio), realm_picture(look, ratio)
    )


@kept(screens=0.5)
def realm_picture(look: Look, ratio: float) -> QPixmap:
    """Return the picture of a continent's die and words, with a margin."""
    whole = whole_of(look).adjusted(-MARGIN, -MARGIN, MARGIN, MARGIN)
    picture = QPixmap(round(whole.width() * ratio) + 1, round(whole.height() * ratio) + 1)
    picture.setDevicePixelRatio(ratio)
    picture.fill(Qt.GlobalColor.transparent)
    painter = QPainter(picture)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(-whole.topLeft())
    _paint_die(painter, look, ratio)
    _paint_words(painter, look)
    _paint_effects(painter, look)
    painter.end()
    return picture


def paint_chips(painter: QPainter, middle: QPointF, look: Look) -> None:
    """Paint the numbers to which the die can be turned."""
    for (number, icon), chip in zip(look.faces, chips_of(look), strict=True):
        _paint_chip(painter, chip.translated(middle), number, icon, look)


def _paint_die(painter: QPainter, look: Look, ratio: float) -> None:
    die, palette, g = die_of(look), look.palette, look.growth
    if look.die is not None:
        painter.drawPixmap(die.topLeft(), die_pixmap(look.die, round(die.width()), ratio))
    ring = ""
    if look.state == "lit":
        ring = palette.accent
    elif look.state == "open":
        ring = palette.text
    elif look.holder >= 0:
        ring = player_colour(look.holder)
    if ring:
        painter.setBrush(Qt.BrushStyle.NoBrush)
        around = die.adjusted(-1.5, -1.5, 1.5, 1.5)
        if look.state == "lit" and palette.casing:
            painter.setPen(QPen(QColor(palette.casing), 3.4 * g))
            painter.drawEllipse(around)
        painter.setPen(QPen(QColor(ring), 2.0 * g))
        painter.drawEllipse(around)


def _paint_effects(painter: QPainter, look: Look) -> None:
    """Paint the effects on the terrain around the lower right of its die."""
    die, side = die_of(look), EFFECT * look.growth
    for number, chip in enumerate(look.effects[:MOST_EFFECTS]):
        disc = QRectF(die.right() - side * 0.8, die.bottom() - side * (1 + number * 0.95), side, side)
        paint_disc(painter, disc, chip.icon, chip.ground, chip.ink, chip.rim)


def _paint_words(painter: QPainter, look: Look) -> None:
    """Write the name, with the initial of who controls it, and the line below, with halos."""
    g, palette, room = look.growth, look.palette, words_of(look)
    title, small = _fonts(g)
    sign = TITLE * g if look.holder >= 0 else 0.0
    gap = 2 * g if sign else 0.0
    wide = width_of(look.name, title)
    left = room.left() if look.beside else -(wide + sign + gap) / 2
    if sign:
        side = sign * 0.86
        box = QRectF(left, room.top() + (TITLE * g - side) / 2 + g, side, side)
        paint_initial(painter, box, look.player, look.holder, palette)
    _write(painter, QPointF(left + sign + gap, room.top() + 13.5 * g), look.name, title, palette.text, look)
    start = room.left() if look.beside else -width_of(look.line, small) / 2
    _write(painter, QPointF(start, room.top() + (TITLE + 11.5) * g), look.line, small, palette.text, look)


def _write(painter: QPainter, at: QPointF, words: str, font: QFont, ink: str, look: Look) -> None:
    path = QPainterPath()
    path.addText(at, font, words)
    halo = QColor(look.palette.card if look.palette.name == "light" else look.palette.shadow)
    halo.setAlphaF(0.65)
    pen = QPen(halo, 3.0 * look.growth)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(path)
    painter.fillPath(path, QColor(ink))


def _paint_chip(painter: QPainter, chip: QRectF, number: int, icon: str, look: Look) -> None:
    """Paint one number to which the die can be turned: its icon above the number."""
    g, palette = look.growth, look.palette
    painter.setPen(QPen(QColor(palette.casing or palette.accent), 1.6 * g))
    painter.setBrush(QColor(palette.accent_area))
    painter.drawRoundedRect(chip, 5 * g, 5 * g)
    side = round(12 * g)
    ratio = painter.device().devicePixelRatioF()
    painter.drawPixmap(
        QPointF(chip.center().x() - side / 2, chip.top() + 1.5 * g),
        icon_pixmap(icon, side, QColor(palette.text), ratio),
    )
    words = QRectF(chip.left(), chip.top() + 12.5 * g, chip.width(), chip.height() - 13 * g)
    write(painter, words, str(number), interface_font(max(8, round(10.5 * g)), BOLD), palette.text, CENTRE)
