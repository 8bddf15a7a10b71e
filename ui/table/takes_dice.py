"""What every place that dice may be dropped on has in common."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QDragEnterEvent, QDragLeaveEvent, QDragMoveEvent, QDropEvent

from ui.models.dice import dice_of
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
            self.hand.drop_later(tuple(dice_of(event.mimeData())), self.area)

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
