"""The check whether forces may fight a campaign together, and random forces for one (K1, K2)."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from msgspec.structs import replace

from ddtable.dice.carrying import Load, can_carry
from ddtable.dice.catalogue import catalogue
from ddtable.dice.playable import dragons_1995, playable_units
from ddtable.forces.arming import points_for, with_items
from ddtable.forces.deal import deal_force, deal_units
from ddtable.forces.force import Force, with_dice
from ddtable.forces.named import force_named
from ddtable.forces.refusing import refuse_dice
from ddtable.forces.sections import (
    MEDALLION,
    carried,
    counted_health,
    in_play,
    kin_health,
    known_items,
    sharing,
    worth_in,
)
from ddtable.forces.sums import dragon_slots_of
from ddtable.rules.campaign.board import RECRUITING, SUMMONING, CampaignOptions
from ddtable.rules.campaign.set_up import is_crowded
from ddtable.rules.dragon_dice.board import edition_of
from ddtable.rules.dragon_dice.editions import Edition, GameSize, edition
from ddtable.texts.trouble import trouble


def refuse_forces(forces: Sequence[Force], options: CampaignOptions) -> str | None:
    """Return one sentence why these forces cannot fight a campaign with these options, or None (K1, K2)."""
    edition = edition_of(options)
    least, most = edition.players
    if not least <= len(forces) <= most:
        return trouble("set-up-war-players", least=least, most=most, given=len(forces), clause="K1")
    for force in forces:
        if defect := refuse_dice(force, edition.sections, known_faces=options.known_faces):
            return defect
    health = brought(forces[0], edition)
    size = edition.size_of(health)
    if size is None:
        sizes = ", ".join(str(one.health) for one in edition.sizes)
        return trouble("set-up-war-size", force=force_named(forces[0]), health=health, sizes=sizes, clause="K1")
    if options.crowded == "refuse" and is_crowded(len(forces), size.goal):
        values = {"players": len(forces), "terrains": len(forces) + 1, "goal": size.goal, "health": health}
        return trouble("set-up-crowded", **values, clause="K1")
    return next((defect for force in forces if (defect := _refuse_force(force, size, edition))), None)


def brought(force: Force, edition: Edition) -> int:
    """Return the health of a force, in play and in the recruiting pool, with the points of its items (Q109)."""
    return counted_health(catalogue(), edition.sections, force)


def _refuse_force(force: Force, size: GameSize, edition: Edition) -> str | None:
    """Return a sentence for a force that is not of this size, or not half of it in play (K1, K2, Q109)."""
    dice, rows, half = catalogue(), edition.sections, size.health // 2
    health = brought(force, edition)
    if health != size.health:
        return trouble("set-up-health", force=force_named(force), health=health, others=size.health, clause="SU9")
    playing = sum(worth_in(dice, rows, force, row.name) for row in sharing(rows))
    if playing != in_play(rows, size.health):
        pool = health - playing
        return trouble("set-up-war-halves", force=force_named(force), health=playing, pool=pool, half=half, clause="K1")
    slots = dragon_slots_of(dice, (die for die in force.dice_in(SUMMONING) if die in dice.dragons))
    if slots != size.dragons:
        values = {"dragons": slots, "health": size.health, "due": size.dragons}
        return trouble("set-up-dragons", force=force_named(force), **values, clause=edition.clause("SU1"))
    return _refuse_listed(force, size, edition)


def _refuse_listed(force: Force, size: GameSize, edition: Edition) -> str | None:
    """Return a sentence for too many dragonkin or medallions, or for items that their army cannot carry (K1, K2)."""
    dice, clause = catalogue(), edition.clause("SU1")
    if (kin := kin_health(dice, force.dice_in(SUMMONING))) > size.dragonkin:
        return trouble("set-up-dragonkin", force=force_named(force), health=kin, most=size.dragonkin, clause=clause)
    medals = sum(item.form == MEDALLION for item in known_items(dice, force.dice))
    if medals > size.medallions:
        return trouble(
            "set-up-medallions", force=force_named(force), medallions=medals, most=size.medallions, clause=clause
        )
    for row in carried(edition.sections):
        loads = [Load(item) for item in known_items(dice, force.dice_in(row.name))]
        if not can_carry(map(dice.unit, force.dice_in(row.carried_by)), loads):
            return trouble(
                "set-up-carried", force=force_named(force), army=row.carried_by, clause=edition.clause(row.clause)
            )
    return None


def deal(size: GameSize, random: Random, reconstructed: bool = True) -> Force:
    """Return a random force of this size: half of its health in play, half in the recruiting pool (K1).

    `reconstructed`: a part of the half in play is items, whose faces are reconstructed (Q110). Medallions and dragonkin
    are left to forces that are built: those that bring dice back make wars at random very long.
    """
    dice, rows, half = catalogue(), edition("campaign", "all").sections, size.health // 2
    points = points_for(rows, size.health) if reconstructed else 0
    begun = _armies(half, points, random)
    folk = {dice.units[unit].species for unit in begun.units}
    pool = deal_units(playable_units(dice, folk, "all"), size.health - half, random)
    dragons = [dragon.id for dragon in dragons_1995(dice)]
    summoned = tuple(random.choice(dragons) for _ in range(size.dragons))
    return with_dice(with_dice(begun, RECRUITING, pool), SUMMONING, summoned)


def _armies(half: int, points: int, random: Random) -> Force:
    """Return a force whose armies have this health together, some points of it as items that they can carry (Q109)."""
    dice, rows = catalogue(), edition("campaign", "all").sections
    while True:
        dealt = deal_force(dice, half - points, random, None, "all")
        bare = replace(dealt, dragons=(), home_terrain="", frontier="")
        if (armed := with_items(dice, rows, bare, points, random)) is not None:
            return armed
