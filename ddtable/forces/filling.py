"""Random completion of a force: to exactly its health, legally, and from owned dice."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Mapping, Sequence
from contextlib import suppress
from functools import partial
from random import Random
from typing import Final

from ddtable.dice.catalogue import Catalogue
from ddtable.dice.playable import Allowed, dragons_1995, playable_species, playable_units, terrains_1995
from ddtable.dice.types import UnitType
from ddtable.forces.arming import items_in_play, with_items, with_medallions
from ddtable.forces.force import Force, ForceError, with_dice
from ddtable.forces.making import Making, left_of, refuse_unknown
from ddtable.forces.sections import Rows, counting, in_play, kin_health, known_units, points_in, sections, sharing
from ddtable.forces.sums import dragon_slots_of, dragons_due, species_of
from ddtable.texts.trouble import trouble

ATTEMPTS: Final = 80  # with a limit on armies, the order of the dice and armies can lead to a dead end
TWO: Final = 2  # races


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
    dragons: int | None = None,
    dragonkin: int = 0,
    medallions: int = 0,
    items: int = 0,
    least: int = 0,
    terrains: int = 0,
    rows: Rows | None = None,
) -> Force:
    """Return a force completed with random dice: units, dragons, dragonkin, items, medallions, terrains.

    `rows` are the sections of its edition, by default those of 1995; `dragons` the number that is due, by default as in
    1995; `dragonkin` their health, `medallions` their number, `items` the points that armies without items get: less if
    they cannot carry so many. `least` is the fewest units of the armies, `terrains` the number of dice in a pool of
    them. New units are of `species`, by default of 2 of the `allowed` races. `owned` is the number of each die; a
    collection without any dragon, or any terrain, does not limit these. The same state of `random` gives the same
    force. Raises ForceError with a Trouble if it is not possible.
    """
    rows = sections() if rows is None else rows
    refuse_unknown(catalogue, force, rows)
    folk, wanted = _folk(catalogue, force, random, species, allowed)
    units = playable_units(catalogue, folk, allowed)
    due = dragons_due(health) if dragons is None else dragons
    force = _with_dragons(catalogue, rows, force, due, random, owned)
    force = _with_dragonkin(catalogue, rows, force, dragonkin, random, owned)
    force = _with_terrains(catalogue, rows, force, random, owned)
    force = _with_lands(catalogue, rows, force, terrains, random, owned)
    due_items = 0 if items_in_play(catalogue, rows, force) else items
    with_units = partial(_with_all_units, catalogue, rows, force, health)
    for points in range(due_items, 0, -1):
        with suppress(ForceError):  # with more health for units they may come out
            made = with_units(points, random, units, wanted, owned, half_cap, least)
            if (armed := with_items(catalogue, rows, made, points, random, owned)) is not None:
                return with_medallions(catalogue, rows, armed, medallions, random, owned)
    made = with_units(0, random, units, wanted, owned, half_cap, least)
    return with_medallions(catalogue, rows, made, medallions, random, owned)


def _with_all_units(
    catalogue: Catalogue,
    rows: Rows,
    force: Force,
    health: int,
    items: int,
    random: Random,
    units: Sequence[UnitType],
    wanted: Sequence[str],
    owned: Mapping[str, int] | None,
    half_cap: bool,
    least: int,
) -> Force:
    """Return a force whose sections have their health; those in play leave points for items, and have `least` units."""
    groups = [(sharing(rows), in_play(rows, health), items)]
    groups += [((row,), row.health_due(health), 0) for row in counting(rows) if row.part]
    for number, (group, due, kept) in enumerate(groups):
        points = kept + sum(points_in(catalogue, rows, force, row.name) for row in group)
        fewest = 0 if number else least
        force = _with_units(catalogue, force, group, due, points, random, units, wanted, owned, half_cap, fewest)
    return force


def _with_units(
    catalogue: Catalogue,
    force: Force,
    rows: Rows,
    health: int,
    points: int,
    random: Random,
    units: Sequence[UnitType],
    wanted: Sequence[str],
    owned: Mapping[str, int] | None,
    half_cap: bool,
    least: int,
) -> Force:
    """Return a force whose sections of some rows have this health together, with the points of their items."""
    for attempt in range(ATTEMPTS):
        begun = Making(catalogue, force, rows, health, units, owned, half_cap, points, least)
        if attempt:
            wanted = _plentiful(begun, random)
        if (made := _drawn(begun, wanted, random, mixed_last=attempt > 0)) is not None:
            for name, held in made.armies.items():
                there = force.dice_in(name)
                force = with_dice(force, name, (*there, *held[len(known_units(catalogue, there)) :]))
            return force
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


def _drawn(making: Making, wanted: Collection[str], random: Random, mixed_last: bool) -> Making | None:
    """Add units until the force is full; None after a dead end, in which no die fits."""
    while making.rest:
        for army in making.lightest_first(mixed_last):
            if choices := making.choices(army):
                making.add(army, _unit(making, army, choices, wanted, random))
                break
        else:
            return None
    return making


def _unit(making: Making, army: str, choices: list[UnitType], wanted: Collection[str], random: Random) -> UnitType:
    """Return one of the units, of a wanted race if possible; each size is equally likely.

    An empty army of one race starts with a race that is not yet in the force, so that all the wanted ones come in.
    """
    choices = [unit for unit in choices if unit.species in wanted] or choices
    if making.of_one_race(army) and not making.armies[army]:
        there = species_of(making.catalogue, [unit for units in making.armies.values() for unit in units])
        choices = [unit for unit in choices if unit.species not in there] or choices
        folk = random.choice(sorted({unit.species for unit in choices}))
        choices = [unit for unit in choices if unit.species == folk]
    size = random.choice(sorted({unit.health for unit in choices}))
    return random.choice([unit for unit in choices if unit.health == size])


def _with_dragons(
    catalogue: Catalogue, rows: Rows, force: Force, due: int, random: Random, owned: Mapping[str, int] | None
) -> Force:
    """Return a force with the missing dragons of those that are due, each of a single element (SU1)."""
    for row in (row for row in rows if "dragons" in row.rules):
        there = force.dice_in(row.name)
        missing = due - dragon_slots_of(catalogue, (die for die in there if die in catalogue.dragons))
        if missing < 0:
            raise ForceError(trouble("fill-dragons", over=-missing))
        left = left_of([dragon.id for dragon in dragons_1995(catalogue)], catalogue.dragons, there, owned)
        drawn = tuple(_draw(left, random) for _ in range(missing) if left)
        if len(drawn) < missing:
            raise ForceError(trouble("fill-few-dragons", missing=missing - len(drawn)))
        force = with_dice(force, row.name, there + drawn)
    return force


def _with_dragonkin(
    catalogue: Catalogue, rows: Rows, force: Force, most: int, random: Random, owned: Mapping[str, int] | None
) -> Force:
    """Return a force with dragonkin of this health; with few owned ones, or too many already, it stays below or above.

    Those of the same colours as the dragons come first: these are the colours in which the force can summon (K1).
    """
    for row in (row for row in rows if "dragonkin" in row.rules):
        there = force.dice_in(row.name)
        colours = {element for die in there if die in catalogue.dragons for element in catalogue.dragons[die].elements}
        own = {kin.id: kin for kin in catalogue.dragonkin.values() if colours & {*kin.elements}} or catalogue.dragonkin
        rest = most - kin_health(catalogue, there)
        left = left_of(own, catalogue.dragonkin, there, owned)
        while fitting := {kin: left[kin] for kin in left if own[kin].health <= rest}:
            size = random.choice(sorted({own[kin].health for kin in fitting}))
            drawn = random.choice([kin for kin in fitting if own[kin].health == size])
            there, rest = (*there, drawn), rest - size
            left = left - Counter({drawn: 1})
        force = with_dice(force, row.name, there)
    return force


def _with_terrains(
    catalogue: Catalogue, rows: Rows, force: Force, random: Random, owned: Mapping[str, int] | None
) -> Force:
    """Return a force with a random terrain for each pick that is missing (SU4)."""
    names = [row.name for row in rows if row.kind == "pick"]
    picked = [terrain for name in names for terrain in force.dice_in(name)]
    left = left_of([terrain.id for terrain in terrains_1995(catalogue)], catalogue.terrains, picked, owned)
    if (missing := len(names) - len(picked) - sum(left.values())) > 0:
        raise ForceError(trouble("fill-few-terrains", missing=missing))
    for name in names:
        if not force.dice_in(name):
            force = with_dice(force, name, (_draw(left, random),))
    return force


def _with_lands(
    catalogue: Catalogue,
    rows: Rows,
    force: Force,
    due: int,
    random: Random,
    owned: Mapping[str, int] | None,
) -> Force:
    """Return a force with so many terrain dice in its pool of them, if its edition has one (RK1.1)."""
    for row in (row for row in rows if row.kind == "pool" and "terrain" in row.takes):
        held = force.dice_in(row.name)
        left = left_of([terrain.id for terrain in terrains_1995(catalogue)], catalogue.terrains, held, owned)
        missing = due - len(held)
        if missing > sum(left.values()):
            raise ForceError(trouble("fill-few-terrains", missing=missing - sum(left.values())))
        force = with_dice(force, row.name, (*held, *(_draw(left, random) for _ in range(missing))))
    return force


def _draw(left: Counter[str], random: Random) -> str:
    """Remove a random die from those left."""
    die = random.choice(list(left))
    left[die] -= 1
    if not left[die]:
        del left[die]
    return die
