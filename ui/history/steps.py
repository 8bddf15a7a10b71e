"""The steps of a game: their turns, their texts, the dice concerned."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from typing import TYPE_CHECKING

from ddtable.engine.line import events_at
from ui.games.contract import TurnStart, window_of
from ui.history.deeds import CHOICE, deed_words, doer, is_laid_open, settled_words

if TYPE_CHECKING:
    from ddtable.engine.game import Entry, Game
    from ddtable.engine.kernel import Played
    from ddtable.words.sentences import Table, Words

__all__ = ["TurnStart", "common", "said_at", "touched", "turn_at", "turn_starts", "where_words"]


def turn_starts(history: Sequence[Played]) -> list[TurnStart]:
    """Return the start of each turn."""
    system = window_of(history[0].position.system)
    return [
        TurnStart(step, *began)
        for step in range(len(history))
        for event in events_at(history, step)
        if (began := system.turn_began(event)) is not None
    ]


def common(before: Sequence[Entry], now: Sequence[Entry]) -> int:
    """Return the number of entries that two games, or two states of one, have in common at the start."""
    for number, (old, new) in enumerate(zip(before, now, strict=False)):
        if old is not new:
            return number
    return min(len(before), len(now))


def turn_at(starts: Sequence[TurnStart], step: int) -> TurnStart | None:
    """Return the turn of a step; None during the set-up."""
    number = bisect_right(starts, step, key=lambda start: start.step)
    return starts[number - 1] if number else None


def where_words(words: Words, table: Table, turn: TurnStart | None) -> str:
    """Return the text for a turn and its player, if it is one player's turn; None: the set-up."""
    if turn is not None and turn.seat < 0:
        return words.say("ui-replay-turn", turn=turn.turn)
    player = words.player(turn.seat, table) if turn is not None else ""
    return words.say("ui-replay-where", turn=turn.turn if turn is not None else 0, player=player)


def said_at(words: Words, table: Table, game: Game, step: int) -> list[str]:
    """Return the sentences about a step; the entry that led to it first, unless its own event describes it."""
    told = [sentence for event in game.history.events_at(step) if (sentence := words.event(event, table))]
    if not step:
        return told or [words.say("ui-replay-begin")]
    entry = game.choices[step - 1]
    player = doer(words, table, entry.seat)
    if entry.kind != CHOICE:
        return [settled_words(words, table, game, step), *told]
    first = next((event for event in game.history.events_at(step) if words.event(event, table)), None)
    if first is not None and window_of(game.set_up.system).tells_itself(first, entry.seat):
        return told
    answer = deed_words(words, table, game.history[entry.at], entry, laid_open=is_laid_open(game, step))
    return [words.say("ui-replay-deed", player=player, answer=answer), *told]


def touched(played: Played) -> frozenset[int]:
    """Return the dice that a step concerns."""
    system, position = window_of(played.position.system), played.position
    return frozenset(die for event in played.events for die in system.dice_of(event, position))
