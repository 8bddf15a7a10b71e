"""Fire of Wrath, and the Feral's spells Hide and Savage (K11.9, K11.21)."""

from __future__ import annotations

from typing import cast

from msgspec.structs import replace

from ddtable.dice.catalogue import catalogue
from ddtable.engine.arithmetic import total_of
from ddtable.engine.constraints import LargestUpTo
from ddtable.engine.position import Party, area
from ddtable.engine.questions import Choice, Chosen, Question, Subset
from ddtable.engine.rows import PartRow, StepRow
from ddtable.rules.campaign.board import CampaignDraft
from ddtable.rules.campaign.great_spells.steps import Savage
from ddtable.rules.dragon_dice.aiming import read_army, read_die
from ddtable.rules.dragon_dice.board import DEAD, ClassicView, healths, units_at
from ddtable.rules.dragon_dice.effects import begin_effect, exposed, free
from ddtable.rules.dragon_dice.rolling import throw
from ddtable.rules.dragon_dice.rolls import count
from ddtable.rules.dragon_dice.spell_work import effect_of, fail, note_spell
from ddtable.rules.dragon_dice.spells import SpellType
from ddtable.rules.dragon_dice.steps import Rolling, Spell, Strike

FIRE = "fire"


def wrath(draft: CampaignDraft, step: Spell, spell: SpellType) -> None:
    """Damage an army by 1 for each unit; each unit with red has a save besides its roll (K11.9).

    Dragons are no units (Q132).
    """
    note_spell(draft, step)
    seat, place = read_army(step.cast.target)
    dice = exposed(draft, units_at(draft, seat, place))
    dice_types, units = catalogue(), catalogue().army_units
    red = sum(FIRE in dice_types.elements_of(units[draft.dice[die].type]) for die in dice)
    changed = ((spell.id, red),) if red else ()
    draft.push(Strike("spell", step.seat, step.place, seat, place, stage="save", hits=len(dice), changed=changed))


def hide(draft: CampaignDraft, step: Spell, spell: SpellType) -> None:
    """Hide a unit, if the castings together reach its health (K11.21)."""
    number = read_die(step.cast.target)
    if catalogue().army_units[draft.dice[number].type].health > step.cast.times:
        fail(draft, step, "too-few")
        return
    note_spell(draft, step)
    begin_effect(draft, effect_of(draft, step.seat, spell, step.cast.target))


def savage(draft: CampaignDraft, step: Spell, _spell: SpellType) -> None:
    """Ask for the units that attack their own army (K11.21)."""
    note_spell(draft, step)
    owner, place = read_army(step.cast.target)
    draft.push(Savage(step.seat, owner, place, step.cast.times))


def ask_savage(view: ClassicView, step: Savage) -> Question | None:
    """Ask the caster for units of the army, as much health as the castings reach (K11.21)."""
    dice = free(view, exposed(view, units_at(view, step.owner, step.place)))
    limit = LargestUpTo(step.points, healths(view, dice))
    if step.dice or not dice or not limit.best():
        return None
    values: dict[str, int | str] = {"points": step.points, "needed": limit.best(), "place": step.place}
    return Question(step.seat, "savage", "K11.21", Subset(dice, limit, area(DEAD, step.owner)), values, step.place)


def answer_savage(draft: CampaignDraft, step: Savage, choice: Choice) -> None:
    """Store the chosen units."""
    draft.become(replace(step, dice=cast(Chosen, choice).dice))


def proceed_savage(draft: CampaignDraft, step: Savage) -> None:
    """Roll the chosen units for melee; without any the spell does nothing more."""
    if step.dice:
        draft.push(throw("savage", Party(step.owner, step.dice, "melee", step.place)))
    else:
        draft.become()


def savage_rolled(draft: CampaignDraft, rolling: Rolling) -> None:
    """Damage the army by their melee; the rest of it may save."""
    step = cast(Savage, draft.agenda[-1])
    sums = count(draft, step.owner, step.place, "melee", rolling.fallen[0])
    hits, smites = total_of(sums, "melee"), total_of(sums, "smite")
    draft.become(
        Strike(
            "spell",
            step.seat,
            step.place,
            step.owner,
            step.place,
            stage="save",
            hits=hits,
            smites=smites,
            absent=step.dice,
        )
    )


ROWS = (
    PartRow(Spell, "wrath", wrath),
    PartRow(Spell, "hide", hide),
    PartRow(Spell, "savage", savage),
    StepRow(Savage, ask_savage, answer_savage, proceed_savage, clause="K11.21"),
    PartRow(Rolling, "savage", savage_rolled),
)
