"""The line above the table in a campaign: the turn, the order of play, when all recruit next."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace

from ddtable.rules.campaign.board import board_of
from ddtable.rules.campaign.order import next_recruiting
from ddtable.rules.campaign.steps import Recruiting
from ddtable.rules.dragon_dice.board import NOBODY
from ui.games.dragon_dice import ribbon as classic
from ui.games.ribbon_text import RibbonText

if TYPE_CHECKING:
    from ui.session.table_state import TableState


def step_now(state: TableState) -> object:
    """Return the step that is resolved now."""
    agenda = state.position.agenda
    return agenda[-1] if agenda else None


def ribbon(state: TableState) -> RibbonText:
    """Return the text of the line."""
    told = classic.ribbon(state)
    board, say = board_of(state.position), state.words.say
    if not board.turn or state.position.result is not None:
        return told
    if isinstance(step_now(state), Recruiting):
        after = say("ui-war-after", round=next_recruiting(state.position))
        return replace(
            told, round=after, turn=say("ui-war-all-recruit"), seat=NOBODY, about=told.about[-1:], phases=False
        )
    due = say("ui-war-recruiting-after", round=next_recruiting(state.position))
    return replace(told, about=(*told.about[:1], due, *told.about[1:]))
