"""The steps of a game: which turn each belongs to, what happened at it, which dice it touched."""

from __future__ import annotations

from bisect import bisect_right
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from typing import TYPE_CHECKING, Any

from msgspec import Struct

from ddtable.rules.classic.board import NOBODY, is_terrain, terrain_at, units_at
from ddtable.rules.classic.events import (
    Attacked,
    Captured,
    ControlLost,
    DistanceRolled,
    EffectBegan,
    Maneuvered,
    Marched,
    Opposed,
    Revealed,
    Rolled,
    TerrainTurned,
    TurnBegan,
)
from ui.history.deeds import CHOICE, deed_words, doer, settled_words

if TYPE_CHECKING:
    from ddtable.engine.game import Game
    from ddtable.engine.kernel import Played
    from ddtable.engine.system import AnyPosition
    from ddtable.words import Table, Words

MANY_DICE = ("dice", "dragons", "drawn")
ONE_DIE = ("dragon", "risen", "replaced")
TERRAIN_EVENTS = (TerrainTurned, Captured, ControlLost, DistanceRolled)


class TurnStart(Struct, frozen=True):
    """A turn began at this step of the history."""

    step: int
    seat: int
    turn: int


def turn_starts(history: Sequence[Played]) -> list[TurnStart]:
    """Return where each turn began."""
    return [
        TurnStart(step, event.seat, event.turn)
        for step, played in enumerate(history)
        for event in played.events
        if isinstance(event, TurnBegan)
    ]


def turn_at(starts: Sequence[TurnStart], step: int) -> TurnStart | None:
    """Return the turn that is being played when a step is done; None during the set-up."""
    number = bisect_right(starts, step, key=lambda start: start.step)
    return starts[number - 1] if number else None


def said_at(words: Words, table: Table, game: Game, step: int) -> list[str]:
    """Return what happened at a step in sentences; the deed that led to it first, unless its own event tells it."""
    told = [sentence for event in game.history[step].events if (sentence := words.event(event, table))]
    if not step:
        return told or [words.say("ui-replay-begin")]
    entry = game.choices[step - 1]
    player = doer(words, table, entry.seat)
    if entry.kind != CHOICE:
        return [settled_words(words, table, game, step), *told]
    first = next((event for event in game.history[step].events if words.event(event, table)), None)
    if getattr(first, "seat", NOBODY) == entry.seat and not isinstance(first, Rolled):
        return told
    answer = deed_words(words, table, game.history[entry.at], entry)
    return [words.say("ui-replay-deed", player=player, answer=answer), *told]


def place_of(played: Played) -> str:
    """Return the terrain that most of a step was about; empty where it was about none."""
    places = [str(getattr(event, "place", "")) for event in played.events]
    counted = Counter(place for place in places if is_terrain(place))
    return counted.most_common(1)[0][0] if counted else ""


def touched(played: Played) -> frozenset[int]:
    """Return the dice that a step was about: those that rolled, moved, died, were aimed at; armies that acted."""
    return frozenset(die for event in played.events for die in _dice_of(event, played.position))


def _dice_of(event: Any, position: AnyPosition) -> Iterator[int]:
    if isinstance(event, Revealed):
        return
    for name in MANY_DICE:
        yield from getattr(event, name, ())
    for name in ONE_DIE:
        yield from (die for die in [getattr(event, name, NOBODY)] if die != NOBODY)
    for face in getattr(event, "faces", ()):
        yield face.die
    for pair in getattr(event, "pairs", ()):
        yield from pair
    for kind, army in _ARMIES.items():
        if isinstance(event, kind):
            yield from army(event, position)
    if isinstance(event, TERRAIN_EVENTS):
        yield terrain_at(position, event.place).die


def _of_effect(event: EffectBegan, position: AnyPosition) -> tuple[int, ...]:
    effect = event.effect
    if effect.die >= 0:
        return (effect.die,)
    return units_at(position, effect.owner, effect.place) if effect.owner >= 0 else ()


_ARMIES: dict[type, Callable[[Any, AnyPosition], tuple[int, ...]]] = {
    Marched: lambda event, position: units_at(position, event.seat, event.place),
    Opposed: lambda event, position: units_at(position, event.seat, event.place),
    Maneuvered: lambda event, position: units_at(position, event.seat, event.place),
    Attacked: lambda event, position: units_at(position, event.target, event.target_place),
    EffectBegan: _of_effect,
}
