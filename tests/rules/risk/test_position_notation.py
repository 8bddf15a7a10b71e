"""The short text form of a position of Dragon Dice Risk: what is read and written, and that nothing is lost."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace
from world import RISK, SIZES, A, B, attack, play, set_up, world

from ddtable.engine.game import Game
from ddtable.engine.position import Result
from ddtable.rules.dragon_dice import steps
from ddtable.rules.dragon_dice.board import NOBODY, Effect
from ddtable.rules.dragon_dice.notation import read as read_classic
from ddtable.rules.dragon_dice.places import group
from ddtable.rules.risk.board import owner, risk_options
from ddtable.rules.risk.notation import NotationError, read, write
from ddtable.rules.risk.steps import FreeMove
from ddtable.rules.text_form import game_of

LANDS = """game risk
north_america: flatland_city 5, held by A
south_america: highland_tower 3, from B
europe: flatland_temple 4
africa: coastland_city 1, from B
asia: flatland_city 2
australia: highland_city 6
"""
AREAS = "A at alaska: 2 guard, thug (melee)\nA recruiting: thug\nB at ural: 3 thug\nB dragons at ural: air_drake\n"
TEXT = f"""
# a remark
{LANDS}A at alaska: 2 guard, thug (melee)   # three dice
A recruiting: thug
B at ural: 3 thug
B dragons at ural: air_drake
cast wall_of_fog by B at all asia, since 2
order BA
turn 7 B second march
marched all asia
cards A: alaska, wild 1; B: peru
sets 2
"""


def test_reading():
    position = read(TEXT)
    board: Any = position.board
    assert (position.system, position.seats, board.map.id, len(board.places)) == ("risk", 2, "world", 42)
    assert [land.holder for land in board.lands] == [A, *[NOBODY] * 5]
    assert [position.dice[land.die].owner for land in board.lands] == [A, B, A, B, A, A]
    assert (owner(position, "terrain/0"), owner(position, "terrain/26"), owner(position, "terrain/1")) == (A, B, NOBODY)
    assert position.dice[8].face == 2
    assert position.at("dragons/26", B) == (13,)
    assert board.healths == (4, 3)
    assert (board.order, board.seat, board.turn) == ((B, A), B, 7)
    assert board.marched == (group(4),)
    assert board.hands == ((0, 42), (10,))
    assert board.traded == 2
    assert board.effects == (Effect("wall_of_fog", B, "start", 2, group(4)),)
    assert [type(step).__name__ for step in position.agenda] == [
        "EndTurn", "DrawCard", "ReservesOut", "ReservesIn", "Firewalk", "FreeMove", "March",
    ]  # fmt: skip


def test_written_text_is_the_read_text_without_remarks_and_defaults():
    lines = [line.partition("#")[0].rstrip() for line in TEXT.strip().splitlines()[1:]]
    assert write(read(TEXT)).splitlines() == lines


@pytest.mark.parametrize(
    "lines",
    [
        "turn 1 A expire",
        "turn 1 A reinforce",
        "turn 2 B free move",
        "turn 2 B card\ntaken yes",
        "options goal=world once\nturn 1 A first march\ntired 6 7",
        "health 40 90\nturn 1 A first march",
        "dice seed 4, drawn 17, by hand\nanswered 12\nturn 1 A first march",
        "turn 1 A first march\nreturning 6 at alaska, 7 at all asia\nentered 8",
        "turn 3 A dragons\nfought ural, attack on alaska\nflooded all asia",
        "turn 3 A first march\ndiscards wild 2, peru\nledger 0 -1 4\nquiet 2",
        'turn 3 A\nattack {"seat":0,"place":"terrain/26","target":1,"armies":[["terrain/0",[6]]],"defenders":[]}',
        "turn 3 A\ngone B\nresult A domination",
        'claims A: alaska, peru; B: ural\ninitial 12 14\nagenda [{"type":"claim"}]',
        'turn 3 A\nagenda [{"type":"end_turn"},{"type":"free_move","source":"terrain/0","via":"","to":"","moved":[]}]',
    ],
)
def test_each_setting_comes_back(lines: str):
    text = f"{LANDS}{AREAS}{lines}\n"
    assert write(read(text)) == text


MOST_CHOICES = 400  # of more than two players


@pytest.mark.parametrize("seats", SIZES)
def test_every_position_of_a_random_game_comes_back(seats: int):
    game = Game(set_up(seats, seats, sets="flat", once=seats % 2 == 0))
    for _ in play(game, Random(seats), lambda now: seats > min(SIZES) and len(now.choices) > MOST_CHOICES):
        if len(game.choices) % 25 == 0:
            assert read(write(game.position)) == game.position
    assert read(write(game.position)) == game.position
    assert seats > min(SIZES) or game.position.result is not None


def test_position_on_another_map_comes_back():
    begin = replace(set_up(3, 4, start="deal"), house={"map": "four_shores"})
    game = Game(begin)
    for _ in play(game, Random(3), lambda now: len(now.choices) > 300):
        pass
    text = write(game.position)
    assert text.startswith("game risk\nmap four_shores\n")
    assert read(text) == game.position


def test_cards_of_others_are_hidden_in_what_a_player_may_know():
    """RK4.5: so that a report may be given away."""
    table = world("A alaska: 3 thug", hands=((0, 5), (7,)))
    text = write(RISK.observe(table.position, B))
    assert "cards A: hidden, hidden; B: " in text
    assert read(text).board.hands == ((-1, -1), (7,))


def test_position_in_the_middle_of_an_attack_comes_back():
    """Q149: the dice of the attack are in it."""
    table = attack("A ural: 3 thug\nA china: 3 thug\nB siberia: 2 guard", "siberia")
    assert table.board.attack is not None
    found = read(write(table.position))
    assert found == table.position
    assert RISK.problems(found) == []


def test_agenda_that_only_looks_plain_is_written_exactly():
    position = read(f"{LANDS}{AREAS}turn 3 A free move\n")
    odd = replace(position, agenda=(steps.EndTurn(), FreeMove()))
    assert "agenda" in write(odd)
    assert read(write(odd)) == odd
    over = replace(position, agenda=(), result=Result((A,), "domination"))
    assert read(write(over)) == over


def test_options_have_the_edition_that_all_such_games_have():
    assert read(LANDS + AREAS).board.options == risk_options({})


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "Line 1: the continent north_america has no line."),
        ("asia: flatland_city 2", "Line 1: “asia” is not the next continent, which is north_america."),
        (f"{LANDS}asia: flatland_city 2", "Line 8: “asia” is not the next continent."),
        ("north_america: nowhere 3", "Line 1: there is no terrain “nowhere”."),
        ("A at atlantis: thug", "Line 1: the map has no territory “atlantis”."),
        ("A at all atlantis: thug", "Line 1: the map has no territory “all atlantis”."),
        ("A pocket: thug", "Line 1: there is no place “pocket” for dice."),
        ("game classic", "Line 1: this is a position of the game “classic”, not of “risk”."),
        (f"{LANDS}{AREAS}players 9", "Line 12: “9” is not a number of players from 2 to 6."),
        ("map atlantis", "Line 1: there is no map “atlantis”."),
        ("A at alaska: thug\nmap four_shores", "Line 2: the map comes before the dice."),
        ("options moon", "Line 1: there is no house rule “moon”."),
        ("options goal=moon", "Line 1: Invalid enum value 'moon'"),
        (
            f"{LANDS}{AREAS}turn 1 A dance",
            "Line 12: “dance” is not a phase of a turn; the phases are expire, reinforce",
        ),
        (f"{LANDS}{AREAS}turn now", "Line 12: “now” is not written like “12 A second march”."),
        (f"{LANDS}{AREAS}cards A alaska", "Line 12: “A alaska” is not written like “A: alaska, peru”."),
        (f"{LANDS}{AREAS}cards C: alaska", "Line 12: “C: alaska” is not written like “A: alaska, peru”."),
        (f"{LANDS}{AREAS}cards A: wild 3", "Line 12: the map has no territory “wild 3”."),
        (f"{LANDS}{AREAS}initial x", "Line 12: invalid literal"),
        (f"{LANDS}{AREAS}attack [1]", "Line 12: Expected"),
        (f"{LANDS}{AREAS}agenda [1]", "Line 12: Expected"),
    ],
)
def test_errors_name_the_line_and_the_defect(text: str, message: str):
    with pytest.raises(NotationError) as error:
        read(text)
    assert str(error.value).startswith(message)


def test_text_names_its_game():
    assert game_of(LANDS) == "risk"
    assert game_of("# remark\n  game  classic  # remark\n") == "classic"
    assert game_of("home A: coastland_city 3\n") == ""
    with pytest.raises(NotationError, match="the game “risk”, not of “classic”"):
        read_classic(LANDS)


def test_map_whose_file_is_broken_is_refused(monkeypatch: pytest.MonkeyPatch, tmp_path: Path):
    monkeypatch.setattr("ddtable.maps.own.maps_folder", lambda: tmp_path)
    (tmp_path / "torn_map.ddmap").write_text("{")
    with pytest.raises(NotationError, match="Line 1: "):
        read("map torn_map")
