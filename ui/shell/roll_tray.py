"""The roll tray: the last rolls' dice sorted by icon, the sums with every line of them, and what was done with them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, cast

from msgspec import Struct
from PySide6.QtCore import QEvent, QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QHelpEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QToolTip, QWidget

from ddtable.engine.arithmetic import Face, Sum
from ddtable.rules.classic.events import Damaged, DragonStruck
from ddtable.words import merged, told_sums
from ui.art.die import die_pixmap, paint_count, relative_size
from ui.shell.die_words import rolled_look
from ui.shell.event_clauses import clause_of
from ui.shell.exchange import Exchange, Group, Shown, Side, by_dragon, counting_icons, groups, last_exchange
from ui.shell.fonts import interface_font, title_font
from ui.shell.painting import paint_seat, rounded, text
from ui.shell.theme import colours
from ui.shell.tray_plan import ARROW, BEFORE, CAPTION, GAP, LEAST_GROUP, plan_groups, plan_side, wanted_width
from ui.shell.tray_sums import ROW, Told, paint_column, paint_rows, rows_width, stand_below, sums_width
from ui.shell.tray_work import Done, paint_work, work_icon, work_width

if TYPE_CHECKING:
    from ui.controller import Controller

LOW, HIGH = 128, 152
CROWDED = 116  # for more than two players in a low window: their armies want the height
EDGE = 12
AGAINST, APART = 76, 28
MARGIN = 16
HEAD = 20
LEAST_DICE = 36  # pixels that dice above their sums want; with less the sums stand beside them


class RollTray(QWidget):
    """One card; the sides stand beside each other. Tips over sums and over the order of work name the clause."""

    def __init__(self, controller: Controller, parent: QWidget) -> None:
        super().__init__(parent)
        self._controller = controller
        self.exchange: Exchange | None = None
        self._tips: list[tuple[QRectF, str]] = []
        self.setContentsMargins(EDGE, 0, EDGE, EDGE)
        self.set_room(False)
        controller.changed.connect(self.refresh)
        self.refresh()

    def set_room(self, high: bool) -> None:
        """Take more height, for larger dice, or less."""
        low = LOW if len(self._controller.names) == 2 else CROWDED
        self.setFixedHeight((HIGH if high else low) + self.contentsMargins().bottom())

    def refresh(self, _played: object = None) -> None:
        """Take over the last roll."""
        self.exchange = last_exchange(self._controller.history)
        self.setVisible(self.exchange is not None or self._controller.position.board.revealed)
        self.setAccessibleName(self._controller.words.say("ui-roll-tray"))
        self.setAccessibleDescription("; ".join(self.sentences()))
        self.update()

    # In words

    def sentences(self) -> list[str]:
        """Return the whole tray in words, one side after the other."""
        if self.exchange is None:
            return [self._controller.words.say("ui-no-roll")]
        said = []
        for side in self.exchange.sides:
            lines = [f"{line} ({clause})" for line, clause in self.lines(side)]
            said.append(", ".join([self.heading(side), *lines]))
        return [*said, *([done.tip for done in self.work()] or self.outcome())]

    def heading(self, side: Side) -> str:
        """Return whose roll it was and what for."""
        words = self._controller.words
        kind = words.say("roll-kind", kind=side.kind)
        if side.kind == "dragon":
            dragons = tuple(dict.fromkeys(face.die for face in side.faces))
            name = words.owned(dragons, self._controller.table) if len(dragons) == 1 else kind
            return name[:1].upper() + name[1:]
        return words.say("ui-roll-heading", player=self._controller.names[side.seat], kind=kind)

    def lines(self, side: Side) -> list[tuple[str, str]]:
        """Return every line of a side's sums with its clause."""
        words = self._controller.words
        return [
            (words.signed_line(line, not at), line.clause)
            for total in told_sums(side.sums)
            for at, line in enumerate(merged(total.lines))
        ]

    def told(self, side: Side) -> list[Told]:
        """Return a side's sums in words; the tip of a line names its clause, and what was carried over with it."""
        return [self._told(total, side.sums) for total in told_sums(side.sums)]

    def _told(self, total: Sum, beside: Sequence[Sum]) -> Told:
        words = self._controller.words
        lines = []
        for at, line in enumerate(merged(total.lines)):
            whole = words.signed_line(line, not at, beside)
            lines.append((words.signed_line(line, not at), words.say("ui-line-tip", line=whole, clause=line.clause)))
        said = words.say("ui-total", result=total.result, total=total.total, name=words.result(total))
        return Told(tuple(lines), said)

    def outcome(self) -> list[str]:
        """Return what came of the rolls, the most important first."""
        words, exchange = self._controller.words, self.exchange
        if exchange is None:
            return []
        if any(not side.sums and side.kind != "single" for side in exchange.shown):
            return [words.say("ui-not-added-up")]
        names = self._controller.names
        said = [words.say("ui-damage", damage=event.damage, player=names[event.seat]) for event in exchange.damages]
        if exchange.maneuver is not None:
            word = "ui-maneuver-won" if exchange.maneuver.success else "ui-maneuver-lost"
            said.append(words.say(word, player=names[exchange.maneuver.seat]))
        return said

    def work(self) -> list[Done]:
        """Return the order of work, where there is more to tell than the outcome."""
        if self.exchange is None or not self.exchange.deep:
            return []
        return [self._done(event) for event in self.exchange.work]

    def _done(self, event: Struct) -> Done:
        words, table = self._controller.words, self._controller.table
        brief, sentence, clause = words.work(event, table), words.event(event, table), clause_of(event)
        tip = words.say("ui-line-tip", line=sentence or brief, clause=clause) if clause else sentence or brief
        weighty = isinstance(event, Damaged) or (isinstance(event, DragonStruck) and event.slain)
        return Done(brief, tip, work_icon(event), weighty)

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
        inner = rect.adjusted(MARGIN, 10, -MARGIN, -10)
        work = self.work()
        taken = work_width(inner.width(), work) if work else self._outcome_width()
        self._paint_sides(painter, inner.adjusted(0, 0, -taken - (MARGIN if work else 0), 0), self.exchange.shown)
        right = QRectF(inner.right() - taken, inner.top(), taken, inner.height())
        if work:
            self._line_between(painter, right.left() - MARGIN / 2, right)
            earlier = self._controller.words.say("ui-work-earlier")
            self._tips += paint_work(painter, right.adjusted(4, -4, 4, 4), work, palette, earlier)
        else:
            self._paint_outcome(painter, right)

    def _line_between(self, painter: QPainter, x: float, rect: QRectF) -> None:
        painter.setPen(QPen(QColor(colours(self).card_edge), 1))
        painter.drawLine(QLineF(x, rect.top() + 4, x, rect.bottom() - 4))

    def _paint_sides(self, painter: QPainter, room: QRectF, sides: Sequence[Side]) -> None:
        facing = len(sides) == 2 and not sides[1].aside and not (self.exchange and self.exchange.deep)
        gap = AGAINST if facing else APART
        left = room.left()
        for number, (side, width) in enumerate(zip(sides, self._widths(sides, room.width(), gap), strict=True)):
            between = QRectF(left - gap, room.top(), gap, room.height())
            if number and facing:
                word = self._controller.words.say("ui-against")
                font, centre = title_font(14, italic=True), Qt.AlignmentFlag.AlignHCenter
                text(painter, between, word, font, colours(self).quiet_text, centre)
            elif number:
                self._line_between(painter, between.center().x(), between)
            self._paint_side(painter, QRectF(left, room.top(), width, room.height()), side)
            left += width + gap

    def _widths(self, sides: Sequence[Side], room: float, gap: float) -> list[float]:
        """Share the room out as dice and sums want it, but give none less than about half of an equal share."""
        room -= gap * (len(sides) - 1)
        wants = [
            wanted_width(_grouped(side)) * (1.6 if side.kind == "dragon" else 1) + sums_width(self.told(side)) + 40
            for side in sides
        ]
        least = 0.55 / max(1, len(sides))
        shares = [max(least, want / sum(wants)) for want in wants]
        return [room * share / sum(shares) for share in shares]

    def _paint_side(self, painter: QPainter, rect: QRectF, side: Side) -> None:
        palette = colours(self)
        mark = 0 if side.kind == "dragon" else HEAD - 4
        head = QRectF(rect.left() + mark, rect.top(), rect.width() - mark, HEAD)
        if mark:
            paint_seat(painter, QPointF(rect.left() + 5, head.center().y()), side.seat, palette)
        text(painter, head, self.heading(side), interface_font(12, QFont.Weight.DemiBold), palette.text)
        told = self.told(side)
        below = rect.adjusted(0, HEAD + 4, 0, 0)
        if stand_below(told, rect.height()):
            self._paint_with_rows(painter, below, side, told)
            return
        width = min(sums_width(told), rect.width() * 0.6) if told else 0.0
        sums = QRectF(rect.right() - width, rect.top(), width, rect.height())
        self._tips += paint_column(painter, sums, told, palette)
        self._paint_groups(painter, below.adjusted(0, 0, -width - 12, 0), side)

    def _paint_with_rows(self, painter: QPainter, rect: QRectF, side: Side, told: Sequence[Told]) -> None:
        """The dice with their sums as rows: below them, or beside few dice that would be small above them."""
        high, width = ROW * len(told), rows_width(told)
        beside = rect.height() - high < LEAST_DICE and width + 12 + wanted_width(_grouped(side)) <= rect.width()
        if beside:
            rows = QRectF(rect.right() - width, rect.center().y() - high / 2, width, high)
            room = rect.adjusted(0, 0, -width - 12, 0)
        else:
            rows, room = rect.adjusted(0, rect.height() - high, 0, 0), rect.adjusted(0, 0, 0, -high)
        self._tips += paint_rows(painter, rows, told, colours(self))
        self._paint_groups(painter, room, side, captions=beside)

    def _paint_groups(self, painter: QPainter, rect: QRectF, side: Side, captions: bool = True) -> None:
        """The dice by icon, as large as fits; of a crowd only those that count, and how many others there are."""
        names, palette = self._controller.words, colours(self)
        found, counting = _grouped(side), counting_icons(side)
        if captions:
            plan, captions = plan_side(found, counting, self._type_of, rect.width(), int(rect.height()))
        else:
            plan = plan_groups(found, counting, self._type_of, rect.width(), int(rect.height()) - 4, 0)
        largest = int(rect.height()) - (CAPTION if captions else 4)
        least = LEAST_GROUP if captions else 0
        left, middle = rect.left(), rect.top() + largest / 2
        for stacks, group in plan.groups:
            start = left
            painter.setOpacity(1.0 if group.icon in counting else 0.4)
            for shown, count in stacks:
                left = self._paint_die(painter, shown, count, QPointF(left, middle), plan.size)
            painter.setOpacity(1.0)
            width = max(left - start, least)
            ink = palette.text if group.icon in counting else palette.quiet_text
            if captions:
                caption = QRectF(start, rect.top() + largest + 2, width + plan.gap - 4, 18)
                text(painter, caption, self._caption(side, group), interface_font(11), ink)
            left = start + width + plan.gap
        if plan.others:
            words = names.say("ui-roll-others", count=plan.others)
            room = QRectF(left, middle - 9, rect.right() - left, 18)
            text(painter, room, words, interface_font(11), palette.quiet_text)

    def _caption(self, side: Side, group: Group) -> str:
        words = self._controller.words
        if side.kind == "dragon" and group.total:
            return words.say("ui-roll-dragon", damage=group.total)
        icon = words.icon(group.icon, group.total)
        return icon if side.kind == "dragon" else words.say("ui-roll-group", count=group.total, icon=icon)

    def _paint_die(self, painter: QPainter, shown: Shown, count: int, at: QPointF, size: int) -> float:
        """Paint a die at the left of a point, small ones before it for what it showed before; return where it ends."""
        left = at.x()
        for face in shown.before:
            left = self._paint_face(painter, face, QPointF(left, at.y()), size * BEFORE)[1]
            ink = colours(self).quiet_text
            arrow = QRectF(left, at.y() - 9, ARROW, 18)
            text(painter, arrow, "→", interface_font(12), ink, Qt.AlignmentFlag.AlignHCenter)
            left += ARROW
        rect, left = self._paint_face(painter, shown.face, QPointF(left, at.y()), size * (BEFORE if shown.again else 1))
        if count > 1:
            painter.save()
            painter.setOpacity(1.0)
            paint_count(painter, rect, count, colours(self))
            painter.restore()
        return left + GAP

    def _paint_face(self, painter: QPainter, face: Face, at: QPointF, size: float) -> tuple[QRectF, float]:
        look = rolled_look(self._type_of(face), face)
        pixels = round(size * relative_size(look.health))
        rect = QRectF(at.x(), at.y() - pixels / 2, pixels, pixels)
        painter.drawPixmap(rect.topLeft(), die_pixmap(look, pixels, self.devicePixelRatioF()))
        return rect, at.x() + pixels

    def _type_of(self, face: Face) -> str:
        return self._controller.position.dice[face.die].type

    def _outcome_width(self) -> float:
        said = self.outcome()
        if not said:
            return 0.0
        measure = QFontMetricsF(interface_font(15, QFont.Weight.Bold))
        return min(196.0, max(measure.horizontalAdvance(words) for words in said) + 28)

    def _paint_outcome(self, painter: QPainter, rect: QRectF) -> None:
        """What came of it, in the accent."""
        said = self.outcome()
        font, right = interface_font(15, QFont.Weight.Bold), Qt.AlignmentFlag.AlignRight
        top = rect.center().y() - 13 * len(said)
        for words in said:
            line = QRectF(rect.left() + 16, top, rect.width() - 16, 26)
            text(painter, line, words, font, colours(self).accent_text, right)
            top += 26

    def event(self, event: QEvent) -> bool:
        """Show the tip of the line under the pointer."""
        if event.type() == QEvent.Type.ToolTip:
            at = cast(QHelpEvent, event)
            tip = next((words for rect, words in self._tips if rect.contains(QPointF(at.pos()))), "")
            QToolTip.showText(at.globalPos(), tip, self)
            return True
        return super().event(event)


def _grouped(side: Side) -> list[Group]:
    """Return a roll's dice as they stand together: dragon by dragon, else icon by icon."""
    return by_dragon(side) if side.kind == "dragon" else groups(side.faces, counting_icons(side))
