"""The view of the log: folding turns, opening entries, the fixed heading at the top."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from PySide6.QtCore import QEvent, QModelIndex, QPoint, QRectF, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QFocusEvent,
    QKeyEvent,
    QLinearGradient,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
)
from PySide6.QtWidgets import QAbstractItemView, QListView, QWidget

from ui.kit.plain_list import make_plain
from ui.kit.theme import colours
from ui.page.log_model import ROW, TURNS, AnyIndex, LogFilter
from ui.page.log_paint import HEADING, LogDelegate

if TYPE_CHECKING:
    from ddtable.words.sentences import Words
    from ui.page.log_rows import Row

NEAR_END = 48  # pixels from the ends of the list within which a moment is hard to see
FADE = 22  # pixels in which entries fade below the fixed heading
RETURN = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class StickyHeading(QWidget):
    """The heading of the turn at the top of the list, fixed after it has been scrolled off."""

    pressed = Signal()

    def __init__(self, view: LogList) -> None:
        super().__init__(view)
        self._list = view
        self.row: Row | None = None
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.hide()

    def show_row(self, row: Row | None) -> None:
        """Show another turn; None hides the heading."""
        self.row = row
        self.setVisible(row is not None)
        self.update()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Scroll to the heading on a click."""
        event.accept()
        self.pressed.emit()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the heading on its own background."""
        palette = colours(self)
        painter = QPainter(self)
        rect = QRectF(self.rect())
        painter.fillRect(rect, QColor(palette.card))
        painter.fillRect(QRectF(0, rect.bottom() - 1, rect.width(), 1), QColor(palette.card_edge))
        if self.row is not None:
            self._list.painter.paint_heading(painter, rect.adjusted(0, -3, 0, 0), self.row, palette, line=False)


class Fade(QWidget):
    """A gradient below the fixed heading, in which entries fade out."""

    def __init__(self, view: LogList) -> None:
        super().__init__(view)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.hide()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the gradient from the background to transparent."""
        ground = QColor(colours(self).card)
        clear = QColor(ground)
        clear.setAlpha(0)
        falling = QLinearGradient(0, 0, 0, self.height())
        falling.setStops([(0.0, ground), (0.35, ground), (1.0, clear)])
        QPainter(self).fillRect(self.rect(), falling)


class LogList(QListView):
    """The rows. `wanted` is emitted with a step to show on the table."""

    wanted = Signal(int)

    def __init__(self, shown: LogFilter, words: Words, parent: QWidget) -> None:
        super().__init__(parent)
        self.shown = shown
        self.setModel(shown)
        self.painter = LogDelegate(self, shown, words)
        self.setItemDelegate(self.painter)
        make_plain(self)
        self.setAccessibleName(words.say("ui-log"))
        self.sticky = StickyHeading(self)
        self.sticky.pressed.connect(self._to_heading)
        self.fade = Fade(self)
        self._at_end = True
        self.verticalScrollBar().valueChanged.connect(self._on_scrolled)
        self.verticalScrollBar().rangeChanged.connect(self._on_laid)

    def row_at(self, index: AnyIndex) -> Row | None:
        """Return the row of an index."""
        return cast("Row | None", index.data(ROW)) if index.isValid() else None

    # Opening and folding

    def open_row(self, row: Row | None) -> None:
        """Show the explanation of an entry, and close the one before."""
        if row is not self.painter.opened:
            self.painter.opened = row
            self.scheduleDelayedItemsLayout()
            self.viewport().update()
            if row is not None:
                self.scrollTo(self.currentIndex())  # all of it, because it is higher now

    def toggle(self, row: Row) -> None:
        """Fold or unfold a turn."""
        self.shown.fold(row.turn, not self.shown.folded(row.turn))
        self._keep_sticky()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Fold a turn on a click on its heading; open an entry and show its moment."""
        super().mouseReleaseEvent(event)
        row = self.row_at(self.indexAt(event.position().toPoint()))
        if row is None or event.button() != Qt.MouseButton.LeftButton:
            return
        if row.kind == "turn" and self.shown.what != TURNS:
            self.toggle(row)
        else:
            self.open_row(row)
            self.wanted.emit(row.step)

    # Keys

    def event(self, event: QEvent) -> bool:
        """Claim Return before the window's shortcuts."""
        if event.type() == QEvent.Type.ShortcutOverride and cast(QKeyEvent, event).key() in RETURN:
            event.accept()
            return True
        return super().event(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Start with a visible entry."""
        super().focusInEvent(event)
        if not self.viewport().rect().intersects(self.visualRect(self.currentIndex())):
            lowest = self.indexAt(self.viewport().rect().bottomLeft() + QPoint(8, -8))
            self.setCurrentIndex(lowest if lowest.isValid() else self.shown.index(self.shown.rowCount() - 1, 0))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Handle Return (show the moment), Left and Right (fold and unfold, with Shift all turns)."""
        row = self.row_at(self.currentIndex())
        if event.key() in (Qt.Key.Key_Left, Qt.Key.Key_Right):
            self._fold_by_key(event, row)
        elif event.key() in RETURN:
            if row is not None:
                self.open_row(row)
                self.wanted.emit(row.step)
        else:
            super().keyPressEvent(event)
            self.open_row(self.row_at(self.currentIndex()))

    def _fold_by_key(self, event: QKeyEvent, row: Row | None) -> None:
        folded = event.key() == Qt.Key.Key_Left
        if event.modifiers() & Qt.KeyboardModifier.ShiftModifier:
            self.shown.fold_all(folded)
        elif row is not None and row.kind == "turn":
            self.shown.fold(row.turn, folded)
        elif row is not None and folded:
            heading = self._heading_of(self.currentIndex())
            self.setCurrentIndex(heading)
            self.open_row(None)
        self._keep_sticky()

    # Scrolling

    def _heading_of(self, index: AnyIndex) -> QModelIndex:
        """Return the heading of an entry; an invalid index above the first one."""
        for number in range(index.row(), -1, -1):
            above = self.shown.index(number, 0)
            row = self.row_at(above)
            if row is not None and row.kind == "turn":
                return above
        return QModelIndex()

    def _on_scrolled(self, value: int) -> None:
        self._at_end = value == self.verticalScrollBar().maximum()
        self._keep_sticky()

    def _on_laid(self, _least: int, most: int) -> None:
        """Stay at the end when rows are added or wrapped again."""
        if self._at_end:
            self.verticalScrollBar().setValue(most)
        self._keep_sticky()

    def _first_seen(self) -> QModelIndex:
        """Return the topmost legible row: below the fixed heading and its fade."""
        found = self.indexAt(QPoint(8, HEADING + FADE - 6))
        return found if found.isValid() else self.indexAt(QPoint(8, 1))

    def _keep_sticky(self) -> None:
        top = self._first_seen()
        row = self.row_at(top)
        heading = self._heading_of(top) if row is not None and self.verticalScrollBar().value() else QModelIndex()
        off = heading.isValid() and self.visualRect(heading).top() < 0
        self.sticky.show_row(self.row_at(heading) if off else None)
        self.fade.setVisible(self.sticky.row is not None)
        self._place_sticky()

    def _place_sticky(self) -> None:
        self.sticky.setGeometry(0, 0, self.viewport().width(), HEADING - 4)
        self.fade.setGeometry(0, self.sticky.height(), self.viewport().width(), FADE)

    def _to_heading(self) -> None:
        heading = self._heading_of(self._first_seen())
        if heading.isValid():
            self.scrollTo(heading, QAbstractItemView.ScrollHint.PositionAtTop)

    def scrollTo(
        self, index: AnyIndex, hint: QAbstractItemView.ScrollHint = QAbstractItemView.ScrollHint.EnsureVisible
    ) -> None:
        """Scroll to a row, below the fixed heading."""
        super().scrollTo(index, hint)
        row, top = self.row_at(index), self.visualRect(index).top()
        if row is not None and row.kind != "turn" and top < HEADING:
            bar = self.verticalScrollBar()
            bar.setValue(bar.value() - HEADING + top)

    def show_moment(self, step: int) -> None:
        """Mark the rows of a step and scroll to them; -1: no mark."""
        self.painter.moment = step
        self.viewport().update()
        if step < 0:
            return
        entries = self.shown.entries
        number = entries.row_of(step)
        if number >= len(entries.rows):
            return
        if self.shown.plain:
            self.shown.fold(entries.rows[number].turn, False)
        last = max(number, entries.row_of(step + 1) - 1)
        shown = [index for row in (last, number) if (index := self.shown.mapFromSource(entries.index(row))).isValid()]
        if shown and not all(self._is_well_seen(index) for index in shown):
            self.scrollTo(shown[-1], QAbstractItemView.ScrollHint.PositionAtCenter)
        for index in shown:
            self.scrollTo(index)

    def _is_well_seen(self, index: AnyIndex) -> bool:
        """Return True if a row is away from both ends of the visible part, so that its neighbours are visible too."""
        rect = self.visualRect(index)
        return rect.top() >= HEADING + NEAR_END and rect.bottom() <= self.viewport().height() - NEAR_END

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Wrap the text again."""
        super().resizeEvent(event)
        self.scheduleDelayedItemsLayout()
        self._place_sticky()
        self.show_moment(self.painter.moment)
