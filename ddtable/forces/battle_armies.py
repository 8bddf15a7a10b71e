"""The armies of Battle Dice that come with the game, and filling an army at random."""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path
from random import Random
from typing import Final, Literal, TypeAlias, get_args

import msgspec
from msgspec.structs import replace

from ddtable.files.resources import resource
from ddtable.forces.battle_army import MOST_DICE, BattleArmy
from ddtable.forces.force import ForceError

MonsterType: TypeAlias = Literal["dragon", "giant", "warrior", "archmage"]

MONSTER_TYPES: Final[tuple[MonsterType, ...]] = get_args(MonsterType)
COUNTS: Final = ("general", "infantry", "archer", "cavalry", "mage", "monsters")
"""The fields of an army that count dice, in the order of an army list."""
COMMON: Final = {"general": 2, "infantry": 5, "archer": 4, "cavalry": 3, "mage": 3, "monsters": 3}
"""The weights of the classes for random dice, roughly as in the sample armies."""


@cache
def battle_armies() -> tuple[BattleArmy, ...]:
    """Return the armies of `resources/battle_dice/armies.toml` in order. Raises ForceError."""
    return load_battle_armies(resource("battle_dice", "armies.toml"))


def load_battle_armies(path: Path) -> tuple[BattleArmy, ...]:
    """Return the checked armies of a TOML file, a table each. Raises ForceError with one sentence."""
    armies = []
    for key, entry in tomllib.loads(path.read_text(encoding="utf-8")).items():
        try:
            army = msgspec.convert({"id": key, **entry}, BattleArmy)
        except msgspec.ValidationError as error:
            raise ForceError(f"{path.name}, {key}: {error}.") from error
        if wrong := unfit(army):
            raise ForceError(f"{path.name}, {key}: {wrong}.")
        armies.append(army)
    return tuple(armies)


def unfit(army: BattleArmy) -> str:
    """Return the reason why an army cannot be played (BD1.3), or ""."""
    if not army.name:
        return "the army has no name"
    if army.monster not in MONSTER_TYPES:
        return f"{army.monster!r} is no monster type"
    if any(getattr(army, name) < 0 for name in COUNTS):
        return "a count is below nothing"
    if not 1 <= army.size <= MOST_DICE:
        return f"it has {army.size} dice where 1 to {MOST_DICE} are possible"
    return ""


def filled(army: BattleArmy, size: int, random: Random) -> BattleArmy:
    """Return an army with random dice added until it has `size`; a larger army is unchanged."""
    names = random.choices(list(COMMON), weights=list(COMMON.values()), k=max(0, size - army.size))
    return replace(army, **{name: getattr(army, name) + names.count(name) for name in COUNTS})


def dealt(army_id: str, size: int, random: Random) -> BattleArmy:
    """Return a random army with a random monster type."""
    return filled(BattleArmy(army_id, "", random.choice(MONSTER_TYPES)), size, random)


def same_dice(one: BattleArmy, other: BattleArmy) -> bool:
    """Return True if two armies have the same dice and the same monster type; names are ignored."""
    return all(getattr(one, name) == getattr(other, name) for name in ("monster", *COUNTS))
