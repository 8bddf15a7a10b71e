"""The type of an argument that names a file or a folder. It imports nothing that would delay the window."""

from __future__ import annotations

from argparse import ArgumentTypeError
from pathlib import Path


def file_argument(text: str) -> str:
    """Return the name of a file or folder. Raises ArgumentTypeError for an empty one: that is the present folder."""
    if not text.strip():
        raise ArgumentTypeError("the name of a file or a folder is missing")
    return text


def path_argument(text: str) -> Path:
    """Return the path of a file or folder; see `file_argument`."""
    return Path(file_argument(text))
