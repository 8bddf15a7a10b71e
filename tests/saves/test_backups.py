"""Backups: the last ones, one a day, one a week, within limits, even with a wrong clock."""

from __future__ import annotations

import os
from datetime import date, timedelta
from pathlib import Path

import pytest

from ddtable.saves import SaveError, copy, create, in_use, open_save, show
from ddtable.saves.backups import DAYS, LAST, WEEKS, Backup, backups, folder_of, keep, kept
from tests.saves.games import NOW, SEATS, fresh_game, play_on

TODAY = date(2031, 5, 4)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "a game, 50% & #1?.ddtable"


@pytest.fixture
def root(tmp_path: Path) -> Path:
    return tmp_path / "backups"


def played_on(days: list[date]) -> list[Backup]:
    """A copy of each of these days, the newest first."""
    made = [Backup(Path(str(number)), number, day) for number, day in enumerate(days, 1)]
    return made[::-1]


def test_backup_has_the_game_at_that_time(path, root):
    game = fresh_game()
    with create(path, game, SEATS, True, NOW):
        play_on(game, 30)
        assert keep(path, root, TODAY)
        stood = game.position
        play_on(game, 5, seed=2)  # the lock is still ours
    (made,) = backups(folder_of(path, root))
    assert (made.number, made.day) == (1, TODAY)
    opened = open_save(made.path, read_only=True)
    assert (opened.game.position, opened.verified) == (stood, True)


def test_unchanged_game_is_not_backed_up_again(path, root):
    with create(path, fresh_game(), SEATS, True, NOW):
        pass
    assert keep(path, root, TODAY)
    assert not keep(path, root, TODAY)
    with open_save(path).save as save:
        assert save is not None
    assert not keep(path, root, TODAY + timedelta(3)), "it was only looked at"
    opened = open_save(path)
    with opened.save:
        play_on(opened.game, 1)
    assert keep(path, root, TODAY)
    assert [show(one.path).choices for one in backups(folder_of(path, root))] == [1, 0]


def test_rewritten_file_without_new_entries_removes_no_backup(path, root):
    """A kill leaves no closing snapshot: in it the copy made at the next opening differs from the one at leaving."""
    game = fresh_game()
    save = create(path, game, SEATS, True, NOW)
    play_on(game, 40)
    assert keep(path, root, TODAY)
    assert show(backups(folder_of(path, root))[0].path).turn == 0
    save.close()
    assert not keep(path, root, TODAY), "the same choices"
    (only,) = backups(folder_of(path, root))
    assert show(only.path).choices == 40
    assert show(only.path).turn == show(path).turn > 0, "the copy tells the round now too"
    only.path.write_text("broken")
    os.utime(only.path, ns=(1, 1))
    assert keep(path, root, TODAY), "a copy that cannot be read is no copy"


def test_a_folder_of_copies_that_may_not_be_written_is_named(path, root, monkeypatch):
    with create(path, fresh_game(), SEATS, True, NOW):
        pass
    monkeypatch.setattr("ddtable.saves.backups.os.access", lambda *_: False)
    with pytest.raises(SaveError, match="Could not save") as told:
        keep(path, root, TODAY)
    assert str(root) in str(told.value)


@pytest.mark.long
def test_the_copies_are_thinned(path, root):
    with create(path, fresh_game(), SEATS, True, NOW):
        pass
    for day in range(24):
        with open_save(path).save as save:
            save.seat(0, ("recruit", "human")[day % 2])  # every copy differs
        assert keep(path, root, TODAY + timedelta(day))
    found = [(TODAY + timedelta(23) - one.day).days for one in backups(folder_of(path, root))]
    assert found[:DAYS] == list(range(DAYS))
    assert len(found) <= LAST + DAYS + WEEKS
    assert 15 <= found[-1] <= 21, "and the newest of some weeks more"


def test_one_a_day_and_one_a_week():
    days = [TODAY + timedelta(day) for day in range(60)]
    found = sorted((days[-1] - one.day).days for one in kept(played_on(days)))
    assert found[:DAYS] == list(range(DAYS))
    assert len(found) in (DAYS + WEEKS - 1, DAYS + WEEKS - 2)


def test_clock_set_back_removes_no_new_backup():
    days = [TODAY + timedelta(day) for day in range(30)] + [TODAY - timedelta(4000)] * 4
    made = played_on(days)
    left = kept(made)
    assert set(made[:LAST]) <= left
    assert {made[4], made[5], made[6]} <= left, "those of before are counted as days of their own"


def test_games_of_one_name_in_two_folders_have_copies_of_their_own(path, root, tmp_path):
    with create(path, fresh_game(), SEATS, True, NOW):
        pass
    other = tmp_path / "elsewhere" / path.name
    other.parent.mkdir()
    copy(path, other)
    assert keep(path, root, TODAY)
    assert keep(other, root, TODAY)
    assert len(list(root.iterdir())) == 2


def test_all_copies_together_are_bounded(path, root, tmp_path, monkeypatch):
    with create(path, fresh_game(), SEATS, True, NOW):
        pass
    other = tmp_path / "other.ddtable"
    copy(path, other)
    keep(path, root, TODAY)
    size = backups(folder_of(path, root))[0].path.stat().st_size
    monkeypatch.setattr("ddtable.saves.backups.MOST_BYTES", size + 1)
    keep(other, root, TODAY - timedelta(9))
    assert len(backups(folder_of(other, root))) == 1, "the one that was just made stays, though it tells the older day"
    assert not folder_of(path, root).exists(), "the folder of the last copy goes with it"


def test_other_files_among_backups_are_kept(path, root):
    assert backups(folder_of(path, root)) == []
    with create(path, fresh_game(), SEATS, True, NOW):
        pass
    folder = folder_of(path, root)
    folder.mkdir(parents=True)
    (folder / "000007 2031-13-45.ddtable").write_text("no such day")
    (folder / "notes.txt").write_text("mine")
    (folder / "000001 2031-05-04.ddtable.new").write_text("cut short")
    assert keep(path, root, TODAY)
    names = sorted(one.name for one in folder.iterdir())
    assert names == ["000001 2031-05-04.ddtable", "000007 2031-13-45.ddtable", "notes.txt"]


def test_where_a_link_leads_nothing_is_removed(path, root, tmp_path, monkeypatch):
    """A folder of copies that is a link: a game's own, and that of another game while all copies take too much room."""
    with create(path, fresh_game(), SEATS, True, NOW):
        pass
    mine = tmp_path / "mine"
    mine.mkdir()
    for name in ("draft.new", *(f"{number:06} 2031-05-04.ddtable" for number in range(9))):
        (mine / name).write_text("precious")
    there = sorted(mine.iterdir())
    root.mkdir()
    folder_of(path, root).symlink_to(mine)
    with pytest.raises(SaveError, match="Could not save"):
        keep(path, root, TODAY)
    assert sorted(mine.iterdir()) == there
    folder_of(path, root).unlink()
    (root / "another 12345678").symlink_to(mine)
    monkeypatch.setattr("ddtable.saves.backups.MOST_BYTES", 1)
    assert keep(path, root, TODAY)
    assert sorted(mine.iterdir()) == there


def test_a_file_with_a_name_of_ones_own_stays_beside_the_copies(path, root):
    with create(path, fresh_game(), SEATS, True, NOW):
        pass
    mine = folder_of(path, root) / "my notes.new"
    mine.parent.mkdir(parents=True)
    mine.write_text("precious")
    assert keep(path, root, TODAY)
    assert mine.read_text() == "precious"


def test_a_copy_that_cannot_be_made_is_a_sentence(path, root, tmp_path):
    with pytest.raises(SaveError, match="Could not read"):
        keep(path, root, TODAY)
    with create(path, fresh_game(), SEATS, True, NOW):
        pass
    root.write_text("in the way")
    with pytest.raises(SaveError, match="Could not save"):
        keep(path, root, TODAY)


def test_whether_a_window_plays_a_save(path):
    with create(path, fresh_game(), SEATS, True, NOW):
        assert in_use(path)
    assert not in_use(path)
    with pytest.raises(SaveError, match="There is no file"):
        in_use(path.with_name("nothing.ddtable"))


def test_links_and_folders_among_backups_are_ignored(path, root, monkeypatch):
    """Links and folders with the name of a copy; a folder where one was cut short; a copy that is gone meanwhile."""
    with create(path, fresh_game(), SEATS, True, NOW):
        pass
    folder = folder_of(path, root)
    folder.mkdir(parents=True)
    (folder / "000009 2031-05-04.ddtable").symlink_to("nowhere")
    (folder / "000008 2031-05-04.ddtable").mkdir()
    (folder / "cut short.new").mkdir()
    (root / "a file").write_text("mine")
    assert keep(path, root, TODAY)
    (made,) = backups(folder)
    assert made.number == 1
    monkeypatch.setattr("ddtable.saves.backups.MOST_BYTES", 1)
    gone = Backup(root / "000001 2031-05-04.ddtable", 1, TODAY)
    monkeypatch.setattr("ddtable.saves.backups.backups", lambda place: [*backups(place), gone])
    other = path.with_name("other.ddtable")
    copy(path, other)
    assert keep(other, root, TODAY + timedelta(1))
    assert backups(folder) == [], "the bound holds all the same"
    assert len(list(folder.iterdir())) == 3


def test_backup_after_the_highest_number_is_made(path, root):
    """A folder from a stranger may have a backup with the highest number."""
    with create(path, fresh_game(), SEATS, True, NOW):
        pass
    keep(path, root, TODAY)
    (made,) = backups(folder_of(path, root))
    made.path.rename(made.path.with_name(made.path.name.replace("000001", "999999")))
    opened = open_save(path)
    with opened.save:
        play_on(opened.game, 1)
    assert keep(path, root, TODAY)
    assert [one.number for one in backups(folder_of(path, root))] == [1_000_000, 999_999]
