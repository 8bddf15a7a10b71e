"""Veteran at Battle Dice: Recruit with better losses, better units that join, and rosters that are tried out.

These are the questions on which games showed a gain (docs/opponents.md). All other answers are Recruit's.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import cast

from msgspec.structs import replace

from ddtable.engine.constraints import Number
from ddtable.engine.questions import Choice, Picked, Question, Remark, Subset
from ddtable.engine.system import system
from ddtable.opponents.battle_dice import recruit
from ddtable.opponents.battle_dice.answering import NONE, Answer, chosen, options_of
from ddtable.opponents.battle_dice.quests import fitting, of_kinds
from ddtable.opponents.battle_dice.scene import ROUTED, Scene, in_battle, rout_chance
from ddtable.opponents.battle_dice.threats import threats
from ddtable.opponents.playouts import Manner, search
from ddtable.rules.battle_dice.board import ARMY, PARTY, BattlePosition
from ddtable.rules.battle_dice.fighting import artifacts_at, units_at
from ddtable.rules.battle_dice.steps import BeginRound, BeginTurn, FormRoster

STAYS = 3.0
"""The cost, in dice, if the enemy's tables destroy 1 more unit in a turn, as losses leave the army."""
JOINS = 6.0
"""The same for a unit that joins: it stays longer than one that is lost next."""
ROSTERS = 12
"""The most rosters that are tried out, the strongest ones."""
BUDGET = 96
"""The quests that are played to choose a roster: a tenth of a second for a party of 1."""


def choose(position: BattlePosition, question: Question, random: Random) -> Answer:
    """Return a legal answer to the question, and the reason for it."""
    default = recruit.choose(position, question, random)
    answering = ANSWERS.get(question.kind)
    return default if answering is None else answering(position, question, default, random)


def _losses(position: BattlePosition, question: Question, default: Answer, _random: Random) -> Answer:
    """Lose the dice that are worth least, and keep the classes that the enemy's tables hurt least (BD1.4)."""
    scene = in_battle(position, question.seat)
    feared = threats(scene)
    shape = cast(Subset, question.shape)
    count = cast(Number, shape.constraint).needed()
    return chosen(scene.least(shape.dice, count, lambda kinds: STAYS * feared.losses(kinds))), default[1]


def _summon(position: BattlePosition, question: Question, default: Answer, _random: Random) -> Answer:
    """Summon the kind that is worth most besides the others (BD1.9)."""
    scene = in_battle(position, question.seat)
    worth = beside(scene)
    kinds = [option.id for option in options_of(question) if option.id != NONE]
    return Picked(max(kinds, key=worth)), default[1]


def beside(scene: Scene) -> Callable[[str], float]:
    """Return the function that gives the value of a kind which joins the army of a scene."""
    mine, feared = scene.kinds(scene.mine), threats(scene)
    lost, routs = feared.losses(mine), rout_chance(mine, scene.tables)

    def worth(kind: str) -> float:
        joined = [*mine, kind]
        more = JOINS * (feared.losses(joined) - lost) + ROUTED * (rout_chance(joined, scene.tables) - routs)
        return scene.later(kind) - more

    return worth


def _roster(position: BattlePosition, question: Question, default: Answer, random: Random) -> Answer:
    """Play the quest with each of the strongest rosters, and choose the one that costs the party most (BQ3)."""
    able = fitting(position, question)
    strongest = sorted(able, key=lambda roster: -able[roster])[:ROSTERS]
    choices = dict.fromkeys([default[0], *(of_kinds(position, question, roster) for roster in strongest)])
    rules = system(position.system)
    found = search(rules, position, question, list(choices), QUEST_ALONE, random.getrandbits(63), BUDGET)
    if found.choice == default[0]:
        return default
    return found.choice, Remark("reason-bd-tried-out")


def _only_quest(position: BattlePosition, seat: int) -> BattlePosition:
    """Return a position in which only the quest against a roster is fought: all else is the same for each roster."""
    quester = 1 - seat
    return replace(position, agenda=(BeginTurn(), BeginRound(quester), FormRoster(quester)))


def _is_fought(before: BattlePosition, after: BattlePosition) -> bool:
    """Return True if the quest whose roster is asked for is over."""
    quester = cast(FormRoster, before.agenda[-1]).quester
    return all(quest.seat != quester for quest in after.board.quests)


def _cost(position: BattlePosition, seat: int) -> float:
    """Return what the opponent of a seat has after a quest, in units and artifacts, as a negative number.

    A unit and an artifact are worth about the same: the chance of winning that games showed for both is 7 points.
    """
    places = (ARMY, PARTY)
    return -float(sum(len(count(position, 1 - seat, place)) for count in (units_at, artifacts_at) for place in places))


def _by_recruit(position: BattlePosition, question: Question) -> Choice:
    return recruit.choose(position, question, Random(position.answered))[0]


QUEST_ALONE = Manner(_by_recruit, _is_fought, _cost, _only_quest)

Weighing = Callable[[BattlePosition, Question, Answer, Random], Answer]
ANSWERS: dict[str, Weighing] = {"losses": _losses, "summon": _summon, "roster": _roster}
"""The questions that Veteran answers itself."""
