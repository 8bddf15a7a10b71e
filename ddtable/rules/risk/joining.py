"""Units that a spell returns: of several armies that acted together, their owner chooses the one they join (M20)."""

from __future__ import annotations

from typing import cast

from ddtable.engine.position import area
from ddtable.engine.questions import Choice, Move, Option, Pick, Picked, Question
from ddtable.engine.rows import StepRow
from ddtable.rules.dragon_dice.board import DEAD, ClassicView, armies_of
from ddtable.rules.dragon_dice.places import is_joint
from ddtable.rules.dragon_dice.spell_work import proceed_join as proceed_any_join
from ddtable.rules.dragon_dice.steps import Join
from ddtable.rules.risk.board import RiskDraft
from ddtable.rules.risk.cards import trade_too_many


def _waiting(view: ClassicView) -> tuple[int, str] | None:
    """Return the first returning unit whose army is not chosen yet, and where its armies acted."""
    return next(((die, place) for die, place in view.board.returning if is_joint(place)), None)


def ask_join(view: ClassicView, _step: Join) -> Question | None:
    """Ask for the territory of the next returning unit (M20)."""
    waiting = _waiting(view)
    if waiting is None:
        return None
    die, place = waiting
    seat = view.dice[die].owner
    source = area(DEAD, seat)
    options = tuple(
        Option(at, "join", {"die": die, "place": at}, (Move((die,), source, area(at, seat)),))
        for at, _ in armies_of(view, seat, place)
    )
    return Question(seat, "join", "M20", Pick(options), {"die": die}, place) if options else None


def answer_join(draft: RiskDraft, _step: Join, choice: Choice) -> None:
    """Note the army that the unit joins (M20)."""
    waiting = cast("tuple[int, str]", _waiting(draft))
    chosen = (waiting[0], cast(Picked, choice).option)
    returning = tuple(chosen if one == waiting else one for one in draft.board.returning)
    draft.board = draft.board.changed(returning=returning)


def proceed_join(draft: RiskDraft, step: Join) -> None:
    """End an action; by its magic a player may be out, whose cards the acting player gets (M20, Q159).

    After an attack the units move in first.
    """
    proceed_any_join(draft, step)
    if draft.board.front is None:
        trade_too_many(draft, draft.board.seat)


ROWS = (StepRow(Join, ask_join, answer_join, proceed_join, clause="M20"),)
