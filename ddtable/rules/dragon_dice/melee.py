"""The second half of a skirmish: the army that was attacked may strike back (C8.2)."""

from __future__ import annotations

from typing import cast

from ddtable.engine.questions import Choice, Option, Pick, Picked, Question
from ddtable.engine.rows import StepRow
from ddtable.rules.dragon_dice.board import ClassicDraft, ClassicView, units_at
from ddtable.rules.dragon_dice.events.attacks import Attacked
from ddtable.rules.dragon_dice.events.turns import Declined
from ddtable.rules.dragon_dice.steps import Strike, StrikeBack

STRIKE, LET = "strike", "let"


def ask_strike_back(view: ClassicView, step: StrikeBack) -> Question | None:
    """Ask whether a surviving army strikes back; it is optional (C8.2)."""
    if not units_at(view, step.seat, step.place) or not units_at(view, step.target, step.place):
        return None
    options = (Option(STRIKE, "strike-back"), Option(LET, "no-strike-back"))
    values: dict[str, int | str] = {"seat": step.target, "place": step.place}
    return Question(step.seat, "strike-back", "C8.2", Pick(options), values, step.place)


def answer_strike_back(draft: ClassicDraft, step: StrikeBack, choice: Choice) -> None:
    """Strike back: melee against the attacker's saves (C8.2)."""
    if cast(Picked, choice).option == LET:
        draft.note(Declined(step.seat, "strike-back", step.place))
        draft.become()
        return
    draft.note(Attacked(step.seat, step.place, "strike_back", step.target, step.place))
    draft.become(Strike("strike_back", step.seat, step.place, step.target, step.place))


def no_strike_back(draft: ClassicDraft, _step: StrikeBack) -> None:
    """Continue if the army was wiped out, because it cannot strike back (C8.2)."""
    draft.become()


ROWS = (StepRow(StrikeBack, ask_strike_back, answer_strike_back, no_strike_back, clause="C8.2"),)
