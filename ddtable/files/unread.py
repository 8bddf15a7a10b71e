"""Sentences for a file from the user that cannot be read."""

from __future__ import annotations

import errno
import os
from pathlib import Path
from typing import Final

from ddtable.files.regular import FileTooLarge, ImpossibleName, NotRegularFile
from ddtable.texts.plain import plain
from ddtable.texts.trouble import Trouble, trouble

KB: Final = 1 << 10
LONGEST_NAME: Final = 255
"""Maximum characters of a file name in a sentence: as many as a disk allows."""

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
    """Return the reason why a file cannot be read; `error` is the exception of the attempt."""
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
    """Return the error for a file called `name` that has more than the allowed `most` bytes."""
    unit = "KB" if most < KB * KB else "MB"
    return trouble("file-large", name=name, most=most >> 10 if unit == "KB" else most >> 20, unit=unit)
