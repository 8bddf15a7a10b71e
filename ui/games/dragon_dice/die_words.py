"""Looks and names of dice outside the table's areas: in the tray, the inspector, the dice panel, the new game."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Protocol

from ddtable.dice.catalogue import catalogue
from ui.art.die import DieLook
from ui.art.die_looks import type_look

if TYPE_CHECKING:
    from ddtable.engine.arithmetic import Face
    from ddtable.engine.system import AnyPosition
    from ui.session.table_state import TableState


class Shows(Protocol):
    """A position that knows which dice show a rolled face."""

    @property
    def position(self) -> AnyPosition:
        """The position."""

    def shows_face(self, die: int) -> bool:
        """Return True if a die shows its rolled face."""


def look_of(state: Shows, die: int) -> DieLook:
    """Return the look of a die of the game with its present face."""
    lying = state.position.dice[die]
    if lying.type in catalogue().terrains:  # a terrain always shows its distance
        return type_look(lying.type, lying.face, state.position.board.options.faces)
    return type_look(lying.type, lying.face if state.shows_face(die) else None)


def name_of(state: TableState, die: int) -> str:
    """Return the short name of a die of the game."""
    return state.words.die_name(state.position.dice[die].type)


def rolled_look(type_id: str, face: Face) -> DieLook:
    """Return the look of a die as it was rolled, not with its present face."""
    return replace(type_look(type_id), icon=face.icon, count=1 if face.icon == "id" else face.count)
