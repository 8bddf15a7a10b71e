"""Special icons that affect whole armies, and those of the save roll (C14.4)."""

import pytest
from by_hand import casting
from icon_rolls import A, B, acted, blank, board, dead, fight, rolled, told

from ddtable.rules.dragon_dice.events.attacks import Damaged, Routed
from ddtable.rules.dragon_dice.events.dragons import DragonStruck
from ddtable.rules.dragon_dice.events.powers import IconActed
from ddtable.rules.dragon_dice.events.rolls import Rolled, SavedAlone
from ddtable.rules.dragon_dice.events.turns import ManeuverEnded

# On the save roll


@pytest.mark.parametrize(("die", "icon"), [("wolf_pack", "howl"), ("harpies", "screech"), ("swamp_beast", "wave")])
def test_howl_screech_and_wave_take_saves_off(die, icon):
    """C14.4: four fewer saves in the roll, at least 0; Smite and spells' saves do not change."""
    table = fight(f"{die}, trooper", "3 thug, footman").roll(f"4 {icon}", "3 melee")
    table.roll("save", "save", "id", "save")
    assert table.happened(Damaged)[0] == Damaged(B, "terrain/2", 3, 0, 3)
    line = [line for line in table.happened(Rolled, kind="save_melee")[0].sums[0].lines if line.word == icon]
    assert (line[0].change, line[0].clause) == (-4, "C14.4")
    assert f"Ada’s {icon}: Bela’s army gets −4 saves" in told(table)


def test_two_howls_add_up_and_leave_special_icons_alone():
    """C14.2, C14.4: eight fewer; a counter's saves are unchanged."""
    table = fight("2 wolf_pack", "filcher, 3 thug").roll("4 howl").roll("4 counter", "save", "save", "save")
    assert rolled(table, "save_melee") == {"save": 4, "thrown_back": 4}


def test_howl_goes_with_missiles_and_screech_does_not():
    """C14.4."""
    assert acted(fight("wolf_pack", "2 thug", kind="missile").roll("4 howl")) == ["howl"]
    assert acted(fight("harpies", "2 thug", kind="missile").roll("4 screech")) == []


def test_wave_is_a_penalty_on_opposing_maneuvers():
    """C14.4: of the marching army it takes four from each opposing total; of an opposing army it does nothing."""
    text = "A at frontier: {a}\nB at frontier: {b}\nturn 4 A march 1, maneuver at frontier"
    table = board(text.format(a="swamp_beast, trooper", b="2 trooper")).pick("maneuver").pick("oppose")
    table.roll("4 wave", "2 maneuver", "2 maneuver", "2 maneuver")
    assert (table.happened(ManeuverEnded)[0].total, table.happened(ManeuverEnded)[0].highest) == (2, 0)
    table = board(text.format(a="trooper", b="swamp_beast, trooper")).pick("maneuver").pick("oppose")
    table.roll("2 maneuver", "4 wave", "2 maneuver")
    assert (table.happened(ManeuverEnded)[0].total, table.happened(ManeuverEnded)[0].highest) == (2, 2)


def test_a_charger_makes_no_save_roll_that_could_be_howled_at():
    """C14.5, C8.3: the target's howl has no effect."""
    table = fight("trooper", "wolf_pack", kind="charge").roll("2 missile", "4 howl")
    assert acted(table) == []


# Surprise


def test_a_surprised_army_does_not_strike_back():
    """C14.4: it still saves."""
    table = fight("yeti", "3 thug").roll("4 surprise").roll("save", "save", "melee")
    assert table.happened(Damaged)
    assert table.asked == (A, "retreat")
    assert "Ada’s surprise: Bela’s army at the frontier (Flatland) does not strike back" in told(table)


def test_surprise_has_no_effect_in_a_strike_back():
    """C14.4: no effect in a strike back."""
    table = fight("2 thug", "yeti").roll("save", "save").roll("4 melee").pick("strike-back").roll("4 surprise")
    assert acted(table) == []


def test_a_surprised_army_in_a_charge_only_saves():
    """C14.5: its melee does no damage, all its IDs are saves."""
    table = fight("yeti", "3 thug", kind="charge").roll("4 surprise", "id", "save", "2 melee")
    assert table.happened(Damaged)[0].saves == 2
    assert table.happened(Damaged)[1].damage == 0


# Effects that last


@pytest.mark.parametrize(
    ("die", "icon", "sums"),
    [
        ("cryohydra", "frost_breath", {"save": 1}),
        ("genie", "galeforce", {}),
        ("mummy", "wither", {"save": 1}),
    ],
)
def test_an_army_is_weakened_until_the_rollers_next_turn(die, icon, sums):
    """C14.4: all results halved; four fewer saves and maneuvers; three less in every roll."""
    count = 3 if icon == "wither" else 4
    table = fight(die, "4 thug").roll(f"{count} {icon}")
    assert {name for name, seat, _ in table.effects() if seat == A} == {icon}
    table.roll("save", "save", "save", "id") if icon != "frost_breath" else table.roll("save", "save", "save", "melee")
    assert rolled(table, "save_melee") == sums


def test_galeforce_reaches_any_terrain_and_wither_only_its_own():
    """C14.4: the roller chooses the army."""
    more = "B at home B: 2 thug\nB at home A: thug\n"
    table = fight("genie", "thug", more).roll("4 galeforce")
    assert table.asked == (A, "icon-army")
    assert {(option.values["seat"], option.values["place"]) for option in table.question.shape.options} == {
        (B, "terrain/0"),
        (B, "terrain/1"),
        (B, "terrain/2"),
    }
    table.pick("icon-army", seat=B, place="home B")
    assert table.position.board.effects[0].place == "terrain/1"
    table = fight("mummy", "thug", more).roll("3 wither")
    assert [effect.place for effect in table.position.board.effects] == ["terrain/2"] * 3


def test_each_galeforce_names_its_army():
    """C14.4: two of them may affect two armies."""
    table = fight("2 genie", "2 thug", "B at home B: 2 thug\n").roll("4 galeforce")
    table.pick("icon-army", seat=B, place="frontier").pick("icon-army", seat=B, place="home B")
    assert {effect.place for effect in table.position.board.effects} == {"terrain/1", "terrain/2"}


def test_illusion_hides_one_of_the_rollers_armies():
    """C14.4: any of them, also a reserve."""
    table = fight("rakshasa", "2 thug", "A at home A: 2 scout\nA reserve: scout\n").roll("4 illusion")
    assert table.asked == (A, "icon-army")
    places = {str(option.values["place"]) for option in table.question.shape.options}
    assert places == {"terrain/0", "terrain/2", "reserve"}
    table.pick("icon-army", seat=A, place="home A")
    assert [(effect.name, effect.owner) for effect in table.position.board.effects] == [("illusion", A)]


def test_icons_act_in_a_magic_action_before_anything_is_cast():
    """C14.4: galeforce and illusion."""
    text = "A at frontier: genie, beholder\nB at frontier: thug\nturn 4 A march 1, act at frontier"
    table = board(text, f="flatland_city 1").pick("magic").roll("4 galeforce", "4 illusion")
    assert acted(table) == ["galeforce", "illusion"]


# The Charge icon


def test_a_charge_icon_makes_a_charge_of_a_skirmish():
    """C14.4, H64: maneuvers hit; the target makes one roll of saves and melee, and there is no strike back."""
    table = fight("behemoth, trooper", "3 thug").roll("4 charge", "2 maneuver")
    assert table.asked == (B, "faces")
    table.roll("save", "2 melee", "melee")
    assert rolled(table, "charge") == {"charge": 2, "maneuver": 2}
    assert table.happened(Damaged)[0].damage == 1
    assert table.happened(Damaged)[1].damage == 3, "its melee strikes the charger"
    assert any("starts a charge" in sentence for sentence in told(table))


def test_a_charge_icon_does_nothing_in_a_charge_or_a_strike_back():
    """C14.4."""
    table = fight("behemoth, trooper", "3 thug", kind="charge").roll("4 charge", "2 maneuver", *["save"] * 3)
    assert rolled(table, "charge") == {"charge": 2, "maneuver": 2}
    table = fight("thug", "behemoth").roll("save").roll("4 save").pick("strike-back").roll("4 charge")
    assert rolled(fight("trooper", "behemoth").roll("2 maneuver"), "charge") == {}
    assert acted(table) == []


# In the save roll


def test_bash_returns_a_units_hits_and_saves_them():
    """C14.4: one unit that struck takes its own hits minus its saves; the same amount is saved."""
    table = fight("trooper, guard", "behemoth").roll("3 melee", "melee").roll("4 bash")
    assert table.asked == (B, "icon-target")
    table.choose("trooper").roll("2 save")
    assert table.happened(Damaged)[0] == Damaged(B, "terrain/2", 4, 3, 1)
    assert dead(table, A) == [], "one damage is left of three, and it has two health"
    table = (
        fight("trooper, guard", "behemoth").roll("3 melee", "melee").roll("4 bash").choose("trooper").roll("3 melee")
    )
    assert dead(table, A) == ["trooper"]


def test_only_units_that_hit_can_be_bashed():
    """C14.4: without hits it has no effect."""
    table = fight("2 guard", "behemoth").roll("maneuver", "maneuver").roll("4 bash")
    assert table.happened(IconActed)[0].dice == ()
    assert rolled(table, "save_melee") == {}


def test_bash_turns_a_dragons_damage_back():
    """C14.4, V19.10: the highest damage; a dragon whose own damage slays it is slain by the army."""
    text = "A at frontier: behemoth\nB at frontier: thug\nB dragons at frontier: fire_wyrm\nturn 4 A dragons"
    table = board(text).roll("jaws", "4 bash")
    assert table.happened(DragonStruck)[0] == DragonStruck(table.die(B, "fire_wyrm"), "dragon", 10, 10, True)
    assert table.happened(Damaged)[0].damage == 0
    table = board(text).roll("claw", "4 bash")
    assert not table.happened(DragonStruck)[0].slain


def test_cloak_counts_in_its_own_roll_and_in_later_ones():
    """C14.4, V19.11: four saves until the start of its roller's next turn."""
    table = fight("trooper", "lurker_in_the_deep").roll("3 melee").roll("4 cloak")
    assert rolled(table, "save_melee") == {"save": 4}
    assert table.effects() == [("cloak", B, 4)] * 4
    assert any("4 more saves" in sentence for sentence in told(table))


def test_volley_throws_missiles_back_but_no_melee_and_no_spell():
    """C14.4: X saves and X damage to the attackers against missiles, X saves against anything else."""
    table = fight("2 trooper", "assailer", kind="missile").roll("2 missile").roll("4 volley")
    assert rolled(table, "save") == {"save": 4, "thrown_back": 4}
    assert table.happened(Damaged, cause="thrown_back")[0].damage == 4
    table = fight("2 trooper", "assailer").roll("3 melee").roll("4 volley")
    assert rolled(table, "save_melee") == {"save": 4}


def test_volley_throws_no_hail_back():
    """C14.4: a spell is not a missile attack."""
    table = casting("air", 4, more="B at frontier: assailer\n").announce("hailstorm", seat=B, at="frontier")
    if table.question.kind == "spell":
        table.pick("done")
    table.roll("4 volley")
    assert rolled(table, "save") == {"save": 4}


# Trumpet, fireminions, fixed numbers


def test_a_trumpet_doubles_results_of_feral():
    """C14.4: melee and saves of Feral only, no special icons, and only once (H66)."""
    table = fight("2 elephant_folk, hawk_folk, trooper", "9 thug", "options species=all\n")
    table.roll("4 trumpet", "4 trumpet", "2 melee", "3 melee")
    assert rolled(table, "melee") == {"melee": 7}


@pytest.mark.parametrize("terrain", ["flatland_temple 6", "flatland_temple 8, held by B"])
def test_a_trumpet_in_a_save_roll(terrain):
    """C14.4, H66: four saves are eight, by the trumpet or by the eighth face, not by both."""
    table = fight("2 guard", "2 elephant_folk", "options species=all\n", f=terrain)
    table.roll("melee").roll("4 trumpet", "4 save")
    assert rolled(table, "save_melee") == {"save": 8}


def test_the_owner_chooses_the_result_of_fireminions():
    """C14.4: in a combined roll their owner chooses the result; penalties do not reduce it (C14.2)."""
    table = fight("trooper", "fireshadow", "cast palsy by A on B at frontier\n", "charge")
    table.roll("3 melee", "4 create_fireminions")
    assert table.asked == (B, "charge-ids")
    table.allot((3, 1))
    assert rolled(table, "charge_defence") == {"save": 3, "melee": 1}


def test_a_tail_gives_two_and_is_rolled_again():
    """C14.4: two of them and a melee face: eight."""
    table = fight("crocosaur", "9 thug").roll("4 tail").roll("4 tail").roll("4 melee")
    assert rolled(table, "melee") == {"melee": 8}


def test_stone_is_not_saved():
    """C14.4: four damage that cannot be saved, with melee and with missiles."""
    for kind in ("skirmish", "missile"):
        table = fight("medusa", "2 marauder", kind=kind).roll("4 stone").roll("3 save")
        assert table.happened(Damaged)[0].damage == 4


def test_the_log_in_danish():
    """C14.4."""
    table = fight("wolf_pack", "3 thug").roll("4 howl").roll("save", "save", "save")
    assert "Hyl fra Ada: Belas hær får −4 skjolde" in told(table, "da")


def test_frost_breath_has_no_target_without_an_opposing_army():
    """C14.4: shot from another terrain, there is no opposing army at its own terrain."""
    text = "A at home A: cryohydra\nB at frontier: 2 thug\nturn 4 A march 1, act at home A"
    table = board(text, a="flatland_city 3").pick("missile", seat=B, place="frontier").roll("4 frost_breath")
    assert table.happened(IconActed)[0].place == ""
    assert not table.effects()


# With other rules


def test_saves_of_icons_count_against_a_rout():
    """C9.1: saves by Cloak, Bash and Regenerate count against an ID, like save icons."""
    for units, faces in (
        ("thug, lurker_in_the_deep", ("id", "4 cloak")),
        ("thug, troll", ("id", "4 regenerate")),
        ("thug, behemoth", ("id", "4 bash")),
        ("thug, assailer", ("id", "4 volley")),
    ):
        table = fight("trooper", units).roll("3 melee").roll(*faces)
        if table.asked[1] == "faces":
            table.roll("2 save")  # the unit to bash
        assert not table.happened(Routed), units
    assert fight("trooper", "2 thug, troll").roll("2 maneuver").roll("id", "melee", "4 melee").happened(Routed)


def test_the_rest_of_a_howl_reduces_maneuvers_that_save():
    """C13.1, H11: four fewer from one save and three maneuvers of Coral Elves on their coastland."""
    table = fight("wolf_pack, trooper", "knight, guard", f="coastland_city 6").roll("4 howl", "3 melee")
    table.roll(*(str(face) for face in ("3 maneuver", "maneuver")))
    assert rolled(table, "save_melee") == {}


def test_galeforce_takes_four_saves_and_four_maneuvers_and_no_more():
    """C13.1, H11: on coastland six maneuvers save; two saves too few cost no further maneuvers."""
    table = fight("genie, trooper", "3 knight", f="coastland_city 6").roll("4 galeforce", "3 melee")
    table.roll("2 save", "3 maneuver", "3 maneuver")
    assert rolled(table, "save_melee") == {"save": 2, "maneuver": 2}


def test_a_howl_with_galeforce_still_reduces_the_maneuvers():
    """C13.1, H11: a howl is four saves less in this roll, from any icons."""
    table = fight("genie, wolf_pack", "4 knight", f="coastland_city 6").roll("4 galeforce", "4 howl")
    table.roll("2 save", "3 maneuver", "3 maneuver", "3 maneuver")
    assert rolled(table, "save_melee") == {"save": 3, "maneuver": 3}


def test_galeforce_cannot_be_used_from_a_reserve():
    """C14.4: in a magic action at a terrain only."""
    text = "A reserve: genie\nA at home A: thug\nB at home B: thug\nB reserve: thug\nturn 4 A march 1"
    table = board(text).pick("army", place="reserve").pick("magic").roll("4 galeforce")
    assert not table.effects()


def test_a_surprised_targets_icons_do_not_strike_either():
    """C14.5, H68: it saves and does nothing else."""
    table = fight("yeti, sentry", "shambler", kind="charge").roll("4 surprise", "missile", "4 smother")
    assert acted(table) == ["surprise"]


def test_charmed_and_confused_dice_are_not_rolled_again_by_flashfire():
    """C14.4, DA-G2, H67: effects on their army do not reach charmed units; one casting is for one roll."""
    more = "cast flashfire by B on B at frontier\n"
    table = fight("beholder", "4 thug, marauder", more).roll("4 charm").choose(*["thug"] * 4).roll("melee")
    assert table.asked[1] == "faces", "the marauder's save roll"
    table = fight("umber_hulk", "2 thug", more).roll("4 confuse").roll("save", "save").pick("flash-keep").roll("save")
    assert table.asked[1] != "flashfire"


def test_maneuvers_that_save_against_missiles_count_against_a_rout():
    """C9.1, C13.1: those of Scalders on a land of water."""
    more = "options species=all\n"
    table = fight("3 guard", "2 scalders_glower", more, "missile", f="swampland_city 3").roll("maneuver")
    table.roll("id", "maneuver")
    assert not table.happened(Routed)


def test_bash_returns_icons_that_count_as_melee():
    """C14.4, H69, C13.1: Feral that strike back on flatland hit with their maneuvers."""
    table = fight("behemoth", "wolf_folk, 2 thug", "options species=all\n")
    table.roll("4 bash").roll("3 save", "save", "save").pick("strike-back").roll("4 maneuver", "save", "save")
    table.roll("4 bash")
    assert [event.dice for event in table.happened(IconActed, icon="bash")] == [(table.die(B, "wolf_folk"),)]


@pytest.mark.parametrize(
    ("units", "more", "kind", "land", "faces", "blow"),
    [
        ("trooper, guard", "cast burning_hands by A on die 3\n", "skirmish", "flatland", ("3 melee", "melee"), 6),
        ("pony_rider, guard", "", "charge", "highland", ("2 maneuver", "melee"), 4),
        ("wolf_folk, elephant_folk", "options species=all\n", "skirmish", "flatland", ("3 melee", "4 trumpet"), 6),
    ],
)
def test_bash_returns_the_doublings_of_the_unit_too(units, more, kind, land, faces, blow):
    """C14.4, H69: Burning Hands, Dwarves on highland, a Trumpet: the damage is the unit's share of the attack."""
    table = fight(units, "behemoth", more, kind, f=f"{land}_temple 6")
    table = table.roll(*faces, "4 bash") if kind == "charge" else table.roll(*faces).roll("4 bash")
    unit = units.split(",")[0]
    if table.asked == (B, "icon-target"):
        table.choose(unit)
    table.roll(blank(unit, "save"))
    assert table.happened(SavedAlone, cause="bash")[0].damage == blow


def test_bash_returns_the_doubling_of_the_eighth_face_but_no_penalty_on_the_army():
    """C14.4, H69, C11.3: two maneuvers of the holder count as four; a palsy is on the whole army."""
    more = "cast palsy by B on A at frontier\n"
    table = fight("trooper, guard", "behemoth", more, "charge", f="flatland_temple 8, held by A")
    table.roll("2 maneuver", "melee", "4 bash").choose("trooper").roll("2 save")
    assert table.happened(SavedAlone, cause="bash")[0].damage == 4


def test_the_log_says_that_an_illusion_hides_everybody():
    """C14.4: an army that could shoot has no visible target."""
    armies = "A at frontier: bowman\nB at frontier: thug\ncast illusion by B on B at frontier\n"
    table = board(f"{armies}turn 4 A march 1, act at frontier", f="flatland_city 3")
    assert "Ada has no visible enemy in missile range: an illusion hides them" in told(table)
