"""Looking back: the table shows an earlier moment of the game, and nothing is asked until it is left again."""

from __future__ import annotations

from collections.abc import Sequence

from ddtable.engine.game import Game
from ddtable.engine.kernel import Played


class LooksBack:
    """To be inherited before the controller's class."""

    game: Game
    _moment: int | None

    def _refresh(self) -> None:
        raise NotImplementedError

    @property
    def moment(self) -> int | None:
        """The number of deeds that had been done at the moment looked at; None while the table shows the present."""
        return self._moment

    @property
    def history(self) -> Sequence[Played]:
        """Every step of the game up to what the table shows, the beginning first."""
        return self.game.history if self._moment is None else self.game.history[: self._moment + 1]

    def look_at(self, moment: int | None) -> None:
        """Show the table as it was after so many deeds; None: as it is."""
        latest = len(self.game.history) - 1
        shown = None if moment is None else max(0, min(moment, latest))
        if shown != self._moment:
            self._moment = shown
            self._refresh()
