"""The magic action, from points to spells: M1 to M7, M10, M11, M13, M14."""

import pytest
from by_hand import A, B, C, Table, board, magic

from ddtable.engine.kernel import Forced
from ddtable.engine.questions import Picked
from ddtable.rules.dragon_dice.events.attacks import Routed
from ddtable.rules.dragon_dice.events.magic import Announcement, EffectBegan, MagicLost, PointsColoured, SpellFailed
from ddtable.rules.dragon_dice.events.rolls import Rolled
from ddtable.rules.dragon_dice.events.turns import NoAction

COAST, FLAT, HIGH, SWAMP = (f"{kind}_temple 1" for kind in ("coastland", "flatland", "highland", "swampland"))
MARCH_OVER = (A, "retreat")  # no other army of A can march, and the reserve is empty


def acting(units: str, more: str = "", f: str = FLAT, **terrains: str) -> Table:
    """Return a table where A's army at the frontier is about to act."""
    return board(f"A at frontier: {units}\n{more}turn 5 A march 1, act at frontier", f=f, **terrains)


def left(table: Table, spell: str) -> int:
    """Return the points left of a spell's colour, from the question."""
    return next(int(one.values["left"]) for one in table.question.shape.options if one.values.get("spell") == spell)


def in_force(table: Table) -> list[str]:
    return [name for name, _, _ in table.effects()]


# The action


def test_magic_counts_icons_ids_and_cantrips_die_by_die():
    """M1, C14.3: a magic icon, an ID, a Cantrip; a melee icon gives nothing."""
    table = magic("enchanter, conjurer, evoker, guard", "4 cantrip", "3 magic", "id", "melee", f=HIGH)
    assert [points for points, _ in table.colour_sources()] == [4, 3, 1]
    assert table.totals("magic") == {"magic": 8}


def test_an_army_without_mages_may_take_it_and_its_ids_get_the_terrains_bonus():
    """M1, M7: two dwarves' IDs make three points, six on highland."""
    table = magic("footman, sergeant", "id", "2 id", f=HIGH).colours({"fire": 1}, {"earth": 2})
    assert table.pool() == {"earth": 4, "fire": 2}


def test_magic_is_not_struck_back():
    """M1: after a Hailstorm on an army at the same terrain the march is over; the save roll causes no rout (C9.2)."""
    table = magic("evoker", "magic", more="B at frontier: 2 thug\n", f="highland_city 8, held by A")
    table.colours({"air": 1}).announce("hailstorm", B, "frontier").roll("id", "id")
    assert table.asked == MARCH_OVER
    assert not table.happened(Routed)


def test_a_roll_without_magic_casts_nothing():
    """M1, M3: no points, no question."""
    table = magic("evoker", "melee")
    assert table.asked == MARCH_OVER
    assert not table.happened(Announcement)
    assert not table.happened(Forced)


@pytest.mark.parametrize(
    ("f", "words"),
    [
        (FLAT, ["magic", "no-action"]),
        ("flatland_temple 2", ["missile", "no-action"]),
        ("flatland_temple 5", ["skirmish", "charge", "no-action"]),
        ("flatland_temple 8, held by A", ["skirmish", "charge", "missile", "magic", "no-action"]),
        ("flatland_temple 8, held by B", ["skirmish", "charge", "no-action"]),
    ],
)
def test_faces_that_allow_magic(f, words):
    """M6, C5.2, C5.3: a magic face allows magic or nothing; on 8 only the holder may choose it."""
    table = acting("evoker", "B at frontier: thug\n", f)
    assert table.words() == words
    if "magic" not in words:
        assert table.refuses(lambda: table.play(Picked("magic"))) == "no-such-option"


def test_magic_may_be_declined():
    """M6, C5.3: no action is taken instead."""
    table = acting("evoker", "B at frontier: thug\n").pick("no-action")
    assert table.happened(NoAction)[0].reason == "declined"
    assert not table.happened(Rolled)


# Colours


@pytest.mark.parametrize(
    ("unit", "face", "colours"),
    [
        ("evoker", "magic", ("air", "water")),
        ("theurgist", "magic", ("earth", "fire")),
        ("trickster", "magic", ("earth", "death")),
        ("adept", "magic", ("fire", "death")),
    ],
)
def test_points_take_a_colour_of_the_units_race(unit, face, colours):
    """M2: one of its race's two colours, on any terrain."""
    table = magic(unit, face, f=HIGH)
    assert table.colour_sources() == [(1, colours)]
    assert table.asked == (A, "magic-colours")


def test_several_points_of_one_unit_may_be_split():
    """M2: two blue, one green from one die."""
    table = magic("conjurer", "3 magic", f=HIGH).colours({"air": 2, "water": 1})
    assert table.pool() == {"air": 2, "water": 1}


@pytest.mark.parametrize(
    ("rows", "reason"),
    [
        (({"fire": 3}, {"earth": 1}), "points-not-there"),
        (({"air": 2}, {"earth": 1}), "points-do-not-add-up"),
        (({"air": 4}, {"earth": 1}), "points-do-not-add-up"),
        (({"air": 4, "water": -1}, {"earth": 1}), "points-do-not-add-up"),
        (({"air": 3},), "wrong-number"),
    ],
)
def test_forged_colours_are_refused(rows, reason):
    """M2: another race's colour, points that do not add up, a die left out: nothing changes."""
    table = magic("conjurer, theurgist", "3 magic", "magic", f=HIGH)
    assert table.refuses(lambda: table.colours(*rows)) == reason


def test_the_roll_is_not_doubled_before_it_is_cast():
    """M11, M7: the arithmetic shows the roll; the doubling comes with the colours."""
    table = magic("conjurer", "3 magic", f=COAST).colours({"air": 1, "water": 2})
    assert table.totals("magic") == {"magic": 3}
    (event,) = table.happened(PointsColoured)
    assert not table.happened(Forced), "no penalty is spread where there is none"
    assert (event.rolled, event.pool) == ((0, 1, 0, 2, 0), (0, 2, 0, 4, 0))


@pytest.mark.parametrize(
    ("unit", "f", "row", "expected"),
    [
        ("evoker", FLAT, {"air": 2}, 4),
        ("evoker", FLAT, {"water": 2}, 2),
        ("evoker", HIGH, {"air": 2}, 2),
        ("evoker", SWAMP, {"water": 2}, 4),
        ("theurgist", HIGH, {"fire": 2}, 4),
        ("theurgist", HIGH, {"earth": 2}, 4),
        ("theurgist", FLAT, {"fire": 2}, 2),
        ("trickster", SWAMP, {"earth": 2}, 4),
        ("trickster", SWAMP, {"death": 2}, 2),
        ("adept", HIGH, {"death": 2}, 2),
    ],
)
def test_points_in_a_colour_of_the_terrain_count_twice(unit, f, row, expected):
    """M7: every point of the terrain's colours, and no other."""
    table = magic(unit, "2 magic", f=f).colours(row)
    assert sum(table.pool().values()) == expected


def test_a_cantrip_in_a_magic_action_is_doubled_like_the_rest():
    """M7, C14.3: a Cantrip of 4 on coastland makes eight points of blue."""
    table = magic("enchanter", "4 cantrip", f=COAST).colours({"air": 4})
    assert table.pool()["air"] == 8


# Spending


def test_one_spell_as_often_as_wanted_and_the_rest_is_lost():
    """M3: four blue points: three Hailstorms, the last point is lost."""
    table = magic("evoker", "2 magic", more="B at home B: 4 thug\n", f=COAST).colours({"air": 2})
    for _ in range(3):
        table.announce("hailstorm", B, "home B")
    table.pick("done")
    assert [event.left for event in table.happened(Announcement)] == [3, 2, 1]
    assert not table.happened(MagicLost), "points are lost when all is worked off"
    table.roll("melee").choose("thug", "thug", "thug")
    assert [event.points for event in table.happened(MagicLost)] == [1]


def test_only_spells_that_the_points_of_their_colour_pay_are_offered():
    """M3: three blue points and one green buy no Lightning Strike; a forged one is refused."""
    table = magic("enchanter", "4 magic", f=HIGH).colours({"air": 3, "water": 1})
    assert table.castable() == {"hailstorm", "wind_walk", "watery_double"}
    assert table.refuses(lambda: table.play(Picked("lightning_strike"))) == "no-such-option"
    assert table.refuses(lambda: table.play(Picked("stoneskin"))) == "no-such-option"


def test_a_colour_pays_for_itself_alone():
    """M3: spending blue does not change green."""
    table = magic("enchanter", "4 magic", f=HIGH).colours({"air": 2, "water": 2})
    table.announce("hailstorm", B, "home B")
    assert left(table, "hailstorm") == 1
    assert left(table, "watery_double") == 2


def test_all_is_announced_before_anything_works_in_the_casters_order():
    """M4: nothing is in force while spells are announced; then the caster chooses the order."""
    table = magic("enchanter", "4 magic", f=HIGH).colours({"air": 3, "water": 1})
    table.announce("watery_double", A, "frontier").announce("wind_walk", A, "frontier")
    assert not table.effects()
    assert table.asked == (A, "spell-order")
    assert table.words() == ["spell-next", "spell-next", "in-order"]
    table.pick("spell-next", spell="wind_walk")
    assert [event.effect.name for event in table.happened(EffectBegan)] == ["wind_walk", "watery_double"]


def test_in_the_order_announced():
    """M4: one answer for all of them."""
    table = magic("enchanter", "4 magic", f=HIGH).colours({"air": 3, "water": 1})
    table.announce("watery_double", A, "frontier").announce("wind_walk", A, "frontier").pick("in-order")
    assert in_force(table) == ["watery_double", "wind_walk"]


def test_an_announcement_can_be_taken_back_before_its_target_is_named():
    """M4: nothing is paid before the target is chosen."""
    table = magic("enchanter", "4 magic", f=HIGH).colours({"air": 4})
    table.pick("spell", spell="lightning_strike").pick("back")
    assert left(table, "lightning_strike") == 4
    assert not table.happened(Announcement)


def test_a_target_that_has_gone_is_not_replaced():
    """M4: Lightning kills the last unit of Wind Walk's army: its points are lost too."""
    table = magic(
        "enchanter, conjurer", "4 magic", "3 magic", more="B at home B: thug\nB at home A: 9 thug\n", f=HIGH
    ).colours({"air": 4}, {"air": 3})
    table.announce("lightning_strike", die=table.die(B, "thug", 0)).announce("wind_walk", B, "home B")
    table.pick("in-order").roll("melee")
    assert [(event.spell, event.reason) for event in table.happened(SpellFailed)] == [("wind_walk", "gone")]
    assert not table.effects()
    assert not table.happened(MagicLost)


def test_spells_reach_any_army_anywhere():
    """M5: every player's armies, at every terrain and in reserve; own ones if the spell allows any army."""
    table = board(
        "A at frontier: enchanter\nA reserve: guard\nB at home A: thug\nB reserve: thug\nC at home C: thug\n"
        "turn 5 A march 1, act at frontier",
        seats=3,
        f=HIGH,
    )
    table.pick("magic").roll("4 magic").colours({"air": 3, "water": 1})
    table.pick("spell", spell="wind_walk")
    everyone = {(A, "terrain/3"), (A, "reserve"), (B, "terrain/0"), (B, "reserve"), (C, "terrain/2")}
    assert {(seat, place) for _, seat, place in table.targets()} == everyone
    assert table.question.shape.options[-1].word == "back"
    table.pick("back").pick("spell", spell="hailstorm")
    assert {(seat, place) for _, seat, place in table.targets()} == {one for one in everyone if one[0] != A}
    assert table.refuses(lambda: table.play(Picked("army:0:terrain/3"))) == "no-such-option"
    assert table.refuses(lambda: table.play(Picked("army:1:terrain/2"))) == "no-such-option"


def test_a_spell_on_a_terrain_may_hit_the_casters_own_army():
    """M13: 1995 does not forbid harmful magic; Ash Storm affects all armies there."""
    table = magic("theurgist", "magic", more="B at home B: thug\n", f=SWAMP).colours({"fire": 1})
    table.announce("ash_storm", at="frontier")
    assert in_force(table) == ["ash_storm"]


# Penalties


def test_penalties_come_before_the_doubling_of_the_terrain():
    """M14, DA-G, M16: three blue points, two Palsies: one is left and counts double."""
    table = magic(
        "conjurer", "3 magic", more="B at home B: thug\n" + "cast palsy by B on A at frontier, since 4\n" * 2, f=COAST
    )
    table.colours({"air": 3})
    assert table.totals("magic") == {"magic": 1}
    assert table.pool() == {"air": 2}


def test_frost_halves_before_the_terrain_doubles():
    """M14: five points are halved to two, then doubled to four; not doubled to ten and halved to five."""
    table = magic(
        "conjurer, evoker", "3 magic", "2 magic", more="B at home B: thug\ncast frost by A on A at frontier\n", f=COAST
    )
    table.colours({"air": 3}, {"air": 2})
    assert table.pool()["air"] == 4


def test_the_army_s_owner_says_which_colours_lose_points():
    """DA-G, M14: one Palsy, two blue points and one green one, on flatland, where blue doubles."""
    table = magic("conjurer", "3 magic", more="B at home B: thug\ncast palsy by B on A at frontier, since 4\n")
    table.colours({"air": 2, "water": 1})
    assert table.asked == (A, "penalties")
    assert table.refuses(lambda: table.colours({"water": 2})) == "points-do-not-add-up"
    assert table.refuses(lambda: table.colours({"fire": 1})) == "points-not-there"
    table.colours({"water": 1})
    assert table.pool() == {"air": 4}


def test_no_colour_loses_more_than_it_has():
    """DA-G: two Palsies on two blue and one green point cannot both take green."""
    table = magic("conjurer", "3 magic", more="B at home B: thug\n" + "cast palsy by B on A at frontier, since 4\n" * 2)
    table.colours({"air": 2, "water": 1})
    assert table.refuses(lambda: table.colours({"water": 2})) == "bucket-full"
    table.colours({"air": 1, "water": 1})
    assert table.pool()["air"] == 2


def test_a_cantrip_loses_nothing_to_penalties_or_frost():
    """C14.2, M14: only magic icons and IDs do, however many penalties there are."""
    table = magic(
        "enchanter, evoker",
        "4 cantrip",
        "2 magic",
        more="B at home B: thug\n"
        + "cast palsy by B on A at frontier, since 4\n" * 3
        + "cast frost by A on A at frontier\n",
        f=HIGH,
    )
    table.colours({"air": 4}, {"air": 1, "water": 1})
    assert table.totals("magic") == {"magic": 4}
    assert table.pool() == {"air": 4}


# From reserve


def reserve(units: str, *faces: str, more: str = "") -> Table:
    """Return a table where A's army in reserve has rolled for magic."""
    table = board(f"A reserve: {units}\nB at home B: thug\n{more}turn 5 A march 1")
    return table.pick("army", place="reserve").pick("magic").roll(*faces)


def test_an_army_in_reserve_marches_for_magic_alone():
    """M10, C3.4: there is no maneuver, only magic or nothing."""
    table = board("A reserve: evoker\nB at home B: thug\nturn 5 A march 1").pick("army", place="reserve")
    assert table.asked == (A, "action")
    assert table.words() == ["magic", "no-action"]


def test_in_reserve_nothing_is_doubled():
    """M10, M7: there is no terrain."""
    table = reserve("enchanter", "4 cantrip").colours({"air": 2, "water": 2})
    assert table.pool() == {"air": 2, "water": 2}


def test_in_reserve_nothing_is_buried_but_black_spells_may_be_cast():
    """M10, Q87: a reserve army cannot double points."""
    table = reserve("trickster", "2 magic", more="A dead: 6 thug\n").colours({"death": 2})
    assert table.castable() == {"palsy", "resurrect_death"}
    table.announce("palsy", B, "home B").pick("done")
    assert in_force(table) == ["palsy"]


def test_from_reserve_any_army_may_be_the_target():
    """M10, M5: 1995 has no limit."""
    table = reserve("evoker", "magic").colours({"air": 1}).announce("hailstorm", B, "home B")
    assert table.asked == (B, "faces")
