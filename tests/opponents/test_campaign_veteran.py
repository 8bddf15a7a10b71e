"""Veteran in a campaign: which whole army advances, why, and that it is stronger than Recruit."""

from __future__ import annotations

from random import Random
from time import perf_counter

import pytest

from ddtable.engine.questions import Picked, Remark
from ddtable.opponents.campaign import marching, veteran
from ddtable.opponents.campaign.massing import WEIGHTS, Deployment, decided, value
from ddtable.opponents.players import RECRUIT, VETERAN, computers, nearest, player
from ddtable.rules.campaign.steps import Reserves
from ddtable.rules.dragon_dice.board import health
from ddtable.rules.dragon_dice.places import numbered
from ddtable.tournament.contest import Contest, play
from ddtable.tournament.pairings import Pair, pairings
from ddtable.words.sentences import Table, Words
from tests.rules.campaign.war import WAR, A, WarTable, war

HOME, FRONTIER = numbered(0), numbered(2)
HOMES = ("flatland_city 4", "flatland_temple 4")


def answer(table: WarTable) -> tuple[Picked, Remark]:
    """Return Veteran's answer at a table, which is legal, with its reason, which has words."""
    seen = WAR.observe(table.position, table.question.seat)
    found, remark = veteran.choose(seen, table.question, Random(1))
    assert table.question.refusal(found) is None
    assert isinstance(found, Picked)
    assert Words().remark(remark, Table(seen, ("Mira", "Ragna", "Oskar")))
    return found, remark


def reserves(units: str, *lands: str) -> WarTable:
    return war(units, *lands, agenda=(Reserves(),))


def test_veteran_advances_with_a_whole_army_to_attack():
    """Recruit would leave a garrison at home."""
    table = reserves(
        "A at 0: 24 guard\nB at 2: 8 thug\nB at 1: 8 thug", "flatland_city 1", "flatland_temple 1", "flatland_tower 6"
    )
    found, remark = answer(table)
    assert found == Picked(f"all:{HOME}:{FRONTIER}")
    assert remark.word == "reason-war-mass"
    assert remark.values["place"] == FRONTIER
    table.play(found)
    assert health(table.position, table.position.at(FRONTIER, A)) == 24


def test_veteran_leaves_a_terrain_where_it_would_be_beaten():
    table = reserves("A at 2: 4 guard\nA at 0: 4 guard\nB at 2: 40 thug\nB at 1: 40 thug", *HOMES, "flatland_tower 6")
    found, remark = answer(table)
    assert found == Picked(f"all:{FRONTIER}:{HOME}")
    assert remark.values["why"] == "safe"


def test_veteran_goes_after_the_last_units_where_nothing_is_gained_yet():
    """The strongest army of a player who is far ahead goes one link nearer; a player who is not waits."""
    lands = ("flatland_city 8", "flatland_temple 4", "flatland_tower 8")
    found, remark = answer(reserves("A at 0: 30 guard\nA at 2: 2 guard\nB at 1: 1 thug", *lands))
    assert (found, remark.word) == (Picked(f"all:{HOME}:{FRONTIER}"), "reason-war-chase")
    found, remark = answer(reserves("A at 0: 6 guard\nA at 2: 6 guard\nB at 1: 40 thug", *lands))
    assert remark.word != "reason-war-chase"


def test_veteran_advances_with_its_only_unit():
    """A captured terrain without an army waits for it (C11.1)."""
    table = reserves("A at 0: guard\nB at 1: 3 thug", *HOMES, "flatland_tower 8")
    found, remark = answer(table)
    die = table.die(A, "guard")
    assert found == Picked(f"{die}:{FRONTIER}")
    assert remark.values["why"] == "held"


def test_veteran_stays_if_no_advance_gains_enough():
    table = reserves("A at 0: 6 guard\nB at 1: 6 thug", "flatland_city 8 A", "flatland_temple 4")
    found, remark = answer(table)
    assert found == Picked("done")
    assert remark.word == "reason-war-hold-here"


def test_veteran_ends_the_phase_if_only_items_may_move():
    """A unit advances once; items may still follow it."""
    table = reserves("A at 0: guard\nB at 1: thug", *HOMES, "flatland_tower 8")
    assert veteran.armies(table.position, table.question).keys() == {f"{table.die(A, 'guard')}:{FRONTIER}"}
    table.play(answer(table)[0])
    assert table.question.kind != "advance" or answer(table)[0] == Picked("done")


@pytest.mark.parametrize("term", WEIGHTS)
def test_each_term_can_decide_and_has_words(term: str):
    before = dict.fromkeys(WEIGHTS, 0.0)
    assert decided(before, {**before, term: 1.0}) == term
    assert value({**before, term: 1.0}) > value(before)
    table = reserves("A at 0: guard\nB at 1: thug")
    words = Words().remark(
        Remark("reason-war-mass", {"why": term, "place": FRONTIER}), Table(table.position, ("A", "B"))
    )
    assert words


def test_a_deployment_knows_what_moved_dice_change():
    """The results that are kept are those of a position worked out afresh."""
    table = reserves("A at 0: 12 guard\nA at 2: 3 guard\nB at 2: 6 thug\nB at 1: 3 thug", "flatland_city 8 A")
    dice = table.position.at(HOME, A)
    found = Deployment(table.position, A).moved(dice, HOME, FRONTIER)
    table.pick("advance-all", place=FRONTIER, source=HOME)
    assert found == pytest.approx(Deployment(table.position, A).now)
    assert found["held"] == 0


def test_all_other_answers_are_recruits():
    differing = {kind for kind, weighed in veteran.WEIGHED.items() if marching.WEIGHED.get(kind) is not weighed}
    assert differing == {"advance"}


def test_veteran_answers_quickly_on_a_large_map():
    """16 terrains, two large armies at each."""
    lands = (*("coastland_city 4",) * 3, *(f"highland_tower {2 + at % 4} <2" for at in range(13)))
    units = "\n".join(f"{who} at {at}: 6 {unit}" for at in range(16) for who, unit in (("A", "guard"), ("B", "thug")))
    table = war(units, *lands, size=360, agenda=(Reserves(),), pool=())
    begun = perf_counter()
    answer(table)
    assert perf_counter() - begun < 2


def test_veteran_wins_pairs_against_recruit():
    """Some fixed seeds, as a guard; `ddtable tournament veteran recruit --system campaign` measures it."""
    of = pairings("campaign", (120,), 4, 1)
    played = [play(Contest(VETERAN, RECRUIT), Pair(of[index % 4], 0, index)) for index in range(2)]
    assert sum(pair.worth for pair in played) > len(played) / 2


def test_veteran_is_a_level_of_campaigns():
    assert [one.word for one in computers("campaign")] == ["recruit:1", "recruit:2", "recruit", "veteran", "warlord"]
    assert nearest("campaign", VETERAN) == VETERAN
    assert player("campaign", VETERAN).choose is veteran.choose
