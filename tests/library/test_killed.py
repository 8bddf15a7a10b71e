"""Windows that save forces as fast as they can and are killed: the acknowledged forces are in a valid file."""

from __future__ import annotations

import random
import subprocess
import sys
import time
from pathlib import Path

from ddtable import library
from tests.library.shelf import NOW, called

PROJECT = Path(__file__).resolve().parents[2]
KILLS = 3
WINDOWS = 2
SEED = 7


def window(path: Path, name: str) -> subprocess.Popen[str]:
    command = [sys.executable, "-m", "tests.library.keeping", str(path), name]
    return subprocess.Popen(command, cwd=PROJECT, stdout=subprocess.PIPE, text=True)


def test_acknowledged_forces_are_in_the_file_after_a_kill(path):
    source = random.Random(SEED)
    library.open_library(path, NOW).close()
    for kill in range(KILLS):
        windows = [window(path, f"{kill}/{number}") for number in range(WINDOWS)]
        told = [one.stdout.readline() for one in windows]  # both are at work
        time.sleep(source.random() * 0.05)
        for one in windows:
            one.kill()
        for one in windows:
            told += one.communicate()[0].splitlines()
        acknowledged = {line.strip() for line in told if line.strip()}
        assert len(acknowledged) >= WINDOWS
        with library.open_library(path) as shelf:
            assert acknowledged <= {entry.name for entry in shelf.forces()}
            assert shelf.problems() == ()
            shelf.keep(called("afterwards"), NOW)
