"""Special icons that target units (C14.4): their targets, the rolls, and the results."""

import pytest
from icon_rolls import A, B, acted, board, dead, fight, rolled, shown, throw, told

from ddtable.rules.dragon_dice.events.attacks import Damaged
from ddtable.rules.dragon_dice.events.powers import IconActed
from ddtable.rules.dragon_dice.events.rolls import RolledAgain, SavedAlone
from ddtable.rules.dragon_dice.events.units import Buried, Killed, Moved
from ddtable.rules.dragon_dice.steps import Strike

# Targets


def test_the_roller_chooses_the_largest_possible_health():
    """C14.4, V13.6: four points with healths 1, 1 and 3: four, not two or five."""
    table = fight("shambler", "marauder, 2 thug").roll("4 smother")
    assert table.asked == (A, "icon-targets")
    assert table.question.values["points"] == 4
    assert table.refuses(lambda: table.choose("thug", "thug")) == "too-little"
    assert table.refuses(lambda: table.choose("marauder", "thug", "thug")) == "too-much"
    table.choose("marauder", "thug")
    assert table.asked == (B, "faces")
    assert len(table.question.shape.dice) == 2, "they roll alone"


def test_equal_icons_of_a_roll_are_added_together():
    """C14.4, V13.4: two smothers of four are eight health at once."""
    table = fight("2 shambler", "2 marauder, 5 thug").roll("4 smother")
    assert table.question.values["points"] == 8
    assert [act.icon for act in table.position.agenda[-1].acts] == ["smother"]


def test_icons_with_a_single_target_are_not_added_together():
    """C14.4, V13.4: two slay icons choose one unit each, one after the other."""
    table = fight("2 minor_death", "3 thug").roll("4 slay")
    table.choose("thug").roll("melee")
    assert table.asked == (A, "icon-target")
    table.choose("thug").roll("melee")
    assert dead(table) == ["thug", "thug"]
    assert acted(table) == ["slay", "slay"]


def test_icons_act_in_the_order_of_the_dice():
    """C14.4, V6.2: each is resolved before the next begins."""
    table = fight("shambler, drider, death_naga", "9 thug").roll("4 smother", "4 web", "4 poison")
    assert [act.icon for act in table.position.agenda[-1].acts] == ["smother", "web", "poison"]


def test_nothing_happens_if_no_unit_is_small_enough():
    """C14.4: flame has two health, and a unit of 3 health cannot be part of that."""
    table = fight("hell_hound", "marauder").roll("2 flame")
    assert not dead(table)
    assert table.happened(IconActed)[0].dice == ()
    assert "Ada’s flame has no target" in told(table)


def test_icons_act_before_the_army_saves_and_the_dead_do_not_roll():
    """C7.5, C14.4: one of three thugs is left to save."""
    table = fight("hell_hound", "3 thug").roll("2 flame")
    table.choose("thug", "thug")
    assert len(table.question.shape.dice) == 1
    assert table.asked == (B, "faces")


def test_the_last_unit_of_an_army_saves_no_more():
    """C6.3, C14.4: it does not strike back either; the march is over."""
    table = fight("tako", "2 thug", "B at home B: thug\n").roll("4 entangle")
    assert table.asked == (A, "retreat")
    assert not table.happened(Damaged)


def test_the_last_unit_of_a_player_ends_the_game():
    """C2.2, C14.4."""
    assert fight("tako", "2 thug").roll("4 entangle").result.winners == (A,)


# Deaths


@pytest.mark.parametrize(
    ("die", "icon", "lives", "dies"),
    [
        ("hydra", "double_strike", ("save", "id"), ("melee", "maneuver")),
        ("death_naga", "poison", ("save", "id"), ("melee", "maneuver")),
        ("vampire", "convert", ("save", "id"), ("melee", "maneuver")),
        ("minor_death", "plague", ("save", "id"), ("melee", "maneuver")),
        ("shambler", "smother", ("maneuver", "id"), ("melee", "save")),
        ("behemoth", "stomp", ("maneuver", "id"), ("melee", "save")),
        ("genie", "firecloud", ("maneuver", "id"), ("melee", "save")),
        ("minor_death", "slay", ("id",), ("melee", "save", "maneuver")),
        ("remorhaz", "swallow", ("id",), ("melee", "save", "maneuver")),
    ],
)
def test_the_result_a_unit_needs_against_an_icon(die, icon, lives, dies):
    """C14.4: a save, a maneuver, or for some icons only an ID."""
    for face in (*lives, *dies):
        table = fight(die, "thug", "B at home B: thug\n").roll(shown(die, icon))
        if icon == "double_strike":
            table.roll("4 save")
        table.roll(face)
        killed = table.happened(Killed)
        assert bool(killed) is (face in dies)
        if killed:
            assert killed[0].cause == icon
            assert killed[0].to == ("buried" if icon == "swallow" else "dead")


@pytest.mark.parametrize(("die", "icon", "to"), [("tako", "entangle", "dead"), ("nightmare", "firebreath", "buried")])
def test_icons_against_which_nothing_is_rolled(die, icon, to):
    """C14.4: entangle kills health up to its points, firebreath kills and buries."""
    table = fight(die, "5 thug", "B at home B: thug\n").roll(f"4 {icon}")
    table.choose(*["thug"] * 4)
    assert table.happened(Killed)[0].to == to
    assert table.units(B, to) == ["thug"] * 4


def test_flame_kills_and_buries_two_health():
    """C14.4: a guard of 2 health fits; units of 2 and 1 health together do not."""
    table = fight("gorgon", "cutthroat, thug", "B at home B: thug\n").roll("2 flame")
    assert table.units(B, "buried") == ["cutthroat"]
    assert any("killed and buried" in sentence for sentence in told(table))


def test_double_strike_is_rolled_again_and_added():
    """C14.4: two of them have eight health, and a third face counts too."""
    table = fight("hydra", "9 thug").roll("4 double_strike")
    assert table.happened(RolledAgain)[0].cause == "double_strike"
    table.roll("4 double_strike").roll("4 melee")
    assert table.question.values["points"] == 8
    assert rolled(table, "melee") == {"melee": 4}


@pytest.mark.parametrize(("die", "icon"), [("death_naga", "poison"), ("behemoth", "stomp")])
def test_those_killed_are_buried_without_a_save(die, icon):
    """C14.4: units killed by poison and stomp roll again against burial."""
    table = fight(die, "2 thug", "B at home B: thug\n").roll(f"4 {icon}")
    table.roll("melee", "melee").roll("save", "maneuver")
    assert table.units(B, "buried") == ["thug"]
    assert dead(table) == ["thug"]
    assert table.happened(Buried)[0].by == A


def test_the_second_roll_of_the_killed_has_no_power_of_their_race():
    """C14.4, C13.1, Q85: on highland a maneuver saves the living spider rider from poison, but not the dead one."""
    table = fight("death_naga", "spider_rider, 2 thug", "B at home B: thug\n", f="highland_city 6").roll("4 poison")
    table.roll("melee", "id", "id").roll("2 maneuver")
    assert table.units(B, "buried") == ["spider_rider"]
    table = fight("death_naga", "spider_rider, 2 thug", "B at home B: thug\n", f="highland_city 6").roll("4 poison")
    table.roll("2 maneuver", "id", "id")
    assert dead(table) == []


def test_flaming_arrow_is_shot():
    """C14.4: as poison, with missiles, over a distance too."""
    table = fight("blazer", "2 thug", "B at home B: thug\n", "missile").roll("4 flaming_arrow")
    table.roll("melee", "save").roll("melee")
    assert table.units(B, "buried") == ["thug"]
    assert len(table.question.shape.dice) == 1, "who lived saves with its army"


def test_plague_goes_on_until_one_saves():
    """C14.4: the owner of the dead chooses the next victim."""
    table = fight("minor_death", "marauder, 3 thug").roll("4 plague")
    table.choose("marauder").roll("4 smite")
    assert table.asked == (B, "icon-next")
    table.choose("thug").roll("melee")
    table.choose("thug").roll("save")
    assert dead(table) == ["marauder", "thug"]
    assert table.asked == (B, "faces"), "the army's save roll"
    assert len(table.question.shape.dice) == 2


def test_scare_sends_to_reserve_and_kills_units_with_an_id():
    """C14.4: a save stays, an ID dies, all others flee before the save roll."""
    table = fight("death_knight", "3 thug").roll("3 scare").roll("save", "id", "melee")
    assert dead(table) == ["thug"]
    assert table.units(B, "reserve") == ["thug"]
    assert len(table.question.shape.dice) == 1


def test_seize_kills_units_without_an_id():
    """C14.4: units with an ID go to reserve, all others die."""
    table = fight("roc", "4 thug", "B at home B: thug\n", "missile").roll("4 seize")
    table.roll("id", "save", "melee", "id")
    assert dead(table) == ["thug", "thug"]
    assert table.units(B, "reserve") == ["thug", "thug"]


def test_roar_sends_to_reserve_before_the_save_roll():
    """C14.4, V13.8: they are not killed."""
    table = fight("lion_folk", "5 thug").roll("4 roar").choose(*["thug"] * 4)
    assert table.happened(Moved)[0].dice == (4, 5, 6, 7)
    assert not table.happened(Killed)
    assert len(table.question.shape.dice) == 1


def test_roar_does_not_move_a_caught_unit():
    """C14.4, V13.7: a netted unit cannot leave the terrain, and is no target."""
    table = fight("lion_folk", "2 thug", "cast netted by A on die 4 at frontier\n").roll("4 roar")
    assert table.units(B, "reserve") == ["thug"]


# Held units


@pytest.mark.parametrize(
    ("die", "icon", "state", "free"),
    [
        ("cannibal", "net", "netted", "maneuver"),
        ("drider", "web", "webbed", "melee"),
        ("carrion_crawler", "stun", "stunned", "maneuver"),
    ],
)
def test_units_without_the_needed_result_are_held(die, icon, state, free):
    """C14.4: net and stun need a maneuver, web melee; until the start of the roller's next turn."""
    table = throw("melee", die, icon, others=2)
    table.roll(free, "missile")
    assert [(name, seat) for name, seat, _ in table.effects()] == [(state, A)]
    assert len(table.question.shape.dice) == 1, "who is held does not save"


@pytest.mark.parametrize("icon", ["net", "web"])
def test_net_and_web_are_thrown_with_missiles_too(icon):
    """C14.4: both work in a missile attack."""
    die = {"net": "cannibal", "web": "drider"}[icon]
    table = throw("missile", die, icon, others=1).roll("missile")
    assert len(table.effects()) == 1


def test_stun_is_rolled_again():
    """C14.4: and the second face added."""
    table = fight("carrion_crawler", "9 thug").roll("4 stun").roll("4 stun").roll("4 id")
    assert table.question.values["points"] == 8
    assert rolled(table, "melee") == {"melee": 4}


def test_sleep_takes_a_unit_of_any_opponent_there():
    """C14.4: not only of the army that is attacked."""
    text = "A at frontier: satyr\nB at frontier: thug\nC at frontier: scout\nturn 4 A march 1, act at frontier"
    table = board(text, seats=3).pick("skirmish", seat=B).roll("4 sleep")
    assert {table.position.dice[die].owner for die in table.question.shape.dice} == {1, 2}
    table.choose("scout")
    assert table.position.board.effects[0].name == "asleep"


def test_a_sleeping_unit_has_no_result_alone():
    """C14.4, V6.10: it may not be rolled, so it is smothered."""
    table = fight("shambler", "2 thug", "cast asleep by A on die 4 at frontier\n").roll("4 smother")
    assert len(table.question.shape.dice) == 1
    table.roll("maneuver")
    assert dead(table) == ["thug"]


# Damage to one unit


@pytest.mark.parametrize(("face", "lives"), [("3 save", True), ("2 save", False), ("2 id", False), ("3 melee", False)])
def test_kick_is_saved_by_the_unit_itself(face, lives):
    """C14.4, V8.2: four damage on 2 health: two saves are too few, three are enough."""
    table = fight("centaur", "willow, oakling", "B at home B: oakling\n").roll("4 kick")
    assert table.asked == (A, "icon-target")
    table.choose("willow").roll(face)
    assert (dead(table) == []) is lives


def test_gore_buries_the_killed():
    """C14.4: two damage; a unit of 3 health survives."""
    table = fight("rhino_folk", "cutthroat, marauder").roll("4 gore").choose("cutthroat").roll("2 melee")
    assert table.units(B, "buried") == ["cutthroat"]
    table = fight("rhino_folk", "cutthroat, marauder").roll("4 gore").choose("marauder").roll("3 melee")
    assert not table.happened(Killed)
    assert any("none of 2 damage saved" in sentence for sentence in told(table))


def test_coil_is_saved_or_answered():
    """C14.4: the unit in the coil saves, or strikes the coiling one, which has no save."""
    table = fight("ormyrr, thug", "marauder, thug").roll("4 coil", "maneuver").choose("marauder").roll("3 melee")
    assert dead(table) == ["marauder"]
    assert table.happened(Damaged, cause="blow")[0].damage == 3
    assert dead(table, A) == []


def test_a_strong_blow_kills_the_one_that_hugs():
    """C14.4: hug cannot be saved; four melee kill a monster."""
    table = fight("bear_folk, thug", "troll").roll("4 hug", "maneuver").roll("4 melee")
    assert dead(table) == ["troll"]
    assert dead(table, A) == ["bear_folk"]


# Icons that wait for the save roll


def test_choke_kills_units_with_an_id_and_removes_it():
    """C14.4: its results are removed from the save roll."""
    table = fight("strangle_vine, trooper", "3 thug").roll("4 choke", "2 maneuver").roll("id", "id", "save")
    assert len(dead(table)) == 2
    assert table.happened(Damaged)[0].saves == 1


def test_choke_has_no_target_without_an_id():
    """C14.4."""
    table = fight("strangle_vine", "3 thug").roll("4 choke").roll("save", "melee", "save")
    assert not dead(table)
    assert acted(table) == ["choke"]


def test_confuse_rerolls_dice_of_the_save_roll():
    """C14.4: four saves no longer count, and two dice are rerolled."""
    table = fight("umber_hulk, trooper", "cutthroat, 3 thug").roll("4 confuse", "3 melee")
    table.roll("2 id", "save", "save", "save").choose("cutthroat", "thug", "thug")
    assert len(table.question.shape.dice) == 3
    table.roll("2 melee", "melee", "save")
    assert table.happened(Damaged)[0].saves == 2, "the new save, and that of the thug who was not confused"


def test_confuse_works_on_missiles_too():
    """C14.4."""
    table = fight("will_o_wisps", "thug", kind="missile").roll("4 confuse").roll("save")
    assert table.asked == (B, "faces")


def test_hypnotic_glare_holds_all_units_with_an_id():
    """C14.4: their results are removed, and they are held by the die that glares."""
    table = fight("leviathan", "3 thug").roll("4 hypnotic_glare").roll("id", "id", "save")
    assert [effect.name for effect in table.position.board.effects] == ["hypnotized", "hypnotized"]
    assert {effect.by for effect in table.position.board.effects} == {3}
    assert table.happened(Damaged)[0].saves == 1


# Charm and convert


def test_charmed_units_hit_for_the_roller_and_do_not_save():
    """C14.4, V19.12: two thugs roll melee for A; the third saves."""
    table = fight("beholder", "4 thug, marauder").roll("4 charm").choose(*["thug"] * 4)
    assert len(table.question.shape.dice) == 4
    table.roll("melee", "melee", "id", "save")
    step = next(one for one in table.position.agenda if isinstance(one, Strike))
    assert step.hits == 3
    assert len(table.question.shape.dice) == 1, "the marauder alone saves"
    table.roll("4 smite")
    assert table.happened(Damaged)[0].damage == 3


@pytest.mark.parametrize(("state", "rolled"), [("stunned", 2), ("asleep", 1)])
def test_a_charmed_unit_rolls_alone_if_it_may(state, rolled):
    """C14.4, H55, V19.12: a stunned unit rolls if it is targeted, a sleeping one does not."""
    table = fight("beholder", "2 thug, 2 marauder", f"cast {state} by A on die 4 at frontier\n").roll("4 charm")
    table.choose("thug", "marauder")
    assert len(table.question.shape.dice) == rolled


def test_convert_kills_units_that_do_not_save():
    """C14.4: the roller's own dead may return for it: see the tests of returning."""
    table = fight("vampire", "3 thug").roll("3 convert").roll("save", "melee", "melee")
    assert dead(table) == ["thug", "thug"]


# The log


@pytest.mark.parametrize(
    ("language", "lines"),
    [
        (
            "en",
            [
                "Ada’s poison hits Bela’s 2× Thug",
                "Poison: 2 dice of Bela roll alone: Thug (melee) and Thug (save); no save for Thug",
                "Poison: 1 die of Bela rolls alone: Thug (melee); no save for Thug",
                "Poison buries Bela’s Thug",
            ],
        ),
        (
            "da",
            [
                "Gift: 1 terning fra Bela ruller alene: Bølle (nærkamp); intet skjold til Bølle",
                "Gift begraver Belas Bølle",
            ],
        ),
    ],
)
def test_the_log_shows_the_effect_of_an_icon(language, lines):
    """C14.4: the targets, their faces, and the results."""
    table = fight("death_naga", "2 thug").roll("4 poison").roll("melee", "save").roll("melee")
    sentences = told(table, language)
    assert not [line for line in lines if line not in sentences], sentences


def test_the_events_name_the_needed_result():
    """C14.4: a roll alone says whether a save, a maneuver, melee or an ID was needed."""
    table = fight("drider", "thug").roll("4 web").roll("save")
    assert table.happened(SavedAlone)[0].needs == "melee"
    assert any("no melee for Thug" in sentence for sentence in told(table))


# Special cases


def test_an_id_in_a_coil_is_divided_so_that_the_unit_lives():
    """C14.4, H65, H7: of three points two save, because four damage would kill it, and one strikes."""
    table = fight("ormyrr, thug", "marauder, thug").roll("4 coil", "maneuver").choose("marauder").roll("3 id")
    assert not dead(table)
    assert table.happened(SavedAlone, cause="coil")[0].saved == 2
    assert table.happened(Damaged, cause="blow")[0].damage == 1
    table = fight("ormyrr, thug", "cutthroat, thug").roll("4 coil", "maneuver").choose("cutthroat").roll("2 id")
    assert dead(table) == ["cutthroat"]
    assert table.happened(Damaged, cause="blow")[0].damage == 2


def test_a_special_icon_in_a_coil_is_not_divided():
    """C14.4, H65: a Counter either saves or strikes."""
    table = (
        fight("ormyrr, thug", "coral_giant, thug").roll("4 coil", "maneuver").choose("coral_giant").roll("4 counter")
    )
    assert not dead(table)
    assert not table.happened(Damaged, cause="blow")


def test_units_saved_by_open_grave_are_not_buried():
    """C14.4, M23: the killed are in reserve and do not roll again."""
    more = "B at home B: thug\ncast open_grave by B on B at frontier\n"
    table = fight("death_naga", "2 thug", more).roll("4 poison").roll("melee", "melee")
    assert table.units(B, "reserve") == ["thug", "thug"]
    assert not table.happened(Buried)
    assert table.asked == (A, "retreat")


def test_a_unit_that_may_not_be_rolled_has_no_result():
    """C14.4, V6.10: it is asleep, and smothered without a roll."""
    table = fight("shambler", "thug", "B at home B: thug\ncast asleep by A on die 4 at frontier\n").roll("4 smother")
    assert dead(table) == ["thug"]
    assert any("cannot roll; no maneuver for Thug" in sentence for sentence in told(table))


def test_convert_returns_the_health_it_killed():
    """C14.4: dead of the roller's own, with as much health as it killed."""
    table = fight("vampire", "3 thug", "A dead: 2 skeleton\n").roll("3 convert").roll("save", "melee", "melee")
    assert table.asked[0] == A
    table.choose("skeleton", "skeleton")
    assert table.units(A, "dead") == []


def test_the_log_shows_why_a_scared_unit_dies_and_who_strikes_back():
    """C14.4: an ID kills where others flee; a strike is one unit's damage."""
    table = fight("death_knight", "3 thug").roll("3 scare").roll("save", "id", "melee")
    assert any(line.endswith("no save, or an ID, for 2× Thug") for line in told(table))
    table = fight("bear_folk, thug", "troll").roll("4 hug", "maneuver").roll("4 melee")
    assert "The blow does 4 damage to Ada’s unit; it cannot be saved" in told(table)
    assert any("Slaget giver Adas enhed 4 skade" in line for line in told(table, "da"))


def test_the_log_shows_the_end_of_a_glare():
    """C14.4: it ends when the glaring unit is rolled."""
    table = fight("leviathan, trooper", "3 thug").roll("4 hypnotic_glare", "2 maneuver").roll("id", "save", "save")
    table.pick("strike-back").roll("melee", "melee")
    assert [line for line in told(table) if "Hypnotic glare on" in line and ": rolled" in line] == []


def test_exchanged_undead_are_neither_buried_nor_counted_as_killed():
    """C13.1, V8.9, H49: a unit that was exchanged was not killed."""
    more = "B dead: undead_zombie\nA dead: 2 skeleton\noptions species=all\n"
    table = fight("death_naga", "undead_wight", more).roll("4 poison").roll("2 melee").pick("step-down")
    assert not table.happened(SavedAlone, cause="poison")[1:]
    assert dead(table) == ["wight"]
    table = fight("vampire", "undead_wight", more).roll("3 convert").roll("2 melee").pick("step-down")
    assert table.asked[1] != "icon-returns"
