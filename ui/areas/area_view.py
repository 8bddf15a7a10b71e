"""The view of an area of the table: it paints its dice and handles clicks, keys, drags and drops."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator, Sequence

from msgspec.structs import replace
from PySide6.QtCore import (
    QEvent,
    QItemSelection,
    QItemSelectionModel,
    QModelIndex,
    QPoint,
    QPointF,
    QRect,
    QRectF,
    Qt,
    Signal,
)
from PySide6.QtGui import (
    QColor,
    QFocusEvent,
    QHelpEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
)
from PySide6.QtWidgets import QAbstractItemView, QApplication, QWidget

from ui.areas.area_paint import TIGHT, Style, paint_ground, paint_heading
from ui.areas.arrange import LARGEST, Box
from ui.areas.chips import chip_tips, paint_chips
from ui.areas.delegate import MARGIN, DiceAtRest, DieDelegate, Marks, ShownDie
from ui.areas.dice import DiceModel
from ui.areas.dice_view import AnyIndex, DiceView
from ui.areas.dragging import drag_dice
from ui.areas.hand import Hand
from ui.areas.takes_dice import TakesDice
from ui.areas.takes_return import RETURN, TakesReturn
from ui.kit.focus_seen import by_keys
from ui.kit.tips import show_tip_at

AWAY = 0.3  # opacity of a die at its old place during a drag
Flag = QItemSelectionModel.SelectionFlag


class AreaView(TakesDice, TakesReturn, DiceView):
    """The view on one area; `own` areas are on the near side of the table."""

    heading_clicked = Signal()

    def __init__(
        self,
        model: DiceModel,
        area: str,
        hand: Hand,
        delegate: DieDelegate,
        style: Style,
        parent: QWidget,
        own: bool = False,
        largest: float = LARGEST,
    ) -> None:
        self._hover = -1
        self._keyboard = False
        self._pressed: QPoint | None = None
        self._band: QRect | None = None
        super().__init__(model, area, hand, style, parent, largest)
        self.own, self.delegate = own, delegate
        self.setItemDelegate(delegate)

    def _dice_changed(self, *what: object) -> None:
        """Reset the hover: another die may be under the pointer now."""
        self._hover = -1
        super()._dice_changed(*what)

    # Painting

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the background, the heading and the dice in the exposed area."""
        painter = QPainter(self.viewport())
        palette = self.delegate.colours
        whole = self.viewport().rect()
        quiet = self.hand.quiet or self.hand.asks_later
        lit = self.area in self.hand.lit and not quiet
        paint_ground(
            painter, whole, self.look, palette, self.seat, lit=lit, over=self.over, own=self.own, folded=self.folded
        )
        heading = self.heading_rect()
        if heading.isValid() and event.rect().intersects(heading.toRect()):
            words = self.heading()
            if self.in_line:
                words = dataclasses.replace(words, name="", details=words.details[-1:])
            elif self.folded and not self.shown and heading.width() < TIGHT:
                words = dataclasses.replace(words, details=("",))
            paint_heading(painter, heading, self.look, words, palette)
        paint_chips(painter, self.chips, palette)
        focus = self.currentIndex().row() if self._keyboard else -1
        self._paint_dice(painter, event.rect(), focus)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        if self._band is not None:
            self._paint_band(painter, self._band.normalized())
        if self._keyboard and (focus < 0 or self.folded):
            painter.setPen(QPen(QColor(palette.text), 1.2, Qt.PenStyle.DashLine))
            painter.drawRoundedRect(whole.adjusted(3, 3, -3, -3), 8, 8)

    def _paint_dice(self, painter: QPainter, rect: QRect, focus: int) -> None:
        """Paint the dice in a part of the area; dragged dice are pale."""
        gathered, quiet = self._gathered_rows(), self.hand.quiet or self.hand.asks_later
        away, aloft = frozenset(self.hand.dragged), self.hand.aloft
        for number, (stack, box) in enumerate(zip(self.arrangement.stacks, self.arrangement.boxes, strict=True)):
            seen = [row for row in stack if self.shown[row].die not in aloft] if aloft else stack
            left = [row for row in seen if self.shown[row].die not in away] if away else seen
            if seen and rect.intersects(_with_rings(box)):
                die = self.shown[seen[0]]
                marks = replace(
                    self._lasting_marks(die),
                    lit=die.lit and not quiet,
                    selected=die.selected and not quiet,
                    held=die.lifted,
                    gathered=stack[0] in gathered,
                    hover=number == self._hover and die.lit,
                    focus=focus in stack,
                    count=len(left or seen),
                    badge="" if self.hand.quiet else die.badge,
                    key="" if quiet else self.key_of(stack),
                )
                painter.setOpacity(1.0 if left else AWAY)
                self.delegate.draw(painter, QPointF(box.x, box.y), box.side, die.look, marks)
        painter.setOpacity(1.0)

    def _lasting_marks(self, die: ShownDie) -> Marks:
        """Return the marks of a die that do not depend on the question."""
        owner = (self.hand.session.names[self.seat], self.seat) if self.look is Style.LAIR else None
        rim = "" if self.look in (Style.DIE, Style.LAIR) else self.hand.rim(self.seat)
        return Marks(effects=die.effects, owner=owner, beside=self.look is Style.PILE, rim=rim)

    def at_rest(self) -> Iterator[DiceAtRest]:
        """Yield the dice as painted without a question."""
        for stack, box in zip(self.arrangement.stacks, self.arrangement.boxes, strict=True):
            dice = tuple(self.shown[row].die for row in stack)
            first = self.shown[stack[0]]
            yield DiceAtRest(dice, QPoint(round(box.x), round(box.y)), box.side, first.look, self._lasting_marks(first))

    def _paint_band(self, painter: QPainter, band: QRect) -> None:
        """Paint the rubber band in a quiet colour: it only gathers dice for a drag."""
        ink = QColor(self.delegate.colours.quiet_text)
        painter.setPen(QPen(ink, 1))
        painter.drawRect(band)
        ink.setAlphaF(0.12)
        painter.fillRect(band, ink)

    def _gathered_rows(self) -> set[int]:
        """Return the rows selected for a drag of several dice; a single one needs no ring."""
        rows = {index.row() for index in self.selectedIndexes()}
        return rows if len(rows) > 1 else set()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show the keyboard focus; a widget that is hidden passes its focus on like Tab."""
        super().focusInEvent(event)
        tabbed = event.reason() in (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason)
        self._keyboard = event.reason() == Qt.FocusReason.ShortcutFocusReason or (tabbed and by_keys(self))
        if not self.currentIndex().isValid() and self.arrangement.stacks:
            first = self.model().index(self.arrangement.stacks[0][0], 0)
            self.selectionModel().setCurrentIndex(first, Flag.NoUpdate)
        self.viewport().update()

    def currentChanged(self, current: AnyIndex, previous: AnyIndex) -> None:
        """Repaint the focus frame, which is larger than the die that Qt repaints."""
        super().currentChanged(current, previous)
        self.viewport().update()

    def selectionChanged(self, selected: QItemSelection, deselected: QItemSelection) -> None:
        """Repaint the rings of the dice gathered for a drag, which are larger than the dice."""
        super().selectionChanged(selected, deselected)
        self.hand.mark(self)
        self.viewport().update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Hide the keyboard focus."""
        super().focusOutEvent(event)
        self._keyboard = False
        self.viewport().update()

    # Mouse

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Remember the position of the press; the heading stands for the whole army."""
        self._pressed = event.position().toPoint()
        self._keyboard = False
        if self._is_on_heading(self._pressed):
            event.accept()
            return
        super().mousePressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Highlight the die under the pointer, drag the army by its heading, or draw the rubber band."""
        point = event.position().toPoint()
        if not event.buttons():
            self._hover_at(point)
            return
        if self._pressed is not None and self._is_on_heading(self._pressed):
            if (point - self._pressed).manhattanLength() >= QApplication.startDragDistance():
                self._pressed = None
                self._drag([row for row, die in enumerate(self.shown) if die.lit])
            return
        if (idle := self._idle_at(self._pressed)) >= 0:
            if (point - self._pressed).manhattanLength() >= QApplication.startDragDistance():  # type: ignore[operator]
                self._pressed = None
                self.hand.session.hand.refuse_idle(idle)
            return
        super().mouseMoveEvent(event)
        banding = self.state() == QAbstractItemView.State.DragSelectingState
        if banding and self._pressed is not None and any(die.lit for die in self.shown):
            self._band = QRect(self._pressed, point)
            self.viewport().update()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Handle a click without a drag, on a die or on the area."""
        super().mouseReleaseEvent(event)
        pressed, self._pressed = self._pressed, None
        banded, self._band = self._band is not None, None
        self.viewport().update()
        point = event.position().toPoint()
        plain = event.button() == Qt.MouseButton.LeftButton and not event.modifiers()
        if pressed is None or banded or not plain:
            return
        if (point - pressed).manhattanLength() < QApplication.startDragDistance():
            self._clicked(point)

    def _clicked(self, point: QPoint) -> None:
        session = self.hand.session
        index = self.indexAt(point)
        if index.isValid():
            session.hand.activate(self.shown[index.row()].die)
        elif self.hand.carried and self.area in self.hand.lit:
            session.hand.activate_area(self.area)
        elif session.lifted():
            session.hand.cancel_lift()
        else:
            session.hand.activate_area(self.area)
            self.heading_clicked.emit()

    def _idle_at(self, point: QPoint | None) -> int:
        """Return the die at a point if it cannot be used now, else -1."""
        index = self.indexAt(point) if point is not None else QModelIndex()
        if not index.isValid() or self.shown[index.row()].lit:
            return -1
        return self.shown[index.row()].die

    def _is_on_heading(self, point: QPoint) -> bool:
        return self.heading_rect().contains(QPointF(point)) and not self.indexAt(point).isValid()

    def _hover_at(self, point: QPoint) -> None:
        index = self.indexAt(point)
        at = self.arrangement.stack_of(index.row()) if index.isValid() else -1
        if at == self._hover:
            return
        for number in (self._hover, at):
            if number >= 0:
                self.viewport().update(_with_rings(self.arrangement.boxes[number]))
        self._hover = at
        lit = index.isValid() and self.shown[index.row()].lit
        self.viewport().setCursor(Qt.CursorShape.OpenHandCursor if lit else Qt.CursorShape.ArrowCursor)

    def viewportEvent(self, event: QEvent) -> bool:
        """Show the name of the effect, the die or the area under the pointer as a tool tip beside it."""
        if event.type() == QEvent.Type.Leave:
            self._hover_at(QPoint(-1, -1))
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            parts = chip_tips(self.chips)
            if (index := self.indexAt(event.pos())).isValid():
                parts.append((QRectF(self.visualRect(index)), index.data(Qt.ItemDataRole.ToolTipRole)))
            parts.append((QRectF(self.viewport().rect()), self.accessibleName()))
            show_tip_at(self.viewport(), event.pos(), parts)
            return True
        return super().viewportEvent(event)

    # Keys

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Handle the arrow keys (move), Space (pick up), Return (put down) and Escape (put back)."""
        session = self.hand.session
        current = self.currentIndex()
        if not self._keyboard:
            self._keyboard = True
            self.viewport().update()
        if event.key() == Qt.Key.Key_Space and current.isValid():
            session.hand.activate(self.shown[current.row()].die)
        elif event.key() in RETURN and self._takes_return():
            session.hand.activate_area(self.area, self.shown[current.row()].die if current.isValid() else -1)
        elif event.key() == Qt.Key.Key_Escape and session.lifted():
            session.hand.cancel_lift()
        elif event.key() in (*RETURN, Qt.Key.Key_Escape) or event.text().isalnum():
            event.ignore()  # the window's own shortcuts
        else:
            super().keyPressEvent(event)

    def takes_return(self) -> bool:
        """Return True if Return is for this area: it has the focus and is an answer."""
        return self._keyboard and self._takes_return()

    def _takes_return(self) -> bool:
        session = self.hand.session
        return (bool(self.hand.carried) and self.area in self.hand.lit) or bool(session.hand.area_options(self.area))

    # Drags and drops

    def startDrag(self, _actions: Qt.DropAction) -> None:
        """Drag the selected dice, or the one under the pointer."""
        rows = sorted({index.row() for index in self.selectedIndexes()})
        under = self.indexAt(self._pressed) if self._pressed is not None else QModelIndex()
        if under.isValid() and under.row() not in rows:
            rows = [under.row()]
        self._pressed = None
        self._drag([row for row in rows if self.shown[row].lit])

    def _drag(self, rows: Sequence[int]) -> None:
        if not rows:
            return
        dice = self.hand.together([self.shown[row].die for row in rows])
        looks = [die.look for die in self.shown if die.die in dice]
        drag_dice(self, self.hand, dice, self.delegate.carried(looks, self.devicePixelRatioF()))

    def update_ground(self) -> None:
        """Repaint the area."""
        self.viewport().update()


def _with_rings(box: Box) -> QRect:
    """Return the rectangle of a die with its rings."""
    square = QRect(round(box.x), round(box.y), box.side, box.side)
    return square.adjusted(-MARGIN, -MARGIN, MARGIN, MARGIN)
