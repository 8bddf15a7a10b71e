"""The roll phase: both sides roll all dice and artifacts once; later phases read this roll (BD1.7)."""

from __future__ import annotations

from msgspec.structs import replace

from ddtable.engine.position import Party, Roll
from ddtable.engine.rows import RollRow, StepRow
from ddtable.rules.battle_dice import change
from ddtable.rules.battle_dice.board import BattleDraft
from ddtable.rules.battle_dice.events import DiceRolled
from ddtable.rules.battle_dice.fighting import IS_UNIT, fighters, in_hand
from ddtable.rules.battle_dice.steps import RollDice


def roll_dice(draft: BattleDraft, _step: RollDice) -> None:
    """Roll the dice of both sides at once (BD1.7)."""
    parties = [
        Party(side.seat, (*fighters(draft, index), *side.artifacts), "roll", side.place)
        for index, side in enumerate(in_hand(draft).sides)
    ]
    draft.become(Roll("roll", tuple(parties)))


def dice_rolled(draft: BattleDraft, roll: Roll, faces: tuple[int, ...]) -> None:
    """Record the numbers and the units that were rolled (BD1.7)."""
    sides = []
    for side, party in zip(in_hand(draft).sides, roll.parties, strict=True):
        numbers = tuple([face + 1 for face in faces[: len(party.dice)]])
        faces = faces[len(party.dice) :]
        units = tuple([die for die in party.dice if draft.dice[die].type in IS_UNIT])
        sides.append(replace(side, rolled=units))
        draft.note(DiceRolled(party.seat, party.place, party.dice, numbers))
    one, other = sides
    change.battle(draft, sides=(one, other))


ROWS = (
    StepRow(RollDice, proceed=roll_dice, clause="BD1.7"),
    RollRow("roll", dice_rolled),
)
