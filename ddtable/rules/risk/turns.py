"""The turn, and the end of the game: enough territories, the last player, a standstill (RK3, RK4.12)."""

from __future__ import annotations

from collections.abc import Mapping

from ddtable.engine.rows import PartRow, StepRow
from ddtable.rules.dragon_dice.board import BURIED, DEAD, NOBODY, ClassicView, healths, units_at
from ddtable.rules.dragon_dice.control import end
from ddtable.rules.dragon_dice.steps import March, Step, Turn
from ddtable.rules.dragon_dice.turn import begin_turn
from ddtable.rules.dragon_dice.turn import phase as any_phase
from ddtable.rules.risk.board import RECRUITING, RiskDraft, board_of, owned, owners
from ddtable.rules.risk.steps import DrawCard, Firewalk, FreeMove, ReservesIn, ReservesOut, Trade

QUIET_ROUNDS = 3
"""The rounds without a change after which the game ends (Q162)."""


def phase(view: ClassicView, phase_of: Mapping[type, str]) -> str:
    """Return the current phase: what follows from a march belongs to it, not to the free move after it."""
    found = any_phase(view, phase_of)
    if found != "free_move" or isinstance(view.agenda[-1], FreeMove):
        return found
    return "first_march" if any(isinstance(step, March) for step in view.agenda) else "second_march"


def begin(parts: Mapping[str, tuple[Step, ...]], draft: RiskDraft, step: Turn) -> None:
    """Begin a seat's turn, unless the game is over: it holds enough territories, or nothing changes (Q161, Q162)."""
    if len(owned(draft, step.seat)) >= board_of(draft).domination:
        draft.become()
        end(draft, (step.seat,), "domination")
        return
    if _first_of_round(draft, step.seat):
        _count_round(draft)
        if board_of(draft).quiet >= QUIET_ROUNDS:
            draft.become()
            _stand_still(draft)
            return
    draft.board = board_of(draft).changed(taken=False, entered=(), tired=(), attack=None)
    begin_turn(parts, draft, step)


def _first_of_round(view: ClassicView, seat: int) -> bool:
    """Return True if a seat is the first living player in the order of play."""
    board = board_of(view)
    return seat == next(one for one in board.order if one not in board.out)


def ledger(view: ClassicView) -> tuple[int, ...]:
    """Return what a standstill leaves as it is: owners of territories, the dead, the recruits, die by die (Q162)."""
    held = owners(view)
    seats = [held.get(place.id, NOBODY) for place in board_of(view).territories]
    piles = [units_at(view, seat, pile) for seat in range(view.seats) for pile in (DEAD, BURIED, RECRUITING)]
    return (*seats, *(number for dice in piles for number in (len(dice), *dice)))


def _count_round(draft: RiskDraft) -> None:
    """Count a round in which nothing changed, or begin again to count (Q162)."""
    board, now = board_of(draft), ledger(draft)
    draft.board = board.changed(ledger=now, quiet=board.quiet + 1 if now == board.ledger else 0)


def _stand_still(draft: RiskDraft) -> None:
    """End a game in which nothing changes: most territories win, then health on the map; else a draw (Q162)."""
    living = [seat for seat in board_of(draft).order if seat not in board_of(draft).out]
    worth = {seat: (len(owned(draft, seat)), _health_on_map(draft, seat)) for seat in living}
    best = max(worth.values())
    winners = tuple(seat for seat, mine in worth.items() if mine == best)
    if len(winners) == 1:
        end(draft, winners, "standstill")
    else:
        end(draft, (), "standstill-draw")


def _health_on_map(view: ClassicView, seat: int) -> int:
    return sum(sum(healths(view, units_at(view, seat, place))) for place in owned(view, seat))


ROWS = (
    StepRow(Turn, proceed=begin, phase="expire", clause="RK3"),
    PartRow(Turn, "reinforce", (Trade(),)),
    PartRow(Turn, "free_move", (FreeMove(),)),
    PartRow(Turn, "firewalkers", (Firewalk(),)),
    PartRow(Turn, "reserves_in", (ReservesIn(),)),
    PartRow(Turn, "reserves_out", (ReservesOut(),)),
    PartRow(Turn, "card", (DrawCard(),)),
)
