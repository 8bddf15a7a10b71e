"""The dice as Qt models: one row for each die of the position, and a proxy model for each area."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from enum import IntEnum
from functools import partial
from typing import TYPE_CHECKING, Any, NamedTuple

from PySide6.QtCore import (
    QAbstractListModel,
    QMimeData,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
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
SORTED = 6  # the column of a row with its sort key
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
        self._by_area: dict[str, set[int]] = {}
        self.areas: frozenset[str] = frozenset()
        """The areas that have dice now."""
        self._earlier: TableState | None = None
        self._stale = False
        self._marks = _Marks(frozenset(), frozenset(), frozenset())
        self._followers: dict[str, list[AreaModel]] = {}
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
        self._stale, marks = False, self._read_marks()
        self._marks = marks
        self._show([self._state(die, die in marks.lit) for die in range(len(self.source.position.dice))])

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
        before, now = self._marks, self._read_marks()
        self._marks = now
        rows, differ = list(old), dice | before.differing(now) | now.selected
        for die in differ:
            rows[die] = self._state(die, die in now.lit)
        self._show(rows, sorted(differ))

    def _read_marks(self) -> _Marks:
        source = self.source
        return _Marks(frozenset(source.liftable()), frozenset(source.selection), frozenset(source.lifted()))

    def _show(self, rows: list[tuple[Any, ...]], differ: Sequence[int] | None = None) -> None:
        """Take over these rows; emit a change for every one that looks different or has moved.

        `differ` are the only ones that may; None: every one.
        """
        old = self._rows
        both = range(min(len(old), len(rows))) if differ is None else differ
        changed = [die for die in both if old[die] != rows[die]]
        if len(rows) > len(old):
            self.beginInsertRows(NO_INDEX, len(old), len(rows) - 1)
            self._take(rows, changed)
            self.endInsertRows()
        elif len(rows) < len(old):
            self.beginRemoveRows(NO_INDEX, len(rows), len(old) - 1)
            self._take(rows, changed)
            self.endRemoveRows()
        elif changed:
            self._take(rows, changed)
        for first, last in runs(changed):
            self.dataChanged.emit(self.index(first), self.index(last))

    def _take(self, rows: list[tuple[Any, ...]], changed: Sequence[int]) -> None:
        """Take over these rows, and renew the areas that dice have come to, left, or look different in."""
        old, self._rows = self._rows, rows
        both = min(len(old), len(rows))
        touched = {row[0] for row in (*old[both:], *rows[both:])}
        touched |= {row[die][0] for die in changed for row in (old, rows)}
        for die in (*range(both, len(old)), *changed):
            self._by_area[old[die][0]].discard(die)
        for die in (*range(both, len(rows)), *changed):
            self._by_area.setdefault(rows[die][0], set()).add(die)
        self.areas = frozenset(area for area, dice in self._by_area.items() if dice)
        differ = frozenset(changed)
        for area in sorted(touched):
            for follower in tuple(self._followers.get(area, ())):
                follower.renew(differ)

    def dice_at(self, area: str) -> list[int]:
        """Return the dice of an area, the strongest first."""
        return sorted(self._by_area.get(area, ()), key=lambda die: self._rows[die][SORTED])

    def follow(self, area: AreaModel) -> None:
        """Renew an area's model whenever its dice differ, until it is deleted."""
        followers = self._followers.setdefault(area.area, [])
        followers.append(area)
        area.destroyed.connect(partial(followers.remove, area))

    def rowCount(self, parent: AnyIndex = NO_INDEX) -> int:
        """Return the number of dice."""
        return 0 if parent.isValid() else len(self._rows)

    def data(self, index: AnyIndex, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Return the data of a row."""
        return self.data_of(index.row(), role) if index.isValid() else None

    def data_of(self, die: int, role: int) -> Any:
        """Return the data of a die."""
        # Qt may still ask about a row that is about to be removed when its die no longer exists.
        if die >= min(len(self._rows), len(self.source.position.dice)):
            return None
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
        """Return the flags of a row's die."""
        return self.flags_of(index.row() if index.isValid() else None)

    def flags_of(self, die: int | None) -> Qt.ItemFlag:
        """Return flags: dice can be selected, dragged if highlighted, and dropped on like their area; None: an area."""
        flags = Qt.ItemFlag.ItemIsDropEnabled
        if die is None or die >= len(self._rows):
            return flags
        flags |= Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable
        if self._rows[die][2]:
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


class _Marks(NamedTuple):
    """The dice that may be taken, are chosen, or are held."""

    lit: frozenset[int]
    selected: frozenset[int]
    lifted: frozenset[int]

    def differing(self, other: _Marks) -> frozenset[int]:
        """Return the dice with another mark."""
        return (self.lit ^ other.lit) | (self.selected ^ other.selected) | (self.lifted ^ other.lifted)


class AreaModel(QAbstractListModel):
    """The dice of one area, the strongest first; dropped dice are passed to the session.

    The model of all dice renews it if dice of its area differ. The view may know more than a row: `name_of` returns
    the name of a row from that of its die, `more_words` further texts for screen readers.
    """

    def __init__(self, model: DiceModel, session: Session, area: str, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._session = session
        self._model = model
        self.area = area
        self.name_of: Callable[[int, str], str] = lambda _row, name: name
        self.more_words: Callable[[int], Sequence[str]] = lambda _row: ()
        self._order: list[int] = model.dice_at(area)
        model.follow(self)

    def dice(self) -> tuple[int, ...]:
        """Return the dice ids shown, in order."""
        return tuple(self._order)

    def renew(self, changed: frozenset[int]) -> None:
        """Show the present dice of the area; `changed` are those that look different or have moved."""
        now = self._model.dice_at(self.area)
        if now != self._order:
            there = set(now)
            for first, last in reversed(runs([row for row, die in enumerate(self._order) if die not in there])):
                self.beginRemoveRows(NO_INDEX, first, last)
                del self._order[first : last + 1]
                self.endRemoveRows()
            stay = set(self._order)
            self._sort([die for die in now if die in stay])
            for first, last in runs([row for row, die in enumerate(now) if die not in stay]):
                self.beginInsertRows(NO_INDEX, first, last)
                self._order[first:first] = now[first : last + 1]
                self.endInsertRows()
        for first, last in runs([row for row, die in enumerate(now) if die in changed]):
            self.dataChanged.emit(self.index(first), self.index(last))

    def _sort(self, order: list[int]) -> None:
        """Bring the same dice into another order; views keep their selection and their current die."""
        if order == self._order:
            return
        self.layoutAboutToBeChanged.emit()
        kept = self.persistentIndexList()
        moved = [self.index(order.index(self._order[index.row()])) for index in kept]
        self._order = order
        self.changePersistentIndexList(kept, moved)
        self.layoutChanged.emit()

    def rowCount(self, parent: AnyIndex = NO_INDEX) -> int:
        """Return the number of dice in the area."""
        return 0 if parent.isValid() else len(self._order)

    def data(self, index: AnyIndex, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Return the data of a row."""
        if not index.isValid() or index.row() >= len(self._order):
            return None
        found = self._model.data_of(self._order[index.row()], role)
        if not found or role not in (Qt.ItemDataRole.AccessibleTextRole, Qt.ItemDataRole.ToolTipRole):
            return found
        name = self.name_of(index.row(), found)
        if role == Qt.ItemDataRole.ToolTipRole:
            return name
        return "; ".join([name.replace("\n", "; "), *self.more_words(index.row())])

    def flags(self, index: AnyIndex) -> Qt.ItemFlag:
        """Return the flags of the row's die."""
        return self._model.flags_of(self._order[index.row()] if index.isValid() else None)

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
