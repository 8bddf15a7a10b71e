"""The layout of dice in ranks: groups of equal dice in lines. Pure functions of the numbers and the space."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ui.areas.arrange import Arrangement, Box

LABEL = 18.0  # height of the label above each group, in pixels
DIE_GAP, GROUP_GAP, LINE_GAP = 0.08, 0.42, 0.12  # as shares of a die
SMALLEST = 26  # size in pixels below which equal dice are stacked
STEP = 4  # pixels between sizes of dice, because each size of each die needs a cached picture
LEAST = 12  # minimum size of dice in pixels


@dataclass(frozen=True)
class Group:
    """Dice of one kind: the name, and the indices of its dice in stacks, the front one first."""

    name: str
    stacks: tuple[tuple[int, ...], ...]

    @property
    def count(self) -> int:
        """The number of its dice."""
        return sum(len(stack) for stack in self.stacks)


@dataclass(frozen=True)
class Label:
    """The label of a group: its name, its place in pixels and its number of dice."""

    name: str
    x: float
    y: float
    width: float
    count: int


@dataclass(frozen=True)
class Ranks:
    """Dice arranged in ranks, and the labels of their groups."""

    arrangement: Arrangement
    labels: tuple[Label, ...]


@dataclass(frozen=True)
class Piece:
    """The part of a group on one line: the group, the first stack and the number of stacks."""

    group: int
    first: int
    count: int


def rank(
    groups: Sequence[Group], room: tuple[float, float, float, float], largest: float, front_below: bool = False
) -> Ranks:
    """Arrange groups in a rectangle (x, y, width, height in pixels) with dice as large as possible, at most `largest`.

    Each group has its label above it and is on one line if possible. `front_below`: the first line is the lowest
    one.
    """
    _, _, width, height = room
    groups = [group for group in groups if group.stacks]
    if not groups or width <= 0 or height <= 0:
        return Ranks(Arrangement(0.0, (), (), ()), ())
    size = LEAST
    for trial in (trial for trial in range(int(largest), LEAST - 1, -1) if trial % STEP == 0 or trial < SMALLEST):
        lines = _lines(groups, width, trial)
        if lines and _height(len(lines), trial) <= height:
            size = trial
            break
    lines = _lines(groups, width, size) or [
        [Piece(number, 0, len(group.stacks)) for number, group in enumerate(groups)]
    ]
    return _placed(groups, _balanced(groups, lines, width, size), size, room, front_below)


def _height(lines: int, size: float) -> float:
    return lines * (size + LABEL) + (lines - 1) * size * LINE_GAP


def _wide(count: int, size: float) -> float:
    return count * size + (count - 1) * size * DIE_GAP


def _lines(groups: Sequence[Group], width: float, size: float) -> list[list[Piece]]:
    """Fill lines with groups, each on one line if it fits; [] if not even one die fits."""
    most = int((width + size * DIE_GAP) / (size * (1 + DIE_GAP)))
    if most < 1:
        return []
    lines: list[list[Piece]] = [[]]
    used = 0.0
    for number, group in enumerate(groups):
        first, left = 0, len(group.stacks)
        while left:
            gap = size * GROUP_GAP if lines[-1] else 0.0
            if used + gap + _wide(left, size) <= width:
                lines[-1].append(Piece(number, first, left))
                used += gap + _wide(left, size)
                break
            if lines[-1] and left <= most:
                lines.append([])
                used = 0.0
                continue
            fits = int((width - used - gap + size * DIE_GAP) / (size * (1 + DIE_GAP)))
            if fits > 0:
                lines[-1].append(Piece(number, first, fits))
                first, left = first + fits, left - fits
            lines.append([])
            used = 0.0
    return lines


def _balanced(groups: Sequence[Group], lines: list[list[Piece]], width: float, size: float) -> list[list[Piece]]:
    """Return the same number of lines with lengths as equal as possible; only a single group is split."""
    if len(groups) == 1:
        each = -(-len(groups[0].stacks) // len(lines))
        return [[Piece(0, at, min(each, len(groups[0].stacks) - at))] for at in range(0, len(groups[0].stacks), each)]
    if len(lines) < 2 or any(piece.count < len(groups[piece.group].stacks) for line in lines for piece in line):
        return lines
    least = width
    best = lines
    for trial in range(int(width), int(size), -8):
        tried = _lines(groups, trial, size)
        if not tried or len(tried) > len(lines):
            break
        if all(piece.count == len(groups[piece.group].stacks) for line in tried for piece in line) and trial < least:
            least, best = trial, tried
    return best


def _placed(
    groups: Sequence[Group],
    lines: list[list[Piece]],
    size: float,
    room: tuple[float, float, float, float],
    front_below: bool,
) -> Ranks:
    x, y, width, height = room
    spare = max(0.0, height - _height(len(lines), size))
    between = size * LINE_GAP + min(size * 0.3, spare / (len(lines) + 1))
    whole = len(lines) * (size + LABEL) + (len(lines) - 1) * between
    top = y + max(0.0, (height - whole) / 2)
    stacks: list[tuple[int, ...]] = []
    boxes: list[Box] = []
    rows: list[tuple[int, ...]] = []
    labels: list[Label] = []
    named: set[int] = set()
    for line in reversed(lines) if front_below else lines:
        length = sum(_wide(piece.count, size) for piece in line) + size * GROUP_GAP * (len(line) - 1)
        squeeze = min(1.0, width / length) if length > 0 else 1.0
        at = x + max(0.0, (width - length) / 2)
        row: list[int] = []
        for piece in line:
            group = groups[piece.group]
            if piece.group not in named:  # a group on several lines has one label with all its dice
                named.add(piece.group)
                labels.append(Label(group.name, at, top, _wide(piece.count, size) * squeeze, group.count))
            for stack in group.stacks[piece.first : piece.first + piece.count]:
                row.append(len(stacks))
                stacks.append(stack)
                boxes.append(Box(at, top + LABEL, int(size)))
                at += size * (1 + DIE_GAP) * squeeze
            at += size * (GROUP_GAP - DIE_GAP) * squeeze
        rows.append(tuple(row))
        top += size + LABEL + between
    return Ranks(Arrangement(size, tuple(stacks), tuple(boxes), tuple(rows)), tuple(labels))
