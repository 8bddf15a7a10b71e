"""The part of a position that is special to Battle Dice: the turn, the battle in progress, and parties on quests.

Places of dice (`Die.place`; areas are `place@owner`): ARMY, PARTY (away on a quest), ROSTER (the other player's dice
against a party), LOST (destroyed), SUPPLY (the box: dice to hire or to put in a roster), TABLE (dice rolled on tables)
and OUT (removed from the game).
"""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from ddtable.engine.draft import Draft
from ddtable.engine.position import Position, View
from ddtable.rules.battle_dice.kinds import Phase
from ddtable.rules.battle_dice.steps import Step
from ddtable.rules.battle_dice.tables import CancelPhase, Tables

NOBODY = -1
ARMY, PARTY, ROSTER, LOST, SUPPLY = "army", "party", "roster", "lost", "supply"
HAND = "hand"
"""The area to which the window moves dice that are chosen for a roll; no die is ever stored there."""
TABLE, OUT = "table/dice", "out"


class Options(Struct, frozen=True):
    """House options.

    `quests`: parties may leave (BQ1). `quest_pace`: a quest is fought to its end within a turn, or one round each
    turn (Q61). `wiped_out`: if both armies are destroyed while one of them has a party away, its player loses, or
    the game is a draw as under rules version 1 (H96). The default here is that of positions saved by those games.
    """

    quests: bool = True
    quest_pace: Literal["at_once", "by_turns"] = "at_once"
    wiped_out: Literal["loses", "draw"] = "draw"


class Bonus(Struct, frozen=True):
    """The amount added to a die's roll this turn, and the die of the artifact; -1 for a table result (BA13).

    The amount is 0 if the unit uses an artifact with another effect: a wand or an orb (BA12).
    """

    die: int
    amount: int
    artifact: int = -1


class Cancel(Struct, frozen=True):
    """A loss that a side may cancel, and the phase for it; `name` is the table result that gave it."""

    phase: CancelPhase
    name: str


class Side(Struct, frozen=True):
    """A side of a battle. All fields except `seat`, `place` and `start` are for this turn only.

    `start`: number of dice when the battle began. `rolled`: units that were rolled. `lost`: dice destroyed and not
    returned, in order; `fallen`: those lost in the current phase, in which they still act (BD1.5). `idle`: dice
    that do not act because they are held, returned, or joined after the roll. `artifacts`: those that are rolled,
    later only those with an effect; `spent`: those already used. `bonuses`: on dice of this side, from either side.
    `rallied`: dice subtracted in the morale check.
    """

    seat: int
    place: str
    start: int
    rolled: tuple[int, ...] = ()
    lost: tuple[int, ...] = ()
    fallen: tuple[int, ...] = ()
    idle: tuple[int, ...] = ()
    bonuses: tuple[Bonus, ...] = ()
    cancels: tuple[Cancel, ...] = ()
    artifacts: tuple[int, ...] = ()
    spent: tuple[int, ...] = ()
    rallied: int = 0


class Battle(Struct, frozen=True):
    """The current battle: that of the armies (`quester` is NOBODY), or a quest with the party as first side.

    `round` counts from 1; for the armies it is the turn of the game.
    """

    sides: tuple[Side, Side]
    round: int
    phase: Phase = "roll"
    quester: int = NOBODY


class Quest(Struct, frozen=True):
    """A quest: the seat of the party, the starting sizes of the party and the roster, and the rounds fought so far.

    `monsters`: the monster type of the roster when it was formed, or "" (BQ10).
    """

    seat: int
    party: int
    roster: int
    rounds: int = 0
    monsters: str = ""


class Board(Struct, frozen=True):
    """The state of Battle Dice besides the dice.

    `monsters`: the monster type of each army, by seat. `starts`: dice of each army at the start of the game
    (BD8.1). `turn`: counts from 1. `house`: the players changed the default tables. `announced`: the sealed parties
    of this turn, by seat. `quests`: parties away, in the order in which they fight.
    """

    options: Options
    tables: Tables
    monsters: tuple[str, str]
    starts: tuple[int, int]
    turn: int = 0
    house: bool = False
    battle: Battle | None = None
    announced: tuple[tuple[int, ...], ...] = ((), ())
    quests: tuple[Quest, ...] = ()

    @property
    def revealed(self) -> bool:
        """True: both armies are visible from the start."""
        return True


BattlePosition = Position[Step, Board]
BattleView = View[Step, Board]
BattleDraft = Draft[Step, Board]
