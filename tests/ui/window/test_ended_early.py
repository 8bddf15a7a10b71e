"""A signal that comes while the window starts ends it, whether or not events are handled meanwhile."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

PROJECT = Path(__file__).resolve().parents[3]
SECONDS = 30
START = """
import os, signal, sys
from PySide6.QtWidgets import QApplication
from ui.window import app
appear = app.MainWindow.appear
def appear_late(window):
    os.kill(os.getpid(), signal.SIGTERM)
    if sys.argv[1] == "handled":
        QApplication.processEvents()
    appear(window)
app.MainWindow.appear = appear_late
sys.exit(app.run())
"""


@pytest.mark.skipif(os.name != "posix", reason="signals as Unix has them")
@pytest.mark.parametrize("events", ["handled", "waiting"])
def test_a_signal_during_the_start_ends_the_window(events: str, tmp_path: Path):
    homes = {name: str(tmp_path) for name in ("HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_STATE_HOME")}
    variables = {**os.environ, **homes, "QT_QPA_PLATFORM": "offscreen"}
    command = [sys.executable, "-P", "-c", START, events]
    variables["PYTHONPATH"] = str(PROJECT)
    ended = subprocess.run(command, env=variables, timeout=SECONDS, check=False)
    assert ended.returncode == 128 + signal.SIGTERM
