"""Veteran at Battle Dice: losses and summoned units against the enemy's tables, rosters that are tried out."""

from __future__ import annotations

import subprocess
import sys
from random import Random

import pytest
from msgspec.structs import replace

from ddtable.engine import kernel
from ddtable.engine.questions import Choice, Chosen, Picked, Remark
from ddtable.engine.system import SetUp
from ddtable.opponents import worker
from ddtable.opponents.battle_dice import recruit, veteran
from ddtable.opponents.battle_dice.scene import in_battle
from ddtable.opponents.battle_dice.threats import threats
from ddtable.opponents.players import VETERAN, choose, has
from ddtable.rules.battle_dice.house import default_tables
from tests.rules.battle_dice.battle_by_hand import BATTLE, A, B, Hand


def answer(hand: Hand) -> tuple[Choice, Remark]:
    """Return Veteran's answer to the current question, given what its seat may see, and the reason."""
    question = hand.question
    found = veteran.choose(BATTLE.observe(hand.position, question.seat), question, Random(1))
    assert question.refusal(found[0]) is None
    return found


def lost(hand: Hand) -> list[str]:
    """Return the kinds that Veteran loses."""
    hand.asked(A, "losses")
    choice, remark = answer(hand)
    assert isinstance(choice, Chosen)
    assert remark == Remark("reason-bd-least-missed")
    return [hand.position.dice[die].type for die in choice.dice]


def against_a_party(party: str, size: int) -> Hand:
    """Return a game in which B forms a roster against a party of A."""
    hand = Hand(f"{size} {party}, 4 general", f"{size + 4} general", quests=True, tables=default_tables())
    hand.choose(A, "quest", *[party] * size)
    hand.asked(B, "roster")
    return hand


# Losses (BD1.4)


@pytest.mark.parametrize(
    ("army", "enemy", "gone"),
    [
        ("3 archer, 3 infantry", "3 dragon 5, infantry 6", "archer"),
        ("archer, 3 infantry", "3 dragon 5, infantry 6", "infantry"),
        ("2 mage, infantry, archer", "4 archmage, infantry 6", "mage"),
        ("2 mage, infantry, archer", "4 general, infantry 6", "infantry"),
    ],
)
def test_the_class_that_monsters_hunt_is_lost_but_for_its_last_unit(army: str, enemy: str, gone: str):
    """Flames destroy 6 archers, or 1 if there is 1, or 3 others if there is none."""
    assert lost(Hand(army, enemy, tables=default_tables())) == [gone]


def test_losses_to_tables_are_counted_by_class():
    hand = Hand("3 archer, 3 infantry", "dragon 5, 2 infantry, infantry 6", tables=default_tables())
    hand.asked(A, "losses")
    feared = threats(in_battle(hand.position, A))
    # A dragon has a point with 4 of 20 numbers: 3 flames of 6 results, claws at mages or 3 others, breath at 5.
    assert feared.losses(["infantry"] * 10) == pytest.approx(0.2 * (3 * 3 + 3 + 5) / 6)
    assert feared.losses(["infantry"] * 10 + ["archer"]) == pytest.approx(0.2 * (3 * 1 + 3 + 5) / 6)
    assert feared.losses(["infantry"] * 4 + ["archer"] * 6) == pytest.approx(0.2 * (3 * 6 + 3 + 5) / 6)
    assert feared.losses([]) == 0


# Units that join (BD1.9)


@pytest.mark.parametrize(
    ("army", "enemy", "not_monster"),
    [("mage 10, 3 general", "6 general", True), ("mage 10, 3 general", "6 infantry", False)],
)
def test_no_monster_joins_where_generals_hunt_it(army: str, enemy: str, not_monster: bool):
    hand = Hand(army, enemy, tables=default_tables()).wants("table", 6)
    hand.asked(A, "summon")
    choice, remark = answer(hand)
    assert isinstance(choice, Picked)
    assert (choice.option != "dragon") == not_monster
    assert remark == Remark("reason-bd-most-useful")


# Rosters (BQ3)


@pytest.mark.parametrize("party", ["infantry", "archer"])
def test_the_roster_is_the_one_that_costs_the_party_most(party: str):
    """In quests that were played to the end, one infantry wins 45 of 100 against infantry, and 71 against a mage."""
    hand = against_a_party(party, 1)
    choice, _ = answer(hand)
    assert isinstance(choice, Chosen)
    assert hand.position.dice[choice.dice[0]].type in ("infantry", "archer")


def test_a_roster_that_was_tried_out_says_so():
    hand = against_a_party("mage", 2)
    usual, _ = recruit.choose(hand.position, hand.question, Random(1))
    choice, remark = answer(hand)
    assert choice != usual
    assert remark == Remark("reason-bd-tried-out")


def test_the_answer_depends_on_the_seed_alone_and_not_on_the_dice_of_the_game():
    hand = against_a_party("mage", 2)
    once = answer(hand)
    position = hand.position
    other = replace(position, chance=replace(position.chance, seed=99, counter=5))
    assert veteran.choose(BATTLE.observe(other, B), hand.question, Random(1)) == once


def test_only_the_quest_is_played_and_not_the_battle_of_the_armies():
    hand = against_a_party("mage", 1)
    start = veteran.QUEST_ALONE.start(hand.position, B)
    played = kernel.play(BATTLE, start, answer(hand)[0])
    assert played.position.board.battle is not None
    assert played.position.board.battle.quester == A


# Whole games, and the worker


@pytest.mark.parametrize("pace", ["at_once", "by_turns"])
def test_every_answer_is_legal_and_blind_to_secrets(pace: str):
    random, met = Random(5), set()
    for seed in range(4):
        forces = tuple(BATTLE.deal(6, random, {}) for _ in range(2))
        played = kernel.begin(BATTLE, SetUp("battle_dice", seed, {"quest_pace": pace}, forces))
        while (question := played.question) is not None:
            met.add(question.kind)
            seen = BATTLE.observe(played.position, question.seat)
            choice, remark = choose(seen, question, Random(1), VETERAN)
            assert question.refusal(choice) is None
            assert remark.word.startswith("reason-bd-")
            twice = BATTLE.observe(seen, question.seat)
            assert choose(twice, question, Random(1), VETERAN) == (choice, remark), "it saw what its seat may not see"
            given = choice if random.random() < 0.3 else BATTLE.sample(question, random)
            played = kernel.play(BATTLE, played.position, given, question)
    assert met >= {"losses", "roster", "quest"}


def test_a_process_that_searches_can_be_ended_and_asked_again():
    """The window kills the process; the next one gives the answer that the first one would have given."""
    assert has("battle_dice", VETERAN)
    hand = against_a_party("mage", 4)
    asked = worker.request(BATTLE.observe(hand.position, B), VETERAN)
    command = [sys.executable, "-P", "-m", "ddtable", "think"]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE) as process:
        assert process.stdin is not None
        process.stdin.write(asked)
        process.stdin.flush()
        process.kill()
    again, rest = worker.unframe(worker.answer(asked[worker.LENGTH_BYTES :]))
    assert isinstance(again, worker.Reply)
    assert (again.choice, again.remark) == veteran.choose(
        BATTLE.observe(hand.position, B), hand.question, Random(hand.position.answered)
    )
    assert rest == b""
