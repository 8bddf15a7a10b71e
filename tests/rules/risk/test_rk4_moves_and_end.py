"""Moves between own territories, dragons in the way, the end of the game (RK4.4, RK4.6 to RK4.8, RK4.12, RK4.13)."""

from __future__ import annotations

from typing import Any

import pytest
from world import A, B, C, WorldTable, attack, world

from ddtable.engine.position import Result
from ddtable.engine.questions import Chosen
from ddtable.rules.dragon_dice.board import DEAD, NOBODY, OUT, RESERVE, Effect
from ddtable.rules.dragon_dice.events.dragons import DragonsAttack
from ddtable.rules.dragon_dice.events.turns import Eliminated, Ended
from ddtable.rules.dragon_dice.steps import Dragons, Join, Turn
from ddtable.rules.risk.events import AttackEnded, MarchedOver
from ddtable.rules.risk.steps import Firewalk, FreeMove, ReservesIn, ReservesOut


def phase(step: Any, units: str, **more: Any) -> WorldTable:
    return world(units, agenda=(step,), **more)


# The free move


def test_rk4_7_units_move_to_a_neighbour_and_some_of_them_on():
    table = phase(FreeMove(), "A ural: 4 thug\nA siberia: guard\nA irkutsk: thug\nA peru: 2 thug\nA brazil: thug")
    assert table.names("free-move") == {"siberia", "brazil", "peru"} - {"peru"}
    table.pick("free-move-all", place="siberia")
    assert table.army(A, "ural") == ["thug"]
    assert table.names("free-move") == {"irkutsk"}, "one territory only, and not back"
    table.pick("free-move", place="irkutsk", die=table.position.at(table.place("siberia"), A)[0])
    assert table.names("free-move") == {"irkutsk"}
    table.done()
    assert [(event.source, event.place) for event in table.happened(MarchedOver)] == [
        ("terrain/26", "terrain/27"),
        ("terrain/27", "terrain/30"),
    ]
    assert table.army(A, "irkutsk") == ["thug", "thug"]


def test_rk4_7_those_who_stood_there_do_not_move_on():
    table = phase(FreeMove(), "A ural: 2 thug\nA siberia: 2 guard\nA irkutsk: thug")
    table.pick("free-move", place="siberia", die=table.die(A, "thug"))
    dice = {option.values.get("die") for option in table.question.shape.options if option.word == "free-move"}
    assert {table.position.dice[die].type for die in dice} == {"goblins_thug"}


def test_rk4_8_empty_land_may_be_entered_and_is_not_emptied_again():
    """Q148."""
    table = phase(FreeMove(), "A ural: 3 thug\nA irkutsk: thug\nB peru: thug", rest=NOBODY)
    table.pick("free-move-all", place="siberia")
    table.pick("free-move", place="irkutsk", die=table.position.at(table.place("siberia"), A)[0])
    assert table.asked[0] == B, "the other one stays"
    assert table.army(A, "siberia") == ["thug"]


def test_rk4_2f_a_single_unit_does_not_move_and_held_ones_stay():
    held = Effect("stuck", B, "start", 1, "terrain/26", die=0)
    table = phase(FreeMove(), "A ural: thug, guard\nA siberia: thug", effects=())
    assert table.names("free-move") == {"siberia"}
    assert held.die == 0
    single = phase(FreeMove(), "A ural: thug\nA siberia: thug")
    assert single.asked[0] == B


# Firewalkers


FIRE = "A siam: 2 firewalkers_explorer\nA peru: thug\nA china: thug"


def test_rk4_13_firewalkers_leave_a_continent_of_air_for_another_one():
    """Q164."""
    table = phase(Firewalk(), FIRE, shown={"asia": "highland_city 4"})
    assert table.asked[0] == B, "no air"
    table = phase(Firewalk(), FIRE, shown={"asia": "flatland_city 4"})
    assert table.asked == (A, "firewalk")
    assert table.names("firewalk") == {"peru"}
    table.pick("firewalk", place="peru", die=table.die(A, "explorer"))
    assert table.army(A, "peru") == ["explorer", "thug"]
    assert table.asked[0] == B, "one stays"
    assert phase(Firewalk(), FIRE, shown={"asia": "flatland_city 4"}).done().asked[0] == B


def test_option_flight_of_v4_needs_air_and_a_firewalker_there():
    shown = {"asia": "flatland_city 4", "south_america": "flatland_city 4"}
    assert phase(Firewalk(), FIRE, shown=shown, options={"flight": "v4"}).asked[0] == B
    both = FIRE.replace("peru: thug", "peru: firewalkers_explorer")
    assert phase(Firewalk(), both, shown=shown, options={"flight": "v4"}).names("firewalk") == {"peru"}


# Reserves


def test_rk4_4_reserves_come_to_own_territories_and_do_not_go_out_again():
    """Q165."""
    units = "A reserve: 2 guard\nA ural: thug\nA peru: thug"
    table = world(units, agenda=(ReservesIn(), ReservesOut()))
    assert table.names("reinforce") == {"ural", "peru"}
    table.pick("reinforce-all", place="ural")
    assert table.army(A, "ural") == ["guard", "guard", "thug"]
    assert table.asked == (A, "retreat")
    dice = [option.values["die"] for option in table.question.shape.options if "die" in option.values]
    assert [table.position.dice[die].type for die in dice] == ["goblins_thug"]
    table.pick("retreat", place="ural")
    assert table.army(A, RESERVE) == ["thug"]


def test_rk4_4_one_unit_stays_on_each_territory():
    table = phase(ReservesOut(), "A ural: 3 thug\nA peru: thug")
    table.pick("retreat-all", place="ural")
    assert len(table.army(A, RESERVE)) == 2
    assert table.asked[0] == B
    assert phase(ReservesIn(), "A reserve: guard\nA ural: thug").done().asked[0] == B
    assert phase(ReservesOut(), "A ural: 3 thug").done().asked[0] == B


def test_rk4_4_player_with_a_reserve_only_is_out():
    """Q163: the reserve leaves the game, and effects on it end."""
    spell = Effect("stoneskin", A, "start", 1, RESERVE, B)
    table = attack(
        "A ural: 3 thug\nA alaska: thug\nB siberia: thug\nB reserve: 2 guard",
        "siberia",
        seats=3,
        rest=C,
        effects=(spell,),
    )
    table.roll("2 melee", "2 melee").roll("maneuver")
    table.play(Chosen(table.question.shape.dice[:1]))
    assert [event.seat for event in table.happened(Eliminated)] == [B]
    assert table.army(B, RESERVE) == []
    assert table.army(B, OUT) == ["guard", "guard"]
    assert table.board.effects == ()
    table.sound()


# Dragons


def test_rk4_6_dragons_attack_only_armies_on_their_territory():
    table = world("A ural: 2 thug\nA siberia: thug\nB dragons ural: air_drake", agenda=(Dragons(),))
    assert [event.place for event in table.happened(DragonsAttack)] == ["terrain/26"]


def test_rk4_6_attackers_endure_the_dragons_first_and_as_one_army():
    """Q155: all territories answer together; missiles wake no dragon; the dragon stays."""
    units = "A ural: 3 thug\nA china: 2 thug\nB siberia: thug\nB dragons siberia: air_drake"
    table = attack(units, "siberia")
    (event,) = table.happened(DragonsAttack)
    assert event.place == "front/27"
    assert [len(party.dice) for party in table.position.agenda[-1].parties] == [1, 3]
    table.roll("claw", "save", "save", "save")
    table.choose("thug", "thug")
    assert sorted(table.army(A, "ural") + table.army(A, "china")) == ["thug", "thug", "thug"]
    assert table.army(A, DEAD) == ["thug", "thug"]
    table.roll("2 melee").roll("maneuver")
    assert table.army(A, "siberia") == ["thug"], "the last attacker has moved in"
    missiles = attack(units.replace("3 thug", "3 guard"), "siberia", "missile")
    assert missiles.happened(DragonsAttack) == []


def test_rk4_6_attack_ends_if_dragons_kill_all_attackers():
    table = attack("A ural: 2 thug\nA alaska: thug\nB siberia: thug\nB dragons siberia: air_drake", "siberia")
    table.roll("jaws", "maneuver")
    assert [event.reason for event in table.happened(AttackEnded)] == ["attackers-gone"]
    assert table.asked == (A, "march-second")


def test_rk4_6_dragons_of_different_colours_fight_each_other_instead():
    units = "A ural: 3 thug\nB siberia: thug\nB dragons siberia: air_drake, fire_drake"
    table = attack(units, "siberia")
    assert table.happened(DragonsAttack) == []
    assert {party.kind for party in table.position.agenda[-1].parties} == {"dragon"}


# Units that return


def test_returning_units_join_an_army_of_their_choice():
    """M20: of armies that cast together."""
    units = "A ural: thug\nA china: thug\nA dead: guard"
    table = world(units, agenda=(Join(),), returning=((2, "land/4"),))
    assert table.asked == (A, "join")
    assert table.names("join") == {"ural", "china"}
    table.pick("join", place="china")
    assert table.army(A, "china") == ["guard", "thug"]


# The end


def test_rk4_12_the_only_player_with_a_territory_wins():
    table = attack("A ural: 3 thug\nB siberia: thug", "siberia", rest=A)
    table.roll("2 melee", "2 melee").roll("maneuver")
    assert table.result == Result((A,), "elimination")


@pytest.mark.parametrize(("seats", "mine", "wins"), [(2, 30, True), (2, 29, False), (3, 24, True), (3, 23, False)])
def test_rk4_12_enough_territories_at_the_start_of_a_turn_win(seats: int, mine: int, wins: bool):
    """Q161."""
    table = _with_territories(seats, mine, goal="domination")
    assert (table.result is not None) is wins
    if wins:
        assert table.result == Result((A,), "domination")
        assert table.happened(Ended)


def _with_territories(seats: int, mine: int, **options: Any) -> WorldTable:
    from world import WORLD

    names = [territory.id for territory in WORLD.territories]
    units = "\n".join(f"A {name}: thug" for name in names[:mine])
    units += "".join(f"\nC {name}: thug" for name in names[-1:]) if seats == 3 else ""
    return world(units, seats, agenda=(Turn(A),), options=options, turn=0)


def test_option_goal_of_the_whole_world_or_two_captured_continents():
    """Q161."""
    assert _with_territories(2, 41, goal="world").result is None
    assert _with_territories(2, 41, goal="captured").result is None
    units = (
        "A indonesia: 2 thug\nA new_guinea: thug\nA western_australia: thug\nA eastern_australia: thug\n"
        + "\n".join(f"A {name}: thug" for name in ("venezuela", "peru", "brazil", "argentina"))
    )
    shown = {"australia": "flatland_city 7", "south_america": "flatland_city 8"}
    table = world(units, shown=shown, holders={"south_america": A}, options={"goal": "captured"})
    table.pick("march", place="australia").pick("maneuver").pick("turn-up")
    assert table.result == Result((A,), "capture")


def test_rk4_12_standstill_ends_the_game_after_three_quiet_rounds():
    """Q162: most territories, then health on the map, then a draw."""
    units = "A ural: 2 thug\nA peru: thug\nB siam: 2 thug\nB japan: thug"
    for more, result in (("", Result((), "standstill-draw")), ("\nA china: thug", Result((A,), "standstill"))):
        table = world(units + more, agenda=(Turn(A),), turn=0, rest=NOBODY)
        rounds = 0
        while table.result is None:
            table.pick("no-march") if "no-march" in table.words() else table.done()
            rounds = table.position.board.turn // 2
            assert rounds < 9
        assert table.result == result
        assert rounds == 3


def test_paralysed_army_strikes_nobody_back():
    numb = Effect("paralysis", A, "end", 1, "terrain/27", B)
    table = attack("A ural: 3 thug\nA alaska: thug\nB siberia: 2 guard", "siberia", effects=(numb,))
    table.roll("maneuver").roll("melee")
    assert [event.reason for event in table.happened(AttackEnded)] == ["no-kill"]
