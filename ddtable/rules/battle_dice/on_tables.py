"""Rolls on tables: both sides roll at once, orbs may shift results, then the results take effect (BD1.9, BD1.11)."""

from __future__ import annotations

from typing import cast

from msgspec.structs import replace

from ddtable.engine.position import Party, Roll
from ddtable.engine.questions import Choice, Option, Pick, Picked, Question
from ddtable.engine.rows import RollRow, StepRow
from ddtable.rules.battle_dice import artifact_use, change
from ddtable.rules.battle_dice.board import BattleDraft, BattleView, Cancel
from ddtable.rules.battle_dice.box import table_dice
from ddtable.rules.battle_dice.events import OrbUsed, TableRolled
from ddtable.rules.battle_dice.fighting import side_of
from ddtable.rules.battle_dice.steps import Blow, Deed, OnTables, Settle, Step, TableRoll
from ddtable.rules.battle_dice.tables import Result

LAST = 6
KEEP, UP, DOWN = "keep", "up", "down"
SHIFTS = {KEEP: 0, UP: 1, DOWN: -1}


def within(number: int) -> int:
    """Return a modified number limited to the numbers of a table (BD1.9, Q66)."""
    return min(max(number, 1), LAST)


def result_at(view: BattleView, roll: TableRoll, shift: int = 0) -> Result:
    """Return the result of a roll on a table, shifted by `shift` more."""
    return view.board.tables.results[roll.table][_number(roll, shift) - 1]


def _number(roll: TableRoll, shift: int = 0) -> int:
    return within(within(roll.number + roll.plus) + roll.shift + shift)


def ask_on_tables(view: BattleView, step: OnTables) -> Question | None:
    """Ask if an orb shifts a result: the first one that an orb of its side may still shift (BA11)."""
    found = _shiftable(view, step)
    if found is None:
        return None
    roll = step.rolls[found[0]]
    side = side_of(view, roll.side)
    number = _number(roll)
    possible = [KEEP, *([UP] if number < LAST else []), *([DOWN] if number > 1 else [])]
    names: dict[str, int | str] = {way: result_at(view, roll, SHIFTS[way]).name for way in possible}
    options = tuple(Option(way, way, {"result": names[way]}) for way in possible)
    values = {"table": roll.table, "number": number, "artifact": found[1], **names}
    return Question(side.seat, "orb", "BA11", Pick(options), values, side.place)


def _shiftable(view: BattleView, step: OnTables) -> tuple[int, int] | None:
    """Return the index of the first roll that may be shifted and the orb for it, or None."""
    for at, roll in enumerate(step.rolls):
        if roll.number and not roll.asked and side_of(view, roll.side).artifacts:
            orbs = artifact_use.orbs(view, roll.side, roll.table)
            if orbs:
                return at, orbs[0]
    return None


def answer_on_tables(draft: BattleDraft, step: OnTables, choice: Choice) -> None:
    """Shift a result by 1 or keep it; an orb shifts one result in a turn (BA11, BA12)."""
    at, orb = cast(tuple[int, int], _shiftable(draft, step))
    roll = step.rolls[at]
    shift = SHIFTS[cast(Picked, choice).option]
    shifted = replace(roll, shift=shift, asked=True)
    draft.become(OnTables((*step.rolls[:at], shifted, *step.rolls[at + 1 :])))
    if shift:
        artifact_use.spend(draft, roll.side, orb)
        draft.note(OrbUsed(side_of(draft, roll.side).seat, orb, roll.table, _number(roll), _number(shifted)))


def proceed_on_tables(draft: BattleDraft, step: OnTables) -> None:
    """Roll for both sides at once; when all rolls are shifted, carry out the results (BD1.11)."""
    if step.rolls[0].number:
        _carry_out(draft, step)
        return
    parties = []
    for index in (0, 1):
        mine = [roll for roll in step.rolls if roll.side == index]
        if mine:
            side = side_of(draft, index)
            dice = table_dice(draft, side.seat, "table_d6", len(mine))
            parties.append(Party(side.seat, dice, mine[0].table, side.place))
    draft.push(Roll("table", tuple(parties)))


def tables_rolled(draft: BattleDraft, _roll: Roll, faces: tuple[int, ...]) -> None:
    """Record the numbers; rolls and dice are in the same order, by side."""
    step = cast(OnTables, draft.agenda[-1])
    draft.become(OnTables(tuple(replace(roll, number=face + 1) for roll, face in zip(step.rolls, faces, strict=True))))


def _carry_out(draft: BattleDraft, step: OnTables) -> None:
    """Carry out each result: add up numbers, and add a step for each decision.

    Units that return or join come last, so that losses of this phase do not affect them (BD1.5).
    """
    draft.agenda.pop()
    spells: list[TableRoll] = []
    blows: list[Blow] = []
    deeds: list[Step] = []
    arrivals: list[Step] = []
    for roll in step.rolls:
        result = result_at(draft, roll)
        side = side_of(draft, roll.side)
        draft.note(
            TableRolled(
                side.seat,
                side.place,
                roll.table,
                roll.source,
                roll.number,
                roll.plus,
                roll.shift,
                _number(roll),
                result,
            )
        )
        if result.does == "kill":
            blows.append(Blow(1 - roll.side, result.count, result.name, result.of, result.otherwise))
        elif result.does == "cancel":
            cancels = (Cancel(result.phase, result.name),) * result.count
            change.side(draft, roll.side, cancels=(*side.cancels, *cancels))
        elif result.does == "rally":
            change.side(draft, roll.side, rallied=side.rallied + result.count)
        elif result.does == "spell":
            spells.append(TableRoll(roll.side, "spells", roll.source, result.count))
        elif result.does in ("heal", "summon"):
            arrivals.append(Deed(roll.side, result))
        elif result.does != "nothing":
            deeds.append(Deed(roll.side, result))
    at = max(number for number, one in enumerate(draft.agenda) if type(one) is Settle)
    settle = cast(Settle, draft.agenda[at])
    draft.agenda[at : at + 1] = [*reversed(arrivals), Settle((*settle.blows, *blows))]
    draft.push(*([OnTables(tuple(spells))] if spells else []), *deeds)


ROWS = (
    StepRow(OnTables, ask_on_tables, answer_on_tables, proceed_on_tables, clause="BD1.9"),
    RollRow("table", tables_rolled),
)
