"""The text above the table in Battle Dice: the turn, the quest in progress, and the dice left."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ddtable.rules.battle_dice.board import NOBODY
from ddtable.summaries.battle_dice.standings import living
from ui.games.ribbon_text import RibbonText

if TYPE_CHECKING:
    from ui.session.table_state import TableState


def ribbon(state: TableState) -> RibbonText:
    """Return the text; its seat is that of the current quest."""
    position, say = state.position, state.words.say
    board = position.board
    left = " : ".join(str(len(living(position, seat))) for seat in range(position.seats))
    about = (say("bd-window-about", left=left, house="yes" if board.house else "no"),)
    battle, turn = board.battle, say("bd-window-turn", number=board.turn)
    if battle is None or battle.quester == NOBODY:
        return RibbonText(turn, "", NOBODY, about, {}, phases=False)
    player = state.names[battle.quester]
    quest = say("bd-window-quest", player=player, number=battle.round)
    return RibbonText(turn, quest, battle.quester, about, {}, phases=False)
