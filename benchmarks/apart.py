"""A measurement in a separate process, so that other measurements do not change it."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from pathlib import Path


class NotMeasured(Exception):
    """The process failed; the message is the end of its output."""


def apart(module: str, *arguments: str) -> list[float]:
    """Run a module with empty settings and return the numbers that it prints. Its first argument is a temporary folder.

    Raises NotMeasured.
    """
    with tempfile.TemporaryDirectory(prefix="ddtable-") as home:
        folders = ("HOME", "XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME")
        environment = {**os.environ, **dict.fromkeys(folders, home), "QT_QPA_PLATFORM": "offscreen"}
        done = subprocess.run(
            [sys.executable, "-P", "-m", module, home, *arguments],
            env=environment,
            capture_output=True,
            text=True,
            check=False,
        )
    if done.returncode:
        raise NotMeasured(done.stderr.strip()[-80:])
    return [float(part) for part in done.stdout.split()]


def resident(process: str = "self") -> float:
    """Return the memory of a process in megabytes, read from Linux."""
    lines = Path("/proc", process, "status").read_text().splitlines()
    kilobytes = next(int(line.split()[1]) for line in lines if line.startswith("VmRSS"))
    return kilobytes / 1024
