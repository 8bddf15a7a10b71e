"""The time to write a choice to the disk before its result is shown."""

from __future__ import annotations

import tempfile
from functools import partial
from pathlib import Path
from random import Random
from statistics import median

from benchmarks.figures import Figure, seconds
from ddtable import saves
from ddtable.commands.simulate import deal
from ddtable.engine.game import Game

CHOICES = 100


def saving(rounds: int) -> list[Figure]:
    """Measure choices played with a save file attached. The rules take less than 1% of this time."""
    taken: list[float] = []
    opening: list[float] = []
    with tempfile.TemporaryDirectory(prefix="ddtable-") as folder:
        for number in range(rounds):
            game, random = Game(deal("classic", 2, 24, number, 0)), Random(number)
            seats = (saves.Seat("First", "random"), saves.Seat("Second", "random"))
            path = Path(folder) / f"{number}{saves.SUFFIX}"
            with saves.create(path, game, seats, False, "2000-01-01T00:00:00+00:00"):
                while game.question is not None and len(game.choices) < CHOICES:
                    choice = game.rules.sample(game.question, random)
                    taken.append(seconds(partial(game.play, choice)))
            opening.append(seconds(partial(saves.open_save, path, read_only=True)))
    return [
        Figure(
            "choice committed", median(taken) * 1e3, "ms", 5, note=f"slowest of {len(taken)}: {max(taken) * 1e3:.1f} ms"
        ),
        Figure(f"save of {CHOICES} choices opened", median(opening) * 1e3, "ms"),
    ]
