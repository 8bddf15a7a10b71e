"""The events of Battle Dice, with enough data to narrate, animate and replay it. Seats and dice are ids.

`place` is "army", "party" or "roster".
"""

from __future__ import annotations

from typing import get_args

from msgspec import Struct

from ddtable.engine.kernel import Forced
from ddtable.rules.battle_dice.kinds import Phase
from ddtable.rules.battle_dice.tables import Result


class TurnBegan(Struct, frozen=True, tag="bd_turn"):
    """A turn of the game began, counted from 1: parties may now be chosen (BQ1)."""

    number: int


class RoundBegan(Struct, frozen=True, tag="bd_round"):
    """A round of a battle began: of the armies (`quester` -1) or of a quest (BD1.6)."""

    number: int
    quester: int = -1


class QuestAnnounced(Struct, frozen=True, tag="bd_quest"):
    """A seat sent these dice on a quest (BQ1)."""

    seat: int
    dice: tuple[int, ...]


class RosterFormed(Struct, frozen=True, tag="bd_roster"):
    """The opponent of a quest formed the encounter roster (BQ3)."""

    seat: int
    dice: tuple[int, ...]


class DiceRolled(Struct, frozen=True, tag="bd_rolled"):
    """A side rolled its dice and artifacts; the numbers count from 1 (BD1.7)."""

    seat: int
    place: str
    dice: tuple[int, ...]
    numbers: tuple[int, ...]


class ArtifactRead(Struct, frozen=True, tag="bd_artifact"):
    """The result of an artifact's roll: the word of its line ("" for no effect) and its amount (BA1, BA9)."""

    seat: int
    die: int
    number: int
    word: str
    amount: int = 0


class ArtifactGone(Struct, frozen=True, tag="bd_artifact_gone"):
    """An artifact was discarded: it has no charges left or can be used only once."""

    seat: int
    die: int


class Hired(Struct, frozen=True, tag="bd_hired"):
    """A side hired these dice, at most `most` (BA6)."""

    seat: int
    place: str
    most: int
    dice: tuple[int, ...]
    artifact: int


class Assigned(Struct, frozen=True, tag="bd_assigned"):
    """An artifact was assigned to this unit, or used against it (BA11)."""

    seat: int
    artifact: int
    die: int
    amount: int


class Counted(Struct, frozen=True):
    """The result of one die in a phase: its number, the change, and what it is worth.

    `worth`: "" for nothing, "point" for a roll on a table, "hit" for a unit, "kill_monster" for an enemy monster,
    "leaves".
    """

    die: int
    number: int
    change: int
    worth: str


class PhaseCounted(Struct, frozen=True, tag="bd_counted"):
    """The dice of a side were counted in a phase; `threshold` is 0 if bands are used (BD1.8)."""

    seat: int
    place: str
    phase: Phase
    threshold: int
    dice: tuple[Counted, ...]


class TableRolled(Struct, frozen=True, tag="bd_table"):
    """A roll on a table: the number, what was added, the shift by an orb, and the result (BD1.9)."""

    seat: int
    place: str
    table: str
    source: int
    rolled: int
    plus: int
    shift: int
    number: int
    result: Result


class OrbUsed(Struct, frozen=True, tag="bd_orb"):
    """An orb shifted a table result by 1 (BA11)."""

    seat: int
    artifact: int
    table: str
    before: int
    after: int


class Rerolled(Struct, frozen=True, tag="bd_rerolled"):
    """A die was rerolled because of `seat`; `die` may be the enemy's."""

    seat: int
    die: int
    before: int
    after: int
    cause: str


class HeldBack(Struct, frozen=True, tag="bd_held"):
    """An enemy unit does not act in the rest of this turn because of `seat`."""

    seat: int
    die: int
    cause: str


class Strengthened(Struct, frozen=True, tag="bd_strengthened"):
    """A unit got a bonus to its roll from a table result."""

    seat: int
    die: int
    amount: int
    cause: str


class Cancelled(Struct, frozen=True, tag="bd_cancelled"):
    """A side cancelled losses of this phase with these results."""

    seat: int
    place: str
    phase: Phase
    count: int
    causes: tuple[str, ...]


class Left(Struct, frozen=True, tag="bd_left"):
    """Monsters left the battle and count as destroyed (BD1.8)."""

    seat: int
    place: str
    dice: tuple[int, ...]


class UnitsLost(Struct, frozen=True, tag="bd_lost"):
    """Units of a side were destroyed in a phase; their owner picked them (BD1.4)."""

    seat: int
    place: str
    phase: Phase
    dice: tuple[int, ...]
    causes: tuple[str, ...]


class UnitsSpared(Struct, frozen=True, tag="bd_spared"):
    """A kill that affects only one class found no unit of it (BD1.4)."""

    seat: int
    cause: str
    of: str
    count: int


class UnitReturned(Struct, frozen=True, tag="bd_returned"):
    """A unit lost this turn returned; it does not act this turn (BA4)."""

    seat: int
    die: int
    cause: str


class Summoned(Struct, frozen=True, tag="bd_summoned"):
    """A new die joined (BQ4)."""

    seat: int
    place: str
    die: int


class MoraleChecked(Struct, frozen=True, tag="bd_morale"):
    """A side checked its morale: dice, numbers, dice that fail, dice subtracted, and the limit for a rout (BD8.1)."""

    seat: int
    place: str
    dice: tuple[int, ...]
    numbers: tuple[int, ...]
    counted: int
    rallied: int
    limit: int
    routs: bool


class QuestEnded(Struct, frozen=True, tag="bd_quest_over"):
    """A quest ended: "won", "lost" or "drawn", how ("destroyed", "rout"), dice that return, dice lost (BQ6, BQ7)."""

    seat: int
    outcome: str
    how: str
    home: tuple[int, ...]
    gone: tuple[int, ...]


class ArtifactWon(Struct, frozen=True, tag="bd_won"):
    """The quester rolled on the artifact table (BQ7)."""

    seat: int
    rolled: int
    die: int


class Ended(Struct, frozen=True, tag="bd_ended"):
    """The game ended (BD8.2, BQ2)."""

    winners: tuple[int, ...]
    reason: str


Event = (
    TurnBegan
    | RoundBegan
    | QuestAnnounced
    | RosterFormed
    | DiceRolled
    | ArtifactRead
    | ArtifactGone
    | Hired
    | Assigned
    | PhaseCounted
    | TableRolled
    | OrbUsed
    | Rerolled
    | HeldBack
    | Strengthened
    | Cancelled
    | Left
    | UnitsLost
    | UnitsSpared
    | UnitReturned
    | Summoned
    | MoraleChecked
    | QuestEnded
    | ArtifactWon
    | Ended
    | Forced
)
EVENTS: tuple[type, ...] = get_args(Event)
