"""The log as a Qt model, and its filter."""

from __future__ import annotations

from bisect import bisect_left
from operator import attrgetter
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import (
    QAbstractListModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QSortFilterProxyModel,
    Qt,
)

from ddtable.engine.events import is_sort
from ddtable.words.explain import Reason, reasons, told_reasons
from ui.history.steps import common
from ui.page.log_notes import Notes
from ui.page.log_rows import Row, RowMaker

if TYPE_CHECKING:
    from msgspec import Struct

    from ddtable.engine.game import Entry
    from ui.motion.suspense import Suspense
    from ui.session.session import Session

AnyIndex = QModelIndex | QPersistentModelIndex
NO_INDEX = QModelIndex()
KIND = Qt.ItemDataRole.UserRole + 1
SEAT = Qt.ItemDataRole.UserRole + 2
ROW = Qt.ItemDataRole.UserRole + 3

TURNS, OWN = "turns", "own"
OPEN_TURNS = 2  # turns that stay unfolded before the current one, besides those that the player unfolded


class LogModel(QAbstractListModel):
    """The rows. The model follows the history: undone rows are removed, new ones added, and it never resets."""

    def __init__(self, session: Session, parent: QObject) -> None:
        super().__init__(parent)
        self._session = session
        self.words = session.words
        self._maker = RowMaker(session)
        self.losses_key = session.system.losses_key
        self._notes = Notes()
        self._begun = False
        self._deeds: list[Entry] = []  # the entries that the rows describe
        self._suspense: Suspense | None = None
        self.rows: list[Row] = []
        session.changed.connect(self.refresh)
        session.automatic.stuck_changed.connect(self.refresh)
        self.refresh()

    def wait_for(self, suspense: Suspense) -> None:
        """Wait with updates while the dice concerned roll."""
        self._suspense = suspense
        suspense.over.connect(self.refresh)

    def refresh(self, _change: object = None) -> None:
        """Update from the history; while the table shows an earlier moment, only from its new part."""
        if self._suspense is not None and self._suspense.held:
            return
        deeds = self._session.game.choices
        noted = self._notes.read(self._session.game, self._session.seats.handed)
        steps = len(deeds) + 1
        kept = common(deeds, self._deeds) + 1 if self._begun else 0
        kept = kept if noted is None else min(kept, noted)
        if kept == steps == len(self._deeds) + 1 and self._session.moment is not None:
            return
        self._keep(self.row_of(kept))
        fresh = [row for step in range(kept, steps) for row in self._maker.rows_of(step, self._notes.at(step))]
        fresh += self._maker.waiting(steps)
        if fresh:
            self.beginInsertRows(QModelIndex(), len(self.rows), len(self.rows) + len(fresh) - 1)
            self.rows += fresh
            self.endInsertRows()
        self._begun, self._deeds = True, list(deeds)

    def _keep(self, count: int) -> None:
        """Remove all rows but the first ones."""
        if count < len(self.rows):
            self.beginRemoveRows(QModelIndex(), count, len(self.rows) - 1)
            del self.rows[count:]
            self.endRemoveRows()

    def row_of(self, step: int) -> int:
        """Return the number of the first row of a step."""
        return bisect_left(self.rows, step, key=attrgetter("step"))

    @property
    def latest(self) -> int:
        """The latest step of the game."""
        return len(self._deeds)

    def event_of(self, row: Row) -> Struct | None:
        """Return the event of a row; None if it has none, or if that has just been undone."""
        history = self._session.game.history
        events = history.events_at(row.step) if row.step < len(history) else ()
        return events[row.event] if 0 <= row.event < len(events) else None

    def reasons(self, row: Row) -> list[Reason]:
        """Return the explanation of a row."""
        event = self.event_of(row)
        sums = self._session.system.sums_of(event) if event is not None else ()
        table = self._session.table
        return reasons(self._session.words, sums, table.speech.point_words(table.view), row.clause)

    def tip(self, row: Row) -> str:
        """Return the explanation of a row as text."""
        return told_reasons(self._session.words, self.reasons(row))

    def is_sort(self, row: Row, sort: str) -> bool:
        """Return True if a row is "weighty", or of one of the game's own sorts."""
        if sort == "weighty":
            return row.kind == "weighty"
        event = self.event_of(row)
        return event is not None and is_sort(event, sort)

    def lost_in(self, turn: int) -> int:
        """Return the losses of a turn, in the game's unit."""
        first = bisect_left(self.rows, turn, key=attrgetter("turn"))
        last = bisect_left(self.rows, turn + 1, key=attrgetter("turn"))
        events = (event for row in self.rows[first:last] if (event := self.event_of(row)) is not None)
        return self._session.system.lost_in(self._session.words, self._session.game_table, events)

    def rowCount(self, parent: AnyIndex = NO_INDEX) -> int:
        """Return the number of rows."""
        return 0 if parent.isValid() else len(self.rows)

    def data(self, index: AnyIndex, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Return the sentence, its explanation, its kind, its seat, or the row itself."""
        if not index.isValid() or index.row() >= len(self.rows):
            return None
        row = self.rows[index.row()]
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return row.words
        if role in (Qt.ItemDataRole.ToolTipRole, Qt.ItemDataRole.AccessibleDescriptionRole):
            return self.tip(row) or None
        return {KIND: row.kind, SEAT: row.seat, ROW: row}.get(role)


class LogFilter(QSortFilterProxyModel):
    """The filter of the log: one sort of entries, those with search words, or all that are not folded."""

    def __init__(self, entries: LogModel, parent: QObject) -> None:
        super().__init__(parent)
        self.entries = entries
        self.what, self._search, self._seat = "", "", -1
        self._by_hand: dict[int, bool] = {}  # turns folded (True) or unfolded by the player
        self._matching: set[int] = set()
        self._newest = entries.rows[-1].turn if entries.rows else 0
        self.setSourceModel(entries)
        entries.rowsInserted.connect(self._on_inserted)

    @property
    def plain(self) -> bool:
        """True without filter and search, so that turns can be folded."""
        return not self.what and not self._search

    def show_only(self, what: str, search: str, seat: int = -1) -> None:
        """Filter by a sort of entries, by one seat if `what` is OWN, and by these words."""
        self.what, self._search, self._seat = what, search.strip().casefold(), seat
        self._renew()

    def folded(self, turn: int) -> bool:
        """Return True if a turn is folded."""
        return self._by_hand.get(turn, turn < self._newest - OPEN_TURNS) if self.plain else self.what == TURNS

    def fold(self, turn: int, folded: bool) -> None:
        """Fold or unfold a turn."""
        if self.folded(turn) != folded:
            self._by_hand[turn] = folded
            self.invalidate()

    def fold_all(self, folded: bool) -> None:
        """Fold every turn, or none."""
        self._by_hand = dict.fromkeys({row.turn for row in self.entries.rows}, folded)
        self.invalidate()

    def filterAcceptsRow(self, number: int, _parent: AnyIndex) -> bool:
        """Return True if a row is visible."""
        row = self.entries.rows[number]
        if row.kind == "waiting":
            return True
        if self.plain:
            return row.kind == "turn" or not self.folded(row.turn)
        if row.kind == "turn":
            return self.what == TURNS or row.turn in self._matching
        return self._matches(row)

    def row(self, index: AnyIndex) -> Row:
        """Return the row of an index. Its data takes four times as long, and is needed for each row at each step."""
        return self.entries.rows[self.mapToSource(index).row()]

    def data(self, index: AnyIndex, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Return the data of a row; the accessible text of a folded turn says so."""
        found = super().data(index, role)
        if role == Qt.ItemDataRole.AccessibleTextRole and super().data(index, KIND) == "turn":
            row: Row = super().data(index, ROW)
            return self.entries.words.say("ui-log-folded", words=found) if self.folded(row.turn) else found
        return found

    def _matches(self, row: Row) -> bool:
        if self.what == TURNS or row.kind in ("waiting", "turn"):
            return False
        if self._search and self._search not in row.words.casefold():
            return False
        if self.what == OWN or self._seat >= 0:
            return row.seat == self._seat
        return not self.what or self.entries.is_sort(row, self.what)

    def _on_inserted(self) -> None:
        newest = self.entries.rows[-1].turn if self.entries.rows else 0
        if newest != self._newest or not self.plain:
            self._newest = newest
            self._renew()

    def _renew(self) -> None:
        self._matching = set() if self.plain else {row.turn for row in self.entries.rows if self._matches(row)}
        self.invalidate()
