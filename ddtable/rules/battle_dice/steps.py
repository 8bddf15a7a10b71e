"""The steps that an agenda of Battle Dice can have. The module in parentheses carries out the step.

`side` is the index of a side of the current battle: 0 or 1.
"""

from __future__ import annotations

from msgspec import Struct

from ddtable.engine.position import Roll
from ddtable.rules.battle_dice.kinds import Phase
from ddtable.rules.battle_dice.tables import Result


class BeginTurn(Struct, frozen=True, tag="begin_turn"):
    """The next turn of the game: parties are chosen, the armies fight, then the quests (turn.py)."""


class Announce(Struct, frozen=True, tag="announce"):
    """A seat chooses its questing party, or none (quests.py)."""

    seat: int


class Depart(Struct, frozen=True, tag="depart"):
    """The chosen parties leave; their rosters are formed (quests.py)."""


class FormRoster(Struct, frozen=True, tag="form_roster"):
    """The opponent of `quester` forms the encounter roster (quests.py)."""

    quester: int


class BeginRound(Struct, frozen=True, tag="begin_round"):
    """A round of the armies' battle, or of the quest of a seat; it adds the following steps (turn.py)."""

    quester: int = -1


class PickArtifacts(Struct, frozen=True, tag="pick_artifacts"):
    """A side chooses which of its artifacts it rolls (artifact_work.py)."""

    side: int


class RollDice(Struct, frozen=True, tag="roll_dice"):
    """Both sides roll all their dice once (rolling.py)."""


class ReadArtifacts(Struct, frozen=True, tag="read_artifacts"):
    """The results of artifacts: discards, hiring, and artifacts that can be used (artifact_work.py)."""


class Hire(Struct, frozen=True, tag="hire"):
    """A side hires dice from the box: the number (0 if not yet known), and if monsters are allowed (hiring.py)."""

    side: int
    artifact: int
    count: int = 0
    monsters: bool = False


class Assign(Struct, frozen=True, tag="assign"):
    """A side assigns its artifacts to units, and shields against enemy units (assigning.py)."""

    side: int


class InPhase(Struct, frozen=True, tag="in_phase"):
    """A phase from monsters to melee: its dice are counted, then `Settle` follows (phases.py)."""

    phase: Phase


class TableRoll(Struct, frozen=True):
    """A roll on a table, before or after it is made: its side, table and number.

    `plus` is added to the roll; `shift` is the effect of an orb, and `asked` is True if the player was asked for
    it; `number` is 0 until it is rolled; `source` is the unit's die.
    """

    side: int
    table: str
    source: int = -1
    plus: int = 0
    number: int = 0
    shift: int = 0
    asked: bool = False


class OnTables(Struct, frozen=True, tag="on_tables"):
    """The table rolls of the current phase: made all at once, then shifted by orbs, then carried out (on_tables.py)."""

    rolls: tuple[TableRoll, ...]


class Deed(Struct, frozen=True, tag="deed"):
    """A table result that needs a decision of a side (deeds.py).

    `before` is the old number of a die that is being rerolled.
    """

    side: int
    result: Result
    before: int = 0


class Blow(Struct, frozen=True):
    """Losses of a side in the current phase: how many, of which class only, and the cause."""

    side: int
    count: int
    cause: str
    of: str = ""
    otherwise: int = 0


class Settle(Struct, frozen=True, tag="settle"):
    """The losses of a phase for both sides: cancelled, picked by their owners, then removed (losses.py).

    `cancelled`: how many losses each side cancels with results for any phase, -1 if not yet known. `due`: the
    losses of each side by class ("" for any), empty until known. `picked`: the dice that each side has picked so
    far. `asking`: the side that picks now; 2 if both have picked.
    """

    blows: tuple[Blow, ...]
    cancelled: tuple[int, int] = (-1, -1)
    due: tuple[tuple[tuple[str, int], ...], ...] = ()
    picked: tuple[tuple[int, ...], tuple[int, ...]] = ((), ())
    asking: int = 0


class Wands(Struct, frozen=True, tag="wands"):
    """The end of a phase: a side may use a wand to return a lost unit (wands.py)."""

    side: int


class Judge(Struct, frozen=True, tag="judge"):
    """The end of a phase: a side without units has lost (turn.py)."""


class CheckMorale(Struct, frozen=True, tag="check_morale"):
    """The morale checks; a side that routs has lost (morale.py)."""


class EndRound(Struct, frozen=True, tag="end_round"):
    """The end of a round: the values of this turn are cleared (turn.py)."""


class EndQuest(Struct, frozen=True, tag="end_quest"):
    """The end of a quest: dice return or are lost, and an artifact may be won (quests.py).

    `winner` is the side that won (0 the party, 1 the roster), -1 for a draw.
    """

    quester: int
    winner: int


class WinArtifact(Struct, frozen=True, tag="win_artifact"):
    """The quester rolls for the artifact that they have won (quests.py)."""

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
