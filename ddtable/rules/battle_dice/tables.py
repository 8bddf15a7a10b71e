"""The tables of Battle Dice: the effect of each result, the number from which dice count, and the morale check.

No available source has them complete; `resources/battle_dice/tables.toml` has our own (Q62, Q63), and a game may have
others, saved in `SetUp.house`. The effects of results are:

- `nothing`
- `cancel`: the roller cancels `count` own losses in `phase` of this turn ("any": a phase of their choice)
- `kill`: `count` enemy units are destroyed; with `of`, only units of that class, or `otherwise` of any if there is none
- `reroll`: the roller rerolls one own die of a class not in `but`; it counts in later phases
- `feint`: an enemy die of the roller's choice is rerolled
- `hold`: an enemy unit of a class in `among` does not act from the next phase on
- `bonus`: `count` is added to the number of one own unit of class `of`
- `heal`: `count` own units that were lost in this turn return
- `summon`: `count` new dice of any class join
- `spell`: a roll on the spell table with `count` added
- `rally`: `count` dice are subtracted in the morale check of this turn
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
"""The tables for a six-sided die (BD1.9); a monster's table has the name of its type."""

THRESHOLDS = ("general", "magic", "maneuver", "missile", "melee")
"""The phases in which dice count from a threshold on."""


class Result(Struct, frozen=True, forbid_unknown_fields=True):
    """A result of a table: its name and its effect (see above).

    `name` is a word of the catalogue, or text of a player. Fields that an effect does not use have their defaults.
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
    """The morale rule: an army routs if 1 in `one_in` of its dice, rounded up, shows one of `numbers` (BD8.1)."""

    numbers: tuple[int, ...] = (2, 3)
    one_in: int = 2


class Bands(Struct, frozen=True, forbid_unknown_fields=True):
    """The effect of a monster's numbers (BD1.8).

    Up to `leaves` the monster leaves; from `strikes` on it destroys an enemy monster; from `point` on it has a
    monster point.
    """

    leaves: int = 2
    strikes: int = 13
    point: int = 17


class Tables(Struct, frozen=True, forbid_unknown_fields=True):
    """All tables of a game: thresholds by phase, 6 results for each of TABLES, the morale rule and monsters' bands."""

    thresholds: dict[str, int]
    results: dict[str, tuple[Result, ...]]
    morale: Morale = Morale()
    bands: Bands = Bands()
