"""A view of dice as tiles: the common part of the catalogue and the areas of a force.

A tile is placed by its row. Several can be selected, and the arrow keys move to the nearest one.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import (
    QAbstractItemModel,
    QEvent,
    QItemSelection,
    QItemSelectionModel,
    QModelIndex,
    QPersistentModelIndex,
    QPoint,
    QRect,
    Qt,
)
from PySide6.QtGui import QCursor, QFocusEvent, QMouseEvent, QRegion, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QFrame, QListView, QWidget

from ui.kit.focus_seen import by_keys

AnyIndex = QModelIndex | QPersistentModelIndex
Flag = QItemSelectionModel.SelectionFlag
STEP = 32  # pixels of one step of the scroll bar


@dataclass(frozen=True)
class Placed:
    """The rectangle of each row's tile in a view that is not scrolled, and the total height.

    `lines` are the rows beside each other, line by line from the top.
    """

    tiles: Sequence[QRect] = ()
    height: int = 0
    lines: Sequence[Sequence[int]] = ()

    def line_of(self, row: int) -> int:
        """Return the number of the line that a row is in."""
        return next(number for number, line in enumerate(self.lines) if line[0] <= row <= line[-1])


class TilesView(QListView):
    """Base class; subclasses implement `place`.

    It is a list view because screen readers know the rows of one; its own layout is not used.
    """

    def __init__(self, parent: QWidget) -> None:
        self._placed: Placed | None = None
        self.hovered = -1
        super().__init__(parent)
        self.setUniformItemSizes(True)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setDragEnabled(True)
        self.setAcceptDrops(True)
        self.setDragDropMode(QAbstractItemView.DragDropMode.DragDrop)
        self.setDropIndicatorShown(False)
        self.setTabKeyNavigation(False)
        self.viewport().setAutoFillBackground(False)
        self.setAutoFillBackground(False)
        self.viewport().setMouseTracking(True)

    # Layout

    @abstractmethod
    def place(self) -> Placed:
        """Return the layout of the tiles."""

    @property
    def placed(self) -> Placed:
        """The layout of the tiles, cached until the dice or the size change; empty without a model."""
        if self._placed is None and self.model() is not None:
            self._placed = self.place()
        return self._placed or Placed()

    def replace_tiles(self) -> None:
        """Place the tiles again."""
        self._placed = None
        self.hovered = -1
        self.updateGeometries()
        self.viewport().update()

    def watch(self, model: QAbstractItemModel) -> None:
        """Show a model, and follow the changes of its rows."""
        self.setModel(model)
        for signal in (model.rowsInserted, model.rowsRemoved, model.rowsMoved, model.layoutChanged, model.modelReset):
            signal.connect(self.replace_tiles)
        model.dataChanged.connect(self._data_changed)

    def _data_changed(self) -> None:
        self.viewport().update()

    def tile(self, row: int) -> QRect:
        """Return the rectangle of a row's tile in the viewport; empty if there is none."""
        tiles = self.placed.tiles
        return tiles[row].translated(0, -self.verticalOffset()) if 0 <= row < len(tiles) else QRect()

    def rows_in(self, rect: QRect) -> list[int]:
        """Return the rows whose tiles touch a rectangle of the viewport."""
        top, bottom = rect.top() + self.verticalOffset(), rect.bottom() + self.verticalOffset()
        tiles = self.placed.tiles
        return [
            row
            for line in self.placed.lines
            if line and tiles[line[0]].top() <= bottom and tiles[line[0]].bottom() >= top
            for row in line
            if self.tile(row).intersects(rect)
        ]

    def visualRect(self, index: AnyIndex) -> QRect:
        """Return the place of a tile in the viewport."""
        return self.tile(index.row()) if index.isValid() else QRect()

    def indexAt(self, point: QPoint) -> QModelIndex:
        """Return the row under a point."""
        rows = self.rows_in(QRect(point, point))
        return self.model().index(rows[0], 0) if rows else QModelIndex()

    def horizontalOffset(self) -> int:
        """Return 0: the view does not scroll sideways."""
        return 0

    def verticalOffset(self) -> int:
        """Return the scroll position."""
        return self.verticalScrollBar().value()

    def isIndexHidden(self, _index: AnyIndex) -> bool:
        """Return False: every row of the model has a tile."""
        return False

    def scrollTo(self, index: AnyIndex, _hint: QAbstractItemView.ScrollHint | None = None) -> None:
        """Scroll to a tile."""
        rect, room, bar = self.visualRect(index), self.viewport().height(), self.verticalScrollBar()
        if rect.top() < 0:
            bar.setValue(bar.value() + rect.top() - self.above(index.row()))
        elif rect.bottom() > room:
            bar.setValue(bar.value() + min(rect.bottom() - room + 4, rect.top()))

    def above(self, _row: int) -> int:
        """Return the height in pixels above a tile that belongs to it, such as a heading."""
        return 4

    def doItemsLayout(self) -> None:
        """Skip the layout of QListView, which would ask each row for its size."""
        self.updateGeometries()
        self.viewport().update()

    def updateGeometries(self) -> None:
        """Set the range of the scroll bar from the tiles instead of QListView's layout."""
        bar, room = self.verticalScrollBar(), self.viewport().height()
        bar.setSingleStep(STEP)
        bar.setPageStep(room)
        bar.setRange(0, max(0, self.placed.height - room))

    def scrollContentsBy(self, dx: int, dy: int) -> None:
        """Repaint all tiles, and highlight the one that is now under the pointer.

        QListView returns before it paints, because its own layout is empty here.
        """
        super().scrollContentsBy(dx, dy)
        self.viewport().update()
        if self.hovered >= 0:
            self.hover(self.indexAt(self.viewport().mapFromGlobal(QCursor.pos())).row())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Place the tiles again."""
        self._placed = None
        super().resizeEvent(event)

    # Selection and keyboard

    def setSelection(self, rect: QRect, command: Flag) -> None:
        """Select the tiles that touch a rectangle."""
        picked = QItemSelection()
        for row in self.rows_in(rect.normalized()):
            index = self.model().index(row, 0)
            picked.select(index, index)
        self.selectionModel().select(picked, command)

    def visualRegionForSelection(self, selection: QItemSelection) -> QRegion:
        """Return the part of the viewport that a selection covers."""
        region = QRegion()
        for index in selection.indexes():
            region = region.united(QRegion(self.visualRect(index).adjusted(-3, -3, 3, 3)))
        return region

    def moveCursor(self, action: QAbstractItemView.CursorAction, _modifiers: Qt.KeyboardModifier) -> QModelIndex:
        """Return the row that a key moves to."""
        lines, step = self.placed.lines, QAbstractItemView.CursorAction
        if not lines or self.model().rowCount() == 0:
            return QModelIndex()
        current, last = self.currentIndex().row(), self.model().rowCount() - 1
        if current < 0 or action == step.MoveHome:
            return self.model().index(0, 0)
        if action == step.MoveEnd:
            current = last
        elif action in (step.MoveLeft, step.MovePrevious):
            current -= 1
        elif action in (step.MoveRight, step.MoveNext):
            current += 1
        elif action in (step.MoveUp, step.MovePageUp):
            current = self._in_line(current, -1 if action == step.MoveUp else -self._page())
        else:
            current = self._in_line(current, 1 if action == step.MoveDown else self._page())
        return self.model().index(max(0, min(last, current)), 0)

    def _page(self) -> int:
        lines = self.placed.lines
        return max(1, len(lines) * self.viewport().height() // max(1, self.placed.height))

    def _in_line(self, row: int, by: int) -> int:
        """Return the nearest row `by` lines below or above."""
        lines, tiles = self.placed.lines, self.placed.tiles
        to = max(0, min(len(lines) - 1, self.placed.line_of(row) + by))
        middle = tiles[row].center().x()
        return min(lines[to], key=lambda other: abs(tiles[other].center().x() - middle))

    @property
    def chosen_rows(self) -> list[int]:
        """The selected rows in order; without a selection the current one."""
        rows = sorted({index.row() for index in self.selectedIndexes()})
        return rows or ([self.currentIndex().row()] if self.currentIndex().isValid() else [])

    def focused_row(self) -> int:
        """Return the row with the focus if the focus is visible, else -1."""
        return self.currentIndex().row() if self.hasFocus() and by_keys(self) else -1

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Make the first visible row current when the focus arrives by keyboard; a click chooses its own row."""
        super().focusInEvent(event)
        seen = self.rows_in(self.viewport().rect())
        if not self.currentIndex().isValid() and seen and event.reason() != Qt.FocusReason.MouseFocusReason:
            self.selectionModel().setCurrentIndex(self.model().index(seen[0], 0), Flag.ClearAndSelect)
        self.viewport().update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Repaint without the focus."""
        super().focusOutEvent(event)
        self.viewport().update()

    # Pointer

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Highlight the tile under the pointer."""
        if not event.buttons():
            self.hover(self.indexAt(event.position().toPoint()).row())
        super().mouseMoveEvent(event)

    def hover(self, row: int) -> None:
        """Highlight another tile; -1 for none."""
        if row != self.hovered:
            for one in (self.hovered, row):
                self.viewport().update(self.tile(one).adjusted(-3, -3, 3, 3))
            self.hovered = row
            self.pointed_at(row)

    def pointed_at(self, row: int) -> None:
        """Handle a move of the pointer to another row, or to none (-1); to be overridden."""

    def viewportEvent(self, event: QEvent) -> bool:
        """Remove the highlight when the pointer leaves."""
        if event.type() == QEvent.Type.Leave:
            self.hover(-1)
        return super().viewportEvent(event)
