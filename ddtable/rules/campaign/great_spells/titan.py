"""Conjure Titan: a terrain die is thrown twice, and strikes every army there (K11.4, Q49, Q140)."""

from __future__ import annotations

from typing import cast

from msgspec.structs import replace

from ddtable.engine.arithmetic import total_of
from ddtable.engine.position import Party, Roll
from ddtable.engine.questions import Choice, Chosen, Question
from ddtable.engine.rows import PartRow, RollRow, StepRow
from ddtable.rules.campaign.board import CampaignDraft
from ddtable.rules.campaign.great_spells.events import TitanHeld, TitanStruck
from ddtable.rules.campaign.great_spells.steps import Titan
from ddtable.rules.campaign.great_spells.upheavals import maneuvers_of
from ddtable.rules.dragon_dice.board import (
    NOBODY,
    ClassicView,
    distance,
    land_at,
    seats_at,
    units_at,
)
from ddtable.rules.dragon_dice.casualties import ask_casualties, kill
from ddtable.rules.dragon_dice.control import settle, turn_terrain
from ddtable.rules.dragon_dice.events.attacks import Damaged
from ddtable.rules.dragon_dice.rolling import army_roll, throw
from ddtable.rules.dragon_dice.rolls import count
from ddtable.rules.dragon_dice.spell_work import note_spell
from ddtable.rules.dragon_dice.spells import SpellType
from ddtable.rules.dragon_dice.steps import Loss, Rolling, Spell

THROWS = 2
OUTER, INSTEAD = (1, 8), 5
STANDS_FROM = 8
HIGHEST = 8


def conjure(draft: CampaignDraft, step: Spell, _spell: SpellType) -> None:
    """Begin with the number that the die shows now (K11.4)."""
    note_spell(draft, step)
    place = step.cast.target
    draft.push(Titan(step.seat, place, distance(draft, place)))


def ask_titan(view: ClassicView, step: Titan) -> Question | None:
    """Ask each owner in turn which units die (C10.1)."""
    if step.stage != "casualties" or len(step.dead) == len(step.armies):
        return None
    at = len(step.dead)
    return ask_casualties(view, step.armies[at], step.place, step.damage[at])


def answer_titan(draft: CampaignDraft, step: Titan, choice: Choice) -> None:
    """Store the casualties of one army."""
    draft.become(replace(step, dead=(*step.dead, cast(Chosen, choice).dice)))


def proceed_titan(draft: CampaignDraft, step: Titan) -> None:
    """Throw the die twice, let the armies save, remove the dead of all together, and turn the die (K11.4)."""
    if step.stage == "throw":
        die = land_at(draft, step.place).die
        draft.push(Roll("titan", (Party(step.seat, (die,), "distance", step.place),)))
    elif step.stage == "save":
        parties = [army_roll(draft, seat, step.place, "save") for seat in step.armies]
        draft.push(throw("titan", *parties))
    elif step.stage == "casualties":
        if len(step.dead) < len(step.armies):
            draft.become(replace(step, dead=(*step.dead, ())))
        else:
            _remove(draft, step)
    else:
        _turn(draft, step)


def titan_thrown(draft: CampaignDraft, _roll: Roll, faces: tuple[int, ...]) -> None:
    """Multiply both numbers, 1 and 8 counted as 5, and divide by the number of armies; the die shows its old face."""
    step = cast(Titan, draft.agenda[-1])
    thrown = (*step.thrown, faces[0] + 1)
    draft.show(land_at(draft, step.place).die, step.old - 1)
    if len(thrown) < THROWS:
        draft.become(replace(step, thrown=thrown))
        return
    first, second = (INSTEAD if number in OUTER else number for number in thrown)
    armies = tuple(seats_at(draft, step.place))
    each = first * second // max(1, len(armies))
    draft.note(TitanStruck(step.seat, step.place, thrown[0], thrown[1], each, len(armies)))
    damage = (each,) * len(armies)
    draft.become(replace(step, stage="save" if armies else "turn", thrown=thrown, armies=armies, damage=damage))


def titan_saved(draft: CampaignDraft, rolling: Rolling) -> None:
    """Count the saves: of special icons only those that give saves by themselves (K11.4).

    The maneuvers on the dice of the army that holds the terrain may keep it on eight.
    """
    step = cast(Titan, draft.agenda[-1])
    holder, left, maneuvers = land_at(draft, step.place).holder, [], 0
    for party, roll, damage in zip(rolling.parties, rolling.fallen, step.damage, strict=True):
        saves = total_of(count(draft, party.seat, step.place, "save", roll), "save")
        left.append(max(0, damage - saves))
        draft.note(Damaged(party.seat, step.place, damage, saves, left[-1], 0))
        if party.seat == holder:
            maneuvers = sum(maneuvers_of(draft, face) for face in roll.faces)
    draft.become(replace(step, stage="casualties", damage=tuple(left), maneuvers=maneuvers))


def _remove(draft: CampaignDraft, step: Titan) -> None:
    """Remove the dead of all armies together (C10.1)."""
    draft.become(replace(step, stage="turn"))
    losses = zip(step.armies, step.dead, step.damage, strict=True)
    kill(draft, *(Loss(seat, step.place, dice, damage) for seat, dice, damage in losses))


def _turn(draft: CampaignDraft, step: Titan) -> None:
    """Turn the die one down from its old number; 1 stays (Q49), 8 stays if its army rolled 8 maneuvers (Q140)."""
    draft.become()
    holder = land_at(draft, step.place).holder
    stands = holder != NOBODY and bool(units_at(draft, holder, step.place)) and step.maneuvers >= STANDS_FROM
    if step.old == HIGHEST and stands:
        draft.note(TitanHeld(holder, step.place, step.maneuvers))
    elif step.old > 1 and distance(draft, step.place) == step.old:
        turn_terrain(draft, step.place, step.old - 1, "titan")
        settle(draft)


ROWS = (
    PartRow(Spell, "titan", conjure),
    StepRow(Titan, ask_titan, answer_titan, proceed_titan, clause="K11.4"),
    RollRow("titan", titan_thrown),
    PartRow(Rolling, "titan", titan_saved),
)
