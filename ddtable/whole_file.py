"""Writing a file whole or not at all: beside its place first, so that a full disk leaves the old one as it was.

And changing one while no other window does.
"""

from __future__ import annotations

import contextlib
import errno
import os
import sqlite3
from collections.abc import Iterator
from pathlib import Path

PATIENCE = 5.0  # seconds that another window may take for its change


def write_whole(path: Path, content: bytes, overwrite: bool = True) -> None:
    """Write a file, through a link to what it stands for; what is no file, a pipe or a device, is written into.

    Raises OSError, FileExistsError where it is there already and `overwrite` is not said; then nothing has changed and
    nothing is left beside it.
    """
    if not overwrite and os.path.lexists(path):
        raise FileExistsError(errno.EEXIST, os.strerror(errno.EEXIST), str(path))
    place = Path(os.path.realpath(path))
    if place.exists() and not place.is_file() and not place.is_dir():
        place.write_bytes(content)
        return
    fresh = place.with_name(f"{place.name}.{os.getpid()}.new")
    try:
        with fresh.open("wb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        os.replace(fresh, place)
    except OSError:
        with contextlib.suppress(OSError):
            fresh.unlink(missing_ok=True)
        raise


@contextlib.contextmanager
def alone(path: Path) -> Iterator[None]:
    """Change a file while no other window does that in this way: what is read in here is still so when it is written.

    The lock is SQLite's own, on an empty file beside it: every system drops it when the program dies. A disk that takes
    no locks, and a window that does not let go, stop nobody: then the last one to write wins.
    """
    with contextlib.ExitStack() as held:
        with contextlib.suppress(OSError, sqlite3.Error):
            path.parent.mkdir(parents=True, exist_ok=True)
            place = Path(os.path.realpath(path))
            connection = sqlite3.connect(place.with_name(f"{place.name}.lock"), PATIENCE, isolation_level=None)
            held.callback(connection.close)
            connection.execute("BEGIN EXCLUSIVE").close()
        yield
