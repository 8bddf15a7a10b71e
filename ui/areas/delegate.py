"""The painting of one die in an area: its picture, and the rings for its state."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import lru_cache

from msgspec import Struct
from msgspec.structs import replace
from PySide6.QtCore import QModelIndex, QObject, QPersistentModelIndex, QPoint, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap
from PySide6.QtWidgets import QStyledItemDelegate, QStyleOptionViewItem

from ui.areas.chips import paint_disc
from ui.areas.drag_picture import drag_picture
from ui.areas.surfaces import CENTRE, paint_initial, write
from ui.art.die import (
    DieLook,
    die_pixmap,
    paint_count,
    paint_focus,
    paint_gathered,
    paint_lit,
    paint_rim,
    paint_selection,
    paint_small_count,
)
from ui.art.icons import paint_icon
from ui.art.palette import ELEMENTS, PALETTES, Palette, element_disc
from ui.kit.fonts import BOLD, interface_font

READABLE = 20  # pixels below which a die has no room for a chip with a number
KEY = 16  # pixels of the chip with a die's key
SMALL = 48  # pixels below which the chip is beside the die
KEYED = 24  # pixels below which a chip on the die would hide it
TIGHT = 34  # pixels below which the chip would cover the heading above the die
COUNTED = 48  # pixels below which the number of a stack overlaps the die's corner
MARGIN = 6  # pixels around a die's square that its rings may use


@dataclass(frozen=True)
class ShownDie:
    """One die of an area: its id, look and health, and its state."""

    die: int
    look: DieLook
    health: int
    lit: bool
    selected: bool
    lifted: bool
    badge: str
    effects: tuple[tuple[str, str], ...] = ()


class Marks(Struct, frozen=True):
    """The marks around and over a die.

    A `held` die was picked up; several that are only `gathered` for a drag have a plain ring. `count` is that of a
    stack, `badge` what the die counts as, `key` the key that chooses it (`beside` a small die). `effects` are icons and
    elements; `owner` is name and seat if they are not obvious; `rim` is the player's colour if another player has dice
    of the same race.
    """

    lit: bool = False
    selected: bool = False
    held: bool = False
    gathered: bool = False
    hover: bool = False
    focus: bool = False
    count: int = 1
    badge: str = ""
    key: str = ""
    beside: bool = False
    effects: tuple[tuple[str, str], ...] = ()
    owner: tuple[str, int] | None = None
    rim: str = ""

    def counting(self, count: int) -> Marks:
        """Return the marks of a stack of this many dice."""
        return replace(self, count=count)


class DiceAtRest(Struct, frozen=True):
    """A die, or a stack of equal ones, as painted in an area: the upper left corner, the side in pixels."""

    dice: tuple[int, ...]
    at: QPoint
    side: int
    look: DieLook
    marks: Marks

    def moved(self, by: QPoint) -> DiceAtRest:
        """Return the same dice elsewhere."""
        return replace(self, at=self.at + by)


class DieDelegate(QStyledItemDelegate):
    """The delegate shared by all areas. Areas know the looks of their dice and paint them with `draw`."""

    def __init__(self, palette: Palette, parent: QObject) -> None:
        super().__init__(parent)
        self.colours = palette

    def sizeHint(self, _option: QStyleOptionViewItem, _index: QModelIndex | QPersistentModelIndex) -> QSize:
        """Return a fixed size: areas lay out their dice themselves."""
        return QSize(32, 32)

    def draw(self, painter: QPainter, at: QPointF, side: int, look: DieLook, marks: Marks) -> None:
        """Paint a die into the square with the upper left corner `at` and `side` pixels."""
        ratio = painter.device().devicePixelRatioF()
        at = QPointF(round(at.x()), round(at.y()))
        solid = look.body != "unit"
        if marks.count > 1:
            shift = max(2, side // 14)
            painter.drawPixmap(at + QPointF(-shift, -shift), die_pixmap(look, side, ratio))
        if marks.lit or marks.held:
            painter.drawPixmap(at - QPointF(MARGIN, MARGIN), _ring("lit", side, self.colours.name, ratio, solid))
        painter.drawPixmap(at, die_pixmap(look, side, ratio))
        if marks.rim:
            painter.drawPixmap(at - QPointF(MARGIN, MARGIN), _rim(marks.rim, side, ratio, solid))
        if marks.hover:
            painter.drawPixmap(at - QPointF(MARGIN, MARGIN), _ring("lit", side, self.colours.name, ratio, solid))
        if marks.selected or marks.held:
            painter.drawPixmap(at - QPointF(MARGIN, MARGIN), _ring("selected", side, self.colours.name, ratio, solid))
        if marks.gathered:
            painter.drawPixmap(at - QPointF(MARGIN, MARGIN), _ring("gathered", side, self.colours.name, ratio, solid))
        if marks.focus:
            painter.drawPixmap(at - QPointF(MARGIN, MARGIN), _ring("focus", side, self.colours.name, ratio, solid))
        if marks.badge:
            badge = max(18, side * 2 // 5)
            picture = _badge(marks.badge, badge, self.colours.name, ratio)
            painter.drawPixmap(at + QPointF(side - badge * 0.8, -badge * 0.2), picture)
        if marks.key and side >= KEYED:
            out = KEY * (0.7 if side < SMALL else 0.5)  # at the round corner of the die, beside its icon
            up = min(out, KEY / 3) if marks.beside or side < TIGHT else out
            aside = KEY * 0.75 if marks.beside and side < SMALL else out
            corner = QPointF(round(max(1.0, at.x() - aside)), round(max(0.0, at.y() - up)))
            painter.drawPixmap(corner, key_chip(marks.key, self.colours, ratio))
        if marks.count > 1 and side >= READABLE:
            out = max(0, COUNTED - side) // 3  # a chip on a small die would hide its icon
            paint_count(painter, QRectF(at.x(), at.y(), side + out, side + out // 2), marks.count, self.colours)
        elif marks.count > 1:
            paint_small_count(painter, at + QPointF(side, side), marks.count, self.colours)
        self._draw_effects(painter, at, side, marks, ratio)
        if marks.owner is not None:
            chip = max(12, round(side * 0.27))
            picture = _owner(*marks.owner, chip, self.colours, ratio)
            painter.drawPixmap(at + QPointF(-1, side - chip + 1), picture)

    def carried(self, looks: Sequence[DieLook], ratio: float) -> QPixmap:
        """Return the picture at the pointer while these dice are dragged."""
        return drag_picture(looks, self.colours, ratio)

    def _draw_effects(self, painter: QPainter, at: QPointF, side: int, marks: Marks, ratio: float) -> None:
        """Paint small discs from the right corner on, the first effect last, so that it is on top.

        They are at the bottom, or at the top if dice show their owners, since the next die's chip is there.
        """
        disc = max(13, round(side * 0.3))
        right = at.x() + side + 2 - disc - (disc if marks.count > 1 else 0)
        for number, (icon, element) in reversed(list(enumerate(marks.effects))):
            top = at.y() + (side + 2 - disc if marks.owner is None else -2)
            corner = QPointF(round(right - number * disc * 0.7), round(top))
            painter.drawPixmap(corner, _effect(icon, element, disc, ratio))


_PAINTERS: dict[str, Callable[[QPainter, QRectF, Palette], None]] = {
    "lit": paint_lit,
    "selected": paint_selection,
    "focus": paint_focus,
    "gathered": paint_gathered,
}


@lru_cache(maxsize=512)
def _ring(kind: str, side: int, palette: str, ratio: float, solid: bool) -> QPixmap:
    """Return a ring around a die of `side` pixels, with MARGIN pixels on each side; round for a many-sided die."""
    whole = side + 2 * MARGIN
    pixmap = QPixmap(round(whole * ratio), round(whole * ratio))
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(QColor(Qt.GlobalColor.transparent))
    painter = QPainter(pixmap)
    square = QRectF(MARGIN, MARGIN, side, side)
    if solid:
        _paint_circle(painter, square, kind, PALETTES[palette])
    else:
        _PAINTERS[kind](painter, square, PALETTES[palette])
    painter.end()
    return pixmap


@lru_cache(maxsize=128)
def _rim(colour: str, side: int, ratio: float, solid: bool) -> QPixmap:
    """Return the rim of a player's colour around a die."""
    whole = side + 2 * MARGIN
    pixmap = QPixmap(round(whole * ratio), round(whole * ratio))
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(QColor(Qt.GlobalColor.transparent))
    painter = QPainter(pixmap)
    paint_rim(painter, QRectF(MARGIN, MARGIN, side, side), colour, solid)
    painter.end()
    return pixmap


@lru_cache(maxsize=32)
def _badge(icon: str, side: int, palette: str, ratio: float) -> QPixmap:
    """Return an icon on a disc of the accent colour."""
    colours = PALETTES[palette]
    pixmap = QPixmap(round(side * ratio), round(side * ratio))
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(QColor(Qt.GlobalColor.transparent))
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setBrush(QColor(colours.accent))
    painter.setPen(QPen(QColor(colours.on_accent), 1.5))
    painter.drawEllipse(QRectF(1, 1, side - 2, side - 2))
    paint_icon(painter, icon, QRectF(side * 0.22, side * 0.22, side * 0.56, side * 0.56), QColor(colours.on_accent))
    painter.end()
    return pixmap


@lru_cache(maxsize=128)
def _effect(icon: str, element: str, side: int, ratio: float) -> QPixmap:
    """Return an effect's icon on a disc of its element."""
    pixmap = QPixmap(round(side * ratio), round(side * ratio))
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(QColor(Qt.GlobalColor.transparent))
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    paint_disc(painter, QRectF(0, 0, side, side), icon, *element_disc(element), ELEMENTS[element].edge)
    painter.end()
    return pixmap


@lru_cache(maxsize=64)
def _owner(name: str, seat: int, side: int, palette: Palette, ratio: float) -> QPixmap:
    """Return the chip of a die's owner."""
    pixmap = QPixmap(round(side * ratio), round(side * ratio))
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(QColor(Qt.GlobalColor.transparent))
    painter = QPainter(pixmap)
    paint_initial(painter, QRectF(0, 0, side, side), name, seat, palette)
    painter.end()
    return pixmap


@lru_cache(maxsize=32)
def key_chip(key: str, palette: Palette, ratio: float) -> QPixmap:
    """Return a quiet chip with the key that chooses a die."""
    pixmap = QPixmap(round(KEY * ratio), round(KEY * ratio))
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(QColor(Qt.GlobalColor.transparent))
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setBrush(QColor(palette.card))
    painter.setPen(QPen(QColor(palette.quiet_text), 1))
    painter.drawRoundedRect(QRectF(0.5, 0.5, KEY - 1, KEY - 1), 5, 5)
    write(painter, QRectF(0, 0, KEY, KEY), key, interface_font(10, BOLD), palette.text, CENTRE)
    painter.end()
    return pixmap


def _paint_circle(painter: QPainter, square: QRectF, kind: str, palette: Palette) -> None:
    """Paint the ring of a die whose outline is not a square."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    dash = Qt.PenStyle.DashLine if kind == "focus" else Qt.PenStyle.SolidLine
    inset = {"lit": 1.5, "selected": 1.5, "focus": -2.0, "gathered": -2.0}[kind]
    colour = QColor({"lit": palette.lit, "selected": palette.accent}.get(kind, palette.text))
    if kind == "lit":
        soft = QColor(colour)
        soft.setAlphaF(0.2)
        painter.setPen(QPen(soft, 5))
        painter.drawEllipse(square.adjusted(inset, inset, -inset, -inset))
        colour.setAlphaF(0.75)
    painter.setPen(QPen(colour, 2.5 if kind == "selected" else 1.4, dash))
    painter.drawEllipse(square.adjusted(inset, inset, -inset, -inset))
