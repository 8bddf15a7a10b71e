"""Automatic moves: those of computer players, and standing answers.

They wait while a change is still being shown, while an action cannot be saved, and after an undo until the person asked
has chosen.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal

from ddtable.engine.questions import Choice, Chosen, Question, Remark
from ui.session.answer.fighting_on import FOUGHT_ON

if TYPE_CHECKING:
    from ui.session.answer.fighting_on import FightingOn
    from ui.session.answer.standing import StandingAnswers
    from ui.session.computer_seats import ComputerSeats
    from ui.session.save_guard import SaveGuard
    from ui.session.table_state import TableState

Play = Callable[[Choice, Remark | None], bool]


class AutomaticMoves(QObject):
    """Asks the computer players and gives standing answers, as soon as they may be given.

    `stuck_changed`: a computer player cannot answer, or is asked again. `noticed` has a sentence about one.
    `paused`: the sentence that says why computer players wait until a person acts, instead of who is deciding.
    """

    stuck_changed = Signal()
    noticed = Signal(str)

    def __init__(
        self,
        state: TableState,
        guard: SaveGuard,
        computers: ComputerSeats,
        standing: StandingAnswers,
        fighting: FightingOn,
        play: Play,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._state, self._guard, self._play = state, guard, play
        self._computers, self._standing, self._fighting = computers, standing, fighting
        self._held = 0
        self._asks_again = False
        self.paused = ""
        computers.restarted.connect(self._on_restarted)
        computers.stuck_changed.connect(self._on_stuck)

    @property
    def held(self) -> bool:
        """True if automatic moves wait for `release`."""
        return self._held > 0

    def hold(self) -> None:
        """Block automatic moves until `release` is called as often as `hold`, because a change is still being shown."""
        self._held += 1
        self._computers.hold()

    def release(self) -> None:
        """Allow automatic moves again."""
        self._held -= 1
        if not self._held:
            self._computers.release()
            self.go_on_soon()

    def pause(self, why: str) -> None:
        """Block automatic moves until a person acts, for a reason in a sentence; "" allows them again."""
        self.paused = why
        (self.hold if why else self.release)()
        self.stuck_changed.emit()

    def ask_again(self, again: bool = True) -> None:
        """After an undo ask the person, also a question that a standing answer would answer."""
        self._asks_again = again
        if again:
            self._standing.stop()
            self._fighting.stop()

    def stop_thinking(self) -> None:
        """Drop the question that a computer player thinks about."""
        self._computers.stop()

    def go_on_soon(self) -> None:
        """Ask a computer player or give a standing answer, after the screen has been updated."""
        if self._guard.read_only or self._guard.disk_refuses:
            return
        self._computers.ask_soon()
        if self._standing_answer() is not None:
            QTimer.singleShot(0, self, self._answer_as_always)

    def unasked(self, question: Question) -> Choice | None:
        """Return the answer that a person gives without being asked: a standing or prepared one, or to fight on."""
        choice = self._as_always(question)
        return choice if choice is not None else self._fighting.answer(question)

    def _standing_answer(self) -> Choice | None:
        question, waits = self._state.question, self._held or self._asks_again or self._guard.disk_refuses
        if question is None or waits or not self._state.asks_person:
            return None
        return self.unasked(question)

    def _as_always(self, question: Question) -> Choice | None:
        choice = self._standing.answer(question)
        if isinstance(choice, Chosen):
            first = self._state.system.first_chosen(self._state.game.position, question)
            if {*choice.dice} != {*first}:
                return None  # it would use up what is better kept for its moment
        return choice

    def _answer_as_always(self) -> None:
        choice, question = self._standing_answer(), self._state.question
        if choice is not None and question is not None:
            remark = FOUGHT_ON if self._as_always(question) is None else self._standing.remark(question)
            self._standing.given(question)
            self._play(choice, remark)

    def _on_restarted(self, fault: str) -> None:
        question = self._state.game.question
        if question is None or fault == "start":  # no process was running
            return
        player = self._state.names[question.seat]
        self.noticed.emit(self._state.words.say("ui-stuck-restarted", player=player, fault=fault))

    def _on_stuck(self) -> None:
        self.stuck_changed.emit()
        question = self._state.game.question
        if question is not None and self._computers.stuck and self._state.moment is not None:
            player = self._state.names[question.seat]
            self.noticed.emit(self._state.words.say("ui-stuck", player=player))  # the card is hidden then
