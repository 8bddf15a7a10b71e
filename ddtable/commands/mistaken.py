"""Sentences for a file of this program that is of the wrong kind for a command."""

from __future__ import annotations

import os
from pathlib import Path

from ddtable.texts.plain import plain

KINDS = {
    ".ddarmy": ("an army of Battle Dice", "ddtable roster text FILE prints it"),
    ".ddtables": ("a file of tables of Battle Dice", "ddtable play FILE starts a game with them"),
    ".ddforce": ("a force of the game of 1995", "ddtable force show FILE prints it"),
    ".ddtable": ("a saved game", "ddtable save show FILE prints what is in it"),
    ".ddlibrary": ("a library", "ddtable library export --file FILE OUT.json exports it"),
}
"""The kind of file by suffix, and a command for it."""


def mistaken(path: Path, wanted: str, *suffixes: str) -> str:
    """Return a sentence if a file is of another known kind than the wanted one with these suffixes, else ""."""
    kind = KINDS.get(path.suffix.lower())
    if kind is None or path.suffix.lower() in suffixes or not os.path.isfile(path) or not os.path.getsize(path):
        return ""
    return f"{plain(path.name)} is {kind[0]}, not {wanted}; {kind[1]}."


def strange(path: Path, wanted: str, *suffixes: str) -> str:
    """Return a sentence if a file does not have one of these suffixes, else ""."""
    if path.suffix.lower() in suffixes or not os.path.isfile(path):
        return ""
    return f"{plain(path.name)} is not {wanted}: its name does not end in {' or '.join(suffixes)}."
