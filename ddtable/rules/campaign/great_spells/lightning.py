"""Chain Lightning: it jumps from unit to unit of an army, a point weaker each time (K11.6, Q140)."""

from __future__ import annotations

from typing import cast

from msgspec.structs import replace

from ddtable.engine.position import Party, Roll, area_of
from ddtable.engine.questions import Choice, Move, Option, Pick, Picked, Question
from ddtable.engine.rows import PartRow, RollRow, StepRow
from ddtable.rules.campaign.board import CampaignDraft
from ddtable.rules.campaign.great_spells.steps import Chain
from ddtable.rules.dragon_dice.aiming import read_die
from ddtable.rules.dragon_dice.alone import results_alone
from ddtable.rules.dragon_dice.board import DEAD, ClassicView, health, units_at
from ddtable.rules.dragon_dice.casualties import kill
from ddtable.rules.dragon_dice.effects import exposed, glance_away, held_alone
from ddtable.rules.dragon_dice.events.rolls import SavedAlone
from ddtable.rules.dragon_dice.rolls import faces_of
from ddtable.rules.dragon_dice.spell_work import note_spell
from ddtable.rules.dragon_dice.spells import SpellType
from ddtable.rules.dragon_dice.steps import Loss, Spell

CHAIN = "chain_lightning"


def strike_first(draft: CampaignDraft, step: Spell, _spell: SpellType) -> None:
    """Strike the unit that the caster chose; several castings one after the other (K11.6)."""
    note_spell(draft, replace(step, cast=replace(step.cast, times=1)))
    number = read_die(step.cast.target)
    die = draft.dice[number]
    left = step.cast.times - 1
    more = (replace(step, cast=replace(step.cast, times=left)),) if left else ()
    draft.push(Chain(die.owner, die.place, number), *more)


def ask_chain(view: ClassicView, step: Chain) -> Question | None:
    """Ask the owner of the army for the next unit (K11.6)."""
    if step.die >= 0 or step.seat in view.board.out:
        return None
    dice = exposed(view, units_at(view, step.seat, step.place))
    if not dice:
        return None
    source, dead = area_of(view.dice[dice[0]]), f"{DEAD}@{step.seat}"
    options = tuple(
        Option(str(die), "chain-next", {"die": die}, (Move((die,), source, dead),), die=die) for die in dice
    )
    return Question(step.seat, "chain-next", "K11.6", Pick(options), {"damage": step.damage}, step.place)


def answer_chain(draft: CampaignDraft, step: Chain, choice: Choice) -> None:
    """Strike the chosen unit."""
    draft.become(replace(step, die=int(cast(Picked, choice).option)))


def proceed_chain(draft: CampaignDraft, step: Chain) -> None:
    """Roll the unit alone; the lightning ends where no unit is left."""
    if step.die < 0:
        draft.become()
    elif step.die in held_alone(draft):
        _resolve(draft, step, 0)
    else:
        glance_away(draft, (step.die,))
        draft.push(Roll("chain", (Party(step.seat, (step.die,), "single", step.place),)))


def chain_rolled(draft: CampaignDraft, _roll: Roll, _faces: tuple[int, ...]) -> None:
    """Count the saves of the unit's own roll (C6.2)."""
    step = cast(Chain, draft.agenda[-1])
    (face,) = faces_of(draft, (step.die,))
    _resolve(draft, step, results_alone(draft, step.seat, step.place, face, "save"))


def _resolve(draft: CampaignDraft, step: Chain, saves: int) -> None:
    """Kill the unit if what it did not save reaches its health; then the lightning jumps, a point weaker."""
    damage = max(0, step.damage - saves)
    lost = (step.die,) if damage >= health(draft, (step.die,)) else ()
    faces = faces_of(draft, (step.die,)) if step.die not in held_alone(draft) else ()
    draft.note(SavedAlone(step.seat, step.place, CHAIN, faces, lost, "save", step.damage, saves))
    if lost and step.damage > 1:
        draft.become(replace(step, die=-1, damage=step.damage - 1))
    else:
        draft.become()
    kill(draft, Loss(step.seat, step.place, lost, cause=CHAIN))


ROWS = (
    PartRow(Spell, "chain", strike_first),
    StepRow(Chain, ask_chain, answer_chain, proceed_chain, clause="K11.6"),
    RollRow("chain", chain_rolled),
)
