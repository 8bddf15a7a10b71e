"""Positions of the campaign as text: exact in both directions, errors, wars from them, impossible ones."""

from __future__ import annotations

from random import Random

import pytest
from msgspec.structs import replace
from war import set_up

from ddtable.dice.catalogue import catalogue
from ddtable.engine.game import Game
from ddtable.engine.position import Die
from ddtable.rules.campaign.board import POOL, Expansion, board_of
from ddtable.rules.campaign.impossible import impossible
from ddtable.rules.campaign.notation import NotationError, read, write
from ddtable.rules.clauses import clause
from ddtable.rules.dragon_dice.board import NOBODY
from ddtable.words.sentences import Words
from tests.rules.digests.seeded_games import eager

RULINGS = ("Q18", "Q111")
TEXT = """game campaign
home A: coastland_city 3, next to land 2
home B: highland_tower 8, held by B, next to land 2
land 2: flatland_temple 5, next to home A, home B, land 3
land 3: highland_city 4, next to land 2
A at land 2: 3 guard, herald
A recruiting: 6 guard
A summoning: 2 air_drake
B at home B: 4 thug
B dragons at land 2: fire_wyrm
pool: flatland_city, 2 coastland_temple
cast palsy by B on A at land 2, since 5
turn 4 A first march
expansions B at home B
"""


def said(text: str) -> list[str]:
    return [str(found.said) for found in impossible(read(text))]


def test_text_of_positions_of_a_war_is_exact():
    game, random = Game(set_up(2, 3, minors="v4")), Random(2)
    for number in range(200):
        if number % 8 == 0:
            text = write(game.position)
            assert read(text) == game.position, text
        assert game.question is not None
        game.play(eager(game, game.question, random))
    assert game.position.board.turn > 5


def test_plain_text_is_written_as_it_was_read():
    assert write(read(TEXT)) == TEXT
    board = board_of(read(TEXT))
    assert (board.turns, board.turn, board.recruitings) == ((4, 3), 7, 0)
    assert board.expansions == (Expansion(1, "terrain/1"),)
    assert [die.owner for die in read(TEXT).dice if die.place == POOL] == [NOBODY] * 3
    now = "turn 4 A first march"
    for more in ("turn 12 B reserves", f"{now}\nturns 4 4", f"{now}\nmarched land 2, reserve"):
        assert write(read(TEXT.replace("turn 4 A first march", more))) == TEXT.replace("turn 4 A first march", more)
    assert board_of(read(TEXT.replace("turn 4 A", "turn 12 B"))).recruitings == 2
    without_die = TEXT.replace("highland_city 4", "none")
    assert write(read(without_die)) == without_die
    long = (
        "options must_turn war_end=4",
        "players 3",
        "size 240",
        "health 100 20",
        "playing 7",
        "dragons 2 1",
        "returning 9 at land 2",
    )
    for line in long:
        word = line.partition(" ")[0]
        assert f"{line}\n" in write(read(f"{TEXT}{line}\n")), word


def test_terrain_next_to_another_is_so_in_both_directions():
    text = TEXT.replace(", next to home A, home B, land 3", "")
    assert board_of(read(text)).map[2].links == ("terrain/0", "terrain/1", "terrain/3")


@pytest.mark.parametrize(
    ("old", "new", "error"),
    [
        ("land 3: highland", "land 4: highland", "Line 5: “land 4” is not the next terrain"),
        ("home B: h", "home A: h", "Line 3: “home A” is there twice"),
        ("next to land 2\nA at", "next to land 7\nA at", "Line 5: no line above has the terrain “land 7”"),
        ("B at home B: 4", "B at land 7: 4", "Line 9: no line above has the terrain “land 7”"),
        ("B at home B: 4 thug", "B at home B: 4 thugs", "Line 9: there is no die “thugs”"),
        ("first march", "third march", "Line 13: “third march” is not a phase of a turn; the phases are expire"),
        ("turn 4 A", "turn four A", "Line 13: “four A first march” is not written like “4 A second march”"),
        ("expansions B at home B", "expansions B of home B", "Line 14: “B of home B” is not written like"),
        ("expansions", "size 100\nexpansions", "Line 14: “100” is not a size of a campaign; the sizes are 120, 180"),
        ("expansions", "players 9\nexpansions", "Line 14: “9” is not a number of players"),
        ("expansions", "options luck\nexpansions", "Line 14: there is no house rule “luck”"),
        ("expansions", "agenda [1]\nexpansions", "Line 14: "),
        ("game campaign", "game risk", "Line 1: this is a position of the game “risk”"),
    ],
)
def test_damaged_text_is_refused_with_its_line(old: str, new: str, error: str):
    with pytest.raises(NotationError) as found:
        read(TEXT.replace(old, new, 1))
    assert error in str(found.value)


def test_text_without_dice_is_refused():
    with pytest.raises(NotationError, match="the text has no dice"):
        read("game campaign")


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ("home B", "land 1", "B needs exactly 1 home (K5)."),
        (
            ", land 3\nland 3: highland_city 4, next to land 2",
            "\nland 3: highland_city 4",
            "No other terrain is next to this one: Highland City (K8).",
        ),
        ("coastland_city 3", "none", "There is no terrain die at the home of A (K4)."),
        (
            "2 coastland_temple",
            "9 coastland_temple",
            "There are 14 terrain dice; a game of this size has at most 8 (K4).",
        ),
        ("B at home B\n", "B at home B, B at home B\n", "A player has expanded twice from one terrain (K8)."),
        (
            "recruiting: 6",
            "dead: 99 guard\nA buried: 99 guard\nA reserve: 99 guard\nA recruiting: 99",
            "400 health and",
        ),
        ("A at land 2", "A dead", "A has no units at a terrain or in reserve"),
        ("A at land 2", "A dead", "At least 2 players need units at a terrain or in reserve (C2.2)."),
        (
            "8, held by B",
            "7, held by B",
            "B holds the home of B, but its die shows 7 instead of the eighth face (C11.1).",
        ),
        ("highland_city 4", "highland_city 8, held by A", "A holds Highland City without an army there (C11.2)."),
        ("5, next", "8, held by B, next", "B holds the frontier without an army there"),
        ("since 5", "since 9", "began in a later turn"),
        ("turn 4 A", "turn 4 B", ""),
        ("turn 4 A first march\n", "", "a game starts in turn 1 or later"),
        ("2 air_drake", "guard", "Guard of A is at a place where it cannot be (K1)."),
        ("pool: flatland_city", "pool: guard", "Guard belongs to no player."),
    ],
)
def test_impossible_position_has_its_reason_with_the_clause(old: str, new: str, reason: str):
    """K1, K4, K5, K8, C2.2, C2.3, C11.1, C11.2; ruling Q18."""
    found = said(TEXT.replace(old, new, 9 if old == "home B" else 1))
    assert any(reason in one for one in found) if reason else found == []
    names = [one.rstrip(").").rpartition("(")[2] for one in found if one.endswith(").")]
    assert all(clause(name) for name in names if not name.startswith("Q"))


def test_too_many_kin_medallions_items_and_players_are_impossible():
    """K1, K10; ruling Q111."""
    position, danish = read(TEXT), Words("da")
    dice = catalogue()
    kin = next(iter(dice.dragonkin))
    medal = next(item.id for item in dice.items.values() if item.form == "medallion")
    relic = next(item.id for item in dice.items.values() if item.carried_alone)
    for more, reason in (
        ([Die(kin, 0, "summoning")] * 30, "health of dragonkin; this size allows 20 (K1)"),
        ([Die(medal, 0, "recruiting")] * 2, "A has 2 medallions; this size allows 1 (K1)"),
        ([Die(relic, 0, "terrain/2")] * 9, "An army of A has items that its units cannot carry (K10)"),
    ):
        found = [one.said for one in impossible(replace(position, dice=(*position.dice, *more)))]
        assert any(reason in str(one) for one in found), found
        assert all(danish.trouble(one) != str(one) for one in found)
    lands = (replace(position.board.lands[0], die=len(position.dice) - 1), *position.board.lands[1:])
    wrong = replace(position, board=position.board.changed(lands=lands))
    assert "cannot be the terrain die at the home of A (K4)" in str(next(impossible(wrong)).said)
    crowd = replace(position, seats=7)
    assert "for 2 to 6 players, not 7 (K1)" in str(next(impossible(crowd, (*"ABCDEFG",))).said)


def test_war_starts_from_a_position_and_goes_on():
    """K1: the health of the forces is free; the size of the game is the smallest that they fit into."""
    assert said(TEXT) == []
    game = Game.from_position(read(TEXT), seed=5)
    board = board_of(game.position)
    assert (board.scale, board.size.goal, board.healths, board.dragons) == (120, 5, (12, 4), (2, 1))
    assert game.set_up.forces[0]["home_terrain"] == "coastland_city"
    assert game.question is not None
    assert game.question.kind == "march-first"
    again = Game.from_position(game.position)
    assert (board_of(again.position).scale, again.question) == (120, game.question)
    dice, random = sorted((die.type, die.owner) for die in game.position.dice), Random(1)
    for _ in range(60):
        if game.question is None:
            break
        game.play(eager(game, game.question, random))
        assert game.rules.problems(game.position) == []
    assert sorted((die.type, die.owner) for die in game.position.dice) == dice
    assert Game.replay(game.set_up, game.journal).position == game.position
    huge = TEXT.replace("6 guard", "99 thug, 99 guard, 99 thug")
    assert board_of(Game.from_position(read(huge), seed=5).position).scale == 360
    large = Game.from_position(read(TEXT.replace("6 guard", "99 guard")), seed=5)
    assert board_of(large.position).scale == 120
    with pytest.raises(ValueError, match="without an army there"):
        Game.from_position(read(TEXT.replace("B at home B: 4", "B at land 2: 4")))


def test_war_from_a_position_of_a_game_keeps_its_size():
    game = Game(set_up(3, 2))
    random = Random(3)
    while not game.position.board.turn:
        assert game.question is not None
        game.play(eager(game, game.question, random))
    started = Game.from_position(game.position)
    board = board_of(started.position)
    assert (board.scale, board.health, board.healths) == (120, 60, (120, 120))
    assert started.question == game.question
