"""What can go wrong with the library, in one sentence each."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from ddtable.saves.errors import SaveError


class LibraryError(Exception):
    """The library cannot be read or written; the text is one sentence for the player."""

    @property
    def sentence(self) -> str:
        """The sentence, which `Words.trouble` can say in another language."""
        return self.args[0] if self.args else ""


class ChangedElsewhere(LibraryError):
    """Another window has changed or removed meanwhile what is to be kept; it can still be kept as a copy."""


@contextmanager
def sentences(path: Path, verb: str) -> Iterator[None]:
    """Turn what the database and the file system raise into a LibraryError; `verb` is "read", "written" or "made"."""
    from ddtable.saves.database import sentences as of_saves

    try:
        with of_saves(path, verb):
            yield
    except SaveError as error:
        raise LibraryError(*error.args) from error
