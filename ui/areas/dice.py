"""The dice as Qt models: one row for each die of the position, and a proxy model for each area."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from enum import IntEnum
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import (
    QAbstractListModel,
    QMimeData,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QSortFilterProxyModel,
    Qt,
    QTimer,
)

if TYPE_CHECKING:
    from ui.session.change import TableChange
    from ui.session.session import Session
    from ui.session.table_state import TableState

MIME = "application/x-ddtable-dice"
AnyIndex = QModelIndex | QPersistentModelIndex
NO_INDEX = QModelIndex()
NAMES = (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole, Qt.ItemDataRole.ToolTipRole)


class Role(IntEnum):
    """Data roles beyond the standard ones."""

    LOOK = Qt.ItemDataRole.UserRole + 1
    AREA = Qt.ItemDataRole.UserRole + 2
    DIE = Qt.ItemDataRole.UserRole + 3
    LIT = Qt.ItemDataRole.UserRole + 4
    SELECTED = Qt.ItemDataRole.UserRole + 5
    HEALTH = Qt.ItemDataRole.UserRole + 6
    SORT = Qt.ItemDataRole.UserRole + 7
    LIFTED = Qt.ItemDataRole.UserRole + 8
    EFFECTS = Qt.ItemDataRole.UserRole + 9


class DiceModel(QAbstractListModel):
    """Every die of the game; rows are die ids and only added at the end, and the model never resets."""

    def __init__(self, session: Session, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._rows: list[tuple[Any, ...]] = []
        self.areas: frozenset[str] = frozenset()
        """The areas that have dice now."""
        self._earlier: TableState | None = None
        self._stale = False
        session.changed.connect(self._on_changed)
        session.draft.changed.connect(self._on_held)
        session.hand.changed.connect(self._on_held)
        self.refresh()

    @property
    def source(self) -> TableState:
        """The table that the rows are read from: an earlier moment, or the present one."""
        return self._earlier or self._session

    @property
    def earlier(self) -> TableState | None:
        """The table that is shown instead until later events have been shown."""
        return self._earlier

    @earlier.setter
    def earlier(self, earlier: TableState | None) -> None:
        self._stale = self._stale or earlier is not self._earlier
        self._earlier = earlier

    def refresh(self) -> None:
        """Update all rows from the position."""
        self._stale, lit = False, self.source.liftable()
        self._show([self._state(die, die in lit) for die in range(len(self.source.position.dice))])

    def _on_changed(self, change: TableChange) -> None:
        """Update the rows of changed dice; all rows if more than the dice decides their looks."""
        by_board = change.board and self.source.system.looks_by_board
        if by_board or change.effects or change.moment or change.seats:
            self.refresh()
        else:
            self._refresh_some(change.dice)

    def _on_held(self) -> None:
        """Update the rows of dice that are chosen, held or may be, and were not, or the reverse."""
        self._refresh_some(frozenset())

    def _refresh_some(self, dice: frozenset[int]) -> None:
        source, old = self.source, self._rows
        if self._stale or len(old) != len(source.position.dice):
            self.refresh()
            return
        lit, selected, lifted = source.liftable(), frozenset(source.selection), frozenset(source.lifted())
        rows = list(old)
        for die, row in enumerate(old):
            if die in dice or die in selected or row[2:5] != (die in lit, die in selected, die in lifted):
                rows[die] = self._state(die, die in lit)
        self._show(rows)

    def _show(self, rows: list[tuple[Any, ...]]) -> None:
        """Take over these rows; emit a change for every one that looks different or has moved."""
        self.areas = frozenset(row[0] for row in rows)
        old = self._rows
        if len(rows) > len(old):
            self.beginInsertRows(QModelIndex(), len(old), len(rows) - 1)
            self._rows = old + rows[len(old) :]
            self.endInsertRows()
        elif len(rows) < len(old):
            self.beginRemoveRows(QModelIndex(), len(rows), len(old) - 1)
            self._rows = old[: len(rows)]
            self.endRemoveRows()
        changed = [row for row, (before, now) in enumerate(zip(self._rows, rows, strict=True)) if before != now]
        self._rows = rows
        for first, last in runs(changed):
            self.dataChanged.emit(self.index(first), self.index(last))

    def area(self, row: int) -> str:
        """Return the area of a row's die; the areas' filters call it many times after each choice."""
        return str(self._rows[row][0])

    def rowCount(self, parent: AnyIndex = NO_INDEX) -> int:
        """Return the number of dice."""
        return 0 if parent.isValid() else len(self._rows)

    def data(self, index: AnyIndex, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Return the data of a row."""
        # Qt may still ask about a row that is about to be removed when its die no longer exists.
        if not index.isValid() or index.row() >= min(len(self._rows), len(self.source.position.dice)):
            return None
        die = index.row()
        if role in NAMES:
            return self._name(die)
        if role == Role.DIE:
            return die
        area, look, lit, selected, lifted, health, sort, effects = self._rows[die]
        answers = {
            Role.AREA: area,
            Role.LOOK: look,
            Role.LIT: lit,
            Role.SELECTED: selected,
            Role.LIFTED: lifted,
            Role.HEALTH: health,
            Role.SORT: sort,
            Role.EFFECTS: effects,
        }
        return answers.get(role)  # type: ignore[call-overload]

    def flags(self, index: AnyIndex) -> Qt.ItemFlag:
        """Return flags: rows can be selected, dragged if highlighted, and dropped on like their area."""
        flags = Qt.ItemFlag.ItemIsDropEnabled
        if not index.isValid():
            return flags
        flags |= Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable
        if self._rows[index.row()][2]:
            flags |= Qt.ItemFlag.ItemIsDragEnabled
        return flags

    def _state(self, die: int, lit: bool) -> tuple[Any, ...]:
        session = self.source
        shown = session.system.appearance(session, die, lit=lit)
        return (
            self._shown_area(die),
            shown.look,
            lit,
            die in session.selection,
            die in session.lifted(),
            shown.figure,
            (*shown.order, die),
            shown.marks,
        )

    def _shown_area(self, die: int) -> str:
        return self.source.shown_area(die)

    def _name(self, die: int) -> str:
        session, words = self.source, self._session.words
        where = words.where(self._shown_area(die), session.table)
        parts = [words.say("die-where", die=session.system.die_words(session, die), where=where)]
        _, _, lit, selected, lifted, *_ = self._rows[die]
        for flag, word in ((lifted, "state-lifted"), (selected, "state-selected"), (lit, "state-lit")):
            if flag:
                parts.append(words.say(word))
                break
        name = ", ".join(parts)
        return "\n".join([name, *session.system.mark_words(session, die)])


class AreaModel(QSortFilterProxyModel):
    """The dice of one area, the strongest first; dropped dice are passed to the session.

    The view may know more than a row: `name_of` returns the name of a row from that of its die, `more_words` further
    texts for screen readers.
    """

    def __init__(self, model: DiceModel, session: Session, area: str, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._dice = model
        self.area = area
        self.name_of: Callable[[int, str], str] = lambda _row, name: name
        self.more_words: Callable[[int], Sequence[str]] = lambda _row: ()
        self.setSourceModel(model)
        self.setDynamicSortFilter(True)
        self.sort(0)

    def dice(self) -> tuple[int, ...]:
        """Return the dice ids shown, in order."""
        return tuple(self.index(row, 0).data(Role.DIE) for row in range(self.rowCount()))

    def filterAcceptsRow(self, row: int, _parent: AnyIndex) -> bool:
        """Keep the rows of this area."""
        return self._dice.area(row) == self.area

    def data(self, index: AnyIndex, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Return the data of a row."""
        found = super().data(index, role)
        if not found or role not in (Qt.ItemDataRole.AccessibleTextRole, Qt.ItemDataRole.ToolTipRole):
            return found
        name = self.name_of(index.row(), found)
        if role == Qt.ItemDataRole.ToolTipRole:
            return name
        return "; ".join([name.replace("\n", "; "), *self.more_words(index.row())])

    def lessThan(self, left: AnyIndex, right: AnyIndex) -> bool:
        """Sort by health, then class."""
        return bool(left.data(Role.SORT) < right.data(Role.SORT))

    def mimeTypes(self) -> list[str]:
        """Return the only drag type."""
        return [MIME]

    def mimeData(self, indexes: Sequence[QModelIndex]) -> QMimeData:
        """Return the dice ids of the rows dragged."""
        return mime_of([index.data(Role.DIE) for index in indexes])

    def supportedDropActions(self) -> Qt.DropAction:
        """Return the move action."""
        return Qt.DropAction.MoveAction

    def canDropMimeData(
        self, data: QMimeData, _action: Qt.DropAction, _row: int, _column: int, _parent: AnyIndex
    ) -> bool:
        """Return True if the rules let these dice be put here."""
        dice = dice_of(data)
        return bool(dice) and self.area in self._session.hand.targets(dice)

    def dropMimeData(self, data: QMimeData, _action: Qt.DropAction, _row: int, _column: int, _parent: AnyIndex) -> bool:
        """Queue the drop: the model may not change while Qt still drags."""
        dice = dice_of(data)
        if dice:
            QTimer.singleShot(0, self, lambda: self._session.hand.drop(dice, self.area))
        return False  # the rows move with the position; Qt has nothing to remove


def runs(rows: Sequence[int]) -> list[tuple[int, int]]:
    """Return rising row numbers as (first, last) of each run of neighbours."""
    found: list[tuple[int, int]] = []
    for row in rows:
        if found and found[-1][1] == row - 1:
            found[-1] = (found[-1][0], row)
        else:
            found.append((row, row))
    return found


def mime_of(dice: Sequence[int]) -> QMimeData:
    """Return the drag data of dice ids."""
    data = QMimeData()
    data.setData(MIME, ",".join(map(str, dice)).encode())
    return data


def dice_of(data: QMimeData) -> list[int]:
    """Return the dice ids in drag data; [] for other data."""
    if not data.hasFormat(MIME):
        return []
    text = bytes(data.data(MIME).data()).decode(errors="replace")
    return [int(part) for part in text.split(",") if part.isdecimal()]
