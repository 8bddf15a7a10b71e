"""The seats of computer players: they are asked once the screen shows what has happened, and answer when they can."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer, Signal

from ddtable.engine.game import Game
from ddtable.engine.questions import Choice, Remark
from ui.opponent import Opponent

COMPUTER = "recruit"


class ComputerSeats(QObject):
    """Asks the computer player whose seat is asked. `answered` brings its choice and remark, `thinking` is told."""

    answered = Signal(object, object)
    failed = Signal()
    thinking = Signal(bool)

    def __init__(self, game: Game, kinds: tuple[str, ...], parent: QObject) -> None:
        super().__init__(parent)
        self._game, self._kinds = game, kinds
        self._opponent: Opponent | None = None
        if COMPUTER in kinds:
            self._opponent = Opponent(self)
            self._opponent.answered.connect(self._has_answered)
            self._opponent.failed.connect(self._has_failed)

    def _asked(self) -> bool:
        question = self._game.question
        return question is not None and self._opponent is not None and self._kinds[question.seat] == COMPUTER

    def ask_soon(self) -> None:
        """Ask, if it is a computer player's turn, once the screen shows what has happened."""
        if self._asked():
            QTimer.singleShot(0, self, self._ask)

    def _ask(self) -> None:
        question = self._game.question
        if question is not None and self._opponent is not None and self._asked():
            self.thinking.emit(True)
            self._opponent.ask(self._game.rules.observe(self._game.position, question.seat))

    def stop(self) -> None:
        """Wait for no answer any more."""
        if self._opponent is not None:
            self._opponent.forget()
            self.thinking.emit(False)

    def close(self) -> None:
        """End the computer player's process."""
        if self._opponent is not None:
            self._opponent.close()

    def _has_failed(self) -> None:
        self.thinking.emit(False)
        self.failed.emit()

    def _has_answered(self, answered: int, choice: Choice, remark: Remark) -> None:
        if not self._asked() or answered != self._game.position.answered:
            return  # it thought about a question that was undone meanwhile
        self.thinking.emit(False)
        self.answered.emit(choice, remark)
