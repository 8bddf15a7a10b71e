"""Table results that need a decision: reroll, feint, hold, bonus, heal and summon (BD1.9)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import cast

from msgspec.structs import replace

from ddtable.engine.position import Party, Roll, area, area_of
from ddtable.engine.questions import Choice, Move, Option, Pick, Picked, Question
from ddtable.engine.rows import RollRow, StepRow
from ddtable.rules.battle_dice import change
from ddtable.rules.battle_dice.board import BattleDraft, BattleView, Bonus
from ddtable.rules.battle_dice.box import room, take
from ddtable.rules.battle_dice.events import HeldBack, Rerolled, Strengthened, Summoned
from ddtable.rules.battle_dice.fighting import monster_type, side_of, to_act
from ddtable.rules.battle_dice.kinds import TROOPS, class_of
from ddtable.rules.battle_dice.steps import Deed

NONE = "none"


def ask_deed(view: BattleView, step: Deed) -> Question | None:
    """Ask which die the result affects, or which kind is summoned; None if no die is possible (BD1.9, H93)."""
    side = side_of(view, step.side)
    if step.result.does == "summon":
        if not room(view, side.seat):
            return None
        options = [Option(kind, "kind", {"kind": kind}) for kind in (*TROOPS, monster_type(view, step.side))]
    else:
        home = area(side.place, side.seat) if step.result.does == "heal" else ""
        options = [_option(view, die, home) for die in _candidates(view, step)]
    if not options:
        return None
    options.append(Option(NONE, NONE))
    values: dict[str, int | str] = {"cause": step.result.name, "amount": step.result.count}
    return Question(side.seat, step.result.does, "BD1.9", Pick(tuple(options)), values, side.place)


def _option(view: BattleView, die: int, home: str) -> Option:
    """Return the option of a die, by a click or, for a die that returns, also by a drag."""
    moves = (Move((die,), area_of(view.dice[die]), home),) if home else ()
    return Option(str(die), "die", {"die": die}, moves, die=die)


def _candidates(view: BattleView, step: Deed) -> Iterable[int]:
    """Return the dice that a result can usefully affect."""
    result, dice = step.result, view.dice
    if result.does == "heal":
        return side_of(view, step.side).lost
    if result.does == "reroll":
        return [die for die in to_act(view, step.side) if class_of(dice[die].type) not in result.but]
    if result.does == "bonus":
        return [die for die in to_act(view, step.side) if class_of(dice[die].type) == result.of]
    theirs = to_act(view, 1 - step.side)
    if result.does == "hold" and result.among:
        return [die for die in theirs if class_of(dice[die].type) in result.among]
    return theirs


def answer_deed(draft: BattleDraft, step: Deed, choice: Choice) -> None:
    """Carry out the result or skip it; if several dice return or are summoned, ask for the next one."""
    option = cast(Picked, choice).option
    result = step.result
    if option == NONE:
        draft.become()
        return
    if result.does in ("reroll", "feint"):
        _roll_again(draft, step, int(option))
        return
    more = (replace(step, result=replace(result, count=result.count - 1)),)
    several = result.does in ("heal", "summon") and result.count > 1
    draft.become(*(more if several else ()))
    side = side_of(draft, step.side)
    if result.does == "summon":
        dice = take(draft, side.seat, option, 1)
        change.join(draft, step.side, dice)
        draft.note(Summoned(side.seat, side.place, dice[0]))
    elif result.does == "heal":
        change.come_back(draft, step.side, int(option), result.name)
    elif result.does == "bonus":
        change.side(draft, step.side, bonuses=(*side.bonuses, Bonus(int(option), result.count)))
        draft.note(Strengthened(side.seat, int(option), result.count, result.name))
    else:
        enemy = side_of(draft, 1 - step.side)
        change.side(draft, 1 - step.side, idle=(*enemy.idle, int(option)))
        draft.note(HeldBack(side.seat, int(option), result.name))


def nothing_to_do(draft: BattleDraft, _step: Deed) -> None:
    """Skip a result that no die can take (BD1.4)."""
    draft.become()


def _roll_again(draft: BattleDraft, step: Deed, die: int) -> None:
    """Make the owner of a die reroll it; the step stays on the agenda with the old number."""
    owner = side_of(draft, step.side if step.result.does == "reroll" else 1 - step.side)
    draft.become(Roll("reroll", (Party(owner.seat, (die,), step.result.name, owner.place),)), step)
    draft.agenda[-2] = replace(step, before=draft.dice[die].face + 1)


def rolled_again(draft: BattleDraft, roll: Roll, faces: tuple[int, ...]) -> None:
    """Record the new number; it counts in later phases with the changes of the die (BD1.11)."""
    step = cast(Deed, draft.agenda.pop())
    seat = side_of(draft, step.side).seat
    draft.note(Rerolled(seat, roll.parties[0].dice[0], step.before, faces[0] + 1, step.result.name))


ROWS = (
    StepRow(Deed, ask_deed, answer_deed, nothing_to_do, clause="BD1.9"),
    RollRow("reroll", rolled_again),
)
