"""An army attacked by dragons: its icons, IDs, penalties and terrain (DA-E to DA-H)."""

import pytest
from by_hand import A, B
from dragons_by_hand import FLAT, attack, slain

from ddtable.engine.questions import Allotted
from ddtable.rules.dragon_dice.events.attacks import Damaged
from ddtable.rules.dragon_dice.events.dragons import DragonRolled, DragonStruck
from ddtable.rules.dragon_dice.events.rolls import Rolled

MELEE, MISSILE, SAVE = (1, 0, 0), (0, 1, 0), (0, 0, 1)


# The army's icons


def test_each_id_may_be_melee_missile_or_save_and_may_be_split():
    """DA-E, C0.3: the unit's health in points; points that do not add up are refused."""
    table = attack("marauder, thug").roll("claw", "3 id", "id")
    assert table.asked == (A, "dragon-ids")
    assert table.question.shape.buckets == ("melee", "missile", "save")
    assert table.refuses(lambda: table.allot((3, 0, 1), MELEE)) == "points-do-not-add-up"
    assert table.refuses(lambda: table.allot((2, 0, 0), MELEE)) == "points-do-not-add-up"
    assert table.refuses(lambda: table.allot((4, -1, 0), MELEE)) == "points-do-not-add-up"
    assert table.refuses(lambda: table.allot((3, 0, 0))) == "wrong-number"
    assert table.refuses(lambda: table.play(Allotted(((3, 0), (1, 0))))) == "points-do-not-add-up"
    table.allot((1, 1, 1), MISSILE)
    assert table.totals("dragon_defence") == {"melee": 1, "missile": 2, "save": 1}


@pytest.mark.parametrize(
    ("unit", "face", "totals"),
    [
        ("deadeye", "4 bullseye", (0, 4, 0)),
        ("herald", "4 counter", (4, 0, 4)),
        ("eagle_knight", "3 fly", (0, 0, 3)),
        ("protector", "4 smite", (4, 0, 0)),
        ("mammoth_rider", "3 trample", (3, 0, 0)),
    ],
)
def test_special_icons_against_a_dragon(unit, face, totals):
    """DA-F1, DA-F3, DA-F4, DA-F6, DA-F7: missiles; saves and melee; saves; melee; melee that is not doubled."""
    table = attack(f"{unit}, thug").roll("belly", face, "maneuver")
    assert tuple(table.totals("dragon_defence").values()) == totals


@pytest.mark.parametrize(
    ("unit", "face", "clause"),
    [
        ("deadeye", "4 bullseye", "DA-F1"),
        ("herald", "4 counter", "DA-F3"),
        ("eagle_knight", "3 fly", "DA-F4"),
        ("protector", "4 smite", "DA-F6"),
        ("mammoth_rider", "3 trample", "DA-F7"),
    ],
)
def test_each_icons_line_names_its_own_clause(unit, face, clause):
    """DA-F1, DA-F3, DA-F4, DA-F6, DA-F7: the sum says by which rule an icon counts."""
    table = attack(f"{unit}, thug").roll("belly", face, "maneuver")
    lines = [line for rolled in table.happened(Rolled) for total in rolled.sums for line in total.lines]
    assert {line.clause for line in lines if line.word == face.split()[1]} == {clause}


def test_smite_counts_as_normal_melee_against_a_dragon():
    """DA-F6: Smite is normal melee here and counts towards the ten."""
    table = attack("2 protector, thug").roll("claw", "4 smite", "4 smite", "melee").choose("protector", "thug")
    assert table.happened(DragonStruck)[0].damage == 9
    assert not slain(table)


def test_rend_is_rolled_again_for_as_long_as_it_comes():
    """DA-F5: three, three more, and the last face."""
    table = attack("leopard_rider").roll("belly", "3 rend").roll("3 rend").roll("4 melee")
    assert table.totals("dragon_defence")["melee"] == 10


def test_rend_and_tail_are_rolled_again_together():
    """DA-F5, DA-C5, DA-A: each owner rolls their own dice."""
    table = attack("leopard_rider, 2 thug").roll("tail", "3 rend", "melee", "melee")
    assert [party.seat for party in table.position.agenda[-1].parties] == [B, A]
    table.roll("tail", "3 save").roll("belly")
    assert table.totals("dragon_defence") == {"melee": 5, "missile": 0, "save": 3}
    assert table.happened(DragonRolled)[0].damage == 6


def test_cantrips_cast_before_anything_is_counted():
    """DA-F2: the magic is cast before IDs are assigned and totals are counted; exactly X points."""
    table = attack("enchanter, thug").roll("claw", "4 cantrip", "id")
    assert table.asked == (A, "magic-colours")
    assert not table.happened(Rolled)
    assert table.refuses(lambda: table.allot((0, 3, 0, 2, 0))) == "points-do-not-add-up"
    assert table.refuses(lambda: table.allot((4, 0, 0, 0, 0))) == "points-not-there"
    table.allot((0, 4, 0, 0, 0))
    assert "summon_air_dragon" not in {option.id for option in table.question.shape.options}, "four are too few"
    table.pick("done")
    assert table.asked == (A, "dragon-ids")


# Penalties and additions


PENALTIES = "cast ash_storm by B at frontier, since 4\ncast palsy by B on A at frontier, since 4"


def test_penalties_are_spread_as_the_owner_likes():
    """DA-G: over melee, missiles and saves, also an unused result; none below 0, none left out."""
    table = attack("marauder, slingman, thug", more=PENALTIES).roll("belly", "4 melee", "3 missile", "save")
    assert table.asked == (A, "penalties")
    assert table.question.values["points"] == 2
    assert table.refuses(lambda: table.allot((0, 0, 2))) == "bucket-full"
    assert table.refuses(lambda: table.allot((0, 1, 0))) == "points-do-not-add-up"
    assert table.refuses(lambda: table.allot((3, -1, 0))) == "points-do-not-add-up"
    table.allot((0, 2, 0))
    assert table.totals("dragon_defence") == {"melee": 4, "missile": 1, "save": 1}


def test_another_players_army_has_no_penalties():
    """DA-G: a Palsy affects one army at one place."""
    table = attack("marauder", more="A at home A: thug\ncast palsy by B on A at home A, since 4").roll(
        "belly", "4 melee"
    )
    assert table.totals("dragon_defence")["melee"] == 4


def test_a_penalty_on_one_result_only_reduces_that_one():
    """DA-G, DA-G1: Dancing Lights reduces melee only, and not Smite."""
    lights = "cast dancing_lights by B on A at frontier, since 4"
    table = attack("marauder, protector, slingman", more=lights).roll("belly", "4 melee", "4 smite", "3 missile")
    assert table.totals("dragon_defence") == {"melee": 4, "missile": 3, "save": 0}


def test_special_icons_take_no_penalty():
    """DA-G1: with Smite and one save, two penalties only remove the save."""
    table = attack("protector, thug", more=PENALTIES).roll("belly", "4 smite", "save")
    assert table.totals("dragon_defence") == {"melee": 4, "missile": 0, "save": 0}
    assert slain(table) is False


def test_penalties_come_before_halving():
    """DA-G, DA-D4, M14: four melee minus two, halved, is one."""
    table = attack("marauder", more=f"{PENALTIES}\ncast frost by A on A at frontier, since 4").roll("belly", "4 melee")
    assert table.totals("dragon_defence")["melee"] == 1


def test_spell_saves_help():
    """DA-G, M16: two Stoneskins of a friend, not reduced by penalties."""
    skins = "cast stoneskin by B on A at frontier, since 4\ncast stoneskin by B on A at frontier, since 4"
    table = attack("3 thug", more=f"{skins}\n{PENALTIES}").roll("claw", "maneuver", "maneuver", "maneuver")
    assert table.happened(Damaged)[0].saves == 2


def test_flashfire_rolls_one_unit_again():
    """DA-G2: the second roll replaces the first; the dragon cannot be rolled again; only one unit."""
    table = attack("conqueror, 2 marauder", more="cast flashfire by A on A at frontier, since 4")
    table.roll("jaws", "melee", "4 melee", "2 maneuver")
    assert table.asked == (A, "flashfire")
    dice = {option.die for option in table.question.shape.options} - {-1}
    assert dice == {table.die(A, "conqueror"), *(table.die(A, "marauder", at) for at in (0, 1))}
    table.pick("flash", die=table.die(A, "conqueror")).roll("3 save")
    assert table.totals("dragon_defence") == {"melee": 4, "missile": 0, "save": 3}


@pytest.mark.parametrize(
    ("units", "face", "ground", "saves"),
    [
        ("horseman, thug", "2 maneuver", "coastland_temple 6", 2),
        ("horseman, thug", "2 maneuver", FLAT, 0),
        ("spider_rider, thug", "2 maneuver", "highland_temple 6", 2),
        ("horseman, thug", "2 maneuver", "coastland_temple 8, held by A", 4),
        ("horseman, thug", "2 maneuver", "coastland_temple 8", 2),
        ("mugger, thug", "save", "flatland_temple 8, held by A", 2),
        ("mugger, thug", "save", FLAT, 1),
    ],
)
def test_the_terrain_counts(units, face, ground, saves):
    """DA-H, C11.3, C13.1: elves' maneuvers are saves, the eighth face doubles both for its holder."""
    table = attack(units, f=ground).roll("belly", face, "melee")
    assert table.totals("dragon_defence")["save"] == saves


def test_the_eighth_face_doubles_ids_given_to_saves_but_no_special_icons_and_no_melee():
    """DA-H, DA-E, C11.3, DA-F3: 3 and 1 are doubled; Counter and melee are not."""
    table = attack("marauder, herald, thug", f="flatland_tower 8, held by A")
    table.roll("belly", "3 id", "4 counter", "melee").allot((0, 0, 3))
    assert table.totals("dragon_defence") == {"melee": 5, "missile": 0, "save": 10}


def test_a_free_addition_goes_to_melee_or_missiles():
    """DA-E, DA-G, M16: Fiery Weapon's two go with the IDs, not to saves, and frost does not halve them."""
    more = "cast fiery_weapon by A on A at frontier, since 4\ncast frost by A on A at frontier, since 4"
    table = attack("marauder, thug", more=more).roll("belly", "3 id", "melee")
    assert table.refuses(lambda: table.allot(SAVE, (3, 0, 0))) == "points-do-not-add-up"
    assert table.refuses(lambda: table.allot((3, 0, 0), (1, 0, 1))) == "points-not-there"
    table.allot((3, 0, 0), (1, 1, 0))
    assert table.totals("dragon_defence") == {"melee": 4 // 2 + 1, "missile": 1, "save": 0}
