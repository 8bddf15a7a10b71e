"""Undo and redo: unlimited in practice games, otherwise limited or by agreement.

In a practice game, Undo goes back over the computer players' answers to the last question that a person answered. In a
normal game, a person can undo their own last choice, with the answers that followed from it, until dice are rolled or
another player has chosen. More is
possible only if every player at the table is a person: the person asked now wants the undo, and all others must agree,
including the player whose choice it was. If no person is asked, all must agree.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from ddtable.engine.game import Entry, Game
from ui.session.answer.fighting_on import FOUGHT_ON
from ui.session.answer.standing import INTENDED, STANDING

if TYPE_CHECKING:
    from ui.session.save_guard import SaveGuard
    from ui.session.seats import Seats

CHOICE = "choice"
UNASKED = (STANDING, INTENDED, FOUGHT_ON)
NOBODY = -1


class UndoPolicy(QObject):
    """The choices that a player may undo and redo. `wanted`: an undo needs the agreement of these seats.

    `step` takes an action that changes the game and carries it out: on disk first, then on the table.
    """

    wanted = Signal(object)

    def __init__(
        self,
        game: Game,
        seats: Seats,
        guard: SaveGuard,
        step: Callable[[Callable[[], object]], bool],
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._game, self._seats, self._guard, self._step = game, seats, guard, step

    def can_undo(self) -> bool:
        """Return True if a person's choice can be undone, if necessary by agreement."""
        return not self.why_no_undo()

    def why_no_undo(self) -> str:
        """Return the key of the reason why Undo is not possible, or ""."""
        if self._guard.read_only:
            return "read-only"
        if "person" not in self._seats.kinds:
            return "nobody"
        if not any(self._is_persons(entry) for entry in self._game.choices):
            return "nothing"
        if self._guard.practice or self.undo_is_free() or all(kind == "person" for kind in self._seats.kinds):
            return ""
        return "computer"

    def undo_is_free(self) -> bool:
        """Return True if the last entry is a person's own choice without a roll after it."""
        last = self._game.choices[-1] if self._game.choices else None
        return last is not None and last.kind == CHOICE and self._is_persons(last) and not last.faces

    def can_redo(self) -> bool:
        """Return True if an undone entry can be redone."""
        return not self._guard.read_only and self._game.redoable is not None

    def undo(self, agreed: bool = False) -> None:
        """Return to the last question that a person answered; ask for agreement if it is needed."""
        if not self.can_undo():
            return
        if self._guard.practice or agreed or self.undo_is_free():
            by = self._asking() if agreed else NOBODY
            self._step(self._undo_to_person if self._guard.practice else partial(self._undo_one, by))
        else:
            asking = self._asking()
            self.wanted.emit(tuple(seat for seat in range(len(self._seats.kinds)) if seat != asking))

    def back_to(self, choices: int) -> None:
        """Return to the question after so many choices, in a practice game."""
        if self._guard.practice and self.can_undo():
            self._step(partial(self._undo_until, choices))

    def redo(self) -> None:
        """Redo up to the next question for a person."""
        if self.can_redo():
            self._step(self._redo_to_person)

    def _asking(self) -> int:
        """Return the seat that wants an undo: the person asked now, or NOBODY if that is unclear."""
        question = self._game.question
        return question.seat if question is not None and self._seats.asks_person else NOBODY

    def _undo_one(self, by: int) -> None:
        """Undo the last choice; a free undo takes the answers back together with the choice that meant them."""
        free = self.undo_is_free()
        undone = self._game.choices[-1]
        self._game.undo(by if by != NOBODY else undone.seat)
        if free and undone.remark == INTENDED and self.undo_is_free():
            self._undo_one(by)

    def _undo_to_person(self) -> None:
        hand = self._seats.acting
        while self._game.choices:
            undone = self._game.choices[-1]
            self._game.undo(hand)
            if self._is_persons(undone) and undone.remark not in UNASKED:
                break

    def _undo_until(self, choices: int) -> None:
        hand = self._seats.acting
        while len(self._game.choices) > choices:
            self._game.undo(hand)

    def _redo_to_person(self) -> None:
        hand = self._seats.acting
        while self._game.redo(hand):
            question, following = self._game.question, self._game.redoable
            asked = question is None or self._seats.is_person(question.seat)
            if asked and (following is None or following.remark not in UNASKED):
                break

    def _is_persons(self, entry: Entry) -> bool:
        return self._seats.is_person(entry.seat)
