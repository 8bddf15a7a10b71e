"""What is left to do makes sense: a made-up position neither breaks the rules nor keeps them turning for ever."""

import pytest
from battle_by_hand import A, Hand
from msgspec.structs import replace

from ddtable.engine.position import Die, Party, Roll
from ddtable.engine.system import system
from ddtable.rules.battle_dice.board import BattlePosition, Quest
from ddtable.rules.battle_dice.house import default_tables
from ddtable.rules.battle_dice.steps import (
    Announce,
    BeginRound,
    BeginTurn,
    Blow,
    CheckMorale,
    Deed,
    Depart,
    EndQuest,
    EndRound,
    FormRoster,
    Hire,
    InPhase,
    Judge,
    OnTables,
    Settle,
    Step,
    TableRoll,
    Wands,
    WinArtifact,
)
from ddtable.rules.battle_dice.tables import Result

RULES = system("battle_dice")
LOSSES = Hand("dragon, archer 7, infantry, gold_cache", "giant, archer 7, infantry").choose(A, "artifacts").position
"""Both sides pick which of their three dice they lose."""
QUEST = Hand("general, infantry", "general, infantry", party="2 infantry 6", roster="2 mage").position
ANNOUNCING = Hand("general, 2 infantry", "general, infantry", quests=True).position
CACHE = 6
SUMMON = default_tables().results["spells"][5]
ONE = (("", 1),)


def on_top(*steps: Step, position: BattlePosition = LOSSES, keep: int = 2) -> BattlePosition:
    """Return a position whose battle has these steps left, the last first; the end of the round and the turn below."""
    return replace(position, agenda=(*position.agenda[:keep], *steps))


def between(*steps: Step, position: BattlePosition = ANNOUNCING) -> BattlePosition:
    return replace(position, agenda=steps)


def settling(**fields: object) -> BattlePosition:
    return on_top(replace(LOSSES.agenda[-1], **fields))


def rolling(purpose: str, *dice: int, seat: int = 0, below: tuple[Step, ...] = (), **fields: object) -> BattlePosition:
    return on_top(*below, Roll(purpose, (Party(seat, dice, purpose, "army"),), **fields))


def with_table_die(kind: str) -> BattlePosition:
    position = rolling("artifact-table", len(LOSSES.dice))
    return replace(position, dice=(*LOSSES.dice, Die(kind, 0, "table/dice")))


def without(position: BattlePosition, seat: int, place: str, to: str) -> BattlePosition:
    """Return a position in which all dice of a place are gone from it."""
    dice = (replace(die, place=to) if (die.owner, die.place) == (seat, place) else die for die in position.dice)
    return replace(position, dice=tuple(dice))


def lost_before(position: BattlePosition) -> BattlePosition:
    """Return a position in which B's whole army was lost in an earlier phase of this turn, and nobody judged it."""
    one, other = position.board.battle.sides
    sides = (one, replace(other, lost=other.rolled, fallen=()))
    board = replace(position.board, battle=replace(position.board.battle, sides=sides))
    return without(replace(position, board=board), 1, "army", "lost")


def test_what_the_games_have_left_to_do_is_sound():
    assert isinstance(LOSSES.agenda[-1], Settle)
    assert isinstance(LOSSES.agenda[0], EndRound)
    for position in (LOSSES, QUEST, ANNOUNCING):
        assert RULES.problems(position) == []


SOUND = [
    on_top(Hire(0, CACHE)),
    on_top(Deed(0, replace(SUMMON, count=2))),
    on_top(CheckMorale()),
    on_top(Judge(), Wands(0)),
    settling(due=((), ONE), asking=1),
    settling(due=(ONE, (("infantry", 1), ("", 1))), picked=((0,), (5,)), asking=1),
    settling(due=(ONE, ONE), picked=((0,), (3,)), asking=2),
    rolling("morale", 0, 1),
    rolling("reroll", 0, below=(Deed(0, SUMMON),)),
    with_table_die("table_d20"),
    between(BeginRound(), Depart(), Announce(1)),
]


@pytest.mark.parametrize("position", SOUND)
def test_what_may_be_left_to_do(position):
    """BD1.6, BD1.11: steps as the rules themselves make them."""
    assert RULES.problems(position) == []


ROLL = TableRoll(0, "tactics", 0)


@pytest.mark.parametrize(
    ("position", "named"),
    [
        (replace(LOSSES, agenda=(BeginTurn(),)), "a battle without an end"),
        (replace(LOSSES, board=replace(LOSSES.board, battle=None)), "an end without a battle"),
        (on_top(Depart()), "out of their place"),
        (between(BeginTurn(), Wands(0)), "out of their place"),
        (between(Depart()), "no turn follows"),
        (replace(QUEST, agenda=QUEST.agenda[1:]), "no turn follows"),
        (rolling("reroll", 0, below=(Roll("roll", ()),)), "a roll lies under"),
        (on_top(Wands(2)), "a step of nobody: Wands"),
        (between(BeginTurn(), Announce(2)), "a step of nobody: Announce"),
        (between(BeginTurn(), WinArtifact(-1)), "a step of nobody: WinArtifact"),
        (between(BeginTurn(), FormRoster(0)), "a step of no quest"),
        (between(BeginTurn(), EndQuest(1, 0)), "a step of no quest"),
        (between(BeginTurn(), BeginRound(1)), "a round of no quest"),
        (on_top(InPhase("roll")), "makes no sense: InPhase"),
        (on_top(Hire(0, 99)), "makes no sense: Hire"),
        (on_top(Hire(0, 0)), "makes no sense: Hire"),
        (on_top(Hire(1, CACHE)), "makes no sense: Hire"),
        (on_top(Hire(0, CACHE, -1)), "makes no sense: Hire"),
        (on_top(Deed(0, Result("mine", "summon"))), "makes no sense: Deed"),
        (on_top(Deed(0, replace(SUMMON, count=99))), "makes no sense: Deed"),
        (on_top(Settle(()), OnTables(())), "makes no sense: OnTables"),
        (on_top(OnTables((ROLL,))), "makes no sense: OnTables"),
        (on_top(Settle(()), OnTables((replace(ROLL, table="manners"),))), "makes no sense: OnTables"),
        (on_top(Settle(()), OnTables((replace(ROLL, side=2),))), "makes no sense: OnTables"),
        (on_top(Settle(()), OnTables((replace(ROLL, source=-2),))), "makes no sense: OnTables"),
        (on_top(Settle(()), OnTables((replace(ROLL, source=len(LOSSES.dice)),))), "makes no sense: OnTables"),
        (on_top(Settle(()), OnTables((replace(ROLL, number=-1),))), "makes no sense: OnTables"),
        (on_top(Settle(()), OnTables((replace(ROLL, number=7),))), "makes no sense: OnTables"),
        (settling(blows=(Blow(2, 1, "hit"),)), "makes no sense: Settle"),
        (settling(due=(), asking=1), "makes no sense: Settle"),
        (settling(due=(ONE,)), "makes no sense: Settle"),
        (settling(due=((("", 99),), ())), "makes no sense: Settle"),
        (settling(due=((("", 2), ("infantry", 1)), ())), "makes no sense: Settle"),
        (settling(due=((("infantry", 2),), ())), "makes no sense: Settle"),
        (settling(due=((("infantry", 1), ("", 3)), ())), "makes no sense: Settle"),
        (settling(due=(ONE, ONE), picked=((3,), ())), "makes no sense: Settle"),
        (settling(due=(ONE, ONE), picked=((0, 1), ())), "makes no sense: Settle"),
        (settling(due=(ONE, ONE), picked=((0,), ())), "makes no sense: Settle"),
        (settling(due=(ONE, ONE), asking=1), "makes no sense: Settle"),
        (rolling("roll"), "makes no sense: Roll"),
        (rolling("roll", 99), "makes no sense: Roll"),
        (rolling("morale", 0, 0), "makes no sense: Roll"),
        (rolling("morale", 0, seat=2), "makes no sense: Roll"),
        (rolling("morale", CACHE), "makes no sense: Roll"),
        (rolling("morale", 0, shown=((1,),)), "makes no sense: Roll"),
        (rolling("roll", 0), "makes no sense: Roll"),
        (rolling("fun", 0), "makes no sense: Roll"),
        (rolling("count", 0), "makes no sense: Roll"),
        (rolling("table", 0, 1, below=(Settle(()), OnTables((ROLL,)))), "makes no sense: Roll"),
        (rolling("reroll", 0, 1, below=(Deed(0, SUMMON),)), "makes no sense: Roll"),
        (with_table_die("table_d6"), "makes no sense: Roll"),
        (between(BeginTurn(), Roll("morale", (Party(0, (0,), "morale", "army"),))), "makes no sense: Roll"),
        (between(Roll("reroll", (Party(0, (0,), "reroll", "army"),))), "no turn follows"),
        (
            on_top(
                Roll("morale", tuple(Party(seat, (seat,), "m", "army") for seat in (0, 1)), ((9,),)), position=QUEST
            ),
            "makes no sense: Roll",
        ),
        (without(ANNOUNCING, 1, "army", "lost"), "nobody is left in army of seat 1"),
        (lost_before(on_top(Judge())), "nobody is left in army of seat 1"),
        (replace(ANNOUNCING, board=replace(ANNOUNCING.board, quests=(Quest(1, 1, 0),))), "nobody is left in party of"),
    ],
)
def test_each_defect_is_named(position, named):
    """BD1.1, BD1.11: each would break the rules at the next answer, or let them go on without one for ever."""
    assert any(named in problem for problem in RULES.problems(position)), RULES.problems(position)
