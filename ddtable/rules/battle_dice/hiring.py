"""Hiring dice from the box with a Gold Cache or a Scroll of Summoning (BA6)."""

from __future__ import annotations

from typing import cast

from ddtable.engine.constraints import AtMost
from ddtable.engine.position import Party, Roll, area
from ddtable.engine.questions import Choice, Chosen, Question, Subset
from ddtable.engine.rows import RollRow, StepRow
from ddtable.rules.battle_dice import box, change
from ddtable.rules.battle_dice.artifact_use import discard
from ddtable.rules.battle_dice.artifacts import line_of
from ddtable.rules.battle_dice.board import SUPPLY, BattleDraft, BattleView
from ddtable.rules.battle_dice.events import Hired
from ddtable.rules.battle_dice.fighting import side_of
from ddtable.rules.battle_dice.kinds import TROOPS
from ddtable.rules.battle_dice.steps import Hire

DICE = {4: "table_d4", 6: "table_d6"}


def kinds_for(view: BattleView, step: Hire) -> tuple[str, ...]:
    """Return the kinds that may be hired: the 5 classes, and with a scroll the army's monster type (BA6)."""
    return (*TROOPS, view.board.monsters[side_of(view, step.side).seat]) if step.monsters else TROOPS


def _lay_out(draft: BattleDraft, step: Hire, count: int) -> None:
    """Take this number of dice of each kind from the box, only when this artifact's turn comes."""
    box.fill(draft, side_of(draft, step.side).seat, dict.fromkeys(kinds_for(draft, step), count))
    draft.become(Hire(step.side, step.artifact, count, step.monsters))


def supply(view: BattleView, seat: int, most: dict[str, int]) -> tuple[int, ...]:
    """Return dice of a seat's supply, at most so many of each kind."""
    found, left = [], dict(most)
    for number in view.at(SUPPLY, seat):
        kind = view.dice[number].type
        if left.get(kind, 0):
            left[kind] -= 1
            found.append(number)
    return tuple(found)


def ask_hire(view: BattleView, step: Hire) -> Question | None:
    """Ask which dice a side hires, up to the allowed number and the limit of dice (H93)."""
    if not step.count:
        return None
    force = side_of(view, step.side)
    most = min(step.count, box.room(view, force.seat))
    dice = supply(view, force.seat, dict.fromkeys(kinds_for(view, step), step.count))
    shape = Subset(dice, AtMost(most, (1,) * len(dice)), area(force.place, force.seat))
    values: dict[str, int | str] = {"count": most, "artifact": step.artifact}
    return Question(force.seat, "hire", "BA6", shape, values, force.place)


def answer_hire(draft: BattleDraft, step: Hire, choice: Choice) -> None:
    """Add the hired dice, which roll from the next turn on, and discard the artifact (BA6)."""
    draft.become()
    force, dice = side_of(draft, step.side), cast(Chosen, choice).dice
    change.join(draft, step.side, dice)
    draft.note(Hired(force.seat, force.place, step.count, dice, step.artifact))
    discard(draft, step.artifact)


def count_hired(draft: BattleDraft, step: Hire) -> None:
    """Determine how many dice may be hired, by a roll if the artifact's line says so."""
    force, die = side_of(draft, step.side), draft.dice[step.artifact]
    line = line_of(die.type, die.face + 1)
    if not line.sides:
        _lay_out(draft, step, line.amount)
        return
    dice = box.table_dice(draft, force.seat, DICE[line.sides], line.amount)
    draft.push(Roll("count", (Party(force.seat, dice, "count", force.place),)))


def count_rolled(draft: BattleDraft, _roll: Roll, faces: tuple[int, ...]) -> None:
    """Offer the rolled number of dice."""
    _lay_out(draft, cast(Hire, draft.agenda[-1]), sum(face + 1 for face in faces))


ROWS = (
    StepRow(Hire, ask_hire, answer_hire, count_hired, clause="BA6"),
    RollRow("count", count_rolled),
)
