"""The paths that are given on the command line."""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path
from typing import Final, NamedTuple

from ddtable.commands import CommandError
from ddtable.files.unread import unread
from ddtable.texts.plain import one_line

STANDARD_OUTPUT: Final = Path("-")

LONGEST: Final = 1000
"""The most characters of a path that are shown."""


def shown(path: Path | str) -> str:
    """Return a path that is safe to print: without control characters and of limited length."""
    return one_line(str(path), LONGEST)


def refuse_missing(path: Path) -> None:
    """Raise CommandError if nothing exists at a path or the path is impossible."""
    try:
        os.lstat(path)
    except (FileNotFoundError, NotADirectoryError, ValueError):
        raise CommandError(f"There is no file {shown(path)}.") from None
    except OSError as error:
        raise CommandError(str(unread(path, error))) from error


class Target(NamedTuple):
    """The place for the files to write: a file, or a folder for several."""

    path: Path
    is_folder: bool

    @property
    def is_terminal(self) -> bool:
        """True if the content goes to standard output."""
        return not self.is_folder and self.path == STANDARD_OUTPUT


def target(text: str) -> Target:
    """Return the target of a path: a folder if one exists or the path ends in a slash, else a file."""
    return Target(Path(text), text.endswith(("/", os.sep)) or os.path.isdir(text))


def make_folder(folder: Path) -> None:
    """Make a folder and its parents if they do not exist. Raises CommandError."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except (OSError, ValueError) as error:
        why = getattr(error, "strerror", None) or str(error)
        raise CommandError(f"Could not make the folder {shown(folder)}: {why}.") from error


def refuse_suffix(path: Path, suffixes: Sequence[str], what: str) -> None:
    """Raise CommandError if the suffix of a file is not one of `suffixes`; a name without a suffix is allowed."""
    if path.suffix and path.suffix.lower() not in suffixes:
        named = " or ".join(suffixes)
        raise CommandError(f"The name of {what} must end in {named}, not in {shown(path.suffix)}: {shown(path)}.")
