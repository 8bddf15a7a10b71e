"""Quests: who goes, who waits there, what comes home (BQ1 to BQ12, and the tests BT6, BT8)."""

import pytest
from battle_by_hand import BATTLE, A, B, Hand

from ddtable.engine.questions import Chosen
from ddtable.rules.battle_dice.board import ARMY, LOST, OUT, PARTY, ROSTER, SUPPLY
from ddtable.rules.battle_dice.events import (
    ArtifactWon,
    DiceRolled,
    Hired,
    MoraleChecked,
    OrbUsed,
    QuestAnnounced,
    QuestEnded,
    RosterFormed,
    RoundBegan,
    Summoned,
    UnitsLost,
)
from ddtable.rules.battle_dice.kinds import ARTIFACTS, MONSTERS

QUESTING = "2 infantry, archer, mage, general"


def questing(a, b="2 infantry, general", **more):
    """Return a game in which a seat may send a party."""
    return Hand(a, b, quests=True, **more)


def leave(hand, party, roster):
    """Let A send these on a quest, B nobody, and B form the roster."""
    hand.choose(A, "quest", *party)
    if hand.question.kind == "quest":
        hand.choose(B, "quest")
    return hand.choose(B, "roster", *roster)


def sent(a, party, roster, b="2 cavalry", **more):
    """Return a game in which A has sent these; the armies have fought, the quest has had a round, nobody has fallen."""
    return leave(questing(a, b, **more), party, roster)


# Who goes


def test_infantry_archers_and_mages_go_with_artifacts():
    """BQ1: cavalry, generals and monsters always stay with the army; any artifact may go along."""
    hand = questing("general, infantry, archer, cavalry, mage, dragon, wings, sword_1", "general")
    question = hand.asked(A, "quest")
    assert (question.clause, question.shape.target) == ("BQ1", "party@0")
    assert hand.offered() == ["infantry", "archer", "mage", "wings", "sword_1"]
    hand.choose(A, "quest", "infantry", "mage", "wings")
    assert hand.happened(QuestAnnounced) == [QuestAnnounced(A, (1, 4, hand.die(A, "wings")))]
    assert hand.at(A, PARTY) == ["infantry", "mage", "wings"]
    assert hand.at(A, ARMY) == ["general", "archer", "cavalry", "dragon", "sword_1"]


def test_somebody_goes_and_somebody_stays():
    """BQ8: no party of artifacts alone, no army without a unit; nobody at all may go."""
    hand = questing("2 infantry, sword_1", "general")
    hand.asked(A, "quest")
    sword = hand.die(A, "sword_1")
    assert (hand.refused(Chosen((sword,))).clause, hand.refused(Chosen((sword,))).reason) == ("BQ8", "party-no-unit")
    assert hand.refused(Chosen((0, 1))).reason == "party-takes-all"
    hand.choose(A, "quest")
    assert hand.happened(QuestAnnounced) == []
    assert hand.happened(RoundBegan) == [RoundBegan(1)]


@pytest.mark.parametrize("army", ["infantry", "mage, sword_1", "2 general, cavalry, dragon", "general, gold_cache"])
def test_nobody_is_asked_who_has_nobody_to_send(army):
    """BQ1, BQ8: a single unit cannot go, nor can cavalry, generals, monsters."""
    hand = questing(army, "2 general").go()
    assert hand.question.kind != "quest"


def test_games_without_quests():
    """BQ1: they are an option."""
    assert Hand(QUESTING, QUESTING, quests=False).go().question.kind == "faces"


def test_a_party_is_announced_before_the_roll_and_not_seen_by_the_other_until_he_has_spoken():
    """BQ1, Q69: both announce, and both at once."""
    hand = questing("infantry, archer, general", "infantry, mage, general")
    assert hand.asked(A, "quest").sealed
    hand.choose(A, "quest", "archer")
    assert not hand.asked(B, "quest").sealed, "nobody answers after B"
    assert BATTLE.observe(hand.position, B).board.announced == ((), ())
    assert BATTLE.observe(hand.position, A).board.announced == ((1,), ())
    assert hand.happened(QuestAnnounced) == hand.happened(DiceRolled) == []
    hand.choose(B, "quest", "mage")
    assert [event.seat for event in hand.happened(QuestAnnounced)] == [A, B]


@pytest.mark.parametrize("other", ["general", "infantry", "2 general"])
def test_a_party_is_announced_openly_where_the_other_can_send_nobody(other):
    """BQ1, BQ8: whom nobody can answer, for want of somebody who goes or who stays, has nothing to hide."""
    assert not questing("infantry, archer", other).asked(A, "quest").sealed


# The roster


def test_what_the_roster_may_hold():
    """BQ3, BQ10, BT6: as many dice as units went; infantry, archers, mages, monsters of one type, which cost two."""
    hand = questing("3 infantry, archer, mage, sword_1", "2 general")
    hand.choose(A, "quest", "infantry", "infantry", "archer", "mage", "sword_1")
    question = hand.asked(B, "roster")
    assert (question.values, question.clause, question.shape.target) == ({"size": 4}, "BQ3", "roster@1")
    offered = hand.offered()
    assert {kind: offered.count(kind) for kind in set(offered)} == {
        "infantry": 4,
        "archer": 4,
        "mage": 4,
        **dict.fromkeys(MONSTERS, 2),
    }
    for legal in (("giant", "giant"), ("archmage", "infantry", "infantry"), ("mage",) * 4):
        dice = hand._found(question.shape.dice, legal)
        assert question.refusal(Chosen(dice)) is None, legal
    for illegal, reason in (
        (("giant", "dragon"), "roster-mixed"),
        (("giant", "giant", "mage"), "too-much"),
        (("giant", "mage"), "too-little"),
        ((), "too-little"),
    ):
        assert hand.refused(Chosen(hand._found(question.shape.dice, illegal))).reason == reason, illegal
    hand.choose(B, "roster", "giant", "mage", "archer")
    formed = hand.happened(RosterFormed)[0]
    assert (formed.seat, sorted(hand.position.dice[die].type for die in formed.dice)) == (
        B,
        ["archer", "giant", "mage"],
    )
    assert sorted(hand.at(B, ROSTER)) == ["archer", "giant", "mage"]
    quest = hand.position.board.quests[0]
    assert (quest.seat, quest.party, quest.roster) == (A, 4, 3)


def test_the_roster_is_not_of_the_army():
    """BQ3: it comes from the box, and goes back there."""
    hand = sent("2 archer, general", ["archer"], ["infantry"], "2 general, infantry")
    assert hand.at(B, ARMY) == ["general", "general", "infantry"]
    hand.shows(A, "archer", 8, place=PARTY).wants("artifact-table", 1).again()
    assert hand.happened(QuestEnded)
    assert hand.at(B, ROSTER) == hand.at(B, LOST) == []
    assert hand.at(B, ARMY) == ["general", "general", "infantry"]
    assert hand.at(B, SUPPLY).count("infantry") == 1


# The fight


def test_losses_never_cross():
    """BQ2: the army's losses are taken from the army, the party's from the party."""
    hand = sent("2 infantry, 2 general", ["infantry"], ["archer"], "archer 7, general")
    hand.asked(A, "losses")
    assert hand.offered() == ["infantry", "general", "general"]
    hand.loses(A, "general").shows(B, "archer", 7, place=ROSTER).again()
    ended = hand.happened(QuestEnded)[0]
    assert (ended.outcome, ended.how, ended.home, ended.gone) == ("lost", "destroyed", (), ())
    assert sorted(hand.at(A, LOST)) == ["general", "infantry"]


def test_an_army_destroyed_while_its_party_is_away_has_lost():
    """BQ2, BQ9: though the party lives; no quest is fought any more."""
    hand = sent("infantry, archer", ["infantry"], ["mage"], "archer 7, general")
    assert hand.over == ((B,), "questing")
    assert hand.at(A, PARTY) == ["infantry"]
    assert len(hand.happened(RoundBegan)) == 1


def test_both_armies_destroyed_is_a_draw_whoever_is_away():
    """BQ9."""
    hand = sent("infantry, archer 7", ["infantry"], ["mage"], "archer 7")
    assert hand.over == ((), "destroyed_both")


def test_a_party_does_not_check_with_the_army():
    """BD8.4, BD8.1: who is away does not roll, and is not missing either."""
    hand = sent("2 infantry, 2 general", ["infantry"], ["archer"], "archer 7, general").loses(A, "infantry")
    checked = hand.happened(MoraleChecked)[0]
    assert [hand.position.dice[die].type for die in checked.dice] == ["general", "general"]


def test_a_quest_is_fought_to_its_end_within_the_turn():
    """BQ5, Q61: round after round, the armies waiting."""
    hand = sent("2 infantry, general", ["infantry"], ["mage"])
    assert hand.happened(RoundBegan) == [RoundBegan(1), RoundBegan(1, A), RoundBegan(2, A)]
    hand.again().shows(A, "infantry", 6, place=PARTY).wants("artifact-table", 1).again()
    assert hand.happened(RoundBegan)[3:] == [RoundBegan(3, A)]
    assert hand.happened(QuestEnded)[0].outcome == "won"
    assert hand.asked(A, "quest")
    assert hand.position.board.turn == 2


def test_a_quest_of_one_round_a_turn():
    """Q61: the party stays away, no second one leaves; the armies fight between the rounds."""
    hand = sent("4 infantry, general", ["infantry"], ["mage"], quest_pace="by_turns")
    assert [(event.number, event.quester) for event in hand.happened(RoundBegan)] == [(1, -1), (1, A), (2, -1)]
    assert hand.question.kind == "faces"  # nobody is asked for another party
    hand.again()
    assert [(event.number, event.quester) for event in hand.happened(RoundBegan)][3:] == [(2, A), (3, -1)]
    hand.shows(A, "infantry", 6, place=PARTY).wants("artifact-table", 1).again()
    assert hand.happened(QuestEnded)[0].outcome == "won"
    hand.asked(A, "quest")


# The end of a quest


def test_the_winner_comes_home_with_an_artifact():
    """BQ6, BQ7: all return, and the quester rolls on the artifact table."""
    hand = sent("2 archer, general", ["archer"], ["infantry"]).wants("artifact-table", 16)
    hand.shows(A, "archer", 7, place=PARTY).again()
    ended = hand.happened(QuestEnded)[0]
    assert (ended.seat, ended.outcome, ended.how, ended.home, ended.gone) == (A, "won", "destroyed", (0,), ())
    won = hand.happened(ArtifactWon)[0]
    assert (won.seat, won.rolled, hand.position.dice[won.die].type) == (A, 16, "orb_kings")
    assert hand.at(A, ARMY) == ["archer", "archer", "general", "orb_kings"]
    assert hand.position.board.quests == ()


@pytest.mark.parametrize(("number", "kind"), list(enumerate(ARTIFACTS, 1)))
def test_what_each_number_of_the_artifact_table_wins(number, kind):
    """BQ7, BA1: one die of its own, as the table has it, with the army."""
    hand = sent("2 archer, general", ["archer"], ["infantry"]).wants("artifact-table", number)
    hand.shows(A, "archer", 7, place=PARTY).again()
    assert hand.at(A, ARMY) == ["archer", "archer", "general", kind]


def test_a_roster_that_routs_is_beaten():
    """BQ5, BQ7."""
    hand = sent("3 archer, general", ["archer", "archer"], ["infantry", "infantry"]).shows(
        A, "archer", 7, 1, place=PARTY
    )
    hand.wants("morale", 2).wants("artifact-table", 4).again().loses(B, "infantry")
    ended = hand.happened(QuestEnded)[0]
    assert (ended.outcome, ended.how, ended.home) == ("won", "rout", (0, 1))
    assert hand.at(A, ARMY)[-1] == "sword_1"
    assert (hand.at(B, ROSTER), hand.at(B, LOST)) == ([], [])


def test_a_routed_party_returns_with_all_that_it_has():
    """BT8, BQ6: one archer and two artifacts are left: all three return, and nothing is won."""
    hand = questing("2 archer, infantry, general, sword_1, wings", "2 general")
    hand.choose(A, "quest", "archer", "infantry", "sword_1", "wings").choose(B, "roster", "archer", "mage")
    hand.asked(A, "artifacts")
    hand.shows(B, "archer", 7, place=ROSTER).wants("morale", 3).choose(A, "artifacts").loses(A, "infantry")
    ended = hand.happened(QuestEnded)[0]
    assert (ended.outcome, ended.how) == ("lost", "rout")
    assert ended.home == (0, hand.die(A, "sword_1"), hand.die(A, "wings"))
    assert hand.at(A, ARMY) == ["archer", "archer", "general", "sword_1", "wings"]
    assert hand.happened(ArtifactWon) == []


def test_artifacts_alone_are_lost():
    """BT8, BQ6: without a unit left they do not come home."""
    hand = questing("2 infantry, general, gold_cache, banner", "2 general")
    hand.choose(A, "quest", "infantry", "gold_cache", "banner").choose(B, "roster", "archer")
    hand.shows(B, "archer", 8, place=ROSTER).choose(A, "artifacts")
    ended = hand.happened(QuestEnded)[0]
    assert (ended.outcome, ended.how, ended.home) == ("lost", "destroyed", ())
    assert sorted(hand.position.dice[die].type for die in ended.gone) == ["banner", "gold_cache"]
    assert sorted(hand.at(A, OUT)) == ["banner", "gold_cache"]
    assert hand.at(A, ARMY) == ["infantry", "general"]


def test_both_destroyed_at_once():
    """BQ11: no artifact is won, and those of the party are lost."""
    hand = questing("2 archer, general, sword_1", "2 general").choose(A, "quest", "archer", "sword_1")
    hand.choose(B, "roster", "archer").shows(A, "archer", 7, place=PARTY).shows(B, "archer", 7, place=ROSTER).again()
    ended = hand.happened(QuestEnded)[0]
    assert (ended.outcome, ended.how, ended.home, ended.gone) == ("drawn", "destroyed", (), (hand.die(A, "sword_1"),))
    assert hand.happened(ArtifactWon) == []


def test_both_rout_at_once():
    """BQ11: what is left of the party returns."""
    hand = questing("3 archer, general", "2 general").choose(A, "quest", "archer", "archer")
    hand.choose(B, "roster", "archer", "archer")
    hand.shows(A, "archer", 7, 1, place=PARTY).shows(B, "archer", 7, 1, place=ROSTER).wants("morale", 2, 3).again()
    hand.loses(A, "archer").loses(B, "archer")
    ended = hand.happened(QuestEnded)[0]
    assert (ended.outcome, ended.how) == ("drawn", "rout")
    assert len(ended.home) == 1
    assert hand.happened(ArtifactWon) == []


# Who joins


def test_who_is_summoned_on_a_quest_comes_home():
    """BQ4, BQ6, BQ12: any type joins the party, stays to its end, and may then go to the army."""
    hand = sent("2 mage, general, dragon", ["mage"], ["infantry"]).shows(A, "mage", 10, place=PARTY).wants("table", 6)
    hand.again().asked(A, "summon")
    assert hand.options() == ["general", "infantry", "archer", "cavalry", "mage", "dragon", "none"]
    hand.pick(A, "summon", "dragon")
    assert hand.happened(Summoned)[0].place == PARTY
    assert hand.at(A, PARTY) == ["mage", "dragon"]
    hand.shows(A, "dragon", 13, place=PARTY).shows(A, "mage", 10, place=PARTY).wants("table", 5)
    hand.wants("artifact-table", 7).again()
    assert hand.happened(QuestEnded)[0].outcome == "won"
    assert sorted(hand.at(A, ARMY)) == ["banner", "dragon", "dragon", "general", "mage", "mage"]


def test_who_is_summoned_to_the_roster_never_joins_the_army():
    """BQ6, BQ10: it goes back to the box with the others."""
    hand = sent("2 archer, general", ["archer"], ["mage"]).shows(B, "mage", 10, place=ROSTER).wants("table", 6)
    hand.again().pick(B, "summon", "infantry")
    assert sorted(hand.at(B, ROSTER)) == ["infantry", "mage"]
    hand.shows(B, "mage", 10, place=ROSTER).wants("table", 5).again()
    assert hand.happened(QuestEnded)[0].outcome == "lost"
    assert hand.at(B, ARMY) == ["cavalry", "cavalry"]
    assert hand.at(B, ROSTER) == []


@pytest.mark.parametrize(
    ("roster", "type_"), [(["giant", "mage", "mage"], "giant"), (["mage", "mage", "archer", "archer"], "dragon")]
)
def test_a_roster_keeps_its_monster_type(roster, type_):
    """BQ10: monsters are of the type that it began with, even when they have fallen; else of the army's type."""
    hand = sent("4 infantry, general", ["infantry"] * 4, roster, "dragon, general")
    hand.shows(A, "infantry", 6, 1, 1, 1, place=PARTY).again().loses(B, roster[0])
    assert roster[0] in hand.at(B, SUPPLY)
    hand.shows(B, "mage", *([10] + [1] * (hand.at(B, ROSTER).count("mage") - 1)), place=ROSTER).wants("table", 6)
    hand.again().asked(B, "summon")
    assert [kind for kind in hand.options() if kind in MONSTERS] == [type_]


def test_each_of_two_rosters_keeps_its_own_monster_type():
    """BQ10: both quest, one round in each turn; what A's roster may summon is a warrior, B's has giants."""
    hand = questing("4 infantry, dragon", "4 infantry, dragon", quest_pace="by_turns").wants("table", 6, 6)
    hand.choose(A, "quest", *["infantry"] * 3).choose(B, "quest", *["infantry"] * 3)
    for seat, type_ in ((B, "giant"), (A, "warrior")):
        hand.shows(seat, "mage", 10, 10, 10, place=SUPPLY).choose(seat, "roster", type_, "mage")
    for seat, type_ in ((B, "giant"), (A, "warrior")):
        assert hand.happened(RoundBegan)[-1] == RoundBegan(1, 1 - seat), "the first round of this quest"
        hand.asked(seat, "summon")
        assert [kind for kind in hand.options() if kind in MONSTERS] == [type_]
        hand.pick(seat, "summon", "none")


def test_who_is_hired_on_a_quest_joins_the_party():
    """BQ10, BA6, BQ12: with the rest it comes home; the cache is used up."""
    hand = questing("2 archer, general, gold_cache", "2 general").choose(A, "quest", "archer", "gold_cache")
    hand.choose(B, "roster", "infantry").shows(A, "gold_cache", 1).shows(A, "archer", 7, place=PARTY)
    hand.wants("artifact-table", 1).choose(A, "artifacts", "gold_cache").choose(A, "hire", "cavalry")
    assert hand.happened(Hired)[0].place == PARTY
    assert sorted(hand.at(A, ARMY)) == ["archer", "archer", "cavalry", "general", "gold_cache"]
    assert hand.at(A, OUT) == ["gold_cache"]


def test_wings_and_banner_wake_when_a_summons_brings_their_bearer():
    """BA8: without cavalry the wings rest; with the summoned one they are rolled."""
    hand = questing("2 mage, general, wings", "2 general").choose(A, "quest", "mage", "wings")
    hand.choose(B, "roster", "infantry").shows(A, "mage", 10, place=PARTY).wants("table", 6).again()
    hand.pick(A, "summon", "cavalry")
    hand.asked(A, "artifacts")
    assert hand.offered() == ["wings"]


# Two quests


def test_both_quest_in_one_turn():
    """Q69, BQ3, BQ7: each is the other's dungeon master; the quests are fought one after the other."""
    hand = questing("2 archer, general", "2 mage, general").choose(A, "quest", "archer").choose(B, "quest", "mage")
    hand.choose(B, "roster", "infantry").choose(A, "roster", "archer")
    assert (hand.at(A, PARTY), hand.at(B, ROSTER)) == (["archer"], ["infantry"])
    assert (hand.at(B, PARTY), hand.at(A, ROSTER)) == (["mage"], ["archer"])
    hand.shows(A, "archer", 7, place=PARTY).wants("artifact-table", 5).again()
    assert [event.seat for event in hand.happened(QuestEnded)] == [A]
    hand.shows(A, "archer", 7, place=ROSTER).again()
    assert [(event.seat, event.outcome) for event in hand.happened(QuestEnded)] == [(A, "won"), (B, "lost")]
    assert (hand.at(A, ARMY), hand.at(B, ARMY)) == (["archer", "archer", "general", "shield_1"], ["mage", "general"])
    assert hand.position.board.turn == 2
    assert [event.place for event in hand.happened(UnitsLost)] == [ROSTER, PARTY]


def test_a_quest_wins_the_orb_of_kings_and_the_army_uses_it():
    """BQ7, BA11: what is won in one turn is rolled in the next."""
    hand = sent("2 archer, general", ["archer"], ["infantry"]).wants("artifact-table", 16)
    hand.shows(A, "archer", 7, place=PARTY).again()
    orb = hand.happened(ArtifactWon)[0].die
    hand.numbers[orb] = 3
    hand.choose(A, "quest").shows(A, "general", 4).wants("table", 5).choose(A, "artifacts", "orb_kings")
    hand.pick(A, "orb", "up")
    assert hand.happened(OrbUsed)[0].after == 6
    hand.loses(B, "cavalry")
    assert hand.happened(UnitsLost)[-1].causes == ("ambush",)
