"""Suggesting dice for an unfinished force, one by one, each with its reason.

An army is compared with the average die of the game. It lacks the results of which it rolls less than its health
should, and the suggested die adds most of them per health. Home armies hold ground and cast on it, campaign armies
fight and move. The force can always be completed legally after a suggestion (`forces/making.py`), and dice already in
it are never moved.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from random import Random
from typing import Final, Literal, TypeAlias

from msgspec import Struct
from msgspec.structs import replace

from ddtable.dice.catalogue import Catalogue, catalogue
from ddtable.dice.playable import dragons_1995, playable_species, playable_units, terrains_1995
from ddtable.dice.types import UnitType
from ddtable.forces.filling import fill
from ddtable.forces.force import ARMY_NAMES, ArmyName, Force, ForceError
from ddtable.forces.making import Making, left_of, refuse_unknown
from ddtable.forces.sums import dragon_slots_of, species_of
from ddtable.odds.expected import COUNTED_KINDS, Counted, Expected, of_units
from ddtable.rules.dragon_dice.board import Options, edition_of
from ddtable.texts.trouble import trouble

Part: TypeAlias = Literal["home", "campaign", "horde", "dragons", "home_terrain", "frontier"]

WANTED: Final[Mapping[ArmyName, Mapping[Counted, float]]] = {
    "home": {"melee": 1.0, "missile": 0.8, "magic": 1.0, "maneuver": 1.0, "save": 1.2},
    "campaign": {"melee": 1.2, "missile": 1.0, "magic": 0.6, "maneuver": 1.2, "save": 1.0},
    "horde": {"melee": 1.1, "missile": 0.8, "magic": 0.6, "maneuver": 0.9, "save": 1.0},
}
"""The amount of each result that an army should roll, as a multiple of what the average die rolls for its health."""

SHARE: Final[Mapping[ArmyName, float]] = {"home": 0.36, "campaign": 0.34, "horde": 0.30}
MORE_OF_THE_SAME: Final = 0.12  # reduction for each copy of a die that is already in the force
DOUBLED: Final = 2  # magic of a colour of the terrain (M7)
HOME_PLACE, FRONTIER_PLACE = "city", "tower"  # the eighth faces that are useful at home, and between the players


class Suggestion(Struct, frozen=True):
    """A suggested die for a part of the force, and the reason as a key with values; see `verdicts.reason`."""

    die: str
    part: Part
    key: str
    values: dict[str, int | str] = {}


def suggest(
    force: Force,
    health: int,
    options: Options,
    owned: Mapping[str, int] | None = None,
    species: Sequence[str] = (),
) -> tuple[Suggestion, ...]:
    """Return the dice that complete a force for a game of this health: home terrain, units, frontier, dragons.

    Units are of the species of the force. For an empty force they are of `species`, or else of species that suit the
    dice owned or picked. `owned` has the same meaning as in `fill`. The same force always gets the same suggestions.
    Raises ForceError with a Trouble if the force cannot be completed.
    """
    plan = _plan(force, health, options, owned, species)
    found: list[Suggestion] = []
    if not force.home_terrain:
        found.append(_terrain(plan, force, "home_terrain"))
    found += _units(plan, completed(force, found))
    if not force.frontier:
        found.append(_terrain(plan, completed(force, found), "frontier"))
    return (*found, *_dragons(plan, completed(force, found)))


def completed(force: Force, suggestions: Sequence[Suggestion]) -> Force:
    """Return a force with the suggested dice added."""
    for one in suggestions:
        if one.part in ("home_terrain", "frontier"):
            force = replace(force, **{one.part: one.die})
        else:
            force = replace(force, **{one.part: (*getattr(force, one.part), one.die)})
    return force


class _Plan(Struct, frozen=True):
    """The basis of all suggestions. `wanted` are the one or two species of the units, the home army's first.

    `average`: the average results of a unit of the game per health.
    """

    dice: Catalogue
    health: int
    options: Options
    owned: Mapping[str, int] | None
    pool: tuple[UnitType, ...]
    wanted: tuple[str, ...]
    average: dict[Counted, float]


def _plan(
    force: Force, health: int, options: Options, owned: Mapping[str, int] | None, species: Sequence[str]
) -> _Plan:
    dice = catalogue()
    refuse_unknown(dice, force)
    playable = [folk.id for folk in playable_species(dice, options.species) if dice.units_of(folk.id)]
    pool = playable_units(dice, None, options.species)
    rolled, weight = of_units(unit.id for unit in pool), sum(unit.health for unit in pool)
    average = {kind: getattr(rolled, kind) / weight for kind in COUNTED_KINDS}
    there = [folk for folk in species_of(dice, force.units) if folk in playable]
    if not there and not species:
        there = _suited(dice, force, playable, owned)
    return _Plan(dice, health, options, owned, pool, tuple((there or list(species))[:2]), average)


def _suited(dice: Catalogue, force: Force, playable: Sequence[str], owned: Mapping[str, int] | None) -> list[str]:
    """Return two species for an empty force: the most owned ones, or those with the elements of the home terrain."""
    land = dice.terrains.get(force.home_terrain)
    elements = set(land.elements) if land is not None else set()
    health = Counter(
        {folk: sum((owned or {}).get(unit.id, 0) * unit.health for unit in dice.units_of(folk)) for folk in playable}
    )
    ranked = sorted(playable, key=lambda folk: (-health[folk], -len(elements & set(dice.species[folk].elements))))
    return ranked[:2]


# Units


def _units(plan: _Plan, force: Force) -> list[Suggestion]:
    """Return the missing units, each for the army that is furthest from its share."""
    making = Making(plan.dice, force, plan.health, plan.pool, plan.owned, plan.options.half_cap)
    suggestions: list[Suggestion] = []
    while making.rest:
        wanting = sorted(ARMY_NAMES, key=lambda army: making.weight(army) / SHARE[army])
        army, choices = next(((army, found) for army in wanting if (found := making.choices(army))), ("horde", []))
        if not choices:  # with few dice of many species the order matters: fill at random
            return _drawn(plan, force)
        gap = _gap(plan, making, army, force.home_terrain)
        unit = _best(plan, making, gap, choices)
        suggestions.append(_why(gap, unit, first=not making.armies[army]))
        making.add(army, unit)
    return suggestions


def _drawn(plan: _Plan, force: Force) -> list[Suggestion]:
    allowed, half_cap = plan.options.species, plan.options.half_cap
    full = fill(
        plan.dice,
        force,
        plan.health,
        Random(0),
        owned=plan.owned,
        allowed=allowed,
        half_cap=half_cap,
        per_dragon=edition_of(plan.options).health_per_dragon,
    )
    return [
        Suggestion(unit, army, "suggest-fits", {"health": plan.dice.units[unit].health})
        for army in ARMY_NAMES
        for unit in full.army(army)[len(force.army(army)) :]
    ]


class _Gap(Struct, frozen=True):
    """The lack of results of an army, as fractions of what it should roll when full, and what it rolls so far.

    `elements` are those of the land on which its magic counts twice (M7).
    """

    army: ArmyName
    before: Expected
    lack: dict[Counted, float]
    elements: frozenset[str]
    plan: _Plan

    def own_colours(self, unit: UnitType) -> frozenset[str]:
        """Return the elements of a unit that the land doubles."""
        return self.elements & set(self.plan.dice.elements_of(unit))

    def mended(self, unit: UnitType, kind: Counted) -> float:
        """Return how much of the lack of one result a unit fills, per health of the unit."""
        given: float = getattr(of_units([unit.id]), kind)
        doubled = DOUBLED if kind == "magic" and self.own_colours(unit) else 1
        return self.lack[kind] * given * doubled / self.plan.average[kind] / unit.health


def _gap(plan: _Plan, making: Making, army: ArmyName, home: str) -> _Gap:
    before = of_units(making.armies[army])
    land = plan.dice.terrains.get(home) if army == "home" else None
    should = {kind: WANTED[army][kind] * plan.average[kind] * SHARE[army] * plan.health for kind in COUNTED_KINDS}
    lack = {kind: max(0.0, 1 - getattr(before, kind) / should[kind]) for kind in COUNTED_KINDS}
    return _Gap(army, before, lack, frozenset(land.elements if land is not None else ()), plan)


def _best(plan: _Plan, making: Making, gap: _Gap, choices: list[UnitType]) -> UnitType:
    """Return the unit that fills most of the lack per health; dice that are already in the force count less."""
    folk = _folk_for(plan, making, gap.army)
    copies = Counter(unit for units in making.armies.values() for unit in units)

    def worth(unit: UnitType) -> float:
        return sum(gap.mended(unit, kind) for kind in COUNTED_KINDS) / (1 + MORE_OF_THE_SAME * copies[unit.id])

    return max([unit for unit in choices if unit.species in folk] or choices, key=worth)


def _why(gap: _Gap, unit: UnitType, first: bool) -> Suggestion:
    """Return the suggestion of a unit, with the result of which it fills most."""
    kind = max(COUNTED_KINDS, key=lambda kind: gap.mended(unit, kind))
    before: float = getattr(gap.before, kind)
    after = before + getattr(of_units([unit.id]), kind)
    values: dict[str, int | str] = {"kind": kind, "before": round(10 * before), "after": round(10 * after)}
    if kind == "magic" and (own := gap.own_colours(unit)):
        return Suggestion(unit.id, gap.army, "suggest-colour", {**values, "element": min(own)})
    if not gap.lack[kind]:
        return Suggestion(unit.id, gap.army, "suggest-fits", {"health": unit.health})
    return Suggestion(unit.id, gap.army, "suggest-first" if first else "suggest-lacks", values)


def _folk_for(plan: _Plan, making: Making, army: ArmyName) -> tuple[str, ...]:
    """Return the species for an army: an empty home army takes the first, an empty campaign army the last."""
    if making.armies[army] or army == "horde":
        return plan.wanted
    return plan.wanted[:1] if army == "home" else plan.wanted[-1:]


# Terrains and dragons


def _terrain(plan: _Plan, force: Force, part: Literal["home_terrain", "frontier"]) -> Suggestion:
    """Return a terrain on which a species of the force has its power (C13), or else one of its elements (M7)."""
    picked = [other for other in (force.home_terrain, force.frontier) if other]
    left = left_of((land.id for land in terrains_1995(plan.dice)), plan.dice.terrains, picked, plan.owned)
    if not left:
        raise ForceError(trouble("fill-few-terrains", missing=1))
    army = force.home if part == "home_terrain" else force.campaign
    folk = (*species_of(plan.dice, army), *plan.wanted)[0]
    place = HOME_PLACE if part == "home_terrain" else FRONTIER_PLACE
    elements = set(plan.dice.species[folk].elements)

    def value(terrain: str) -> tuple[int, int, bool, bool]:
        land = plan.dice.terrains[terrain]
        power = _has_power(plan, folk, land.kind)
        return power, len(elements & set(land.elements)), land.eighth_face == place, terrain not in picked

    best = max(left, key=value)
    land = plan.dice.terrains[best]
    why = "power" if _has_power(plan, folk, land.kind) else "land" if elements & set(land.elements) else "place"
    return Suggestion(best, part, f"suggest-{why}", {"species": folk, "eighth": land.eighth_face})


def _has_power(plan: _Plan, folk: str, land: str) -> int:
    """Return the number of powers that a species has on this kind of land but not everywhere."""
    powers = edition_of(plan.options).powers_by_land
    return sum(
        folk in who and kind == land and folk not in powers.get(("", effect), ())
        for (kind, effect), who in powers.items()
    )


def _dragons(plan: _Plan, force: Force) -> list[Suggestion]:
    """Return dragons of the colours in which the force makes most magic, because it can summon these (M8)."""
    missing = edition_of(plan.options).dragons_due(plan.health) - dragon_slots_of(plan.dice, force.dragons)
    if missing < 0:
        raise ForceError(trouble("fill-dragons", over=-missing))
    magic: Counter[str] = Counter()
    for unit in force.units:
        for element in plan.dice.elements_of(plan.dice.unit(unit)):
            magic[element] += of_units([unit]).magic  # type: ignore[assignment]
    left = left_of((one.id for one in dragons_1995(plan.dice)), plan.dice.dragons, force.dragons, plan.owned)
    used, found = Counter(force.dragons), list[Suggestion]()
    for _ in range(missing):
        if not left:
            raise ForceError(trouble("fill-few-dragons", missing=missing - len(found)))
        best = max(left, key=lambda one: (-used[one], magic[plan.dice.dragons[one].elements[0]]))
        element = plan.dice.dragons[best].elements[0]
        key = "suggest-dragon" if magic[element] else "suggest-any-dragon"
        found.append(Suggestion(best, "dragons", key, {"element": element}))
        used[best] += 1
        left = left - Counter({best: 1})
    return found
