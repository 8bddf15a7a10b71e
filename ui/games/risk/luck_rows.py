"""The lines of the luck page for Dragon Dice Risk: those of the classic game, and each round."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from ddtable.summaries.risk.rounds import luck_by_round
from ui.games.dragon_dice.luck_rows import luck_rows as any_luck_rows
from ui.games.luck_row import LuckRow
from ui.history.luck_page import tally_row

if TYPE_CHECKING:
    from ui.session.table_state import TableState


def luck_rows(state: TableState) -> Iterator[LuckRow]:
    """Yield the lines: for each player also the results of each round."""
    tallies, say = luck_by_round(state.history), state.words.say

    def rounds(seat: int) -> Iterator[LuckRow]:
        yield LuckRow("part", say("ui-luck-rounds"), say("ui-luck-columns"))
        yield from (tally_row(state, tally, say("ui-luck-round", round=int(tally.name))) for tally in tallies[seat])

    return any_luck_rows(state, rounds)
