"""Dragons attack an army: chapter DA, clause by clause."""

import pytest
from by_hand import A, B, Table, board

from ddtable.engine.questions import Allotted, Faces, Picked
from ddtable.rules.classic.events import (
    Damaged,
    DragonLeft,
    DragonRolled,
    DragonStruck,
    Killed,
    Promoted,
    Rolled,
    Routed,
)

MELEE, MISSILE, SAVE = (1, 0, 0), (0, 1, 0), (0, 0, 1)
FLAT = "flatland_temple 6"


def attack(units: str, dragons: str = "fire_drake", more: str = "", f: str = FLAT, turn: str = "5 A dragons") -> Table:
    """Return the table where B's dragons attack A's army at the frontier; all dice are about to roll."""
    return board(
        f"A at frontier: {units}\nA reserve: 5 thug\nB at home B: 9 thug\nB dragons at frontier: {dragons}\n"
        f"{more}\nturn {turn}",
        f=f,
    )


def slain(table: Table, name: str = "fire_drake") -> bool:
    """Tell whether B's dragon lies dead."""
    return table.lies(table.die(B, name)) == "dead"


# The army and the dragon roll, the damage falls


def test_dragon_and_army_roll_at_once():
    """DA-A: the army's roll is counted with the dragon's on the table; nothing is asked between."""
    table = attack("marauder, thug")
    table.roll("claw", "4 melee", "save")
    assert table.happened(DragonRolled)[0].icons == ("claw",)
    assert table.totals("dragon_defence") == {"melee": 4, "missile": 0, "save": 1}


def test_all_damage_falls_at_once():
    """DA-B, DA-C4: those who are killed have still struck; the slain dragon's jaws still bite."""
    table = attack("2 conqueror").roll("jaws", "5 melee", "5 melee")
    assert slain(table)
    assert table.units(A, "frontier") == []
    assert table.happened(Damaged) == [Damaged(A, "terrain/2", 10, 0, 10, cause="dragons")]


@pytest.mark.parametrize(("faces", "dies"), [(("5 melee", "4 melee"), False), (("5 melee", "5 melee"), True)])
def test_ten_damage_slays_and_less_does_nothing(faces, dies):
    """DA-B, DA-C3: five health and five automatic saves; nine leave it unharmed, and it stays."""
    units = ("conqueror", "marauder" if "4 melee" in faces else "conqueror")
    table = attack(", ".join(units)).roll("claw", *faces).choose(units[1])
    (struck,) = table.happened(DragonStruck)
    assert (struck.needed, struck.slain) == (10, dies)
    assert slain(table) is dies


def test_melee_and_missiles_are_not_combined_against_one_dragon():
    """DA-B: Q71, nine and nine do not slay, ten of either do."""
    table = attack("marauder, conqueror, assassin, deadeye")
    table.roll("wing", "4 melee", "5 melee", "5 missile", "4 missile")
    assert table.happened(DragonLeft)[0].reason == "wing"
    table = attack("2 assassin, conqueror").roll("claw", "5 missile", "5 missile", "5 melee").choose("assassin")
    assert slain(table)
    assert table.happened(DragonStruck)[0].kind == "missile"


def test_the_results_of_one_kind_may_be_divided_over_several_dragons():
    """DA-B: Q96, each dragon by one kind, as the owner says; each still needs its ten."""
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
    """DA-B: Q71 and Q96; the owner may also let one be."""

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
    """DA-B, DA-C3, DA-C4: 5 and 10 are one sum, from which 3 saves come off."""
    table = attack("5 marauder", "fire_drake, fire_wyrm").roll("claw", "jaws", "3 save", *["2 maneuver"] * 4)
    assert table.happened(Damaged) == [Damaged(A, "terrain/2", 15, 3, 12, cause="dragons")]
    assert table.question.values["needed"] == 12
    assert table.refuses(lambda: table.choose("marauder", "marauder", "marauder")) == "too-little"


def test_saves_beyond_the_damage_are_no_gain():
    """DA-B: five damage, six saves, nobody dies."""
    table = attack("2 marauder").roll("claw", "3 save", "3 save")
    assert table.happened(Damaged) == [Damaged(A, "terrain/2", 5, 6, 0, cause="dragons")]
    assert not table.happened(Killed)


def test_no_rout_follows_a_dragon():
    """DA-B, C9.1: no army has attacked; two IDs and no save."""
    table = attack("2 thug").roll("belly", "id", "id").allot(SAVE, SAVE)
    assert not table.happened(Routed)
    assert table.asked == (A, "march-first")


# What the dragon shows


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
def test_what_each_face_does(rolls, damage):
    """DA-C3, DA-C4, DA-C5: claws 5, jaws 10, tail 3 and another roll as often as it comes."""
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
    """DA-C6, DA-C5: who died of the tail may come back by the promotion."""
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
    table.roll("treasure", "5 melee", "5 melee", "melee", "melee")
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


# The army's icons


def test_each_id_may_be_melee_missile_or_save_and_may_be_split():
    """DA-E, C0.3: as many as the unit's health; points that do not add up are refused."""
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


def test_smite_saves_nobody_from_the_count():
    """DA-F6: normal melee: it needs the ten like any other."""
    table = attack("2 protector, thug").roll("claw", "4 smite", "4 smite", "melee").choose("protector", "thug")
    assert table.happened(DragonStruck)[0].damage == 9
    assert not slain(table)


def test_rend_is_rolled_again_for_as_long_as_it_comes():
    """DA-F5: three and three and what comes last."""
    table = attack("leopard_rider").roll("belly", "3 rend").roll("3 rend").roll("4 melee")
    assert table.totals("dragon_defence")["melee"] == 10


def test_rend_and_tail_are_rolled_again_together():
    """DA-F5, DA-C5, DA-A: each owner his own."""
    table = attack("leopard_rider, 2 thug").roll("tail", "3 rend", "melee", "melee")
    assert [party.seat for party in table.position.agenda[-1].parties] == [B, A]
    table.roll("tail", "3 save").roll("belly")
    assert table.totals("dragon_defence") == {"melee": 5, "missile": 0, "save": 3}
    assert table.happened(DragonRolled)[0].damage == 6


def test_cantrips_cast_before_anything_is_counted():
    """DA-F2: magic at once, before IDs are given and totals are made; X points, no more."""
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
    """DA-G: over melee, missiles and saves, an unused result too; none below nothing, none left out."""
    table = attack("marauder, slingman, thug", more=PENALTIES).roll("belly", "4 melee", "3 missile", "save")
    assert table.asked == (A, "penalties")
    assert table.question.values["points"] == 2
    assert table.refuses(lambda: table.allot((0, 0, 2))) == "bucket-full"
    assert table.refuses(lambda: table.allot((0, 1, 0))) == "points-do-not-add-up"
    assert table.refuses(lambda: table.allot((3, -1, 0))) == "points-do-not-add-up"
    table.allot((0, 2, 0))
    assert table.totals("dragon_defence") == {"melee": 4, "missile": 1, "save": 1}


def test_the_army_of_another_player_does_not_suffer_from_them():
    """DA-G: a Palsy lies on one army, at one place."""
    table = attack("marauder", more="A at home A: thug\ncast palsy by B on A at home A, since 4").roll(
        "belly", "4 melee"
    )
    assert table.totals("dragon_defence")["melee"] == 4


def test_a_penalty_on_one_result_falls_there():
    """DA-G, DA-G1: Dancing Lights takes melee alone, and no Smite."""
    lights = "cast dancing_lights by B on A at frontier, since 4"
    table = attack("marauder, protector, slingman", more=lights).roll("belly", "4 melee", "4 smite", "3 missile")
    assert table.totals("dragon_defence") == {"melee": 4, "missile": 3, "save": 0}


def test_special_icons_take_no_penalty():
    """DA-G1: with Smite and one save, two penalties take the save and no more."""
    table = attack("protector, thug", more=PENALTIES).roll("belly", "4 smite", "save")
    assert table.totals("dragon_defence") == {"melee": 4, "missile": 0, "save": 0}
    assert slain(table) is False


def test_penalties_come_before_halving():
    """DA-G, DA-D4, M14: four melee less two, halved, are one."""
    table = attack("marauder", more=f"{PENALTIES}\ncast frost by A on A at frontier, since 4").roll("belly", "4 melee")
    assert table.totals("dragon_defence")["melee"] == 1


def test_spell_saves_help():
    """DA-G, M16: two Stoneskins of a friend, uncut by penalties."""
    skins = "cast stoneskin by B on A at frontier, since 4\ncast stoneskin by B on A at frontier, since 4"
    table = attack("3 thug", more=f"{skins}\n{PENALTIES}").roll("claw", "maneuver", "maneuver", "maneuver")
    assert table.happened(Damaged)[0].saves == 2


def test_flashfire_rolls_one_unit_again():
    """DA-G2: the second roll takes the place of the first; the dragon cannot be rolled again; only one unit."""
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
    """DA-H, DA-E, C11.3, DA-F3: 3 and 1 double; Counter and melee do not."""
    table = attack("marauder, herald, thug", f="flatland_tower 8, held by A")
    table.roll("belly", "3 id", "4 counter", "melee").allot((0, 0, 3))
    assert table.totals("dragon_defence") == {"melee": 5, "missile": 0, "save": 10}


def test_a_free_addition_goes_to_melee_or_missiles():
    """DA-E, DA-G, M16: Fiery Weapon's two, with the IDs; not to saves, and no frost halves them."""
    more = "cast fiery_weapon by A on A at frontier, since 4\ncast frost by A on A at frontier, since 4"
    table = attack("marauder, thug", more=more).roll("belly", "3 id", "melee")
    assert table.refuses(lambda: table.allot(SAVE, (3, 0, 0))) == "points-do-not-add-up"
    assert table.refuses(lambda: table.allot((3, 0, 0), (1, 0, 1))) == "points-not-there"
    table.allot((3, 0, 0), (1, 1, 0))
    assert table.totals("dragon_defence") == {"melee": 4 // 2 + 1, "missile": 1, "save": 0}


def test_an_attack_that_kills_the_last_unit_still_has_the_dead_dragon_dead():
    """DA-B, DA-C7, C10.4: nobody is left to be promoted; the wing flies, the slain stays dead."""
    table = attack("conqueror, marauder", "fire_drake, fire_wyrm", "A dead: duelist, bladesman")
    table.roll("tail", "jaws", "5 melee", "4 melee").roll("wing")
    assert table.units(A, "frontier") == []
    assert table.lies(table.die(B, "fire_drake")) == "dead"
    assert table.lies(table.die(B, "fire_wyrm")) == "dragons at frontier"
    assert table.asked == (A, "march-first")


def test_a_unit_that_a_cantrip_returned_joins_after_the_attack():
    """DA-F2, M20: it rolled in nothing and is no casualty; it comes when all is over."""
    table = attack("enchanter, conqueror, footman", more="A dead: trooper, evoker")
    table.roll("claw", "4 cantrip", "5 melee", "save").allot((0, 4, 0, 0, 0))
    table.pick("spell", spell="breath_of_life").pick("spell", spell="breath_of_life").choose("trooper")
    assert table.asked == (A, "casualties")
    assert len(table.question.shape.dice) == 3
    table.choose("enchanter", "footman")
    assert table.units(A, "frontier") == ["conqueror", "trooper"]
    assert table.asked == (A, "march-first")
