"""The tables that are rolled on in a phase: six lines each, the results marked with who rolled them."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPoint, QRectF
from PySide6.QtGui import QHelpEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QToolTip, QWidget

from ddtable.rules.battle_dice.events import TableRolled
from ddtable.telling.battle_words import deed, result_name, signed
from ui.field.gaze import Gaze
from ui.shell.painting import rounded
from ui.shell.theme import colours
from ui.table.surfaces import LEFT, RIGHT, body_font, paint_initial, width_of, write

WIDTHS = ((0.44, 520), (0.36, 460), (0.225, 400))  # of the card's width, and pixels at most, for each of 1 to 3 tables
TITLE, GAP = 18, 8
INSET = 10
CHIP = 12
TABLES = {"general": ("tactics",), "magic": ("spells",), "maneuver": ("maneuver",)}
LEAST_DEED = 70  # pixels of what a result does at least, or it is left out


def width_for(count: int, width: int) -> int:
    """Return the width, in pixels, of so many tables on a card of this width; more than three are not shown."""
    if not count:
        return 0
    share, most = WIDTHS[min(count, len(WIDTHS)) - 1]
    shown = min(count, len(WIDTHS))
    return shown * min(round(width * share), most) + (shown - 1) * GAP


class TableCards(QWidget):
    """Up to three tables beside each other."""

    def __init__(self, gaze: Gaze, parent: QWidget) -> None:
        super().__init__(parent)
        self.gaze = gaze
        self.names: tuple[str, ...] = ()
        self.rolls: tuple[TableRolled, ...] = ()
        self.asked: tuple[str, int, int] | None = None
        self.hide()

    def refresh(self, seats: tuple[int, int]) -> None:
        """Take over what was rolled in the phase looked at."""
        self.rolls = tuple(sorted(self.gaze.told.tables(), key=lambda roll: seats.index(roll.seat)))
        self.asked = self._asked()
        asked = (self.asked[0],) if self.asked is not None else ()
        rolled = (*asked, *(roll.table for roll in self.rolls))
        self.names = tuple(dict.fromkeys(rolled or self._to_read()))
        self.setAccessibleDescription(
            "; ".join(self._line_words(name, line) for name in self.names for line in range(6))
        )
        self.update()

    def _to_read(self) -> tuple[str, ...]:
        """The tables of the phase, where hands look at it and nobody rolled: it can be read before it matters."""
        if not self.gaze.by_hand:
            return ()
        return (
            self.gaze.controller.position.board.monsters
            if self.gaze.phase == "monster"
            else TABLES.get(self.gaze.phase, ())
        )

    def _asked(self) -> tuple[str, int, int] | None:
        """The roll that a question is about: its table, its number, whose it is. Nothing where all are past."""
        controller, battle = self.gaze.controller, self.gaze.controller.position.board.battle
        question = controller.question
        if question is None or question.kind != "orb" or battle is None:
            return None
        if not self.gaze.is_now or self.gaze.phase != battle.phase:
            return None
        return str(question.values["table"]), int(question.values["number"]), question.seat

    def _is_asked(self, name: str, line: int) -> bool:
        return self.asked is not None and self.asked[:2] == (name, line + 1)

    def _cards(self) -> list[tuple[str, QRectF]]:
        """Each table with its place; of more than three the first ones."""
        shown = self.names[: len(WIDTHS)]
        wide = (self.width() - GAP * (len(shown) - 1)) / max(1, len(shown))
        return [(name, QRectF(number * (wide + GAP), 0, wide, self.height())) for number, name in enumerate(shown)]

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Each table: its title, the mark of a house table, six lines."""
        painter = QPainter(self)
        for name, rect in self._cards():
            self._paint_table(painter, name, rect)

    def _paint_table(self, painter: QPainter, name: str, rect: QRectF) -> None:
        palette, words = colours(self), self.gaze.controller.words
        rounded(painter, rect, 8, palette.area, palette.area_edge)
        head = QRectF(rect.left() + INSET, rect.top() + 3, rect.width() - 2 * INSET, TITLE - 2)
        title = words.say("bd-table-title", table=name)
        write(painter, head, title, body_font(12, bold=True), palette.text, LEFT)
        rest = head.adjusted(width_of(title, body_font(12, bold=True)) + 8, 0, 0, 0)
        write(painter, rest, words.say("bd-table-house"), body_font(10), palette.quiet_text, RIGHT)
        high = self._line_height(rect)
        for line in range(6):
            self._paint_line(
                painter, name, line, QRectF(rect.left(), rect.top() + TITLE + 2 + line * high, rect.width(), high)
            )

    def _letters(self, line: QRectF) -> int:
        """The size of a line's letters, in pixels."""
        return max(11, min(14, int(line.height() * 0.76)))

    def _line_height(self, rect: QRectF) -> float:
        return (rect.height() - TITLE - 5) / 6

    def _paint_line(self, painter: QPainter, name: str, line: int, rect: QRectF) -> None:
        palette, controller = colours(self), self.gaze.controller
        rolled = [roll for roll in self.rolls if roll.table == name and roll.number == line + 1]
        result = controller.position.board.tables.results[name][line]
        if self._is_asked(name, line):
            rounded(painter, rect.adjusted(3, 0, -3, 0), 5, palette.accent_area, palette.accent)
        elif rolled:
            rounded(painter, rect.adjusted(3, 0, -3, 0), 5, palette.field_hover, palette.quiet_text)
        ink, font = palette.text if rolled else palette.quiet_text, body_font(self._letters(rect), bold=bool(rolled))
        write(painter, QRectF(rect.left() + INSET, rect.top(), 14, rect.height()), str(line + 1), font, ink, LEFT)
        right = rect.right() - INSET + 4
        for roll in reversed(rolled):
            more = (signed(roll.plus) if roll.plus else "") + (signed(roll.shift) if roll.shift else "")
            if more:
                text = f"{roll.rolled}{more}"
                right -= width_of(text, body_font(10)) + 2
                where = QRectF(right, rect.top(), 40, rect.height())
                write(painter, where, text, body_font(10), ink, LEFT)
                right -= 4
            right -= CHIP
            chip = QRectF(right, rect.center().y() - CHIP / 2, CHIP, CHIP)
            paint_initial(painter, chip, controller.names[roll.seat], roll.seat, palette)
            right -= 3
        if self.asked is not None and self._is_asked(name, line):
            right -= CHIP
            chip = QRectF(right, rect.center().y() - CHIP / 2, CHIP, CHIP)
            paint_initial(painter, chip, controller.names[self.asked[2]], self.asked[2], palette)
            right -= 3
        text_room = QRectF(rect.left() + INSET + 16, rect.top(), right - rect.left() - INSET - 18, rect.height())
        name_words = result_name(controller.words, result.name)
        write(painter, text_room, name_words, font, ink, LEFT)
        does = text_room.adjusted(self._name_room(name, rect), 0, 0, 0)
        if result.does != "nothing" and does.width() >= LEAST_DEED:
            small = body_font(self._letters(rect))
            write(painter, does, deed(controller.words, result), small, ink, LEFT)

    def _name_room(self, name: str, line: QRectF) -> float:
        """The room of a table's names, in pixels: as wide as the longest of them."""
        controller, font = self.gaze.controller, body_font(self._letters(line), bold=True)
        results = controller.position.board.tables.results[name]
        return max(width_of(result_name(controller.words, result.name), font) for result in results) + 10

    def _line_words(self, name: str, line: int) -> str:
        words = self.gaze.controller.words
        result = self.gaze.controller.position.board.tables.results[name][line]
        told = words.say("field-line", number=line + 1, name=result_name(words, result.name), deed=deed(words, result))
        rolled = [roll for roll in self.rolls if roll.table == name and roll.number == line + 1]
        seats = [roll.seat for roll in rolled]
        if self.asked is not None and self._is_asked(name, line):
            seats.append(self.asked[2])
        who = words.all_of(dict.fromkeys(self.gaze.controller.names[seat] for seat in seats))
        return words.say("field-line-rolled", line=told, players=who) if who else told

    def _line_at(self, at: QPoint) -> tuple[str, int] | None:
        for name, rect in self._cards():
            line = int((at.y() - rect.top() - TITLE - 2) // self._line_height(rect))
            if rect.contains(at) and 0 <= line < 6:
                return name, line
        return None

    def event(self, event: QEvent) -> bool:
        """Tell what the line under the pointer does."""
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            found = self._line_at(event.pos())
            words = self.gaze.controller.words
            tip = self._line_words(*found) if found else words.say("bd-table-proposal")
            QToolTip.showText(event.globalPos(), tip, self)
            return True
        return super().event(event)
