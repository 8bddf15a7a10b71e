"""Lessons: each goes through all its cards in order, an answer that is not practised is said to be missed."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from ddtable.engine.game import Game
from ddtable.engine.questions import Allocation, Allotted, Picked
from ddtable.files.resources import resource
from ddtable.guides.course import follow
from ddtable.guides.following import Following
from ddtable.guides.guide import GuideError
from ddtable.guides.lesson import GROUPS, guide_named, is_guide, lesson, lesson_ids, load_lesson, refused_lessons
from ddtable.words.sentences import Words

SENTENCE = re.compile(r"[.!?](?=\s|$)")
MOST_SIGNS, MOST_ANSWERS = 240, 16
LESSONS = (
    *("dice", "march", "terrain", "missiles", "saves", "magic", "dragons", "rout", "reserves"),
    *("risk", "recruiting", "trails", "losses"),
)


def test_there_are_thirteen_lessons_in_three_groups_and_no_file_is_refused():
    assert lesson_ids() == LESSONS
    assert refused_lessons() == ()
    assert {lesson(name).group for name in LESSONS} == set(GROUPS)
    assert all(is_guide(lesson(name).name) and guide_named(lesson(name).name) == lesson(name) for name in LESSONS)
    assert not is_guide("lesson/chess")


@pytest.mark.parametrize("name", LESSONS)
def test_following_the_cards_of_a_lesson_shows_all_of_them_in_order(name: str):
    found = lesson(name)
    course = follow(found, Game(found.set_up()))
    fixed = [step.id for step in found.steps if not step.maybe and not step.any_time]
    assert [card for card in course.cards if card in fixed] == fixed
    assert course.ended
    assert set(found.counted) <= set(course.cards)
    assert course.answers <= MOST_ANSWERS


@pytest.mark.parametrize("language", ["en", "da"])
def test_every_card_of_a_lesson_has_a_heading_and_two_sentences(language: str):
    words = Words(language)
    for name in LESSONS:
        assert words.say(f"lesson-{name}-title")
        assert words.say(f"lesson-{name}-about")
        for step in lesson(name).steps:
            said = words.say(f"lesson-{name}-{step.id}")
            assert words.say(f"lesson-{name}-{step.id}-title")
            assert 1 <= len(SENTENCE.findall(said)) <= 2, said
            assert len(said) <= MOST_SIGNS, said


def test_an_answer_that_the_lesson_does_not_practise_is_missed_until_it_is_undone():
    found = lesson("terrain")
    game = Game(found.set_up())
    following = Following(found, game)
    assert [step.id for step in following.cards] == ["welcome", "maneuver"]
    game.play(Picked("skip"))
    assert following.missed is not None
    assert following.missed.id == "maneuver"
    assert following.cards == ()
    game.play(Picked("none"))
    assert following.missed is not None
    while following.missed is not None:
        game.undo()
    assert [step.id for step in following.cards] == ["welcome", "maneuver"]
    game.play(Picked("maneuver"))
    assert following.missed is None


def test_an_empty_recruiting_sheet_is_missed_and_any_recruit_is_good():
    found = lesson("recruiting")
    game = Game(found.set_up())
    following = Following(found, game)
    question = game.question
    assert question is not None
    assert isinstance(question.shape, Allocation)
    none = Allotted(tuple((one.points, *(0 for _ in question.shape.buckets[1:])) for one in question.shape.sources))
    game.play(none)
    assert following.missed is not None
    game.undo()
    game.play(following.advice(question)[0])
    assert following.missed is None


TEXT = resource("lessons", "dice.toml").read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        ("minutes = 3", "minutes = 300", "minutes"),
        ("number = 1", "number = ", "Invalid value"),
        ('group = "first"', 'group = "last"', "Invalid enum value"),
        ("dwarves_marksman", "dwarves_king", "no die is called 'dwarves_king'"),
        ("last = true", "", "none of its steps is the last one"),
        ("position =", 'later = { guide = "risk", card = "claim" }\nposition =', "it needs one of these: a position"),
        ('good = ["missile:*"]\n', "", "must be answered well but has no good answer"),
    ],
)
def test_a_bad_lesson_is_refused_in_one_sentence(tmp_path: Path, old: str, new: str, why: str):
    path = tmp_path / "bad.toml"
    assert old in TEXT
    path.write_text(TEXT.replace(old, new), encoding="utf-8")
    with pytest.raises(GuideError, match=re.escape(why)) as error:
        load_lesson(path)
    assert str(error.value).startswith("bad.toml: ")


def test_a_card_that_never_comes_up_is_no_beginning(tmp_path: Path):
    path = tmp_path / "bad.toml"
    text = resource("lessons", "risk.toml").read_text(encoding="utf-8")
    path.write_text(text.replace('card = "recruit"', 'card = "moon"'), encoding="utf-8")
    with pytest.raises(GuideError, match="has no card 'moon'"):
        load_lesson(path)


def test_a_lesson_whose_position_cannot_be_read_is_refused(tmp_path: Path):
    path = tmp_path / "bad.toml"
    path.write_text(TEXT.replace("3 thug", "3 thugs"), encoding="utf-8")
    with pytest.raises(ValueError, match="there is no die"):
        load_lesson(path).set_up()


def test_an_unknown_lesson_is_an_error():
    with pytest.raises(KeyError):
        lesson("chess")
