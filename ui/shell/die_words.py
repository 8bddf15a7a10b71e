"""Looks and names of dice outside the table's areas: in the tray, the inspector, the dice panel, the new game."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from ddtable.dice.catalogue import catalogue
from ddtable.dice.types import DragonType, TerrainType
from ui.art.die import DieLook
from ui.art.die_looks import dragon_look, unit_look
from ui.classic.dice_rows import land_look

if TYPE_CHECKING:
    from ddtable.engine.arithmetic import Face
    from ui.controller import Controller


def type_look(type_id: str, face: int | None = None, faces: str = "printed") -> DieLook:
    """Return the look of a kind of die with a face, by default its ID.

    `faces` is the option for terrain dice (Q4). Without a game, in the builder and on paper, they show the printed
    icons.
    """
    kind = catalogue().die(type_id)
    if isinstance(kind, TerrainType):
        return land_look(kind, face or 0, faces)
    if isinstance(kind, DragonType):
        return dragon_look(kind, face)
    return unit_look(kind, catalogue().elements_of(kind), face)


def look_of(controller: Controller, die: int) -> DieLook:
    """Return the look of a die of the game with its present face."""
    lying = controller.position.dice[die]
    if lying.type in catalogue().terrains:  # a terrain always shows its distance
        return type_look(lying.type, lying.face, controller.position.board.options.faces)
    return type_look(lying.type, lying.face if controller.shows_face(die) else None)


def name_of(controller: Controller, die: int) -> str:
    """Return the short name of a die of the game."""
    return controller.words.die_name(controller.position.dice[die].type)


def rolled_look(type_id: str, face: Face) -> DieLook:
    """Return the look of a die as it was rolled, not with its present face."""
    return replace(type_look(type_id), icon=face.icon, count=1 if face.icon == "id" else face.count)
