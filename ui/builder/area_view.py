"""The view of one area of the force: an army, the dragons, or the slot of a terrain."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QRect, QRectF, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QDrag,
    QDragEnterEvent,
    QDragLeaveEvent,
    QDragMoveEvent,
    QDropEvent,
    QFocusEvent,
    QFont,
    QFontMetricsF,
    QHelpEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
)
from PySide6.QtWidgets import QApplication, QWidget

from ddtable.dice.catalogue import catalogue
from ddtable.forces.sections import kin_health
from ddtable.forces.sums import species_of
from ui.areas.drag_picture import drag_picture
from ui.art.any_die import AnyLook
from ui.builder.area_model import AreaModel, look_of
from ui.builder.catalogue_model import tile_words
from ui.builder.dice_editor import DiceEditor
from ui.builder.figures import UNITS
from ui.builder.mime import load_of, mime_of
from ui.builder.sheet import Area, kind_of
from ui.builder.tile_paint import (
    LINE,
    NAME,
    TOP,
    name_fits,
    paint_badge,
    paint_ground,
    paint_sign,
    sign_rects,
    tile_picture,
    two_lines,
)
from ui.builder.tiles_view import AnyIndex, Placed, TilesView
from ui.kit.focus_seen import by_keys
from ui.kit.fonts import interface_font
from ui.kit.painting import key_cap_width, paint_key_cap, rounded, text
from ui.kit.theme import colours
from ui.kit.tips import show_tip

HEADING = 34
INSET = 12
LEAST_FOLK = 64  # pixels of the names of races, if they are cut off
GAP = 4
# a die and the width of its tile, with its name below it
NAMED = ((112, 146), (100, 134), (88, 122), (72, 104), (60, 92), (52, 84), (48, 78))
NARROW = (48, 66)  # the same for a name alone, in two lines
BARE = (52, 44, 36, 30)
BELOW = (8, 2 + 2 * NAME + 4, 2 + NAME + LINE + 4)  # pixels below a die without words, with its name, with all
SPARE = 10  # pixels that a tile may be wider than necessary
MIDDLE = Qt.AlignmentFlag.AlignHCenter


class AreaView(TilesView):
    """The dice of an area with its heading.

    `pointed` is emitted with the die under the pointer or the die selected last. `entered`: the player made this the
    current area, by the keyboard or by a click beside the dice.
    """

    pointed = Signal(str)
    entered = Signal()

    def __init__(self, editor: DiceEditor, area: Area, parent: QWidget) -> None:
        self.editor, self.area = editor, area
        self.die, self.lines = NAMED[0][0], 2
        self.over = False
        self.refusal = ""
        self.at_fault = False
        self._sign = ""
        super().__init__(parent)
        self.stacks = AreaModel(editor, area, self)
        self.setProperty("area", area)
        self.watch(self.stacks)
        editor.changed.connect(self._tell)
        editor.current_changed.connect(self._show_current)
        self._tell()

    # Content

    def show_area(self, area: Area) -> None:
        """Show another area."""
        if area != self.area:
            self.area = area
            self.setProperty("area", area)
            self.clearSelection()
            self.stacks.show_area(area)
            self._tell()
            self.viewport().update()

    @property
    def health(self) -> int:
        """The total health of the units in the area."""
        return self.editor.sheet.army_health(self.area)

    @property
    def is_slot(self) -> bool:
        """True if the area has room for a single die."""
        return self.area in self.editor.sheet.slots

    def detail(self) -> str:
        """Return the heading's summary: the number of dice or the health."""
        say, dice = self.editor.words.say, self.editor.sheet.dice(self.area)
        if self.is_slot:
            return ""
        hint = self.editor.sheet.hint(self.area)
        if hint == "dragons":
            return say("builder-dragons-count", count=len(dice))
        if hint == "summoned" and dice:
            kin = kin_health(catalogue(), dice)
            return say("builder-summoned-count", dragons=sum(kind_of(die) == "dragon" for die in dice), kin=kin)
        return say("ui-table-army", health=self.health, dice=len(dice)) if dice else say("ui-table-empty")

    def look_of(self, type_id: str) -> AnyLook:
        """Return the look of a die in this area."""
        return look_of(type_id)

    def folk(self) -> str:
        """Return the races of the units in the area, the one with the most health first."""
        units = [die for die in self.editor.sheet.dice(self.area) if kind_of(die) in UNITS]
        if not units:
            return ""
        return ", ".join(map(self.editor.words.species, species_of(catalogue(), units)))

    def _tell(self) -> None:
        """Set the accessible name of the area."""
        words = self.editor.words
        name = words.say("builder-area-whole", area=self.editor.area_name(self.area), detail=self.detail())
        if name != self.accessibleName():
            self.setAccessibleName(name)
        self.viewport().update()

    def _show_current(self) -> None:
        self.viewport().update()

    def show_fault(self, at_fault: bool) -> None:
        """Show or clear the mark of a broken rule."""
        if at_fault != self.at_fault:
            self.at_fault = at_fault
            self.viewport().update()

    # Layout

    def place(self) -> Placed:
        """Lay out the dice as large as possible, with as much of their names as fits."""
        room, count = self.viewport().width() - 2 * INSET + GAP, self.stacks.rowCount()
        high = self.viewport().height() - HEADING - 6
        tries = [(die, wide, 2) for die, wide in NAMED] + [(*NARROW, 1)] + [(die, die + 12, 0) for die in BARE]
        if self.is_slot:
            tries = [(die, room, 2) for die in (76, 64, 52)] + [(44, room, 0)]
        for die, wide, lines in tries:
            columns = max(1, room // wide)
            tall = TOP + die + BELOW[lines]
            if -(-count // columns) * tall <= high and (lines != 1 or self._names_fit(wide - GAP)):
                break
        self.die, self.lines = die, lines
        wide = max(wide, min(room // columns, wide + SPARE))  # names use the room that is left
        tiles = [
            QRect(INSET - 2 + number % columns * wide, HEADING + number // columns * tall, wide - GAP, tall)
            for number in range(count)
        ]
        rows = [list(range(first, min(count, first + columns))) for first in range(0, count, columns)]
        return Placed(tiles, HEADING + len(rows) * tall + 4 if tiles else 0, rows)

    def above(self, row: int) -> int:
        """Return the height above a row: the heading belongs to the first line."""
        return HEADING if row in self.placed.lines[0] else 4

    # Painting

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the background, the tiles and the heading."""
        painter = QPainter(self.viewport())
        palette = colours(self)
        whole = QRectF(self.viewport().rect())
        current = self.editor.current == self.area
        ground = palette.accent_area if self.over else palette.area
        rounded(painter, whole, 12, ground, palette.quiet_text if current else palette.area_edge, 1.5 if current else 1)
        if self.over:
            rounded(painter, whole.adjusted(1, 1, -1, -1), 11, None, palette.accent, 2)
        chosen, focused = {index.row() for index in self.selectedIndexes()}, self.focused_row()
        for number in self.rows_in(event.rect()):
            self._paint_tile(painter, number, number in chosen, number == focused)
        if not self.stacks.stacks:
            self._paint_empty(painter)
            if self.hasFocus() and self.focused_row() < 0 and by_keys(self):
                rounded(painter, whole.adjusted(3, 3, -3, -3), 9, None, palette.accent_text, 2)
        self._paint_heading(painter, ground)

    def _paint_heading(self, painter: QPainter, ground: str) -> None:
        """Paint the name with its key, the races and the summary; during a refused drag, the reason instead."""
        palette = colours(self)
        line = QRectF(INSET, 2, self.viewport().width() - 2 * INSET, HEADING - 6)
        painter.fillRect(line.adjusted(-4, 2, 4, 0), QColor(ground))
        if self.refusal:
            text(painter, line, self.refusal, interface_font(12, QFont.Weight.DemiBold), palette.danger)
            return
        bold, quiet = interface_font(13, QFont.Weight.Bold), interface_font(12)
        name, detail = self.editor.heading(self.area), self.detail()
        named = QFontMetricsF(bold).horizontalAdvance(name) + 2
        if named > line.width():
            bold = interface_font(11, QFont.Weight.Bold)
        right = line.right()
        if detail and named + QFontMetricsF(quiet).horizontalAdvance(detail) + 8 > line.width():
            detail = str(len(self.editor.sheet.dice(self.area)))
        if detail:
            wide = QFontMetricsF(quiet).horizontalAdvance(detail) + 4
            ink = palette.accent_text if self.at_fault else palette.text
            rect = QRectF(right - wide, line.top(), wide, line.height())
            text(painter, rect, detail, quiet, ink, Qt.AlignmentFlag.AlignRight)
            right -= wide + 8
        room = min(named, right - line.left())
        text(painter, QRectF(line.left(), line.top(), room, line.height()), name, bold, palette.text)
        left = line.left() + room + 6
        key = self.editor.sheet.key(self.area)
        if key and left + key_cap_width(key) < right:
            paint_key_cap(painter, left + key_cap_width(key), line.center().y(), key, palette.quiet_text)
            left += key_cap_width(key) + 8
        folk = self.folk()
        if right - left >= min(LEAST_FOLK, QFontMetricsF(quiet).horizontalAdvance(folk)):
            text(painter, QRectF(left, line.top(), right - left, line.height()), folk, quiet, palette.quiet_text)

    def _paint_empty(self, painter: QPainter) -> None:
        """Paint the hint of what can be put into the empty area."""
        room = QRectF(self.viewport().rect()).adjusted(INSET, HEADING - 6, -INSET, -4)
        words = self.editor.empty_words(self.area)
        painter.setPen(QPen(QColor(colours(self).quiet_text)))
        painter.setFont(interface_font(12))
        painter.drawText(room, Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextWordWrap, words)

    def _paint_tile(self, painter: QPainter, number: int, chosen: bool, focused: bool) -> None:
        palette, rect = colours(self), self.tile(number)
        type_id, count = self.stacks.stacks[number]
        hovered, look = number == self.hovered, self.look_of(type_id)
        paint_ground(painter, rect, palette, chosen=chosen, hovered=hovered, focused=focused)
        words = self._picture_words(type_id, rect.width())
        size = (rect.width(), rect.height())
        painter.drawPixmap(rect.topLeft(), tile_picture(look, words, size, self.die, palette, self.devicePixelRatioF()))
        counts = not self.is_slot
        if hovered and counts:
            less, more = sign_rects(rect)
            paint_sign(painter, more, "+", palette, pointed=self._sign == "+")
            paint_sign(painter, less, "-", palette, pointed=self._sign == "-")
        elif count > 1:
            right = min(rect.right() - 1.0, rect.center().x() + self.die / 2 + 8)
            paint_badge(painter, right, rect.top() + 3, f"×{count}", palette, lit=False)

    def _picture_words(self, type_id: str, wide: int) -> tuple[str, ...]:
        if self.lines == 1:
            return (two_lines(self.editor.name_of(type_id), wide),)
        name = self.editor.name_of(type_id)
        words = tile_words(self.editor.words, type_id) if kind_of(type_id) else (two_lines(name, wide),)
        return words if self.lines else ()

    def _names_fit(self, wide: int) -> bool:
        """Return True if the name of every die here fits below it, in 2 lines at most."""
        return all(name_fits(two_lines(self.editor.name_of(type_id), wide), wide) for type_id, _ in self.stacks.stacks)

    # Mouse and keyboard

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Handle Delete (remove dice), plus and minus (count), and digits (move dice to another army)."""
        key, rows, sheet = event.key(), self.chosen_rows, self.editor.sheet
        target = next((area for area in sheet.armies if event.text() == sheet.key(area)), None)
        if key in (Qt.Key.Key_Delete, Qt.Key.Key_Backspace) and rows:
            self.editor.take(self.area, self.stacks.dice_of(rows))
        elif key in (Qt.Key.Key_Plus, Qt.Key.Key_Equal) and rows:
            self.editor.put(self.stacks.dice_of(rows, 1), self.area)
        elif key == Qt.Key.Key_Minus and rows:
            self.editor.take(self.area, self.stacks.dice_of(rows, 1))
        elif target is not None and rows and self.area in sheet.armies:
            one = event.modifiers() & Qt.KeyboardModifier.ShiftModifier
            self.editor.move(self.area, target, self.stacks.dice_of(rows, 1 if one else None))
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.editor.choose(self.area)
        elif key == Qt.Key.Key_Escape or event.text().isalnum():
            event.ignore()
        else:
            super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Make this area the current one: new dice are put where the focus is."""
        super().focusInEvent(event)
        self.editor.choose(self.area)
        if event.reason() != Qt.FocusReason.MouseFocusReason:
            self.entered.emit()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Make this area the current one; a click on the plus or minus of a tile counts its dice."""
        self.editor.choose(self.area)
        if not self.indexAt(event.position().toPoint()).isValid():
            self.entered.emit()
        sign = self._sign_at(event)
        if sign and event.button() == Qt.MouseButton.LeftButton:
            dice = self.stacks.dice_of([self.hovered], 1)
            if sign == "+":
                self.editor.put(dice, self.area)
            else:
                self.editor.take(self.area, dice)
            event.accept()
            return
        super().mousePressEvent(event)

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Remove one die on a double click."""
        if self._sign_at(event):
            self.mousePressEvent(event)
        elif (index := self.indexAt(event.position().toPoint())).isValid():
            self.editor.take(self.area, self.stacks.dice_of([index.row()], 1))

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Highlight the tile under the pointer, and its plus or minus sign."""
        super().mouseMoveEvent(event)
        sign = self._sign_at(event)
        if sign != self._sign:
            self._sign = sign
            self.viewport().update(self.tile(self.hovered))

    def _sign_at(self, event: QMouseEvent) -> str:
        if self.hovered < 0 or self.is_slot:
            return ""
        less, more = sign_rects(self.tile(self.hovered))
        point = event.position().toPoint()
        return "+" if more.contains(point) else "-" if less.contains(point) else ""

    def pointed_at(self, row: int) -> None:
        """Emit the die under the pointer, or else the selected one."""
        self._sign = ""
        row = row if row >= 0 else self.currentIndex().row()
        self.pointed.emit(self.stacks.stacks[row][0] if 0 <= row < len(self.stacks.stacks) else "")

    def currentChanged(self, current: AnyIndex, previous: AnyIndex) -> None:
        """Emit the die that is selected now."""
        super().currentChanged(current, previous)
        if 0 <= current.row() < len(self.stacks.stacks):
            self.pointed.emit(self.stacks.stacks[current.row()][0])

    def choose_dice(self, dice: Sequence[str]) -> bool:
        """Select the stacks of these dice; return True if any of them is here."""
        rows = [row for row, (type_id, _) in enumerate(self.stacks.stacks) if type_id in dice]
        self.clearSelection()
        flag = self.selectionModel().SelectionFlag
        for row in rows:
            self.selectionModel().setCurrentIndex(self.stacks.index(row), flag.Select)
        return bool(rows)

    def viewportEvent(self, event: QEvent) -> bool:
        """Show a tool tip with all details of the die under the pointer."""
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            index = self.indexAt(event.pos())
            said = index.data(Qt.ItemDataRole.ToolTipRole) if index.isValid() else self.accessibleName()
            show_tip(said or "", self.viewport(), self.visualRect(index) if index.isValid() else self.viewport().rect())
            return True
        return super().viewportEvent(event)

    # Drags

    def startDrag(self, _actions: Qt.DropAction) -> None:
        """Drag the chosen stacks: all their dice, or one of each while Shift is held."""
        one = QApplication.keyboardModifiers() & Qt.KeyboardModifier.ShiftModifier
        dice = self.stacks.dice_of(self.chosen_rows, 1 if one else None)
        if not dice:
            return
        drag = QDrag(self)
        drag.setMimeData(mime_of(dice, self.area))
        drag.setPixmap(drag_picture([self.look_of(die) for die in dice], colours(self), self.devicePixelRatioF()))
        drag.exec(Qt.DropAction.MoveAction)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Accept dice that can be put here; show the reason if they cannot."""
        self._answer(event)

    def dragMoveEvent(self, event: QDragMoveEvent) -> None:
        """Accept dice that can be put here; Qt asks at each move of the pointer."""
        self._answer(event)

    def dragLeaveEvent(self, _event: QDragLeaveEvent) -> None:
        """Clear the display of the drag."""
        self._show_drag(False, "")

    def dropEvent(self, event: QDropEvent) -> None:
        """Put the dice here after the drag has ended."""
        self._answer(event)
        self._show_drag(False, "")
        load = load_of(event.mimeData(), self.editor.sheet.areas)
        if event.isAccepted() and load is not None and load.source != self.area:
            self.editor.choose(self.area)
            self.editor.drop_later(load.source, self.area, load.dice)

    def _answer(self, event: QDropEvent) -> None:
        load = load_of(event.mimeData(), self.editor.sheet.areas)
        if load is None:
            event.ignore()
            return
        why = self.editor.why_not(self.area, load.dice, load.source)
        self._show_drag(not why and load.source != self.area, why)
        if why:
            event.ignore()
        else:
            event.setDropAction(Qt.DropAction.MoveAction if load.source else Qt.DropAction.CopyAction)
            event.accept()

    def _show_drag(self, over: bool, refusal: str) -> None:
        if (over, refusal) != (self.over, self.refusal):
            self.over, self.refusal = over, refusal
            self.viewport().update()
