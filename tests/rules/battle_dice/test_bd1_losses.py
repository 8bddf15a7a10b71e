"""Battle Dice, losses: owners pick, what only one class suffers, what is taken back, all at once."""

from battle_by_hand import A, B, Hand, with_results

from ddtable.engine import kernel
from ddtable.engine.questions import Chosen
from ddtable.engine.system import system
from ddtable.rules.battle_dice.events import Cancelled, UnitsLost, UnitsSpared


def test_the_owner_picks_which_units_fall():
    """BD1.4: any of his units, and as many as are lost."""
    hand = Hand("2 archer 7 8", "dragon, mage, infantry")
    question = hand.asked(B, "losses")
    assert question.clause == "BD1.4"
    assert not question.sealed, "A has nothing to pick"
    assert question.shape.target == "lost@1"
    assert hand.offered() == ["dragon", "mage", "infantry"]
    assert hand.refused(Chosen((hand.die(B, "mage"),))).reason == "too-few-dice"
    assert hand.refused(Chosen((hand.die(A, "archer"),))).reason == "not-these-dice"
    hand.loses(B, "mage", "infantry")
    assert hand.lost(B) == ["mage", "infantry"]
    assert hand.happened(UnitsLost) == [
        UnitsLost(B, "army", "missile", (hand.die(B, "mage"), hand.die(B, "infantry")), ("hit",))
    ]


def test_losses_of_one_class_are_picked_first():
    """BD1.4, BD1.11: of two dragons one falls to a strike, then any unit to a bite."""
    hand = Hand("2 dragon 13 17", "3 giant, infantry").wants("table", 3)
    assert hand.asked(B, "losses").values["of"] == "monster"
    hand.loses(B, hand.dice(B, "giant")[1])
    assert hand.asked(B, "losses").values["of"] == ""
    assert hand.offered() == ["giant", "giant", "infantry"]
    hand.loses(B, "infantry")
    assert hand.lost(B) == ["giant", "infantry"]
    assert hand.happened(UnitsLost)[0].causes == ("monster", "bite")


def test_more_kills_of_a_class_than_there_are_find_nobody():
    """BD1.4: two strikes at one monster."""
    hand = Hand("2 dragon 13 14", "giant, infantry").go()
    assert hand.lost(B) == ["giant"]
    assert hand.happened(UnitsSpared) == [UnitsSpared(B, "monster", "monster", 1)]


def test_what_the_first_has_picked_is_hidden_until_both_have():
    """BD1.5: both sides' losses are one moment; A's pick does not show while B is asked."""
    rules = system("battle_dice")
    hand = Hand("archer 7, mage", "archer 7, mage")
    assert hand.asked(A, "losses").sealed
    hand.loses(A, "mage")
    assert not hand.asked(B, "losses").sealed, "nobody answers after B"
    other = Hand("archer 7, mage", "archer 7, mage").loses(A, "archer")
    assert rules.observe(hand.position, B) == rules.observe(other.position, B)
    assert rules.observe(hand.position, A) != rules.observe(other.position, A)
    assert hand.lost(A) == []
    hand.loses(B, "archer")
    assert (hand.lost(A), hand.lost(B)) == (["mage"], ["archer"])


def test_an_answer_is_sealed_only_where_another_one_waits_for_it():
    """BD1.5: where B loses all that it has, or all of a class and then all, it picks nothing."""
    hand = Hand("2 archer 7 7, mage", "archer 7, infantry")
    assert not hand.asked(A, "losses").sealed
    hand = Hand("2 giant 13 17, mage", "giant 17, infantry").wants("table", 3, 3)
    assert not hand.asked(A, "losses").sealed
    hand = Hand("2 giant 13 17, mage", "giant 17, 2 infantry").wants("table", 3, 3)
    assert hand.asked(A, "losses").sealed


def test_a_screen_takes_back_a_missile_loss_by_itself():
    """BD1.11: what holds for one phase only is used in it, nobody is asked."""
    hand = Hand("cavalry 9, infantry", "2 archer 7 7").wants("table", 2)
    hand.loses(A, "infantry")
    assert hand.happened(Cancelled) == [Cancelled(A, "army", "missile", 1, ("screen",))]
    assert hand.lost(A) == ["infantry"]


def test_a_screen_and_a_withdrawal_are_each_for_their_phase():
    """BD1.11: the screen that is used up in the missile phase leaves the withdrawal for the melee, and once only."""
    hand = Hand("2 cavalry 9 9, 2 infantry", "archer 7, 2 infantry 6 6").wants("table", 3, 2)
    hand.loses(A, "infantry")
    assert [(event.phase, event.causes) for event in hand.happened(Cancelled)] == [
        ("missile", ("screen",)),
        ("melee", ("withdraw",)),
    ]
    assert hand.lost(A) == ["infantry"]


def test_what_takes_back_melee_losses_is_of_no_use_against_missiles():
    """BD1.11: a withdrawal is not a screen."""
    hand = Hand("cavalry 9, infantry", "archer 7, infantry 6, general").wants("table", 3)
    hand.loses(A, "infantry")
    assert hand.happened(UnitsLost)[0].phase == "missile"
    assert [event.phase for event in hand.happened(Cancelled)] == ["melee"]
    assert hand.lost(A) == ["infantry"]


def test_a_ward_is_kept_for_the_phase_that_its_owner_likes():
    """BD1.11: what holds for any phase is asked for, as long as there is any of it."""
    hand = Hand("mage 10, 2 infantry", "archer 7, infantry 6").wants("table", 2)
    question = hand.asked(A, "ward")
    assert question.values == {"phase": "missile", "losses": 1, "most": 1}
    assert hand.options() == ["0", "1"]
    assert [option.values for option in question.shape.options] == [{"count": 0}, {"count": 1}]
    hand.pick(A, "ward", 0).loses(A, "infantry")
    assert hand.asked(A, "ward").values["phase"] == "melee"
    hand.pick(A, "ward", 1)
    assert hand.lost(A) == ["infantry"]
    assert hand.happened(Cancelled) == [Cancelled(A, "army", "melee", 1, ("ward",))]


def test_both_may_take_back():
    """BD1.11: the numbers of both sides are settled before anybody picks."""
    hand = Hand("mage 10, infantry 6", "mage 10, infantry 6").wants("table", 2, 2)
    hand.pick(A, "ward", 1).pick(B, "ward", 0)
    hand.loses(B, "mage")
    assert (hand.lost(A), hand.lost(B)) == ([], ["mage"])


def test_only_who_has_a_ward_is_asked():
    """BD1.11: A has none; B's two are for two phases."""
    hand = Hand("archer 7, infantry 6, general", "2 mage 10 10, 2 infantry").wants("table", 2, 2)
    assert hand.asked(B, "ward").values == {"phase": "missile", "losses": 1, "most": 1}
    hand.pick(B, "ward", 1)
    assert len(hand.side(1).cancels) == 1, "the other one is kept"
    hand.pick(B, "ward", 1)
    assert [event.phase for event in hand.happened(Cancelled)] == ["missile", "melee"]
    assert hand.lost(B) == []


def test_a_side_loses_no_more_than_it_has_and_takes_back_of_that():
    """BD1.11: five hits on three units are three losses; one is taken back, and one lives."""
    hand = Hand("mage 10, 2 general", "5 archer 7 7 7 7 7").wants("table", 2)
    assert hand.asked(A, "ward").values == {"phase": "missile", "losses": 3, "most": 1}
    hand.pick(A, "ward", 1).loses(A, "mage", "general")
    assert hand.at(A, "army") == ["general"]


def test_what_each_takes_back_is_hidden_until_both_have_said_it():
    """BD1.5, BD1.11: B is asked for its own ward and does not know what A does with his."""
    rules = system("battle_dice")
    told = [Hand("mage 10, infantry 6", "mage 10, infantry 6").wants("table", 2, 2) for _ in range(2)]
    assert told[0].asked(A, "ward").sealed
    told[0].pick(A, "ward", 0)
    told[1].pick(A, "ward", 1)
    assert not told[0].asked(B, "ward").sealed
    assert rules.observe(told[0].position, B) == rules.observe(told[1].position, B)
    assert rules.observe(told[0].position, A) != rules.observe(told[1].position, A)
    for hand in told:
        assert kernel.ask(rules, rules.observe(hand.position, B)) == hand.question


def test_a_screen_is_used_before_a_ward():
    """BD1.11: one arrow, a screen and a ward: the screen takes it back, nobody is asked."""
    hand = Hand("mage 10, cavalry 9, infantry", "archer 7, 2 general").wants("table", 2, 2)
    assert hand.question.kind == "faces"
    assert [event.causes for event in hand.happened(Cancelled)] == [("screen",)]


def test_a_screen_and_a_ward_together():
    """BD1.11: of three arrows the screen takes one back, the ward another where its owner likes."""
    for taken, lost in ((1, 1), (0, 2)):
        hand = Hand("mage 10, cavalry 9, 2 infantry", "3 archer 7 7 7, 2 general").wants("table", 2, 2)
        assert hand.asked(A, "ward").values == {"phase": "missile", "losses": 2, "most": 1}
        hand.pick(A, "ward", taken).loses(A, *["infantry"] * lost)
        causes = ("screen", "ward")[: 1 + taken]
        assert hand.happened(Cancelled) == [Cancelled(A, "army", "missile", 1 + taken, causes)]
        assert hand.lost(A) == ["infantry"] * lost


def test_a_ward_takes_back_a_wand_of_death():
    """BD1.11, BA11: its kill is a loss of the magic phase like others."""
    hand = Hand("mage 1, infantry, wand_death 4", "archmage 17, 2 infantry").wants("table", 2)
    hand.choose(A, "artifacts", "wand_death").pick(B, "ward", 1)
    assert hand.lost(B) == []
    assert [event.phase for event in hand.happened(Cancelled)] == ["magic"]


def test_a_slayer_beside_a_strike_at_the_only_monster():
    """BD1.4, BD1.8: the strike takes the monster, the slayer finds none left and destroys two of any."""
    hand = Hand("2 warrior 13 17", "giant, 4 infantry").wants("table", 6)
    hand.loses(B, "infantry", "infantry")
    assert sorted(hand.lost(B)) == ["giant", "infantry", "infantry"]


def test_a_slayer_when_the_only_monster_leaves():
    """BD1.4, BD1.8: what has left is not there to be slain."""
    hand = Hand("warrior 17, infantry", "giant 1, 4 infantry").wants("table", 6)
    hand.loses(B, "infantry", "infantry")
    assert sorted(hand.lost(B)) == ["giant", "infantry", "infantry"]


def test_what_is_taken_back_saves_monsters_first():
    """BD1.11: of a strike at a monster and a bite, one ward takes back the strike."""
    tables = with_results("giant", three={"does": "kill"}, two={"does": "cancel", "phase": "any"})
    hand = Hand("giant 17, infantry", "2 giant 13 17", tables=tables).wants("table", 2, 3)
    hand.pick(A, "ward", 1)
    assert hand.asked(A, "losses").values["of"] == ""


def test_monsters_that_leave_are_not_taken_back():
    """BD1.8: a ward of this phase does not keep a monster from leaving, and is not used up by it."""
    tables = with_results("giant", two={"does": "cancel", "phase": "any"})
    hand = Hand("giant 17 1, infantry", "archer 7", tables=tables).wants("table", 2)
    assert hand.lost(A) == ["giant"]
    assert hand.asked(A, "ward").values["phase"] == "missile"


def test_all_units_fall_where_no_choice_is_left():
    """BD1.1, BD1.4: as many losses as units: nobody is asked."""
    hand = Hand("2 archer 7 7", "2 infantry").go()
    assert hand.over == ((A,), "destroyed")
