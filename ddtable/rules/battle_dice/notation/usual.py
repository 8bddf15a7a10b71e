"""The values of a position that follow from its dice: the default of each line of the text."""

from __future__ import annotations

from collections.abc import Sequence

from ddtable.engine.position import Die
from ddtable.forces.battle_army import MOST_DICE
from ddtable.rules.battle_dice.board import ARMY, LOST, PARTY, ROSTER, Quest
from ddtable.rules.battle_dice.kinds import MONSTERS, is_unit

OWN_PLACES = (ARMY, PARTY, LOST)
SEATS = (0, 1)


def own_units(dice: Sequence[Die], seat: int) -> list[int]:
    """Return the ids of the units of a seat's army: those there, on a quest and lost; of a roster none."""
    return [at for at, die in enumerate(dice) if die.owner == seat and die.place in OWN_PLACES and is_unit(die.type)]


def usual_ids(dice: Sequence[Die], starts: Sequence[int]) -> list[int]:
    """Return the usual id of each die in the order of the text: first those that the armies began with (BD1.3)."""
    first = [number for seat in SEATS for number in own_units(dice, seat)[: starts[seat]]]
    order = [*first, *sorted(set(range(len(dice))) - set(first))]
    return [number for _, number in sorted(zip(order, range(len(dice)), strict=True))]


def usual_start(dice: Sequence[Die]) -> int:
    """Return the dice of each army at the start: those of the smaller one; the larger one has hired the rest."""
    return min(MOST_DICE, *(len(own_units(dice, seat)) for seat in SEATS))


def usual_monsters(dice: Sequence[Die]) -> tuple[str, str]:
    """Return the type of the monsters of each army, dragons for one without any."""
    one, other = (_monster(dice, seat, OWN_PLACES) or MONSTERS[0] for seat in SEATS)
    return one, other


def usual_quests(dice: Sequence[Die]) -> tuple[Quest, ...]:
    """Return a quest for each party, which has not fought yet."""
    return tuple(quest for seat in SEATS if (quest := usual_quest(dice, seat)).party)


def usual_quest(dice: Sequence[Die], seat: int) -> Quest:
    """Return the quest of a seat as its party and the roster are."""
    party = sum((die.owner, die.place) == (seat, PARTY) and is_unit(die.type) for die in dice)
    roster = sum((die.owner, die.place) == (1 - seat, ROSTER) for die in dice)
    return Quest(seat, party, roster, monsters=_monster(dice, 1 - seat, (ROSTER,)))


def _monster(dice: Sequence[Die], seat: int, places: Sequence[str]) -> str:
    return next((die.type for die in dice if die.owner == seat and die.place in places and die.type in MONSTERS), "")
