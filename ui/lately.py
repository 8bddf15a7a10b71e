"""Which dice lie as they fell: those rolled since the march in hand began."""

from __future__ import annotations

from collections.abc import Sequence

from ddtable.engine.kernel import Played
from ddtable.rules.classic.events import Marched, Rolled, TurnBegan

LOOK_BACK = 60


def lately_rolled(history: Sequence[Played]) -> frozenset[int]:
    """Return the dice rolled since the march in hand began."""
    dice: set[int] = set()
    for played in reversed(history[-LOOK_BACK:]):
        for event in reversed(played.events):
            if isinstance(event, Marched | TurnBegan):
                return frozenset(dice)
            if isinstance(event, Rolled):
                dice.update(face.die for face in event.faces)
    return frozenset(dice)
