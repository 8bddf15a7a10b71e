"""The report of an unexpected error: written at once, offered at the next start, sent nowhere."""

from __future__ import annotations

import contextlib
import faulthandler
import os
import stat
import sys
from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import TextIO

from ddtable import __version__
from ddtable.files.regular import open_regular

HARD = "hard-crash.txt"  # written by the interpreter when a fault kills the program
MOST_KEPT = 10
LONGEST = 1 << 20
"""The most bytes of a report that are read; a traceback has a few thousand."""

_watching: list[TextIO] = []


def folder() -> Path:
    """Return the folder of the reports. Raises OSError if it cannot be made."""
    from platformdirs import user_log_path

    return user_log_path("ddtable", appauthor=False, ensure_exists=True)


def report(arguments: Sequence[str], error: BaseException | None = None, did: str = "ended the command") -> str:
    """Write the report of an exception to the log folder; return a sentence with the effect (`did`) and the path.

    The default for `error` is the exception that is being handled.
    """
    import traceback  # as `platform` below: the window starts without them

    error = error or sys.exception()
    now = datetime.now(UTC)
    text = "\n".join([_heading(now), f"asked: {list(arguments)}", "", "".join(traceback.format_exception(error))])
    try:
        path = _named(now)
        _write(path, text)
        _thin_out()
    except Exception:  # no home folder, no space, no permission: the sentence must be returned all the same
        return f"An unexpected error {did} ({type(error).__name__}); its report could not be written."
    return f"An unexpected error {did} ({type(error).__name__}); the report is {path}."


def watch_hard_crashes() -> None:
    """Make the interpreter write a traceback if a fault kills it; turn the last one into a report."""
    with contextlib.suppress(OSError):
        path = folder() / HARD
        if _is_file(path) and (written := read(path)):
            now = datetime.fromtimestamp(path.stat().st_mtime, UTC)
            _write(_named(now), f"{_heading(now)}\n\n{written}")
        _clear(path)
        file = path.open("w", encoding="utf-8")
        faulthandler.enable(file)
        _watching.append(file)


def read(path: Path) -> str:
    """Return the text of a report, cut at LONGEST. Raises OSError, at once if it is not a regular file."""
    with open_regular(path) as file:
        return file.read(LONGEST).decode("utf-8", "replace")


def stop_watching() -> None:
    """Close the file of hard crashes."""
    faulthandler.disable()
    while _watching:
        _watching.pop().close()


def pending() -> Path | None:
    """Return the newest report, or None."""
    return next(iter(_reports()), None)


def forget() -> None:
    """Remove all reports."""
    for path in _reports():
        with contextlib.suppress(OSError):
            path.unlink()


def _heading(now: datetime) -> str:
    import platform

    return "\n".join(
        [
            f"ddtable {__version__}, {now.isoformat(timespec='seconds')}",
            f"Python {platform.python_version()}, {platform.platform()}",
        ]
    )


def _named(now: datetime) -> Path:
    return folder() / f"crash-{now:%Y%m%d-%H%M%S}.txt"


def _is_file(path: Path) -> bool:
    """Return True for a regular file, False for a link to one."""
    try:
        return stat.S_ISREG(path.lstat().st_mode)
    except OSError:
        return False


def _clear(path: Path) -> None:
    """Remove anything at a path that is not a regular file: writing would wait for a pipe or follow a link."""
    if os.path.lexists(path) and not _is_file(path):
        path.unlink()


def _write(path: Path, text: str) -> None:
    _clear(path)
    path.write_text(text, encoding="utf-8", errors="backslashreplace")


def _reports() -> list[Path]:
    """Return the reports, newest first."""
    try:
        return sorted(filter(_is_file, folder().glob("crash-*.txt")), reverse=True)
    except OSError:
        return []


def _thin_out() -> None:
    for path in _reports()[MOST_KEPT:]:
        path.unlink(missing_ok=True)
