"""The painting of the inspector's sheet: laid out from top to bottom for a width, with a tool tip for every part."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter

from ui.areas.chips import paint_disc
from ui.art.icons import paint_icon
from ui.art.looks import look_pixmap
from ui.art.palette import ELEMENTS, Palette, element_disc
from ui.games.inspector_values import Cell, Effect, FaceRow, Grid, Note, Sheet
from ui.kit.fonts import interface_font, title_font
from ui.kit.painting import paint_seat, rounded, text

if TYPE_CHECKING:
    from ui.art.looks import AnyLook

LARGE, PICTURE, TINY = 80, 32, 26
LONG_NAME = 20  # characters from which a name is smaller
MARGIN, GAP = 16, 12
CLAUSE = 44  # pixels on the right for the ids of clauses
COLUMNS = {4: 4, 6: 6, 8: 8, 10: 5, 12: 6, 20: 7}  # columns of the strip of faces, by sides
STRIP_CELL = 40.0
GRID_ROW = 30
WRAP = Qt.TextFlag.TextWordWrap
CENTRE, RIGHT = Qt.AlignmentFlag.AlignHCenter, Qt.AlignmentFlag.AlignRight

Tips = list[tuple[QRectF, str]]


class SheetPainter:
    """Lays out a sheet for a width and finds its height and tool tips; paints it if there is a painter."""

    def __init__(self, sheet: Sheet, width: float, palette: Palette, painter: QPainter | None = None) -> None:
        self._palette, self._painter = palette, painter
        self._left, self._right = float(MARGIN), width - MARGIN
        self._top = 4.0
        self.tips: Tips = []
        self._head(sheet)
        self._strip(sheet)
        for effect in sheet.effects:
            self._effect(effect)
        if sheet.heading:
            self._title(sheet.heading, sheet.prospect)
        for row in sheet.rows:
            self._row(row)
        if sheet.changes:
            self._title(sheet.change, "")
            self._notes(sheet.changes)
        if sheet.grid is not None:
            self._grid(sheet.grid)
        if sheet.notes:
            self._space(8)
            self._notes(sheet.notes)
        self.height = self._top + GAP

    # Primitives

    def _space(self, pixels: float) -> None:
        self._top += pixels

    def _words(self, left: float, right: float, words: str, font: QFont, colour: str, top: float) -> float:
        """Write text on as many lines as needed, and return their height."""
        height = _height(words, font, right - left)
        if self._painter is not None:
            self._painter.setFont(font)
            self._painter.setPen(QColor(colour))
            self._painter.drawText(QRectF(left, top, right - left, height + 2), WRAP, words)
        return height

    def _line(self, rect: QRectF, words: str, font: QFont, colour: str, align: Qt.AlignmentFlag) -> None:
        if self._painter is not None:
            text(self._painter, rect, words, font, colour, align)

    def _die(self, left: float, top: float, look: AnyLook, size: int) -> None:
        if self._painter is not None:
            ratio = self._painter.device().devicePixelRatioF()
            self._painter.drawPixmap(
                QRectF(left, top, size, size).topLeft(), look_pixmap(look, size, ratio, self._palette)
            )

    def _frame(self, rect: QRectF, radius: float) -> None:
        if self._painter is not None:
            rounded(self._painter, rect, radius, self._palette.field, self._palette.quiet_text)

    def _tip(self, rect: QRectF, words: str) -> None:
        self.tips.append((rect, words))

    # Parts

    def _head(self, sheet: Sheet) -> None:
        """Paint the die, and beside it its name and description."""
        self._die(self._left, self._top, sheet.look, LARGE)
        left, top = self._left + LARGE + GAP, self._top
        title = _title_font(20 if len(sheet.name) < LONG_NAME else 17)
        top += self._words(left, self._right, sheet.name, title, self._palette.text, top) + 4
        for number, fact in enumerate(sheet.facts):
            owned = number == sheet.owned and sheet.seat >= 0
            if owned and self._painter is not None:
                paint_seat(self._painter, QRectF(left, top + 3, 10, 10).center(), sheet.seat, self._palette)
            ink = self._palette.text if number < 2 else self._palette.quiet_text
            top += self._words(left + (16 if owned else 0), self._right, fact, _font(12), ink, top) + 2
        self._top = max(self._top + LARGE, top) + GAP

    def _strip(self, sheet: Sheet) -> None:
        """Paint all faces in order, with a frame around the present one."""
        columns = COLUMNS.get(len(sheet.faces), 6)
        cell = min(STRIP_CELL, (self._right - self._left) / columns)
        size = int(cell) - 4
        for number, (look, name) in enumerate(sheet.faces):
            left, top = self._left + number % columns * cell, self._top + number // columns * cell
            rect = QRectF(left, top, cell, cell)
            if number == sheet.up:
                self._frame(rect, 8)
            self._die(left + (cell - size) / 2, top + (cell - size) / 2, look, size)
            self._tip(rect, name)
        self._top += -(-len(sheet.faces) // columns) * cell + GAP

    def _effect(self, effect: Effect) -> None:
        """Paint an effect: its icon on a disc of its colour, and the text."""
        left = self._left + 28
        height = self._words(left, self._right, effect.words, _font(12), self._palette.text, self._top + 2)
        if self._painter is not None:
            ground, ink = element_disc(effect.element)
            edge = ELEMENTS[effect.element].edge
            paint_disc(self._painter, QRectF(self._left, self._top, 20, 20), effect.icon, ground, ink, edge)
        height = max(20.0, height + 4)
        self._tip(QRectF(self._left, self._top, self._right - self._left, height), effect.tip)
        self._top += height + 4

    def _title(self, heading: str, below: str) -> None:
        bold, quiet = _font(13, bold=True), _font(12)
        self._space(4)
        self._top += self._words(self._left, self._right, heading, bold, self._palette.text, self._top)
        if below:
            self._top += 2 + self._words(self._left, self._right, below, quiet, self._palette.quiet_text, self._top + 2)
        self._space(8)

    def _row(self, row: FaceRow) -> None:
        """Paint a face, its name and meaning, and its clauses on the right."""
        left, right = self._left + PICTURE + GAP, self._right - CLAUSE
        top = self._top
        bold, plain = _font(12, bold=True), _font(12)
        written = _height(row.name, bold, right - left) + _height(row.means, plain, right - left)
        height = max(float(PICTURE), written, 14.0 * len(row.clauses)) + 6
        whole = QRectF(self._left - 4, top, self._right - self._left + 8, height)
        if row.up:
            self._frame(whole, 10)
        self._die(self._left, top + (height - PICTURE) / 2, row.look, PICTURE)
        palette = self._palette
        at = top + (height - written) / 2
        at += self._words(left, right, row.name, bold, palette.text, at)
        ink = palette.text if row.counts else palette.quiet_text
        self._words(left, right, row.means, plain, ink, at)
        at = top + (height - 14 * len(row.clauses)) / 2
        for clause, _ in row.clauses:
            rect = QRectF(right, at, CLAUSE, 14)
            self._line(rect, clause, _font(10), palette.quiet_text, RIGHT)
            at += 14
        tips = [tip for _, tip in row.clauses]
        self._tip(whole, "\n".join([f"{row.name}: {row.means}", *tips]))
        self._top += height + 4

    def _notes(self, notes: Sequence[Note]) -> None:
        for note in notes:
            height = self._words(self._left, self._right - CLAUSE, note.words, _font(12), self._palette.text, self._top)
            clause = QRectF(self._right - CLAUSE, self._top, CLAUSE, 16)
            self._line(clause, note.clause, _font(10), self._palette.quiet_text, RIGHT)
            self._tip(QRectF(self._left, self._top, self._right - self._left, height), note.tip)
            self._top += height + 6

    # Table

    def _grid(self, grid: Grid) -> None:
        self._space(8)
        self._rule()
        column = (self._right - self._left - TINY - 8) / len(grid.kinds)
        head = self._top
        for number, (kind, told) in enumerate(grid.kinds):
            rect = self._cell_rect(number, head, column)
            icon = "save" if kind == "save_melee" else kind
            self._icon(icon, QRectF(rect.center().x() - 8, rect.center().y() - 8, 16, 16))
            self._tip(rect, told)
        self._top += GRID_ROW
        for look, name, cells in grid.rows:
            self._die(self._left, self._top + (GRID_ROW - TINY) / 2, look, TINY)
            self._tip(QRectF(self._left, self._top, TINY, GRID_ROW), name)
            for number, cell in enumerate(cells):
                told = f"{grid.kinds[number][1]}, {name}: {cell.tip}"
                self._cell(self._cell_rect(number, self._top, column), cell, told, bold=True)
            self._top += GRID_ROW
        self._rule()
        for number, cell in enumerate(grid.means):
            rect = self._cell_rect(number, self._top, column)
            self._cell(rect, cell, f"{grid.kinds[number][1]}: {cell.tip}", bold=False)
        mean = QRectF(self._left, self._top, TINY + 8, GRID_ROW)
        self._line(mean, grid.mean, _font(11), self._palette.quiet_text, Qt.AlignmentFlag.AlignLeft)
        self._top += GRID_ROW

    def _rule(self) -> None:
        if self._painter is not None:
            line = QRectF(self._left, self._top, self._right - self._left, 1)
            self._painter.fillRect(line, QColor(self._palette.card_edge))
        self._space(4)

    def _cell_rect(self, number: int, top: float, column: float) -> QRectF:
        return QRectF(self._left + TINY + 8 + number * column, top, column, GRID_ROW)

    def _cell(self, rect: QRectF, cell: Cell, told: str, bold: bool) -> None:
        """Paint a number, with an icon for a special result; a dot for nothing."""
        palette = self._palette
        font = _font(12, bold)
        ink = (palette.text if bold else palette.quiet_text) if cell.text else palette.quiet_text
        figure = cell.text or "·"
        if cell.icon:
            self._line(rect.adjusted(0, 0, -13, 0), figure, font, ink, CENTRE)
            self._icon(cell.icon, QRectF(rect.center().x() + 1, rect.center().y() - 6, 12, 12))
        else:
            self._line(rect, figure, font, ink, CENTRE)
        self._tip(rect, told)

    def _icon(self, name: str, rect: QRectF) -> None:
        if self._painter is not None:
            paint_icon(self._painter, name, rect, QColor(self._palette.quiet_text))


@cache
def _font(pixels: int, bold: bool = False) -> QFont:
    return interface_font(pixels, QFont.Weight.Bold if bold else QFont.Weight.Medium)


@cache
def _title_font(pixels: int) -> QFont:
    return title_font(pixels)


@lru_cache(maxsize=1024)
def _height(words: str, font: QFont, width: float) -> float:
    """Return the height of a text on as many lines as needed, cached for the few fonts of this module."""
    return QFontMetricsF(font).boundingRect(QRectF(0, 0, max(1.0, width), 4000), WRAP, words).height()
