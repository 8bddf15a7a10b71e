"""Battle Dice, the morale phase and how games end (BD8.1 to BD8.4, BD1.1, BQ2, BQ9)."""

import pytest
from battle_by_hand import A, B, Hand
from msgspec.structs import replace

from ddtable.engine import kernel
from ddtable.engine.position import Result
from ddtable.engine.system import system
from ddtable.rules.battle_dice.events import Ended, MoraleChecked, RoundBegan
from ddtable.rules.battle_dice.house import former_tables
from ddtable.rules.battle_dice.tables import Morale


def checked(*numbers: int, **more: object) -> Hand:
    """Return a game in which A loses one infantry of one more than these, and these are what the rest shows."""
    hand = Hand(f"{len(numbers) + 1} infantry", "archer 7, 9 general", starts=more.pop("starts", None), **more)
    return hand.wants("morale", *numbers).loses(A, "infantry")


@pytest.mark.parametrize(
    ("numbers", "limit", "routs"),
    [
        ((2, 3, 5, 1), 2, True),
        ((2, 6, 5, 1), 2, False),
        ((2, 3, 1), 2, True),
        ((2, 1, 1), 2, False),
        ((2,), 1, True),
        ((3,), 1, True),
        ((1,), 1, False),
        ((4, 4, 4, 4, 4), 3, False),
        ((2, 2, 3, 4, 4), 3, True),
    ],
)
def test_half_of_the_dice_with_two_or_three_rout(numbers, limit, routs):
    """BD8.1, BT5: at least half, rounded up; a lone die routs on 2 or 3."""
    hand = checked(*numbers)
    check = hand.happened(MoraleChecked)[0]
    assert (check.seat, check.numbers, check.limit, check.routs) == (A, numbers, limit, routs)
    assert hand.over == (((B,), "rout") if routs else None)


def test_the_morale_phase_is_in_hand_while_its_dice_are_rolled():
    """BD1.6, BD1.7: the first and the last of the eight phases are those in which dice are rolled."""
    hand = Hand("3 infantry", "archer 7, 9 general").loses(A, "infantry")
    assert hand.rolls == [("roll", A, "roll"), ("roll", B, "roll"), ("morale", A, "morale")]


def test_who_checked_lies_as_rolled_in_the_check():
    """BD8.1, BA6: also a die that was summoned in the turn, and rolled for nothing else."""
    hand = Hand("mage 10, 3 infantry", "2 archer 7 7, 9 general").wants("table", 6).wants("morale", 2, 3, 4)
    hand.pick(A, "summon", "cavalry").loses(A, "infantry", "infantry")
    assert hand.over == ((B,), "rout")
    assert [hand.position.dice[die].type for die in hand.side(0).rolled] == ["mage", "infantry", "cavalry"]


def test_who_lost_nobody_does_not_check():
    """BD8.1: B shot and lost nobody."""
    assert [event.seat for event in checked(1, 1).happened(MoraleChecked)] == [A]


def test_who_has_as_many_as_he_began_with_does_not_check():
    """BD8.1: a summoned die makes up for the one that was lost."""
    hand = Hand("mage 10, 2 infantry", "archer 7, 9 general").wants("table", 6)
    hand.pick(A, "summon", "general").loses(A, "infantry")
    assert hand.happened(MoraleChecked) == []


def test_who_lost_dice_in_earlier_turns_only_does_not_check():
    """BD8.1: it is the losses of this turn that count; with one die fewer than in the beginning the army fights on."""
    hand = checked(1, 1, 1).again()
    assert [event.number for event in hand.happened(RoundBegan)] == [1, 2, 3]
    assert len(hand.happened(MoraleChecked)) == 1
    assert len(hand.at(A, "army")) == 3


def test_a_unit_returned_in_the_turn_is_not_lost():
    """BD8.1, BD1.11: the only loss was healed."""
    hand = Hand("mage 10, 2 infantry", "mage 10, 9 general").wants("table", 4, 5)
    hand.loses(A, "infantry").pick(A, "heal", hand.die(A, "infantry", place="lost"))
    assert hand.happened(MoraleChecked) == []


def test_both_check_at_once_and_both_may_rout():
    """BD8.2: both rout: a draw."""
    hand = Hand("archer 7, general", "archer 7, general").wants("morale", 2, 3)
    hand.loses(A, "archer").loses(B, "archer")
    assert hand.over == ((), "rout_both")
    assert hand.happened(Ended) == [Ended((), "rout_both")]


def test_both_armies_destroyed_are_a_draw():
    """BD8.2, BQ9: the last of both fall in one phase."""
    hand = Hand("archer 7", "archer 8").go()
    assert hand.over == ((), "destroyed_both")


def test_the_houses_numbers_and_share_rout():
    """BD8.1: a house may count other numbers, and let a third of them rout."""
    tables = replace(former_tables(), morale=Morale((1,), 3))
    assert checked(2, 3, 3, 4, tables=tables).over is None
    assert checked(1, 1, 3, 4, tables=tables).over == ((B,), "rout")


def test_artifacts_are_not_rolled_in_the_check():
    """BD8.3: unit dice alone."""
    hand = Hand("2 infantry, gold_cache", "archer 7, 9 general").wants("morale", 1)
    hand.choose(A, "artifacts").loses(A, "infantry")
    assert [hand.position.dice[die].type for die in hand.happened(MoraleChecked)[0].dice] == ["infantry"]


def test_a_party_away_counts_as_had_but_does_not_roll():
    """BD8.4, BD8.1: with the party A has as many as it began with less one: the army alone is rolled."""
    hand = Hand("3 infantry", "archer 7, 9 general", quests=True).wants("morale", 2)
    hand.choose(A, "quest", "infantry").choose(B, "quest")
    hand.choose(B, "roster", "infantry").loses(A, hand.dice(A, "infantry", "army")[0])
    check = hand.happened(MoraleChecked)[0]
    assert len(check.dice) == 1
    assert hand.over == ((B,), "rout")


def test_a_party_away_is_not_missing_where_the_army_has_made_up_its_loss():
    """BD8.1, BD8.4: one infantry is away, one fell, one was summoned: A has as many dice as it began with."""
    hand = Hand("mage 10, 3 infantry", "archer 7, 9 general", quests=True).wants("table", 6)
    hand.choose(A, "quest", "infantry").choose(B, "quest").choose(B, "roster", "infantry")
    hand.pick(A, "summon", "infantry").loses(A, hand.dice(A, "infantry", "army")[0])
    assert len(hand.lost(A)) == 1
    assert hand.happened(MoraleChecked) == []


def test_an_army_wiped_out_while_its_party_is_away_has_lost():
    """BQ2, BQ9: its owner loses even though the party lives; the quest is not fought."""
    hand = Hand("2 infantry", "archer 7, 9 general", quests=True)
    hand.choose(A, "quest", "infantry").choose(B, "quest").choose(B, "roster", "infantry")
    assert hand.over == ((B,), "questing")
    assert hand.at(A, "party") == ["infantry"]


def both_wiped_out(parties: int, **options: str) -> Hand:
    """Return a battle in which the last archer of each army destroys the other's, with so many parties away."""
    hand = Hand("archer 7, infantry", "archer 8, infantry" if parties == 2 else "archer 8", quests=True, **options)
    hand.choose(A, "quest", "infantry")
    return hand.choose(B, "roster", "mage") if parties == 1 else hand


@pytest.mark.parametrize(("wiped_out", "over"), [("loses", ((B,), "questing")), ("draw", ((), "destroyed_both"))])
def test_both_armies_wiped_out_with_one_party_away(wiped_out, over):
    """BQ2, BQ9, H96: whoever sent the party has lost; as an option it is a draw."""
    hand = both_wiped_out(1, wiped_out=wiped_out)
    assert hand.over == over
    assert hand.at(A, "army") == hand.at(B, "army") == []
    assert hand.at(A, "party") == ["infantry"]


def test_both_armies_wiped_out_without_a_party_are_a_draw():
    """BD8.2, H96: nobody has sent a party."""
    assert Hand("archer 7", "archer 8", wiped_out="loses").over == ((), "destroyed_both")


@pytest.mark.parametrize("wiped_out", ["loses", "draw"])
def test_both_armies_wiped_out_with_both_parties_away_are_a_draw(wiped_out):
    """BQ9, H96: both have lost."""
    hand = both_wiped_out(2, wiped_out=wiped_out).choose(B, "quest", "infantry")
    hand.choose(B, "roster", "mage").choose(A, "roster", "mage")
    assert hand.over == ((), "destroyed_both")


def test_both_armies_rout_while_both_parties_are_away():
    """BQ9, BD8.2: a draw; no quest is fought."""
    army = "archer 7, general, infantry"
    hand = Hand(army, army, quests=True).wants("morale", 2, 3)
    hand.choose(A, "quest", "infantry").choose(B, "quest", "infantry")
    hand.choose(B, "roster", "mage").choose(A, "roster", "mage")
    hand.loses(A, "archer").loses(B, "archer")
    assert hand.over == ((), "rout_both")
    assert [event.quester for event in hand.happened(RoundBegan)] == [-1]


def test_an_army_wiped_out_in_a_later_turn_than_its_party_left():
    """BQ2, Q61: by turns, the party is still away."""
    hand = Hand("general", "archer 7, 9 general", party="infantry", roster="infantry", quest_pace="by_turns").go()
    assert hand.over == ((B,), "questing")
    assert [event.quester for event in hand.happened(RoundBegan)] == [A, -1]


def test_a_party_is_checked_by_what_the_quest_began_with():
    """BD8.1, BQ5: the party's start is that of the quest; it routs, and the roster has won."""
    hand = Hand("general", "2 general", party="3 infantry", roster="archer 7, 2 infantry").wants("morale", 2, 2)
    hand.loses(A, "infantry")
    assert hand.happened(MoraleChecked)[0].place == "party"
    assert hand.at(A, "army") == ["general", "infantry", "infantry"], "who is left comes home (BQ6)"
    assert hand.at(B, "roster") == []


def test_a_roster_that_is_destroyed_goes_back_into_the_box():
    """BQ5, BQ6: its lost dice are nobody's losses."""
    hand = Hand("general", "general", party="3 archer 7 7 7", roster="3 infantry").wants("artifact-table", 4)
    assert hand.lost(B) == []
    assert hand.at(B, "supply").count("infantry") == 3
    assert hand.at(A, "army") == ["general", "archer", "archer", "archer", "sword_1"]


def test_a_rosters_lost_dice_go_back_at_the_end_of_each_round():
    """BQ5, BQ6: a quest of two rounds."""
    hand = Hand("general", "general", party="3 archer 7", roster="3 infantry").wants("morale", 1, 1)
    hand.loses(B, "infantry")
    assert hand.at(B, "supply") == ["infantry"]
    assert hand.at(B, "roster") == ["infantry", "infantry"]
    assert hand.position.board.quests[0].rounds == 2, "at once, the next round is to be rolled"
    assert hand.question.place == "party"


def test_a_summon_in_a_roster_brings_a_monster_of_the_rosters_type():
    """BQ10: the roster's monsters are of one type, whatever the dungeon master's army has."""
    hand = Hand("general", "dragon", party="4 infantry", roster="giant 5, mage 10").wants("table", 6)
    assert "giant" in hand.options()
    assert "dragon" not in hand.options()
    hand = Hand("general", "dragon", party="4 infantry", roster="2 mage 10 1").wants("table", 6)
    assert "dragon" in hand.options()


def test_quests_by_turns_are_fought_one_round_in_each_turn():
    """Q61, BQ5: after the party's round the armies fight the next turn, then comes the party's second round."""
    hand = Hand("general", "general", party="infantry", roster="infantry", quest_pace="by_turns").go()
    fought = [(event.quester, event.number) for event in hand.happened(RoundBegan)]
    assert fought == [(A, 1), (-1, 2), (A, 2)]
    assert (hand.question.place, hand.position.board.turn) == ("party", 2)


def test_a_game_can_be_given_up_or_called_a_draw():
    """BD1.1: by concession or agreement."""
    ended = kernel.end(system("battle_dice"), Hand("general", "general").position, Result((B,), "concession"))
    assert ended.position.result == Result((B,), "concession")
    assert ended.events == (Ended((B,), "concession"),)


def test_a_general_returned_by_a_wand_bears_a_banner_in_the_check():
    """BD8.1, BA12: two of three dice waver, a banner that inspires takes both off."""
    hand = Hand("general, mage, 2 infantry, wand_healing 4, banner 4", "2 archer 7 7, 9 general")
    hand.wants("morale", 2, 3, 1).choose(A, "artifacts", "wand_healing", "banner")
    while hand.question.kind == "assign":
        hand.pick(A, "assign", "done")
    hand.loses(A, "general", "infantry").pick(A, "wand", hand.die(A, "general"))
    check = hand.happened(MoraleChecked)[0]
    assert (check.counted, check.rallied, check.limit, check.routs) == (2, 2, 2, False)
