"""Recruit's parties for quests and its rosters as dungeon master (BQ1, BQ3).

A roster is one of the few legal ones that are strongest against the party. It changes from turn to turn.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import cast

from ddtable.engine.questions import Chosen, Question, Remark, Subset
from ddtable.opponents.battle_dice.answering import Answer, Answering, chosen
from ddtable.opponents.battle_dice.scene import Scene, between_armies, units_at
from ddtable.rules.battle_dice.board import PARTY, BattlePosition
from ddtable.rules.battle_dice.kinds import MONSTERS, QUESTING

SCOUTS = ("infantry", "mage")
"""The kinds of the unit that goes alone; the first one that the army has."""

SCOUTS_FROM = 15
"""The least number of units in an army that sends one on a quest in the first turn."""

NEARLY = 0.9  # least strength relative to the strongest roster, so that not every quest meets the same


def _quest(position: BattlePosition, question: Question) -> Answer | None:
    """Send one unit in the first turn if the army is large, an infantry or else a mage; later send no party.

    An artifact won early works for the most turns. `ddtable balance --only quests --seed 3101` measured 51.3 wins
    in 100 games against the same player without quests (95% interval 49.3 to 53.3, 2,400 games), and 41.1 wins if 4
    units are sent at once.
    """
    scene = between_armies(position, question.seat)
    if position.board.turn == 1 and len(scene.mine) >= SCOUTS_FROM:
        able = cast(Subset, question.shape).dice
        scout = next((die for kind in SCOUTS for die in able if scene.kind(die) == kind), None)
        if scout is not None:
            return chosen([scout]), Remark("reason-bd-scout")
    return Chosen(()), Remark("reason-bd-no-quest")


def rosters(size: int, most: list[int], types: tuple[str, ...]) -> list[tuple[str, ...]]:
    """Return rosters of this size: without monsters, or with some or many of one type; the rest of 1 or 2 kinds.

    `most` has the available numbers of infantry, archers and mages.
    """
    found: dict[tuple[str, ...], None] = {}
    some = sorted({size // 4, size // 2} - {0})
    for monster, numbers in (("", [0]), *((one, some) for one in types)):
        for monsters in numbers:
            rest = size - 2 * monsters
            for first, kind in enumerate(QUESTING):
                for second, other in enumerate(QUESTING):
                    more = 0 if first == second else rest // 3
                    if rest - more <= most[first] and more <= most[second]:
                        found[(monster,) * monsters + (kind,) * (rest - more) + (other,) * more] = None
    return list(found)


def fitting(position: BattlePosition, question: Question) -> dict[tuple[str, ...], float]:
    """Return the rosters that the dice of the box allow against a party, each with its strength (BQ3)."""
    scene = Scene(position, question.seat, (), tuple(units_at(position, 1 - question.seat, PARTY)))
    there = Counter(scene.kinds(cast(Subset, question.shape).dice))
    types = tuple(kind for kind in MONSTERS if there[kind])
    every = rosters(int(question.values["size"]), [there[kind] for kind in QUESTING], types)
    return {roster: scene.power(roster) for roster in every if not Counter(roster) - there}


def _roster(position: BattlePosition, question: Question) -> Answer | None:
    """Choose one of the legal rosters that are strongest against the party (BQ3)."""
    able = fitting(position, question)
    if not able:
        return None
    least = NEARLY * max(able.values())
    strong = [roster for roster, power in able.items() if power >= least]
    taken = strong[position.board.turn % len(strong)]
    return of_kinds(position, question, taken), Remark("reason-bd-dungeon-master")


def of_kinds(position: BattlePosition, question: Question, kinds: Sequence[str]) -> Chosen:
    """Return an answer with dice of these kinds, the first available ones."""
    wanted, found = Counter(kinds), []
    for die in cast(Subset, question.shape).dice:
        kind = position.dice[die].type
        if wanted[kind]:
            wanted[kind] -= 1
            found.append(die)
    return chosen(found)


ANSWERS: dict[str, Answering] = {"quest": _quest, "roster": _roster}
