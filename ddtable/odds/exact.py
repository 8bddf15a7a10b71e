"""What some dice may roll together, exactly: the chance of each total, found by convolution die after die.

A die is a polynomial of few terms, so that a whole army costs a few thousand sums. A die that rolls again adds another
throw for as long as it does: its polynomial is divided by what is left over, which is exact as far as it is followed,
and what would come beyond, less than one in a million millions, is counted to the last total. Icons count as in
`expected.py`; terrains, racial powers and spells are left out.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import accumulate
from typing import Final, NamedTuple, TypeAlias

from ddtable.dice.catalogue import of_the_dice
from ddtable.odds.expected import COUNTED_KINDS, RESULTS, Counted, gives, shown
from ddtable.rules.classic.icons import use_of
from ddtable.rules.classic.rolls import Kind

__all__ = ["COUNTED_KINDS", "Counted", "chance_of_at_least", "distribution", "mean", "most", "quantile"]

Chances: TypeAlias = tuple[float, ...]
"""At [n] the chance that exactly n comes; together 1."""

KEPT: Final = 1024  # armies, each in one kind of roll
TAIL: Final = 1e-15  # of one die that rolls again


class Term(NamedTuple):
    """Some of the faces of a die: what each gives, and their share of all."""

    gives: int
    share: float


class Throw(NamedTuple):
    """One throw of a die: the faces that stay, and those that are rolled again and add to what comes then."""

    stays: tuple[Term, ...]
    again: tuple[Term, ...]


# Totals


def distribution(type_ids: Iterable[str], kind: Counted) -> Chances:
    """Return the chance of each total of some units in a kind of roll; no dice roll nothing for certain.

    Melee holds Smite too, and missile what Bullseye picks out. Raises CatalogueError at an unknown die.
    """
    return of_army(tuple(sorted(type_ids)), kind, RESULTS[kind])


def most(type_ids: Iterable[str], kind: Counted) -> int:
    """Return the total if every die shows its best face; a die that rolls again may bring still more."""
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
    """Return the chance of each total of some results of a kind of roll, all counted as one."""
    chances = [1.0]
    for type_id, count in Counter(type_ids).items():
        die = throw(type_id, kind, results)
        for _ in range(count):
            chances = _with(chances, die)
    return tuple(chances)


@of_the_dice
def throw(type_id: str, kind: Kind, results: tuple[str, ...]) -> Throw:
    """Return what one throw of a unit gives to some results of a kind of roll."""
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
    """Return the chances with one die more."""
    widest = max(term.gives for term in die.stays)
    found = [0.0] * (len(chances) + widest)
    for given, share in die.stays:
        for total, chance in enumerate(chances, given):
            found[total] += chance * share
    return _followed(found, die.again) if die.again else found


def _followed(chances: list[float], again: Sequence[Term]) -> list[float]:
    """Return the chances when each throw may be followed by another, and this by another.

    What is rolled again without giving anything only thins out the rest.
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
