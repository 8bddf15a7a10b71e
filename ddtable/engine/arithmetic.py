"""The arithmetic of a roll as a value: named steps in the order of the rulebook.

A recipe is a list of steps, known before the dice are rolled: the army and its circumstances determine it. What depends
on the rolled values is a step that says how. `work_out` applies a recipe to the rolled faces and keeps every line, so
that the log and the roll tray can show how the total was reached; `ddtable.odds.of_recipe` applies it to all rolls that
are possible. The model is chapter 6 of the classic rulebook (C6.1).
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Protocol

from ddtable.engine.value import PlainValue


class Face(PlainValue, frozen=True):
    """A rolled face: the id of the die, its icon, and the number of results it is worth."""

    die: int
    icon: str
    count: int


class Spread(PlainValue, frozen=True):
    """The owner's decisions in a roll of several results, made when the faces are known.

    `given`: (result, die, points) for each part of an ID, or of a free addition, which has die -1 and is named by
    `word`. `penalties`: (result, points) subtracted there.
    """

    given: tuple[tuple[str, int, int], ...] = ()
    penalties: tuple[tuple[str, int], ...] = ()
    word: str = ""

    def points(self, result: str, among: Sequence[int] | None = None) -> int:
        """Return the points that dice give to a result, all dice or those `among`; free additions do not count."""
        return sum(
            points
            for where, die, points in self.given
            if where == result and (die >= 0 if among is None else die in among)
        )

    def taken(self, result: str) -> int:
        """Return the penalties on a result."""
        return sum(points for where, points in self.penalties if where == result)


NO_SPREAD = Spread()


class Reroll(PlainValue, frozen=True, tag="reroll"):
    """Roll every die with one of these icons once more, and so on; all its faces count."""

    icons: frozenset[str]
    result: str = ""


class Count(PlainValue, frozen=True, tag="count"):
    """Add every face with this icon to the result, `times` times each; only faces of the dice `among`, if given."""

    result: str
    icon: str
    clause: str
    among: tuple[int, ...] | None = None
    times: int = 1


class Special(PlainValue, frozen=True, tag="special"):
    """Add special icons to the result: (icon, times, clause) for each. Without such a face, the result is not named."""

    result: str
    icons: tuple[tuple[str, int, str], ...]


class Given(PlainValue, frozen=True, tag="given"):
    """Add the points of IDs that the owner gives to the result; `besides` are other icons that the owner gives."""

    result: str
    besides: tuple[str, ...]
    clause: str


class GivenLater(PlainValue, frozen=True, tag="given_later"):
    """Add the points of these icons, and free additions, that the owner gives to the result."""

    result: str
    icons: tuple[str, ...]
    clause: str
    free_clause: str


class Carry(PlainValue, frozen=True, tag="carry"):
    """Add the total of another result, calculated before; `cause` names it."""

    result: str
    source: str
    cause: str
    clause: str


class Double(PlainValue, frozen=True, tag="double"):
    """Add once more what the result has so far, or only what the dice `among` gave it with these icons.

    `given`: also the points of these dice that their owner gives to the result. `only_with`: only if one of these icons
    is rolled. If the result was halved, only half of it is added again.
    """

    result: str
    icons: tuple[str, ...]
    clause: str
    among: tuple[int, ...] | None = None
    given: bool = False
    cause: str = "doubled"
    only_with: tuple[str, ...] = ()


class Subtract(PlainValue, frozen=True, tag="subtract"):
    """Subtract a penalty from the result, but never below 0; `cause` names it."""

    result: str
    amount: int
    cause: str
    clause: str


class Share(PlainValue, frozen=True, tag="share"):
    """Subtract the owner's share of the penalties from the result, but never below 0."""

    result: str
    cause: str
    clause: str


class Overflow(PlainValue, frozen=True, tag="overflow"):
    """Subtract what is left of penalties on another result, after all its icons are used up.

    `amount` is the total of the penalties; `shared` adds the owner's share of penalties on `source`, and the points
    given to it count with its icons.
    """

    result: str
    source: str
    icons: tuple[str, ...]
    amount: int
    cause: str
    clause: str
    shared: bool = False


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


class Repeat(PlainValue, frozen=True, tag="repeat"):
    """Add what some dice gave another result, as rolled; `given` includes the points that their owner gives to it."""

    result: str
    source: str
    icons: tuple[str, ...]
    among: tuple[int, ...]
    cause: str
    clause: str
    given: bool = False


class Limited(PlainValue, frozen=True, tag="limited"):
    """Add `each` for each of the dice `among` that shows one of these icons, but for at most `most` of them."""

    result: str
    icons: tuple[str, ...]
    among: tuple[int, ...]
    most: int
    cause: str
    clause: str
    each: int = 1


Change = Carry | Double | Subtract | Share | Overflow | Halve | Add | Repeat | Limited
Working = Reroll | Count | Special | Given | GivenLater | Change
Recipe = tuple[Working, ...]
BY_OWNER = (Given, GivenLater)
"""The steps whose result the owner decides."""


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


def work_out(recipe: Recipe, faces: Sequence[Face], spread: Spread = NO_SPREAD) -> tuple[Sum, ...]:
    """Apply a recipe to faces and return one sum for each result that the recipe names, in its order."""
    sums = _Sums(Faces(faces), spread)
    sums.apply(recipe)
    return sums.finish()


def joined(parts: Iterable[Sequence[Sum]], more: Recipe, faces: Sequence[Face]) -> tuple[Sum, ...]:
    """Return the sums of several armies that roll together, with more workings on the whole roll after them."""
    sums = _Sums(Faces(faces), NO_SPREAD)
    for part in parts:
        for one in part:
            sums.join(one)
    sums.apply(more)
    return sums.finish()


def totals(recipe: Recipe, shown: Shown) -> dict[str, int]:
    """Apply a recipe to what dice show, known or imagined, without decisions of the owner; return only the totals."""
    sums = _Sums(shown, NO_SPREAD)
    sums.apply(recipe)
    return sums.totals


def limited(faces: Iterable[Face], working: Limited) -> tuple[int, ...]:
    """Return the dice that each add one by this working."""
    dice = dict.fromkeys(face.die for face in faces if face.icon in working.icons and face.die in working.among)
    return tuple(dice)[: working.most]


def total_of(sums: Iterable[Sum], result: str) -> int:
    """Return the total of one result, 0 if it was not counted."""
    return next((found.total for found in sums if found.result == result), 0)


class Shown(Protocol):
    """The dice of a roll as a recipe reads them: a roll has its faces, the chances of a roll a number for each icon.

    `icons` has the number of each icon on all dice, without icons that no die shows.
    """

    icons: Mapping[str, int]

    def of_dice(self, icons: Sequence[str], among: Sequence[int], /) -> int:
        """Return the number of some icons on some of the dice."""

    def limited(self, working: Limited, /) -> int:
        """Return how many dice add one by this working."""

    def icon_of(self, die: int, among: Sequence[str], /) -> str:
        """Return the first of these icons that a die shows, or ""."""


class Faces:
    """The faces of a roll."""

    def __init__(self, faces: Sequence[Face]) -> None:
        self._faces = faces
        icons: dict[str, int] = {}
        for face in faces:
            icons[face.icon] = icons.get(face.icon, 0) + face.count
        self.icons: Mapping[str, int] = icons

    def of_dice(self, icons: Sequence[str], among: Sequence[int]) -> int:
        """Return the number of some icons on some of the dice."""
        return sum(face.count for face in self._faces if face.icon in icons and face.die in among)

    def limited(self, working: Limited) -> int:
        """Return how many dice add one by this working."""
        return len(limited(self._faces, working))

    def icon_of(self, die: int, among: Sequence[str]) -> str:
        """Return the first of these icons that a die shows, or ""."""
        return next((face.icon for face in self._faces if face.die == die and face.icon in among), "")


class _Sums:
    """The sums of a roll while its recipe is applied."""

    def __init__(self, shown: Shown, spread: Spread) -> None:
        self.shown, self.icons, self.spread = shown, shown.icons, spread
        self.totals: dict[str, int] = {}
        self.lines: dict[str, list[Line]] = {}
        self.halved: dict[str, int] = {}  # results that were halved, with 1 for those rounded up
        self.halves: set[str] = set()  # results that left half a point

    def finish(self) -> tuple[Sum, ...]:
        """Return the sums."""
        lines = self.lines
        return tuple([Sum(result, tuple(lines.get(result, ())), total) for result, total in self.totals.items()])

    def join(self, other: Sum) -> None:
        """Add a finished sum: each of its lines to the line of the same word and clause."""
        self.totals[other.result] = self.totals.get(other.result, 0) + other.total
        lines = self.lines.setdefault(other.result, [])
        for line in other.lines:
            same = next((at for at, had in enumerate(lines) if (had.word, had.clause) == (line.word, line.clause)), -1)
            if same < 0:
                lines.append(line)
            else:
                lines[same] = Line(line.word, lines[same].change + line.change, line.clause)

    def apply(self, recipe: Recipe) -> None:
        """Apply a recipe: most of its steps count icons."""
        icons = self.icons
        for working in recipe:
            if isinstance(working, Count):
                among = working.among
                number = icons.get(working.icon, 0) if among is None else self.shown.of_dice((working.icon,), among)
                self._add(working.result, working.icon, working.times * number, working.clause)
            elif isinstance(working, Special):
                for icon, times, clause in working.icons:
                    if icon in icons:
                        self._add(working.result, icon, times * icons[icon], clause)
            else:
                self._take(working)

    def _take(self, working: Reroll | Given | GivenLater | Change) -> None:
        """Apply a step that does not only count icons."""
        if isinstance(working, BY_OWNER):
            self._give(working)
        elif not isinstance(working, Reroll):
            change = self._change(working)
            if change or not isinstance(working, Repeat):
                self._add(working.result, working.cause, change, working.clause)

    def _add(self, result: str, word: str, change: int, clause: str) -> None:
        self.totals[result] = self.totals.get(result, 0) + change
        if change:
            self.lines.setdefault(result, []).append(Line(word, change, clause))

    def _give(self, working: Given | GivenLater) -> None:
        """Add a line for each part of an ID or of another icon, and for each free addition."""
        for where, die, points in self.spread.given:
            if where != working.result:
                continue
            icons = working.besides if isinstance(working, Given) else working.icons
            besides = self.shown.icon_of(die, icons)
            if isinstance(working, Given):
                if die >= 0 and not besides:
                    self._add(where, "id", points, working.clause)
            elif die < 0:
                self._add(where, self.spread.word, points, working.free_clause)
            elif besides:
                self._add(where, besides, points, working.clause)

    def _change(self, working: Change) -> int:
        total = self.totals.get(working.result, 0)
        if isinstance(working, Subtract):
            return -min(total, working.amount)
        if isinstance(working, Add):
            return working.amount
        if isinstance(working, Carry):
            return self.totals.get(working.source, 0)
        if isinstance(working, Double):
            return self._doubled(working, total)
        if isinstance(working, Halve):
            return self._halve(working, total)
        if isinstance(working, Share):
            return -min(total, self.spread.taken(working.result))
        if isinstance(working, Overflow):
            return -min(total, self._left_over(working))
        if isinstance(working, Limited):
            return working.each * self.shown.limited(working)
        plus = self.spread.points(working.source, working.among) if working.given else 0
        return self.shown.of_dice(working.icons, working.among) + plus

    def _doubled(self, working: Double, total: int) -> int:
        if working.only_with and not any(icon in self.icons for icon in working.only_with):
            return 0
        if working.among is None:
            return total
        number = self.shown.of_dice(working.icons, working.among)
        if working.given:
            number += self.spread.points(working.result, working.among)
        halved = self.halved.get(working.result)
        return min(total, number if halved is None else (number + halved) // 2)

    def _halve(self, working: Halve, total: int) -> int:
        whole = working.part_of or working.result
        up = total % 2 if whole in self.halves else 0
        self.halved[working.result] = up
        if total % 2:
            self.halves ^= {whole}
        return (total + up) // 2 - total

    def _left_over(self, working: Overflow) -> int:
        penalties, used = working.amount, sum(self.icons.get(icon, 0) for icon in working.icons)
        if working.shared:
            penalties += self.spread.taken(working.source)
            used += self.spread.points(working.source)
        return max(0, penalties - used)
