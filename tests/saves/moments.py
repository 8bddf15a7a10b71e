"""The search for a game at a moment: seeds are played until one comes to it."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from random import Random

from ddtable.engine.game import Game
from ddtable.engine.questions import Choice, Question

Answer = Callable[[Game, Question, Random], Choice]
IsThere = Callable[[Game], bool]


def first_at(games: Iterable[tuple[Game, Random]], is_there: IsThere, answer: Answer, longest: int) -> Game:
    """Play the games with their answers, up to `longest` choices, and return the first one that comes to a moment."""
    for game, random in games:
        while game.question is not None and len(game.choices) < longest:
            if is_there(game):
                return game
            game.play(answer(game, game.question, random))
    raise LookupError("no game comes to this moment")
