"""Doubled results: by a race, the eighth face of a captured terrain, a minor terrain, a spell, a trumpet (C6.1 step 7).

In a magic action the terrain's colours double instead; see points.py.
"""

from __future__ import annotations

from collections.abc import Mapping

from ddtable.engine.arithmetic import Double, Working
from ddtable.rules.dragon_dice.effects import given_to
from ddtable.rules.dragon_dice.icons import with_hook
from ddtable.rules.dragon_dice.powers import among_species
from ddtable.rules.dragon_dice.roll_kinds import is_combined
from ddtable.rules.dragon_dice.rolled_army import RolledArmy

# The results of which the faces of a minor terrain double the IDs (KP11.4).
DOUBLED_BY: Mapping[str, str] = {"double_maneuvers": "maneuver", "double_saves": "save"}
TRUMPETED = "feral"  # the species that a trumpet affects


def doubling(army: RolledArmy, result: str, racial: tuple[int, ...], icons: tuple[str, ...]) -> list[Working]:
    """Return step 7 for maneuvers and saves: doubled by the race or the eighth face; by both with an option (Q5)."""
    found: list[Working] = []
    if racial and (not army.captured or army.view.board.options.four_times):
        found.append(Double(result, icons, "C13.1", racial))
    if army.captured:
        found.append(Double(result, (), "C11.3", cause="eighth-face"))
    return found


def _doubles_ids(army: RolledArmy, result: str) -> bool:
    return DOUBLED_BY.get(army.minor) == result and army.kind.startswith(result)


def _minor_doubling(army: RolledArmy, result: str, racial: tuple[int, ...]) -> list[Working]:
    """Return the doubling of IDs by a minor terrain, in rolls for this result only; a die is doubled once (KP11.4)."""
    if not _doubles_ids(army, result):
        return []
    return [Double(result, ("id",), "KP11.4", tuple(die for die in army.dice if die not in racial), cause=army.minor)]


def _burning(army: RolledArmy, result: str, icons: tuple[str, ...]) -> list[Working]:
    """Return the doubling of one unit's melee by a spell on it; special icons are not doubled."""
    return [
        Double(result, icons, "M16", (die,), is_combined(army.kind), spell)
        for die, spell in given_to(army.view, "double_melee").items()
        if die in army.dice
    ]


def _trumpeted(army: RolledArmy, result: str, icons: tuple[str, ...]) -> list[Working]:
    """Return the doubling of one species' results by a trumpet in the same roll (C14.4).

    It has no effect if the result is already doubled: by another trumpet, a spell on the unit, the eighth face (H66).
    """
    captured = result == "save" and army.captured and not army.view.board.options.four_times
    trumpets = with_hook(army.icons, army.kind, "trumpet")
    if captured or army.view.board.edition.icons_in_play.isdisjoint(trumpets):
        return []
    burning = given_to(army.view, "double_melee") if result != "save" else {}
    dice = tuple(die for die in among_species(army.view, army.dice, (TRUMPETED,)) if die not in burning)
    if _doubles_ids(army, result):
        icons = tuple(icon for icon in icons if icon != "id")
    return [Double(result, icons, "C14.4", dice, is_combined(army.kind), "trumpet", trumpets)] if dice else []


def doublings(army: RolledArmy, result: str, icons: tuple[str, ...]) -> list[Working]:
    """Return step 7: doubled by the race, the eighth face, a spell on a unit, a trumpet."""
    if result == "maneuver":
        racial = army.with_power("maneuver_doubled")
        return doubling(army, "maneuver", racial, icons) + _minor_doubling(army, result, racial)
    if result == "save":
        return doubling(army, result, (), icons) + _minor_doubling(army, result, ()) + _trumpeted(army, result, icons)
    if result in ("melee", "charge"):
        return _burning(army, result, icons) + _trumpeted(army, result, icons)
    return []
