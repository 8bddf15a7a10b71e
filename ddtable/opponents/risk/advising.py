"""Advice in Dragon Dice Risk. The chance of winning is the appraisal of what each answer is likely to bring."""

from __future__ import annotations

from ddtable.engine.questions import Question, Remark
from ddtable.opponents.advice import Ranked
from ddtable.opponents.dragon_dice.advising import alike
from ddtable.opponents.risk.appraisal import decided, take
from ddtable.opponents.risk.judged_answers import weighed
from ddtable.opponents.risk.survey import Survey
from ddtable.opponents.risk.weighing import Outcome, Weighing
from ddtable.rules.dragon_dice.board import NOBODY, ClassicPosition

RECRUIT = "recruit"
POSTS = "posts"
"""The term of recruits and moves, which the value of the posts decides."""
MOST_TERMS = 2
LEAST_REPLY = 0.25
"""The chance to take a territory from which a reply is named."""


def ranked(position: ClassicPosition, question: Question) -> tuple[float, tuple[Ranked, ...]]:
    """Return the chance of winning now, and all answers, the best first; of equal ones the order of the question.

    Of dice of one type at one place, only the best has an answer, and of recruits for one territory.
    """
    weighing, seat = Weighing(position, question.seat), question.seat
    found = weighed(weighing, question)
    seen: set[tuple[str, str, str]] = set()
    rows = []
    for option in sorted(found, key=lambda one: -found[one].chance):
        key = ("", "", option.partition(":")[2]) if question.kind == RECRUIT else alike(position, option)
        if key not in seen:
            seen.add(key)
            rows.append(_ranked(weighing, seat, option, found[option]))
    return weighing.stays.chance, tuple(rows)


def _ranked(weighing: Weighing, seat: int, option: str, one: Outcome) -> Ranked:
    better, worse = (tuple(part[:MOST_TERMS]) for part in decided(weighing.start, one.results, seat))
    if one.posted > 0:
        better = (POSTS,)
    elif one.posted < 0:
        worse = (POSTS,)
    return Ranked(option, one.chance, better, worse, (*one.play, _reply(one, seat)))


def _reply(one: Outcome, seat: int) -> Remark:
    """Return the attack by which an opponent is most likely to take a territory that is worth something."""
    likeliest: Survey = max(one.results, key=lambda result: result[0])[1]
    chart, best, found = likeliest.chart, 0.0, None
    held = {land for land in range(len(chart.bonuses)) if likeliest.holds(seat, land)}
    for at, army in enumerate(likeliest.armies):
        if army.seat != seat:
            continue
        land = chart.land_of[at]
        prize = 1 + chart.bonuses[land] * (land in held)
        for near in chart.near[at]:
            other = likeliest.armies[near]
            share = take(other.going, army.worth) if other.seat not in (seat, NOBODY) else 0.0
            if share >= LEAST_REPLY and share * prize > best:
                best, found = share * prize, (other.seat, at, share)
    if found is None:
        return Remark("play-no-reply")
    other_seat, at, share = found
    return Remark("play-risk-reply", {"seat": other_seat, "place": chart.places[at], "share": round(100 * share)})
