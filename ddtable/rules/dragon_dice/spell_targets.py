"""Legal targets of a spell: anything anywhere, unless the spell or a temple says otherwise (M5, M18, M19, M22)."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from ddtable.dice.catalogue import catalogue
from ddtable.engine.position import area, area_of
from ddtable.engine.questions import Move, Option
from ddtable.rules.dragon_dice.board import (
    DEAD,
    RESERVE,
    ClassicView,
    dead_units,
    distance,
    dragons_at_terrains,
    everyones,
    holds_eighth,
    land_at,
    table_at,
    terrain_places,
    units_at,
)
from ddtable.rules.dragon_dice.control import armies
from ddtable.rules.dragon_dice.dragon_rolls import IVORY
from ddtable.rules.dragon_dice.effects import hidden, stuck
from ddtable.rules.dragon_dice.places import is_terrain, lair
from ddtable.rules.dragon_dice.spells import SpellType
from ddtable.rules.dragon_dice.steps import Cast


def army_target(seat: int, place: str) -> str:
    """Return the target string of an army in an announcement."""
    return f"army:{seat}:{place}"


def die_target(die: int) -> str:
    """Return the target string of a unit or a dragon in an announcement."""
    return f"die:{die}"


def read_army(target: str) -> tuple[int, str]:
    """Return the seat and the place in the target string of an army."""
    _, seat, place = target.split(":")
    return int(seat), place


def read_die(target: str) -> int:
    """Return the die id in the target string of a die."""
    return int(target.removeprefix("die:"))


def immune(view: ClassicView, caster: int, spell: SpellType, seat: int, place: str) -> bool:
    """Return True if a temple blocks an opponent's black spell on an army, or Illusion any (C11.6, M18, C14.4)."""
    if caster == seat:
        return False
    black = spell.colour == "death" and holds_eighth(view, seat, place, "temple")
    return black or (spell.target != "terrain" and hidden(view, seat, place))


def kept_to_own(view: ClassicView, step: Cast) -> bool:
    """Return True if an army may cast only at its owner's armies, units and dead: a reserve army in 1996 (R96.7)."""
    return step.place == RESERVE and view.board.edition.reserve_targets == "own"


def target_clause(view: ClassicView, step: Cast) -> str:
    """Return the clause of the targets: any army anywhere, unless the edition limits them (M5, M10, M13)."""
    if kept_to_own(view, step):
        return "M10"
    return "M5" if view.board.edition.harm_own else "M13"


def _forbidden(view: ClassicView, step: Cast, spell: SpellType, owner: int) -> bool:
    """Return True if an edition forbids this spell at the armies and units of a player (R96.7, R96.8)."""
    if owner == step.seat:
        return spell.harms and not view.board.edition.harm_own
    return kept_to_own(view, step)


def _announced(step: Cast, spell: SpellType) -> set[str]:
    """Return the targets that this spell may not have again, because a second casting would add nothing (M16)."""
    once = not spell.repeats or spell.does == "path"
    return {one.target for one in step.announced if one.spell == spell.id} if once else set()


def _summoned(view: ClassicView, step: Cast) -> set[str]:
    """Return the dragons that have been summoned in this casting by any spell (M19)."""
    table = view.board.edition.spells
    return {one.target for one in step.announced if table[one.spell].does == "summon"}


def _armies(view: ClassicView, step: Cast, spell: SpellType) -> Iterator[Option]:
    """Yield armies, reserves included; the caster's own unless the spell is for opposing armies (M5, M13)."""
    for seat, place in sorted(armies(view)):
        if spell.target == "opposing_army" and seat == step.seat:
            continue
        if not immune(view, step.seat, spell, seat, place) and not _forbidden(view, step, spell, seat):
            values: dict[str, int | str] = {"seat": seat, "place": place}
            yield Option(army_target(seat, place), "spell-at-army", values, area=area(place, seat))


def _terrain_option(view: ClassicView, place: str, word: str) -> Option:
    die = land_at(view, place).die
    return Option(place, word, {"place": place}, area=area(table_at(view, place), view.dice[die].owner))


def _terrains(view: ClassicView, _step: Cast, spell: SpellType) -> Iterator[Option]:
    """Yield terrains with any armies; the effect also applies to the caster's army there (M13, M16)."""
    for place in terrain_places(view):
        if spell.does == "flood" and (distance(view, place) == 1 or place in view.board.flooded):
            continue
        yield _terrain_option(view, place, "spell-at-terrain")


def _die_option(die: int) -> Option:
    return Option(die_target(die), "spell-at-die", {"die": die}, die=die)


def _units(view: ClassicView, step: Cast, spell: SpellType) -> Iterator[Option]:
    """Yield units in play; whether a spell may be cast on them depends on their army, but for those that are held."""
    moves = spell.target == "own_unit"
    held = stuck(view) if moves else {}
    found: list[int] = []
    for seat, place in armies(view):
        if immune(view, step.seat, spell, seat, place) or _forbidden(view, step, spell, seat):
            continue
        if spell.target == "opposing_unit" and seat == step.seat:
            continue
        if moves and not (seat == step.seat and is_terrain(place) and _ways(view, seat, place)):
            continue
        found += [die for die in units_at(view, seat, place) if die not in held]
    for number in sorted(found):
        yield _die_option(number)


def _units_and_dragons(view: ClassicView, step: Cast, spell: SpellType) -> Iterator[Option]:
    yield from _units(view, step, spell)
    for number in dragons_at_terrains(view):
        yield _die_option(number)


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
            yield _die_option(number)


def usable_dead(view: ClassicView, seat: int, spell: SpellType) -> tuple[int, ...]:
    """Return the dead units that a spell can return or bury: the caster's, perhaps of its colour, or any player's."""
    if spell.target == "dead":
        return tuple(die for owner in range(view.seats) for die in dead_units(view, owner))
    units, species = catalogue().units, catalogue().species
    return tuple(
        die
        for die in dead_units(view, seat)
        if spell.target == "own_dead" or spell.colour in species[units[view.dice[die].type].species].elements
    )


def _dead(view: ClassicView, step: Cast, spell: SpellType) -> Iterator[Option]:
    """Yield the dead as one target if the spell can use any of them."""
    if usable_dead(view, step.seat, spell):
        yield Option("dead", "spell-at-dead")


# Targets among which are those of the caster.
OWN = ("army", "unit", "own_unit", "own_dead", "own_dead_of_colour")
_BY_TARGET: dict[str, Callable[[ClassicView, Cast, SpellType], Iterator[Option]]] = {
    "army": _armies,
    "opposing_army": _armies,
    "terrain": _terrains,
    "unit": _units,
    "opposing_unit": _units,
    "own_unit": _units,
    "unit_or_dragon": _units_and_dragons,
    "dragon": _dragons,
    "own_dead": _dead,
    "own_dead_of_colour": _dead,
    "dead": _dead,
}


def _targets(view: ClassicView, step: Cast, spell: SpellType) -> Iterator[Option]:
    """Yield an option for each possible target of a spell (M5)."""
    taken = _announced(step, spell)
    if spell.target not in OWN and kept_to_own(view, step):
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
    return [place for place in terrain_places(view) if place != source and (anywhere or units_at(view, seat, place))]


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
        option = _terrain_option(view, place, "spell-to")
        move = Move((number,), area_of(die), option.area)
        found.append(Option(option.id, option.word, option.values, (move,), option.area))
    return found
