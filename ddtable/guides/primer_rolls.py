"""The example rolls of the primer: positions with fixed faces, added up by the rules."""

from __future__ import annotations

from functools import cache

from msgspec import Struct

import ddtable.rules  # noqa: F401 - makes the rule systems known
from ddtable.dice.catalogue import catalogue
from ddtable.engine.arithmetic import Sum, work_out
from ddtable.rules.dragon_dice import notation
from ddtable.rules.dragon_dice.places import numbered
from ddtable.rules.dragon_dice.roll_kinds import Kind
from ddtable.rules.dragon_dice.rolls import faces_of, recipe

ATTACK = """
home A: swampland_city 5
home B: coastland_tower 6
frontier: flatland_temple 3
A at home B: thug (2 melee), cutthroat (2 melee), marauder (4 melee), mugger (id)
B at home B: horseman (2 maneuver), archer (2 id), trooper (2 save), guard (melee)
turn A march 1, act at home B
"""
MANEUVER = """
home A: swampland_city 5
home B: coastland_tower 6
frontier: flatland_temple 4
A at frontier: wardog_rider (2 maneuver), ambusher (2 id), mugger (maneuver)
B at frontier: guard (maneuver), knight (2 maneuver)
turn A march 1
"""
ATTACKED_AT, TURNED_AT = numbered(1), numbered(2)


class WorkedRoll(Struct, frozen=True):
    """The dice of one side as (type, face), whether each counts, and the sums from the rules."""

    dice: tuple[tuple[str, int], ...]
    counts: tuple[bool, ...]
    sums: tuple[Sum, ...]

    def total(self, result: str) -> int:
        """Return the total of one result."""
        return sum(one.total for one in self.sums if one.result == result)


@cache
def _worked(text: str, seat: int, place: str, kind: Kind, counted: tuple[str, ...]) -> WorkedRoll:
    position = notation.read(text)
    dice = tuple(
        number
        for number, die in enumerate(position.dice)
        if die.owner == seat and die.place == place and die.type in catalogue().units
    )
    faces = faces_of(position, dice)
    lying = tuple((position.dice[number].type, position.dice[number].face) for number in dice)
    sums = work_out(recipe(position, seat, kind, place, dice), faces)
    return WorkedRoll(lying, tuple(face.icon in counted for face in faces), tuple(one for one in sums if one.lines))


def attack() -> WorkedRoll:
    """Return the Goblins' melee roll."""
    return _worked(ATTACK, 0, ATTACKED_AT, "melee", ("melee", "id"))


def saves() -> WorkedRoll:
    """Return the Coral Elves' saves, on a coastland, where their maneuvers count as saves too."""
    return _worked(ATTACK, 1, ATTACKED_AT, "save", ("save", "id", "maneuver"))


def maneuver(seat: int) -> WorkedRoll:
    """Return a side's maneuver roll for the frontier."""
    return _worked(MANEUVER, seat, TURNED_AT, "maneuver", ("maneuver", "id"))
