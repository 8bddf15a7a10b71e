"""The benefit of a terrain for a force: racial powers, doubled magic, and the eighth face."""

from __future__ import annotations

from collections import Counter

from msgspec import Struct

from ddtable.dice.catalogue import catalogue
from ddtable.dice.types import UnitType
from ddtable.rules.dragon_dice.board import ClassicView
from ddtable.rules.dragon_dice.power_rows import PowerKind
from ddtable.rules.dragon_dice.spells import COLOURS

MAGIC, MISSILE = ("magic", "cantrip"), ("missile", "bullseye")


class Help(Struct, frozen=True):
    """A power of a species on this land, and the number of dice of the force that have it (C13.1)."""

    species: str
    effect: PowerKind
    dice: int


class Ground(Struct, frozen=True):
    """The benefit of a terrain for a force.

    `doubled` are the colours whose magic counts twice there (M7). `of_ids`: only the points of IDs do (R96.5).
    `wasted`: the force has no dice that could use the eighth face (C11.5, C11.7).
    """

    helped: tuple[Help, ...]
    doubled: tuple[str, ...]
    eighth: str
    wasted: bool
    of_ids: bool = False


def ground(view: ClassicView, seat: int, terrain: str) -> Ground:
    """Return the benefit of a terrain die for all units of a seat, wherever they are; most helped species first."""
    kind, units = catalogue().terrain(terrain), catalogue().units
    mine = [units[die.type] for die in view.dice if die.owner == seat and die.type in units]
    folk = Counter(unit.species for unit in mine)
    found = [
        Help(power.species, power.effect, folk[power.species])
        for power in view.board.edition.rows
        if folk[power.species] and (power.terrain or power.elements) and kind.kind in power.lands
    ]
    casters = [unit for unit in mine if _shows(unit, MAGIC)]
    colours = {element for unit in casters for element in catalogue().species[unit.species].elements}
    doubled = tuple(colour for colour in COLOURS if colour in colours and colour in kind.elements)
    needed = {"tower": MISSILE, "standing_stones": MAGIC}.get(kind.eighth_face)
    wasted = needed is not None and not any(_shows(unit, needed) for unit in mine)
    helped = tuple(sorted(found, key=lambda one: -one.dice))
    return Ground(helped, doubled, kind.eighth_face, wasted, view.board.edition.doubled == "ids")


def _shows(unit: UnitType, icons: tuple[str, ...]) -> bool:
    """Return True if a unit has one of these icons, besides its ID."""
    return any(face.icon in icons for face in unit.faces)
