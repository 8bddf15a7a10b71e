"""The computer player's worker: a process asked with bytes, which answers with a signal, restarted if it fails."""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace
from PySide6.QtCore import QObject, Signal

from ddtable.engine.questions import Question
from ddtable.engine.system import AnyPosition
from ddtable.opponents.players import RECRUIT, seconds_to_answer
from ddtable.opponents.seated import Computer
from ddtable.opponents.worker import Reply, request
from ddtable.processes import own_command
from ui.session.worker.patience import Patience
from ui.session.worker.process import Fault, WorkerProcess

TRIES = 2  # of one question, each in a process of its own


def command() -> tuple[str, list[str]]:
    """Return the program and arguments that start the worker."""
    program, *arguments = own_command("think")
    return program, arguments


class _Asked(Struct, frozen=True):
    """The pending question: the frame to send, the number of choices so far, the question, the seconds, the tries."""

    frame: bytes
    answered: int
    question: Question
    seconds: float
    tries: int = 1


class Opponent(QObject):
    """Thinks in a process of its own, so that the window never waits for it.

    `answered` has a legal answer to the last question. If the process ends, gives an invalid answer or does not answer
    in time, it is killed, and a new process gets the question: `restarted` has the reason. If that fails too, `failed`
    has the reason, and the question is dropped.
    """

    answered = Signal(int, object, object)
    restarted = Signal(str)
    failed = Signal(str)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._asked: _Asked | None = None
        self._closed = False
        self._stale = 0
        self._patience = Patience(self)
        self._patience.out.connect(self._late)
        self.worker: WorkerProcess | None = self._start()

    def _start(self) -> WorkerProcess:
        program, arguments = command()
        self._stale = 0
        worker = WorkerProcess(program, arguments, self)
        worker.replied.connect(self._replied)
        worker.broke.connect(self._broke)
        return worker

    def ask(self, position: AnyPosition, question: Question, player: Computer = RECRUIT) -> None:
        """Ask a computer player about a position, as the asked seat may see it. After `close` this does nothing."""
        if self._closed:
            return
        self.forget()
        seconds = seconds_to_answer(position.system, player)
        self._send(_Asked(request(position, player), position.answered, question, seconds))

    def _send(self, asked: _Asked) -> None:
        self._asked = asked
        if self.worker is None:
            self.worker = self._start()
        self.worker.send(asked.frame)
        self._patience.begin(asked.seconds)

    def forget(self) -> None:
        """Ignore the answer when it comes. Its number does not identify it: another choice may have the same number."""
        if self._asked is not None:
            self._stale += 1
        self._asked = None
        self._patience.stop()

    def close(self) -> None:
        """End the process. No question is asked after this."""
        if self._closed:
            return
        self._closed = True
        self.forget()
        for worker in self.findChildren(WorkerProcess):  # also one that was killed and is still ending
            worker.close()

    def _replied(self, reply: Reply) -> None:
        if self._stale:
            self._stale -= 1
            return
        asked = self._asked
        if asked is None or reply.answered != asked.answered or asked.question.refusal(reply.choice) is not None:
            self._broke("garbled")
            return
        self._asked = None
        self._patience.stop()
        self.answered.emit(reply.answered, reply.choice, reply.remark)

    def _late(self) -> None:
        self._broke("silent")

    def _broke(self, fault: Fault) -> None:
        """Discard the process. If a question is pending, ask a new process, or give up after the last try."""
        if self.worker is not None:
            self.worker.discard()
            self.worker = None
        asked, self._asked = self._asked, None
        self._patience.stop()
        if asked is None or self._closed:
            return
        if asked.tries < TRIES:
            self._send(replace(asked, tries=asked.tries + 1))
            self.restarted.emit(fault)
        else:
            self.failed.emit(fault)
