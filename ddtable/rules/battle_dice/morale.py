"""The morale phase: a side that lost units rolls the others, and routs if too many show a 2 or 3 (BD8.1)."""

from __future__ import annotations

from ddtable.engine.position import Party, Roll
from ddtable.engine.rows import RollRow, StepRow
from ddtable.rules.battle_dice import artifact_use, change
from ddtable.rules.battle_dice.board import NOBODY, PARTY, BattleDraft, BattleView
from ddtable.rules.battle_dice.events import MoraleChecked
from ddtable.rules.battle_dice.fighting import fighters, in_hand, side_of, units_at
from ddtable.rules.battle_dice.steps import CheckMorale
from ddtable.rules.battle_dice.turn import ROUT, finish_battle
from ddtable.rules.battle_dice.worths import rout_limit


def must_check(view: BattleView, index: int) -> bool:
    """Return True if a side lost units this turn and has fewer than at the start; a party counts too (BD8.1)."""
    side = side_of(view, index)
    if not side.lost:
        return False
    have = len(fighters(view, index))
    if in_hand(view).quester == NOBODY:
        have += len(units_at(view, side.seat, PARTY))
    return have < side.start


def check_morale(draft: BattleDraft, _step: CheckMorale) -> None:
    """Roll all surviving units of the sides that must check; parties away do not roll (BD8.3, BD8.4)."""
    change.battle(draft, phase="morale")
    parties = tuple(
        Party(side.seat, tuple(fighters(draft, index)), "morale", side.place)
        for index, side in enumerate(in_hand(draft).sides)
        if must_check(draft, index)
    )
    draft.become(*([Roll("morale", parties)] if parties else []))


def morale_rolled(draft: BattleDraft, roll: Roll, faces: tuple[int, ...]) -> None:
    """Count the dice that fail; a side that routs has lost, and if both rout no one wins (BD8.1, BD8.2)."""
    morale = draft.board.tables.morale
    routed = []
    for party in roll.parties:
        numbers = tuple([face + 1 for face in faces[: len(party.dice)]])
        faces = faces[len(party.dice) :]
        index = next(at for at, side in enumerate(in_hand(draft).sides) if side.seat == party.seat)
        counted = len([number for number in numbers if number in morale.numbers])
        rallied = side_of(draft, index).rallied + artifact_use.rally(draft, index)
        limit = rout_limit(len(numbers), morale)
        routs = max(0, counted - rallied) >= limit
        change.side(draft, index, rolled=party.dice)
        draft.note(
            MoraleChecked(party.seat, party.place, party.dice, numbers, counted, rallied, limit, routs),
        )
        if routs:
            routed.append(index)
    if routed:
        finish_battle(draft, [index for index in (0, 1) if index not in routed], ROUT)


ROWS = (
    StepRow(CheckMorale, proceed=check_morale, clause="BD8.1"),
    RollRow("morale", morale_rolled),
)
