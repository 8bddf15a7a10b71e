"""Warlord in a campaign: Veteran, but where the judge weighs the answers (weighing.py), it takes the best of them.

The judge's chance of winning knows what Veteran's values do not: what an answer brings to the whole war. A best answer
that is only a little better is within the error of the appraisal, so Veteran's answer is given then.
"""

from __future__ import annotations

from random import Random

from ddtable.engine.questions import Picked, Question, Remark
from ddtable.opponents.answering import Answer
from ddtable.opponents.campaign import veteran
from ddtable.opponents.campaign.appraisal import BAD, TERMS, fitted
from ddtable.opponents.campaign.weighing import WEIGHED, judge_of, weigh
from ddtable.opponents.dragon_dice.appraisal import Measures, decided
from ddtable.rules.dragon_dice.board import ClassicPosition

MARGIN = 0.01
"""The least gain of another answer, in the chance of winning."""
MARGINS = {"advance": 0.04, "flight": 0.04}
"""The same for questions that are asked again until the player is done."""


def choose(position: ClassicPosition, question: Question, random: Random) -> Answer:
    """Return a legal answer to the question, and the reason for it."""
    default = veteran.choose(position, question, random)
    if question.kind not in WEIGHED or not isinstance(default[0], Picked) or not position.board.turn:
        return default
    judge, usual = judge_of(position, question), default[0].option
    found = weigh(judge, question)
    if usual not in found:
        return default
    chances = {option: judge.chance(measures) for option, measures in found.items()}
    best = max(chances, key=lambda option: chances[option])
    gain = chances[best] - chances[usual]
    if gain <= MARGINS.get(question.kind, MARGIN):
        return default
    return Picked(best), reason(gain, found[usual], found[best])


def reason(gain: float, before: Measures, after: Measures) -> Remark:
    """Return the reason for what is better than Veteran's answer: the gain in percent, and the term that gains most."""
    better = decided(before, after, fitted(), TERMS, BAD)
    return Remark("reason-war-judged", {"gain": round(100 * gain), "why": (better or [""])[0]})
