"""The outputs of a command: made safe before it starts, and checked afterwards for lost output."""

from __future__ import annotations

import io
import os
import sys
from contextlib import suppress
from typing import Any, TextIO, cast

STATUS = 60  # characters of the progress line


class Nowhere(io.StringIO):
    """A replacement for an output that was closed before the program started; it records lost text."""


class Forgiving:
    """The error output. A line that cannot be written (closed reader, full disk) does not end the program."""

    def __init__(self, stream: TextIO) -> None:
        self._stream = stream

    def write(self, text: str) -> int:
        """Write as much as possible."""
        with suppress(OSError):
            self._stream.write(text)
        return len(text)

    def flush(self) -> None:
        """Flush as much as possible."""
        with suppress(OSError):
            self._stream.flush()

    def __getattr__(self, name: str) -> Any:
        return getattr(self._stream, name)


def prepare() -> None:
    """Make the outputs safe for characters of another encoding, and replace closed ones."""
    for name in ("stdout", "stderr"):
        stream = getattr(sys, name)
        if stream is None:
            os.open(os.devnull, os.O_RDWR)  # so that no file opened later gets the number of the closed one
            setattr(sys, name, Nowhere())
        elif reconfigure := getattr(stream, "reconfigure", None):
            reconfigure(errors="replace")
    if not isinstance(sys.stderr, Forgiving | Nowhere):
        sys.stderr = cast(TextIO, Forgiving(sys.stderr))


def unwritten(error: OSError | None = None) -> str | None:
    """Return the reason why printed text was lost, or None. A failed output does not fail again later.

    `error` is the one that ended the command; a second write to the output shows if it came from there.
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
    """Show progress on the terminal in place of the previous text; remove it if `words` is empty.

    It goes to stderr, and only if that is a terminal: never to a file or a pipe.
    """
    if sys.stderr.isatty():
        sys.stderr.write(f"\r{words:<{STATUS}}\r" if not words else f"\r{words:<{STATUS}}")
        sys.stderr.flush()


def let_go() -> None:
    """Redirect the output to nowhere, so that it does not fail again when the program ends."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
