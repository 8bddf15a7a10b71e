"""Random completion of a force: to exactly its health, legally, and from owned dice."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Mapping, Sequence
from random import Random
from typing import Final

from msgspec.structs import replace

from ddtable.dice.catalogue import Catalogue
from ddtable.dice.playable import Allowed, dragons_1995, playable_species, playable_units, terrains_1995
from ddtable.dice.types import UnitType
from ddtable.forces.force import ArmyName, Force, ForceError
from ddtable.forces.making import Making, left_of, refuse_unknown
from ddtable.forces.sums import PER_DRAGON, dragon_slots_of, dragons_due, species_of
from ddtable.texts.trouble import trouble

ATTEMPTS: Final = 80  # with a limit on armies, the order of the dice and armies can lead to a dead end
TWO: Final = 2


def fill(
    catalogue: Catalogue,
    force: Force,
    health: int,
    random: Random,
    *,
    species: Sequence[str] = (),
    owned: Mapping[str, int] | None = None,
    allowed: Allowed = "all",
    half_cap: bool = False,
    per_dragon: int = PER_DRAGON,
) -> Force:
    """Return a force completed with random dice: units, dragons, terrains.

    New units are of `species`, by default of 2 of the `allowed` races. `owned` is the number of each die; a collection
    without any dragon, or any terrain, does not limit these. The same state of `random` gives the same force. Raises
    ForceError with a Trouble if it is not possible.
    """
    refuse_unknown(catalogue, force)
    folk, wanted = _folk(catalogue, force, random, species, allowed)
    units = playable_units(catalogue, folk, allowed)
    dragons = force.dragons + _dragons(catalogue, force, dragons_due(health, per_dragon), random, owned)
    home, frontier = _terrains(catalogue, force, random, owned)
    for attempt in range(ATTEMPTS):
        begun = Making(catalogue, force, health, units, owned, half_cap)
        if attempt:
            wanted = _plentiful(begun, random)
        if (made := _drawn(begun, wanted, random, horde_last=attempt > 0)) is not None:
            armies = {name: tuple(held) for name, held in made.armies.items()}
            return replace(force, **armies, dragons=dragons, home_terrain=home, frontier=frontier)
    raise ForceError(trouble("fill-stuck", rest=begun.rest))


def _folk(
    catalogue: Catalogue, force: Force, random: Random, species: Sequence[str], allowed: Allowed
) -> tuple[list[str], list[str]]:
    """Return the races that units may have, and the preferred ones."""
    playable = [folk.id for folk in playable_species(catalogue, allowed) if catalogue.units_of(folk.id)]
    for folk in species:
        if folk not in playable:
            known = catalogue.species.get(folk)
            raise ForceError(trouble("fill-species", species=known.name if known is not None else folk))
    if species:
        return list(species), list(species)
    there = [folk for folk in species_of(catalogue, force.units) if folk in playable]
    others = [folk for folk in playable if folk not in there]
    return playable, there + random.sample(others, min(len(others), max(0, TWO - len(there))))


def _plentiful(making: Making, random: Random) -> list[str]:
    """Return 2 races, preferably with many dice: the horde alone may not hold all the others."""
    health = Counter[str]()
    for unit, left in making.stock.items():
        health[unit.species] += unit.health * left
    return random.choices(list(health), list(health.values()), k=TWO)


def _drawn(making: Making, wanted: Collection[str], random: Random, horde_last: bool) -> Making | None:
    """Add units until the force is full; None after a dead end, in which no die fits."""
    while making.rest:
        for army in making.lightest_first(horde_last):
            if choices := making.choices(army):
                making.add(army, _unit(making, army, choices, wanted, random))
                break
        else:
            return None
    return making


def _unit(making: Making, army: ArmyName, choices: list[UnitType], wanted: Collection[str], random: Random) -> UnitType:
    """Return one of the units, of a wanted race if possible; each size is equally likely.

    An empty army of one race starts with a race that is not yet in the force, so that all the wanted ones come in.
    """
    choices = [unit for unit in choices if unit.species in wanted] or choices
    if army != "horde" and not making.armies[army]:
        there = species_of(making.catalogue, [unit for units in making.armies.values() for unit in units])
        choices = [unit for unit in choices if unit.species not in there] or choices
        folk = random.choice(sorted({unit.species for unit in choices}))
        choices = [unit for unit in choices if unit.species == folk]
    size = random.choice(sorted({unit.health for unit in choices}))
    return random.choice([unit for unit in choices if unit.health == size])


def _dragons(
    catalogue: Catalogue, force: Force, due: int, random: Random, owned: Mapping[str, int] | None
) -> tuple[str, ...]:
    """Return the missing dragons of those that are due, each of a single element (SU1)."""
    missing = due - dragon_slots_of(catalogue, force.dragons)
    if missing < 0:
        raise ForceError(trouble("fill-dragons", over=-missing))
    left = left_of([dragon.id for dragon in dragons_1995(catalogue)], catalogue.dragons, force.dragons, owned)
    drawn = tuple(_draw(left, random) for _ in range(missing) if left)
    if len(drawn) < missing:
        raise ForceError(trouble("fill-few-dragons", missing=missing - len(drawn)))
    return drawn


def _terrains(catalogue: Catalogue, force: Force, random: Random, owned: Mapping[str, int] | None) -> tuple[str, str]:
    """Return home terrain and proposed frontier; missing ones are random (SU4)."""
    picked = [terrain for terrain in (force.home_terrain, force.frontier) if terrain]
    left = left_of([terrain.id for terrain in terrains_1995(catalogue)], catalogue.terrains, picked, owned)
    if len(picked) + sum(left.values()) < TWO:
        raise ForceError(trouble("fill-few-terrains", missing=TWO - len(picked) - sum(left.values())))
    return force.home_terrain or _draw(left, random), force.frontier or _draw(left, random)


def _draw(left: Counter[str], random: Random) -> str:
    """Remove a random die from those left."""
    die = random.choice(list(left))
    left[die] -= 1
    if not left[die]:
        del left[die]
    return die
