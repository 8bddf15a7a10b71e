"""Undo and redo: unlimited in practice games, otherwise limited or by agreement.

In a practice game, Undo goes back over the computer players' answers to the last question that a person answered. In a
normal game, a person can undo their own last choice until dice are rolled or another player has chosen. More is
possible only if every player at the table is a person: the person asked now wants the undo, and all others must agree,
including the player whose choice it was. If no person is asked, all must agree.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from ddtable.engine.game import Entry, Game
from ui.session.answer.standing import UNASKED

CHOICE = "choice"
NOBODY = -1


class TakesBack:
    """A mixin for the controller, before its class in the bases."""

    game: Game
    kinds: tuple[str, ...]
    practice: bool
    read_only: bool
    wants_undo: Any
    _moment: int | None
    _asks_again: bool

    @property
    def asks_person(self) -> bool:
        """True if a person at this screen is asked."""
        raise NotImplementedError

    def _stop_thinking(self) -> None:
        raise NotImplementedError

    def _refresh(self) -> None:
        raise NotImplementedError

    def _guarded(self, act: Callable[[], None], again: Callable[[], object] | None = None) -> bool:
        raise NotImplementedError

    def _hand(self) -> int:
        raise NotImplementedError

    def can_undo(self) -> bool:
        """Return True if a person's choice can be undone, if necessary by agreement."""
        return not self.why_no_undo()

    def why_no_undo(self) -> str:
        """Return the key of the reason why Undo is not possible, or ""."""
        if self.read_only:
            return "read-only"
        if "person" not in self.kinds:
            return "nobody"
        if not any(self._is_persons(entry) for entry in self.game.choices):
            return "nothing"
        if self.practice or self.undo_is_free() or all(kind == "person" for kind in self.kinds):
            return ""
        return "computer"

    def undo_is_free(self) -> bool:
        """Return True if the last entry is a person's own choice without a roll after it."""
        last = self.game.choices[-1] if self.game.choices else None
        return last is not None and last.kind == CHOICE and self._is_persons(last) and not last.faces

    def can_redo(self) -> bool:
        """Return True if an undone entry can be redone."""
        return not self.read_only and self.game.redoable is not None

    def undo(self, agreed: bool = False) -> None:
        """Return to the last question that a person answered; ask for agreement if it is needed."""
        if not self.can_undo():
            return
        if self.practice or agreed or self.undo_is_free():
            by = self._asking() if agreed else NOBODY
            self._stop_thinking()
            self._moment = None
            self._guarded(self._undo_to_person if self.practice else partial(self._undo_one, by))
        else:
            asking = self._asking()
            self.wants_undo.emit(tuple(seat for seat in range(len(self.kinds)) if seat != asking))

    def redo(self) -> None:
        """Redo up to the next question for a person."""
        if self.can_redo():
            self._stop_thinking()
            self._moment = None
            self._guarded(self._redo_to_person)

    def _asking(self) -> int:
        """Return the seat that wants an undo: the person asked now, or NOBODY if that is unclear."""
        question = self.game.question
        return question.seat if question is not None and self.asks_person else NOBODY

    def _undo_one(self, by: int) -> None:
        self.game.undo(by if by != NOBODY else self.game.choices[-1].seat)
        self._asks_again = True
        self._refresh()

    def _undo_to_person(self) -> None:
        hand = self._hand()
        while self.game.choices:
            undone = self.game.choices[-1]
            self.game.undo(hand)
            if self._is_persons(undone) and undone.remark not in UNASKED:
                break
        self._asks_again = True
        self._refresh()

    def _redo_to_person(self) -> None:
        hand = self._hand()
        while self.game.redo(hand):
            question, following = self.game.question, self.game.redoable
            asked = question is None or self._is_person(question.seat)
            if asked and (following is None or following.remark not in UNASKED):
                break
        self._asks_again = True
        self._refresh()

    def _is_persons(self, entry: Entry) -> bool:
        return self._is_person(entry.seat)

    def _is_person(self, seat: int) -> bool:
        return 0 <= seat < len(self.kinds) and self.kinds[seat] == "person"
