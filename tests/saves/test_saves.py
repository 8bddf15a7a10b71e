"""Saves: everything written is read back, at every step, with one writer for each file."""

from __future__ import annotations

import random
import sqlite3
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest

from ddtable.engine.kernel import IllegalChoice
from ddtable.engine.position import Roll
from ddtable.engine.questions import Picked, Shown
from ddtable.saves import SaveError, create, open_save, show
from ddtable.saves.store import SNAPSHOT_EVERY
from tests.saves.games import NOW, SEATS, fresh_game, play_on


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "a game with spaces, 50% & #1?.ddtable"


def rows(path: Path, query: str) -> list[tuple]:
    connection = sqlite3.connect(path)
    try:
        return connection.execute(query).fetchall()
    finally:
        connection.close()


def test_the_package_is_imported_without_sqlalchemy():
    code = "import sys, ddtable.saves; sys.exit('sqlalchemy' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0


def test_a_new_save_opens_as_the_same_game(path):
    game = fresh_game()
    with create(path, game, SEATS, True, NOW):
        pass
    opened = open_save(path)
    assert opened.game.position == game.position
    assert (opened.seats, opened.practice, opened.verified, opened.diverged_at) == (SEATS, True, True, None)
    assert (opened.read_only, opened.locked) == (False, False)
    opened.save.close()
    opened.save.close()


@pytest.mark.long
def test_every_choice_is_on_disk_before_it_counts_and_reads_back_equal(path):
    game, source = fresh_game(), random.Random(3)
    with create(path, game, SEATS, False, NOW):
        game.before.append(lambda game, entry: seen.append(show(path).entries - len(game.journal)))
        seen: list[int] = []
        for _ in range(120):
            game.play(game.rules.sample(game.question, source))
            other = open_save(path, read_only=True)
            assert other.verified
            assert other.game.position == game.position
            assert other.game.question == game.question
            assert other.game.journal == game.journal
    assert set(seen) == {1}


@pytest.mark.long
def test_a_game_is_continued_at_the_same_question_and_ends_the_same(path):
    whole = fresh_game(8)
    play_on(whole, 10_000)
    game = fresh_game(8)
    with create(path, game, SEATS, False, NOW):
        for entry in whole.choices[:100]:
            game.play(entry.choice)
    for first in range(100, len(whole.choices), 200):
        opened = open_save(path)
        assert opened.verified
        with opened.save:
            for entry in whole.choices[first : first + 200]:
                opened.game.play(entry.choice)
    found = show(path)
    assert found.result == whole.position.result is not None
    assert found.choices == found.entries == len(whole.choices)
    assert open_save(path, read_only=True).game.history == whole.history


def test_a_game_is_continued_in_the_middle_of_a_roll(path):
    game = fresh_game(5, by_hand=True)
    source = random.Random(5)
    with create(path, game, SEATS, False, NOW):
        rolls = 0
        while rolls < 3:
            choice = game.rules.sample(game.question, source)
            rolls += isinstance(choice, Shown)
            game.play(choice)
        while game.question.kind != "faces":
            game.play(game.rules.sample(game.question, source))
    opened = open_save(path)
    assert opened.verified
    assert isinstance(opened.game.position.agenda[-1], Roll)
    assert opened.game.question == game.question
    with opened.save:
        choice = game.rules.sample(game.question, source)
        assert opened.game.play(choice) == game.play(choice)


def test_undo_and_redo_survive(path):
    game = fresh_game()
    with create(path, game, SEATS, True, NOW):
        play_on(game, 30)
        for _ in range(5):
            assert game.undo()
        assert game.redo()
    opened = open_save(path)
    assert opened.verified
    assert opened.game.position == game.position
    assert [entry.kind for entry in opened.game.journal[-6:]] == ["undo"] * 5 + ["redo"]
    with opened.save:
        assert opened.game.redo()
        play_on(opened.game, 40, seed=9)
    assert (show(path).entries, show(path).choices) == (30 + 6 + 1 + 40, 27 + 40)
    assert open_save(path, read_only=True).game.position == opened.game.position


def test_snapshots_are_taken_every_so_many_entries_and_at_close(path):
    game = fresh_game()
    save = create(path, game, SEATS, False, NOW)
    play_on(game, 2 * SNAPSHOT_EVERY + 1)
    assert rows(path, "SELECT entries FROM snapshot") == [(0,), (SNAPSHOT_EVERY,), (2 * SNAPSHOT_EVERY,)]
    save.close()
    assert rows(path, "SELECT max(entries) FROM snapshot") == [(2 * SNAPSHOT_EVERY + 1,)]
    opened = open_save(path)
    opened.save.close()
    assert rows(path, "SELECT count(*) FROM snapshot") == [(4,)]


def test_a_save_made_in_the_middle_of_a_game_has_its_whole_journal(path):
    game = fresh_game()
    play_on(game, 70)
    with create(path, game, SEATS, False, NOW):
        play_on(game, 5, seed=2)
    opened = open_save(path, read_only=True)
    assert opened.verified
    assert opened.game.journal == game.journal
    assert rows(path, "SELECT entries FROM snapshot") == [(0,), (70,), (75,)]


def test_the_summary(path):
    game = fresh_game()
    with create(path, game, SEATS, True, NOW) as save:
        save.attach(game, lambda: "2031-05-05T00:00:00+00:00")
        play_on(game, 3)
        assert show(path).result is None
    found = show(path)
    assert (found.path, found.seats, found.practice) == (path, SEATS, True)
    assert msgspec.json.encode(found.set_up) == msgspec.json.encode(game.set_up)
    assert (found.created, found.changed) == (NOW, "2031-05-05T00:00:00+00:00")
    assert (found.entries, found.choices, found.rules) == (3, 3, game.rules.version)


def test_one_file_and_no_other(path):
    game = fresh_game()
    with create(path, game, SEATS, False, NOW):
        play_on(game, 10)
        assert [file.name for file in path.parent.iterdir()] == [path.name]


def test_the_file_is_marked_as_ours(path):
    create(path, fresh_game(), SEATS, False, NOW).close()
    assert rows(path, "PRAGMA application_id") == [(0x64645462,)]
    assert rows(path, "PRAGMA user_version") == [(1,)]
    assert rows(path, "PRAGMA journal_mode") == [("delete",)]


def test_a_refused_choice_writes_nothing(path):
    game = fresh_game()
    with create(path, game, SEATS, False, NOW), pytest.raises(IllegalChoice):
        game.play(Picked("no such option"))
    assert show(path).entries == 0


def test_a_second_window_reads_only(path):
    game = fresh_game()
    with create(path, game, SEATS, False, NOW):
        play_on(game, 10)
        second = open_save(path)
        assert (second.save, second.read_only, second.locked) == (None, True, True)
        assert second.game.position == game.position
        play_on(game, 10, seed=2)
    third = open_save(path)
    assert (third.read_only, third.locked) == (False, False)
    third.save.close()


OPEN_IN_ANOTHER_PROCESS = """
import sys, ddtable.rules
from pathlib import Path
from ddtable.saves import open_save
sys.exit(42 if open_save(Path(sys.argv[1])).locked else 0)
"""


def test_looking_at_a_save_does_not_give_its_lock_away(path):
    game = fresh_game()
    with create(path, game, SEATS, False, NOW):
        show(path)
        open_save(path)
        command = [sys.executable, "-c", OPEN_IN_ANOTHER_PROCESS, str(path)]
        assert subprocess.run(command, check=False).returncode == 42


def test_a_killed_program_leaves_a_whole_save_and_no_lock(path):
    code = f"""
import os, sys
from pathlib import Path
sys.path.insert(0, {str(Path(__file__).parents[2])!r})
from tests.saves.games import *
from ddtable.saves import create
game = fresh_game()
create(Path(sys.argv[1]), game, SEATS, False, NOW)
play_on(game, 77)
os._exit(9)
"""
    assert subprocess.run([sys.executable, "-c", code, str(path)], check=False).returncode == 9
    expected = fresh_game()
    play_on(expected, 77)
    opened = open_save(path)
    assert opened.verified
    assert opened.game.position == expected.position
    opened.save.close()


def test_window_that_lost_the_lock_changes_nothing(path):
    """Between two transactions the lock is free for a moment; another window that slips in must win cleanly."""
    game = fresh_game()
    save = create(path, game, SEATS, False, NOW)
    save._connection.rollback()
    second = open_save(path)
    play_on(second.game, 1)
    before = game.position
    driver_wait(save, 0)
    with pytest.raises(SaveError, match="another window is saving it"):
        play_on(game, 1)
    second.save.close()
    with pytest.raises(SaveError, match="another window has continued it"):
        play_on(game, 1)
    assert game.position == before
    assert show(path).entries == 1
    save.close()


def driver_wait(save, milliseconds: int) -> None:
    save._connection.connection.driver_connection.execute(f"PRAGMA busy_timeout={milliseconds}").close()


def test_a_reader_that_does_not_finish_is_waited_for_and_named(path):
    game = fresh_game()
    save = create(path, game, SEATS, False, NOW)
    driver_wait(save, 10)
    reader = sqlite3.connect(path, isolation_level=None)
    reader.execute("BEGIN")
    reader.execute("SELECT * FROM game").fetchall()
    with pytest.raises(SaveError, match="another window"):
        play_on(game, 1)
    assert game.journal == []
    reader.close()
    play_on(game, 1)
    save.close()
    assert show(path).entries == 1


def test_full_disk_is_a_sentence_and_play_continues_with_free_space(path):
    game = fresh_game()
    save = create(path, game, SEATS, False, NOW)
    driver = save._connection.connection.driver_connection
    driver.execute("PRAGMA max_page_count=1").close()  # SQLite takes it as "no more than there are"
    with pytest.raises(SaveError, match=r"^Could not save a game .*: the disk is full\.$"):
        play_on(game, 2000)
    played, position = len(game.journal), game.position
    assert show(path).entries == played
    save.close()  # a last snapshot does not fit either, which is no error
    opened = open_save(path)
    assert opened.game.position == position
    play_on(opened.game, 60)
    opened.save.close()
    assert show(path).entries == played + 60


@pytest.mark.skipif(sys.platform == "win32", reason="an open file cannot be removed there")
def test_a_removed_file_is_noticed(path):
    game = fresh_game()
    save = create(path, game, SEATS, False, NOW)
    path.unlink()
    with pytest.raises(SaveError, match="has been moved or removed"):
        play_on(game, 1)
    assert game.journal == []
    path.write_bytes(b"something else")
    with pytest.raises(SaveError, match="has been moved or removed"):
        play_on(game, 1)
    save.close()
    assert path.read_bytes() == b"something else"


def test_a_folder_that_closes_in_the_middle_of_a_game(path, monkeypatch):
    game = fresh_game()
    with create(path, game, SEATS, False, NOW):

        def closed(place):
            raise PermissionError(13, "Permission denied")

        monkeypatch.setattr("ddtable.saves.store.identity", closed)
        with pytest.raises(SaveError, match="you don’t have permission"):
            play_on(game, 1)
    assert game.journal == []


def test_a_file_is_never_overwritten(path):
    path.write_text("mine")
    with pytest.raises(SaveError, match="already exists"):
        create(path, fresh_game(), SEATS, False, NOW)
    assert path.read_text() == "mine"


def test_a_folder_that_cannot_hold_a_save(tmp_path):
    with pytest.raises(SaveError, match="it or its folder does not exist"):
        create(tmp_path / "missing" / "x.ddtable", fresh_game(), SEATS, False, NOW)


def test_a_save_that_cannot_be_filled_is_not_left_behind(path, monkeypatch):
    monkeypatch.setattr("ddtable.saves.store.SCHEMAS", {1: {"game": "CREATE TABLE nonsense"}})
    with pytest.raises(SaveError, match="Could not create"):
        create(path, fresh_game(), SEATS, False, NOW)
    assert list(path.parent.iterdir()) == []


def test_readers_pass_a_window_in_the_middle_of_a_commit(path):
    """The journal of a choice that is being written is beside the file; it is no sign of a power cut."""
    game = fresh_game()
    with create(path, game, SEATS, True, NOW):
        play_on(game, 3)
        journal = path.with_name(path.name + "-journal")
        journal.write_bytes(bytes.fromhex("d9d505f920a163d7") + bytes(504))
        assert show(path).choices == 3
        journal.unlink()


def test_a_save_that_may_not_be_written_is_read_only_but_not_locked(path, monkeypatch):
    game = fresh_game()
    with create(path, game, SEATS, False, NOW):
        play_on(game, 5)
    monkeypatch.setattr("os.access", lambda place, mode: False)
    opened = open_save(path)
    assert (opened.save, opened.read_only, opened.locked) == (None, True, False)
    assert opened.game.position == game.position
