"""The effects of spells when they are resolved, exactly: units that die or return, each with its chance (M4).

The rules themselves resolve them; the rolls that a spell sets off are followed in all their ways (`outcomes.py`).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from msgspec.structs import replace

from ddtable.engine.system import RuleSystem
from ddtable.odds.acting import Acting, on_top
from ddtable.odds.arrays import TooMany
from ddtable.odds.exchange import Dice
from ddtable.odds.trying import Answers
from ddtable.rules.dragon_dice.board import BURIED, DEAD, ClassicPosition
from ddtable.rules.dragon_dice.steps import Announced, Cast

ASKED = 40  # answers of the players to what spells ask


class SpellOutcome(NamedTuple):
    """One outcome of spells: the units and dragons that die, those of the dead that return, those that move."""

    dead: Dice
    returned: Dice
    moved: Dice


def spell_effect(
    rules: RuleSystem, view: ClassicPosition, seat: int, place: str, spells: Sequence[Announced], answers: Answers
) -> dict[SpellOutcome, float] | None:
    """Return the chance of each outcome of announced spells of an army, in their order; None if there are too many.

    Only what happens at once: effects that last change the odds of later rolls.
    """
    cast = Cast(seat, place, False, (), stage="work", announced=tuple(spells), in_order=True)
    ready = on_top(replace(view, chance=replace(view.chance, by_hand=True)), cast)
    depth = len(ready.agenda)
    found: dict[SpellOutcome, float] = {}
    try:
        for share, after in Acting(rules, answers, ASKED).until(ready, lambda draft: len(draft.agenda) < depth):
            outcome = _outcome(view, after)
            found[outcome] = found.get(outcome, 0.0) + share
    except TooMany:
        return None
    return found


def _outcome(before: ClassicPosition, after: ClassicPosition) -> SpellOutcome:
    """Return what has changed between two positions."""
    lost = (DEAD, BURIED)
    coming = {die for die, _ in after.board.returning} - {die for die, _ in before.board.returning}
    changes = [
        (die, old.place, new.place)
        for die, (old, new) in enumerate(zip(before.dice, after.dice, strict=True))
        if old.place != new.place
    ]
    return SpellOutcome(
        tuple(die for die, old, new in changes if new in lost and old not in lost),
        tuple(sorted({*coming, *(die for die, old, new in changes if old in lost and new not in lost)})),
        tuple(die for die, old, new in changes if old not in lost and new not in lost),
    )
