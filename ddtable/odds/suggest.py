"""Suggesting dice for an unfinished force, one by one, each with its reason.

An army is compared with the average die of the game. It lacks the results of which it rolls less than its health
should, and the suggested die adds most of them per health. What each army needs, and how much of the health it has, is
in the rows of the edition's sections: home armies hold ground and cast on it, campaign armies fight and move. The force
can always be completed legally after a suggestion (`forces/making.py`), and dice already in it are never moved.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from contextlib import suppress
from random import Random
from typing import Final

from msgspec import Struct

from ddtable.dice.catalogue import Catalogue, catalogue
from ddtable.dice.playable import dragons_1995, playable_species, playable_units, terrains_1995
from ddtable.dice.types import UnitType
from ddtable.forces.arming import carriers, items_in_play, medallions_of
from ddtable.forces.filling import fill
from ddtable.forces.force import Force, ForceError, with_dice
from ddtable.forces.making import Making, left_of, refuse_unknown
from ddtable.forces.sections import MEDALLION, Rows, SectionRow, carried, counting, in_play, points_in, sharing
from ddtable.forces.sums import dragon_slots_of, species_of
from ddtable.odds.expected import COUNTED_KINDS, Counted, Expected, of_units
from ddtable.odds.suggested_items import Armed, items_for
from ddtable.rules.dragon_dice.board import Options, edition_of
from ddtable.texts.trouble import trouble

MORE_OF_THE_SAME: Final = 0.12  # reduction for each copy of a die that is already in the force
HOME, HOME_TERRAIN = "home", "home_terrain"  # the army on the home terrain, and that pick
DOUBLED: Final = 2  # magic of a colour of the terrain (M7)
HOME_PLACE, FRONTIER_PLACE = "city", "tower"  # the eighth faces that are useful at home, and between the players


class Suggestion(Struct, frozen=True):
    """A suggested die for a part of the force, and the reason as a key with values; see `verdicts.reason`."""

    die: str
    part: str
    key: str
    values: dict[str, int | str] = {}


def suggest(
    force: Force,
    health: int,
    options: Options,
    owned: Mapping[str, int] | None = None,
    species: Sequence[str] = (),
    medallions: int = 0,
    items: int = 0,
) -> tuple[Suggestion, ...]:
    """Return the dice that complete a force for a game of this health: terrains, units, items, dragons, medallions.

    Units are of the species of the force. For an empty force they are of `species`, or else of species that suit the
    dice owned or picked. `owned`, `medallions` and `items` have the same meaning as in `fill`. The same force always
    gets the same suggestions. Raises ForceError with a Trouble if the force cannot be completed.
    """
    plan = _plan(force, health, options, owned, species)
    found: list[Suggestion] = []
    picks = [row.name for row in plan.rows if row.kind == "pick"]
    for part in picks[:1]:  # the units are chosen for the home terrain, the other terrains for the units
        found += _terrain(plan, force, part)
    found += _armies(plan, completed(force, found), items)
    for part in picks[1:]:
        found += _terrain(plan, completed(force, found), part)
    found += _lands(plan, completed(force, found))
    found += _dragons(plan, completed(force, found))
    return (*found, *_medallions(plan, completed(force, found), medallions))


def completed(force: Force, suggestions: Sequence[Suggestion]) -> Force:
    """Return a force with the suggested dice added."""
    for one in suggestions:
        force = with_dice(force, one.part, (*force.dice_in(one.part), one.die))
    return force


class _Plan(Struct, frozen=True):
    """The basis of all suggestions. `wanted` are the one or two species of the units, the home army's first.

    `average`: the average results of a unit of the game per health. `rows`: the sections of its edition.
    """

    dice: Catalogue
    rows: Rows
    health: int
    options: Options
    owned: Mapping[str, int] | None
    pool: tuple[UnitType, ...]
    wanted: tuple[str, ...]
    average: dict[Counted, float]


def _plan(
    force: Force, health: int, options: Options, owned: Mapping[str, int] | None, species: Sequence[str]
) -> _Plan:
    dice, rows = catalogue(), edition_of(options).sections
    refuse_unknown(dice, force, rows)
    playable = [folk.id for folk in playable_species(dice, options.species) if dice.units_of(folk.id)]
    pool = playable_units(dice, None, options.species)
    rolled, weight = of_units(unit.id for unit in pool), sum(unit.health for unit in pool)
    average = {kind: getattr(rolled, kind) / weight for kind in COUNTED_KINDS}
    there = [folk for folk in species_of(dice, force.units) if folk in playable]
    if not there and not species:
        there = _suited(dice, force, playable, owned)
    return _Plan(dice, rows, health, options, owned, pool, tuple((there or list(species))[:2]), average)


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


def _armies(plan: _Plan, force: Force, items: int) -> list[Suggestion]:
    """Return the missing units, and items of these points for armies without any, fewer if no unit can carry them."""
    due = 0 if items_in_play(plan.dice, plan.rows, force) else items
    for points in range(due, 0, -1):
        with suppress(ForceError):  # with more health for units they may come out
            units = _units(plan, force, points)
            whole = completed(force, units)
            armed = items_for(plan.dice, plan.rows, whole, points, plan.average, plan.owned)
            if armed is not None:
                return [*units, *map(_item, armed)]
    return _units(plan, force, 0)


def _item(armed: Armed) -> Suggestion:
    """Return the suggestion of an item, with a unit that can carry it."""
    values: dict[str, int | str] = {"kind": armed.kind, "army": armed.army, "unit": armed.unit}
    return Suggestion(armed.item, armed.section, "suggest-item", values)


def _units(plan: _Plan, force: Force, kept: int) -> list[Suggestion]:
    """Return the missing units: those of the armies that share the health, then of each section with a part of it.

    `kept`: the points that the armies leave for items.
    """
    found = _shared(plan, force, sharing(plan.rows), in_play(plan.rows, plan.health), kept)
    for row in counting(plan.rows):
        if row.part:
            found += _shared(plan, completed(force, found), (row,), row.health_due(plan.health))
    return found


def _shared(plan: _Plan, force: Force, rows: Rows, health: int, kept: int = 0) -> list[Suggestion]:
    """Return the missing units of some sections, each for the one that is furthest from its share."""
    points = kept + sum(points_in(plan.dice, plan.rows, force, row.name) for row in rows)
    limits = edition_of(plan.options).limits_of(plan.health)
    least = 0 if limits is None else limits.dice
    making = Making(plan.dice, force, rows, health, plan.pool, plan.owned, plan.options.half_cap, points, least)
    suggestions: list[Suggestion] = []
    while making.rest:
        wanting = sorted(rows, key=lambda row: making.weight(row.name) / (row.share or 1))
        row, choices = next(((row, found) for row in wanting if (found := making.choices(row.name))), (rows[-1], []))
        if not choices and kept:
            raise ForceError(trouble("fill-stuck", rest=making.rest))
        if not choices:  # with few dice of many species the order matters: fill at random
            return _drawn(plan, force, rows)
        gap = _gap(plan, making, row, force)
        unit = _best(plan, making, gap, choices)
        suggestions.append(_why(gap, unit, first=not making.armies[row.name]))
        making.add(row.name, unit)
    return suggestions


def _drawn(plan: _Plan, force: Force, rows: Rows) -> list[Suggestion]:
    allowed, half_cap = plan.options.species, plan.options.half_cap
    full = fill(
        plan.dice,
        force,
        plan.health,
        Random(0),
        owned=plan.owned,
        allowed=allowed,
        half_cap=half_cap,
        dragons=edition_of(plan.options).dragons_due(plan.health),
        rows=plan.rows,
    )
    return [
        Suggestion(unit, row.name, "suggest-fits", {"health": plan.dice.units[unit].health})
        for row in rows
        for unit in full.dice_in(row.name)[len(force.dice_in(row.name)) :]
    ]


class _Gap(Struct, frozen=True):
    """The lack of results of an army, as fractions of what it should roll when full, and what it rolls so far.

    `elements` are those of the land on which its magic counts twice (M7).
    """

    army: SectionRow
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


def _gap(plan: _Plan, making: Making, row: SectionRow, force: Force) -> _Gap:
    before = of_units(making.armies[row.name])
    land = plan.dice.terrains.get(force.home_terrain) if row.name == HOME else None
    share = 1.0 if row.part else row.share
    should = {kind: row.wanted.get(kind, 1.0) * plan.average[kind] * share * making.health for kind in COUNTED_KINDS}
    lack = {kind: max(0.0, 1 - getattr(before, kind) / should[kind]) for kind in COUNTED_KINDS}
    return _Gap(row, before, lack, frozenset(land.elements if land is not None else ()), plan)


def _best(plan: _Plan, making: Making, gap: _Gap, choices: list[UnitType]) -> UnitType:
    """Return the unit that fills most of the lack per health; dice that are already in the force count less."""
    folk = _folk_for(plan, making, gap.army.name)
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
        return Suggestion(unit.id, gap.army.name, "suggest-colour", {**values, "element": min(own)})
    if not gap.lack[kind]:
        return Suggestion(unit.id, gap.army.name, "suggest-fits", {"health": unit.health})
    return Suggestion(unit.id, gap.army.name, "suggest-first" if first else "suggest-lacks", values)


def _folk_for(plan: _Plan, making: Making, army: str) -> tuple[str, ...]:
    """Return the species for an army: an empty home army takes the first, an empty campaign army the last."""
    if making.armies[army] or not making.of_one_race(army):
        return plan.wanted
    return plan.wanted[:1] if army == HOME else plan.wanted[-1:]


# Terrains and dragons


def _terrain(plan: _Plan, force: Force, part: str) -> list[Suggestion]:
    """Return the terrain for a pick without one: where a species has its power (C13), or of its elements (M7)."""
    if force.dice_in(part):
        return []
    picked = [die for row in plan.rows if row.kind == "pick" for die in force.dice_in(row.name)]
    left = left_of((land.id for land in terrains_1995(plan.dice)), plan.dice.terrains, picked, plan.owned)
    if not left:
        raise ForceError(trouble("fill-few-terrains", missing=1))
    army = force.home if part == HOME_TERRAIN else force.campaign
    folk = (*species_of(plan.dice, army), *plan.wanted)[0]
    place = HOME_PLACE if part == HOME_TERRAIN else FRONTIER_PLACE
    return [_best_terrain(plan, part, folk, place, left, picked)]


def _lands(plan: _Plan, force: Force) -> list[Suggestion]:
    """Return the terrain dice that are missing in a pool of them, for its races in turn (RK1.1)."""
    limits, found = edition_of(plan.options).limits_of(plan.health), list[Suggestion]()
    folk = (*species_of(plan.dice, force.units), *plan.wanted)
    for row in (row for row in plan.rows if row.kind == "pool" and "terrain" in row.takes):
        held = [*force.dice_in(row.name)]
        while limits is not None and len(held) < limits.terrains:
            left = left_of((land.id for land in terrains_1995(plan.dice)), plan.dice.terrains, held, plan.owned)
            if not left:
                raise ForceError(trouble("fill-few-terrains", missing=limits.terrains - len(held)))
            one = _best_terrain(plan, row.name, folk[len(held) % len(folk)], FRONTIER_PLACE, left, held)
            found.append(one)
            held.append(one.die)
    return found


def _best_terrain(
    plan: _Plan, part: str, folk: str, place: str, left: Iterable[str], picked: Sequence[str]
) -> Suggestion:
    """Return the terrain that suits a race best."""
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
    magic: Counter[str] = Counter()
    for unit in force.units:
        for element in plan.dice.elements_of(plan.dice.unit(unit)):
            magic[element] += of_units([unit]).magic  # type: ignore[assignment]
    found: list[Suggestion] = []
    for row in (row for row in plan.rows if "dragons" in row.rules):
        found += _dragons_for(plan, row.name, force.dice_in(row.name), magic)
    return found


def _dragons_for(plan: _Plan, part: str, there: Sequence[str], magic: Mapping[str, int]) -> list[Suggestion]:
    """Return the missing dragons of one section."""
    there = [die for die in there if die in plan.dice.dragons]
    missing = edition_of(plan.options).dragons_due(plan.health) - dragon_slots_of(plan.dice, there)
    if missing < 0:
        raise ForceError(trouble("fill-dragons", over=-missing))
    left = left_of((one.id for one in dragons_1995(plan.dice)), plan.dice.dragons, there, plan.owned)
    used, found = Counter(there), list[Suggestion]()
    for _ in range(missing):
        if not left:
            raise ForceError(trouble("fill-few-dragons", missing=missing - len(found)))
        best = max(left, key=lambda one: (-used[one], magic[plan.dice.dragons[one].elements[0]]))
        element = plan.dice.dragons[best].elements[0]
        key = "suggest-dragon" if magic[element] else "suggest-any-dragon"
        found.append(Suggestion(best, part, key, {"element": element}))
        used[best] += 1
        left = left - Counter({best: 1})
    return found


# Medallions


def _medallions(plan: _Plan, force: Force, most: int) -> list[Suggestion]:
    """Return the missing medallions, different ones first, each for the army with most units that can carry it (K1)."""
    kinds = [item.id for item in plan.dice.items.values() if item.form == MEDALLION]
    armies = {row.name: row.carried_by for row in carried(plan.rows)}
    found: list[Suggestion] = []
    for _ in range(most - medallions_of(plan.dice, force) if armies else 0):
        left = left_of(kinds, plan.dice.items, force.dice, plan.owned)
        used = Counter(force.dice)
        for kind in sorted(left, key=lambda one: used[one]):
            areas = carriers(plan.dice, plan.rows, force, kind)
            if areas:
                best = max(areas, key=lambda area: len(force.dice_in(armies[area])))
                found.append(Suggestion(kind, best, "suggest-medallion"))
                force = completed(force, found[-1:])
                break
    return found
