"""Rout and pursuit, chapter C9."""

import pytest
from by_hand import A, B, Table, board

from ddtable.engine.questions import Chosen
from ddtable.rules.dragon_dice.events.attacks import Attacked, Pursued, Routed
from ddtable.rules.dragon_dice.events.turns import ControlLost, TerrainTurned

FACED = "A at frontier: 2 thug\nB at frontier: {units}\nturn A march 1, act at frontier"


def skirmished(units: str, *saves: str, terrain: str = "flatland_city 6") -> Table:
    """Return the table after A's skirmish without hits against an army that rolled these saves."""
    table = board(FACED.format(units=units), f=terrain)
    return table.pick("skirmish", seat=B).roll("save").roll(*saves)


@pytest.mark.parametrize(
    ("units", "saves", "routs"),
    [
        ("thug", ("id",), True),
        ("thug", ("melee",), False),
        ("2 thug", ("id", "save"), False),
        ("3 thug", ("id", "id", "save"), True),
        ("thug, marauder", ("save", "3 id"), False),
        ("2 thug, marauder", ("id", "id", "3 save"), False),
        ("3 thug, cutthroat", ("id", "id", "id", "2 save"), True),
        ("protector, thug", ("4 smite", "id"), True),
        ("eagle_knight, 3 thug", ("3 fly", "id", "id", "id"), False),
        ("wyvern_rider, 2 thug", ("fly", "id", "id"), True),
    ],
)
def test_more_dice_with_ids_than_saves_on_the_others(units, saves, routs):
    """C9.1: dice with IDs count once each, not by their worth; saves of the others count as rolled."""
    table = skirmished(units, *saves)
    assert bool(table.happened(Routed)) is routs
    assert table.asked == ((A, "pursue") if routs else (B, "strike-back"))


def test_zero_against_zero_is_not_a_rout():
    """C9.1: neither IDs nor saves."""
    assert not skirmished("2 thug", "melee", "maneuver").happened(Routed)


def test_racial_saves_count_against_the_rout():
    """C9.1: a maneuver that counts as a save for elves on their coast is a save here too."""
    assert not skirmished("2 guard", "id", "maneuver", terrain="coastland_city 6").happened(Routed)
    assert skirmished("2 guard", "id", "maneuver", terrain="flatland_city 6").happened(Routed)


def test_doublings_and_ids_value_do_not_count():
    """C9.1: two heralds with IDs are two, and three saves of one die are enough."""
    table = skirmished("2 herald, protector", "3 id", "3 id", "3 save")
    assert not table.happened(Routed)


def test_dice_of_units_killed_in_the_attack_count():
    """C9.1: the check reads the save roll, dead dice included."""
    table = board(FACED.format(units="3 thug"))
    table.pick("skirmish", seat=B).roll("2 melee", "melee").roll("id", "save", "melee")
    saver = table.question.shape.dice[1]
    table.play(Chosen((saver,)))
    assert table.position.dice[saver].place == "dead"
    assert not table.happened(Routed), "one ID, one save, though the saver is dead"


def test_no_rout_while_the_terrain_shows_one():
    """C9.2: the same roll, on one and on two."""
    strike = (
        'agenda [{{"type":"end_turn"}},{{"type":"strike","kind":"missile","seat":0,"place":"terrain/2","target":1,'
        '"target_place":"terrain/2"}}]'
    )
    for number, routed in ((1, False), (2, True)):
        table = board(
            f"A at frontier: thug\nB at frontier: thug\nturn A\n{strike.format()}", f=f"flatland_city {number}"
        )
        table.roll("melee").roll("id")
        assert bool(table.happened(Routed)) is routed


def test_a_rout_costs_the_strike_back():
    """C9.3: the only thing that follows is the pursuit, even if declined."""
    table = skirmished("2 thug", "id").pick("no-pursuit")
    assert table.asked == (A, "retreat")


def test_a_declined_pursuit_leaves_the_die():
    """C9.4: pursuit is optional."""
    table = skirmished("2 thug", "id").pick("no-pursuit")
    assert table.number("frontier") == 6
    assert table.happened(Pursued) == [Pursued(A, "terrain/2", B, False)]


def test_a_pursuit_turns_the_die_down_and_acts_by_the_new_face():
    """C9.4: six to five, melee again; five to four, missiles at the same army."""
    table = skirmished("2 thug", "id").pick("pursue")
    assert table.happened(TerrainTurned) == [TerrainTurned("terrain/2", 6, 5, "pursuit")]
    assert table.asked == (A, "pursuit-action")
    assert table.targets() == {("skirmish", B, "terrain/2"), ("charge", B, "terrain/2")}
    table.pick("skirmish", seat=B).roll("save").roll("id").pick("pursue")
    assert table.number("frontier") == 4
    assert table.targets() == {("missile", B, "terrain/2")}
    table.pick("missile", seat=B).roll("save").roll("id").pick("pursue")
    assert table.number("frontier") == 3


def test_a_chain_of_pursuits_ends_at_one():
    """C9.2, C9.4: from two the die goes to one, where only magic is possible and no army routs."""
    table = skirmished("2 thug", "id")
    table.pick("pursue").pick("skirmish", seat=B).roll("save").roll("id")
    for _ in range(3):
        table.pick("pursue").pick("missile", seat=B).roll("melee").roll("id")
    table.pick("pursue")
    assert table.number("frontier") == 1
    assert table.asked == (A, "pursuit-action")
    assert table.words() == ["magic", "no-action"]
    table.pick("magic").roll("melee")
    assert table.asked == (A, "retreat")


def test_the_player_struck_back_at_may_rout_and_be_pursued():
    """C9.4: Q7, the player whose strike back routs the acting army pursues, in the other's turn."""
    table = skirmished("2 thug", "save").pick("strike-back").roll("melee").roll("id", "id")
    assert table.happened(Routed) == [Routed(A, "terrain/2", 2, 0)]
    assert table.asked == (B, "pursue")
    table.pick("pursue")
    assert table.number("frontier") == 5
    assert table.asked == (B, "pursuit-action")
    assert table.targets() == {("skirmish", A, "terrain/2"), ("charge", A, "terrain/2")}
    table.pick("skirmish", seat=A).roll("save").roll("save")
    assert table.asked == (A, "strike-back")
    table.pick("strike-back").roll("save").roll("id")
    assert table.asked == (A, "pursue")
    table.pick("pursue").pick("no-action")
    assert table.asked == (A, "retreat"), "still A's turn, his march is over"


def test_both_rout_in_a_charge_and_the_die_falls_back():
    """C9.5: with both armies standing the terrain turns one down and the march is over."""
    table = board("A at frontier: 3 thug\nB at frontier: 3 thug\nturn A march 1, act at frontier")
    table.pick("charge", seat=B).roll("id", "id", "save", "id", "maneuver", "maneuver").allot((0, 1))
    table.choose("thug", "thug").choose("thug")
    assert {event.seat for event in table.happened(Routed)} == {A, B}
    assert table.number("frontier") == 5
    assert not table.happened(Pursued)
    assert table.asked == (A, "retreat")


def test_only_the_charger_routs():
    """C9.5: its IDs against the save icons in its charge roll; the target may pursue."""
    table = board(FACED.format(units="3 thug")).pick("charge", seat=B)
    table.roll("id", "melee", "save", "save", "melee").choose("thug")
    assert table.happened(Routed) == [Routed(A, "terrain/2", 1, 0)]
    assert table.asked == (B, "pursue")
    table.pick("pursue")
    assert table.number("frontier") == 5
    assert table.targets() == {("skirmish", A, "terrain/2"), ("charge", A, "terrain/2")}


def test_save_icons_in_the_charge_roll_prevent_a_rout():
    """C9.5: one ID against one save is no rout."""
    table = board(FACED.format(units="3 thug")).pick("charge", seat=B).roll("id", "save", "save", "save", "save")
    assert not table.happened(Routed)


def test_a_charging_elfs_maneuvers_do_not_count_as_saves():
    """C9.5, C13.1: the charger made no save roll, so only its save icons count, even on the coast."""
    text = "A at frontier: 2 guard\nB at frontier: 3 thug\nturn A march 1, act at frontier"
    table = board(text, f="coastland_temple 6").pick("charge", seat=B)
    table.roll("id", "maneuver", "save", "save", "save")
    assert table.happened(Routed) == [Routed(A, "terrain/2", 1, 0)]


def test_only_the_target_of_a_charge_routs():
    """C9.5: the charger may pursue."""
    table = board(FACED.format(units="3 thug")).pick("charge", seat=B)
    table.roll("save", "save", "id", "maneuver", "maneuver").allot((1, 0))
    assert table.happened(Routed) == [Routed(B, "terrain/2", 1, 0)]
    assert table.asked == (A, "pursue")


def test_an_army_wiped_out_does_not_rout():
    """C9.6: no unit is left to pursue, though its roll showed IDs only."""
    table = board(f"B at home B: thug\n{FACED.format(units='thug')}")
    table.pick("skirmish", seat=B).roll("2 melee").roll("id")
    assert table.units(B, "frontier") == []
    assert not table.happened(Routed)
    assert table.asked == (A, "retreat")


def test_a_charger_wiped_out_does_not_pursue():
    """C9.5, C9.6: the target routs, but its attacker is gone."""
    table = board("A at home A: thug\nA at frontier: thug\nB at frontier: 2 thug\nturn A march 1, act at frontier")
    table.pick("charge", seat=B).roll("save", "id", "2 melee").allot((1, 0))
    assert table.happened(Routed) == [Routed(B, "terrain/2", 1, 0)]
    assert not table.happened(Pursued)
    assert table.asked == (A, "march-second")


def test_a_pursuit_from_eight_ends_control():
    """C9.6, C11.2: the holder pursues, the die turns to seven, and control ends."""
    table = board(FACED.format(units="thug"), f="flatland_city 8, held by A")
    table.pick("skirmish", seat=B).roll("save").roll("id").pick("pursue")
    assert table.number("frontier") == 7
    assert table.holder("frontier") == -1
    assert table.happened(ControlLost) == [ControlLost(A, "terrain/2")]
    assert ("missile", B, "terrain/2") not in table.targets(), "on seven there is melee only"


def test_the_pursuit_is_aimed_at_the_army_that_routed():
    """C9.7: another army there, or within missile range, is not a target; the action may be declined."""
    units = "A at frontier: 2 thug\nB at frontier: 2 thug\nB at home B: thug\nC at frontier: thug\nC at home C: thug\n"
    table = board(f"{units}turn A march 1, act at frontier", seats=3, f="flatland_city 5")
    table.pick("skirmish", seat=B).roll("save").roll("id").pick("pursue")
    assert table.targets() == {("missile", B, "terrain/3")}
    table.pick("no-action")
    assert table.number("frontier") == 4
    assert table.asked == (A, "retreat")


def test_a_pursuit_uses_no_march_and_has_no_maneuver():
    """C9.7: after it the second march is still to come, with another army."""
    table = board(f"A at home A: thug\n{FACED.format(units='2 thug')}")
    table.pick("skirmish", seat=B).roll("save").roll("id").pick("pursue")
    table.pick("skirmish", seat=B).roll("save").roll("save").pick("no-strike-back")
    assert [event.kind for event in table.happened(Attacked)] == ["skirmish", "skirmish"]
    assert table.asked == (A, "march-second")
    assert table.places("army") == ["terrain/0"]


def test_a_spell_causes_no_rout():
    """C9.2: hail cast from the same terrain; the save roll shows an ID and no save."""
    text = "A at frontier: evoker\nB at frontier: 3 thug\nturn A march 1, act at frontier"
    table = board(text, f="highland_city 1").pick("magic").roll("2 magic").allot((0, 2, 0, 0, 0))
    table.pick("spell", spell="hailstorm").pick("spell-at-army", seat=B, place="frontier").pick("done")
    table.roll("id", "melee", "melee")
    far = board(text, f="highland_city 8, held by A").pick("magic").roll("2 magic").allot((0, 2, 0, 0, 0))
    far.pick("spell", spell="hailstorm").pick("spell-at-army", seat=B, place="frontier").pick("done")
    far.roll("id", "melee", "melee")
    assert not table.happened(Routed)
    assert not far.happened(Routed)


def test_units_returned_in_the_attack_take_part_in_the_pursuit():
    """C9.4, M20: the previous action's rolls are over when the army routs; the pursuit is another action."""
    text = "A at frontier: enchanter\nA dead: guard\nB at frontier: 2 thug\nturn A march 1, act at frontier"
    table = board(text).pick("skirmish", seat=B).roll("4 cantrip").allot((0, 4, 0, 0, 0))
    table.pick("spell", spell="breath_of_life").pick("done").choose("guard").roll("id")
    assert table.units(A, "frontier") == ["enchanter"]
    table.pick("pursue")
    assert table.units(A, "frontier") == ["enchanter", "guard"]
    table.pick("skirmish", seat=B)
    assert len(table.question.shape.dice) == 2


def test_a_paralysed_army_pursues_without_an_action():
    """C9.5, C9.4, DA-D2: a pursuit needs no roll, but its action does."""
    text = FACED.format(units="3 thug").replace("turn A", "cast paralysis by B on B at frontier, since 3\nturn 4 A")
    table = board(text).pick("charge", seat=B).roll("id", "id", "save", "save", "melee")
    assert table.happened(Routed) == [Routed(A, "terrain/2", 2, 0)]
    assert table.asked == (B, "pursue")
    table.pick("pursue")
    assert table.number("frontier") == 5
    assert table.asked == (A, "retreat")
