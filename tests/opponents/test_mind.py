"""Minds: characters and weaker levels as data, what they like and what they misjudge."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import NamedTuple

import pytest

from ddtable.engine.questions import Question
from ddtable.engine.system import AnyPosition
from ddtable.opponents.dragon_dice import veteran
from ddtable.opponents.dragon_dice.appraisal import FITTED, TASTE, chance, fitted
from ddtable.opponents.dragon_dice.judge import Judge
from ddtable.opponents.dragon_dice.mind import PLAIN, Mind, characters, levels
from ddtable.opponents.dragon_dice.veteran import RESERVES, WEIGHED, choose, guessed, reason
from ddtable.words.sentences import Table, Words
from tests.drivers.playing import CLASSIC, at_random, game, game_from, set_up

SKIRMISH = "skirmish:1:terrain/1"
BATTLE = """
home A: flatland_city 7
home B: highland_tower 6
frontier: coastland_standing_stones 3
A at home A: 6 guard
A at home B: 3 guard
B at home B: 3 guard
turn A march 1, act at home B
"""


class Asked(NamedTuple):
    """A position of a game, as the asked seat sees it, with its question."""

    seen: AnyPosition
    question: Question


@pytest.fixture(scope="module")
def weighed() -> list[Asked]:
    """Return positions of a game whose questions Veteran weighs."""

    def found() -> Iterator[Asked]:
        for played in game(set_up(4, 2, 24), at_random, most=60):
            if played.question is not None and played.question.kind in WEIGHED:
                yield Asked(CLASSIC.observe(played.position, played.question.seat), played.question)

    return [*found()]


def test_the_files_have_four_characters_and_two_levels():
    assert list(characters()) == ["bold", "careful", "magician", "raider"]
    assert list(levels()) == ["1", "2"]
    assert levels()["1"].noise > levels()["2"].noise > 0
    deeds = {"melee", "missile", "magic", "maneuver", "retreat", "reinforce"}
    for mind in characters().values():
        assert not mind.noise
        assert set(mind.points) <= deeds
        assert set(mind.weights) <= set(FITTED)


def test_the_plain_mind_has_the_chances_of_the_appraisal():
    start = Judge(game_from(BATTLE).position, 0).start
    assert PLAIN.chance(start) == chance(start)
    assert PLAIN.liked("magic", start) == start
    assert Mind("warlord").chance(start) == chance(start, fitted("warlord")) != chance(start)


def test_a_bold_mind_counts_half_of_its_own_losses():
    view = game_from(BATTLE).position
    plain, bold = (Judge(view, 0, mind=mind).actions("terrain/1")[SKIRMISH] for mind in (PLAIN, Mind(losses=0.5)))
    start, target = Judge(view, 0).start, Judge(view, 0, mind=Mind(losses=0.0)).actions("terrain/1")[SKIRMISH]
    assert plain["table"] < bold["table"] < target["table"]
    assert bold["table"] == pytest.approx((plain["table"] + target["table"]) / 2)
    assert start["table"] < target["table"]


def test_a_point_is_one_of_a_hundred_at_even_chances():
    start = dict.fromkeys(fitted(), 0.0)
    liked = Mind(points={"magic": 3.0}).liked("magic", start)
    assert liked[TASTE] > 0
    assert 100 * chance(liked) == pytest.approx(53, abs=0.1)
    assert Mind(points={"magic": 3.0}).liked("melee", start) == start


def test_every_mind_answers_legally_and_the_same_again(weighed: list[Asked]):
    minds = [*characters().values(), *levels().values(), Mind("warlord")]
    differ = 0
    for number, (seen, question) in enumerate(weighed[::2]):
        mind = minds[number % len(minds)]
        choice, remark = choose(seen, question, Random(number), mind)
        assert question.refusal(choice) is None
        assert (choice, remark) == choose(seen, question, Random(number), mind)
        differ += choice != choose(seen, question, Random(number))[0]
    assert differ, "minds that never differ from Veteran are not minds of their own"


def test_weaker_levels_leave_the_reserves_to_recruit(weighed: list[Asked]):
    reserves = [asked for asked in weighed if asked.question.kind in RESERVES]
    assert reserves
    for seen, question in reserves[:5]:
        assert choose(seen, question, Random(1), levels()["1"]) == veteran.recruit.choose(seen, question, Random(1))


def test_the_noise_depends_on_the_seed_alone():
    start = dict.fromkeys(fitted(), 0.0)
    found = dict.fromkeys("abc", start)
    taken = [guessed(found, Random(seed), Mind(noise=5.0)) for seed in range(30)]
    assert set(taken) == {*"abc"}
    assert taken == [guessed(found, Random(seed), Mind(noise=5.0)) for seed in range(30)]


@pytest.mark.parametrize("language", ["en", "da"])
def test_reasons_name_the_taste_of_a_character_and_the_guess_of_a_level(language: str):
    start, mind = dict.fromkeys(fitted(), 0.0), Mind(points={"magic": 3.0})
    liked = reason(start, mind.liked("magic", start), mind)
    assert liked.values == {"gain": 3, "first": "taste", "second": ""}
    guess = reason(mind.liked("magic", start), start, Mind(noise=5.0))
    words, table = Words(language), Table(game_from(BATTLE).position, ("Mira", "Ragna"))
    assert [words.remark(one, table) for one in (liked, guess)] == {
        "en": ["3% more chance of winning: it likes to play that way", "a guess"],
        "da": ["3 % større chance for at vinde: sådan spiller den helst", "et gæt"],
    }[language]
