"""Why an artifact, or a unit, may not be used so: each refusal names its clause (BA1, BA2, BA4, BA11, BQ1)."""

import pytest
from battle_by_hand import BATTLE, A, B, Hand

from ddtable.rules.battle_dice.misuse import why_not
from ddtable.words.sentences import Table, Words

SWORD, SHIELD = "sword_1 3", "shield_1 3"


def refused(hand, dice, where, onto=-1):
    """Return clause and reason of what the rules say, through the rule system as the window asks it."""
    refusal = BATTLE.why_not(hand.position, hand.question, dice, where, onto)
    if refusal is None:
        return None
    assert said(hand, refusal), "a value that the sentence needs is missing"
    return refusal.clause, refusal.reason


def said(hand, refusal):
    """Return the sentence that a player reads."""
    return Words("en").refusal(refusal, Table(hand.position, ("Mira", "Ragna")))


def onto(hand, artifact, die):
    """Return what is said of an artifact laid on a die."""
    one = hand.position.dice[die]
    return refused(hand, [artifact], f"{one.place}@{one.owner}", die)


def assigning(a, b, *artifacts):
    """Return a game in which A names what its artifacts are for."""
    hand = Hand(a, b).choose(A, "artifacts", *artifacts)
    hand.asked(A, "assign")
    return hand


def test_a_sword_is_for_an_own_infantry():
    """BA2: the wrong class, the enemy's unit, no unit at all."""
    hand = assigning(f"infantry, archer, dragon, {SWORD}", "infantry, giant", "sword_1")
    sword = hand.die(A, "sword_1")
    assert onto(hand, sword, hand.die(A, "infantry")) is None
    assert onto(hand, sword, hand.die(A, "archer")) == ("BA1", "artifact-class")
    assert onto(hand, sword, hand.die(A, "dragon")) == ("BA1", "artifact-class")
    assert onto(hand, sword, hand.die(B, "infantry")) == ("BA2", "artifact-enemy-unit")
    assert refused(hand, [sword], "army@0") == ("BA11", "artifact-on-unit")
    assert onto(hand, sword, sword) == ("BA11", "artifact-on-unit")
    assert why_not(hand.position, hand.question, [sword], "army@0", 1).values == {
        "artifact": sword,
        "die": 1,
        "of": "infantry",
    }


def test_a_shield_is_for_an_enemy_infantry_or_archer():
    """BA3, BA12: not for an own unit, not for other classes, not for a monster."""
    hand = assigning(f"infantry, {SHIELD}", "infantry, archer, mage, giant", "shield_1")
    shield = hand.die(A, "shield_1")
    said = {hand.position.dice[die].type: onto(hand, shield, die) for die in range(1, 5)}
    assert said == {
        "infantry": None,
        "archer": None,
        "mage": ("BA1", "shield-class"),
        "giant": ("BA1", "shield-class"),
    }
    assert onto(hand, shield, 0) == ("BA2", "shield-own-unit")


def test_two_of_a_kind():
    """BA2, BA12: a second sword on one infantry, a second shield on one enemy, more shields than infantry."""
    hand = assigning("2 infantry, 3 sword_1 3 3 3, 3 shield_1 3 3 3", "4 archer", *["sword_1"] * 3, *["shield_1"] * 3)
    swords, shields, archers = hand.dice(A, "sword_1"), hand.dice(A, "shield_1"), hand.dice(B, "archer")
    hand.pick(A, "assign", f"{swords[0]}>0").pick(A, "assign", f"{shields[0]}>{archers[0]}")
    assert onto(hand, swords[1], 0) == ("BA2", "artifact-second")
    assert onto(hand, swords[1], 1) is None
    assert onto(hand, swords[0], 1) == ("BA2", "artifact-spent")
    assert onto(hand, shields[1], archers[0]) == ("BA12", "shield-second")
    hand.pick(A, "assign", f"{shields[1]}>{archers[1]}")
    assert onto(hand, shields[2], archers[2]) == ("BA2", "shield-bearers")


def test_what_is_not_active():
    """BA1, BA11, BA13: left unrolled, without effect, of another use, another's, elsewhere."""
    a = f"infantry, mage, general, {SWORD}, sword_2 1, bow_1 4, banner 4, wand_death 4"
    hand = Hand(a, f"infantry, {SWORD}").choose(A, "artifacts", "sword_1", "sword_2", "banner").choose(B, "artifacts")
    for kind, said in {
        "sword_2": ("BA1", "artifact-idle"),
        "bow_1": ("BA1", "artifact-idle"),
        "wand_death": ("BA1", "artifact-idle"),
        "banner": ("BA11", "artifact-otherwise"),
    }.items():
        assert onto(hand, hand.die(A, kind), 0) == said
    assert onto(hand, hand.die(B, "sword_1"), 0) == ("BA11", "artifact-theirs")
    assert refused(hand, [0], "army@1", 3) is None
    assert refused(hand, [hand.die(A, "sword_1"), hand.die(A, "banner")], "army@0", 0) is None


def test_the_hired_do_not_act_yet():
    """BA6, BA4: who joined after the roll has nothing to add to."""
    hand = assigning_after_hire()
    hired = hand.dice(A, "infantry", "army")[-1]
    assert onto(hand, hand.die(A, "sword_1"), hired) == ("BA4", "unit-idle")
    assert f"{hand.die(A, 'sword_1')}>{hired}" not in hand.options()


def assigning_after_hire():
    """Return a game in which A has hired an infantry and names what its sword is for."""
    hand = Hand(f"infantry, gold_cache 1, {SWORD}", "infantry").choose(A, "artifacts", "gold_cache", "sword_1")
    return hand.choose(A, "hire", "infantry")


def test_a_party_and_an_army_do_not_mix():
    """BA1, BQ2: an artifact serves the force that it is with."""
    hand = Hand(
        f"infantry, {SWORD}", "infantry, archer", party=f"infantry, {SWORD}, shield_1 3", roster="infantry, archer"
    ).choose(A, "artifacts", "sword_1", "shield_1")
    of_army, of_party = hand.dice(A, "sword_1")
    assert onto(hand, of_army, hand.die(A, "infantry", place="party")) == ("BA1", "artifact-away")
    assert onto(hand, of_party, hand.die(A, "infantry", place="army")) == ("BA1", "unit-away")
    assert onto(hand, hand.die(A, "shield_1"), hand.die(B, "archer", place="army")) == ("BA1", "unit-away")
    assert onto(hand, hand.die(A, "shield_1"), hand.die(B, "archer", place="roster")) is None


def test_a_wand_returns_the_lost():
    """BA4: of this turn, and by a wand that does so."""
    a = "2 mage, 2 archer, wand_healing 4, wand_resurrection 1, orb_archmagi 4"
    hand = Hand(a, "archer 7, general").choose(A, "artifacts", "wand_healing", "orb_archmagi").loses(A, "archer")
    hand.asked(A, "wand")
    lost, living = hand.side(0).lost[0], hand.dice(A, "archer", "army")[0]
    wand = hand.die(A, "wand_healing")
    assert onto(hand, wand, lost) is None
    assert onto(hand, wand, living) == ("BA11", "wand-not-lost")
    assert onto(hand, hand.die(A, "wand_resurrection"), lost) == ("BA1", "artifact-idle")
    assert onto(hand, hand.die(A, "orb_archmagi"), lost) == ("BA11", "artifact-otherwise")


@pytest.mark.parametrize("kind", ["general", "cavalry", "dragon"])
def test_who_may_not_quest(kind):
    """BQ1: cavalry, generals and monsters stay with the army."""
    hand = Hand(f"infantry, archer, {kind}", "infantry", quests=True)
    hand.asked(A, "quest")
    assert refused(hand, [hand.die(A, kind)], "party@0") == ("BQ1", "party-class")
    assert refused(hand, [0], "party@0") is None
    assert refused(hand, [hand.die(B, "infantry")], "party@0") is None
    assert refused(hand, [hand.die(A, kind)], "lost@0") is None


def test_what_may_not_be_put_into_a_roster():
    """BQ3: dice of the box only, neither cavalry nor generals."""
    hand = Hand("general, 2 infantry", "2 general, infantry, gold_cache 2", quests=True).choose(A, "quest")
    hand.wants("count", 2)
    hand.choose(B, "quest").choose(B, "artifacts", "gold_cache").choose(B, "hire", "mage")
    hand.choose(A, "quest", "infantry").choose(B, "quest")
    hand.asked(B, "roster")
    assert refused(hand, [hand.die(B, "cavalry", place="supply")], "roster@1") == ("BQ3", "roster-class")
    assert refused(hand, [hand.die(B, "infantry", place="army")], "roster@1") == ("BQ3", "roster-of-army")
    assert refused(hand, [hand.die(B, "gold_cache")], "roster@1") is None
    assert refused(hand, [hand.die(A, "infantry")], "roster@1") is None
    archers = hand.dice(B, "archer", "supply")
    assert [die in hand.question.shape.dice for die in archers] == [True, False], "one is enough against a party of one"
    assert [refused(hand, [die], "roster@1") for die in archers] == [None, None]


def test_who_may_not_be_hired():
    """BA6: a monster by a cache; a giant by a scroll of an army with dragons."""
    hand = Hand("dragon, mage, gold_cache 1, scroll 2", "general").wants("count", 1)
    hand.choose(A, "artifacts", "gold_cache", "scroll").asked(A, "hire")
    assert refused(hand, [hand.die(A, "dragon")], "army@0") is None, "it is in the army already"
    hand = Hand("dragon, mage, scroll 2, gold_cache 1", "general").wants("count", 1)
    hand.choose(A, "artifacts", "scroll", "gold_cache").choose(A, "hire").asked(A, "hire")
    assert refused(hand, [hand.die(A, "dragon", place="supply")], "army@0") == ("BA6", "artifact-hires")
    assert refused(hand, [hand.die(A, "mage", place="supply")], "army@0") is None
    assert refused(hand, [hand.die(A, "dragon", place="supply")], "lost@0") is None


def test_what_is_no_loss():
    """BA5, BQ2: neither an artifact nor a unit of another force; nor one of the enemy's, which needs no such word."""
    hand = Hand("infantry, archer", "infantry", party="2 infantry, sword_1", roster="archer 7")
    hand.choose(A, "artifacts").asked(A, "losses")
    assert refused(hand, [hand.die(A, "sword_1")], "lost@0") == ("BA5", "artifact-no-loss")
    assert refused(hand, [hand.die(A, "archer")], "lost@0") == ("BQ2", "unit-away")
    assert refused(hand, [hand.die(B, "archer")], "lost@0") is None
    assert refused(hand, [hand.die(A, "infantry", place="party")], "lost@0") is None


def test_what_may_not_be_rolled():
    """BA1, BA8: for want of a unit, or with another force."""
    hand = Hand("infantry, archer, bow_1, wings, banner", "infantry", party="infantry, sword_1", roster="infantry")
    hand.asked(A, "artifacts")
    assert hand.offered() == ["sword_1"]
    assert refused(hand, [hand.die(A, "bow_1")], "hand@0") == ("BA1", "artifact-away")
    assert refused(hand, [0], "hand@0") is None
    hand = Hand("infantry, archer, bow_1, wings", "infantry")
    hand.asked(A, "artifacts")
    assert refused(hand, [hand.die(A, "wings")], "hand@0") == ("BA1", "artifact-needs")
    assert refused(hand, [hand.die(A, "wings")], "lost@0") is None


def test_a_wand_of_death_that_waits_for_a_mage():
    """BA12: where a mage is named for it, it is named for a mage."""
    hand = assigning("mage, infantry, wand_death 4, wand_healing 4", "infantry", "wand_death", "wand_healing")
    wand = hand.die(A, "wand_death")
    assert onto(hand, wand, 0) is None
    assert onto(hand, wand, 1) == ("BA1", "artifact-class")
    assert onto(hand, hand.die(A, "wand_healing"), 0) == ("BA11", "artifact-otherwise")
