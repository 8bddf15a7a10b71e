"""How the dice of a roll share the room of the tray: how large, stacked or not, and which are only counted."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence

from msgspec import Struct

from ddtable.engine.arithmetic import Face
from ui.shell.exchange import Group, Shown

SMALLEST = 28
TINY = 24
GAP = 4
GROUP_GAP, NARROW_GAP = 16, 4
LEAST_GROUP = 52  # pixels that a caption needs
OTHERS = 92  # pixels for the words about dice that are only counted
BEFORE = 0.55  # how large a face is shown after which its die was rolled again
CAPTION = 28  # pixels below the dice
READABLE = 36
ARROW = 12  # pixels between such a face and the next

Stack = tuple[Shown, int]


class Plan(Struct, frozen=True):
    """What is painted: the size of the largest die, the groups with their stacks, the dice left out, the gap."""

    size: int
    groups: tuple[tuple[tuple[Stack, ...], Group], ...]
    others: int = 0
    gap: int = GROUP_GAP


def plan_side(
    found: Sequence[Group], counting: frozenset[str], type_of: Callable[[Face], str], width: float, height: int
) -> tuple[Plan, bool]:
    """Return the plan for a side of the tray, with captions below the groups unless there is no room for them."""
    captioned = plan_groups(found, counting, type_of, width, height - CAPTION)
    if captioned.size >= READABLE and captioned.gap == GROUP_GAP:
        return captioned, True
    bare = plan_groups(found, counting, type_of, width, height - CAPTION, 0)
    better = (bare.size, -bare.others) > (captioned.size, -captioned.others) or captioned.gap < GROUP_GAP
    return (bare, False) if better else (captioned, True)


def wanted_width(found: Sequence[Group]) -> float:
    """Return the pixels that the dice of a roll want to be read with ease."""
    return _width(tuple((tuple((shown, 1) for shown in group.faces), group) for group in found), READABLE, LEAST_GROUP)


def plan_groups(
    found: Sequence[Group],
    counting: frozenset[str],
    type_of: Callable[[Face], str],
    width: float,
    largest: int,
    least: int = LEAST_GROUP,
) -> Plan:
    """Return the most generous plan whose groups, each of `least` pixels or more, fit into `width` pixels.

    First all dice side by side, then only those that count, then equal ones of these stacked, smaller if need be.
    """
    single = tuple((tuple((shown, 1) for shown in group.faces), group) for group in found)
    for size in range(largest, SMALLEST - 1, -2):
        if _width(single, size, least) <= width:
            return Plan(size, single)
    kept = tuple((left, group) for stacks, group in single if (left := _kept(stacks, counting)))
    others = sum(len(group.faces) for group in found) - sum(len(stacks) for stacks, _ in kept)
    room = width - (OTHERS if others else 0)
    for size in range(largest, SMALLEST - 1, -2):
        if _width(kept, size, least) <= room:
            return Plan(size, kept, others)
    stacked = tuple((_stacks([shown for shown, _ in stacks], type_of), group) for stacks, group in kept)
    size = largest
    while size > TINY and _width(stacked, size, least) > room:
        size -= 2
    over = max(0.0, _width(stacked, size, least) - room) / max(1, len(stacked) - 1)
    return Plan(size, stacked, others, max(NARROW_GAP, GROUP_GAP - math.ceil(over)))


def die_width(shown: Shown, size: float) -> float:
    """Return the pixels that a die takes, with the faces that it showed before; `size` is that of the largest."""
    own = size * BEFORE if shown.again else size
    return own + sum(size * BEFORE + ARROW for _ in shown.before)


def _width(entries: Sequence[tuple[tuple[Stack, ...], Group]], size: int, least: int) -> float:
    taken = sum(max(least, sum(die_width(shown, size * 0.95) + GAP for shown, _ in stacks)) for stacks, _ in entries)
    return taken + GROUP_GAP * max(0, len(entries) - 1)


def _kept(stacks: Sequence[Stack], counting: frozenset[str]) -> tuple[Stack, ...]:
    """Return the dice that are shown in a crowd: those that count, and what followed where one was rolled again."""
    return tuple((shown, count) for shown, count in stacks if shown.face.icon in counting or shown.before)


def _stacks(faces: Sequence[Shown], type_of: Callable[[Face], str]) -> tuple[Stack, ...]:
    """Return dice with equal ones together: one face each, and how many; chains stay as they are."""
    found: dict[tuple[object, ...], list[Shown]] = {}
    for shown in faces:
        chain = (shown.face.die, len(shown.before)) if shown.before or shown.again else None
        found.setdefault((type_of(shown.face), shown.face.count, chain), []).append(shown)
    return tuple((same[0], len(same)) for same in found.values())
