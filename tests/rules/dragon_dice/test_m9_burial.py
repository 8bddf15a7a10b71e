"""Death magic: black points doubled by burying dead units (M9)."""

from by_hand import A, B, Table, magic

from ddtable.engine.questions import Chosen, Subset
from ddtable.rules.dragon_dice.events.magic import Announcement
from ddtable.rules.dragon_dice.events.units import Buried

COAST = "coastland_temple 1"
MARCH_OVER = (A, "retreat")  # no other army of A can march, and the reserve is empty


def left(table: Table, spell: str) -> int:
    """Return the points left of a spell's colour, from the question."""
    return next(int(one.values["left"]) for one in table.question.shape.options if one.values.get("spell") == spell)


def need(table: Table, spell: str) -> int:
    """Return the health to bury for a spell, from the question."""
    return next(
        int(one.values["need_bury"]) for one in table.question.shape.options if one.values.get("spell") == spell
    )


def black(units: str, *faces: str, more: str) -> Table:
    """Return a table where A's goblins have rolled black points on coastland."""
    table = magic(units, *faces, more=more, f=COAST)
    while table.asked[1] == "magic-colours":
        table.colours(*({"death": points} for points, _ in table.colour_sources()))
    return table


def test_burying_doubles_black_points_while_casting():
    """M9, M11: two black points and two health buried pay an Open Grave of 4."""
    table = black("trickster", "2 magic", more="A dead: cutthroat\nB at home B: thug\n")
    assert (left(table, "open_grave"), need(table, "open_grave"), need(table, "palsy")) == (2, 2, 0)
    assert not table.happened(Buried)
    table.announce("open_grave", A, "frontier")
    assert table.units(A, "buried") == ["cutthroat"]
    assert [(event.by, event.cause) for event in table.happened(Buried)] == [(A, "death-magic")]
    assert [event.left for event in table.happened(Announcement)] == [0]


def test_any_players_dead_may_be_buried():
    """M9: the caster chooses among all dead units; the owners are not asked."""
    table = black("trickster", "2 magic", more="A dead: thug\nB dead: 2 mugger\nB at home B: thug\n")
    table.announce("finger_of_death", die=table.die(B, "thug"))
    assert table.asked == (A, "spell-bury")
    assert len(table.question.shape.dice) == 3
    table.choose("mugger")
    assert table.units(B, "buried") == ["mugger"]
    assert table.units(A, "dead") == ["thug"]


def test_nothing_is_buried_for_points_that_are_there():
    """M9: a Palsy of 1 is paid by the two points rolled."""
    table = black("trickster", "2 magic", more="A dead: thug\nB at home B: thug\n")
    table.announce("palsy", B, "home B").announce("palsy", B, "home B").pick("done")
    assert not table.happened(Buried)


def test_only_the_needed_health_is_buried():
    """M9: for one missing point one unit is enough, two are refused, none is too little."""
    table = black("trickster", "2 magic", more="A dead: 2 thug\nB dead: marauder\nB at home B: thug\n")
    table.announce("finger_of_death", die=table.die(B, "thug"))
    assert table.refuses(lambda: table.choose("thug", "thug")) == "more-than-needed"
    assert table.refuses(lambda: table.choose("thug", "marauder")) == "more-than-needed"
    assert table.refuses(table.choose) == "too-little"
    assert table.refuses(lambda: table.play(Chosen((table.die(A, "trickster"),)))) == "not-these-dice"
    table.choose("thug")
    assert table.units(A, "buried") == ["thug"]


def test_a_larger_unit_doubles_no_more_points_than_were_rolled():
    """M9: two black points and three buried health make four points, never five."""
    table = black("trickster", "2 magic", more="B dead: marauder\nB at home B: 2 thug\n")
    table.announce("finger_of_death", die=table.die(B, "thug"))
    assert table.units(B, "buried") == ["marauder"]
    assert [event.left for event in table.happened(Announcement)] == [1]
    assert table.castable() == {"palsy"}


def test_no_black_point_doubles_twice():
    """M9: after two points are doubled, other dead do not help."""
    table = black("trickster", "2 magic", more="A dead: 6 thug\nB at home B: 2 thug\n")
    assert table.castable() == {"palsy", "resurrect_death", "finger_of_death", "open_grave"}
    table.announce("open_grave", A, "frontier").choose("thug", "thug")
    assert table.asked == MARCH_OVER, "no point is left, and none can be made"
    assert table.units(A, "dead") == ["thug"] * 4


def test_points_already_spent_count_among_those_magic():
    """M9: two Palsies, then a Finger from the third point and two health: five points from three."""
    table = black("hedge_wizard", "3 magic", more="A dead: 3 thug\nB at home B: 2 thug\n")
    table.announce("palsy", B, "home B").announce("palsy", B, "home B")
    table.announce("finger_of_death", die=table.die(B, "thug")).choose("thug", "thug")
    assert table.castable() == {"palsy"}
    assert need(table, "palsy") == 1
    table.announce("palsy", B, "home B")
    assert table.asked == (A, "spell-order")
    assert len(table.units(A, "buried")) == 3


def test_dragons_cannot_be_buried():
    """M9, C10.6: dragons are not units; without dead units nothing is doubled."""
    table = black("trickster", "2 magic", more="A dead: air_drake\nB dead: fire_wyrm\nB at home B: thug\n")
    assert table.castable() == {"palsy"}


def test_other_colours_are_not_doubled_by_burying():
    """M9: gold points are not doubled."""
    table = magic("trickster", "2 magic", more="A dead: 6 thug\nB at home B: thug\n", f=COAST).colours({"earth": 2})
    assert table.castable() == {"stoneskin", "dust_to_dust"}


def test_black_points_lost_to_a_penalty_cannot_be_doubled():
    """M9, M14: a Palsy reduces two points to one, which doubles to two."""
    table = black(
        "trickster", "2 magic", more="A dead: 6 mugger\nB at home B: thug\ncast palsy by B on A at frontier, since 4\n"
    )
    assert table.castable() == {"palsy", "resurrect_death"}
    assert need(table, "resurrect_death") == 1


def test_the_question_of_a_burial_is_a_subset():
    """M9: the question contains dice of the dead areas, and no living ones."""
    table = black("trickster", "2 magic", more="A dead: 2 thug, mugger\nB at home B: thug\n")
    table.announce("finger_of_death", die=table.die(B, "thug"))
    shape = table.question.shape
    assert isinstance(shape, Subset)
    assert {table.position.dice[die].place for die in shape.dice} == {"dead"}
