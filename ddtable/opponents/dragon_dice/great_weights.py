"""The value of the great spells of a campaign, in health: one function for each kind of effect."""

from __future__ import annotations

from collections.abc import Iterator

from ddtable.dice.catalogue import catalogue
from ddtable.engine.arithmetic import Face
from ddtable.odds.expected import excess, of_unit, saves_alone
from ddtable.opponents.answering import best_within, price_of
from ddtable.opponents.dragon_dice.castings import Casting, Weighing, others_dead
from ddtable.opponents.dragon_dice.field import Field
from ddtable.opponents.dragon_dice.prospects import attack_on, danger
from ddtable.rules.campaign.great_spells.lands import kinds_left
from ddtable.rules.campaign.great_spells.upheavals import maneuvers_of, shaken
from ddtable.rules.campaign.minors import DISASTERS
from ddtable.rules.dragon_dice.aiming import read_army, read_dead, read_die
from ddtable.rules.dragon_dice.board import (
    NOBODY,
    ClassicPosition,
    dead_units,
    distance,
    health,
    healths,
    land_at,
    seats_at,
    units_at,
)
from ddtable.rules.dragon_dice.pile_targets import usable_dragonkin
from ddtable.rules.dragon_dice.prices import pairs_for
from ddtable.rules.dragon_dice.roll_kinds import Kind
from ddtable.rules.dragon_dice.rolls import face_of
from ddtable.rules.dragon_dice.spell_targets import target_options
from ddtable.rules.dragon_dice.spells import SpellType
from ddtable.rules.dragon_dice.steps import Cast

OWN_LIVES = 1.5  # a spell that harms own armies too must do much more to the opponents
HELD = 6.0  # value of an opponent's loss of a captured terrain
FLED, STUNNED = 0.35, 0.2  # of a unit's life: it has to come back, or does not roll for a turn
BURIED_WORTH = 0.12
RETURNED, CALLED = 0.9, 5.0
TITAN = 21.4  # the average of both rolls, multiplied
THROWN = 8
PART = 10
ID_SHARE = 1 / 6
FIFTH = 5  # damage of Chain Lightning to its first unit
WASHED = 1.5  # value of an opponent's loss of a minor terrain
CHANNELLED, FLOWN, TURNED_BACK = 1.2, 0.1, 0.4


def given_value(field: Field, seat: int, spell: SpellType, own: list[str]) -> float:
    """Weigh effects without numbers that only a campaign has, on own armies at these terrains."""
    if spell.gives == "flying":
        return sum(FLOWN * field.health(seat, place) for place in own if field.attackers(seat, place))
    if spell.gives == "channel":
        small = any(one < FIFTH - 1 for one in healths(field.view, dead_units(field.view, seat)))
        return CHANNELLED * len(own) if small else 0.0
    if spell.gives == "backlash":
        return sum(TURNED_BACK for place in own if field.opponents(seat, place))
    return 0.0


def _lost(field: Field, seat: int, place: str, hits: float) -> float:
    """Return the health that an army is expected to lose to this damage."""
    saved = field.total(seat, place, "save")
    return min(field.health(seat, place), excess(hits - saved.mean, saved.variance)) if hits > 0 else 0.0


def _both_sides(step: Cast, losses: dict[int, float]) -> float:
    """Return the losses of the opponents, less those of the caster, which count more."""
    return sum(lost if seat != step.seat else -OWN_LIVES * lost for seat, lost in losses.items())


def _held_by_others(field: Field, seat: int, place: str) -> float:
    """Return the value of an opponent's loss of a terrain; negative for an own one."""
    holder = land_at(field.view, place).holder
    if holder == NOBODY:
        return 0.0
    return HELD if holder != seat else -OWN_LIVES * HELD


def _shaking(field: Field, step: Cast, spell: SpellType, _most: int) -> Iterator[Casting]:
    """Weigh Quake and Monsoon: what flees is away, what is stunned is idle, two IDs are death."""
    view = field.view
    for option in target_options(view, step, spell):
        seat, place = read_army(option.id)
        rolling = [die for die in shaken(view, seat, place, spell.id) if view.dice[die].type in catalogue().army_units]
        value = fled = 0.0
        for die in rolling:
            away, ids = _fates(view, die, spell.id)
            stunned = STUNNED * ids if spell.id == "quake" else 0.0
            value += price_of(view, die) * (FLED * away + stunned + ids * ids)
            fled += away
        if land_at(view, place).holder == seat and len(rolling) == len(units_at(view, seat, place)) and rolling:
            value += HELD * (fled / len(rolling)) ** len(rolling)
        yield Casting(spell, option.id, 1, value)


def _fates(view: ClassicPosition, die: int, spell: str) -> tuple[float, float]:
    """Return the chances that a unit leaves, and that it shows an ID."""
    kind = view.dice[die].type
    faces = [Face(die, *face_of(kind, at)) for at in range(len(catalogue().army_units[kind].faces))]
    ids = sum(face.icon == "id" for face in faces) / len(faces)
    moving = sum(maneuvers_of(view, face) > 0 for face in faces) / len(faces)
    return (moving if spell == "quake" else 1 - ids - moving), ids


def _titan(field: Field, step: Cast, spell: SpellType, _most: int) -> Iterator[Casting]:
    """Weigh a titan: its damage is divided among all armies, and a captured terrain may be lost."""
    for option in target_options(field.view, step, spell):
        place = option.id
        seats = seats_at(field.view, place)
        losses = {seat: _lost(field, seat, place, TITAN / len(seats)) for seat in seats}
        held = _held_by_others(field, step.seat, place) if distance(field.view, place) == THROWN else 0.0
        yield Casting(spell, place, 1, _both_sides(step, losses) + held)


def _chain(field: Field, step: Cast, spell: SpellType, most: int) -> Iterator[Casting]:
    """Weigh lightning that jumps: the unit, and then the cheaper ones of its army."""
    view = field.view
    for option in target_options(view, step, spell):
        die = read_die(option.id)
        owner, place = view.dice[die].owner, view.dice[die].place
        others = sorted(price_of(view, one) for one in units_at(view, owner, place) if one != die)[: FIFTH - 1]
        kills = 1 - saves_alone(view.dice[die].type)
        value = kills * (price_of(view, die) + sum(price * kills ** (at + 1) for at, price in enumerate(others)))
        for times in range(1, most + 1):
            yield Casting(spell, option.id, times, value * (2 - 0.5 ** (times - 1)))


def _void(field: Field, step: Cast, spell: SpellType, _most: int) -> Iterator[Casting]:
    """Weigh a void: each army has the saves of 10 health against 10 damage."""
    for option in target_options(field.view, step, spell):
        place, losses = option.id, {}
        for seat in seats_at(field.view, place):
            there = field.health(seat, place)
            share = min(1.0, PART / max(1, there))
            saved = field.total(seat, place, "save")
            rest = excess(PART - share * saved.mean * (1 - ID_SHARE), share * saved.variance)
            losses[seat] = min(there, ID_SHARE * min(PART, there) + rest)
        yield Casting(spell, place, 1, _both_sides(step, losses))


def _wrath(field: Field, step: Cast, spell: SpellType, _most: int) -> Iterator[Casting]:
    """Weigh fire that hits each unit, less the red ones."""
    view, dice_types = field.view, catalogue()
    for option in target_options(view, step, spell):
        seat, place = read_army(option.id)
        kinds = [dice_types.army_units[view.dice[die].type] for die in units_at(view, seat, place)]
        red = sum("fire" in dice_types.elements_of(kind) for kind in kinds)
        yield Casting(spell, option.id, 1, _lost(field, seat, place, len(kinds) - red))


def _land(field: Field, step: Cast, spell: SpellType, _most: int) -> Iterator[Casting]:
    """Weigh another land only where an opponent holds the terrain: its capture ends."""
    if kinds_left(field.view, spell):
        for option in target_options(field.view, step, spell):
            yield Casting(spell, option.id, 1, _held_by_others(field, step.seat, option.id))


def _wings(field: Field, step: Cast, spell: SpellType, _most: int) -> Iterator[Casting]:
    """Weigh the burial of one dead unit in six, of all players."""
    view = field.view
    theirs = sum(price_of(view, die) for die in others_dead(view, step.seat))
    mine = sum(price_of(view, die) for die in dead_units(view, step.seat))
    yield Casting(spell, "dead", 1, BURIED_WORTH * ID_SHARE * (theirs - OWN_LIVES * mine))


def _ragnarok(field: Field, step: Cast, spell: SpellType, _most: int) -> Iterator[Casting]:
    """Weigh the charge of the dead: what it buries, less the own dead that the others strike."""
    view = field.view

    mine, strength = dead_units(view, step.seat), _strength(view, step.seat, "melee", "maneuver")
    for option in target_options(view, step, spell):
        seat = read_dead(option.id)
        killed = min(health(view, dead_units(view, seat)), max(0.0, strength - _strength(view, seat, "save")))
        lost = min(health(view, mine), _strength(view, seat, "melee"))
        yield Casting(spell, option.id, 1, BURIED_WORTH * (killed - OWN_LIVES * lost))


def _strength(view: ClassicPosition, seat: int, *kinds: Kind) -> float:
    """Return the average results of a player's dead units in rolls of these kinds."""
    return sum(of_unit(view.dice[die].type, kind) for die in dead_units(view, seat) for kind in kinds)


def _gates(field: Field, step: Cast, spell: SpellType, _most: int) -> Iterator[Casting]:
    """Weigh gates: where own armies kill more than they lose."""
    seat = step.seat
    for option in target_options(field.view, step, spell):
        place = option.id
        if not field.units(seat, place):
            continue
        hope = sum(attack_on(field, seat, place, other, place) for other in field.opponents(seat, place))
        yield Casting(spell, place, 1, 2 * BURIED_WORTH * (hope - OWN_LIVES * danger(field, seat, place)))


def _death(field: Field, step: Cast, spell: SpellType, _most: int) -> Iterator[Casting]:
    """Weigh a fight to the end: only if the own army needs clearly fewer blows than the other, which begins."""
    for option in target_options(field.view, step, spell):
        seat, place = read_army(option.id)
        blow = _lost(field, seat, place, field.mean(step.seat, place, "melee"))
        back = _lost(field, step.seat, place, field.mean(seat, place, "melee"))
        mine, theirs = field.health(step.seat, place), field.health(seat, place)
        if blow > 0 and theirs / blow + 1 < mine / max(back, 0.01):
            lost = mine * (theirs / blow) / (mine / max(back, 0.01))
            yield Casting(spell, option.id, 1, theirs - lost + max(0.0, _held_by_others(field, step.seat, place)))


def _call_dragon(field: Field, step: Cast, spell: SpellType, _most: int) -> Iterator[Casting]:
    """Weigh an own dragon in the casting army, most where opponents are."""
    there = 2.0 if field.opponents(step.seat, step.place) else 1.0
    for option in target_options(field.view, step, spell):
        yield Casting(spell, option.id, 1, CALLED * there)


def _call_kin(field: Field, step: Cast, spell: SpellType, most: int) -> Iterator[Casting]:
    """Weigh dragonkin as units that join the army."""
    view, units = field.view, catalogue()
    for option in target_options(view, step, spell):
        dice = usable_dragonkin(view, step.seat, spell)
        health_of_each = [units.unit(view.dice[die].type).health for die in dice]
        values = [value for value, _ in best_within(most, health_of_each, [float(one) for one in health_of_each])]
        for times in range(1, most + 1):
            yield Casting(spell, option.id, times, RETURNED * values[times])


def _call_monster(field: Field, step: Cast, spell: SpellType, _most: int) -> Iterator[Casting]:
    """Weigh a monster that returns, with each pair of colours that pays for it; none before colours are chosen."""
    if not step.pool:
        return
    for option in target_options(field.view, step, spell):
        value = RETURNED * price_of(field.view, read_die(option.id))
        for row in pairs_for(field.view, step, spell, option.id):
            yield Casting(spell, option.id, 1, value, row=row)


def _savage(field: Field, step: Cast, spell: SpellType, most: int) -> Iterator[Casting]:
    """Weigh units that attack their own army: about one hit for each health."""
    for option in target_options(field.view, step, spell):
        seat, place = read_army(option.id)
        for times in range(1, most + 1):
            yield Casting(spell, option.id, times, _lost(field, seat, place, min(times, field.health(seat, place))))


def _never(_field: Field, _step: Cast, _spell: SpellType, _most: int) -> Iterator[Casting]:
    """Cast nothing: Recruit hides no unit."""
    yield from ()


def _washout(field: Field, step: Cast, spell: SpellType, _most: int) -> Iterator[Casting]:
    """Weigh the loss of a minor terrain that helps an opponent's army; a disaster may stay."""
    view = field.view
    for option in target_options(view, step, spell):
        die = view.dice[read_die(option.id)]
        helps = view.board.minor_face(view, die.owner, die.place) not in DISASTERS
        if die.owner != step.seat and helps:
            yield Casting(spell, option.id, 1, WASHED)


GREAT: dict[str, Weighing] = {
    "call_dragon": _call_dragon,
    "call_dragonkin": _call_kin,
    "call_monster": _call_monster,
    "savage": _savage,
    "hide": _never,
    "quake": _shaking,
    "monsoon": _shaking,
    "titan": _titan,
    "chain": _chain,
    "void": _void,
    "wrath": _wrath,
    "trade_land": _land,
    "washout": _washout,
    "wings": _wings,
    "ragnarok": _ragnarok,
    "gates": _gates,
    "to_the_death": _death,
}
