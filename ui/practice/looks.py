"""The dice on the card of a puzzle."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING

from ddtable.dice.catalogue import catalogue
from ddtable.guides.puzzles.puzzle import PuzzleError, question_of
from ddtable.rules.dragon_dice.board import land_at
from ddtable.rules.dragon_dice.places import is_terrain
from ui.art.die_looks import type_look

if TYPE_CHECKING:
    from ddtable.engine.position import Die
    from ddtable.guides.puzzles.puzzle import Puzzle
    from ui.art.die import DieLook

KEPT = 400  # puzzles
UNITS = 2  # of the player and of an opponent


@lru_cache(maxsize=KEPT)
def looks_of(puzzle: Puzzle) -> tuple[DieLook, ...]:
    """Return the dice of a puzzle's card: large units at the place in question, its terrain, large units against them.

    Empty if the puzzle cannot be used; then it says so when it is begun.
    """
    try:
        position, question = question_of(puzzle)
    except PuzzleError:
        return ()
    place = question.place or _busiest(position.dice, question.seat)
    lands = [position.dice[land_at(position, place).die]] if is_terrain(place) else []
    units = [die for die in position.dice if die.place == place and die.type in catalogue().army_units]
    mine = _largest([die for die in units if die.owner == question.seat])
    others = _largest([die for die in units if die.owner != question.seat])
    shown = [*mine, *lands, *others]
    terrains = catalogue().terrains
    return tuple(type_look(die.type, die.face if die.type in terrains else None) for die in shown)


def _busiest(dice: tuple[Die, ...], seat: int) -> str:
    """Return the terrain with most dice of a seat."""
    places = [die.place for die in dice if die.owner == seat and is_terrain(die.place)]
    return max(places, key=places.count, default="")


def _largest(dice: list[Die]) -> list[Die]:
    """Return the largest dice of different types."""
    known = catalogue().army_units
    types = {die.type: die for die in dice}
    return sorted(types.values(), key=lambda die: -known[die.type].health)[:UNITS]
