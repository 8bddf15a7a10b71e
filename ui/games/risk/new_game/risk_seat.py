"""A seat of Dragon Dice Risk in the new game dialog: the classic card with a recruiting pool and terrain dice."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from ddtable.engine.system import system
from ddtable.forces.force import Force
from ddtable.rules.dragon_dice.editions import edition
from ui.games.dragon_dice.new_game.seat_form import SeatForm

GAME = "risk"


class RiskSeat(SeatForm):
    """The card of a seat. Its picture has rows for the pool and the terrain dice."""

    system = GAME
    rows = edition(GAME, "all").sections
    dealt_note = "ui-risk-dealt-note"

    def dealt(self, _species: Sequence[str] | None) -> Force:
        """Return a random force of the size, of one or two races."""
        return msgspec.convert(system(GAME).deal(self._health, self._random, {}), Force)

    def still_fits(self, _force: Force) -> bool:
        """Return True: no house option changes what a random force may have."""
        return True
