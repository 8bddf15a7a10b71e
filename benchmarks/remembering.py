"""The memory of a long game with many dice, and the time to show one of its earlier moments."""

from __future__ import annotations

import gc
import sys
from functools import partial
from random import Random
from statistics import median

from benchmarks.apart import NotMeasured, apart, resident
from benchmarks.figures import Figure, seconds
from ddtable.commands.simulate import deal
from ddtable.engine.game import Game

SEATS, HEALTH = 4, 280  # more than 600 dice
CHOICES, MOMENTS, SEEDS = 5000, 40, 40
MOST_MEMORY, MOST_WAIT = 40.0, 50.0  # megabytes, milliseconds


def long_games(rounds: int) -> list[Figure]:
    """Measure the game in separate processes."""
    names = (f"{CHOICES:,} choices with 600 dice in memory", "an earlier moment of them")
    try:
        measured = [apart("benchmarks.remembering") for _ in range(rounds)]
    except NotMeasured as why:
        return [Figure(name, None, "", note=str(why)) for name in names]
    grown, sought, dice = (median(column) for column in zip(*measured, strict=True))
    return [
        Figure(names[0], grown, "MB", MOST_MEMORY, note=f"{dice:.0f} dice; after a game of 100 choices"),
        Figure(names[1], sought, "ms", MOST_WAIT, note=f"median of {MOMENTS} at random"),
    ]


def remember() -> tuple[float, float, int]:
    """Play, and return the growth of the process in MB, the median wait for a moment in ms, and the number of dice."""
    _played(100)
    gc.collect()
    before = resident()
    game = _played(CHOICES)
    gc.collect()
    grown, random = resident() - before, Random(1)
    moments = [random.randrange(len(game.history)) for _ in range(MOMENTS)]
    waits = [seconds(partial(game.history.__getitem__, moment)) for moment in moments]
    return grown, median(waits) * 1e3, len(game.position.dice)


def _played(choices: int) -> Game:
    """Return the first game with at least this many random choices."""
    for seed in range(SEEDS):
        game, random = Game(deal("classic", SEATS, HEALTH, seed, 0)), Random(seed)
        while game.question is not None and len(game.choices) < choices:
            game.play(game.rules.sample(game.question, random))
        if len(game.choices) == choices:
            return game
    sys.exit(f"none of {SEEDS} games lasts {choices} choices")


if __name__ == "__main__":
    print(*remember())
