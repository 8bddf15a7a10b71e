"""The review of a game: chances that add up, decisions judged as by Veteran, accounts that add up to the end."""

from __future__ import annotations

import csv
import io
from functools import cache
from random import Random

import pytest
from msgspec.structs import replace

from ddtable.engine.game import Game
from ddtable.engine.questions import Picked
from ddtable.engine.system import SetUp, system
from ddtable.guides.progress import GROUPS
from ddtable.opponents.dragon_dice.appraisal import chance
from ddtable.opponents.dragon_dice.veteran import WEIGHED
from ddtable.opponents.players import choose
from ddtable.opponents.risk.judged_answers import WEIGHED as RISK_WEIGHED
from ddtable.rosters.review import review_table, written_review
from ddtable.rosters.wanted import Wanted
from ddtable.summaries.mistakes import mistakes_of
from ddtable.summaries.review import (
    Account,
    Decision,
    Point,
    Review,
    Reviewer,
    Swing,
    chances,
    may_review,
    persons_of,
    review_csv,
)
from ddtable.summaries.review_words import Reviewed, about_words, basis_words, point_words, told
from ddtable.words.sentences import Words
from tests.drivers.playing import set_up
from tests.rules.risk.world import SIZES


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
def stopped(seats: int = 2, choices: int = 80) -> Game:
    """Return a game of players who answer at random, given up after some choices, or drawn among more players."""
    game, random = Game(set_up(4, seats, 24, species="all")), Random(4)
    for _ in range(choices):
        game.play(game.rules.sample(game.question, random))
    if seats == 2:
        game.concede(1)
    else:
        game.agree_to_draw(0)
    return game


@cache
def stopped_review(seats: int = 2) -> Review:
    return review_of(stopped(seats))


def review_of(game: Game) -> Review:
    reviewer = Reviewer(game)
    while reviewer.step():
        pass
    return reviewer.review()


@cache
def reviewed(seed: int = 4, seats: int = 2, at_random: bool = False) -> Review:
    return review_of(played(seed, seats, at_random))


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
        assert one.even == pytest.approx(1 / seats)
        assert one.even + one.start + one.own + one.others + one.luck == pytest.approx(one.result)
        *parts, result = one.points()
        assert sum(parts) == result == round(100 * one.result)
        assert one.weighed >= one.good >= one.weighed / 2
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


def made(*chances: float, winners: tuple[int, ...] = (0,), luck: float = 0.0, own: float = 0.0) -> Review:
    """Return the review of two players by the first one's chances, a turn each."""
    line = tuple(Point(10 * number, number, (one, 1 - one), number % 2) for number, one in enumerate(chances))
    start = chances[-1] - 0.5 - luck - own
    mine = Account(0, 0.5, start, own, 0.0, luck, chances[-1], 20, 18)
    theirs = Account(1, 0.5, -start, 0.0, -own, -luck, 1 - chances[-1], 20, 20)
    return Review(line, (), (mine, theirs), (Swing(2, 0, 0.3), Swing(1, 1, 0.2)), winners)


@pytest.mark.parametrize(
    ("chances", "decided"),
    [((0.5, 0.6, 0.8, 0.6, 0.75, 0.9, 1), 4), ((0.5, 0.6, 1), -1), ((0.8, 0.9, 1), 0), ((0.5, 0.5, 0.5), -1)],
)
def test_game_is_decided_when_its_winner_stays_ahead(chances, decided):
    assert made(*chances).decided == decided
    assert made(*chances, winners=(0, 1)).decided == -1


def test_conclusion_names_the_largest_part():
    line = (0.5, 0.5, 0.7, 1)
    lucky = made(*line, luck=0.4).conclusion()
    assert (lucky.part, lucky.seat, lucky.alike, lucky.swing) == ("luck", 0, True, Swing(2, 0, 0.3))
    assert made(*line, own=0.4).conclusion().part == "choices"
    assert made(*line).conclusion().part == "start"
    assert made(*line, winners=(0, 1)).conclusion().part == "draw"
    assert made(*line, winners=()).conclusion() is None


def test_giving_up_is_no_luck():
    review, game = stopped_review(), stopped()
    before, after = chances(game.history[-2]), review.line[-1].chances
    assert review.given == pytest.approx([end - one for one, end in zip(before, after, strict=True)])
    mine, theirs = review.accounts
    assert theirs.own == pytest.approx(-mine.others)
    assert all(one.point < len(review.line) - 2 or one.luck < 1 - before[one.seat] for one in review.swings)
    given = made(0.5, 0.5, 0.3, 1)
    given = Review(given.line, (), given.accounts, (), (0,), (0.7, -0.7))
    assert given.conclusion().part == "given"


def test_swings_are_what_decisions_do_not_explain():
    review = reviewed(at_random=True)
    assert 0 < len(review.swings) <= 3
    for one in review.swings:
        before, after = review.line[one.point], review.line[one.point + 1]
        costs = [cost for cost in review.decisions if before.entry <= cost.entry < after.entry]
        decided = sum(-cost.cost if cost.seat == one.seat else cost.cost for cost in costs)
        assert one.luck == pytest.approx(after.chances[one.seat] - before.chances[one.seat] - decided)
        assert one.luck >= 0.08


def test_csv_has_a_line_for_each_decision():
    one = Decision(86, 2, 0, "march-first", "terrain/0", "terrain/1", 0.151)
    rows = list(csv.reader(io.StringIO(review_csv([(one, "Mira", "Frontier", "Home")]))))
    risky = review_csv([(one, "=Mira", "@Frontier", "Home")]).splitlines()[1]
    assert risky == "87,2,'=Mira,march-first,'@Frontier,Home,15.1"
    assert rows[1] == ["87", "2", "Mira", "march-first", "Frontier", "Home", "15.1"]


def test_games_that_can_be_reviewed():
    assert may_review("classic")
    assert not may_review("other")


def test_game_of_battle_dice_is_reviewed_by_its_own_judge():
    """Only the battle of the armies is judged; the worst decision of players at random costs something."""
    random, rules = Random(2), system("battle_dice")
    game = Game(SetUp("battle_dice", 2, {}, tuple(rules.deal(8, random, {}) for _ in range(2))))
    while game.question is not None:
        game.play(game.rules.sample(game.question, random))
    reviewer = Reviewer(game)
    while reviewer.step():
        pass
    review = reviewer.review()
    assert all(sum(point.chances) == pytest.approx(1) for point in review.line)
    assert review.decisions
    assert "quest" not in {one.kind for one in review.decisions}
    words, found = Words(), Reviewed(game, ("Mira", "Ragna"), review, (0, 1))
    assert about_words(words, found).partition(" · ")[2].startswith("Battle Dice, 8 dice")
    assert basis_words(words, found).endswith("Quests are not judged.")
    assert point_words(words, found, 0).startswith("Turn 1: Mira ")
    assert all(told(words, found, one).better.startswith("Better: ") for one in found.shown)


@cache
def on_the_map(seats: int) -> Game:
    """Return a game of Recruits on the small map, which ends when one of them gives up in the second round."""
    random, rules = Random(3), system("risk")
    forces = tuple(rules.deal(SIZES[seats], random, {}) for _ in range(seats))
    game = Game(SetUp("risk", 3, {}, forces, house={"map": "four_shores"}))
    while game.position.board.turn <= seats + 1:
        game.play(*choose(game.rules.observe(game.position, game.question.seat), game.question, random))
    if seats == 2:
        game.concede(1)
    return game


@cache
def map_review(seats: int) -> Review:
    return review_of(on_the_map(seats))


@pytest.mark.parametrize("seats", [2, 3])
def test_game_of_risk_is_reviewed_for_all_players(seats: int):
    game, review = on_the_map(seats), map_review(seats)
    assert all(len(point.chances) == seats and sum(point.chances) == pytest.approx(1) for point in review.line)
    assert {one.kind for one in review.decisions} <= {*RISK_WEIGHED}
    assert sum(one.weighed for one in review.accounts) > 10
    for one in review.accounts:
        assert one.even + one.start + one.own + one.others + one.luck == pytest.approx(one.result)
    words, found = Words(), Reviewed(game, ("Mira", "Ragna", "Oskar")[:seats], review, tuple(range(seats)))
    assert "Dragon Dice Risk" in about_words(words, found)
    assert basis_words(words, found).endswith("are not judged.")
    assert point_words(words, found, 1).startswith("Turn 1, ")
    assert all(told(words, found, one).better.startswith("Better: ") for one in found.shown)
    page = written_review("html", words, found, Wanted())
    assert page.count("<tr>") == 3 + len(found.shown) + seats + len(review.line)
    assert basis_words(words, found) in page
    assert len(review_table(words, found).splitlines()) == 1 + len(review.decisions)


def test_mistakes_on_the_map_become_puzzles():
    game = on_the_map(2)
    dearest = map_review(2).decisions[0]
    (found,) = mistakes_of(game, Review((), (replace(dearest, cost=0.09),), ()), (dearest.seat,), "Turn {}".format)
    assert found.kind == dearest.kind
    assert found.puzzle.system == "risk"
    assert found.puzzle.chosen == dearest.chosen
    assert GROUPS[found.kind] != "other"
