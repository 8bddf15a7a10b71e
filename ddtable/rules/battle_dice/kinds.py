"""The kinds of dice of Battle Dice: units by their number of sides, artifacts, and dice rolled on tables.

The type of a die (`Die.type`) is one of these words. The number of a die is the index of its face plus 1 (BD1.2).
"""

from __future__ import annotations

from typing import Literal

MONSTERS = ("dragon", "giant", "warrior", "archmage")
"""The monster types, each with a table of its own; all monsters of an army are of one type (BD1.3)."""

TROOPS = ("general", "infantry", "archer", "cavalry", "mage")
UNITS = (*TROOPS, *MONSTERS)
QUESTING = ("infantry", "archer", "mage")
"""The kinds that may be in a party (BQ1)."""

CLASSES = (*TROOPS, "monster")
"""The 6 classes of units, in the order of an army list; the class of every monster type is "monster"."""

ARTIFACTS = (
    "gold_cache",
    "wand_healing",
    "wand_resurrection",
    "sword_1",
    "shield_1",
    "bow_1",
    "banner",
    "sword_2",
    "shield_2",
    "bow_2",
    "scroll",
    "staff",
    "wings",
    "crown",
    "orb_archmagi",
    "orb_kings",
    "orb_legions",
    "wand_death",
    "sword_3",
    "bow_3",
)
"""The artifacts in the order of the table for quest rewards, from 1 to 20 (BA1)."""

TABLE_DICE = ("table_d4", "table_d6", "table_d20")
"""The dice that are rolled on tables and for hiring; they are not part of an army."""

SIDES = {
    **dict(zip(TROOPS, (4, 6, 8, 10, 12), strict=True)),
    **dict.fromkeys(MONSTERS, 20),
    **dict.fromkeys(ARTIFACTS, 4),
    **dict(zip(TABLE_DICE, (4, 6, 20), strict=True)),
}
"""The number of sides of each kind (BD1.2, BA1)."""

_CLASS_OF = {**dict(zip(TROOPS, TROOPS, strict=True)), **dict.fromkeys(MONSTERS, "monster")}

Phase = Literal["roll", "monster", "general", "magic", "maneuver", "missile", "melee", "morale"]
PHASES: tuple[Phase, ...] = ("roll", "monster", "general", "magic", "maneuver", "missile", "melee", "morale")
"""The phases of a turn, in order (BD1.6)."""


def sides_of(kind: str) -> int:
    """Return the number of sides of a kind (BD1.2, BA1). Raises KeyError for an unknown kind."""
    return SIDES[kind]


def class_of(kind: str) -> str:
    """Return a unit's class: its kind, or "monster" for every monster type; "" for other dice."""
    return _CLASS_OF.get(kind, "")


def is_unit(kind: str) -> bool:
    """Return True if a die of this kind is a unit, which fights and counts in an army (BA5, BD8.3)."""
    return kind in UNITS


def is_artifact(kind: str) -> bool:
    """Return True if a die of this kind is an artifact."""
    return kind in ARTIFACTS
