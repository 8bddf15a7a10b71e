"""The card for players who return to a game."""

from __future__ import annotations

from random import Random

import pytest

from ddtable.engine.game import Game
from ddtable.rules.campaign.board import RECRUITING
from ddtable.rules.dragon_dice.board import RESERVE, units_at
from ddtable.rules.dragon_dice.events.attacks import Attacked
from ddtable.rules.dragon_dice.events.turns import Captured, Ended, TurnBegan
from ddtable.rules.dragon_dice.events.units import Killed, Moved
from ddtable.summaries.campaign.chronicle import ROWS
from ddtable.summaries.chronicle.reading import Reader
from ddtable.summaries.chronicle.returning import MOST_EVENTS, where_were_we
from ddtable.summaries.dragon_dice.chronicle import reader_of
from ddtable.words.sentences import Table, Words
from tests.rules.campaign.war import play, set_up

HOME, FRONTIER, NAMES = "terrain/0", "terrain/2", ("Mira", "Ragna")


@pytest.fixture(scope="module")
def begun() -> Game:
    game = Game(set_up(5))
    for _ in play(game, Random(3), lambda game: game.position.board.turn == 1):
        pass
    return game


def told(begun: Game, *events, language: str = "en", asked: bool = True) -> list[str]:
    reader: Reader = reader_of(begun.history, RECRUITING)
    for step in range(len(begun.history)):
        reader.read(step, begun.history[step].events, ROWS)
    for step, event in enumerate(events, 1000):
        reader.read(step, (event,), ROWS)
    table = Table(begun.position, NAMES)
    lines = where_were_we(Words(language), table, reader.finish(), begun.question if asked else None)
    return [line.words for line in lines]


def test_first_turn_and_the_end_have_no_card(begun: Game):
    assert told(begun) == []
    assert told(begun, TurnBegan(1, 2), Ended((0,), "capture")) == []


def test_card_names_turn_holders_and_next_decision(begun: Game):
    lines = told(begun, TurnBegan(1, 2), Captured(1, FRONTIER), TurnBegan(0, 3))
    goal = begun.position.board.goal
    assert lines[0] == "Round 2, turn 3: Mira plays"
    assert lines[1].startswith(f"Ragna holds 1 of the {goal} terrains that win: the frontier")
    assert lines[2].startswith("Ragna captures the frontier")
    assert lines[-1].startswith("The next decision, ")
    danish = told(begun, TurnBegan(1, 2), Captured(1, FRONTIER), TurnBegan(0, 3), language="da")
    assert danish[0] == "Runde 2, tur 3: Mira spiller"
    assert told(begun, TurnBegan(1, 2), asked=False)[-1] == f"No terrain is captured; {goal} win"


def test_card_leaves_out_what_happened_before_the_last_round(begun: Game):
    lines = told(
        begun, TurnBegan(1, 2), Captured(1, FRONTIER), TurnBegan(0, 3), TurnBegan(1, 4), TurnBegan(0, 5), asked=False
    )
    assert len(lines) == 2


def test_losses_come_before_reinforcements_and_most_lines_are_6(begun: Game):
    mine = units_at(begun.position, 0, HOME)
    fights = [
        event
        for number, die in enumerate(mine[:MOST_EVENTS])
        for event in (Attacked(1, HOME, "missile", 0, HOME), Killed(0, HOME, (die,), 1, 0))
    ]
    assert len(fights) == 2 * MOST_EVENTS
    away = units_at(begun.position, 0, FRONTIER)[:1]
    lines = told(
        begun,
        TurnBegan(1, 2),
        Moved(0, away, FRONTIER, RESERVE),
        Moved(0, away, RESERVE, FRONTIER),
        *fights,
        asked=False,
    )
    assert len(lines) == 2 + MOST_EVENTS
    assert all(" loses " in line for line in lines[2:])
