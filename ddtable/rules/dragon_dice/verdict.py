"""The verdict on a force for a classic game: every rule of a force as one line (SU1, SU2, SU4, SU9).

`forces.refuse_forces` checks the forces of a new game and returns the first error; a verdict lists everything about one
force while it is being built. Its armies are the player's plan: the game asks for them again.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable

from msgspec import Struct

from ddtable.dice.catalogue import Catalogue, catalogue
from ddtable.dice.playable import playable_dragons, playable_units
from ddtable.forces.force import ARMY_NAMES, ArmyName, Force
from ddtable.forces.sums import dragon_slots_of, health_of, species_of
from ddtable.rules.dragon_dice.board import Options, edition_of
from ddtable.rules.dragon_dice.editions import Edition

ONE_SPECIES: tuple[ArmyName, ...] = ("home", "campaign")
PARTS = (*ARMY_NAMES, "dragons", "home_terrain", "frontier")


class Line(Struct, frozen=True):
    """One rule: met, or the error.

    `rule`: the clause. `key`: the id of the line. `values`: numbers and ids for the message. `where`: the parts of the
    force with the error, of PARTS. `dice`: the type ids with the error, each once.
    """

    rule: str
    key: str
    met: bool
    values: dict[str, int | str] = {}
    where: tuple[str, ...] = ()
    dice: tuple[str, ...] = ()


def verdict(force: Force, health: int, options: Options) -> tuple[Line, ...]:
    """Return the lines of the verdict for a game of this health, always in the same order.

    Three lines appear only if needed: the limit of an army with the option `half_cap`, dragons of kinds that this game
    does not allow, and unknown dice. Any force is accepted, also an unfinished one or one with unknown dice, which are
    ignored.
    """
    dice, edition = catalogue(), edition_of(options)
    units = {**dice.units, **dice.own_units}
    known = {name: tuple(unit for unit in force.army(name) if unit in units) for name in ARMY_NAMES}
    lines = [
        _health(dice, known, health),
        _armies(force),
        *(_one_species(dice, name, known[name]) for name in ONE_SPECIES),
    ]
    if options.half_cap:
        lines.append(_half(dice, known, health, edition))
    lines.append(_dragons(dice, force, health, edition))
    lines += [_terrain(dice, part, picked) for part, picked in _terrains(force)]
    lines.append(_allowed(dice, known, options))
    return (*lines, *_dragon_kinds(dice, force, options), *_unknown(dice, force))


def fits(force: Force, health: int, options: Options) -> bool:
    """Return True if every line is met."""
    return all(line.met for line in verdict(force, health, options))


def _apart(has: int, due: int) -> dict[str, int | str]:
    """Return the values of two numbers that must be equal: both, their difference and which is larger."""
    side = "met" if has == due else "over" if has > due else "under"
    return {"has": has, "due": due, "apart": abs(has - due), "side": side}


def _health(dice: Catalogue, armies: dict[ArmyName, tuple[str, ...]], health: int) -> Line:
    """Check that the force has exactly the agreed health (SU9)."""
    has = sum(health_of(dice, units) for units in armies.values())
    filled = tuple(name for name in ARMY_NAMES if armies[name])
    return Line("SU9", "health", has == health, _apart(has, health), filled if has > health else ())


def _armies(force: Force) -> Line:
    """Check that each army has at least one unit (SU2)."""
    empty = tuple(name for name in ARMY_NAMES if not force.army(name))
    return Line("SU2", "armies", not empty, {"count": len(empty)}, empty)


def _one_species(dice: Catalogue, name: ArmyName, units: tuple[str, ...]) -> Line:
    """Check that the home or campaign army is of a single species, with monsters counted as their race (SU2, C0.9)."""
    folk = species_of(dice, units)
    strange = _once(unit for unit in units if dice.unit(unit).species != folk[0])
    values: dict[str, int | str] = {
        "army": name,
        "species": folk[0] if folk else "",
        "side": "mixed" if strange else "met" if folk else "empty",
    }
    return Line("SU2", f"species_{name}", not strange, values, (name,) if strange else (), strange)


def _half(dice: Catalogue, armies: dict[ArmyName, tuple[str, ...]], health: int, edition: Edition) -> Line:
    """Check that no army is above half of the force, rounded down (Q1)."""
    most = health // 2
    weights = {name: health_of(dice, units) for name, units in armies.items()}
    above = tuple(name for name in ARMY_NAMES if weights[name] > most)
    values: dict[str, int | str] = {"most": most, "count": len(above), "apart": max(weights.values()) - most}
    return Line(edition.clause("Q1"), "half", not above, values, above)


def _dragons(dice: Catalogue, force: Force, health: int, edition: Edition) -> Line:
    """Check that the force has exactly one dragon, and one more for every full 25 health, 30 in 1996 (SU1, R96.1)."""
    has = dragon_slots_of(dice, (dragon for dragon in force.dragons if dragon in dice.dragons))
    due = edition.dragons_due(health)
    return Line(edition.clause("SU1"), "dragons", has == due, _apart(has, due), () if has == due else ("dragons",))


def _terrains(force: Force) -> tuple[tuple[str, str], tuple[str, str]]:
    return ("home_terrain", force.home_terrain), ("frontier", force.frontier)


def _terrain(dice: Catalogue, part: str, picked: str) -> Line:
    """Check that the terrain is one of the 16 terrain dice of 1995 (SU4)."""
    kind = dice.terrains.get(picked)
    side = "missing" if kind is None else "met" if kind.original_1995 else "foreign"
    values: dict[str, int | str] = {"terrain": picked if kind is not None else "", "side": side}
    met = side == "met"
    return Line("SU4", part, met, values, () if met else (part,), (picked,) if side == "foreign" else ())


def _allowed(dice: Catalogue, armies: dict[ArmyName, tuple[str, ...]], options: Options) -> Line:
    """Check that this game allows all units (C0.5, H44)."""
    playable = {unit.id for unit in playable_units(dice, None, options.species)}
    where, found = _at_fault(((name, armies[name]) for name in ARMY_NAMES), lambda die: die not in playable)
    values: dict[str, int | str] = {"count": len(found), "species": options.species}
    return Line("C0.5", "allowed", not found, values, where, found)


def _dragon_kinds(dice: Catalogue, force: Force, options: Options) -> tuple[Line, ...]:
    """Return a line if there are dragons of after 1995 and not all species play (C0.8, H91)."""
    playable = {dragon.id for dragon in playable_dragons(dice, options.species)}
    found = _once(dragon for dragon in force.dragons if dragon in dice.dragons and dragon not in playable)
    return (Line("C0.8", "dragon_kinds", False, {"count": len(found)}, ("dragons",), found),) if found else ()


def _unknown(dice: Catalogue, force: Force) -> tuple[Line, ...]:
    """Return a line if there are dice that are not in the catalogue."""
    parts: list[tuple[str, tuple[str, ...], Collection[str]]] = [
        *((name, force.army(name), {*dice.units, *dice.own_units}) for name in ARMY_NAMES),
        ("dragons", force.dragons, dice.dragons),
        *((part, (picked,) if picked else (), dice.terrains) for part, picked in _terrains(force)),
    ]
    lost = {part: tuple(die for die in held if die not in kinds) for part, held, kinds in parts}
    where, found = _at_fault(lost.items(), bool)
    return (Line("C0.1", "unknown", False, {"count": len(found)}, where, found),) if found else ()


def _at_fault(
    parts: Iterable[tuple[str, tuple[str, ...]]], wrong: Callable[[str], bool]
) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Return the parts with wrong dice, and these dice."""
    found = {part: tuple(die for die in held if wrong(die)) for part, held in parts}
    return tuple(part for part in found if found[part]), _once(die for held in found.values() for die in held)


def _once(dice: Iterable[str]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(dice))
