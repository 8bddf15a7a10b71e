"""Advice in a campaign: the chance of winning after each answer, the terms that decide, and the line of play."""

from __future__ import annotations

from collections.abc import Mapping

from ddtable.engine.questions import Question, Remark
from ddtable.opponents.advice import BEST, Ranked
from ddtable.opponents.campaign.appraisal import BAD, TERMS, fitted
from ddtable.opponents.campaign.weighing import CampaignJudge, judge_of, moves_of, weigh
from ddtable.opponents.dragon_dice.advising import MOST_TERMS
from ddtable.opponents.dragon_dice.appraisal import Measures, decided
from ddtable.opponents.dragon_dice.judge import Judge
from ddtable.opponents.dragon_dice.line_of_play import PLAYS, Play, Playing, line_of_play
from ddtable.opponents.dragon_dice.supposed import moved
from ddtable.rules.dragon_dice.board import ClassicPosition, health, units_at


def ranked(position: ClassicPosition, question: Question) -> tuple[float, tuple[Ranked, ...]]:
    """Return the chance of winning if nothing is done now, and all answers, the best first.

    Answers that bring the same, such as dice of one type at one place, are one answer. Only the first ones have the
    best reply in their line of play: it takes most of the time.
    """
    judge = judge_of(position, question)
    found = weigh(judge, question)
    chances = {option: judge.chance(measures) for option, measures in found.items()}
    kept: dict[int, str] = {}
    for option in sorted(found, key=lambda one: -chances[one]):
        kept.setdefault(id(found[option]), option)
    rows = [
        _ranked(judge, question, option, found[option], with_reply=number < BEST)
        for number, option in enumerate(kept.values())
    ]
    return judge.chance(judge.start), tuple(rows)


def _ranked(judge: CampaignJudge, question: Question, option: str, after: Measures, *, with_reply: bool) -> Ranked:
    before = judge.start
    better, worse = (
        tuple(decided(*pair, fitted(), TERMS, BAD)[:MOST_TERMS]) for pair in ((before, after), (after, before))
    )
    play = line_of_play(judge, question, option, OF_CAMPAIGN, with_reply=with_reply)
    return Ranked(option, judge.chance(after), better, worse, play)


def _moves(judge: Judge, question: Question, option: str) -> Play:
    """Return an advance or a flight: the health that is then where the units go (KP6.2, KP6.3)."""
    moves = moves_of(question)
    if option not in moves:
        return [Remark("play-stay")], judge.view
    dice, source, target = moves[option]
    after = moved(judge.view, dice, target)
    now = health(after, units_at(after, question.seat, target))
    values: dict[str, int | str] = {"die": dice[0], "count": len(dice), "source": source, "place": target, "now": now}
    return [Remark("play-war-move", values)], after


OF_CAMPAIGN: Mapping[str, Playing] = {**PLAYS, **dict.fromkeys(("advance", "flight"), _moves)}
