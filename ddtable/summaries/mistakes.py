"""The costly decisions of a reviewed game as puzzles, with the chances that Veteran estimates."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from ddtable.engine.questions import Pick, Picked
from ddtable.guides.progress import Mistake
from ddtable.guides.puzzles.answers import answers_of
from ddtable.guides.puzzles.notations import SYSTEMS, text_of
from ddtable.guides.puzzles.puzzle import MOST_ANSWERS, Answer, Puzzle, PuzzleError, question_of
from ddtable.opponents.judging import judge
from ddtable.summaries.review import WARNED_FROM, Decision, Review

if TYPE_CHECKING:
    from ddtable.engine.game import Game

THRESHOLD = 2.0  # points
PREFIX = "mine/"


def mistakes_of(game: Game, review: Review, seats: Sequence[int], origin: Callable[[int], str]) -> tuple[Mistake, ...]:
    """Return the decisions of these seats that cost 8 points or more, each as a puzzle if it can be one.

    `origin` names the game and the turn, whose number it gets, in words.
    """
    costly = [one for one in review.decisions if one.seat in seats and one.cost >= WARNED_FROM]
    return tuple(
        Mistake(one.kind, 100 * one.cost, _puzzle(game, one, origin(one.turn)), _id(game, one)) for one in costly
    )


def _id(game: Game, decision: Decision) -> str:
    return f"{PREFIX}{game.set_up.seed}/{decision.entry}"


def _puzzle(game: Game, decision: Decision, origin: str) -> Puzzle | None:
    """Return a decision as a puzzle; None if it has no options, or its position no notation."""
    if game.set_up.system not in SYSTEMS:
        return None
    played = game.history[decision.entry]
    question = played.question
    assert question is not None
    if not isinstance(question.shape, Pick):
        return None
    seen = game.rules.observe(played.position, question.seat)
    weighed = judge(seen.system).values(seen, question, Picked(decision.chosen))
    listed = [one for one in answers_of(seen, question) if isinstance(one, Picked) and one.option in weighed]
    best = max(weighed[one.option] for one in listed)
    rows = _fewer(sorted(listed, key=lambda one: -weighed[one.option]), decision.chosen)
    if len(rows) == 1:
        return None
    made = Puzzle(
        seen.system,
        question.kind,
        text_of(seen),
        tuple(_answer(weighed[one.option], best, one.option) for one in rows),
        THRESHOLD,
        min(4, 1 + decision.degree),
        id=_id(game, decision),
        origin=origin,
        chosen=decision.chosen,
    )
    try:
        again, _ = question_of(made)
    except PuzzleError:
        return None
    return made if again.dice == seen.dice else None


def _fewer(rows: list[Picked], chosen: str) -> list[Picked]:
    """Return as many of the best answers as a puzzle may have, with the one of the game if it is listed."""
    worse = [one for one in rows[MOST_ANSWERS:] if one.option == chosen]
    return [*rows[: MOST_ANSWERS - len(worse)], *worse]


def _answer(chance: float, best: float, option: str) -> Answer:
    return Answer(100 * chance, behind=100 * (best - chance), pick=option)  # rounded only when shown
