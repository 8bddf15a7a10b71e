"""Recruit: legal, repeatable, without knowledge of secrets, better than chance; its games end."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import pytest

from ddtable.engine.arithmetic import Face
from ddtable.engine.game import Game
from ddtable.engine.position import Party
from ddtable.engine.questions import Choice, Chosen, Pick, Picked, Question
from ddtable.engine.system import AnyPosition
from ddtable.opponents.dragon_dice import beastmaster, great_answers, recruit
from ddtable.opponents.dragon_dice.expectation import worth
from ddtable.opponents.dragon_dice.recruit import ANSWERS, choose
from ddtable.rules.dragon_dice.steps import ArmyRoll, IconAct, IconWork, Oppose, RapidGrowth, Rolling
from tests.drivers.playing import CLASSIC, at_random, game, game_from, set_up

PROJECT = Path(__file__).resolve().parents[2]
OPTIONS: tuple[dict[str, bool | str], ...] = (
    {},
    {"faces": "printed"},
    {"half_cap": True},
    {"must_turn": True, "one_terrain": True},
    {"edition": "revised96"},
)
MOST_CHOICES = 600
ENGLISH = PROJECT / "resources" / "i18n" / "en"
RACES = """
home A: flatland_city 4
home B: highland_tower 4
frontier: swampland_temple 6
options species=all
A at frontier: unicorn, goblins_thug
B at home A: marauder
B at frontier: marauder, goblins_thug, 2 treefolk_willowling
A dead: undead_vampire, 2 undead_zombie
turn A march 1
"""
NEVER_ASKED = {"place-home"}  # there is but one place


def thinking(position: AnyPosition, question: Question, _random: Random) -> Choice:
    """Return Recruit's answer as in the worker process."""
    return choose(position, question, Random(position.answered))[0]


def check(seed: int, seats: int, most: int, every: int = 1, **options: bool | str) -> set[str]:
    """Ask Recruit at every step of one random game, or at every third or so; return the kinds of questions asked."""
    kinds = set()
    for played in game(set_up(seed, seats, **options), at_random, most=most):
        question = played.question
        if question is None:
            break
        if (played.position.answered + seed) % every:
            continue
        kinds.add(question.kind)
        seen = CLASSIC.observe(played.position, question.seat)
        choice, remark = choose(seen, question, Random(played.position.answered))
        assert question.refusal(choice) is None, (question, choice)
        assert remark.word.startswith("reason-")
        assert remark.word != "reason-chance", f"{question.kind} is answered at random"
        assert choice != Picked("back"), "an announcement is never taken back"
        again = choose(seen, question, Random(played.position.answered))
        assert again == (choice, remark), "another answer in the same position"
        twice = CLASSIC.observe(seen, question.seat)
        assert choose(twice, question, Random(twice.answered)) == again, "it looked at what its seat may not see"
    return kinds


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_answer_is_legal_steady_and_blind_to_secrets(seats: int):
    kinds = set()
    for seed in range(8):
        kinds |= check(seed, seats, 150, **OPTIONS[seed % len(OPTIONS)])
    assert kinds <= set(ANSWERS)
    assert kinds >= {
        "assemble-home",
        "terrain-frontier",
        "march-first",
        "maneuver",
        "action",
        "casualties",
        "reinforce",
    }


@pytest.mark.random_games
def test_every_answer_is_legal_in_many_games(games: int):
    kinds = set()
    for seed in range(games):
        kinds |= check(1000 + seed, 2 + seed % 3, 160, 4, **OPTIONS[seed % len(OPTIONS)])
    assert kinds <= set(ANSWERS)


def test_there_is_an_answer_to_every_kind_of_question():
    """For every question in the message catalogue, except the roll of real dice."""
    text = "".join(file.read_text("utf-8") for file in ENGLISH.glob("*.ftl"))
    asked = set(re.findall(r"^question-([a-z-]+) =", text, re.MULTILINE)) - {"faces"}
    assert asked == set(ANSWERS) - NEVER_ASKED


def test_every_reason_has_words_and_every_word_is_used():
    folder = PROJECT / "ddtable" / "opponents"
    files = (folder / "minds.py", *(folder / "dragon_dice").glob("*.py"))
    sources = "".join(file.read_text("utf-8") for file in files)
    words = (ENGLISH / "recruit.ftl").read_text("utf-8")
    assert set(re.findall(r"\"(reason-[\w-]+)\"", sources)) == set(
        re.findall(r"^(reason-[\w-]+) =", words, re.MULTILINE)
    )


def test_in_games_among_itself_nothing_is_answered_at_random():
    """Two, three and four seats, with magic, dragons and eighth faces; nearly every kind of question occurs."""
    kinds: set[str] = set()

    def steady(position: AnyPosition, question: Question, _random: Random) -> Choice:
        kinds.add(question.kind)
        choice, remark = choose(position, question, Random(position.answered))
        assert remark.word != "reason-chance", question.kind
        assert choice != Picked("back")
        return choice

    for seed in range(9):
        for _ in game(set_up(seed, 2 + seed % 3, 36), steady, most=MOST_CHOICES * 2):
            pass
    rare = {"temple", "temple-bury", "dragon-strike", "breath-stone", "breath-flame", "dragon-target", "promote"}
    rare |= {"flashfire", "penalties", "dragon-order", "bury-dead"}
    assert kinds >= set(ANSWERS) - NEVER_ASKED - rare - {
        *beastmaster.ANSWERS,
        *great_answers.ANSWERS,
        "spell-price",
        "spell-pair",
    }


def test_with_all_species_nothing_is_answered_at_random():
    """Battles of monsters and powers in which Recruit answers for every seat: an answer to each kind of question."""
    kinds: set[str] = set()

    def steady(position: AnyPosition, question: Question, _random: Random) -> Choice:
        kinds.add(question.kind)
        choice, remark = choose(position, question, Random(position.answered))
        assert remark.word != "reason-chance", question.kind
        return choice

    for seed in range(14):
        for _ in game(set_up(seed, 2 + seed % 3, 60, species="all"), steady, most=MOST_CHOICES):
            pass
    assert kinds >= {"icon-targets", "icon-target", "icon-army", "icon-move", "step-down", "feralize", "dispel"}
    assert kinds >= {"fortify", "mutate-victim"}


def test_targets_of_icons_and_units_given_up():
    """C14.4, V13.6: the others' valuable units; of own units the one that saves itself best."""
    aimed = game_from(RACES, IconWork(0, "terrain/2", "melee", (IconAct("slay", 1, (3,)),), 1, "terrain/2"))
    assert chosen_types(aimed) == ["goblins_marauder"]
    plague = IconWork(0, "terrain/2", "melee", (IconAct("plague", 1, (3,)),), 1, "terrain/2", "after", (5,))
    assert chosen_types(game_from(RACES, plague)) == ["treefolk_willowling"]


def test_the_dead_return_and_units_stay_where_they_are():
    """C14.4: the best of the dead that fit; a free move only to an empty terrain on eight."""
    back = IconWork(0, "terrain/2", "melee", (IconAct("regenerate", 3, (3,)),), 1, "terrain/2")
    assert chosen_types(game_from(RACES, back)) == ["undead_vampire"]
    away = IconWork(0, "terrain/2", "melee", (IconAct("teleport", 4, (3,)),), 1, "terrain/2")
    assert answered(game_from(RACES, away)) == Picked("stay")
    assert answered(game_from(RACES.replace("highland_tower 4", "highland_tower 8"), away)) == Picked("terrain/1")
    alone = IconWork(0, "terrain/2", "melee", (IconAct("teleport", 4, (3,)),), 1, "terrain/2", "terrain/1")
    assert answered(game_from(RACES, alone)) == Chosen(())
    either = IconWork(0, "terrain/2", "save", (IconAct("regenerate", 3, (3,)),), 1, "terrain/2")
    assert answered(game_from(RACES, either)) == Picked("return")


def test_dice_below_their_average_are_rerolled():
    """C13.1, H48: a Willowling that shows a save, not one that shows maneuvers."""
    faces = ArmyRoll((Face(8, "save", 1), Face(9, "maneuver", 1)))
    parties = (Party(0, (3,), "maneuver", "terrain/2"), Party(1, (8, 9), "maneuver", "terrain/2"))
    rolling = Rolling("maneuver", parties, fallen=(ArmyRoll((Face(3, "save", 4),)), faces))
    grown = game_from(RACES, RapidGrowth(rolling), Oppose("terrain/2", (), (1,)))
    assert answered(grown) == Chosen((8,))


def answered(begun: Game) -> Choice:
    """Return what Recruit answers."""
    assert begun.question is not None
    return choose(begun.position, begun.question, Random(1))[0]


def chosen_types(begun: Game) -> list[str]:
    """Return the kinds of dice that Recruit chooses."""
    choice = answered(begun)
    assert isinstance(choice, Chosen)
    return [begun.position.dice[die].type for die in choice.dice]


def test_secrets_of_others_do_not_change_its_answers():
    """Another secret assembly, and the same answers (SU2, SU10)."""
    answers = []
    for other in (1, 2):
        random = Random(other)

        def secretive(_position: AnyPosition, question: Question, _random: Random, own: Random = random) -> Choice:
            return CLASSIC.sample(question, own)

        own = []
        for played in game(set_up(3), secretive, thinking, most=7):
            if played.question is not None and played.question.seat == 1:
                own.append(thinking(CLASSIC.observe(played.position, 1), played.question, random))
        answers.append(own)
    assert answers[0] == answers[1]
    assert len(answers[0]) == 4


def test_its_reasons_do_not_reveal_secret_armies():
    """The log shows its reasons at once, so they may not contain numbers of an army (SU10)."""
    for seed in range(10):
        for played in game(set_up(seed), thinking, most=7):
            if played.question is not None:
                seen = CLASSIC.observe(played.position, played.question.seat)
                assert choose(seen, played.question, Random(1))[1].values == {}


def test_it_beats_chance():
    wins = 0
    for seed in range(40):
        seat = seed % 2
        players = (thinking, at_random) if seat == 0 else (at_random, thinking)
        *_, last = game(set_up(seed), *players)
        assert last.position.result is not None
        wins += last.position.result.winners == (seat,)
    assert wins >= 36, f"only {wins} of 40"


@pytest.mark.parametrize("health", [12, 24])
def test_a_game_of_two_ends_in_good_time(health: int):
    for seed in range(40):
        *_, last = game(set_up(seed, health=health), thinking, most=MOST_CHOICES)
        assert last.position.result is not None, f"seed {seed} goes on"


@pytest.mark.parametrize("options", OPTIONS[1:])
def test_a_game_of_two_ends_under_every_house_option(options: dict[str, bool | str]):
    for seed in range(12):
        *_, last = game(set_up(seed, **options), thinking, most=MOST_CHOICES)
        assert last.position.result is not None, f"seed {seed} goes on"


@pytest.mark.parametrize("seats", [3, 4])
def test_a_game_of_several_ends(seats: int):
    for seed in range(12):
        *_, last = game(set_up(seed, seats), thinking, most=MOST_CHOICES * seats)
        assert last.position.result is not None, f"seed {seed} goes on"


def test_an_unknown_question_is_answered_at_random(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(recruit, "ANSWERS", {})
    for played in game(set_up(1), at_random, most=60):
        if played.question is not None:
            choice, remark = choose(played.position, played.question, Random(1))
            assert played.question.refusal(choice) is None
            assert remark.word == "reason-chance"


def test_an_answer_that_the_rules_refuse_is_not_given(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setitem(recruit.ANSWERS, "assemble-home", lambda *_: (Chosen(()), recruit.Remark("reason-balanced")))
    played = next(game(set_up(1)))
    assert played.question is not None
    choice, _ = choose(played.position, played.question, Random(1))
    assert played.question.refusal(choice) is None


def test_it_turns_a_die_from_seven_to_eight():
    """A capture within reach counts most (C2.1, C4.4, C11.1)."""
    met = 0
    for seed in range(60):
        for played in game(set_up(seed), at_random, most=250):
            question, position = played.question, played.position
            if question is None or question.kind != "turn" or not isinstance(question.shape, Pick):
                continue
            ups = [option for option in question.shape.options if option.values["number"] == 8 and option.id == "up"]
            if ups:
                met += 1
                assert choose(position, question, Random(1))[0] == Picked("up")
    assert met


def test_its_casualties_are_never_worth_more_than_the_others_it_could_give():
    """Among sets of the same health it gives up the least valuable (C10.1)."""
    met = 0
    for seed in range(20):
        for played in game(set_up(seed, health=24), at_random, most=250):
            question, position = played.question, played.position
            if question is None or question.kind != "casualties":
                continue
            choice, _ = choose(position, question, Random(1))
            assert isinstance(choice, Chosen)
            for given in choice.dice:
                for kept in question.shape.dice:  # type: ignore[union-attr]
                    swapped = Chosen(tuple(sorted({*choice.dice} - {given} | {kept})))
                    if kept not in choice.dice and question.refusal(swapped) is None:
                        met += 1
                        types = position.dice[given].type, position.dice[kept].type
                        assert worth(types[0]) <= worth(types[1])
    assert met


def test_ids_against_a_charge_save_before_they_strike():
    """No ID strikes while a hit is still unsaved, and none saves more than needed (C8.3)."""
    met = set()
    for seed in range(120):
        for played in game(set_up(seed), at_random, most=200):
            question = played.question
            if question is not None and question.kind == "charge-ids":
                choice, remark = choose(played.position, question, Random(1))
                met |= {bucket for row in choice.amounts for bucket, given in enumerate(row) if given}  # type: ignore
                assert remark.word == "reason-save-first"
    assert met == {0, 1}
