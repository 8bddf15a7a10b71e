"""Dragons that fight each other, exactly: all roll at once, and each set of slain dragons has a chance (DG-D, DG-H)."""

from __future__ import annotations

from collections import Counter

from ddtable.odds.dragon_attacks import rolled_by
from ddtable.rules.dragon_dice.board import ClassicPosition
from ddtable.rules.dragon_dice.dragon_rolls import needed
from ddtable.rules.dragon_dice.steps import ArmyRoll

MOST = 4  # dragons that roll

Taken = tuple[tuple[int, int], ...]
"""The damage on each dragon that is attacked, or the damage that slays each dragon."""


def dragon_fight(view: ClassicPosition, targets: dict[int, int]) -> dict[frozenset[int], float] | None:
    """Return the chance of each set of slain dragons; None for more dragons than `MOST`.

    `targets`: each dragon that rolls, with the dragon that it attacks. Damage that slays any dragon is one.
    """
    if len(targets) > MOST:
        return None
    attacked = sorted(set(targets.values()))
    unmoved = ArmyRoll(())
    needs = {die: needed(view, die, unmoved) for die in attacked}
    found: dict[tuple[Taken, Taken], float] = {((), tuple(needs.items())): 1.0}
    for dragon, target in targets.items():
        enough = needs[target]
        rolls: Counter[tuple[int, int]] = Counter()
        for one, share in rolled_by(view, dragon).items():
            rolls[min(one.damage, enough), one.need] += share  # type: ignore[assignment]
        after: dict[tuple[Taken, Taken], float] = {}
        for (taken, due), chance in found.items():
            for (damage, need), share in rolls.items():
                now = dict(taken)
                now[target] = min(enough, now.get(target, 0) + damage)
                then = {**dict(due), dragon: need} if dragon in needs else dict(due)
                key = tuple(now.items()), tuple(then.items())
                after[key] = after.get(key, 0.0) + chance * share
        found = after
    slain: dict[frozenset[int], float] = {}
    for (taken, due), chance in found.items():
        hurt, need_of = dict(taken), dict(due)
        dead = frozenset(die for die in attacked if hurt.get(die, 0) >= need_of[die])
        slain[dead] = slain.get(dead, 0.0) + chance
    return slain
