"""Special icons of both sides in a charge, after both have rolled (C14.5)."""

import pytest
from icon_rolls import A, B, acted, board, dead, fight

from ddtable.rules.dragon_dice.events.attacks import Damaged


def test_in_a_charge_icons_act_after_both_rolls_and_results_stay():
    """C14.5, C8.3: the smothered thug's melee still strikes; C6.1 step 10."""
    table = fight("shambler", "2 thug", kind="charge").roll("4 smother", "melee", "melee")
    assert table.asked == (B, "faces"), "they roll alone"
    table.roll("save", "maneuver")
    assert dead(table) == ["thug"]
    assert table.came_to("charge_defence", B) == {"melee": 2}


def test_in_a_charge_the_targets_icons_reach_the_charger():
    """C14.5: like Rend and Smite."""
    table = fight("3 sentry", "shambler", kind="charge").roll(*["missile"] * 3, "4 smother").roll("melee")
    assert table.result.winners == (B,)
    assert len(dead(table, A)) == 3


def test_choke_voids_ids_in_a_charge_before_they_are_divided():
    """C14.5: they are not asked about."""
    table = fight("strangle_vine", "2 thug", "B at home B: thug\n", "charge").roll("4 choke", "id", "id")
    assert len(dead(table)) == 2
    assert table.asked[1] != "charge-ids"


def test_confuse_and_charm_in_a_charge():
    """C14.5: the target's dice are rerolled, or no longer count."""
    table = fight("umber_hulk, sentry", "4 thug", kind="charge").roll("4 confuse", "missile", *["2 melee"] * 4)
    table.roll("save")
    assert table.came_to("charge_defence", B) == {"save": 4}
    table = fight("beholder, sentry", "4 thug", kind="charge").roll("4 charm", "missile", *["2 melee"] * 4)
    table.roll("melee", "save", "save", "save")
    assert table.happened(Damaged)[0].hits == 1
    assert table.came_to("charge_defence", B) == {}


def test_the_targets_charm_in_a_charge():
    """C14.5: the charger's units roll for the target; their earlier results stay."""
    table = fight("2 trooper", "beholder", kind="charge").roll("2 maneuver", "2 missile", "4 charm")
    table.roll("3 melee", "3 melee")
    assert table.happened(Damaged)[0].hits == 2
    assert table.happened(Damaged)[1].hits == 6


def test_icons_of_an_eliminated_player_do_not_act():
    """C14.5, C2.3: B's last unit is killed, so its own icon has no player to roll it."""
    text = "A at frontier: tako\nB at frontier: death_naga\nC at home C: thug\nturn 4 A march 1, act at frontier"
    table = board(text, seats=3).pick("charge", seat=B).roll("4 entangle", "4 poison")
    assert acted(table) == ["entangle"]
    assert table.position.board.out == (B,)


def test_a_penalty_does_not_reduce_saves_that_a_howl_has_removed():
    """C14.5, DA-G1: of four saves and one melee a howl takes the four, so a palsy can only reduce the melee."""
    more = "B at home B: thug\ncast palsy by A on B at frontier\n"
    table = fight("wolf_pack, sentry", "troll, thug", more, "charge").roll("4 howl", "missile", "4 save", "melee")
    assert table.came_to("charge_defence", B) == {}
    assert table.asked[1] != "penalties"


def test_a_chargers_regenerate_returns_dead_units():
    """C14.5, H54: a charger makes no save roll, so only the other effect of the icon is possible."""
    table = fight("troll, sentry", "3 sentry", "A dead: 2 thug\n", "charge")
    table.roll("4 regenerate", "missile", *["missile"] * 3)
    assert table.asked == (A, "icon-returns")
    table.choose("thug", "thug")
    assert table.units(A, "frontier") == ["sentry", "thug", "thug", "troll"]


def test_a_chargers_wild_growth_promotes():
    """C14.5, H54: the promoted unit does not roll in this charge; the replaced unit's results still count."""
    table = fight("noble_willow, treefolk_oakling", "3 sentry", "A dead: treefolk_oak\n", "charge")
    table.roll("4 wild_growth", "melee", *["missile"] * 3)
    assert table.asked == (A, "icon-grow")
    table.promote("oak", "oakling")
    assert table.units(A, "frontier") == ["noble_willow", "oak"]
    assert table.came_to("charge", A) == {"charge": 1}


def test_a_chargers_ferry_moves_and_its_teleport_hits():
    """C14.5, H53: Ferry gives no maneuvers, so it moves as in any other melee; Teleport gives maneuvers, which hit."""
    table = fight("gryphon, 2 sentry", "3 sentry", "A at home A: sentry\n", "charge")
    table.roll("4 ferry", "2 melee", "missile", *["melee"] * 3)
    assert table.asked == (A, "icon-move")
    table.pick("icon-move", place="home A").choose("sentry")
    assert table.units(A, "frontier") == ["sentry"]
    assert table.happened(Damaged)[0].hits == 2, "the results of the unit that left still count"
    table = fight("unicorn, sentry", "3 sentry", kind="charge").roll("4 teleport", "missile", *["missile"] * 3)
    assert table.came_to("charge", A) == {"charge": 4}


def test_a_charger_that_ferries_away_whole_takes_no_damage():
    """C14.5, C10.1, C9.6: no unit is left to be hit or to rout, and no army pursues."""
    table = fight("gryphon", "3 sentry", "A at home A: sentry\n", "charge").roll("4 ferry", *["melee"] * 3)
    table.pick("icon-move", place="home A")
    assert table.units(A, "home A") == ["gryphon", "sentry"]
    assert dead(table, A) == []
    assert table.asked == (A, "march-second")


@pytest.mark.parametrize("kind", ["skirmish", "charge"])
def test_the_targets_cantrip_is_cast_after_the_attackers_icons(kind):
    """C14.5, C14.3, H63: in a charge as in a skirmish, all effects of the attacker come first."""
    table = fight("shambler, sentry", "enchanter, 3 thug", kind=kind)
    faces = ("4 cantrip", "save", "save", "save")
    table = table.roll("4 smother", "missile", *faces) if kind == "charge" else table.roll("4 smother", "missile")
    assert table.asked == (A, "icon-targets")
    table.choose("enchanter", "thug").roll("3 id", "id")
    if kind == "skirmish":
        table.roll(*faces)
    assert table.asked == (B, "magic-colours")
    assert acted(table) == ["smother"]


def test_the_targets_cantrip_waits_for_the_chargers_delayed_icons():
    """C14.5, H63: dice rerolled by Confuse no longer count, so a Cantrip among them is not cast."""
    table = fight("umber_hulk, sentry", "enchanter, thug", "B at home B: thug\n", "charge")
    table.roll("4 confuse", "missile", "4 cantrip", "melee")
    assert table.asked == (B, "faces"), "the dice are rolled again first"
    table.roll("3 id", "save")
    assert table.asked == (B, "charge-ids"), "nothing is cast"
