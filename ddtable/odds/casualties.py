"""The casualties that cost an army least, for every damage (C10.1)."""

from __future__ import annotations

from collections.abc import Sequence

from ddtable.odds.expected import of_units
from ddtable.rules.dragon_dice.board import ClassicView, healths
from ddtable.rules.dragon_dice.effects import exposed
from ddtable.rules.dragon_dice.held import mortal_at


def given_up(view: ClassicView, seat: int, place: str, sick: Sequence[int] = ()) -> list[tuple[int, ...]]:
    """Return the dice that die, for each damage from 0 to the health of the army.

    The damage kills as much health as it can; among equal sets the army gives up the one that rolls least on average.
    `sick`: units that die afterwards in any case, and so are worth nothing.
    """
    dice = exposed(view, mortal_at(view, seat, place))
    lives = healths(view, dice)
    return cheapest(dice, lives, [0.0 if die in sick else sum(of_units((view.dice[die].type,))) for die in dice])


def cheapest(dice: Sequence[int], lives: Sequence[int], values: Sequence[float]) -> list[tuple[int, ...]]:
    """Return the dice with the highest total health up to each damage, of equal ones those of least value."""
    best: list[tuple[float, tuple[int, ...]] | None] = [(0.0, ())] + [None] * sum(lives)
    for die, life, value in zip(dice, lives, values, strict=True):
        for total in range(len(best) - 1, life - 1, -1):
            before = best[total - life]
            if before is None:
                continue
            here = best[total]
            if here is None or before[0] + value < here[0]:
                best[total] = (before[0] + value, (*before[1], die))
    found: list[tuple[int, ...]] = []
    for one in best:
        found.append(found[-1] if one is None else one[1])
    return found
