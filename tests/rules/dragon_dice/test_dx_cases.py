"""The rulebook's dragon examples with their numbers: chapter DX."""

import pytest
from by_hand import A, B, Table, board

from ddtable.engine.questions import Faces
from ddtable.rules.dragon_dice.events.attacks import Damaged
from ddtable.rules.dragon_dice.events.dragons import DragonLeft, DragonRolled, DragonsAttack, DragonStruck, Summoned
from ddtable.rules.dragon_dice.events.units import Promoted

BLUE = (0, 4, 0, 0, 0)
GREEN = (0, 0, 0, 4, 0)


def case(units: str, dragons: str = "B dragons at frontier: fire_drake", more: str = "", **terrains: object) -> Table:
    """Return the table where the acting player's army meets dragons at the frontier."""
    turn = "" if "\nturn" in f"\n{more}" else "turn 5 A dragons"
    return board(
        f"A at frontier: {units}\nA reserve: 5 thug\nB at home B: 9 thug\n{dragons}\n{more}\n{turn}", **terrains
    )


def test_an_own_stoneskin_has_ended():
    """DX-DA1, DG-A, C3.1: you cast it on your army last turn; it gives no saves now."""
    table = case("3 thug", more="cast stoneskin by A on A at frontier, since 3\nturn 5 A begin")
    table.roll("claw", "maneuver", "maneuver", "maneuver")
    assert table.happened(Damaged) == [Damaged(A, "terrain/2", 5, 0, 5, cause="dragons")]


def test_an_own_watery_double_still_counts():
    """DX-DA2, DG-A, C3.1: you cast it last turn; its save counts."""
    table = case("3 thug", more="cast watery_double by A on A at frontier, since 3\nturn 5 A begin")
    table.roll("claw", "maneuver", "maneuver", "maneuver")
    assert table.happened(Damaged) == [Damaged(A, "terrain/2", 5, 1, 4, cause="dragons")]


def test_another_players_stoneskin_still_counts():
    """DX-DA3, DG-A, C3.1: B cast it on you."""
    table = case("3 thug", more="cast stoneskin by B on A at frontier, since 4\nturn 5 A begin")
    table.roll("claw", "maneuver", "maneuver", "maneuver")
    assert table.happened(Damaged) == [Damaged(A, "terrain/2", 5, 1, 4, cause="dragons")]


def struck_by_lightning(face: str, strike: str) -> Table:
    """Return the table where an Enchanter's Cantrip strikes the dragon, which shows `strike` in that roll."""
    table = case("enchanter, 3 thug").roll(face, "4 cantrip", *["maneuver"] * 3)
    table.allot(BLUE).pick("spell", spell="lightning_strike").pick("spell-at-die", die=table.die(B, "fire_drake"))
    assert isinstance(table.question.shape, Faces)
    assert table.question.seat == B, "the dragon's owner rolls it once for the strike"
    return table.roll(strike)


def test_a_dragon_killed_by_a_cantrip_still_does_its_damage():
    """DX-F2a, DA-F2, M21: claws, Lightning Strike, belly: the dragon is dead, the five damage apply."""
    table = struck_by_lightning("claw", "belly")
    assert table.happened(DragonLeft)[0].reason == "lightning"
    assert table.happened(Damaged) == [Damaged(A, "terrain/2", 5, 0, 5, cause="dragons")]
    table.choose("enchanter", "thug", "thug")
    assert table.lies(table.die(B, "fire_drake")) == "dead"
    assert not table.happened(Promoted)


def test_a_dragon_killed_by_a_cantrip_still_breathes():
    """DX-F2a, DA-D, DA-F2: the same with breath."""
    table = struck_by_lightning("breath", "belly")
    assert table.asked == (A, "breath-flame")


def test_a_belly_in_the_fight_does_not_count_for_lightning():
    """DX-F2a, DA-C1, M21: it showed its belly in the fight and claws for the strike, so it lives."""
    table = struck_by_lightning("belly", "claw")
    assert table.lies(table.die(B, "fire_drake")) == "dragons at frontier"


def test_a_wall_of_ice_by_cantrip_gives_three_saves_in_this_battle():
    """DX-F2b, DA-F2: claws do five, three are saved."""
    table = case("enchanter, 2 thug").roll("claw", "4 cantrip", "maneuver", "maneuver")
    table.allot(GREEN).pick("spell", spell="wall_of_ice").pick("spell-at-army", seat=A, place="frontier").pick("done")
    assert table.happened(Damaged) == [Damaged(A, "terrain/2", 5, 3, 2, cause="dragons")]


def sent_off(more: str, *faces: str) -> Table:
    """Return the table where two Enchanters' Cantrips are about to send the attacking blue dragon to home B."""
    table = case("2 enchanter, 2 conqueror", "B dragons at frontier: air_drake", more)
    if table.question.kind == "dragon-order":
        return table
    return send_off(table, *faces)


def send_off(table: Table, *faces: str) -> Table:
    """Roll, pool both cantrips in blue, and send the dragon to home B."""
    table.roll(faces[0], "4 cantrip", "4 cantrip", *faces[1:]).allot(BLUE, BLUE)
    table.pick("spell", spell="summon_air_dragon").pick("spell-at-die", die=table.die(B, "air_drake"))
    table.pick("spell-to", place="home B")
    if table.question.kind == "spell":
        table.pick("done")
    return table


def test_a_slain_dragon_is_summoned_from_the_dead():
    """DX-F2c1, DA-F2, C14.3, M19: 4 + 4 points, ten melee: it is slain, does its damage, and goes to home B."""
    table = sent_off("A dead: duelist\nA at home A: thug", "claw", "5 melee", "5 melee").pick("strike-melee")
    assert [event.place for event in table.happened(Summoned)] == ["terrain/1"]
    (struck,) = table.happened(DragonStruck)
    assert (struck.damage, struck.slain) == (10, True)
    assert table.happened(Damaged) == [Damaged(A, "terrain/2", 5, 0, 5, cause="dragons")]
    table.choose("conqueror")
    assert table.lies(table.die(B, "air_drake")) == "dragons at home B"


def test_the_army_is_promoted_for_it():
    """DX-F2c1, C10.4: the army's damage still counts."""
    table = sent_off("A dead: bladesman, duelist, cutthroat", "wing", "5 melee", "melee")
    assert table.lies(table.die(B, "air_drake")) == "dragons at home B", "its wing has nowhere to fly from"
    assert not table.happened(DragonStruck)[0].slain
    table = case("2 enchanter, 2 conqueror, bladesman", "B dragons at frontier: air_drake", "A dead: duelist")
    send_off(table, "belly", "5 melee", "melee", "melee").pick("strike-melee")
    assert table.asked == (A, "promote")
    assert table.question.values["cause"] == "slain"


def test_the_dragon_attacks_again_where_it_was_sent():
    """DX-F2c2, DA-F2, DG-C: home B holds another army of the acting player and no attack was there yet."""
    table = sent_off("A at home B: 2 thug", "claw", "2 missile", "2 missile").choose("conqueror")
    assert [event.place for event in table.happened(DragonsAttack)] == ["terrain/2", "terrain/1"]
    table.roll("claw", "melee", "melee")
    assert table.units(A, "home B") == []
    assert table.asked == (A, "march-first")


def test_a_slain_dragon_attacks_again_where_it_was_sent():
    """DX-F2c2, DX-F2c1: it attacks again, slain or not."""
    table = sent_off("A at home B: 2 thug", "claw", "5 melee", "5 melee").pick("strike-melee").choose("conqueror")
    assert [event.place for event in table.happened(DragonsAttack)] == ["terrain/2", "terrain/1"]


@pytest.mark.parametrize("fight", [False, True])
def test_no_second_attack_at_a_terrain_in_one_turn(fight):
    """DX-F2c3, DA-F2: the terrain already had an attack or a fight of dragons in this turn."""
    dragons = "fire_wyrm, water_wyrm" if fight else "fire_wyrm"
    table = sent_off(f"A at home B: 2 thug\nB dragons at home B: {dragons}", "claw")
    table.pick("dragon-order", place="home B")
    table.roll(*(("claw", "claw") if fight else ("belly", "melee", "melee")))
    send_off(table, "claw", "2 missile", "2 missile").choose("conqueror")
    assert table.lies(table.die(B, "air_drake")) == "dragons at home B"
    attacks = [event.place for event in table.happened(DragonsAttack)]
    assert attacks == (["terrain/2"] if fight else ["terrain/1", "terrain/2"])
    assert table.asked == (A, "march-first")


STORMS = "cast ash_storm by B at frontier, since 4\n" * 3 + "cast palsy by B on A at frontier, since 4\n" * 2


def test_five_penalties_of_which_four_fall_on_missiles_that_are_not_used():
    """DX-G, DA-G: 12 melee, 4 missiles, 3 saves; minus 4 missiles and 1 melee: 11, 0, 3, and 11 slay."""
    units = "3 marauder, slingman, pelter, filcher"
    table = case(units, more=STORMS).roll("claw", *["4 melee"] * 3, "3 missile", "missile", "3 save")
    assert table.asked == (A, "penalties")
    assert table.question.values["points"] == 5
    table.allot((1, 4, 0)).pick("strike-melee")
    assert table.totals("dragon_defence") == {"melee": 11, "missile": 0, "save": 3}
    assert table.happened(DragonStruck)[0].slain
    assert table.happened(Damaged)[0].damage == 2


@pytest.mark.parametrize("face", ["2 save", "2 id", "3 maneuver"])
def test_no_result_goes_below_nothing(face):
    """DX-G-neg, DA-G: of five penalties three melee take three; the others reduce any other results."""
    table = case("filcher, cutthroat", more=STORMS).roll("belly", "3 melee", face)
    if face == "2 id":
        table.allot((0, 1, 1))
    assert table.totals("dragon_defence") == {"melee": 0, "missile": 0, "save": 0}


def test_two_remaining_penalties_must_reduce_rolled_results():
    """DX-G-neg, DA-G: five on three melee are refused, so the four saves cannot stay whole."""
    table = case("filcher, 2 cutthroat", more=STORMS).roll("belly", "3 melee", "2 save", "2 save")
    assert table.refuses(lambda: table.allot((5, 0, 0))) == "bucket-full"
    assert table.refuses(lambda: table.allot((3, 0, 0))) == "points-do-not-add-up"
    assert table.refuses(lambda: table.allot((3, 2, 0))) == "bucket-full"
    table.allot((3, 0, 2))
    assert table.totals("dragon_defence") == {"melee": 0, "missile": 0, "save": 2}


def test_penalties_have_no_effect_on_special_icons_alone():
    """DX-G1, DA-G1: three penalties, Smite 4: four melee."""
    storms = "cast ash_storm by B at frontier, since 4\n" * 3
    table = case("protector", more=storms).roll("belly", "4 smite")
    assert table.totals("dragon_defence") == {"melee": 4, "missile": 0, "save": 0}


def test_a_belly_and_five_melee():
    """DX-C1, DA-C1: slain."""
    table = case("conqueror").roll("belly", "5 melee").pick("strike-melee")
    assert table.happened(DragonStruck)[0].slain


def test_claws_and_nine_melee():
    """DX-C1b, DA-B: alive."""
    table = case("conqueror, marauder").roll("claw", "5 melee", "4 melee").choose("marauder")
    assert not table.happened(DragonStruck)[0].slain
    assert table.lies(table.die(B, "fire_drake")) == "dragons at frontier"


def test_tail_tail_claws():
    """DX-C5, DA-C5: 3 + 3 + 5 = 11 damage."""
    table = case("9 thug").roll("tail", *["maneuver"] * 9).roll("tail").roll("claw")
    assert table.happened(DragonRolled)[0].damage == 11
    assert table.happened(Damaged) == [Damaged(A, "terrain/2", 11, 0, 11, cause="dragons")]


@pytest.mark.parametrize(
    ("missiles", "reason"), [(("5 missile", "5 missile"), "slain"), (("missile", "missile"), "wing")]
)
def test_tail_then_wing(missiles, reason):
    """DX-C7, DA-C7: three damage; ten missiles slay it first; it is in the dead unit area either way."""
    table = case("2 assassin").roll("tail", *missiles).roll("wing")
    table = table.pick("strike-missile") if reason == "slain" else table
    assert table.happened(Damaged) == [Damaged(A, "terrain/2", 3, 0, 3, cause="dragons")]
    table.choose("assassin")
    assert [event.reason for event in table.happened(DragonLeft)] == [reason]
    assert table.lies(table.die(B, "fire_drake")) == "dead"


def test_gold_breath_on_four_units():
    """DX-D1, DA-D1: all four roll; each needs a save or an ID."""
    table = case("4 thug", "B dragons at frontier: earth_drake").roll("breath", *["maneuver"] * 4)
    assert len(table.question.shape.dice) == 4
    table.roll("save", "id", "melee", "maneuver")
    assert table.units(A, "frontier") == ["thug", "thug"]


def test_red_breath_on_three_and_three_health():
    """DX-D3, DA-D3: one unit of 3 is killed and buried; the other 2 health have no effect."""
    table = case("2 marauder").roll("breath", "2 maneuver", "2 maneuver").choose("marauder")
    assert (table.units(A, "buried"), table.units(A, "frontier")) == (["marauder"], ["marauder"])
    assert table.units(A, "dead") == []


def test_frost_halves_a_later_melee():
    """DX-D4, DA-D4: 5 normal melee and Smite 4 make 2 and 4."""
    table = board(
        "A at frontier: conqueror, protector\nA reserve: thug\nB at frontier: 9 thug\n"
        "cast frost by A on A at frontier, since 3\nturn 5 A march 1, act at frontier"
    )
    table.pick("skirmish", seat=B).roll("5 melee", "4 smite")
    assert table.totals("melee") == {"melee": 2, "smite": 4}
    table.roll(*["maneuver"] * 9)
    assert table.question.values["damage"] == 6


def test_black_breath_kills_the_other_unit_with_an_id():
    """DX-D5, DA-D5: two showed an ID; one of them dies of the tail, the other of the breath."""
    table = case("thug, cutthroat, footman, marauder", "B dragons at frontier: death_drake")
    table.roll("tail", "id", "2 id", "melee", "2 maneuver").roll("breath").allot((1, 0, 0), (0, 1, 1))
    assert table.question.values["damage"] == 2
    table.choose("cutthroat")
    assert table.units(A, "frontier") == ["footman", "marauder"]
    assert table.units(A, "dead") == ["cutthroat", "thug"]


RED_RED_BLUE = "A dragons at frontier: fire_drake\nB dragons at frontier: air_drake, fire_wyrm"


def test_two_reds_and_a_blue():
    """DX-DD, DG-D, DG-E: both reds target the blue, the blue's owner picks a red, the army is not attacked."""
    table = case("thug", RED_RED_BLUE)
    assert table.asked == (B, "dragon-target")
    table.pick("dragon-target", die=table.die(A, "fire_drake")).roll("jaws", "claw", "jaws")
    blue = table.die(B, "air_drake")
    targets = {event.dragon: event.target for event in table.happened(DragonRolled)}
    assert targets[table.die(A, "fire_drake")] == targets[table.die(B, "fire_wyrm")] == blue
    assert targets[blue] == table.die(A, "fire_drake")
    assert table.units(A, "frontier") == ["thug"]
    assert not table.happened(Damaged)


def test_claws_of_both_reds():
    """DX-DD1, DG-D1: 10 damage, the blue shows no belly: slain."""
    table = case("thug", RED_RED_BLUE)
    table.pick("dragon-target", die=table.die(B, "fire_wyrm")).roll("claw", "claw", "claw")
    assert table.lies(table.die(B, "air_drake")) == "dead"
    assert table.lies(table.die(B, "fire_wyrm")) == "dragons at frontier"


def test_a_red_breathes_on_a_blue():
    """DX-DD2, DG-D2: the blue has its five saves in this fight and none until the end of A's next turn."""
    table = case("thug", RED_RED_BLUE)
    table.pick("dragon-target", die=table.die(B, "fire_wyrm")).roll("breath", "claw", "claw")
    (struck,) = table.happened(DragonStruck, dragon=table.die(B, "air_drake"))
    assert (struck.damage, struck.needed, struck.slain) == (5, 10, False)
    assert table.effects() == [("bare", A, 5)]
    while not isinstance(table.question.shape, Faces) and table.question.kind != "dragon-target":
        table.pick("done" if table.question.kind in ("reinforce", "retreat") else "no-march")
    assert table.position.board.turn == 7
    table.pick("dragon-target", die=table.die(B, "fire_wyrm")).roll("claw", "claw", "treasure")
    assert table.lies(table.die(B, "air_drake")) == "dead", "5 of 5"


@pytest.mark.parametrize("row", [(3, 0, 0), (0, 3, 0), (0, 0, 3), (1, 1, 1)])
def test_an_id_of_three_health(row):
    """DX-E, DA-E: 3 melee, 3 missiles or 3 saves, and it may be split."""
    table = case("marauder").roll("belly", "3 id").allot(row)
    assert tuple(table.totals("dragon_defence").values()) == row


def test_promotion_for_a_slain_dragon():
    """DX-slay, C10.4: units of 1, 2 and 3 with dead of 2 and 3: the 1 and the 2 are promoted."""
    table = case("bladesman, duelist, conqueror", more="A dead: duelist, conqueror")
    table.roll("belly", "2 melee", "2 melee", "melee").pick("strike-melee")
    assert table.question.values["suggested"] == 2
    table.pick("promote-all")
    assert table.units(A, "frontier") == ["conqueror", "conqueror", "duelist"]
    assert table.units(A, "dead") == ["bladesman", "duelist"]


def test_a_dragon_that_lightning_and_the_army_both_killed():
    """DX-F2a, DA-F2, C10.4: it leaves once; the army's ten count for the promotion, lightning alone does not."""
    table = case("enchanter, 2 conqueror, bladesman", more="A dead: duelist")
    table.roll("claw", "4 cantrip", "5 melee", "5 melee", "melee").allot(BLUE)
    table.pick("spell", spell="lightning_strike").pick("spell-at-die", die=table.die(B, "fire_drake")).roll("belly")
    assert [event.reason for event in table.happened(DragonLeft)] == ["lightning"]
    table.pick("strike-melee").choose("conqueror", "bladesman")
    assert len(table.happened(DragonLeft)) == 1
    assert table.happened(DragonStruck)[0].slain
