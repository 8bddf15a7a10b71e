"""The checks of a position of Battle Dice, used when a save is opened, by random games and by tests."""

from __future__ import annotations

from collections.abc import Iterator

from ddtable.engine.position import Die
from ddtable.rules.battle_dice.board import ARMY, LOST, NOBODY, OUT, PARTY, ROSTER, SUPPLY, TABLE, BattlePosition, Side
from ddtable.rules.battle_dice.house import came_with_the_game, refuse_tables
from ddtable.rules.battle_dice.kinds import (
    ARTIFACTS,
    MONSTERS,
    TABLE_DICE,
    UNITS,
    class_of,
    is_artifact,
    is_unit,
    sides_of,
)
from ddtable.rules.battle_dice.soundness_agenda import agenda_problems

MOST_DICE = 8000
"""The limit for all dice: far more than the 300 dice of each player (H93) need with their supplies."""

_PLACES: dict[str, tuple[str, ...]] = {
    **dict.fromkeys(UNITS, (ARMY, PARTY, ROSTER, LOST, SUPPLY)),
    **dict.fromkeys(ARTIFACTS, (ARMY, PARTY, OUT)),
    **dict.fromkeys(TABLE_DICE, (TABLE,)),
}


def problems(position: BattlePosition) -> list[str]:
    """Return every error in a position; a valid one has none."""
    found = [*_dice(position), *_game(position)]
    if found:
        return found  # the other checks need valid dice
    found = [*_armies(position), *_quests(position), *_battle(position)]
    return found or agenda_problems(position)


def _dice(position: BattlePosition) -> Iterator[str]:
    for number, die in enumerate(position.dice):
        if die.owner not in (0, 1):
            yield f"die {number} belongs to seat {die.owner}"
        if die.type not in _PLACES:
            yield f"die {number} is of no known kind: {die.type!r}"
            continue
        if not 0 <= die.face < sides_of(die.type):
            yield f"die {number} shows {die.face + 1} of {sides_of(die.type)}"
        if die.place not in _PLACES[die.type]:
            yield f"die {number}, {die.type}, lies at {die.place!r}"


def _game(position: BattlePosition) -> Iterator[str]:
    board = position.board
    if len(position.dice) > MOST_DICE:
        yield f"{len(position.dice)} dice"
    if position.seats != 2:
        yield f"{position.seats} seats"
    if any(monster not in MONSTERS for monster in board.monsters):
        yield f"monsters of the types {board.monsters}"
    proposals = came_with_the_game(board.tables)
    if proposals is board.house:
        yield "tables of the house are taken for the proposals, or these for tables of the house"
    if not proposals and (defect := refuse_tables(board.tables)):
        yield str(defect)
    if position.result is None and not position.agenda:
        yield "nothing is left to do, and nobody has won"
    if len({quest.seat for quest in board.quests}) != len(board.quests):
        yield "a seat is on two quests"
    if any(quest.seat not in (0, 1) or quest.monsters not in ("", *MONSTERS) for quest in board.quests):
        yield "a quest of nobody, or against monsters of no type"
    if any(min(quest.party, quest.roster, quest.rounds) < 0 for quest in board.quests):
        yield "a quest of fewer dice or rounds than none"


def _armies(position: BattlePosition) -> Iterator[str]:
    """Check that all dice of the armies exist, and that monsters are of one type (BD1.3)."""
    board = position.board
    for seat in (0, 1):
        first = seat * board.starts[0]
        brought = position.dice[first : first + board.starts[seat]]
        here = [die for die in brought if die.owner == seat and die.place in (ARMY, PARTY, LOST)]
        if len(here) != board.starts[seat]:
            yield f"seat {seat} has {len(here)} of the {board.starts[seat]} dice that it brought"
        mine = {die.type for die in position.dice if die.owner == seat and die.place in (ARMY, PARTY)}
        if stray := {kind for kind in mine if class_of(kind) == "monster"} - {board.monsters[seat]}:
            yield f"seat {seat} has among its monsters {sorted(stray)}"


def _quests(position: BattlePosition) -> Iterator[str]:
    """Check that parties and rosters belong to quests, and that dice chosen for a quest are in the army (BQ1, BQ3)."""
    announced = position.board.announced
    army = [{number for number, die in enumerate(position.dice) if _at_home(die, seat)} for seat in (0, 1)]
    if len(announced) != 2 or any(
        not set(dice) <= army[seat] or len(set(dice)) != len(dice) for seat, dice in enumerate(announced)
    ):
        yield "other dice than those of an army are to leave on a quest"
    questing = {quest.seat for quest in position.board.quests}
    for seat in (0, 1):
        if any(die.owner == seat and die.place == PARTY for die in position.dice) and seat not in questing:
            yield f"seat {seat} has a party and no quest"
        if any(die.owner == seat and die.place == ROSTER for die in position.dice) and 1 - seat not in questing:
            yield f"seat {seat} has a roster against no quest"


def _at_home(die: Die, seat: int) -> bool:
    return die.owner == seat and die.place == ARMY


def _battle(position: BattlePosition) -> Iterator[str]:
    battle = position.board.battle
    if battle is None:
        return
    if battle.quester == NOBODY:
        sides = [(0, ARMY), (1, ARMY)]
    else:
        sides = [(battle.quester, PARTY), (1 - battle.quester, ROSTER)]
        if battle.quester not in {quest.seat for quest in position.board.quests}:
            yield f"a battle of seat {battle.quester}, who is on no quest"
    if [(side.seat, side.place) for side in battle.sides] != sides:
        yield f"the sides of the battle are {[(side.seat, side.place) for side in battle.sides]}"
        return
    for side in battle.sides:
        yield from _side(position, side)


def _side(position: BattlePosition, side: Side) -> Iterator[str]:
    """Check a side's dice of this turn: they are where they should be, and none is listed twice."""
    dice = position.dice
    whose = f"{side.place} of seat {side.seat}"
    for word, numbers in (("rolled", side.rolled), ("lost", side.lost), ("idle", side.idle)):
        if len(set(numbers)) != len(numbers):
            yield f"{whose}: a die is named twice as {word}"
        if any(not 0 <= number < len(dice) or not is_unit(dice[number].type) for number in numbers):
            yield f"{whose}: what is {word} is no unit"
            return
    mine = {number for number, die in enumerate(dice) if die.owner == side.seat and die.place == side.place}
    if any(dice[number].place != LOST or dice[number].owner != side.seat for number in side.lost):
        yield f"{whose}: a lost die lies elsewhere"
    if stray := {*side.rolled, *side.idle} - mine - set(side.lost):
        yield f"{whose}: dice {sorted(stray)} are not there"
    if side.rolled and (strange := {die for die in mine if is_unit(dice[die].type)} - {*side.rolled, *side.idle}):
        yield f"{whose}: dice {sorted(strange)} neither were rolled nor joined later"
    if any(not 0 <= bonus.die < len(dice) for bonus in side.bonuses):
        yield f"{whose}: a bonus for no die"
    if any(bonus.artifact != NOBODY and not _is_artifact(position, bonus.artifact) for bonus in side.bonuses):
        yield f"{whose}: a bonus by no artifact"
    if not set(side.fallen) <= set(side.lost) or len(set(side.fallen)) != len(side.fallen):
        yield f"{whose}: somebody fell in this phase who is not lost"
    for word, numbers in (("rolled", side.artifacts), ("spent", side.spent)):
        held = all(_is_artifact(position, one) and dice[one].owner == side.seat for one in numbers)
        if not held or len(set(numbers)) != len(numbers):
            yield f"{whose}: other than its artifacts are {word}"


def _is_artifact(position: BattlePosition, number: int) -> bool:
    return 0 <= number < len(position.dice) and is_artifact(position.dice[number].type)
