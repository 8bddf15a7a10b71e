"""The steps of Battle Dice: what its agenda can hold. Each file of this folder says what its steps do.

`side` is the index of a side of the battle in hand: 0 or 1.
"""

from __future__ import annotations

from msgspec import Struct

from ddtable.engine.position import Roll
from ddtable.rules.battle_dice.kinds import Phase
from ddtable.rules.battle_dice.tables import Result


class BeginTurn(Struct, frozen=True, tag="begin_turn"):
    """The next turn of the game: who quests is asked, the armies fight, then the quests (turn.py)."""


class Announce(Struct, frozen=True, tag="announce"):
    """A seat names its questing party, or none (quests.py)."""

    seat: int


class Depart(Struct, frozen=True, tag="depart"):
    """The parties that were named leave; their rosters are formed (quests.py)."""


class FormRoster(Struct, frozen=True, tag="form_roster"):
    """The opponent of `quester` forms the encounter roster (quests.py)."""

    quester: int


class BeginRound(Struct, frozen=True, tag="begin_round"):
    """A round of a battle: that of the armies, or the quest of a seat; what follows goes on the agenda (turn.py)."""

    quester: int = -1


class PickArtifacts(Struct, frozen=True, tag="pick_artifacts"):
    """A side says which of its artifacts it rolls (artifacts.py)."""

    side: int


class RollDice(Struct, frozen=True, tag="roll_dice"):
    """Both sides roll all their dice once (rolling.py)."""


class ReadArtifacts(Struct, frozen=True, tag="read_artifacts"):
    """What the artifacts show is noted: discards, who may be hired, what may be used (artifacts.py)."""


class Hire(Struct, frozen=True, tag="hire"):
    """A side hires dice from the box: how many, and whether monsters too; 0: not yet known (hiring.py)."""

    side: int
    artifact: int
    count: int = 0
    monsters: bool = False


class Assign(Struct, frozen=True, tag="assign"):
    """A side says which units its artifacts serve, and which of the enemy's its shields meet (assigning.py)."""

    side: int


class InPhase(Struct, frozen=True, tag="in_phase"):
    """A phase from monsters to melee: its dice are counted, then `Settle` (phases.py)."""

    phase: Phase


class TableRoll(Struct, frozen=True):
    """A roll on a table that is owed, has been made, or has been shifted: which side's, the table, the number rolled.

    `plus` is added to the roll; `shift` is what an orb did, and `asked` says that it was asked about; `number` is 0
    until it is rolled; `source` is the unit's die.
    """

    side: int
    table: str
    source: int = -1
    plus: int = 0
    number: int = 0
    shift: int = 0
    asked: bool = False


class OnTables(Struct, frozen=True, tag="on_tables"):
    """Rolls on tables of the phase in hand: made all at once, then shifted by orbs, then carried out (on_tables.py)."""

    rolls: tuple[TableRoll, ...]


class Deed(Struct, frozen=True, tag="deed"):
    """One result of a table is carried out for a side, as far as it is not a matter of numbers (deeds.py).

    `before` is what a die showed that is being rolled again.
    """

    side: int
    result: Result
    before: int = 0


class Blow(Struct, frozen=True):
    """Losses that fall on a side in the phase in hand: how many, of which class only, and by what."""

    side: int
    count: int
    cause: str
    of: str = ""
    otherwise: int = 0


class Settle(Struct, frozen=True, tag="settle"):
    """The losses of a phase, both sides' together: cancelled, then picked by their owners, then gone (losses.py).

    `cancelled`: how many losses each side takes back by what holds for any phase, -1: not yet settled. `due`: what each
    side then loses, so many of a class or, named "", of any; none as long as that is open. `picked`: the dice each
    has picked so far. `asking`: the side that picks now; 2: both have.
    """

    blows: tuple[Blow, ...]
    cancelled: tuple[int, int] = (-1, -1)
    due: tuple[tuple[tuple[str, int], ...], ...] = ()
    picked: tuple[tuple[int, ...], tuple[int, ...]] = ((), ())
    asking: int = 0


class Wands(Struct, frozen=True, tag="wands"):
    """At the end of a phase a side may let a wand return a unit that it lost (wands.py)."""

    side: int


class Judge(Struct, frozen=True, tag="judge"):
    """At the end of a phase: a side that is destroyed has lost (turn.py)."""


class CheckMorale(Struct, frozen=True, tag="check_morale"):
    """Those who must check their morale roll; who routs has lost (morale.py)."""


class EndRound(Struct, frozen=True, tag="end_round"):
    """The round is over: what was of this turn alone is forgotten (turn.py)."""


class EndQuest(Struct, frozen=True, tag="end_quest"):
    """A quest is over: who returns, what is lost, whether an artifact is won (quests.py).

    `winner` is the side that won (0 the party, 1 the roster), -1 where both ended at once.
    """

    quester: int
    winner: int


class WinArtifact(Struct, frozen=True, tag="win_artifact"):
    """The quester rolls which artifact he has won (quests.py)."""

    quester: int


Step = (
    BeginTurn
    | Announce
    | Depart
    | FormRoster
    | BeginRound
    | PickArtifacts
    | RollDice
    | ReadArtifacts
    | Hire
    | Assign
    | InPhase
    | OnTables
    | Deed
    | Settle
    | Wands
    | Judge
    | CheckMorale
    | EndRound
    | EndQuest
    | WinArtifact
    | Roll
)
