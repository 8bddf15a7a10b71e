"""The choice of artifacts to roll in a turn, and the results of their roll (BA1, BA8, BA9, BA13)."""

from __future__ import annotations

from collections import Counter
from typing import cast

from ddtable.engine.constraints import AtMost
from ddtable.engine.position import area
from ddtable.engine.questions import Choice, Chosen, Question, Subset
from ddtable.engine.rows import StepRow
from ddtable.rules.battle_dice import change
from ddtable.rules.battle_dice.artifact_use import discard
from ddtable.rules.battle_dice.artifacts import amount_of, artifacts, line_of
from ddtable.rules.battle_dice.board import HAND, BattleDraft, BattleView
from ddtable.rules.battle_dice.events import ArtifactRead
from ddtable.rules.battle_dice.fighting import artifacts_at, fighters, side_of
from ddtable.rules.battle_dice.kinds import class_of
from ddtable.rules.battle_dice.steps import Hire, PickArtifacts, ReadArtifacts

HIRING = ("hire", "hire_any")


def pickable(view: BattleView, side: int) -> tuple[int, ...]:
    """Return the artifacts that a side may roll: those whose class has a unit in its force (BA1, BA8).

    At most one scroll for each mage is included, because more could not be used (BA12).
    """
    force, known = side_of(view, side), artifacts()
    mine = artifacts_at(view, force.seat, force.place)
    if not mine:
        return ()
    there = Counter(class_of(view.dice[die].type) for die in fighters(view, side))
    scrolls = [number for number in mine if known[view.dice[number].type].group == "scroll"]
    unread = scrolls[there["mage"] :]
    needs = {number: known[view.dice[number].type].needs for number in mine}
    return tuple(number for number in mine if (not needs[number] or there[needs[number]]) and number not in unread)


def ask_artifacts(view: BattleView, step: PickArtifacts) -> Question | None:
    """Ask which artifacts are rolled now; sealed if the other side is asked next (BA13)."""
    mine = pickable(view, step.side)
    if not mine:
        return None
    force = side_of(view, step.side)
    shape = Subset(mine, AtMost(len(mine), (1,) * len(mine)), area(HAND, force.seat))
    sealed = step.side == 0 and bool(pickable(view, 1))
    return Question(force.seat, "artifacts", "BA13", shape, {"count": len(mine)}, force.place, sealed)


def answer_artifacts(draft: BattleDraft, step: PickArtifacts, choice: Choice) -> None:
    """Keep the chosen artifacts; they are rolled with the other dice."""
    draft.become()
    change.side(draft, step.side, artifacts=cast(Chosen, choice).dice)


def no_artifacts(draft: BattleDraft, _step: PickArtifacts) -> None:
    """Continue if a side has no artifact to roll."""
    draft.become()


def read_artifacts(draft: BattleDraft, _step: ReadArtifacts) -> None:
    """Record the results of artifacts: discard those without charges, and hire with caches and scrolls (BA1, BA9)."""
    draft.become()
    hires = []
    for side in (0, 1):
        force = side_of(draft, side)
        kept = []
        for number in force.artifacts:
            die = draft.dice[number]
            line = line_of(die.type, die.face + 1)
            draft.note(ArtifactRead(force.seat, number, die.face + 1, line.word, amount_of(line)))
            if line.does == "discard":
                discard(draft, number)
            elif line.does in HIRING:
                hires.append(Hire(side, number, monsters=line.does == "hire_any"))
            elif line.does != "nothing":
                kept.append(number)
        if force.artifacts:
            change.side(draft, side, artifacts=tuple(kept))
    draft.push(*hires)


ROWS = (
    StepRow(PickArtifacts, ask_artifacts, answer_artifacts, no_artifacts, clause="BA1"),
    StepRow(ReadArtifacts, proceed=read_artifacts, clause="BA9"),
)
