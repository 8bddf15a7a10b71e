"""The elements that relics show, and relics that cancel each other (KP10.5)."""

from __future__ import annotations

from collections import Counter

from msgspec.structs import replace

from ddtable.dice.catalogue import catalogue
from ddtable.dice.types import ItemType
from ddtable.engine.arithmetic import Face
from ddtable.rules.dragon_dice.board import ClassicView

RELIC = "elemental_relic"


def element_of(view: ClassicView, die: int) -> str:
    """Return the element that a relic shows."""
    kind = catalogue().die(view.dice[die].type)
    return kind.names[view.dice[die].face] if isinstance(kind, ItemType) else ""


def cancelled(view: ClassicView, faces: tuple[Face, ...]) -> tuple[Face, ...]:
    """Return the faces of a roll: two relics that show one element cancel each other (V4)."""
    shown = Counter(element_of(view, face.die) for face in faces if face.icon == RELIC)
    return tuple(
        replace(face, count=0) if face.icon == RELIC and shown[element_of(view, face.die)] > 1 else face
        for face in faces
    )
