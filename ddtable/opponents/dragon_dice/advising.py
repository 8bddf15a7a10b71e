"""Advice in the game of 1995. The chance of winning is Veteran's appraisal of what each answer brings on average."""

from __future__ import annotations

from ddtable.engine.questions import Question
from ddtable.opponents.advice import Ranked
from ddtable.opponents.dragon_dice.appraisal import Measures, chance, compared, decided
from ddtable.opponents.dragon_dice.field import Field
from ddtable.opponents.dragon_dice.judge import Judge
from ddtable.opponents.dragon_dice.line_of_play import line_of_play
from ddtable.opponents.dragon_dice.veteran import WEIGHED
from ddtable.rules.dragon_dice.board import ClassicPosition

MOST_TERMS = 2


def ranked(position: ClassicPosition, question: Question) -> tuple[float, tuple[Ranked, ...]]:
    """Return the chance of winning now, and all answers, the best first; of equal ones the order of the question.

    Of dice of one type at one place, only the best has an answer.
    """
    start = compared(Field(position), question.seat)
    found = WEIGHED[question.kind](position, question)
    ordered = sorted(found, key=lambda option: -chance(found[option]))
    seen: set[tuple[str, str, str]] = set()
    rows = []
    for option in ordered:
        key = alike(position, option)
        if key not in seen:
            seen.add(key)
            rows.append(_ranked(position, question, option, start, found[option]))
    return chance(start), tuple(rows)


def alike(position: ClassicPosition, option: str) -> tuple[str, str, str]:
    """Return what answers have in common that mean dice of one type at one place."""
    die, _, to = option.partition(":")
    if not die.isdigit():
        return option, "", ""
    return position.dice[int(die)].type, position.dice[int(die)].place, to


def _ranked(position: ClassicPosition, question: Question, option: str, start: Measures, after: Measures) -> Ranked:
    better, worse = (tuple(terms[:MOST_TERMS]) for terms in (decided(start, after), decided(after, start)))
    return Ranked(option, chance(after), better, worse, line_of_play(Judge(position, question.seat), question, option))
