"""Special icons in a charge: those of both sides, when both have rolled (C14.5)."""

from icon_rolls import A, B, acted, board, dead, fight

from ddtable.rules.classic.events import Damaged


def test_in_a_charge_icons_act_when_both_have_rolled_and_what_was_rolled_stays():
    """C14.5, C8.3: the smothered thug's melee still strikes; C6.1 step 10."""
    table = fight("shambler", "2 thug", kind="charge").roll("4 smother", "melee", "melee")
    assert table.asked == (B, "faces"), "they roll alone"
    table.roll("save", "maneuver")
    assert dead(table) == ["thug"]
    assert table.came_to("charge_defence", B) == {"melee": 2}


def test_in_a_charge_the_targets_icons_reach_the_charger():
    """C14.5: as Rend and Smite do."""
    table = fight("3 sentry", "shambler", kind="charge").roll(*["missile"] * 3, "4 smother").roll("melee")
    assert table.result.winners == (B,)
    assert len(dead(table, A)) == 3


def test_choke_voids_ids_in_a_charge_before_they_are_divided():
    """C14.5: nobody is asked what they are."""
    table = fight("strangle_vine", "2 thug", "B at home B: thug\n", "charge").roll("4 choke", "id", "id")
    assert len(dead(table)) == 2
    assert table.asked[1] != "charge-ids"


def test_confuse_and_charm_in_a_charge():
    """C14.5: what the target showed is rolled again, or counts no more."""
    table = fight("umber_hulk, sentry", "4 thug", kind="charge").roll("4 confuse", "missile", *["2 melee"] * 4)
    table.roll("save")
    assert table.came_to("charge_defence", B) == {"save": 4}
    table = fight("beholder, sentry", "4 thug", kind="charge").roll("4 charm", "missile", *["2 melee"] * 4)
    table.roll("melee", "save", "save", "save")
    assert table.happened(Damaged)[0].hits == 1
    assert table.came_to("charge_defence", B) == {}


def test_the_targets_charm_in_a_charge():
    """C14.5: the charger's units roll for the target; what they did before stays."""
    table = fight("2 trooper", "beholder", kind="charge").roll("2 maneuver", "2 missile", "4 charm")
    table.roll("3 melee", "3 melee")
    assert table.happened(Damaged)[0].hits == 2
    assert table.happened(Damaged)[1].hits == 6


def test_who_goes_out_in_a_charge_acts_no_more():
    """C14.5, C2.3: B's last unit is killed, and its own icon finds nobody to roll it for."""
    text = "A at frontier: tako\nB at frontier: death_naga\nC at home C: thug\nturn 4 A march 1, act at frontier"
    table = board(text, seats=3).pick("charge", seat=B).roll("4 entangle", "4 poison")
    assert acted(table) == ["entangle"]
    assert table.position.board.out == (B,)


def test_a_penalty_is_not_laid_on_saves_that_a_howl_has_taken():
    """C14.5, DA-G1: four saves and one melee; the howl takes the four, and a palsy's point can only be the melee."""
    more = "B at home B: thug\ncast palsy by A on B at frontier\n"
    table = fight("wolf_pack, sentry", "troll, thug", more, "charge").roll("4 howl", "missile", "4 save", "melee")
    assert table.came_to("charge_defence", B) == {}
    assert table.asked[1] != "penalties"
