"""Marches by continent, targets, the garrison, fighting on, moving in, going on (RK4.2, RK4.3, RK4.9, RK4.10)."""

from __future__ import annotations

import pytest
from world import WORLD, A, B, C, WorldTable, attack, world

from ddtable.engine.constraints import Progress
from ddtable.engine.questions import Chosen, Subset
from ddtable.rules.dragon_dice.board import DEAD, NOBODY, Effect, Front
from ddtable.rules.dragon_dice.events.attacks import Routed
from ddtable.rules.dragon_dice.events.rolls import Rolled
from ddtable.rules.dragon_dice.events.turns import ControlLost, TerrainTurned
from ddtable.rules.dragon_dice.spell_targets import destinations
from ddtable.rules.dragon_dice.steps import Cast, Turn
from ddtable.rules.risk.events import AttackEnded, MovedIn, Mustered
from ddtable.rules.risk.steps import MoveIn


def in_asia(units: str, number: int = 5, **more) -> WorldTable:
    """Return a table where A marches in Asia and does not maneuver."""
    table = world(units, shown={"asia": f"flatland_city {number}"}, **more)
    return table.pick("march", place="asia").pick("no-maneuver")


# Which continent


def test_rk4_2a_one_march_in_each_continent_or_in_reserve():
    table = world("A alaska: 2 thug\nA ural: 2 thug\nA siberia: thug\nA reserve: guard")
    assert {*table.places("march")} == {table.place("north_america"), table.place("asia"), "reserve"}
    table.pick("march", place="asia").pick("no-maneuver").pick("no-action")
    assert table.asked == (A, "march-second")
    assert {*table.places("march")} == {table.place("north_america"), "reserve"}


def test_rk4_2b_all_units_of_the_continent_maneuver_and_every_opponent_there_may_oppose():
    """The single dice too (Q149)."""
    table = world(
        "A ural: thug\nA siberia: 2 thug\nB china: guard\nB japan: 2 guard\nC india: guard\nA alaska: thug", 3, rest=C
    )
    table.pick("march", place="asia").pick("maneuver")
    assert table.asked == (B, "oppose")
    table.pick("oppose")
    assert table.asked == (C, "oppose")
    table.pick("no-oppose")
    assert [len(party.dice) for party in table.position.agenda[-1].parties] == [3, 3]
    table.roll("maneuver", "maneuver", "maneuver", "maneuver", "maneuver", "melee")
    assert table.totals("maneuver") == {"maneuver": 2}
    assert table.asked == (A, "turn")


def test_rk4_10_die_goes_to_eight_only_for_the_player_of_the_whole_continent():
    table = world("A indonesia: 2 thug\nA new_guinea: thug", shown={"australia": "flatland_city 7"})
    table.pick("march", place="australia").pick("maneuver").pick("no-oppose")
    assert "turn-up" not in table.words()
    mine = "A indonesia: 2 thug\nA new_guinea: thug\nA western_australia: thug\nA eastern_australia: thug"
    table = world(mine, shown={"australia": "flatland_city 7"})
    table.pick("march", place="australia").pick("maneuver").pick("turn-up")
    assert table.number("australia") == 8
    assert table.holder("australia") == A


def test_rk4_10_die_turns_back_to_seven_when_a_territory_is_lost():
    """Q147: at once, whoever takes it."""
    table = world(
        "A siam: 3 thug\nB indonesia: thug",
        shown={"australia": "flatland_city 8", "asia": "flatland_city 5"},
        holders={"australia": B},
    )
    table.pick("march", place="asia").pick("no-maneuver").pick("charge", place="indonesia").all_go()
    table.roll("2 melee", "2 melee", "maneuver")
    assert table.number("australia") == 7
    assert table.holder("australia") == NOBODY
    assert table.happened(ControlLost)
    assert [event.cause for event in table.happened(TerrainTurned)] == ["control"]


# Targets


def test_rk4_2c_units_of_a_continent_attack_any_territory_in_it():
    table = in_asia("A ural: 2 thug")
    assert table.names("skirmish", "charge") >= {"japan", "siam", "middle_east", "yakutsk"}


def test_rk4_2d_another_continent_is_attacked_only_from_territories_that_border_it():
    """Q150: missiles the same."""
    table = in_asia("A ural: 3 thug\nA siam: 2 guard\nA kamchatka: thug")
    assert table.names("skirmish") - {t for t in table.names("skirmish") if t in ASIA} == {"ukraine", "indonesia"}
    table.pick("skirmish", place="ukraine")
    assert {*table.offered_dice()} == {"ural"}
    table = in_asia("A ural: 3 thug\nA siam: 2 guard", 3)
    assert table.names("missile") - {t for t in table.names("missile") if t in ASIA} == {"ukraine", "indonesia"}


ASIA = {
    *("ural", "siberia", "yakutsk", "kamchatka", "irkutsk", "mongolia", "japan", "afghanistan", "china", "siam"),
    *("middle_east", "india"),
}


def test_rk4_2f_one_unit_stays_on_each_territory_and_a_single_one_does_not_attack():
    """Q149: it neither rolls nor dies."""
    table = in_asia("A ural: 2 thug, guard\nA siberia: thug\nA china: 2 thug")
    table.pick("skirmish", place="afghanistan")
    assert sorted(table.offered_dice()) == ["china", "china", "ural", "ural", "ural"]
    dice = table.question.shape.dice
    reason = table.refuses(lambda: table.play(Chosen(dice)))
    assert reason == "one-stays"
    assert table.refuses(lambda: table.play(Chosen(()))) == "too-few-dice"
    table.all_go()
    (event,) = table.happened(Mustered)
    assert sorted(table.stands(die) for die in event.dice) == ["china", "ural", "ural"]
    assert len(table.position.agenda[-1].parties[0].dice) == 3


def test_rk4_2f_chosen_attackers_are_counted_against_those_that_may_go():
    table = in_asia("A ural: 3 thug\nA china: 2 thug").pick("skirmish", place="afghanistan")
    shape = table.question.shape
    assert isinstance(shape, Subset)
    assert shape.constraint.progress((0, 1)) == Progress("progress-number", {"count": 2, "needed": 3})


def test_rk4_2f_the_smallest_unit_stays_if_all_that_may_go():
    """Q149: the default of the question."""
    table = in_asia("A ural: thug, archer, guard").pick("skirmish", place="siberia").all_go()
    stays = {*table.position.at(table.place("ural"), A)} - {*table.happened(Mustered)[0].dice}
    assert [table.position.dice[die].type for die in stays] == ["goblins_thug"] or len(stays) == 1


def test_rk4_2b_the_die_decides_and_eight_allows_its_holder_everything():
    assert in_asia("A ural: 2 thug", 1).words() == ["magic", "no-action"]
    assert {*in_asia("A ural: 2 thug", 3).words()} == {"missile", "no-action"}
    mine = "\n".join(f"A {name}: 2 thug" for name in ASIA)
    table = in_asia(mine, 8, holders={"asia": A})
    assert {*table.words()} == {"skirmish", "charge", "missile", "magic", "no-action"}


def test_rk4_9_missiles_from_a_captured_tower_reach_each_territory_that_borders_the_continent():
    mine = "A indonesia: 2 thug\nA new_guinea: 2 thug\nA western_australia: thug\nA eastern_australia: 2 guard"
    table = world(mine, shown={"australia": "flatland_tower 8"}, holders={"australia": A})
    table.pick("march", place="australia").pick("no-maneuver")
    assert table.names("missile") == {"siam"}
    table.pick("missile", place="siam")
    assert {*table.offered_dice()} == {"indonesia", "new_guinea", "eastern_australia"}
    table = world(mine, shown={"australia": "flatland_city 8"}, holders={"australia": A})
    table.pick("march", place="australia").pick("no-maneuver").pick("missile", place="siam")
    assert {*table.offered_dice()} == {"indonesia"}


# The exchange


def test_rk4_3_only_the_attacked_territory_saves_strikes_back_and_dies():
    table = attack("A ural: 3 thug\nA china: 2 thug\nB siberia: 2 guard\nB irkutsk: 3 guard", "siberia")
    table.roll("melee", "melee", "2 melee")
    assert table.asked[0] == B
    assert len(table.question.shape.dice) == 2
    table.roll("maneuver")
    assert table.army(B, "irkutsk") == ["guard"] * 3
    assert table.army(B, "siberia") == []


def test_rk4_2e_melee_goes_on_while_it_kills():
    """Q153: a skirmish or a charge, chosen anew."""
    table = attack("A ural: 4 thug\nB siberia: 3 guard", "siberia")
    table.roll("melee", "maneuver", "maneuver").roll("melee").choose("guard")
    table.pick("no-strike-back")
    assert table.asked == (A, "fight-on")
    assert table.words() == ["skirmish", "charge", "stop-attack"]
    table.pick("charge")
    assert [len(party.dice) for party in table.position.agenda[-1].parties] == [3, 2]


def test_rk4_2e_melee_ends_when_it_kills_nobody():
    table = attack("A ural: 4 thug\nA alaska: thug\nB siberia: 2 guard", "siberia")
    table.roll("maneuver").roll("melee")
    table.pick("no-strike-back")
    assert [event.reason for event in table.happened(AttackEnded)] == ["no-kill"]
    assert table.asked == (A, "march-second")
    assert table.board.attack is None


def test_rk4_2e_missiles_end_unless_they_empty_the_territory():
    table = attack("A ural: 4 guard\nB siberia: 2 thug", "siberia", "missile")
    table.roll("2 missile", "melee", "melee").roll("save", "maneuver")
    table.choose("thug")
    assert [event.reason for event in table.happened(AttackEnded)] == ["missiles-over"]


def test_rk4_2g_attackers_move_in_and_leave_one_behind():
    table = attack("A ural: 3 thug\nA china: 2 thug\nB siberia: thug", "siberia")
    table.roll("2 melee", "maneuver", "maneuver").roll("melee")
    assert table.asked == (A, "move-in")
    assert sorted(table.offered_dice()) == ["china", "ural", "ural"]
    assert table.refuses(lambda: table.play(Chosen(()))) == "too-few-dice"
    table.play(Chosen(table.question.shape.dice))
    (event,) = table.happened(MovedIn)
    assert (event.target, len(event.dice)) == (B, 3)
    assert table.army(A, "siberia") == ["thug"] * 3
    assert len(table.army(A, "ural")) == len(table.army(A, "china")) == 1
    assert table.board.taken


def test_rk4_2g_nobody_moves_in_if_each_attacker_is_the_last_one_of_its_territory():
    """RK4.2f: the unit that stayed has died on the way, by a spell of the defender; the land is empty."""
    table = world(
        "A ural: thug\nA china: 2 thug\nA alaska: thug\nB japan: thug",
        agenda=(MoveIn(A, "terrain/27", "melee"),),
        rest=NOBODY,
        attack=Front(A, "terrain/27", B, (("terrain/26", (0,)),), ()),
    )
    assert [event.reason for event in table.happened(AttackEnded)] == ["nobody-free"]
    assert table.army(A, "siberia") == []
    assert table.army(A, "ural") == ["thug"]
    assert table.board.attack is None
    assert not table.board.taken


def test_rk4_2h_only_those_that_moved_in_attack_on_from_there():
    """Q152: they leave one behind."""
    table = attack("A ural: 4 thug\nA japan: 3 thug\nB siberia: thug", "siberia")
    table.roll("2 melee", "maneuver", "maneuver", "maneuver", "maneuver").roll("melee")
    table.play(Chosen(tuple(die for die in table.question.shape.dice if table.stands(die) == "ural")[:2]))
    assert table.asked == (A, "attack-on")
    table.pick("skirmish", place="china")
    assert table.offered_dice() == ["siberia", "siberia"]
    table.all_go()
    assert len(table.position.agenda[-1].parties[0].dice) == 1


def test_rk4_2h_the_march_ends_where_the_die_of_the_next_continent_does_not_allow_it():
    units = "A ural: 4 thug\nB ukraine: thug"
    for number, asked in ((6, "attack-on"), (2, "march-second")):
        table = world(units, shown={"asia": "flatland_city 5", "europe": f"flatland_city {number}"})
        table.pick("march", place="asia").pick("no-maneuver").pick("skirmish", place="ukraine").all_go()
        table.roll("2 melee").roll("melee")
        table.play(Chosen(table.question.shape.dice))
        assert table.asked == (A, asked)


def test_rk4_8_empty_land_is_entered_without_a_roll_and_gives_no_card():
    """Q148."""
    table = in_asia("A ural: 3 thug\nB alaska: 40 thug", rest=NOBODY)
    table.pick("enter", place="siberia").all_go()
    table.play(Chosen(table.question.shape.dice))
    assert table.army(A, "siberia") == ["thug"] * 2
    assert not table.board.taken
    assert [event.target for event in table.happened(MovedIn)] == [NOBODY]


def test_rk4_11_rout_is_off():
    table = attack("A ural: 3 thug\nB siberia: 2 guard", "siberia")
    table.roll("maneuver").roll("id")
    assert table.asked == (B, "strike-back")
    assert table.happened(Routed) == []


def test_joint_roll_counts_each_army_with_its_own_spells_and_frost():
    """Q146: each territory is worked out alone, then they are added."""
    frost = Effect("frost", B, "end", 1, "terrain/26", A)
    table = attack("A ural: 4 thug\nA china: 3 thug\nB siberia: 3 guard", "siberia", effects=(frost,))
    table.roll("melee", "melee", "melee", "2 melee", "melee")
    rolled = table.happened(Rolled, kind="melee")[0]
    (melee,) = [one for one in rolled.sums if one.result == "melee"]
    assert melee.total == 3 // 2 + 3
    assert [(line.word, line.change) for line in melee.lines] == [("melee", 6), ("frost", -2)]


def test_casualties_of_a_joint_attack_are_chosen_among_all_attackers():
    table = attack("A ural: 3 thug\nA china: 3 guard\nB siberia: 3 guard", "siberia")
    table.roll("maneuver").roll("maneuver").pick("strike-back")
    table.roll("melee", "melee", "maneuver").roll("maneuver")
    assert table.asked == (A, "casualties")
    assert sorted(table.offered_dice()) == ["china", "china", "ural", "ural"]
    table.choose("thug", "guard")
    assert table.army(A, "ural") == ["thug", "thug"]
    assert table.army(A, "china") == ["guard", "guard"]
    assert table.army(A, DEAD) == ["guard", "thug"]
    table.sound()


def test_paralysed_army_does_not_attack_and_does_not_maneuver_with_the_others():
    """DA-D2: it may roll only saves."""
    numb = Effect("paralysis", B, "end", 1, "terrain/26", A)
    table = in_asia("A ural: 3 thug\nA china: 3 thug", effects=(numb,))
    table.pick("skirmish", place="afghanistan")
    assert {*table.offered_dice()} == {"china"}
    table = world("A ural: 3 thug\nA china: 3 thug", shown={"asia": "flatland_city 5"}, effects=(numb,))
    table.pick("march", place="asia").pick("maneuver").pick("oppose")
    assert len(table.position.agenda[-1].parties[0].dice) == 3


@pytest.mark.parametrize("once", [False, True])
def test_moved_units_may_march_again_in_their_new_continent(once: bool):
    """Q154."""
    table = world(
        "A ural: 4 thug\nA alaska: thug\nB ukraine: thug",
        shown={"asia": "flatland_city 5", "europe": "flatland_city 5"},
        options={"once": once},
    )
    table.pick("march", place="asia").pick("no-maneuver").pick("skirmish", place="ukraine").all_go()
    table.roll("2 melee").roll("melee")
    table.play(Chosen(table.question.shape.dice)).pick("no-action")
    assert table.asked == (A, "march-second")
    assert ("land/2" in table.places("march")) is not once


def test_rk4_2_a_turn_has_two_marches_and_both_may_be_passed():
    """Q157: a march that can do nothing may still maneuver."""
    table = world("A ural: thug\nA alaska: thug")
    table.pick("no-march")
    assert table.asked == (A, "march-second")
    table.pick("march", place="asia").pick("no-maneuver")
    assert table.asked[0] == B, "a single unit may not attack, and the die shows no magic"


def test_rk4_2i_magic_of_a_continent_reaches_all_and_that_of_a_reserve_own_armies_only():
    for place, armies in (("asia", {A, B}), ("reserve", {A})):
        table = world("A ural: 2 enchanter\nA reserve: 2 enchanter", shown={"asia": "coastland_city 1"})
        table.pick("march", place=place)
        if place == "asia":
            table.pick("no-maneuver")
        table.pick("magic").roll("4 magic").colours({"air": 4}, {"air": 4})
        table.pick("spell", spell="hailstorm" if place == "asia" else "wind_walk")
        found = {int(option.values["seat"]) for option in table.question.shape.options if "seat" in option.values}
        assert found <= armies
        assert (B in found) is (place == "asia")


@pytest.mark.parametrize(("before", "phase"), [((), "first_march"), (("no-march",), "second_march")])
def test_rk4_2_what_follows_from_a_march_belongs_to_it(before: tuple[str, ...], phase: str):
    """The die is turned and the action chosen in the march, though the next step of the turn is the free move."""
    table = world("A ural: 3 thug\nA alaska: thug", agenda=(Turn(A),), turn=0, shown={"asia": "flatland_city 5"})
    for answer in before:
        table.pick(answer)
    table.pick("march", place="asia")
    assert [one.word for one in table.system.phases(table.position) if one.now] == [phase]
    table.pick("no-maneuver")
    assert table.question.kind == "action"
    assert [one.word for one in table.system.phases(table.position) if one.now] == [phase]


def test_rk4_2j_the_dead_lie_in_their_players_pool():
    table = attack("A ural: 3 thug\nA alaska: thug\nB siberia: 2 guard", "siberia")
    table.roll("2 melee", "2 melee").roll("maneuver")
    assert table.army(B, DEAD) == ["guard", "guard"]


# Spells


@pytest.mark.parametrize(
    ("spell", "at", "to"),
    [("summon_death_dragon", DEAD, {*WORLD.number}), ("path", "siam", {"china", "peru"})],
)
def test_rk4_6_each_territory_is_a_target_of_a_spell_with_an_area_of_its_own(spell: str, at: str, to: set[str]):
    """Q145: a dragon is summoned to any territory, Path leads to an own one."""
    table = world("A siam: 6 wizard\nA china: wizard\nA peru: wizard\nA dead: death_drake")
    view, place = table.position, table.place(at)
    die = next(number for number, one in enumerate(view.dice) if (one.owner, one.place) == (A, place))
    step = Cast(A, "land/4", True, (), target=f"die:{die}")
    options = destinations(view, step, view.board.edition.spells[spell])
    assert {WORLD.territories[int(option.id.rpartition("/")[2])].id for option in options} == to
    for option in options:
        assert option.area == f"{option.id}@-1"
        assert [move.target for move in option.moves] == [option.area]
