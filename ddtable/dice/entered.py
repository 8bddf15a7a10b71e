"""Faces that a player has entered for a listed die, which replace the reconstructed ones.

A game must not depend on the dice that are in a player's library. So the id of such a die in a game contains its faces:
`dragonkin_dragontroop_fire:id.2melee.melee.melee.maneuver.belly`.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import Final

from msgspec.structs import replace

from ddtable.dice.faces import Face
from ddtable.dice.listed import Listed
from ddtable.dice.types import Icon, ItemType, OwnDie, UnitType

SIGN: Final = ":"
BETWEEN: Final = "."
NAMING: Final = frozenset({"elemental_relic", "ruler"})
"""Icons that name an element or a race."""

_FACE = re.compile(r"([2-9]?)([a-z][a-z_]*)", re.ASCII)


def entered_id(type_id: str, faces: Iterable[Face]) -> str:
    """Return the id in a game of the listed die `type_id` with other faces."""
    return f"{type_id}{SIGN}{BETWEEN.join(str(face).replace(' ', '') for face in faces)}"


def with_entered(die: UnitType | ItemType, text: str, icons: Mapping[str, Icon]) -> UnitType | ItemType | None:
    """Return a listed die with the faces of the second part of an id; None if it cannot have them."""
    found = [_FACE.fullmatch(part) for part in text.split(BETWEEN)]
    faces = tuple(Face(match[2], int(match[1] or 1)) for match in found if match is not None)
    if len(faces) != len(found) or len(faces) != len(die.faces):
        return None
    if not all(face.icon in icons and {"basic", "special"} & set(icons[face.icon].kinds) for face in faces):
        return None
    identities = [face.count for face in faces if face.icon == "id"]
    entered = replace(die, id=entered_id(die.id, faces), faces=faces, mark="entered", note="")
    if isinstance(entered, ItemType):
        return replace(entered, names=_names(entered)) if len(identities) <= 1 else None
    without = entered.species == "dragonkin" and not identities
    return entered if without or identities == [entered.health] else None


def _names(item: ItemType) -> tuple[str, ...]:
    """Return what each face of an item names, in the order in which its row names them."""
    if not item.names:
        return ()
    left = [name for name in item.names if name]
    return tuple(left.pop(0) if left and face.icon in NAMING else "" for face in item.faces)


def replaced(listed: Mapping[str, Listed], own: Iterable[OwnDie]) -> dict[str, tuple[Face, ...]]:
    """Return the faces that own dice give to listed dice, by id; of several dice for one the last counts.

    Dragonkin have the same faces in all elements, so that one die is enough for all five. Dice that their owner marked
    as reconstructed replace nothing.
    """
    faces: dict[str, tuple[Face, ...]] = {}
    exact: dict[str, tuple[Face, ...]] = {}
    for die in (one for one in own if one.listed in listed and one.mark == "entered"):
        row = listed[die.listed]
        for elements in row.elements:
            if set(elements) == set(die.elements):
                exact[row.id_in(elements)] = die.faces
            elif row.kind == "dragonkin":
                faces[row.id_in(elements)] = die.faces
    return faces | exact
