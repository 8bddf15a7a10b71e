"""How one die is painted in an area: its picture, and the rings that say what may be done with it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache

from PySide6.QtCore import QModelIndex, QObject, QPersistentModelIndex, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPixmap
from PySide6.QtWidgets import QStyledItemDelegate, QStyleOptionViewItem

from ui.art.die import DieLook, die_pixmap, paint_count, paint_focus, paint_lit, paint_selection
from ui.art.palette import PALETTES, Palette

MARGIN = 6  # pixels around a die's square that its rings may use


@dataclass(frozen=True)
class ShownDie:
    """One die as an area shows it: its id, look and health, and what may be done with it."""

    die: int
    look: DieLook
    health: int
    lit: bool
    selected: bool
    lifted: bool


@dataclass(frozen=True)
class Marks:
    """What is drawn around and over a die; `count` of a stack."""

    lit: bool = False
    selected: bool = False
    held: bool = False
    hover: bool = False
    focus: bool = False
    count: int = 1


class DieDelegate(QStyledItemDelegate):
    """The delegate that all areas share. Areas know what their dice look like and paint them through `draw`."""

    def __init__(self, palette: Palette, parent: QObject) -> None:
        super().__init__(parent)
        self.colours = palette

    def sizeHint(self, _option: QStyleOptionViewItem, _index: QModelIndex | QPersistentModelIndex) -> QSize:
        """All rows alike: areas lay their dice out themselves."""
        return QSize(32, 32)

    def draw(self, painter: QPainter, at: QPointF, side: int, look: DieLook, marks: Marks) -> None:
        """Paint a die into the square of `side` pixels whose upper left corner is `at`."""
        ratio = painter.device().devicePixelRatioF()
        at = QPointF(round(at.x()), round(at.y()))
        if marks.count > 1:
            shift = max(2, side // 14)
            painter.drawPixmap(at + QPointF(-shift, -shift), die_pixmap(look, side, ratio))
        if marks.lit or marks.held:
            painter.drawPixmap(at - QPointF(MARGIN, MARGIN), _ring("lit", side, self.colours.name, ratio))
        painter.drawPixmap(at, die_pixmap(look, side, ratio))
        if marks.hover:
            painter.drawPixmap(at - QPointF(MARGIN, MARGIN), _ring("lit", side, self.colours.name, ratio))
        if marks.selected or marks.held:
            painter.drawPixmap(at - QPointF(MARGIN, MARGIN), _ring("selected", side, self.colours.name, ratio))
        if marks.focus:
            painter.drawPixmap(at - QPointF(MARGIN, MARGIN), _ring("focus", side, self.colours.name, ratio))
        if marks.count > 1:
            paint_count(painter, QRectF(at.x(), at.y(), side, side), marks.count, self.colours)


_PAINTERS: dict[str, Callable[[QPainter, QRectF, Palette], None]] = {
    "lit": paint_lit,
    "selected": paint_selection,
    "focus": paint_focus,
}


@lru_cache(maxsize=512)
def _ring(kind: str, side: int, palette: str, ratio: float) -> QPixmap:
    """A ring around a die of `side` pixels, with MARGIN pixels to spare on each side."""
    whole = side + 2 * MARGIN
    pixmap = QPixmap(round(whole * ratio), round(whole * ratio))
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(QColor(Qt.GlobalColor.transparent))
    painter = QPainter(pixmap)
    _PAINTERS[kind](painter, QRectF(MARGIN, MARGIN, side, side), PALETTES[palette])
    painter.end()
    return pixmap
