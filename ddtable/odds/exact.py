"""Exact chances of each total of several dice, by convolution die after die.

A die is a polynomial with few terms, so that a whole army takes a few thousand sums. A die that rolls again adds
another throw each time: its polynomial is divided by the remainder. This is exact as far as it is followed; the rest,
with a chance below 1e-12, is added to the last total. Icons count as in `expected.py`; terrains, racial powers and
spells are left out.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import accumulate
from typing import Final, NamedTuple, TypeAlias

from ddtable.dice.catalogue import of_the_dice
from ddtable.odds.expected import COUNTED_KINDS, RESULTS, Counted, gives, shown
from ddtable.rules.dragon_dice.icons import use_of
from ddtable.rules.dragon_dice.roll_kinds import Kind

__all__ = ["COUNTED_KINDS", "Counted", "chance_of_at_least", "distribution", "mean", "most", "quantile"]

Chances: TypeAlias = tuple[float, ...]
"""Chances by total: the chance of total n is at index n, and they add up to 1."""

KEPT: Final = 1024  # maximum number of cached armies, each in one kind of roll
TAIL: Final = 1e-15  # of one die that rolls again


class Term(NamedTuple):
    """Some of the faces of a die: the result of each, and their share of all faces."""

    gives: int
    share: float


class Throw(NamedTuple):
    """One throw of a die: the faces that stay, and those that are rolled again and add to the next result."""

    stays: tuple[Term, ...]
    again: tuple[Term, ...]


# Totals


def distribution(type_ids: Iterable[str], kind: Counted) -> Chances:
    """Return the chance of each total of some units in a kind of roll; without dice the total is always 0.

    Melee includes Smite, and missile the health that Bullseye kills. Raises CatalogueError for an unknown die.
    """
    return of_army(tuple(sorted(type_ids)), kind, RESULTS[kind])


def most(type_ids: Iterable[str], kind: Counted) -> int:
    """Return the total if every die shows its best face; a die that rolls again may give still more."""
    dice = [throw(type_id, kind, RESULTS[kind]) for type_id in type_ids]
    return sum(max(term.gives for term in (*die.stays, *die.again)) for die in dice)


def mean(chances: Chances) -> float:
    """Return the average total."""
    return sum(total * chance for total, chance in enumerate(chances))


def quantile(chances: Chances, share: float) -> int:
    """Return the lowest total that is not exceeded in this share of all rolls, 0 to 1."""
    reached = accumulate(chances)
    return next((total for total, so_far in enumerate(reached) if so_far >= share - 1e-12), len(chances) - 1)


def chance_of_at_least(chances: Chances, least: int) -> float:
    """Return the chance of this total or a higher one."""
    return 1.0 if least <= 0 else min(1.0, sum(chances[least:]))


# Dice


@of_the_dice(most=KEPT)
def of_army(type_ids: tuple[str, ...], kind: Kind, results: tuple[str, ...]) -> Chances:
    """Return the chance of each total of the given results of a kind of roll, added together."""
    chances = [1.0]
    for type_id, count in Counter(type_ids).items():
        die = throw(type_id, kind, results)
        for _ in range(count):
            chances = _with(chances, die)
    return tuple(chances)


@of_the_dice
def throw(type_id: str, kind: Kind, results: tuple[str, ...]) -> Throw:
    """Return the contribution of one throw of a unit to the given results of a kind of roll."""
    stays: Counter[int] = Counter()
    again: Counter[int] = Counter()
    faces = shown(type_id)
    for icon, count in faces:
        given = sum(gives(icon, count, kind, result) for result in results)
        (again if use_of(icon, kind).again else stays)[given] += 1
    return Throw(_terms(stays, len(faces)), _terms(again, len(faces)))


def _terms(faces: Counter[int], sides: int) -> tuple[Term, ...]:
    return tuple(Term(given, count / sides) for given, count in sorted(faces.items()))


def _with(chances: Sequence[float], die: Throw) -> list[float]:
    """Return the chances with one more die."""
    widest = max(term.gives for term in die.stays)
    found = [0.0] * (len(chances) + widest)
    for given, share in die.stays:
        for total, chance in enumerate(chances, given):
            found[total] += chance * share
    return _followed(found, die.again) if die.again else found


def _followed(chances: list[float], again: Sequence[Term]) -> list[float]:
    """Return the chances if each throw may be followed by another, and that by another.

    Rerolled faces that give nothing only scale the remaining chances.
    """
    idle = sum(term.share for term in again if not term.gives)
    more = [term for term in again if term.gives]
    widest = max((term.gives for term in more), default=1)
    due = sum(chances) / (1 - sum(term.share for term in again))
    found: list[float] = []
    while len(found) < len(chances) or sum(found[-widest:]) > TAIL:
        at = len(found)
        here = chances[at] if at < len(chances) else 0.0
        here += sum(found[at - given] * share for given, share in more if given <= at)
        found.append(here / (1 - idle))
    found[-1] += max(0.0, due - sum(found))
    return found
