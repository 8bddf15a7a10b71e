"""The names of roster files: any disk takes them, and no command takes them for an option."""

from __future__ import annotations

from pathlib import Path

import pytest

from ddtable.forces.ddforce import SharedForce
from ddtable.forces.starter import starter_forces
from ddtable.library.forces import renamed
from ddtable.rosters.files import places
from ddtable.rosters.wording import safe_name
from ddtable.words.sentences import Words


@pytest.mark.parametrize(
    ("named", "safe"),
    [
        ("Mire wolves", "Mire wolves"),
        ("../../x", "x"),
        ("CON", "_CON"),
        ("nul.txt", "_nul.txt"),
        ("Console", "Console"),
        ("-rf", "rf"),
        ("- -x", "x"),
        ("..", ""),
        ("a/b", "a b"),
    ],
)
def test_a_name_is_one_that_every_disk_takes(named: str, safe: str):
    assert safe_name(named) == safe


def test_names_that_some_disk_takes_for_one_get_different_files(tmp_path: Path):
    """One is written with the letter, the other one with its accent apart: some disks know only one of both."""
    first = SharedForce(starter_forces()[0])
    forces = [("", renamed(first, name).force) for name in ("\u00c9lan", "E\u0301lan", "\u00e9lan")]
    names = [path.name for path in places(Words(), forces, tmp_path, "text")]
    assert [name.endswith(end) for name, end in zip(names, ("lan.txt", "(2).txt", "(3).txt"), strict=True)] == [
        True
    ] * 3
