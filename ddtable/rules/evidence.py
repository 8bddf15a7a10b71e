"""Evidence that the clauses are played and tested, read from docstrings and names of tests in the source tree.

`python -m ddtable.rules.evidence CLAUSE` prints the places of a clause. An installed program has no tests: its
build writes only the status of each clause, with `statuses_text`.
"""

from __future__ import annotations

import argparse
import ast
import json
import re
import sys
import textwrap
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from itertools import groupby
from pathlib import Path
from typing import Literal

import msgspec

from ddtable.files.resources import resource
from ddtable.rules.clauses import Clause, UnknownClauseError, chapter_of, chapter_title, clause, clauses, source_tree

Status = Literal["played and tested", "played", "not yet"]
STATUSES: tuple[Status, ...] = ("played and tested", "played", "not yet")
STATUS_FILE = "statuses.toml"
"""The file in `resources/rules` of an installed program."""

_CITED = re.compile(
    r"\b(?:SU\d+|TU\d+|C\d+\.\d+|D[GAX]-\w+(?:-neg)?|M\d+|R96\.\d+"
    r"|K(?:[0-689]|10)(?![\d.])|K7\.\d|K11(?:\.\d+)?|KP(?:[6-9]|1[01])\.\d+|RK[23](?![\d.])|RK[14]\.\d+[a-j]?|BD\d+\.\d+|B[QAT]\d+)\b"
)
TEST_CASES = ("DX", "BT")
"""Chapters of test cases, which have no code of their own."""


class Evidence(msgspec.Struct, frozen=True):
    """The citations of one clause: module paths, and tests as `path::test_name`, both sorted."""

    implemented: tuple[str, ...] = ()
    tested: tuple[str, ...] = ()


def status_of(clause_id: str, found: Evidence) -> Status:
    """Return whether a clause is implemented and tested.

    A test case has no code of its own, so its test is enough.
    """
    if found.implemented or (chapter_of(clause_id) in TEST_CASES and found.tested):
        return "played and tested" if found.tested else "played"
    return "not yet"


@cache
def statuses() -> dict[str, Status]:
    """Return the status of each clause: from the source tree, or as recorded when the program was built."""
    root = source_tree()
    if root is None:
        return msgspec.toml.decode(resource("rules", STATUS_FILE).read_bytes(), type=dict[str, Status])
    return scanned_statuses(root)


def scanned_statuses(root: Path) -> dict[str, Status]:
    """Return the status of each clause by what a source tree cites. Raises UnknownClauseError."""
    found = scan(root)
    return {one.id: status_of(one.id, found.get(one.id, Evidence())) for one in clauses()}


def statuses_text(recorded: Mapping[str, Status]) -> str:
    """Return the text of the status file."""
    return "".join(f"{json.dumps(key)} = {json.dumps(status)}\n" for key, status in recorded.items())


def scan(root: Path) -> dict[str, Evidence]:
    """Read clause ids from the docstrings in `ddtable/`, and from the names and docstrings of tests.

    Raises UnknownClauseError with a sentence for each id in a docstring that is not in the table.
    """
    known = dict.fromkeys(one.id for one in clauses())
    implemented: dict[str, set[str]] = {}
    tested: dict[str, set[str]] = {}
    unknown: list[str] = []
    for cited, place, found in (*_code_citations(root), *_test_citations(root)):
        for key in cited:
            if key in known:
                (implemented if found == "code" else tested).setdefault(key, set()).add(place)
            else:
                unknown.append(f"{place} cites {key}, which is no clause of the rules.")
    if unknown:
        raise UnknownClauseError("\n".join(sorted(unknown)))
    return {
        key: Evidence(tuple(sorted(implemented.get(key, ()))), tuple(sorted(tested.get(key, ()))))
        for key in known
        if key in implemented or key in tested
    }


_Citation = tuple[set[str], str, Literal["code", "test"]]
_Function = ast.FunctionDef | ast.AsyncFunctionDef


def _code_citations(root: Path) -> Iterator[_Citation]:
    for path, text in _files(root / "ddtable"):
        if _CITED.search(text):  # to parse all files takes twice as long
            yield _cited_in_strings(ast.parse(text, path)), path.relative_to(root).as_posix(), "code"


def _test_citations(root: Path) -> Iterator[_Citation]:
    in_name, _ = _names()
    for path, text in _files(root / "tests"):
        if not (_CITED.search(text) or in_name.search(text.lower())):
            continue
        for name, function in _test_functions(ast.parse(text, path).body):
            place = f"{path.relative_to(root).as_posix()}::{name}"
            yield _cited_in_strings(function) | _cited_in_name(function.name), place, "test"


def _files(folder: Path) -> Iterator[tuple[Path, str]]:
    """Yield each Python file below a folder with its text."""
    for path in sorted(folder.rglob("*.py")):
        yield path, path.read_text(encoding="utf-8")


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
    by_name = {re.sub(r"[.-]", "_", one.id).lower(): one.id for one in clauses()}
    longest_first = sorted(by_name, key=len, reverse=True)
    return re.compile(rf"(?:^|_)({'|'.join(longest_first)})(?![a-z0-9])"), by_name


def _cited_in_name(name: str) -> set[str]:
    """Return the ids in a test's name, which has underscores for dots and hyphens; case does not matter."""
    pattern, by_name = _names()
    return {by_name[look] for look in pattern.findall(name.lower())}


def render(
    table: Iterable[Clause], found: Mapping[str, Status], only_missing: bool = False, width: int | None = None
) -> str:
    """Return the table as text: chapters, one clause per row, and a line with the counts.

    `only_missing` leaves out clauses that are both played and tested; the counts are of all clauses. `width` (in
    columns) wraps the texts within their own column.
    """
    table = tuple(table)
    shown = [one for one in table if not (only_missing and found[one.id] == STATUSES[0])]
    id_width = max((len(one.id) for one in shown), default=0)
    blocks = [
        "\n".join([chapter_title(chapter), *(_row(one, found[one.id], id_width, width) for one in group)])
        for chapter, group in groupby(shown, key=lambda one: one.chapter)
    ]
    counts = Counter(found[one.id] for one in table)
    total = "1 clause" if len(table) == 1 else f"{len(table)} clauses"
    blocks.append(f"{total}: " + ", ".join(f"{counts[status]} {status}" for status in STATUSES) + ".")
    return "\n\n".join(blocks) + "\n"


def _row(one: Clause, status: Status, id_width: int, width: int | None) -> str:
    status_width = max(map(len, STATUSES))
    head = f"  {one.id:<{id_width}}  {status:<{status_width}}  "
    if width is None:
        return head + one.text
    # A window narrower than the columns still gets some text beside them.
    lines = textwrap.wrap(one.text, max(width - len(head), 24))
    return head + ("\n" + " " * len(head)).join(lines)


def main(arguments: list[str] | None = None) -> int:
    """Print the places of the given clauses. Return the exit code: 1 if an id is unknown or there is no source tree."""
    parser = argparse.ArgumentParser(prog="python -m ddtable.rules.evidence", description=__doc__)
    parser.add_argument("clauses", nargs="+", metavar="CLAUSE", help="the id of a clause")
    asked = parser.parse_args(arguments).clauses
    root = source_tree()
    if root is None:
        print("There is no source tree with tests here to scan.", file=sys.stderr)
        return 1
    try:
        wanted = [clause(key) for key in asked]
        found = scan(root)
    except UnknownClauseError as unknown:
        print(unknown, file=sys.stderr)
        return 1
    for one in wanted:
        cited = found.get(one.id, Evidence())
        print("\n  ".join([f"{one.id} {one.text}", *cited.implemented, *cited.tested]))
    return 0


if __name__ == "__main__":
    sys.exit(main())
