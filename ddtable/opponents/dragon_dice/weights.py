"""The value of a spell at a target, in health: one function for each kind of effect."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import UNSET
from msgspec.structs import replace

from ddtable.dice.catalogue import catalogue
from ddtable.odds.expected import chance, excess, of_unit, saves_alone
from ddtable.opponents.answering import best_within, price_of, worth_of
from ddtable.opponents.dragon_dice.castings import Casting, Weighing, others_dead, times_of
from ddtable.opponents.dragon_dice.field import Field
from ddtable.opponents.dragon_dice.great_weights import GREAT, given_value
from ddtable.opponents.dragon_dice.prospects import attack_on, danger, outlook, ravage, stake
from ddtable.rules.dragon_dice.aiming import read_army, read_die
from ddtable.rules.dragon_dice.board import (
    NOBODY,
    ClassicPosition,
    ClassicView,
    distance,
    dragons_at,
    healths,
    land_at,
    terrain_places,
)
from ddtable.rules.dragon_dice.effects import alike
from ddtable.rules.dragon_dice.places import is_lair, is_terrain, lair, place_of_lair
from ddtable.rules.dragon_dice.prices import race_of, usable
from ddtable.rules.dragon_dice.spell_targets import destinations, target_options, usable_dead
from ddtable.rules.dragon_dice.spell_work import FLOOD_STOPPED, effect_of
from ddtable.rules.dragon_dice.spells import COLOURS, SpellType
from ddtable.rules.dragon_dice.steps import Cast

LEAST = 0.05  # the least value of a casting that is worth its points
MOST_TIMES = 12
AGAIN = (1.0, 1.8, 2.4)  # effect of a lasting spell that is cast once, twice, three times
SAVED_FROM_GRAVE, GROUND, BURIED_WORTH, TAKEN_DOWN = 0.6, 0.15, 0.12, 0.7
RETURNED = 0.9  # of a life: a returned unit misses this action
OWN_LIVES = 1.5  # no dragon at a terrain with own armies, unless the opponents lose much more
HELD = 6.0  # value of an opponent's loss of a captured terrain


def castings(field: Field, step: Cast, names: list[str], points: list[int]) -> list[Casting]:
    """Return all useful castings with these points of each colour."""
    found = []
    for name in names:
        spell = field.view.board.edition.spells[name]
        most = min(MOST_TIMES, _points_for(field.view, step, spell, points) // spell.cost)
        if most:
            found += [one for one in WEIGH[spell.does](field, step, spell, most) if one.value >= LEAST]
    return found


def _points_for(view: ClassicView, step: Cast, spell: SpellType, points: list[int]) -> int:
    """Return the points that may pay for a spell; before they have colours, at most those that its race rolled."""
    there = sum(points) if spell.price else points[COLOURS.index(spell.colour)]
    if not spell.race:
        return there
    if step.own is UNSET and step.stage in ("colours", "loss"):
        rolled = sum(made for die, made in step.rolled if race_of(view, die) == spell.race)
        return min(there, 2 * rolled) if not spell.helped or not rolled else there
    mine = usable(step, spell)
    return min(there, sum(mine) if spell.price else mine[COLOURS.index(spell.colour)])


def _lasting(field: Field, step: Cast, spell: SpellType, most: int) -> Iterator[Casting]:
    """Weigh a lasting spell by its change of the outlook of the armies it affects (M15, M16)."""
    view = field.view
    for target in _targets(field, step, spell):
        effect = effect_of(view, step.seat, spell, target)
        if not spell.repeats and any(alike(other, effect) for other in view.board.effects):
            continue
        armies = field.touched(effect)
        if not _near(field, step.seat, armies):
            continue
        changed = field.under(effect)
        value = sum(
            outlook(changed, step.seat, *army) - outlook(field, step.seat, *army) for army in _judged(step.seat, armies)
        )
        value += _given(field, step.seat, spell, armies)
        for times in range(1, min(most, len(AGAIN) if spell.repeats else 1) + 1):
            yield Casting(spell, target, times, value * AGAIN[times - 1])


def _targets(field: Field, step: Cast, spell: SpellType) -> list[str]:
    """Return the useful targets: own armies for a helpful spell; of each army only the best unit for a unit spell."""
    view = field.view
    targets = [option.id for option in target_options(view, step, spell)]
    if spell.target in ("army", "army_at_terrain"):
        return [target for target in targets if (read_army(target)[0] == step.seat) != spell.harms]
    if spell.target != "unit":
        return targets
    best: dict[str, tuple[float, str]] = {}
    for target in targets:
        die = view.dice[read_die(target)]
        if die.owner == step.seat and of_unit(die.type, "melee") >= best.get(die.place, (0.0, ""))[0]:
            best[die.place] = of_unit(die.type, "melee"), target
    return [target for _, target in best.values()]


def _near(field: Field, seat: int, armies: list[tuple[int, str]]) -> bool:
    """Return True if any army can fight: the caster's against any other, or another one against the caster's."""
    return any(
        is_terrain(place) and any(seat in (owner, other) for other, _ in field.reach(owner, place))
        for owner, place in armies
    )


def _judged(seat: int, armies: list[tuple[int, str]]) -> list[tuple[int, str]]:
    """Return the armies whose outlook counts, each once: the caster's if they have one there, otherwise all."""
    return [army for army in armies if army[0] == seat] or armies


def _given(field: Field, seat: int, spell: SpellType, armies: list[tuple[int, str]]) -> float:
    """Weigh effects without numbers: open graves, soiled ground (M16, M23)."""
    own = [place for owner, place in armies if owner == seat and is_terrain(place)]
    if spell.gives == "open_grave":
        return SAVED_FROM_GRAVE * sum(danger(field, seat, place) for place in own)
    if spell.gives == "soiled_ground":
        threat = sum(danger(field, seat, place) for place in own)
        hope = sum(attack_on(field, seat, place, *army) for place in own for army in armies if army[0] != seat)
        return GROUND * (hope - threat)
    return given_value(field, seat, spell, own)


def _hail(field: Field, step: Cast, spell: SpellType, most: int) -> Iterator[Casting]:
    """Weigh hail: all its hits come at once, against saves (M12)."""
    for option in target_options(field.view, step, spell):
        seat, place = read_army(option.id)
        saved, most_lost = field.total(seat, place, "save"), field.health(seat, place)
        before = times_of(step, spell, option.id)

        def lost(hits: int, mean: float = saved.mean, variance: float = saved.variance, top: int = most_lost) -> float:
            return min(top, excess(hits - mean, variance)) if hits else 0.0

        for times in range(1, most + 1):
            yield Casting(spell, option.id, times, lost(before + times) - lost(before))


def _lightning(field: Field, step: Cast, spell: SpellType, _most: int) -> Iterator[Casting]:
    """Weigh lightning: at a unit that saves badly, or at a dragon that may roll its belly (M21)."""
    view = field.view
    for option in target_options(view, step, spell):
        die = view.dice[read_die(option.id)]
        if die.type in catalogue().dragons:
            faces = catalogue().dragons[die.type].faces
            odds = sum(face.icon == "belly" for face in faces) / len(faces)
            harm = _harm(field, step.seat, place_of_lair(die.place), ())
            yield Casting(spell, option.id, 1, odds * (harm - _harm(field, step.seat, "", (read_die(option.id),))))
        elif die.owner != step.seat:
            value = price_of(view, read_die(option.id)) * (1 - saves_alone(die.type))
            yield Casting(spell, option.id, 1, value)


def _finger(field: Field, step: Cast, spell: SpellType, _most: int) -> Iterator[Casting]:
    """Weigh a death without a save: the castings together must reach the unit's health (M16)."""
    for option in target_options(field.view, step, spell):
        die = field.view.dice[read_die(option.id)]
        missing = catalogue().unit(die.type).health - times_of(step, spell, option.id)
        if missing > 0:
            yield Casting(spell, option.id, missing, price_of(field.view, read_die(option.id)))


def _dead_worth(view: ClassicPosition, dice: tuple[int, ...], limit: int) -> list[float]:
    """Return the highest total value of some dead units, for each health up to a limit."""
    prices = [price_of(view, die) for die in dice]
    return [value for value, _ in best_within(limit, healths(view, dice), prices)]


def _resurrect(field: Field, step: Cast, spell: SpellType, most: int) -> Iterator[Casting]:
    """Weigh the best dead units that these castings return, in addition to those already announced (M20)."""
    table = field.view.board.edition.spells
    before = sum(one.times for one in step.announced if table[one.spell].does == "resurrect")
    values = _dead_worth(field.view, usable_dead(field.view, step.seat, spell), before + most)
    for times in range(1, most + 1):
        yield Casting(spell, "dead", times, RETURNED * (values[before + times] - values[before]))


def _bury(field: Field, step: Cast, spell: SpellType, most: int) -> Iterator[Casting]:
    """Weigh the burial of other players' dead, who can then not return (M16)."""
    before = times_of(step, spell, "dead")
    values = _dead_worth(field.view, others_dead(field.view, step.seat), before + most)
    for times in range(1, most + 1):
        yield Casting(spell, "dead", times, BURIED_WORTH * (values[before + times] - values[before]))


def _path(field: Field, step: Cast, spell: SpellType, _most: int) -> Iterator[Casting]:
    """Weigh moving the best unit of each army to another army; never the last unit of an army (M22)."""
    view, taken = field.view, {option.id for option in target_options(field.view, step, spell)}
    moved = {read_die(one.target) for one in step.announced if one.spell == spell.id}
    for source in terrain_places(view):
        dice = [die for die in field.units(step.seat, source) if f"die:{die}" in taken and die not in moved]
        if len(field.units(step.seat, source)) - len(moved) < 2 or not dice:
            continue
        best, leaving = max(dice, key=lambda die: worth_of(view, die)), None
        for option in destinations(view, replace(step, target=f"die:{best}"), spell):
            if not field.units(step.seat, option.id):
                continue
            after = field.moved(best, option.id)
            if leaving is None:  # the army that it leaves is the same for every destination
                leaving = _difference(field, after, step.seat, source)
            joining = _difference(field, after, step.seat, option.id)
            yield Casting(spell, f"die:{best}", 1, leaving + joining, option.id)


def _difference(field: Field, changed: Field, seat: int, place: str) -> float:
    """Return the change of the outlook of an own army."""
    return outlook(changed, seat, seat, place) - outlook(field, seat, seat, place)


def _flood(field: Field, step: Cast, spell: SpellType, _most: int) -> Iterator[Casting]:
    """Weigh turning a terrain down if opponents hold it or are close to that, never against oneself (M16)."""
    view, seat = field.view, step.seat
    for option in target_options(view, step, spell):
        place = option.id
        theirs = field.opponents(seat, place)
        holder = land_at(view, place).holder
        if holder == seat or not theirs:
            continue
        held = 1.0
        for other in theirs:
            total = field.total(other, place, "maneuver")
            held *= chance(FLOOD_STOPPED - 0.5 - total.mean, total.variance)
        if holder != NOBODY:
            gain = HELD
        elif field.units(seat, place) and distance(view, place) < 7:
            continue
        else:
            gain = TAKEN_DOWN * max(stake(view, other, place) for other in theirs) * (distance(view, place) > 5)
        yield Casting(spell, place, 1, held * gain)


def _harm(field: Field, seat: int, place: str, dragons: tuple[int, ...]) -> float:
    """Return the cost of dragons at a terrain for the opponents of a seat, minus the cost for the seat itself."""
    if not place:
        place = place_of_lair(field.view.dice[dragons[0]].place)
        dragons = tuple(die for die in dragons_at(field.view, place) if die not in dragons)
    else:
        dragons = (*dragons_at(field.view, place), *dragons)
    others = sum(ravage(field, other, place, dragons) for other in field.opponents(seat, place))
    return others - OWN_LIVES * ravage(field, seat, place, dragons)


def _summon(field: Field, step: Cast, spell: SpellType, _most: int) -> Iterator[Casting]:
    """Weigh a dragon at terrains with opponents' armies, never at terrains with only own armies (M19, DG-B)."""
    view, seen = field.view, set()
    for option in target_options(view, step, spell):
        number = read_die(option.id)
        die = view.dice[number]
        if (die.type, die.place) in seen:
            continue
        seen.add((die.type, die.place))
        left = 0.0
        if at_terrain := is_lair(die.place):
            here = place_of_lair(die.place)
            left = _harm(field, step.seat, "", (number,)) - _harm(field, step.seat, here, ())
        for place in terrain_places(view):
            if (at_terrain and lair(place) == die.place) or not field.opponents(step.seat, place):
                continue
            gain = _harm(field, step.seat, place, (number,)) - _harm(field, step.seat, place, ())
            yield Casting(spell, option.id, 1, gain + left, place)


WEIGH: dict[str, Weighing] = {
    "": _lasting,
    "hail": _hail,
    "lightning": _lightning,
    "finger": _finger,
    "resurrect": _resurrect,
    "bury": _bury,
    "path": _path,
    "flood": _flood,
    "summon": _summon,
    **GREAT,
}
