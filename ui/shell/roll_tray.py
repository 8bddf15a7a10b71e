"""The roll tray: the last roll's dice sorted by icon, and the sum with every line of it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, cast

from PySide6.QtCore import QEvent, QPointF, QRectF, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QHelpEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QToolTip, QWidget

from ddtable.engine.arithmetic import Face, Line
from ui.art.die import die_pixmap, paint_count, relative_size
from ui.shell.die_words import rolled_look
from ui.shell.exchange import Exchange, Side, counting_icons, groups, last_exchange
from ui.shell.fonts import interface_font, title_font
from ui.shell.painting import paint_seat, rounded, text
from ui.shell.theme import colours
from ui.shell.tray_plan import GAP, GROUP_GAP, LEAST_GROUP, plan_groups

if TYPE_CHECKING:
    from ui.controller import Controller

LOW, HIGH = 128, 152
EDGE = 12
AROUND = 72  # pixels of height that heading, captions and edges take
WIDEST_SUM = 156
AGAINST = 76
MARGIN = 16


class RollTray(QWidget):
    """One card; the sides stand beside each other. Tips over the lines of a sum name the clause."""

    def __init__(self, controller: Controller, parent: QWidget) -> None:
        super().__init__(parent)
        self._controller = controller
        self.exchange: Exchange | None = None
        self._tips: list[tuple[QRectF, str]] = []
        self.setContentsMargins(EDGE, 0, EDGE, EDGE)
        self.set_high(False)
        controller.changed.connect(self.refresh)
        self.refresh()

    def set_high(self, high: bool) -> None:
        """Take more height, for larger dice, or less."""
        self.setFixedHeight((HIGH if high else LOW) + self.contentsMargins().bottom())

    def refresh(self, _played: object = None) -> None:
        """Take over the last roll."""
        self.exchange = last_exchange(self._controller.game.history)
        self.setVisible(self.exchange is not None or self._controller.position.board.revealed)
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
        return [(self._line(line, not at), line.clause) for total in side.sums for at, line in enumerate(total.lines)]

    def _line(self, line: Line, first: bool) -> str:
        """Return a line with its sign; the first one of a sum needs no plus."""
        words = self._controller.words.line(line)
        if line.change < 0:
            return words.replace("-", "− ", 1)
        return words if first else f"+ {words}"

    def outcome(self) -> list[str]:
        """Return what came of the rolls, the most important first."""
        words, exchange = self._controller.words, self.exchange
        if exchange is None:
            return []
        if any(not side.sums for side in exchange.sides):
            return [words.say("ui-not-added-up")]
        names = self._controller.names
        said = [words.say("ui-damage", damage=event.damage, player=names[event.seat]) for event in exchange.damages]
        if exchange.maneuver is not None:
            word = "ui-maneuver-won" if exchange.maneuver.success else "ui-maneuver-lost"
            said.append(words.say(word, player=self._controller.names[exchange.maneuver.seat]))
        return said

    # Painting

    def paintEvent(self, _event: QPaintEvent) -> None:
        """The card with its sides."""
        palette = colours(self)
        painter = QPainter(self)
        rect = QRectF(self.contentsRect())
        rounded(painter, rect, 14, palette.card, palette.card_edge)
        self._tips = []
        if self.exchange is None:
            words = self._controller.words.say("ui-no-roll")
            text(painter, rect, words, title_font(15, italic=True), palette.quiet_text, Qt.AlignmentFlag.AlignHCenter)
            return
        sides = self.exchange.sides[:2]
        outcome = self._outcome_width()
        room = rect.adjusted(MARGIN, 10, -MARGIN - outcome, -10)
        left = room.left()
        for number, (side, width) in enumerate(zip(sides, _widths(sides, room.width()), strict=True)):
            self._paint_side(painter, QRectF(left, room.top(), width, room.height()), side)
            if number:
                gap = QRectF(left - AGAINST, room.top(), AGAINST, room.height())
                word = self._controller.words.say("ui-against")
                text(painter, gap, word, title_font(14, italic=True), palette.quiet_text, Qt.AlignmentFlag.AlignHCenter)
            left += width + AGAINST
        self._paint_outcome(painter, QRectF(rect.right() - MARGIN - outcome, room.top(), outcome, room.height()))

    def _paint_side(self, painter: QPainter, rect: QRectF, side: Side) -> None:
        palette = colours(self)
        head = QRectF(rect.left() + 16, rect.top(), rect.width() - 16, 20)
        paint_seat(painter, QPointF(rect.left() + 5, head.center().y()), side.seat, palette)
        text(painter, head, self.heading(side), interface_font(12, QFont.Weight.DemiBold), palette.text)
        width = self._sum_width(side)
        self._paint_sums(painter, QRectF(rect.right() - width, rect.top(), width, rect.height()), side)
        self._paint_groups(painter, rect.adjusted(0, 24, -width - 12, 0), side)

    def _totals(self, side: Side) -> list[str]:
        say = self._controller.words.say
        return [
            say(
                "ui-total",
                result=total.result,
                total=total.total,
                name=say("result-name", result=total.result, total=total.total),
            )
            for total in side.sums
        ]

    def _sum_width(self, side: Side) -> float:
        small, large = QFontMetricsF(interface_font(12)), QFontMetricsF(interface_font(16, QFont.Weight.Bold))
        widths = [small.horizontalAdvance(line) for line, _ in self.lines(side)]
        widths += [large.horizontalAdvance(total) for total in self._totals(side)]
        return min(WIDEST_SUM, max(widths, default=0.0) + 2)

    def _paint_groups(self, painter: QPainter, rect: QRectF, side: Side) -> None:
        """The dice by icon, as large as fits; of a crowd only those that count, and how many others there are."""
        names, palette = self._controller.words, colours(self)
        counting = counting_icons(side) if side.sums else frozenset(face.icon for face in side.faces)
        largest = self.contentsRect().height() - AROUND
        plan = plan_groups(groups(side.faces, counting), counting, self._type_of, rect.width(), largest)
        left, line = rect.left(), rect.top() + largest
        for stacks, group in plan.groups:
            start = left
            for face, count in stacks:
                look = rolled_look(self._type_of(face), face)
                pixels = round(plan.size * relative_size(look.health))
                at = QRectF(left, line - (largest + pixels) / 2, pixels, pixels)
                painter.setOpacity(1.0 if face.icon in counting else 0.4)
                painter.drawPixmap(at.topLeft(), die_pixmap(look, pixels, self.devicePixelRatioF()))
                painter.setOpacity(1.0)
                if count > 1:
                    paint_count(painter, at, count, palette)
                left += pixels + GAP
            width = max(left - start, LEAST_GROUP)
            ink = palette.text if group.icon in counting else palette.quiet_text
            caption = names.say("ui-roll-group", count=group.total, icon=names.say("icon-name", icon=group.icon))
            text(painter, QRectF(start, line + 2, width + GROUP_GAP - 4, 18), caption, interface_font(11), ink)
            left = start + width + GROUP_GAP
        if plan.others:
            words = names.say("ui-roll-others", count=plan.others)
            room = QRectF(left, line - largest / 2 - 9, rect.right() - left, 18)
            text(painter, room, words, interface_font(11), palette.quiet_text)

    def _type_of(self, face: Face) -> str:
        return self._controller.position.dice[face.die].type

    def _paint_sums(self, painter: QPainter, rect: QRectF, side: Side) -> None:
        """Each line of each sum, then its total; a tip over each line names the clause."""
        palette, words = colours(self), self._controller.words
        right = Qt.AlignmentFlag.AlignRight
        totals = self._totals(side)
        rows = self.lines(side)
        height = min(18.0, (rect.height() - 26 * len(totals)) / max(1, len(rows)))
        top = rect.center().y() - (height * len(rows) + 26 * len(totals)) / 2
        at = 0
        for total, said in zip(side.sums, totals, strict=True):
            for line_words, clause in rows[at : at + len(total.lines)]:
                line = QRectF(rect.left(), top, rect.width(), height)
                text(painter, line, line_words, interface_font(12 if height >= 15 else 10), palette.quiet_text, right)
                self._tips.append((line, words.say("ui-line-tip", line=line_words, clause=clause)))
                top += height
            at += len(total.lines)
            text(
                painter,
                QRectF(rect.left(), top, rect.width(), 26),
                said,
                interface_font(16, QFont.Weight.Bold),
                palette.text,
                right,
            )
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
            text(
                painter,
                line,
                words,
                interface_font(15, QFont.Weight.Bold),
                palette.accent_text,
                Qt.AlignmentFlag.AlignRight,
            )
            top += 26

    def event(self, event: QEvent) -> bool:
        """Show the tip of the line under the pointer."""
        if event.type() == QEvent.Type.ToolTip:
            at = cast(QHelpEvent, event)
            tip = next((words for rect, words in self._tips if rect.contains(QPointF(at.pos()))), "")
            QToolTip.showText(at.globalPos(), tip, self)
            return True
        return super().event(event)


def _widths(sides: Sequence[Side], room: float) -> list[float]:
    """Share the room out: more for the side with more dice, but neither under two fifths."""
    room -= AGAINST * (len(sides) - 1)
    if len(sides) < 2:
        return [room]
    first, second = (max(1, len(side.faces)) for side in sides)
    share = min(0.6, max(0.4, first / (first + second)))
    return [room * share, room * (1 - share)]
