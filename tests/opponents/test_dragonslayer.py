"""Recruit against dragons: slaying, saving, and units for stone breath."""

from __future__ import annotations

from tests.opponents.advice import advice, names, picks, rows
from tests.rules.dragon_dice.by_hand import A, B, Table, board

MELEE, MISSILE, SAVE = range(3)


def attacked(units: str, dragons: str = "fire_drake", more: str = "", f: str = "flatland_temple 6") -> Table:
    """Return the table where B's dragons attack A's army at the frontier; all dice are about to roll."""
    text = f"A at frontier: {units}\nA reserve: 5 thug\nB at home B: 9 thug\nB dragons at frontier: {dragons}\n"
    return board(f"{text}{more}turn 5 A dragons", f=f)


def given(table: Table) -> list[int]:
    """Return the points given to melee, missiles and saves together."""
    return [sum(row[kind] for row in rows(table)) for kind in range(3)]


def test_ids_slay_if_possible():
    """DA-B, DA-E: seven melee, and three that make them ten; slaying is worth the damage of the claws."""
    table = attacked("2 marauder, cutthroat").roll("claw", "4 melee", "3 melee", "2 id")
    assert given(table) == [0, 0, 2], "nine would not be enough: save"
    table = attacked("3 marauder").roll("claw", "4 melee", "3 melee", "3 id")
    assert given(table) == [3, 0, 0]
    table = attacked("2 deadeye, marauder").roll("claw", "4 missile", "3 missile", "3 id")
    assert given(table) == [0, 3, 0]


def test_no_id_slays_a_dragon_twice():
    """DA-E: the rest saves."""
    table = attacked("3 marauder, thug").roll("claw", "4 melee", "4 melee", "3 id", "maneuver")
    assert given(table) == [2, 0, 1]


def test_a_belly_needs_only_five():
    """DA-C1: without its saves it is slain with less."""
    table = attacked("marauder, thug").roll("belly", "4 melee", "id")
    assert given(table) == [1, 0, 0]


def test_saves_come_first_if_no_dragon_can_be_slain():
    """DA-E: points that cannot save all go to melee."""
    table = attacked("2 marauder").roll("jaws", "3 id", "3 id")
    assert given(table) == [0, 0, 6]


def test_additions_go_to_the_result_that_slays():
    """DA-E, M16: two free points, melee or missiles."""
    cast = "cast fiery_weapon by A on A at frontier, since 4\n"
    table = attacked("2 marauder", more=cast).roll("claw", "4 melee", "4 melee")
    assert given(table) == [2, 0, 0]
    table = attacked("2 deadeye", more=cast).roll("claw", "4 missile", "4 missile")
    assert given(table) == [0, 2, 0]


def test_penalties_go_where_they_cost_nothing():
    """DA-G: not from ten melee that slay, nor from saves that are needed; from missiles."""
    cast = "cast palsy by B on A at frontier, since 4\n"
    table = attacked("3 marauder, deadeye", more=cast).roll("claw", "4 melee", "3 melee", "3 melee", "3 missile")
    assert table.asked == (A, "penalties")
    assert rows(table) == ((0, 1, 0),)


def test_each_dragon_is_struck_with_the_least_waste():
    """DA-B: ten melee for one, and twelve missiles for the other."""
    units = "3 marauder, 3 deadeye"
    table = attacked(units, "2 fire_drake")
    table.roll("claw", "claw", "4 melee", "3 melee", "3 melee", "4 missile", "4 missile", "4 missile")
    assert table.asked == (A, "dragon-strike")
    assert picks(table) == "melee"


def test_a_single_dragon_is_slain():
    """DA-B, H21: with the kind that leaves least unused; it is never spared."""
    faces = ("4 melee", "3 melee", "3 melee", "4 missile", "4 missile", "4 missile")
    table = attacked("3 marauder, 3 deadeye").roll("claw", *faces)
    assert table.asked == (A, "dragon-strike")
    assert picks(table) == "melee"


def test_units_that_save_best_are_chosen_for_breath():
    """DA-D1: five of six; the unit that saves worst and is worth most is not chosen."""
    table = attacked("5 footman, wizard", "earth_drake").roll("breath", *["melee"] * 5, "2 melee")
    assert table.asked == (A, "breath-stone")
    assert names(table) == ["dwarves_footman"] * 5


def test_flame_takes_the_least_valuable_units():
    """DA-D3: five health of any units."""
    table = attacked("5 thug, marauder, 2 cutthroat", "fire_drake")
    table.roll("breath", *["melee"] * 5, "3 melee", "2 melee", "2 melee").pick("strike-melee")
    assert table.asked == (A, "breath-flame")
    assert "goblins_marauder" not in names(table)


def test_the_fight_with_least_to_win_comes_first():
    """DG-C: units that die there may return when the other army slays its dragon."""
    more = "A at home A: 6 marauder\nB dragons at home A: fire_drake\n"
    table = attacked("thug", "air_drake", more)
    assert table.asked == (A, "dragon-order")
    assert picks(table) == "terrain/2"


def test_own_dragons_attack_the_others():
    """DG-D: another player's dragon, not an own one of another colour."""
    table = attacked("2 thug", "water_drake", "A dragons at frontier: fire_drake, air_drake\n")
    while table.question.seat != A:
        table.play(advice(table))
    assert table.asked == (A, "dragon-target")
    assert int(picks(table)) == table.die(B, "water_drake")


def test_a_dragon_without_its_saves_is_attacked_first():
    """DG-D, DG-D2: half the damage slays it."""
    more = "A dragons at frontier: fire_drake\ncast bare by B on die 20\n"
    table = attacked("2 thug", "air_drake, water_drake", more)
    assert table.die(B, "water_drake") == 20
    while table.question.seat != A:
        table.play(advice(table))
    assert int(picks(table)) == 20
