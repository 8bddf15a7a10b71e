"""Units that come onto the map: options by the type of die, and the check that all territories can be covered."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache

from ddtable.engine.position import area
from ddtable.engine.questions import Move, Option
from ddtable.rules.dragon_dice.board import ClassicView, healths
from ddtable.rules.risk.board import RECRUITING

KEPT = 1 << 14  # options, which are the same in most questions of a game


def pool_by_type(view: ClassicView, seat: int) -> dict[str, tuple[int, ...]]:
    """Return the units of a recruiting pool by their type: equal dice are interchangeable."""
    found: dict[str, list[int]] = {}
    table = view.dice
    for die in view.at(RECRUITING, seat):
        found.setdefault(table[die].type, []).append(die)
    return {kind: tuple(dice) for kind, dice in found.items()}


@lru_cache(KEPT)
def _option(word: str, kind: str, dice: tuple[int, ...], place: str, seat: int) -> Option:
    source, target = area(RECRUITING, seat), area(place, seat)
    moves = tuple(Move((die,), source, target) for die in dice)
    return Option(f"{kind}:{place}", word, {"die": dice[0], "place": place}, moves)


def options(
    view: ClassicView, seat: int, word: str, places: Iterable[str], fitting: Sequence[str] | None = None
) -> list[Option]:
    """Return an option for each type of die of a pool, those `fitting` only, on each of some territories."""
    pool = pool_by_type(view, seat)
    kinds = [kind for kind in pool if fitting is None or kind in fitting]
    return [_option(word, kind, pool[kind], place, seat) for place in places for kind in kinds]


def read_option(view: ClassicView, seat: int, option: str) -> tuple[int, str]:
    """Return the die that an option places, the first of its type, and its territory."""
    kind, _, place = option.partition(":")
    return pool_by_type(view, seat)[kind][0], place


def coverable(weights: Sequence[int], count: int, limit: int) -> bool:
    """Return True if some `count` of these units have at most `limit` health together (Q141)."""
    return len(weights) >= count and sum(sorted(weights)[:count]) <= limit


def kinds_that_cover(view: ClassicView, seat: int, count: int, limit: int) -> list[str]:
    """Return the types of units that may cover the next of `count` territories: the rest stays coverable (Q141)."""
    pool = pool_by_type(view, seat)
    dice = [die for mine in pool.values() for die in mine]
    weights = dict(zip(dice, healths(view, tuple(dice)), strict=True))
    found = []
    for kind, mine in pool.items():
        weight = weights[mine[0]]
        rest = [other for die, other in weights.items() if die != mine[0]]
        if weight <= limit and coverable(rest, count - 1, limit - weight):
            found.append(kind)
    return found


def kinds_within(view: ClassicView, seat: int, limit: int) -> list[str]:
    """Return the types of units of a pool with at most this health."""
    pool = pool_by_type(view, seat)
    firsts = tuple(mine[0] for mine in pool.values())
    return [kind for kind, weight in zip(pool, healths(view, firsts), strict=True) if weight <= limit]
