"""The dice that show their rolled faces: those rolled since the start of the current march."""

from __future__ import annotations

from collections.abc import Sequence

from ddtable.engine.kernel import Played
from ddtable.engine.line import events_at
from ddtable.rules.dragon_dice.events.rolls import Rolled
from ddtable.rules.dragon_dice.events.turns import Marched, TurnBegan

LOOK_BACK = 60


def lately_rolled(history: Sequence[Played]) -> frozenset[int]:
    """Return the dice rolled since the start of the current march."""
    dice: set[int] = set()
    for number in reversed(range(max(0, len(history) - LOOK_BACK), len(history))):
        for event in reversed(events_at(history, number)):
            if isinstance(event, Marched | TurnBegan):
                return frozenset(dice)
            if isinstance(event, Rolled):
                dice.update(face.die for face in event.faces)
    return frozenset(dice)
