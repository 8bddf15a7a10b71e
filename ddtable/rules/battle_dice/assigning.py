"""Assigning artifacts to own units, and shields against enemy units (BA2, BA3, BA11, BA12)."""

from __future__ import annotations

from typing import cast

from ddtable.engine.position import area_of
from ddtable.engine.questions import Choice, Move, Option, Pick, Picked, Question
from ddtable.engine.rows import StepRow
from ddtable.rules.battle_dice import change
from ddtable.rules.battle_dice.artifact_use import bearer_of, bearing, ready, users
from ddtable.rules.battle_dice.artifacts import amount_of, artifacts, line_of, meets
from ddtable.rules.battle_dice.board import NOBODY, BattleDraft, BattleView, Bonus
from ddtable.rules.battle_dice.events import Assigned
from ddtable.rules.battle_dice.fighting import fighters, side_of
from ddtable.rules.battle_dice.kinds import class_of
from ddtable.rules.battle_dice.steps import Assign

DONE, WIELD = "done", "wield"
SERVING = ("bonus", "penalty")
BETWEEN = ">"


def assignable(view: BattleView, side: int) -> list[int]:
    """Return the artifacts of a side that change a roll and have not been assigned yet."""
    return sorted(number for does in SERVING for number in ready(view, side, does))


def contested(view: BattleView, side: int) -> list[int]:
    """Return the wands of death for which the player must name a mage or decline (BA12).

    That is so if wands that return units need the same mages; otherwise each wand kills by itself.
    """
    kills = [wand for wand in ready(view, side, "kill") if bearer_of(view, side, wand) == NOBODY]
    returns = ready(view, side, "return")
    if not kills or not returns:
        return []
    mages = len(users(view, side, view.dice[kills[0]].type))
    return kills if len(kills) + len(returns) > mages else []


def shielded(view: BattleView, side: int) -> set[int]:
    """Return the enemy units that a side uses shields against."""
    theirs = {bonus.die for bonus in side_of(view, 1 - side).bonuses}
    return theirs & bearing(view, "shield")


def candidates(view: BattleView, side: int, artifact: int) -> list[int]:
    """Return the units on which an artifact may be used: they act and have no other of its group (BA2, BA12)."""
    kind = view.dice[artifact].type
    if artifacts()[kind].group != "shield":
        return users(view, side, kind)
    met = shielded(view, side)
    if len(met) >= len(users(view, side, kind)):
        return []
    idle = side_of(view, 1 - side).idle
    return [
        die
        for die in fighters(view, 1 - side)
        if meets(kind, class_of(view.dice[die].type)) and die not in met and die not in idle
    ]


def change_of(view: BattleView, artifact: int) -> int:
    """Return what an artifact adds to a roll: negative for a shield, 0 for a wand."""
    line = line_of(view.dice[artifact].type, view.dice[artifact].face + 1)
    return amount_of(line) if line.does in SERVING else 0


def ask_assign(view: BattleView, step: Assign) -> Question | None:
    """Ask for one artifact and its unit; sealed if the other side is asked next (BA11)."""
    options = _options(view, step.side)
    if not options:
        return None
    waiting, force = _waiting(view, step.side), side_of(view, step.side)
    shape = Pick((*options, Option(DONE, DONE)), DONE)
    sealed = step.side == 0 and bool(_options(view, 1))
    return Question(force.seat, "assign", "BA11", shape, {"count": len(waiting)}, force.place, sealed)


def _waiting(view: BattleView, side: int) -> tuple[int, ...]:
    if not side_of(view, side).artifacts:
        return ()
    return (*assignable(view, side), *contested(view, side))


def _options(view: BattleView, side: int) -> tuple[Option, ...]:
    """Return the possible assignments of a side; those of the other side do not change them."""
    return tuple(
        _option(view, artifact, die) for artifact in _waiting(view, side) for die in candidates(view, side, artifact)
    )


def _option(view: BattleView, artifact: int, die: int) -> Option:
    values: dict[str, int | str] = {"artifact": artifact, "die": die, "amount": change_of(view, artifact)}
    word = WIELD if artifacts()[view.dice[artifact].type].group == "wand" else "assign"
    move = Move((artifact,), area_of(view.dice[artifact]), area_of(view.dice[die]), onto=die)
    return Option(f"{artifact}{BETWEEN}{die}", word, values, (move,))


def answer_assign(draft: BattleDraft, step: Assign, choice: Choice) -> None:
    """Assign one artifact, or leave the rest unused."""
    option = cast(Picked, choice).option
    force = side_of(draft, step.side)
    if option == DONE:
        change.side(draft, step.side, spent=(*force.spent, *contested(draft, step.side)))
        no_assign(draft, step)
        return
    artifact, die = (int(number) for number in option.split(BETWEEN))
    if artifacts()[draft.dice[artifact].type].group == "wand":
        change.side(draft, step.side, bonuses=(*force.bonuses, Bonus(die, 0, artifact)))
        return
    amount = change_of(draft, artifact)
    change.side(draft, step.side, spent=(*force.spent, artifact))
    onto = step.side if amount > 0 else 1 - step.side
    bonuses = (*side_of(draft, onto).bonuses, Bonus(die, amount, artifact))
    change.side(draft, onto, bonuses=bonuses)


def no_assign(draft: BattleDraft, step: Assign) -> None:
    """Finish the assignments of a side; after the second side show them all."""
    draft.become()
    if step.side == 0:
        return
    bonuses = [bonus for side in (0, 1) for bonus in side_of(draft, side).bonuses]
    for side in (0, 1):
        force = side_of(draft, side)
        for bonus in bonuses:
            if bonus.artifact in force.spent:
                draft.note(Assigned(force.seat, bonus.artifact, bonus.die, bonus.amount))


ROWS = (StepRow(Assign, ask_assign, answer_assign, no_assign, clause="BA11"),)
