"""The first look at a file, before SQLite sees it: whether it is a file of ours at all."""

from __future__ import annotations

import stat
from pathlib import Path

from ddtable.saves import schema
from ddtable.saves.errors import SaveError, refused
from ddtable.saves.form import Form
from ddtable.trouble import trouble

_MAGIC = b"SQLite format 3\0"
_ROLLBACK_JOURNAL = b"\x01\x01"

Identity = tuple[int, int]

# Closing any handle on a file drops this process's locks on it under POSIX, so the bytes of a save that this process
# plays are not read again. They were read before it was locked.
_held: set[Identity] = set()


def identity(path: Path) -> Identity:
    """Return what tells this file from any other of the same name. Raises OSError where there is none."""
    status = path.stat()
    return status.st_dev, status.st_ino


def hold(file: Identity) -> None:
    """Remember that this process has locked the file."""
    _held.add(file)


def release(file: Identity) -> None:
    """Forget that this process had locked the file."""
    _held.discard(file)


def check_header(path: Path, form: Form = schema) -> int:
    """Return the version of the format. Raises SaveError unless this is a file of bearable size with our header."""
    try:
        status = path.stat()
        if not stat.S_ISREG(status.st_mode):
            raise SaveError(trouble(f"{form.WORD}-no-file", name=path.name))
        if (status.st_dev, status.st_ino) in _held:
            return form.VERSION
        with path.open("rb") as file:
            header = file.read(100)
    except FileNotFoundError:
        raise SaveError(trouble(f"{form.WORD}-missing", path=str(path))) from None
    except OSError as error:
        raise refused(path, "read", error) from error
    if len(header) < 100 or header[:16] != _MAGIC:
        raise SaveError(trouble(f"{form.WORD}-not-ours", name=path.name))
    application, version = int.from_bytes(header[68:72], "big"), int.from_bytes(header[60:64], "big")
    if application != form.APPLICATION_ID or header[18:20] != _ROLLBACK_JOURNAL:
        raise SaveError(trouble(f"{form.WORD}-other-program", name=path.name))
    if version > form.VERSION:
        raise SaveError(trouble(f"{form.WORD}-newer", name=path.name, format=version))
    if version not in form.SCHEMAS:
        raise SaveError(trouble(f"{form.WORD}-format", name=path.name, format=version))
    if status.st_size > form.LARGEST:
        raise SaveError(trouble(f"{form.WORD}-large", name=path.name, most=form.LARGEST >> 20))
    return version
