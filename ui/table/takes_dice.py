"""What every place that dice may be dropped on has in common."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QDragEnterEvent, QDragLeaveEvent, QDragMoveEvent, QDropEvent
from PySide6.QtWidgets import QAbstractItemView

from ui.models.dice import Role, dice_of
from ui.table.hand import Hand


class TakesDice:
    """To be inherited before a widget's class: it takes exactly the dice that the rules let be put down here."""

    area: str
    hand: Hand
    over = False

    def update_ground(self) -> None:
        """Repaint, for dice have come over the place or gone."""
        raise NotImplementedError

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Take dice that may be put down here."""
        self._answer(event)

    def dragMoveEvent(self, event: QDragMoveEvent) -> None:
        """Take dice that may be put down here: Qt asks at each move."""
        self._answer(event)

    def dragLeaveEvent(self, _event: QDragLeaveEvent) -> None:
        """The dice have gone elsewhere."""
        self._show_over(False)

    def dropEvent(self, event: QDropEvent) -> None:
        """Put the dice down; the hand queues it, for Qt is still dragging."""
        self._answer(event)
        self._show_over(False)
        if event.isAccepted():
            self.hand.drop_later(tuple(dice_of(event.mimeData())), self.area, self._die_under(event))

    def _die_under(self, event: QDropEvent) -> int:
        """Return the die that dice are dropped on; -1 beside all dice, or where none can lie."""
        if not isinstance(self, QAbstractItemView):
            return -1
        die = self.indexAt(event.position().toPoint()).data(Role.DIE)
        return -1 if die is None else int(die)

    def _answer(self, event: QDropEvent) -> None:
        takes = self.hand.may_drop(tuple(sorted(dice_of(event.mimeData()))), self.area)
        self._show_over(takes)
        if takes:
            event.setDropAction(Qt.DropAction.MoveAction)
            event.accept()
        else:
            event.ignore()

    def _show_over(self, over: bool) -> None:
        if over != self.over:
            self.over = over
            self.update_ground()
