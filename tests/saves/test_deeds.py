"""What a save keeps beside choices: how a game ended by agreement, and who plays a seat from then on."""

from __future__ import annotations

import pytest

from ddtable.engine.game import Game
from ddtable.engine.kernel import IllegalChoice
from ddtable.saves import SaveError, create, open_save
from ddtable.trouble import Trouble
from tests.playing import set_up
from tests.saves.games import NOW, SEATS, fresh_game


def test_a_concession_is_kept(tmp_path):
    path, game = tmp_path / "it.ddtable", fresh_game()
    with create(path, game, SEATS, True, NOW):
        game.concede(0)
    opened = open_save(path, read_only=True)
    assert opened.verified
    assert opened.game.position.result == game.position.result
    assert game.position.result.winners == (1,)


def test_a_seat_that_changed_hands_is_kept(tmp_path):
    path, game = tmp_path / "it.ddtable", fresh_game()
    with create(path, game, SEATS, True, NOW) as save:
        save.seat(1, "recruit")
    seats = open_save(path, read_only=True).seats
    assert (seats[1].name, seats[1].kind) == (SEATS[1].name, "recruit")
    assert seats[0] == SEATS[0]


def test_one_of_three_cannot_end_the_game_by_giving_up():
    game = Game(set_up(1, seats=3))
    with pytest.raises(IllegalChoice, match="not-two-players"):
        game.concede(0)
    assert game.choices == []


def test_an_error_can_be_said_in_another_language(tmp_path):
    with pytest.raises(SaveError) as caught:
        open_save(tmp_path / "nothing.ddtable")
    assert isinstance(caught.value.sentence, Trouble)
    assert caught.value.sentence.key == "save-missing"
