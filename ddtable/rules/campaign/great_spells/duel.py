"""To the Death: two armies skirmish in turn until one is gone (K11.20, Q78, Q138)."""

from __future__ import annotations

from msgspec.structs import replace

from ddtable.engine.rows import PartRow, StepRow
from ddtable.rules.campaign.board import CampaignDraft
from ddtable.rules.campaign.dragons_in_armies import NO_ROLL, after
from ddtable.rules.campaign.great_spells.events import FightOver, FoughtOn
from ddtable.rules.campaign.great_spells.steps import DuelStrike, ToTheDeath
from ddtable.rules.dragon_dice.aiming import read_army
from ddtable.rules.dragon_dice.board import health, units_at
from ddtable.rules.dragon_dice.spell_work import fail, note_spell
from ddtable.rules.dragon_dice.spells import SpellType
from ddtable.rules.dragon_dice.steps import March, Rolling, Spell
from ddtable.rules.dragon_dice.strike import answer_strike, ask_strike, attack_rolled, proceed_strike

MOST_IDLE = 10


def begin(draft: CampaignDraft, step: Spell, _spell: SpellType) -> None:
    """Begin with a skirmish of the target army; the fight takes the second march (K11.20)."""
    seat, place = read_army(step.cast.target)
    if not units_at(draft, step.seat, place):
        fail(draft, step, "no-army-there")
        return
    note_spell(draft, step)
    draft.agenda[:] = [one for one in draft.agenda if not isinstance(one, March)]
    draft.push(ToTheDeath(seat, step.seat, place))


def proceed(draft: CampaignDraft, step: ToTheDeath) -> None:
    """Strike the next blow; end when an army is gone, or after 10 skirmishes in a row without a kill (Q138)."""
    armies = (units_at(draft, step.seat, step.place), units_at(draft, step.other, step.place))
    left = sum(health(draft, army) for army in armies)
    idle = step.idle + 1 if step.fought and left == step.left else 0
    if not all(armies) or idle >= MOST_IDLE:
        draft.note(FightOver(step.place, step.fought, idle))
        draft.become()
        return
    draft.note(FoughtOn(step.seat, step.other, step.place, step.fought + 1))
    again = replace(step, seat=step.other, other=step.seat, left=left, idle=idle, fought=step.fought + 1)
    draft.become(DuelStrike("skirmish", step.seat, step.place, step.other, step.place), again)


def proceed_blow(draft: CampaignDraft, step: DuelStrike) -> None:
    """Continue as in a skirmish, without a rout; its saves and casualties are the same (C8.2).

    After it the dragons of the army that struck act, as after any attack (KP9.2, K11.20).
    """
    if step.stage == "rout":
        draft.become()
        attack, save = step.attack or NO_ROLL, step.save or NO_ROLL
        after(draft, step.seat, step.place, step.target, step.target_place, attack, save)
    else:
        proceed_strike(draft, step)


def blow_rolled(draft: CampaignDraft, rolling: Rolling) -> None:
    """Store the attacker's roll; in a fight to the death no icon makes a charge of a skirmish."""
    step = draft.agenda[-1]
    if isinstance(step, DuelStrike):
        draft.become(replace(step, stage="attack_cast", attack=rolling.fallen[0]))
    else:
        attack_rolled(draft, rolling)


ROWS = (
    PartRow(Spell, "to_the_death", begin),
    StepRow(ToTheDeath, proceed=proceed, clause="K11.20"),
    StepRow(DuelStrike, ask_strike, answer_strike, proceed_blow, clause="K11.20"),
    PartRow(Rolling, "attack", blow_rolled),
)
