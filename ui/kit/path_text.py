"""Paths as text in the settings, for every possible file name."""

from __future__ import annotations

import os
from pathlib import Path
from urllib.parse import unquote_to_bytes

_ADDRESS = "file://"


def word_of(path: Path) -> str:
    """Return a path as text: unchanged, or as a URI if its bytes are not UTF-8, which a text file cannot hold."""
    try:
        str(path).encode()
    except UnicodeEncodeError:
        return path.absolute().as_uri()
    return str(path)


def place_of(word: str) -> Path:
    """Return the path of such a text."""
    if word.startswith(_ADDRESS):
        return Path(os.fsdecode(unquote_to_bytes(word.removeprefix(_ADDRESS))))
    return Path(word)
