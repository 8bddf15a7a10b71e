"""Opening a save: its progress, how to cancel it, and names that are too long."""

from __future__ import annotations

import sqlite3
from contextlib import closing

import pytest

from ddtable.engine.questions import Remark
from ddtable.saves import SaveError, Seat, create, open_save
from ddtable.texts.plain import plain
from tests.saves.games import NOW, SEATS, fresh_game, play_on


class Enough(Exception):
    """The player has cancelled."""


@pytest.fixture
def path(tmp_path):
    path = tmp_path / "game.ddtable"
    game = fresh_game()
    with create(path, game, SEATS, False, NOW):
        play_on(game, 20)
    return path


@pytest.mark.parametrize("read_only", [False, True])
def test_progress_gets_the_number_of_entries_played(path, read_only):
    told: list[tuple[int, int]] = []
    opened = open_save(path, read_only, lambda done, of: told.append((done, of)))
    assert told == [(done, 20) for done in range(20)]
    if opened.save is not None:
        opened.save.close()


@pytest.mark.parametrize("read_only", [False, True])
def test_exception_from_progress_cancels_and_changes_nothing(path, read_only):
    before = path.read_bytes()

    def told(done: int, _of: int) -> None:
        if done == 7:
            raise Enough

    with pytest.raises(Enough):
        open_save(path, read_only, told)
    assert path.read_bytes() == before
    again = open_save(path)
    assert not again.read_only
    again.save.close()


def test_a_name_of_any_length_is_kept_and_shown_cut(tmp_path):
    game = fresh_game()
    create(tmp_path / "long.ddtable", game, (Seat("Mira" * 60, "person"), SEATS[1]), False, NOW).close()
    name = open_save(tmp_path / "long.ddtable", read_only=True).seats[0].name
    assert name == ("Mira" * 20)[:79] + "…"


def test_remarks_of_a_file_have_no_control_characters(path):
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        remark = r'{"word":"w","values":{"place":"\u202e<b>moon\n</b>","tenths":7}}'
        connection.execute("UPDATE journal SET remark = ? WHERE number = 5", (remark,))
    opened = open_save(path, read_only=True)
    assert opened.verified
    assert opened.game.journal[4].remark == Remark("w", {"place": plain("<b>moon </b>"), "tenths": 7})


def test_more_entries_than_any_game_has(path, monkeypatch):
    monkeypatch.setattr("ddtable.saves.records.MOST_ROWS", 19)
    with pytest.raises(SaveError, match="far more entries than a game ever has"):
        open_save(path)
