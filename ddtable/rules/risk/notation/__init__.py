"""A short text form of a position of Dragon Dice Risk, for tests and bug reports: that of the classic game with a map.

    game risk
    map world
    north_america: flatland_city 5, held by A
    south_america: highland_tower 3, from B
    ...
    A at alaska: 2 guard, thug (melee)
    A recruiting: 12 thug
    B dragons at ural: air_drake
    cast wall_of_fog by B at all asia, since 2
    turn 7 B second march
    marched all asia
    cards A: alaska, wild 1; B: peru
    sets 2
    players 3

A line for each continent of the map, in its order, has its terrain die. Territories and continents have their ids in
the map; `all asia` is the whole continent. A turn is written with the phase that comes next. `players` is there if no
line has dice of the last one. `attack` is JSON after
that word. The rest is as in the classic form. Missing lines have their default value: the world, the health of each
seat's units, no claims, cards or sets.
"""

from __future__ import annotations

from ddtable.rules.risk.notation.reading import read
from ddtable.rules.risk.notation.writing import write
from ddtable.rules.text_form import NotationError

__all__ = ["NotationError", "read", "write"]
