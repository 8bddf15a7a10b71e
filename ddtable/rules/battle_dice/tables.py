"""The tables of Battle Dice: what each result does, from which number on a die counts, when an army routs.

No source that can be had gives them whole; `resources/battle_dice/tables.toml` holds our proposals (Q62, Q63), and a
game may bring its own, which it keeps (`SetUp.house`). Words of the data:

- `nothing`
- `cancel`: takes back `count` losses of the roller's in `phase` of this turn ("any": in whichever he likes)
- `kill`: `count` enemy units; with `of`, units of that class only; where there is none of it, `otherwise` of any class
- `reroll`: the roller rolls one of his own dice again, of no class in `but`; it counts in later phases
- `feint`: an enemy die of the roller's choice is rolled again
- `hold`: an enemy unit of a class in `among` does not act from the next phase on
- `bonus`: one own unit of class `of` gets `count` on what it shows
- `heal`: `count` own units that were lost in this turn return
- `summon`: `count` new dice of any class join
- `spell`: a roll on the spell table with `count` added
- `rally`: in this turn's morale check `count` dice fewer are counted
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from ddtable.rules.battle_dice.kinds import MONSTERS

Does = Literal["nothing", "cancel", "kill", "reroll", "feint", "hold", "bonus", "heal", "summon", "spell", "rally"]
DOES: tuple[Does, ...] = (
    "nothing",
    "cancel",
    "kill",
    "reroll",
    "feint",
    "hold",
    "bonus",
    "heal",
    "summon",
    "spell",
    "rally",
)
CancelPhase = Literal["missile", "melee", "any"]

TABLES = ("tactics", "spells", "maneuver", *MONSTERS)
"""The tables that are rolled on with a six-sided die (BD1.9); a monster's has the name of its type."""

THRESHOLDS = ("general", "magic", "maneuver", "missile", "melee")
"""The phases whose dice count from a number on."""


class Result(Struct, frozen=True, forbid_unknown_fields=True):
    """One line of a table: its name, and what it does (see above).

    `name` is a word of the catalogue, or a player's own. Fields that a deed does not use keep their defaults.
    """

    name: str
    does: Does = "nothing"
    count: int = 1
    of: str = ""
    otherwise: int = 0
    among: tuple[str, ...] = ()
    but: tuple[str, ...] = ()
    phase: CancelPhase = "any"


class Morale(Struct, frozen=True, forbid_unknown_fields=True):
    """When an army routs: of its dice that show one of `numbers`, at least one in `one_in`, rounded up (BD8.1)."""

    numbers: tuple[int, ...] = (2, 3)
    one_in: int = 2


class Bands(Struct, frozen=True, forbid_unknown_fields=True):
    """What the twenty faces of a monster mean (BD1.8).

    Up to `leaves` it leaves; from `strikes` on it destroys an opposing monster; from `point` on it has a monster point.
    """

    leaves: int = 2
    strikes: int = 13
    point: int = 17


class Tables(Struct, frozen=True, forbid_unknown_fields=True):
    """All tables of a game: thresholds by phase, six results for each of TABLES, the morale check, monsters' bands."""

    thresholds: dict[str, int]
    results: dict[str, tuple[Result, ...]]
    morale: Morale = Morale()
    bands: Bands = Bands()
