"""The search by playouts: the same dice after every answer, and a default that stands unless clearly beaten."""

from __future__ import annotations

from collections.abc import Callable
from math import inf

import pytest
from msgspec.structs import replace

from ddtable.engine.questions import Choice, Chosen, Picked
from ddtable.opponents import playouts
from ddtable.opponents.battle_dice.veteran import QUEST_ALONE
from ddtable.opponents.playouts import ROUND, Found, KeyedDice, Manner, compared, play_out, search
from ddtable.rules.battle_dice.board import PARTY, ROSTER, BattlePosition
from ddtable.rules.battle_dice.fighting import units_at
from ddtable.rules.battle_dice.house import default_tables
from tests.rules.battle_dice.battle_by_hand import BATTLE, A, B, Hand

DEFAULT, OTHER, THIRD = (Picked(name) for name in ("default", "other", "third"))
Worth = Callable[[Choice, int], float]


@pytest.fixture(scope="module")
def hand() -> Hand:
    """Return a game in which B forms a roster against a party of 2."""
    hand = Hand("4 infantry, mage", "5 general", quests=True, tables=default_tables())
    hand.choose(A, "quest", "infantry", "mage")
    hand.asked(B, "roster")
    return hand


def seen(hand: Hand) -> BattlePosition:
    return BATTLE.observe(hand.position, B)


def rosters(hand: Hand) -> list[Choice]:
    """Return two rosters: of infantry, and of archers."""
    dice = hand.question.shape.dice
    of = {kind: [die for die in dice if hand.position.dice[die].type == kind] for kind in ("infantry", "archer")}
    return [Chosen(tuple(of["infantry"])), Chosen(tuple(of["archer"]))]


# Dice


def test_a_die_shows_the_same_whatever_else_is_thrown():
    alone, beside = KeyedDice(7), KeyedDice(7)
    beside.faces(1, (1, 2, 3), (6, 6, 20))
    beside.faces(2, (9,), (6,))
    first = alone.faces(2, (4, 9), (12, 8))
    assert first[0] == beside.faces(2, (4,), (12,))[0]
    assert alone.faces(2, (4,), (12,)) == beside.faces(2, (4, 5), (12, 6))[:1], "its second throw"


def test_throws_of_a_die_differ_by_turn_number_and_seed():
    dice = KeyedDice(7)
    in_a_turn = [dice.faces(1, (4,), (1 << 30,)) for _ in range(20)]
    later = [KeyedDice(7).faces(turn, (4,), (1 << 30,)) for turn in range(2, 22)]
    seeds = [KeyedDice(seed).faces(1, (4,), (1 << 30,)) for seed in range(8, 28)]
    assert len({*in_a_turn, *later, *seeds}) == 60


def test_both_answers_of_a_playout_get_the_same_dice(hand: Hand):
    rolled = [party_rolled(hand, choice) for choice in rosters(hand)]
    one, other = rolled
    assert units_at(one, B, ROSTER) != units_at(other, B, ROSTER)
    assert faces_of_party(one) == faces_of_party(other) != faces_of_party(seen(hand))


def party_rolled(hand: Hand, choice: Choice) -> BattlePosition:
    """Return the position of a playout in which the party has rolled, and the roster rolls next."""
    met: list[BattlePosition] = []
    watched = replace(QUEST_ALONE, is_over=lambda _before, after: met.append(after) or len(met) > 1)
    play_out(BATTLE, watched.start(seen(hand), B), hand.question, choice, watched, 5)
    return met[1]


def faces_of_party(position: BattlePosition) -> list[int]:
    return [position.dice[die].face for die in units_at(position, A, PARTY)]


# The search, with made up results


def searched(monkeypatch: pytest.MonkeyPatch, hand: Hand, worth: Worth, budget: int, seed: int = 3) -> Found:
    """Search three answers whose playouts bring what `worth` says for the answer and the number of its playout."""
    counts: dict[Choice, int] = {}

    def made_up(*given: object) -> float:
        choice = given[3]
        counts[choice] = counts.get(choice, -1) + 1
        return worth(choice, counts[choice])

    monkeypatch.setattr(playouts, "play_out", made_up)
    return search(BATTLE, hand.position, hand.question, [DEFAULT, OTHER, THIRD], QUEST_ALONE, seed, budget)


def test_the_default_stands_unless_clearly_beaten(monkeypatch: pytest.MonkeyPatch, hand: Hand):
    """The lead of the other answer is less than its error: it is better in 9 of 16 playouts."""
    uneven = searched(monkeypatch, hand, lambda choice, at: float(choice == OTHER) if at % 2 else 0.4, 48)
    assert uneven.choice == OTHER
    slightly = searched(monkeypatch, hand, lambda choice, at: (-1.0) ** (at % 16 % 15) * (choice != DEFAULT), 48)
    assert slightly == Found(DEFAULT, 0.0, 0.0, 48)


def test_equal_answers_leave_the_default(monkeypatch: pytest.MonkeyPatch, hand: Hand):
    assert searched(monkeypatch, hand, lambda _choice, _at: 1.0, 48) == Found(DEFAULT, 0.0, 0.0, 48)


def test_answers_that_are_clearly_behind_are_dropped(monkeypatch: pytest.MonkeyPatch, hand: Hand):
    values = {DEFAULT: 0.5, OTHER: 0.8, THIRD: 0.1}
    found = searched(monkeypatch, hand, lambda choice, at: values[choice] + 0.01 * (at % 2), 100)
    assert (found.choice, found.lead, found.error) == (OTHER, pytest.approx(0.3), pytest.approx(0))
    assert found.playouts == 3 * ROUND + (100 - 3 * ROUND) // (2 * ROUND) * 2 * ROUND, "two answers after one round"


def test_the_search_ends_early_if_only_the_default_is_left(monkeypatch: pytest.MonkeyPatch, hand: Hand):
    found = searched(monkeypatch, hand, lambda choice, at: float(choice == DEFAULT) + 0.01 * (at % 2), 10_000)
    assert found == Found(DEFAULT, 0.0, 0.0, 3 * ROUND)


def test_no_budget_leaves_the_default(monkeypatch: pytest.MonkeyPatch, hand: Hand):
    assert searched(monkeypatch, hand, lambda choice, _at: float(choice == OTHER), 3 * ROUND - 1).choice == DEFAULT


def test_an_error_needs_two_playouts():
    assert compared([1.0], [0.0]) == (0.0, inf)
    assert compared([1.0, 0.0], [0.0, 0.0]) == (0.5, 0.5)


# The search in a game


def test_the_same_seed_finds_the_same_answer(hand: Hand):
    found = [search(BATTLE, seen(hand), hand.question, rosters(hand), QUEST_ALONE, 9, 4 * ROUND) for _ in range(2)]
    assert found[0] == found[1]
    assert found[0].playouts == 4 * ROUND


def test_no_playout_knows_the_dice_of_the_game(hand: Hand):
    """Playouts of the same position with another seed and another place in the row of dice are the same."""
    position = seen(hand)
    other = replace(position, chance=replace(position.chance, seed=12345, counter=77))
    worths = [
        [
            play_out(BATTLE, QUEST_ALONE.start(of, B), hand.question, rosters(hand)[0], QUEST_ALONE, seed)
            for seed in range(6)
        ]
        for of in (position, other)
    ]
    assert worths[0] == worths[1]


def test_a_playout_that_does_not_end_is_appraised_where_it_stands(monkeypatch: pytest.MonkeyPatch, hand: Hand):
    monkeypatch.setattr(playouts, "LONGEST", 2)
    endless: Manner = replace(QUEST_ALONE, is_over=lambda _before, _after: False)
    assert play_out(BATTLE, QUEST_ALONE.start(seen(hand), B), hand.question, rosters(hand)[0], endless, 1) == -5
