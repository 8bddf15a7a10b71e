"""The clause table: each rule in one line of our own words, with its source and its ruling.

Where a clause is played and tested is in `evidence.py`.
"""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import msgspec

from ddtable.files.resources import resource

_CHAPTER = re.compile(r"[A-Z]+(?:\d+(?=\.))?")


class UnknownClauseError(LookupError):
    """An error: an id that is not in the clause table; the message is a sentence that names it."""


class Clause(msgspec.Struct, frozen=True):
    """One rule. `source` and `ruling` are explained in docs/rules.md; an empty `ruling` means that none is needed."""

    id: str
    text: str
    source: str
    ruling: str = ""

    @property
    def chapter(self) -> str:
        """Return the part of the id that names its chapter: letters, and the number before a dot."""
        return chapter_of(self.id)


class _Row(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A clause as written in its resource file."""

    text: str
    source: str
    ruling: str = ""


class _Chapters(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The order of the clause files and the chapters' titles."""

    files: tuple[str, ...]
    titles: dict[str, str]


def chapter_of(clause_id: str) -> str:
    """Return the chapter of an id, as a key of the titles in `chapters.toml`.

    Raises UnknownClauseError for an invalid id.
    """
    if found := _CHAPTER.match(clause_id):
        return found[0]
    raise UnknownClauseError(f"{clause_id} is no clause id.")


def chapter_title(chapter: str) -> str:
    """Return the title of a chapter."""
    return _chapters().titles[chapter]


@cache
def _chapters() -> _Chapters:
    return msgspec.toml.decode(resource("rules", "chapters.toml").read_bytes(), type=_Chapters)


@cache
def _by_id() -> dict[str, Clause]:
    """Return all clauses by id, in the rulebook's order."""
    rows: dict[str, _Row] = {}
    for name in _chapters().files:
        rows |= msgspec.toml.decode(resource("rules", f"{name}.toml").read_bytes(), type=dict[str, _Row])
    return {key: Clause(key, row.text, row.source, row.ruling) for key, row in rows.items()}


def clauses() -> tuple[Clause, ...]:
    """Return all clauses in the rulebook's order."""
    return tuple(_by_id().values())


def clause(clause_id: str) -> Clause:
    """Return the clause with this id. Raises UnknownClauseError."""
    try:
        return _by_id()[clause_id]
    except KeyError:
        raise UnknownClauseError(f"{clause_id} is no clause of the rules.") from None


def source_tree() -> Path | None:
    """Return the root of the source tree, or None in an installed or frozen program, which has no tests."""
    root = Path(__file__).resolve().parents[2]
    whole = (root / "tests").is_dir() and (root / "resources" / "rules").is_dir()
    return root if whole else None
