"""The seats of computer players: they are asked after the screen has been updated, and answer when they can.

A computer player that cannot answer is `stuck` until a person tries again, plays for it or undoes.
"""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer, Signal

from ddtable.engine.game import Game
from ddtable.engine.questions import Choice, Faces, Remark
from ddtable.opponents.players import nearest
from ddtable.opponents.seated import computer_in, is_person
from ui.session.worker.restarting import Opponent


class ComputerSeats(QObject):
    """Asks the computer player of the current question. `answered` is emitted with its choice and remark.

    `thinking`: it has started or stopped thinking. `restarted` has the reason why its process was restarted.
    `stuck_changed`: it cannot answer, or is asked again.
    """

    answered = Signal(object, object)
    restarted = Signal(str)
    stuck_changed = Signal()
    thinking = Signal(bool)

    def __init__(self, game: Game, kinds: tuple[str, ...], parent: QObject) -> None:
        super().__init__(parent)
        self._game, self._kinds = game, kinds
        self.opponent: Opponent | None = None
        self._held = False
        self._thinks_about = -1
        self._stuck: tuple[int, str] | None = None
        self._kept: tuple[int, Choice, Remark] | None = None
        self.change(kinds)

    def change(self, kinds: tuple[str, ...]) -> None:
        """Update the kinds of players."""
        self._kinds = kinds
        if not all(map(is_person, kinds)) and self.opponent is None:
            self.opponent = Opponent(self)
            self.opponent.answered.connect(self._has_answered)
            self.opponent.failed.connect(self._has_failed)
            self.opponent.restarted.connect(self.restarted)

    def hold(self) -> None:
        """Hold answers until `release`; thinking continues."""
        self._held = True

    def release(self) -> None:
        """Deliver a held answer."""
        self._held = False
        kept, self._kept = self._kept, None
        if kept is not None:
            self._has_answered(*kept)

    def _asked(self) -> bool:
        question = self._game.question
        if question is None or self.opponent is None or is_person(self._kinds[question.seat]):
            return False
        # the persons at the table throw the real dice of a computer player
        return not isinstance(question.shape, Faces) or not any(map(is_person, self._kinds))

    @property
    def stuck(self) -> str:
        """The reason why the current computer player cannot answer; "" if it thinks or a person is asked."""
        if self._stuck is None or not self._asked():
            return ""
        answered, fault = self._stuck
        return fault if answered == self._game.position.answered else ""

    def try_again(self) -> None:
        """Ask the unanswered question again."""
        if self.stuck:
            self._stuck = None
            self.stuck_changed.emit()
            self._ask()

    def ask_soon(self) -> None:
        """Ask the computer player, if it is one's turn, after the screen has been updated."""
        if self._asked():
            QTimer.singleShot(0, self, self._ask)

    def _ask(self) -> None:
        question = self._game.question
        answered = self._game.position.answered
        if question is None or self.opponent is None or not self._asked() or self.stuck:
            return
        if answered != self._thinks_about:
            self._thinks_about = answered
            self.thinking.emit(True)
            system, asked = self._game.set_up.system, computer_in(self._kinds[question.seat])
            seen = self._game.rules.observe(self._game.position, question.seat)
            self.opponent.ask(seen, question, nearest(system, asked))

    def stop(self) -> None:
        """Drop the pending question."""
        self._kept, self._stuck, self._thinks_about = None, None, -1
        if self.opponent is not None:
            self.opponent.forget()
            self.thinking.emit(False)

    def close(self) -> None:
        """End the computer player's process."""
        if self.opponent is not None:
            self.opponent.close()

    def _has_failed(self, fault: str) -> None:
        self._thinks_about = -1
        self._stuck = (self._game.position.answered, fault)
        self.thinking.emit(False)
        self.stuck_changed.emit()

    def _has_answered(self, answered: int, choice: Choice, remark: Remark) -> None:
        if not self._asked() or answered != self._game.position.answered:
            return  # the question was undone meanwhile
        if self._held:
            self._kept = (answered, choice, remark)
            return
        self._thinks_about = -1
        self.thinking.emit(False)
        self.answered.emit(choice, remark)
