"""A virtual screen, for whatever must be seen to open a window."""

from __future__ import annotations

import os
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager

SCREEN_SIZE = "1920x1080x24"


class NoScreen(Exception):
    """The virtual screen did not start."""


@contextmanager
def virtual_screen() -> Iterator[str]:
    """Run Xvfb on a free display and yield its name, e.g. `:7`. Raises NoScreen, or OSError where there is no Xvfb."""
    reading, writing = os.pipe()
    with subprocess.Popen(
        ["Xvfb", "-displayfd", str(writing), "-screen", "0", SCREEN_SIZE, "-nolisten", "tcp"],
        pass_fds=[writing],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    ) as server:
        os.close(writing)
        try:
            with os.fdopen(reading) as answer:
                number = answer.readline().strip()
            if not number:
                raise NoScreen("the virtual screen Xvfb did not start")
            yield f":{number}"
        finally:
            server.terminate()
