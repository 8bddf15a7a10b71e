"""A force: the dice that one player brings."""

from __future__ import annotations

from collections import Counter
from typing import Final, Literal, TypeAlias

import msgspec

from ddtable.dice.catalogue import catalogue
from ddtable.forces.sums import dragon_slots_of, health_of, species_of

ArmyName: TypeAlias = Literal["home", "campaign", "horde"]

ARMY_NAMES: Final[tuple[ArmyName, ...]] = ("home", "campaign", "horde")


class ForceError(ValueError):
    """Raised for a force that cannot be read or dealt; the text is one sentence."""


class Force(msgspec.Struct, frozen=True):
    """The units in 3 armies (SU2), the dragons (SU1) and the 2 picks of terrain (SU4), all as die type ids.

    Each copy of a die has an entry. The sums look the dice up in the catalogue and raise CatalogueError for an unknown
    id.
    """

    id: str
    name: str
    home: tuple[str, ...]
    campaign: tuple[str, ...]
    horde: tuple[str, ...]
    dragons: tuple[str, ...]
    home_terrain: str
    frontier: str
    note: str = ""

    @property
    def units(self) -> tuple[str, ...]:
        """All units: home army, campaign army, horde."""
        return self.home + self.campaign + self.horde

    @property
    def counts(self) -> dict[str, int]:
        """The number of each unit die in the force."""
        return dict(Counter(self.units))

    @property
    def health(self) -> int:
        """The health of all units; dragons do not count (SU1)."""
        return health_of(catalogue(), self.units)

    @property
    def species(self) -> tuple[str, ...]:
        """The races of the units, the one with the most health first."""
        return species_of(catalogue(), self.units)

    @property
    def dragon_slots(self) -> int:
        """The number of dragons that the dragon dice count as."""
        return dragon_slots_of(catalogue(), self.dragons)

    def army(self, name: ArmyName) -> tuple[str, ...]:
        """Return the units of one army."""
        return {"home": self.home, "campaign": self.campaign, "horde": self.horde}[name]

    def army_health(self, name: ArmyName) -> int:
        """Return the health of one army."""
        return health_of(catalogue(), self.army(name))

    def army_species(self, name: ArmyName) -> tuple[str, ...]:
        """Return the races in one army, the one with the most health first."""
        return species_of(catalogue(), self.army(name))
