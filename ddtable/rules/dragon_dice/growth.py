"""Rapid Growth: Treefolk that oppose a maneuver may be rerolled once; the new result counts (C13.1, H48).

Their owner already knows what all others have rolled.
"""

from __future__ import annotations

from typing import cast

from msgspec.structs import replace

from ddtable.engine.constraints import AtMost
from ddtable.engine.position import Party, Roll, area
from ddtable.engine.questions import Choice, Chosen, Question, Subset
from ddtable.engine.rows import RollRow, StepRow
from ddtable.rules.dragon_dice.board import ClassicDraft, ClassicView
from ddtable.rules.dragon_dice.events.powers import PowerWorked
from ddtable.rules.dragon_dice.maneuver import count_contest
from ddtable.rules.dragon_dice.powers import among
from ddtable.rules.dragon_dice.rolls import faces_of
from ddtable.rules.dragon_dice.steps import ArmyRoll, RapidGrowth


def growing(view: ClassicView, step: RapidGrowth) -> tuple[int, ...]:
    """Return the dice of the current party that may be rerolled: those without a special icon."""
    party, faces = step.rolling.parties[step.at], step.rolling.fallen[step.at].faces
    special = {face.die for face in faces if face.icon in view.board.edition.icons.special}
    return among(view, party.place, (die for die in party.dice if die not in special), "rapid_growth")


def ask_growth(view: ClassicView, step: RapidGrowth) -> Question | None:
    """Ask an opposing owner which Treefolk to reroll, all at once; none is allowed."""
    dice = growing(view, step)
    if not dice:
        return None
    party = step.rolling.parties[step.at]
    shape = Subset(dice, AtMost(len(dice), (1,) * len(dice)), area(party.place, party.seat))
    return Question(party.seat, "rapid-growth", "C13.1", shape, {"place": party.place}, party.place)


def answer_growth(draft: ClassicDraft, step: RapidGrowth, choice: Choice) -> None:
    """Reroll the chosen dice."""
    dice = cast(Chosen, choice).dice
    if not dice:
        proceed_growth(draft, step)
        return
    party = step.rolling.parties[step.at]
    draft.note(PowerWorked(party.seat, party.place, "rapid_growth", dice))
    draft.push(Roll("growth", (Party(party.seat, dice, "maneuver", party.place),)))


def growth_rolled(draft: ClassicDraft, roll: Roll, _faces: tuple[int, ...]) -> None:
    """Replace the old faces by the new ones."""
    step = cast(RapidGrowth, draft.agenda[-1])
    dice = roll.parties[0].dice
    fallen = list(step.rolling.fallen)
    old = tuple(face for face in fallen[step.at].faces if face.die not in dice)
    fallen[step.at] = ArmyRoll((*old, *faces_of(draft, dice)))
    proceed_growth(draft, replace(step, rolling=replace(step.rolling, fallen=tuple(fallen))))


def proceed_growth(draft: ClassicDraft, step: RapidGrowth) -> None:
    """Continue with the next party, or count (C4.3)."""
    if step.at + 1 < len(step.rolling.parties):
        draft.become(replace(step, at=step.at + 1))
    else:
        draft.become()
        count_contest(draft, step.rolling)


ROWS = (
    StepRow(RapidGrowth, ask_growth, answer_growth, proceed_growth, clause="C13.1"),
    RollRow("growth", growth_rolled),
)
