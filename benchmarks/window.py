"""The window: painting a full table, and the time from the start to the first painted window."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from importlib import import_module
from statistics import median

from benchmarks.figures import Figure, seconds, typical

FRAME = 16.0  # milliseconds
PAINTS = 20

BARE_WINDOW = """
import sys
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QApplication, QWidget
app = QApplication(sys.argv[:1])
window = QWidget()
window.resize(1280, 800)
window.show()
QTimer.singleShot(0, app, app.quit)
app.exec()
"""


def painting(rounds: int) -> list[Figure]:
    """Measure painting a full table of 1920x1080 with and without highlighted drop targets.

    `ui.window.selftest.table_for_benchmark()` returns two functions: one highlights every drop target and paints, one
    repaints the whole table.
    """
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    names = ("drop targets lit", "full repaint at 1920x1080", "the same, busiest four-player table")
    make = getattr(import_module("ui.window.selftest"), "table_for_benchmark", None)
    if make is None:
        return [Figure(name, None, "ms", FRAME, note="the window has no table for it yet") for name in names]
    light, repaint = make()
    _, repaint_busiest = make(4)
    return [
        Figure(name, typical(work, PAINTS * rounds) * 1e3, "ms", FRAME)
        for name, work in zip(names, (light, repaint, repaint_busiest), strict=True)
    ]


def starting(rounds: int) -> list[Figure]:
    """Measure starts alternately with those of an empty Qt window, each in a separate process with empty settings.

    Both use the byte code of the previous start, as an installed program does. It is not written beside the sources.
    """
    with tempfile.TemporaryDirectory(prefix="ddtable-") as home:
        folders = ("HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME")
        environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "DDTABLE_QUIT_AFTER_PAINT": "1"}
        environment.update(dict.fromkeys(folders, home))
        environment.pop("PYTHONDONTWRITEBYTECODE", None)
        environment["PYTHONPYCACHEPREFIX"] = os.path.join(home, "byte-code")

        def start(*arguments: str) -> None:
            subprocess.run([sys.executable, *arguments], env=environment, check=True, capture_output=True)

        def bare() -> float:
            return seconds(lambda: start("-P", "-c", BARE_WINDOW))

        def ours() -> float:
            return seconds(lambda: start("-P", "-m", "ddtable"))

        bare(), ours()
        pairs = [(bare(), ours()) for _ in range(rounds)]
    return [
        Figure("bare window of Qt", median(pair[0] for pair in pairs) * 1e3, "ms"),
        Figure("ddtable from start to painted window", median(pair[1] for pair in pairs) * 1e3, "ms"),
        Figure("times a bare window", median(own / plain for plain, own in pairs), "", 2.3),
    ]
