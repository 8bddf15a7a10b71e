"""A roll's arithmetic: each working by itself, and their order."""

from ddtable.engine.arithmetic import Add, Count, CountAs, Double, Face, Halve, Line, Subtract, Sum, work_out

FACES = (Face(1, "melee", 2), Face(2, "id", 3), Face(3, "maneuver", 1), Face(4, "melee", 1))
MELEE = Count("melee", "melee", "x")


def total(*workings):
    return [one.total for one in work_out(workings, FACES)]


def test_counting_all_dice_or_some():
    assert total(MELEE) == [3]
    assert total(Count("melee", "melee", "x", (1,))) == [2]
    assert total(Count("melee", "melee", "x", ())) == [0]
    assert total(MELEE, Count("melee", "id", "x")) == [6]


def test_icons_that_count_for_something_else():
    assert total(MELEE, CountAs("melee", "maneuver", "x", (3, 4))) == [4]
    assert total(MELEE, CountAs("melee", "maneuver", "x", (1,))) == [3]


def test_doubling_counts_once_more_but_never_more_than_there_is():
    assert total(MELEE, Double("melee", ("melee",), "x", (1,))) == [5]
    assert total(MELEE, Subtract("melee", 2, "gale", "x"), Double("melee", ("melee",), "x", (1, 4))) == [2]


def test_penalties_stop_at_nothing():
    assert total(MELEE, Subtract("melee", 5, "gale", "x")) == [0]


def test_halving_rounds_down():
    assert total(MELEE, Halve("melee", "fog", "x")) == [1]
    assert total(MELEE, Add("melee", 1, "song", "x"), Halve("melee", "fog", "x")) == [2]


def test_the_order_is_the_order_of_the_recipe():
    assert total(MELEE, Halve("melee", "fog", "x"), Add("melee", 4, "song", "x")) == [5]
    assert total(MELEE, Add("melee", 4, "song", "x"), Halve("melee", "fog", "x")) == [3]


def test_several_results_in_their_order_with_the_lines_that_changed_something():
    sums = work_out((Count("save", "save", "x"), MELEE, CountAs("save", "maneuver", "y", (3,)),
                     Double("melee", ("melee",), "z", (4,)), Subtract("melee", 1, "gale", "g"),
                     Halve("melee", "fog", "f"), Add("melee", 2, "song", "s")), FACES)  # fmt: skip
    assert sums == (
        Sum("save", (Line("maneuver-as-save", 1, "y"),), 1),
        Sum("melee", (Line("melee", 3, "x"), Line("doubled", 1, "z"), Line("gale", -1, "g"), Line("fog", -2, "f"),
                      Line("song", 2, "s")), 3),
    )  # fmt: skip
    assert all(one.total == sum(line.change for line in one.lines) for one in sums)


def test_an_empty_recipe():
    assert work_out((), FACES) == ()
