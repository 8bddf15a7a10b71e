"""Targets that only some spells have: rivals in melee, the dead of others, dragons, dragonkin and monsters to call."""

from __future__ import annotations

from collections.abc import Iterator

from ddtable.dice.catalogue import catalogue
from ddtable.engine.position import area
from ddtable.engine.questions import Option
from ddtable.rules.dragon_dice.action import action_at
from ddtable.rules.dragon_dice.aiming import army_target, dead_target, die_option, die_target, immune
from ddtable.rules.dragon_dice.board import (
    DEAD,
    ClassicView,
    clockwise,
    dead_units,
    distance,
    has_army,
    land_at,
    opponents_at,
    terrain_places,
)
from ddtable.rules.dragon_dice.effects import barred
from ddtable.rules.dragon_dice.places import is_terrain
from ddtable.rules.dragon_dice.prices import pairs_for
from ddtable.rules.dragon_dice.spells import SpellType
from ddtable.rules.dragon_dice.steps import Cast, March

EIGHTH = 8


def rivals(view: ClassicView, step: Cast, spell: SpellType) -> Iterator[Option]:
    """Yield the armies that the caster can fight to the death: at a terrain with an own army, on melee or eight.

    The spell is the only one of a magic action in the first march, because it takes the second one.
    """
    if not step.action or step.announced or not any(isinstance(one, March) for one in view.agenda):
        return
    for place in terrain_places(view):
        if not has_army(view, step.seat, place) or not _in_melee(view, place):
            continue
        for seat in opponents_at(view, step.seat, place):
            if not immune(view, step.seat, spell, seat, place):
                values: dict[str, int | str] = {"seat": seat, "place": place}
                yield Option(army_target(seat, place), "spell-at-army", values, area=area(place, seat))


def _in_melee(view: ClassicView, place: str) -> bool:
    """Return True if a terrain shows melee or its eighth face."""
    number = distance(view, place)
    return number == EIGHTH or action_at(view, land_at(view, place).die, number) == "melee"


def others_dead(view: ClassicView, step: Cast, _spell: SpellType) -> Iterator[Option]:
    """Yield the dead of each opponent in the game, if the caster has dead units that attack them (Q112, Q139)."""
    if not dead_units(view, step.seat):
        return
    for seat in clockwise(view):
        if seat != step.seat and seat not in view.board.out and dead_units(view, seat):
            yield Option(dead_target(seat), "spell-at-others-dead", {"seat": seat}, area=area(DEAD, seat))


def pool_places(view: ClassicView) -> tuple[str, ...]:
    """Return the places where dragons and dragonkin wait to be summoned."""
    return (*view.board.pools.get("dragons", ()), *view.board.pools.get("dragonkin", ()))


def pool_dragons(view: ClassicView, step: Cast, spell: SpellType) -> Iterator[Option]:
    """Yield the caster's own dragons of the spell's colour in its pool; none for a reserve army (KP9.6)."""
    taken = {one.target for one in step.announced if view.board.edition.spells[one.spell].does == spell.does}
    if is_terrain(step.place) and not barred(view, step.seat, step.place):
        for number in (die for place in view.board.pools.get("dragons", ()) for die in view.at(place, step.seat)):
            kind = catalogue().dragons.get(view.dice[number].type)
            if kind is not None and spell.colour in kind.elements and die_target(number) not in taken:
                yield die_option(number)


def usable_dragonkin(view: ClassicView, seat: int, spell: SpellType) -> tuple[int, ...]:
    """Return a player's own dragonkin of the spell's colour that wait to be summoned."""
    dice = catalogue()
    waiting = [die for place in view.board.pools.get("dragonkin", ()) for die in view.at(place, seat)]
    return tuple(
        die
        for die in waiting
        if dice.family(view.dice[die].type) == "dragonkin"
        and spell.colour in dice.elements_of(dice.unit(view.dice[die].type))
    )


def pool_dragonkin(view: ClassicView, step: Cast, spell: SpellType) -> Iterator[Option]:
    """Yield the pool of the caster's dragonkin if the spell can summon any; nothing for a reserve army."""
    at_terrain = is_terrain(step.place) and not barred(view, step.seat, step.place)
    if at_terrain and usable_dragonkin(view, step.seat, spell):
        pool = view.board.pools["dragonkin"][0]
        yield Option(pool, "spell-at-pool", {"place": pool}, area=area(pool, step.seat))


def monsters(view: ClassicView, step: Cast, spell: SpellType) -> Iterator[Option]:
    """Yield the caster's own dead monsters for which the points can pay."""
    units = catalogue().army_units
    if barred(view, step.seat, step.place):
        return
    for number in dead_units(view, step.seat):
        if units[view.dice[number].type].is_monster and pairs_for(view, step, spell, die_target(number)):
            yield die_option(number)
