"""The values of a filter: texts with drawings and check marks, in a popup that stays open while they are checked."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import NamedTuple

from PySide6.QtCore import QPoint, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QHideEvent, QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QGridLayout, QWidget

from ui.art.icons import icon_pixmap
from ui.builder.stay_menu import MenuButton
from ui.kit.focus_seen import focus_seen
from ui.kit.fonts import interface_font
from ui.kit.painted_button import PaintedButton
from ui.kit.painting import rounded, text
from ui.kit.theme import colours

ROW, EDGE = 30, 8
ICON, TICK = 16, 22
MOST_ROWS = 18
STEPS = {Qt.Key.Key_Up: -1, Qt.Key.Key_Down: 1}


class Ticked(NamedTuple):
    """A value that can be checked: its text, the name of its icon or "", and the colour of the icon."""

    value: str
    words: str
    drawn: str
    ink: str


class TickCell(PaintedButton):
    """A drawing, a text, and a check mark."""

    def __init__(self, ticked: Ticked, parent: QWidget) -> None:
        super().__init__(parent)
        self.ticked = ticked
        self.setText(ticked.words)
        self.setCheckable(True)
        self.setFont(interface_font(13, QFont.Weight.Medium))

    def sizeHint(self) -> QSize:
        """Return the size of drawing, text and check mark in a row."""
        wide = QFontMetricsF(self.font()).horizontalAdvance(self.text()) + 24 + TICK
        return QSize(round(wide + (ICON + 8 if self.ticked.drawn else 0)), ROW)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Handle Return as Space; the list handles the arrow keys."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.click()
        elif event.key() in (Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_Left, Qt.Key.Key_Right):
            event.ignore()
        else:
            super().keyPressEvent(event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint a plate below a cell that is pointed at or checked."""
        palette = colours(self)
        painter = QPainter(self)
        rect = QRectF(self.rect())
        if self.underMouse() or self.isChecked():
            rounded(painter, rect.adjusted(1, 1, -1, -1), 7, palette.field_hover if self.isChecked() else palette.field)
        if focus_seen(self):
            rounded(painter, rect.adjusted(1, 1, -1, -1), 7, None, palette.accent_text, 2)
        left = 10.0
        if self.ticked.drawn:
            ink, ratio = QColor(self.ticked.ink), self.devicePixelRatioF()
            at = QPointF(left, round(rect.center().y() - ICON / 2))
            painter.drawPixmap(at, icon_pixmap(self.ticked.drawn, ICON, ink, ratio))
            left += ICON + 8
        text(painter, rect.adjusted(left, 0, -TICK, 0), self.text(), self.font(), palette.text)
        if self.isChecked():
            painter.setPen(QPen(QColor(palette.text), 1.8, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
            at = QPointF(rect.right() - 14, rect.center().y())
            painter.drawPolyline([at + QPointF(-4, 0), at + QPointF(-1, 3), at + QPointF(4.5, -3.5)])


class TickList(QWidget):
    """The list, in as many columns as it needs.

    `toggled` is emitted with the value of a changed cell; `closed` after the list has closed.
    """

    toggled = Signal(str)
    closed = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent, Qt.WindowType.Popup)
        self.cells: list[TickCell] = []
        self._rows = 1
        self._grid = QGridLayout(self)
        self._grid.setContentsMargins(EDGE, EDGE, EDGE, EDGE)
        self._grid.setHorizontalSpacing(4)
        self._grid.setVerticalSpacing(0)

    def fill(self, things: Sequence[Ticked]) -> None:
        """List these values, column by column."""
        for old in self.cells:
            self._grid.removeWidget(old)
            old.hide()
            old.deleteLater()
        columns = -(-len(things) // MOST_ROWS)
        self._rows = -(-len(things) // max(1, columns))
        self.cells = [TickCell(ticked, self) for ticked in things]
        for number, cell in enumerate(self.cells):
            cell.clicked.connect(partial(self._toggle, cell.ticked.value))
            self._grid.addWidget(cell, number % self._rows, number // self._rows)
        self.adjustSize()

    def show_ticked(self, values: Sequence[str]) -> None:
        """Check exactly these values."""
        for cell in self.cells:
            cell.setChecked(cell.ticked.value in values)

    def _toggle(self, value: str, _checked: bool = False) -> None:
        self.toggled.emit(value)

    def open_at(self, place: QPoint) -> None:
        """Open at a point of the screen, moved so that the whole list is visible; focus the first cell."""
        room = self.screen().availableGeometry()
        left = max(room.left(), min(place.x(), room.right() - self.width()))
        top = max(room.top(), min(place.y(), room.bottom() - self.height()))
        self.move(left, top)
        self.show()
        if self.cells:
            self.cells[0].setFocus(Qt.FocusReason.PopupFocusReason)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Handle the arrow keys (move) and Escape (close)."""
        at = next((number for number, cell in enumerate(self.cells) if cell.hasFocus()), 0)
        across = {Qt.Key.Key_Left: -self._rows, Qt.Key.Key_Right: self._rows}
        step = {**STEPS, **across}.get(Qt.Key(event.key()), 0)
        if step and 0 <= at + step < len(self.cells):
            self.cells[at + step].setFocus(Qt.FocusReason.TabFocusReason)
        elif event.key() == Qt.Key.Key_Escape:
            self.close()
        else:
            super().keyPressEvent(event)

    def hideEvent(self, event: QHideEvent) -> None:
        """Report that the list has closed."""
        super().hideEvent(event)
        self.closed.emit()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint a plain card; popups have square corners everywhere."""
        palette = colours(self)
        painter = QPainter(self)
        painter.fillRect(self.rect(), QColor(palette.card))
        painter.setPen(QPen(QColor(palette.card_edge), 1))
        painter.drawRect(self.rect().adjusted(0, 0, -1, -1))


class TickButton(MenuButton):
    """The button that opens a tick list."""

    def __init__(self, words: str, parent: QWidget) -> None:
        super().__init__(words, parent)
        self.list = TickList(self)
        self.list.closed.connect(self.update)

    @property
    def is_open(self) -> bool:
        """True if the list is open."""
        return self.list.isVisible()

    def open_menu(self, _checked: bool = False) -> None:
        """Open the list below the button."""
        self.opened.emit()
        self.list.open_at(self.mapToGlobal(QPoint(0, self.height() + 2)))
        self.update()
