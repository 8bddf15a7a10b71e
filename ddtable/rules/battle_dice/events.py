"""What can happen in Battle Dice: enough to narrate, animate and replay it. Seats and dice are ids.

`place` tells whose dice they are: "army", "party" or "roster".
"""

from __future__ import annotations

from msgspec import Struct

from ddtable.engine.kernel import Forced
from ddtable.rules.battle_dice.kinds import Phase
from ddtable.rules.battle_dice.tables import Result


class TurnBegan(Struct, frozen=True, tag="bd_turn"):
    """A turn of the game began, the first is 1: parties may now be named (BQ1)."""

    number: int


class RoundBegan(Struct, frozen=True, tag="bd_round"):
    """A round of a battle began: the armies' (`quester` -1), or a quest's (BD1.6)."""

    number: int
    quester: int = -1


class QuestAnnounced(Struct, frozen=True, tag="bd_quest"):
    """A seat sends these dice on a quest (BQ1)."""

    seat: int
    dice: tuple[int, ...]


class RosterFormed(Struct, frozen=True, tag="bd_roster"):
    """The opponent of a quest has formed the encounter roster (BQ3)."""

    seat: int
    dice: tuple[int, ...]


class DiceRolled(Struct, frozen=True, tag="bd_rolled"):
    """A side rolled its dice, artifacts too: what each shows, from 1 (BD1.7)."""

    seat: int
    place: str
    dice: tuple[int, ...]
    numbers: tuple[int, ...]


class ArtifactRead(Struct, frozen=True, tag="bd_artifact"):
    """What an artifact's roll means: the word of its line ("" for no effect), and its amount (BA1, BA9)."""

    seat: int
    die: int
    number: int
    word: str
    amount: int = 0


class ArtifactGone(Struct, frozen=True, tag="bd_artifact_gone"):
    """An artifact was used up: no charges left, or good for one use only."""

    seat: int
    die: int


class Hired(Struct, frozen=True, tag="bd_hired"):
    """So many may be hired, and these were (BA6)."""

    seat: int
    place: str
    most: int
    dice: tuple[int, ...]
    artifact: int


class Assigned(Struct, frozen=True, tag="bd_assigned"):
    """An artifact serves this unit, or is turned against it (BA11)."""

    seat: int
    artifact: int
    die: int
    amount: int


class Counted(Struct, frozen=True):
    """How one die counts in a phase: what it shows, what is added, what that is worth.

    `worth`: "" nothing, "point" a roll on a table, "hit" a unit, "kill_monster" one opposing monster, "leaves".
    """

    die: int
    number: int
    change: int
    worth: str


class PhaseCounted(Struct, frozen=True, tag="bd_counted"):
    """A side's dice were counted in a phase; `threshold` is 0 where bands are read (BD1.8)."""

    seat: int
    place: str
    phase: Phase
    threshold: int
    dice: tuple[Counted, ...]


class TableRolled(Struct, frozen=True, tag="bd_table"):
    """A roll on a table: the number, what was added, an orb's shift, and the result (BD1.9)."""

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
    """An orb shifted a result of a table by one (BA11)."""

    seat: int
    artifact: int
    table: str
    before: int
    after: int


class Rerolled(Struct, frozen=True, tag="bd_rerolled"):
    """A die was rolled again, by which seat's will; `die` may be the enemy's."""

    seat: int
    die: int
    before: int
    after: int
    cause: str


class HeldBack(Struct, frozen=True, tag="bd_held"):
    """An enemy unit does not act in the rest of this turn, by `seat`'s will."""

    seat: int
    die: int
    cause: str


class Strengthened(Struct, frozen=True, tag="bd_strengthened"):
    """A unit gets something added to its roll by a result of a table."""

    seat: int
    die: int
    amount: int
    cause: str


class Cancelled(Struct, frozen=True, tag="bd_cancelled"):
    """A side takes back losses of this phase, by these results."""

    seat: int
    place: str
    phase: Phase
    count: int
    causes: tuple[str, ...]


class Left(Struct, frozen=True, tag="bd_left"):
    """Monsters leave the field and count as destroyed (BD1.8)."""

    seat: int
    place: str
    dice: tuple[int, ...]


class UnitsLost(Struct, frozen=True, tag="bd_lost"):
    """A side's units are destroyed in a phase, picked by their owner (BD1.4)."""

    seat: int
    place: str
    phase: Phase
    dice: tuple[int, ...]
    causes: tuple[str, ...]


class UnitsSpared(Struct, frozen=True, tag="bd_spared"):
    """A kill that only one class could suffer found none of it (BD1.4)."""

    seat: int
    cause: str
    of: str
    count: int


class UnitReturned(Struct, frozen=True, tag="bd_returned"):
    """A unit lost in this turn returns; it does not act in it (BA4)."""

    seat: int
    die: int
    cause: str


class Summoned(Struct, frozen=True, tag="bd_summoned"):
    """A new die joins (BQ4)."""

    seat: int
    place: str
    die: int


class MoraleChecked(Struct, frozen=True, tag="bd_morale"):
    """A side checked its morale: dice, what they show, how many count, what rallies, how many rout it (BD8.1)."""

    seat: int
    place: str
    dice: tuple[int, ...]
    numbers: tuple[int, ...]
    counted: int
    rallied: int
    limit: int
    routs: bool


class QuestEnded(Struct, frozen=True, tag="bd_quest_over"):
    """A quest is over: "won", "lost" or "drawn", how ("destroyed", "rout"); who comes home, what is lost (BQ6, BQ7)."""

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
    """The game is over (BD8.2, BQ2)."""

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
