"""Veteran on a map: the estimate of a chain of exchanges, what it attacks, when it stops, where its units go."""

from __future__ import annotations

from random import Random

import pytest

from ddtable.engine.game import Game
from ddtable.engine.questions import Chosen, Picked, Remark
from ddtable.engine.system import SetUp
from ddtable.odds.exchange import Attack, exchange
from ddtable.opponents.players import RECRUIT, VETERAN, computers, nearest, player
from ddtable.opponents.risk import veteran
from ddtable.opponents.risk.planning import Plan, after
from ddtable.opponents.risk.posting import Posts
from ddtable.opponents.risk.storming import HELD, WALKED_IN, Way, health_in, storm
from ddtable.rules.dragon_dice.board import NOBODY, health
from ddtable.rules.dragon_dice.places import numbered
from ddtable.rules.risk.steps import FreeMove, Purse, Recruit, ReservesIn
from ddtable.tournament.contest import Contest, play
from ddtable.tournament.pairings import Pair, pairings
from ddtable.words.sentences import Table, Words
from tests.rules.risk.world import RISK, WORLD, A, B, WorldTable, attack, set_up, world

THUG, GUARD = "goblins_thug", "dwarves_footman"
NAMES = ("Mira", "Ragna", "Oskar")
WAYS: tuple[Way, ...] = ("skirmish", "charge", "missile")


def answer(table: WorldTable) -> tuple[Picked | Chosen, Remark]:
    """Return Veteran's answer at a table, which is legal, with its reason."""
    seen = RISK.observe(table.position, table.question.seat)
    found, remark = veteran.choose(seen, table.question, Random(1))
    assert table.question.refusal(found) is None
    assert remark.word != "reason-chance"
    assert isinstance(found, Picked | Chosen)
    return found, remark


def picked(table: WorldTable) -> str:
    """Return the option that Veteran picks, with the names of territories."""
    found, _ = answer(table)
    assert isinstance(found, Picked)
    words = found.option.split(":")
    return ":".join(WORLD.territories[int(word[8:])].id if word.startswith("terrain/") else word for word in words)


def at(name: str) -> str:
    return numbered(WORLD.number[name])


# The chain


def test_a_chain_is_an_exchange_that_goes_on():
    once, chain = storm((THUG,) * 4, (THUG,) * 2, "skirmish", 1), storm((THUG,) * 4, (THUG,) * 2, "skirmish")
    assert 0 < once.taken < chain.taken < 1
    assert once.killed < chain.killed <= 2
    assert storm((THUG,), (THUG,), "skirmish", 0) == storm((), (THUG,), "skirmish") == HELD
    assert storm((THUG,), (), "missile") == WALKED_IN


@pytest.mark.parametrize("way", WAYS)
def test_more_attackers_take_more_and_a_large_die_holds_longer(way: Way):
    few, many = storm((THUG,) * 3, (THUG,), way), storm((THUG,) * 6, (THUG,), way)
    assert many.taken > few.taken
    assert storm((THUG,) * 6, ("dwarves_behemoth",), way).taken < many.taken
    assert (few.lost == 0) == (way == "missile")


def test_one_exchange_is_that_of_exact_odds():
    """Only the dice count here: no power, no terrain, no icon that acts changes them."""
    table = world("A ural: 4 thug\nB siberia: 2 thug", rest=NOBODY)
    exact = exchange(table.position, Attack("missile", A, at("ural"), B, at("siberia")))
    killed = sum(share * health(table.position, dead) for dead, share in exact.target.items())
    found = storm((THUG,) * 4, (THUG,) * 2, "missile")
    assert found.killed == pytest.approx(killed, abs=0.02)


def test_large_armies_are_estimated_fast_and_alike():
    found = storm((THUG,) * 14, (GUARD,) * 9, "skirmish")
    assert 0 < found.taken <= 1
    assert found.killed <= health_in((GUARD,) * 9)
    assert after((GUARD, THUG, THUG), 1.0) == (GUARD, THUG)


# Marches


def test_it_attacks_the_territory_that_opens_the_way():
    """From Siam the march can go on through all of Australia, which B holds; China leads nowhere."""
    shown = {"asia": "flatland_city 5", "australia": "flatland_city 5"}
    weak = "B indonesia: thug\nB new_guinea: thug\nB western_australia: thug\nB eastern_australia: thug"
    table = world(f"A siam: 6 guard\nB china: thug\n{weak}", shown=shown, rest=A)
    table.pick("march", place="asia").pick("no-maneuver")
    assert picked(table) == "skirmish:1:indonesia"


def test_it_attacks_nothing_that_is_too_strong():
    table = world(
        "A siam: 2 thug\nB indonesia: 9 guard\nB china: 9 guard\nB india: 9 guard",
        rest=A,
        shown={"asia": "flatland_city 5"},
    )
    table.pick("march", place="asia").pick("no-maneuver")
    assert answer(table) == (Picked("none"), Remark("reason-nothing-to-win"))


def test_the_reason_names_the_chance_and_what_decides():
    table = world("A siam: 6 guard\nA indonesia: thug\nA new_guinea: thug\nA western_australia: thug")
    plan = Plan(table.position, A)
    whys = {name: plan.why(at(name)) for name in ("eastern_australia", "alaska")}
    assert whys == {"eastern_australia": "whole", "alaska": "breaks"}
    remark = plan.reason("skirmish", at("china"), (GUARD,) * 5)
    assert "to take China" in Words().remark(remark, Table(table.position, NAMES))
    last = Plan(world("A siam: 2 thug\nB china: thug", rest=A).position, A)
    assert (last.why(at("china")), last.prize(at("china")) > plan.prize(at("china"))) == ("last", True)
    taken = Plan(world("A siam: thug\nB china: thug\nA india: thug", rest=NOBODY, taken=True).position, A)
    assert taken.why(at("ural")) == "land"


def test_it_stops_the_player_who_is_about_to_win():
    table = world("A siam: 6 guard\nA indonesia: thug", options={"goal": "domination"})
    plan = Plan(table.position, A)
    assert plan.why(at("china")) == "goal"
    open_game = Plan(world("A siam: 6 guard\nA indonesia: thug").position, A)
    assert plan.prize(at("china")) > open_game.prize(at("china"))


def test_it_fights_on_while_that_is_worth_it_and_then_moves_in():
    table = attack("A ural: 4 thug\nB siberia: 3 guard", "siberia")
    table.roll("melee", "maneuver", "maneuver").roll("melee").choose("guard").pick("no-strike-back")
    assert picked(table) == "skirmish"
    weak = attack("A ural: 2 thug\nB siberia: 9 guard", "siberia")
    weak.roll("melee").roll(*["maneuver"] * 9).choose("guard").pick("no-strike-back")
    assert answer(weak) == (Picked("stop"), Remark("reason-risk-stop"))


# Placing and moving


def test_recruits_and_reserves_go_to_a_border():
    table = world("A recruiting: 2 guard\nA siam: 4 guard\nA ural: thug", agenda=(Recruit(Purse(3)),), rest=B)
    assert picked(table).partition(":")[2] in ("siam", "ural")
    table = world("A reserve: 2 guard\nA siam: 4 guard", agenda=(ReservesIn(),))
    assert picked(table) == "all:reserve:siam"


def test_units_inland_go_to_the_border():
    inland = "A new_guinea: 4 guard\nA indonesia: thug\nA western_australia: thug\nA eastern_australia: thug"
    table = world(inland, agenda=(FreeMove(),))
    assert picked(table) == "all:new_guinea:indonesia"
    table.pick("free-move-all", place="indonesia")
    assert picked(table) == "done"


def test_a_post_is_worth_what_it_can_take_less_its_danger():
    posts = Posts(world("A siam: 4 guard\nB china: 5 guard").position, A)
    strong, weak = (posts.worth(at("siam"), (GUARD,) * number) for number in (6, 1))
    assert strong > 0 > weak
    assert posts.placed(at("siam"), GUARD) > 0
    assert posts.moved((GUARD,), at("siam")) == posts.placed(at("siam"), GUARD)


# Games


def test_every_answer_is_legal_steady_and_has_a_reason():
    """Three players on the small map; the others are Recruit."""
    begun = set_up(3, 3)
    game = Game(SetUp("risk", begun.seed, {}, begun.forces, house={"map": "four_shores"}))
    words, asked = Words(), set[str]()
    recruits = player("risk", RECRUIT).choose
    while (question := game.question) is not None and len(game.choices) < 200:
        seen = RISK.observe(game.position, question.seat)
        if question.seat:
            game.play(recruits(seen, question, Random(1))[0])
            continue
        choice, remark = veteran.choose(seen, question, Random(1))
        assert question.refusal(choice) is None
        if question.kind not in asked:
            assert veteran.choose(seen, question, Random(1)) == (choice, remark)
            assert words.remark(remark, Table(seen, NAMES)), remark
        asked.add(question.kind)
        game.play(choice)
    assert asked >= {"claim", "deploy", "march-first", "action", "muster"}


def test_it_wins_both_games_of_a_pair_against_recruit_on_the_small_map():
    found = play(Contest(VETERAN, RECRUIT), Pair(pairings("risk", (100,), 1, 1, "four_shores")[0], 0, 0))
    assert found.worths == (1.0, 1.0)


def test_it_is_a_level_of_risk():
    assert [one.word for one in computers("risk")] == ["recruit:1", "recruit:2", "recruit", "veteran", "warlord"]
    assert nearest("risk", VETERAN) == VETERAN
    assert player("risk", VETERAN).choose is veteran.choose
