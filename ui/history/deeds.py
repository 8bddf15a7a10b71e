"""The text of players' answers and of actions outside questions."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ddtable.engine.questions import Chosen, Pick, Picked, Shown
from ui.games.contract import window_of

if TYPE_CHECKING:
    from ddtable.engine.game import Entry, Game
    from ddtable.engine.kernel import Played
    from ddtable.engine.questions import Choice, Question
    from ddtable.words.sentences import Table, Words

CHOICE = "choice"


def answer_words(
    words: Words, table: Table, question: Question | None, choice: Choice, *, laid_open: bool = False
) -> str:
    """Return a short text for an answer; an answer that is no longer valid is not named.

    A secret answer stays secret until it has been revealed.
    """
    if question is None or question.refusal(choice) is not None:
        return words.say("ui-answer-some")
    if question.sealed and not laid_open:
        return words.say("ui-answer-secret")
    if isinstance(choice, Picked) and isinstance(question.shape, Pick):
        return next(words.option(option, table) for option in question.shape.options if option.id == choice.option)
    if isinstance(choice, Chosen):
        return words.dice(choice.dice, table) if choice.dice else words.say("ui-answer-nobody")
    if isinstance(choice, Shown):
        return words.say("ui-answer-faces", count=len(choice.faces))
    return words.say("ui-answer-points")


def deed_words(words: Words, table: Table, before: Played, entry: Entry, *, laid_open: bool = False) -> str:
    """Return the text of an entry without its player; `before` is the step at which it was made."""
    if entry.kind != CHOICE or entry.choice is None:
        return words.say("ui-answer-deed", kind=entry.kind)
    return answer_words(words, table, before.question, entry.choice, laid_open=laid_open)


def is_laid_open(game: Game, step: int) -> bool:
    """Return True if the secret answer of a step is no longer secret because an open answer has followed.

    What the table of that step does not show yet, such as armies being formed, stays secret at it.
    """
    if not game.history[step].position.board.revealed:
        return False
    asked = (game.history[entry.at].question for entry in game.choices[step:] if entry.kind == CHOICE)
    return any(question is not None and not question.sealed for question in asked)


def doer(words: Words, table: Table, seat: int) -> str:
    """Return the name of the player of an action outside questions."""
    return words.player(seat, table) or words.say("ui-log-nobody")


def settled_words(words: Words, table: Table, game: Game, step: int) -> str:
    """Return the text of the entry before a step without a question: real dice, giving up, an agreed draw."""
    entry, out = game.choices[step - 1], window_of(game.set_up.system).out(game.history[step - 1].position)
    others = [seat for seat in range(game.position.seats) if seat != entry.seat and seat not in out]
    player, agreed = doer(words, table, entry.seat), words.players(others, table)
    return words.say(f"ui-log-{entry.kind}", player=player, others=agreed)
