"""Files of this program that were given where one of another kind was meant."""

from __future__ import annotations

import os
from pathlib import Path

from ddtable.plain import plain

KINDS = {
    ".ddarmy": ("an army of Battle Dice", "ddtable roster text FILE prints it"),
    ".ddtables": ("a file of tables of Battle Dice", "ddtable play FILE begins a game with them"),
    ".ddforce": ("a force of the game of 1995", "ddtable force show FILE prints it"),
    ".ddtable": ("a saved game", "ddtable save show FILE says what is in it"),
    ".ddlibrary": ("a library", "ddtable library export --file FILE OUT.json copies what is in it"),
}
"""By its suffix what a file is, and what can be done with it."""


def mistaken(path: Path, wanted: str, *suffixes: str) -> str:
    """Return in a sentence that a file is of another kind than is wanted, which these suffixes have; else nothing."""
    kind = KINDS.get(path.suffix.lower())
    if kind is None or path.suffix.lower() in suffixes or not os.path.isfile(path) or not os.path.getsize(path):
        return ""
    return f"{plain(path.name)} is {kind[0]} and not {wanted}; {kind[1]}."


def strange(path: Path, wanted: str, *suffixes: str) -> str:
    """Return in a sentence that a file ends unlike the files that are wanted; nothing where it ends as they do."""
    if path.suffix.lower() in suffixes or not os.path.isfile(path):
        return ""
    return f"{plain(path.name)} is not {wanted}: the name of one ends in {' or '.join(suffixes)}."
