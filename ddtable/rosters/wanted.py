"""The options of a roster: parts, paper, colour."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import date
from typing import Final, Literal, TypeAlias, get_args

PaperName: TypeAlias = Literal["a4", "letter"]
Part: TypeAlias = Literal["whole", "armies", "list", "cards", "reference", "recruiting"]

PARTS: Final[tuple[Part, ...]] = get_args(Part)
"""All parts of a roster in order."""
WHOLE: Final[tuple[Part, ...]] = ("whole",)


@dataclass(frozen=True)
class Wanted:
    """The options of a roster.

    `faces`: show every face of every die. `boxes`: 2 boxes for each unit, dead and buried. `day` is printed in the
    heading; None for no date.
    """

    paper: PaperName = "a4"
    colour: bool = True
    faces: bool = True
    parts: tuple[Part, ...] = WHOLE
    boxes: bool = True
    day: date | None = None


def known_parts(names: Iterable[str]) -> tuple[Part, ...]:
    """Return those of the names that are parts, each once, in the order of the roster."""
    found = set(names)
    return tuple(part for part in PARTS if part in found)
