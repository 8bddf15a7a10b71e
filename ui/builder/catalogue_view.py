"""The view of the catalogue: dice under headings, which can be dragged or counted up and down."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QPoint, QPointF, QRect, QRectF, Qt, QTimer, Signal
from PySide6.QtGui import (
    QColor,
    QDrag,
    QDragEnterEvent,
    QDragLeaveEvent,
    QDragMoveEvent,
    QDropEvent,
    QFontMetricsF,
    QHelpEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
)
from PySide6.QtWidgets import QWidget

from ddtable.dice.catalogue import catalogue
from ui.areas.drag_picture import drag_picture
from ui.art.icons import icon_pixmap
from ui.builder.catalogue_model import CatalogueModel, DieRow, Wanted, group_of
from ui.builder.dice_editor import DiceEditor
from ui.builder.mime import load_of, mime_of
from ui.builder.sheet import MOST_KEYS
from ui.builder.tile_paint import (
    LINE,
    NAME,
    TOP,
    paint_badge,
    paint_ground,
    paint_picture,
    paint_sign,
    sign_rects,
    tile_picture,
)
from ui.builder.tiles_view import AnyIndex, Placed, TilesView
from ui.kit.element_ink import element_ink
from ui.kit.fonts import interface_font, title_font
from ui.kit.painting import text
from ui.kit.theme import colours
from ui.kit.tips import show_tip

DIES = ((120, 76), (0, 60))  # the size of dice by the width of their tiles
HEADING = 44
BESIDE = 10
LEAST_TILE = 88
IN_LINE = 5  # dice of each size of a race
SET = 4  # terrains of a kind, or half of them
KEYS: dict[int, int] = {Qt.Key.Key_1 + number: number for number in range(MOST_KEYS)}
AHEAD = 2  # tiles painted at once while the program is idle


class CatalogueView(TilesView):
    """The dice that match the search.

    `pointed` is emitted with the die under the pointer or the die selected last, `typed` with a letter. `all_painted`:
    the pictures of all these dice are cached.
    """

    pointed = Signal(str)
    typed = Signal(str)
    all_painted = Signal()

    def __init__(self, editor: DiceEditor, parent: QWidget) -> None:
        self.editor = editor
        self.grouped = True
        self.die = DIES[-1][1]
        self._groups: list[tuple[QRect, str, int]] = []
        self._sign: str = ""
        super().__init__(parent)
        self.dice = self.make_model()
        self.wanted = Wanted(self.dice, self)
        self.watch(self.wanted)
        self._ahead = QTimer(self)
        self._ahead.setInterval(0)
        self._ahead.timeout.connect(self._paint_ahead)
        self._next = 0
        self.setAccessibleName(editor.words.say("builder-catalogue"))
        editor.collection_changed.connect(self.replace_tiles)

    # Content

    def make_model(self) -> CatalogueModel:
        """Return the model of all dice; another game has other dice."""
        return CatalogueModel(self.editor, self)

    def group_of(self, type_id: str) -> str:
        """Return the group of a die: the key of its heading."""
        return group_of(type_id)

    def show_dice(self, type_ids: Sequence[str], grouped: bool) -> None:
        """Show these dice in this order, with or without headings."""
        self.grouped = grouped
        others = list(type_ids) != [row.type_id for row in self.rows]
        self.wanted.show(type_ids)
        self.replace_tiles()
        if others:
            self.verticalScrollBar().setValue(0)

    @property
    def rows(self) -> list[DieRow]:
        """The visible dice, row by row."""
        return self.wanted.rows

    def replace_tiles(self) -> None:
        """Place the tiles again."""
        super().replace_tiles()
        if hasattr(self, "_ahead"):
            self._next = 0
            self._ahead.start()

    def place(self) -> Placed:
        """Lay out the dice in lines of 5 or a multiple of 5, each group below its heading."""
        room = self.viewport().width() - 2 * BESIDE
        columns = max(1, room // LEAST_TILE)
        in_line = SET if any(row.kind == "terrain" for row in self.rows[:1]) else IN_LINE
        if columns > in_line:
            columns -= columns % in_line
        wide = room // columns
        self.die = next(die for least, die in DIES if wide >= least)
        high = self._tile_height
        tiles: list[QRect] = []
        lines: list[list[int]] = []
        self._groups = []
        top, group, column = 4, "", 0
        for number, row in enumerate(self.rows):
            heads = self.group_of(row.type_id) if self.grouped else ""
            if heads != group:
                top += high if column else 0
                self._groups.append((QRect(BESIDE, top, room, HEADING), heads, number))
                top, group, column = top + HEADING, heads, 0
            elif column == columns:
                top, column = top + high, 0
            if column == 0:
                lines.append([])
            tiles.append(QRect(BESIDE + column * wide, top, wide, high))
            lines[-1].append(number)
            column += 1
        return Placed(tiles, top + high + 8 if tiles else 0, lines)

    @property
    def _tile_height(self) -> int:
        lines = 2 if self.editor.owned is not None else 1
        return TOP + self.die + 2 + NAME + lines * LINE + 6

    def above(self, row: int) -> int:
        """Return the height of the heading right above a row."""
        first = self.placed.lines[self.placed.line_of(row)][0]
        return HEADING + 4 if any(number == first for _, _, number in self._groups) else 4

    # Painting

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the headings and tiles in the exposed area."""
        painter = QPainter(self.viewport())
        placed, off = self.placed, self.verticalOffset()
        if not placed.tiles:
            text(
                painter,
                QRectF(self.viewport().rect()),
                self.editor.words.say("builder-none-found"),
                interface_font(13),
                colours(self).quiet_text,
                Qt.AlignmentFlag.AlignHCenter,
            )
            return
        for rect, group, _ in self._groups:
            if rect.translated(0, -off).intersects(event.rect()):
                self._paint_heading(painter, rect.translated(0, -off), group)
        chosen = {index.row() for index in self.selectedIndexes()}
        focused = self.focused_row()
        for number in self.rows_in(event.rect()):
            self._paint_tile(painter, number, number in chosen, number == focused)

    def _paint_heading(self, painter: QPainter, rect: QRect, group: str) -> None:
        """Paint the heading of a group: a race with its elements, or a sort of dragons or terrains; and a line."""
        palette, font = colours(self), title_font(17)
        name = self.group_words(group)
        line = QRectF(rect.left() + 6, rect.top() + 12, rect.width() - 12, 24)
        text(painter, line, name, font, palette.text)
        left = line.left() + QFontMetricsF(font).horizontalAdvance(name) + 10
        species = catalogue().species.get(group)
        for element in species.elements if species is not None else ():
            ink = QColor(element_ink(element, palette))
            drawn = icon_pixmap(f"element_{element}", 15, ink, self.devicePixelRatioF())
            painter.drawPixmap(QPointF(left, line.top() + 5), drawn)
            left += 20
        painter.fillRect(QRectF(left + 4, line.center().y() + 1, line.right() - left - 4, 1), QColor(palette.card_edge))

    def group_words(self, group: str) -> str:
        """Return the text of a heading."""
        words = self.editor.words
        if group in catalogue().folk:
            return words.species(group)
        sort, _, kind = group.partition("-")
        if sort == "terrain":
            return words.say("terrain-kind", kind=kind)
        return (
            words.say("builder-items-of", form=kind) if sort == "item" else words.say("builder-dragons-of", kind=kind)
        )

    def _picture_words(self, row: DieRow) -> tuple[str, ...]:
        stock = self.dice.stock_words(row.type_id)
        lines = row.lines if self.grouped else row.lines_alone
        return (*lines, stock) if stock else lines

    def _paint_tile(self, painter: QPainter, number: int, chosen: bool, focused: bool) -> None:
        palette, rect, row = colours(self), self.tile(number), self.rows[number]
        hovered = number == self.hovered
        paint_ground(painter, rect, palette, chosen=chosen, hovered=hovered, focused=focused)
        words, size = self._picture_words(row), (rect.width(), rect.height())
        used, owned = self.dice.used.get(row.type_id, 0), self.dice.owned(row.type_id)
        picture = tile_picture(row.look, words, size, self.die, palette, self.devicePixelRatioF())
        paint_picture(painter, rect.topLeft(), picture, self.die, faint=not used and (owned == 0 or not row.plays))
        if hovered:
            less, more = sign_rects(rect)
            paint_sign(painter, more, "+", palette, pointed=self._sign == "+")
            if used:
                paint_sign(painter, less, "-", palette, pointed=self._sign == "-")
        elif used:
            over = owned is not None and used > owned
            paint_badge(painter, rect.center().x() + self.die / 2 + 6, rect.top() + 4, f"×{used}", palette, lit=over)

    def _paint_ahead(self) -> None:
        """Paint some tiles that are not scrolled into view yet, while the program is idle."""
        palette, ratio = colours(self), self.devicePixelRatioF()
        for number in range(self._next, min(len(self.rows), self._next + AHEAD)):
            row, rect = self.rows[number], self.placed.tiles[number]
            size = (rect.width(), rect.height())
            tile_picture(row.look, self._picture_words(row), size, self.die, palette, ratio)
        self._next += AHEAD
        if self._next >= len(self.rows) or not self.isVisible():
            self._ahead.stop()
            self.all_painted.emit()

    # Mouse and keyboard

    def dice_of(self, rows: Sequence[int]) -> list[str]:
        """Return the dice of some rows."""
        return [self.rows[row].type_id for row in rows if row < len(self.rows)]

    def chosen_dice(self) -> list[str]:
        """Return the selected dice."""
        return self.dice_of(self.chosen_rows)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Handle Return and digits (put the selected dice into an army), plus and minus (count), letters (search)."""
        key, dice = event.key(), self.chosen_dice()
        if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Plus, Qt.Key.Key_Equal) and dice:
            self.editor.put(dice)
        elif key in KEYS and dice:
            self._put_by_digit(KEYS[key], dice)
        elif key in (Qt.Key.Key_Delete, Qt.Key.Key_Backspace, Qt.Key.Key_Minus) and dice:
            self.editor.take_anywhere(dice)
        elif event.text().isalpha() and not event.modifiers() & ~Qt.KeyboardModifier.ShiftModifier:
            self.typed.emit(event.text())
        elif key == Qt.Key.Key_Escape or event.text().isdigit():
            event.ignore()
        else:
            super().keyPressEvent(event)

    def _put_by_digit(self, number: int, dice: list[str]) -> None:
        sorts = {row.kind for row in self.rows if row.type_id in dice}
        areas = self.editor.by_digit(sorts)
        if not areas:
            self.editor.put(dice)
        elif number < len(areas) and self.editor.put(dice, areas[number]):
            self.editor.choose(areas[number])  # plus and Return then use this army

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Count a die up or down when its plus or minus is clicked."""
        sign = self._sign_at(event.position().toPoint())
        if sign and event.button() == Qt.MouseButton.LeftButton:
            dice = self.dice_of([self.hovered])
            if sign == "+":
                self.editor.put(dice)
            else:
                self.editor.take_anywhere(dice)
            event.accept()
            return
        super().mousePressEvent(event)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Put a die into the force on a double click."""
        point = event.position().toPoint()
        if self._sign_at(point):
            self.mousePressEvent(event)
        elif (index := self.indexAt(point)).isValid() and event.button() == Qt.MouseButton.LeftButton:
            self.editor.put(self.dice_of([index.row()]))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Highlight the tile under the pointer, and its plus or minus sign."""
        super().mouseMoveEvent(event)
        sign = self._sign_at(event.position().toPoint())
        if sign != self._sign:
            self._sign = sign
            self.viewport().update(self.tile(self.hovered))

    def _sign_at(self, point: QPoint) -> str:
        if self.hovered < 0 or self.hovered >= len(self.rows):
            return ""
        less, more = sign_rects(self.tile(self.hovered))
        if more.contains(point):
            return "+"
        return "-" if less.contains(point) and self.dice.used.get(self.rows[self.hovered].type_id, 0) else ""

    def pointed_at(self, row: int) -> None:
        """Emit the die under the pointer, or else the selected one."""
        self._sign = ""
        row = row if row >= 0 else self.currentIndex().row()
        self.pointed.emit(self.rows[row].type_id if 0 <= row < len(self.rows) else "")

    def currentChanged(self, current: AnyIndex, previous: AnyIndex) -> None:
        """Emit the die that is selected now."""
        super().currentChanged(current, previous)
        if 0 <= current.row() < len(self.rows):
            self.pointed.emit(self.rows[current.row()].type_id)

    def viewportEvent(self, event: QEvent) -> bool:
        """Show a tool tip with all details of the die under the pointer."""
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            index = self.indexAt(event.pos())
            show_tip(index.data(Qt.ItemDataRole.ToolTipRole) or "", self.viewport(), self.visualRect(index))
            return True
        return super().viewportEvent(event)

    # Drags

    def startDrag(self, _actions: Qt.DropAction) -> None:
        """Drag the selected dice; the drop is carried out after the drag has ended."""
        dice = self.chosen_dice()
        if not dice:
            return
        drag = QDrag(self)
        drag.setMimeData(mime_of(dice))
        looks = [self.rows[row].look for row in self.chosen_rows]
        drag.setPixmap(drag_picture(looks, colours(self), self.devicePixelRatioF()))
        drag.setHotSpot(QPoint(26, 26))
        drag.exec(Qt.DropAction.CopyAction | Qt.DropAction.MoveAction, Qt.DropAction.CopyAction)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Accept dice of the force: dropping them here removes them."""
        self._answer(event)

    def dragMoveEvent(self, event: QDragMoveEvent) -> None:
        """Accept dice of the force."""
        self._answer(event)

    def dragLeaveEvent(self, _event: QDragLeaveEvent) -> None:
        """Ignore it: the view shows nothing of a drag."""

    def dropEvent(self, event: QDropEvent) -> None:
        """Remove the dropped dice from the force."""
        self._answer(event)
        load = load_of(event.mimeData(), self.editor.sheet.areas)
        if event.isAccepted() and load is not None:
            self.editor.drop_later(load.source, None, load.dice)

    def _answer(self, event: QDropEvent) -> None:
        load = load_of(event.mimeData(), self.editor.sheet.areas)
        if load is not None and load.source is not None:
            event.setDropAction(Qt.DropAction.MoveAction)
            event.accept()
        else:
            event.ignore()
