"""The events of Battle Dice, with enough data to narrate, animate and replay it. Seats and dice are ids.

`place` is "army", "party" or "roster".
"""

from __future__ import annotations

from typing import Any

from msgspec import Struct

from ddtable.engine.events import About, By, Event, Weight, of_module
from ddtable.engine.kernel import Forced
from ddtable.rules.battle_dice.kinds import Phase
from ddtable.rules.battle_dice.tables import Result

BY_REASON = {"destroyed": "BD1.1", "rout": "BD8.2", "questing": "BQ2"}
DRAWN = {"destroyed": "BD8.2", "rout": "BD8.2", "draw": "BQ9"}


# Functions for the `about` of events that depend on their values


def _without_dice(event: Any) -> bool:
    """Return True for an event that concerns no dice."""
    return not event.dice


def _of_loss(event: Any) -> Weight:
    """Return the weight of a loss."""
    return "weighty" if event.dice else "event"


def _of_end(event: Any) -> str:
    """Return the clause of the end of a game: won, or drawn."""
    return (BY_REASON if event.winners else DRAWN).get(event.reason, "")


class TurnBegan(Event, frozen=True, tag="bd_turn"):
    """A turn of the game began, counted from 1: parties may now be chosen (BQ1)."""

    about = About(clause="BD1.6", weight="turn")

    number: int


class RoundBegan(Event, frozen=True, tag="bd_round"):
    """A round of a battle began: of the armies (`quester` -1) or of a quest (BD1.6)."""

    about = About(clause="BQ5", silent=lambda event: event.quester < 0)

    number: int
    quester: int = -1


class QuestAnnounced(Event, frozen=True, tag="bd_quest"):
    """A seat sent these dice on a quest (BQ1)."""

    about = About(clause="BQ1", weight="weighty", sorts=("quests",))

    seat: int
    dice: tuple[int, ...]


class RosterFormed(Event, frozen=True, tag="bd_roster"):
    """The opponent of a quest formed the encounter roster (BQ3)."""

    about = About(clause="BQ3", sorts=("quests",))

    seat: int
    dice: tuple[int, ...]


class DiceRolled(Event, frozen=True, tag="bd_rolled"):
    """A side rolled its dice and artifacts; the numbers count from 1 (BD1.7)."""

    about = About(clause="BD1.7", silent=_without_dice, sorts=("rolls",))

    seat: int
    place: str
    dice: tuple[int, ...]
    numbers: tuple[int, ...]


class ArtifactRead(Event, frozen=True, tag="bd_artifact"):
    """The result of an artifact's roll: the word of its line ("" for no effect) and its amount (BA1, BA9)."""

    about = About(clause="BA9", sorts=("rolls", "quests"))

    seat: int
    die: int
    number: int
    word: str
    amount: int = 0


class ArtifactGone(Event, frozen=True, tag="bd_artifact_gone"):
    """An artifact was discarded: it has no charges left or can be used only once."""

    about = About(clause="BA6", sorts=("quests",))

    seat: int
    die: int


class Hired(Event, frozen=True, tag="bd_hired"):
    """A side hired these dice, at most `most` (BA6)."""

    about = About(clause="BA6", sorts=("quests",))

    seat: int
    place: str
    most: int
    dice: tuple[int, ...]
    artifact: int


class Assigned(Event, frozen=True, tag="bd_assigned"):
    """An artifact was assigned to this unit, or used against it (BA11)."""

    about = About(clause="BA11", sorts=("quests",))

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


class PhaseCounted(Event, frozen=True, tag="bd_counted"):
    """The dice of a side were counted in a phase; `threshold` is 0 if bands are used (BD1.8)."""

    about = About(clause=By("phase", {"monster": "BD1.8"}, "BD1.9"), silent=_without_dice, sorts=("rolls",))

    seat: int
    place: str
    phase: Phase
    threshold: int
    dice: tuple[Counted, ...]


class TableRolled(Event, frozen=True, tag="bd_table"):
    """A roll on a table: the number, what was added, the shift by an orb, and the result (BD1.9)."""

    about = About(clause="BD1.9", sorts=("rolls",))

    seat: int
    place: str
    table: str
    source: int
    rolled: int
    plus: int
    shift: int
    number: int
    result: Result


class OrbUsed(Event, frozen=True, tag="bd_orb"):
    """An orb shifted a table result by 1 (BA11)."""

    about = About(clause="BA11", sorts=("quests",))

    seat: int
    artifact: int
    table: str
    before: int
    after: int


class Rerolled(Event, frozen=True, tag="bd_rerolled"):
    """A die was rerolled because of `seat`; `die` may be the enemy's."""

    about = About(clause="BD1.9", sorts=("rolls",))

    seat: int
    die: int
    before: int
    after: int
    cause: str


class HeldBack(Event, frozen=True, tag="bd_held"):
    """An enemy unit does not act in the rest of this turn because of `seat`."""

    about = About(clause="BD1.9")

    seat: int
    die: int
    cause: str


class Strengthened(Event, frozen=True, tag="bd_strengthened"):
    """A unit got a bonus to its roll from a table result."""

    about = About(clause="BD1.9")

    seat: int
    die: int
    amount: int
    cause: str


class Cancelled(Event, frozen=True, tag="bd_cancelled"):
    """A side cancelled losses of this phase with these results."""

    about = About(clause="BD1.5", silent=lambda event: not event.count)

    seat: int
    place: str
    phase: Phase
    count: int
    causes: tuple[str, ...]


class Left(Event, frozen=True, tag="bd_left"):
    """Monsters left the battle and count as destroyed (BD1.8)."""

    about = About(clause="BD1.8", weight=_of_loss, silent=_without_dice, hurts=lambda event: bool(event.dice))

    seat: int
    place: str
    dice: tuple[int, ...]


class UnitsLost(Event, frozen=True, tag="bd_lost"):
    """Units of a side were destroyed in a phase; their owner picked them (BD1.4)."""

    about = About(clause="BD1.4", weight=_of_loss, silent=_without_dice, hurts=lambda event: bool(event.dice))

    seat: int
    place: str
    phase: Phase
    dice: tuple[int, ...]
    causes: tuple[str, ...]


class UnitsSpared(Event, frozen=True, tag="bd_spared"):
    """A kill that affects only one class found no unit of it (BD1.4)."""

    about = About(clause="BD1.4")

    seat: int
    cause: str
    of: str
    count: int


class UnitReturned(Event, frozen=True, tag="bd_returned"):
    """A unit lost this turn returned; it does not act this turn (BA4)."""

    about = About(clause="BA4", weight="weighty")

    seat: int
    die: int
    cause: str


class Summoned(Event, frozen=True, tag="bd_summoned"):
    """A new die joined (BQ4)."""

    about = About(clause="BQ4", weight="weighty")

    seat: int
    place: str
    die: int


class MoraleChecked(Event, frozen=True, tag="bd_morale"):
    """A side checked its morale: dice, numbers, dice that fail, dice subtracted, and the limit for a rout (BD8.1)."""

    about = About(
        clause="BD8.1",
        weight=lambda event: "weighty" if event.routs else "event",
        sorts=("rolls",),
        icon="bd_morale",
        recap=True,
        hurts=lambda event: event.routs,
    )

    seat: int
    place: str
    dice: tuple[int, ...]
    numbers: tuple[int, ...]
    counted: int
    rallied: int
    limit: int
    routs: bool


class QuestEnded(Event, frozen=True, tag="bd_quest_over"):
    """A quest ended: "won", "lost" or "drawn", how ("destroyed", "rout"), dice that return, dice lost (BQ6, BQ7)."""

    about = About(clause="BQ6", weight="weighty", sorts=("quests",), icon="bd_quest", recap=True)

    seat: int
    outcome: str
    how: str
    home: tuple[int, ...]
    gone: tuple[int, ...]


class ArtifactWon(Event, frozen=True, tag="bd_won"):
    """The quester rolled on the artifact table (BQ7)."""

    about = About(clause="BQ7", weight="weighty", sorts=("quests",), icon="treasure", recap=True)

    seat: int
    rolled: int
    die: int


class Ended(Event, frozen=True, tag="bd_ended"):
    """The game ended (BD8.2, BQ2)."""

    about = About(clause=_of_end, weight="weighty")

    winners: tuple[int, ...]
    reason: str


EVENTS: tuple[type[Event], ...] = (Forced, *of_module(__name__))
