"""What tells one kind of our SQLite files from another: the module `schema` of each is one of these."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Generic, Protocol, TypeVar

if TYPE_CHECKING:
    from sqlalchemy import Connection

Step = Callable[["Connection"], None]
Held = TypeVar("Held")


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


@dataclass(frozen=True)
class Kind(Generic[Held]):
    """A kind of file: its form, its steps from version to version, and what reads an open one with all distrust.

    `follows` tells of what two such files hold whether the second may have come of the first by one change; it is also
    told whether the second file counts exactly one change more.
    """

    form: Form
    steps: Mapping[int, Step]
    read: Callable[[Connection, Path], Held]
    follows: Callable[[Held, Held, bool], bool]
