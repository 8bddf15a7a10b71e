"""Editions: the rules as one printing has them, as values read from data files.

`edition()` returns one by its name; a position's is `view.board.edition`. To add one: a file in `resources/editions`,
which names only what differs from its `base`, a word in `EditionName`, and its clauses in `resources/rules`.
"""

from ddtable.rules.dragon_dice.editions.edition import (
    CLASSIC95,
    EDITIONS,
    PRINTINGS,
    Edition,
    EditionName,
    GameSize,
    Limits,
    PhaseWord,
    RollStage,
)
from ddtable.rules.dragon_dice.editions.loading import (
    MOST_PLAYERS,
    EditionError,
    acting_icons,
    edition,
    known_spells,
    later_icons,
    read_edition,
)

__all__ = [
    "CLASSIC95",
    "EDITIONS",
    "MOST_PLAYERS",
    "PRINTINGS",
    "Edition",
    "EditionError",
    "EditionName",
    "GameSize",
    "Limits",
    "PhaseWord",
    "RollStage",
    "acting_icons",
    "edition",
    "known_spells",
    "later_icons",
    "read_edition",
]
