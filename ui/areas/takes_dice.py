"""The common part of all places that take dropped dice."""

from __future__ import annotations

from abc import abstractmethod

from PySide6.QtCore import Qt
from PySide6.QtGui import QDragEnterEvent, QDragLeaveEvent, QDragMoveEvent, QDropEvent
from PySide6.QtWidgets import QAbstractItemView

from ui.areas.dice import Role, dice_of
from ui.areas.hand import Hand


class TakesDice:
    """A mixin, before a widget's class in the bases: it takes exactly the dice that the rules allow here."""

    area: str
    hand: Hand
    over = False

    @abstractmethod
    def update_ground(self) -> None:
        """Repaint after a drag has entered or left."""

    def area_for(self, _dice: tuple[int, ...]) -> str:
        """Return the area that dice go to which are dropped here."""
        return self.area

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Accept dice that can be put here."""
        self._answer(event)

    def dragMoveEvent(self, event: QDragMoveEvent) -> None:
        """Accept dice that can be put here; Qt asks at each move of the pointer."""
        self._answer(event)

    def dragLeaveEvent(self, _event: QDragLeaveEvent) -> None:
        """Clear the display of the drag."""
        self._show_over(False)

    def dropEvent(self, event: QDropEvent) -> None:
        """Put the dice here; the hand queues it until Qt has ended the drag."""
        self._answer(event)
        self._show_over(False)
        if event.isAccepted():
            dice = tuple(dice_of(event.mimeData()))
            self.hand.drop_later(dice, self.area_for(dice), self._die_under(event))

    def _die_under(self, event: QDropEvent) -> int:
        """Return the die under a drop; -1 beside all dice, or if dice cannot be put on others."""
        if not isinstance(self, QAbstractItemView):
            return -1
        die = self.indexAt(event.position().toPoint()).data(Role.DIE)
        return -1 if die is None else int(die)

    def _answer(self, event: QDropEvent) -> None:
        dice = tuple(sorted(dice_of(event.mimeData())))
        takes = self.hand.may_drop(dice, self.area_for(dice))
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
