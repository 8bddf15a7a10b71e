"""The review of a game: chances that add up, decisions judged as by Veteran, accounts that add up to the end."""

from __future__ import annotations

import csv
import io
from functools import cache
from random import Random

import pytest

from ddtable.engine.game import Game
from ddtable.engine.questions import Picked
from ddtable.opponents.dragon_dice.appraisal import chance
from ddtable.opponents.dragon_dice.veteran import WEIGHED
from ddtable.opponents.players import choose
from ddtable.summaries.review import Decision, Review, Reviewer, may_review, persons_of, review_csv
from tests.drivers.playing import set_up


@cache
def played(seed: int = 4, seats: int = 2, at_random: bool = False) -> Game:
    """Return a game to its end, of Recruits or of players who answer at random."""
    game, random = Game(set_up(seed, seats, 24, species="all")), Random(seed)
    while game.question is not None:
        question = game.question
        if at_random:
            game.play(game.rules.sample(question, random))
        else:
            game.play(*choose(game.rules.observe(game.position, question.seat), question, random))
    return game


@cache
def reviewed(seed: int = 4, seats: int = 2, at_random: bool = False) -> Review:
    reviewer = Reviewer(played(seed, seats, at_random))
    while reviewer.step():
        pass
    return reviewer.review()


@pytest.mark.parametrize("seats", [2, 3])
def test_chances_add_up_at_each_turn_and_end_with_the_result(seats: int):
    review, game = reviewed(seats=seats), played(seats=seats)
    assert [point.entry for point in review.line] == sorted({point.entry for point in review.line})
    assert all(sum(point.chances) == pytest.approx(1) for point in review.line)
    assert len({point.turn for point in review.line}) >= game.position.board.turn
    last = review.line[-1]
    assert last.entry == len(game.choices)
    assert {seat for seat, share in enumerate(last.chances) if share} == set(game.position.result.winners)


@pytest.mark.parametrize("seats", [2, 3])
def test_each_account_adds_up_to_the_result(seats: int):
    for one in reviewed(seats=seats).accounts:
        assert one.start + one.own + one.others + one.luck == pytest.approx(one.result)
        assert one.own <= 0 <= one.others


def test_luck_of_two_players_is_opposite():
    mine, theirs = reviewed().accounts
    assert mine.luck == pytest.approx(-theirs.luck)
    assert mine.own == pytest.approx(-theirs.others)


def test_decision_costs_what_the_better_answer_would_have_gained():
    review, game = reviewed(at_random=True), played(at_random=True)
    assert review.decisions
    costs = [one.cost for one in review.decisions]
    assert costs == sorted(costs, reverse=True)
    for one in review.decisions[:10]:
        before = game.history[one.entry]
        question = before.question
        assert (question.seat, question.kind) == (one.seat, one.kind)
        assert game.choices[one.entry].choice == Picked(one.chosen)
        found = WEIGHED[one.kind](game.rules.observe(before.position, one.seat), question)
        assert one.cost == pytest.approx(chance(found[one.better]) - chance(found[one.chosen]))
        assert one.better != one.chosen


def test_random_answers_cost_more_than_those_of_recruit():
    def cost(at_random: bool) -> float:
        found = reviewed(at_random=at_random)
        return sum(one.cost for one in found.decisions) / len(found.line)

    assert cost(at_random=True) > 1.5 * cost(at_random=False)


def test_degrees():
    def degree(cost: float) -> int:
        return Decision(0, 1, 0, "action", "none", "magic", cost).degree

    assert [degree(cost) for cost in (0.03, 0.04, 0.079, 0.08, 0.16, 0.5)] == [0, 1, 1, 2, 3, 3]


def test_only_decisions_of_persons_are_listed_that_cost_enough():
    review = reviewed(at_random=True)
    assert {one.seat for one in review.of((1,))} == {1}
    assert all(one.cost >= 0.02 for one in review.of((0, 1)))
    assert persons_of(("recruit", "person")) == (1,)
    assert persons_of(("recruit", "recruit")) == (0, 1)


def test_csv_has_a_line_for_each_decision():
    one = Decision(86, 2, 0, "march-first", "terrain/0", "terrain/1", 0.151)
    rows = list(csv.reader(io.StringIO(review_csv([(one, "Mira", "Frontier", "Home")]))))
    assert rows[1] == ["87", "2", "Mira", "march-first", "Frontier", "Home", "15.1"]


def test_games_that_can_be_reviewed():
    assert may_review("classic")
    assert not may_review("risk")
