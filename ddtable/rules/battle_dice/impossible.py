"""Sentences that say what is impossible in a position from which a game of Battle Dice is to start.

`soundness` makes the same checks and more for saves; its lines are short and for programmers.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ddtable.rules.battle_dice.board import (
    ARMY,
    LOST,
    OUT,
    PARTY,
    ROSTER,
    SUPPLY,
    TABLE,
    BattlePosition,
)
from ddtable.rules.battle_dice.box import MOST_IN_PLAY
from ddtable.rules.battle_dice.fighting import units_at
from ddtable.rules.battle_dice.kinds import MONSTERS, SIDES, is_artifact, is_unit
from ddtable.rules.battle_dice.notation.usual import SEATS
from ddtable.rules.impossible import Impossible
from ddtable.rules.text_form import LETTERS
from ddtable.texts.trouble import trouble


def impossible(position: BattlePosition, names: Sequence[str] = LETTERS) -> Iterator[Impossible]:
    """Yield everything that is impossible in a position between two steps; nothing if a game can start from it.

    `names` are those of the players, by default the letters of the notation.
    """
    basic = [*_dice(position, names)]
    yield from basic
    if basic:
        return  # the other checks could not read it
    for seat in SEATS:
        yield from _army(position, names, seat)
        yield from _quest(position, names, seat)
    if position.board.turn < 0 or (position.board.turn == 0 and position.board.battle is not None):
        yield Impossible(trouble("position-no-turn", clause="BD1.6"))


def rooms(kind: str) -> tuple[str, ...]:
    """Return the places where a kind of die can be; hired units of all classes join parties and rosters (BA6)."""
    if is_artifact(kind):
        return (ARMY, PARTY, OUT)
    return (ARMY, PARTY, ROSTER, LOST, SUPPLY) if is_unit(kind) else (TABLE,)


def _dice(position: BattlePosition, names: Sequence[str]) -> Iterator[Impossible]:
    """Yield each die that does not exist, or is at a place where such a die cannot be."""
    for die in position.dice:
        if die.type not in SIDES:
            yield Impossible(trouble("position-die", die=die.type))
        elif die.owner not in SEATS:
            yield Impossible(trouble("position-bd-owner", kind=die.type))
        elif die.place not in rooms(die.type):
            about = {"player": names[die.owner], "clause": "BA7" if is_artifact(die.type) else "BD1.9"}
            yield Impossible(trouble("position-bd-where", kind=die.type, **about), f"{die.place}@{die.owner}")
        elif not 0 <= die.face < SIDES[die.type]:
            yield Impossible(trouble("position-bd-face", kind=die.type, face=die.face + 1))


def _army(position: BattlePosition, names: Sequence[str], seat: int) -> Iterator[Impossible]:
    """Yield what is wrong with the army of a seat."""
    board, at = position.board, f"{ARMY}@{seat}"
    if not units_at(position, seat, ARMY):
        yield Impossible(trouble("position-bd-no-units", player=names[seat], clause="BD1.1"), at)
    mine = [die for die in position.dice if die.owner == seat]
    kinds = {die.type for die in mine if die.place in (ARMY, PARTY, LOST) and die.type in MONSTERS}
    if kinds - {board.monsters[seat]}:
        yield Impossible(trouble("position-bd-monsters", player=names[seat], clause="BD1.3"), at)
    if (count := sum(die.place not in (SUPPLY, TABLE) for die in mine)) > MOST_IN_PLAY:
        about = {"player": names[seat], "count": count, "most": MOST_IN_PLAY}
        yield Impossible(trouble("position-bd-many", clause="H93", **about), at)


def _quest(position: BattlePosition, names: Sequence[str], seat: int) -> Iterator[Impossible]:
    """Yield what is wrong with the party of a seat and the roster against it."""
    other = 1 - seat
    quest = next((quest for quest in position.board.quests if quest.seat == seat), None)
    party, roster = f"{PARTY}@{seat}", f"{ROSTER}@{other}"
    units, against = units_at(position, seat, PARTY), units_at(position, other, ROSTER)
    monsters = {position.dice[die].type for die in against} & {*MONSTERS}
    if position.at(PARTY, seat) and not units:
        yield Impossible(trouble("position-bd-no-party", player=names[seat], clause="BQ1"), party)
    elif units and not against:
        yield Impossible(trouble("position-bd-no-roster", player=names[seat], other=names[other], clause="BQ3"), roster)
    elif against and not units:
        yield Impossible(trouble("position-bd-no-quest", player=names[seat], other=names[other], clause="BQ3"), party)
    elif units and not position.board.options.quests:
        yield Impossible(trouble("position-bd-quests-off", player=names[seat], clause="H72"), party)
    elif quest is not None and monsters - {quest.monsters or position.board.monsters[other]}:
        yield Impossible(trouble("position-bd-roster-monsters", other=names[other], clause="BQ10"), roster)
