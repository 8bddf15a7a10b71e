"""Battle Dice, the tables: every result of them, rolled for and carried out (BD1.9, the tables of the facts)."""

import pytest
from battle_by_hand import A, B, Hand, with_results

from ddtable.engine.kernel import Forced
from ddtable.engine.questions import Move
from ddtable.rules.battle_dice.board import Cancel
from ddtable.rules.battle_dice.events import (
    Cancelled,
    HeldBack,
    MoraleChecked,
    OrbUsed,
    PhaseCounted,
    Rerolled,
    Strengthened,
    Summoned,
    TableRolled,
    UnitReturned,
    UnitsLost,
    UnitsSpared,
)
from ddtable.rules.battle_dice.house import default_tables

DICE = {"tactics": "general 4", "spells": "mage 10", "maneuver": "cavalry 9"}
DICE |= {kind: f"{kind} 17" for kind in ("dragon", "giant", "warrior", "archmage")}
HARMLESS = [
    ("tactics", 1, "confusion"),
    ("spells", 1, "fizzle"),
    ("maneuver", 1, "bad_ground"),
    *((kind, 1, "nothing") for kind in ("dragon", "giant", "warrior", "archmage")),
]
KILLS = [
    ("tactics", 6, "ambush", 1),
    ("spells", 5, "fireball", 1),
    ("maneuver", 6, "charge", 1),
    ("dragon", 3, "bite", 1),
    ("dragon", 4, "bite", 1),
    ("dragon", 5, "claws", 1),
    ("dragon", 6, "breath", 2),
    ("giant", 3, "rock", 1),
    ("giant", 4, "rock", 1),
    ("giant", 5, "stomp", 2),
    ("giant", 6, "stomp", 2),
    ("warrior", 3, "duel", 1),
    ("warrior", 5, "cleave", 2),
    ("archmage", 3, "bolt", 1),
    ("archmage", 6, "storm", 2),
]
CANCELS = [
    ("tactics", 2, "hold", "missile"),
    ("tactics", 3, "shield_wall", "melee"),
    ("spells", 2, "ward", "any"),
    ("maneuver", 2, "screen", "missile"),
    ("maneuver", 3, "withdraw", "melee"),
    ("dragon", 2, "tail", "melee"),
    ("warrior", 2, "parry", "melee"),
    ("archmage", 2, "ward", "any"),
]


def rolling_on(table: str, number: int, mine: str = "2 infantry", theirs: str = "4 general") -> Hand:
    """Return a game in which A's die rolls this number on this table."""
    return Hand(f"{DICE[table]}, {mine}", theirs).wants("table", number)


def result_of(hand: Hand) -> str:
    return hand.happened(TableRolled)[-1].result.name


@pytest.mark.parametrize(("table", "number", "name"), HARMLESS)
def test_results_that_do_nothing(table, number, name):
    """BD1.9: the first line of every table."""
    hand = rolling_on(table, number)
    assert result_of(hand) == name
    assert hand.question.kind == "faces", "the next turn's roll"
    assert hand.lost(A) == hand.lost(B) == []


@pytest.mark.parametrize(("table", "number", "name", "count"), KILLS)
def test_results_that_destroy(table, number, name, count):
    """BD1.9, BD1.4: one or two enemy units, of their owner's pick, any of them."""
    hand = rolling_on(table, number)
    assert result_of(hand) == name
    assert hand.asked(B, "losses").values == {
        "phase": hand.position.board.battle.phase,
        "count": count,
        "of": "",
    }
    hand.loses(B, *["general"] * count)
    assert hand.happened(UnitsLost)[0].causes == (name,)
    assert len(hand.lost(B)) == count


@pytest.mark.parametrize(("table", "number", "name", "phase"), CANCELS)
def test_results_that_take_back_a_loss(table, number, name, phase):
    """BD1.9, BD1.11: one loss of the roller's, in the missile phase, in melee, or in whichever he likes."""
    hand = rolling_on(table, number, theirs="infantry 6, archer 7, 2 general")
    while hand.question.kind != "faces":
        if hand.question.kind == "ward":
            assert hand.side(0).cancels == (Cancel(phase, name),)
            hand.pick(A, "ward", 1)
        else:
            hand.loses(A, "infantry")
    assert len(hand.happened(Cancelled)) == 1
    assert hand.happened(Cancelled)[0].causes == (name,)
    assert hand.happened(Cancelled)[0].phase == ("missile" if phase == "any" else phase)
    assert len(hand.lost(A)) == 1


def test_press_rolls_one_of_ones_own_dice_again():
    """BD1.9: not a general; the new face counts in later phases."""
    hand = rolling_on("tactics", 4, mine="infantry 1, dragon 5").wants("reroll", 6)
    assert hand.offered() == ["infantry"], "the dragon's phase is over"
    assert hand.options() == [str(hand.die(A, "infantry")), "none"]
    assert hand.question.moves() == [], "it stays where it is"
    hand.pick(A, "reroll", hand.die(A, "infantry"))
    assert hand.happened(Rerolled) == [Rerolled(A, hand.die(A, "infantry"), 1, 6, "press")]
    assert hand.rolls[-1] == ("reroll", A, "general")
    hand.loses(B, "general")
    assert hand.happened(UnitsLost)[0].phase == "melee"


def test_no_die_needs_to_be_rolled_again():
    """BD1.9: the roller may leave it."""
    hand = rolling_on("tactics", 4, mine="infantry 1").pick(A, "reroll", "none")
    assert hand.happened(Rerolled) == []
    assert hand.question.kind == "faces"


def test_press_with_no_die_left_to_act_asks_nothing():
    """BD1.9: only generals are there."""
    hand = rolling_on("tactics", 4, mine="general 1")
    assert hand.question.kind == "faces"


def test_haste_rolls_a_die_again_that_still_acts():
    """BD1.9: a mage's phase is in hand: only cavalry, archers and infantry act later."""
    hand = rolling_on("spells", 3, mine="mage 1, cavalry 1, archer 1, infantry 1, general 1").wants("reroll", 7)
    assert hand.offered() == ["cavalry", "archer", "infantry"]
    hand.pick(A, "reroll", hand.die(A, "archer")).loses(B, "general")
    assert hand.happened(UnitsLost)[0].phase == "missile"


def test_a_die_rolled_again_keeps_what_is_added_to_it():
    """BD1.11: infantry with a flank turned is rolled again by a house's result and still has +2."""
    tables = with_results("maneuver", one={"does": "reroll"})
    hand = Hand("2 cavalry 9 9, infantry 1", "4 general", tables=tables).wants("table", 4, 1).wants("reroll", 4)
    hand.pick(A, "bonus", hand.die(A, "infantry")).pick(A, "reroll", hand.die(A, "infantry"))
    hand.loses(B, "general")
    counted = hand.happened(PhaseCounted)[-1].dice
    assert [(one.number, one.change, one.worth) for one in counted] == [(4, 2, "hit")]


def test_feint_lets_an_enemy_die_be_rolled_again():
    """BD1.9: a die of the opponent's, by the roller's choice; its owner rolls it."""
    hand = rolling_on("tactics", 5, theirs="archer 8, 2 general").wants("reroll", 2)
    assert hand.offered() == ["archer"]
    hand.pick(A, "feint", hand.die(B, "archer"))
    assert hand.happened(Rerolled) == [Rerolled(A, hand.die(B, "archer"), 8, 2, "feint")]
    assert hand.rolls[-1] == ("reroll", B, "general")
    assert hand.lost(A) == []


def test_heal_returns_a_unit_lost_this_turn():
    """BD1.9, BD1.11: after the losses of its own phase; what returns does not act in this turn."""
    hand = Hand("mage 10, infantry 6", "mage 10, 2 general").wants("table", 4, 5)
    hand.loses(A, "infantry")
    assert hand.lost(A) == ["infantry"]
    assert hand.offered() == ["infantry"]
    carried = Move((hand.die(A, "infantry"),), "lost@0", "army@0")
    assert hand.question.moves() == [(carried, str(hand.die(A, "infantry")))]
    hand.pick(A, "heal", hand.die(A, "infantry"))
    assert hand.lost(A) == []
    assert hand.happened(UnitReturned) == [UnitReturned(A, hand.die(A, "infantry"), "heal")]
    assert hand.question.kind == "faces", "the infantry showed 6 and did not fight"


def test_a_unit_may_fall_twice_and_return_twice():
    """BD1.9: returned in the monster phase, destroyed in the magic phase and returned again."""
    hand = Hand("archmage 17, mage 10, infantry", "2 dragon 17 17, mage 10").wants("table", 4, 3, 1, 4, 4, 5)
    hand.loses(A, "infantry").pick(A, "heal", hand.die(A, "infantry"))
    hand.loses(A, "infantry").pick(A, "heal", hand.die(A, "infantry"))
    assert len(hand.happened(UnitReturned)) == 2
    assert hand.at(A, "army") == ["archmage", "mage", "infantry"]


def test_heal_without_a_loss_asks_nothing():
    """BD1.9: nobody to return."""
    hand = rolling_on("spells", 4)
    assert hand.question.kind == "faces"
    assert hand.happened(Forced) == []


def test_heal_may_be_left():
    """BD1.9: the roller need not return anybody."""
    hand = Hand("mage 10, 2 infantry", "mage 10, 2 general").wants("table", 4, 5)
    hand.loses(A, "infantry").pick(A, "heal", "none")
    assert hand.lost(A) == ["infantry"]


def test_summon_adds_a_die_of_any_class():
    """BD1.9: any type, monsters of the army's own; it is rolled from the next turn on."""
    hand = rolling_on("spells", 6, mine="giant 5, infantry 1")
    question = hand.asked(A, "summon")
    assert hand.options() == ["general", "infantry", "archer", "cavalry", "mage", "giant", "none"]
    assert question.values["cause"] == "summon"
    hand.pick(A, "summon", "archer")
    archer = hand.die(A, "archer")
    assert hand.happened(Summoned) == [Summoned(A, "army", archer)]
    assert hand.at(A, "army")[-1] == "archer"
    assert hand.question.kind == "faces"
    assert archer in hand.question.shape.dice, "it is rolled in the next turn"
    assert archer >= 8, "a die of its own, after those that were brought"


def test_nobody_needs_to_be_summoned():
    """BD1.9: the roller may leave it."""
    hand = rolling_on("spells", 6).pick(A, "summon", "none")
    assert hand.at(A, "army") == ["mage", "infantry", "infantry"]


def test_a_house_may_summon_two():
    """BD1.9: each is asked for."""
    tables = with_results("spells", six={"count": 2})
    hand = Hand("mage 10, infantry", "2 general", tables=tables).wants("table", 6)
    hand.pick(A, "summon", "archer").pick(A, "summon", "dragon")
    assert sorted(hand.at(A, "army")) == ["archer", "dragon", "infantry", "mage"]


def test_what_is_summoned_comes_after_the_losses_of_its_phase():
    """BD1.5, BD1.11: the newcomer is not there when a fireball of the same phase falls; it keeps the army alive."""
    hand = Hand("mage 10", "mage 10, 2 general").wants("table", 6, 5).wants("morale", 1)
    hand.pick(A, "summon", "cavalry")
    assert hand.lost(A) == ["mage"]
    assert hand.at(A, "army") == ["cavalry"]
    assert hand.over is None


def test_two_flanks_turned_add_up_on_one_infantry():
    """BD1.9, BD1.10: 2 and twice 2 are 6."""
    hand = Hand("2 cavalry 9 9, 2 infantry 2 1", "3 general").wants("table", 4, 4)
    infantry = hand.die(A, "infantry")
    hand.pick(A, "bonus", infantry).pick(A, "bonus", infantry).loses(B, "general")
    assert hand.happened(UnitsLost)[0].phase == "melee"


def test_a_feint_leaves_what_is_taken_from_the_die():
    """BD1.11: the archer that a shield meets is rolled again, shows 7, and counts for 6."""
    hand = Hand("general 4, infantry, shield_1 3", "archer 1, 2 general").wants("table", 5).wants("reroll", 7)
    archer = hand.die(B, "archer")
    hand.choose(A, "artifacts", "shield_1").pick(A, "assign", f"{hand.die(A, 'shield_1')}>{archer}")
    hand.pick(A, "feint", archer)
    counted = next(event for event in hand.happened(PhaseCounted) if event.phase == "missile")
    assert [(one.number, one.change, one.worth) for one in counted.dice] == [(7, -1, "")]


def test_heal_in_a_quest_returns_none_of_the_armys_losses():
    """BQ2: losses and returns never cross between army and party."""
    hand = Hand("infantry, general, mage", "archer 7, 9 general", quests=True).wants("table", 4)
    hand.shows(A, "mage", 10).choose(A, "quest", "mage").choose(B, "quest").choose(B, "roster", "infantry")
    hand.loses(A, "infantry")
    assert hand.lost(A) == ["infantry"]
    assert [event.table for event in hand.happened(TableRolled)] == ["spells"]
    assert hand.question.kind == "faces"


def test_turn_flank_adds_two_to_an_infantry():
    """BD1.9, BD1.10: 4 and 2 are 6, which hits."""
    hand = rolling_on("maneuver", 4, mine="2 infantry 3 4, archer 1")
    assert hand.offered() == ["infantry", "infantry"]
    infantry = hand.dice(A, "infantry")[1]
    hand.pick(A, "bonus", infantry).loses(B, "general")
    assert hand.happened(Strengthened) == [Strengthened(A, infantry, 2, "turn_flank")]


def test_outflanked_units_do_not_act():
    """BD1.9: an enemy infantry or archer, from the next phase on."""
    hand = rolling_on("maneuver", 5, theirs="archer 8, infantry 6, dragon, mage")
    assert hand.offered() == ["archer", "infantry"]
    hand.pick(A, "hold", hand.die(B, "archer"))
    assert hand.happened(HeldBack) == [HeldBack(A, hand.die(B, "archer"), "outflank")]
    hand.loses(A, "infantry")
    assert [event.phase for event in hand.happened(UnitsLost)] == ["melee"]


def test_who_is_outflanked_first_stays_so():
    """BD1.9: two cavalry outflank two units; neither acts, and the second is another one."""
    hand = Hand("2 cavalry 9 9, infantry", "archer 8, infantry 6, dragon").wants("table", 5, 5)
    hand.pick(A, "hold", hand.die(B, "archer"))
    assert hand.offered() == ["infantry"]
    hand.pick(A, "hold", hand.die(B, "infantry"))
    assert hand.question.kind == "faces", "the next turn: nobody hit"
    assert hand.lost(A) == []


def test_a_bellow_holds_an_infantry():
    """BD1.9: infantry only."""
    hand = rolling_on("giant", 2, theirs="archer 1, infantry 6, dragon")
    assert hand.offered() == ["infantry"]
    hand.pick(A, "hold", hand.die(B, "infantry"))
    assert hand.lost(A) == []


def test_a_house_may_hold_any_unit():
    """BD1.9: where no class is named all that still act can be held, from the next phase on."""
    tables = with_results("tactics", one={"does": "hold"})
    hand = Hand("general 4, infantry", "general 4, mage, dragon", tables=tables).wants("table", 1, 6)
    assert hand.offered() == ["mage"]
    hand.pick(A, "hold", hand.die(B, "mage")).loses(A, "infantry")


def test_rally_counts_two_dice_fewer_in_the_morale_check():
    """BD1.9, BD8.1: as a banner that inspires."""
    hand = Hand("warrior 17, 3 infantry", "archer 7, 4 general").wants("table", 4).wants("morale", 2, 2, 3)
    hand.loses(A, "infantry")
    assert [(one.counted, one.rallied, one.limit, one.routs) for one in hand.happened(MoraleChecked)] == [
        (3, 2, 2, False)
    ]
    assert hand.over is None


def test_a_slayer_destroys_a_monster_or_else_two_units():
    """BD1.9, BD1.4: where there is none of the class, two of any."""
    hand = rolling_on("warrior", 6, theirs="2 dragon, infantry")
    assert hand.asked(B, "losses").values["of"] == "monster"
    hand.loses(B, "dragon")
    assert hand.lost(B) == ["dragon"]
    hand = rolling_on("warrior", 6, theirs="3 infantry").loses(B, "infantry", "infantry")
    assert hand.lost(B) == ["infantry", "infantry"]
    assert hand.happened(UnitsSpared) == []


@pytest.mark.parametrize(("number", "plus", "name"), [(4, 0, "ward"), (5, 1, "haste")])
def test_archmages_roll_on_the_spell_table(number, plus, name):
    """BD1.9: in the monster phase, a greater spell with 1 added."""
    hand = Hand("archmage 17, infantry", "2 general").wants("table", number, 2)
    assert result_of(hand) == name
    rolled = hand.happened(TableRolled)[-1]
    assert (rolled.table, rolled.rolled, rolled.plus) == ("spells", 2, plus)


def test_a_modified_result_stays_on_the_table():
    """BD1.9, Q66: 6 and 1 are 6."""
    hand = Hand("archmage 17, infantry", "2 general").wants("table", 5, 6)
    assert hand.asked(A, "summon")
    assert hand.happened(TableRolled)[-1].number == 6


def test_both_sides_roll_on_their_tables_at_once():
    """BD1.11: two dragons of A's and a giant of B's; then both sides' losses are picked."""
    hand = Hand("2 dragon 17 20, infantry", "giant 18, 4 infantry").wants("table", 3, 6, 5)
    assert [(event.seat, event.number) for event in hand.happened(TableRolled)] == [(A, 3), (A, 6), (B, 5)]
    hand.loses(A, "dragon", "infantry").loses(B, "giant", "infantry", "infantry")
    assert hand.happened(UnitsLost)[1].causes == ("bite", "breath")


def test_an_orb_of_the_archmagi_makes_a_five_a_six():
    """BT7, BA11: a spell roll of 5 becomes a Summon."""
    hand = Hand("mage 10, infantry, orb_archmagi 3", "3 general").wants("table", 5)
    hand.choose(A, "artifacts", "orb_archmagi")
    question = hand.asked(A, "orb")
    assert question.values == {
        "table": "spells",
        "number": 5,
        "artifact": hand.die(A, "orb_archmagi"),
        "keep": "fireball",
        "up": "summon",
        "down": "heal",
    }
    hand.pick(A, "orb", "up")
    assert hand.happened(OrbUsed) == [OrbUsed(A, hand.die(A, "orb_archmagi"), "spells", 5, 6)]
    assert hand.asked(A, "summon")


def test_an_orb_may_let_a_result_be():
    """BA11: it may still shift the next one; results at the end of a table go one way only (Q66)."""
    hand = Hand("2 mage 10 10, infantry, orb_archmagi 3", "3 general").wants("table", 6, 1)
    hand.choose(A, "artifacts", "orb_archmagi")
    assert hand.options() == ["keep", "down"]
    hand.pick(A, "orb", "keep")
    assert hand.options() == ["keep", "up"]
    hand.pick(A, "orb", "up").pick(A, "summon", "none")
    assert [event.number for event in hand.happened(TableRolled)] == [6, 2]
    assert hand.happened(TableRolled)[1].shift == 1


def test_an_orb_shifts_an_archmages_spell():
    """BA11, BD1.9: 6 and 1 are 6; one down is 5."""
    hand = Hand("archmage 17, mage, orb_archmagi 4", "3 general").wants("table", 5, 6)
    hand.choose(A, "artifacts", "orb_archmagi").pick(A, "orb", "down").loses(B, "general")
    assert hand.happened(UnitsLost)[0].causes == ("fireball",)


def test_every_result_of_the_tables_is_tried_here():
    """Each line of the proposals stands in a list or has a test of its own."""
    listed = {(table, number) for rows in (HARMLESS, KILLS, CANCELS) for table, number, *_ in rows}
    own = {("tactics", 4), ("tactics", 5), ("spells", 3), ("spells", 4), ("spells", 6), ("maneuver", 4)}
    own |= {("maneuver", 5), ("giant", 2), ("warrior", 4), ("warrior", 6), ("archmage", 4), ("archmage", 5)}
    lines = {(table, number) for table, results in default_tables().results.items() for number in range(1, 7)}
    assert listed | own == lines
    assert not listed & own
