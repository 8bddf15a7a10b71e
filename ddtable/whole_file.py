"""Writing a file whole or not at all: beside its place first, so that a full disk leaves the old one as it was."""

from __future__ import annotations

import contextlib
import errno
import os
from pathlib import Path


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
