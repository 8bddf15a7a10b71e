"""A seat of a campaign in the new game dialog: the classic card with forces of a campaign."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from ddtable.dice.campaigns import is_known
from ddtable.dice.catalogue import published
from ddtable.engine.system import system
from ddtable.forces.force import Force
from ddtable.rules.dragon_dice.editions import edition
from ui.games.dragon_dice.new_game.seat_form import SeatForm

GAME = "campaign"


class WarSeat(SeatForm):
    """The card of a seat. Its picture has rows for the armies and both pools."""

    system = GAME
    rows = edition(GAME, "all").sections

    reconstructed = True
    """True if dice with reconstructed faces may play (Q110)."""

    def dealt(self, _species: Sequence[str] | None) -> Force:
        """Return a random force of the size, of two races, with the dice that may play."""
        options = {} if self.reconstructed else {"known_faces": True}
        return msgspec.convert(system(GAME).deal(self._health, self._random, options), Force)

    def still_fits(self, force: Force) -> bool:
        """Return True if a random force has no dice with reconstructed faces, or if they may play."""
        return self.reconstructed or all(is_known(published(), die) for die in force.dice)
