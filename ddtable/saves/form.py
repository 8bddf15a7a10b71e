"""The differences between the kinds of SQLite files of this program, saves and libraries."""

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
    """The ids in the header, the tables of each version and the prefix of the messages; a `schema` module is a Form."""

    @property
    def WORD(self) -> str:  # noqa: N802
        """The prefix of its message keys: `trouble-<word>-not-ours`."""

    @property
    def APPLICATION_ID(self) -> int:  # noqa: N802
        """The id of the program that wrote the file."""

    @property
    def VERSION(self) -> int:  # noqa: N802
        """The current version of the format."""

    @property
    def SCHEMAS(self) -> Mapping[int, Mapping[str, str]]:  # noqa: N802
        """The exact SQL of the tables of each version, by name."""

    @property
    def LARGEST(self) -> int:  # noqa: N802
        """The maximum size of a file in bytes."""


@dataclass(frozen=True)
class Kind(Generic[Held]):
    """A kind of file: its form, its migration steps and a strict reader for an open file.

    `follows` takes the contents of two files and returns True if the second may be the first after one change; its
    third argument is True if the change counter of the second is exactly one higher.
    """

    form: Form
    steps: Mapping[int, Step]
    read: Callable[[Connection, Path], Held]
    follows: Callable[[Held, Held, bool], bool]
