"""The panel for assigning points: every source with its rolled die, every bucket with its total."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, cast

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtWidgets import QFrame, QGridLayout, QHBoxLayout, QScrollArea, QVBoxLayout, QWidget

from ddtable.engine.questions import Source
from ddtable.odds.outlook import Outlook, charge_in, dragons_in, outlook
from ddtable.summaries.dragon_dice.casting import doubled
from ddtable.words.sentences import merged
from ui.games.dragon_dice.panels.points_cell import Act, PointsCell
from ui.games.dragon_dice.panels.points_heads import HEAD, SOURCE, BucketHead, ClosedCell, SourceHead, source_name
from ui.games.question_panel import QuestionPanel
from ui.kit.labels import label
from ui.kit.raised_card import ABOVE, RIBBON, RIM, cost
from ui.kit.theme import QUIET
from ui.session.answer.half_spread import HalfSpread

if TYPE_CHECKING:
    from ui.session.session import Session

SHORT_HEAD = 58  # height if no head has a note
FEW, SHORT = 2, 3  # buckets that fit into the column of the log; one more with short numbers
TABS = 44  # pixels at the top of that column that stay free
BAR = 12  # width of a scroll bar in pixels
GAP = 6
EDGE = 14
LEAST_ROWS = 3  # sources that a card above or below the dice in question shows at once
DOUBLING_CLAUSE = "M7"
MOST = 16777215  # the largest size of a widget in pixels


class PointsPanel(QuestionPanel):
    """The card for an Allocation: heads of the buckets, and below them a row for each source.

    With few buckets it covers the column of the log, each source above its cells, and leaves the table free.
    """

    def __init__(self, session: Session, parent: QWidget, bar: QWidget) -> None:
        super().__init__(parent, bar)
        self._session = session
        self.setAccessibleName(session.words.say("ui-points"))
        self.heads: list[BucketHead] = []
        self.sources: list[SourceHead] = []
        self.cells: dict[tuple[int, int], PointsCell] = {}
        self.closed: list[ClosedCell] = []
        self.order: list[int] = []
        self._column: QWidget | None = None
        self._open: list[int] = []  # the buckets that are open to any source
        self._low = False
        column = QVBoxLayout(self)
        column.setContentsMargins(EDGE, EDGE - 4, EDGE, EDGE)
        column.setSpacing(GAP)
        self._top = QHBoxLayout()
        self._top.setSpacing(GAP)
        self.why = label("", self, pixels=12, role=QUIET, wrap=True)
        self._top.addWidget(self.why)
        column.addLayout(self._top)
        column.setAlignment(self._top, Qt.AlignmentFlag.AlignLeft)  # heads stay above their cells beside a scroll bar
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

    def stand_in(self, column: QWidget) -> None:
        """Use this column whenever few buckets fit in it."""
        self._column = column

    # Content

    def show_question(self) -> None:
        """Build heads and rows for the current points; hide the card without any."""
        points = self._session.draft.points if self._session.asks_person else None
        self._clear()
        if points is None:
            self.hide()
            return
        self._build(points)
        self.show_answer()
        self._fit_heads()
        self.place()

    def _fit_heads(self) -> None:
        """Set the height of the heads to fit their notes, if there can be any."""
        noted = any(head.note for head in self.heads) or (bool(self.why.text()) and not self._low)
        high = HEAD.height() if noted else SHORT_HEAD
        for head in self.heads:
            head.setFixedHeight(high)
        self.why.setVisible(bool(self.why.text()) or not self._low)
        if not self._low:
            self.why.setFixedSize(SOURCE.width(), high)

    def _find_form(self, points: HalfSpread) -> None:
        """Find the open buckets, and whether the card fits into the column of the log."""
        session, sources = self._session, range(len(points.shape.sources))
        question = session.question
        self._open = sorted(set().union(*(points.open_to(number) for number in sources)))
        penalties = question is not None and question.kind in ("penalties", "spell-price")
        most = FEW if penalties or doubled(session.position, question) else SHORT
        self._low = self._column is not None and len(self._open) <= most
        layout = cast("QVBoxLayout", self.layout())
        if self._low:
            layout.insertWidget(0, self.why)
            self.why.setMinimumSize(0, 0)
            self.why.setMaximumSize(MOST, MOST)
        else:
            self._top.insertWidget(0, self.why)

    def _clear(self) -> None:
        gone: list[QWidget] = [*self.heads, *self.sources, *self.cells.values(), *self.closed]
        for widget in gone:
            widget.hide()
            widget.setParent(None)
            widget.deleteLater()
        self.heads, self.sources, self.cells, self.closed, self.order = [], [], {}, [], []

    def _build(self, points: HalfSpread) -> None:
        shape = points.shape
        self._find_form(points)
        for bucket in range(len(shape.buckets)):
            head = BucketHead(self)
            head.clicked.connect(partial(self._all_on, bucket))
            self.heads.append(head)
            if bucket in self._open:
                self._top.addWidget(head)
                head.show()
            else:
                head.hide()
        keys = {die: key for key, die in enumerate(self._session.draft.numbered())}
        ranks = [keys.get(source.die, len(keys)) for source in shape.sources]
        self.order = sorted(range(len(ranks)), key=ranks.__getitem__)
        for row, number in enumerate(self.order):
            self._add_source(row, shape.sources[number])
            open_to = points.open_to(number)
            for bucket in self._open:
                if bucket in open_to:
                    self._add_cell(row, number, bucket)
                else:
                    self._add_dash(row, bucket)

    def _add_source(self, row: int, source: Source) -> None:
        head = SourceHead(self._rows, above=self._low)
        head.show_source(self._session, source, str(row + 1) if row < 9 and source.die >= 0 else "")
        if self._low:
            self._grid.addWidget(head, 2 * row, 0, 1, len(self._open))
        else:
            self._grid.addWidget(head, row, 0)
        head.show()
        self.sources.append(head)

    def _put(self, widget: QWidget, row: int, bucket: int) -> None:
        """Place a cell below its bucket: beside its source, or in a row below it."""
        at = self._open.index(bucket)
        self._grid.addWidget(widget, 2 * row + 1 if self._low else row, at if self._low else 1 + at)
        widget.show()

    def _add_dash(self, row: int, bucket: int) -> None:
        dash = ClosedCell(self._rows)
        self._put(dash, row, bucket)
        self.closed.append(dash)

    def _add_cell(self, row: int, number: int, bucket: int) -> None:
        cell = PointsCell(number, bucket, self._rows)
        cell.wanted.connect(self._session.draft.spread)
        cell.walked.connect(partial(self._walk, cell))
        if not any(source == number for source, _ in self.cells):
            cell.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._put(cell, row, bucket)
        self.cells[number, bucket] = cell

    def show_answer(self) -> None:
        """Show the present points."""
        session, points = self._session, self._session.draft.points
        if points is None or not self.heads:
            return
        say, shape = session.words.say, points.shape
        twice = doubled(session.position, session.question)
        amounts = points.amounts()
        for (number, bucket), cell in self.cells.items():
            cell.show_points(
                amounts[number][bucket],
                shape.buckets[bucket],
                say(
                    "ui-points-cell",
                    source=source_name(session, shape.sources[number]),
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
        for head, found in zip(self.heads, outlook(session.position, amounts), strict=False):
            self._show_outlook(head, found)

    def _why(self, twice: bool) -> str:
        """Return the purpose of the points: a charge's hits, dragons' damage, magic doubled by the terrain (M7)."""
        say, words, table = self._session.words.say, self._session.words, self._session.table
        seat, hits = charge_in(self._session.position)
        if hits:
            return say("ui-points-charge", hits=hits, player=self._session.names[seat])
        dragons, damage = dragons_in(self._session.position)
        if dragons:
            fall = [say("ui-points-slays", die=words.dice((die,), table), needed=need) for die, need in dragons]
            return "\n".join([say("ui-points-damage", damage=damage), *fall])
        edition = self._session.position.board.edition
        return say("ui-points-why", clause=edition.clause(DOUBLING_CLAUSE), doubled=edition.doubled) if twice else ""

    def _show_outlook(self, head: BucketHead, found: Outlook) -> None:
        """Show a result of the whole roll with its sum."""
        words, points = self._session.words, self._session.draft.points
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
        """Show a bucket's total; `more` are the points that the terrain adds (M7)."""
        say = self._session.words.say
        word, rolled = points.shape.buckets[bucket], points.totals()[bucket]
        name = say("ui-points-bucket", bucket=word)
        note, tip = "", say("ui-points-all", bucket=name)
        if more:
            key = "ui-points-doubled" if more == rolled else "ui-points-doubled-some"
            note = say(key, rolled=rolled, doubled=more)
        elif points.shape.most:
            note = say("ui-points-most", most=points.shape.most[bucket])
        head.show_bucket(name, word, rolled + more, note, tip)

    # Input

    def _all_on(self, bucket: int, _checked: bool = False) -> None:
        act: Act = partial(HalfSpread.everything_to, bucket=bucket)
        self._session.draft.spread(act, bucket)

    def _walk(self, cell: PointsCell, across: int, down: int) -> None:
        """Move to the next cell in this direction."""
        row, bucket = self.order.index(cell.source) + down, cell.bucket + across
        while 0 <= bucket < len(self.heads) and 0 <= row < len(self.order):
            found = self.cells.get((self.order[row], bucket))
            if found is not None:
                found.setFocus(Qt.FocusReason.OtherFocusReason)
                self._scroll.ensureWidgetVisible(found)
                return
            row, bucket = row + down, bucket + across

    def take_focus(self) -> None:
        """Focus the first cell."""
        for (number, _), cell in self.cells.items():
            if number == self.order[0]:
                cell.setFocus(Qt.FocusReason.OtherFocusReason)
                return

    # Placement

    def sizeHint(self) -> QSize:
        """Return the size of all buckets, and of as many rows as fit."""
        high, wanted = self._highest(), self._wanted_height()
        if self._low and self._column is not None:
            return QSize(self._column.width(), min(high, wanted))
        bar = BAR if wanted > high else 0
        return QSize(SOURCE.width() + len(self._open) * (HEAD.width() + GAP) + 2 * EDGE + bar, min(high, wanted))

    def _highest(self) -> int:
        if self._low and self._column is not None:
            return self._column.height() - TABS
        return self.room()[1]

    def _top_height(self) -> int:
        """Return the height of everything above the rows, with margins."""
        heads = self.heads[0].height() if self.heads else 0
        said = 0
        if self._low and self._column is not None and self.why.text():
            said = self.why.heightForWidth(self._column.width() - 2 * EDGE) + GAP
        return said + heads + GAP + 2 * EDGE - 4

    def _standing(self) -> QRect:
        """Return the fixed place at the bottom of its column."""
        if not self._low or self._column is None:
            return self._beside_dice(super()._standing())
        there, high = self._column.geometry(), self.sizeHint().height()
        return QRect(there.left(), there.bottom() + 1 - high, there.width(), high)

    def _beside_dice(self, card: QRect) -> QRect:
        """Return the card above or below the dice in question if it would cover them; its rows scroll then."""
        kept = self._in_the_way()
        dearest = max((price for _, price in kept), default=0)
        dice = [(rect.adjusted(-RIM, -RIM, RIM, RIM), price) for rect, price in kept if price == dearest]
        if not dice or not cost(dice, card):
            return card
        first, last = min(rect.top() for rect, _ in dice), max(rect.bottom() for rect, _ in dice)
        top, floor = RIBBON + ABOVE, self._floor(0) - ABOVE
        least = self._top_height() + LEAST_ROWS * (SOURCE.height() + GAP)
        places = [card]
        for start, end in ((top, first), (last, floor)):
            high = min(card.height(), end - start)
            if high >= least:
                at = start if start == top else end - high
                wide = card.width() + (BAR if high < card.height() == self._wanted_height() else 0)
                places.append(self._stood_clear(QRect(0, at, wide, high)))
        return min(places, key=partial(cost, dice))

    def _wanted_height(self) -> int:
        """Return the height at which all rows are seen."""
        return self._top_height() + self._grid.sizeHint().height()

    def _fit_cells(self) -> None:
        """Divide the width of the column among the buckets; on a wide card all have their usual width."""
        wide = HEAD.width()
        if self._low and self._column is not None:
            scrolls = self._wanted_height() > self._highest()
            room = self._column.width() - 2 * EDGE - (BAR if scrolls else 0)
            wide = (room - GAP * (len(self._open) - 1)) // max(1, len(self._open))
        for part in (*self.heads, *self.cells.values(), *self.closed):
            part.setFixedWidth(wide)

    def place(self) -> None:
        """Lay out the rows, then place the card above the question bar."""
        self._fit_cells()
        self._rows.setFixedSize(self._grid.sizeHint())
        super().place()
