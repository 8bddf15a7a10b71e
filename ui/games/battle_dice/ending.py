"""The result of a game of Battle Dice in figures (dice left, losses, quests, artifacts), and the recap of a turn."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from ddtable.engine.line import happened
from ddtable.rules.battle_dice import events
from ddtable.rules.battle_dice.board import ARMY, PARTY
from ddtable.rules.battle_dice.kinds import is_artifact
from ddtable.summaries.battle_dice.entries import LOSSES, lost, turn_began
from ddtable.summaries.recap_values import Line
from ui.games.battle_dice.ribbon import living
from ui.games.ending import Standing

if TYPE_CHECKING:
    from ddtable.words.sentences import Table, Words
    from ui.session.table_state import TableState

PARTS = ("dice", "losses", "quests", "artifacts")


def standings(state: TableState) -> tuple[Standing, ...]:
    """Return the results of both players, the winner first, then by dice left."""
    position, say = state.position, state.words.say
    winners = position.result.winners if position.result else ()
    told = list(happened(state.history))
    found = []
    for seat in range(position.seats):
        left, start = len(living(position, seat)), position.board.starts[seat]
        own = [event for event in told if getattr(event, "seat", -1) == seat]
        quests = [event.outcome for event in own if isinstance(event, events.QuestEnded)]
        figures = (
            say("ui-outcome-of", count=left, whole=start),
            str(lost(event for event in own if getattr(event, "place", ARMY) != "roster")),
            say("ui-outcome-of", count=quests.count("won"), whole=len(quests)) if quests else "–",
            str(_artifacts(state, seat)),
        )
        found.append(Standing(seat, seat in winners, min(1.0, left / max(1, start)), figures))
    return tuple(sorted(found, key=lambda one: (not one.wins, -one.share)))


def _artifacts(state: TableState, seat: int) -> int:
    dice = state.position.dice
    return sum(die.owner == seat and die.place in (ARMY, PARTY) and is_artifact(die.type) for die in dice)


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
