"""An army of Battle Dice: how many dice of each class, and the type of its monsters."""

from __future__ import annotations

from msgspec import Struct

MOST_DICE = 60
"""The most dice of one army: many more than in any game, and as many as fit on the screen."""


class BattleArmy(Struct, frozen=True, forbid_unknown_fields=True):
    """The number of dice of each class, and the type of the monsters, which a Summon needs too (BD1.3)."""

    id: str
    name: str
    monster: str = "dragon"
    general: int = 0
    infantry: int = 0
    archer: int = 0
    cavalry: int = 0
    mage: int = 0
    monsters: int = 0
    note: str = ""

    @property
    def size(self) -> int:
        """The number of dice, which must be the same for both sides (BD1.3)."""
        return self.general + self.infantry + self.archer + self.cavalry + self.mage + self.monsters

    def kinds(self) -> tuple[str, ...]:
        """Return its dice by kind, in the order of an army list."""
        counts = (
            ("general", self.general),
            ("infantry", self.infantry),
            ("archer", self.archer),
            ("cavalry", self.cavalry),
            ("mage", self.mage),
            (self.monster, self.monsters),
        )
        return tuple(kind for kind, count in counts for _ in range(count))
