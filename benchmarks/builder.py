"""The force builder: opening it, filtering the catalogue, and updating the figures after a change."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path
from statistics import median
from time import perf_counter

from benchmarks.apart import NotMeasured, apart
from benchmarks.figures import Figure

OPENED, FRAME, FIGURES = 0.5, 0.016, 0.050  # seconds
SIZE = (1280, 770)
STARTED = 0.5  # seconds
WISHES = (("species", ("goblins", "undead")), ("sizes", ("monster",)), ("icons", ("smite",)), ("words", "wolf"))


def building(rounds: int) -> list[Figure]:
    """Measure in separate processes, because a player waits for the first opening."""
    names = ("builder opened, the catalogue in sight drawn", "catalogue narrowed and repainted", "figures and verdict")
    try:
        found = [apart("benchmarks.builder", str(SIZE[0]), str(SIZE[1])) for _ in range(rounds)]
    except NotMeasured as failed:
        return [Figure(name, None, "s", note=str(failed)) for name in names]
    opened, narrowed, reckoned = (median(column) for column in zip(*found, strict=True))
    return [
        Figure(names[0], opened, "s", OPENED, note=f"at {SIZE[0]}x{SIZE[1]}"),
        Figure(names[1], narrowed, "s", FRAME, note="240 units, the slowest of four filters"),
        Figure(names[2], reckoned, "s", FIGURES, note="after a die was added to a 60-health army"),
    ]


def _timed(*acts: Callable[[], object]) -> float:
    begun = perf_counter()
    for act in acts:
        act()
    return perf_counter() - begun


def measure(home: Path, width: int, height: int) -> tuple[float, float, float]:
    """Return the seconds for opening, for the slowest filter, and for figures and verdict after a change."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    from ui.kit.settings import SettingsFile
    from ui.window.app import application
    from ui.window.main_window import MainWindow
    from ui.window.saved_games import Games

    app = application()
    window = MainWindow(Games(home), SettingsFile(home / "settings.json"))
    window.resize(width, height)
    window.show()
    ready = perf_counter() + STARTED
    while perf_counter() < ready:  # the start screen fills its menus and lists the games
        app.processEvents()
    begun = perf_counter()
    from ui.builder.desk import DeskFile
    from ui.builder.page import BuilderPage

    page = BuilderPage(window.words, DeskFile(home / "builder.json"), window, home / "library.ddlibrary")
    window.setCentralWidget(page)
    app.processEvents()
    opened = perf_counter() - begun
    for _ in range(400):  # what has not been scrolled to is painted ahead
        app.processEvents()
    panel, times = page.catalogue, []
    for name, value in WISHES:
        panel.look(**{name: value})
        times.append(_timed(panel.seek, panel.view.viewport().repaint))
        panel.look(**{name: "" if isinstance(value, str) else ()})
        times.append(_timed(panel.seek, panel.view.viewport().repaint))
    page.editor.set_game(health=60)
    page.fill((), False)
    page.editor.put(page.editor.sheet.force.campaign + page.editor.sheet.force.horde, "home")
    app.processEvents()
    reckoned = _timed(partial(page.editor.put, ["goblins_troll"], "home"), page.figures.reckon)
    page.close_up()
    return opened, max(times), reckoned


if __name__ == "__main__":
    print(*measure(Path(sys.argv[1]), int(sys.argv[2]), int(sys.argv[3])))
