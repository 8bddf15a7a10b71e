"""The recap of a turn of Battle Dice."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from ddtable.rules.battle_dice import events
from ddtable.summaries.battle_dice.entries import LOSSES, turn_began
from ddtable.summaries.recap_values import Line
from ddtable.words.sentences import Table, Words


def last_turn(told: Sequence[Any]) -> list[Any]:
    """Return the events of the last complete turn; [] in the first turn."""
    begun = [at for at, event in enumerate(told) if turn_began(event) is not None]
    return list(told[begun[-2] + 1 : begun[-1]]) if len(begun) > 1 else []


def recap(words: Words, table: Table, events_so_far: Sequence[Any], seat: int) -> list[Line]:
    """Return the last turn in a few lines: losses of each side, own ones first, then returns, quests and morale."""
    told = last_turn(events_so_far)
    found = []
    for owner in sorted(range(len(table.names)), key=lambda other: other != seat):
        player = words.player(owner, table)
        back = [event.die for event in told if isinstance(event, events.UnitReturned) and event.seat == owner]
        gone = [
            die
            for event in told
            if isinstance(event, LOSSES) and event.seat == owner and event.place != "roster"
            for die in event.dice
        ]
        gone = [die for die in gone if die not in back]
        if gone:
            found.append(Line("dead", words.say("bd-window-lost", player=player, dice=words.dice(gone, table))))
        if back:
            found.append(Line("recruit", words.say("bd-window-back", player=player, dice=words.dice(back, table))))
    found += [Line(event.about.icon, words.event(event, table) or "") for event in told if event.about.recap]
    return found
