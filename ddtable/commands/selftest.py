"""`ddtable selftest`: a seeded game, saved, opened again and painted, to see that an installation is whole."""

from __future__ import annotations

import tempfile
from pathlib import Path
from random import Random

from ddtable import saves
from ddtable.commands import BAD, GOOD, CommandError, Window
from ddtable.commands.simulate import deal
from ddtable.commands.window import ask, offscreen
from ddtable.engine.game import Game

CHOICES = 200
NOW = "2000-01-01T00:00:00+00:00"


def selftest(window: Window | None) -> int:
    """Print each part that is well. Raises CommandError at the first that is not."""
    with tempfile.TemporaryDirectory(prefix="ddtable-") as folder:
        path = Path(folder) / f"selftest{saves.SUFFIX}"
        game = _play(path)
        print(f"played   {len(game.choices)} choices of a seeded game, each saved before it counted")
        if defects := game.rules.problems(game.position):
            raise CommandError(f"The position is unsound: {defects[0]}.", BAD)
        opened = saves.open_save(path, read_only=True)
        if not opened.verified or opened.game.position != game.position:
            raise CommandError("The saved game is not the same when it is opened again.", BAD)
        print("reopened the same position and the same question")
        offscreen()
        if defect := ask(window, lambda found: found.paint(path)):
            raise CommandError(defect, BAD)
        print("painted  the table, without a screen")
    return GOOD


def _play(path: Path) -> Game:
    game = Game(deal("classic", 2, 24, 1, 0))
    random = Random(1)
    seats = (saves.Seat("First", "random"), saves.Seat("Second", "random"))
    with saves.create(path, game, seats, False, NOW):
        while game.question is not None and len(game.choices) < CHOICES:
            game.play(game.rules.sample(game.question, random))
    return game
