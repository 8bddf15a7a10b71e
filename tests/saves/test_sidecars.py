"""Files beside a save are checked before SQLite uses them: hostile ones are refused and not changed."""

from __future__ import annotations

import faulthandler
import os
import shutil
import sqlite3
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import closing, suppress
from datetime import date
from pathlib import Path
from random import Random

import pytest

import ddtable.rules  # noqa: F401  (makes the rule systems known)
from ddtable.commands import CommandError
from ddtable.commands.roster import find_forces
from ddtable.commands.save import check as check_save
from ddtable.commands.save import show as show_save
from ddtable.saves import SaveError, copy, create, in_use, open_save, show
from ddtable.saves.backups import keep
from tests.saves.games import NOW, SEATS, fresh_game, play_on
from tests.saves.sidecars import (
    FILE,
    GROW,
    HARMLESS,
    HOSTILE,
    JOURNAL,
    LOG,
    PAGE,
    Sidecar,
    beside,
    cut_short,
    header,
    lay,
    named,
    naming,
    precious,
    record,
    seen,
)

PATIENCE = 60  # seconds: only what hangs takes so long
PROJECT = Path(__file__).parents[2]


@pytest.fixture(autouse=True)
def hangs_are_errors() -> Iterator[None]:
    """End the run with a traceback where SQLite waits for a pipe: no signal reaches it there."""
    faulthandler.dump_traceback_later(PATIENCE, exit=True)
    yield
    faulthandler.cancel_dump_traceback_later()


@pytest.fixture(scope="module")
def sound(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """A save of 60 choices."""
    path = tmp_path_factory.mktemp("sound") / "game.ddtable"
    game = fresh_game()
    with create(path, game, SEATS, False, NOW):
        play_on(game, 60)
    return path.read_bytes()


@pytest.fixture
def path(tmp_path: Path, sound: bytes) -> Path:
    folder = tmp_path / "games"
    folder.mkdir()
    path = folder / "game.ddtable"
    path.write_bytes(sound)
    precious(path).write_text("mine")
    return path


def put(path: Path, sidecar: Sidecar) -> None:
    try:
        lay(path, sidecar)
    except (OSError, AttributeError) as error:
        pytest.skip(f"this cannot be made here: {error}")


LOOKS: dict[str, Callable[[Path], object]] = {
    "looked at": show,
    "read": lambda path: open_save(path, read_only=True),
    "opened": open_save,
    "copied": lambda path: copy(path, path.with_name("copy.ddtable")),
    "kept": lambda path: keep(path, path.parent.parent / "backups", date(2031, 5, 4)),
    "checked by the command": check_save,
    "shown by the command": show_save,
    "printed as a roster": lambda path: find_forces(str(path)),
}


@pytest.mark.parametrize("name", HOSTILE)
def test_hostile_file_beside_a_save_is_refused_unchanged(path, name):
    sidecar = named(name, path, Random(name))
    put(path, sidecar)
    before = seen(path.parent)
    for look in LOOKS.values():
        with pytest.raises((SaveError, CommandError), match="Nothing has changed") as refused:
            look(path)
        said = str(refused.value)
        assert f"game.ddtable{sidecar.ending}" in said
        assert "\n" not in said
        assert seen(path.parent) == before
    assert not in_use(path)
    assert seen(path.parent) == before


@pytest.mark.parametrize("name", HARMLESS)
def test_harmless_journal_is_ignored_and_removed_on_play(path, name):
    whole = open_save(path, read_only=True).game
    put(path, named(name, path, Random(name)))
    before = seen(path.parent)
    assert show(path).entries == 60
    assert open_save(path, read_only=True).game.journal == whole.journal
    assert not in_use(path)
    assert seen(path.parent) == before, "looking touches nothing"
    opened = open_save(path)
    with opened.save:
        assert opened.verified
        play_on(opened.game, 1)
    assert sorted(seen(path.parent)) == ["game.ddtable", "precious.txt"]
    assert open_save(path, read_only=True).game.journal == opened.game.journal


def test_sqlite_would_delete_the_file_named_by_a_super_journal(path):
    """The attack as SQLite carries it out, so that the tests above are known to aim at something."""
    put(path, named("journal that names a super-journal", path, Random(1)))
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("SELECT count(*) FROM game").fetchone()
    assert not precious(path).exists()


def test_sqlite_would_read_a_log(path):
    before = path.read_bytes()
    put(path, named("log", path, Random(1)))
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("SELECT count(*) FROM game").fetchone()
    assert path.read_bytes() != before


def test_a_journal_through_a_link_is_that_of_the_file_itself(path, tmp_path):
    """SQLite looks beside the file that a link stands for."""
    link = tmp_path / "link.ddtable"
    link.symlink_to(path)
    put(path, named("journal that names a super-journal", path, Random(1)))
    for look in (show, open_save):
        with pytest.raises(SaveError, match=r"game\.ddtable-journal"):
            look(link)
    assert precious(path).exists()


def test_a_new_game_takes_no_journal_that_waits_for_it(path):
    new = path.with_name("new.ddtable")
    for sidecar in (
        Sidecar("", JOURNAL, FILE, naming(header(1), precious(path))),
        Sidecar("", JOURNAL, FILE, cut_short(path, GROW)[1]),
        Sidecar("", LOG, FILE, b""),
        Sidecar("", JOURNAL, "link", b"precious.txt"),
    ):
        put(new, sidecar)
        before = seen(path.parent)
        with pytest.raises(SaveError, match=r"new\.ddtable-"):
            create(new, fresh_game(), SEATS, True, NOW)
        assert seen(path.parent) == before
        beside(new, sidecar.ending).unlink()


@pytest.mark.parametrize(
    "name", ["journal that names a super-journal", "link for a journal", "pipe for a journal", "log"]
)
def test_hostile_file_beside_a_game_in_play_stops_the_next_choice(path, name):
    """Giving up a change of our own would delete the named file too, and a journal is written through a link."""
    opened = open_save(path)
    with opened.save:
        sidecar = named(name, path, Random(1))
        put(path, sidecar)
        with pytest.raises(SaveError, match=r"game\.ddtable-"):
            play_on(opened.game, 1)
        assert len(opened.game.journal) == 60
        beside(path, sidecar.ending).unlink()
        play_on(opened.game, 1)
    assert precious(path).read_text() == "mine"
    assert show(path).entries == 61


def test_a_journal_that_cannot_be_looked_at_is_named(path, monkeypatch):
    lstat = os.lstat

    def denied(place, **more):
        if str(place).endswith(JOURNAL):
            raise PermissionError(13, "Permission denied")
        return lstat(place, **more)

    monkeypatch.setattr("ddtable.saves.sidecars.os.lstat", denied)
    with pytest.raises(SaveError, match=r"Could not read game\.ddtable-journal: you don’t have permission"):
        show(path)


@pytest.mark.parametrize(("error", "refused"), [(FileNotFoundError(2, "gone"), False), (OSError(5, "disk"), True)])
def test_vanished_journal_is_accepted_but_disk_errors_are_refused(path, monkeypatch, error, refused):
    def vanished(*_, **__):
        raise error

    lay(path, named("cold journal", path, Random(1)))
    monkeypatch.setattr("ddtable.saves.sidecars._refuse_end", lambda *_: None)
    monkeypatch.setattr("ddtable.saves.sidecars.open_regular", vanished)
    if refused:
        with pytest.raises(SaveError, match="the disk has a"):
            show(path)
    else:
        assert show(path).entries == 60


def test_file_that_appears_while_a_game_is_made_is_not_replaced(path, monkeypatch):
    new = path.with_name("new.ddtable")
    monkeypatch.setattr("ddtable.saves.store.refuse_any", lambda _: new.write_text("another's"))
    with pytest.raises(SaveError, match="already exists"):
        create(new, fresh_game(), SEATS, True, NOW)
    assert new.read_text() == "another's"


def test_new_game_locked_by_another_window_is_removed(path, monkeypatch):
    new = path.with_name("new.ddtable")
    monkeypatch.setattr("ddtable.saves.store.lock", lambda _: (None, True))
    with pytest.raises(SaveError, match="another window is saving it"):
        create(new, fresh_game(), SEATS, True, NOW)
    assert not new.exists()


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="there are no pipes with names here")
def test_no_copy_is_written_into_a_pipe(path):
    pipe = path.with_name("pipe.ddtable")
    os.mkfifo(pipe)
    with pytest.raises(SaveError, match="it is not a regular file"):
        copy(path, pipe)
    assert pipe.is_fifo()


# What is the file's own


def played_beyond(path: Path, choices: int) -> Path:
    """Return a copy of a save that was played on."""
    other = path.with_name("other.ddtable")
    shutil.copy(path, other)
    opened = open_save(other)
    with opened.save:
        play_on(opened.game, choices)
    return other


ONE_MORE = (
    "INSERT INTO journal SELECT 61, kind, 60, seat, choice, faces, remark FROM journal WHERE number = 60",
    "UPDATE game SET changed = '2031-06-01'",
)


@pytest.mark.long
@pytest.mark.parametrize("change", [GROW, *ONE_MORE])
@pytest.mark.parametrize("spilled", [True, False])
def test_power_cut_is_undone_in_the_copy_and_later_in_the_file(path, change, spilled):
    whole = open_save(path, read_only=True).game
    database, journal = cut_short(path, change, spilled)
    path.write_bytes(database)
    beside(path, JOURNAL).write_bytes(journal)
    before = seen(path.parent)
    assert show(path).entries == 60
    assert open_save(path, read_only=True).game.journal == whole.journal
    assert not in_use(path)
    copy(path, path.parent.parent / "copy.ddtable")
    assert open_save(path.parent.parent / "copy.ddtable", read_only=True).game.journal == whole.journal
    assert seen(path.parent) == before, "looking touches nothing"
    opened = open_save(path)
    with opened.save:
        assert (opened.verified, opened.game.journal) == (True, whole.journal)
        play_on(opened.game, 3)
    assert show(path).entries == 63
    assert sorted(seen(path.parent)) == ["game.ddtable", "precious.txt"]


def test_interrupted_commit_with_all_pages_is_undone(path):
    """The file is complete with the unacknowledged choice; its journal is still there."""
    other = played_beyond(path, 1)
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        before = int(connection.execute("PRAGMA data_version").fetchone()[0])
        assert before
    first, second = path.read_bytes(), other.read_bytes()
    changed = [at for at in range(0, len(first), PAGE) if first[at : at + PAGE] != second[at : at + PAGE]]
    # Opening and closing wrote twice: the choice, and the snapshot of the position at the end.
    counter = (int.from_bytes(second[24:28], "big") - 1).to_bytes(4, "big")
    records = [record(at // PAGE + 1, first[at : at + PAGE]) for at in changed]
    records[0] = record(1, first[:24] + counter + first[28:92] + counter + first[96:PAGE])
    path.write_bytes(second)
    beside(path, JOURNAL).write_bytes(header(len(first) // PAGE, len(changed)) + b"".join(records))
    assert show(other).entries == 61
    assert show(path).entries == 60
    opened = open_save(path)
    with opened.save:
        assert (opened.verified, len(opened.game.journal)) == (True, 60)
    assert show(path).entries == 60


def test_old_journal_of_the_same_game_undoes_no_choices(path):
    """However it was made to fit: a journal takes back what one change wrote, and no more."""
    _, journal = cut_short(path, GROW)
    old = path.read_bytes()
    other = played_beyond(path, 9)
    beside(other, JOURNAL).write_bytes(journal)
    with pytest.raises(SaveError, match="is not the journal of"):
        show(other)
    fresh = other.read_bytes()
    counter = fresh[24:28]
    pages = [old[at : at + PAGE] for at in range(0, len(old), PAGE)]
    pages[0] = pages[0][:24] + counter + pages[0][28:92] + counter + pages[0][96:]
    records = b"".join(record(number, page) for number, page in enumerate(pages, 1))
    beside(other, JOURNAL).write_bytes(header(len(pages), len(pages)) + records)
    before = seen(path.parent)
    for look in LOOKS.values():
        with pytest.raises((SaveError, CommandError), match="is not the journal of"):
            look(other)
    assert seen(path.parent) == before
    with closing(sqlite3.connect(other)) as connection:
        assert connection.execute("SELECT count(*) FROM journal").fetchone() == (60,), "SQLite would apply it"


def test_another_game_of_as_many_changes_is_not_rolled_back_into_this_one(path):
    """Two games that were begun and played alike: their journals differ in nothing that SQLite sees."""
    other = path.with_name("other.ddtable")
    game = fresh_game(2)
    with create(other, game, SEATS, False, NOW):
        play_on(game, 60)
    _, journal = cut_short(other, GROW)
    lengths = len(path.read_bytes()), len(other.read_bytes())
    assert abs(lengths[0] - lengths[1]) < 10 * PAGE
    beside(path, JOURNAL).write_bytes(journal)
    before = seen(path.parent)
    with pytest.raises(SaveError, match="is not the journal of"):
        open_save(path)
    assert seen(path.parent) == before


def test_damaged_save_with_its_own_journal_is_reported_as_damaged(path):
    database, journal = cut_short(path, GROW)
    path.write_bytes(database[: 3 * PAGE] + b"\xaa" * PAGE + database[4 * PAGE :])
    beside(path, JOURNAL).write_bytes(journal)
    with suppress(SaveError):  # it may lie in a page that the journal brings back
        show(path)
    path.write_bytes(database[:PAGE] + b"\xaa" * (len(database) - PAGE))
    with pytest.raises(SaveError, match="damaged"):
        show(path)


# While a window plays

PLAY = """
import sys
from pathlib import Path
from tests.saves.games import *
from ddtable.saves import open_save
opened = open_save(Path(sys.argv[1]))
print(flush=True)
for line in sys.stdin:
    play_on(opened.game, 1, seed=len(opened.game.journal))
    print(flush=True)
"""


@pytest.mark.long
def test_game_in_play_is_always_read_complete(path):
    """The window commits as fast as it can while this program looks; every look is a whole game, never an older one."""
    command = [sys.executable, "-c", PLAY, str(path)]
    with subprocess.Popen(command, cwd=PROJECT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as window:
        assert window.stdout is not None
        window.stdout.readline()
        told = 60
        for _ in range(60):
            window.stdin.write("\n" * 3)
            window.stdin.flush()
            opened = open_save(path, read_only=True)
            assert opened.verified
            assert told <= len(opened.game.journal)
            told = len(opened.game.journal)
        for _ in range(180):
            window.stdout.readline()
        # Asked only now: between two of its commits a window holds no lock for some microseconds.
        assert in_use(path)
        assert open_save(path).locked
        assert show(path).entries == 240
        window.stdin.close()


def test_constantly_changing_file_is_reported_as_busy(path, monkeypatch):
    monkeypatch.setattr("ddtable.saves.access.sleep", lambda _: None)
    whole, read = path.read_bytes(), []

    def another(*_) -> bytes:
        read.append(whole.replace(b"Ada", b"Adb") if len(read) % 2 else whole)
        path.write_bytes(read[-2] if len(read) > 1 else b"")
        return read[-1]

    monkeypatch.setattr("ddtable.saves.access.read_bytes", another)
    with pytest.raises(SaveError, match="another window is saving it"):
        show(path)


def test_a_change_that_ends_while_the_file_is_read_is_not_seen_in_halves(path, monkeypatch):
    """A journal that was there before and after is of one change; that of the next one undoes another."""
    _, journal = cut_short(path, GROW)
    other = bytearray(journal)
    other[12] ^= 1  # the nonce of another change
    heads, journals = [journal[:28], b""], [bytes(other), b""]
    monkeypatch.setattr("ddtable.saves.access.sleep", lambda _: None)
    monkeypatch.setattr("ddtable.saves.access.sidecars.head_of", lambda _: heads.pop(0))
    monkeypatch.setattr("ddtable.saves.access.sidecars.journal_of", lambda _: journals.pop(0))
    assert show(path).entries == 60
    assert not heads
    assert not journals


@pytest.mark.skipif(os.name != "posix", reason="another limit holds there")
def test_a_path_that_sqlite_cannot_open_is_named(path, tmp_path):
    folder = tmp_path
    while len(os.fsencode(folder)) < 520:
        folder = folder / ("d" * 100)
    folder.mkdir(parents=True)
    long = folder / "game.ddtable"
    shutil.copy(path, long)
    with pytest.raises(SaveError, match=r"its path is too long\. A path may have 504 bytes"):
        open_save(long)
    with pytest.raises(SaveError, match=r"its path is too long\. A path may have 504 bytes"):
        create(folder / "new.ddtable", fresh_game(), SEATS, True, NOW)
    assert [one.name for one in folder.iterdir()] == ["game.ddtable"]
    assert show(long).entries == 60, "it can still be looked at, and copied to where it can be played"
    copy(long, tmp_path / "copy.ddtable")
    assert show(tmp_path / "copy.ddtable").entries == 60


@pytest.mark.skipif(os.name != "posix", reason="another limit holds there")
def test_a_name_that_leaves_no_room_for_a_journal_is_named(path):
    long = path.with_name("x" * 250)
    shutil.copy(path, long)
    with pytest.raises(SaveError, match="its name or its path is too long"):
        open_save(long)
    assert show(long).entries == 60


def test_the_longest_path_that_sqlite_opens(path, tmp_path):
    """The limit that is told is the very one: SQLite's 512 bytes with the ending of a journal."""
    folder = tmp_path
    while len(os.fsencode(folder)) < 504 - 110:
        folder = folder / ("d" * 90)
    folder.mkdir(parents=True)
    exact = folder / ("x" * (504 - len(os.fsencode(folder)) - 1))
    shutil.copy(path, exact)
    with open_save(exact).save:
        pass
    with pytest.raises(SaveError, match="too long"):
        create(exact.with_name(exact.name + "x"), fresh_game(), SEATS, True, NOW)
    with pytest.raises(sqlite3.OperationalError):
        sqlite3.connect(exact.with_name(exact.name + "x"))


@pytest.mark.skipif(sys.platform == "win32", reason="names are text there")
def test_file_name_that_is_not_utf_8_works(path):
    strange = Path(os.fsdecode(os.fsencode(path.parent) + b"/caf\xe9.ddtable"))
    os.rename(path, strange)
    assert show(strange).entries == 60
    opened = open_save(strange)
    with opened.save:
        play_on(opened.game, 1)
    copy(strange, path)
    assert show(path).entries == 61


def test_a_path_with_a_zero_byte_is_that_of_no_file(tmp_path):
    for look in (show, open_save, in_use):
        with pytest.raises(SaveError, match="not a possible file name"):
            look(tmp_path / "a\0b.ddtable")
    with pytest.raises(SaveError, match="Could not create"):
        create(tmp_path / "a\0b.ddtable", fresh_game(), SEATS, True, NOW)
