"""Skirmish and charge, chapter C8."""

import pytest
from by_hand import A, B, C, D, board

from ddtable.engine.questions import Allotted, Picked, Shown
from ddtable.rules.dragon_dice.events.attacks import Attacked, Damaged, Routed
from ddtable.rules.dragon_dice.events.rolls import Rolled
from ddtable.rules.dragon_dice.events.turns import Eliminated
from ddtable.rules.dragon_dice.events.units import Killed

FACED = "A at frontier: 2 thug\nB at frontier: 2 thug\nturn A march 1, act at frontier"


def test_one_target_at_the_same_terrain():
    """C8.1: skirmish or charge, at one army here; armies elsewhere cannot be attacked."""
    table = board("A at frontier: thug\nB at frontier: thug\nB at home B: thug\nC at frontier: thug\n"
                  "turn A march 1, act at frontier", seats=3)  # fmt: skip
    assert table.targets() == {(kind, seat, "terrain/3") for kind in ("skirmish", "charge") for seat in (B, C)}
    table.pick("skirmish", seat=C)
    assert table.happened(Attacked) == [Attacked(A, "terrain/3", "skirmish", C, "terrain/3")]


def test_every_opponent_at_the_terrain_may_be_attacked():
    """C8.1: with four players each army here is a target, and only the chosen one is asked for anything."""
    table = board("A at frontier: 2 thug\nB at frontier: thug\nC at frontier: 2 thug\nD at frontier: thug\n"
                  "D at home D: thug\nturn A march 1, act at frontier", seats=4)  # fmt: skip
    assert table.targets() == {(kind, seat, "terrain/4") for kind in ("skirmish", "charge") for seat in (B, C, D)}
    assert table.refuses(lambda: table.play(Picked("charge:3:terrain/3"))) == "no-such-option"
    table.pick("charge", seat=C).roll("2 melee", "id", "id", "save")
    assert table.asked == (C, "charge-ids")
    table.allot((0, 1))
    assert table.happened(Damaged) == [Damaged(C, "terrain/4", 3, 1, 2), Damaged(A, "terrain/4", 1, 0, 1)]
    assert table.units(B, "frontier") == table.units(D, "frontier") == ["thug"]


def test_a_skirmish_and_the_strike_back():
    """C8.2: melee against saves, the dead leave, then the target strikes back against the attacker's saves."""
    table = board(FACED).pick("skirmish", seat=B)
    assert table.asked == (A, "faces")
    table.roll("melee", "save")
    assert table.asked == (B, "faces")
    table.roll("maneuver")
    table.choose("thug")
    assert table.asked == (B, "strike-back")
    table.pick("strike-back")
    assert len(table.question.shape.dice) == 1, "the dead do not roll"
    table.roll("2 melee").roll("save", "melee")
    table.choose("thug")
    assert table.happened(Damaged) == [Damaged(B, "terrain/2", 1, 0, 1), Damaged(A, "terrain/2", 2, 1, 1)]
    assert (table.units(A, "frontier"), table.units(B, "frontier")) == (["thug"], ["thug"])
    assert table.asked == (A, "retreat")


def test_the_attacker_dead_by_the_strike_back():
    """C8.2: without saves the whole strike back is damage."""
    table = board(f"A at home A: mugger\n{FACED}").pick("skirmish", seat=B).roll("save").roll("save")
    table.pick("strike-back").roll("2 melee").roll("maneuver")
    assert table.units(A, "dead") == ["thug", "thug"]
    assert table.asked == (A, "march-second")


def test_striking_back_is_optional():
    """C8.2: the target may decline."""
    table = board(FACED).pick("skirmish", seat=B).roll("save").roll("save").pick("no-strike-back")
    assert table.asked == (A, "retreat")


def test_an_army_wiped_out_does_not_strike_back():
    """C8.2: no unit is left to strike."""
    table = board(f"B at home B: thug\n{FACED}").pick("skirmish", seat=B).roll("melee").roll("melee")
    assert table.units(B, "frontier") == []
    assert table.asked == (A, "retreat")


def test_only_the_named_army_saves_and_strikes_back():
    """C8.1, C8.2: the third army at the terrain takes no part."""
    table = board(f"C at frontier: thug\n{FACED}", seats=3).pick("skirmish", seat=B).roll("melee")
    assert {table.position.dice[die].owner for die in table.question.shape.dice} == {B}
    table.roll("save").pick("strike-back").roll("save")
    assert {table.position.dice[die].owner for die in table.question.shape.dice} == {A}


def test_a_charge_rolls_both_armies_at_once():
    """C8.3: one roll of both armies; the charger's melee and maneuvers hit, saves reduce, melee hits back."""
    table = board(FACED).pick("charge", seat=B)
    owners = [table.position.dice[die].owner for party in table.position.agenda[-1].parties for die in party.dice]
    assert owners == [A, A, B, B]
    table.roll("2 melee", "maneuver", "save", "melee")
    assert table.happened(Damaged) == [Damaged(B, "terrain/2", 3, 1, 2), Damaged(A, "terrain/2", 1, 0, 1)]


def test_the_charger_gets_no_save_roll():
    """C8.3: saves in the charge roll do not protect the charger."""
    table = board(FACED).pick("charge", seat=B).roll("save", "save", "melee", "2 melee")
    assert table.happened(Damaged, seat=A) == [Damaged(A, "terrain/2", 3, 0, 3)]
    assert table.units(A, "dead") == ["thug", "thug"]


def test_the_dead_of_both_sides_leave_together():
    """C8.3: the target chooses first, but no unit leaves until both have chosen."""
    table = board("A at frontier: 3 thug\nB at frontier: 3 mugger\nturn A march 1, act at frontier")
    table.pick("charge", seat=B).roll("melee", "save", "save", "melee", "maneuver", "maneuver")
    assert table.asked == (B, "casualties")
    table.choose("mugger")
    assert table.units(B, "frontier") == ["mugger"] * 3
    assert table.asked == (A, "casualties")
    table.choose("thug")
    assert (len(table.units(A, "frontier")), len(table.units(B, "frontier"))) == (2, 2)
    assert [event.seat for event in table.happened(Killed)] == [B, A]


def test_no_further_strike_after_a_charge():
    """C8.3: the target has already hit back."""
    table = board(FACED).pick("charge", seat=B).roll("save", "melee", "save", "save")
    assert table.asked == (A, "retreat")


def test_the_chargers_ids_count_once():
    """C8.3: worth the unit's health, not once for melee and again for maneuver."""
    table = board("A at frontier: herald, thug\nB at frontier: 2 thug\nturn A march 1, act at frontier")
    table.pick("charge", seat=B).roll("3 id", "melee", "save", "save")
    assert table.happened(Damaged, seat=B) == [Damaged(B, "terrain/2", 4, 2, 2)]


@pytest.mark.parametrize(
    ("rows", "saves", "melee"),
    [
        (((2, 0), (3, 0)), 5, 0),
        (((2, 0), (0, 3)), 2, 3),
        (((0, 2), (0, 3)), 0, 5),
        (((0, 2), (3, 0)), 3, 2),
        (((1, 1), (2, 1)), 3, 2),
    ],
)
def test_the_target_splits_its_ids_between_saves_and_melee(rows, saves, melee):
    """C8.3: each ID's points are divided as its owner likes."""
    table = board("A at frontier: 8 thug\nB at frontier: cutthroat, marauder\nturn A march 1, act at frontier")
    table.pick("charge", seat=B).roll(*["melee"] * 8, "2 id", "3 id")
    assert table.asked == (B, "charge-ids")
    table.allot(*rows)
    (back,) = table.happened(Damaged, seat=A)
    (hits,) = table.happened(Damaged, seat=B)
    assert (hits.saves, back.damage) == (saves, melee)


def test_a_wrong_split_of_ids_is_refused():
    """C8.3: all its points must be used, each once."""
    table = board("A at frontier: thug\nB at frontier: cutthroat\nturn A march 1, act at frontier")
    table.pick("charge", seat=B).roll("melee", "2 id")
    assert table.refuses(lambda: table.allot((2, 2))) == "points-do-not-add-up"
    assert table.refuses(lambda: table.allot((3, -1))) == "points-do-not-add-up"
    assert table.refuses(lambda: table.allot((2,))) == "points-do-not-add-up"
    assert table.refuses(table.allot) == "wrong-number"
    assert table.refuses(lambda: table.play(Picked("save"))) == "wrong-shape"


def test_a_racial_doubling_applies_to_the_chargers_maneuvers():
    """C8.3, C13.1: dwarves charging on highland; melee and IDs are not doubled."""
    table = board(
        "A at frontier: 2 sergeant, footman\nB at frontier: 9 thug\nturn A march 1, act at frontier",
        f="highland_city 6",
    )
    table.pick("charge", seat=B).roll("2 maneuver", "2 id", "melee", *["maneuver"] * 9)
    assert table.happened(Damaged, seat=B)[0].hits == 2 * 2 + 2 + 1


def test_elves_defend_with_maneuvers_against_a_charge():
    """C8.3, C13.1: maneuvers that count as saves reduce the charge."""
    table = board("A at frontier: thug\nB at frontier: guard\nturn A march 1, act at frontier", f="coastland_city 6")
    table.pick("charge", seat=B).roll("2 melee", "maneuver")
    assert table.happened(Damaged, seat=B) == [Damaged(B, "terrain/2", 2, 1, 1)]


def test_both_may_rout_after_a_charge():
    """C8.3: rout checks of both sides follow."""
    table = board(FACED).pick("charge", seat=B).roll("id", "melee", "id", "melee").allot((1, 0))
    table.choose("thug").choose("thug")
    assert {event.seat for event in table.happened(Routed)} == {A, B}


def test_a_roll_of_the_wrong_number_of_dice_or_of_no_face():
    """C6.1: wrong faces of real dice are refused."""
    table = board(FACED).pick("skirmish", seat=B)
    assert table.refuses(lambda: table.play(Shown((0,)))) == "wrong-number"
    assert table.refuses(lambda: table.play(Shown((0, 6)))) == "no-such-face"
    assert table.refuses(lambda: table.play(Shown((-1, 0)))) == "no-such-face"
    assert table.refuses(lambda: table.play(Allotted(()))) == "wrong-shape"
    assert not table.happened(Rolled)


def test_an_eliminated_player_is_not_asked_about_ids():
    """C2.3, C8.3: the charger's Cantrip killed the player's last unit, which showed an ID; two others play on."""
    text = "A at frontier: enchanter\nB at frontier: thug\nC at home C: thug\nturn 5 A march 1, act at frontier"
    table = board(text, seats=3)
    table.pick("charge", seat=B).roll("4 cantrip", "id").colours({"air": 4})
    table.pick("spell", spell="lightning_strike").pick("spell-at-die", die=table.die(B, "thug")).roll("melee")
    assert table.happened(Eliminated, seat=B)
    assert table.question.seat != B
    (back,) = table.happened(Damaged, seat=A)
    assert back.hits == 1, "his blow was struck in the same moment"
