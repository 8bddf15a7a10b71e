"""A force: the dice that one player brings."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Annotated, Final, Literal, TypeAlias

import msgspec
from msgspec import UNSET, Meta, UnsetType

from ddtable.dice.catalogue import catalogue
from ddtable.forces.sums import dragon_slots_of, health_of, species_of

ArmyName: TypeAlias = Literal["home", "campaign", "horde"]

ARMY_NAMES: Final[tuple[ArmyName, ...]] = ("home", "campaign", "horde")
PICKS: Final = ("home_terrain", "frontier")
WRITTEN: Final = (*ARMY_NAMES, "dragons", *PICKS)
"""The sections with a field of their own: those of 1995. All others are in `sections`."""

MORE_ID: Final = r"^[a-z][a-z0-9_]{0,39}$"
MOST_SECTIONS: Final = 20
More: TypeAlias = Annotated[
    dict[Annotated[str, Meta(pattern=MORE_ID)], tuple[str, ...]], Meta(min_length=1, max_length=MOST_SECTIONS)
]


class ForceError(ValueError):
    """Raised for a force that cannot be read or dealt; the text is one sentence."""


class Force(msgspec.Struct, frozen=True):
    """The units in 3 armies (SU2), the dragons (SU1) and the 2 picks of terrain (SU4), all as die type ids.

    Each copy of a die has an entry. `sections`: the dice of sections that only other editions have, by name; left out
    if there are none. The sums look the dice up in the catalogue and raise CatalogueError for an unknown id.
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
    sections: More | UnsetType = UNSET

    def __post_init__(self) -> None:
        """Raise ValueError if `sections` has one that is a field: its dice would be in two places."""
        if double := [name for name in self.more if name in WRITTEN]:
            raise ValueError(f"the section {double[0]} is a field of its own")

    @property
    def more(self) -> dict[str, tuple[str, ...]]:
        """The dice of the sections that 1995 does not have, by name."""
        return {} if isinstance(self.sections, UnsetType) else self.sections

    def dice_in(self, section: str) -> tuple[str, ...]:
        """Return the dice of a section; () for one that the force does not have."""
        if section in PICKS:
            picked: str = getattr(self, section)
            return (picked,) if picked else ()
        found: tuple[str, ...] = getattr(self, section) if section in WRITTEN else self.more.get(section, ())
        return found

    @property
    def dice(self) -> tuple[str, ...]:
        """All dice of all sections."""
        return tuple(die for section in (*WRITTEN, *self.more) for die in self.dice_in(section))

    @property
    def units(self) -> tuple[str, ...]:
        """All units: home army, campaign army, horde, then those of other sections."""
        return self.home + self.campaign + self.horde + self._units_of_more()

    def _units_of_more(self) -> tuple[str, ...]:
        if not self.more:
            return ()
        known = {*catalogue().army_units, *catalogue().own_units}
        return tuple(die for dice in self.more.values() for die in dice if die in known)

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


def with_dice(force: Force, section: str, dice: Sequence[str]) -> Force:
    """Return a force with exactly these dice in a section; a pick of 1995 holds the last of several."""
    if section in PICKS:
        return msgspec.structs.replace(force, **{section: dice[-1] if dice else ""})
    if section in WRITTEN:
        return msgspec.structs.replace(force, **{section: tuple(dice)})
    more = {**force.more, section: tuple(dice)}
    left = {name: held for name, held in more.items() if held}
    return msgspec.structs.replace(force, sections=left or UNSET)


def same_force(one: Force, other: Force) -> bool:
    """Return True if two forces have the same name, and the same dice in the same armies."""
    return _dice(one) == _dice(other)


def _dice(force: Force) -> tuple[object, ...]:
    return (force.name, *((name, tuple(sorted(force.dice_in(name)))) for name in (*WRITTEN, *sorted(force.more))))
