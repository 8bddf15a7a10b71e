"""Ragnarok: the caster's dead charge another player's dead, and the losers are buried (K11.16, Q79, Q139)."""

from __future__ import annotations

from typing import cast

from msgspec.structs import replace

from ddtable.engine.constraints import LargestUpTo
from ddtable.engine.position import Party, area
from ddtable.engine.questions import Choice, Chosen, Question, Subset
from ddtable.engine.rows import PartRow, StepRow
from ddtable.rules.campaign.board import CampaignDraft
from ddtable.rules.campaign.great_spells.steps import DeadCharge
from ddtable.rules.dragon_dice.aiming import read_dead
from ddtable.rules.dragon_dice.board import BURIED, DEAD, ClassicView, dead_units, healths
from ddtable.rules.dragon_dice.charge import answer_charge, ask_charge, proceed_charge
from ddtable.rules.dragon_dice.control import settle
from ddtable.rules.dragon_dice.dying import ashes
from ddtable.rules.dragon_dice.events.attacks import Attacked
from ddtable.rules.dragon_dice.events.units import Killed
from ddtable.rules.dragon_dice.rolling import throw
from ddtable.rules.dragon_dice.spell_work import fail, note_spell
from ddtable.rules.dragon_dice.spells import SpellType
from ddtable.rules.dragon_dice.steps import Loss, Spell

WITHOUT = ("cast", "charger_icons", "target_cast", "icons")
"""Stages of a charge that the dead do not have: no Cantrip, no icon that acts (Q139)."""


def begin(draft: CampaignDraft, step: Spell, _spell: SpellType) -> None:
    """Begin the charge, if the caster has dead units still (K11.16)."""
    target = read_dead(step.cast.target)
    if not dead_units(draft, step.seat):
        fail(draft, step, "nobody")
        return
    note_spell(draft, step)
    draft.note(Attacked(step.seat, DEAD, "charge", target, DEAD))
    draft.push(DeadCharge(step.seat, DEAD, target))


def ask(view: ClassicView, step: DeadCharge) -> Question | None:
    """Ask what a charge asks: IDs of the target, and both owners for casualties, which are buried (C8.3).

    Units about to return to an army are no casualties (M20).
    """
    question = None if step.stage in WITHOUT else ask_charge(view, step)
    if question is None or not isinstance(question.shape, Subset):
        return question
    damage = step.damage if step.stage == "target_casualties" else step.damage_back
    dice = dead_units(view, question.seat)
    limit = LargestUpTo(damage, healths(view, dice))
    shape = replace(question.shape, dice=dice, constraint=limit, target=area(BURIED, question.seat))
    return replace(question, shape=shape, values={**question.values, "needed": limit.best()}) if dice else None


def answer(draft: CampaignDraft, step: DeadCharge, choice: Choice) -> None:
    """Handle the answer as in a charge; the casualties of both sides are buried."""
    if step.stage == "charger_casualties":
        _bury(draft, step, cast(Chosen, choice).dice)
    else:
        answer_charge(draft, step, choice)


def proceed(draft: CampaignDraft, step: DeadCharge) -> None:
    """Continue as in a charge, without Cantrips, acting icons and routs (Q139).

    All dead units roll but those about to return to an army, which do not roll in this action (M20).
    """
    if step.stage == "roll":
        sides = ((step.seat, "charge"), (step.target, "charge_defence"))
        draft.push(throw("charge", *(Party(seat, dead_units(draft, seat), kind, DEAD) for seat, kind in sides)))
    elif step.stage in WITHOUT:
        draft.become(replace(step, stage="ids"))
    elif step.stage == "charger_casualties":
        _bury(draft, step, ())
    else:
        proceed_charge(draft, step)


def _bury(draft: CampaignDraft, step: DeadCharge, mine: tuple[int, ...]) -> None:
    """Bury the casualties of both sides together."""
    draft.become()
    losses = (
        Loss(step.target, DEAD, step.target_dead, step.damage),
        Loss(step.seat, DEAD, mine, step.damage_back),
    )
    for loss in losses:
        draft.put(loss.dice, BURIED)
        draft.note(Killed(loss.seat, DEAD, loss.dice, loss.damage, 0, BURIED))
    ashes(draft, tuple(die for loss in losses for die in loss.dice))
    settle(draft)


ROWS = (
    PartRow(Spell, "ragnarok", begin),
    StepRow(DeadCharge, ask, answer, proceed, clause="K11.16"),
)
