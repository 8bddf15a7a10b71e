"""What tells one kind of our SQLite files from another: the module `schema` of each is one of these."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Protocol


class Form(Protocol):
    """The marks in the header, the tables of each version, and with which word the sentences about the file begin."""

    @property
    def WORD(self) -> str:  # noqa: N802
        """The first word of the keys of its sentences: `trouble-<word>-not-ours`."""

    @property
    def APPLICATION_ID(self) -> int:  # noqa: N802
        """The mark of the program that wrote the file."""

    @property
    def VERSION(self) -> int:  # noqa: N802
        """The present version of the format."""

    @property
    def SCHEMAS(self) -> Mapping[int, Mapping[str, str]]:  # noqa: N802
        """The tables of each version, by name, to the letter."""

    @property
    def LARGEST(self) -> int:  # noqa: N802
        """Bytes that such a file may have."""
