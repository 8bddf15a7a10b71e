"""A seat of a campaign in the new game dialog: the classic card with forces of a campaign."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from ddtable.engine.system import system
from ddtable.forces.force import Force
from ddtable.rules.dragon_dice.editions import edition
from ui.games.dragon_dice.new_game.seat_form import SeatForm

GAME = "campaign"


class WarSeat(SeatForm):
    """The card of a seat. Its picture has rows for the armies and both pools."""

    system = GAME
    rows = edition(GAME, "all").sections

    def dealt(self, _species: Sequence[str] | None) -> Force:
        """Return a random force of the size, of two races, without dice whose faces are reconstructed."""
        return msgspec.convert(system(GAME).deal(self._health, self._random, {}), Force)

    def still_fits(self, _force: Force) -> bool:
        """Return True: no house option changes what a random force may have."""
        return True
