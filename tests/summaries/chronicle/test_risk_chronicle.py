"""The chronicle of Dragon Dice Risk is that of its positions: owners, health, land taken, recruits, sets of cards."""

from __future__ import annotations

import time
from random import Random

import pytest

from ddtable.engine.game import Game
from ddtable.opponents.players import choose
from ddtable.rules.dragon_dice.board import BURIED, DEAD, NOBODY, health, is_in_play, units_at
from ddtable.rules.dragon_dice.events.turns import Eliminated
from ddtable.rules.risk.board import RECRUITING, owner
from ddtable.rules.risk.events import MovedIn, Recruited, SetTurnedIn
from ddtable.summaries.chronicle import chronicle_of, has_chronicle
from ddtable.summaries.chronicle.returning import where_were_we
from ddtable.summaries.chronicle.sentences import deeds_told, told
from ddtable.summaries.chronicle.values import Chronicle, Health
from ddtable.summaries.risk.rounds import luck_by_round
from ddtable.words.sentences import Table, Words
from tests.rules.risk.world import random_game, set_up

NAMES = ("Mira", "Ragna", "Tove")
MOMENTS = (60, 150, 400, 900)


@pytest.fixture(scope="module")
def game() -> Game:
    """A random game of three in which land is taken and sets are turned in; nobody is wiped out."""
    return random_game(5, 3)


@pytest.fixture(scope="module")
def chronicle(game: Game) -> Chronicle:
    return chronicle_of(game)


def test_risk_has_a_chronicle():
    assert has_chronicle("risk")


def test_holders_are_the_owners_of_the_position(game: Game):
    for moment in (*MOMENTS, len(game.choices)):
        early = game.branch(min(moment, len(game.choices)))
        position = early.position
        for land in chronicle_of(early).lands:
            held_by = owner(position, land.place)
            assert land.holders[-1] == held_by
            assert land.armies[-1] == (() if held_by == NOBODY else (held_by,))


def test_health_is_that_of_the_position(game: Game):
    for moment in (*MOMENTS, len(game.choices)):
        early = game.branch(min(moment, len(game.choices)))
        position = early.position
        places = {die.place for die in position.dice if is_in_play(die.place)}
        for seat, found in enumerate(chronicle_of(early).health[-1]):
            there = sum(health(position, units_at(position, seat, place)) for place in places)
            piles = [health(position, units_at(position, seat, pile)) for pile in (RECRUITING, DEAD, BURIED)]
            assert found == Health(there, *piles)


def test_notes_are_of_all_land_taken_recruits_sets_and_players_out(game: Game, chronicle: Chronicle):
    events = [event for played in game.history for event in played.events]
    kinds = [note.kind for note in chronicle.notes]
    taken = [event for event in events if isinstance(event, MovedIn) and event.target >= 0]
    marks = [mark for land in chronicle.lands for mark in land.marks if mark.kind == "captured"]
    assert len(marks) == len(taken) > 20
    assert kinds.count("cards") == sum(isinstance(event, SetTurnedIn) for event in events) > 0
    assert kinds.count("out") == sum(isinstance(event, Eliminated) for event in events)
    recruits = sum(len(event.dice) for event in events if isinstance(event, Recruited))
    assert sum(len(note.dice) for note in chronicle.notes if note.kind == "recruited") == recruits > 0


def test_player_who_is_wiped_out_is_noted_and_has_nothing_left():
    """Recruit wipes out players whose choices are random."""
    game, random = Game(set_up(5, 3, goal="world")), Random(5)
    while game.question is not None and not game.position.board.out:
        clever = game.question.seat == 0
        seen = game.rules.observe(game.position, game.question.seat)
        game.play(choose(seen, game.question, random)[0] if clever else game.rules.sample(game.question, random))
    (seat,) = game.position.board.out
    found = chronicle_of(game)
    assert [note.seat for note in found.notes if note.kind == "out"] == [seat]
    assert (found.health[-1][seat].play, found.held(seat, len(found.turns) - 1)) == (0, 0), "the reserve leaves too"


def test_territories_of_each_turn_can_be_counted_towards_the_goal(game: Game, chronicle: Chronicle):
    assert chronicle.goal == 24
    assert len(chronicle.turns) == game.position.board.turn + 1
    for turn in (1, len(chronicle.turns) - 1):
        held = [chronicle.held(seat, turn) for seat in range(3)]
        assert sum(held) <= 42
        assert max(held) > 0
    assert chronicle_of(Game(set_up(5, 2, goal="world"))).goal == 42


def test_luck_of_each_round_is_that_of_the_luck_page(game: Game, chronicle: Chronicle):
    assert chronicle.luck == luck_by_round(game.history)
    assert all(1 <= int(one.name) <= chronicle.round_of(len(chronicle.turns) - 1) for one in chronicle.luck[0])
    assert [chronicle.round_of(turn) for turn in (0, 1, 3, 4, 6, 7)] == [0, 1, 1, 2, 2, 3]


@pytest.mark.parametrize("language", ["en", "da"])
def test_all_of_it_is_in_words(game: Game, chronicle: Chronicle, language: str):
    words, table = Words(language), Table(game.position, NAMES)
    lines = [*told(words, table, chronicle), *deeds_told(words, table, chronicle)]
    assert len(lines) > 100
    assert all(line.words and "{" not in line.words and "terrain/" not in line.words for line in lines)
    early = game.branch(600)
    view = Table(early.position, NAMES)
    back = where_were_we(words, view, chronicle_of(early), early.question)
    assert len(back) >= 4
    assert any("24" in line.words for line in back)


def test_chronicle_of_a_long_game_is_read_in_less_than_half_a_second(game: Game):
    begun = time.process_time()
    chronicle_of(game)
    assert time.process_time() - begun < 0.5
