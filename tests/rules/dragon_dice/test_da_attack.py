"""Dragons attack an army: chapter DA, clause by clause."""

import pytest
from by_hand import A, B, Table
from dragons_by_hand import attack, slain

from ddtable.engine.questions import Faces, Picked
from ddtable.rules.dragon_dice.events.attacks import Damaged, Routed
from ddtable.rules.dragon_dice.events.dragons import DragonLeft, DragonRolled, DragonStruck
from ddtable.rules.dragon_dice.events.units import Killed, Promoted

MELEE, MISSILE, SAVE = (1, 0, 0), (0, 1, 0), (0, 0, 1)


# The roll and the damage


def test_dragon_and_army_roll_at_once():
    """DA-A: the army and the dragon roll together; nothing is asked between."""
    table = attack("marauder, thug")
    table.roll("claw", "4 melee", "save")
    assert table.happened(DragonRolled)[0].icons == ("claw",)
    assert table.totals("dragon_defence") == {"melee": 4, "missile": 0, "save": 1}


def test_all_damage_falls_at_once():
    """DA-B, DA-C4: killed units have still struck; the slain dragon's jaws still do damage."""
    table = attack("2 conqueror").roll("jaws", "5 melee", "5 melee").pick("strike-melee")
    assert slain(table)
    assert table.units(A, "frontier") == []
    assert table.happened(Damaged) == [Damaged(A, "terrain/2", 10, 0, 10, cause="dragons")]


@pytest.mark.parametrize(("faces", "dies"), [(("5 melee", "4 melee"), False), (("5 melee", "5 melee"), True)])
def test_ten_damage_slays_and_less_does_nothing(faces, dies):
    """DA-B, DA-C3: five health and five automatic saves; nine damage do nothing, and it stays."""
    units = ("conqueror", "marauder" if "4 melee" in faces else "conqueror")
    table = attack(", ".join(units)).roll("claw", *faces)
    table = table.pick("strike-melee", needed=10) if dies else table
    table.choose(units[1])
    (struck,) = table.happened(DragonStruck)
    assert (struck.needed, struck.slain) == (10, dies)
    assert slain(table) is dies


def test_melee_and_missiles_are_not_combined_against_one_dragon():
    """DA-B: Q71, nine and nine do not slay, ten of either kind do."""
    table = attack("marauder, conqueror, assassin, deadeye")
    table.roll("wing", "4 melee", "5 melee", "5 missile", "4 missile")
    assert table.happened(DragonLeft)[0].reason == "wing"
    table = attack("2 assassin, conqueror").roll("claw", "5 missile", "5 missile", "5 melee")
    table.pick("strike-missile").choose("assassin")
    assert slain(table)
    assert table.happened(DragonStruck)[0].kind == "missile"


def test_the_player_chooses_the_results_against_a_single_dragon():
    """DA-B, H21: melee or missiles, if they reach what it needs, or neither to spare it."""

    def rolled() -> Table:
        return attack("2 conqueror, 2 assassin").roll("claw", "5 melee", "5 melee", "5 missile", "5 missile")

    assert rolled().asked == (A, "dragon-strike")
    assert rolled().words() == ["strike-melee", "strike-missile", "strike-let"]
    for word, kind in (("strike-melee", "melee"), ("strike-missile", "missile")):
        table = rolled().pick(word).choose("assassin")
        assert slain(table)
        assert table.happened(DragonStruck) == [DragonStruck(table.die(B, "fire_drake"), kind, 10, 10, True)]
    table = rolled().pick("strike-let").choose("assassin")
    assert table.lies(table.die(B, "fire_drake")) == "dragons at frontier"
    assert table.happened(DragonStruck) == [DragonStruck(table.die(B, "fire_drake"), "let", 0, 10, False)]
    table = attack("2 conqueror, assassin").roll("claw", "5 melee", "5 melee", "5 missile")
    assert table.words() == ["strike-melee", "strike-let"], "five missiles slay nothing"


def test_results_that_cannot_slay_a_single_dragon_are_not_offered():
    """DA-B, H21: less than it needs has no effect."""
    table = attack("conqueror, marauder").roll("claw", "5 melee", "4 melee")
    assert table.asked == (A, "casualties")
    assert table.happened(DragonStruck) == [DragonStruck(table.die(B, "fire_drake"), "melee", 9, 10, False)]


def test_the_results_of_one_kind_may_be_divided_over_several_dragons():
    """DA-B: Q96, each dragon by one kind, as the owner chooses; each still needs ten."""
    units, faces = "4 conqueror", ("5 melee", "5 melee", "5 melee", "5 melee")
    table = attack(units, "2 fire_drake").roll("claw", "claw", *faces)
    assert table.asked == (A, "dragon-strike")
    assert table.question.values["melee"] == 20
    assert table.words() == ["strike-melee", "strike-let"], "no missiles to strike with"
    assert table.refuses(lambda: table.play(Picked("missile"))) == "no-such-option"
    table.pick("strike-melee")
    assert table.question.values["melee"] == 10
    table.pick("strike-melee").choose("conqueror", "conqueror", "conqueror")
    assert len(table.happened(DragonLeft, reason="slain")) == 2


def test_one_dragon_by_melee_and_another_by_missiles():
    """DA-B: Q71 and Q96; the owner may also spare one."""

    def rolled() -> Table:
        table = attack("2 conqueror, 2 assassin", "2 fire_drake")
        return table.roll("claw", "wing", "5 melee", "5 melee", "5 missile", "5 missile")

    table = rolled().pick("strike-melee")
    assert table.words() == ["strike-missile", "strike-let"], "the melee is used up"
    table.pick("strike-missile").choose("conqueror")
    assert [event.reason for event in table.happened(DragonLeft)] == ["slain", "slain"]
    table = rolled().pick("strike-let").pick("strike-melee").choose("conqueror")
    assert [table.lies(table.die(B, "fire_drake", at)) for at in (0, 1)] == ["dragons at frontier", "dead"]


def test_ten_are_not_divided_below_what_a_dragon_needs():
    """DA-B, DA-C1: fifteen slay one of ten, and another of five after its belly."""
    faces = ("5 melee", "5 melee", "5 melee")
    table = attack("3 conqueror", "2 fire_drake").roll("claw", "wing", *faces).pick("strike-melee")
    assert table.asked == (A, "casualties"), "five are left, ten are needed: not asked again"
    table = attack("3 conqueror", "2 fire_drake").roll("belly", "claw", *faces)
    table.pick("strike-melee", needed=5).pick("strike-melee", needed=10).choose("conqueror")
    assert len(table.happened(DragonLeft, reason="slain")) == 2


def test_damage_of_all_dragons_less_all_saves_once():
    """DA-B, DA-C3, DA-C4: 5 and 10 are one sum, minus 3 saves."""
    table = attack("5 marauder", "fire_drake, fire_wyrm").roll("claw", "jaws", "3 save", *["2 maneuver"] * 4)
    assert table.happened(Damaged) == [Damaged(A, "terrain/2", 15, 3, 12, cause="dragons")]
    assert table.question.values["needed"] == 12
    assert table.refuses(lambda: table.choose("marauder", "marauder", "marauder")) == "too-little"


def test_excess_saves_have_no_effect():
    """DA-B: five damage, six saves, no unit dies."""
    table = attack("2 marauder").roll("claw", "3 save", "3 save")
    assert table.happened(Damaged) == [Damaged(A, "terrain/2", 5, 6, 0, cause="dragons")]
    assert not table.happened(Killed)


def test_no_rout_follows_a_dragon():
    """DA-B, C9.1: no army has attacked; two IDs and no save."""
    table = attack("2 thug").roll("belly", "id", "id").allot(SAVE, SAVE)
    assert not table.happened(Routed)
    assert table.asked == (A, "march-first")


# The dragon's faces


@pytest.mark.parametrize(
    ("rolls", "damage"),
    [
        (("claw",), 5),
        (("jaws",), 10),
        (("belly",), 0),
        (("wing",), 0),
        (("tail", "claw"), 8),
        (("tail", "tail", "tail", "jaws"), 19),
        (("tail", "belly"), 3),
    ],
)
def test_the_effect_of_each_face(rolls, damage):
    """DA-C3, DA-C4, DA-C5: claws 5, jaws 10, tail 3 and another roll each time."""
    table = attack("thug").roll(rolls[0], "melee")
    for face in rolls[1:]:
        table.roll(face)
    (rolled,) = table.happened(DragonRolled)
    assert (rolled.icons, rolled.damage) == (rolls, damage)
    assert table.units(A, "frontier") == ([] if damage else ["thug"])


def test_treasure_does_no_damage_and_promotes_one_unit_once():
    """DA-C6, C10.3, C10.7: 1 to 2 or 2 to 3 of the same race, after the fight; never 3 to a monster; or none."""
    units = "thug, cutthroat, marauder, footman"
    dead = "A dead: cutthroat, marauder, goblins_troll, sergeant, mammoth_rider"

    def rolled() -> Table:
        return attack(units, "fire_wyrm", dead).roll("treasure", "melee", "2 melee", "4 melee", "melee")

    table = rolled()
    assert table.happened(DragonStruck), "the army has finished its attempt"
    assert (table.asked, table.question.clause) == ((A, "promote"), "DA-C6")
    pairs = {
        tuple(table.position.dice[option.values[key]].type for key in ("die", "onto"))
        for option in table.question.shape.options
        if "onto" in option.values
    }
    assert pairs == {
        ("goblins_cutthroat", "goblins_thug"),
        ("goblins_marauder", "goblins_cutthroat"),
        ("dwarves_sergeant", "dwarves_footman"),
    }
    table.promote("cutthroat", "thug")
    assert table.units(A, "frontier") == ["cutthroat", "cutthroat", "footman", "marauder"]
    assert "thug" in table.units(A, "dead")
    assert table.asked == (A, "march-first"), "one unit only"
    assert len(rolled().pick("promote-all").happened(Promoted)) == 1
    assert not rolled().pick("done").happened(Promoted)
    again = rolled()
    forged = f"{again.die(A, 'mammoth_rider')}:{again.die(A, 'footman')}"
    assert again.refuses(lambda: again.play(Picked(forged))) == "no-such-option"


def test_treasure_comes_after_the_casualties_and_the_tail():
    """DA-C6, DA-C5: a unit that died of the tail may return by the promotion."""
    table = attack("2 cutthroat, thug", "fire_wyrm").roll("tail", "2 melee", "2 melee", "melee").roll("treasure")
    table.choose("cutthroat", "thug")
    assert table.asked == (A, "march-first"), "a thug that died cannot be promoted"
    table = attack("3 cutthroat, 2 thug", "fire_wyrm").roll("tail", *["2 melee"] * 3, "melee", "melee").roll("treasure")
    table.choose("cutthroat", "thug").promote("cutthroat", "thug")
    assert table.units(A, "frontier") == ["cutthroat"] * 3
    assert table.units(A, "dead") == ["thug", "thug"]


def test_a_slain_dragons_treasure_promotes_too():
    """DA-C6, DA-B, C10.4: once for the treasure, then as many as possible for the dragon."""
    table = attack("2 conqueror, 2 bladesman", "fire_wyrm", "A dead: 2 duelist")
    table.roll("treasure", "5 melee", "5 melee", "melee", "melee").pick("strike-melee")
    assert table.question.values["cause"] == "treasure"
    table.promote("duelist", "bladesman")
    assert table.question.values["cause"] == "slain"
    table.pick("promote-all")
    assert table.units(A, "frontier") == ["conqueror", "conqueror", "duelist", "duelist"]


def test_wing_carries_the_dragon_to_its_owner():
    """DA-C7: B's dead unit area; not the acting player's, and no promotion for it."""
    table = attack("thug", more="A dead: cutthroat").roll("wing", "melee")
    assert table.lies(table.die(B, "fire_drake")) == "dead"
    assert [event.reason for event in table.happened(DragonLeft)] == ["wing"]
    assert not table.happened(Promoted)
    assert table.asked == (A, "march-first")


def test_belly_counts_in_this_battle_alone():
    """DA-C1, DG-D1: five damage slay now; the next attack needs ten again."""
    table = attack("marauder, thug").roll("belly", "4 melee", "save")
    assert table.happened(DragonStruck)[0].needed == 5
    assert not slain(table)
    while not isinstance(table.question.shape, Faces):
        table.pick("done" if table.question.kind in ("reinforce", "retreat") else "no-march")
    table.roll("claw", "4 melee", "save")
    assert table.happened(DragonStruck)[1].needed == 10


def test_an_attack_that_kills_the_last_unit_still_removes_the_slain_dragon():
    """DA-B, DA-C7, C10.4: no unit is left to be promoted; the wing flies off, the slain dragon stays dead."""
    table = attack("conqueror, marauder", "fire_drake, fire_wyrm", "A dead: duelist, bladesman")
    table.roll("tail", "jaws", "5 melee", "4 melee").roll("wing")
    assert table.units(A, "frontier") == []
    assert table.lies(table.die(B, "fire_drake")) == "dead"
    assert table.lies(table.die(B, "fire_wyrm")) == "dragons at frontier"
    assert table.asked == (A, "march-first")


def test_a_unit_that_a_cantrip_returned_joins_after_the_attack():
    """DA-F2, M20: it has not rolled and cannot be a casualty; it joins at the end."""
    table = attack("enchanter, conqueror, footman", more="A dead: trooper, evoker")
    table.roll("claw", "4 cantrip", "5 melee", "save").allot((0, 4, 0, 0, 0))
    table.pick("spell", spell="breath_of_life").pick("spell", spell="breath_of_life").choose("trooper")
    assert table.asked == (A, "casualties")
    assert len(table.question.shape.dice) == 3
    table.choose("enchanter", "footman")
    assert table.units(A, "frontier") == ["conqueror", "trooper"]
    assert table.asked == (A, "march-first")
