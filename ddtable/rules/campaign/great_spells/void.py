"""Create Void: a part of each army at a terrain rolls apart, and saves for the whole army (K11.7, Q48)."""

from __future__ import annotations

from typing import cast

from msgspec.structs import replace

from ddtable.engine.constraints import LargestUpTo
from ddtable.engine.position import Party, Roll, area
from ddtable.engine.questions import Choice, Chosen, Question, Subset
from ddtable.engine.rows import PartRow, RollRow, StepRow
from ddtable.rules.campaign.board import CampaignDraft
from ddtable.rules.campaign.great_spells.events import VoidRolled
from ddtable.rules.campaign.great_spells.steps import Void
from ddtable.rules.dragon_dice.alone import results_alone
from ddtable.rules.dragon_dice.board import DEAD, ClassicView, healths, seats_at, units_at
from ddtable.rules.dragon_dice.casualties import ask_casualties, kill
from ddtable.rules.dragon_dice.effects import exposed, glance_away, held_alone
from ddtable.rules.dragon_dice.rolls import faces_of
from ddtable.rules.dragon_dice.spell_work import note_spell
from ddtable.rules.dragon_dice.spells import SpellType
from ddtable.rules.dragon_dice.steps import Loss, Spell

PART = 10
VOID = "create_void"


def create(draft: CampaignDraft, step: Spell, _spell: SpellType) -> None:
    """Begin with the armies at the terrain, clockwise from the acting player (K11.7)."""
    note_spell(draft, step)
    draft.push(Void(step.cast.target, tuple(seats_at(draft, step.cast.target))))


def ask_void(view: ClassicView, step: Void) -> Question | None:
    """Ask each owner which 10 health roll, the most possible up to 10; then which units die (K11.7, C10.1)."""
    if step.stage == "damage":
        at = len(step.dead)
        return ask_casualties(view, step.armies[at], step.place, step.damage[at]) if at < len(step.armies) else None
    if len(step.picked) == len(step.armies):
        return None
    seat = step.armies[len(step.picked)]
    dice = exposed(view, units_at(view, seat, step.place))
    if not dice:
        return None
    shape = Subset(dice, LargestUpTo(PART, healths(view, dice)), area(DEAD, seat))
    values: dict[str, int | str] = {"points": PART, "place": step.place}
    return Question(seat, "void-part", "K11.7", shape, values, step.place)


def answer_void(draft: CampaignDraft, step: Void, choice: Choice) -> None:
    """Store the part of an army that rolls, or its casualties."""
    _take(draft, step, cast(Chosen, choice).dice)


def _take(draft: CampaignDraft, step: Void, dice: tuple[int, ...]) -> None:
    if step.stage == "pick":
        draft.become(replace(step, picked=(*step.picked, dice)))
    else:
        draft.become(replace(step, dead=(*step.dead, dice)))


def proceed_void(draft: CampaignDraft, step: Void) -> None:
    """Roll the parts of all armies at once, then remove the dead of all together."""
    if step.stage == "pick" and len(step.picked) == len(step.armies):
        parties = tuple(party for party in _parties(draft, step) if party.dice)
        if parties:
            glance_away(draft, tuple(die for party in parties for die in party.dice))
            draft.push(Roll("void", parties))
        else:
            _count(draft, step)
    elif step.stage == "damage" and len(step.dead) == len(step.armies):
        draft.become()
        losses = zip(step.armies, step.dead, step.damage, strict=True)
        kill(draft, *(Loss(seat, step.place, dice, damage) for seat, dice, damage in losses))
    else:
        _take(draft, step, ())


def _parties(view: ClassicView, step: Void) -> list[Party]:
    """Return the parts that roll, without units that cannot be rolled."""
    still = held_alone(view)
    parts = zip(step.armies, step.picked, strict=True)
    return [Party(seat, tuple(die for die in part if die not in still), "single", step.place) for seat, part in parts]


def void_rolled(draft: CampaignDraft, _roll: Roll, _faces: tuple[int, ...]) -> None:
    """Resolve the rolls of all parts."""
    _count(draft, cast(Void, draft.agenda[-1]))


def _count(draft: CampaignDraft, step: Void) -> None:
    """Kill the units with an ID; the saves of the others in the part reduce 10 damage to the whole army (Q48).

    They save as units that roll alone do: without what only an army has (C6.2).
    """
    losses, left = [], []
    for party in _parties(draft, step):
        faces = faces_of(draft, party.dice)
        lost = tuple(face.die for face in faces if face.icon == "id")
        saves = sum(
            results_alone(draft, party.seat, step.place, face, "save") for face in faces if face.die not in lost
        )
        draft.note(VoidRolled(party.seat, step.place, faces, lost, saves))
        losses.append(Loss(party.seat, step.place, lost, cause=VOID))
        left.append(max(0, PART - saves))
    draft.become(replace(step, stage="damage", damage=tuple(left)))
    kill(draft, *losses)


ROWS = (
    PartRow(Spell, "void", create),
    StepRow(Void, ask_void, answer_void, proceed_void, clause="K11.7"),
    RollRow("void", void_rolled),
)
