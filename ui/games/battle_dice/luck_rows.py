"""The lines of the dice statistics of Battle Dice."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from ddtable.engine.line import happened
from ddtable.odds.battle_luck import battle_luck
from ui.games.luck_row import LuckRow
from ui.history.luck_page import tally_row

if TYPE_CHECKING:
    from ui.session.table_state import TableState


def luck_rows(state: TableState) -> Iterator[LuckRow]:
    """Yield the lines: for each player the number and share of dice, then results by phase and sums by class."""
    say, table = state.words.say, state.table
    types = [die.type for die in state.position.dice]
    events = happened(state.history)
    position = state.position
    luck = battle_luck(events, types, position.seats, position.board.tables.bands.strikes)
    counted = [one for one in luck if one.thrown]
    for one in counted:
        yield LuckRow("player", say("ui-luck-player", player=state.names[one.seat], count=one.thrown), seat=one.seat)
        share = round(100 * one.share)
        yield LuckRow("share", say("ui-luck-share", share=share), seat=one.seat, away=2 * one.share - 1)
        yield LuckRow("part", say("bd-window-luck-phases"), say("ui-luck-columns"))
        yield from (tally_row(state, tally, state.words.phase(tally.name, table)) for tally in one.kinds)
        yield LuckRow("part", say("bd-window-luck-numbers"), say("ui-luck-columns"))
        yield from (tally_row(state, tally, say("bd-window-luck-class", kind=tally.name)) for tally in one.icons)
    yield LuckRow("about", say("bd-window-luck-about" if counted else "ui-luck-none"))
