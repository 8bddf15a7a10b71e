"""The units and dice of the current battle, as the phases read them. `index` is that of a side, 0 or 1."""

from __future__ import annotations

from typing import cast

from ddtable.rules.battle_dice.board import ROSTER, Battle, BattleView, Side
from ddtable.rules.battle_dice.kinds import ARTIFACTS, MONSTERS, PHASES, TROOPS, UNITS, Phase

IS_UNIT = frozenset(UNITS)
_IS_ARTIFACT = frozenset(ARTIFACTS)
CLASS_OF_PHASE: dict[str, str] = {
    "monster": "monster",
    "general": "general",
    "magic": "mage",
    "maneuver": "cavalry",
    "missile": "archer",
    "melee": "infantry",
}
"""The class that acts in each phase (BD1.2, BD1.6)."""
KINDS_OF_CLASS: dict[str, frozenset[str]] = {
    **{troop: frozenset((troop,)) for troop in TROOPS},
    "monster": frozenset(MONSTERS),
}
_PHASE_OF_KIND = {kind: cast(Phase, phase) for phase, kin in CLASS_OF_PHASE.items() for kind in KINDS_OF_CLASS[kin]}


def in_hand(view: BattleView) -> Battle:
    """Return the current battle; there must be one."""
    battle = view.board.battle
    assert battle is not None, "no battle is in hand"
    return battle


def side_of(view: BattleView, index: int) -> Side:
    """Return a side of the current battle."""
    battle = view.board.battle
    assert battle is not None, "no battle is in hand"
    return battle.sides[index]


def units_at(view: BattleView, seat: int, place: str) -> list[int]:
    """Return the unit dice of a seat at a place."""
    dice = view.dice
    return [number for number in view.at(place, seat) if dice[number].type in IS_UNIT]


def artifacts_at(view: BattleView, seat: int, place: str) -> list[int]:
    """Return the artifacts of a seat at a place."""
    dice = view.dice
    return [number for number in view.at(place, seat) if dice[number].type in _IS_ARTIFACT]


def fighters(view: BattleView, index: int) -> list[int]:
    """Return the living units of a side; after the roll, those that were rolled or have joined since."""
    side = side_of(view, index)
    if not side.rolled:
        return units_at(view, side.seat, side.place)
    dice, place = view.dice, side.place
    known = sorted({*side.rolled, *side.idle}) if side.idle else side.rolled
    return [die for die in known if dice[die].place == place]


def added(side: Side, die: int) -> int:
    """Return the amount added to a die's roll this turn (BD1.10)."""
    return sum(bonus.amount for bonus in side.bonuses if bonus.die == die)


def acting(view: BattleView, index: int) -> dict[Phase, list[int]]:
    """Return the dice of a side that act, by their phase: rolled, alive and not held (BD1.5)."""
    side = side_of(view, index)
    dice, place, idle = view.dice, side.place, side.idle
    found: dict[Phase, list[int]] = {}
    for number in side.rolled:
        die = dice[number]
        if die.place == place and number not in idle:
            found.setdefault(_PHASE_OF_KIND[die.type], []).append(number)
    return found


def still_acts(view: BattleView, index: int, die: int) -> bool:
    """Return True if the phase of a die is still to come and the die can act in it (BD1.5)."""
    battle = in_hand(view)
    side, one = battle.sides[index], view.dice[die]
    return (
        one.place == side.place
        and PHASES.index(_PHASE_OF_KIND[one.type]) > PHASES.index(battle.phase)
        and die in side.rolled
        and die not in side.idle
    )


def to_act(view: BattleView, index: int) -> list[int]:
    """Return the dice of a side that act in a later phase of this turn."""
    return [die for die in side_of(view, index).rolled if still_acts(view, index, die)]


def monster_type(view: BattleView, index: int) -> str:
    """Return the monster type of a side: that of its army, or the one in its roster (BD1.3, BQ10)."""
    side = side_of(view, index)
    of_roster = ""
    if side.place == ROSTER:
        of_roster = next(quest.monsters for quest in view.board.quests if quest.seat == 1 - side.seat)
    return of_roster or view.board.monsters[side.seat]
