"""The verdict on a force: every rule of a force as one line (SU1, SU2, SU4, SU9, K1, K2, RK1.1).

`forces.refuse_forces` checks the forces of a new game and returns the first error; a verdict lists everything about one
force while it is being built. Its armies are the player's plan: the game asks for them again.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping

from ddtable.dice.campaigns import is_known
from ddtable.dice.carrying import Load, can_carry
from ddtable.dice.catalogue import Catalogue, catalogue
from ddtable.dice.playable import playable_dragons, playable_units
from ddtable.forces.force import PICKS, Force
from ddtable.forces.sections import (
    MEDALLION,
    Rows,
    SectionRow,
    carried,
    counted_health,
    counting,
    in_play,
    kin_health,
    known_items,
    known_units,
    rows_for,
    sharing,
    takes_die,
    taking,
    worth_in,
)
from ddtable.forces.sums import dragon_slots_of, health_of, species_of
from ddtable.rules.dragon_dice.board import Options, edition_of
from ddtable.rules.dragon_dice.editions import Edition
from ddtable.rules.dragon_dice.limits import limited
from ddtable.rules.dragon_dice.verdict_line import Line

__all__ = ["Line", "fits", "verdict"]


def verdict(force: Force, health: int, options: Options, *, reconstructed: bool = True) -> tuple[Line, ...]:
    """Return the lines of the verdict for a game of this health, always in the same order.

    The rows of the edition's sections say which lines there are. Some lines appear only if needed: the limit of an army
    with the option `half_cap`, dragons of kinds that this game does not allow, dice whose faces are reconstructed in a
    game without them, unknown dice, and sections that this edition does not have. Any force is accepted, also an
    unfinished one or one with unknown dice, which are ignored.
    """
    dice, edition = catalogue(), edition_of(options)
    rows = edition.sections
    known = {row.name: known_units(dice, force.dice_in(row.name)) for row in rows_for(rows, force)}
    lines = [
        *_size(health, edition),
        *(limited(dice, force, health, edition) if edition.limits else (_health(dice, rows, force, health),)),
        *(_part(dice, row, force, health, edition) for row in rows if row.part),
        *_filled(rows, force, edition),
        *(_one_species(dice, row, known[row.name], edition) for row in rows if "one_race" in row.rules),
    ]
    if options.half_cap:
        lines += _half(dice, rows, known, health, edition)
    lines += [_dragons(dice, row, force, health, edition) for row in rows if "dragons" in row.rules]
    lines += [_dragonkin(dice, row, force, health, edition) for row in rows if "dragonkin" in row.rules]
    lines += _items(dice, rows, force, known, health, edition)
    lines += [_terrain(dice, row, force, edition) for row in rows if "original" in row.rules]
    lines.append(_allowed(dice, known, options))
    lines += _dragon_kinds(dice, rows, force, options)
    if not reconstructed:
        lines += _reconstructed(dice, rows, force)
    return (*lines, *_strangers(dice, rows, force), *_others(rows, force))


def fits(force: Force, health: int, options: Options) -> bool:
    """Return True if every line is met."""
    return all(line.met for line in verdict(force, health, options))


def _apart(has: int, due: int) -> dict[str, int | str]:
    """Return the values of two numbers that must be equal: both, their difference and which is larger."""
    side = "met" if has == due else "over" if has > due else "under"
    return {"has": has, "due": due, "apart": abs(has - due), "side": side}


def _health(dice: Catalogue, rows: Rows, force: Force, health: int) -> Line:
    """Check that the force has exactly the agreed health (SU9)."""
    has = counted_health(dice, rows, force)
    filled = tuple(row.name for row in counting(rows) if known_units(dice, force.dice_in(row.name)))
    return Line("SU9", "health", has == health, _apart(has, health), filled if has > health else ())


def _size(health: int, edition: Edition) -> tuple[Line, ...]:
    """Return a line if the edition has sizes, and this is none of them (K1)."""
    if not edition.sizes or edition.size_of(health) is not None:
        return ()
    sizes = ", ".join(str(size.health) for size in edition.sizes)
    return (Line(edition.clause("SU1"), "size", False, {"health": health, "sizes": sizes}),)


def _part(dice: Catalogue, row: SectionRow, force: Force, health: int, edition: Edition) -> Line:
    """Check that a section has exactly its part of the health, with the points of its items."""
    has, due = worth_in(dice, edition.sections, force, row.name), row.health_due(health)
    values: dict[str, int | str] = {"section": row.name, **_apart(has, due)}
    return Line(edition.clause(row.clause), "part", has == due, values, (row.name,) * (has != due))


def _filled(rows: Rows, force: Force, edition: Edition) -> tuple[Line, ...]:
    """Check that each army has at least one unit (SU2)."""
    needed = [row for row in rows if row.kind != "pick" and "filled" in row.rules]
    empty = tuple(row.name for row in needed if not force.dice_in(row.name))
    clause = edition.clause(needed[0].clause) if needed else ""
    return (Line(clause, "armies", not empty, {"count": len(empty)}, empty),) if needed else ()


def _one_species(dice: Catalogue, row: SectionRow, units: tuple[str, ...], edition: Edition) -> Line:
    """Check that the home or campaign army is of a single species, with monsters counted as their race (SU2, C0.9)."""
    folk, name = species_of(dice, units), row.name
    strange = _once(unit for unit in units if dice.unit(unit).species != folk[0])
    values: dict[str, int | str] = {
        "army": name,
        "species": folk[0] if folk else "",
        "side": "mixed" if strange else "met" if folk else "empty",
    }
    rule = edition.clause(row.clause)
    return Line(rule, f"species_{name}", not strange, values, (name,) if strange else (), strange)


def _half(
    dice: Catalogue, rows: Rows, known: Mapping[str, tuple[str, ...]], health: int, edition: Edition
) -> tuple[Line, ...]:
    """Check that no army is above half of the armies' health together, rounded down (Q1)."""
    most = in_play(rows, health) // 2
    weights = {row.name: health_of(dice, known[row.name]) for row in sharing(rows) if "half" in row.rules}
    above = tuple(name for name, weight in weights.items() if weight > most)
    if not weights:
        return ()
    values: dict[str, int | str] = {"most": most, "count": len(above), "apart": max(weights.values()) - most}
    return (Line(edition.clause("Q1"), "half", not above, values, above),)


def _dragons(dice: Catalogue, row: SectionRow, force: Force, health: int, edition: Edition) -> Line:
    """Check that the force has exactly one dragon, and one more for every full 25 health, 30 in 1996 (SU1, R96.1)."""
    has = dragon_slots_of(dice, (dragon for dragon in force.dice_in(row.name) if dragon in dice.dragons))
    due = edition.dragons_due(health)
    where = () if has == due else (row.name,)
    return Line(edition.clause(row.clause), "dragons", has == due, _apart(has, due), where)


def _dragonkin(dice: Catalogue, row: SectionRow, force: Force, health: int, edition: Edition) -> Line:
    """Check that the dragonkin have at most the health of the size together (K1)."""
    size, held = edition.size_of(health), force.dice_in(row.name)
    has, most = kin_health(dice, held), 0 if size is None else size.dragonkin
    kin = _once(die for die in held if dice.family(die) == "dragonkin") if has > most else ()
    values: dict[str, int | str] = {"has": has, "most": most, "apart": max(0, has - most)}
    return Line(edition.clause(row.clause), "dragonkin", has <= most, values, (row.name,) * bool(kin), kin)


def _items(
    dice: Catalogue,
    rows: Rows,
    force: Force,
    known: Mapping[str, tuple[str, ...]],
    health: int,
    edition: Edition,
) -> Iterable[Line]:
    """Check that each army can carry its items, and that there are no more medallions than the size has (K1, K2)."""
    for row in carried(rows):
        held = force.dice_in(row.name)
        items, units = known_items(dice, held), [dice.unit(unit) for unit in known[row.carried_by]]
        if items and not can_carry(units, [Load(item) for item in items]):
            values: dict[str, int | str] = {"section": row.carried_by}
            yield Line(edition.clause(row.clause), "carried", False, values, (row.carried_by,), _once(held))
    names = [row.name for row in taking(rows, "item")]
    if not names:
        return
    held = tuple(die for name in names for die in force.dice_in(name))
    medals = [item.id for item in known_items(dice, held) if item.form == MEDALLION]
    size = edition.size_of(health)
    has, most = len(medals), 0 if size is None else size.medallions
    found = _once(medals) if has > most else ()
    at = tuple(dict.fromkeys(_carrier(rows, name) for name in names if {*found} & {*force.dice_in(name)}))
    values = {"has": has, "most": most, "apart": max(0, has - most)}
    yield Line(edition.clause("SU1"), "medallions", has <= most, values, at, found)


def _carrier(rows: Rows, section: str) -> str:
    """Return the army that carries the items of a section, or the section."""
    return next((row.carried_by for row in carried(rows) if row.name == section), section)


def _by_carrier(rows: Rows, held: Mapping[str, tuple[str, ...]]) -> dict[str, tuple[str, ...]]:
    """Return dice by section, those of items with the army that carries them."""
    found: dict[str, tuple[str, ...]] = {}
    for name, more in held.items():
        at = _carrier(rows, name)
        found[at] = (*found.get(at, ()), *more)
    return found


def _terrain(dice: Catalogue, row: SectionRow, force: Force, edition: Edition) -> Line:
    """Check that the terrain is one of the 16 terrain dice of 1995 (SU4)."""
    picked = "".join(force.dice_in(row.name)[:1])
    kind = dice.terrains.get(picked)
    side = "missing" if kind is None else "met" if kind.original_1995 else "foreign"
    values: dict[str, int | str] = {"terrain": picked if kind is not None else "", "side": side}
    if row.name not in PICKS:
        values["section"] = row.name
    met = side == "met"
    dice_at_fault = (picked,) if side == "foreign" else ()
    key = row.name if row.name in PICKS else "pick"
    return Line(edition.clause(row.clause), key, met, values, () if met else (row.name,), dice_at_fault)


def _allowed(dice: Catalogue, known: Mapping[str, tuple[str, ...]], options: Options) -> Line:
    """Check that this game allows all units (C0.5, H44)."""
    playable = {unit.id for unit in playable_units(dice, None, options.species)}
    if taking(edition_of(options).sections, "champion"):
        playable |= {*dice.champions}
    where, found = _at_fault(known.items(), lambda die: die not in playable)
    values: dict[str, int | str] = {"count": len(found), "species": options.species}
    return Line("C0.5", "allowed", not found, values, where, found)


def _dragon_kinds(dice: Catalogue, rows: Rows, force: Force, options: Options) -> tuple[Line, ...]:
    """Return a line if there are dragons of after 1995 and not all species play (C0.8, H91)."""
    playable = {dragon.id for dragon in playable_dragons(dice, options.species)}
    held = {row.name: force.dice_in(row.name) for row in taking(rows, "dragon")}
    where, found = _at_fault(held.items(), lambda die: die in dice.dragons and die not in playable)
    return (Line("C0.8", "dragon_kinds", False, {"count": len(found)}, where, found),) if found else ()


def _reconstructed(dice: Catalogue, rows: Rows, force: Force) -> tuple[Line, ...]:
    """Return a line if there are dice whose faces are reconstructed, in a game without them (Q110)."""
    held = _by_carrier(rows, {row.name: force.dice_in(row.name) for row in rows_for(rows, force)})
    where, found = _at_fault(held.items(), lambda die: dice.knows(die) and not is_known(dice, dice.as_entered(die)))
    return (Line("Q110", "reconstructed", False, {"count": len(found)}, where, found),) if found else ()


def _strangers(dice: Catalogue, rows: Rows, force: Force) -> tuple[Line, ...]:
    """Return a line for dice that are not in the catalogue, and one for dice that a section does not take (C0.1)."""
    held = _by_carrier(rows, {row.name: _not_taken(dice, row, force) for row in rows_for(rows, force)})
    wrong: dict[str, Callable[[str], bool]] = {"unknown": lambda die: not dice.knows(die), "misplaced": dice.knows}
    found = {key: _at_fault(held.items(), is_wrong) for key, is_wrong in wrong.items()}
    return tuple(
        Line("C0.1", key, False, {"count": len(strange)}, where, strange)
        for key, (where, strange) in found.items()
        if strange
    )


def _not_taken(dice: Catalogue, row: SectionRow, force: Force) -> tuple[str, ...]:
    return tuple(die for die in force.dice_in(row.name) if not takes_die(dice, row, die))


def _others(rows: Rows, force: Force) -> tuple[Line, ...]:
    """Return a line if the force has sections that this edition does not have."""
    names = {row.name for row in rows}
    others = (row.name for row in rows_for(rows, force) if row.name not in names)
    where, found = _at_fault({name: force.dice_in(name) for name in others}.items(), bool)
    return (Line("SU2", "sections", False, {"count": len(where)}, where, found),) if found else ()


def _at_fault(
    parts: Iterable[tuple[str, tuple[str, ...]]], wrong: Callable[[str], bool]
) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Return the parts with wrong dice, and these dice."""
    found = {part: tuple(die for die in held if wrong(die)) for part, held in parts}
    return tuple(part for part in found if found[part]), _once(die for held in found.values() for die in held)


def _once(dice: Iterable[str]) -> tuple[str, ...]:
    return tuple(dict.fromkeys(dice))
