"""The layout of a roll on the tray: heading, dice by icon, captions, sums. Painted by `roll_tray`."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence

from msgspec import Struct
from msgspec.structs import replace
from PySide6.QtCore import QPointF, QRectF

from ddtable.engine.arithmetic import Face
from ddtable.summaries.dragon_dice.exchange import Group, Shown, Side, by_dragon, counting_icons, groups
from ui.games.dragon_dice.tray.tray_plan import (
    ARROW,
    BEFORE,
    CAPTION,
    GAP,
    LEAST_GROUP,
    OTHERS,
    Plan,
    Stack,
    in_rows,
    plan_side,
    wanted_width,
)
from ui.games.dragon_dice.tray.tray_sums import ROW, Told, rows_width, stand_below, sums_width

HEAD = 20
BESIDE = 20  # pixels between dice and the sums beside them
APART = 4  # least pixels between two captions
LEAST_DICE = 40  # pixels that dice above their sums need; with less the sums are beside them

TypeOf = Callable[[Face], str]
CaptionWidth = Callable[[Group], float]  # pixels of the caption below a group


class PlacedDie(Struct, frozen=True):
    """A face with its square; `dice` are all those stacked there."""

    face: Face
    rect: QRectF
    dice: tuple[int, ...]


class PlacedGroup(Struct, frozen=True):
    """The dice with one icon, the arrows between faces of one die, the caption below."""

    group: Group
    counts: bool
    dice: tuple[PlacedDie, ...]
    arrows: tuple[QRectF, ...]
    caption: QRectF | None


class PlacedSide(Struct, frozen=True):
    """A roll with its heading, groups, sums (as rows or as a column), and the place of the text about other dice."""

    side: Side
    rect: QRectF
    told: tuple[Told, ...]
    sums: QRectF
    in_rows: bool
    groups: tuple[PlacedGroup, ...]
    others: int
    others_at: QRectF
    size: int = 0


class LaidDice(Struct, frozen=True):
    """The groups of a roll's dice, the number of those only counted, and the place of the text about them."""

    groups: tuple[PlacedGroup, ...]
    others: int
    others_at: QRectF
    size: int


def grouped(side: Side) -> list[Group]:
    """Return a roll's dice in groups: by dragon, or else by icon."""
    return by_dragon(side) if side.kind == "dragon" else groups(side.faces, counting_icons(side))


def wanted_sums(told: Sequence[Told], height: float) -> float:
    """Return the width in pixels of sums beside their dice on a tray of this height: as a column, or as rows."""
    if not told:
        return 0.0
    return rows_width(told) if stand_below(told, height - HEAD - 4) else sums_width(told, height)


def place_side(
    side: Side,
    told: Sequence[Told],
    rect: QRectF,
    type_of: TypeOf,
    least: float = 0.0,
    caption_width: CaptionWidth = lambda _: 0.0,
    most: int = 9999,
) -> PlacedSide:
    """Lay out one roll: its sums beside the dice, or if they would be too high, in rows beside or below them.

    It takes no more of `rect` than necessary, and at least `least` pixels for its heading. Captions are complete if
    there is room. No die is larger than `most` pixels.
    """
    below = rect.adjusted(0, HEAD + 4, 0, 0)

    def lay(room: QRectF, captions: bool) -> LaidDice:
        return _lay_dice(side, room, captions, type_of, caption_width, most)

    if not stand_below(told, below.height()):
        width = min(sums_width(told, rect.height()), rect.width() * 0.6) if told else 0.0
        dice = lay(below.adjusted(0, 0, -width - BESIDE, 0), True)
        left = _right_of(dice) + BESIDE
        free = max(width, rect.right() - left)  # no line is cut off if the dice leave room for it
        top = below.top() if left < rect.left() + least + APART else rect.top()
        wide = sums_width(told, rect.bottom() - top, free) if told else 0.0
        sums = QRectF(left, top, min(wide, max(0.0, rect.right() - left)), rect.bottom() - top)
        return _placed(side, rect, told, sums, False, dice, least)
    high, width = ROW * len(told), rows_width(told)
    if width + BESIDE + wanted_width(grouped(side)) <= below.width() or below.height() - high < LEAST_DICE:
        width = min(width, below.width() * 0.6)
        dice = lay(below.adjusted(0, 0, -width - BESIDE, 0), True)
        sums = QRectF(_right_of(dice) + BESIDE, below.center().y() - high / 2, width, high)
        return _placed(side, rect, told, sums, True, dice, least)
    dice = lay(below.adjusted(0, 0, 0, -high), False)
    sums = QRectF(rect.left(), rect.bottom() - high, min(width, rect.width()), high)
    return _placed(side, rect, told, sums, True, dice, least)


def _placed(
    side: Side, rect: QRectF, told: Sequence[Told], sums: QRectF, in_rows: bool, dice: LaidDice, least: float
) -> PlacedSide:
    right = max(_right_of(dice), sums.right() if told else 0.0, rect.left() + least)
    kept = QRectF(rect.left(), rect.top(), min(rect.width(), right - rect.left()), rect.height())
    return PlacedSide(side, kept, tuple(told), sums, in_rows, dice.groups, dice.others, dice.others_at, dice.size)


def _right_of(dice: LaidDice) -> float:
    """Return the right edge of dice and of the text about others; the last caption may reach into the gap."""
    ends = [one.rect.right() for group in dice.groups for one in group.dice]
    ends += [group.caption.right() - BESIDE + APART for group in dice.groups[-1:] if group.caption is not None]
    return max([*ends, dice.others_at.right()] if dice.others else ends, default=dice.others_at.left())


def _lay_dice(
    side: Side, room: QRectF, captions: bool, type_of: TypeOf, caption_width: CaptionWidth, most: int
) -> LaidDice:
    """Lay out the dice by icon, as large as possible; of many only those that count, and the number of others."""
    found, counting = grouped(side), counting_icons(side)
    plan = plan_side(found, counting, type_of, room.width(), int(room.height()), captions, most)
    high = int(room.height()) - (CAPTION if plan.captions else 4)
    placed, left = _in_groups(plan, counting, room, high, type_of, [0.0] * len(plan.groups))
    spare = room.right() - left - (OTHERS if plan.others else -plan.gap)
    if plan.captions and (more := _missing(placed, spare, caption_width)):
        placed, left = _in_groups(plan, counting, room, high, type_of, more)
    others_at = QRectF(left, room.top() + high / 2 - 9, min(OTHERS, room.right() - left), 18)
    return LaidDice(tuple(placed), plan.others, others_at, plan.size)


def _missing(placed: Sequence[PlacedGroup], spare: float, caption_width: CaptionWidth) -> list[float]:
    """Return the further width of each group for its caption, within the spare pixels; () if none."""
    more = []
    for group in placed:
        has = group.caption.width() if group.caption is not None else 0.0
        more.append(max(0.0, min(spare, math.ceil(caption_width(group.group)) - has)))
        spare -= more[-1]
    return more if any(more) else []


def _in_groups(
    plan: Plan, counting: frozenset[str], room: QRectF, high: int, type_of: TypeOf, more: Sequence[float]
) -> tuple[list[PlacedGroup], float]:
    """Return the groups from left to right, each with its further width, and their right edge."""
    left = room.left()
    placed = []
    for (stacks, group), wider in zip(plan.groups, more, strict=True):
        start, dice, arrows = left, list[PlacedDie](), list[QRectF]()
        for row, middle in zip(in_rows(stacks, plan.rows), _middles(plan, stacks, room.top(), high), strict=True):
            left = max(left, _lay_row(plan, group, row, QPointF(start, middle), type_of, dice, arrows))
        width = max(left - start, LEAST_GROUP if plan.captions else 0) + wider
        below = QRectF(start, room.top() + high + 2, width + plan.gap - APART, 18) if plan.captions else None
        placed.append(PlacedGroup(group, group.icon in counting, tuple(dice), tuple(arrows), below))
        left = start + width + plan.gap
    if plan.captions and placed:
        placed[-1] = _last(placed[-1], plan)
    return placed, left


def _middles(plan: Plan, stacks: Sequence[Stack], top: float, high: int) -> list[float]:
    """Return the centre of each row of a group, around the centre of the room for dice."""
    count = len(in_rows(stacks, plan.rows))
    first = top + high / 2 - (plan.size + GAP) * (count - 1) / 2
    return [first + (plan.size + GAP) * row for row in range(count)]


def _lay_row(
    plan: Plan,
    group: Group,
    row: Sequence[Stack],
    at: QPointF,
    type_of: TypeOf,
    dice: list[PlacedDie],
    arrows: list[QRectF],
) -> float:
    """Place the stacks of a row from a point to the right; return their right edge."""
    left = at.x()
    for shown, count in row:
        members = _members(group, shown, type_of) if count > 1 else (shown.face.die,)
        left = _chain(shown, members, QPointF(left, at.y()), plan.size, dice, arrows)
    return left


def _last(group: PlacedGroup, plan: Plan) -> PlacedGroup:
    """Return the rightmost group with a caption that may reach up to the sums."""
    caption = group.caption.adjusted(0, 0, BESIDE - plan.gap, 0) if group.caption is not None else None
    return replace(group, caption=caption)


def _members(group: Group, shown: Shown, type_of: TypeOf) -> tuple[int, ...]:
    """Return the dice of a stack: those of one type with the same face."""
    kind, count = type_of(shown.face), shown.face.count
    return tuple(
        one.face.die
        for one in group.faces
        if (type_of(one.face), one.face.count) == (kind, count) and not one.before and not one.again
    )


def _chain(
    shown: Shown,
    members: tuple[int, ...],
    at: QPointF,
    size: float,
    dice: list[PlacedDie],
    arrows: list[QRectF],
) -> float:
    """Place a die at a point, after smaller ones for its earlier faces; return the right edge."""
    left = at.x()
    for face in shown.before:
        rect = _square(QPointF(left, at.y()), size * BEFORE)
        dice.append(PlacedDie(face, rect, ()))
        arrows.append(QRectF(rect.right(), at.y() - 9, ARROW, 18))
        left = rect.right() + ARROW
    rect = _square(QPointF(left, at.y()), size * (BEFORE if shown.again else 1))
    dice.append(PlacedDie(shown.face, rect, members))
    return rect.right() + GAP


def _square(at: QPointF, size: float) -> QRectF:
    """Return the square of a die: all of a roll have one size, independent of their health."""
    pixels = round(size)
    return QRectF(at.x(), at.y() - pixels / 2, pixels, pixels)
