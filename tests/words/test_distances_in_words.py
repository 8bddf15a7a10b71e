"""A question about a distance says what an army could do there (C5.1), before it is answered."""

from __future__ import annotations

import pytest

from ddtable.engine.game import Game
from ddtable.rules.dragon_dice.steps import Oppose, Pursue, TurnDie
from ddtable.words.sentences import Table, Words
from tests.drivers.playing import game_from

NAMES = ("Mira", "Ragna")
TEXT = """
home A: flatland_city 5
home B: flatland_tower 3
frontier: coastland_temple {number}
{options}A at frontier: 2 marauder
B at frontier: 2 guard
turn A march 1
"""


def asked(step: object, number: int, options: str = "") -> tuple[str, str, list[str]]:
    """Return the question, its hint and its options, in words."""
    game: Game = game_from(TEXT.format(number=number, options=options), step)  # type: ignore[arg-type]
    question, words, table = game.question, Words(), Table(game.position, NAMES)
    assert question is not None
    said = [words.option(option, table) for option in question.shape.options]  # type: ignore[union-attr]
    return words.question(question, table), words.hint(question, table), said


@pytest.mark.parametrize(
    ("number", "means", "hint"),
    [
        (6, "melee", "attack again: about 5 hits"),
        (5, "missiles", "only shoot: about 1 hit"),
        (2, "magic", "cast: about 1 magic"),
    ],
)
def test_a_pursuit_says_what_the_army_could_do_after_it(number, means, hint):
    """C9.4: one down. Marauders: 3 id, 2 maneuver, 4 melee, 3 save, 3 melee, 4 smite."""
    question, told, _ = asked(Pursue(0, "terrain/2", 1), number)
    assert question == f"Ragna routs. Pursue to distance {number - 1}: {means}?"
    assert hint in told


@pytest.mark.parametrize(
    ("number", "options"),
    [
        (4, ["Up to 5: melee", "Down to 3: missiles", "Keep at 4: missiles"]),
        (1, ["Up to 2: missiles", "Keep at 1: magic"]),
        (7, ["Up to 8: capture", "Down to 6: melee", "Keep at 7: melee"]),
    ],
)
def test_turning_says_what_each_distance_allows(number, options):
    assert asked(TurnDie("terrain/2"), number)[2] == options


def test_printed_faces_are_told_where_they_decide():
    """Q4: a coastland prints missiles on five."""
    said = asked(TurnDie("terrain/2"), 4, "options faces=printed\n")[2]
    assert said == ["Up to 5: missiles", "Down to 3: missiles", "Keep at 4: missiles"]


def test_who_opposes_hears_what_the_maneuver_could_bring():
    assert (
        asked(Oppose("terrain/2", (1,)), 4)[1]
        == "both armies roll; success turns it to 3, missiles, or 5, melee · Mira wins ties"
    )
    assert (
        asked(Oppose("terrain/2", (1,)), 7)[1]
        == "both armies roll; success turns it to 6, melee, or 8, capture · Mira wins ties"
    )
    assert (
        asked(Oppose("terrain/2", (1,)), 1)[1] == "both armies roll; success turns it to 2, missiles · Mira wins ties"
    )
