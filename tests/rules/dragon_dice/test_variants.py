"""A variant of the game of 1995 changes one chapter by its own rows and inherits all others."""

from __future__ import annotations

import random
from pathlib import Path

import msgspec
import pytest
from camping import Camp, Camped, Camping
from msgspec.structs import replace

from ddtable.engine import system as systems
from ddtable.engine.game import Game
from ddtable.engine.questions import Picked
from ddtable.engine.system import system
from ddtable.rules.dragon_dice.steps import EndTurn
from ddtable.saves import create, open_save
from tests.drivers.playing import set_up
from tests.saves.games import NOW, SEATS


@pytest.fixture
def variant(monkeypatch: pytest.MonkeyPatch) -> Game:
    """Return a game of the variant that has come to its first camp."""
    monkeypatch.setitem(systems._SYSTEMS, "camping", Camping)
    monkeypatch.setattr(systems, "_LOADED", {})
    game = Game(replace(set_up(3, health=24), system="camping"))
    return play(game, lambda: game.question.kind != "camp")


def play(game: Game, goes_on) -> Game:
    source = random.Random(3)
    while game.question is not None and goes_on():
        game.play(game.rules.sample(game.question, source))
    return game


def test_variant_asks_its_own_question_when_its_row_replaces_that_of_the_end_of_a_turn(variant: Game):
    assert variant.position.agenda == (Camp(1),)
    assert Camped(variant.question.seat) in variant.last.events
    seat = variant.question.seat
    variant.play(Picked("sleep"))
    assert variant.position.board.turn == 2
    assert variant.position.board.seat != seat


def test_variant_plays_to_the_end_by_the_inherited_rows(variant: Game):
    play(variant, lambda: True)
    assert variant.position.result is not None
    assert all(
        variant.rules.problems(variant.history[number].position) == [] for number in range(0, len(variant.history), 50)
    )


def test_phase_of_a_step_of_the_variant_is_marked(variant: Game):
    assert [phase.word for phase in variant.rules.phases(variant.position) if phase.now] == ["reserves"]


def test_save_of_the_variant_opens_with_its_own_step_on_the_agenda(variant: Game, tmp_path: Path):
    with create(tmp_path / "camp.ddtable", variant, SEATS, False, NOW):
        pass
    opened = open_save(tmp_path / "camp.ddtable")
    opened.save.close()
    assert opened.verified
    assert opened.game.position == variant.position
    assert opened.game.last.events == variant.last.events


def test_step_of_a_variant_is_refused_in_the_game_that_lacks_it(variant: Game):
    encoded = msgspec.json.encode(variant.position)
    assert msgspec.json.decode(encoded, type=Camping().position_type) == variant.position
    with pytest.raises(msgspec.ValidationError, match="camp"):
        msgspec.json.decode(encoded, type=system("classic").position_type)


def test_rows_of_the_game_of_1995_stay_as_they_are_when_a_variant_extends_them():
    assert Camp not in system("classic").rows.steps
    changed = {step for step, row in Camping.rows.steps.items() if system("classic").rows.steps.get(step) != row}
    assert changed == {EndTurn, Camp}
    assert Camping.rows.rolled == system("classic").rows.rolled
