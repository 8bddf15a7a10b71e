"""Answers in words by their short text (`judging.written`): options, dice, and points of results."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ddtable.engine.questions import Allocation, Pick, Question
from ddtable.words.sentences import Table, Words, sentence

if TYPE_CHECKING:
    from ddtable.engine.questions import Option


def given(words: Words, question: Question, answer: str, table: Table) -> str:
    """Return an answer in words: an option, each chosen die as it is shown, or the points that each result gets.

    Raises KeyError for an unknown option.
    """
    if isinstance(question.shape, Pick):
        options: dict[str, Option] = {option.id: option for option in question.shape.options}
        return words.option(options[answer], table)
    if isinstance(question.shape, Allocation):
        given_to = zip(question.shape.buckets, answer.split(","), strict=True)
        told = [words.say("given-points", bucket=one, points=int(points)) for one, points in given_to if int(points)]
        return sentence(words.all_of(told))
    dice = [int(die) for die in answer.split(",") if die]
    named = words.all_of([words.value("die", die, table) for die in dice])
    return sentence(named or words.say("given-no-dice"))
