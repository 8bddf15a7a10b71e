"""The random generator in the position."""

from collections import Counter

import pytest

from ddtable.engine.chance import Chance, draw, draws

# The first numbers of splitmix64 from seed 1234567, as printed by its author's own program.
KNOWN = (6457827717110365317, 3203168211198807973, 9817491932198370423, 4593380528125082431, 16408922859458223821)


@pytest.mark.parametrize("sides", [6, 8, 10, 12])
def test_known_values(sides):
    assert [draw(1234567, counter, sides) for counter in range(5)] == [value * sides >> 64 for value in KNOWN]


def test_many_dice_fall_like_one_after_the_other():
    sides = (6, 8, 12, 10)
    assert draws(1234567, 7, sides) == [draw(1234567, 7 + at, of) for at, of in enumerate(sides)]
    assert draws(1234567, 7, ()) == []


def test_the_whole_number_is_right():
    assert [draw(1234567, counter, 1 << 64) for counter in range(5)] == list(KNOWN)


@pytest.mark.parametrize("seed", [0, 1, (1 << 63) - 1, (1 << 64) - 1])
@pytest.mark.parametrize("sides", [6, 8])
def test_faces_are_alike(seed, sides):
    count = 6000
    found = Counter(draw(seed, counter, sides) for counter in range(count))
    assert set(found) == set(range(sides))
    expected = count / sides
    assert sum((seen - expected) ** 2 / expected for seen in found.values()) < 30  # 5 or 7 degrees: p below 0.0001


def test_seeds_and_counters_give_other_dice():
    runs = {tuple(draw(seed, counter, 6) for counter in range(12)) for seed in range(200)}
    assert len(runs) == 200


def test_a_fresh_chance():
    assert Chance(7) == Chance(7, 0, False)
