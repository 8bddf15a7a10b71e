"""A virtual screen for programs that open a window.

`python packaging/virtual_screen.py 1280x800 COMMAND ...` runs a command on a screen of that size, with a window
manager, and returns its exit status.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

SCREEN_SIZE = "1920x1080"
DEPTH = 24
WINDOW_MANAGERS = ("openbox", "matchbox-window-manager", "metacity", "xfwm4", "icewm", "fluxbox", "twm")
MANAGER_STARTS = 1.0  # seconds
USAGE = "To be run as python packaging/virtual_screen.py WIDTHxHEIGHT COMMAND ..."


class NoScreen(Exception):
    """The virtual screen did not start."""


@contextmanager
def virtual_screen(size: str = SCREEN_SIZE, *, managed: bool = False) -> Iterator[str]:
    """Run Xvfb on a free display and yield its name, e.g. `:7`; `managed`: with a window manager.

    Raises NoScreen, or OSError if there is no Xvfb.
    """
    reading, writing = os.pipe()
    with subprocess.Popen(
        ["Xvfb", "-displayfd", str(writing), "-screen", "0", f"{size}x{DEPTH}", "-nolisten", "tcp"],
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
            with window_manager(f":{number}", managed):
                yield f":{number}"
        finally:
            server.terminate()


@contextmanager
def window_manager(display: str, wanted: bool) -> Iterator[None]:
    """Run the first window manager that is found; print one line if there is none."""
    found = next(filter(None, map(shutil.which, WINDOW_MANAGERS)), None) if wanted else None
    if found is None:
        if wanted:
            print("No window manager was found: the windows on the virtual screen have no frames.", flush=True)
        yield
        return
    with subprocess.Popen(
        [found],
        env={**os.environ, "DISPLAY": display},
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    ) as manager:
        time.sleep(MANAGER_STARTS)
        try:
            yield
        finally:
            manager.terminate()


def main(arguments: Sequence[str]) -> int:
    """Run a command on a virtual screen."""
    size, *command = arguments or [""]
    if not command or not all(number.isdigit() for number in size.split("x")) or size.count("x") != 1:
        print(USAGE, file=sys.stderr)
        return 2
    try:
        with virtual_screen(size, managed=True) as display:
            environment = {**os.environ, "DISPLAY": display, "QT_QPA_PLATFORM": "xcb"}
            return subprocess.call(command, env=environment)
    except (NoScreen, OSError) as problem:
        print(f"{Path(__file__).name}: {problem}", file=sys.stderr)
        return 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
