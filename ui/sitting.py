"""Who sits at the screen: the person whose secrets it may show, and the curtain before it changes hands."""

from __future__ import annotations

from ddtable.engine.game import Game
from ddtable.engine.questions import Faces, Question

NOBODY = -1


class Sitting:
    """To be inherited before the controller's class. `curtain`: what is secret is asked behind one."""

    game: Game
    kinds: tuple[str, ...]
    read_only: bool
    curtain: bool
    _moment: int | None
    _sitter: int

    def _refresh(self) -> None:
        raise NotImplementedError

    def persons(self) -> tuple[int, ...]:
        """Return the seats of the persons at this screen."""
        return tuple(seat for seat, kind in enumerate(self.kinds) if kind == "person")

    @property
    def behind_curtain(self) -> int:
        """The seat for whose eyes alone the next question is, while the curtain hangs before it; else nobody (-1)."""
        question = self.game.question
        if question is None or not self.curtain or self.read_only or self._moment is not None:
            return NOBODY
        secret = question.sealed and self.kinds[question.seat] == "person" and len(self.persons()) > 1
        return question.seat if secret and question.seat != self._sitter else NOBODY

    def sit_down(self, seat: int) -> None:
        """Draw the curtain: `seat` alone is at the screen."""
        if seat == self.behind_curtain:
            self._sitter = seat
            self._refresh()

    def _rise(self) -> None:
        """Forget who sat there once another seat is asked: what is taken back then hangs behind the curtain again."""
        question = self.game.question
        if question is None or not question.sealed or question.seat != self._sitter:
            self._sitter = NOBODY

    def _asks_here(self, question: Question | None) -> bool:
        """Tell whether a person at this screen answers: his own questions, and what real dice show for everybody."""
        if question is None or self.read_only or self.behind_curtain != NOBODY:
            return False
        return self.kinds[question.seat] == "person" or (isinstance(question.shape, Faces) and bool(self.persons()))

    def _eye(self, question: Question | None) -> int:
        """Return the seat whose secrets the screen may show: the person asked, else the only person."""
        if question is not None and self._asks_here(question) and self.kinds[question.seat] == "person":
            return question.seat
        persons = self.persons()
        return persons[0] if len(persons) == 1 else NOBODY

    def open_seats(self) -> tuple[int, ...]:
        """Return the seats whose forces the screen may show: all of them once the armies are revealed."""
        if self.game.position.board.revealed:
            return tuple(range(len(self.kinds)))
        eye = self._eye(self.game.question if self._moment is None else None)
        return (eye,) if eye != NOBODY else ()
