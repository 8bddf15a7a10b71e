"""The checks of armies that play each other (BD1.3), and random armies."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any

import msgspec

from ddtable.forces.battle_army import MOST_DICE, BattleArmy
from ddtable.rules.battle_dice.kinds import CLASSES, MONSTERS, TROOPS
from ddtable.texts.trouble import trouble

PLAYERS = (2, 2)


def read_armies(forces: Sequence[Mapping[str, Any]]) -> list[BattleArmy] | str:
    """Return the armies of a set-up, or a sentence with the error."""
    try:
        return [msgspec.convert(dict(force), BattleArmy) for force in forces]
    except msgspec.ValidationError as error:
        return trouble("battle-army-unread", why=str(error))


def refuse_armies(armies: Sequence[BattleArmy]) -> str | None:
    """Return a sentence why these armies cannot play each other, or None (BD1.1, BD1.3, BA7)."""
    if len(armies) != PLAYERS[0]:
        return trouble("battle-army-players", given=len(armies), clause="BD1.1")
    for army in armies:
        if army.monster not in MONSTERS:
            return trouble("battle-army-monster", army=army.name, given=army.monster, clause="BD1.3")
        if min(*(getattr(army, troop) for troop in TROOPS), army.monsters) < 0:
            return trouble("battle-army-negative", army=army.name)
        if not 1 <= army.size <= MOST_DICE:
            return trouble("battle-army-size", army=army.name, given=army.size, most=MOST_DICE)
    if armies[0].size != armies[1].size:
        return trouble("battle-army-unequal", one=armies[0].size, other=armies[1].size, clause="BD1.3")
    return None


def deal_army(size: int, random: Random) -> BattleArmy:
    """Return a random army of this number of dice (BD1.3). The same state of `random` gives the same army.

    Raises ValueError for an invalid size.
    """
    if not 1 <= size <= MOST_DICE:
        raise ValueError(f"an army has 1 to {MOST_DICE} dice, not {size}.")
    counts = dict.fromkeys(CLASSES, 0)
    for _ in range(size):
        counts[random.choice(CLASSES)] += 1
    monster = random.choice(MONSTERS)
    return BattleArmy(
        id=f"dealt_{random.getrandbits(32):08x}",
        name=f"{monster.capitalize()}s" if counts["monster"] else "Soldiers",
        monster=monster,
        general=counts["general"],
        infantry=counts["infantry"],
        archer=counts["archer"],
        cavalry=counts["cavalry"],
        mage=counts["mage"],
        monsters=counts["monster"],
    )
