"""The log: every event of the game as it stands, in sentences, by turn; the last line says what is waited for."""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import groupby
from operator import itemgetter
from typing import TYPE_CHECKING, Any, Literal

from msgspec import Struct
from PySide6.QtCore import (
    QAbstractListModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QPointF,
    QRectF,
    QSize,
    Qt,
)
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QFrame, QListView, QStyledItemDelegate, QStyleOptionViewItem, QWidget

from ddtable.engine.arithmetic import Face
from ddtable.engine.kernel import Played
from ddtable.rules.classic.events import (
    Captured,
    DragonRolled,
    DragonsAttack,
    DragonsFight,
    DragonStruck,
    Eliminated,
    Ended,
    Killed,
    Promoted,
    Rolled,
    Routed,
    Summoned,
    TurnBegan,
)
from ddtable.words import merged, told_sums
from ui.art.palette import Palette
from ui.shell.event_clauses import clause_of
from ui.shell.exchange import dragon_side
from ui.shell.fonts import interface_font
from ui.shell.painting import paint_seat
from ui.shell.theme import colours

if TYPE_CHECKING:
    from ui.controller import Controller

AnyIndex = QModelIndex | QPersistentModelIndex
NO_INDEX = QModelIndex()

RowKind = Literal["turn", "event", "weighty", "remark", "waiting"]
KIND = Qt.ItemDataRole.UserRole + 1
SEAT = Qt.ItemDataRole.UserRole + 2

SIDE = 16
WEIGHTY = (Killed, Routed, Captured, Eliminated, Ended, DragonsAttack, DragonsFight, Promoted, Summoned)


class Row(Struct, frozen=True):
    """One line of the log; `step` is the index in the game's history that it belongs to."""

    step: int
    kind: RowKind
    words: str
    tip: str = ""
    seat: int = -1


class LogModel(QAbstractListModel):
    """The rows. It follows the history: what was undone goes, what was played is added, and it never resets."""

    def __init__(self, controller: Controller, parent: QObject) -> None:
        super().__init__(parent)
        self._controller = controller
        self._steps: list[Played] = []
        self.rows: list[Row] = []
        controller.changed.connect(self.refresh)
        self.refresh()

    def refresh(self, _played: object = None) -> None:
        """Take over the history."""
        history = self._controller.game.history
        kept = 0
        while kept < min(len(history), len(self._steps)) and history[kept] is self._steps[kept]:
            kept += 1
        standing = next(
            (at for at, row in enumerate(self.rows) if row.step >= kept or row.kind == "waiting"), len(self.rows)
        )
        if standing < len(self.rows):
            self.beginRemoveRows(QModelIndex(), standing, len(self.rows) - 1)
            del self.rows[standing:]
            self.endRemoveRows()
        fresh = [row for step in range(kept, len(history)) for row in self._rows_of(step, history)]
        fresh += self._waiting(len(history))
        if fresh:
            self.beginInsertRows(QModelIndex(), len(self.rows), len(self.rows) + len(fresh) - 1)
            self.rows += fresh
            self.endInsertRows()
        self._steps = list(history)

    def _rows_of(self, step: int, history: Sequence[Played]) -> list[Row]:
        words, table = self._controller.words, self._controller.table
        before = history[step - 1].question if step else None
        found = [] if step else self._options()
        remark = self._remark(step)
        if remark:
            found.append(Row(step, "remark", remark, "", before.seat if before else -1))
        told = [(event, words.event(event, table)) for event in history[step].events]
        for sentence, same in groupby(((event, said) for event, said in told if said), key=itemgetter(1)):
            same_events = [event for event, _ in same]
            count, event = len(same_events), same_events[0]
            said = str(sentence) if count == 1 else words.say("ui-log-times", sentence=sentence, count=count)
            clause = clause_of(event) or (before.clause if before else "")
            found.append(Row(step, _kind(event), said, self._tip(event, clause), getattr(event, "seat", -1)))
        return found

    def _options(self) -> list[Row]:
        """Return the game's first entry: the house options that differ from the rules of 1995."""
        words, set_up = self._controller.words, self._controller.game.set_up
        changed = [
            words.say(f"house-option-{spec.name}-on")
            for spec in self._controller.game.rules.option_specs()
            if set_up.options.get(spec.name, spec.values[0]) != spec.values[0]
        ]
        said = words.say("ui-log-options", options="; ".join(changed))
        return [Row(0, "event", said)] if changed else []

    def _remark(self, step: int) -> str:
        """Return what a computer player said of the choice that led to this step."""
        choices = self._controller.game.choices
        remark = choices[step - 1].remark if 0 < step <= len(choices) else None
        if remark is None:
            return ""
        words, table = self._controller.words, self._controller.table
        seat = self._controller.game.choices[step - 1].seat
        return words.say("reason", player=self._controller.names[seat], reason=words.remark(remark, table))

    def _tip(self, event: Struct, clause: str) -> str:
        """Return what lies behind a sentence: the arithmetic of a roll line by line, else the clause."""
        words = self._controller.words
        if isinstance(event, Rolled | DragonRolled):
            faces = () if isinstance(event, Rolled) else tuple(Face(event.dragon, icon, 1) for icon in event.icons)
            sums = event.sums if isinstance(event, Rolled) else dragon_side(faces).sums
            lines = [
                words.say("ui-line-tip", line=words.signed_line(line, not at, sums), clause=line.clause)
                for total in told_sums(sums)
                for at, line in enumerate(merged(total.lines))
            ]
            if lines:
                return "\n".join(lines)
        return words.say("ui-log-clause", clause=clause) if clause else ""

    def _waiting(self, step: int) -> list[Row]:
        controller, question = self._controller, self._controller.question
        if question is None:
            return []
        sentence = controller.words.question(question, controller.table) if controller.asks_person else ""
        key = "ui-log-waiting" if sentence else "ui-deciding"
        words = controller.words.say(key, player=controller.names[question.seat], question=sentence)
        return [Row(step, "waiting", words, "", question.seat)]

    def rowCount(self, parent: AnyIndex = NO_INDEX) -> int:
        """Return the number of rows."""
        return 0 if parent.isValid() else len(self.rows)

    def data(self, index: AnyIndex, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Return the sentence, its tip, its kind or its seat."""
        if not index.isValid() or index.row() >= len(self.rows):
            return None
        row = self.rows[index.row()]
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return row.words
        return {Qt.ItemDataRole.ToolTipRole: row.tip or None, KIND: row.kind, SEAT: row.seat}.get(role)


def _kind(event: Struct) -> RowKind:
    if isinstance(event, TurnBegan):
        return "turn"
    decisive = isinstance(event, DragonStruck) and event.slain
    return "weighty" if decisive or isinstance(event, WEIGHTY) else "event"


class LogDelegate(QStyledItemDelegate):
    """Paints rows: turns as headings, weighty events bold, the last line in the accent."""

    def __init__(self, view: QListView) -> None:
        super().__init__(view)
        self._view = view

    def sizeHint(self, _option: QStyleOptionViewItem, index: AnyIndex) -> QSize:
        """As high as the wrapped sentence."""
        width = self._view.viewport().width()
        kind = index.data(KIND)
        # Measured for the screen and in fractions, as it is painted: else a line may be measured that is never used.
        room = QRectF(0, 0, width - 2 * SIDE - _indent(kind), 10_000)
        measure = QFontMetricsF(_font(kind), self._view)
        height = math.ceil(measure.boundingRect(room, Qt.TextFlag.TextWordWrap, index.data()).height())
        return QSize(width, height + (22 if kind == "turn" else 8))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: AnyIndex) -> None:
        """One row."""
        palette = colours(self._view)
        kind = index.data(KIND)
        rect = QRectF(option.rect)
        painter.save()
        if kind == "turn":
            painter.fillRect(QRectF(SIDE, rect.top() + 6, rect.width() - 2 * SIDE, 1), QColor(palette.card_edge))
            paint_seat(painter, QPointF(SIDE + 5, rect.top() + 23), index.data(SEAT), palette)
        room = rect.adjusted(SIDE + _indent(kind), 14 if kind == "turn" else 4, -SIDE, -4)
        painter.setFont(_font(kind))
        painter.setPen(QColor(_ink(kind, palette)))
        painter.drawText(room, Qt.TextFlag.TextWordWrap, index.data())
        painter.restore()


def _indent(kind: RowKind) -> int:
    return 18 if kind == "turn" else 0


def _font(kind: RowKind) -> QFont:
    weight = {"turn": QFont.Weight.Bold, "weighty": QFont.Weight.Bold, "waiting": QFont.Weight.DemiBold}
    font = interface_font(12 if kind != "turn" else 13, weight.get(kind, QFont.Weight.Medium))
    font.setItalic(kind == "remark")
    return font


def _ink(kind: RowKind, palette: Palette) -> str:
    if kind == "waiting":
        return palette.accent_text
    return palette.quiet_text if kind == "remark" else palette.text


class LogView(QListView):
    """The list, always at its end when something new happens."""

    def __init__(self, controller: Controller, parent: QWidget) -> None:
        super().__init__(parent)
        self.entries = LogModel(controller, self)
        self.setModel(self.entries)
        self.setItemDelegate(LogDelegate(self))
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.viewport().setAutoFillBackground(False)
        self.setAutoFillBackground(False)
        self.setAccessibleName(controller.words.say("ui-log"))
        self.entries.rowsInserted.connect(self._to_end)
        self._to_end()

    def _to_end(self) -> None:
        self.scrollToBottom()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Wrap anew and stay at the end."""
        super().resizeEvent(event)
        self.scheduleDelayedItemsLayout()
        self.scrollToBottom()
