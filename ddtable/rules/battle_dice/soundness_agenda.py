"""The checks of a position's agenda: a forged one must not break the rules or make them loop forever."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec.structs import replace

from ddtable.engine.position import Roll
from ddtable.rules.battle_dice import steps
from ddtable.rules.battle_dice.artifact_work import HIRING
from ddtable.rules.battle_dice.artifacts import line_of
from ddtable.rules.battle_dice.board import ARMY, NOBODY, PARTY, ROSTER, BattlePosition
from ddtable.rules.battle_dice.fighting import CLASS_OF_PHASE, fighters, side_of, units_at
from ddtable.rules.battle_dice.house import MOST_COUNT
from ddtable.rules.battle_dice.kinds import class_of, is_artifact, is_unit, sides_of
from ddtable.rules.battle_dice.tables import TABLES

BETWEEN_BATTLES = (
    steps.BeginTurn,
    steps.Announce,
    steps.Depart,
    steps.FormRoster,
    steps.BeginRound,
    steps.EndQuest,
    steps.WinArtifact,
)
OF_A_SIDE = (steps.PickArtifacts, steps.Hire, steps.Assign, steps.Deed, steps.Wands)
ASKING_FOR_ROLLS: dict[str, type] = {"count": steps.Hire, "table": steps.OnTables, "reroll": steps.Deed}
"""Rolls whose dice are read by the next step on the agenda."""


def agenda_problems(position: BattlePosition) -> list[str]:
    """Return every error in the agenda of a position whose dice and sides are valid."""
    if position.result is not None:
        return []
    found = [*_order(position)]
    return found or [*_steps(position), *_somebody(position)]


def _order(position: BattlePosition) -> Iterator[str]:
    """Check that steps of a battle are only above its end, and that a next turn follows."""
    kinds = [type(step) for step in position.agenda]
    battle = position.board.battle
    if kinds.count(steps.EndRound) != (battle is not None):
        yield "a battle without an end, or an end without a battle"
        return
    end = kinds.index(steps.EndRound) if battle else len(kinds)
    below, above = [kind for kind in kinds[:end] if kind is not Roll], kinds[end + 1 :]
    if any(kind not in BETWEEN_BATTLES for kind in below) or any(kind in BETWEEN_BATTLES for kind in above):
        yield "steps of a battle out of their place"
    first = position.agenda[0]
    armies = first == steps.BeginRound() or (end == 0 and battle is not None and battle.quester == NOBODY)
    if not armies and kinds[0] is not steps.BeginTurn:
        yield "no turn follows"
    if Roll in kinds[:-1]:
        yield "a roll lies under another step"


def _steps(position: BattlePosition) -> Iterator[str]:
    seats = {quest.seat for quest in position.board.quests}
    for at, step in enumerate(position.agenda):
        whose = [step.side] if isinstance(step, OF_A_SIDE) else []
        if isinstance(step, steps.Announce):
            whose = [step.seat]
        elif isinstance(step, steps.WinArtifact):
            whose = [step.quester]
        if any(side not in (0, 1) for side in whose):
            yield f"a step of nobody: {type(step).__name__}"
        elif isinstance(step, steps.FormRoster | steps.EndQuest) and step.quester not in seats:
            yield "a step of no quest"
        elif isinstance(step, steps.BeginRound) and step.quester not in {NOBODY, *seats}:
            yield "a round of no quest"
        elif not _makes_sense(position, at):
            yield f"a step that makes no sense: {type(step).__name__}"


def _makes_sense(position: BattlePosition, at: int) -> bool:
    """Return True if a step can be carried out."""
    step = position.agenda[at]
    if isinstance(step, steps.InPhase):
        return step.phase == "morale" or step.phase in CLASS_OF_PHASE
    if isinstance(step, steps.Hire):
        return _hires(position, step)
    if isinstance(step, steps.Deed):
        return _is_deed(position, step)
    if isinstance(step, steps.OnTables):
        settles = any(isinstance(below, steps.Settle) for below in position.agenda[:at])
        return settles and bool(step.rolls) and all(_on_a_table(position, roll) for roll in step.rolls)
    if isinstance(step, steps.Settle):
        return _settles(position, step)
    return not isinstance(step, Roll) or _rolls(position, step)


def _hires(position: BattlePosition, step: steps.Hire) -> bool:
    if not 0 <= step.artifact < len(position.dice):
        return False
    die, side = position.dice[step.artifact], side_of(position, step.side)
    return (
        is_artifact(die.type)
        and (die.owner, die.place) == (side.seat, side.place)
        and line_of(die.type, die.face + 1).does in HIRING
        and step.count >= 0
    )


def _is_deed(position: BattlePosition, step: steps.Deed) -> bool:
    """Return True if the result is one of the game's tables, with a possible count."""
    results = {replace(result, count=1) for six in position.board.tables.results.values() for result in six}
    return replace(step.result, count=1) in results and 1 <= step.result.count <= MOST_COUNT


def _on_a_table(position: BattlePosition, roll: steps.TableRoll) -> bool:
    source = -1 <= roll.source < len(position.dice)
    return source and roll.side in (0, 1) and roll.table in TABLES and 0 <= roll.number <= 6


def _settles(position: BattlePosition, step: steps.Settle) -> bool:
    """Return True if losses are possible, not more than there are units, and picked in order."""
    if any(blow.side not in (0, 1) or blow.count < 0 or blow.otherwise < 0 for blow in step.blows):
        return False
    if not step.due:
        return step.picked == ((), ()) and step.asking == 0
    if len(step.due) != 2 or step.asking not in (0, 1, 2):
        return False
    left = [_left_to_pick(position, step, index) for index in (0, 1)]
    return all(count == 0 if index < step.asking else count >= 0 for index, count in enumerate(left)) and (
        step.asking == 2 or left[step.asking] > 0
    )


def _left_to_pick(position: BattlePosition, step: steps.Settle, index: int) -> int:
    """Return how many dice a side still has to pick; -1 if its losses or picks are impossible."""
    alive, due, picked = set(fighters(position, index)), step.due[index], step.picked[index]
    kinds = [kind for kind, _ in due]
    if len(set(kinds)) != len(kinds) or "" in kinds[:-1] or not set(picked) <= alive or len(set(picked)) != len(picked):
        return -1
    owed = 0
    for kind, count in due:
        of_kind = {die for die in alive if not kind or class_of(position.dice[die].type) == kind}
        mine = picked[owed : owed + count]
        if not 1 <= count <= len(of_kind) or len(mine) not in (0, count) or not set(mine) <= of_kind:
            return -1
        owed += count
    return owed - len(picked) if owed <= len(alive) else -1


def _rolls(position: BattlePosition, roll: Roll) -> bool:
    """Return True if a roll has existing dice, and the next step can read them."""
    dice = [die for party in roll.parties for die in party.dice]
    if not dice or len(set(dice)) != len(dice) or any(not 0 <= die < len(position.dice) for die in dice):
        return False
    if any(party.seat not in (0, 1) for party in roll.parties) or not _told(position, roll):
        return False
    below: Sequence[object] = position.agenda[-2:-1]
    if roll.purpose in ASKING_FOR_ROLLS:
        asked = below[0] if below else None
        if type(asked) is not ASKING_FOR_ROLLS[roll.purpose]:
            return False
        if isinstance(asked, steps.OnTables) and len(asked.rolls) != len(dice):
            return False
        return roll.purpose != "reroll" or len(dice) == 1
    battle = position.board.battle
    if roll.purpose == "artifact-table":
        return len(dice) == 1 and position.dice[dice[0]].type == "table_d20"
    if battle is None:
        return False
    seats = [party.seat for party in roll.parties]
    sides = [side.seat for side in battle.sides]
    units = all(is_unit(position.dice[die].type) for die in dice)
    return seats == sides if roll.purpose == "roll" else roll.purpose == "morale" and units and set(seats) <= set(sides)


def _told(position: BattlePosition, roll: Roll) -> bool:
    """Return True if the faces entered so far are valid; those of the last party are still to come."""
    if len(roll.shown) >= len(roll.parties):
        return False
    return all(
        len(faces) == len(party.dice)
        and all(0 <= face < sides_of(position.dice[die].type) for face, die in zip(faces, party.dice, strict=True))
        for faces, party in zip(roll.shown, roll.parties, strict=False)
    )


def _somebody(position: BattlePosition) -> Iterator[str]:
    """Check that each force that will fight has units; without units a battle would never end."""
    battle, board = position.board.battle, position.board
    forming = {step.quester for step in position.agenda if isinstance(step, steps.FormRoster)}
    forces = [(seat, ARMY) for seat in (0, 1)]
    for quest in board.quests:
        forces += [(quest.seat, PARTY), *([(1 - quest.seat, ROSTER)] if quest.seat not in forming else [])]
    judged = any(isinstance(step, steps.Judge) for step in position.agenda)
    fallen = {(side.seat, side.place) for side in battle.sides if side.fallen and judged} if battle else set()
    for seat, place in forces:
        if (seat, place) not in fallen and not units_at(position, seat, place):
            yield f"nobody is left in {place} of seat {seat}"
