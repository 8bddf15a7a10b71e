"""Recruit at Battle Dice: always legal, repeatable, without knowledge of secrets, sensible in given positions."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import pytest
from msgspec.structs import replace

from ddtable.engine import kernel
from ddtable.engine.questions import Choice, Chosen, Faces, Picked, Remark
from ddtable.engine.system import SetUp
from ddtable.opponents.battle_dice import draws
from ddtable.opponents.battle_dice.recruit import ANSWERS
from ddtable.opponents.battle_dice.scene import Scene, between_armies, rout_chance
from ddtable.opponents.players import choose
from ddtable.rules.battle_dice.house import default_tables
from ddtable.rules.battle_dice.tables import Result
from tests.rules.battle_dice.battle_by_hand import BATTLE, A, B, Hand

PROJECT = Path(__file__).parents[2]
SOURCES = PROJECT / "ddtable" / "opponents" / "battle_dice"
ENGLISH = PROJECT / "resources" / "i18n" / "en" / "battle_dice_recruit.ftl"


def advised(hand: Hand) -> tuple[Choice, Remark]:
    """Return Recruit's answer to the current question, given what its seat may see, and the reason."""
    question = hand.question
    choice, remark = choose(BATTLE.observe(hand.position, question.seat), question, Random(1))
    assert question.refusal(choice) is None
    assert remark.word != "reason-chance", question.kind
    return choice, remark


def picks(hand: Hand, seat: int, kind: str) -> str:
    """Return the option that Recruit picks."""
    hand.asked(seat, kind)
    choice, _ = advised(hand)
    assert isinstance(choice, Picked)
    return choice.option


def takes(hand: Hand, seat: int, kind: str) -> tuple[int, ...]:
    """Return the dice that Recruit chooses."""
    hand.asked(seat, kind)
    choice, _ = advised(hand)
    assert isinstance(choice, Chosen)
    return choice.dice


def kinds(hand: Hand, dice: tuple[int, ...]) -> list[str]:
    return sorted(hand.position.dice[die].type for die in dice)


def follow(hand: Hand, *also: str) -> Hand:
    """Let Recruit answer what it is asked of these kinds."""
    while hand.played.question is not None and hand.question.kind in also:
        hand.play(advised(hand)[0])
    return hand


# Every game


def check(seed: int, **options: bool | str) -> set[str]:
    """Ask Recruit at every step of a random game; return the kinds of questions met."""
    random, met = Random(seed), set()
    size = (20, 10, 30, 5)[seed % 4]
    forces = tuple(BATTLE.deal(size, random, options) for _ in range(2))
    played = kernel.begin(BATTLE, SetUp("battle_dice", seed, options, forces))
    while (question := played.question) is not None:
        met.add(question.kind)
        seen = BATTLE.observe(played.position, question.seat)
        choice, remark = choose(seen, question, Random(played.position.answered))
        assert question.refusal(choice) is None, (question, choice)
        assert remark.word.startswith("reason-bd-"), question.kind
        assert choose(seen, question, Random(99)) == (choice, remark), "another answer in the same position"
        twice = BATTLE.observe(seen, question.seat)
        assert choose(twice, question, Random(99)) == (choice, remark), "it looked at what its seat may not see"
        # every third answer is Recruit's own, so that games differ
        given = choice if random.random() < 0.3 else BATTLE.sample(question, random)
        played = kernel.play(BATTLE, played.position, given, question)
    return met


@pytest.mark.parametrize("pace", ["at_once", "by_turns"])
def test_every_answer_is_legal_steady_and_blind_to_secrets(pace: str):
    met = set()
    for seed in range(40):
        met |= check(seed, quest_pace=pace)
    assert met <= set(ANSWERS)
    assert met >= {"quest", "roster", "losses", "artifacts", "assign", "reroll", "hold", "summon", "ward"}


@pytest.mark.random_games
def test_every_answer_is_legal_in_many_games(games: int):
    met = set()
    for seed in range(1000, 1000 + 2 * games):
        met |= check(seed, quests=bool(seed % 5))
    assert met <= set(ANSWERS)
    assert met >= set(ANSWERS) - {"wand", "orb", "hire"}, "those three come up now and then"


def test_every_reason_has_words_and_every_word_is_used():
    sources = "".join(file.read_text("utf-8") for file in SOURCES.glob("*.py"))
    words = ENGLISH.read_text("utf-8")
    used = set(re.findall(r"\"(reason-[\w-]+)\"", sources)) - {"reason-chance"}
    assert used == set(re.findall(r"^(reason-[\w-]+) =", words, re.MULTILINE))


# Losses (BD1.4)


def test_units_of_later_phases_are_not_given_up():
    """BD1.5: a unit lost to archers does not fight in melee."""
    hand = Hand("3 infantry 2 6 3", "archer 7, infantry")
    assert takes(hand, A, "losses") != (1,)


def test_units_that_have_shot_are_given_up_before_units_that_will_hit():
    hand = Hand("3 archer, infantry 6", "archer 7, infantry")
    assert kinds(hand, takes(hand, A, "losses")) == ["archer"]


def test_after_melee_the_least_useful_unit_is_given_up():
    """A general is of little use, and routs every second time."""
    hand = Hand("general 1, archer 1", "infantry 6, general")
    assert kinds(hand, takes(hand, A, "losses")) == ["general"]


def test_as_many_as_are_owed():
    hand = Hand("3 general, 3 archer 1 1 1", "3 archer 7 8 7, infantry")
    assert kinds(hand, takes(hand, A, "losses")) == ["general"] * 3


def test_the_chance_of_a_rout_is_known():
    """BD8.1: generals rout, monsters do not; a single one routs on a two or a three."""
    tables = default_tables()
    assert rout_chance(["general"] * 6, tables) > rout_chance(["infantry"] * 6, tables)
    assert rout_chance(["infantry"] * 6, tables) > rout_chance(["dragon"] * 6, tables)
    assert rout_chance([], tables) == 1.0


def test_a_loss_that_can_be_cancelled_is():
    hand = Hand("mage 10, infantry 6, general", "archer 7, infantry").wants("table", 2)
    assert picks(hand, A, "ward") == "1"


# Results of tables (BD1.9)


def test_the_lowest_die_is_rerolled():
    hand = Hand("mage 10, archer 2, infantry 6", "3 infantry").wants("table", 3)
    assert picks(hand, A, "reroll") == str(hand.die(A, "archer"))


def test_nothing_is_rerolled_if_all_dice_count():
    hand = Hand("mage 10, archer 8, infantry 6", "3 infantry").wants("table", 3)
    assert picks(hand, A, "reroll") == "none"


def test_a_feint_spoils_the_best_roll():
    hand = Hand("general 4, infantry", "archer 2 8, infantry 6 1").wants("table", 5)
    assert picks(hand, A, "feint") in {str(hand.die(B, "archer", 1)), str(hand.die(B, "infantry"))}
    hand = Hand("general 4, infantry", "archer 2 3, infantry 1 1").wants("table", 5)
    assert picks(hand, A, "feint") == "none"


def test_a_unit_that_would_hit_is_held():
    hand = Hand("cavalry 9, infantry", "infantry 1 6 2, archer 1").wants("table", 5)
    assert picks(hand, A, "hold") == str(hand.die(B, "infantry", 1))
    hand = Hand("cavalry 9, infantry", "infantry 1 2 2, archer 1").wants("table", 5)
    assert picks(hand, A, "hold") == "none"


def test_the_flanking_unit_is_the_weakest_that_then_hits():
    hand = Hand("cavalry 9, infantry 5 4 3 6", "3 infantry").wants("table", 4)
    assert picks(hand, A, "bonus") == str(hand.die(A, "infantry", 1))
    hand = Hand("cavalry 9, infantry 3 6", "3 infantry").wants("table", 4)
    assert picks(hand, A, "bonus") == "none"


def test_the_best_of_the_lost_is_healed():
    hand = Hand("giant, general, mage 10, infantry", "dragon 13 17, infantry").wants("table", 3, 4)
    hand.loses(A, "general")
    assert picks(hand, A, "heal") == str(hand.die(A, "giant"))


def test_archers_are_summoned_against_men_and_monsters_against_monsters():
    """BD1.8: a monster attacks monsters, and is of little use if there are none."""
    hand = Hand("mage 10, infantry", "4 infantry", monsters=("giant", "dragon")).wants("table", 6)
    assert picks(hand, A, "summon") == "archer"
    hand = Hand("mage 10, infantry", "2 dragon, 2 infantry", monsters=("giant", "dragon")).wants("table", 6)
    assert picks(hand, A, "summon") == "giant"


# Artifacts


@pytest.mark.parametrize(("number", "way"), [(5, "up"), (6, "keep"), (1, "up")])
def test_an_orb_finds_the_better_line(number: int, way: str):
    """BT7: a five becomes a Summon."""
    hand = Hand("mage 10, infantry, orb_archmagi 3", "3 infantry").wants("table", number)
    follow(hand.go(), "artifacts")
    assert picks(hand, A, "orb") == way


def test_a_sword_goes_to_a_unit_that_misses_by_one():
    """BT3."""
    hand = Hand("infantry 2 5 6, sword_1 3", "3 infantry")
    follow(hand.go(), "artifacts")
    assert picks(hand, A, "assign") == f"{hand.die(A, 'sword_1')}>{hand.die(A, 'infantry', 1)}"
    hand = Hand("infantry 2 2 6, sword_1 3", "3 infantry")
    follow(hand.go(), "artifacts")
    assert picks(hand, A, "assign") == "done"


def test_the_smaller_sword_goes_to_the_unit_that_needs_less():
    """BT10: each of them gets one."""
    hand = Hand("infantry 4 5, sword_2 4, sword_1 3", "3 infantry")
    follow(hand.go(), "artifacts", "assign")
    added = {bonus.die: bonus.amount for bonus in hand.side(A).bonuses}
    assert added == {hand.die(A, "infantry"): 2, hand.die(A, "infantry", 1): 1}


def test_a_shield_is_used_against_a_hit_that_it_can_stop():
    """BT4, BT11: it is of no use against an eight."""
    hand = Hand("2 infantry, shield_1 3", "archer 8 7, infantry")
    follow(hand.go(), "artifacts")
    assert picks(hand, A, "assign") == f"{hand.die(A, 'shield_1')}>{hand.die(B, 'archer', 1)}"
    hand = Hand("2 infantry, shield_1 3", "archer 8 8, infantry")
    follow(hand.go(), "artifacts")
    assert picks(hand, A, "assign") == "done"


def test_a_wand_waits_for_the_end_of_melee():
    hand = Hand("mage 1, general, 3 infantry, wand_resurrection 4", "archer 7 1 1, infantry 6 1")
    follow(hand.go(), "artifacts")
    hand.loses(A, "general")
    assert picks(hand, A, "wand") == "wait"
    hand.pick(A, "wand", "wait").loses(A, "mage")
    assert picks(hand, A, "wand") == str(hand.die(A, "mage"))


def test_a_wand_that_may_break_is_not_used_without_losses():
    hand = Hand("mage 1, 3 infantry, wand_healing 4, sword_1 3", "general")
    assert kinds(hand, takes(hand, A, "artifacts")) == ["sword_1"]
    hand = Hand("mage 1, 3 infantry, wand_healing 4, sword_1 3", "4 archer")
    assert kinds(hand, takes(hand, A, "artifacts")) == ["sword_1", "wand_healing"]


def test_one_mage_with_two_wands_kills_rather_than_returns():
    """BA12: the mage uses one of them; a certain kill is worth more than a possible return."""
    hand = Hand("mage 1, 4 infantry, wand_death 4, wand_healing 4", "6 archer")
    follow(hand.go(), "artifacts")
    assert picks(hand, A, "assign").startswith(str(hand.die(A, "wand_death")))


def test_hired_units_are_useful_and_as_many_as_possible():
    """BA6."""
    hand = Hand("2 infantry, gold_cache 2", "3 infantry").wants("count", 3)
    follow(hand.go(), "artifacts")
    assert kinds(hand, takes(hand, A, "hire")) == ["archer"] * 3


# Quests


def test_a_small_army_sends_nobody():
    hand = Hand("10 archer, 4 infantry", "14 archer", quests=True)
    assert takes(hand, A, "quest") == ()
    assert advised(hand)[1] == Remark("reason-bd-no-quest")


@pytest.mark.parametrize(
    ("army", "scout"),
    [
        ("6 cavalry, 4 mage, 6 infantry", ["infantry"]),
        ("12 cavalry, 4 mage, sword_1", ["mage"]),
        ("12 cavalry, 4 archer", []),
    ],
)
def test_a_large_army_sends_one_infantry_or_else_a_mage_in_the_first_turn_only(army: str, scout: list[str]):
    """An artifact won early works longest; `ddtable balance` measures how this does."""
    hand = Hand(army, "20 archer", quests=True)
    assert kinds(hand, takes(hand, A, "quest")) == scout
    assert advised(hand)[1] == Remark("reason-bd-scout" if scout else "reason-bd-no-quest")
    later = replace(hand.position, board=replace(hand.position.board, turn=2))
    assert choose(later, hand.question, Random(1))[0] == Chosen(())


def test_an_army_without_anybody_who_may_quest_is_not_asked():
    assert Hand("20 cavalry", "14 archer, 6 infantry", quests=True).asked(B, "quest")


def test_what_destroys_one_class_is_worth_no_more_than_there_are_of_it():
    """BD1.4: ten monsters of two, or else one of any."""
    hunt = Result("hunt", "kill", 10, of="monster", otherwise=1)
    assert Scene(Hand("2 general", "2 dragon, 3 archer").position, A, (), (2, 3, 4, 5, 6)).of_result(hunt) == 2.0
    assert Scene(Hand("2 general", "3 archer").position, A, (), (2, 3, 4)).of_result(hunt) == 1.0


@pytest.mark.parametrize("size", [1, 2, 4])
def test_a_fair_dungeon_master_spends_the_value_of_the_party(size: int):
    """BQ3, BT6: monsters count two."""
    hand = Hand(f"{size} mage, 3 general", "5 archer", quests=True)
    hand.choose(A, "quest", *["mage"] * size)
    while hand.question.kind == "quest":
        hand.play(Chosen(()))
    found = kinds(hand, takes(hand, B, "roster"))
    assert sum(2 if kind in {"dragon", "giant", "warrior", "archmage"} else 1 for kind in found) == size


@pytest.mark.parametrize(("party", "monster"), [("archer", "dragon"), ("infantry", "giant"), ("mage", "archmage")])
def test_a_fair_dungeon_master_takes_the_monsters_that_the_party_has_to_fear(party: str, monster: str):
    """BQ3, H94: under the present tables each type has a class that it destroys many of."""
    hand = Hand(f"8 {party}, 3 general", "5 archer, 6 general", quests=True, tables=default_tables())
    hand.choose(A, "quest", *[party] * 8)
    while hand.question.kind == "quest":
        hand.play(Chosen(()))
    assert monster in kinds(hand, takes(hand, B, "roster"))


def test_a_fair_dungeon_master_looks_at_the_party_alone():
    """The armies make no difference."""
    found = []
    for army in ("3 general", "6 cavalry, dragon"):
        hand = Hand(f"3 archer, {army}", "5 archer, 4 general", quests=True)
        hand.choose(A, "quest", "archer", "archer", "archer")
        while hand.question.kind == "quest":
            hand.play(Chosen(()))
        found.append(kinds(hand, takes(hand, B, "roster")))
    assert found[0] == found[1]


def test_a_fair_dungeon_master_sends_others_in_other_turns():
    """All nearly as strong as possible, and the same ones in the same turn."""
    hand = Hand("6 archer, 3 general", "5 archer, 5 general", quests=True)
    hand.choose(A, "quest", *["archer"] * 6)
    while hand.question.kind == "quest":
        hand.play(Chosen(()))
    met = set()
    for turn in (1, 2, 3, 4, 1, 2):
        position = replace(hand.position, board=replace(hand.position.board, turn=turn))
        choice, _ = choose(position, hand.question, Random(1))
        assert isinstance(choice, Chosen)
        assert hand.question.refusal(choice) is None
        met.add(tuple(kinds(hand, choice.dice)))
    assert 2 <= len(met) <= 4
    assert all(roster.count("archer") >= 3 for roster in met)


# Draws


def test_a_draw_is_too_early_in_the_first_turns():
    hand = Hand("3 infantry, archer 7", "3 infantry")
    assert draws.why_no_draw(hand.position, A) == "early"


def test_a_leading_player_refuses_a_draw(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(draws, "ENOUGH", 0)
    hand = Hand("6 archer 7 1 1 1 1 1", "3 infantry")
    assert draws.why_no_draw(hand.position, A) == "ahead"
    assert draws.why_no_draw(hand.position, B) == ""


def test_armies_alike_are_equally_strong():
    hand = Hand("3 archer 7 1 1, 2 general", "3 archer 7 1 1, 2 general")
    mine, theirs = between_armies(hand.position, A), between_armies(hand.position, B)
    assert mine.power(mine.kinds(mine.mine)) == theirs.power(theirs.kinds(theirs.mine))


def test_it_answers_questions_of_real_dice_at_random():
    """Persons roll real dice: Recruit is never asked, but would give a legal answer."""
    hand = Hand("3 infantry", "3 infantry")
    hand._roll_on = lambda: None  # type: ignore[method-assign]
    question = hand.go().question
    assert isinstance(question.shape, Faces)
    choice, _ = choose(BATTLE.observe(hand.position, question.seat), question, Random(1))
    assert question.refusal(choice) is None
