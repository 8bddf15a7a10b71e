"""The plan of a roll's dice on the tray: their size, stacks, and those only counted."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence

from msgspec import Struct

from ddtable.engine.arithmetic import Face
from ddtable.summaries.dragon_dice.exchange import Group, Shown

TINY = 24  # least size of a die in pixels
GAP = 4
GROUP_GAP, BARE_GAP, NARROW_GAP = 16, 8, 4  # between groups: with captions, without, and among many dice
LEAST_GROUP = 52  # height of a caption in pixels
OTHERS = 92  # width in pixels of the text about dice that are only counted
BEFORE = 0.67  # relative size of a face after which its die was rolled again
CAPTION = 28  # pixels below the dice
READABLE = 36  # pixels from which a die is easily legible
ARROW = 12  # pixels between such a face and the next one
MOST_ROWS = 2

Stack = tuple[Shown, int]


Entries = tuple[tuple[tuple[Stack, ...], Group], ...]


class Plan(Struct, frozen=True):
    """The plan: the size of all dice, the groups with their stacks, the dice left out, the gap.

    Each group has its dice in rows, with or without a caption below.
    """

    size: int
    groups: Entries
    others: int = 0
    gap: int = GROUP_GAP
    rows: int = 1
    captions: bool = True


def plan_side(
    found: Sequence[Group],
    counting: frozenset[str],
    type_of: Callable[[Face], str],
    width: float,
    height: int,
    may_caption: bool = True,
    most: int = 9999,
) -> Plan:
    """Return the best plan for a roll in `width` times `height` pixels, with dice of at most `most` pixels.

    All dice have one size. First each is shown separately, then equal ones are stacked, then dice that do not count are
    left out; captions are dropped and a second row is used before dice become illegible.
    """
    single: Entries = tuple((tuple((shown, 1) for shown in group.faces), group) for group in found)
    kept: Entries = tuple((left, group) for stacks, group in single if (left := _kept(stacks, counting)))
    others = sum(len(group.faces) for group in found) - sum(len(stacks) for stacks, _ in kept)
    for entries, left_out in ((single, 0), (_piled(single, type_of), 0), (_piled(kept, type_of), others)):
        room = width - (OTHERS if left_out else 0)
        for captions in (True, False) if may_caption else (False,):
            plans = [_plan(entries, left_out, room, height, rows, captions, most) for rows in range(1, MOST_ROWS + 1)]
            best = max(plans, key=lambda plan: plan.size)
            if best.size >= min(READABLE, most):
                return best
    return _crowded(_piled(kept, type_of), others, width, height, most)


def _plan(entries: Entries, others: int, room: float, height: int, rows: int, captions: bool, most: int) -> Plan:
    """Return the plan with the largest dice for this number of rows; size 0 if none fit."""
    high = height - (CAPTION if captions else 4)
    largest = min(most, (high - GAP * (rows - 1)) // rows)
    least = LEAST_GROUP if captions else 0
    fits = (size for size in range(largest, TINY - 1, -1) if _width(entries, size, least, rows) <= room)
    return Plan(next(fits, 0), entries, others, GROUP_GAP if captions else BARE_GAP, rows, captions)


def _crowded(entries: Entries, others: int, width: float, height: int, most: int) -> Plan:
    """Return a plan in 2 rows for many dice, as large as possible, with narrow gaps between groups."""
    room = width - (OTHERS if others else 0)
    plan = _plan(entries, others, room, height, MOST_ROWS, False, most)
    if plan.size:
        return plan
    over = max(0.0, _width(entries, TINY, 0, MOST_ROWS) - room) / max(1, len(entries) - 1)
    return Plan(TINY, entries, others, max(NARROW_GAP, BARE_GAP - math.ceil(over)), MOST_ROWS, False)


def wanted_width(found: Sequence[Group]) -> float:
    """Return the width in pixels at which the dice of a roll are easily legible."""
    return _width(tuple((tuple((shown, 1) for shown in group.faces), group) for group in found), READABLE, LEAST_GROUP)


def least_width(found: Sequence[Group]) -> float:
    """Return the least width in pixels at which the dice of a roll are legible: in 2 rows, without captions."""
    return _width(tuple((tuple((shown, 1) for shown in group.faces), group) for group in found), READABLE, 0, MOST_ROWS)


def die_width(shown: Shown, size: float) -> float:
    """Return the width in pixels of a die with its earlier faces; `size` is that of the largest die."""
    own = size * BEFORE if shown.again else size
    return own + sum(size * BEFORE + ARROW for _ in shown.before)


def in_rows(stacks: Sequence[Stack], rows: int) -> list[Sequence[Stack]]:
    """Return the stacks of a group in this number of rows, the upper ones fuller."""
    each = max(1, math.ceil(len(stacks) / rows))
    return [stacks[at : at + each] for at in range(0, len(stacks), each)]


def _width(entries: Entries, size: int, least: int, rows: int = 1) -> float:
    def wide(stacks: Sequence[Stack]) -> float:
        return max(sum(die_width(shown, size) + GAP for shown, _ in row) for row in in_rows(stacks, rows))

    gap = GROUP_GAP if least else BARE_GAP
    return sum(max(least, wide(stacks)) for stacks, _ in entries) + gap * max(0, len(entries) - 1)


def _kept(stacks: Sequence[Stack], counting: frozenset[str]) -> tuple[Stack, ...]:
    """Return the dice shown of many: those that count, and the later faces of rerolled ones."""
    return tuple((shown, count) for shown, count in stacks if shown.face.icon in counting or shown.before)


def _piled(entries: Entries, type_of: Callable[[Face], str]) -> Entries:
    return tuple((_stacks([shown for shown, _ in stacks], type_of), group) for stacks, group in entries)


def _stacks(faces: Sequence[Shown], type_of: Callable[[Face], str]) -> tuple[Stack, ...]:
    """Return equal dice together as one face with its number; chains are unchanged."""
    found: dict[tuple[object, ...], list[Shown]] = {}
    for shown in faces:
        chain = (shown.face.die, len(shown.before)) if shown.before or shown.again else None
        found.setdefault((type_of(shown.face), shown.face.count, chain), []).append(shown)
    return tuple((same[0], len(same)) for same in found.values())
