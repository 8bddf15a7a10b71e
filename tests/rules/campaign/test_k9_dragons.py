"""Dragons as members of armies: rolls, casualties, breath, treasure, wing, and armies of dragons alone (K9, KP9)."""

from __future__ import annotations

import pytest
from war import A, B, WarTable, war

from ddtable.dice.catalogue import catalogue
from ddtable.engine.arithmetic import total_of, work_out
from ddtable.odds.of_recipe import of_army
from ddtable.rules.campaign.board import SUMMONING
from ddtable.rules.dragon_dice.board import BURIED, DEAD, OUT
from ddtable.rules.dragon_dice.events.dragons import Breathed
from ddtable.rules.dragon_dice.events.held import HeldLeft
from ddtable.rules.dragon_dice.events.rolls import Rolled
from ddtable.rules.dragon_dice.events.units import Promoted
from ddtable.rules.dragon_dice.places import numbered
from ddtable.rules.dragon_dice.roll_kinds import Kind
from ddtable.rules.dragon_dice.rolling import army_roll
from ddtable.rules.dragon_dice.rolls import faces_of, recipe

FRONTIER = numbered(2)
LANDS = ("flatland_city 4", "flatland_temple 4", "highland_tower 6")
UNITS = "A at 2: 2 guard, {dragon}\nB at 2: 2 thug"


def fighting(units: str, attack: str = "skirmish", lands: tuple[str, ...] = LANDS) -> WarTable:
    """Return a table at the roll of an attack of A's army at the frontier, which shows melee."""
    table = war(units, *lands).pick("army", place="frontier").pick("no-maneuver")
    table.pick(attack, seat=B, place="frontier")
    return table


def summed(table: WarTable, kind: Kind, result: str, *faces: str) -> int:
    """Return one result of a roll of A's army at the frontier, if its dice show these faces."""
    party = army_roll(table.position, A, FRONTIER, kind)
    dice = [*table.position.dice]
    for die, face in zip(party.dice, faces, strict=True):
        shown = [str(one) for one in catalogue().die(dice[die].type).faces].index(face)
        dice[die] = type(dice[die])(dice[die].type, A, FRONTIER, shown)
    position = type(table.position)("campaign", 2, tuple(dice), table.board, (), table.position.chance)
    whole = recipe(position, A, kind, FRONTIER, party.dice)
    return total_of(work_out(whole, faces_of(position, party.dice)), result)


DRAKE = war(UNITS.format(dragon="air_drake"), *LANDS)


@pytest.mark.parametrize(
    ("kind", "result", "face", "points"),
    [
        ("melee", "melee", "claw", 5),
        ("melee", "melee", "jaws", 10),
        ("melee", "melee", "tail", 3),
        ("melee", "melee", "breath", 0),
        ("melee", "melee", "belly", 0),
        ("melee", "melee", "wing", 0),
        ("maneuver", "maneuver", "wing", 5),
        ("maneuver", "maneuver", "jaws", 5),
        ("maneuver", "maneuver", "claw", 0),
        ("missile", "missile", "jaws", 5),
        ("missile", "missile", "claw", 0),
        ("magic", "magic", "jaws", 5),
        ("magic", "magic", "wing", 0),
        ("save", "save", "claw", 5),
        ("save", "save", "wing", 5),
        ("save", "save", "jaws", 10),
        ("save", "save", "belly", 0),
        ("save_melee", "save", "tail", 5),
        ("charge", "charge", "claw", 5),
        ("charge", "charge", "jaws", 10),
        ("charge", "charge", "tail", 3),
        ("charge", "charge", "wing", 5),
        ("charge_defence", "melee", "jaws", 10),
        ("charge_defence", "melee", "tail", 3),
        ("charge_defence", "save", "claw", 5),
        ("charge_defence", "save", "belly", 0),
    ],
)
def test_kp9_2_faces_of_a_dragon_in_its_army_s_roll(kind, result, face, points):
    """Q126, Q128: jaws are an ID besides; 5 automatic saves, none with belly."""
    neutral = "melee" if kind == "missile" else "2 missile"
    assert summed(DRAKE, kind, result, neutral, neutral, face) == points


def test_kp9_2_jaws_are_not_doubled_by_the_eighth_face():
    """Q128: the ID of the guard counts twice there, the dragon's 5 once."""
    held = war(UNITS.format(dragon="air_drake"), *LANDS[:2], "highland_tower 8 A")
    for kind in ("maneuver", "missile", "magic"):
        neutral = "melee" if kind == "missile" else "2 missile"
        assert summed(held, kind, kind, neutral, neutral, "jaws") == 5, kind
    assert summed(held, "maneuver", "maneuver", "id", "2 missile", "jaws") == 2 + 5


@pytest.mark.parametrize(("dragon", "points"), [("air_drake", {"air": 5}), ("fire_drake", {"fire": 5})])
def test_kp9_2_jaws_in_magic_have_the_dragons_colour(dragon, points):
    """Q128."""
    table = war(UNITS.format(dragon=dragon), *LANDS[:2], "highland_tower 1")
    table.pick("army", place="frontier").pick("no-maneuver").pick("magic")
    table.roll("2 missile", "2 missile", "jaws")
    assert table.pool() == points


def test_kp9_1_dragon_makes_no_attack_of_its_own():
    """KP9.1: no step of a turn rolls a dragon alone, with its own army or with one of an opponent there."""
    table = war("A at 2: guard, air_drake\nB at 2: thug, fire_drake", *LANDS)
    table.pick("no-march").pick("no-march")
    assert table.happened(Rolled) == table.happened(Breathed) == []


def test_kp9_2_army_has_any_number_of_dragons():
    """Q133: each adds its saves and its hits."""
    units = "A at 2: 2 guard, air_drake, 2 fire_drake"
    table = war(f"{units}\nB at 2: thug", *LANDS)
    assert summed(table, "save", "save", "2 missile", "2 missile", "claw", "wing", "belly") == 10
    assert summed(table, "melee", "melee", "2 missile", "2 missile", "claw", "jaws", "claw") == 20


def test_kp9_2_tail_is_rolled_again_and_adds_up():
    table = fighting(UNITS.format(dragon="air_drake")).roll("maneuver", "maneuver", "tail")
    assert table.asked == (A, "faces")
    table.roll("tail").roll("claw")
    assert table.totals("melee")["melee"] == 3 + 3 + 5


def test_kp9_1_dragon_adds_its_automatic_saves_once():
    """Q126: 5 saves in its army's save roll; with belly none. The log has a line for it."""
    units = "A at 2: 6 guard\nB at 2: 2 thug, air_drake"
    table = fighting(units).roll("melee").roll("melee", "melee", "claw")
    (_, saves) = table.happened(Rolled)
    assert [(line.word, line.change) for line in saves.sums[0].lines] == [("automatic", 5)]
    assert table.asked == (B, "casualties"), "6 hits less 5 saves"
    bare = fighting(units).roll("melee").roll("melee", "melee", "belly")
    assert bare.happened(Rolled)[1].sums[0].total == 0


def test_kp9_1_owner_may_choose_a_dragon_as_casualty_for_5_damage():
    """Q126, Q127: it goes to its owner's summoning pool; nothing is promoted for it."""
    units = "A at 2: 6 guard\nB at 2: 4 thug, air_drake"
    table = fighting(units).roll("melee").roll(*["melee"] * 4, "belly")
    assert table.asked == (B, "casualties")
    assert table.question.shape.constraint.best() == 6
    assert table.refuses(lambda: table.choose("thug")) == "too-little"
    table.choose("thug", "air_drake")
    (left,) = table.happened(HeldLeft)
    assert (left.seat, left.place, left.reason) == (B, FRONTIER, "killed")
    assert table.lies(left.dice[0]) == SUMMONING
    assert table.happened(Promoted) == []
    assert table.units(B, "dead") == ["thug"]
    table.sound()


def test_kp9_1_dragon_costs_5_as_a_casualty_and_no_less():
    units = "A at 2: 4 guard\nB at 2: air_drake, 5 thug"
    table = fighting(units).roll("melee").roll("belly", *["melee"] * 5)
    assert {table.position.dice[die].type for die in table.question.shape.dice} >= {"air_drake"}
    assert table.question.shape.constraint.weights.count(5) == 1
    assert table.refuses(lambda: table.choose("air_drake")) == "too-much"


BREATHING = "A at 2: 2 guard, {dragon}\nB at 2: 3 thug"


def breathed(dragon: str, *saves: str, units: str = BREATHING) -> WarTable:
    """Return a table after a skirmish without hits in which A's dragon breathes; B does not strike back."""
    table = fighting(units.format(dragon=dragon)).roll("maneuver", "maneuver", "breath").roll(*(saves or ("melee",)))
    return table.pick("no-strike-back") if table.asked == (B, "strike-back") else table


def test_kp9_2_gold_breath_turns_units_of_the_other_army_to_stone():
    """DA-D1: after the action; each rolls alone for a save."""
    table = breathed("earth_drake")
    assert table.happened(Breathed)[0].colour == "earth"
    table.roll("save", "melee", "id")
    assert table.units(B, "dead") == ["thug"]


def test_kp9_2_blue_and_green_breath_last_on_the_other_army():
    """DA-D2, DA-D4."""
    for dragon, name in (("air_drake", "paralysis"), ("water_drake", "frost")):
        (effect,) = breathed(dragon).board.effects
        assert (effect.name, effect.seat, effect.owner, effect.place) == (name, B, B, FRONTIER)


def test_kp9_2_red_breath_burns_5_health_of_the_other_army():
    """DA-D3: its owner chooses; dragons are not units and are not hit."""
    table = breathed("fire_drake", *["melee"] * 6, "claw", units="A at 2: 2 guard, {dragon}\nB at 2: 6 thug, air_drake")
    assert table.asked == (B, "breath-flame")
    table.choose(*["thug"] * 5)
    assert len(table.units(B, BURIED)) >= 5
    assert table.units(B, "frontier") == ["air_drake", "thug"]


def test_kp9_2_black_breath_kills_units_that_showed_an_id_in_the_save_roll():
    """DA-D5, Q129."""
    table = breathed("death_drake", "id", "melee", "id")
    assert table.units(B, "frontier") == ["thug"]
    assert table.units(B, "dead") == ["thug", "thug"]


def test_kp9_2_breath_comes_after_the_strike_back():
    table = fighting(BREATHING.format(dragon="water_drake")).roll("maneuver", "maneuver", "breath").roll("melee")
    assert table.asked == (B, "strike-back")
    assert table.board.effects == ()
    table.pick("strike-back").roll("maneuver").roll("maneuver", "maneuver", "claw")
    assert [effect.name for effect in table.board.effects] == ["frost"]


def test_kp9_2_dragons_of_the_army_that_strikes_back_breathe_too():
    """Q128."""
    table = (
        fighting("A at 2: 3 guard\nB at 2: 3 thug, water_drake")
        .roll("maneuver")
        .roll("melee", "melee", "melee", "claw")
    )
    table.pick("strike-back").roll("maneuver", "maneuver", "maneuver", "breath").roll("maneuver")
    assert [(effect.name, effect.owner) for effect in table.board.effects] == [("frost", A)]


def test_kp9_2_breath_on_an_army_that_is_gone_does_nothing():
    table = fighting("A at 2: 4 guard, earth_drake\nB at 2: thug\nB at 1: thug").roll(*["melee"] * 4, "breath")
    table.roll("melee")
    assert table.happened(Breathed) == []


def test_kp9_2_both_armies_breathe_after_a_charge():
    """Q129: the charger's dragons first; disease hits units that showed an ID in the only roll."""
    units = "A at 2: 2 guard, death_drake\nB at 2: 3 thug, water_drake\nB at 1: 9 thug"
    table = fighting(units, "charge").roll("2 missile", "id", "breath", "maneuver", "maneuver", "id", "breath")
    while table.asked[1] == "charge-ids":
        table.allot((1, 0))
    assert [(event.colour, event.place) for event in table.happened(Breathed)] == [
        ("death", FRONTIER),
        ("water", FRONTIER),
    ]


def test_kp9_3_treasure_promotes_one_unit_of_the_own_army():
    units = "A at 2: 2 guard, air_wyrm\nA dead: courier\nB at 2: 3 thug"
    table = fighting(units).roll("maneuver", "maneuver", "treasure").roll("melee").pick("no-strike-back")
    assert table.asked == (A, "promote")


def test_kp9_4_dragon_that_shows_a_wing_may_fly_to_the_pool_after_the_action():
    """Q131."""
    shown = fighting(UNITS.format(dragon="air_drake")).roll("maneuver", "maneuver", "wing").roll("melee")
    table = shown.pick("no-strike-back")
    assert table.asked == (A, "dragon-wing")
    stayed = WarTable(table.played).pick("dragon-stays")
    assert stayed.units(A, "frontier") == ["air_drake", "guard", "guard"]
    table.pick("dragon-flies")
    assert table.units(A, "frontier") == ["guard", "guard"]
    assert [event.reason for event in table.happened(HeldLeft)] == ["flew"]


def test_kp9_4_dragons_stay_when_units_advance_or_retreat():
    """Q131."""
    table = war("A at 2: 2 guard, air_drake\nB at 1: thug", *LANDS).pick("no-march").pick("no-march")
    assert table.asked == (A, "advance")
    drake = table.die(A, "air_drake", 0)
    moved = {die for option in table.question.shape.options for move in option.moves for die in move.dice}
    assert drake not in moved


def test_kp9_4_dragons_without_a_unit_go_to_the_pool_and_hold_nothing():
    """Q130: at the end of the step that caused it."""
    held = ("flatland_city 4", "flatland_temple 4", "highland_tower 8 A")
    table = war("A at 2: guard, air_drake\nA at 0: guard\nB at 1: thug", *held).pick("no-march").pick("no-march")
    table.pick("advance", die=table.die(A, "guard"), place="home A")
    assert table.units(A, "frontier") == []
    assert [event.reason for event in table.happened(HeldLeft)] == ["alone"]
    assert table.holder("frontier") == -1
    table.sound()


def test_kp9_4_dragonkin_without_a_unit_go_to_the_pool_too():
    """Q130."""
    units = "A at 2: guard, dragonhero_fire, air_drake\nA at 0: guard\nB at 1: thug"
    table = war(units, *LANDS).pick("no-march").pick("no-march")
    table.pick("advance", die=table.die(A, "guard"), place="home A")
    assert table.units(A, "frontier") == []
    assert {table.lies(table.die(A, name)) for name in ("air_drake", "dragonhero_fire")} == {SUMMONING}


def test_kp9_5_dragons_enter_no_dead_unit_area_with_the_last_unit():
    table = fighting("A at 2: 9 guard\nB at 2: thug, air_drake\nB at 1: thug").roll("melee")
    table.roll("melee", "belly")
    assert table.units(B, DEAD) == ["thug"]
    assert len(table.position.at(SUMMONING, B)) == 3


def test_kp9_5_dragons_of_a_player_who_is_out_leave_the_game():
    units = "A at 2: 3 guard\nB at 2: thug, air_drake\nC at 1: thug"
    table = war(units, "flatland_city 4", "flatland_temple 4", "highland_tower 6", "flatland_tower 4", seats=3)
    table.pick("army", place="2").pick("no-maneuver").pick("skirmish", seat=B, place="2")
    table.roll("melee").roll("melee", "belly")
    drake = next(at for at, die in enumerate(table.position.dice) if (die.owner, die.type) == (B, "air_drake"))
    assert table.board.out == (B,)
    assert table.position.dice[drake].place == OUT
    assert table.position.at(SUMMONING, B) == ()
    table.sound()


def test_kp9_2_chances_of_a_roll_cover_dragons():
    """The exact chances are those of every face: a drake alone beside a guard."""
    table = war("A at 2: guard, air_drake\nB at 1: thug", *LANDS)
    party = army_roll(table.position, A, FRONTIER, "save")
    found = of_army(table.position, A, "save", FRONTIER, party.dice, ("save",))
    bare, jaws = 2 / 12, 1 / 12
    assert found[(0,)] == pytest.approx(bare * 5 / 6)
    assert found[(11,)] == pytest.approx(jaws / 6)
    mean = sum(points * chance for (points,), chance in found.items())
    assert mean == pytest.approx(1 / 6 + 5 * 10 / 12 + 5 / 12)


def test_c9_1_automatic_saves_count_against_a_rout():
    """Three IDs and 5 automatic saves: the army does not rout."""
    table = fighting("A at 2: guard\nB at 2: 3 thug, air_drake").roll("maneuver").roll("id", "id", "id", "claw")
    assert table.asked == (B, "strike-back")
    bare = fighting("A at 2: guard\nB at 2: 3 thug, air_drake").roll("maneuver").roll("id", "id", "id", "belly")
    assert bare.asked == (A, "pursue")
