"""Recruit in a campaign: legal answers with a reason, sensible ones to the questions of a war alone."""

from __future__ import annotations

from collections import Counter
from random import Random
from time import perf_counter

import pytest

import ddtable.rules  # noqa: F401  (registers the rule systems)
from ddtable.dice.catalogue import catalogue
from ddtable.engine import kernel
from ddtable.engine.draft import Draft
from ddtable.engine.game import Game
from ddtable.engine.questions import Chosen, Picked, Remark
from ddtable.engine.system import SetUp
from ddtable.opponents.campaign import recruit
from ddtable.opponents.campaign.marching import boldness
from ddtable.opponents.players import RECRUIT, choose, player
from ddtable.rules.campaign.steps import Reserves
from ddtable.rules.dragon_dice.board import health, held_by
from ddtable.rules.dragon_dice.places import numbered
from ddtable.rules.dragon_dice.steps import EighthFace, March
from ddtable.words.sentences import Table, Words
from tests.rules.campaign.war import WAR, A, WarTable, set_up, war

NAMES = ("Mira", "Ragna", "Oskar", "Tuva")
HOME_A, FRONTIER, HOME_B = numbered(0), numbered(2), numbered(1)
MOST = 1_500


def answer(table: WarTable) -> tuple[Picked | Chosen, Remark]:
    """Return Recruit's answer at a table."""
    seen = WAR.observe(table.position, table.question.seat)
    found, remark = choose(seen, table.question, Random(1), RECRUIT)
    assert table.question.refusal(found) is None
    assert isinstance(found, Picked | Chosen)
    return found, remark


def option(table: WarTable) -> tuple[str, str]:
    """Return the word of the option that Recruit picks, and the reason."""
    found, remark = answer(table)
    assert isinstance(found, Picked)
    word = next(one.word for one in table.question.shape.options if one.id == found.option)
    return word, remark.word


def at_war(seed: int, seats: int, clever: int) -> tuple[Game, Counter[str]]:
    """Play a war in which one seat is Recruit and the others are random; return it with Recruit's reasons."""
    game, random, words = Game(set_up(seed, seats)), Random(seed), Words()
    reasons: Counter[str] = Counter()
    while (question := game.question) is not None and len(game.choices) < MOST:
        if question.seat == clever:
            seen = WAR.observe(game.position, clever)
            choice, remark = choose(seen, question, random, RECRUIT)
            assert question.refusal(choice) is None
            assert words.remark(remark, Table(seen, NAMES)), remark
            reasons[remark.word] += 1
        else:
            choice = WAR.sample(question, random)
        game.play(choice)
    return game, reasons


def test_recruit_beats_random_players_in_most_wars():
    """K0: five of five wars of two players."""
    reasons: Counter[str] = Counter()
    for seed in range(5):
        game, given = at_war(seed, 2, 0)
        result = game.position.result
        assert result is not None
        assert result.winners == (0,), seed
        reasons += given
    assert {"reason-war-empty-land", "reason-war-attack-there", "reason-war-ground-city"} <= set(reasons)


def test_recruit_plays_a_war_of_four():
    game, _ = at_war(1, 4, 2)
    assert game.position.result is not None or 2 not in game.position.board.out


def test_recruit_answers_quickly_on_a_large_map():
    """16 terrains, two large armies at each: far below a second."""
    lands = (*("coastland_city 4",) * 3, *(f"highland_tower {2 + at % 4} <2" for at in range(13)))
    units = "\n".join(f"{who} at {at}: 6 {unit}" for at in range(16) for who, unit in (("A", "guard"), ("B", "thug")))
    table = war(units, *lands, size=360, agenda=(Reserves(),), pool=())
    answer(table)
    begun = perf_counter()
    answer(table)
    assert perf_counter() - begun < 1


HELD = ("flatland_tower 8 A", "flatland_temple 4", "flatland_tower 4")
TURN = (EighthFace(), March(1), March(2), Reserves())


def test_recruit_blazes_a_trail_with_a_large_army_that_no_opponent_is_near():
    large = war("A at 0: 12 guard\nB at 1: thug", *HELD, agenda=TURN)
    assert option(large) == ("blaze", "reason-war-trail")
    found, remark = answer(large.pick("blaze"))
    assert isinstance(found, Chosen)
    assert len(found.dice) == 6
    assert remark.word == "reason-war-half"
    chosen = war("A at 0: 12 guard\nB at 1: thug", *HELD, agenda=TURN, options={"blazing": "chosen"})
    assert option(chosen) == ("blaze-die", "reason-war-trail")


def test_recruit_expands_with_a_small_army_or_beside_opponents():
    small = war("A at 0: 2 guard\nB at 1: thug", *HELD, agenda=TURN)
    assert option(small) == ("expand-die", "reason-war-choice")
    near = war("A at 0: 12 guard\nB at 0: thug", *HELD, agenda=TURN)
    assert option(near) == ("expand-die", "reason-war-choice")
    random = war("A at 0: 2 guard\nB at 1: thug", *HELD, agenda=TURN, options={"blazing": "chosen"})
    assert option(random) == ("expand", "reason-war-choice")


def test_recruit_uses_cities_before_it_expands():
    lands = ("flatland_city 8 A", "flatland_temple 4", "flatland_temple 4")
    table = war("A at 0: 2 guard\nA dead: guard\nB at 1: thug", *lands, agenda=TURN)
    assert option(table) == ("power-city", "reason-war-order")


def test_recruit_advances_to_empty_land_and_keeps_a_garrison():
    table = war("A at 0: 10 guard\nB at 1: 30 thug", agenda=(Reserves(),))
    assert option(table) == ("advance", "reason-war-empty-land")
    while option(table)[0] == "advance":
        table.play(answer(table)[0])
    assert health(table.position, table.position.at(FRONTIER, A)) >= 3
    assert health(table.position, table.position.at(HOME_A, A)) >= 3


def test_recruit_attacks_weaker_opponents_and_waits_for_stronger_ones():
    weak = war("A at 0: 12 guard\nB at 2: 2 thug\nB at 1: thug", agenda=(Reserves(),))
    assert option(weak) == ("advance", "reason-war-attack-there")
    strong = war("A at 0: 4 guard\nB at 2: 20 thug\nB at 1: thug", agenda=(Reserves(),))
    assert option(strong) == ("done", "reason-war-hold-here")


def test_recruit_sends_the_whole_reserve_at_once():
    table = war("A reserve: 3 guard\nA at 2: guard\nB at 2: 3 thug", agenda=(Reserves(),))
    assert option(table) == ("reinforce-all", "reason-needed-there")
    one = war("A reserve: guard\nA at 2: guard\nB at 2: 3 thug", agenda=(Reserves(),))
    assert option(one) == ("reinforce", "reason-needed-there")


def test_recruit_flies_home_when_it_is_in_danger_and_else_stays():
    lands = ("flatland_city 4", "coastland_temple 4", "flatland_tower 4")
    danger = war("A at 1: 6 explorer\nB at 0: 2 thug\nB at 2: 50 thug", *lands, agenda=(Reserves(),)).done()
    assert option(danger) == ("flight", "reason-needed-there")
    calm = war("A at 1: 2 explorer\nB at 2: 50 thug", *lands, agenda=(Reserves(),)).done()
    assert option(calm) == ("done", "reason-war-home-safe")


def test_recruit_picks_terrain_that_suits_its_units():
    """K4, C13.1: the pool's terrain with the powers or colours of most of its health."""
    game, random = Game(set_up(3)), Random(3)
    while game.question.kind != "pick-home":
        game.play(WAR.sample(game.question, random))
    seat = game.question.seat
    choice, remark = recruit.choose(game.position, game.question, random)
    city = catalogue().terrain(game.position.dice[int(choice.option)].type).eighth_face == "city"
    assert remark.word == ("reason-war-ground-city" if city else "reason-war-ground")
    worth = {
        one.id: recruit.ground_worth(game.position, seat, str(one.values["terrain"]))
        for one in game.question.shape.options
    }
    assert worth[choice.option] == max(worth.values())


def test_recruit_accepts_a_draw_late_in_a_war():
    table = war("A at 0: 8 guard\nB at 1: 8 thug", "flatland_city 8 A")
    judge = player("campaign")
    assert judge.why_no_draw(table.position, A) == "early"
    assert held_by(table.position, A) == 1


@pytest.mark.parametrize("name", ["classic", "campaign"])
def test_worker_finds_the_recruit_of_a_game(name):
    assert isinstance(SetUp(name, 1, {}, ()), SetUp)
    assert player(name).rounds_before_draw > 0


# Minor terrains

KNOLL = "minor_wasteland_knoll"


def marching(units: str, *lands: str) -> WarTable:
    table = war(units, "flatland_city 4", "flatland_temple 4", *lands, options={"minors": "v4"})
    return table.pick("army", place="frontier")


def test_recruit_brings_a_minor_terrain_only_where_the_army_can_do_nothing():
    """KP11.2: nobody is in reach of missiles but by the minor terrain's melee or magic; else a maneuver is better."""
    units = f"A at 2: 3 guard\nA summoning: {KNOLL}\nB at 2: thug"
    assert option(marching(units, "coastland_tower 6")) == ("minor-none", "reason-war-minor-none")
    alone = f"A at 2: 3 guard\nA summoning: {KNOLL}\nB at 1: thug"
    assert option(marching(alone, "coastland_tower 6")) == ("minor-bring", "reason-war-minor-bring")
    assert option(marching(alone, "coastland_tower 7")) == ("minor-none", "reason-war-minor-none")


def test_recruit_keeps_a_face_that_is_worth_more_than_that_of_the_terrain():
    """KP11.3, KP11.4: guards fight, and magic is all that a terrain on 1 lets them do."""
    units = f"A at 2: 3 guard, {KNOLL}\nB at 2: thug"
    table = marching(units, "coastland_tower 1")
    assert option(table) == ("minor-again", "reason-war-minor-again"), "an ID does nothing"
    table.pick("minor-again").roll("id")
    assert option(table) == ("minor-melee", "reason-war-minor-action")


def test_recruit_keeps_a_minor_terrain_that_lets_its_army_fight():
    """KP11.3."""
    units = f"A at 2: 3 guard, {KNOLL}\nB at 2: thug"
    assert option(with_knoll(units, "coastland_tower 1", "melee")) == ("minor-keep", "reason-war-minor-keep")


def test_recruit_captures_a_terrain_rather_than_keep_the_magic_of_a_minor_terrain():
    """KP11.3: who keeps the face does not maneuver."""
    units = f"A at 2: 3 conjurer, {KNOLL}\nB at 1: thug"
    assert option(with_knoll(units, "coastland_tower 7", "magic")) == ("minor-again", "reason-war-minor-again")


def with_knoll(units: str, land: str, face: str) -> WarTable:
    """Return a table where A's army at the frontier marches with its minor terrain on this face."""
    table = war(units, "flatland_city 4", "flatland_temple 4", land, options={"minors": "v4"})
    draft = Draft(table.position)
    draft.show(table.die(A, KNOLL), table.face(table.die(A, KNOLL), face))
    return WarTable(kernel._carry_on(WAR, draft)).pick("army", place="frontier")


def test_recruit_goes_on_towards_opponents_that_are_too_far_to_reach_in_one_turn():
    table = war("A at 0: 20 guard\nA at 2: 3 guard\nB at 3: 2 thug\nB at 1: 60 thug", *CROSSING, agenda=(Reserves(),))
    assert option(table) == ("advance", "reason-war-on-the-way")
    table.play(answer(table)[0])
    assert health(table.position, table.position.at(FRONTIER, A)) == 4


CROSSING = ("flatland_tower 4", "flatland_temple 4", "flatland_tower 4", "flatland_city 4 <2")


def test_recruit_with_few_units_leaves_no_more_than_one_where_no_opponent_is_near():
    """Else the last players of a long war stand still beside empty terrains."""
    lands = ("flatland_tower 8 A", "flatland_temple 8", "flatland_tower 8", *("flatland_city 8 <2",) * 4)
    table = war("A at 0: 4 guard\nB at 1: 4 thug", *lands, agenda=(Reserves(),), pool=())
    assert option(table) == ("advance", "reason-war-empty-land")
    while option(table)[0] == "advance":
        table.play(answer(table)[0])
    assert held_by(table.position, A) == 2, "the home and the frontier; each unit advances once"


@pytest.mark.parametrize("turns", [(2, 1), (80, 79)])
def test_recruit_turns_terrain_without_opponents_to_eight_also_late_in_a_war(turns):
    """K0: an army with nothing to attack does not wait; at 6 it could use magic, at 7 it could not."""
    table = war("A at 0: 8 guard\nB at 1: 8 thug", "flatland_temple 5", turns=turns, agenda=(March(1),))
    assert option(table) == ("army", "reason-most-to-win")
    table.play(answer(table)[0])
    assert option(table) == ("maneuver", "reason-better-distance")
    table.play(answer(table)[0])
    assert option(table) == ("turn-up", "reason-towards-eight")


def test_recruit_takes_terrain_from_an_opponent_who_is_about_to_win():
    """C11.2: a captured terrain that is turned down is lost; here it is the last but one that B needs."""
    lands = ("flatland_tower 4", "flatland_temple 8 B", "flatland_tower 8 B", "flatland_city 8 B <2")
    lands = (*lands, "coastland_city 8 B <2")
    units = "A at 2: 8 guard\nB at 2: 8 thug\nB at 1: thug\nB at 3: thug\nB at 4: thug"
    table = war(units, *lands, agenda=(March(1),))
    assert option(table) == ("army", "reason-most-to-win")
    table.play(answer(table)[0])
    assert option(table) == ("maneuver", "reason-better-distance")


def test_recruit_grows_bold_with_the_rounds_and_not_with_the_number_of_players():
    """Patient for ten rounds."""
    two, four = (
        war("A at 0: guard\nB at 1: thug", turns=(20, 20)),
        "A at 0: guard\nB at 1: thug\nC at 2: thug\nD at 3: thug",
    )
    assert boldness(two.position) == pytest.approx(1.0)
    assert boldness(war(four, seats=4, turns=(20, 20, 20, 20)).position) == pytest.approx(1.0)
    assert boldness(war(four, seats=4, turns=(5, 5, 5, 5)).position) == 0


def test_recruit_with_too_few_units_to_win_by_terrains_hunts_late_in_a_war():
    """Else the last unit of each player guards a terrain for ever."""
    lands = ("flatland_tower 8 A", "flatland_temple 8 B", "flatland_tower 8")
    late = war("A at 0: guard\nB at 1: thug", *lands, turns=(80, 79), agenda=(Reserves(),))
    assert option(late) == ("advance", "reason-war-on-the-way")
    near = war("A at 0: guard\nB at 2: thug\nB at 1: thug", *lands, turns=(80, 79), agenda=(Reserves(),))
    assert option(near) == ("advance", "reason-war-attack-there")
    early = war("A at 0: guard\nB at 1: thug", *lands, agenda=(Reserves(),))
    assert option(early) == ("done", "reason-war-hold-here")


# Reasons


def said(table: WarTable, language: str = "en") -> str:
    """Return the reason for Recruit's answer in words."""
    return Words(language).remark(answer(table)[1], Table(table.position, NAMES[:2]))


def test_reasons_of_the_reserves_phase_name_the_health_that_decided():
    weak = war("A at 0: 12 guard\nB at 2: 2 thug\nB at 1: thug", agenda=(Reserves(),))
    assert said(weak).endswith(", against 2")
    assert said(weak).startswith("we can bring ")
    empty = war("A at 0: 10 guard\nB at 1: 30 thug", agenda=(Reserves(),))
    assert said(empty) == "no opponent is there, and no unit of ours"
    empty.play(answer(empty)[0])
    assert said(empty) == "no opponent is there, and only 1 health of ours"
    strong = war("A at 0: 4 guard\nB at 2: 20 thug\nB at 1: thug", agenda=(Reserves(),))
    assert said(strong.done()) == "units in reserve hold no terrain"


def test_reasons_of_expansion_name_why_the_army_does_not_split():
    small = war("A at 0: 2 guard\nB at 1: thug", *HELD, agenda=TURN)
    assert said(small) == "our army is too small to split"
    near = war("A at 0: 12 guard\nB at 0: thug", *HELD, agenda=TURN)
    assert said(near) == "opponents are here, so our army does not split"
    large = war("A at 0: 12 guard\nB at 1: thug", *HELD, agenda=TURN)
    assert said(large) == "no opponent is here, and our army has 12 health: enough to split"


@pytest.mark.parametrize("language", ["en", "da"])
def test_every_reason_of_a_war_has_words(language):
    """A reason without words would leave the hint empty."""
    words, random = Words(language), Random(5)
    game = Game(set_up(5))
    while game.question is not None and len(game.history) < 700:
        choice, remark = recruit.choose(game.position, game.question, random)
        assert words.remark(remark, Table(game.position, NAMES[:2])), remark
        game.play(choice, remark)
