"""The moves of later parts of the reserves phase: the whole phase is one edit of the map (K6).

A move of a later part ends the present one, and is then made: players need not say that they have finished a part.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from ddtable.rules.campaign.carrying_along import DONE
from ddtable.rules.campaign.reserves import KINDS, MOVES, STAGES
from ddtable.rules.campaign.steps import Reserves
from ui.games.contract import LaterMove

if TYPE_CHECKING:
    from ddtable.engine.questions import Question
    from ddtable.rules.dragon_dice.board import ClassicView


def later_moves(view: ClassicView, question: Question) -> list[LaterMove]:
    """Return each move of a later part of the phase; of moves to the same place the one of the earlier part first."""
    step = view.agenda[-1] if view.agenda else None
    if not isinstance(step, Reserves) or step.stage not in KINDS or question.kind != KINDS[step.stage]:
        return []
    found: list[LaterMove] = []
    passed: dict[str, str] = {}
    for stage in STAGES[STAGES.index(step.stage) + 1 :]:
        for option in MOVES[stage](view, replace(step, stage=stage)):
            then = {**passed, KINDS[stage]: option.id}
            found += [LaterMove(DONE, then, move) for move in option.moves]
        passed[KINDS[stage]] = DONE
    return found
