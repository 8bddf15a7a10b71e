"""The check whether forces may fight a campaign together, and random forces for one (K1, K2)."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from random import Random

from msgspec.structs import replace

from ddtable.dice.catalogue import catalogue
from ddtable.dice.playable import dragons_1995, playable_units
from ddtable.forces.deal import deal_force, deal_units
from ddtable.forces.force import Force
from ddtable.forces.sections import Sort, rows_for
from ddtable.forces.sums import dragon_slots_of, health_of
from ddtable.rules.campaign.board import RECRUITING, SUMMONING, CampaignOptions
from ddtable.rules.campaign.set_up import is_crowded
from ddtable.rules.dragon_dice.board import edition_of
from ddtable.rules.dragon_dice.editions import Edition, GameSize
from ddtable.texts.trouble import trouble


def refuse_forces(forces: Sequence[Force], options: CampaignOptions) -> str | None:
    """Return one sentence why these forces cannot fight a campaign with these options, or None (K1, K2)."""
    edition = edition_of(options)
    least, most = edition.players
    if not least <= len(forces) <= most:
        return trouble("set-up-war-players", least=least, most=most, given=len(forces), clause="K1")
    for force in forces:
        if defect := _refuse_dice(force, edition):
            return defect
    health = forces[0].health
    size = edition.size_of(health)
    if size is None:
        sizes = ", ".join(str(one.health) for one in edition.sizes)
        return trouble("set-up-war-size", force=forces[0].name, health=health, sizes=sizes, clause="K1")
    if options.crowded == "refuse" and is_crowded(len(forces), size.goal):
        values = {"players": len(forces), "terrains": len(forces) + 1, "goal": size.goal, "health": health}
        return trouble("set-up-crowded", **values, clause="K1")
    return next((defect for force in forces if (defect := _refuse_force(force, size, edition))), None)


def _refuse_dice(force: Force, edition: Edition) -> str | None:
    """Return a sentence for a section that the edition does not have, or a die that may not be in its section."""
    dice = catalogue()
    rows = {row.name: row for row in edition.sections}
    kinds: dict[Sort, Collection[str]] = {"unit": dice.units, "dragon": dice.dragons, "terrain": dice.terrains}
    for row in rows_for(edition.sections, force):
        for die in force.dice_in(row.name):
            if row.name not in rows:
                return trouble("set-up-section", force=force.name, section=row.name)
            if die in dice.own:
                return trouble("set-up-own-die", force=force.name, die=dice.own[die].name)
            if not any(die in kinds[sort] for sort in row.takes):
                return trouble("set-up-unknown-die", force=force.name, die=die)
    return None


def in_play(force: Force) -> tuple[str, ...]:
    """Return the units that are in play at the start: those of the three armies."""
    return (*force.home, *force.campaign, *force.horde)


def _refuse_force(force: Force, size: GameSize, edition: Edition) -> str | None:
    """Return a sentence for a force that is not of this size, or not half of it in play (K1, K2, Q109)."""
    dice, half, units = catalogue(), size.health // 2, in_play(force)
    if force.health != size.health:
        return trouble("set-up-health", force=force.name, health=force.health, others=size.health, clause="SU9")
    playing = health_of(dice, units)
    if playing != half:
        pool = force.health - playing
        return trouble("set-up-war-halves", force=force.name, health=playing, pool=pool, half=half, clause="K1")
    slots = dragon_slots_of(dice, force.dice_in(SUMMONING))
    if slots != size.dragons:
        values = {"dragons": slots, "health": size.health, "due": size.dragons}
        return trouble("set-up-dragons", force=force.name, **values, clause=edition.clause("SU1"))
    return None


def deal(size: GameSize, random: Random) -> Force:
    """Return a random force of this size: half of its health in play, half in the recruiting pool (K1)."""
    dice, half = catalogue(), size.health // 2
    begun = deal_force(dice, half, random, None, "all")
    folk = {dice.units[unit].species for unit in begun.units}
    pool = deal_units(playable_units(dice, folk, "all"), size.health - half, random)
    dragons = [dragon.id for dragon in dragons_1995(dice)]
    summoned = tuple(random.choice(dragons) for _ in range(size.dragons))
    more = {RECRUITING: pool, SUMMONING: summoned}
    return replace(begun, dragons=(), home_terrain="", frontier="", sections=more)
