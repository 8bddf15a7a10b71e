"""Random forces, for a quick game and for the games of tests."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from ddtable.dice.catalogue import Catalogue
from ddtable.dice.playable import Allowed, dragons_1995, playable_species, playable_units, terrains_1995
from ddtable.dice.types import UnitType
from ddtable.forces.force import Force, ForceError
from ddtable.forces.sums import PER_DRAGON, dragons_due


def deal_force(
    catalogue: Catalogue,
    health: int,
    random: Random,
    species: Sequence[str] | None = None,
    allowed: Allowed = "starters",
    per_dragon: int = PER_DRAGON,
) -> Force:
    """Return a random force of exactly this health with no army over half (SU1, SU2, Q1).

    Home and campaign army are each of one of `species` (by default all that are `allowed`), the horde of these two.
    `per_dragon`: the health for each dragon after the first. The same state of `random` gives the same force. Raises
    ForceError below 3 health, the least for 3 armies, and for a race without playable dice.
    """
    if health < 3:
        raise ForceError(f"three armies need at least 3 health and {health} is asked for.")
    folk = _folk(catalogue, species, allowed)
    home_folk, campaign_folk = random.choice(folk), random.choice(folk)
    home, campaign, horde = _split(health, random)
    names = dict.fromkeys(catalogue.species[owner].name for owner in (home_folk, campaign_folk))
    terrains = [terrain.id for terrain in terrains_1995(catalogue)]
    dragons = [dragon.id for dragon in dragons_1995(catalogue)]
    return Force(
        id=f"dealt_{random.getrandbits(32):08x}",
        name=" + ".join(names),
        home=deal_units(playable_units(catalogue, [home_folk], allowed), home, random),
        campaign=deal_units(playable_units(catalogue, [campaign_folk], allowed), campaign, random),
        horde=deal_units(playable_units(catalogue, [home_folk, campaign_folk], allowed), horde, random),
        dragons=tuple(random.choice(dragons) for _ in range(dragons_due(health, per_dragon))),
        home_terrain=random.choice(terrains),
        frontier=random.choice(terrains),
    )


def _folk(catalogue: Catalogue, species: Sequence[str] | None, allowed: Allowed) -> tuple[str, ...]:
    playable = tuple(folk.id for folk in playable_species(catalogue, allowed))
    if species is None:
        return playable
    if not species:
        raise ForceError("a force is dealt from at least one species.")
    for name in species:
        if name not in playable:
            raise ForceError(f"no playable dice belong to a species called {name!r}.")
    return tuple(species)


def _split(health: int, random: Random) -> tuple[int, int, int]:
    """Return the health of 3 armies, each at least a fifth (and 1) and at most half of the total."""
    least, most = max(1, health // 5), health // 2
    home = random.randint(max(least, health - 2 * most), min(most, health - 2 * least))
    campaign = random.randint(max(least, health - home - most), min(most, health - home - least))
    return home, campaign, health - home - campaign


def deal_units(dice: Sequence[UnitType], health: int, random: Random) -> tuple[str, ...]:
    """Return units of exactly this health, the largest first; each size that fits is equally likely."""
    drawn: list[UnitType] = []
    by_size: dict[int, list[UnitType]] = {}
    for die in dice:
        by_size.setdefault(die.health, []).append(die)
    largest = max(by_size)
    while health:
        size = random.randint(1, min(largest, health))
        drawn.append(random.choice(by_size.get(size, ())))
        health -= size
    return tuple(die.id for die in sorted(drawn, key=lambda die: (-die.health, die.id)))
