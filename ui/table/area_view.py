"""An area of the table: a view on the dice that lie there. It lays them out, takes clicks, keys and drops."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import (
    QEvent,
    QItemSelection,
    QItemSelectionModel,
    QModelIndex,
    QPersistentModelIndex,
    QPoint,
    QPointF,
    QRect,
    QRectF,
    QSize,
    Qt,
    Signal,
)
from PySide6.QtGui import (
    QColor,
    QDrag,
    QDragEnterEvent,
    QDragLeaveEvent,
    QDragMoveEvent,
    QDropEvent,
    QFocusEvent,
    QHelpEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QResizeEvent,
)
from PySide6.QtWidgets import QAbstractItemView, QApplication, QFrame, QListView, QToolTip, QWidget

from ui.art.die import relative_size
from ui.models.dice import AreaModel, DiceModel, Role, dice_of
from ui.table.area_paint import HEADING, PADDING, Heading, Style, paint_ground, paint_heading
from ui.table.arrange import LARGEST, Arrangement, arrange
from ui.table.delegate import MARGIN, DieDelegate, Marks, ShownDie
from ui.table.drag_picture import drag_picture
from ui.table.hand import Hand

AnyIndex = QModelIndex | QPersistentModelIndex
Flag = QItemSelectionModel.SelectionFlag
LEAST_ROOM = 26  # pixels of height below which an area shows its heading only


class AreaView(QListView):
    """The view on one area.

    `own` areas are on the near side of the table. `counts_changed` tells that dice have come or gone.
    """

    counts_changed = Signal()
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
        super().__init__(parent)
        self.area, self.hand, self.look, self.own, self.largest = area, hand, style, own, largest
        self.seat = int(area.rpartition("@")[2])
        self.setProperty("area", area)
        self.delegate = delegate
        self._title = ""
        self._shown: list[ShownDie] | None = None
        self._arrangement: Arrangement | None = None
        self._hover = -1
        self._over = False
        self._pressed: QPoint | None = None
        self._band: QRect | None = None
        self._prepare()
        self.setItemDelegate(delegate)
        proxy = AreaModel(model, hand.controller, area, self)
        for signal in (proxy.rowsInserted, proxy.rowsRemoved, proxy.rowsMoved, proxy.layoutChanged, proxy.modelReset):
            signal.connect(self._dice_changed)
        proxy.dataChanged.connect(self._dice_changed)
        self.setModel(proxy)
        hand.changed.connect(self._hand_changed)
        self._hand_changed()

    def _prepare(self) -> None:
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setViewMode(QListView.ViewMode.ListMode)
        self.setFlow(QListView.Flow.LeftToRight)
        self.setWrapping(True)
        self.setUniformItemSizes(True)
        self.setResizeMode(QListView.ResizeMode.Fixed)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.setDragEnabled(True)
        self.setAcceptDrops(True)
        self.setDragDropMode(QAbstractItemView.DragDropMode.DragDrop)
        self.setDropIndicatorShown(False)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.viewport().setAutoFillBackground(False)
        self.viewport().setMouseTracking(True)
        self.setMinimumSize(0, 0)

    # What lies here

    def set_title(self, title: str) -> None:
        """Set the words of the heading: whose army, or what pile."""
        if title != self._title:
            self._title = title
            self._name_for_readers()
            self.viewport().update()

    @property
    def shown(self) -> list[ShownDie]:
        """The dice here, read from the model once for each change."""
        if self._shown is None:
            model = self.model()
            self._shown = [self._read(model.index(row, 0)) for row in range(model.rowCount())]
        return self._shown

    def _read(self, index: QModelIndex) -> ShownDie:
        return ShownDie(
            index.data(Role.DIE),
            index.data(Role.LOOK),
            index.data(Role.HEALTH),
            index.data(Role.LIT),
            index.data(Role.SELECTED),
            index.data(Role.LIFTED),
        )

    @property
    def health(self) -> int:
        """The total health of the dice here."""
        return sum(die.health for die in self.shown)

    def heading(self) -> Heading:
        """The words of the heading."""
        words = self.hand.controller.words
        count = len(self.shown)
        if self.look is Style.PILE:
            detail = str(count)
        elif count:
            detail = words.say("ui-table-army", health=self.health, dice=count)
        else:
            detail = words.say("ui-table-empty")
        return Heading(self._title, detail, self.seat, self.look is Style.ARMY and self.seat >= 0)

    def _name_for_readers(self) -> None:
        controller = self.hand.controller
        where = controller.words.where(self.area, controller.table)
        name = controller.words.say("ui-table-area", where=where, health=self.health, dice=len(self.shown))
        if self.area in self.hand.lit:
            name = controller.words.say("ui-table-area-lit", area=name)
        self.setAccessibleName(name)

    def _dice_changed(self, *_what: object) -> None:
        before = len(self._shown) if self._shown is not None else -1
        self._shown = self._arrangement = None
        self._hover = -1
        self._name_for_readers()
        self._set_focus_policy()
        self.viewport().update()
        if before != len(self.shown):
            self.counts_changed.emit()

    def _hand_changed(self) -> None:
        if not self.hand.dragged and self.selectionModel().hasSelection():
            self.clearSelection()
        self._name_for_readers()
        self._set_focus_policy()
        self.viewport().update()

    def _set_focus_policy(self) -> None:
        """An area with nothing in it is no stop for the Tab key, unless it would take what is carried."""
        useful = bool(self.shown) or self.area in self.hand.lit
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus if useful else Qt.FocusPolicy.NoFocus)

    # Where the dice lie

    @property
    def folded(self) -> bool:
        """Whether there is room for the heading only."""
        return self.viewport().height() < HEADING[self.look] + LEAST_ROOM

    @property
    def arrangement(self) -> Arrangement:
        """Where the dice lie; made once for each change of dice or size."""
        if self._arrangement is None:
            padding, heading = PADDING[self.look], HEADING[self.look]
            if self.look is Style.DIE:
                heading = 0
            elif self.folded:
                return Arrangement(0.0, (), (), ())
            width = self.viewport().width() - 2 * padding
            height = self.viewport().height() - heading - padding - (0 if self.look is Style.PILE else 2)
            kinds = [(die.look, die.lit, die.selected, die.lifted) for die in self.shown]
            sizes = [relative_size(die.health or 4) for die in self.shown]
            room = (float(padding), float(heading), float(width), float(height))
            self._arrangement = arrange(kinds, sizes, room, self.largest, left=self.look is Style.PILE)
        return self._arrangement

    def _box(self, row: int) -> QRect:
        arrangement = self.arrangement
        if not arrangement.stacks or row >= len(self.shown):
            return self._heading_rect().toRect() if row < len(self.shown) else QRect()
        box = arrangement.boxes[arrangement.stack_of(row)]
        return QRect(round(box.x), round(box.y), box.side, box.side)

    def visualRect(self, index: AnyIndex) -> QRect:
        """Return the square of a die in the viewport."""
        return self._box(index.row()) if index.isValid() else QRect()

    def indexAt(self, point: QPoint) -> QModelIndex:
        """Return the die under a point; of a stack the front one."""
        for stack, box in zip(self.arrangement.stacks, self.arrangement.boxes, strict=True):
            if QRectF(box.x, box.y, box.side, box.side).contains(QPointF(point)):
                return self.model().index(stack[0], 0)
        return QModelIndex()

    def scrollTo(self, _index: AnyIndex, _hint: QAbstractItemView.ScrollHint | None = None) -> None:
        """Nothing scrolls: all dice are always in sight."""

    def moveCursor(
        self, action: QAbstractItemView.CursorAction, _modifiers: Qt.KeyboardModifier
    ) -> QModelIndex:
        """Return the die to which an arrow key leads."""
        stacks = self.arrangement.stacks
        if not stacks:
            return QModelIndex()
        current = self.currentIndex()
        step = QAbstractItemView.CursorAction
        if not current.isValid() or action == step.MoveHome:
            return self.model().index(stacks[0][0], 0)
        at = self.arrangement.stack_of(current.row())
        if action == step.MoveEnd:
            at = len(stacks) - 1
        elif action in (step.MoveLeft, step.MovePrevious):
            at = max(0, at - 1)
        elif action in (step.MoveRight, step.MoveNext):
            at = min(len(stacks) - 1, at + 1)
        elif action in (step.MoveUp, step.MoveDown):
            at = self._in_next_row(at, -1 if action == step.MoveUp else 1)
        return self.model().index(stacks[at][0], 0)

    def _in_next_row(self, at: int, step: int) -> int:
        """The stack of the row above or below that lies nearest."""
        rows, boxes = self.arrangement.rows, self.arrangement.boxes
        row = next(number for number, row in enumerate(rows) if at in row) + step
        if not 0 <= row < len(rows):
            return at
        middle = boxes[at].x + boxes[at].side / 2
        return min(rows[row], key=lambda other: abs(boxes[other].x + boxes[other].side / 2 - middle))

    def setSelection(self, rect: QRect, command: Flag) -> None:
        """Select the dice that can be picked up and touch a rectangle."""
        picked = QItemSelection()
        box = rect.normalized()
        for row, die in enumerate(self.shown):
            if die.lit and self._box(row).intersects(box):
                index = self.model().index(row, 0)
                picked.select(index, index)
        self.selectionModel().select(picked, command)

    def selectionCommand(self, index: AnyIndex, event: QEvent | None = None) -> Flag:
        """Dice that cannot be picked up cannot be selected."""
        if index.isValid() and not self.shown[index.row()].lit:
            return Flag.NoUpdate
        return super().selectionCommand(index, event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay the dice out anew."""
        self._arrangement = None
        super().resizeEvent(event)

    # Painting

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the ground, the heading and the dice in the part that needs it."""
        painter = QPainter(self.viewport())
        palette = self.delegate.colours
        whole = QRectF(self.viewport().rect())
        lit = self.area in self.hand.lit
        paint_ground(
            painter, whole, self.look, palette, seat=self.seat, lit=lit, over=self._over, own=self.own, folded=self.folded
        )
        heading = self._heading_rect()
        if heading.height() and event.rect().intersects(heading.toRect()):
            paint_heading(painter, heading, self.look, self.heading(), palette)
        held = self._held_rows()
        focus = self.currentIndex().row() if self.hasFocus() else -1
        for number, (stack, box) in enumerate(zip(self.arrangement.stacks, self.arrangement.boxes, strict=True)):
            square = QRect(round(box.x), round(box.y), box.side, box.side)
            if event.rect().intersects(square.adjusted(-MARGIN, -MARGIN, MARGIN, MARGIN)):
                die = self.shown[stack[0]]
                marks = Marks(
                    lit=die.lit,
                    selected=die.selected,
                    held=die.lifted or stack[0] in held,
                    hover=number == self._hover and die.lit,
                    focus=focus in stack,
                    count=len(stack),
                )
                self.delegate.draw(painter, QPointF(box.x, box.y), box.side, die.look, marks)
        if self._band is not None:
            painter.setPen(QPen(QColor(palette.quiet_text), 1, Qt.PenStyle.DotLine))
            painter.drawRect(self._band.normalized())
        if self.hasFocus() and (focus < 0 or self.folded):
            painter.setPen(QPen(QColor(palette.text), 1.2, Qt.PenStyle.DashLine))
            painter.drawRoundedRect(whole.adjusted(3, 3, -3, -3), 8, 8)

    def _heading_rect(self) -> QRectF:
        width, height, padding = self.viewport().width(), HEADING[self.look], PADDING[self.look]
        if not height:
            return QRectF()
        if self.folded:
            inset = min(8, padding)
            return QRectF(inset, 0, width - 2 * inset, self.viewport().height())
        return QRectF(padding, 3, width - 2 * padding, height - 3)

    def _held_rows(self) -> set[int]:
        """The rows selected for a drag of several dice; one by itself needs no ring, the pointer is on it."""
        rows = {index.row() for index in self.selectedIndexes()}
        return rows if len(rows) > 1 else set()

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show where the keyboard is."""
        super().focusInEvent(event)
        if not self.currentIndex().isValid() and self.arrangement.stacks:
            first = self.model().index(self.arrangement.stacks[0][0], 0)
            self.selectionModel().setCurrentIndex(first, Flag.NoUpdate)
        self.viewport().update()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """The keyboard has gone elsewhere."""
        super().focusOutEvent(event)
        self.viewport().update()

    def sizeHint(self) -> QSize:
        """Return a size in which an army shows well; layouts may give less."""
        return QSize(200, 120)

    # The mouse

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Remember where the button went down; the heading stands for the whole army."""
        self._pressed = event.position().toPoint()
        if self._is_on_heading(self._pressed):
            event.accept()
            return
        super().mousePressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Light the die under the pointer, drag the army by its heading, draw the rubber band."""
        point = event.position().toPoint()
        if not event.buttons():
            self._hover_at(point)
            return
        if self._pressed is not None and self._is_on_heading(self._pressed):
            if (point - self._pressed).manhattanLength() >= QApplication.startDragDistance():
                self._pressed = None
                self._drag([row for row, die in enumerate(self.shown) if die.lit])
            return
        super().mouseMoveEvent(event)
        if self.state() == QAbstractItemView.State.DragSelectingState and self._pressed is not None:
            self._band = QRect(self._pressed, point)
            self.viewport().update()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """A click without a drag: on a die, or on the area."""
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
        controller = self.hand.controller
        index = self.indexAt(point)
        if self.hand.carried and self.area in self.hand.lit:
            controller.activate_area(self.area)
        elif index.isValid():
            controller.activate(self.shown[index.row()].die)
        elif controller.lifted():
            controller.cancel_lift()
        else:
            controller.activate_area(self.area)
            self.heading_clicked.emit()

    def _is_on_heading(self, point: QPoint) -> bool:
        return self._heading_rect().contains(QPointF(point)) and not self.indexAt(point).isValid()

    def _hover_at(self, point: QPoint) -> None:
        index = self.indexAt(point)
        at = self.arrangement.stack_of(index.row()) if index.isValid() else -1
        if at == self._hover:
            return
        for number in (self._hover, at):
            if number >= 0:
                box = self.arrangement.boxes[number]
                square = QRect(round(box.x), round(box.y), box.side, box.side)
                self.viewport().update(square.adjusted(-MARGIN, -MARGIN, MARGIN, MARGIN))
        self._hover = at
        lit = index.isValid() and self.shown[index.row()].lit
        self.viewport().setCursor(Qt.CursorShape.OpenHandCursor if lit else Qt.CursorShape.ArrowCursor)

    def viewportEvent(self, event: QEvent) -> bool:
        """Tell a die's name, or the area's, where the pointer rests."""
        if event.type() == QEvent.Type.Leave:
            self._hover_at(QPoint(-1, -1))
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip:
            index = self.indexAt(event.pos())
            text = index.data(Qt.ItemDataRole.ToolTipRole) if index.isValid() else self.accessibleName()
            QToolTip.showText(event.globalPos(), text, self.viewport())
            return True
        return super().viewportEvent(event)

    # Keys

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows move among the dice, Space takes the die, Return puts down here, Escape puts back."""
        controller = self.hand.controller
        current = self.currentIndex()
        if event.key() == Qt.Key.Key_Space and current.isValid():
            controller.activate(self.shown[current.row()].die)
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self._takes_return():
            controller.activate_area(self.area)
        elif event.key() == Qt.Key.Key_Escape and controller.lifted():
            controller.cancel_lift()
        elif event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Escape) or event.text().isalnum():
            event.ignore()  # the window's own shortcuts
        else:
            super().keyPressEvent(event)

    def _takes_return(self) -> bool:
        controller = self.hand.controller
        return (bool(self.hand.carried) and self.area in self.hand.lit) or bool(controller.area_options(self.area))

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
        carried = [(row, die) for row, die in enumerate(self.shown) if die.die in dice]
        drag = QDrag(self)
        drag.setMimeData(self.model().mimeData([self.model().index(row, 0) for row, _ in carried]))
        looks = [die.look for _, die in carried]
        drag.setPixmap(drag_picture(looks, self.delegate.colours, self.devicePixelRatioF()))
        drag.setHotSpot(QPoint(26, 26))
        self.hand.take(dice)
        self.hand.release(drag.exec(Qt.DropAction.MoveAction) != Qt.DropAction.IgnoreAction)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Take dice that the rules let be put down here."""
        self._answer_drag(event)

    def dragMoveEvent(self, event: QDragMoveEvent) -> None:
        """Take dice that the rules let be put down here: Qt asks at each move."""
        self._answer_drag(event)

    def dragLeaveEvent(self, _event: QDragLeaveEvent) -> None:
        """The dice have gone elsewhere."""
        self._show_over(False)

    def dropEvent(self, event: QDropEvent) -> None:
        """Put the dice down; the hand queues it, for Qt is still dragging."""
        self._answer_drag(event)
        self._show_over(False)
        if event.isAccepted():
            self.hand.drop_later(tuple(dice_of(event.mimeData())), self.area)

    def _answer_drag(self, event: QDropEvent) -> None:
        takes = self.hand.may_drop(tuple(sorted(dice_of(event.mimeData()))), self.area)
        self._show_over(takes)
        if takes:
            event.setDropAction(Qt.DropAction.MoveAction)
            event.accept()
        else:
            event.ignore()

    def _show_over(self, over: bool) -> None:
        if over != self._over:
            self._over = over
            self.viewport().update()
