"""The line above the table in the classic game: round, turn, the phases with clauses."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ddtable.rules.dragon_dice.board import NOBODY
from ddtable.words.faces import clause_tip
from ui.games.contract import rounds_of
from ui.games.ribbon_text import RibbonText

if TYPE_CHECKING:
    from ui.session.table_state import TableState


def ribbon(state: TableState) -> RibbonText:
    """Return the text of the line."""
    position, say = state.position, state.words.say
    board = position.board
    system = state.game.set_up.system
    about = [say("ui-system", system=system, health=board.health, edition=board.edition.name)]
    if followers := _followers(state):
        about.insert(0, say("ui-turns-follow", players=" › ".join(followers)))
    phases = state.game.rules.phases(position)
    tips = {phase.word: clause_tip(state.words, phase.clause) for phase in phases if phase.clause}
    if not board.turn:
        return RibbonText(say("ui-set-up"), "", NOBODY, tuple(about), tips)
    number = rounds_of(position.system, board.turn, position.seats)
    turn = say("ui-turn", player=state.names[board.seat])
    return RibbonText(say("ui-round", number=number), turn, board.seat, tuple(about), tips)


def _followers(state: TableState) -> list[str]:
    """Return the players whose turns come next, in order, if more than 2 play and the game goes on (C3)."""
    board, seats = state.position.board, state.position.seats
    if not board.turn or seats < 3 or state.position.result is not None:
        return []
    order = [seat for seat in board.order if seat == board.seat or seat not in board.out]
    at = order.index(board.seat)
    return [state.names[seat] for seat in (*order[at + 1 :], *order[:at])]
