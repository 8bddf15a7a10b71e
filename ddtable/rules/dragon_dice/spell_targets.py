"""Legal targets of a spell: anything anywhere, unless the spell or a temple says otherwise (M5, M18, M19, M22)."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from ddtable.dice.catalogue import catalogue
from ddtable.engine.position import area, area_of
from ddtable.engine.questions import Move, Option
from ddtable.rules.dragon_dice.aiming import (
    army_target,
    die_option,
    die_target,
    forbidden,
    immune,
    kept_to_own,
    read_die,
    terrain_option,
)
from ddtable.rules.dragon_dice.board import (
    DEAD,
    RESERVE,
    ClassicView,
    dead_units,
    distance,
    dragons_at_terrains,
    everyones,
    grounds,
    terrain_kind,
    terrain_places,
    units_at,
)
from ddtable.rules.dragon_dice.control import armies
from ddtable.rules.dragon_dice.dragon_rolls import IVORY
from ddtable.rules.dragon_dice.effects import barred, exposed, may_enter, may_leave, on_terrain, stuck
from ddtable.rules.dragon_dice.pile_targets import monsters, others_dead, pool_dragonkin, pool_dragons, rivals
from ddtable.rules.dragon_dice.places import is_terrain, lair
from ddtable.rules.dragon_dice.spells import SpellType
from ddtable.rules.dragon_dice.steps import Cast

HIGHEST = 8


def _announced(step: Cast, spell: SpellType) -> set[str]:
    """Return the targets that this spell may not have again, because a second casting would add nothing (M16)."""
    once = not spell.repeats or spell.does in ("path", "call_dragon")
    return {one.target for one in step.announced if one.spell == spell.id} if once else set()


def _summoned(view: ClassicView, step: Cast) -> set[str]:
    """Return the dragons that have been summoned in this casting by any spell (M19)."""
    table = view.board.edition.spells
    return {one.target for one in step.announced if table[one.spell].does == "summon"}


def _armies(view: ClassicView, step: Cast, spell: SpellType) -> Iterator[Option]:
    """Yield armies, reserves included; the caster's own unless the spell is for opposing armies (M5, M13).

    No Open Grave is cast where gates to the underworld are open.
    """
    for seat, place in sorted(armies(view)):
        if spell.target == "opposing_army" and seat == step.seat:
            continue
        if spell.target == "army_at_terrain" and place == RESERVE:
            continue
        if spell.gives == "open_grave" and on_terrain(view, place, "gates"):
            continue
        if not immune(view, step.seat, spell, seat, place) and not forbidden(view, step, spell, seat):
            values: dict[str, int | str] = {"seat": seat, "place": place}
            yield Option(army_target(seat, place), "spell-at-army", values, area=area(place, seat))


def _terrains(view: ClassicView, step: Cast, spell: SpellType) -> Iterator[Option]:
    """Yield terrains with any armies; the effect also applies to the caster's army there (M13, M16)."""
    for place in grounds(view):
        if spell.does == "flood" and (distance(view, place) == 1 or place in view.board.flooded):
            continue
        if fits(view, spell, place) and not _in_force(view, step, spell):
            yield terrain_option(view, place, "spell-at-terrain")


def fits(view: ClassicView, spell: SpellType, place: str) -> bool:
    """Return True if a terrain has the element or is of the kind that a spell asks for, and shows a face it may."""
    kind = terrain_kind(view, place)
    if spell.land and spell.land not in (kind.kind, *kind.elements):
        return False
    return not (spell.below_eight and distance(view, place) == HIGHEST)


def _in_force(view: ClassicView, step: Cast, spell: SpellType) -> bool:
    """Return True if a spell that each player may have in force once is: it, or its announcement (K11.19)."""
    if spell.gives != "unattuned":
        return False
    mine = any(effect.name == spell.id and effect.seat == step.seat for effect in view.board.effects)
    return mine or any(one.spell == spell.id for one in step.announced)


def _minor_terrains(view: ClassicView, step: Cast, spell: SpellType) -> Iterator[Option]:
    """Yield the minor terrains of all armies, those of 1995 have none (K11.11)."""
    kinds = catalogue().minor_terrains
    for seat, place in sorted(armies(view)):
        if immune(view, step.seat, spell, seat, place) or forbidden(view, step, spell, seat):
            continue
        yield from (die_option(die) for die in view.at(place, seat) if view.dice[die].type in kinds)


def _units(view: ClassicView, step: Cast, spell: SpellType) -> Iterator[Option]:
    """Yield units in play; whether a spell may be cast on them depends on their army, but for those that are held."""
    moves = spell.target == "own_unit"
    own, others = spell.target == "unit_to_hide", spell.target == "opposing_unit"
    kept = stuck(view) if moves else {}
    found: list[int] = []
    for seat, place in armies(view):
        if immune(view, step.seat, spell, seat, place) or forbidden(view, step, spell, seat):
            continue
        if (own and seat != step.seat) or (others and seat == step.seat):
            continue
        if moves and not (seat == step.seat and is_terrain(place) and _ways(view, seat, place)):
            continue
        if moves and not may_leave(view, seat, place):
            continue
        found += [die for die in exposed(view, units_at(view, seat, place)) if die not in kept]
    for number in sorted(found):
        yield die_option(number)


def _units_and_dragons(view: ClassicView, step: Cast, spell: SpellType) -> Iterator[Option]:
    yield from _units(view, step, spell)
    for number in dragons_at_terrains(view):
        yield die_option(number)


def _dragons(view: ClassicView, step: Cast, spell: SpellType) -> Iterator[Option]:
    """Yield the dragons of the spell's colour: in any dead unit area, or at any terrain (M19).

    Ivory dragons among the dead can be summoned by any colour (H92).
    """
    dragons = catalogue().dragons
    taken = _summoned(view, step)
    for number in sorted((*dragons_at_terrains(view), *everyones(view, DEAD))):
        die = view.dice[number]
        kind = dragons.get(die.type)
        if kind is None or die_target(number) in taken:
            continue
        coloured = spell.colour in kind.elements
        if coloured or (kind.kind in IVORY and die.place == DEAD):
            yield die_option(number)


def usable_dead(view: ClassicView, seat: int, spell: SpellType) -> tuple[int, ...]:
    """Return the dead units that a spell can return or bury: the caster's, perhaps of its colour, or any player's."""
    if spell.target == "dead":
        return tuple(die for owner in range(view.seats) for die in dead_units(view, owner))
    dice, units = catalogue(), catalogue().army_units
    return tuple(
        die
        for die in dead_units(view, seat)
        if spell.target == "own_dead" or spell.colour in dice.elements_of(units[view.dice[die].type])
    )


def _dead(view: ClassicView, step: Cast, spell: SpellType) -> Iterator[Option]:
    """Yield the dead as one target if the spell can use any of them; not if they may not join the casting army."""
    if spell.does == "resurrect" and barred(view, step.seat, step.place):
        return
    if usable_dead(view, step.seat, spell):
        yield Option("dead", "spell-at-dead")


# Targets among which are those of the caster.
OWN = (
    "army",
    "army_at_terrain",
    "unit",
    "own_unit",
    "unit_to_hide",
    "own_dead",
    "own_dead_of_colour",
    "dead_monster",
)
_BY_TARGET: dict[str, Callable[[ClassicView, Cast, SpellType], Iterator[Option]]] = {
    "army": _armies,
    "opposing_army": _armies,
    "army_at_terrain": _armies,
    "rival_army": rivals,
    "terrain": _terrains,
    "minor_terrain": _minor_terrains,
    "unit": _units,
    "opposing_unit": _units,
    "own_unit": _units,
    "unit_to_hide": _units,
    "unit_or_dragon": _units_and_dragons,
    "dragon": _dragons,
    "pool_dragon": pool_dragons,
    "pool_dragonkin": pool_dragonkin,
    "own_dead": _dead,
    "own_dead_of_colour": _dead,
    "dead": _dead,
    "dead_monster": monsters,
    "opposing_dead": others_dead,
}


def _targets(view: ClassicView, step: Cast, spell: SpellType) -> Iterator[Option]:
    """Yield an option for each possible target of a spell (M5)."""
    taken = _announced(step, spell)
    if spell.target not in OWN and kept_to_own(view, step):
        return
    if spell.once and any(one.spell == spell.id for one in step.announced):
        return
    yield from (option for option in _BY_TARGET[spell.target](view, step, spell) if option.id not in taken)


def target_options(view: ClassicView, step: Cast, spell: SpellType) -> list[Option]:
    """Return an option for each possible target of a spell (M5)."""
    return list(_targets(view, step, spell))


def has_target(view: ClassicView, step: Cast, spell: SpellType) -> bool:
    """Return True if a spell has a possible target; stops at the first one (M5)."""
    return any(True for _ in _targets(view, step, spell))


def _ways(view: ClassicView, seat: int, source: str) -> list[str]:
    """Return the destinations of Path: terrains with an army of the caster, or any by a house option (M22, Q95)."""
    anywhere = view.board.options.path_anywhere
    return [place for place in terrain_places(view) if _way(view, seat, place, source, anywhere)]


def _way(view: ClassicView, seat: int, place: str, source: str, anywhere: bool) -> bool:
    """Return True if Path leads to a place: not to an army that no unit may join."""
    return place != source and (anywhere or bool(units_at(view, seat, place))) and may_enter(view, seat, place)


def destinations(view: ClassicView, step: Cast, spell: SpellType) -> list[Option]:
    """Return an option for every terrain to which a spell may move its target (M19, M22)."""
    number = read_die(step.target)
    die = view.dice[number]
    if spell.does == "path":
        places = _ways(view, step.seat, die.place)
    else:
        places = [place for place in terrain_places(view) if lair(place) != die.place]
    found = []
    for place in places:
        option = terrain_option(view, place, "spell-to")
        move = Move((number,), area_of(die), option.area)
        found.append(Option(option.id, option.word, option.values, (move,), option.area))
    return found
