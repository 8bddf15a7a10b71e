"""The roll tray: the last rolls' dice by icon, the sums with every line, and their results."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING, cast

from msgspec import Struct
from PySide6.QtCore import QEvent, QLineF, QPointF, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QHelpEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QResizeEvent,
)
from PySide6.QtWidgets import QWidget

from ddtable.engine.arithmetic import Face, Sum
from ddtable.engine.events import Event, clause_of
from ddtable.rules.dragon_dice.events.attacks import Damaged
from ddtable.rules.dragon_dice.events.dragons import DragonStruck
from ddtable.summaries.dragon_dice.exchange import Exchange, Group, Side, last_exchange
from ddtable.words.sentences import merged, sentence, told_sums
from ui.art.die import die_pixmap, paint_count, paint_rim
from ui.art.palette import player_colour
from ui.games.dragon_dice.dice_rows import look_alike
from ui.games.dragon_dice.die_words import rolled_look
from ui.games.dragon_dice.tray.ahead import Ahead, ahead_of
from ui.games.dragon_dice.tray.ahead_paint import paint_ahead
from ui.games.dragon_dice.tray.tray_layout import (
    BESIDE,
    HEAD,
    PlacedDie,
    PlacedGroup,
    PlacedSide,
    grouped,
    place_side,
    wanted_sums,
)
from ui.games.dragon_dice.tray.tray_plan import least_width, wanted_width
from ui.games.dragon_dice.tray.tray_sums import Told, paint_column, paint_rows
from ui.games.dragon_dice.tray.tray_work import Done, paint_work, wanted_work, work_icon, work_width
from ui.games.game_tray import GameTray
from ui.kit.fonts import interface_font, title_font
from ui.kit.painting import key_cap_width, paint_key_cap, paint_seat, rounded, text
from ui.kit.theme import colours
from ui.kit.tips import show_tip_at

if TYPE_CHECKING:
    from ddtable.engine.questions import Question
    from ui.session.change import TableChange
    from ui.session.session import Session

LOW, HIGH, HIGHEST = 128, 152, 300
HIGH_PAGE = 900  # height in pixels of a page from which the tray is higher, with larger dice
SHARE = 0.2  # of the height above that
CROWDED = 124  # for more than 2 players in a low window, whose armies need the height
EDGE = 12
AGAINST, APART = 76, 28
SLACK = 4  # pixels by which rounding may widen a roll
MARGIN = 16
UNBOUND = 9999  # pixels, for dice of any size
SWAP = "⇧ O"
FAINT = 0.4  # opacity of dice that do not count


class Veil(Struct, frozen=True):
    """The parts still in motion, which the tray does not show yet: dice of rolls, and unknown results."""

    dice: frozenset[tuple[int, int]] = frozenset()
    untold: frozenset[int] = frozenset()


class RollTray(GameTray):
    """One card with the sides beside each other. Tool tips over sums and steps name the clause."""

    def __init__(self, session: Session, parent: QWidget) -> None:
        super().__init__(parent)
        self._session = session
        self.exchange: Exchange | None = None
        self.veil = Veil()
        self._placed: tuple[PlacedSide, ...] | None = None
        self._tips: list[tuple[QRectF, str]] = []
        self.ahead: Ahead | None = None
        self._swapped: tuple[Question | None, bool] = (None, False)
        self._fresh = False
        self._may: Callable[[], bool] = lambda: True
        self._wanted: Callable[[], bool] = lambda: True
        self.setContentsMargins(EDGE, 0, EDGE, EDGE)
        self.set_room(0)
        session.changed.connect(self.refresh)
        session.odds.changed.connect(self.look_ahead)
        session.draft.changed.connect(self.look_ahead)
        self.refresh()

    # Before the roll

    def look_ahead_if(self, may: Callable[[], bool], wanted: Callable[[], bool]) -> None:
        """Set when the chart may be shown, and when it is shown by itself."""
        self._may, self._wanted = may, wanted

    def look_ahead(self) -> None:
        """Show the chart of the answer that is filled in or best, or the last roll.

        A roll that the player has not answered after stays until an answer is filled in, or the chart is asked for.
        """
        ahead = self._ahead()
        if ahead != self.ahead:
            self.ahead = ahead
            self._describe()
            self.update()

    def _ahead(self) -> Ahead | None:
        session = self._session
        if not session.odds.found or not self._may():
            return None
        question, wanted = self._swapped
        if question is not session.question:
            wanted = self._wanted() and (not self._fresh or bool(session.draft.half.option))
        return ahead_of(session) if wanted else None

    def look_at_once(self) -> None:
        """Show the chart for the present question, because it was asked for."""
        self._swapped = (self._session.question, True)
        self.look_ahead()

    def swap(self) -> None:
        """Show the last roll instead of the chart, or the other way round, until the next question."""
        self._swapped = (self._session.question, self.ahead is None)
        self.look_ahead()

    @property
    def _swaps(self) -> bool:
        """True if there are both a chart and a last roll."""
        return self.exchange is not None and self._may() and ahead_of(self._session) is not None

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Swap the chart and the last roll."""
        if self._swaps and event.button() == Qt.MouseButton.LeftButton:
            self.swap()
        super().mousePressEvent(event)

    # The roll

    def set_room(self, page: int) -> None:
        """Set the height for a page of this height: larger dice on a higher page."""
        high = LOW if len(self._session.names) == 2 else CROWDED
        if page >= HIGH_PAGE:
            high = min(HIGHEST, HIGH + round((page - HIGH_PAGE) * SHARE))
        self.setFixedHeight(high + self.contentsMargins().bottom())

    def refresh(self, change: TableChange | None = None) -> None:
        """Show the last roll, unless it is shown already."""
        before, self.exchange = self.exchange, last_exchange(self._session.history)
        self.setVisible(self.exchange is not None or self._session.position.board.revealed)
        if change is not None and (before != self.exchange or self._session.seats.hands_went_on):
            self._fresh = before != self.exchange
        if change is not None and before == self.exchange and not self._concerns(change):
            return
        self._alike = look_alike(self._session.position)
        self._placed = None
        self._describe()
        self.update()

    def _describe(self) -> None:
        """Set the text that a screen reader speaks."""
        self.setAccessibleName(self._session.words.say("ui-roll-tray"))
        told = [self.ahead.spoken(self._session)] if self.ahead is not None else self.sentences()
        self.setAccessibleDescription("; ".join(told))

    def _concerns(self, change: TableChange) -> bool:
        """Return True if a change may alter how the same rolls look: other players, another moment, other dice."""
        sides = self.exchange.sides if self.exchange is not None else ()
        rolled = {face.die for side in sides for face in side.faces}
        return change.seats or change.moment or change.effects or not change.dice.isdisjoint(rolled)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay out the rolls again."""
        self._placed = None
        super().resizeEvent(event)

    # Text

    def sentences(self) -> list[str]:
        """Return the text of the whole tray, one side after the other."""
        if self.exchange is None:
            return [self._session.words.say("ui-no-roll")]
        said = []
        for side in self.exchange.sides:
            lines = [f"{line} ({clause})" for line, clause in self.lines(side)]
            said.append(", ".join([f"{self.heading(side)}: {self._dice_words(side)}", *lines]))
        return [*said, *([done.tip for done in self.work()] or self.outcome())]

    def _dice_words(self, side: Side) -> str:
        """Return the text for every die of a roll with its face."""
        words, dice = self._session.words, self._session.position.dice
        shown = [(words.die_name(dice[face.die].type), words.face(face.icon, face.count)) for face in side.faces]
        return words.all_of(words.say("die-showed", die=die, face=face) for die, face in shown)

    def heading(self, side: Side) -> str:
        """Return the player and purpose of a roll."""
        words = self._session.words
        kind = words.say("roll-kind", kind=side.kind)
        if side.kind == "dragon":
            dragons = tuple(dict.fromkeys(face.die for face in side.faces))
            name = words.owned(dragons, self._session.table) if len(dragons) == 1 else kind
            return sentence(name)
        return words.say("ui-roll-heading", player=self._session.names[side.seat], kind=kind)

    def lines(self, side: Side) -> list[tuple[str, str]]:
        """Return every line of a side's sums with its clause."""
        words = self._session.words
        return [
            (words.signed_line(line, not at), line.clause)
            for total in told_sums(side.sums)
            for at, line in enumerate(merged(total.lines))
        ]

    def told(self, side: Side) -> list[Told]:
        """Return a side's sums as text; the tool tip of a line names its clause, and points carried over."""
        return [self._told(total, side.sums) for total in told_sums(side.sums)]

    def _told(self, total: Sum, beside: Sequence[Sum]) -> Told:
        words = self._session.words
        lines = []
        for at, line in enumerate(merged(total.lines)):
            whole = words.signed_line(line, not at, beside)
            lines.append((words.signed_line(line, not at), words.say("ui-line-tip", line=whole, clause=line.clause)))
        name = words.result(total, self._session.position.board.edition.point_words)
        said = words.say("ui-total", result=total.result, total=total.total, name=name)
        return Told(tuple(lines), said)

    def outcome(self) -> list[str]:
        """Return the results of the rolls, the most important first."""
        words, exchange = self._session.words, self.exchange
        if exchange is None:
            return []
        if any(not side.sums and side.kind != "single" for side in exchange.shown):
            return [words.say("ui-not-added-up")]
        names = self._session.names
        said = [words.say("ui-damage", damage=event.damage, player=names[event.seat]) for event in exchange.damages]
        if exchange.maneuver is not None:
            word = "ui-maneuver-won" if exchange.maneuver.success else "ui-maneuver-lost"
            said.append(words.say(word, player=names[exchange.maneuver.seat]))
        return said

    def work(self) -> list[Done]:
        """Return the order of effects, if there is more to show than the results."""
        if self.exchange is None or not self.exchange.deep:
            return []
        return [self._done(event) for event in self.exchange.work]

    def _done(self, event: Event) -> Done:
        words, table = self._session.words, self._session.table
        brief, sentence, clause = words.work(event, table), words.event(event, table), self._clause_of(event)
        tip = words.say("ui-line-tip", line=sentence or brief, clause=clause) if clause else sentence or brief
        weighty = isinstance(event, Damaged) or (isinstance(event, DragonStruck) and event.slain)
        return Done(brief, tip, work_icon(event), weighty)

    def _clause_of(self, event: Event) -> str:
        return self._session.game.rules.clause(self._session.position, clause_of(event))

    # Painting

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the card with its sides."""
        palette = colours(self)
        painter = QPainter(self)
        rect = QRectF(self.contentsRect())
        rounded(painter, rect, 14, palette.card, palette.card_edge)
        self._tips = []
        if self.ahead is not None:
            initials = [name[:1] for name in self._session.names]
            paint_ahead(painter, self._inner(), self.ahead, palette, initials)
            if self._swaps:
                self._tips = [(rect, self._session.words.say("ahead-last-tip"))]
            return
        if self.exchange is None:
            words = self._session.words.say("ui-no-roll")
            text(painter, rect, words, title_font(15, italic=True), palette.quiet_text, Qt.AlignmentFlag.AlignHCenter)
            return
        for number, placed in enumerate(self.placed()):
            self._paint_side(painter, number, placed)
        if not self.veil.untold:
            self._paint_result(painter)
            self._paint_offer(painter)

    def _paint_offer(self, painter: QPainter) -> None:
        """Paint the key that shows the chart, if there is one and the corner is free."""
        if not self._swaps or self.work():
            return
        inner, ink = self._inner(), colours(self).quiet_text
        line = QRectF(inner.left(), inner.top() - 2, inner.width() - key_cap_width(SWAP) - 6, HEAD)
        paint_key_cap(painter, inner.right(), line.center().y(), SWAP, ink)
        words = self._session.words.say("ahead-over")
        text(painter, line, words, interface_font(11), ink, Qt.AlignmentFlag.AlignRight)

    def _paint_result(self, painter: QPainter) -> None:
        """Paint the order of effects on the right, or the results after the last sum."""
        palette, inner, work = colours(self), self._inner(), self.work()
        if work:
            placed = self.placed()
            free = inner.right() - (placed[-1].rect.right() + MARGIN if placed else inner.left())
            taken = max(work_width(inner.width(), work), min(free, wanted_work(work)))
            right = QRectF(inner.right() - taken, inner.top(), taken, inner.height())
            self._line_between(painter, right.left() - MARGIN / 2, right)
            earlier = self._session.words.say("ui-work-earlier")
            self._tips += paint_work(painter, right.adjusted(4, -4, 4, 4), work, palette, earlier)
        elif placed := self.placed():
            left = placed[-1].rect.right() + BESIDE
            self._paint_outcome(painter, QRectF(left, inner.top(), inner.right() - left, inner.height()))

    def _line_between(self, painter: QPainter, x: float, rect: QRectF) -> None:
        painter.setPen(QPen(QColor(colours(self).card_edge), 1))
        painter.drawLine(QLineF(x, rect.top() + 4, x, rect.bottom() - 4))

    def placed(self) -> tuple[PlacedSide, ...]:
        """Return the places of dice and sums of each roll, cached until rolls or size change."""
        if self._placed is None:
            self._placed = self._place()
        return self._placed

    def _place(self) -> tuple[PlacedSide, ...]:
        if self.exchange is None:
            return ()
        work = self.work()
        inner = self._inner()
        taken = work_width(inner.width(), work) + MARGIN if work else self._outcome_width()
        room, sides, gap = inner.adjusted(0, 0, -taken, 0), self.exchange.shown, self._gap()
        widths = self._widths(sides, room.width(), gap)
        placed = self._side_by_side(room, widths, gap, UNBOUND)
        smallest = min((one.size for one in placed if one.groups), default=UNBOUND)
        if any(one.size != smallest for one in placed if one.groups):
            placed = self._side_by_side(room, widths, gap, smallest)  # both sides alike
        return placed

    def _side_by_side(self, room: QRectF, widths: Sequence[float], gap: float, most: int) -> tuple[PlacedSide, ...]:
        """Place every roll, with dice of at most `most` pixels; each takes only the width that it needs."""
        placed, left = [], room.left()
        font = QFontMetricsF(_heading_font())
        sides = self.exchange.shown if self.exchange is not None else ()
        for side, width in zip(sides, widths, strict=True):
            rect, heading = QRectF(left, room.top(), width, room.height()), font.horizontalAdvance(self.heading(side))
            below = partial(self._caption_width, side)
            placed.append(place_side(side, self.told(side), rect, self.type_of, HEAD + heading, below, most))
            left = placed[-1].rect.right() + gap
        return tuple(placed)

    def _inner(self) -> QRectF:
        return QRectF(self.contentsRect()).adjusted(MARGIN, 10, -MARGIN, -10)

    def _gap(self) -> int:
        return AGAINST if self._facing else APART

    @property
    def _facing(self) -> bool:
        """True if two rolls are against each other."""
        exchange = self.exchange
        if exchange is None or len(exchange.shown) != 2:
            return False
        return not exchange.shown[1].aside and not exchange.deep

    def _widths(self, sides: Sequence[Side], room: float, gap: float) -> list[float]:
        """Divide the width: first what dice and sums need to be legible, then what else they use."""
        room -= gap * (len(sides) - 1)
        font = QFontMetricsF(_heading_font())
        high = self._inner().height()
        sums = [wanted_sums(self.told(side), high) + BESIDE + SLACK for side in sides]
        needs = [least_width(grouped(side)) + wide for side, wide in zip(sides, sums, strict=True)]
        wants = [
            max(need, wanted_width(grouped(side)) + wide, font.horizontalAdvance(self.heading(side)) + HEAD)
            for side, need, wide in zip(sides, needs, sums, strict=True)
        ]
        if sum(needs) > room:
            return [room * need / sum(needs) for need in needs]
        spare, wished = room - sum(needs), sum(wants) - sum(needs)
        if not wished:
            return [need + spare / len(sides) for need in needs]
        return [need + spare * (want - need) / wished for need, want in zip(needs, wants, strict=True)]

    def _paint_between(self, painter: QPainter, rect: QRectF) -> None:
        """Paint the sign between a roll and the one before it."""
        gap = self._gap()
        between = QRectF(rect.left() - gap, rect.top(), gap, rect.height())
        if self._facing:
            word = self._session.words.say("ui-against")
            font, centre = title_font(14, italic=True), Qt.AlignmentFlag.AlignHCenter
            text(painter, between, word, font, colours(self).quiet_text, centre)
        else:
            self._line_between(painter, between.center().x(), between)

    def _paint_side(self, painter: QPainter, number: int, placed: PlacedSide) -> None:
        palette, side, rect = colours(self), placed.side, placed.rect
        if number:
            self._paint_between(painter, rect)
        mark = 0 if side.kind == "dragon" else HEAD - 4
        head = QRectF(rect.left() + mark, rect.top(), rect.width() - mark, HEAD)
        if mark:
            paint_seat(painter, QPointF(rect.left() + 5, head.center().y()), side.seat, palette)
        text(painter, head, self.heading(side), _heading_font(), palette.text)
        told = number not in self.veil.untold
        if told:
            paint_sums = paint_rows if placed.in_rows else paint_column
            self._tips += paint_sums(painter, placed.sums, placed.told, palette)
        for group in placed.groups:
            self._paint_group(painter, number, side, group, told)
        if placed.others and told:
            words = self._session.words.say("ui-roll-others", count=placed.others)
            text(painter, placed.others_at, words, interface_font(11), palette.quiet_text)

    def _paint_group(self, painter: QPainter, number: int, side: Side, group: PlacedGroup, told: bool) -> None:
        palette = colours(self)
        painter.setOpacity(1.0 if group.counts else FAINT)
        for die in group.dice:
            if (number, die.face.die) not in self.veil.dice:
                self._paint_die(painter, die)
        for arrow in group.arrows if told else ():
            text(painter, arrow, "→", interface_font(12), palette.quiet_text, Qt.AlignmentFlag.AlignHCenter)
        painter.setOpacity(1.0)
        if group.caption is not None and told:
            ink = palette.text if group.counts else palette.quiet_text
            text(painter, group.caption, self._caption(side, group.group), _caption_font(), ink)

    def _caption_width(self, side: Side, group: Group) -> float:
        return QFontMetricsF(_caption_font()).horizontalAdvance(self._caption(side, group))

    def _caption(self, side: Side, group: Group) -> str:
        words = self._session.words
        if side.kind == "dragon" and group.total:
            return words.say("ui-roll-dragon", damage=group.total)
        if side.kind == "dragon":
            return words.icon(group.icon)
        return words.say("ui-roll-group", count=group.total, icon=words.icon(group.icon, group.total))

    def _paint_die(self, painter: QPainter, die: PlacedDie) -> None:
        look = rolled_look(self.type_of(die.face), die.face)
        painter.drawPixmap(die.rect.topLeft(), die_pixmap(look, round(die.rect.width()), self.devicePixelRatioF()))
        owner = self._session.position.dice[die.face.die].owner
        if owner in self._alike and look.body in ("unit", "monster"):
            paint_rim(painter, die.rect, player_colour(owner), look.body != "unit")
        if len(die.dice) > 1:
            painter.save()
            painter.setOpacity(1.0)
            paint_count(painter, die.rect, len(die.dice), colours(self))
            painter.restore()

    def type_of(self, face: Face) -> str:
        """Return the type of a face's die."""
        return self._session.position.dice[face.die].type

    def _outcome_width(self) -> float:
        said = self.outcome()
        if not said:
            return 0.0
        measure = QFontMetricsF(interface_font(15, QFont.Weight.Bold))
        return min(196.0, max(measure.horizontalAdvance(words) for words in said) + BESIDE)

    def _paint_outcome(self, painter: QPainter, rect: QRectF) -> None:
        """Paint the results in the accent colour."""
        said = self.outcome()
        font = interface_font(15, QFont.Weight.Bold)
        palette = colours(self)
        ink = palette.accent_text if self._session.moment is None else palette.text
        top = rect.center().y() - 13 * len(said)
        for words in said:
            text(painter, QRectF(rect.left(), top, rect.width(), 26), words, font, ink)
            top += 26

    def event(self, event: QEvent) -> bool:
        """Show the tool tip of the line under the pointer, beside the line."""
        if event.type() == QEvent.Type.ToolTip:
            show_tip_at(self, cast(QHelpEvent, event).pos(), self._tips)
            return True
        return super().event(event)


def _caption_font() -> QFont:
    return interface_font(11)


def _heading_font() -> QFont:
    return interface_font(12, QFont.Weight.DemiBold)
