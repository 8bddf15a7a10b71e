"""Quake and Monsoon: the dice of an army roll, flee, are stunned, or die (K11.3, K11.12)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import cast

from msgspec.structs import replace

from ddtable.dice.catalogue import catalogue
from ddtable.engine.arithmetic import Face
from ddtable.engine.position import Party, Roll
from ddtable.engine.rows import PartRow, RollRow, StepRow
from ddtable.rules.campaign.board import SUMMONING, CampaignDraft
from ddtable.rules.campaign.great_spells.events import ArmyShaken
from ddtable.rules.campaign.great_spells.steps import Shaking
from ddtable.rules.dragon_dice.aiming import read_army
from ddtable.rules.dragon_dice.board import RESERVE, ClassicView, members_at, units_at
from ddtable.rules.dragon_dice.casualties import kill
from ddtable.rules.dragon_dice.control import settle
from ddtable.rules.dragon_dice.effects import barred, exposed, glance_away, held_alone, hold, stuck
from ddtable.rules.dragon_dice.events.units import Moved
from ddtable.rules.dragon_dice.rolls import faces_of
from ddtable.rules.dragon_dice.spell_work import fail, note_spell
from ddtable.rules.dragon_dice.spells import SpellType
from ddtable.rules.dragon_dice.steps import ArmyRoll, Loss, Spell

QUAKE = "quake"
UNCOMMON = 2
IDS, WINGS = ("id", "jaws"), "wing"


def maneuvers_of(view: ClassicView, face: Face) -> int:
    """Return the maneuvers of a face without an ID: its icons, or a special icon that gives maneuvers."""
    if face.icon == "maneuver":
        return face.count
    return face.count * view.board.edition.icons.use_of(face.icon, "maneuver").gives.get("maneuver", 0)


def shaken(view: ClassicView, seat: int, place: str, spell: str) -> tuple[int, ...]:
    """Return the dice of an army that roll: units and dragons in a Quake, units of 1 or 2 health in a Monsoon."""
    dice = exposed(view, units_at(view, seat, place))
    if spell == QUAKE:
        dragons = catalogue().dragons
        dice += tuple(die for die in members_at(view, seat, place) if view.dice[die].type in dragons)
    else:
        units = catalogue().army_units
        dice = tuple(die for die in dice if units[view.dice[die].type].health <= UNCOMMON)
    still = held_alone(view)
    return tuple(die for die in dice if die not in still)


def shake(draft: CampaignDraft, step: Spell, spell: SpellType) -> None:
    """Roll the dice of the army (K11.3, K11.12)."""
    seat, place = read_army(step.cast.target)
    dice = shaken(draft, seat, place, spell.id)
    if not dice:
        fail(draft, step, "nobody")
        return
    note_spell(draft, step)
    draft.push(Shaking(seat, place, spell.id, dice))


def proceed_shaking(draft: CampaignDraft, step: Shaking) -> None:
    """Roll all dice, then those with an ID again, then let them flee, be stunned, or die."""
    if step.first is None:
        _roll(draft, step, step.dice)
        return
    again = tuple(face.die for face in step.first.faces if face.icon in IDS)
    if again:
        _roll(draft, step, again)
    else:
        _resolve(draft, step, ())


def _roll(draft: CampaignDraft, step: Shaking, dice: tuple[int, ...]) -> None:
    glance_away(draft, dice)
    draft.push(Roll("shaking", (Party(step.seat, dice, "single", step.place),)))


def shaking_rolled(draft: CampaignDraft, roll: Roll, _faces: tuple[int, ...]) -> None:
    """Store the first roll, or resolve the second one."""
    step = cast(Shaking, draft.agenda[-1])
    faces = faces_of(draft, roll.parties[0].dice)
    if step.first is None:
        draft.become(replace(step, first=ArmyRoll(faces)))
    else:
        _resolve(draft, step, faces)


def _resolve(draft: CampaignDraft, step: Shaking, again: tuple[Face, ...]) -> None:
    first = cast(ArmyRoll, step.first).faces
    ids = {face.die for face in first if face.icon in IDS}
    lost = tuple(face.die for face in again if face.icon in IDS)
    moving = _fleeing(draft, step, [face for face in first if face.die not in ids], again)
    stunned = tuple(sorted(ids - {*lost})) if step.spell == QUAKE else ()
    fixed = stuck(draft)
    shut = barred(draft, step.seat, step.place)
    fled = tuple(sorted(die for die in moving if die not in fixed and die not in lost and not shut))
    draft.note(ArmyShaken(step.seat, step.place, step.spell, first, again, fled, stunned, lost))
    draft.become()
    dragons = catalogue().dragons
    units, gone = _parted(draft, lost)
    hold(draft, tuple(die for die in stunned if draft.dice[die].type not in dragons), "stunned", step.seat)
    leaving, flown = _parted(draft, fled)
    _move(draft, step, leaving, RESERVE)
    _move(draft, step, (*gone, *flown), SUMMONING)
    kill(draft, Loss(step.seat, step.place, units, cause=step.spell))
    settle(draft)


def _fleeing(view: ClassicView, step: Shaking, first: Iterable[Face], again: tuple[Face, ...]) -> list[int]:
    """Return the dice whose roll makes them leave their army.

    In a Quake a maneuver does, and a dragon's wing (Q132). In a Monsoon a die needs a maneuver to stay; a second roll
    decides for a die that showed an ID.
    """
    if step.spell == QUAKE:
        return [face.die for face in first if maneuvers_of(view, face) or face.icon == WINGS]
    return [face.die for face in (*first, *again) if not maneuvers_of(view, face)]


def _parted(view: ClassicView, dice: tuple[int, ...]) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Return the units and the dragons of some dice."""
    dragons = catalogue().dragons
    flying = tuple(die for die in dice if view.dice[die].type in dragons)
    return tuple(die for die in dice if die not in flying), flying


def _move(draft: CampaignDraft, step: Shaking, dice: tuple[int, ...], to: str) -> None:
    if dice:
        draft.put(dice, to)
        draft.note(Moved(step.seat, tuple(sorted(dice)), step.place, to, step.spell))


ROWS = (
    PartRow(Spell, QUAKE, shake),
    PartRow(Spell, "monsoon", shake),
    StepRow(Shaking, proceed=proceed_shaking, clause="K11.3"),
    RollRow("shaking", shaking_rolled),
)
