"""The last deed of a game in words, as far as it may be told to all."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ddtable.engine.questions import Chosen, Pick, Picked, Question
from ddtable.words import Table

if TYPE_CHECKING:
    from ddtable.engine.game import Entry
    from ui.controller import Controller


def deed_words(controller: Controller) -> str:
    """Return the question that was answered last and its answer, without the answer if it is sealed; or the deed."""
    game, words = controller.game, controller.words
    entry, before = game.choices[-1], game.history[-2]
    if entry.choice is None or before.question is None:
        player = controller.names[entry.seat] if entry.seat >= 0 else ""
        return words.say("ui-undo-deed", kind=entry.kind, player=player)
    seen = game.rules.observe(before.position, -1)
    question = words.question(before.question, Table(seen, controller.names))
    answer = _answer(controller, before.question, entry, Table(seen, controller.names))
    if not answer or before.question.sealed:
        return words.say("ui-undo-what-plain", question=question)
    return words.say("ui-undo-what", question=question, answer=answer)


def _answer(controller: Controller, question: Question, entry: Entry, table: Table) -> str:
    if isinstance(entry.choice, Picked) and isinstance(question.shape, Pick):
        picked = entry.choice.option
        return next((controller.words.option(one, table) for one in question.shape.options if one.id == picked), "")
    if isinstance(entry.choice, Chosen):
        return controller.words.say("ui-undo-answer-dice", count=len(entry.choice.dice))
    return ""
