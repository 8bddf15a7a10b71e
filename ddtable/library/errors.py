"""The errors of the library, one sentence each."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from ddtable.saves.errors import SaveError


class LibraryError(Exception):
    """Raised if the library cannot be read or written; the text is one sentence for the player."""

    @property
    def sentence(self) -> str:
        """The sentence, which `Words.trouble` can translate."""
        return self.args[0] if self.args else ""


class ChangedElsewhere(LibraryError):
    """Raised if another window has changed or removed the entry to save; it can still be saved as a copy."""


@contextmanager
def sentences(path: Path, verb: str) -> Iterator[None]:
    """Turn errors of the database and the file system into LibraryError; `verb` is "read", "written" or "made"."""
    from ddtable.saves.database import sentences as of_saves

    try:
        with of_saves(path, verb):
            yield
    except SaveError as error:
        raise LibraryError(*error.args) from error
