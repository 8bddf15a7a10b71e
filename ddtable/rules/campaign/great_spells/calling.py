"""Summon Dragon, Summon Dragonkin and Monster Summoning: dice join the casting army (K11.1, K11.18, K11.21)."""

from __future__ import annotations

from typing import cast

from ddtable.dice.catalogue import catalogue
from ddtable.engine.constraints import AtMost
from ddtable.engine.position import area
from ddtable.engine.questions import Choice, Chosen, Question, Subset
from ddtable.engine.rows import PartRow, StepRow
from ddtable.rules.campaign.board import CampaignDraft
from ddtable.rules.campaign.great_spells.events import DragonCalled
from ddtable.rules.campaign.great_spells.steps import CallKin
from ddtable.rules.dragon_dice.aiming import read_die
from ddtable.rules.dragon_dice.board import ClassicView, has_army
from ddtable.rules.dragon_dice.effects import barred
from ddtable.rules.dragon_dice.pile_targets import usable_dragonkin
from ddtable.rules.dragon_dice.spell_work import fail, note_spell
from ddtable.rules.dragon_dice.spells import SpellType
from ddtable.rules.dragon_dice.steps import Spell


def _open(draft: CampaignDraft, step: Spell) -> bool:
    """Return True if dice can join the casting army; otherwise the spell fails (Q121)."""
    if not has_army(draft, step.seat, step.place):
        fail(draft, step, "no-army-there")
        return False
    if barred(draft, step.seat, step.place):
        fail(draft, step, "barred")
        return False
    return True


def call_dragon(draft: CampaignDraft, step: Spell, _spell: SpellType) -> None:
    """Add the dragon to the casting army (K11.1)."""
    if _open(draft, step):
        die = read_die(step.cast.target)
        note_spell(draft, step)
        draft.put((die,), step.place)
        draft.note(DragonCalled(step.seat, (die,), step.place))


def call_monster(draft: CampaignDraft, step: Spell, _spell: SpellType) -> None:
    """Return the monster to the casting army when the action is over (K11.18, M20)."""
    die = read_die(step.cast.target)
    if _open(draft, step):
        note_spell(draft, step)
        draft.board = draft.board.changed(returning=(*draft.board.returning, (die, step.place)))


def call_kin(draft: CampaignDraft, step: Spell, spell: SpellType) -> None:
    """Ask for the dragonkin that join the casting army (K11.21)."""
    if _open(draft, step):
        note_spell(draft, step)
        draft.push(CallKin(step.seat, step.place, spell.id, step.cast.times))


def ask_kin(view: ClassicView, step: CallKin) -> Question | None:
    """Ask the caster: one health for each casting (K11.21)."""
    dice = usable_dragonkin(view, step.seat, view.board.edition.spells[step.spell])
    if not dice:
        return None
    values: dict[str, int | str] = {"spell": step.spell, "points": step.points, "place": step.place}
    healths = tuple(catalogue().unit(view.dice[die].type).health for die in dice)
    shape = Subset(dice, AtMost(step.points, healths), area(step.place, step.seat))
    return Question(step.seat, "call-kin", "K11.21", shape, values, step.place)


def answer_kin(draft: CampaignDraft, step: CallKin, choice: Choice) -> None:
    """Add the chosen dragonkin to the army."""
    dice = cast(Chosen, choice).dice
    draft.become()
    if dice:
        draft.put(dice, step.place)
        draft.note(DragonCalled(step.seat, dice, step.place))


def no_kin(draft: CampaignDraft, _step: CallKin) -> None:
    """Continue if no dragonkin is left in the pool."""
    draft.become()


ROWS = (
    PartRow(Spell, "call_dragon", call_dragon),
    PartRow(Spell, "call_monster", call_monster),
    PartRow(Spell, "call_dragonkin", call_kin),
    StepRow(CallKin, ask_kin, answer_kin, no_kin, clause="K11.21"),
)
