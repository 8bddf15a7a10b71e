"""Reading a foreign file: only a regular file, only up to a size, and without waiting for a pipe or a device."""

from __future__ import annotations

import errno
import os
import stat
from pathlib import Path
from typing import BinaryIO


class NotRegularFile(OSError):
    """An error: the path is a folder, a pipe, a socket or a device."""

    def __init__(self, path: Path) -> None:
        super().__init__(errno.EINVAL, "not a regular file", str(path))


class ImpossibleName(OSError):
    """An error: the path has a character that no file name can have, such as the zero byte."""

    def __init__(self, path: Path) -> None:
        super().__init__(errno.EINVAL, "not a possible file name", str(path))


class FileTooLarge(OSError):
    """An error: the file has more bytes than files of its kind may have; `most` is the limit."""

    def __init__(self, path: Path, most: int) -> None:
        super().__init__(errno.EFBIG, f"more than {most} bytes", str(path))
        self.most = most


def status_of(path: Path, follow_links: bool = True) -> os.stat_result:
    """Return the status of a file. Raises ImpossibleName, or any other OSError."""
    try:
        return os.stat(path, follow_symlinks=follow_links)
    except ValueError as error:
        raise ImpossibleName(path) from error


def open_regular(path: Path, follow_links: bool = True) -> BinaryIO:
    """Open a regular file for reading bytes. Raises NotRegularFile, ImpossibleName, or any other OSError.

    The kind is checked on the open file, so that it cannot be replaced in between. Opening never waits.
    """
    flags = os.O_RDONLY | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_CLOEXEC", 0) | getattr(os, "O_BINARY", 0)
    if not follow_links:
        flags |= getattr(os, "O_NOFOLLOW", 0)
    if not stat.S_ISREG(status_of(path, follow_links).st_mode):
        raise NotRegularFile(path)  # opening a device can have an effect by itself
    number = os.open(path, flags)
    try:
        if not stat.S_ISREG(os.fstat(number).st_mode):
            raise NotRegularFile(path)
        return os.fdopen(number, "rb")
    except BaseException:
        os.close(number)
        raise


def read_regular(path: Path, most: int, follow_links: bool = True) -> bytes:
    """Return the content of a regular file of at most `most` bytes.

    Raises FileTooLarge before reading more than that, NotRegularFile, ImpossibleName, or any other OSError.
    """
    with open_regular(path, follow_links) as file:
        if os.fstat(file.fileno()).st_size > most:
            raise FileTooLarge(path, most)
        content = file.read(most + 1)
    if len(content) > most:  # the file has grown meanwhile
        raise FileTooLarge(path, most)
    return content
