"""Why a file that was given to the program cannot be read, in a sentence."""

from __future__ import annotations

import errno
import os
from pathlib import Path
from typing import Final

from ddtable.plain import plain
from ddtable.regular_file import FileTooLarge, ImpossibleName, NotRegularFile
from ddtable.trouble import Trouble, trouble

KB: Final = 1 << 10
LONGEST_NAME: Final = 255
"""Signs of a file's name in a sentence: as many as a disk takes."""

_REASONS: Final = {
    errno.ENOENT: "missing",
    errno.ENOTDIR: "missing",
    errno.EACCES: "forbidden",
    errno.EPERM: "forbidden",
    errno.ENAMETOOLONG: "long",
    errno.ELOOP: "loop",
    errno.EIO: "disk",
}


def unread(path: Path, error: OSError) -> Trouble:
    """Return why a file cannot be read; `error` is what the attempt raised."""
    name = plain(path.name or str(path), LONGEST_NAME)
    if isinstance(error, FileTooLarge):
        return too_large(name, error.most)
    if isinstance(error, NotRegularFile):
        reason = "folder" if os.path.isdir(path) else "special"
    elif isinstance(error, ImpossibleName):
        reason = "name"
    else:
        reason = _REASONS.get(error.errno or 0) or error.strerror or str(error)
    return trouble("file-unread", name=name, reason=reason)


def too_large(name: str, most: int) -> Trouble:
    """Return that a file called `name` has more than the `most` bytes that such a file may have."""
    unit = "KB" if most < KB * KB else "MB"
    return trouble("file-large", name=name, most=most >> 10 if unit == "KB" else most >> 20, unit=unit)
