"""The report of an error that nobody foresaw."""

from __future__ import annotations

import platform
import sys
import traceback
from collections.abc import Sequence
from datetime import UTC, datetime

from ddtable import __version__


def report(arguments: Sequence[str], error: BaseException | None = None, did: str = "ended the command") -> str:
    """Write the report of an exception to the log folder; return the sentence that says what it `did` and where it is.

    Without `error` it is the exception in hand.
    """
    error = error or sys.exception()
    now = datetime.now(UTC)
    lines = [
        f"ddtable {__version__}, {now.isoformat(timespec='seconds')}",
        f"Python {platform.python_version()}, {platform.platform()}",
        f"asked: {list(arguments)}",
        "",
        "".join(traceback.format_exception(error)),
    ]
    try:
        from platformdirs import user_log_path

        path = user_log_path("ddtable", appauthor=False, ensure_exists=True) / f"crash-{now:%Y%m%d-%H%M%S}.txt"
        path.write_text("\n".join(lines), encoding="utf-8")
    except Exception:  # there may be no home, no room, no leave; the sentence must come all the same
        return f"An unforeseen error {did} ({type(error).__name__}), and no report of it could be written."
    return f"An unforeseen error {did} ({type(error).__name__}); the report is {path}."
