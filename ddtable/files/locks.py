"""Locks of the operating system on open files, released when the program dies; Unix and Windows have different ones."""

from __future__ import annotations

import errno
import os
import sys

_TAKEN = (errno.EACCES, errno.EAGAIN, errno.EDEADLK)

if sys.platform == "win32":
    import msvcrt

    def take(number: int) -> None:
        """Lock an open file until it is closed. Raises PermissionError while it is locked, or any other OSError."""
        os.lseek(number, 0, os.SEEK_SET)
        msvcrt.locking(number, msvcrt.LK_NBLCK, 1)

    def _try(number: int, byte: int) -> None:
        os.lseek(number, byte, os.SEEK_SET)
        msvcrt.locking(number, msvcrt.LK_NBLCK, 1)
        os.lseek(number, byte, os.SEEK_SET)
        msvcrt.locking(number, msvcrt.LK_UNLCK, 1)

else:
    import fcntl

    def take(number: int) -> None:
        """Lock an open file until it is closed. Raises BlockingIOError while it is locked, or any other OSError."""
        fcntl.flock(number, fcntl.LOCK_EX | fcntl.LOCK_NB)

    def _try(number: int, byte: int) -> None:
        fcntl.lockf(number, fcntl.LOCK_SH | fcntl.LOCK_NB, 1, byte)
        fcntl.lockf(number, fcntl.LOCK_UN, 1, byte)


def is_taken(number: int, byte: int) -> bool:
    """Return True if another program has locked this byte of an open file; False on a disk without locks.

    This process must not have locked the byte itself: under POSIX it would lose that lock.
    """
    try:
        _try(number, byte)
    except OSError as error:
        return error.errno in _TAKEN
    return False
