"""Pressing an attack: exchanges follow each other until one fails, or until so many attackers are left."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal

from ddtable.engine.questions import Picked
from ddtable.rules.dragon_dice.board import units_at
from ddtable.rules.dragon_dice.places import front

if TYPE_CHECKING:
    from ui.session.session import Session

PAUSE, WAIT = 60, 120  # milliseconds before the next exchange, and until the last one may have been shown
SKIRMISH, AGAIN = "skirmish", "fight-on"
ASK = 0


class Pressing(QObject):
    """The number of attackers from which the next exchange begins without being asked; `ASK`: each time.

    It is kept for the attack under way. `changed`: it is another one.
    """

    changed = Signal()

    def __init__(self, session: Session, parent: QObject) -> None:
        super().__init__(parent)
        self._session = session
        self.least = ASK
        self._steps = 0
        self._next = QTimer(self)
        self._next.setSingleShot(True)
        self._next.timeout.connect(self._fight_on)
        session.changed.connect(lambda _change: self._go_on())

    def choose(self, least: int) -> None:
        """Press the attack as long as so many attackers are left."""
        self.least = least
        self.changed.emit()
        self._go_on()

    @property
    def left(self) -> int:
        """The attackers that are left."""
        question = self._session.question
        if question is None or question.kind != AGAIN:
            return 0
        return len(units_at(self._session.position, question.seat, front(question.place)))

    def _go_on(self) -> None:
        """Prepare the next exchange; an undo and the end of the attack end the pressing."""
        session = self._session
        steps, before = len(session.game.history), self._steps
        self._steps = steps
        over = session.position.board.attack is None and (session.question is None or session.question.kind != "muster")
        if self.least != ASK and (steps < before or over):
            self.least = ASK
            self.changed.emit()
        if self._is_next:
            self._next.start(PAUSE)

    @property
    def _is_next(self) -> bool:
        session, question = self._session, self._session.question
        asked = question is not None and question.kind == AGAIN and session.asks_person
        return asked and self.least != ASK and self.left >= self.least

    def _fight_on(self) -> None:
        if not self._is_next:
            return
        if self._session.automatic.held:  # the last exchange is still being shown
            self._next.start(WAIT)
        else:
            self._session.draft.answer(Picked(SKIRMISH))
