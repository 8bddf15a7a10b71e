"""What can go wrong with a save file, in one sentence each."""

from __future__ import annotations

import sqlite3
from pathlib import Path


class SaveError(Exception):
    """A save cannot be written or read; the text is one sentence for the player."""


_REASONS = {
    sqlite3.SQLITE_FULL: "the disk is full",
    sqlite3.SQLITE_READONLY: "it may not be written",
    sqlite3.SQLITE_PERM: "it may not be written",
    sqlite3.SQLITE_CANTOPEN: "it or its folder may not be written",
    sqlite3.SQLITE_BUSY: "another window is writing it",
    sqlite3.SQLITE_LOCKED: "another window is writing it",
    sqlite3.SQLITE_CONSTRAINT: "another window has continued it",
    sqlite3.SQLITE_IOERR: "the disk does not answer as it should",
    sqlite3.SQLITE_CORRUPT: "its contents are damaged",
    sqlite3.SQLITE_NOTADB: "its contents are damaged",
    sqlite3.SQLITE_INTERRUPT: "checking it takes far longer than a save of this program ever needs",
    sqlite3.SQLITE_TOOBIG: "it holds something far larger than a save of this program ever does",
}


def refused(path: Path, verb: str, error: BaseException | None) -> SaveError:
    """Return the sentence for a database or file error; `verb` is what was tried: "written", "read" or "made"."""
    code = getattr(error, "sqlite_errorcode", 0) & 0xFF  # the low byte is the primary code of an extended one
    reason = _REASONS.get(code) or getattr(error, "strerror", None) or str(error)
    return SaveError(f"{path.name} cannot be {verb}: {reason}.")
