"""Positions from which no game of Dragon Dice Risk can start: a sentence for each reason, with its clause and place."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace
from world import A, B

from ddtable.engine.game import Game
from ddtable.engine.start import StartError
from ddtable.rules.dragon_dice.places import Land
from ddtable.rules.risk.impossible import impossible
from ddtable.rules.risk.notation import read, write
from ddtable.words.sentences import Words

SOUND = """game risk
map four_shores
north: flatland_city 4
ember: flatland_temple 3
green: highland_city 8, held by B
salt: coastland_city 1
A at frostgate: 2 guard
A at hoarfell: guard
A recruiting: 3 guard
A dead: air_drake
B at green_haven: thug
B at oakholm: thug
B at fernmark: thug
B at honeywell: thug
B at long_meadow: thug
B at thornwick: 2 thug
B dragons at frostgate: fire_wyrm
cast wall_of_fog by B at all salt, since 2
turn 3 A expire
cards A: frostgate, wild 1; B: oakholm
"""
RULINGS = ("Q18",)


def test_game_begins_in_a_position_without_a_defect():
    """RK1.1, RK3."""
    position = read(SOUND)
    assert list(impossible(position)) == []
    game = Game.from_position(position, seed=7)
    assert (game.set_up.system, game.position.board.turn, game.position.board.seat) == ("risk", 3, A)
    assert game.question is not None
    assert write(position) == SOUND


def test_players_without_dice_are_in_the_text():
    text = SOUND.replace("turn 3", "players 4\nturn 3")
    assert (read(text).seats, write(read(text))) == (4, text)
    assert [str(one.said) for one in impossible(read(text))] == [
        "C has no territory and would be out of the game (RK4.4).",
        "D has no territory and would be out of the game (RK4.4).",
    ]


@pytest.mark.parametrize(
    ("old", "new", "said", "where"),
    [
        ("A dead: air_drake", "A reserve: air_drake", "Air Drake of A is at a place where it cannot be (RK2)", ""),
        ("B at oakholm", "B at frostgate", "A and B both have units on Frostgate (RK4.8)", "terrain/0@1"),
        ("city 8, held by B", "city 8", "The die of The Green Isle shows the eighth face, but no player", "table/2"),
        ("city 8, held", "city 7, held", "B holds The Green Isle, but its die shows 7", "table/2"),
        ("B at oakholm: thug", "B reserve: thug", "without an army on all of its territories (RK4.10)", "table/2"),
        ("since 2", "since 5", "Wall of Fog is impossible: it began in a later turn (M15)", ""),
        ("A: frostgate, wild 1", "A: frostgate, oakholm", "The card of Oakholm is there twice (RK4.5)", "cards"),
        ("B: oakholm", "B: wild 1", "A wild card is there twice (RK4.5)", "cards"),
        ("turn 3 A expire\n", "", "The position has no turn", ""),
        ("turn 3 A", "turn 3 A reinforce\nagenda [] # ", "The turn does not lead to its end", ""),
        ("salt: coastland_city 1", "salt: none", "There is no terrain die at The Salt Coast (RK1.2)", "table/3"),
        ("3 guard", "99 guard\nA reserve: 99 guard\nA buried: 99 guard, 99 guard, 9 guard", "can have at most 400", ""),
        (
            "\nA at frostgate: 2 guard\nA at hoarfell: guard",
            "\nA reserve: herald\ngone A",
            "cannot have cards",
            "cards",
        ),
    ],
)
def test_each_impossibility_is_said(old: str, new: str, said: str, where: str):
    """RK1.2, RK2, RK4.5, RK4.8, RK4.10, RK4.12, Q18."""
    assert old in SOUND
    found = list(impossible(read(SOUND.replace(old, new))))
    assert any(said in one.said and one.where == where for one in found)


def said(**changes: Any) -> list[str]:
    """Return what is impossible in the sound position whose board has other values."""
    position = read(SOUND)
    return [str(one.said) for one in impossible(replace(position, board=position.board.changed(**changes)))]


def test_values_that_no_text_has_are_said_too():
    """RK1.1, RK1.2, RK4.5, RK4.10."""
    position, lands = read(SOUND), read(SOUND).board.lands
    assert said(hands=((99,), ())) == ["A player has a card that does not exist (RK4.5)."]
    assert said(hands=((-1, -1), ())) == []
    assert said(lands=(Land(5), *lands[1:])) == ["Guard cannot be the terrain die at The North (RK1.2)."]
    (held,) = said(lands=(*lands[:2], replace(lands[2], holder=5), lands[3]))
    assert held == "F holds The Green Isle without an army on all of its territories (RK4.10)."
    alone = next(impossible(replace(position, seats=1)))
    assert "2 to 6" in alone.said
    assert "RK1.1" in alone.said


def test_game_that_has_been_won_is_said():
    """RK4.12."""
    position = read(SOUND)
    options, rules = position.board.options, position.board.map
    assert said(map=replace(rules, goals=(2, 2))) == [
        "A has 2 territories at the start of a turn and has won (RK4.12)."
    ]
    assert said(map=replace(rules, goals=(2, 2)), taken=True) == [], "they count when the next turn begins"
    lands = tuple(replace(land, holder=B) for land in position.board.lands)
    won = said(options=replace(options, goal="captured"), lands=lands)
    assert "B holds 2 captured terrains and has won (RK4.12)." in won
    lost = read(SOUND.replace("\nA at frostgate: 2 guard\nA at hoarfell: guard", ""))
    assert "At least 2 players need a territory (RK4.12)." in [str(one.said) for one in impossible(lost)]


def test_game_is_refused_with_the_first_sentence_in_both_languages():
    position = read(SOUND.replace("B at oakholm", "B at frostgate"))
    with pytest.raises(StartError) as error:
        Game.from_position(position)
    assert str(error.value) == "A and B both have units on Frostgate (RK4.8)."
    assert Words("da").trouble(error.value.args[0]) == "A og B har begge enheder på Frostporten (RK4.8)."
