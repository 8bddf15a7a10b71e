"""Damage and death: the owner picks the largest set of units that the damage can kill (C10.1, C10.2)."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from ddtable.dice.catalogue import catalogue
from ddtable.engine.constraints import LargestUpTo
from ddtable.engine.position import area
from ddtable.engine.questions import Question, Subset
from ddtable.rules.dragon_dice.board import (
    BURIED,
    DEAD,
    RESERVE,
    ClassicDraft,
    ClassicView,
    dead_units,
    health,
    healths,
    holds_eighth,
)
from ddtable.rules.dragon_dice.control import settle
from ddtable.rules.dragon_dice.effects import exposed, given, giving
from ddtable.rules.dragon_dice.events.units import Killed
from ddtable.rules.dragon_dice.held import family_of, mortal_at, to_pools
from ddtable.rules.dragon_dice.places import behind, is_joint, is_terrain
from ddtable.rules.dragon_dice.power_rows import PowerKind
from ddtable.rules.dragon_dice.powers import among
from ddtable.rules.dragon_dice.steps import Alone, Dying, Loss

RISING = "rise_from_the_ashes"
GROUNDS = ("gates", "soiled_ground")
"""The grounds where units that die roll against their burial, in the order of these rolls."""
SAYS: frozenset[PowerKind] = frozenset(("replanting", "stepped_damage"))


def ask_casualties(view: ClassicView, seat: int, place: str, damage: int) -> Question | None:
    """Ask an army's owner which units die: the largest total health up to the damage (C10.1).

    In some editions dragons and dragonkin may be chosen like units (Q126).
    """
    dice = exposed(view, mortal_at(view, seat, place))
    if not damage or not dice:
        return None
    constraint = LargestUpTo(damage, healths(view, dice))
    values: dict[str, int | str] = {"damage": damage, "needed": constraint.best(), "place": place}
    return Question(seat, "casualties", "C10.1", Subset(dice, constraint, area(DEAD, seat)), values, place)


def lower_dead(view: ClassicView, loss: Loss, die: int) -> list[int]:
    """Return the dead units that may take a dying unit's place: of its race, with less health (C13.1)."""
    if not among(view, loss.place, (die,), "stepped_damage"):
        return []
    units = catalogue().army_units
    unit = units[view.dice[die].type]
    return [
        dead
        for dead in dead_units(view, loss.seat)
        if units[view.dice[dead].type].species == unit.species and units[view.dice[dead].type].health < unit.health
    ]


def rises(view: ClassicView, die: int) -> bool:
    """Return True if a die has a face that lets it rise from the ashes (C14.4)."""
    unit = catalogue().army_units.get(view.dice[die].type)
    return unit is not None and RISING in {face.icon for face in unit.faces}


def may_have_a_say(view: ClassicView) -> bool:
    """Return True if dice play that may roll or be replaced when they die, or after they are buried."""
    edition = view.board.edition
    return RISING in edition.icons_in_play or not edition.effects.isdisjoint(SAYS)


def has_a_say(view: ClassicView, loss: Loss) -> bool:
    """Return True if some of the dying units may roll or be replaced (C13.1, C14.4).

    False if an Open Grave takes them (M23, V8.4).
    """
    if given(view, loss.seat, loss.place, "open_grave"):
        return False
    return bool(among(view, loss.place, loss.dice, "replanting")) or any(
        rises(view, die) or lower_dead(view, loss, die) for die in loss.dice
    )


def kill(draft: ClassicDraft, *losses: Loss) -> None:
    """Kill units that die at the same moment, after those that may still save themselves (C10.1, C10.2, C13.1).

    Code after this call must not assume that they are gone, because they may have to roll first.
    """
    each = tuple([one for loss in losses for one in _of_each_army(draft, loss)])
    if may_have_a_say(draft) and any(has_a_say(draft, loss) for loss in each):
        draft.push(Dying(each))
    else:
        remove(draft, *each)


def remove(draft: ClassicDraft, *losses: Loss) -> None:
    """Remove the units that died at the same moment, and resolve the consequences (C10.1, C10.2).

    They go to their owner's dead unit area, and the rest of the damage is lost. Under Open Grave they go to the owner's
    reserve instead, Flame's victims too (M23, DA-D3). On soiled ground the dead units roll against burial, and where
    the gates of the underworld are open.
    """
    soiled = []
    for whole in losses:
        if not whole.dice and not whole.damage:
            continue
        loss, held = _without_held(draft, whole)
        saved = given(draft, loss.seat, loss.place, "open_grave")
        to = RESERVE if saved else BURIED if loss.buried else DEAD
        left = max(0, loss.damage - health(draft, whole.dice))
        if loss.dice or not held:
            draft.note(Killed(loss.seat, loss.place, loss.dice, loss.damage, left, to, loss.cause))
        draft.put(loss.dice, to)
        to_pools(draft, loss.seat, loss.place, held, "killed")
        for ground in GROUNDS if to == DEAD and loss.dice else ():
            if _soiled(draft, loss.seat, loss.place, ground):
                soiled.append(Alone(loss.seat, loss.place, loss.dice, ground))
    settle(draft)
    draft.push(*soiled)


def _of_each_army(view: ClassicView, loss: Loss) -> Sequence[Loss]:
    """Return a loss; of armies that fought together one loss of each, the last with what is left over."""
    if not is_joint(loss.place):
        return (loss,)
    if not loss.dice:
        return (replace(loss, place=behind(loss.place)),)
    places = list(dict.fromkeys(view.dice[die].place for die in loss.dice))
    left, found = loss.damage, []
    for at in places:
        dice = tuple(die for die in loss.dice if view.dice[die].place == at)
        damage = left if at == places[-1] else min(left, health(view, dice))
        left -= damage
        found.append(replace(loss, place=at, dice=dice, damage=damage))
    return found


def _without_held(view: ClassicView, loss: Loss) -> tuple[Loss, tuple[int, ...]]:
    """Return a loss without dragons and dragonkin, and these: they go to their owner's pool (KP9.1)."""
    if not view.board.edition.dies_along:
        return loss, ()
    units = tuple(die for die in loss.dice if family_of(view.dice[die].type) == "units")
    return replace(loss, dice=units), tuple(die for die in loss.dice if die not in units)


def _soiled(view: ClassicView, seat: int, place: str, gives: str) -> bool:
    """Return True if units that die here may be buried; a temple protects its army from opponents (C11.6)."""
    ground = giving(view, seat, place, gives) if is_terrain(place) else []
    if holds_eighth(view, seat, place, "temple"):
        return any(effect.seat == seat for effect in ground)
    return bool(ground)
