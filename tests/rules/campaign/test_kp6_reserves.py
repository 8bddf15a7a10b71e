"""The reserves phase of a campaign: reinforce, advance, flight, retreat (K6, KP6.0 to KP6.4)."""

from __future__ import annotations

from war import A, B, WarTable, war

from ddtable.engine.refusal import Refusal
from ddtable.rules.campaign.events import Advanced
from ddtable.rules.campaign.steps import Reserves
from ddtable.rules.dragon_dice.board import Effect
from ddtable.rules.dragon_dice.events.turns import Captured, ControlLost
from ddtable.rules.dragon_dice.events.units import Moved
from ddtable.rules.dragon_dice.places import numbered

HOME_A, HOME_B, FRONTIER, NEW = (numbered(at) for at in range(4))
B_AT_HOME = "B at 1: 2 thug"


def reserves(units: str, *lands: str, **more) -> WarTable:
    """Return a table at the beginning of A's reserves phase."""
    return war(f"{units}\n{B_AT_HOME}" if "B at" not in units else units, *lands, agenda=(Reserves(),), **more)


def offered(table: WarTable, word: str) -> set[str]:
    return {*table.places(word)}


def test_k6_parts_are_asked_in_order_and_empty_ones_are_skipped():
    table = reserves("A at 0: guard\nA reserve: guard")
    assert table.asked == (A, "reinforce")
    assert table.done().asked == (A, "advance")
    assert table.done().asked == (A, "retreat"), "no unit can fly"
    assert table.done().sound().asked == (B, "march-first")
    assert reserves("A at 0: guard").asked == (A, "advance"), "nothing is in reserve"


def test_kp6_1_reserves_go_home_and_to_own_armies_only():
    """Q115: the home whoever is there, and each terrain with an own army when the phase began."""
    table = reserves("A reserve: 2 guard\nA at 2: guard\nB at 0: thug\nB at 1: thug")
    assert offered(table, "reinforce") == {HOME_A, FRONTIER}
    assert table.why_not("guard", "home B") == Refusal("KP6.1", "no-army-there", {"place": HOME_B})
    table.pick("reinforce", die=table.die(A, "guard"), place="home A")
    assert table.units(A, "home A") == ["guard"]
    assert offered(table, "reinforce") == {HOME_A, FRONTIER}


def test_kp6_1_place_that_reinforcements_founded_stays_open_but_a_left_one_does_not_count():
    """Q115: armies count that were there when the phase began."""
    table = reserves("A reserve: 2 guard\nA at 3: guard\nB at 1: thug", *LANDS, "highland_tower 4 <2")
    assert offered(table, "reinforce") == {HOME_A, NEW}


LANDS = ("flatland_city 4", "flatland_temple 4", "flatland_tower 4")


def test_kp6_1_whole_reserve_moves_at_once():
    table = reserves("A reserve: 3 guard\nA at 2: guard")
    table.pick("reinforce-all", place="frontier")
    assert table.units(A, "frontier") == ["guard"] * 4
    assert [len(event.dice) for event in table.happened(Moved)] == [3]


def test_kp6_2_units_advance_along_one_link_also_to_opponents():
    """Q113, Q114."""
    table = reserves("A at 0: 2 guard\nB at 2: thug\nB at 1: thug")
    assert offered(table, "advance") == {FRONTIER}
    assert table.why_not("guard", "home B") == Refusal("KP6.2", "not-linked", {"source": HOME_A, "place": HOME_B})
    table.pick("advance", die=table.die(A, "guard"), place="frontier")
    assert table.units(A, "frontier") == ["guard"]
    assert [(event.source, event.target) for event in table.happened(Advanced)] == [(HOME_A, FRONTIER)]
    table.sound()


def test_kp6_2_unit_moves_forward_once_in_a_phase():
    """Q114: what has reinforced or advanced does not advance again."""
    table = reserves("A reserve: guard\nA at 0: horseman")
    table.pick("reinforce", die=table.die(A, "guard"), place="home A")
    assert table.asked == (A, "advance")
    assert table.why_not("guard", "frontier") == Refusal("KP6.2", "moved-already", {"die": table.die(A, "guard")})
    table.pick("advance", die=table.die(A, "horseman"), place="frontier")
    assert table.asked == (A, "retreat"), "both units have moved"


def test_kp6_2_army_splits_to_several_terrains_and_leaves_its_own():
    """Q114."""
    table = reserves("A at 2: guard, horseman, archer")
    table.pick("advance", die=table.die(A, "guard"), place="home A")
    table.pick("advance", die=table.die(A, "horseman"), place="home B")
    table.pick("advance", die=table.die(A, "archer"), place="home B")
    assert table.units(A, "home B") == ["archer", "horseman"]
    assert table.units(A, "frontier") == []
    table.sound()


def test_kp6_2_whole_army_advances_at_once():
    table = reserves("A at 0: 3 guard")
    table.pick("advance-all", place="frontier", source=HOME_A)
    assert table.units(A, "frontier") == ["guard"] * 3


def test_kp6_2_empty_terrain_on_eight_is_captured_by_units_that_advance():
    """C11.1."""
    table = reserves("A at 0: 2 guard", "flatland_city 4", "flatland_temple 4", "flatland_tower 8")
    table.pick("advance", die=table.die(A, "guard"), place="frontier")
    assert table.holder("frontier") == A
    assert len(table.happened(Captured)) == 1
    table.sound()


def test_kp6_2_capture_ends_when_the_last_unit_advances():
    """C11.2, KP8.4: the empty terrain stays on 8."""
    table = reserves("A at 0: guard", "flatland_city 8 A")
    table.pick("advance", die=table.die(A, "guard"), place="frontier")
    assert table.number("0") == 8
    assert table.holder("0") == -1
    assert len(table.happened(ControlLost)) == 1


AIR = ("coastland_city 4", "coastland_temple 4", "flatland_tower 4")


def test_kp6_3_firewalkers_fly_from_air_to_where_reinforcements_may_go():
    """Q117: also to the own home without an army, not to other terrains."""
    table = reserves("A at 1: explorer, guard\nA at 2: guard\nB at 1: thug", *AIR).done()
    assert table.asked == (A, "flight")
    assert offered(table, "flight") == {HOME_A, FRONTIER}
    assert table.why_not("guard", "home A") == Refusal("KP6.3", "cannot-fly", {"die": table.die(A, "guard")})
    table.pick("flight", place="home A")
    assert table.units(A, "home A") == ["explorer"]
    assert [event.cause for event in table.happened(Moved)] == ["air_flight"]
    table.sound()


def test_kp6_3_firewalkers_do_not_fly_from_other_terrains():
    """Swampland and highland have no air."""
    table = reserves("A at 0: explorer\nA at 2: guard", "highland_city 4", *AIR[1:]).done()
    assert table.asked == (A, "retreat")


def test_kp6_3_flight_goes_to_other_firewalkers_with_the_option_of_v4():
    """Q117."""
    lands = (*AIR[:2], "coastland_tower 4")
    units = "A at 0: 2 explorer\nA at 1: guard\nA at 2: explorer\nB at 1: thug"
    table = reserves(units, *lands, options={"flight": "v4"}).done()
    assert offered(table, "flight") == {HOME_A, FRONTIER}


def test_kp6_4_units_retreat_except_those_that_advanced():
    """Q116: what reinforced may retreat again (Q23)."""
    table = reserves("A reserve: guard\nA at 0: horseman, archer")
    table.pick("reinforce", die=table.die(A, "guard"), place="home A")
    table.pick("advance", die=table.die(A, "horseman"), place="frontier").done()
    assert offered(table, "retreat") == {HOME_A}
    assert table.why_not("horseman", "reserve") == Refusal("KP6.4", "moved-already", {"die": table.die(A, "horseman")})
    table.pick("retreat", die=table.die(A, "guard"), place="home A")
    assert table.units(A, "reserve") == ["guard"]
    table.sound()


def test_kp6_4_whole_army_retreats_at_once():
    table = reserves("A at 0: 3 guard").done()
    table.pick("retreat-all", place="home A")
    assert table.units(A, "reserve") == ["guard"] * 3


def test_c14_4_held_unit_does_not_move():
    """KP6.2: a unit that is asleep or caught stays."""
    asleep = Effect("asleep", B, "start", 1, HOME_A, die=0)
    table = reserves("A at 0: guard, horseman", effects=(asleep,))
    assert table.why_not("guard", "frontier") == Refusal("C14.4", "unit-held", {"die": 0})
    assert {option.values.get("die") for option in table.question.shape.options} == {1, None}


BARRIER = Effect("barrier", B, "start", 1, HOME_A, A)


def test_k6_barrier_stops_every_move_into_and_out_of_an_army():
    """Q121: reinforce, advance, flight, retreat."""
    lands = ("coastland_city 4", *AIR[1:])
    units = "A reserve: guard\nA at 0: explorer, guard\nA at 2: horseman\nB at 1: thug"
    table = reserves(units, *lands, effects=(BARRIER,))
    assert offered(table, "reinforce") == {FRONTIER}
    barred = Refusal("K6", "barred", {"place": HOME_A})
    assert table.why_not("guard", "home A") == barred
    table.done()
    assert offered(table, "advance") == {HOME_B}, "not home from the frontier"
    assert table.why_not("explorer", "frontier") == barred
    table.done()
    assert table.asked == (A, "retreat"), "no unit flies"
    assert offered(table, "retreat") == {FRONTIER}
    assert table.why_not("explorer", "reserve") == barred


def test_kp6_0_missiles_reach_linked_terrains_and_a_tower_all_of_them():
    """C7.1, Q119: home, frontier and a new terrain behind it are a chain."""
    lands = ("flatland_city 3", "flatland_temple 4", "flatland_temple 3", "flatland_tower 3 <2", "highland_city 3 <3")
    units = "A at 3: 2 archer\nB at 1: thug\nB at 2: thug\nB at 4: thug\nB at 3: thug"
    table = war(units, *lands).pick("army", place="3").pick("no-maneuver")
    assert {place for _, _, place in table.targets()} == {FRONTIER, NEW, numbered(4)}
    held = (*lands[:3], "flatland_tower 8 A <2", lands[4])
    table = war(units, *held).pick("army", place="3").pick("no-maneuver")
    shot = {place for word, _, place in table.targets() if word == "missile"}
    assert shot == {HOME_B, FRONTIER, NEW, numbered(4)}


def test_kp6_0_tower_reaches_two_links_with_the_option():
    """Q119."""
    lands = (
        "flatland_tower 8 A",
        "flatland_temple 4",
        "flatland_temple 3",
        "highland_tower 3 <2",
        "highland_city 3 <3",
    )
    units = "A at 0: 2 archer\nB at 1: thug\nB at 2: thug\nB at 3: thug\nB at 4: thug"
    table = war(units, *lands, options={"tower_links": "two"}).pick("army", place="0").pick("no-maneuver")
    assert {place for _, _, place in table.targets()} == {HOME_B, FRONTIER, NEW}


def test_move_without_a_reason_of_its_own_is_only_not_offered():
    table = reserves("A reserve: guard\nA at 0: horseman")
    assert table.why_not("guard", "dead") is None
    assert table.why_not("guard", "home A") is None, "it may"
    assert table.why_not("horseman", "frontier") is None, "not in this part of the phase"


def test_moves_of_other_players_dice_have_no_reason_of_their_own():
    table = reserves("A at 0: guard")
    thug = table.die(B, "thug")
    assert table.system.why_not(table.position, table.question, (thug,), f"{FRONTIER}@{B}", -1) is None
    assert table.system.why_not(table.position, table.question, (thug,), f"{FRONTIER}@{A}", -1) is None
    marching = war(f"A at 0: guard\n{B_AT_HOME}")
    assert marching.system.why_not(marching.position, marching.question, (0,), f"{FRONTIER}@{A}", -1) is None
