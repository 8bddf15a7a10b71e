"""The result of a game of Battle Dice in figures: dice left, losses, quests, artifacts."""

from __future__ import annotations

from collections.abc import Sequence

from ddtable.engine.kernel import Played
from ddtable.engine.line import happened
from ddtable.rules.battle_dice import events
from ddtable.rules.battle_dice.board import ARMY, PARTY, BattlePosition
from ddtable.rules.battle_dice.kinds import is_artifact, is_unit
from ddtable.summaries.battle_dice.entries import lost
from ddtable.summaries.standing import Standing
from ddtable.words.sentences import Words

PARTS = ("dice", "losses", "quests", "artifacts")


def standings(words: Words, position: BattlePosition, history: Sequence[Played]) -> tuple[Standing, ...]:
    """Return the results of both players, the winner first, then by dice left."""
    say = words.say
    winners = position.result.winners if position.result else ()
    told = list(happened(history))
    found = []
    for seat in range(position.seats):
        left, start = len(living(position, seat)), position.board.starts[seat]
        own = [event for event in told if getattr(event, "seat", -1) == seat]
        quests = [event.outcome for event in own if isinstance(event, events.QuestEnded)]
        figures = (
            say("ui-outcome-of", count=left, whole=start),
            str(lost(event for event in own if getattr(event, "place", ARMY) != "roster")),
            say("ui-outcome-of", count=quests.count("won"), whole=len(quests)) if quests else "–",
            str(_artifacts(position, seat)),
        )
        found.append(Standing(seat, seat in winners, min(1.0, left / max(1, start)), figures))
    return tuple(sorted(found, key=lambda one: (not one.wins, -one.share)))


def _artifacts(position: BattlePosition, seat: int) -> int:
    return sum(die.owner == seat and die.place in (ARMY, PARTY) and is_artifact(die.type) for die in position.dice)


def living(position: BattlePosition, seat: int) -> list[int]:
    """Return the units that a player has left, with those on a quest."""
    return [
        number
        for number, die in enumerate(position.dice)
        if die.owner == seat and die.place in (ARMY, PARTY) and is_unit(die.type)
    ]
