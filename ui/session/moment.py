"""Looking back: the table shows an earlier moment, and no question is asked until it returns to the present."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QObject, Signal

from ddtable.engine.game import Game
from ddtable.engine.kernel import Played
from ddtable.engine.questions import Question


class Moment(QObject):
    """The moment that the table shows. `moved`: it is another one now."""

    moved = Signal()

    def __init__(self, game: Game, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._game = game
        self._number: int | None = None

    @property
    def number(self) -> int | None:
        """The number of entries before the moment shown; None in the present."""
        return self._number

    @property
    def history(self) -> Sequence[Played]:
        """The steps of the game up to the moment shown, the first one first."""
        return self._game.history if self._number is None else self._game.history[: self._number + 1]

    @property
    def question(self) -> Question | None:
        """The question on the table; None after the end of the game, and while an earlier moment is shown."""
        return self._game.question if self._number is None else None

    def look_at(self, moment: int | None) -> None:
        """Show the table after this number of entries; None: the present."""
        latest = len(self._game.history) - 1
        shown = None if moment is None else max(0, min(moment, latest))
        if shown != self._number:
            self._number = shown
            self.moved.emit()

    def return_to_present(self) -> None:
        """Show the present from the next change on: an action of a player is about to make it."""
        self._number = None
