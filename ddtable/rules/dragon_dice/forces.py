"""The check whether forces may play a classic game together (SU1, SU2, SU9)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from ddtable.dice.catalogue import catalogue
from ddtable.dice.playable import playable_dragons
from ddtable.forces.force import Force
from ddtable.forces.named import die_named, force_named, misplaced
from ddtable.rules.dragon_dice.board import Options, edition_of
from ddtable.texts.trouble import trouble

MOST_HEALTH = 400
"""Maximum health of a force: far above real games, and a game of 4 players still fits into a save (Q18)."""


def read_forces(forces: Sequence[Mapping[str, Any]]) -> list[Force] | str:
    """Return the forces of a set-up, or a sentence with the reason why one cannot be read."""
    try:
        return [msgspec.convert(force, Force) for force in forces]
    except msgspec.ValidationError as error:
        return trouble("set-up-force-unread", why=str(error))


def refuse_forces(forces: Sequence[Force], options: Options) -> str | None:
    """Return one sentence why these forces cannot play each other with these options, or None (SU1, SU2, SU9)."""
    edition = edition_of(options)
    least, most = edition.players
    if not least <= len(forces) <= most:
        clause = edition.clause("SU1")
        return trouble("set-up-players", least=least, most=most, given=len(forces), clause=clause)
    dice = catalogue()
    for force in forces:
        for unit in force.units:
            if unit in dice.own:
                return trouble("set-up-own-die", force=force_named(force), die=die_named(unit))
            if unit not in dice.units:
                return misplaced(force, unit)
        for dragon in force.dragons:
            if dragon not in dice.dragons:
                return misplaced(force, dragon)
    names = {row.name for row in edition.sections}
    for force in forces:
        for section in force.more:
            if section not in names:
                return trouble("set-up-section", force=force_named(force), section=section)
    health = forces[0].health
    for force in forces:
        if defect := _refuse_force(force, health, options):
            return defect
    return None


def _refuse_force(force: Force, health: int, options: Options) -> str | None:
    dice, allowed, edition = catalogue(), options.species, edition_of(options)
    mine = force.health
    if mine > MOST_HEALTH:
        return trouble("set-up-size", force=force_named(force), health=mine, most=MOST_HEALTH, clause="Q18")
    if mine != health:
        return trouble("set-up-health", force=force_named(force), health=mine, others=health, clause="SU9")
    for kind in (dice.units[unit] for unit in force.units):
        if allowed == "starters" and (kind.is_monster or not dice.species[kind.species].starter_1995):
            return trouble("set-up-starters-only", force=force_named(force), die=die_named(kind.id), clause="H44")
    dragons = {dragon.id for dragon in playable_dragons(dice, allowed)}
    for dragon in force.dragons:
        if dragon not in dragons:
            return trouble("set-up-dragon-kind", force=force_named(force), die=die_named(dragon), clause="C0.8")
    if len(force.units) < 3:
        return trouble("set-up-few", force=force_named(force), units=len(force.units), clause="SU2")
    due = edition.dragons_due(health)
    if force.dragon_slots != due:
        has = force.dragon_slots
        return trouble(
            "set-up-dragons",
            force=force_named(force),
            dragons=has,
            health=health,
            due=due,
            clause=edition.clause("SU1"),
        )
    if options.half_cap and any(dice.units[unit].health > health // 2 for unit in force.units):
        return trouble("set-up-half", force=force_named(force), clause=edition.clause("Q1"))
    return None
