"""Recruiting in a war: when, which armies, sealed sheets, and the recruits in their armies (K7, KP7)."""

from __future__ import annotations

from random import Random

from msgspec.structs import replace
from war import WAR, A, B, WarTable, war

from ddtable.engine import kernel
from ddtable.engine.game import Game
from ddtable.engine.questions import Allotted
from ddtable.opponents.campaign.recruit import choose
from ddtable.rules.campaign.board import RECRUITING
from ddtable.rules.campaign.events import ArmyRecruited, RecruitingOver
from ddtable.rules.campaign.recruiting import army_sheet
from ddtable.rules.campaign.sheets import Sheet
from ddtable.rules.campaign.steps import Recruiting
from ddtable.rules.dragon_dice.board import RESERVE
from ddtable.rules.dragon_dice.events.turns import TurnBegan
from ddtable.rules.dragon_dice.places import numbered
from ddtable.words.sentences import Table, Words
from tests.rules.campaign.war import play, set_up

NAMES = ("Anna", "Bo")
LANDS = ("coastland_city 4", "highland_temple 4", "flatland_tower 4")
POOLS = "A recruiting: 2 guard, 2 thug\nB recruiting: thug"


def recruiting(units: str, *lands: str, pools: str = POOLS, **more) -> WarTable:
    """Return a table at the recruiting after the fifth turn of B."""
    text = f"{units}\n{pools}"
    return war(text, *(lands or LANDS), seat=B, turns=(5, 5), agenda=(Recruiting(),), **more)


def sheet(table: WarTable) -> Sheet:
    found = table.question.shape.constraint
    assert isinstance(found, Sheet)
    return found


def enlist(table: WarTable, *lines: str) -> WarTable:
    """Put the dice of the pool on lines like `0 coral_elves`, in their order; "" for the pool."""
    buckets = sheet(table).buckets
    places = [buckets.index(f"{table.place(line.split()[0])}|{line.split()[1]}") if line else 0 for line in lines]
    table.play(Allotted(sheet(table).amounts(places)))
    return table


BOTH = "A at 0: 4 guard\nA reserve: 4 thug\nB at 1: 4 thug"


def test_k7_1_players_recruit_in_secret_one_after_the_other():
    """Q124: until all are done, the dice stay in the pools and the sheets are sealed."""
    table = recruiting(BOTH)
    assert table.asked == (A, "recruits")
    assert table.question.sealed
    enlist(table, "0 coral_elves", "", "", "")
    assert table.asked == (B, "recruits")
    assert len(table.position.at(RECRUITING, A)) == 4
    assert table.position.agenda[-1].filed[0].placed == (1, 0, 0, 0)
    assert WAR.observe(table.position, B).agenda[-1].filed[0].placed == ()
    assert WAR.observe(table.position, A).agenda[-1].filed[0].placed == (1, 0, 0, 0)


def test_k7_2_recruits_join_the_army_that_recruited_them_before_the_next_turn():
    """A guard joins the army at the home, a thug the reserve; both before A's turn begins."""
    table = recruiting(BOTH)
    enlist(table, "0 coral_elves", "0 coral_elves", f"{RESERVE} goblins", "")
    enlist(table, "")
    assert table.units(A, "home A") == ["guard"] * 6
    assert table.units(A, RESERVE) == ["thug"] * 5
    assert len(table.position.at(RECRUITING, A)) == 1
    assert [type(event) for event in table.events if isinstance(event, ArmyRecruited | RecruitingOver | TurnBegan)] == [
        ArmyRecruited,
        ArmyRecruited,
        RecruitingOver,
        TurnBegan,
    ]
    assert [(event.place, event.spent.total) for event in table.happened(ArmyRecruited)] == [
        (numbered(0), 2),
        (RESERVE, 1),
    ]
    table.sound()


def test_k7_6_native_race_has_twice_the_points_but_not_in_reserve():
    """4 guards at the coastland 2 points, 4 thugs in reserve 1."""
    races = {army.place: army.races for army in sheet(recruiting(BOTH)).armies}
    ((elves,), (goblins,)) = races[numbered(0)], races[RESERVE]
    assert (elves.native, elves.total) == (True, 2)
    assert (goblins.native, goblins.total) == (False, 1)


def test_k7_7_points_that_are_not_spent_are_lost():
    table = enlist(enlist(recruiting(BOTH), "", "", "", ""), "")
    assert table.happened(ArmyRecruited) == []
    assert table.board.recruitings == 1
    assert [event.number for event in table.happened(RecruitingOver)] == [1]


def test_k7_4_sheet_that_costs_too_much_is_refused_with_its_clause():
    table = recruiting(BOTH, pools="A recruiting: 3 guard")
    assert table.refuses(lambda: enlist(table, *["0 coral_elves"] * 3)) == "recruit-own"
    assert table.refuses(lambda: enlist(table, "0 other", "", "")) == "recruit-other"


def test_k7_1_player_whose_pool_has_nothing_that_fits_is_not_asked():
    """Q124."""
    table = recruiting(BOTH, pools="B recruiting: thug")
    assert table.asked == (B, "recruits")


def test_k7_1_dead_and_buried_units_do_not_recruit():
    table = recruiting(f"{BOTH}\nA dead: 8 archer\nA buried: 8 archer")
    assert [army.place for army in sheet(table).armies] == [numbered(0), RESERVE]


def test_k7_3_points_of_items_and_dragons_are_not_counted():
    table = recruiting("A at 0: guard, fire_drake, equipment_small_melee_air\nB at 1: thug")
    (army,) = sheet(table).armies
    assert [(race.race, race.health) for race in army.races] == [("coral_elves", 1)]
    assert army.items == ("equipment_small_melee_air",)


def test_kp7_1_captured_terrain_gives_a_bonus_and_a_city_one_more():
    """KP7.2."""
    held = ("coastland_city 8 A", "highland_temple 4", "flatland_tower 8 A")
    city, tower = sheet(recruiting("A at 0: guard\nA at 2: thug\nB at 1: thug", *held)).armies
    assert (city.held, city.city, city.bonus) == (1, 1, 2)
    assert (tower.held, tower.city, tower.bonus) == (1, 0, 1)


def test_kp7_3_army_at_another_home_has_a_bonus_with_the_option():
    """Q125; the frontier, the own home and the reserve give none."""
    units = "A at 0: guard\nA at 1: guard\nA at 2: guard\nA reserve: guard\nB at 1: thug"
    on = sheet(recruiting(units, options={"horde_bonus": True})).armies
    assert [army.abroad for army in on] == [0, 1, 0, 0]
    assert [army.abroad for army in sheet(recruiting(units)).armies] == [0, 0, 0, 0]


def test_kp7_4_undead_have_a_bonus_for_the_dead_of_all_players():
    """One for 10 health, at most their own points; buried units are not counted."""
    units = "A at 0: 5 skeleton, guard\nA dead: 12 guard\nB dead: 9 thug\nB buried: 9 thug\nB at 1: thug"
    table = recruiting(units, pools="A recruiting: skeleton")
    races = {race.race: race for race in army_sheet(table.position, A, numbered(0)).races}
    assert (races["undead"].rounded, races["undead"].dead, races["undead"].total) == (2, 2, 4)
    assert races["coral_elves"].dead == 0
    few = recruiting(units.replace("5 skeleton", "skeleton"), pools="A recruiting: skeleton")
    assert army_sheet(few.position, A, numbered(0)).races[1].dead == 1


def test_k7_8_recruits_are_units_like_all_others():
    """They march in the next turn with their army."""
    table = enlist(enlist(recruiting(BOTH), "0 coral_elves", "", "", ""), "")
    assert table.asked == (A, "march-first")


def test_k7_log_names_the_points_of_each_race():
    table = enlist(enlist(recruiting(BOTH, "coastland_city 8 A", *LANDS[1:]), "0 coral_elves", "", "", ""), "")
    words, seen = Words(), Table(table.position, NAMES)
    (event,) = table.happened(ArmyRecruited)
    assert words.event(event, seen) == (
        "Anna recruits Guard at Anna’s home (Coastland), 1 of 4 points: "
        "Coral Elves 4 / 4 = 1, doubled to 2 and a bonus of 2"
    )
    assert "bonus på 2" in str(Words("da").event(event, seen))


def test_k7_2_log_says_that_an_army_recruits_in_reserve():
    """K7.2: armies in reserve recruit too; no one is "at reserve"."""
    table = enlist(enlist(recruiting(BOTH), "0 coral_elves", "", "", ""), "")
    (event,) = table.happened(ArmyRecruited)
    there, seen = replace(event, place=RESERVE), Table(table.position, NAMES)
    assert "recruits Guard in reserve," in str(Words().event(there, seen))
    assert "i reserven," in str(Words("da").event(there, seen))


def test_k7_recruit_fills_in_a_full_sheet():
    table = recruiting(BOTH)
    answer, remark = choose(table.position, table.question, Random(1))
    played = kernel.play(WAR, table.position, answer, table.question)
    assert remark.word == "reason-war-recruits"
    assert played.position.agenda[-1].filed[0].placed == (1, 1, 4, 0), "2 guards and a thug"


def test_k7_dealt_war_comes_to_recruiting_and_goes_on():
    game = Game(set_up(3))
    for now in play(game, Random(3), until=lambda one: one.position.board.recruitings > 0):
        assert now.question is not None
    assert game.position.result is not None or game.position.board.recruitings == 1
    assert WAR.problems(game.position) == []
