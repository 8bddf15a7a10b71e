"""The clause table: each rule in one line of our own words, with its source, its ruling, its code and its tests.

`python -m ddtable.rules.clauses --write` scans the source tree and writes the evidence file. An installed program has
no tests, so it only reads that file.
"""

from __future__ import annotations

import argparse
import ast
import json
import re
import sys
import textwrap
from collections import Counter
from collections.abc import Iterable, Iterator
from functools import cache
from itertools import groupby
from pathlib import Path
from typing import Literal

import msgspec

from ddtable.files.resources import resource

Status = Literal["played and tested", "played", "not yet"]
STATUSES: tuple[Status, ...] = ("played and tested", "played", "not yet")

_CITED = re.compile(r"\b(?:SU\d+|TU\d+|C\d+\.\d+|D[GAX]-\w+(?:-neg)?|M\d+|BD\d+\.\d+|B[QAT]\d+)\b")
TEST_CASES = ("DX", "BT")
"""Chapters of test cases, which have no code of their own."""
_CHAPTER = re.compile(r"[A-Z]+(?:\d+(?=\.))?")
_HEADER = "# Written by `python -m ddtable.rules.clauses --write`: where each clause is played and tested.\n"


class UnknownClauseError(LookupError):
    """An error: an id that is not in the clause table; the message is a sentence that names it."""


class Clause(msgspec.Struct, frozen=True):
    """One rule. `source` and `ruling` are explained in docs/rules.md; an empty `ruling` means that none is needed.

    `implemented` contains module paths, `tested` contains `path::test_name`, both relative to the source tree.
    """

    id: str
    text: str
    source: str
    ruling: str = ""
    implemented: tuple[str, ...] = ()
    tested: tuple[str, ...] = ()

    @property
    def chapter(self) -> str:
        """Return the part of the id that names its chapter: letters, and the number before a dot."""
        return chapter_of(self.id)

    @property
    def status(self) -> Status:
        """Return whether the clause is implemented and tested.

        A test case has no code of its own, so its test is enough.
        """
        if self.implemented or (self.chapter in TEST_CASES and self.tested):
            return "played and tested" if self.tested else "played"
        return "not yet"


class Evidence(msgspec.Struct, frozen=True):
    """The citations of one clause: module paths, and tests as `path::test_name`, both sorted."""

    implemented: tuple[str, ...] = ()
    tested: tuple[str, ...] = ()


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


@cache
def _chapters() -> _Chapters:
    return msgspec.toml.decode(resource("rules", "chapters.toml").read_bytes(), type=_Chapters)


@cache
def _rows() -> dict[str, _Row]:
    """Return all clauses without their evidence, in the rulebook's order."""
    rows: dict[str, _Row] = {}
    for name in _chapters().files:
        rows |= msgspec.toml.decode(resource("rules", f"{name}.toml").read_bytes(), type=dict[str, _Row])
    return rows


def recorded_evidence() -> dict[str, Evidence]:
    """Return the content of the evidence file by clause id, without clauses that are not cited."""
    return msgspec.toml.decode(resource("rules", "evidence.toml").read_bytes(), type=dict[str, Evidence])


@cache
def clauses() -> tuple[Clause, ...]:
    """Return all clauses in the rulebook's order."""
    evidence = recorded_evidence()
    return tuple(
        Clause(key, row.text, row.source, row.ruling, found.implemented, found.tested)
        for key, row in _rows().items()
        for found in [evidence.get(key, Evidence())]
    )


@cache
def _by_id() -> dict[str, Clause]:
    return {one.id: one for one in clauses()}


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


def scan(root: Path) -> dict[str, Evidence]:
    """Read clause ids from the docstrings in `ddtable/`, and from the names and docstrings of tests.

    Raises UnknownClauseError with a sentence for each id in a docstring that is not in the table.
    """
    implemented: dict[str, set[str]] = {}
    tested: dict[str, set[str]] = {}
    unknown: list[str] = []
    for cited, place, found in (*_code_citations(root), *_test_citations(root)):
        for key in cited:
            if key in _rows():
                (implemented if found == "code" else tested).setdefault(key, set()).add(place)
            else:
                unknown.append(f"{place} cites {key}, which is no clause of the rules.")
    if unknown:
        raise UnknownClauseError("\n".join(sorted(unknown)))
    return {
        key: Evidence(tuple(sorted(implemented.get(key, ()))), tuple(sorted(tested.get(key, ()))))
        for key in _rows()
        if key in implemented or key in tested
    }


_Citation = tuple[set[str], str, Literal["code", "test"]]
_Function = ast.FunctionDef | ast.AsyncFunctionDef


def _code_citations(root: Path) -> Iterator[_Citation]:
    for path in sorted((root / "ddtable").rglob("*.py")):
        yield _cited_in_strings(_parsed(path)), path.relative_to(root).as_posix(), "code"


def _test_citations(root: Path) -> Iterator[_Citation]:
    for path in sorted((root / "tests").rglob("*.py")):
        for name, function in _test_functions(_parsed(path).body):
            place = f"{path.relative_to(root).as_posix()}::{name}"
            yield _cited_in_strings(function) | _cited_in_name(function.name), place, "test"


def _parsed(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"), filename=str(path))


def _test_functions(body: Iterable[ast.stmt], prefix: str = "") -> Iterator[tuple[str, _Function]]:
    """Yield each test function with its name, which is `Class::test_name` inside a class."""
    for node in body:
        if isinstance(node, ast.ClassDef):
            yield from _test_functions(node.body, f"{prefix}{node.name}::")
        elif isinstance(node, _Function) and node.name.startswith("test"):
            yield prefix + node.name, node


def _cited_in_strings(tree: ast.AST) -> set[str]:
    """Return the ids in all docstrings of `tree`, including those below a field or a constant."""
    return {
        key
        for node in ast.walk(tree)
        if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str)
        for key in _CITED.findall(node.value.value)
    }


@cache
def _names() -> tuple[re.Pattern[str], dict[str, str]]:
    """Return a pattern for ids as they are written in function names, and a table from that spelling to the id."""
    by_name = {re.sub(r"[.-]", "_", key).lower(): key for key in _rows()}
    longest_first = sorted(by_name, key=len, reverse=True)
    return re.compile(rf"(?:^|_)({'|'.join(longest_first)})(?=_|$)"), by_name


def _cited_in_name(name: str) -> set[str]:
    """Return the ids in a test's name, which has underscores for dots and hyphens; case does not matter."""
    pattern, by_name = _names()
    return {by_name[look] for look in pattern.findall(name.lower())}


def evidence_text(evidence: dict[str, Evidence]) -> str:
    """Return the text of the evidence file."""
    entries = [_HEADER]
    for key, found in evidence.items():
        lines = [f"[{json.dumps(key)}]"]
        for name, places in (("implemented", found.implemented), ("tested", found.tested)):
            if places:
                lines += [f"{name} = [", *(f"    {json.dumps(place)}," for place in places), "]"]
        entries.append("\n".join(lines) + "\n")
    return "\n".join(entries)


def render(table: Iterable[Clause], only_missing: bool = False, width: int | None = None) -> str:
    """Return the table as text: chapters, one clause per row, and a line with the counts.

    `only_missing` leaves out clauses that are both played and tested; the counts are of all clauses. `width` (in
    columns) wraps the texts within their own column.
    """
    table = tuple(table)
    shown = [one for one in table if not (only_missing and one.status == STATUSES[0])]
    id_width = max((len(one.id) for one in shown), default=0)
    blocks = [
        "\n".join([_chapters().titles[chapter], *(_row(one, id_width, width) for one in group)])
        for chapter, group in groupby(shown, key=lambda one: one.chapter)
    ]
    counts = Counter(one.status for one in table)
    total = "1 clause" if len(table) == 1 else f"{len(table)} clauses"
    blocks.append(f"{total}: " + ", ".join(f"{counts[status]} {status}" for status in STATUSES) + ".")
    return "\n\n".join(blocks) + "\n"


def _row(one: Clause, id_width: int, width: int | None) -> str:
    status_width = max(map(len, STATUSES))
    head = f"  {one.id:<{id_width}}  {one.status:<{status_width}}  "
    if width is None:
        return head + one.text
    # A window narrower than the columns still gets some text beside them.
    lines = textwrap.wrap(one.text, max(width - len(head), 24))
    return head + ("\n" + " " * len(head)).join(lines)


def main(arguments: list[str] | None = None) -> int:
    """Write the evidence file, or print the table. Return the exit code: 1 if a docstring cites an unknown id."""
    parser = argparse.ArgumentParser(prog="python -m ddtable.rules.clauses", description=__doc__)
    parser.add_argument("--write", action="store_true", help="scan the source tree and write the evidence file")
    if not parser.parse_args(arguments).write:
        print(render(clauses()), end="")
        return 0
    root = source_tree()
    if root is None:
        print("There is no source tree with tests here to scan.", file=sys.stderr)
        return 1
    try:
        text = evidence_text(scan(root))
    except UnknownClauseError as unknown:
        print(unknown, file=sys.stderr)
        return 1
    (root / "resources" / "rules" / "evidence.toml").write_text(text, encoding="utf-8", newline="\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
