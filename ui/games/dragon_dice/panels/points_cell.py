"""One source's points in one bucket: a number with minus and plus."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPoint, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QAccessible,
    QAccessibleEvent,
    QFont,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QApplication, QWidget

from ui.kit.element_ink import bucket_ink
from ui.kit.fonts import interface_font
from ui.kit.painting import rounded, text
from ui.kit.theme import colours, raised
from ui.session.answer.half_spread import HalfSpread

CELL = QSize(104, 34)
SIDE = 30  # width in pixels of the minus on the left, and of the plus on the right
MOST_SIDE = 0.3  # share of a narrow cell
WHEEL_STEP = 120

Act = Callable[[HalfSpread], bool]


class PointsCell(QWidget):
    """Shows the points of a source in a bucket. `wanted` is emitted with a change and the bucket.

    Clicks at the sides, the wheel, plus and minus change it by 1; a double click or Space takes all; a drag moves all
    points to another bucket of the same source. Arrow keys ask for a neighbour (`walked`).
    """

    wanted = Signal(object, int)
    walked = Signal(int, int)

    def __init__(self, source: int, bucket: int, parent: QWidget) -> None:
        super().__init__(parent)
        self.source, self.bucket = source, bucket
        self.amount = 0
        self.word = ""
        self.doubled = False
        self._pressed: QPoint | None = None
        self.setFixedSize(CELL)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setFocusPolicy(Qt.FocusPolicy.ClickFocus)

    def show_points(self, amount: int, word: str, name: str, *, doubled: bool) -> None:
        """Show a number of points; `name` is the accessible name."""
        changed = amount != self.amount
        self.amount, self.word, self.doubled = amount, word, doubled
        self.setAccessibleName(name)
        self.setToolTip(name)
        if changed and self.hasFocus():
            QAccessible.updateAccessibility(QAccessibleEvent(self, QAccessible.Event.NameChanged))
        self.update()

    # Input

    def more(self) -> None:
        """Ask for 1 more point here."""
        self._want(lambda points: points.more(self.source, self.bucket))

    def less(self) -> None:
        """Ask for 1 less point here."""
        self._want(lambda points: points.less(self.source, self.bucket))

    def all_here(self) -> None:
        """Ask for all points of the source."""
        self._want(lambda points: points.all_to(self.source, self.bucket))

    def carry_to(self, bucket: int) -> None:
        """Ask to move all points from here to another bucket."""
        amount = self.amount
        self.wanted.emit(lambda points: points.move(self.source, self.bucket, bucket, amount), bucket)

    def _want(self, act: Act) -> None:
        self.wanted.emit(act, self.bucket)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Remember the press: it may become a drag."""
        if event.button() == Qt.MouseButton.LeftButton:
            self._pressed = event.position().toPoint()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Show the drag pointer when points are dragged."""
        if self._pressed is not None and self._is_drag(event.position().toPoint()) and self.amount:
            self.setCursor(Qt.CursorShape.ClosedHandCursor)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Handle a click on minus or plus, or a drop on another cell of the same source."""
        pressed, self._pressed = self._pressed, None
        self.unsetCursor()
        if pressed is None:
            return
        at = event.position().toPoint()
        if not self._is_drag(at):
            self._clicked(pressed)
            return
        under = self.window().childAt(self.mapTo(self.window(), at))
        if isinstance(under, PointsCell) and under.source == self.source and under is not self:
            self.carry_to(under.bucket)

    def _is_drag(self, at: QPoint) -> bool:
        return not self.rect().contains(at) and (at - self.rect().center()).manhattanLength() > (
            QApplication.startDragDistance()
        )

    @property
    def _side(self) -> int:
        return min(SIDE, round(self.width() * MOST_SIDE))

    def _clicked(self, at: QPoint) -> None:
        if at.x() < self._side:
            self.less()
        elif at.x() >= self.width() - self._side:
            self.more()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Take all points on a double click on the number; at the sides it is two clicks."""
        at = event.position().toPoint()
        if self._side <= at.x() < self.width() - self._side:
            self.all_here()
        else:
            self._clicked(at)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Add or remove a point if the cell has the focus; otherwise the wheel scrolls the list."""
        if not self.hasFocus() or abs(event.angleDelta().y()) < WHEEL_STEP:
            event.ignore()
        elif event.angleDelta().y() > 0:
            self.more()
        else:
            self.less()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Handle plus, minus and Space (change) and the arrow keys (neighbours)."""
        steps = {
            Qt.Key.Key_Left: (-1, 0),
            Qt.Key.Key_Right: (1, 0),
            Qt.Key.Key_Up: (0, -1),
            Qt.Key.Key_Down: (0, 1),
        }
        key = Qt.Key(event.key())
        if key in (Qt.Key.Key_Plus, Qt.Key.Key_Equal):
            self.more()
        elif key in (Qt.Key.Key_Minus, Qt.Key.Key_Underscore):
            self.less()
        elif key == Qt.Key.Key_Space:
            self.all_here()
        elif key in steps:
            self.walked.emit(*steps[key])
        else:
            event.ignore()

    # Painting

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the number between minus and plus, in the bucket's colour if there are points."""
        palette = colours(self)
        painter = QPainter(self)
        rect = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        fill = raised(palette) if self.amount else palette.area
        edge = palette.accent_text if self.hasFocus() else palette.card_edge if self.amount else palette.area_edge
        rounded(painter, rect, 9, fill, edge, 2 if self.hasFocus() else 1)
        middle = Qt.AlignmentFlag.AlignHCenter
        over = self.underMouse()
        sign = interface_font(15, QFont.Weight.DemiBold)
        ink = palette.text if over or self.hasFocus() else palette.quiet_text
        if self.amount:
            text(painter, QRectF(0, 0, self._side, rect.height()), "−", sign, ink, middle)
        text(painter, QRectF(self.width() - self._side, 0, self._side, rect.height()), "+", sign, ink, middle)
        figure = rect.adjusted(self._side, 0, -self._side, 0)
        weight = QFont.Weight.Bold if self.amount else QFont.Weight.Medium
        shown = bucket_ink(self.word, palette) if self.amount else palette.quiet_text
        words = f"{self.amount} ×2" if self.doubled and self.amount else str(self.amount)
        text(painter, figure.adjusted(-6, 0, 6, 0), words, interface_font(15, weight), shown, middle)
