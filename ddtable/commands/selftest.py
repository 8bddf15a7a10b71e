"""`ddtable selftest`: play, save, reopen and paint a seeded game of each rule system, to check the installation."""

from __future__ import annotations

import tempfile
from pathlib import Path
from random import Random

from ddtable import saves
from ddtable.commands import BAD, GOOD, CommandError, Window
from ddtable.commands.simulate import deal
from ddtable.commands.terminal import status
from ddtable.commands.window import ask, offscreen
from ddtable.engine.game import Game
from ddtable.engine.system import system, systems

CHOICES = 200
NOW = "2000-01-01T00:00:00+00:00"


def selftest(window: Window | None) -> int:
    """Print each part that works. Raises CommandError at the first that does not."""
    try:
        folder = tempfile.TemporaryDirectory(prefix="ddtable-")
    except OSError as error:
        raise CommandError(f"Could not make a temporary folder: {error.strerror or error}.") from error
    with folder as made:
        for name in systems():
            try:
                _test(window, name, Path(made) / f"{name}{saves.SUFFIX}")
            except saves.SaveError as error:
                raise CommandError(str(error)) from error
    return GOOD


def _test(window: Window | None, name: str, path: Path) -> None:
    status(f"playing {CHOICES} choices ({name}) ...")
    game = _play(name, path)
    status()
    print(f"played   {len(game.choices)} choices of a seeded game ({name}), each saved before it counted")
    if defects := game.rules.problems(game.position):
        raise CommandError(f"The position is invalid: {defects[0]}.", BAD)
    status("opening the saved game ...")
    opened = saves.open_save(path, read_only=True)
    status()
    if not opened.verified or opened.game.position != game.position:
        raise CommandError("The saved game changed when it was opened again.", BAD)
    print("reopened the same position and the same question")
    offscreen()
    status("painting the table ...")
    if defect := ask(window, lambda found: found.paint(path)):
        raise CommandError(defect, BAD)
    status()
    print("painted  the table, without a screen")


def _play(name: str, path: Path) -> Game:
    game = Game(deal(name, 2, system(name).sizes[0], 1, 0))
    random = Random(1)
    seats = (saves.Seat("First", "random"), saves.Seat("Second", "random"))
    with saves.create(path, game, seats, False, NOW):
        while game.question is not None and len(game.choices) < CHOICES:
            game.play(game.rules.sample(game.question, random))
    return game
