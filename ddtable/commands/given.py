"""Paths that were given on the command line."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final

from ddtable.commands import CommandError
from ddtable.plain import one_line
from ddtable.unread import unread

LONGEST: Final = 1000
"""Signs of a path that is shown."""


def shown(path: Path | str) -> str:
    """Return a path as a terminal can show it: without signs that steer one, and not without end."""
    return one_line(str(path), LONGEST)


def refuse_missing(path: Path) -> None:
    """Raise CommandError where there is nothing at a path, or no such path is possible."""
    try:
        os.lstat(path)
    except (FileNotFoundError, NotADirectoryError, ValueError):
        raise CommandError(f"There is no file {shown(path)}.") from None
    except OSError as error:
        raise CommandError(str(unread(path, error))) from error
