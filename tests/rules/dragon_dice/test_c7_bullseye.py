"""Bullseye, and the units that roll alone: C7.5 and C6.2."""

import pytest
from by_hand import A, B, Table, board

from ddtable.engine.questions import Chosen
from ddtable.rules.dragon_dice.events.attacks import Damaged, Routed
from ddtable.rules.dragon_dice.events.rolls import RolledAgain, SavedAlone
from ddtable.rules.dragon_dice.events.units import Killed

SHOT = "A at frontier: {shooters}\nB at {at}: {units}\n{more}turn 4 A march 1, act at frontier"


def shot(units: str, *faces: str, shooters: str = "sharpshooter", more: str = "", **at: str) -> Table:
    """Return the table after A has shot at B's army, by default at the frontier, which shows three."""
    place = at.pop("at", "frontier")
    text = SHOT.format(shooters=shooters, at=place, units=units, more=more)
    table = board(text, **{"f": "flatland_temple 3", **at}).pick("missile", seat=B, place=place)
    return table.roll(*(faces or ("4 bullseye",)))


def test_the_shooter_names_targets_for_as_much_health_as_fits():
    """C7.5, Q94: after the roll, four health in the target army; it does not also count as hits on the army."""
    table = shot("marauder, cutthroat, 2 thug")
    assert table.asked == (A, "bullseye")
    assert {table.position.dice[die].owner for die in table.question.shape.dice} == {B}
    table.choose("marauder", "thug")
    assert table.asked == (B, "faces")
    assert len(table.question.shape.dice) == 2, "they roll alone"
    table.roll("3 id", "save").roll("3 id", "2 id", "id", "id")
    assert table.came_to("missile", A) == {}
    assert table.happened(Damaged) == [Damaged(B, "terrain/2", 0, 7, 0)]


def test_forged_targets_are_refused():
    """C7.5: too much health, too little, and units of another army."""
    table = shot("marauder, cutthroat, 2 thug", more="B at home B: thug\n")
    assert table.refuses(lambda: table.choose("marauder", "cutthroat")) == "too-much"
    assert table.refuses(lambda: table.choose("cutthroat", "thug")) == "too-little"
    assert table.refuses(lambda: table.play(Chosen(()))) == "too-little"
    home = next(at for at, die in enumerate(table.position.dice) if die.place == "terrain/1")
    for other in (home, 3):  # the thug at home, the shooter
        chosen = Chosen(tuple(sorted((other, *table.question.shape.dice[2:]))))
        assert table.refuses(lambda chosen=chosen: table.play(chosen)) == "not-these-dice"


def test_several_bullseyes_are_one_sum():
    """C7.5: two Bullseyes of four are eight health, divided as the shooter likes."""
    table = shot("2 marauder, 5 thug", shooters="2 sharpshooter")
    assert table.question.values["points"] == 8
    table.choose("marauder", "marauder", "thug", "thug").roll("3 id", "3 save", "id", "save")
    assert not table.happened(Killed)


def test_nothing_is_asked_if_all_units_fit():
    """C7.5: with two thugs there is no choice; both roll alone at once."""
    table = shot("2 thug")
    assert table.asked == (B, "faces")
    table.roll("save", "save")
    assert table.happened(SavedAlone)[0].lost == ()


def test_the_killed_leave_before_the_save_roll_and_the_others_roll_again_in_it():
    """C7.5: survivors save for the army too; the dead do not."""
    table = shot("6 thug", "4 bullseye", "2 missile", shooters="sharpshooter, bowman")
    table.choose(*["thug"] * 4).roll("melee", "maneuver", "save", "id")
    assert table.happened(Killed) == [Killed(B, "terrain/2", (5, 6), 0, 0, cause="bullseye")]
    assert table.units(B, "dead") == ["thug", "thug"]
    assert table.asked == (B, "faces")
    assert len(table.question.shape.dice) == 4, "two who lived and two who were no targets"
    table.roll("save", *["melee"] * 3)
    assert table.happened(Damaged) == [Damaged(B, "terrain/2", 2, 1, 1)]
    assert table.asked == (B, "casualties")


def test_an_army_that_is_wiped_out_saves_no_more():
    """C7.5, C6.3, C9.6: no save roll, no rout; the march is over."""
    table = shot("2 thug", more="B at home B: thug\n").roll("melee")
    assert table.units(B, "frontier") == []
    assert table.asked == (A, "retreat")
    assert not table.happened(Routed)
    assert not table.happened(Damaged)


def test_the_last_units_of_a_player_end_the_game():
    """C7.5, C2.2: the killed count like any other dead."""
    assert shot("2 thug").roll("melee").result.winners == (A,)


def test_the_rout_is_read_from_the_armys_roll():
    """C7.5, C7.4, C9.1: not from the rolls made alone, and only at the shooter's own terrain."""
    for at, routs in (("frontier", True), ("home B", False)):
        table = shot("2 thug", at=at).roll("save", "save").roll("id", "melee")
        assert bool(table.happened(Routed)) is routs
        assert not shot("2 thug", at=at).roll("id", "id").roll("save", "melee").happened(Routed)


def test_bullseye_over_a_distance():
    """C7.5, C7.1: the targets are in the army that is shot at, and roll by their own terrain."""
    table = shot("2 guard, 3 fighter", at="home B", b="coastland_city 4")
    assert table.asked == (A, "bullseye")
    table.choose("guard", "guard", "fighter", "fighter").roll("maneuver", "maneuver", "maneuver", "melee")
    assert table.units(B, "dead") == ["fighter"]


@pytest.mark.parametrize(
    ("die", "face", "lives", "terrain"),
    [
        ("thug", "save", True, "flatland"),
        ("thug", "id", True, "flatland"),
        ("thug", "melee", False, "flatland"),
        ("thug", "maneuver", False, "flatland"),
        ("thug", "maneuver", False, "swampland"),
        ("guard", "2 missile", False, "flatland"),
        ("evoker", "2 magic", False, "flatland"),
        ("guard", "maneuver", True, "coastland"),
        ("guard", "maneuver", False, "highland"),
        ("scout", "maneuver", True, "highland"),
        ("scout", "maneuver", False, "coastland"),
        ("herald", "4 counter", True, "flatland"),
        ("eagle_knight", "3 fly", True, "flatland"),
        ("wyvern_rider", "fly", True, "flatland"),
        ("protector", "4 smite", False, "flatland"),
        ("enchanter", "4 cantrip", False, "flatland"),
        ("mammoth_rider", "3 trample", False, "flatland"),
        ("leopard_rider", "3 rend", False, "flatland"),
        ("deadeye", "4 bullseye", False, "flatland"),
    ],
)
def test_faces_that_save_a_unit_that_rolls_alone(die, face, lives, terrain):
    """C6.2, C13.1: a save, an ID, Counter, Fly, or a maneuver that its race counts as a save there."""
    table = shot(die, more="B at home B: thug\n", f=f"{terrain}_temple 3").roll(face)
    (alone,) = table.happened(SavedAlone)
    assert (alone.lost == ()) is lives
    assert (table.units(B, "dead") == []) is lives
    assert not table.happened(RolledAgain), "nothing is cast or rolled again there"


def test_effects_on_the_army_do_not_reach_a_unit_that_rolls_alone():
    """C6.2: neither saves of spells, nor Flashfire, nor its penalties, nor the eighth face's doubling under frost."""
    spells = ["wall_of_ice", "stoneskin", "flashfire"]
    more = "B at home B: thug\n" + "".join(f"cast {spell} by B on B at frontier\n" for spell in spells)
    table = shot("thug", more=more).roll("melee")
    assert table.units(B, "dead") == ["thug"]
    palsied = shot("2 thug", more="cast palsy by A on B at frontier\n" * 3).roll("save", "id")
    assert palsied.units(B, "dead") == []
    more = "B at home B: thug\ncast frost by B on B at home B, since 3\n"
    table = shot("thug", more=more.replace("home B: thug", "frontier: mugger"), at="home B",
                 b="flatland_city 8, held by B")  # fmt: skip
    table.roll("save")
    assert table.units(B, "dead") == ["thug"], "one save, halved, is none"


@pytest.mark.parametrize(
    ("die", "face", "lives"),
    [
        ("thug", "save", False),
        ("thug", "id", False),
        ("cutthroat", "2 id", True),
        ("cutthroat", "2 save", True),
        ("marauder", "3 save", True),
        ("wyvern_rider", "fly", True),
        ("herald", "4 counter", True),
        ("guard", "maneuver", False),
        ("courier", "2 maneuver", True),
    ],
)
def test_frost_reaches_a_unit_that_rolls_alone(die, face, lives):
    """C6.2, DA-D4: a single result is halved to none; special icons are exempt."""
    more = "B at home B: thug\ncast frost by B on B at frontier, since 3\n"
    table = shot(die, more=more, f="coastland_temple 3").roll(face)
    assert (table.units(B, "dead") == []) is lives


def test_fog_does_not_reduce_a_bullseye():
    """C7.5, C14.2: it takes six off the other missiles."""
    table = shot("9 thug", "4 bullseye", *["2 missile"] * 4, shooters="sharpshooter, 4 bowman",
                 more="cast wall_of_fog by B at frontier\n")  # fmt: skip
    table.choose(*["thug"] * 4).roll("save")
    assert table.came_to("missile", A) == {"missile": 2}


def test_a_bullseye_is_not_rolled_again():
    """C7.5, Q19: one face."""
    assert not shot("9 thug").happened(RolledAgain)


def test_a_bullseye_is_rolled_again_with_the_option():
    """C7.5, Q19: with the option it is rolled again and all is added, but only in missile rolls."""
    table = shot("9 thug", more="options bullseye_again\n")
    assert table.asked == (A, "faces")
    table.roll("4 bullseye").roll("4 missile")
    assert table.question.values["points"] == 8
    table.choose(*["thug"] * 8).roll("save")
    assert table.came_to("missile", A) == {"missile": 4}
    melee = board("options bullseye_again\nA at frontier: sharpshooter\nB at frontier: thug\n"
                  "turn A march 1, act at frontier").pick("skirmish", seat=B).roll("4 bullseye")  # fmt: skip
    assert not melee.happened(RolledAgain)


def test_the_dead_of_a_bullseye_go_to_the_usual_place():
    """C7.5, M23: under Open Grave they go to reserve."""
    table = shot("2 thug", more="cast open_grave by B on B at frontier\n").roll("melee")
    assert table.units(B, "reserve") == ["thug", "thug"]
