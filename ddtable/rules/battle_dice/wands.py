"""Wands: healing and resurrection at the end of a phase, death in the magic phase (BA4, BA11)."""

from __future__ import annotations

from typing import cast

from ddtable.engine.position import area, area_of
from ddtable.engine.questions import Choice, Move, Option, Pick, Picked, Question
from ddtable.engine.rows import StepRow
from ddtable.rules.battle_dice import change
from ddtable.rules.battle_dice.artifact_use import bearer_of, ready, spend, usable, users
from ddtable.rules.battle_dice.artifacts import line_of
from ddtable.rules.battle_dice.board import NOBODY, BattleDraft, BattleView
from ddtable.rules.battle_dice.fighting import fighters, side_of
from ddtable.rules.battle_dice.steps import Blow, Wands

WAIT = "wait"
LAST = "melee"


def death_blows(draft: BattleDraft, side: int) -> tuple[Blow, ...]:
    """Return the kills of a side's wands of death in the magic phase, and mark the wands as used.

    Each wand needs its own mage that is alive at the start of the phase and acts this turn: the one named for it,
    if any (BA4, BA11, BA12).
    """
    blows = []
    for wand in ready(draft, side, "kill"):
        die, named = draft.dice[wand], bearer_of(draft, side, wand)
        if named == NOBODY and users(draft, side, die.type):
            spend(draft, side, wand)
        elif named in fighters(draft, side) and named not in side_of(draft, side).idle:
            change.side(draft, side, spent=(*side_of(draft, side).spent, wand))
        else:
            continue
        blows.append(Blow(1 - side, line_of(die.type, die.face + 1).amount, die.type))
    return tuple(blows)


def ask_wands(view: BattleView, step: Wands) -> Question | None:
    """Ask if a wand returns a unit lost this turn, and which one.

    A side that waits is asked again if it has lost another unit, and at the end of the melee phase.
    """
    battle, force = view.board.battle, side_of(view, step.side)
    if battle is None or not force.lost or not (force.fallen or battle.phase == LAST):
        return None
    wands = usable(view, step.side, "return")
    if not wands:
        return None
    home = area(force.place, force.seat)
    options = tuple(
        Option(
            str(die),
            "die",
            {"die": die},
            (
                Move((die,), area_of(view.dice[die]), home),
                Move((wands[0],), home, area_of(view.dice[die]), onto=die),
            ),
            die=die,
        )
        for die in force.lost
    )
    values: dict[str, int | str] = {"artifact": wands[0], "phase": battle.phase}
    shape = Pick((*options, Option(WAIT, WAIT)))
    return Question(force.seat, "wand", "BA11", shape, values, force.place)


def answer_wands(draft: BattleDraft, step: Wands, choice: Choice) -> None:
    """Return the unit with one wand; then ask for the next wand."""
    option = cast(Picked, choice).option
    if option == WAIT:
        draft.become()
        return
    wand = usable(draft, step.side, "return")[0]
    spend(draft, step.side, wand)
    change.come_back(draft, step.side, int(option), draft.dice[wand].type)


def no_wand(draft: BattleDraft, _step: Wands) -> None:
    """Continue if no wand can return a unit."""
    draft.become()


ROWS = (StepRow(Wands, ask_wands, answer_wands, no_wand, clause="BA4"),)
