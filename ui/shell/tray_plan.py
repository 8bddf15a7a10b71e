"""How the dice of a roll share the room of the tray: how large, stacked or not, and which are only counted."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from msgspec import Struct

from ddtable.engine.arithmetic import Face
from ui.shell.exchange import Group

SMALLEST = 28
TINY = 24
GAP = 4
GROUP_GAP = 16
LEAST_GROUP = 52  # pixels that a caption needs
OTHERS = 92  # pixels for the words about dice that are only counted

Stack = tuple[Face, int]


class Plan(Struct, frozen=True):
    """What is painted: the size of the largest die, the groups with their stacks, and how many dice are left out."""

    size: int
    groups: tuple[tuple[tuple[Stack, ...], Group], ...]
    others: int = 0


def plan_groups(
    found: Sequence[Group], counting: frozenset[str], type_of: Callable[[Face], str], width: float, largest: int
) -> Plan:
    """Return the most generous plan whose groups fit into `width` pixels.

    First all dice side by side, then only those that count, then equal ones of these stacked, smaller if need be.
    """
    single = tuple((tuple((face, 1) for face in group.faces), group) for group in found)
    for size in range(largest, SMALLEST - 1, -2):
        if _width(single, size) <= width:
            return Plan(size, single)
    kept = tuple(entry for entry in single if entry[1].icon in counting)
    others = sum(len(group.faces) for group in found if group.icon not in counting)
    room = width - (OTHERS if others else 0)
    for size in range(largest, SMALLEST - 1, -2):
        if _width(kept, size) <= room:
            return Plan(size, kept, others)
    stacked = tuple((_stacks(group, type_of), group) for _, group in kept)
    size = largest
    while size > TINY and _width(stacked, size) > room:
        size -= 2
    return Plan(size, stacked, others)


def _width(entries: Sequence[tuple[tuple[Stack, ...], Group]], size: int) -> float:
    taken = sum(max(LEAST_GROUP, len(stacks) * (size * 0.95 + GAP)) for stacks, _ in entries)
    return taken + GROUP_GAP * max(0, len(entries) - 1)


def _stacks(group: Group, type_of: Callable[[Face], str]) -> tuple[Stack, ...]:
    """Return the dice of a group with equal ones together: one face each, and how many."""
    found: dict[tuple[str, int], list[Face]] = {}
    for face in group.faces:
        found.setdefault((type_of(face), face.count), []).append(face)
    return tuple((faces[0], len(faces)) for faces in found.values())
