"""The possible gains and losses of an army, in health: attacks, magic, turning to eight, dragons."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from ddtable.dice.catalogue import catalogue
from ddtable.dice.types import UnitType
from ddtable.odds.expected import chance, excess
from ddtable.opponents.dragon_dice.field import Field, missiles
from ddtable.rules.dragon_dice.action import Action, actions
from ddtable.rules.dragon_dice.board import (
    ClassicView,
    dead_units,
    distance,
    health,
    held_by,
    holds_eighth,
    land_at,
    terrain_kind,
)
from ddtable.rules.dragon_dice.dragon_rolls import attacks, dragon_type
from ddtable.rules.dragon_dice.effects import is_bare, spell_saves
from ddtable.rules.dragon_dice.icons import Icons
from ddtable.rules.dragon_dice.places import is_terrain
from ddtable.rules.dragon_dice.points import elements_of
from ddtable.rules.dragon_dice.rolls import magic_of
from ddtable.rules.dragon_dice.spells import COLOURS

PATIENT_TURNS = 16
STEP = 0.45  # value of a step towards eight
GOAL_WORTH, CAPTURE_WORTH = 25.0, 4.0
POINT = 0.3  # value of a point of magic
RISEN, DEADLY_COLOURS = 0.5, ("air", "water", "death")  # value of a point if there are dead to return
BREATH, MOST_PROMOTED = 3.0, 4


class Liking(NamedTuple):
    """The taste of a player in actions: the parts of its own losses and of the value of magic that it counts."""

    lost: float = 1.0
    magic: float = 1.0


NEUTRAL = Liking()


def boldness(view: ClassicView) -> float:
    """Return how much health an army may lose to end a long battle; it grows with the turns."""
    return max(0, view.board.turn - PATIENT_TURNS) * 0.1


def blows(field: Field, seat: int, place: str, kind: str, target: int, at: str) -> tuple[float, float]:
    """Return the health that an attack is expected to take, and to cost (C7.3, C8.2, C8.3, C8.5, C14)."""
    if kind == "missile":
        return missiles(field.shot((seat, place)), field.shield((target, at))), 0.0
    most, own = field.health(target, at), field.health(seat, place)
    if kind == "skirmish":
        hits, saved = field.total(seat, place, "melee"), field.total(target, at, "save_melee")
        done = excess(hits.mean - saved.mean, hits.variance + saved.variance)
        done = min(most, done + field.mean(seat, place, "melee", "smite"))
        back, held = field.total(target, at, "melee"), field.total(seat, place, "save_melee")
        left = 1 - done / most if most else 0.0
        taken = excess(back.mean - held.mean, back.variance + held.variance) + field.mean(target, at, "melee", "smite")
        return done, min(own, taken * left + field.mean(target, at, "save_melee", "thrown_back"))
    return _charge(field, seat, place, target, most, own)


def _charge(field: Field, seat: int, place: str, target: int, most: int, own: int) -> tuple[float, float]:
    hits, ids = field.total(seat, place, "charge"), field.total(target, place, "charge_defence", "id")
    saved = field.total(target, place, "charge_defence")
    through = hits.mean - saved.mean
    done = excess(through - ids.mean, hits.variance + saved.variance + ids.variance)
    back = field.mean(target, place, "charge_defence", "melee")
    back += field.mean(target, place, "charge_defence", "thrown_back") - spell_saves(field.view, seat, place)
    over = min(ids.mean, max(0.0, ids.mean - through))
    taken = max(0.0, back + over) + field.mean(target, place, "charge_defence", "smite")
    return min(most, done + field.mean(seat, place, "charge", "smite")), min(own, taken)


def exchange(field: Field, seat: int, place: str, kind: str, target: int, at: str, liking: Liking = NEUTRAL) -> float:
    """Return the health that an attack is expected to win: what it takes minus what it costs."""
    done, taken = blows(field, seat, place, kind, target, at)
    return done - liking.lost * taken


def magic_points(field: Field, seat: int, place: str) -> dict[str, float]:
    """Return the average points of each colour that an army can make, doubled by the terrain (M2, M7, M10)."""
    view = field.view
    all_points = field.mean(seat, place, "magic")
    here = set(terrain_kind(view, place).elements) if is_terrain(place) else set()
    stones = is_terrain(place) and holds_eighth(view, seat, place, "standing_stones")
    found: dict[str, float] = {}
    dice, edition = field.units(seat, place), view.board.edition

    def share(die: int) -> float:
        return _of_ids(edition.icons, catalogue().unit(view.dice[die].type)) if edition.doubled == "ids" else 1

    for die in dice:
        own = set(elements_of(view.dice[die].type)) & set(COLOURS)
        doubled = here if own or stones else set()
        for colour in own | here if stones else own or here:
            twice = 1 + share(die) if colour in doubled else 1
            found[colour] = found.get(colour, 0.0) + all_points / len(dice) * twice
    return found


@cache
def _of_ids(icons: Icons, unit: UnitType) -> float:
    """Return the share of a unit's average magic that its ID makes, which alone counts twice in 1996 (R96.5)."""
    points = [(face.icon, unit.health if face.icon == "id" else face.count) for face in unit.faces]
    whole = sum(count * magic_of(icons, icon) for icon, count in points)
    return sum(count for icon, count in points if icon == "id") / whole


def magic_worth(field: Field, seat: int, place: str) -> float:
    """Return a rough value of an army's magic action: its best colour, more if there are dead to return."""
    points = magic_points(field, seat, place)
    dead = health(field.view, dead_units(field.view, seat))
    found = []
    for colour, number in points.items():
        rising = min(number, 2.0 * dead) if colour in DEADLY_COLOURS else 0.0
        found.append(rising * (RISEN - POINT) + number * POINT)
    return max(found, default=0.0)


def attack_worth(field: Field, seat: int, place: str, action: Action, liking: Liking = NEUTRAL) -> list[float]:
    """Return the value of each way to take an action."""
    if action == "magic":
        return [liking.magic * magic_worth(field, seat, place)]
    if action == "missile":
        return [exchange(field, seat, place, "missile", other, at, liking) for other, at in field.reach(seat, place)]
    return [
        exchange(field, seat, place, kind, other, place, liking)
        for other in field.opponents(seat, place)
        for kind in ("skirmish", "charge")
    ]


def best_attack(field: Field, seat: int, place: str, bold: bool = True, liking: Liking = NEUTRAL) -> float:
    """Return the best expected gain of an army at its place, 0 if no attack gains anything; `bold`: with boldness."""
    allowed = actions(field.view, seat, place)
    found = [worth for action in allowed for worth in attack_worth(field, seat, place, action, liking)]
    return max(0.0, max(found) + (boldness(field.view) if bold else 0.0)) if found else 0.0


def _odds(mine: float, theirs: float) -> float:
    return (mine + 0.5) / (mine + theirs + 0.5) if mine + theirs else 1.0


def stake(view: ClassicView, seat: int, place: str) -> float:
    """Return the value of turning a terrain up one step for a seat; a capture counts most (C2.1, C11.1)."""
    number = distance(view, place)
    if number < 7:
        return (1 + number) * STEP
    return GOAL_WORTH if held_by(view, seat) + 1 >= view.board.goal else CAPTURE_WORTH


def climb(field: Field, seat: int, place: str) -> float:
    """Return the gain of an army from turning its terrain up (C4.3)."""
    view = field.view
    if land_at(view, place).holder == seat or distance(view, place) == 8:
        return 0.0
    return climb_odds(field, seat, place) * stake(view, seat, place)


def climb_odds(field: Field, seat: int, place: str) -> float:
    """Return the rough chance that an army's maneuver succeeds against those that can oppose it (C4.3)."""
    theirs = [field.mean(other, place, "maneuver") for other in field.opponents(seat, place)]
    return _odds(field.mean(seat, place, "maneuver"), max(theirs)) if theirs else 1.0


def march_worth(field: Field, seat: int, place: str) -> float:
    """Return the value of an army's march: its best attack, or turning towards eight."""
    best = best_attack(field, seat, place)
    return max(best, climb(field, seat, place)) if is_terrain(place) else best


def attack_on(field: Field, seat: int, place: str, target: int, at: str) -> float:
    """Return the likely gain of one army's next action against another."""
    return field.attack((seat, place, target, at), _attack_on)


def _attack_on(field: Field, seat: int, place: str, target: int, at: str) -> float:
    shot_at = (target, at) in field.reach(seat, place)
    if place != at:
        likely = field.likely((seat, place)).get("missile", 0.0) if shot_at else 0.0
        return likely * missiles(field.shot((seat, place)), field.shield((target, at))) if likely else 0.0
    best = 0.0
    for action, likely in field.likely((seat, place)).items():
        kinds: tuple[str, ...] = ()
        if action == "melee":
            kinds = ("skirmish", "charge")
        elif action == "missile" and shot_at:
            kinds = ("missile",)
        for kind in kinds:
            done, taken = blows(field, seat, place, kind, target, at)
            best = max(best, likely * (done - taken / 2))
    return best


def danger(field: Field, seat: int, place: str) -> float:
    """Return the likely cost of the worst of the opponents' next attacks on an army."""
    if not is_terrain(place):
        return 0.0
    return field.hurt((seat, place), _attack_on)


def threat(field: Field, seat: int, place: str) -> float:
    """Return the likely gain of the best of an army's next attacks."""
    return field.gain((seat, place), _attack_on)


def outlook(field: Field, me: int, seat: int, place: str) -> float:
    """Return the outlook of an army from the view of `me`: possible gains, possible losses, control of the terrain.

    An own army that has already marched can only be attacked before the spells on it end.
    """
    return field.outlook((me, seat, place), _outlook)


def _outlook(field: Field, me: int, seat: int, place: str) -> float:
    if not is_terrain(place) or (seat, place) not in field.armies:
        return 0.0
    view = field.view
    if seat != me:
        mine = [at for owner, at in field.on_table if owner == me]
        reach = field.reach(seat, place)
        hurt = max(
            [attack_on(field, seat, place, me, at) for at in mine if at == place or (me, at) in reach], default=0.0
        )
        waiting = [at for at in mine if _may_act(view, me, at)]
        win = max([attack_on(field, me, at, seat, place) for at in waiting], default=0.0)
        return win - hurt - climb(field, seat, place) + (climb(field, me, place) if place in waiting else 0.0)
    found = -danger(field, me, place)
    if _may_act(view, me, place):
        found += field.gain((me, place), _attack_on) + climb(field, me, place)
    return found - sum(climb(field, other, place) for other in field.opponents(me, place))


def _may_act(view: ClassicView, seat: int, place: str) -> bool:
    return view.board.seat == seat and place not in view.board.marched


@cache
def _rage(icons: Icons, dragon_type: str) -> tuple[float, float, float]:
    """Return a dragon's average damage, its variance, and the chance that it breathes (DA-C2 to DA-C5)."""
    kind = catalogue().dragons[dragon_type]
    faces = kind.faces
    hits = [kind.slots * icons.use_of(face.icon, "dragon").gives.get("damage", 0) for face in faces]
    mean = sum(hits) / len(faces)
    again = sum(icons.use_of(face.icon, "dragon").again for face in faces)
    more = len(faces) / (len(faces) - again)
    spread = sum((hit - mean) ** 2 for hit in hits) / len(faces)
    return mean * more, spread * more, sum(face.icon == "breath" for face in faces) / len(faces)


def ravage(field: Field, seat: int, place: str, dragons: tuple[int, ...]) -> float:
    """Return the expected cost of dragons for an army on its turn, minus the gain of slaying them, in health (DA, DG).

    Dragons of different colours fight each other and do not attack it (DG-E).
    """
    view = field.view
    if not dragons or not field.units(seat, place):
        return 0.0
    every = [dragon_type(view, dragon) for dragon in dragons]
    pairs = zip(dragons, every, strict=True)
    dragons = tuple(dragon for dragon, mine in pairs if not any(attacks(mine, other) for other in every))
    if not dragons:
        return 0.0
    kinds = [dragon_type(view, dragon) for dragon in dragons]
    rages = [_rage(view.board.edition.icons, kind.id) for kind in kinds]
    saved, ids = field.total(seat, place, "dragon_defence", "save"), field.mean(seat, place, "dragon_defence", "id")
    spread = sum(rage[1] for rage in rages) + saved.variance
    lost = excess(sum(rage[0] for rage in rages) - saved.mean - ids / 2, spread)
    lost += BREATH * sum(rage[2] for rage in rages)
    return min(field.health(seat, place), lost) - _slaying(field, seat, place, dragons, ids)


def _slaying(field: Field, seat: int, place: str, dragons: tuple[int, ...], ids: float) -> float:
    """Return the gain of slaying one of the dragons: it is gone, and units are promoted (DA-C6)."""
    return slaying_chance(field, seat, place, dragons, ids) * min(
        MOST_PROMOTED, len(dead_units(field.view, seat)), len(field.units(seat, place))
    )


def slaying_chance(field: Field, seat: int, place: str, dragons: tuple[int, ...], ids: float) -> float:
    """Return the chance that an army slays the weakest of some dragons (DA-B)."""
    kinds = catalogue().dragons
    view = field.view
    need = min(
        kinds[view.dice[one].type].health + (0 if is_bare(view, one) else kinds[view.dice[one].type].automatic_saves)
        for one in dragons
    )
    melee, missile = (field.total(seat, place, "dragon_defence", result) for result in ("melee", "missile"))
    best = max(melee, missile)
    return chance(best.mean + ids / 2 - need, best.variance + 1)
