"""Who can use how many artifacts, and when: BA2, BA4, BA11, BA12, and the tests BT3 to BT11."""

import pytest
from battle_by_hand import BATTLE, A, B, Hand

from ddtable.engine.kernel import Forced
from ddtable.engine.questions import Chosen, Move
from ddtable.rules.battle_dice.artifact_use import users
from ddtable.rules.battle_dice.events import (
    Assigned,
    MoraleChecked,
    OrbUsed,
    PhaseCounted,
    Summoned,
    TableRolled,
    UnitReturned,
    UnitsLost,
)


def serve(hand, seat, artifact, die):
    """Let an artifact serve a unit, or meet one; both are dice."""
    return hand.pick(seat, "assign", f"{artifact}>{die}")


def counted(hand, seat, phase):
    """Return what a seat's dice were worth in a phase of the first turn: number, change, worth."""
    event = next(event for event in hand.happened(PhaseCounted) if (event.seat, event.phase) == (seat, phase))
    return [(one.number, one.change, one.worth) for one in event.dice]


EVERY_CLASS = "general, infantry, archer, cavalry, mage, dragon"
NEEDS = {
    **dict.fromkeys(("sword_1", "sword_2", "sword_3", "shield_1", "shield_2"), "infantry"),
    **dict.fromkeys(("bow_1", "bow_2", "bow_3"), "archer"),
    **dict.fromkeys(("banner", "crown", "orb_kings"), "general"),
    **dict.fromkeys(("wings", "orb_legions"), "cavalry"),
    **dict.fromkeys(("wand_healing", "wand_resurrection", "wand_death", "scroll", "staff", "orb_archmagi"), "mage"),
}


@pytest.mark.parametrize(("kind", "needs"), NEEDS.items())
def test_only_the_class_that_an_artifact_needs_uses_it(kind, needs):
    """BA1: beside every other class."""
    hand = Hand(f"{EVERY_CLASS}, {kind} 4", "general").go()
    assert [hand.position.dice[die].type for die in users(hand.position, 0, kind)] == [needs]


@pytest.mark.parametrize("shield", ["shield_1", "shield_2"])
def test_a_shield_meets_infantry_and_archers_only(shield):
    """BA1: no cavalry, mage, general or monster."""
    hand = Hand(f"infantry, {shield} 4", EVERY_CLASS).choose(A, "artifacts", shield)
    met = {int(option.split(">")[1]) for option in hand.options() if option != "done"}
    assert {hand.position.dice[die].type for die in met} == {"infantry", "archer"}


def test_an_orb_works_once_in_a_turn():
    """BA1, BA12: two mages and two results, but one orb: it shifts one of them."""
    hand = Hand("2 mage 10 10, orb_archmagi 4", "5 infantry").wants("table", 3, 3)
    hand.choose(A, "artifacts", "orb_archmagi").pick(A, "orb", "up")
    assert [event.number for event in hand.happened(TableRolled)] == [4, 3]


def test_an_army_cannot_use_what_its_party_has_with_it():
    """BQ2, BA1: the sword is away with the party; the army is not asked about it."""
    hand = Hand("2 infantry 5, sword_1 4", "2 infantry", quests=True)
    hand.choose(A, "quest", "infantry", "sword_1").choose(B, "quest").choose(B, "roster", "mage")
    assert hand.asked(A, "artifacts").place == "party"
    assert counted(hand, A, "melee")[0][1] == 0


# Swords, bows and their like


def test_a_sword_makes_a_hit_and_two_on_one_infantry_cannot_be():
    """BT3, BA2: infantry 5 with an active Sword +1 kills; the second sword finds nobody."""
    hand = Hand("infantry 5, 2 sword_1 3 4", "2 infantry").choose(A, "artifacts", "sword_1", "sword_1")
    first, second = hand.dice(A, "sword_1")
    assert hand.options() == [f"{first}>0", f"{second}>0", "done"]
    serve(hand, A, first, 0)
    assert counted(hand, A, "melee") == [(5, 1, "hit")]
    hand.loses(B, "infantry")
    assert [one.artifact for one in hand.happened(Assigned)] == [first]


def test_two_infantry_two_swords():
    """BT10: each may get +1, none +2."""
    hand = Hand("2 infantry 5 4, 2 sword_1 3 4", "3 infantry").choose(A, "artifacts", "sword_1", "sword_1")
    first, second = hand.dice(A, "sword_1")
    serve(hand, A, first, 0)
    assert hand.options() == [f"{second}>1", "done"]
    serve(hand, A, second, 1)
    assert counted(hand, A, "melee") == [(5, 1, "hit"), (4, 1, "")]


def test_swords_of_all_strengths_are_one_kind():
    """BA2, BA12: a Sword +3 and a Sword +1 do not add up on one infantry either."""
    hand = Hand("infantry 3, sword_1 3, sword_3 4", "3 infantry").choose(A, "artifacts", "sword_1", "sword_3")
    serve(hand, A, hand.die(A, "sword_3"), 0)
    assert counted(hand, A, "melee") == [(3, 3, "hit")]


def test_a_sword_and_a_shield_on_one_infantry():
    """BA12: one infantry may fight with a sword and carry a shield at once."""
    hand = Hand("infantry 5, sword_1 3, shield_1 3", "2 infantry 6 1").choose(A, "artifacts", "sword_1", "shield_1")
    serve(hand, A, hand.die(A, "shield_1"), 1)
    serve(hand, A, hand.die(A, "sword_1"), 0)
    assert counted(hand, A, "melee") == [(5, 1, "hit")]
    assert counted(hand, B, "melee") == [(6, -1, ""), (1, 0, "")]


def test_so_many_shields_as_infantry():
    """BA2: one infantry cannot carry two shields."""
    hand = Hand("infantry, 2 shield_1 3 3", "2 archer 7 7").choose(A, "artifacts", "shield_1", "shield_1")
    first, second = hand.dice(A, "shield_1")
    archers = hand.dice(B, "archer")
    assert hand.options() == [
        f"{first}>{archers[0]}",
        f"{first}>{archers[1]}",
        *(f"{second}>{die}" for die in archers),
        "done",
    ]
    serve(hand, A, first, archers[0])
    assert counted(hand, B, "missile") == [(7, -1, ""), (7, 0, "hit")]


def test_an_enemy_die_meets_one_shield():
    """BT11, BA12: the second shield is for another unit; one shield leaves an archer's 8 a hit."""
    hand = Hand("2 infantry, 2 shield_1 3 3", "2 archer 8 7").choose(A, "artifacts", "shield_1", "shield_1")
    first, second = hand.dice(A, "shield_1")
    one, other = hand.dice(B, "archer")
    serve(hand, A, first, one)
    assert hand.options() == [f"{second}>{other}", "done"]
    serve(hand, A, second, other)
    assert counted(hand, B, "missile") == [(8, -1, "hit"), (7, -1, "")]


def test_a_shield_meets_nobody_who_does_not_act():
    """BA3, BA6: an enemy infantry hired in this turn has rolled nothing that could be less."""
    hand = Hand("infantry, shield_1 3", "archer, gold_cache 1").choose(A, "artifacts", "shield_1")
    hand.choose(B, "artifacts", "gold_cache").choose(B, "hire", "infantry")
    assert hand.options() == [f"{hand.die(A, 'shield_1')}>{hand.die(B, 'archer')}", "done"]


def test_shields_of_both_sides_meet_each_other():
    """BA2: infantry that an enemy shield meets may carry one itself."""
    hand = Hand("infantry 6, shield_1 3", "infantry 6, shield_1 3")
    hand.choose(A, "artifacts", "shield_1").choose(B, "artifacts", "shield_1")
    serve(hand, A, hand.die(A, "shield_1"), hand.die(B, "infantry"))
    serve(hand, B, hand.die(B, "shield_1"), hand.die(A, "infantry"))
    assert counted(hand, A, "melee") == counted(hand, B, "melee") == [(6, -1, "")]


def test_a_roll_is_never_less_than_one():
    """BD1.10: a Shield +2 leaves a 1 a 1."""
    hand = Hand("infantry, shield_2 4", "archer 1, general").choose(A, "artifacts", "shield_2")
    serve(hand, A, hand.die(A, "shield_2"), hand.die(B, "archer"))
    assert counted(hand, B, "missile") == [(1, -2, "")]


def test_a_side_may_leave_artifacts_unused():
    """BA13: whoever is done says so; nothing is then told."""
    hand = Hand("infantry 5, sword_1 3", "2 infantry").choose(A, "artifacts", "sword_1").pick(A, "assign", "done")
    assert counted(hand, A, "melee") == [(5, 0, "")]
    assert hand.happened(Assigned) == []


def test_both_name_them_at_once():
    """BA11: what one has named stays hidden, and untold, until the other has."""
    hand = Hand("infantry 5, sword_1 3", "infantry 5, sword_1 3")
    hand.choose(A, "artifacts", "sword_1")
    assert BATTLE.observe(hand.position, B).board.battle.sides[0].artifacts == ()
    assert BATTLE.observe(hand.position, A).board.battle.sides[0].artifacts == hand.side(0).artifacts != ()
    hand.choose(B, "artifacts", "sword_1")
    assert hand.asked(A, "assign").sealed
    serve(hand, A, hand.die(A, "sword_1"), hand.die(A, "infantry"))
    assert not hand.asked(B, "assign").sealed, "nobody answers after B"
    assert hand.side(0).bonuses
    seen = BATTLE.observe(hand.position, B).board.battle.sides[0]
    assert (seen.bonuses, seen.spent) == ((), ())
    assert hand.happened(Assigned) == []
    serve(hand, B, hand.die(B, "sword_1"), hand.die(B, "infantry"))
    assert [one.seat for one in hand.happened(Assigned)] == [A, B]


@pytest.mark.parametrize("theirs", ["infantry, sword_1 1", "2 mage, wand_death 4, wand_healing 4", "general, crown 2"])
def test_only_what_waits_for_another_is_sealed(theirs):
    """BA11: where what the other rolled serves nobody, there is nothing to wait for."""
    hand = Hand("infantry 5, sword_1 3", theirs).choose(A, "artifacts", "sword_1")
    hand.play(Chosen(hand.asked(B, "artifacts").shape.dice))
    assert not hand.asked(A, "assign").sealed
    serve(hand, A, hand.die(A, "sword_1"), hand.die(A, "infantry"))
    assert [one.seat for one in hand.happened(Assigned)] == [A]


def test_a_new_turn_forgets_what_was_added():
    """BA3: modifiers last this turn."""
    hand = Hand("infantry 5, sword_1 3", "3 infantry").choose(A, "artifacts", "sword_1")
    serve(hand, A, hand.die(A, "sword_1"), 0).loses(B, "infantry")
    hand.numbers[0] = 5
    hand.choose(A, "artifacts").again()
    last = [event for event in hand.happened(PhaseCounted) if (event.seat, event.phase) == (A, "melee")][-1]
    assert [(one.number, one.change) for one in last.dice] == [(5, 0)]


# Orbs

ORBS = [
    ("orb_archmagi", "mage 10", "spells"),
    ("orb_kings", "general 4", "tactics"),
    ("orb_legions", "cavalry 9", "maneuver"),
]


@pytest.mark.parametrize(("orb", "army", "table"), ORBS)
@pytest.mark.parametrize(("way", "shift"), [("up", 1), ("down", -1), ("keep", 0)])
def test_an_orb_shifts_a_result_of_its_table(orb, army, table, way, shift):
    """BA11: one up or one down, once the table is rolled, or not at all."""
    hand = Hand(f"{army}, {orb} 3", "3 infantry").wants("table", 3).choose(A, "artifacts", orb)
    question = hand.asked(A, "orb")
    artifact = hand.die(A, orb)
    assert (question.values["table"], question.values["number"], question.values["artifact"]) == (table, 3, artifact)
    hand.pick(A, "orb", way)
    event = hand.happened(TableRolled)[0]
    assert (event.table, event.rolled, event.shift, event.number) == (table, 3, shift, 3 + shift)
    assert hand.happened(OrbUsed) == ([OrbUsed(A, artifact, table, 3, 3 + shift)] if shift else [])


@pytest.mark.parametrize(("orb", "army", "table"), ORBS)
def test_an_orb_that_shows_nothing_asks_nothing(orb, army, table):
    """BA1: on a 1 or 2 it has no effect."""
    hand = Hand(f"{army}, {orb} 2", "3 infantry").wants("table", 1).choose(A, "artifacts", orb)
    assert hand.happened(TableRolled)[0].table == table
    assert hand.asked(A, "artifacts")


def test_an_orb_turns_a_fireball_into_a_summoning():
    """BT7: spell roll 5 with an active Orb of the Archmagi: 6, Summon."""
    hand = Hand("mage 10, orb_archmagi 4", "3 infantry").wants("table", 5).choose(A, "artifacts", "orb_archmagi")
    hand.pick(A, "orb", "up").pick(A, "summon", "cavalry")
    assert len(hand.happened(Summoned)) == 1
    assert hand.lost(B) == []


def test_a_result_stays_on_its_table():
    """BD1.9, Q66: nothing above a 6 and nothing below a 1 is offered."""
    for number, ways in ((6, ["keep", "down"]), (1, ["keep", "up"])):
        hand = Hand("mage 10, orb_archmagi 4", "3 infantry").wants("table", number)
        assert hand.choose(A, "artifacts", "orb_archmagi").options() == ways


def test_an_orb_of_another_table_does_nothing():
    """BA11: the Orb of Kings shifts no spell."""
    hand = Hand("mage 10, general 1, orb_kings 4", "3 infantry").wants("table", 1).choose(A, "artifacts", "orb_kings")
    assert hand.happened(TableRolled)[0].shift == 0
    assert hand.asked(A, "artifacts")


def test_one_orb_a_result_and_one_result_an_orb():
    """BA12: two mages, two orbs, two rolls: each is shifted by one; with one mage only one is."""
    hand = Hand("2 mage 10 10, 2 orb_archmagi 4 4", "5 infantry").wants("table", 3, 3)
    hand.choose(A, "artifacts", "orb_archmagi", "orb_archmagi").pick(A, "orb", "up").pick(A, "orb", "down")
    assert [event.number for event in hand.happened(TableRolled)] == [4, 2]
    hand = Hand("mage 10, 2 orb_archmagi 4 4, archmage 17", "5 infantry").wants("table", 4, 1, 1)
    hand.choose(A, "artifacts", "orb_archmagi", "orb_archmagi").pick(A, "orb", "up")  # the archmage's spell
    assert [(event.table, event.number) for event in hand.happened(TableRolled)] == [
        ("archmage", 4),
        ("spells", 2),
        ("spells", 1),
    ]
    assert hand.happened(OrbUsed)[0].after == 2


def test_an_orb_whose_bearer_is_gone_before_its_phase():
    """BD1.5: cavalry lost in the magic phase lets no Orb of Legions work; rolled it was."""
    hand = Hand("cavalry 9, infantry, orb_legions 4", "mage 10, infantry").wants("table", 5)
    hand.choose(A, "artifacts", "orb_legions").loses(A, "cavalry")
    assert [event.table for event in hand.happened(TableRolled)] == ["spells"]


# Wands


def test_healing_returns_a_unit_of_this_turn():
    """BA4, BA11: a unit lost in this turn lives; it does not act in it."""
    hand = Hand("mage, 2 archer 7 7, wand_healing 4", "2 archer 8 1, 2 general").choose(A, "artifacts", "wand_healing")
    hand.loses(A, "archer").loses(B, "general", "general")
    question = hand.asked(A, "wand")
    wand, lost = hand.die(A, "wand_healing"), hand.side(0).lost[0]
    assert question.values == {"artifact": wand, "phase": "missile"}
    assert set(question.moves()) == {
        (Move((lost,), "lost@0", "army@0"), str(lost)),
        (Move((wand,), "army@0", "lost@0", onto=lost), str(lost)),
    }
    hand.pick(A, "wand", lost)
    assert hand.happened(UnitReturned) == [UnitReturned(A, lost, "wand_healing")]
    assert hand.lost(A) == []
    assert hand.happened(MoraleChecked)[0].seat == B  # A has all its dice again and does not check


def test_a_wand_asks_nothing_where_nobody_was_lost():
    """BA4: there is no death to overturn."""
    hand = Hand("mage, wand_healing 4", "archer, general").choose(A, "artifacts", "wand_healing")
    assert hand.happened(Forced) == []
    assert hand.asked(A, "artifacts").place == "army", "the next turn"


@pytest.mark.parametrize("wand", ["wand_healing", "wand_resurrection"])
def test_a_wand_waits_to_the_end_of_the_melee(wand):
    """BA11: at the end of any phase up to melee; whoever waits is asked after more losses, and at the end."""
    hand = Hand(f"mage, 4 infantry, {wand} 4", "mage 10, archer 7, infantry, general").wants("table", 5)
    hand.choose(A, "artifacts", wand).loses(A, "infantry")
    assert hand.asked(A, "wand").values["phase"] == "magic"
    hand.pick(A, "wand", "wait").loses(A, "infantry")
    assert hand.asked(A, "wand").values["phase"] == "missile"
    assert len(hand.options()) == 3
    hand.pick(A, "wand", "wait")
    assert hand.asked(A, "wand").values["phase"] == "melee"
    hand.pick(A, "wand", hand.side(0).lost[1])
    assert len(hand.lost(A)) == 1
    assert [event.seat for event in hand.happened(MoraleChecked)] == [A], "the other one is still lost in this turn"


def test_one_wand_a_mage():
    """BA2: a single mage cannot use two wands, two mages can."""
    for mages, returned in ((1, 1), (2, 2)):
        hand = Hand(
            f"{mages} mage, 4 infantry, wand_healing 4, wand_resurrection 2", "3 archer 7 7 1, 2 general"
        ).choose(A, "artifacts", "wand_healing", "wand_resurrection")
        hand.loses(A, "infantry", "infantry")
        for _ in range(returned):
            hand.pick(A, "wand", hand.side(0).lost[0])
        assert len(hand.happened(UnitReturned)) == returned
        assert hand.question.kind != "wand"


def test_a_mage_that_falls_now_still_uses_its_wand_and_not_one_that_fell_before():
    """BD1.5: destroyed in the same phase it acts, in an earlier phase not; it may even return itself."""
    hand = Hand("mage, infantry, wand_healing 4", "archer 7, general").choose(A, "artifacts", "wand_healing")
    hand.loses(A, "mage").pick(A, "wand", hand.die(A, "mage"))
    assert hand.lost(A) == []
    hand = Hand("mage, 3 infantry, wand_healing 4", "archer 7, infantry 6, general")
    hand.choose(A, "artifacts", "wand_healing").loses(A, "mage").pick(A, "wand", "wait").loses(A, "infantry")
    assert hand.happened(UnitReturned) == []
    assert hand.position.board.turn == 2


def test_a_wand_saves_an_army_whose_last_unit_fell():
    """BD1.11, BA4: returns come before it is judged who is destroyed."""
    hand = Hand("mage, wand_resurrection 3", "archer 7, general").choose(A, "artifacts", "wand_resurrection")
    hand.pick(A, "wand", hand.die(A, "mage"))
    assert hand.over is None
    assert hand.at(A, "army") == ["mage", "wand_resurrection"]


def test_a_returned_mage_uses_no_second_wand():
    """BA4: what returns does not act in this turn."""
    hand = Hand("mage, infantry, 2 wand_healing 4 4", "archer 7, infantry 6, general")
    hand.choose(A, "artifacts", "wand_healing", "wand_healing").loses(A, "mage").pick(A, "wand", 0)
    hand.loses(A, "infantry")
    assert len(hand.happened(UnitReturned)) == 1
    assert hand.question.kind != "wand"


def test_the_wand_of_death_kills_in_the_magic_phase():
    """BA4, BA11: on a 4 one enemy unit of its owner's choice; one enemy a mage."""
    hand = Hand("mage, wand_death 4", "archer, mage, general").choose(A, "artifacts", "wand_death")
    assert hand.asked(B, "losses").values == {"phase": "magic", "count": 1, "of": ""}
    hand.loses(B, "archer")
    assert hand.happened(UnitsLost)[0].causes == ("wand_death",)
    hand = Hand("mage, 2 wand_death 4 4", "archer, mage, general").choose(A, "artifacts", "wand_death", "wand_death")
    assert hand.asked(B, "losses").values["count"] == 1
    hand = Hand("2 mage, 2 wand_death 4 4", "archer, mage, 2 general")
    assert hand.choose(A, "artifacts", "wand_death", "wand_death").asked(B, "losses").values["count"] == 2


def test_the_wand_of_death_of_a_mage_lost_before():
    """BD1.5: a mage lost in the monster phase wields no wand; one lost in the magic phase does."""
    hand = Hand("mage, infantry, wand_death 4", "giant 17, infantry").wants("table", 3)
    hand.choose(A, "artifacts", "wand_death").loses(A, "mage")
    assert hand.lost(B) == []
    hand = Hand("mage, infantry, wand_death 4", "mage, infantry, wand_death 4")
    hand.choose(A, "artifacts", "wand_death").choose(B, "artifacts", "wand_death")
    hand.loses(A, "mage").loses(B, "mage")
    assert hand.lost(A) == hand.lost(B) == ["mage"]


CONTEST = "2 infantry, wand_death 4, wand_healing 4"


def contest(mages, other="archer 7, 2 general"):
    """Return a game in which wands of death and of healing wait for so many mages."""
    return Hand(f"{mages} mage, {CONTEST}", other).choose(A, "artifacts", "wand_death", "wand_healing")


def test_a_mage_named_for_the_wand_of_death_heals_nobody():
    """BA2, BA12: one wand a mage in a turn, of whatever power; where both wait for it, the player says which."""
    hand = contest(1)
    wand = hand.die(A, "wand_death")
    assert hand.options() == [f"{wand}>0", "done"]
    assert [option.word for option in hand.question.shape.options] == ["wield", "done"]
    assert hand.question.shape.options[0].values == {"artifact": wand, "die": 0, "amount": 0}, "adds nothing"
    serve(hand, A, wand, 0).loses(B, "general").loses(A, "infantry")
    assert hand.happened(UnitReturned) == []
    assert hand.happened(UnitsLost)[0].causes == ("wand_death",)


def test_a_mage_kept_from_the_wand_of_death_heals():
    """BA12, BA13: whoever is done without it leaves it unused in this turn."""
    hand = contest(1).pick(A, "assign", "done").loses(A, "infantry")
    assert [event.seat for event in hand.happened(UnitsLost)] == [A]
    hand.pick(A, "wand", hand.side(0).lost[0])
    assert len(hand.happened(UnitReturned)) == 1


def test_two_mages_wield_two_wands():
    """BA2: with a mage for each nothing need be named."""
    hand = contest(2).loses(B, "general").loses(A, "infantry")
    hand.pick(A, "wand", hand.side(0).lost[0])
    assert hand.happened(Assigned) == []


def test_the_mage_named_for_the_wand_of_death_falls_before():
    """BD1.5: then nobody wields it, not another mage either that was kept for healing."""
    hand = Hand("2 mage, 2 infantry, wand_death 4, 2 wand_healing 4 4", "giant 17, general, archer").wants("table", 3)
    hand.choose(A, "artifacts", "wand_death", "wand_healing", "wand_healing")
    serve(hand, A, hand.die(A, "wand_death"), 1).loses(A, 1).pick(A, "wand", "wait")
    assert hand.asked(A, "wand").values["phase"] == "melee"
    assert hand.lost(B) == []


def test_the_mage_named_for_the_wand_of_death_returns():
    """BA4, BD1.5: it has fallen to a monster, another mage has returned it, and it does not act in this turn."""
    hand = Hand("2 mage, 2 infantry, wand_death 4, 2 wand_healing 4 4", "giant 17, general, archer").wants("table", 3)
    hand.choose(A, "artifacts", "wand_death", "wand_healing", "wand_healing")
    serve(hand, A, hand.die(A, "wand_death"), 1).loses(A, 1).pick(A, "wand", 1)
    assert [event.die for event in hand.happened(UnitReturned)] == [1]
    assert hand.asked(A, "artifacts").place == "army", "the next turn"
    assert hand.lost(B) == []


def test_what_is_named_for_a_wand_is_hidden_too():
    """BA11: the other sees neither the mage, nor that the wand will be used, until he has named his."""
    hand = Hand(f"mage, {CONTEST}", f"mage, {CONTEST}").choose(A, "artifacts", "wand_death", "wand_healing")
    hand.choose(B, "artifacts", "wand_death", "wand_healing")
    assert hand.asked(A, "assign").sealed
    serve(hand, A, hand.die(A, "wand_death"), hand.die(A, "mage"))
    hand.asked(B, "assign")
    assert BATTLE.observe(hand.position, B).board.battle.sides[0].bonuses == ()
    seen = BATTLE.observe(hand.position, B)
    assert BATTLE.ask(seen) == hand.question
    hand.pick(B, "assign", "done").loses(B, "infantry")
    assert hand.lost(A) == []


# Banners


def checked(army, other, numbers, *artifacts):
    """Return A's morale check after it lost one unit to an archer."""
    hand = Hand(army, other).wants("morale", *numbers)
    if artifacts:
        hand.choose(A, "artifacts", *artifacts)
    hand.loses(A, "infantry")
    return hand.happened(MoraleChecked)[0]


def test_a_banner_rallies():
    """BT5: 2, 3, 5, 1: two of four rout; with Rally one counts, and they stand."""
    army, other = "general, 3 infantry, archer", "archer 7, 2 general"
    plain = checked(army, other, (2, 3, 5, 1))
    assert (plain.counted, plain.rallied, plain.limit, plain.routs) == (2, 0, 2, True)
    rallied = checked(army + ", banner 3", other, (2, 3, 5, 1), "banner")
    assert (rallied.counted, rallied.rallied, rallied.limit, rallied.routs) == (2, 1, 2, False)


def test_a_general_that_a_wand_returned_bears_a_banner():
    """BA12, BD8.1: it does not act in this turn, but it lives at the check."""
    hand = Hand("general, 3 infantry, mage, banner 4, wand_healing 4", "2 archer 7 7, 2 general")
    hand.wants("morale", 2, 2, 3, 1).choose(A, "artifacts", "banner", "wand_healing").loses(A, "general", "infantry")
    hand.pick(A, "wand", hand.die(A, "general"))
    check = hand.happened(MoraleChecked)[0]
    assert (check.counted, check.rallied, check.limit, check.routs) == (3, 2, 2, False)


BANNERS = [
    ("2 general, 5 infantry", ("banner", "banner"), 3, False),
    ("general, 6 infantry", ("banner", "banner"), 2, False),
    ("2 general, 5 infantry", (), 0, True),
]


@pytest.mark.parametrize(("army", "banners", "rallied", "routs"), BANNERS)
def test_banners_add_with_generals(army, banners, rallied, routs):
    """BT9, BA2, BA12: one banner a general, the better one first; six dice, four 2s and 3s."""
    event = (
        checked(army + ", 2 banner 3 4", "archer 7, 2 general", (2, 3, 2, 3, 1, 1), *banners)
        if banners
        else checked(army, "archer 7, 2 general", (2, 3, 2, 3, 1, 1))
    )
    assert (event.counted, event.rallied, event.limit, event.routs) == (4, rallied, 3, routs)


def test_a_banner_falls_with_its_general():
    """BA1: without a general it rallies nobody."""
    hand = Hand("general, 4 infantry, banner 4", "archer 7, 2 general").wants("morale", 2, 3, 1, 1)
    hand.choose(A, "artifacts", "banner").loses(A, "general")
    assert hand.happened(MoraleChecked)[0].rallied == 0
    assert hand.over == ((B,), "rout")


def test_a_general_hired_in_the_turn_carries_the_banner():
    """BA1, BA6: he does not act, but he is there; the banner was rolled with the one that fell."""
    hand = Hand("general, 4 infantry, banner 4, gold_cache 1", "archer 7, 2 general").wants("morale", 2, 3, 3, 1, 1)
    hand.choose(A, "artifacts", "banner", "gold_cache").choose(A, "hire", "general").loses(A, 0)
    assert hand.happened(MoraleChecked) == []  # as many as in the beginning: nobody checks
    hand = Hand("general, 4 infantry, banner 4, gold_cache 1", "2 archer 7 7, 2 general")
    hand.wants("morale", 2, 3, 3, 1, 1).choose(A, "artifacts", "banner", "gold_cache").choose(A, "hire", "general")
    hand.loses(A, 0, 1)
    assert hand.happened(MoraleChecked)[0].rallied == 2
