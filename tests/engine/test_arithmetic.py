"""The arithmetic of a roll: each working alone, and their order."""

from ddtable.engine.arithmetic import (
    Add,
    Carry,
    Count,
    Double,
    Face,
    Faces,
    Halve,
    Line,
    Spread,
    Subtract,
    Sum,
    totals,
    work_out,
)

FACES = (Face(1, "melee", 2), Face(2, "id", 3), Face(3, "maneuver", 1), Face(4, "melee", 1))
MELEE = Count("melee", "melee", "x")


def total(*workings):
    return [one.total for one in work_out(workings, FACES)]


def test_counting_all_dice_or_some():
    assert total(MELEE) == [3]
    assert total(Count("melee", "melee", "x", (1,))) == [2]
    assert total(Count("melee", "melee", "x", ())) == [0]
    assert total(MELEE, Count("melee", "id", "x")) == [6]


def test_icons_counted_several_times():
    """C14.1: a Trample counts twice in a charge."""
    assert total(Count("melee", "id", "x", times=2)) == [6]
    assert total(Count("melee", "id", "x", (1,), 2)) == [0]


def test_a_sum_is_carried_into_another_with_its_present_value():
    """C6.1: step 8 uses a result after its own penalties and doubling; later changes do not count."""
    maneuvers = (Count("maneuver", "maneuver", "x"), Double("maneuver", (), "x"))
    assert total(MELEE, *maneuvers, Carry("melee", "maneuver", "as", "x")) == [5, 2]
    assert total(MELEE, Double("melee", (), "x"), *maneuvers, Carry("melee", "maneuver", "as", "x")) == [8, 2]
    assert total(MELEE, *maneuvers, Carry("melee", "maneuver", "as", "x"), Add("maneuver", 4, "w", "x")) == [5, 6]
    assert total(MELEE, Carry("melee", "maneuver", "as", "x")) == [3], "nothing was counted before it"


def test_doubling_counts_once_more_but_never_more_than_there_is():
    assert total(MELEE, Double("melee", ("melee",), "x", (1,))) == [5]
    assert total(MELEE, Subtract("melee", 2, "gale", "x"), Double("melee", ("melee",), "x", (1, 4))) == [2]


def test_doubling_all_that_there_is():
    assert total(MELEE, Double("melee", (), "x")) == [6]
    assert total(MELEE, Subtract("melee", 2, "gale", "x"), Double("melee", (), "x")) == [2]


def test_doubling_one_die_with_results_given_by_its_owner():
    """C6.1: results that are not on a face, such as an ID, are doubled with the die's own icons."""
    given = (MELEE, Add("melee", 3, "id", "x"))
    spread = Spread((("melee", 2, 3), ("save", 1, 1)))
    doubled = (Double("melee", ("melee",), "x", (die,), given=True) for die in (2, 1))
    assert [work_out((*given, one), FACES, spread)[0].total for one in doubled] == [9, 8]


def test_doubling_a_halved_result():
    """M14: halving comes first, and a die's share is halved too, rounded down."""
    halved = (MELEE, Count("melee", "id", "x"), Halve("melee", "frost", "x"))
    assert total(*halved, Double("melee", (), "x")) == [6]
    assert total(*halved, Double("melee", ("id",), "x", (2,))) == [4]


def test_penalties_stop_at_nothing():
    assert total(MELEE, Subtract("melee", 5, "gale", "x")) == [0]


def test_halving_rounds_down():
    assert total(MELEE, Halve("melee", "fog", "x")) == [1]
    assert total(MELEE, Add("melee", 1, "song", "x"), Halve("melee", "fog", "x")) == [2]


def test_parts_of_one_result_are_rounded_down_together():
    """M14, H37: three melee and one maneuver are four, halved two; with another part the next half is rounded down."""
    melee = (MELEE, Halve("melee", "fog", "x"))
    part = (Count("maneuver", "maneuver", "x"), Halve("maneuver", "fog", "x", "melee"))
    third = (Count("save", "maneuver", "x"), Halve("save", "fog", "x", "melee"))
    assert total(*melee, *part, Carry("melee", "maneuver", "as", "x")) == [2, 1]
    assert total(*melee, *part, *third) == [1, 1, 0]
    assert total(*melee, Count("maneuver", "maneuver", "x"), Halve("maneuver", "fog", "x")) == [1, 0]


def test_doubling_a_part_that_was_rounded_up():
    """M14, H37: the whole part is doubled, and nothing else."""
    part = (Count("maneuver", "maneuver", "x"), Halve("maneuver", "fog", "x", "melee"))
    assert total(MELEE, Halve("melee", "fog", "x"), *part, Double("maneuver", ("maneuver",), "x", (3,))) == [1, 2]


def test_the_order_is_the_order_of_the_recipe():
    assert total(MELEE, Halve("melee", "fog", "x"), Add("melee", 4, "song", "x")) == [5]
    assert total(MELEE, Add("melee", 4, "song", "x"), Halve("melee", "fog", "x")) == [3]


def test_several_results_in_their_order_with_the_lines_that_changed_something():
    sums = work_out((Count("save", "save", "x"), MELEE, Count("maneuver", "maneuver", "x", (3,)),
                     Carry("save", "maneuver", "maneuver-as-save", "y"),
                     Double("melee", ("melee",), "z", (4,)), Subtract("melee", 1, "gale", "g"),
                     Halve("melee", "fog", "f"), Add("melee", 2, "song", "s")), FACES)  # fmt: skip
    assert sums == (
        Sum("save", (Line("maneuver-as-save", 1, "y"),), 1),
        Sum("melee", (Line("melee", 3, "x"), Line("doubled", 1, "z"), Line("gale", -1, "g"), Line("fog", -2, "f"),
                      Line("song", 2, "s")), 3),
        Sum("maneuver", (Line("maneuver", 1, "x"),), 1),
    )  # fmt: skip
    assert all(one.total == sum(line.change for line in one.lines) for one in sums)


def test_an_empty_recipe():
    assert work_out((), FACES) == ()


def test_totals_alone_are_those_of_the_sums():
    whole = (Count("melee", "melee", "C8.2"), Halve("melee", "frost", "DA-D4"), Count("save", "save", "C6.3"))
    faces = (Face(0, "melee", 3), Face(1, "save", 2))
    assert totals(whole, Faces(faces)) == {sum_.result: sum_.total for sum_ in work_out(whole, faces)}
    assert totals(whole, Faces(faces)) == {"melee": 1, "save": 2}
