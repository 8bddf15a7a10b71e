"""The losses of a phase: count those of both sides, subtract cancelled ones, and let the owners pick (BD1.4, BD1.11).

Losses of one class are picked before those of any class.
"""

from __future__ import annotations

from typing import NamedTuple, cast

from ddtable.engine.constraints import Number
from ddtable.engine.position import area
from ddtable.engine.questions import Choice, Chosen, Option, Pick, Picked, Question, Subset
from ddtable.engine.rows import StepRow
from ddtable.rules.battle_dice import change
from ddtable.rules.battle_dice.board import LOST, BattleDraft, BattleView
from ddtable.rules.battle_dice.events import Cancelled, UnitsLost, UnitsSpared
from ddtable.rules.battle_dice.fighting import fighters, in_hand, side_of
from ddtable.rules.battle_dice.kinds import class_of
from ddtable.rules.battle_dice.steps import Blow, Settle

UNASKED = -1


class Owed(NamedTuple):
    """The losses of a side by class ("" for any), the kills that found no unit, and the number cancelled."""

    losses: tuple[tuple[str, int], ...]
    spared: tuple[Blow, ...]
    cancelled: int

    @property
    def total(self) -> int:
        """The number of dice lost."""
        return sum(count for _, count in self.losses)


NOTHING = Owed((), (), 0)


def owed(view: BattleView, step: Settle, index: int, wards: int) -> Owed:
    """Return the losses of a side after it cancels those it can in this phase, and `wards` more (BD1.4, BD1.11).

    Kills are limited by the number of units, those of one class by the units of that class. Kills without a unit
    are not losses and cannot be cancelled.
    """
    mine = [blow for blow in step.blows if blow.side == index]
    if not mine:
        return NOTHING
    there = [class_of(view.dice[die].type) for die in fighters(view, index)]
    free = sum([blow.count for blow in mine if not blow.of])
    typed: dict[str, int] = {}
    spared = []
    for blow in sorted([blow for blow in mine if blow.of], key=lambda blow: blow.otherwise):
        known = typed.get(blow.of, 0)
        found = min(blow.count, there.count(blow.of) - known)
        if not found and blow.otherwise:
            free += blow.otherwise
        else:
            typed[blow.of] = known + found
            if found < blow.count:
                spared.append(Blow(index, blow.count - found, blow.cause, blow.of))
    of_class = sum(typed.values())
    free = min(free, len(there) - of_class)
    cancels = min(len(_of_phase(view, index)) + wards, of_class + free)
    left = cancels
    losses = []
    for kind, count in typed.items():
        taken = min(left, count)
        left -= taken
        if count > taken:
            losses.append((kind, count - taken))
    if free > left:
        losses.append(("", free - left))
    return Owed(tuple(losses), tuple(spared), cancels)


def _of_phase(view: BattleView, index: int) -> list[str]:
    """Return the results that cancel losses of a side in the current phase only; they are used automatically."""
    battle = in_hand(view)
    return [cancel.name for cancel in battle.sides[index].cancels if cancel.phase == battle.phase]


def _of_any(view: BattleView, index: int) -> list[str]:
    """Return the results that cancel losses of a side in any phase."""
    return [cancel.name for cancel in side_of(view, index).cancels if cancel.phase == "any"]


def ask_settle(view: BattleView, step: Settle) -> Question | None:
    """Ask both sides how many losses to cancel with results for any phase, then for the lost dice, sealed (BD1.4)."""
    if not step.blows:
        return None
    if step.due:
        return _ask_losses(view, step) if step.asking in (0, 1) else None
    for index in (0, 1):
        if step.cancelled[index] == UNASKED:
            return _ask_ward(view, step, index)
    return None


def _ask_ward(view: BattleView, step: Settle, index: int) -> Question | None:
    """Ask how many losses a side cancels, if it can; sealed if the other side is asked too (BD1.5)."""
    wards = len(_of_any(view, index))
    if not wards:
        return None
    without = owed(view, step, index, 0)
    most = min(wards, without.total)
    if not most:
        return None
    side = side_of(view, index)
    options = tuple(Option(str(count), "ward", {"count": count}) for count in range(most + 1))
    values: dict[str, int | str] = {"phase": in_hand(view).phase, "losses": without.total, "most": most}
    sealed = index == 0 and _ask_ward(view, step, 1) is not None
    return Question(side.seat, "ward", "BD1.11", Pick(options), values, side.place, sealed)


def _ask_losses(view: BattleView, step: Settle) -> Question:
    """Ask a side for the dice it loses, one class after the other."""
    side, picked = side_of(view, step.asking), step.picked[step.asking]
    kind, count = _next_due(step)
    dice = _candidates(view, step.asking, kind, picked)
    values: dict[str, int | str] = {"phase": in_hand(view).phase, "count": count, "of": kind}
    shape = Subset(dice, Number(count, len(dice)), area(LOST, side.seat))
    sealed = step.asking == 0 and _will_choose(view, step, 1)
    return Question(side.seat, "losses", "BD1.4", shape, values, side.place, sealed)


def _candidates(view: BattleView, index: int, kind: str, picked: tuple[int, ...]) -> tuple[int, ...]:
    """Return the dice that can be lost for a class, or for "" any."""
    dice = [die for die in fighters(view, index) if die not in picked]
    return tuple([die for die in dice if class_of(view.dice[die].type) == kind] if kind else dice)


def _will_choose(view: BattleView, step: Settle, index: int) -> bool:
    """Return True if a side that has picked nothing yet will have a choice of dice to lose."""
    typed = sum(count for kind, count in step.due[index] if kind)
    return any(
        count < len(_candidates(view, index, kind, ())) - (0 if kind else typed) for kind, count in step.due[index]
    )


def _next_due(step: Settle) -> tuple[str, int]:
    """Return the next class and number to pick by the side that is asked; each class is one answer."""
    done = len(step.picked[step.asking])
    for due in step.due[step.asking]:
        if not done:
            break
        done -= due[1]
    return due


def answer_settle(draft: BattleDraft, step: Settle, choice: Choice) -> None:
    """Keep the number of cancelled losses of a side, or the dice that it loses."""
    if not step.due:
        first, second = step.cancelled
        count = int(cast(Picked, choice).option)
        draft.become(Settle(step.blows, (count, second) if first == UNASKED else (first, count)))
        return
    mine, theirs = step.picked
    dice = cast(Chosen, choice).dice
    picked = ((*mine, *dice), theirs) if step.asking == 0 else (mine, (*theirs, *dice))
    draft.become(_on(Settle(step.blows, step.cancelled, step.due, picked, step.asking)))


def _on(step: Settle) -> Settle:
    """Return the step for the next side that has dice to pick."""
    asking = step.asking
    while asking < 2 and len(step.picked[asking]) == sum([count for _, count in step.due[asking]]):
        asking += 1
    return Settle(step.blows, step.cancelled, step.due, step.picked, asking)


def proceed_settle(draft: BattleDraft, step: Settle) -> None:
    """Settle the losses of both sides; when both have picked, carry them out at once (BD1.5, BD1.11)."""
    if not step.blows:
        draft.become()
    elif step.due:
        draft.become()
        for index in (0, 1):
            _suffer(draft, step, index)
    else:
        first, second = (_settled(draft, step, index) for index in (0, 1))
        if UNASKED in (first, second):
            draft.become(Settle(step.blows, (first, second)))
            return
        one, other = (_settle(draft, step, index, cancelled) for index, cancelled in ((0, first), (1, second)))
        draft.become(_on(Settle(step.blows, (first, second), (one, other))))


def _settled(view: BattleView, step: Settle, index: int) -> int:
    """Return how many losses a side cancels with results for any phase, UNASKED if it must be asked."""
    if step.cancelled[index] == UNASKED and _ask_ward(view, step, index) is None:
        return 0
    return step.cancelled[index]


def _settle(draft: BattleDraft, step: Settle, index: int, wards: int) -> tuple[tuple[str, int], ...]:
    """Record spared units and cancelled losses, use up the results, and return the remaining losses."""
    outcome, side = owed(draft, step, index, wards), side_of(draft, index)
    for blow in outcome.spared:
        draft.note(UnitsSpared(side.seat, blow.cause, blow.of, blow.count))
    if outcome.cancelled:
        phase = in_hand(draft).phase
        of_phase = outcome.cancelled - wards
        used = (*_of_phase(draft, index)[:of_phase], *_of_any(draft, index)[:wards])
        _use_up(draft, index, of_phase, wards)
        draft.note(Cancelled(side.seat, side.place, phase, outcome.cancelled, used))
    return outcome.losses


def _suffer(draft: BattleDraft, step: Settle, index: int) -> None:
    if step.picked[index]:
        dice, side = tuple(sorted(step.picked[index])), side_of(draft, index)
        change.lose(draft, index, dice)
        causes = tuple(dict.fromkeys([blow.cause for blow in step.blows if blow.side == index]))
        draft.note(UnitsLost(side.seat, side.place, in_hand(draft).phase, dice, causes))


def _use_up(draft: BattleDraft, index: int, of_phase: int, of_any: int) -> None:
    """Remove this many results for the current phase, and for any phase."""
    left = {in_hand(draft).phase: of_phase, "any": of_any}
    kept = []
    for cancel in side_of(draft, index).cancels:
        if left.get(cancel.phase, 0):
            left[cancel.phase] -= 1
        else:
            kept.append(cancel)
    change.side(draft, index, cancels=tuple(kept))


ROWS = (StepRow(Settle, ask_settle, answer_settle, proceed_settle, clause="BD1.4"),)
