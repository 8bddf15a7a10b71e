"""The roll tray: the last roll's dice sorted by icon, and the sum with every line of it."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, cast

from PySide6.QtCore import QEvent, QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QHelpEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QToolTip, QWidget

from ddtable.engine.arithmetic import Face, Line
from ui.art.die import die_pixmap, paint_count, relative_size
from ui.shell.die_words import type_look
from ui.shell.exchange import Exchange, Group, Side, counting_icons, groups, last_exchange
from ui.shell.fonts import interface_font, title_font
from ui.shell.painting import paint_seat, rounded, text
from ui.shell.theme import colours

if TYPE_CHECKING:
    from ui.controller import Controller

HEIGHT = 148
LARGEST, SMALLEST = 52, 26
GROUP_GAP = 20
SUM_WIDTH = 148
MARGIN = 16


class RollTray(QWidget):
    """One card; the sides stand beside each other. Tips over the lines of a sum name the clause."""

    def __init__(self, controller: Controller, parent: QWidget) -> None:
        super().__init__(parent)
        self._controller = controller
        self.exchange: Exchange | None = None
        self._tips: list[tuple[QRectF, str]] = []
        self.setFixedHeight(HEIGHT)
        controller.changed.connect(self.refresh)
        self.refresh()

    def refresh(self, _played: object = None) -> None:
        """Take over the last roll."""
        self.exchange = last_exchange(self._controller.game.history)
        self.setAccessibleName(self._controller.words.say("ui-roll-tray"))
        self.setAccessibleDescription("; ".join(self.sentences()))
        self.update()

    def sentences(self) -> list[str]:
        """Return the whole tray in words, one side after the other."""
        if self.exchange is None:
            return [self._controller.words.say("ui-no-roll")]
        said = []
        for side in self.exchange.sides:
            lines = [f"{line} ({clause})" for line, clause in self.lines(side)]
            said.append(", ".join([self.heading(side), *lines]))
        return [*said, *self.outcome()]

    def heading(self, side: Side) -> str:
        """Return whose roll it was and what for."""
        words = self._controller.words
        kind = words.say("roll-kind", kind=side.kind)
        return words.say("ui-roll-heading", player=self._controller.names[side.seat], kind=kind)

    def lines(self, side: Side) -> list[tuple[str, str]]:
        """Return every line of a side's sums with its clause."""
        return [(self._line(line), line.clause) for total in side.sums for line in total.lines]

    def _line(self, line: Line) -> str:
        words = self._controller.words.line(line)
        return words.replace("-", "− ", 1) if line.change < 0 else f"+ {words}"

    def outcome(self) -> list[str]:
        """Return what came of the rolls, the most important first."""
        words, exchange = self._controller.words, self.exchange
        if exchange is None:
            return []
        if any(not side.sums for side in exchange.sides):
            return [words.say("ui-not-added-up")]
        said = [
            words.say("ui-damage", damage=event.damage, player=self._controller.names[event.seat])
            for event in exchange.damages
        ]
        if exchange.maneuver is not None:
            word = "ui-maneuver-won" if exchange.maneuver.success else "ui-maneuver-lost"
            said.append(words.say(word, player=self._controller.names[exchange.maneuver.seat]))
        return said

    # Painting

    def paintEvent(self, _event: QPaintEvent) -> None:
        """The card with its sides."""
        palette = colours(self)
        painter = QPainter(self)
        rect = QRectF(self.rect())
        rounded(painter, rect, 14, palette.card, palette.card_edge)
        self._tips = []
        if self.exchange is None:
            words = self._controller.words.say("ui-no-roll")
            text(painter, rect, words, title_font(15, italic=True), palette.quiet_text, Qt.AlignmentFlag.AlignHCenter)
            return
        sides = self.exchange.sides[:2]
        outcome_width = self._outcome_width()
        room = rect.adjusted(MARGIN, 10, -MARGIN - outcome_width, -10)
        width = (room.width() - GROUP_GAP * (len(sides) - 1)) / len(sides)
        for number, side in enumerate(sides):
            left = room.left() + number * (width + GROUP_GAP)
            self._paint_side(painter, QRectF(left, room.top(), width, room.height()), side)
        self._paint_outcome(painter, QRectF(rect.right() - MARGIN - outcome_width, room.top(), outcome_width, room.height()))

    def _paint_side(self, painter: QPainter, rect: QRectF, side: Side) -> None:
        palette = colours(self)
        head = QRectF(rect.left() + 16, rect.top(), rect.width() - 16, 20)
        paint_seat(painter, QPointF(rect.left() + 5, head.center().y()), side.seat, palette)
        text(painter, head, self.heading(side), interface_font(12, QFont.Weight.DemiBold), palette.text)
        sums = QRectF(rect.right() - SUM_WIDTH, rect.top(), SUM_WIDTH, rect.height())
        if side.sums:
            self._paint_sums(painter, sums, side)
        dice = QRectF(rect.left(), rect.top() + 26, rect.width() - (SUM_WIDTH + 12 if side.sums else 0), rect.height() - 26)
        self._paint_groups(painter, dice, side)

    def _paint_groups(self, painter: QPainter, rect: QRectF, side: Side) -> None:
        """The dice by icon, as large as fits, equal ones stacked when even the smallest do not fit."""
        found = groups(side.faces, counting_icons(side))
        names = self._controller.words
        size, stacked = _largest_size(found, rect.width(), names.say)
        left, palette, counting = rect.left(), colours(self), counting_icons(side)
        bottom = rect.top() + min(rect.height() - 24, LARGEST + 8.0)
        for group in found:
            start = left
            for face, count in _stacks(group, self._controller) if stacked else [(face, 1) for face in group.faces]:
                look = type_look(self._controller.position.dice[face.die].type, self._controller.position.dice[face.die].face)
                look = _as_rolled(look, face.icon, face.count)
                pixels = round(size * relative_size(look.health))
                at = QRectF(left, bottom - (size + pixels) / 2, pixels, pixels)
                painter.setOpacity(1.0 if not side.sums or face.icon in counting else 0.4)
                painter.drawPixmap(at.topLeft(), die_pixmap(look, pixels, self.devicePixelRatioF()))
                painter.setOpacity(1.0)
                if count > 1:
                    paint_count(painter, at, count, palette)
                left += pixels + 4
            width = max(left - start, _caption_width(group, names.say))
            ink = palette.text if group.icon in counting or not side.sums else palette.quiet_text
            caption = QRectF(start, bottom + 6, width + GROUP_GAP - 6, 18)
            text(painter, caption, _caption(group, names.say), interface_font(11), ink)
            left = start + width + GROUP_GAP - 4

    def _paint_sums(self, painter: QPainter, rect: QRectF, side: Side) -> None:
        """Each line of each sum, then its total; a tip over each line names the clause."""
        palette, words = colours(self), self._controller.words
        right = Qt.AlignmentFlag.AlignRight
        rows = [(self._line(line), line.clause, False) for total in side.sums for line in total.lines]
        totals = [
            f"{total.total} {words.say('result-name', result=total.result, total=total.total)}" for total in side.sums
        ]
        height = min(18.0, (rect.height() - 26 * len(totals)) / max(1, len(rows)))
        top = rect.top()
        for words_of_line, clause, _ in rows:
            line = QRectF(rect.left(), top, rect.width(), height)
            text(painter, line, words_of_line, interface_font(12 if height >= 16 else 10), palette.quiet_text, right)
            self._tips.append((line, words.say("ui-line-tip", line=words_of_line, clause=clause)))
            top += height
        for total in totals:
            line = QRectF(rect.left(), top, rect.width(), 26)
            text(painter, line, total, interface_font(16, QFont.Weight.Bold), palette.text, right)
            top += 26

    def _outcome_width(self) -> float:
        said = self.outcome()
        if not said:
            return 0.0
        measure = QFontMetricsF(interface_font(15, QFont.Weight.Bold))
        return min(196.0, max(measure.horizontalAdvance(words) for words in said) + 28)

    def _paint_outcome(self, painter: QPainter, rect: QRectF) -> None:
        """What came of it, in the accent."""
        palette = colours(self)
        said = self.outcome()
        top = rect.center().y() - 13 * len(said)
        for words in said:
            line = QRectF(rect.left() + 16, top, rect.width() - 16, 26)
            text(painter, line, words, interface_font(15, QFont.Weight.Bold), palette.accent_text, Qt.AlignmentFlag.AlignRight)
            top += 26

    def event(self, event: QEvent) -> bool:
        """Show the tip of the line under the pointer."""
        if event.type() == QEvent.Type.ToolTip:
            at = cast(QHelpEvent, event)
            tip = next((words for rect, words in self._tips if rect.contains(QPointF(at.pos()))), "")
            QToolTip.showText(at.globalPos(), tip, self)
            return True
        return super().event(event)


def _caption(group: Group, say: Callable[..., str]) -> str:
    return say("ui-roll-group", count=group.total, icon=say("icon-name", icon=group.icon))


def _caption_width(group: Group, say: Callable[..., str]) -> float:
    return QFontMetricsF(interface_font(11)).horizontalAdvance(_caption(group, say)) + 2


def _largest_size(found: list[Group], width: float, say: Callable[..., str]) -> tuple[int, bool]:
    """Return the size at which the dice of all groups fit side by side, and whether equal ones must be stacked."""
    for size in range(LARGEST, SMALLEST - 1, -2):
        taken = sum(
            max(len(group.faces) * (size * 0.92 + 4), _caption_width(group, say)) + GROUP_GAP - 4 for group in found
        )
        if taken <= width + GROUP_GAP:
            return size, False
    return SMALLEST + 6, True


def _stacks(group: Group, controller: Controller) -> list[tuple[Face, int]]:
    """Return the dice of a group with equal ones together: one face each, and how many."""
    found: dict[tuple[str, int], list[Face]] = {}
    for face in group.faces:
        found.setdefault((controller.position.dice[face.die].type, face.count), []).append(face)
    return [(faces[0], len(faces)) for faces in found.values()]
