"""Spells with an immediate effect on armies, units and the dead (M4, M12, M16, M20, M21)."""

import pytest
from by_hand import A, B, board, casting

from ddtable.engine.questions import Chosen, Picked
from ddtable.rules.dragon_dice.events.attacks import Damaged, Routed
from ddtable.rules.dragon_dice.events.dragons import DragonLeft, DragonRolled, DragonsAttack
from ddtable.rules.dragon_dice.events.magic import SpellFailed, SpellWorked
from ddtable.rules.dragon_dice.events.rolls import Rolled, SavedAlone
from ddtable.rules.dragon_dice.events.units import Buried, Returned

# Immediate damage


def test_hailstorm_is_one_damage_that_the_army_may_save():
    """M12, M16: three castings are three damage against one save roll; the army's spells help."""
    more = "B at home B: 3 thug\ncast stoneskin by B on B at home B, since 4\n"
    table = casting("air", 4, more)
    for _ in range(3):
        table.announce("hailstorm", B, "home B")
    table.pick("done")
    assert table.asked == (B, "faces")
    table.roll("save", "melee", "melee")
    assert [(one.hits, one.saves, one.damage) for one in table.happened(Damaged)] == [(3, 2, 1)]
    assert table.asked == (B, "casualties")
    table.choose("thug")
    assert len(table.happened(Rolled, kind="save")) == 1
    assert not table.happened(Routed)


def test_hailstorms_at_two_armies_are_two_damages():
    """M16, M5: each army saves separately, also one in reserve."""
    table = casting("air", 4, "B at home B: 3 thug\nB reserve: mugger\n")
    table.announce("hailstorm", B, "reserve").announce("hailstorm", B, "home B").pick("done").pick("in-order")
    table.roll("melee")
    assert table.units(B, "dead") == ["mugger"]
    table.roll("save", "melee", "melee")
    assert [one.damage for one in table.happened(Damaged)] == [1, 0]


def test_a_hailstorm_cannot_be_countered():
    """M12, C14: Counter is X saves against it, but throws nothing back, because that needs melee."""
    table = casting("air", 4, "B at home B: filcher, thug\n").announce("hailstorm", B, "home B").pick("done")
    table.roll("4 counter", "melee")
    assert [(one.seat, one.saves) for one in table.happened(Damaged)] == [(B, 4)]


def test_finger_of_death_kills_a_small_unit_without_a_roll():
    """M12: one damage, no save."""
    table = casting("death", 4, "B at home B: 2 thug\n")
    table.announce("finger_of_death", die=table.die(B, "thug")).pick("done")
    assert table.units(B, "dead") == ["thug"]
    assert not table.happened(SavedAlone)


@pytest.mark.parametrize(("times", "dead"), [(1, []), (2, ["cutthroat"])])
def test_fingers_of_death_on_one_unit_work_together(times, dead):
    """M16, C10.1: one casting cannot kill 2 health, two can; damage leaves no wound."""
    table = casting("death", 8, "B at home B: cutthroat, thug\n")
    for _ in range(times):
        table.announce("finger_of_death", die=table.die(B, "cutthroat"))
    table.pick("done")
    assert table.units(B, "dead") == dead
    assert [event.reason for event in table.happened(SpellFailed)] == ["too-little"] * (not dead)


def test_finger_of_death_is_for_opposing_units_in_play():
    """M5: at terrains and in reserve, not the caster's own, not the dead."""
    table = casting("death", 4, "A at home A: guard\nB at home B: thug\nB reserve: mugger\nB dead: marauder\n")
    table.pick("spell", spell="finger_of_death")
    assert table.offered() == {"B goblins_thug", "B goblins_mugger"}


# Lightning


@pytest.mark.parametrize(("face", "dead"), [("3 save", False), ("3 id", False), ("3 melee", True), ("4 smite", True)])
def test_lightning_strike_makes_a_unit_roll_for_its_life(face, dead):
    """M12: its owner rolls it alone: a save or an ID saves it, whatever its health."""
    table = casting("air", 4, "B at home B: warlord, thug\n")
    table.announce("lightning_strike", die=table.die(B, "warlord"))
    assert table.asked == (B, "faces")
    table.roll(face)
    assert table.units(B, "dead") == ["warlord"] * dead


def test_lightning_may_strike_any_unit_or_dragon_in_play():
    """M5, M21: also own units, reserves, and dragons at terrains; nothing dead."""
    more = "A reserve: guard\nB at home B: thug\nB dead: mugger, air_drake\nB dragons at home A: fire_wyrm\n"
    table = casting("air", 4, more).pick("spell", spell="lightning_strike")
    assert table.offered() == {"A coral_elves_enchanter", "A coral_elves_guard", "B goblins_thug", "B fire_wyrm"}


def test_one_lightning_for_each_target_in_an_action():
    """M16: the same unit is not offered again, another one is."""
    table = casting("air", 8, "B at home B: thug, mugger\n")
    thug = table.die(B, "thug")
    table.announce("lightning_strike", die=thug)
    table.pick("spell", spell="lightning_strike")
    assert table.offered() == {"A coral_elves_enchanter", "B goblins_mugger"}
    assert table.refuses(lambda: table.play(Picked(f"die:{thug}"))) == "no-such-option"


@pytest.mark.parametrize("face", ["belly", "claw", "jaws", "breath", "tail", "wing"])
def test_a_dragon_struck_by_lightning_dies_of_a_belly_alone(face):
    """M21: its owner rolls the die once; only a belly has an effect, and kills it."""
    table = casting("air", 4, "B at home B: thug\nB dragons at home A: fire_drake\nA at home A: footman\n")
    drake = table.die(B, "fire_drake")
    table.announce("lightning_strike", die=drake)
    assert table.asked == (B, "faces")
    table.roll(face)
    assert table.lies(drake) == ("dead" if face == "belly" else "dragons at home A")
    assert [event.reason for event in table.happened(DragonLeft)] == ["lightning"] * (face == "belly")
    assert len(table.happened(DragonRolled)) == 1
    assert not table.happened(DragonsAttack)
    assert table.units(A, "home A") == ["footman"]


def test_a_belly_from_an_earlier_fight_does_not_count():
    """M21: the dragon already shows its belly, but its new roll decides."""
    table = casting("air", 4, "B at home B: thug\nB dragons at home A: fire_drake (belly)\n")
    table.announce("lightning_strike", die=table.die(B, "fire_drake")).roll("claw")
    assert not table.happened(DragonLeft)


# The dead


def test_breath_of_life_returns_one_health_to_the_casting_army():
    """M20, M16: own units of any colour, one health per casting, after the action's rolls."""
    more = "A dead: 2 thug, footman, cutthroat, air_drake\nB dead: mugger\nB at home B: thug\n"
    table = casting("air", 4, more).announce("breath_of_life").announce("breath_of_life")
    assert table.asked == (A, "resurrect")
    dice = table.position.dice
    assert {dice[die].type for die in table.question.shape.dice} == {
        "goblins_thug",
        "dwarves_footman",
        "goblins_cutthroat",
    }
    assert table.refuses(lambda: table.choose("thug", "cutthroat")) == "too-much"
    assert table.refuses(lambda: table.play(Chosen((table.die(B, "mugger"),)))) == "not-these-dice"
    assert table.refuses(lambda: table.play(Chosen((table.die(A, "air_drake"),)))) == "not-these-dice"
    table.choose("thug", "footman")
    assert table.units(A, "frontier") == ["enchanter", "footman", "thug"]
    assert [(event.seat, event.place) for event in table.happened(Returned)] == [(A, "terrain/2")] * 2


def test_two_castings_return_a_bigger_unit():
    """M16: a unit of 2 health."""
    table = casting("air", 4, "A dead: thug, cutthroat\nB at home B: thug\n").announce("breath_of_life")
    table.announce("breath_of_life").choose("cutthroat")
    assert table.units(A, "frontier") == ["cutthroat", "enchanter"]


def test_fewer_may_return_and_none():
    """M16: the return is optional."""
    table = casting("air", 4, "A dead: thug\nB at home B: thug\n").announce("breath_of_life").pick("done").choose()
    assert table.units(A, "dead") == ["thug"]
    assert table.happened(SpellFailed)[0].reason == "nobody"


def test_a_unit_bigger_than_the_castings_does_not_return():
    """M16, M20: one health per casting; the log says why no unit came, and nothing was asked."""
    table = casting("air", 4, "A dead: protector\nB at home B: thug\n").announce("breath_of_life").pick("done")
    assert table.units(A, "dead") == ["protector"]
    assert [event.reason for event in table.happened(SpellFailed)] == ["too-big"]


@pytest.mark.parametrize(
    ("colour", "spell", "back"),
    [
        ("water", "resurrect_water", {"coral_elves_guard"}),
        ("death", "resurrect_death", {"goblins_thug", "lava_elves_scout"}),
    ],
)
def test_the_dead_are_raised_by_a_colour_of_theirs(colour, spell, back):
    """M16, M20: green returns units with green, black those with black."""
    more = "A dead: guard, thug, footman, scout\nB at home B: mugger\n"
    table = casting(colour, 4, more).announce(spell).pick("done")
    assert {table.position.dice[die].type for die in table.question.shape.dice} == back


@pytest.mark.parametrize(("colour", "spell"), [("water", "resurrect_water"), ("death", "resurrect_death")])
def test_without_dead_of_the_colour_nothing_can_be_raised(colour, spell):
    """M4: a spell without a target cannot be announced; other players' dead do not count."""
    table = casting(colour, 4, "A dead: footman, air_drake\nB dead: guard, thug\nB at home B: mugger\n")
    assert spell not in table.castable()


def test_a_returned_unit_takes_no_part_in_the_action():
    """M20: returned by a Cantrip in the attack, it does not save against the strike back and cannot die of it."""
    table = board(
        "A at frontier: enchanter, guard\nA at home A: thug\nA dead: guard\nB at frontier: 9 footman\n"
        "turn 5 A march 1, act at frontier",
        f="flatland_city 6",
    )
    table.pick("skirmish", seat=B).roll("4 cantrip", "melee").colours({"air": 4})
    table.announce("breath_of_life").pick("done").choose("guard")
    assert table.units(A, "dead") == ["guard"]
    table.roll("melee").choose("footman").pick("strike-back").roll("melee")
    table.roll("3 melee", "melee")
    assert len(table.happened(Rolled, kind="save_melee", seat=A)[0].faces) == 2
    assert table.units(A, "frontier") == [], "the whole army is dead: nobody is left to join"
    assert len(table.units(A, "dead")) == 3
    assert not table.happened(Returned)
    assert table.position.board.returning == ()


def test_a_returned_unit_joins_when_the_action_is_over():
    """M20: it is there after the strike back."""
    table = board(
        "A at frontier: enchanter, guard\nA dead: guard\nB at frontier: 2 footman\nturn 5 A march 1, act at frontier",
        f="flatland_city 6",
    )
    table.pick("skirmish", seat=B).roll("4 cantrip", "melee").colours({"air": 4})
    table.announce("breath_of_life").pick("done").choose("guard")
    table.roll("save", "melee").pick("strike-back").roll("save", "save").roll("3 melee", "maneuver")
    assert table.units(A, "frontier") == ["enchanter", "guard", "guard"]


def test_no_unit_is_returned_twice():
    """M20, M16: a unit about to return cannot be chosen for the next spell, nor buried."""
    table = (
        casting("air", 4, "A dead: thug\nB at home B: 4 thug\n")
        .announce("breath_of_life")
        .announce("hailstorm", B, "home B")
    )
    table.announce("hailstorm", B, "home B").pick("in-order").choose("thug")
    assert table.position.board.returning == ((table.die(A, "thug"), "terrain/2"),)
    two = board(
        "A at frontier: enchanter\nA dead: guard\nB at home B: thug\nturn 5 A march 1, act at frontier",
        f="highland_city 1",
    )
    two.pick("magic").roll("4 magic").colours({"air": 2, "water": 2}).announce("breath_of_life")
    two.announce("resurrect_water").pick("in-order").choose("guard")
    assert [(event.spell, event.reason) for event in two.happened(SpellFailed)] == [("resurrect_water", "nobody")]
    assert two.units(A, "frontier") == ["enchanter", "guard"]


def test_dust_to_dust_buries_one_health_of_anybodys_dead():
    """M16: the caster chooses among all players' dead, one health per casting; dragons are not units (C10.6)."""
    more = "A dead: guard\nB dead: 2 thug, cutthroat, fire_wyrm\nB at home B: mugger\n"
    table = casting("earth", 4, more).announce("dust_to_dust").announce("dust_to_dust")
    assert table.asked == (A, "bury-dead")
    assert table.refuses(lambda: table.choose("cutthroat", "thug")) == "too-much"
    assert table.refuses(lambda: table.play(Chosen((table.die(B, "fire_wyrm"),)))) == "not-these-dice"
    assert table.refuses(lambda: table.play(Chosen((table.die(B, "mugger"),)))) == "not-these-dice"
    table.choose("guard", "thug")
    assert table.units(A, "buried") == ["guard"]
    assert table.units(B, "buried") == ["thug"]
    assert [(event.by, event.cause) for event in table.happened(Buried)] == [(A, "dust_to_dust")]


def test_two_castings_bury_a_bigger_unit():
    """M16: a unit of 2 health."""
    table = casting("earth", 4, "B dead: cutthroat, marauder\nB at home B: mugger\n").announce("dust_to_dust")
    table.announce("dust_to_dust").choose("cutthroat")
    assert table.units(B, "buried") == ["cutthroat"]


# In words


def test_every_spell_works_once_for_each_casting():
    """M4: the log shows a spell with its number of castings."""
    table = casting("earth", 4)
    for _ in range(4):
        table.announce("stoneskin", A, "frontier")
    assert [(event.spell, event.times) for event in table.happened(SpellWorked)] == [("stoneskin", 4)]
    assert len(table.effects()) == 4
