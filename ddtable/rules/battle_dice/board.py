"""Battle Dice's own part of a position: the turn, the battle that is being fought, parties away on quests.

Places of dice (`Die.place`; areas are `place@owner`): ARMY, PARTY (away on a quest), ROSTER (what the other player sets
against a party), LOST (destroyed), SUPPLY (the box: dice that may be hired or put into a roster), TABLE (dice rolled on
tables) and OUT (gone for good).
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
"""Where dice go that are chosen to be rolled: an area of the table in which nothing ever stays."""
TABLE, OUT = "table/dice", "out"


class Options(Struct, frozen=True):
    """House options.

    `quests`: parties may leave (BQ1). `quest_pace`: a quest is fought to its end within the turn, or one round in each
    turn (Q61). `wiped_out`: both armies are wiped out while one of them has a party away; its player loses, or it is a
    draw, as under rules version 1 (H96): the default here is that of positions that those games have kept.
    """

    quests: bool = True
    quest_pace: Literal["at_once", "by_turns"] = "at_once"
    wiped_out: Literal["loses", "draw"] = "draw"


class Bonus(Struct, frozen=True):
    """What is added to a die's roll in this turn, and by which artifact (its die; -1: a table's result) (BA13).

    Nothing (0) where the unit uses an artifact that does something else: a wand, an orb (BA12).
    """

    die: int
    amount: int
    artifact: int = -1


class Cancel(Struct, frozen=True):
    """A loss of the side's that may be taken back, and in which phase; `name` is the result that gave it."""

    phase: CancelPhase
    name: str


class Side(Struct, frozen=True):
    """One of the two that fight. All but `seat`, `place` and `start` is of this turn alone.

    `start`: dice when the battle began. `rolled`: unit dice that lie as rolled. `lost`: dice destroyed, in order, which
    have not been returned; `fallen`: those of them lost in the phase in hand, who still act in it (BD1.5). `idle`: dice
    that do not act: held, returned, joined after the roll. `artifacts`: those that are rolled, then those of them that
    do something; `spent`: those that have done it. `bonuses`: on this side's dice, by either side. `rallied`: dice
    fewer in the morale check.
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
    """The battle in hand: that of the armies (`quester` is NOBODY), or a quest's, its party first.

    `round` counts from 1: for the armies it is the turn of the game.
    """

    sides: tuple[Side, Side]
    round: int
    phase: Phase = "roll"
    quester: int = NOBODY


class Quest(Struct, frozen=True):
    """A party away: whose, the dice that it and the roster against it began with, and the rounds fought so far.

    `monsters`: of which type the roster had monsters when it was formed; none where it had no monsters (BQ10).
    """

    seat: int
    party: int
    roster: int
    rounds: int = 0
    monsters: str = ""


class Board(Struct, frozen=True):
    """What Battle Dice keeps beside the dice.

    `monsters`: each army's monster type, by seat. `starts`: dice of each army when the game began (BD8.1). `turn`: from
    1. `house`: the tables are not the proposals that come with the game. `announced`: parties named for this turn and
    still sealed, by seat. `quests`: parties away, in the order in which they are fought.
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
        """Both armies lie open from the beginning."""
        return True


BattlePosition = Position[Step, Board]
BattleView = View[Step, Board]
BattleDraft = Draft[Step, Board]
