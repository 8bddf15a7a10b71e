"""Paths that were given on the command line."""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path
from typing import Final, NamedTuple

from ddtable.commands import CommandError
from ddtable.plain import one_line
from ddtable.unread import unread

STANDARD_OUTPUT: Final = Path("-")

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


class Target(NamedTuple):
    """Where files are to be written: a file, or a folder for several."""

    path: Path
    is_folder: bool

    @property
    def is_terminal(self) -> bool:
        """Whether the content goes to standard output."""
        return not self.is_folder and self.path == STANDARD_OUTPUT


def target(text: str) -> Target:
    """Return where a path leads: to a folder if there is one, or if the path ends as one does."""
    return Target(Path(text), text.endswith(("/", os.sep)) or os.path.isdir(text))


def make_folder(folder: Path) -> None:
    """Make a folder and those above it, unless it is there. Raises CommandError."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except (OSError, ValueError) as error:
        why = getattr(error, "strerror", None) or str(error)
        raise CommandError(f"The folder {shown(folder)} cannot be made ({why}).") from error


def refuse_suffix(path: Path, suffixes: Sequence[str], what: str) -> None:
    """Raise CommandError where a file's name ends unlike the files of its kind; a name may have no ending at all."""
    if path.suffix and path.suffix.lower() not in suffixes:
        named = " or ".join(suffixes)
        raise CommandError(f"The name of {what} ends in {named}, not in {shown(path.suffix)}: {shown(path)}.")
