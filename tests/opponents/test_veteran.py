"""Veteran: legal, repeatable, without knowledge of secrets; what it judges, and that it beats Recruit."""

from __future__ import annotations

from math import isfinite
from random import Random

import msgspec
import pytest

from ddtable.engine.questions import Choice, Picked, Question, Remark
from ddtable.engine.system import AnyPosition
from ddtable.files.resources import resource
from ddtable.opponents.dragon_dice import recruit
from ddtable.opponents.dragon_dice.appraisal import (
    BAD,
    CERTAIN,
    FITTED,
    OVER,
    TASTE,
    TERMS,
    chance,
    compared,
    decided,
    fitted,
)
from ddtable.opponents.dragon_dice.field import Field
from ddtable.opponents.dragon_dice.judge import Judge, maneuver_odds
from ddtable.opponents.dragon_dice.supposed import armies_at, killed, moved, turned
from ddtable.opponents.dragon_dice.veteran import CLEARLY, WEIGHED, better, choose, reason
from ddtable.opponents.players import RECRUIT, VETERAN, computers
from ddtable.rules.dragon_dice.board import NOBODY, RESERVE, land_at, terrain_places, units_at
from ddtable.tournament.contest import Contest, play
from ddtable.tournament.pairings import Pair, pairings
from ddtable.tournament.series import decisive
from ddtable.words.sentences import Table, Words
from tests.drivers.playing import CLASSIC, at_random, game, game_from, set_up

OPTIONS: tuple[dict[str, bool | str], ...] = (
    {},
    {"faces": "printed"},
    {"must_turn": True, "one_terrain": True},
    {"species": "all"},
    {"edition": "revised96"},
)
MEASURED = ("march-first", "action", "retreat")
BATTLE = """
home A: flatland_city 7
home B: highland_tower {held}
frontier: coastland_standing_stones 3
A at home A: 6 guard
A at home B: 3 guard
B at home B: {them}
B at frontier: 3 goblins_thug
B dead: 2 goblins_thug
"""


def answered(position: AnyPosition, question: Question, _random: Random) -> Choice:
    return choose(position, question, Random(position.answered))[0]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_answer_is_legal_steady_and_blind_to_secrets(seats: int):
    weighed = set()
    for seed, options in enumerate(OPTIONS):
        for played in game(set_up(seed, seats, **options), at_random, most=50):
            question = played.question
            if question is None:
                break
            seen = CLASSIC.observe(played.position, question.seat)
            choice, remark = choose(seen, question, Random(played.position.answered))
            assert question.refusal(choice) is None, (question, choice)
            assert remark.word.startswith("reason-")
            twice = CLASSIC.observe(seen, question.seat)
            assert choose(twice, question, Random(twice.answered)) == (choice, remark)
            if question.kind in WEIGHED:
                weighed.add(question.kind)
            else:
                assert choice == recruit.choose(seen, question, Random(played.position.answered))[0]
    assert weighed >= {*WEIGHED} - {"pursuit-action", "reinforce"}


def test_its_games_end():
    for seed in range(4):
        *_, last = game(set_up(seed, 2, 24), answered)
        assert last.position.result is not None


def test_it_beats_recruit_in_paired_games():
    """Some fixed seeds, as a guard; `ddtable tournament veteran recruit` measures it (docs/opponents.md)."""
    of = pairings("classic", (24,), 4, 5)
    played = [play(Contest(VETERAN, RECRUIT), Pair(of[index % 4], 0, index)) for index in range(8)]
    share = decisive(played)
    assert share.wins >= 2
    assert share.games == share.wins


# Levels


def test_every_game_has_recruit_and_veteran():
    assert [one.word for one in computers("classic")] == ["recruit:1", "recruit:2", "recruit", "veteran", "warlord"]
    for name in ("battle_dice", "campaign", "risk"):
        assert {RECRUIT, VETERAN} <= set(computers(name))


# The appraisal


@pytest.mark.parametrize("name", ["1995", "warlord"])
def test_the_file_has_one_finite_weight_for_each_measure(name: str):
    written = msgspec.toml.decode(resource("opponents", f"appraisal_{name}.toml").read_bytes())
    assert set(written) == {"measures"}
    assert set(written["measures"]) == {*FITTED} == {*fitted(name)} - {OVER, TASTE}
    assert all(isfinite(weight) for weight in written["measures"].values())
    assert {name for names in TERMS.values() for name in names} == {*fitted(name)}


def test_the_chances_of_two_players_add_up_to_one():
    measured = 0
    for played in game(set_up(7, 2, 24), answered, most=120):
        if played.question is not None and played.question.kind in MEASURED:
            field = Field(played.position)
            assert chance(compared(field, 0)) + chance(compared(field, 1)) == pytest.approx(1)
            measured += 1
    assert measured > 10


def test_more_units_and_a_captured_terrain_are_better():
    """C2.1: two captured terrains win; the second one is worth the rest of the way to certainty."""
    even = game_from(BATTLE.format(held=4, them="3 guard") + "turn A march 1").position
    fewer = killed(even, units_at(even, 1, "terrain/2")[:2])
    held = turned(even, "terrain/0", 8, 0)
    won = turned(held, "terrain/1", 8, 0)
    chances = [chance(compared(Field(view), 0)) for view in (even, fewer, held, won)]
    assert chances[0] < chances[1]
    assert chances[0] < chances[2] < chances[3]
    assert compared(Field(won), 0)[OVER] == -compared(Field(won), 1)[OVER] == 1
    assert chances[3] > 1 / (1 + 2.8**-CERTAIN) - 0.01


def test_a_supposed_field_has_the_measures_of_a_fresh_one():
    """The armies that do not differ keep their results; the others, and who reaches whom, are worked out again."""
    compared_fields = 0
    for played in game(set_up(3, 2, 24), answered, most=200):
        view, question = played.position, played.question
        if question is None or question.kind != "action":
            continue
        field = Field(view)
        compared(field, 0)
        for place in terrain_places(view):
            for seat in range(2):
                army = units_at(view, seat, place)
                for other in (killed(view, army[:1]), killed(view, army), moved(view, army[:2], RESERVE)):
                    beside = field.beside(other, armies_at(view, (place, RESERVE)))
                    assert compared(beside, 0) == pytest.approx(compared(Field(other), 0)), (place, seat)
                    compared_fields += 1
            turn = turned(view, place, 5)
            assert compared(field.beside(turn, armies_at(view, (place,))), 1) == pytest.approx(compared(Field(turn), 1))
    assert compared_fields > 50


def test_a_holder_whose_army_is_gone_holds_no_more():
    """C11.2: the die turns to seven where others are, and stays on eight where none are."""
    shared = game_from(BATTLE.format(held="8, held by B", them="3 guard") + "turn A march 1").position
    assert land_at(shared, "terrain/1").holder == 1
    lost = killed(shared, units_at(shared, 1, "terrain/1"))
    land = land_at(lost, "terrain/1")
    assert (land.holder, lost.dice[land.die].face + 1) == (NOBODY, 7)


# Decisions


def test_it_takes_the_second_terrain_and_wins():
    """C2.1, C4.4: a die turned to eight ends the game."""
    text = BATTLE.format(held="8, held by A", them="guard").replace("B at home B: guard\n", "")
    begun = game_from(text + "turn A march 1\n")
    while begun.question is not None and begun.question.seat == 0:
        begun.play(choose(begun.position, begun.question, Random(1))[0])
    assert begun.position.result is not None
    assert begun.position.result.winners == (0,)


def test_the_default_stands_unless_another_answer_is_clearly_better():
    start = dict.fromkeys(fitted(), 0.0)
    slightly, clearly = ({**start, "held": gain / fitted()["held"]} for gain in (2 * CLEARLY, 8 * CLEARLY))
    assert better({"a": start, "b": slightly}, "a") == "a"
    assert better({"a": start, "b": clearly}, "a") == "b"
    assert better({"b": clearly}, "a") == "a", "an answer that was not weighed is not judged"


def test_no_maneuver_fails_without_opponents_and_a_better_army_wins_more():
    view = game_from(BATTLE.format(held=4, them="guard") + "turn A march 1").position
    field = Field(view)
    assert maneuver_odds(field, 0, "terrain/0") == 1.0
    assert maneuver_odds(field, 0, "terrain/1") > 0.5 > maneuver_odds(field, 1, "terrain/1") - 0.2


def test_an_action_is_weighed_with_both_losses():
    """C8.2: what dies on both sides of a skirmish lies between the outcomes of whole damage."""
    view = game_from(BATTLE.format(held=6, them="3 guard") + "turn A march 1, act at home B").position
    judge = Judge(view, 0)
    found = judge.actions("terrain/1")
    assert {*found} == {"none", "skirmish:1:terrain/1", "charge:1:terrain/1"}
    assert judge.lost(1, "terrain/1", 0) == judge.start
    half = judge.lost(1, "terrain/1", 0.5)["table"]
    assert half == pytest.approx((judge.start["table"] + judge.lost(1, "terrain/1", 1)["table"]) / 2)


# Reasons


@pytest.mark.parametrize("language", ["en", "da"])
def test_the_reason_names_the_gain_and_the_terms_that_decided(language: str):
    view = game_from(BATTLE.format(held=4, them="3 guard") + "turn A march 1").position
    start = compared(Field(view), 0)
    words, table, said = Words(language), Table(view, ("Mira", "Ragna")), set()
    for term, names in TERMS.items():
        after = {**start, **{name: start[name] + (-0.5 if name in BAD else 0.5) for name in names}}
        assert decided(start, after) == [term]
        remark = reason(start, after)
        assert remark.values["first"] == term
        said.add(words.remark(remark, table))
    assert len(said) == len(TERMS)
    both = words.remark(Remark("reason-better-chance", {"gain": 3, "first": "terrain", "second": "attack"}), table)
    assert (
        both
        == {
            "en": "3% more chance of winning: nearer to a capture, better attacks than theirs",
            "da": "3 % større chance for at vinde: tættere på en erobring, bedre angreb end deres",
        }[language]
    )


def test_fewer_of_a_measure_that_only_corrects_others_is_no_reason():
    """The weight of the maneuvers that armies roll is negative, because they also are in the chance of a capture."""
    start = dict.fromkeys(fitted(), 0.0)
    assert fitted()["maneuver"] < 0
    assert decided(start, {**start, "maneuver": -1.0}) == []
    assert reason(start, {**start, "maneuver": -1.0}).values["first"] == ""


def test_it_gives_its_own_reasons_in_a_game():
    given = set()
    for played in game(set_up(11, 2, 24), answered, most=200):
        if played.question is not None:
            choice, remark = choose(played.position, played.question, Random(played.position.answered))
            if remark.word == "reason-better-chance":
                given.add(remark.values["first"])
                assert isinstance(choice, Picked)
                assert int(remark.values["gain"]) >= 100 * CLEARLY
    assert len(given) >= 2
