"""Opening a long finished game: with every choice replayed, and from the snapshot of its end."""

from __future__ import annotations

import os
import tempfile
from functools import partial
from pathlib import Path
from random import Random
from statistics import median
from time import perf_counter

from benchmarks.figures import Figure, typical
from ddtable import saves
from ddtable.commands.simulate import deal
from ddtable.engine.game import Game

CHOICES, HEALTH = 1000, 36
CHECKED, FROM_SNAPSHOT = 1.5, 0.3  # seconds
SIZE = (1920, 1080)


def opening(rounds: int) -> list[Figure]:
    """Measure a save with this many random choices and a concession at the end."""
    with tempfile.TemporaryDirectory(prefix="ddtable-") as folder:
        path = Path(folder) / f"long{saves.SUFFIX}"
        _write(path)
        checked = typical(partial(saves.open_save, path, read_only=True), rounds)
        shown = typical(partial(saves.show, path), rounds)
        seen = median([_in_window(path) for _ in range(rounds + 1)][1:])
    return [
        Figure(f"finished game of {CHOICES:,} choices opened", checked, "s", CHECKED, note="every choice checked"),
        Figure("the same, in the window to its first picture", seen, "s", CHECKED, note=f"at {SIZE[0]}x{SIZE[1]}"),
        Figure("its end read from the snapshot", shown, "s", FROM_SNAPSHOT, note="as the list of games does"),
    ]


def _write(path: Path) -> None:
    """Play this many choices, then let a seat concede."""
    seats = (saves.Seat("Mira", "person"), saves.Seat("Ragna", "person"))
    for seed in range(100):
        game, random = Game(deal("classic", 2, HEALTH, seed, 0)), Random(seed)
        while game.question is not None and len(game.choices) < CHOICES:
            game.play(game.rules.sample(game.question, random))
        if game.question is not None:
            game.concede(0)
            saves.create(path, game, seats, False, "2000-01-01T00:00:00+00:00").close()
            return
    raise LookupError("no game lasts so long")


def _in_window(path: Path) -> float:
    """Return the seconds from the command to the painted table."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from ui.kit.settings import SettingsFile
    from ui.window.app import application
    from ui.window.main_window import MainWindow
    from ui.window.saved_games import Games

    app = application()
    window = MainWindow(Games(path.parent), SettingsFile(path.parent / "settings.json"))
    window.resize(*SIZE)
    window.show()
    app.processEvents()
    begun = perf_counter()
    window.open_path(path)
    app.processEvents()
    taken = perf_counter() - begun
    assert window.page is not None
    window.close()
    window.deleteLater()
    app.processEvents()
    return taken
