"""Invalid saves: each is refused, or continued, with a sentence that names the error."""

from __future__ import annotations

import json
import os
import sqlite3
from pathlib import Path

import msgspec
import pytest
from sqlalchemy import CursorResult  # noqa: F401  (fetched once, so that no test pays for it)

from ddtable.saves import SaveError, create, open_save, show
from ddtable.saves.schema import GAME, JOURNAL, SNAPSHOT
from tests.saves.games import NOW, SEATS, fresh_game, play_on


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """Return a save of 120 choices with snapshots at 0, 50, 100 and 120."""
    path = tmp_path / "game.ddtable"
    game = fresh_game()
    with create(path, game, SEATS, False, NOW):
        play_on(game, 120)
    return path


def change(path: Path, *statements: str, values: tuple = ()) -> None:
    connection = sqlite3.connect(path, isolation_level=None)
    try:
        for statement in statements:
            connection.execute(statement, values)
    finally:
        connection.close()


def value(path: Path, query: str):
    connection = sqlite3.connect(path)
    try:
        return connection.execute(query).fetchone()[0]
    finally:
        connection.close()


def sentence(path: Path) -> str:
    """Return the sentence with which a file is refused, which leaves it as it was."""
    before = path.read_bytes() if os.path.isfile(path) else b""
    with pytest.raises(SaveError) as refused:
        open_save(path)
    with pytest.raises(SaveError):
        open_save(path, read_only=True)
    assert before == (path.read_bytes() if os.path.isfile(path) else b"")
    text = str(refused.value)
    assert text.endswith(".")
    assert "\n" not in text
    return text


def test_no_file(tmp_path):
    assert "There is no file" in sentence(tmp_path / "none.ddtable")


def test_a_folder(tmp_path):
    assert "is not a file" in sentence(tmp_path)


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="there are no pipes with names here")
def test_a_pipe_is_not_waited_for(tmp_path):
    os.mkfifo(tmp_path / "pipe.ddtable")
    assert "is not a file" in sentence(tmp_path / "pipe.ddtable")


def test_too_long_file_name_is_refused(tmp_path):
    assert "Could not read" in sentence(tmp_path / ("x" * 300))


@pytest.mark.parametrize("content", [b"", b"SQLite format 3\0", b"Dear diary, " * 50])
def test_another_sort_of_file(tmp_path, content):
    (tmp_path / "x.ddtable").write_bytes(content)
    assert sentence(tmp_path / "x.ddtable") == "x.ddtable is not a ddtable save."


def test_a_database_of_another_program(path):
    change(path, "PRAGMA application_id=7")
    assert "another program" in sentence(path)


def test_a_write_ahead_database(path):
    change(path, "PRAGMA journal_mode=wal")
    assert "another program" in sentence(path)
    assert [file.name for file in path.parent.iterdir()] == [path.name]


def test_a_newer_version(path):
    change(path, "PRAGMA user_version=2")
    assert "newer version of ddtable (save format 2)" in sentence(path)


def test_an_older_version_that_never_was(path):
    change(path, "PRAGMA user_version=0")
    assert "save format 0" in sentence(path)


def test_a_file_of_absurd_size(path):
    with path.open("r+b") as file:
        file.truncate((64 << 20) + 1)
    with pytest.raises(SaveError, match="too large for a ddtable save"):
        open_save(path)


@pytest.mark.long
@pytest.mark.parametrize(
    "statement",
    [
        "CREATE TRIGGER more AFTER INSERT ON journal BEGIN DELETE FROM journal; END",
        "CREATE VIEW runaway AS WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n) SELECT i FROM n",
        "CREATE TABLE more (id)",
        "CREATE INDEX quicker ON journal (kind)",
        "ALTER TABLE journal ADD COLUMN note",
        "DROP TABLE snapshot",
    ],
)
def test_any_schema_but_ours(path, statement):
    change(path, statement)
    assert "has tables, views or triggers" in sentence(path)


def test_damage_is_found(path):
    content = bytearray(path.read_bytes())
    for page in range(4096, len(content), 4096):
        content[page : page + 64] = b"\xaa" * 64
    path.write_bytes(content)
    assert "damaged" in sentence(path)


def test_a_cut_off_file_is_found(path):
    path.write_bytes(path.read_bytes()[: 4096 * 3 + 100])
    assert "damaged" in sentence(path)


def test_a_header_that_only_looks_right(path):
    content = bytearray(path.read_bytes())
    content[16:18] = b"\0\3"  # no page is three bytes long
    path.write_bytes(content)
    assert "damaged" in sentence(path)


def test_a_check_that_takes_too_long_is_given_up(path, monkeypatch):
    monkeypatch.setattr("ddtable.saves.database._STEPS", 0)
    monkeypatch.setattr("ddtable.saves.database._STEP", 1)
    assert "takes far too long" in sentence(path)


@pytest.mark.long
@pytest.mark.parametrize(
    ("statement", "words"),
    [
        ("DELETE FROM game", "describes 0 games"),
        ("UPDATE game SET practice = 2", "practice"),
        ("UPDATE game SET created = x'00'", "created"),
        ("UPDATE game SET set_up = '{}'", "system"),
        ("UPDATE game SET set_up = 'nonsense'", "malformed"),
        ("UPDATE game SET seats = '[]'", "names 0 seats for 2 forces"),
        ("DELETE FROM journal WHERE number = 7", "entry 7 of its journal is missing"),
        ("UPDATE journal SET seat = 1000 WHERE number = 7", "seat"),
        ("UPDATE journal SET kind = 'cheat' WHERE number = 7", "kind"),
        ("DELETE FROM snapshot", "snapshots"),
        ("UPDATE snapshot SET entries = 500 WHERE entries = 100", "snapshots"),
        ("UPDATE journal SET kind = 'resumed' WHERE number = 7", "resumed from is missing"),
    ],
)
def test_rows_that_do_not_fit(path, statement, words):
    change(path, statement)
    assert words in sentence(path)


def test_an_unknown_game(path):
    change(path, "UPDATE game SET set_up = json_set(set_up, '$.system', 'chess')")
    assert "knows no game called 'chess'" in sentence(path)


def test_invalid_set_ups_are_refused(path):
    change(path, "UPDATE game SET set_up = json_set(set_up, '$.options', json('{\"faces\": \"up\"}'))")
    assert "Could not play game.ddtable: Could not read the house rules" in sentence(path)


def test_summary_ignores_an_invalid_snapshot(path):
    assert show(path).turn > 0
    change(path, "UPDATE snapshot SET position = '[]' WHERE entries = 120")
    found = show(path)
    assert (found.entries, found.result, found.turn, found.proven) == (120, None, 0, False)


def test_the_tables_are_those_that_are_created(path):
    for table in (GAME, JOURNAL, SNAPSHOT):
        names = value(path, f"SELECT group_concat(name) FROM pragma_table_info('{table.name}')")
        assert names.split(",") == [column.name for column in table.columns]


def other_option(path: Path, number: int) -> None:
    """Change the journal row so that its answer is one that was never offered."""
    change(path, "UPDATE journal SET choice = ? WHERE number = ?", values=('{"type":"pick","option":"?"}', number))


def test_edited_choice_is_named_and_the_game_continues_from_its_last_snapshot(path):
    whole = open_save(path, read_only=True).game
    other_option(path, 30)
    opened = open_save(path)
    assert (opened.verified, opened.diverged_at) == (False, 30)
    assert opened.game.position == whole.position
    assert opened.game.question == whole.question
    assert not opened.game.undo()
    opened.save.close()
    assert show(path).entries == 120  # looking changes nothing


@pytest.mark.long
@pytest.mark.parametrize(
    "edit",
    [
        "UPDATE journal SET faces = '[0,0,0]' WHERE number = 40",
        "UPDATE journal SET seat = 1 - seat WHERE number = 40",
        "UPDATE journal SET at = 7 WHERE number = 40",
        "UPDATE journal SET choice = NULL WHERE number = 40",
        "UPDATE journal SET choice = 'nonsense' WHERE number = 40",
        "UPDATE journal SET faces = '{}' WHERE number = 40",
        "UPDATE journal SET kind = 'redo' WHERE number = 40",
    ],
)
def test_every_edit_of_an_entry_is_named(path, edit):
    change(path, edit)
    opened = open_save(path, read_only=True)
    assert (opened.verified, opened.diverged_at) == (False, 40)


def test_rules_that_lead_elsewhere_are_noticed_at_a_snapshot(path):
    position = json.loads(value(path, "SELECT position FROM snapshot WHERE entries = 50"))
    position["chance"]["counter"] += 1
    change(path, "UPDATE snapshot SET position = ? WHERE entries = 50", values=(json.dumps(position),))
    opened = open_save(path, read_only=True)
    assert (opened.verified, opened.diverged_at) == (False, 50)


def test_an_old_snapshot_in_another_form_is_passed_over_while_the_journal_replays(path):
    change(path, "UPDATE snapshot SET position = '[]' WHERE entries = 50")
    assert open_save(path, read_only=True).verified


def test_a_resumed_game_is_played_on_saved_and_opened_again_unverified(path):
    other_option(path, 30)
    opened = open_save(path)
    with opened.save:
        play_on(opened.game, 70, seed=2)
        assert opened.game.undo()
    assert show(path).entries == 120 + 1 + 70 + 1
    assert show(path).choices == 69
    again = open_save(path)
    assert (again.verified, again.diverged_at) == (False, 30)
    assert again.game.position == opened.game.position
    assert again.game.redo()
    again.save.close()
    assert open_save(path, read_only=True).game.position == again.game.position


def test_seats_that_changed_hands_before_a_game_was_resumed_did_so_at_its_beginning(path):
    other_option(path, 30)
    with open_save(path).save as save:
        save.seat(0, "recruit")  # nothing tells yet in the file that it is resumed
    opened = open_save(path)
    with opened.save as save:
        play_on(opened.game, 7, seed=2)
        save.seat(0, "human")
    handed = open_save(path, read_only=True).seats[0].handed
    assert [(change.entries, change.kind) for change in handed] == [(0, "recruit"), (7, "human")]


def test_a_game_that_diverges_twice_names_the_first_place(path):
    other_option(path, 30)
    opened = open_save(path)
    with opened.save:
        play_on(opened.game, 70, seed=2)
    other_option(path, 140)
    again = open_save(path, read_only=True)
    assert (again.verified, again.diverged_at) == (False, 30)
    assert again.game.position == opened.game.position


def test_entries_after_the_last_snapshot_are_replayed_while_they_fit(path):
    whole = open_save(path, read_only=True).game
    change(path, "DELETE FROM snapshot WHERE entries > 50")
    other_option(path, 30)
    assert open_save(path, read_only=True).game.position == whole.position
    other_option(path, 80)
    opened = open_save(path, read_only=True)
    assert opened.diverged_at == 30
    assert opened.game.position == whole.history[79].position


def test_the_branch_of_a_resumed_game_is_saved_as_one(path, tmp_path):
    other_option(path, 30)
    branch = open_save(path, read_only=True).game.branch()
    with create(tmp_path / "branch.ddtable", branch, SEATS, True, NOW):
        play_on(branch, 10)
    opened = open_save(tmp_path / "branch.ddtable", read_only=True)
    assert (opened.verified, opened.diverged_at) == (False, 0)
    assert opened.game.position == branch.position


@pytest.mark.long
@pytest.mark.parametrize(
    ("edit", "words"),
    [
        (lambda one: one.pop("dice"), "cannot be read"),
        (lambda one: one.update(system="chess"), "is of another game"),
        (lambda one: one["dice"][0].update(place="moon"), "makes no sense"),
        (lambda one: one.update(agenda=[]), "makes no sense"),
    ],
)
def test_a_diverged_game_without_a_usable_snapshot_is_refused(path, edit, words):
    position = json.loads(value(path, "SELECT position FROM snapshot WHERE entries = 120"))
    edit(position)
    change(path, "UPDATE snapshot SET position = ? WHERE entries = 120", values=(json.dumps(position),))
    other_option(path, 30)
    assert words in sentence(path)


def test_a_snapshot_that_breaks_the_rules_reading_it_is_refused(path, monkeypatch):
    other_option(path, 30)
    rules = fresh_game().rules

    def broken(position):
        raise IndexError("no such seat")

    monkeypatch.setattr(rules, "problems", broken, raising=False)
    assert "makes no sense (IndexError" in sentence(path)


def test_snapshot_without_a_question_is_refused(path, monkeypatch):
    other_option(path, 30)
    monkeypatch.setattr("ddtable.saves.retelling.kernel.ask", lambda rules, position: None)
    assert "nothing is asked" in sentence(path)


def test_the_same_values_come_back_from_the_journal(path):
    game = fresh_game()
    play_on(game, 120)
    text = value(path, "SELECT choice FROM journal WHERE number = 9")
    assert text == msgspec.json.encode(game.choices[8].choice).decode()


def test_a_save_after_a_power_cut_is_rolled_back_and_read(path, tmp_path):
    """A journal file beside a save is what a cut in the middle of a commit leaves; SQLite takes the change back."""
    victim = tmp_path / "victim.ddtable"
    connection = sqlite3.connect(path, isolation_level=None)
    connection.execute("PRAGMA cache_size=1")
    connection.execute("BEGIN IMMEDIATE")
    connection.execute("UPDATE snapshot SET position = position || ?", (" " * 20_000,))
    victim.write_bytes(path.read_bytes())
    (tmp_path / "victim.ddtable-journal").write_bytes((tmp_path / "game.ddtable-journal").read_bytes())
    connection.execute("ROLLBACK")
    connection.close()
    assert victim.read_bytes() != path.read_bytes()
    assert show(victim).entries == 120
    assert open_save(victim, read_only=True).verified
