"""A seat of Dragon Dice Risk in the new game dialog: the classic card with a recruiting pool and terrain dice."""

from __future__ import annotations

from collections.abc import Sequence

from ddtable.forces.force import Force
from ddtable.rules.dragon_dice.editions import edition
from ddtable.rules.risk.forces import covers, deal
from ddtable.rules.risk.table import WORLD_TERRITORIES
from ui.games.dragon_dice.new_game.seat_form import SeatForm

GAME = "risk"


class RiskSeat(SeatForm):
    """The card of a seat. Its picture has rows for the pool and the terrain dice."""

    system = GAME
    rows = edition(GAME, "all").sections
    dealt_note = "ui-risk-dealt-note"

    territories = WORLD_TERRITORIES
    """The number of territories of the chosen map."""

    def play_on(self, territories: int) -> None:
        """Play on a map with so many territories; a random force that cannot cover its land there is dealt again."""
        self.territories = territories
        if self.force is self._dealt and not self.still_fits(self.force):
            self.deal()

    def dealt(self, _species: Sequence[str] | None) -> Force:
        """Return a random force of the size, of one or two races."""
        return deal(self._health, self._random, self.territories)

    def still_fits(self, force: Force) -> bool:
        """Return True if a random force can cover its land on the map (Q141); no house option changes it."""
        return covers(force, self._health, self.territories)
