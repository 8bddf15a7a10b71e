"""A short text form of a classic position, for tests, bug reports and the clipboard.

    options faces=printed
    home A: coastland_city 3
    home B: highland_tower 8, held by A
    frontier: flatland_temple 5, from B
    A at frontier: 2 guard, herald (4 counter)
    A dead: air_drake
    A dragons at frontier: fire_wyrm
    B at home B: thug (melee/5)
    B reserve: thug
    cast palsy by B on A at frontier, since 2
    cast ash_storm by A at home B
    cast burning_hands by A on die 3
    turn A march 1, act at frontier

A terrain that has no die yet is `none`. Players are the letters A to D. A die without a face shows its first one;
`melee/5` is the fifth face, if an earlier one looks the same. `#` begins a comment. Missing lines have their default
value: no house options, the health of A's units, the letters as order of play, no dice drawn, no choice made, the picks
that the terrain dice show, and as marched the army that the turn's line names. An agenda that is not a plain state of a
turn is written as JSON after the word `agenda`, die ids that do not follow the text after `ids`.
"""

from __future__ import annotations

from ddtable.rules.dragon_dice.notation.reading import read
from ddtable.rules.dragon_dice.notation.writing import write
from ddtable.rules.text_form import NotationError

__all__ = ["NotationError", "read", "write"]
