"""Recruit at Battle Dice: a fast, sensible player that gives its reasons and does not plan beyond the turn.

The other files of this folder have one function for each kind of question. The rules check every answer.
"""

from __future__ import annotations

from random import Random

from ddtable.engine.questions import Question, Remark
from ddtable.engine.system import system
from ddtable.opponents.battle_dice import deeds, equipment, quests
from ddtable.opponents.battle_dice.answering import Answer, Answering
from ddtable.rules.battle_dice.board import BattlePosition

ANSWERS: dict[str, Answering] = {**deeds.ANSWERS, **equipment.ANSWERS, **quests.ANSWERS}


def choose(position: BattlePosition, question: Question, random: Random) -> Answer:
    """Return a legal answer to the question, and the reason for it."""
    answering = ANSWERS.get(question.kind)
    found = answering(position, question) if answering else None
    if found is not None and question.refusal(found[0]) is None:
        return found
    return system(position.system).sample(question, random), Remark("reason-chance")
