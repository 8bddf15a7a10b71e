"""The phases from monsters to melee: which dice count, from which number on, and their effect (BD1.6, BD1.8)."""

from __future__ import annotations

from itertools import pairwise

from msgspec.structs import replace

from ddtable.engine.rows import StepRow
from ddtable.rules.battle_dice import change, wands
from ddtable.rules.battle_dice.board import BattleDraft
from ddtable.rules.battle_dice.events import Counted, Left, PhaseCounted
from ddtable.rules.battle_dice.fighting import acting, added, in_hand, side_of
from ddtable.rules.battle_dice.kinds import PHASES, Phase
from ddtable.rules.battle_dice.steps import Blow, CheckMorale, InPhase, Judge, OnTables, Settle, Step, TableRoll, Wands
from ddtable.rules.battle_dice.worths import TABLE_OF_PHASE, changed, worth_of


def in_phase(draft: BattleDraft, step: InPhase) -> None:
    """Count the dice of a phase on both sides; continue with the next phase if it has no effect (BD1.5, BD1.11)."""
    armed = [index for index, side in enumerate(in_hand(draft).sides) if side.artifacts]
    one, other = acting(draft, 0), acting(draft, 1)
    for phase, following in pairwise(PHASES[PHASES.index(step.phase) :]):
        if phase in one or phase in other or armed:
            steps = _steps(draft, phase, (one.get(phase, []), other.get(phase, [])), armed)
            if steps:
                draft.become(*steps, InPhase(following))
                return
    draft.become(CheckMorale())


def _steps(draft: BattleDraft, phase: Phase, dice: tuple[list[int], list[int]], armed: list[int]) -> list[Step]:
    """Count the dice of a phase and return the steps that follow; both sides count before anything changes.

    `armed` are the sides with artifacts in use.
    """
    one, other = (replace(side, fallen=()) if side.fallen else side for side in in_hand(draft).sides)
    change.battle(draft, phase=phase, sides=(one, other))
    counts = [_count(draft, index, phase, mine) if mine else () for index, mine in enumerate(dice)]
    rolls: list[TableRoll] = []
    blows: list[Blow] = []
    for index, counted in enumerate(counts):
        worths = [one.worth for one in counted]
        if "point" in worths:
            rolls += _points(draft, index, phase, counted)
        blows += _strikes(index, phase, worths)
        if phase == "magic" and index in armed:
            blows += wands.death_blows(draft, index)
    left = [_leave(draft, index, counted) for index, counted in enumerate(counts)] if phase == "monster" else []
    steps: list[Step] = [OnTables(tuple(rolls))] if rolls else []
    if rolls or blows:
        steps.append(Settle(tuple(blows)))
    steps += [Wands(index) for index in armed]
    if rolls or blows or any(left):
        steps.append(Judge())
    return steps


def _count(draft: BattleDraft, index: int, phase: Phase, dice: list[int]) -> tuple[Counted, ...]:
    """Return the results of a side's dice in this phase (BD1.8, BD1.10)."""
    side = side_of(draft, index)
    tables = draft.board.tables
    threshold = tables.thresholds.get(phase, 0)
    counted = []
    for die in dice:
        number = draft.dice[die].face + 1
        more = added(side, die) if side.bonuses else 0
        counted.append(Counted(die, number, more, worth_of(tables, phase, changed(number, more))))
    draft.note(PhaseCounted(side.seat, side.place, phase, threshold, tuple(counted)))
    return tuple(counted)


def _points(draft: BattleDraft, index: int, phase: Phase, counted: tuple[Counted, ...]) -> list[TableRoll]:
    """Return a roll on the phase's table for each point; a monster rolls on the table of its type (BD1.8)."""
    return [
        TableRoll(index, TABLE_OF_PHASE.get(phase) or draft.dice[one.die].type, one.die)
        for one in counted
        if one.worth == "point"
    ]


def _strikes(index: int, phase: Phase, worths: list[str]) -> list[Blow]:
    """Return the kills of a side's dice: enemy monsters in the monster phase, else any units (BD1.8)."""
    worth, cause, of = ("kill_monster", "monster", "monster") if phase == "monster" else ("hit", "hit", "")
    count = worths.count(worth)
    return [Blow(1 - index, count, cause, of)] if count else []


def _leave(draft: BattleDraft, index: int, counted: tuple[Counted, ...]) -> bool:
    """Make monsters leave, destroyed, even if losses are cancelled; return True if any leaves (BD1.8)."""
    dice = tuple(one.die for one in counted if one.worth == "leaves")
    if dice:
        side = side_of(draft, index)
        change.lose(draft, index, dice)
        draft.note(Left(side.seat, side.place, dice))
    return bool(dice)


ROWS = (StepRow(InPhase, proceed=in_phase, clause="BD1.8"),)
