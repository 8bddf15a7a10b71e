"""Points to be spread: every source with its die as it fell, every bucket with what has come together in it."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QFrame, QGridLayout, QHBoxLayout, QScrollArea, QVBoxLayout, QWidget

from ddtable.engine.questions import Source
from ddtable.rules.classic.spells import spells
from ddtable.words import merged
from ui.art.die import die_pixmap
from ui.art.icons import icon_pixmap
from ui.casting import doubled
from ui.half_spread import HalfSpread
from ui.outlook import Outlook, dragons_in, outlook
from ui.shell.die_words import look_of, name_of
from ui.shell.element_ink import bucket_icon, bucket_ink
from ui.shell.fonts import interface_font
from ui.shell.labels import label
from ui.shell.painting import key_cap_width, paint_key_cap, rounded, text
from ui.shell.points_cell import CELL, Act, PointsCell
from ui.shell.raised_card import RaisedCard
from ui.shell.theme import QUIET, colours, raised

if TYPE_CHECKING:
    from ui.controller import Controller

DIE = 34
SOURCE = QSize(190, 38)
HEAD = QSize(CELL.width(), 88)
SHORT_HEAD = 58  # where no head has a note
GAP = 6
EDGE = 14
DOUBLING_CLAUSE = "M7"


class BucketHead(QAbstractButton):
    """A bucket: its icon, name and total, what doubles or limits it; a click puts all points there."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setFixedSize(HEAD)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.word, self.total, self.note, self.figure, self.goal = "", 0, "", "", ""
        self.reached = False

    def show_bucket(self, name: str, word: str, total: int, note: str, tip: str) -> None:
        """Show a bucket with its total, and a note below it."""
        self.setText(name)
        self.word, self.total, self.note = word, total, note
        self.figure, self.goal, self.reached = str(total), "", False
        self.setToolTip(f"{tip}\n{note}" if note else tip)
        self.setAccessibleName(f"{tip}: {total}, {note}" if note else f"{tip}: {total}")
        self.update()

    def show_aim(self, before: int, goal: str, reached: bool) -> None:
        """Show what the total was before penalties, and what it should reach."""
        self.figure = f"{before} → {self.total}" if before != self.total else str(self.total)
        self.goal, self.reached = goal, reached
        self.setAccessibleName(f"{self.accessibleName()}, {self.figure} {goal}")
        self.update()

    def show_note(self, note: str) -> None:
        """Show another note."""
        self.note = note
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Icon and name, the total large, the note."""
        palette = colours(self)
        painter = QPainter(self)
        rect = QRectF(self.rect())
        if self.underMouse() or self.hasFocus():
            rounded(painter, rect, 10, raised(palette), palette.accent_text if self.hasFocus() else palette.card_edge)
        ink = bucket_ink(self.word, palette)
        font = interface_font(12, QFont.Weight.DemiBold)
        icon = bucket_icon(self.word)
        left = (rect.width() - QFontMetricsF(font).horizontalAdvance(self.text()) - (22 if icon else 0)) / 2
        if icon:
            painter.drawPixmap(round(left), 8, icon_pixmap(icon, 16, QColor(ink), self.devicePixelRatioF()))
            left += 22
        text(painter, QRectF(left, 6, rect.width() - left, 20), self.text(), font, palette.text)
        self._paint_figure(painter, QRectF(0, 24, rect.width(), 30), ink)
        painter.setFont(interface_font(11))
        painter.setPen(QColor(palette.quiet_text))
        note = QRectF(0, 55, rect.width(), 31)
        painter.drawText(note, Qt.AlignmentFlag.AlignHCenter | Qt.TextFlag.TextWordWrap, self.note)

    def _paint_figure(self, painter: QPainter, rect: QRectF, ink: str) -> None:
        """The total, large, and beside it what it should reach: in the accent once it does."""
        palette = colours(self)
        large, small = interface_font(24, QFont.Weight.Bold), interface_font(12, QFont.Weight.DemiBold)
        wide = QFontMetricsF(large).horizontalAdvance(self.figure)
        beside = QFontMetricsF(small).horizontalAdvance(self.goal) + 5 if self.goal else 0.0
        left = (rect.width() - wide - beside) / 2
        text(painter, QRectF(left, rect.top(), wide + 2, rect.height()), self.figure, large, ink)
        tone = palette.accent_text if self.reached else palette.quiet_text
        text(painter, QRectF(left + wide + 5, rect.top() + 4, beside, rect.height() - 4), self.goal, small, tone)


class SourceHead(QWidget):
    """A source: the die as it lies, its name, its points, its key."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setFixedSize(SOURCE)
        self.words = self.note = self.keys = ""
        self._controller: Controller | None = None
        self.die = -1

    def show_source(self, controller: Controller, source: Source, key: str) -> None:
        """Show a source of points."""
        self._controller, self.die, self.keys = controller, source.die, key
        say = controller.words.say
        self.words = source_name(controller, source)
        self.note = say("ui-points-of", points=source.points)
        if source.die >= 0:
            self.setToolTip(controller.words.die(source.die, controller.table))
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Die, name, points, key."""
        palette = colours(self)
        painter = QPainter(self)
        left = 4.0
        if self._controller is not None and self.die >= 0:
            picture = die_pixmap(look_of(self._controller, self.die), DIE, self.devicePixelRatioF())
            painter.drawPixmap(2, (self.height() - DIE) // 2, picture)
            left = DIE + 10
        right = float(self.width() - 6)
        if self.keys:
            paint_key_cap(painter, right, self.height() / 2, self.keys, palette.quiet_text)
            right -= key_cap_width(self.keys) + 4
        name = QRectF(left, self.height() / 2 - 18, right - left, 18)
        text(painter, name, self.words, interface_font(12, QFont.Weight.DemiBold), palette.text)
        text(painter, name.translated(0, 18), self.note, interface_font(11), palette.quiet_text)


class ClosedCell(QWidget):
    """Where a source gives nothing to a bucket: a faint dash keeps the column."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setFixedSize(CELL)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """The dash."""
        painter = QPainter(self)
        painter.setOpacity(0.45)
        middle = Qt.AlignmentFlag.AlignHCenter
        text(painter, QRectF(self.rect()), "–", interface_font(15), colours(self).quiet_text, middle)


class PointsPanel(RaisedCard):
    """The card for an Allocation: heads of the buckets, and below them a row for each source."""

    def __init__(self, controller: Controller, parent: QWidget, bar: QWidget) -> None:
        super().__init__(parent, bar)
        self._controller = controller
        self.setAccessibleName(controller.words.say("ui-points"))
        self.heads: list[BucketHead] = []
        self.sources: list[SourceHead] = []
        self.cells: dict[tuple[int, int], PointsCell] = {}
        self.closed: list[ClosedCell] = []
        self.order: list[int] = []
        column = QVBoxLayout(self)
        column.setContentsMargins(EDGE, EDGE - 4, EDGE, EDGE)
        column.setSpacing(GAP)
        self._top = QHBoxLayout()
        self._top.setSpacing(GAP)
        self.why = label("", self, pixels=12, role=QUIET, wrap=True)
        self.why.setFixedSize(SOURCE.width(), HEAD.height())
        self._top.addWidget(self.why)
        column.addLayout(self._top)
        self._scroll = QScrollArea(self)
        self._scroll.setFrameShape(QFrame.Shape.NoFrame)
        self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self._scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._scroll.viewport().setAutoFillBackground(False)
        self._scroll.setMinimumHeight(SOURCE.height())
        self._rows = QWidget(self._scroll)
        self._rows.setAutoFillBackground(False)
        self._grid = QGridLayout(self._rows)
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setSpacing(GAP)
        self._scroll.setWidget(self._rows)
        self._rows.setAutoFillBackground(False)
        column.addWidget(self._scroll)

    # What is shown

    def show_question(self) -> None:
        """Make heads and rows for the points in hand; without any the card is closed."""
        points = self._controller.points if self._controller.asks_person else None
        self._clear()
        if points is None:
            self.hide()
            return
        self._build(points)
        self.show_points()
        self._fit_heads()
        self.place()

    def _fit_heads(self) -> None:
        """Give the heads room for their notes, where there may be any."""
        noted = bool(self.why.text()) or any(head.note for head in self.heads)
        for part in (self.why, *self.heads):
            part.setFixedHeight(HEAD.height() if noted else SHORT_HEAD)

    def _clear(self) -> None:
        gone: list[QWidget] = [*self.heads, *self.sources, *self.cells.values(), *self.closed]
        for widget in gone:
            widget.hide()
            widget.setParent(None)
            widget.deleteLater()
        self.heads, self.sources, self.cells, self.closed, self.order = [], [], {}, [], []

    def _build(self, points: HalfSpread) -> None:
        shape = points.shape
        for bucket in range(len(shape.buckets)):
            head = BucketHead(self)
            head.clicked.connect(partial(self._all_on, bucket))
            self._top.addWidget(head)
            head.show()
            self.heads.append(head)
        keys = {die: key for key, die in enumerate(self._controller.numbered())}
        ranks = [keys.get(source.die, len(keys)) for source in shape.sources]
        self.order = sorted(range(len(ranks)), key=ranks.__getitem__)
        for row, number in enumerate(self.order):
            source = shape.sources[number]
            head_of_row = SourceHead(self._rows)
            head_of_row.show_source(self._controller, source, str(row + 1) if row < 9 and source.die >= 0 else "")
            self._grid.addWidget(head_of_row, row, 0)
            head_of_row.show()
            self.sources.append(head_of_row)
            open_to = points.open_to(number)
            for bucket in range(len(shape.buckets)):
                if bucket in open_to:
                    self._add_cell(row, number, bucket)
                else:
                    self._add_dash(row, bucket)

    def _add_dash(self, row: int, bucket: int) -> None:
        dash = ClosedCell(self._rows)
        self._grid.addWidget(dash, row, 1 + bucket)
        dash.show()
        self.closed.append(dash)

    def _add_cell(self, row: int, number: int, bucket: int) -> None:
        cell = PointsCell(number, bucket, self._rows)
        cell.wanted.connect(self._controller.spread)
        cell.walked.connect(partial(self._walk, cell))
        if not any(source == number for source, _ in self.cells):
            cell.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._grid.addWidget(cell, row, 1 + bucket)
        cell.show()
        self.cells[number, bucket] = cell

    def show_points(self) -> None:
        """Show how the points lie now."""
        controller, points = self._controller, self._controller.points
        if points is None or not self.heads:
            return
        say, shape = controller.words.say, points.shape
        twice = doubled(controller.position, controller.question)
        amounts = points.amounts()
        for (number, bucket), cell in self.cells.items():
            cell.show_points(
                amounts[number][bucket],
                shape.buckets[bucket],
                say(
                    "ui-points-cell",
                    source=source_name(controller, shape.sources[number]),
                    amount=amounts[number][bucket],
                    points=shape.sources[number].points,
                    bucket=say("ui-points-bucket", bucket=shape.buckets[bucket]),
                ),
                doubled=bool(twice) and bucket in twice[number],
            )
        self.why.setText(self._why(any(twice)))
        for bucket, head in enumerate(self.heads):
            more = (
                sum(row[bucket] for row, double in zip(amounts, twice, strict=True) if bucket in double) if twice else 0
            )
            self._show_head(head, points, bucket, more)
            if not more and any(bucket in double for double in twice):
                head.show_note(say("ui-points-doubles"))
        for head, found in zip(self.heads, outlook(controller.position, amounts), strict=False):
            self._show_outlook(head, found)

    def _why(self, twice: bool) -> str:
        """What the points are for: what dragons bring and what slays them, or what the terrain doubles (M7)."""
        say, words, table = self._controller.words.say, self._controller.words, self._controller.table
        dragons, damage = dragons_in(self._controller.position)
        if dragons:
            fall = [say("ui-points-slays", die=words.dice((die,), table), needed=need) for die, need in dragons]
            return "\n".join([say("ui-points-damage", damage=damage), *fall])
        return say("ui-points-why", clause=DOUBLING_CLAUSE) if twice else ""

    def _show_outlook(self, head: BucketHead, found: Outlook) -> None:
        """Show what the whole roll gives to a result, and how it comes about."""
        words, points = self._controller.words, self._controller.points
        lines = [
            str(line.change) if not at and line.word == head.word else words.signed_line(line, not at, found.beside)
            for at, line in enumerate(merged(found.lines))
        ]
        note = " ".join(lines) if len(lines) > 1 or (lines and found.lines[0].word != head.word) else ""
        tip = words.say("ui-points-all", bucket=head.text())
        if points is not None and points.shape.most:
            tip += f" ({words.say('ui-points-most', most=points.shape.most[self.heads.index(head)])})"
        head.show_bucket(head.text(), head.word, found.total, note, tip)
        goal = words.say("ui-points-goal", goal=found.goal) if found.goal else ""
        head.show_aim(found.before, goal, found.total >= found.goal)

    def _show_head(self, head: BucketHead, points: HalfSpread, bucket: int, more: int) -> None:
        """Show a bucket's total; `more` are the points that the terrain adds to it (M7)."""
        say = self._controller.words.say
        word, rolled = points.shape.buckets[bucket], points.totals()[bucket]
        name = say("ui-points-bucket", bucket=word)
        note, tip = "", say("ui-points-all", bucket=name)
        if more:
            key = "ui-points-doubled" if more == rolled else "ui-points-doubled-some"
            note = say(key, rolled=rolled, doubled=more)
        elif points.shape.most:
            note = say("ui-points-most", most=points.shape.most[bucket])
        head.show_bucket(name, word, rolled + more, note, tip)

    # What hands do

    def _all_on(self, bucket: int, _checked: bool = False) -> None:
        act: Act = partial(HalfSpread.everything_to, bucket=bucket)
        self._controller.spread(act, bucket)

    def _walk(self, cell: PointsCell, across: int, down: int) -> None:
        """Go with an arrow key to the next cell that there is in this direction."""
        row, bucket = self.order.index(cell.source) + down, cell.bucket + across
        while 0 <= bucket < len(self.heads) and 0 <= row < len(self.order):
            found = self.cells.get((self.order[row], bucket))
            if found is not None:
                found.setFocus(Qt.FocusReason.OtherFocusReason)
                self._scroll.ensureWidgetVisible(found)
                return
            row, bucket = row + down, bucket + across

    def take_focus(self) -> None:
        """Begin with the first cell."""
        for (number, _), cell in self.cells.items():
            if number == self.order[0]:
                cell.setFocus(Qt.FocusReason.OtherFocusReason)
                return

    def sizeHint(self) -> QSize:
        """All buckets, and as many rows as there is room for."""
        rows, high = len(self.sources), self.room()[1]
        body = rows * (SOURCE.height() + GAP) - GAP
        top = self.why.height() + GAP + 2 * EDGE - 4
        scrolls = top + body > high
        width = SOURCE.width() + len(self.heads) * (HEAD.width() + GAP) + 2 * EDGE + (12 if scrolls else 0)
        return QSize(width, min(high, top + body))

    def place(self) -> None:
        """Lay the rows out, then stand above the question bar."""
        self._rows.setFixedSize(self._grid.sizeHint())
        super().place()


def source_name(controller: Controller, source: Source) -> str:
    """Return the name of a source: its die's, or what its word says."""
    if source.die >= 0:
        return name_of(controller, source.die)
    words = controller.words
    return words.spell_name(source.word) if source.word in spells() else words.say("ui-points-source", word=source.word)
