"""Starting Python processes, none of which imports a module from the current folder.

Python puts the current folder first on the module path of `python -m` and `python -c`, and a player may start the game
in any folder, such as one of downloads.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager

SAFE_PATH = "PYTHONSAFEPATH"


def isolation() -> str:
    """Return the Python option that removes the current folder from the module path of a new process.

    It is `-I` if this process is isolated too. Otherwise it is `-P`, because the new process needs the packages that
    this one found: they may be in the user's own site folder or on PYTHONPATH, and `-I` ignores both.
    """
    return "-I" if sys.flags.isolated else "-P"


def own_command(*arguments: str) -> list[str]:
    """Return the command that starts this program again with some arguments; a frozen program starts itself."""
    if getattr(sys, "frozen", False):
        return [sys.executable, *arguments]
    return [sys.executable, isolation(), "-m", "ddtable", *arguments]


@contextmanager
def isolated_spawning() -> Iterator[None]:
    """Remove the current folder from the module path of processes that multiprocessing starts in this context.

    It passes on `-I` and `-P` but adds neither, and the command of an installed wheel has neither. An isolated process
    ignores the variable and needs no more.
    """
    before = os.environ.get(SAFE_PATH)
    os.environ[SAFE_PATH] = "1"
    try:
        yield
    finally:
        if before is None:
            del os.environ[SAFE_PATH]
        else:
            os.environ[SAFE_PATH] = before
