"""A die on the recruiting sheet, or a stack of equal ones in the pool: it is picked up with a click, or dragged."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QDrag, QKeyEvent, QMouseEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget

from ui.areas.delegate import Marks
from ui.areas.dice import mime_of
from ui.areas.takes_return import RETURN, TakesReturn
from ui.games.dragon_dice.dice_rows import look_of
from ui.kit.focus_seen import focus_seen

if TYPE_CHECKING:
    from ui.games.campaign.recruits.board import RecruitingBoard

ROOM = 5  # pixels around the die for its rings


class RecruitTile(TakesReturn, QAbstractButton):
    """One die, or equal dice of the pool; `numbers` are theirs on the sheet, the first one is used first."""

    def __init__(self, board: RecruitingBoard, numbers: tuple[int, ...], parent: QWidget) -> None:
        super().__init__(parent)
        self._board, self.numbers = board, numbers
        self._pressed: QPoint | None = None
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)
        self.setCursor(Qt.CursorShape.OpenHandCursor)
        self.clicked.connect(lambda _checked=False: board.pick_up(self.numbers[0]))
        self._name()

    @property
    def kind(self) -> str:
        """The type of the die."""
        return self._board.half.sheet.dice[self.numbers[0]].type

    def _name(self) -> None:
        words, die = self._board.session.words, self._board.half.sheet.dice[self.numbers[0]]
        name = words.say("ui-war-recruit", die=words.die_name(die.type), health=die.health)
        if len(self.numbers) > 1:
            name = words.say("ui-die-alike", count=len(self.numbers), die=name)
        if key := self._board.key_of(self.numbers):
            name = f"{name}, {words.say('ui-die-key', key=key)}"
        self.setAccessibleName(name)
        self.setToolTip(name)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Handle Return like Space, and arrows like Tab."""
        if event.key() in RETURN:
            self.click()
        elif event.key() in (Qt.Key.Key_Right, Qt.Key.Key_Down):
            self.focusNextChild()
        elif event.key() in (Qt.Key.Key_Left, Qt.Key.Key_Up):
            self.focusPreviousChild()
        else:
            super().keyPressEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Remember the point of the press."""
        self._pressed = event.position().toPoint()
        super().mousePressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Drag the die."""
        start = self._pressed
        if start is None or not event.buttons():
            return
        if (event.position().toPoint() - start).manhattanLength() < QApplication.startDragDistance():
            return
        self._pressed = None
        self.setDown(False)
        board, number = self._board, self.numbers[0]
        drag = QDrag(board)  # the tile may be replaced by the drop
        drag.setMimeData(mime_of([board.half.sheet.dice[number].die]))
        look = look_of(self.kind, 0, None, False, "printed")[0]
        drag.setPixmap(board.delegate.carried([look], self.devicePixelRatioF()))
        drag.setHotSpot(QPoint(26, 26))
        board.hold(number)
        board.released(drag.exec(Qt.DropAction.MoveAction) != Qt.DropAction.IgnoreAction)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the die with its rings, its key, and the number of equal ones."""
        board = self._board
        side = min(self.width(), self.height()) - 2 * ROOM
        held = board.held in self.numbers
        marks = Marks(
            held=held,
            hover=self.underMouse(),
            focus=focus_seen(self),
            count=len(self.numbers),
            key=board.key_of(self.numbers),
            beside=True,
        )
        look = look_of(self.kind, 0, None, False, "printed")[0]
        board.delegate.draw(QPainter(self), QPointF(ROOM, (self.height() - side) / 2), side, look, marks)
