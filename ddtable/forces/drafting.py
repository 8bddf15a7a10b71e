"""Drafting a force: packs of 5 dice, of which one is kept, until the force is full.

A draft is pure: its packs come from its seed, and the same picks give the same packs. Every pack keeps the force legal:
exactly its health, at least 3 units of which 2 share a race each (SU2: two armies of one race), no unit above half of
it (Q1), as many dragons as its health brings (SU1), and a home terrain and a proposal for the frontier (SU4).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import product
from random import Random
from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from ddtable.dice.catalogue import Catalogue
from ddtable.dice.playable import Allowed, dragons_1995, playable_units, terrains_1995
from ddtable.dice.types import UnitType
from ddtable.forces.force import Force, ForceError
from ddtable.forces.sums import PER_DRAGON, dragons_due, health_of, species_of

PACK = 5
LEAST_UNITS = 3

PackKind = Literal["unit", "dragon", "home_terrain", "frontier"]


class Pack(Struct, frozen=True):
    """Dice of which one is kept: their kind, and their type ids, all different."""

    kind: PackKind
    dice: tuple[str, ...]


class Draft(Struct, frozen=True):
    """The state of a draft: the health, the seed of its packs, the dice kept, and the allowed races."""

    health: int
    seed: int
    units: tuple[str, ...] = ()
    dragons: tuple[str, ...] = ()
    terrains: tuple[str, ...] = ()
    allowed: Allowed = "starters"
    per_dragon: int = PER_DRAGON


def begin(health: int, seed: int, allowed: Allowed = "starters", per_dragon: int = PER_DRAGON) -> Draft:
    """Return a draft of a force of this health. Raises ForceError below 3, the least for three armies."""
    if health < LEAST_UNITS:
        raise ForceError(f"three armies need at least {LEAST_UNITS} health and {health} is asked for.")
    return Draft(health, seed, allowed=allowed, per_dragon=per_dragon)


def left(catalogue: Catalogue, draft: Draft) -> int:
    """Return the health that is still missing."""
    return draft.health - health_of(catalogue, draft.units)


def pack(catalogue: Catalogue, draft: Draft) -> Pack | None:
    """Return the next pack; None if the force is full."""
    number = len(draft.units) + len(draft.dragons) + len(draft.terrains)
    random = Random(f"{draft.seed}/{number}")
    if left(catalogue, draft):
        return Pack("unit", _units(catalogue, draft, random))
    if len(draft.dragons) < dragons_due(draft.health, draft.per_dragon):
        dragons = [dragon.id for dragon in dragons_1995(catalogue)]
        return Pack("dragon", tuple(sorted(random.sample(dragons, PACK))))
    terrains = [terrain.id for terrain in terrains_1995(catalogue)]
    if len(draft.terrains) < 2:
        kind: PackKind = "frontier" if draft.terrains else "home_terrain"
        return Pack(kind, tuple(sorted(random.sample(terrains, PACK))))
    return None


def pick(catalogue: Catalogue, draft: Draft, die: str) -> Draft:
    """Return the draft with a die of the pack. Raises ForceError if it is not in the pack."""
    offered = pack(catalogue, draft)
    if offered is None or die not in offered.dice:
        raise ForceError(f"{die!r} is not in the pack.")
    if offered.kind == "unit":
        return replace(draft, units=(*draft.units, die))
    if offered.kind == "dragon":
        return replace(draft, dragons=(*draft.dragons, die))
    return replace(draft, terrains=(*draft.terrains, die))


def _units(catalogue: Catalogue, draft: Draft, random: Random) -> tuple[str, ...]:
    """Return 5 different units that may all be kept, of several races and sizes if possible."""
    fitting = [unit for unit in playable_units(catalogue, None, draft.allowed) if _fits(catalogue, draft, unit)]
    drawn: list[UnitType] = []
    while len(drawn) < min(PACK, len(fitting)):
        size = random.choice(sorted({unit.health for unit in fitting}))
        same = [unit for unit in fitting if unit.health == size and unit not in drawn]
        if same:
            drawn.append(random.choice(same))
    return tuple(unit.id for unit in sorted(drawn, key=lambda unit: (-unit.health, unit.id)))


def _fits(catalogue: Catalogue, draft: Draft, unit: UnitType) -> bool:
    """Return True if a force with this unit can still be completed legally."""
    room = left(catalogue, draft) - unit.health
    still = LEAST_UNITS - len(draft.units) - 1
    if room < max(0, still) or unit.health > draft.health // 2:
        return False
    return can_be_armies(catalogue, (*draft.units, unit.id), room)


def can_be_armies(catalogue: Catalogue, units: Sequence[str], room: int) -> bool:
    """Return True if 3 legal armies are possible, with `room` health still to fill by any race (SU2, Q1).

    While there is room, all races but the two largest must fit into a horde of half the health.
    """
    if not room:
        return any(True for _ in _splits(catalogue, units))
    health = _health_by_race(catalogue, units)
    others = sum(amount for _, amount in health.most_common()[2:])
    return others <= (health.total() + room) // 2


def _health_by_race(catalogue: Catalogue, units: Sequence[str]) -> Counter[str]:
    health = Counter[str]()
    for unit in map(catalogue.unit, units):
        health[unit.species] += unit.health
    return health


def armies(catalogue: Catalogue, units: Sequence[str]) -> tuple[tuple[str, ...], ...] | None:
    """Return units as home army, campaign army and horde, about a third each; None if that is not possible.

    Home and campaign army are each of one race; none is empty or above half of the health.
    """
    best: tuple[int, tuple[tuple[str, ...], ...]] | None = None
    for found in _splits(catalogue, units):
        sizes = [health_of(catalogue, army) for army in found]
        spread = max(sizes) - min(sizes)
        if best is None or spread < best[0]:
            best = (spread, found)
    return best[1] if best is not None else None


def _splits(catalogue: Catalogue, units: Sequence[str]) -> Iterator[tuple[tuple[str, ...], ...]]:
    """Yield a legal home army, campaign army and horde for each two races that can have them."""
    health = _health_by_race(catalogue, units)
    whole = health.total()
    for home_folk, campaign_folk in product(species_of(catalogue, units), repeat=2):
        others = whole - sum(health[folk] for folk in {home_folk, campaign_folk})
        if others > whole // 2:
            continue
        found = _split(catalogue, list(units), home_folk, campaign_folk, whole)
        if found is not None:
            yield found


def _split(
    catalogue: Catalogue, units: list[str], home_folk: str, campaign_folk: str, whole: int
) -> tuple[tuple[str, ...], ...] | None:
    """Return about a third for each army, home and campaign army of one race each; None if that is not possible."""
    third, half = whole / 3, whole // 2
    rest = sorted(units, key=lambda unit: (-catalogue.unit(unit).health, unit))
    home = _army(catalogue, rest, home_folk, third)
    campaign = _army(catalogue, rest, campaign_folk, third)
    while rest and health_of(catalogue, rest) > half:
        unit = next((one for one in rest if catalogue.unit(one).species in (home_folk, campaign_folk)), None)
        if unit is None:
            return None
        rest.remove(unit)
        choices = [(army, folk) for army, folk in ((home, home_folk), (campaign, campaign_folk))]
        fitting = [army for army, folk in choices if catalogue.unit(unit).species == folk]
        min(fitting, key=lambda army: health_of(catalogue, army)).append(unit)
    found = (tuple(home), tuple(campaign), tuple(rest))
    lawful = all(0 < health_of(catalogue, army) <= half for army in found)
    return found if lawful else None


def _army(catalogue: Catalogue, rest: list[str], folk: str, wanted: float) -> list[str]:
    """Remove units of one race from the rest and return them: at least 1, up to the wanted health."""
    army: list[str] = []
    for unit in [one for one in rest if catalogue.unit(one).species == folk]:
        if not army or health_of(catalogue, (*army, unit)) <= wanted:
            army.append(unit)
            rest.remove(unit)
    return army


def worth(catalogue: Catalogue, draft: Draft, offered: Pack) -> str:
    """Return the die that a simple drafter keeps: the unit of its races with most results, and matching other dice."""
    if offered.kind != "unit":
        return _of_own_elements(catalogue, draft, offered)
    folk = Counter(species_of(catalogue, draft.units)[:2])

    def value(die: str) -> tuple[int, float]:
        unit = catalogue.unit(die)
        results = sum(face.count for face in unit.faces)
        return folk[unit.species] or (1 if len(folk) < 2 else 0), results / unit.health

    return max(offered.dice, key=value)


def _of_own_elements(catalogue: Catalogue, draft: Draft, offered: Pack) -> str:
    """Return the terrain with most elements of the force's races, a second one of another kind; the dragon with fewest.

    The seed decides between equal dice, so that not every force has the first of the alphabet.
    """
    folk = species_of(catalogue, draft.units)[:2]
    own = {element for species in folk for element in catalogue.species[species].elements}
    dice = Random(f"{draft.seed}/{len(draft.dragons)}/{len(draft.terrains)}").sample(offered.dice, len(offered.dice))
    if offered.kind == "dragon":
        return min(dice, key=lambda die: len(own & set(catalogue.dragon(die).elements)))
    return max(dice, key=lambda die: (len(own & set(catalogue.terrain(die).elements)), die not in draft.terrains))


def fill(catalogue: Catalogue, draft: Draft) -> Draft:
    """Complete a draft with the simple drafter."""
    while (offered := pack(catalogue, draft)) is not None:
        draft = pick(catalogue, draft, worth(catalogue, draft, offered))
    return draft


def force_of(catalogue: Catalogue, draft: Draft) -> Force:
    """Return the force of a full draft. Raises ForceError if it is not full."""
    found = armies(catalogue, draft.units)
    if pack(catalogue, draft) is not None or found is None:
        raise ForceError("the draft is not finished.")
    home, campaign, horde = found
    names = dict.fromkeys(catalogue.species[catalogue.unit(unit).species].name for unit in (home[0], campaign[0]))
    return Force(
        id=f"drafted_{draft.seed:08x}",
        name=" + ".join(names),
        home=home,
        campaign=campaign,
        horde=horde,
        dragons=draft.dragons,
        home_terrain=draft.terrains[0],
        frontier=draft.terrains[1],
    )
