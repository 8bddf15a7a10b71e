"""Games that start from any position instead of a set-up: the start position in a set-up, and its checks."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec.structs import replace

from ddtable.engine.chance import Chance
from ddtable.engine.system import AnyPosition, RuleSystem, SetUp
from ddtable.texts.trouble import trouble

MOST_STEPS = 1000
"""Maximum steps on the agenda of a position from a file: 10 times as many as in any normal game."""


class StartError(ValueError):
    """An error: no game can start from a position; the text is one sentence with the reason."""


def starting_at(set_up: SetUp, position: AnyPosition) -> SetUp:
    """Return the set-up of a game that starts from a position of a game with this set-up.

    The dice continue as they would in that game. `kernel.begin` checks the position.
    """
    chance, encoded = position.chance, msgspec.json.encode(replace(position, answered=0))
    start: dict[str, Any] = msgspec.json.decode(encoded)
    return replace(set_up, seed=chance.seed, by_hand=chance.by_hand, start=start)


def reseeded(position: AnyPosition, seed: int) -> AnyPosition:
    """Return a position with a new dice generator."""
    return replace(position, chance=Chance(seed, 0, position.chance.by_hand))


def start_of(system: RuleSystem, set_up: SetUp) -> AnyPosition:
    """Return the start position of a set-up, with the seed and the dice mode of the set-up.

    It may come from a stranger, so it is decoded strictly and checked. Raises StartError with the reason if no game can
    start from it.
    """
    try:
        found: AnyPosition = msgspec.json.decode(msgspec.json.encode(set_up.start), type=system.position_type)
    except msgspec.MsgspecError as error:
        raise StartError(trouble("start-unread", why=str(error))) from error
    if found.system != system.name or found.seats != len(set_up.forces):
        raise StartError(trouble("start-other-game"))
    if found.chance.counter < 0:
        raise StartError(trouble("start-unread", why=f"{found.chance.counter} drawn dice"))
    if found.result is not None:
        raise StartError(trouble("start-over"))
    if len(found.agenda) > MOST_STEPS:
        raise StartError(trouble("start-steps", most=MOST_STEPS))
    if (refused := system.refuse_start(set_up, found)) is not None:
        raise StartError(refused)
    if defects := system.problems(found):
        raise StartError(trouble("start-unsound", why=defects[0]))
    return replace(found, chance=replace(found.chance, seed=set_up.seed, by_hand=set_up.by_hand))
