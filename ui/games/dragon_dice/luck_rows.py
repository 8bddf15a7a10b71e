"""The lines of the luck page for the classic game."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import TYPE_CHECKING

from ddtable.engine.line import happened
from ddtable.odds.luck import Luck, luck
from ui.games.luck_row import LuckRow
from ui.history.luck_page import tally_row

if TYPE_CHECKING:
    from ui.session.table_state import TableState


def luck_rows(state: TableState, more: Callable[[int], Iterable[LuckRow]] = lambda _seat: ()) -> Iterator[LuckRow]:
    """Yield the lines: for each player rolls and share, then results by kind of roll, faces by icon, and `more`."""
    types = [die.type for die in state.position.dice]
    events = happened(state.history)
    counted = [one for one in luck(events, types, state.position.seats) if one.thrown]
    for one in counted:
        yield from _of_seat(state, one)
        yield from more(one.seat)
    yield LuckRow("about", state.words.say("ui-luck-about" if counted else "ui-luck-none"))


def _of_seat(state: TableState, one: Luck) -> Iterator[LuckRow]:
    say = state.words.say
    name = state.names[one.seat]
    yield LuckRow("player", say("ui-luck-player", player=name, count=one.thrown), seat=one.seat)
    share = round(100 * one.share)
    yield LuckRow("share", say("ui-luck-share", share=share), seat=one.seat, away=2 * one.share - 1)
    yield LuckRow("part", say("ui-luck-kinds"), say("ui-luck-columns"))
    yield from (tally_row(state, tally, say("ui-luck-kind", kind=tally.name)) for tally in one.kinds)
    yield LuckRow("part", say("ui-luck-icons"), say("ui-luck-columns"))
    yield from (tally_row(state, tally, say("icon-name", icon=tally.name)) for tally in one.icons)
