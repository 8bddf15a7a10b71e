"""The arithmetic of a roll as a value: named steps in the order of the rulebook.

A recipe is a list of steps. `work_out` applies it to the rolled faces and keeps every line, so that the log and the
roll tray can show how the total was reached. The model is chapter 6 of the classic rulebook (C6.1).
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from ddtable.engine.value import PlainValue


class Face(PlainValue, frozen=True):
    """A rolled face: the id of the die, its icon, and the number of results it is worth."""

    die: int
    icon: str
    count: int


class Count(PlainValue, frozen=True, tag="count"):
    """Add every face with this icon to the result, `times` times each; only faces of the dice `among`, if given."""

    result: str
    icon: str
    clause: str
    among: tuple[int, ...] | None = None
    times: int = 1


class Carry(PlainValue, frozen=True, tag="carry"):
    """Add the total of another result, calculated before; `cause` names it."""

    result: str
    source: str
    cause: str
    clause: str


class Double(PlainValue, frozen=True, tag="double"):
    """Add once more what the result has so far, or only what the dice `among` gave it with these icons.

    `plus` are results of these dice that are not on a face, such as IDs given to this result. If the result was halved,
    only half of it is added again.
    """

    result: str
    icons: tuple[str, ...]
    clause: str
    among: tuple[int, ...] | None = None
    plus: int = 0
    cause: str = "doubled"


class Subtract(PlainValue, frozen=True, tag="subtract"):
    """Subtract a penalty from the result, but never below 0; `cause` names it."""

    result: str
    amount: int
    cause: str
    clause: str


class Halve(PlainValue, frozen=True, tag="halve"):
    """Halve the result; `cause` names the reason.

    `part_of` is the result that this one is carried into, "" for none. The parts of one result are rounded down
    together: if two parts each leave a half, the later one is rounded up.
    """

    result: str
    cause: str
    clause: str
    part_of: str = ""


class Add(PlainValue, frozen=True, tag="add"):
    """Add a fixed number to the result; `cause` names it."""

    result: str
    amount: int
    cause: str
    clause: str


Working = Count | Carry | Double | Subtract | Halve | Add
Recipe = tuple[Working, ...]


class Line(PlainValue, frozen=True):
    """One line of a sum: the word (an icon or a cause), the change, and the clause."""

    word: str
    change: int
    clause: str


class Sum(PlainValue, frozen=True):
    """A finished sum: the name of the result, its lines in order, the total."""

    result: str
    lines: tuple[Line, ...]
    total: int


def work_out(recipe: Recipe, faces: Sequence[Face]) -> tuple[Sum, ...]:
    """Apply a recipe to faces and return one sum for each result that the recipe names, in its order."""
    totals: dict[str, int] = {}
    lines: dict[str, list[Line]] = {}
    halved: dict[str, int] = {}  # results that were halved, with 1 for those rounded up
    halves: set[str] = set()  # results that left half a point
    for working in recipe:
        result = working.result
        total = totals.setdefault(result, 0)
        if isinstance(working, Carry):
            change = totals.get(working.source, 0)
        elif isinstance(working, Halve):
            whole = working.part_of or result
            halved[result] = total % 2 if whole in halves else 0
            if total % 2:
                halves ^= {whole}
            change = (total + halved[result]) // 2 - total
        else:
            change = _change(working, total, faces, halved.get(result))
        totals[result] = total + change
        kept = lines.setdefault(result, [])
        if change:
            kept.append(Line(_word(working), change, working.clause))
    return tuple(Sum(result, tuple(lines[result]), total) for result, total in totals.items())


def total_of(sums: Iterable[Sum], result: str) -> int:
    """Return the total of one result, 0 if it was not counted."""
    return next((found.total for found in sums if found.result == result), 0)


def _change(working: Count | Double | Subtract | Add, total: int, faces: Sequence[Face], halved: int | None) -> int:
    if isinstance(working, Count):
        return working.times * _shown(faces, (working.icon,), working.among)
    if isinstance(working, Double):
        if working.among is None:
            return total
        shown = _shown(faces, working.icons, working.among) + working.plus
        return min(total, shown if halved is None else (shown + halved) // 2)
    if isinstance(working, Subtract):
        return -min(total, working.amount)
    return working.amount


def _word(working: Working) -> str:
    return working.icon if isinstance(working, Count) else working.cause


def _shown(faces: Iterable[Face], icons: Sequence[str], among: tuple[int, ...] | None) -> int:
    if among is None:
        return sum(face.count for face in faces if face.icon in icons)
    return sum(face.count for face in faces if face.icon in icons and face.die in among)
