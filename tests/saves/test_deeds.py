"""The values in a save besides choices: an agreed end, and changes of players."""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing

import pytest
from msgspec.structs import replace

from ddtable.engine.game import Game
from ddtable.engine.kernel import IllegalChoice
from ddtable.engine.position import Result
from ddtable.saves import Origin, SaveError, copy, create, open_save, show
from ddtable.saves.records import HandedOver
from ddtable.texts.trouble import Trouble
from tests.drivers.playing import set_up
from tests.saves.games import NOW, SEATS, fresh_game, play_on


def test_a_concession_is_kept(tmp_path):
    path, game = tmp_path / "it.ddtable", fresh_game()
    with create(path, game, SEATS, True, NOW):
        game.concede(0)
    opened = open_save(path, read_only=True)
    assert opened.verified
    assert opened.game.position.result == game.position.result
    assert game.position.result.winners == (1,)


def test_winner_is_in_the_file_before_it_is_closed(tmp_path):
    """A program that is ended the hard way leaves no battle behind that seems to go on."""
    path, game = tmp_path / "it.ddtable", fresh_game()
    with create(path, game, SEATS, True, NOW):
        play_on(game, 3)
        game.concede(0)
        assert show(path).result == Result((1,), "concession")
        game.undo()
        assert show(path).result is None
        game.redo()
        assert show(path).result == Result((1,), "concession")
        copy(path, tmp_path / "copy.ddtable")
    for file in (path, tmp_path / "copy.ddtable"):
        opened = open_save(file, read_only=True)
        assert opened.verified
        assert opened.game.position == game.position


def test_a_seat_that_changed_hands_is_kept(tmp_path):
    path, game = tmp_path / "it.ddtable", fresh_game()
    with create(path, game, SEATS, True, NOW) as save:
        save.seat(1, "recruit")
    seats = open_save(path, read_only=True).seats
    assert (seats[1].name, seats[1].kind) == (SEATS[1].name, "recruit")
    assert seats[0] == SEATS[0]


def test_guided_battle_is_kept_and_that_its_cards_were_put_away(tmp_path):
    path, game = tmp_path / "it.ddtable", fresh_game()
    with create(path, game, (replace(SEATS[0], guide="classic"), SEATS[1]), True, NOW) as save:
        assert [seat.guide for seat in open_save(path, read_only=True).seats] == ["classic", ""]
        save.note_help(0, without=True)
        save.seat(0, "recruit")
        seat = open_save(path, read_only=True).seats[0]
        assert (seat.guide, seat.without_help, seat.kind) == ("classic", True, "recruit")
        save.note_help(0, without=False)
    assert not open_save(path, read_only=True).seats[0].without_help


def test_practice_game_saves_its_origin(tmp_path):
    path = tmp_path / "it.ddtable"
    create(path, fresh_game(), (replace(SEATS[0], origin=Origin("first.ddtable", 7)), SEATS[1]), True, NOW).close()
    assert open_save(path, read_only=True).seats[0].origin == Origin("first.ddtable", 7)


def test_save_without_a_guide_has_no_guide_fields(tmp_path):
    """Older programs read such a save as ever, byte for byte."""
    path = tmp_path / "it.ddtable"
    create(path, fresh_game(), SEATS, True, NOW).close()
    with closing(sqlite3.connect(path)) as file:
        assert "guide" not in file.execute("SELECT seats FROM game").fetchone()[0]


def test_when_and_why_a_seat_changed_hands_is_kept(tmp_path):
    path, game = tmp_path / "it.ddtable", fresh_game()
    with create(path, game, SEATS, True, NOW) as save:
        play_on(game, 5)
        save.seat(0, "recruit", conceded=True)
        play_on(game, 2)
        save.seat(0, "human")
    seat = open_save(path, read_only=True).seats[0]
    assert seat.handed == (HandedOver(5, "recruit", True), HandedOver(7, "human"))


@pytest.mark.long
def test_seat_may_change_players_without_limit(tmp_path):
    """Only the last times are remembered: a save must stay one that may be opened."""
    path, game = tmp_path / "it.ddtable", fresh_game()
    with create(path, game, SEATS, True, NOW) as save:
        for number in range(200):
            save.seat(number % 2, ("recruit", "human")[number // 2 % 2])
        play_on(game, 1)
        save.seat(1, "recruit", conceded=True)
    seats = open_save(path, read_only=True).seats
    assert seats[1].handed[-1] == HandedOver(1, "recruit", True)
    assert len(seats[0].handed) == len(seats[1].handed) < 100


def test_older_save_knows_its_players(tmp_path):
    """Seats of an older save have no changes of players."""
    path = tmp_path / "it.ddtable"
    with create(path, fresh_game(), SEATS, True, NOW):
        pass
    with closing(sqlite3.connect(path)) as connection:
        (seats,) = connection.execute("SELECT seats FROM game").fetchone()
    assert json.loads(seats) == [{"name": "Ada", "kind": "human"}, {"name": "Grace", "kind": "recruit"}]
    assert [seat.handed for seat in open_save(path, read_only=True).seats] == [(), ()]


def test_one_of_three_cannot_end_the_game_by_giving_up():
    game = Game(set_up(1, seats=3))
    with pytest.raises(IllegalChoice, match="not-two-players"):
        game.concede(0)
    assert game.choices == []


def test_error_can_be_translated(tmp_path):
    with pytest.raises(SaveError) as caught:
        open_save(tmp_path / "nothing.ddtable")
    assert isinstance(caught.value.sentence, Trouble)
    assert caught.value.sentence.key == "save-missing"


def test_game_continued_in_another_file_keeps_its_changes_of_players(tmp_path):
    """Also if its first file could not be replayed from its start: the new file begins with that mark."""
    path, game = tmp_path / "it.ddtable", fresh_game()
    with create(path, game, SEATS, True, NOW) as save:
        play_on(game, 5)
        save.seat(0, "recruit", conceded=True)
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("UPDATE journal SET choice = '[]' WHERE number = 2")
    opened = open_save(path)
    with opened.save as save:
        play_on(opened.game, 2)
        save.seat(1, "human")
        opened = open_save(path, read_only=True)
    other = tmp_path / "other.ddtable"
    create(other, opened.game, opened.seats, True, NOW).close()
    again = open_save(other, read_only=True)
    assert not again.verified
    assert again.game.journal == opened.game.journal
    assert again.seats == opened.seats
    assert [change.entries for change in again.seats[1].handed] == [2]


def test_arranged_map_is_kept_with_the_first_seat(tmp_path):
    path = tmp_path / "it.ddtable"
    with create(path, fresh_game(), SEATS, True, NOW) as save:
        save.note_view({"terrain/2": (150, -20)})
        save.seat(0, "recruit")
        assert open_save(path, read_only=True).seats[0].view == {"terrain/2": (150, -20)}
        save.note_view({})
    assert open_save(path, read_only=True).seats[0] == replace(
        SEATS[0], kind="recruit", handed=open_save(path, read_only=True).seats[0].handed
    )


def test_arranged_map_is_left_out_of_a_save_whose_names_fill_it(tmp_path):
    path = tmp_path / "it.ddtable"
    full = {f"terrain/{number}{'x' * 30}": (-9999, -9999) for number in range(64)}
    with create(path, fresh_game(), [replace(seat, name='"' * 990) for seat in SEATS], True, NOW) as save:
        for number in range(24):
            save.seat(number % 2, "k" * 40, conceded=True)
        save.note_view(full)
        assert open_save(path, read_only=True).seats[0].view == {}
        save.note_view({"terrain/2": (150, -20)})
        assert open_save(path, read_only=True).seats[0].view == {"terrain/2": (150, -20)}
