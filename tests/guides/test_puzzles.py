"""Puzzles: each asks its question, its best answer is legal, and tries agree that it is the best."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from msgspec.structs import replace

from ddtable.engine.game import Game
from ddtable.engine.questions import Allocation, Allotted, Chosen, Pick, Picked, Question, Source
from ddtable.files.resources import resource
from ddtable.guides.progress import Mistake, Progress, costs
from ddtable.guides.puzzles.answers import alike, answers_of, sums_of
from ddtable.guides.puzzles.notations import position_in, text_of
from ddtable.guides.puzzles.playouts import Measured, measure
from ddtable.guides.puzzles.puzzle import (
    Answer,
    Puzzle,
    PuzzleError,
    load_puzzle,
    puzzle,
    puzzles,
    question_of,
    refused_puzzles,
    subject_of,
)
from ddtable.opponents.judging import judge
from ddtable.opponents.players import VETERAN
from ddtable.rules.campaign.steps import Reserves
from ddtable.summaries.mistakes import mistakes_of
from ddtable.summaries.review import Review, judged
from ddtable.words.sentences import Words
from ddtable.words.shares import whole_points
from tests.rules.campaign.war import war

QUICK = "last_step"
FRESH = 500_000  # tries that had no part in finding the puzzles
TEXT = resource("puzzles", f"{QUICK}.toml").read_text(encoding="utf-8")


def test_no_file_of_puzzles_is_refused_and_easier_ones_come_first():
    assert refused_puzzles() == ()
    assert [one.difficulty for one in puzzles()] == sorted(one.difficulty for one in puzzles())
    assert puzzle(QUICK).id == QUICK
    with pytest.raises(KeyError):
        puzzle("chess")


@pytest.mark.parametrize("found", puzzles(), ids=lambda one: one.id)
def test_a_puzzle_asks_its_question_and_its_best_answer_is_clearly_the_best(found: Puzzle):
    position, question = question_of(found)
    assert question.kind == found.kind
    assert question.refusal(found.best.choice) is None
    listed = answers_of(position, question)
    assert len(listed) == len(found.answers)
    assert all(any(alike(position, question, one.choice, other) for other in listed) for one in found.answers)
    assert found.solves(found.best)
    assert [one for one in found.answers if found.solves(one)] == [found.best]
    assert all(one.behind - 2 * one.behind_error > found.threshold for one in found.answers[1:])
    for language in ("en", "da"):
        words = Words(language)
        assert words.say(f"puzzle-{found.id}-title")
        assert words.say(f"puzzle-{found.id}")
        assert words.say(f"puzzle-{found.id}-why")


def test_tries_of_fresh_dice_agree_with_the_files(puzzle_tries: int):
    """The short form tries one puzzle; `--puzzle-tries 64` tries all of them."""
    chosen = puzzles() if puzzle_tries > SHORT else [puzzle(QUICK)]
    for found in chosen:
        position, question = question_of(found)
        answers = [one.choice for one in found.answers][: None if puzzle_tries > SHORT else 2]
        measured = measure(position, question, answers, range(FRESH, FRESH + puzzle_tries), VETERAN, found.turns)
        assert measured.best == 0, found.id


SHORT = 2


def test_the_same_try_has_the_same_result():
    position, question = question_of(puzzle(QUICK))
    answers = [puzzle(QUICK).best.choice]
    one, other = (measure(position, question, answers, range(2), VETERAN, turns) for turns in (1, 1))
    assert one == other
    assert one.results[0] == (1.0, 1.0)  # the best answer wins at once


def test_a_lead_is_that_over_the_second_best_answer_in_the_tries_of_both():
    found = Measured(((1.0, 1.0, 0.0, 1.0), (0.0, 1.0, 0.0, 0.0), (0.0, 0.0)))
    assert found.best == 0
    assert found.chance(0) == 0.75
    assert found.lead()[0] == pytest.approx(0.5)
    assert found.behind(2)[0] == pytest.approx(1.0)
    assert found.error(2) == 0.0
    assert Measured(((1.0,), (0.0,))).error(0) == 0.5
    more = found.with_more({2: (1.0,)})
    assert more.results[2] == (0.0, 0.0, 1.0)


def test_answers_with_other_dice_of_the_same_types_are_alike():
    text = "frontier: highland_tower 5\nA at frontier: 2 footman, sergeant\nB at frontier: thug\nturn A retreat"
    position = position_in("classic", text)
    question = Question(0, "retreat", "C10.5", Pick(()))
    assert alike(position, question, Chosen((1,)), Chosen((2,)))
    assert not alike(position, question, Chosen((1,)), Chosen((3,)))
    assert alike(position, question, Picked("1"), Picked("2"))
    assert not alike(position, question, Picked("1"), Picked("done"))
    assert alike(position, question, Allotted(((1,),)), Allotted(((1,),)))


def test_points_with_the_same_sums_are_one_answer_unless_a_die_is_not_split():
    position = position_in("classic", "frontier: highland_tower 5\nA at frontier: 2 footman, sergeant\nturn A retreat")
    sources = (Source(1, 1), Source(2, 1), Source(3, 2))
    split = Question(0, "charge-ids", "C8.3", Allocation(sources, ("save", "melee"), whole=False))
    assert [sums_of(one) for one in answers_of(position, split) if isinstance(one, Allotted)] == [
        (4, 0),
        (3, 1),
        (2, 2),
        (1, 3),
        (0, 4),
    ]
    one, other, third = (Allotted(rows) for rows in (((1, 0), (0, 1), (0, 2)), ((0, 1), (1, 0), (0, 2)), ((1, 0),) * 3))
    assert alike(position, split, one, other)
    whole = replace(split, shape=Allocation(sources, ("save", "melee")))
    assert alike(position, whole, one, other), "two footmen"
    assert not alike(position, whole, one, third)
    assert len(answers_of(position, whole)) == 6
    many = replace(split, shape=Allocation(sources * 5, ("save", "melee")))
    assert answers_of(position, many) == ()


@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        ("difficulty = ", "difficulty = 9", "difficulty"),
        ('kind = "turn"', 'kind = "action"', "does not ask the question 'action'"),
        ('pick = "up"', 'pick = "sideways"', "refuse the answer 'sideways'"),
        ("frontier: ", "nowhere: ", "Line 3"),
        ('system = "classic"', 'system = "battle_dice"', "have no notation"),
        ("chance = 100.0", "chance = 10.0", "its best answer is not the first one"),
        ("patroller", "patrol", "there is no die"),
    ],
)
def test_a_bad_puzzle_is_refused_in_one_sentence(tmp_path: Path, old: str, new: str, why: str):
    path = tmp_path / "bad.toml"
    assert old in TEXT
    path.write_text(TEXT.replace(old, new), encoding="utf-8")
    with pytest.raises(PuzzleError, match=re.escape(why)) as error:
        question_of(load_puzzle(path))
    assert str(error.value).startswith("bad")


def test_a_puzzle_that_is_no_text_is_refused(tmp_path: Path):
    path = tmp_path / "bad.toml"
    path.write_bytes(b"\xff\xfe")
    with pytest.raises(PuzzleError, match=r"bad\.toml"):
        load_puzzle(path)


def test_a_puzzle_is_judged_by_its_file():
    found = puzzle(QUICK)
    assert found.answer_of(found.answers[1].choice) == found.answers[1]
    assert found.answer_of(Picked("nothing")) is None
    assert not found.solves(found.answers[1])
    assert found.subject == "march"
    assert subject_of("nothing") == "other"


# Progress


def test_tries_and_lessons_are_counted():
    found = puzzle(QUICK)
    progress = (
        Progress().with_try(found, found.answers[-1]).with_try(found, found.best).with_try(found, found.answers[-1])
    )
    tried = progress.puzzles[QUICK]
    assert (tried.tries, tried.lost, tried.solved) == (3, 0.0, True)
    assert (progress.tries, progress.good, len(progress.lost)) == (3, 1, 3)
    assert progress.solved([found]) == 1
    progress = progress.with_lesson("dice", 3, done=False, path="a").with_lesson("dice", 6, done=True, path="a")
    progress = progress.with_lesson("dice", 2, done=False, path="b")
    assert progress.lessons_done(["dice", "march"]) == 1
    assert progress.lessons["dice"].seen == 2


def test_costly_mistakes_of_a_game_become_puzzles():
    asked = question_of(puzzle(QUICK))[0]
    game = Game.from_position(asked)
    game.play(Picked("down"))
    decision = judged(asked, question_of(puzzle(QUICK))[1], Picked("down"))
    assert decision is not None
    costly = replace(decision, entry=0)
    review = Review((), (costly, replace(costly, cost=0.01), replace(costly, seat=1)), ())
    (found,) = mistakes_of(game, review, (0,), "Turn {}".format)
    made = found.puzzle
    position, question = question_of(made)
    assert question.kind == found.kind == "turn"
    assert position.dice == asked.dice
    assert made.origin == "Turn 5"
    shown = [whole_points(share) for share in (found.points / 100, made.answers[-1].behind / 100, costly.cost)]
    assert shown[0] == shown[1] == shown[2], "the review, the page and the card say the same"
    chosen = made.answer_of(Picked(made.chosen))
    assert chosen is not None
    assert chosen.behind == pytest.approx(found.points, abs=0.11)
    assert not made.solves(chosen)
    progress = Progress().with_mistakes([found]).with_mistakes([found])
    assert len(progress.mistakes) == 1
    assert progress.with_try(made, made.best).without_mistakes().puzzles == {}


def test_a_mistake_whose_position_has_no_text_is_counted_without_a_puzzle(monkeypatch: pytest.MonkeyPatch):
    asked, question = question_of(puzzle(QUICK))
    game = Game.from_position(asked)
    game.play(Picked("down"))
    decision = judged(asked, question, Picked("down"))
    assert decision is not None
    monkeypatch.setattr("ddtable.summaries.mistakes.SYSTEMS", ())
    found = mistakes_of(game, Review((), (replace(decision, entry=0, kind="advance"),), ()), (0,), str)
    assert [one.puzzle for one in found] == [None]
    progress = Progress().with_mistakes(found).with_mistakes(found)
    assert [(one.kind, one.count) for one in costs(progress.mistakes)] == [("advance", 1)]
    assert progress.own_puzzles == ()
    assert progress.without_mistakes().mistakes == ()


def test_a_mistake_in_a_campaign_becomes_a_puzzle_with_some_of_its_answers(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr("ddtable.summaries.mistakes.MOST_ANSWERS", 3)
    lands = ("flatland_city 1", "flatland_temple 1", "flatland_tower 6")
    units = "A at 0: 12 guard, thug, 2 bowman\nB at 2: 8 thug\nB at 1: 6 thug\nA buried: 40 guard\nB buried: 40 guard"
    table = war(units, *lands, agenda=(Reserves(),))
    game = Game.from_position(position_in("campaign", text_of(table.position)))
    question = game.question
    assert question is not None
    weighed = judge("campaign").values(game.position, question, Picked("done"))
    worst = min(weighed, key=lambda one: weighed[one])
    decision = judged(game.position, question, Picked(worst))
    assert decision is not None
    (found,) = mistakes_of(game, Review((), (replace(decision, entry=0, cost=0.1),), ()), (0,), str)
    made = found.puzzle
    assert made is not None
    assert len(made.answers) == 3
    assert made.answer_of(Picked(worst)) == made.answers[-1]
    assert made.subject == "reserves"
    assert question_of(made)[0].dice == game.position.dice


def test_what_costs_most_comes_first():
    made = Puzzle("classic", "action", "", (Answer(1.0), Answer(0.5)), 2.0, 1)
    found = [Mistake("retreat", 20.0, made), Mistake("action", 15.0, made), Mistake("pursuit-action", 9.0, made)]
    assert [(one.kind, one.count, one.points) for one in costs(found)] == [("action", 2, 24.0), ("retreat", 1, 20.0)]
