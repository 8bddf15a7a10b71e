"""Taking a choice back in a practice game, and making it again: over the computer players' answers to a person's."""

from __future__ import annotations

from collections.abc import Callable

from ddtable.engine.game import Game


class TakesBack:
    """To be inherited before the controller's class."""

    game: Game
    kinds: tuple[str, ...]
    practice: bool
    read_only: bool

    def _stop_thinking(self) -> None:
        raise NotImplementedError

    def _refresh(self) -> None:
        raise NotImplementedError

    def _guarded(self, act: Callable[[], None]) -> bool:
        raise NotImplementedError

    def can_undo(self) -> bool:
        """Tell whether a person's choice can be taken back: in practice games."""
        return self.practice and not self.read_only and any(self._is_person(entry.seat) for entry in self.game.choices)

    def can_redo(self) -> bool:
        """Tell whether an undone choice can be brought again."""
        return self.practice and not self.read_only and self.game.can_redo()

    def undo(self) -> None:
        """Go back to the last question that a person answered."""
        if self.can_undo():
            self._stop_thinking()
            self._guarded(self._undo_to_person)

    def redo(self) -> None:
        """Go forward again to the next question for a person."""
        if self.can_redo():
            self._stop_thinking()
            self._guarded(self._redo_to_person)

    def _undo_to_person(self) -> None:
        while self.game.undo():
            if self._asks_a_person():
                break
        self._refresh()

    def _redo_to_person(self) -> None:
        while self.game.redo():
            if self.game.question is None or self._asks_a_person():
                break
        self._refresh()

    def _asks_a_person(self) -> bool:
        return self.game.question is not None and self._is_person(self.game.question.seat)

    def _is_person(self, seat: int) -> bool:
        return 0 <= seat < len(self.kinds) and self.kinds[seat] == "person"
