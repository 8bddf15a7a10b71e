"""Answers in words by their short text (`judging.written`): options, and dice that are chosen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ddtable.engine.questions import Pick, Question
from ddtable.words.sentences import Table, Words, sentence

if TYPE_CHECKING:
    from ddtable.engine.questions import Option


def given(words: Words, question: Question, answer: str, table: Table) -> str:
    """Return an answer in words: an option, or each chosen die as it is shown. Raises KeyError for no such option."""
    if isinstance(question.shape, Pick):
        options: dict[str, Option] = {option.id: option for option in question.shape.options}
        return words.option(options[answer], table)
    dice = [int(die) for die in answer.split(",") if die]
    named = words.all_of([words.value("die", die, table) for die in dice])
    return sentence(named or words.say("given-no-dice"))
