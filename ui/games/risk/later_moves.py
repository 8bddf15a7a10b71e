"""The moves of later steps of a turn: free move, Firewalkers, reserves in and out are one edit of the board.

A move of a later step ends the present one, and is then made: players need not say that they have finished a step.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from ddtable.engine.questions import Option
from ddtable.rules.risk.moves import DONE, FLIGHT, firewalks, free_moves, reserves_in, reserves_out
from ddtable.rules.risk.steps import Firewalk, FreeMove
from ui.games.contract import LaterMove
from ui.games.risk.answers import MOVING

if TYPE_CHECKING:
    from ddtable.engine.questions import Question
    from ddtable.rules.dragon_dice.board import ClassicView

MOVES: dict[str, Callable[[ClassicView], list[Option]]] = {
    "free-move": lambda view: free_moves(view, FreeMove()),
    "firewalk": lambda view: firewalks(view, Firewalk()) if FLIGHT in view.board.edition.effects else [],
    "reinforce": reserves_in,
    "retreat": reserves_out,
}


def later_moves(view: ClassicView, question: Question) -> list[LaterMove]:
    """Return each move of a later step; of moves to the same place the one of the earlier step first."""
    if question.kind not in MOVING:
        return []
    found: list[LaterMove] = []
    passed: dict[str, str] = {}
    for kind in MOVING[MOVING.index(question.kind) + 1 :]:
        for option in MOVES[kind](view):
            then = {**passed, kind: option.id}
            found += [LaterMove(DONE, then, move) for move in option.moves]
        passed[kind] = DONE
    return found
