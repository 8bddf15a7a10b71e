"""The errors of save files, one sentence each."""

from __future__ import annotations

import errno
import sqlite3
from pathlib import Path

from ddtable.files.regular import NotRegularFile
from ddtable.texts.plain import plain
from ddtable.texts.trouble import trouble


class SaveError(Exception):
    """Raised if a save cannot be written or read; the text is one sentence for the player."""

    @property
    def sentence(self) -> str:
        """The sentence, which `Words.trouble` can translate."""
        return self.args[0] if self.args else ""


class SaveThere(SaveError):
    """Raised if the file of a new save exists already; the save was not made."""

    def __init__(self, path: Path) -> None:
        super().__init__(trouble("save-there", path=str(path)))


_REASONS = {
    sqlite3.SQLITE_FULL: "full",
    sqlite3.SQLITE_READONLY: "forbidden",
    sqlite3.SQLITE_PERM: "forbidden",
    sqlite3.SQLITE_CANTOPEN: "folder",
    sqlite3.SQLITE_BUSY: "busy",
    sqlite3.SQLITE_LOCKED: "busy",
    sqlite3.SQLITE_CONSTRAINT: "continued",
    sqlite3.SQLITE_IOERR: "disk",
    sqlite3.SQLITE_CORRUPT: "contents",
    sqlite3.SQLITE_NOTADB: "contents",
    sqlite3.SQLITE_INTERRUPT: "slow",
    sqlite3.SQLITE_TOOBIG: "huge",
}


_OF_THE_SYSTEM = {
    errno.ENOSPC: "full",
    getattr(errno, "EDQUOT", errno.ENOSPC): "full",  # Windows has none
    errno.EACCES: "forbidden",
    errno.EPERM: "forbidden",
    errno.EROFS: "forbidden",
    errno.ENOENT: "missing",
    errno.ENOTDIR: "missing",
    errno.EIO: "disk",
    errno.ENAMETOOLONG: "long",
}


def refused(path: Path, verb: str, error: BaseException | None, name: str = "") -> SaveError:
    """Return the error for a database or file error; `verb` is the operation: "written", "read" or "made".

    The sentence names the file, or `name` if given.
    """
    if isinstance(error, NotRegularFile):
        return SaveError(trouble("save-refused", name=name or path.name, verb=verb, reason="kind"))
    code = getattr(error, "sqlite_errorcode", 0) & 0xFF  # the low byte is the primary code of an extended one
    number = error.errno if isinstance(error, OSError) else None
    reason = _REASONS.get(code) or _OF_THE_SYSTEM.get(number or 0) or getattr(error, "strerror", None) or str(error)
    return SaveError(trouble("save-refused", name=name or path.name, verb=verb, reason=plain(reason)))


def busy(path: Path) -> SaveError:
    """Return the error for a file that another window keeps busy."""
    return SaveError(trouble("save-refused", name=path.name, verb="read", reason="busy"))


def unsound(key: str, path: Path, error: object) -> SaveError:
    """Return the error for an invalid save; text quoted from it is made safe to show."""
    return SaveError(trouble(key, name=path.name, why=plain(str(error)).removesuffix(".")))
