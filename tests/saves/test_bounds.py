"""Everything written can be read again: the writer refuses in advance what the reader would refuse."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from contextlib import closing
from functools import partial
from pathlib import Path
from random import Random

import pytest

from ddtable.engine.game import Game
from ddtable.engine.questions import Remark
from ddtable.saves import SaveError, Seat, create, open_save
from ddtable.saves.records import MOST_HANDED
from ddtable.saves.store import BYTES_AN_ENTRY, SNAPSHOT_EVERY
from ddtable.words.sentences import Words
from tests.saves.bombs import large
from tests.saves.games import NOW, SEATS, fresh_game, play_on

Refused = Callable[[], object]


def refusal(act: Refused) -> str:
    with pytest.raises(SaveError) as refused:
        act()
    for language in ("en", "da"):
        assert Words(language).trouble(refused.value.sentence).endswith(".")
    return str(refused.value)


def refused_by(act: Refused) -> str:
    """Return why something cannot be saved; nothing where it was."""
    try:
        act()
    except SaveError as refused:
        return refused.sentence
    return ""


def play_until_refused(game: Game, remark: Remark | None = None) -> str:
    """Play at random until a choice cannot be saved; return why."""
    random = Random(1)
    for _ in range(2000):
        assert game.question is not None
        play, stood = (
            partial(game.play, game.rules.sample(game.question, random), remark),
            (game.last, len(game.journal)),
        )
        if said := refused_by(play):
            assert (game.last, len(game.journal)) == stood, "what is not saved has not happened"
            assert refusal(play) == said, "it may be tried again"
            return said
    pytest.fail("nothing was refused")


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "game.ddtable"


def test_a_journal_is_not_longer_than_the_reader_takes(path: Path, monkeypatch: pytest.MonkeyPatch):
    for module in ("store", "database", "records"):
        monkeypatch.setattr(f"ddtable.saves.{module}.MOST_ROWS", 30)
    game = fresh_game()
    with create(path, game, SEATS, True, NOW):
        play_on(game, 20)
        for _ in range(5):
            game.undo()
        said = play_until_refused(game)
        assert said.startswith("game.ddtable is full: a game can have at most 30 choices, including undone ones.")
    opened = open_save(path, read_only=True)
    assert opened.verified
    assert (len(opened.game.journal), len(opened.game.choices)) == (30, 20)
    branch = opened.game.branch()
    with create(path.with_name("practice.ddtable"), branch, SEATS, True, NOW):
        play_on(branch, 10)
    assert open_save(path.with_name("practice.ddtable"), read_only=True).verified


def test_a_file_is_not_larger_than_the_reader_takes(path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr("ddtable.saves.store.LARGEST", 36 << 10)
    monkeypatch.setattr("ddtable.saves.schema.LARGEST", 36 << 10)
    game = fresh_game()
    with create(path, game, SEATS, False, NOW):
        said = play_until_refused(game)
        assert said.startswith("game.ddtable is full: a game file can have ")
    assert path.stat().st_size <= 36 << 10
    opened = open_save(path, read_only=True)
    assert opened.verified
    assert opened.game.position == game.position


@pytest.mark.parametrize("bound", ["LONGEST_CHOICE", "LONGEST_FACES", "LONGEST_REMARK"])
def test_an_entry_is_not_longer_than_the_reader_takes(bound: str, path: Path, monkeypatch: pytest.MonkeyPatch):
    game = fresh_game()
    with create(path, game, SEATS, False, NOW):
        play_on(game, 3)
        monkeypatch.setattr(f"ddtable.saves.records.{bound}", 2)
        said = play_until_refused(game, Remark("reason-chance"))
        assert said.startswith("Could not save game.ddtable: it could not be opened again")
    monkeypatch.undo()
    assert open_save(path, read_only=True).verified


def test_a_position_is_not_longer_than_the_reader_takes(path: Path, monkeypatch: pytest.MonkeyPatch):
    game = fresh_game()
    with create(path, game, SEATS, False, NOW):
        play_on(game, SNAPSHOT_EVERY)
        monkeypatch.setattr("ddtable.saves.store._text", lambda _value: '"x"' * (1 << 20))
        said = refusal(lambda: play_on(game, 1))
        assert "Could not save" in said
        assert len(game.choices) == SNAPSHOT_EVERY
        monkeypatch.undo()
    assert open_save(path, read_only=True).verified


def test_names_of_80_emoji_are_saved(path: Path):
    game = fresh_game()
    seats = tuple(Seat("\N{DRAGON}" * 80, "person") for _ in range(2))
    create(path, game, seats, False, NOW).close()
    assert [seat.name for seat in open_save(path, read_only=True).seats] == ["\N{DRAGON}" * 80] * 2


def test_the_longest_names_leave_room_for_all_that_seats_remember(path: Path):
    """A control sign takes six signs in the file."""
    game = large(1)
    seats = tuple(Seat("\x01" * 145, "k" * 40) for _ in range(4))
    with create(path, game, seats, False, NOW) as save:
        for number in range(4):
            for _ in range(MOST_HANDED):
                save.seat(number, "k" * 40, True)
    assert len(open_save(path, read_only=True).seats) == 4


@pytest.mark.parametrize(
    ("seat", "said"),
    [
        (Seat("\x01" * 1000, "person"), "the names of the players are too long"),
        (Seat("n" * 1001, "person"), "could not be opened again"),
        (Seat("Ada", "k" * 41), "could not be opened again"),
        (Seat("half \ud83d", "person"), "could not be opened again"),
    ],
)
def test_a_seat_that_cannot_be_read_is_not_written(seat: Seat, said: str, path: Path):
    assert said in refusal(lambda: create(path, fresh_game(), (seat, SEATS[1]), False, NOW))
    assert list(path.parent.iterdir()) == []


def test_a_kind_of_player_that_cannot_be_read_does_not_take_a_seat(path: Path):
    with create(path, fresh_game(), SEATS, False, NOW) as save:
        assert "could not be opened again" in refusal(lambda: save.seat(0, "k" * 41))
        save.seat(0, "recruit")
    assert [change.kind for change in open_save(path, read_only=True).seats[0].handed] == ["recruit"]


@pytest.mark.long
def test_the_largest_game_is_saved_and_opened(path: Path):
    """Q18: 4 players with 400 health each."""
    game = large(0)
    seats = tuple(Seat(name, "person") for name in ("Mira", "Ragna", "Oskar", "Tuva"))
    with create(path, game, seats, False, NOW):
        play_on(game, 130)
    opened = open_save(path, read_only=True)
    assert opened.verified
    assert opened.game.position == game.position


@pytest.mark.long
def test_large_positions_have_few_snapshots(path: Path):
    """A file holds 32 MB: with one for each 50 choices a game of this size would fill it after some 15,000."""
    game = large(0)
    seats = tuple(Seat(name, "person") for name in ("Mira", "Ragna", "Oskar", "Tuva"))
    with create(path, game, seats, False, NOW):
        play_on(game, 260)
        (count, size, largest), entries = look(path), len(game.journal)
        assert count == 2
        assert size <= BYTES_AN_ENTRY * entries + 2 * largest
    assert open_save(path, read_only=True).verified


def look(path: Path) -> tuple[int, int, int]:
    """How many snapshots a file has, how large they are together, and the largest."""
    with closing(sqlite3.connect(path)) as connection:
        found = connection.execute("SELECT count(*), sum(length(position)), max(length(position)) FROM snapshot")
        return found.fetchone()


def test_a_remark_shows_a_few_values(path: Path):
    game = fresh_game()
    with create(path, game, SEATS, False, NOW):
        assert game.question is not None
        game.play(game.rules.sample(game.question, Random(1)), Remark("word", {str(n): n for n in range(40)}))
    (entry,) = open_save(path, read_only=True).game.choices
    assert entry.remark is not None
    assert entry.remark.values == {str(n): n for n in range(12)}
