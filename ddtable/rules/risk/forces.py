"""The check whether forces may play on a map together, and random forces (RK1.1, Q141)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from random import Random

from msgspec.structs import replace

from ddtable.dice.catalogue import catalogue
from ddtable.dice.playable import dragons_1995, playable_species, playable_units, terrains_1995
from ddtable.dice.types import UnitType
from ddtable.forces.force import Force
from ddtable.forces.named import die_named, force_named
from ddtable.forces.refusing import refuse_dice
from ddtable.forces.sums import dragon_slots_of, health_of
from ddtable.rules.dragon_dice.board import edition_of
from ddtable.rules.dragon_dice.editions import Limits
from ddtable.rules.risk.board import RECRUITING, RiskOptions
from ddtable.rules.risk.placing import coverable
from ddtable.rules.risk.table import WORLD_TERRITORIES, initial_health, row, rows, share
from ddtable.texts.trouble import trouble

TERRAINS = "terrains"


def refuse_forces(forces: Sequence[Force], options: RiskOptions, territories: int) -> str | None:
    """Return one sentence why these forces cannot play on a map with so many territories, or None (RK1.1)."""
    edition = edition_of(options)
    least, most = edition.players
    if not least <= len(forces) <= most:
        return trouble("set-up-risk-players", least=least, most=most, given=len(forces), clause="RK1.1")
    limits = row(len(forces))
    for force in forces:
        if defect := (
            _refuse_left_out(force)
            or refuse_dice(force, edition.sections, known_faces=options.known_faces)
            or _refuse_force(force, limits, territories)
        ):
            return defect
    return None


def _refuse_left_out(force: Force) -> str | None:
    """Return a sentence for a minor terrain or dragonkin, which Dragon Dice Risk leaves out (RK1.6)."""
    dice = catalogue()
    for die in force.dice:
        if die in dice.dragonkin or die in dice.minor_terrains:
            return trouble("set-up-risk-left-out", force=force_named(force), die=die_named(die), clause="RK1.6")
    return None


def _refuse_force(force: Force, limits: Limits, territories: int) -> str | None:
    """Return a sentence for a force beyond the limits of the table, or one that cannot cover its land (RK1.1, Q141)."""
    dice, units = catalogue(), force.dice_in(RECRUITING)
    values = {"force": force_named(force), "players": limits.players, "clause": "RK1.1"}
    if len(units) < limits.dice:
        return trouble("set-up-risk-few", units=len(units), least=limits.dice, **values)
    if (health := health_of(dice, units)) > limits.health:
        return trouble("set-up-risk-health", health=health, most=limits.health, **values)
    if (slots := dragon_slots_of(dice, force.dragons)) > limits.dragons:
        return trouble("set-up-risk-dragons", dragons=slots, most=limits.dragons, **values)
    if (count := len(force.dice_in(TERRAINS))) < limits.terrains:
        return trouble("set-up-risk-terrains", terrains=count, due=limits.terrains, **values)
    most, initial = share(limits.players, territories), initial_health(limits.players, territories)
    if not coverable([dice.army_units[unit].health for unit in units], most, initial):
        named = force_named(force)
        return trouble("set-up-risk-cover", territories=most, initial=initial, force=named, clause="Q141")
    return None


def covers(force: Force, health: int, territories: int) -> bool:
    """Return True if a force can cover its land, for every number of players with this health (Q141)."""
    units = catalogue().army_units
    weights = [units[unit].health for unit in force.dice_in(RECRUITING)]
    return all(coverable(weights, *one) for one in _needs(health, territories))


def _needs(health: int, territories: int) -> list[tuple[int, int]]:
    """Return the territories to cover and the health for them, for each number of players with such forces."""
    players = [one.players for one in rows().values() if one.health == health]
    return [(share(one, territories), initial_health(one, territories)) for one in players]


def deal(health: int, random: Random, territories: int = WORLD_TERRITORIES) -> Force:
    """Return a random force of two races with so much health, for every number of players that allows it.

    It covers its land on a map with so many territories, for the numbers of players with this health (Q141).
    """
    dice = catalogue()
    fitting = [one for one in rows().values() if one.health >= health]
    races = random.sample([race.id for race in playable_species(dice, "all")], 2)
    needs = _needs(health, territories)
    count = max(*(one.dice for one in fitting), *(most for most, _ in needs))
    units = _units(count, health, playable_units(dice, races, "all"), needs, random)
    kinds, lands = dragons_1995(dice), terrains_1995(dice)
    more = {RECRUITING: units, TERRAINS: tuple(random.choice(lands).id for _ in range(_most(rows().values()).terrains))}
    dragons = tuple(random.choice(kinds).id for _ in range(min(one.dragons for one in fitting)))
    names = " + ".join(dict.fromkeys(dice.species[race].name for race in races))
    dealt = f"dealt_{random.getrandbits(32):08x}"
    return replace(Force(dealt, names, (), (), (), dragons, "", ""), sections=more)


def _most(limits: Iterable[Limits]) -> Limits:
    """Return the row with the most terrain dice."""
    return max(limits, key=lambda one: one.terrains)


def _units(
    count: int, health: int, kinds: Sequence[UnitType], needs: Sequence[tuple[int, int]], random: Random
) -> tuple[str, ...]:
    """Return dice with exactly this health: so many, or more if the land needs many small ones (Q141)."""
    by_size: dict[int, list[UnitType]] = {}
    for kind in kinds:
        by_size.setdefault(kind.health, []).append(kind)
    sizes = [1] * count

    def may_grow(at: int) -> bool:
        grown = [*sizes[:at], sizes[at] + 1, *sizes[at + 1 :]]
        return grown[at] in by_size and all(coverable(grown, most, initial) for most, initial in needs)

    while sum(sizes) < health:
        at = random.randrange(len(sizes))
        if may_grow(at):
            sizes[at] += 1
        elif not any(may_grow(sizes.index(size)) for size in {*sizes}):
            sizes.append(1)
    drawn = [random.choice(by_size[size]) for size in sizes]
    return tuple(die.id for die in sorted(drawn, key=lambda die: (-die.health, die.id)))
