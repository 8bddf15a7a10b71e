"""Battle Dice, the phases from monsters to melee: who counts, from which number on, and what that is worth."""

import pytest
from battle_by_hand import A, B, Hand, with_threshold
from msgspec.structs import replace

from ddtable.rules.battle_dice.events import (
    DiceRolled,
    Left,
    PhaseCounted,
    RoundBegan,
    TableRolled,
    TurnBegan,
    UnitsLost,
    UnitsSpared,
)
from ddtable.rules.battle_dice.house import former_tables
from ddtable.rules.battle_dice.tables import Bands


def test_a_turn_has_eight_phases_in_order():
    """BD1.6: dice of each class count in their own phase, all in order; morale comes last."""
    hand = Hand("dragon 5, general, mage, cavalry, archer, infantry 6", "2 general").loses(B, "general")
    counting = ["monster", "general", "magic", "maneuver", "missile", "melee"]
    assert [event.phase for event in hand.happened(PhaseCounted) if event.seat == A] == counting
    assert [phase.word for phase in hand.phases()] == ["roll", *counting, "morale"]
    assert hand.happened(TurnBegan)[0] == TurnBegan(1)


def test_the_phase_in_hand_is_told():
    """BD1.6: while losses of the melee are picked the melee is in hand."""
    hand = Hand("infantry 6", "general, infantry").go()
    assert [phase.word for phase in hand.phases() if phase.now] == ["melee"]


def test_all_dice_are_rolled_once_and_read_in_every_phase():
    """BD1.7: one roll of all dice of both; a later phase reads what lies."""
    hand = Hand("archer 7, infantry 6", "3 general").loses(B, "general")
    assert hand.asked(B, "losses").values["phase"] == "melee"
    assert len(hand.happened(RoundBegan)) == 1


def test_what_was_rolled_is_told():
    """BD1.7: the numbers of all dice of a side, in their order, as they lie."""
    hand = Hand("archer 7, infantry 6 2", "3 general 1 2 3").loses(B, "general")
    assert hand.happened(DiceRolled) == [
        DiceRolled(A, "army", (0, 1, 2), (7, 6, 2)),
        DiceRolled(B, "army", (3, 4, 5), (1, 2, 3)),
    ]
    assert [die.face + 1 for die in hand.position.dice] == [7, 6, 2, 1, 2, 3]


def test_an_army_whose_last_monsters_leave_is_destroyed():
    """BD1.1, BD1.8: nobody struck them; both sides' may leave at once."""
    assert Hand("2 dragon 1 2", "2 infantry").go().over == ((B,), "destroyed")
    assert Hand("2 dragon 1 2", "2 giant 2 2").go().over == ((), "destroyed_both")
    assert Hand("2 dragon 1 3", "2 infantry").go().over is None


def test_monsters_leave_strike_and_roll():
    """BD1.8, BT1: d20s 2, 14, 18: one leaves, the opponent loses a monster of his pick, one roll on the table."""
    hand = Hand("dragon 2 14 18", "2 dragon, infantry").wants("table", 1)
    question = hand.asked(B, "losses")
    assert question.values == {"phase": "monster", "count": 1, "of": "monster"}
    assert hand.offered() == ["dragon", "dragon"]
    assert hand.happened(Left) == [Left(A, "army", (0,))]
    hand.loses(B, "dragon")
    assert hand.lost(A) == ["dragon"]
    assert hand.lost(B) == ["dragon"]
    assert [one.worth for one in hand.happened(PhaseCounted)[0].dice] == ["leaves", "kill_monster", "point"]
    assert [(event.seat, event.table) for event in hand.happened(TableRolled)] == [(A, "dragon")]


@pytest.mark.parametrize(
    ("number", "worth"),
    [(1, "leaves"), (2, "leaves"), (3, ""), (12, ""), (13, "kill_monster"), (16, "kill_monster"), (17, "point")],
)
def test_what_a_monster_shows(number, worth):
    """BD1.8: 1-2 leaves, 3-12 nothing, 13-16 a monster, 17-20 a point."""
    hand = Hand(f"giant {number}, infantry", "2 infantry").wants("table", 1)
    assert hand.happened(PhaseCounted)[0].dice[0].worth == worth


@pytest.mark.parametrize(
    ("kind", "least", "worth", "table"),
    [
        ("general", 4, "point", "tactics"),
        ("mage", 10, "point", "spells"),
        ("cavalry", 9, "point", "maneuver"),
        ("archer", 7, "hit", ""),
        ("infantry", 6, "hit", ""),
    ],
)
def test_dice_count_from_a_number_on(kind, least, worth, table):
    """BD1.8: the thresholds of the other classes; a point is a roll on the table of the phase."""
    hand = Hand(f"{kind} {least} {least - 1}", "3 general").wants("table", 1)
    counted = next(event for event in hand.happened(PhaseCounted) if event.seat == A)
    assert [one.worth for one in counted.dice] == [worth, ""]
    assert counted.threshold == least
    assert [event.table for event in hand.happened(TableRolled)] == ([table] if table else [])


def test_thresholds_are_the_houses():
    """BD1.8: another house's archers hit from 3 on."""
    hand = Hand("2 archer 3 2", "3 general", tables=with_threshold("missile", 3)).loses(B, "general")
    assert hand.lost(B) == ["general"]


def test_monsters_strike_each_other_down():
    """BD1.5, BT2: both roll 13: both are destroyed."""
    hand = Hand("dragon 13, infantry", "giant 13, infantry").go()
    assert hand.lost(A) == ["dragon"]
    assert hand.lost(B) == ["giant"]


def test_only_monsters_can_be_struck_by_what_strikes_monsters():
    """BD1.4, BD1.8: no such unit, no effect."""
    hand = Hand("2 dragon 13 16", "3 infantry").go()
    assert hand.lost(B) == []
    assert hand.happened(UnitsSpared) == [UnitsSpared(B, "monster", "monster", 2)]


def test_a_monster_that_leaves_cannot_be_struck_as_well():
    """BD1.8: the only monster leaves; what strikes monsters finds none."""
    hand = Hand("dragon 14, infantry", "dragon 1, infantry").go()
    assert hand.lost(B) == ["dragon"]
    assert [event.count for event in hand.happened(UnitsSpared)] == [1]
    assert hand.happened(UnitsLost) == []


def test_archers_fall_after_they_have_shot():
    """BD1.5: a unit destroyed in a phase still acts in it, one destroyed earlier does not."""
    hand = Hand("archer 7, general", "archer 8, general").loses(A, "archer").loses(B, "archer")
    assert hand.lost(A) == hand.lost(B) == ["archer"]
    assert [event.phase for event in hand.happened(UnitsLost)] == ["missile", "missile"]
    hand = Hand("archer 7, general", "infantry 6, general").loses(B, "infantry")
    assert hand.lost(A) == []


def test_a_roll_counts_with_what_is_added_beyond_the_sides_of_the_die():
    """BD1.10: an infantry that shows 6 and gets 2 counts for 8: that is a hit, as 6 is."""
    hand = Hand("cavalry 9, infantry 6", "2 infantry 1 1").wants("table", 4)
    hand.pick(A, "bonus", hand.die(A, "infantry"))
    counted = next(event for event in hand.happened(PhaseCounted) if event.phase == "melee")
    assert [(one.number, one.change, one.worth) for one in counted.dice] == [(6, 2, "hit")]


def test_what_is_taken_from_a_roll_leaves_one():
    """BD1.10: an archer shows 1, a shield takes 1 off it, and it still counts for 1 where the house lets 1 hit."""
    hand = Hand("2 infantry, shield_1 4", "archer 1, general", tables=with_threshold("missile", 1))
    hand.choose(A, "artifacts", "shield_1")
    hand.pick(A, "assign", f"{hand.die(A, 'shield_1')}>{hand.die(B, 'archer')}")
    hand.loses(A, "infantry")
    counted = next(event for event in hand.happened(PhaseCounted) if event.phase == "missile")
    assert [(one.number, one.change, one.worth) for one in counted.dice] == [(1, -1, "hit")]


@pytest.mark.parametrize(("number", "worth"), [(3, "leaves"), (4, ""), (10, "kill_monster"), (15, "point")])
def test_the_house_may_change_what_a_monsters_numbers_mean(number, worth):
    """BD1.8, H95: to 3 it leaves, from 10 on it strikes, from 15 on it has a point."""
    tables = replace(former_tables(), bands=Bands(3, 10, 15))
    hand = Hand(f"giant {number}, general", "2 general", tables=tables).wants("table", 1).go()
    assert hand.happened(PhaseCounted)[0].dice[0].worth == worth
