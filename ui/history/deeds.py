"""What players did, in words: an answer to a question, and the deeds that answer none."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ddtable.engine.questions import Chosen, Pick, Picked, Shown

if TYPE_CHECKING:
    from ddtable.engine.game import Entry, Game
    from ddtable.engine.questions import Choice, Question
    from ddtable.words import Table, Words

CHOICE = "choice"


def answer_words(words: Words, table: Table, question: Question | None, choice: Choice) -> str:
    """Return an answer in a few words. What was answered in secret stays so, and what no longer fits is not told."""
    if question is None or question.refusal(choice) is not None:
        return words.say("ui-answer-some")
    if question.sealed:
        return words.say("ui-answer-secret")
    if isinstance(choice, Picked) and isinstance(question.shape, Pick):
        return next(words.option(option, table) for option in question.shape.options if option.id == choice.option)
    if isinstance(choice, Chosen):
        return words.dice(choice.dice, table) if choice.dice else words.say("ui-answer-nobody")
    if isinstance(choice, Shown):
        return words.say("ui-answer-faces", count=len(choice.faces))
    return words.say("ui-answer-points")


def deed_words(words: Words, table: Table, game: Game, entry: Entry) -> str:
    """Return what a deed was, without who did it."""
    if entry.kind != CHOICE or entry.choice is None:
        return words.say("ui-answer-deed", kind=entry.kind)
    before = game.history[entry.at].question if entry.at < len(game.history) else None
    fits = before is not None and before.seat == entry.seat
    return answer_words(words, table, before if fits else None, entry.choice)


def doer(words: Words, table: Table, seat: int) -> str:
    """Return the name of who did something that no question asked."""
    return words.player(seat, table) or words.say("ui-log-nobody")
