"""Looking back: the table shows an earlier moment, and no question is asked until it returns to the present."""

from __future__ import annotations

from collections.abc import Sequence

from ddtable.engine.game import Game
from ddtable.engine.kernel import Played


class LooksBack:
    """A mixin for the controller, before its class in the bases."""

    game: Game
    _moment: int | None

    def _refresh(self) -> None:
        raise NotImplementedError

    @property
    def moment(self) -> int | None:
        """The number of entries before the moment shown; None in the present."""
        return self._moment

    @property
    def history(self) -> Sequence[Played]:
        """The steps of the game up to the moment shown, the first one first."""
        return self.game.history if self._moment is None else self.game.history[: self._moment + 1]

    def look_at(self, moment: int | None) -> None:
        """Show the table after this number of entries; None: the present."""
        latest = len(self.game.history) - 1
        shown = None if moment is None else max(0, min(moment, latest))
        if shown != self._moment:
            self._moment = shown
            self._refresh()
