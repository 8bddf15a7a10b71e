"""A short text form of a position of the campaign: that of the classic game with a map that grows, and its pools.

    game campaign
    home A: coastland_city 3, next to land 2
    home B: highland_tower 8, held by B, next to land 2
    land 2: flatland_temple 5, next to home A, home B, land 3
    land 3: highland_city 4, next to land 2
    A at land 2: 3 guard, herald
    A recruiting: 6 guard
    A summoning: 2 air_drake
    B at home B: 4 thug
    pool: flatland_city, coastland_temple
    cast palsy by B on A at land 2, since 5
    turn 4 A first march
    expansions B at home B
    size 120

Terrains have lines in the order in which they were added; `land 2` is the third one, unless it is a home. A terrain
that names another as next to it is next to it too. The number of the turn is that of the player, the round. A turn is
written with the phase that comes next. `size` is the health by which the goal and the limits are known; without it the
smallest size that the forces fit into. Missing lines have their default value: no expansion so far, all recruitings
that were to be have been made, the health of the forces is that of their dice.
"""

from __future__ import annotations

from ddtable.rules.campaign.notation.reading import read
from ddtable.rules.campaign.notation.writing import write
from ddtable.rules.text_form import NotationError

__all__ = ["NotationError", "read", "write"]
