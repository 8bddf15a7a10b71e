"""The report of an error that nobody foresaw."""

from __future__ import annotations

import platform
import sys
import traceback
from collections.abc import Sequence
from datetime import UTC, datetime

from ddtable import __version__


def report(arguments: Sequence[str]) -> str:
    """Write the report of the exception in hand to the log folder; return the sentence that says where it is."""
    error = sys.exception()
    now = datetime.now(UTC)
    lines = [
        f"ddtable {__version__}, {now.isoformat(timespec='seconds')}",
        f"Python {platform.python_version()}, {platform.platform()}",
        f"asked: {list(arguments)}",
        "",
        traceback.format_exc(),
    ]
    try:
        from platformdirs import user_log_path

        path = user_log_path("ddtable", appauthor=False, ensure_exists=True) / f"crash-{now:%Y%m%d-%H%M%S}.txt"
        path.write_text("\n".join(lines), encoding="utf-8")
    except Exception:  # there may be no home, no room, no leave; the sentence must come all the same
        return f"An unforeseen error ended the command ({type(error).__name__}), and no report of it could be written."
    return f"An unforeseen error ended the command ({type(error).__name__}); the report is {path}."
