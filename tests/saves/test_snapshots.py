"""Lists show values proven by the game itself; an unproven snapshot is never trusted."""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

import ddtable.rules  # noqa: F401  (makes the rule systems known)
from ddtable.commands import CommandError
from ddtable.commands.save import check as check_save
from ddtable.commands.save import show as show_save
from ddtable.saves import SaveError, create, open_save, show
from tests.saves.games import NOW, SEATS, fresh_game, play_on
from tests.saves.lies import LIES, SENSELESS, SOUND, TURN, UNREADABLE, last_of, tell, tell_named
from tests.saves.make_samples import SAMPLES

CHOICES = 60


@pytest.fixture(scope="module")
def sound(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """A save of an open game, with snapshots at 0, 50 and its end."""
    path = tmp_path_factory.mktemp("sound") / "game.ddtable"
    game = fresh_game()
    with create(path, game, SEATS, False, NOW):
        play_on(game, CHOICES)
    return path.read_bytes()


@pytest.fixture
def path(tmp_path: Path, sound: bytes) -> Path:
    path = tmp_path / "game.ddtable"
    path.write_bytes(sound)
    return path


def under_older_rules(path: Path) -> None:
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.execute("UPDATE game SET rules = rules - 1")


def test_proven_summary_shows_the_end_of_the_journal(path):
    turn = open_save(path, read_only=True).game.position.board.turn
    found = show(path, prove=True)
    assert (found.result, found.turn, found.proven) == (None, turn, True)
    found = show(path)
    assert (found.result, found.turn, found.proven) == (None, turn, False)


def test_killed_game_shows_its_turn_without_a_snapshot(path):
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.execute(f"DELETE FROM snapshot WHERE entries = {CHOICES}")
    assert show(path).turn == 0
    assert show(path, prove=True).turn == open_save(path, read_only=True).game.position.board.turn > 0


@pytest.mark.parametrize("sample", ["v1-finished.ddtable", "v1-battle-finished.ddtable"])
def test_a_finished_game_is_proven_to_be_over(sample):
    over = open_save(SAMPLES / sample, read_only=True).game.position
    found = show(SAMPLES / sample, prove=True)
    assert (found.result, found.turn, found.proven) == (over.result, over.board.turn, True)
    assert over.result is not None
    assert show(SAMPLES / sample).result == over.result


@pytest.mark.long
@pytest.mark.parametrize("older", [False, True], ids=["present", "older"])
@pytest.mark.parametrize("name", UNREADABLE)
def test_unreadable_snapshot_shows_nothing_and_the_game_continues(path, name, older, capsys):
    """The journal has the whole game. If older rules made the file, its form may have been theirs."""
    position = open_save(path, read_only=True).game.position
    tell_named(path, name)
    if older:
        under_older_rules(path)
    for prove in (False, True):
        found = show(path, prove)
        assert (found.result, found.turn) == (None, position.board.turn if prove else 0)
    show_save(path)
    said = capsys.readouterr().out
    assert "result" not in said
    assert "won" not in said
    opened = open_save(path, read_only=True)
    assert (opened.verified, opened.unread, opened.older_rules) == (True, (CHOICES,), older)
    assert opened.game.position == position
    if older:
        check_save(path)
        assert "1 snapshot (after entry 60) of older rules skipped" in capsys.readouterr().out
    else:
        with pytest.raises(CommandError, match=r"is damaged: .* but 1 snapshot \(after entry 60\) cannot be read"):
            check_save(path)


@pytest.mark.parametrize("name", [*SENSELESS, *SOUND])
def test_forged_snapshot_is_detected(path, name):
    tell_named(path, name)
    with pytest.raises(CommandError, match=r"from entry 60 of its journal|makes no sense|is of another game"):
        check_save(path)
    try:
        found = show(path, prove=True)
    except SaveError:
        return
    assert not found.proven


@pytest.mark.parametrize("name", SENSELESS)
def test_snapshot_of_another_game_shows_nothing(path, name, capsys):
    tell_named(path, name)
    found = show(path)
    assert (found.result, found.turn, found.proven) == (None, 0, False)
    show_save(path)
    assert "result" not in capsys.readouterr().out


def test_a_winner_that_only_a_snapshot_names_is_marked_so(path, capsys):
    tell_named(path, "a result of an open game")
    show_save(path)
    said = capsys.readouterr().out
    assert "Grace won by capture (from the last snapshot; not confirmed by the journal)" in said
    show_save(SAMPLES / "v1-finished.ddtable")
    assert "from the last snapshot" not in capsys.readouterr().out


def test_unreadable_earlier_snapshot_is_reported_too(path):
    tell(path, "[]", 50)
    tell(path, "[" * 100_000, 0)
    assert open_save(path, read_only=True).unread == (0, 50)
    with pytest.raises(CommandError, match=r"2 snapshots \(after entries 0, 50\) cannot be read"):
        check_save(path)


@pytest.mark.long
def test_many_snapshots_are_not_all_named(tmp_path):
    path, game = tmp_path / "long.ddtable", fresh_game(4)
    with create(path, game, SEATS, False, NOW):
        play_on(game, 320)
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.execute("UPDATE snapshot SET position = 'x'")
    with pytest.raises(CommandError, match=r"8 snapshots \(after entries 0, 50, 100, 150, 200 \.\.\.\)"):
        check_save(path)


def test_continued_game_has_a_readable_snapshot_again(path, capsys):
    """The game is none the worse for it: its next end is shown again."""
    tell_named(path, "a result and nothing else")
    with open_save(path).save:
        pass
    number, position = last_of(path)
    assert (number, position["system"]) == (CHOICES, "classic")
    assert check_save(path) == 0
    assert show(path).turn == open_save(path, read_only=True).game.position.board.turn


def test_game_of_unknown_rules_shows_nothing(path, capsys):
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        set_up = json.loads(connection.execute("SELECT set_up FROM game").fetchone()[0])
        strange = json.dumps({**set_up, "system": "chess", "house": {"tables": 1}})
        connection.execute("UPDATE game SET set_up = ?", (strange,))
    for prove in (False, True):
        found = show(path, prove)
        assert (found.entries, found.result, found.turn, found.proven) == (CHOICES, None, 0, False)
    show_save(path)
    assert "unreadable tables" in capsys.readouterr().out


def test_proving_can_be_watched_and_ended(path):
    told: list[tuple[int, int]] = []
    show(path, prove=True, progress=lambda done, of: told.append((done, of)))
    assert told == [(done, CHOICES) for done in range(CHOICES)]

    class Enough(Exception):
        pass

    def stop(_done: int, _of: int) -> None:
        raise Enough

    with pytest.raises(Enough):
        show(path, prove=True, progress=stop)


def test_forged_snapshots_differ_from_the_game(path):
    """Each of them does name a winner, or another turn than the game has."""
    for name, telling in LIES.items():
        _, position = last_of(path)
        telling(position)
        assert position.get("result") or position["board"]["turn"] == TURN, name
