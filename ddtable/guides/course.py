"""The course of a guided battle: how it begins, how it goes for a newcomer who follows the cards, and good seeds.

`python -m ddtable.guides.course SYSTEM` looks for seeds: needed when rules or computer players change.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from itertools import count, islice
from random import Random

from msgspec import Struct

import ddtable.rules  # noqa: F401 - makes the rule systems known
from ddtable.engine.game import Game
from ddtable.engine.questions import Choice, Question, Remark
from ddtable.guides.conditions import Moment, holds
from ddtable.guides.following import Following, given
from ddtable.guides.good import good_answer
from ddtable.guides.guide import NEWCOMER, Guide, guide
from ddtable.opponents.planned import planned
from ddtable.opponents.players import choose

LEAST_ANSWERS, MOST_ANSWERS, MOST_OF_A_LESSON = 15, 60, 80
MOST_ENTRIES = 600
WANTED = 3  # seeds that the command prints


class Course(Struct, frozen=True):
    """The course of a guided battle: the ids of its cards in order, the newcomer's answers, and if it came to its end.

    The end is the card after which there is no other one, or else the newcomer's victory.
    """

    cards: tuple[str, ...]
    answers: int
    ended: bool


def begin(found: Guide, seed: int | None = None) -> Game:
    """Return the game at its beginning: what comes before the lesson has been answered for all."""
    game = Game(found.set_up(seed))
    play_opening(found, game)
    return game


def play_opening(found: Guide, game: Game) -> None:
    """Answer for all players what comes before the lesson."""
    while (question := game.question) is not None and not _begins(found, game, question):
        game.play(*_opening(found, game, question))


def _begins(found: Guide, game: Game, question: Question) -> bool:
    """Return True if the lesson begins with this question: in the first turn, or earlier if the guide says so."""
    if game.position.board.turn or not found.until:
        return bool(game.position.board.turn)
    moment = Moment(game.position, question, (), question.seat)
    return question.seat == NEWCOMER and all(holds(condition, moment) for condition in found.until)


def _opening(found: Guide, game: Game, question: Question) -> tuple[Choice, Remark | None]:
    plan = planned(game, question)
    if plan is not None:
        return plan, None
    moment = Moment(game.position, question, (), question.seat)
    return good_answer(game, question, given(found.opening, moment))[0], None


def opponent_answer(game: Game, question: Question) -> Choice:
    """Return what the computer player answers in the window too."""
    seen = game.rules.observe(game.position, question.seat)
    return choose(seen, question, Random(game.position.answered))[0]


def follow(found: Guide, game: Game, *, strict: bool = False) -> Course:
    """Play a game with the guide's answers for the newcomer, to its end or to the last card.

    It stops after very many entries; if `strict` also when a card comes up out of its order.
    """
    following = Following(found, game)
    cards: list[str] = []
    answers = 0
    last = {step.id for step in found.steps if step.last}
    while (question := game.question) is not None and len(game.choices) < MOST_ENTRIES:
        if question.seat == NEWCOMER:
            cards += [step.id for step in following.cards if step.id not in cards]
            if last.intersection(cards) or (strict and not _in_order(found, cards)):
                break
            answers += 1
            game.play(following.advice(question)[0])
        else:
            game.play(opponent_answer(game, question))
    cards += [step.id for step in following.cards if step.id not in cards]
    result = game.position.result
    won = result is not None and NEWCOMER in result.winners
    return Course(tuple(cards), answers, bool(last.intersection(cards)) if last else won)


def _in_order(found: Guide, cards: Sequence[str]) -> bool:
    """Return True if the cards with a fixed place came up in the order of the guide, none left out so far."""
    order = [step.id for step in found.steps if not step.maybe and not step.any_time]
    shown = [card for card in cards if card in order]
    return shown == order[: len(shown)]


def _is_part(found: Guide) -> bool:
    """Return True if the cards end before the game."""
    return any(step.last for step in found.steps)


def is_good(found: Guide, course: Course) -> bool:
    """Return True if a course shows all cards in their order, comes to its end and has neither few nor many answers."""
    needed = {step.id for step in found.steps if not step.maybe}
    return (
        course.ended
        and needed <= set(course.cards)
        and _in_order(found, course.cards)
        and LEAST_ANSWERS <= course.answers <= (MOST_OF_A_LESSON if _is_part(found) else MOST_ANSWERS)
    )


def good_seeds(found: Guide, seeds: Iterator[int]) -> Iterator[tuple[int, Course]]:
    """Yield the seeds with which the guided battle has a good course."""
    for seed in seeds:
        game = begin(found, seed)
        if game.question is not None and game.question.seat == NEWCOMER:
            course = follow(found, game, strict=True)
            if is_good(found, course):
                yield seed, course


def main(arguments: list[str]) -> int:
    """Print some good seeds of the guided battle of a rule system."""
    found = guide(arguments[0])
    for seed, course in islice(good_seeds(found, count(1)), WANTED):
        print(seed, course.answers, flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
