"""The tables that are rolled on in a phase: 6 lines each, with the results and who rolled them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from PySide6.QtCore import QEvent, QRectF, Qt
from PySide6.QtGui import QColor, QHelpEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QWidget

from ddtable.rules.battle_dice.events import TableRolled
from ddtable.words.telling.battle_words import deed, result_name, signed
from ui.areas.surfaces import LEFT, RIGHT, paint_initial, width_of, write
from ui.games.battle_dice.field.gaze import Gaze
from ui.kit.fonts import BOLD, MEDIUM, interface_font
from ui.kit.painting import rounded
from ui.kit.theme import colours
from ui.kit.tips import show_tip_at

WIDTHS = (
    (0.44, 520),
    (0.36, 460),
    (0.225, 400),
)  # share of the card and most pixels, for 1 to 3 tables
TITLE, GAP = 18, 8
INSET = 10
CHIP = 12
TABLES = {"general": ("tactics",), "magic": ("spells",), "maneuver": ("maneuver",)}
NUMBER, APART = 16, 8  # width of a line's number, and gap between a result's name and its effect, in pixels


class Form(NamedTuple):
    """The style of a table's lines: font size, and width of the column of names (0 if the effect follows directly)."""

    letters: int
    column: float = 0.0


BRIEF = Form(11, -1.0)
"""Only names, in 2 columns of 3; below them the effects of the rolled ones."""


def width_for(count: int, width: int) -> int:
    """Return the width in pixels of this number of tables on a card of `width`; at most 3 are shown."""
    if not count:
        return 0
    share, most = WIDTHS[min(count, len(WIDTHS)) - 1]
    shown = min(count, len(WIDTHS))
    return shown * min(round(width * share), most) + (shown - 1) * GAP


class TableCards(QWidget):
    """Up to 3 tables side by side."""

    def __init__(self, gaze: Gaze, parent: QWidget) -> None:
        super().__init__(parent)
        self.gaze = gaze
        self.names: tuple[str, ...] = ()
        self.rolls: tuple[TableRolled, ...] = ()
        self.asked: tuple[str, int, int] | None = None
        self.hide()

    def refresh(self, seats: tuple[int, int]) -> None:
        """Update the tables for the phase shown."""
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
        """Return the tables of a phase that the player looks at although it has no roll yet."""
        if not self.gaze.by_hand:
            return ()
        return (
            self.gaze.session.position.board.monsters
            if self.gaze.phase == "monster"
            else TABLES.get(self.gaze.phase, ())
        )

    def _asked(self) -> tuple[str, int, int] | None:
        """Return the table, number and seat of the roll that a question is about; None if there is no question."""
        session, battle = self.gaze.session, self.gaze.session.position.board.battle
        question = session.question
        if question is None or question.kind != "orb" or battle is None:
            return None
        if not self.gaze.is_now or self.gaze.phase != battle.phase:
            return None
        return str(question.values["table"]), int(question.values["number"]), question.seat

    def _is_asked(self, name: str, line: int) -> bool:
        return self.asked is not None and self.asked[:2] == (name, line + 1)

    def _cards(self) -> list[tuple[str, QRectF]]:
        """Return the first 3 tables with their places."""
        shown = self.names[: len(WIDTHS)]
        wide = (self.width() - GAP * (len(shown) - 1)) / max(1, len(shown))
        return [(name, QRectF(number * (wide + GAP), 0, wide, self.height())) for number, name in enumerate(shown)]

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint each table: its title, the mark of changed tables, and 6 lines."""
        painter = QPainter(self)
        for name, rect in self._cards():
            self._paint_table(painter, name, rect)

    def _paint_table(self, painter: QPainter, name: str, rect: QRectF) -> None:
        palette, words = colours(self), self.gaze.session.words
        rounded(painter, rect, 8, palette.area, palette.area_edge)
        head = QRectF(rect.left() + INSET, rect.top() + 3, rect.width() - 2 * INSET, TITLE - 2)
        title = words.say("bd-table-title", table=name)
        write(painter, head, title, interface_font(12, BOLD), palette.text, LEFT)
        rest = head.adjusted(width_of(title, interface_font(12, BOLD)) + 8, 0, 0, 0)
        write(painter, rest, words.say("bd-table-house"), interface_font(10), palette.quiet_text, RIGHT)
        form = self._form(name, rect)
        for line in range(6):
            self._paint_line(painter, name, line, self._line_rect(name, rect, line, form), form)
        if form is BRIEF:
            self._paint_deeds(painter, name, rect)

    # The style that fits

    def _form(self, name: str, rect: QRectF) -> Form:
        """Return the style of a table's lines in which nothing is cut off."""
        high = (rect.height() - TITLE - 5) / 6
        large = max(11, min(14, int(high * 0.76)))
        room = rect.width() - 2 * INSET - NUMBER
        names = [width_of(self._name(name, line), interface_font(large, BOLD)) for line in range(6)]
        column = max(names) + 10
        for form in (Form(large, column), Form(11, column), Form(11), Form(10)):
            if all(self._wide(name, line, form) <= room - self._marks_wide(name, line) for line in range(6)):
                return form
        return BRIEF

    def _wide(self, name: str, line: int, form: Form) -> float:
        """Return the width of a line without its number, in pixels."""
        does = self._deed(name, line)
        first = form.column or width_of(self._name(name, line), interface_font(form.letters, BOLD)) + APART
        return first + width_of(does, interface_font(form.letters)) if does else first - APART

    def _marks_wide(self, name: str, line: int) -> float:
        """Return the width of the initials and sums of the players who rolled a line."""
        rolled = self._rolled(name, line)
        sums = sum(width_of(_sum(roll), interface_font(10)) + 6 for roll in rolled if _sum(roll))
        return (len(rolled) + self._is_asked(name, line)) * (CHIP + 3) + sums

    def _left_wide(self, name: str, wide: float) -> float:
        """Return the width of the first 3 names in a brief table; the space is shared with the other 3."""
        needs = [
            INSET + NUMBER + width_of(self._name(name, line), interface_font(BRIEF.letters, BOLD)) for line in range(6)
        ]
        needs = [need + 8 + self._marks_wide(name, line) for line, need in enumerate(needs)]
        first, second = max(needs[:3]), max(needs[3:])
        return wide / 2 if max(first, second) <= wide / 2 else wide * first / (first + second)

    def _line_rect(self, name: str, rect: QRectF, line: int, form: Form) -> QRectF:
        """Return the place of a line: one below the other, or in 2 columns of 3."""
        if form is not BRIEF:
            high = (rect.height() - TITLE - 5) / 6
            return QRectF(rect.left(), rect.top() + TITLE + 2 + line * high, rect.width(), high)
        left = self._left_wide(name, rect.width())
        high = min(20.0, (rect.height() - TITLE - 5) / 3, max(14.0, (rect.height() - TITLE - 5) / 6))
        top = rect.top() + TITLE + 2 + line % 3 * high
        return (
            QRectF(rect.left() + left, top, rect.width() - left, high)
            if line > 2
            else QRectF(rect.left(), top, left, high)
        )

    def _paint_deeds(self, painter: QPainter, name: str, rect: QRectF) -> None:
        """Paint the effects of the rolled lines below the 6 names."""
        top = self._line_rect(name, rect, 2, BRIEF).bottom() + 2
        room = QRectF(rect.left() + INSET, top, rect.width() - 2 * INSET, rect.bottom() - 1 - top)
        lines = [line for line in range(6) if self._rolled(name, line) or self._is_asked(name, line)]
        told = "\n".join(f"{line + 1}  {self._deed(name, line)}" for line in lines if self._deed(name, line))
        wraps = int(Qt.TextFlag.TextWordWrap | Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        for letters in (11, 10):
            painter.setFont(interface_font(letters))
            if painter.boundingRect(room, wraps, told).height() <= room.height():
                break
        painter.setPen(QColor(colours(self).text))
        painter.drawText(room, wraps, told)

    def _rolled(self, name: str, line: int) -> list[TableRolled]:
        return [roll for roll in self.rolls if roll.table == name and roll.number == line + 1]

    def _name(self, name: str, line: int) -> str:
        session = self.gaze.session
        return result_name(session.words, session.position.board.tables.results[name][line].name)

    def _deed(self, name: str, line: int) -> str:
        """Return the effect of a line; "" for no effect."""
        session = self.gaze.session
        result = session.position.board.tables.results[name][line]
        return deed(session.words, result) if result.does != "nothing" else ""

    def _paint_line(self, painter: QPainter, name: str, line: int, rect: QRectF, form: Form) -> None:
        palette, names = colours(self), self.gaze.session.names
        rolled = self._rolled(name, line)
        if self._is_asked(name, line):
            rounded(painter, rect.adjusted(3, 0, -3, 0), 5, palette.accent_area, palette.accent)
        elif rolled:
            rounded(painter, rect.adjusted(3, 0, -3, 0), 5, palette.field_hover, palette.quiet_text)
        ink = palette.text if rolled else palette.quiet_text
        font = interface_font(form.letters, BOLD if rolled else MEDIUM)
        write(painter, QRectF(rect.left() + INSET, rect.top(), NUMBER, rect.height()), str(line + 1), font, ink, LEFT)
        right = rect.right() - INSET + 4
        seats = [roll.seat for roll in rolled]
        for roll in reversed(rolled):
            if _sum(roll):
                right -= width_of(_sum(roll), interface_font(10)) + 2
                where = QRectF(right, rect.top(), 40, rect.height())
                write(painter, where, _sum(roll), interface_font(10), ink, LEFT)
                right -= 4
            right = self._paint_chip(painter, right, rect, names[roll.seat], roll.seat)
        if self.asked is not None and self._is_asked(name, line) and self.asked[2] not in seats:
            right = self._paint_chip(painter, right, rect, names[self.asked[2]], self.asked[2])
        text = QRectF(rect.left() + INSET + NUMBER, rect.top(), 0, rect.height())
        text.setRight(right)
        write(painter, text, self._name(name, line), font, ink, LEFT)
        if form is not BRIEF and self._deed(name, line):
            first = form.column or width_of(self._name(name, line), font) + APART
            rest = text.adjusted(first, 0, 0, 0)
            write(painter, rest, self._deed(name, line), interface_font(form.letters), ink, LEFT)

    def _paint_chip(self, painter: QPainter, right: float, rect: QRectF, name: str, seat: int) -> float:
        """Paint the initial of the player who rolled, with its right edge at `right`; return its left edge."""
        chip = QRectF(right - CHIP, rect.center().y() - CHIP / 2, CHIP, CHIP)
        paint_initial(painter, chip, name, seat, colours(self))
        return chip.left() - 3

    def _line_words(self, name: str, line: int) -> str:
        words = self.gaze.session.words
        result = self.gaze.session.position.board.tables.results[name][line]
        told = words.say("field-line", number=line + 1, name=result_name(words, result.name), deed=deed(words, result))
        seats = [roll.seat for roll in self._rolled(name, line)]
        if self.asked is not None and self._is_asked(name, line):
            seats.append(self.asked[2])
        who = words.all_of(dict.fromkeys(self.gaze.session.names[seat] for seat in seats))
        return words.say("field-line-rolled", line=told, players=who) if who else told

    def tips(self) -> Iterator[tuple[QRectF, str]]:
        """Yield the tool tip of each line with its place; the last one is that of the whole card."""
        for name, rect in self._cards():
            form = self._form(name, rect)
            for line in range(6):
                yield QRectF(self._line_rect(name, rect, line, form)), self._line_words(name, line)
        yield QRectF(self.rect()), self.gaze.session.words.say("bd-table-proposal")

    def event(self, event: QEvent) -> bool:
        """Show the effect of the line under the pointer as a tool tip, beside the line."""
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            show_tip_at(self, event.pos(), self.tips())
            return True
        return super().event(event)


def _sum(roll: TableRolled) -> str:
    """Return the roll and its changes, such as "6+1"; "" without changes."""
    more = (signed(roll.plus) if roll.plus else "") + (signed(roll.shift) if roll.shift else "")
    return f"{roll.rolled}{more}" if more else ""
