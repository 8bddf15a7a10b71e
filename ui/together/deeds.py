"""The text of the last entry of a game, as far as it is public."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ddtable.engine.questions import Chosen, Pick, Picked, Question, Shown
from ddtable.words.sentences import Table

if TYPE_CHECKING:
    from ddtable.engine.game import Entry
    from ui.session.table_state import TableState


def deed_words(state: TableState) -> str:
    """Return the player and the answer of the last entry; of a secret answer only the player and the question."""
    game, words = state.game, state.words
    entry, before = game.choices[-1], game.history[-2]
    player = state.names[entry.seat] if entry.seat >= 0 else ""
    if entry.choice is None or before.question is None:
        return words.say("ui-undo-deed", kind=entry.kind, player=player)
    if isinstance(entry.choice, Shown):
        return words.say("ui-undo-roll", player=player, count=len(entry.choice.faces))
    table = Table(game.rules.observe(before.position, -1), state.names)
    question = words.question(before.question, table)
    answer = "" if before.question.sealed else _answer(state, before.question, entry, table)
    return words.say("ui-undo-what", player=player, question=question, answer=answer or "none")


def _answer(state: TableState, question: Question, entry: Entry, table: Table) -> str:
    if isinstance(entry.choice, Picked) and isinstance(question.shape, Pick):
        picked = entry.choice.option
        return next((state.words.option(one, table) for one in question.shape.options if one.id == picked), "")
    if isinstance(entry.choice, Chosen):
        return state.words.say("ui-undo-answer-dice", count=len(entry.choice.dice))
    return ""
