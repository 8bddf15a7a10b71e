"""What a command prints to: made safe before it begins, and asked afterwards whether all of it was taken."""

from __future__ import annotations

import io
import os
import sys
from contextlib import suppress
from typing import Any, TextIO, cast

STATUS = 60  # signs of the line that says what is being done


class Nowhere(io.StringIO):
    """Stands for an output that was closed before the program began; it knows whether anything was lost."""


class Forgiving:
    """The error output. A line that it does not take, because its reader is gone or a disk is full, ends nothing."""

    def __init__(self, stream: TextIO) -> None:
        self._stream = stream

    def write(self, text: str) -> int:
        """Write what can be written."""
        with suppress(OSError):
            self._stream.write(text)
        return len(text)

    def flush(self) -> None:
        """Flush what can be flushed."""
        with suppress(OSError):
            self._stream.flush()

    def __getattr__(self, name: str) -> Any:
        return getattr(self._stream, name)


def prepare() -> None:
    """Let no name or sign in the output fail on a terminal of another encoding, and nothing fail for want of one."""
    for name in ("stdout", "stderr"):
        stream = getattr(sys, name)
        if stream is None:
            os.open(os.devnull, os.O_RDWR)  # the number of a closed one must not go to a file that is opened later
            setattr(sys, name, Nowhere())
        elif reconfigure := getattr(stream, "reconfigure", None):
            reconfigure(errors="replace")
    if not isinstance(sys.stderr, Forgiving | Nowhere):
        sys.stderr = cast(TextIO, Forgiving(sys.stderr))


def unwritten(error: OSError | None = None) -> str | None:
    """Return why something that was printed is nowhere to be read, or None; what was not taken fails no second time.

    `error` is one that ended the command: whether the output raised it shows when it is written to once more.
    """
    if isinstance(sys.stdout, Nowhere):
        return "there is no output" if sys.stdout.getvalue() else None
    try:
        if error is not None and error.filename is None:
            sys.stdout.write("\n")
        sys.stdout.flush()
    except OSError as refused:
        let_go()
        return refused.strerror or "the output is closed"
    return None


def status(words: str = "") -> None:
    """Show on a terminal what is being done, in place of what was shown before; without words remove it.

    It goes to stderr, and only where that is a terminal: no file and no pipe ever holds it.
    """
    if sys.stderr.isatty():
        sys.stderr.write(f"\r{words:<{STATUS}}\r" if not words else f"\r{words:<{STATUS}}")
        sys.stderr.flush()


def let_go() -> None:
    """Lead what is still to be written to nowhere: it must not fail again when the program ends."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
