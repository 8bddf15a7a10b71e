"""Warlord on a map: Veteran, but where the judge weighs the answers (judged_answers.py), it takes the best of them.

The judge's chance of winning knows what Veteran's values do not: what all players gain and lose by an answer.
"""

from __future__ import annotations

from random import Random

from ddtable.engine.questions import Picked, Question, Remark
from ddtable.opponents.answering import Answer
from ddtable.opponents.risk import veteran
from ddtable.opponents.risk.appraisal import decided
from ddtable.opponents.risk.judged_answers import WEIGHED, weighed
from ddtable.opponents.risk.weighing import Outcome, Weighing
from ddtable.rules.dragon_dice.board import ClassicPosition

POSTS = "posts"


def choose(position: ClassicPosition, question: Question, random: Random) -> Answer:
    """Return a legal answer to the question, and the reason for it."""
    default = veteran.choose(position, question, random)
    if question.kind not in WEIGHED or not isinstance(default[0], Picked) or not position.board.turn:
        return default
    weighing, usual = Weighing(position, question.seat), default[0].option
    found = weighed(weighing, question)
    if usual not in found:
        return default
    best = max(found, key=lambda option: (found[option].chance, option == usual))
    return default if best == usual else (Picked(best), reason(weighing, found[usual], found[best]))


def reason(weighing: Weighing, before: Outcome, after: Outcome) -> Remark:
    """Return the reason for what is better than Veteran's answer: the gain in percent, and the term that gains most."""
    better, _ = decided(weighing.start, after.results, weighing.seat)
    why = POSTS if after.posted else (better or [""])[0]
    return Remark("reason-risk-judged", {"gain": round(100 * (after.chance - before.chance)), "why": why})
