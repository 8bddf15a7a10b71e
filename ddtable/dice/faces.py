"""Faces of dice and the notation in which the data writes them: `"2 id, melee, 3 maneuver"`."""

from __future__ import annotations

import re
from functools import cache

import msgspec

_FACE = re.compile(r"(?:([1-9][0-9]?) +)?([a-z][a-z_]*)", re.ASCII)


class Face(msgspec.Struct, frozen=True):
    """One side of a die: `count` copies of one icon; `icon` is an id of `icons.toml`."""

    icon: str
    count: int = 1

    def __str__(self) -> str:
        """Return the notation of the face, e.g. `"2 melee"`, without a number for a single icon."""
        return self.icon if self.count == 1 else f"{self.count} {self.icon}"


@cache
def parse_face(text: str) -> Face:
    """Return the face that `text` describes.

    Raises ValueError unless it is an icon id, with a number 1 to 99 or without.
    """
    match = _FACE.fullmatch(text.strip())
    if match is None:
        raise ValueError(f"{text.strip()!r} is not a face, which is written like '2 melee'")
    return Face(match[2], int(match[1] or 1))


def parse_faces(text: str) -> tuple[Face, ...]:
    """Return the faces of a comma-separated list in its order. Raises ValueError at the first invalid face."""
    return tuple(parse_face(part) for part in text.split(","))


def format_faces(faces: tuple[Face, ...]) -> str:
    """Return the notation of several faces, which `parse_faces` reads back."""
    return ", ".join(map(str, faces))
