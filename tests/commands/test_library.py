"""Tests of `ddtable library`: output, files, refusals and exit codes."""

from __future__ import annotations

import argparse
import json
import os
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from msgspec.structs import replace

from ddtable import cli, library
from ddtable.commands import CommandError
from ddtable.commands.asking_library import add_library
from ddtable.dice.catalogue import use_own_dice
from ddtable.forces.battle_army import BattleArmy
from ddtable.forces.own_armies import OwnArmies
from tests.library.shelf import GUARD, NOW, RING

HATS = BattleArmy("made", "Hats", "giant", mage=16, monsters=4)
HORSES = BattleArmy("made", "Horses", "warrior", cavalry=20)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / library.NAME


@pytest.fixture
def full(path: Path) -> Path:
    with library.open_library(path, NOW) as shelf:
        shelf.keep(GUARD, NOW)
        shelf.keep_die(RING)
        shelf.own(shelf.new_collection("Mira").id, "goblins_thug", 3)
    return path


@pytest.fixture(autouse=True)
def _no_own_dice():
    yield
    use_own_dice(())


def run(path: Path, *words: str | Path) -> int:
    top = argparse.ArgumentParser(exit_on_error=False)
    add_library(top.add_subparsers())
    asked = top.parse_args(["library", "--file", str(path), *map(str, words)])
    return asked.command(asked, None)


def refused(path: Path, *words: str | Path) -> tuple[int, str]:
    with pytest.raises(CommandError) as error:
        run(path, *words)
    return error.value.code, str(error.value)


def test_path_of_the_library_is_printed(monkeypatch, tmp_path, capsys):
    monkeypatch.setattr("ddtable.library.user_data_path", lambda *_, **__: tmp_path)
    top = argparse.ArgumentParser()
    add_library(top.add_subparsers())
    asked = top.parse_args(["library", "path"])
    assert asked.command(asked, None) == 0
    assert capsys.readouterr().out.strip() == str(tmp_path / "library.ddlibrary")
    assert not (tmp_path / "library.ddlibrary").exists()


@pytest.mark.parametrize("words", [("check",), ("forces",), ("collections",), ("export", "-")])
def test_looking_makes_no_library(path, words):
    code, sentence = refused(path, *words)
    assert code == 2
    assert "There is no library" in sentence
    assert not path.exists()


def test_a_sound_library(full, capsys):
    assert run(full, "check") == 0
    assert "is valid: 1 force, 1 collection, 1 own die." in capsys.readouterr().out
    assert run(full, "forces") == 0
    assert "Reef Guard  Mira  24 health  2031-05-04T10:00  reef, slow" in capsys.readouterr().out
    assert run(full, "collections") == 0
    assert capsys.readouterr().out == "Mira  3 dice of 1 kind\n"


def test_problems_are_named_with_exit_code_one(full, capsys):
    import sqlite3
    from contextlib import closing

    with closing(sqlite3.connect(full)) as connection, connection:
        connection.execute("INSERT INTO owned VALUES (3, 'elves_of_old', 1)")
    assert run(full, "check") == 1
    assert "contains an unknown die elves_of_old" in capsys.readouterr().out


def test_a_damaged_force_stays_behind_and_the_others_are_exported(full, tmp_path, capsys):
    import sqlite3
    from contextlib import closing

    with closing(sqlite3.connect(full)) as connection, connection:
        connection.execute(
            "INSERT INTO force SELECT 50, 1, system, 'Torn', player, health, tags, note, changed, '{' FROM force"
        )
    assert run(full, "export", tmp_path / "all.json") == 1
    told = capsys.readouterr()
    assert "Not exported: Could not read the force Torn" in told.err
    assert "Written to" in told.out
    assert run(tmp_path / "other.ddlibrary", "import", tmp_path / "all.json") == 0
    assert "1 force, 1 collection, 1 own die new" in capsys.readouterr().out
    assert run(full, "export", "-") == 1
    assert len(json.loads(capsys.readouterr().out)["forces"]) == 1


def test_a_damaged_library_is_a_sentence(path):
    path.write_text("broken")
    assert refused(path, "check") == (1, "library.ddlibrary is not a ddtable library.")


def test_from_one_computer_to_another(full, tmp_path, capsys):
    out, other = tmp_path / "all.json", tmp_path / "other.ddlibrary"
    assert run(full, "export", out) == 0
    assert run(other, "import", out) == 0
    assert "all.json: 1 force, 1 collection, 1 own die new." in capsys.readouterr().out
    assert run(other, "import", out, "--counts", "add") == 0
    told = capsys.readouterr().out
    assert "1 of the collections existed: the counts were added." in told
    assert "2 of the forces, own dice and armies existed already." in told
    assert len(library.copies(other)) == 1, "of the library as it was before the second one"
    assert run(other, "export", "-") == 0
    (collection,) = json.loads(capsys.readouterr().out)["collections"]
    assert collection == {"name": "Mira", "dice": {"goblins_thug": 6}}


def test_a_collection_travels_as_csv_and_json(full, tmp_path, capsys):
    for name, start in (("dice.csv", "die,count"), ("dice.JSON", "{"), ("plain.txt", "die,count")):
        out = tmp_path / name
        assert run(full, "collection", "export", "mira", out) == 0
        assert out.read_text().startswith(start)
        assert run(full, "collection", "import", name, out) == 0
    assert run(full, "collection", "export", "Mira", "-", "--json") == 0
    assert '"goblins_thug": 3' in capsys.readouterr().out
    assert run(full, "collection", "import", "Mira", tmp_path / "dice.csv", "--counts", "add") == 0
    assert capsys.readouterr().out == "Mira: 6 dice of 1 kind.\n"
    assert run(full, "collection", "import", "MIRA", tmp_path / "dice.csv") == 0
    assert capsys.readouterr().out == "Mira: 3 dice of 1 kind.\n"


def test_errors_of_a_collection_are_reported_by_line(full, tmp_path):
    (tmp_path / "bad.csv").write_text("die,count\nThugg,1\nThug,x\n")
    code, sentences = refused(full, "collection", "import", "Ragna", tmp_path / "bad.csv")
    assert code == 1
    assert sentences.splitlines()[0] == "bad.csv, line 2: there is no die Thugg. Did you mean Thug?"
    assert len(sentences.splitlines()) == 2
    with library.open_library(full) as shelf:
        assert [one.name for one in shelf.collections()] == ["Mira"], "none is made for nothing"


def test_files_that_cannot_be_read_or_written(full, tmp_path, monkeypatch):
    out = tmp_path / "all.json"
    out.write_text("mine")
    assert refused(full, "export", out)[1] == f"{out} already exists. Use --overwrite to replace it."
    assert out.read_text() == "mine"
    assert run(full, "export", out, "--overwrite") == 0
    assert "Could not write" in refused(full, "export", tmp_path / "missing" / "all.json")[1]
    assert refused(full, "import", tmp_path / "none.json")[1] == f"There is no file {tmp_path / 'none.json'}."
    assert refused(full, "import", tmp_path)[1] == f"Could not read {tmp_path.name}: it is a folder."
    assert refused(full, "collection", "export", "Tuva", "-")[1] == "There is no collection Tuva."
    opens = os.open
    monkeypatch.setattr(os, "open", lambda path, *how, **more: opens(path, *how, **more) if path != out else _forbid())
    assert "you don’t have permission" in refused(full, "collection", "import", "Mira", out)[1]


def _forbid():
    raise PermissionError(13, "Permission denied")


def test_progress_is_shown_on_a_terminal(full, tmp_path, monkeypatch, capsys):
    (tmp_path / "many.csv").write_text("die,count\n" + "Thug,1\n" * 3000)
    monkeypatch.setattr("sys.stderr.isatty", lambda: True, raising=False)
    assert run(full, "collection", "import", "Mira", tmp_path / "many.csv") == 0
    told = capsys.readouterr()
    assert "\r250 of 3000 rows" in told.err
    assert told.err.endswith(" \r")  # the line is empty again
    assert told.out == "Mira: 3000 dice of 1 kind.\n"


def test_progress_of_a_large_library_is_shown_on_a_terminal(full, tmp_path, monkeypatch, capsys):
    monkeypatch.setattr("sys.stderr.isatty", lambda: True, raising=False)
    monkeypatch.setattr("ddtable.commands.library.MOST_AT_ONCE", 200)
    with closing(sqlite3.connect(full)) as connection, connection:
        row = connection.execute("SELECT * FROM force").fetchone()[2:]
        more = [(number, 1, *row) for number in range(1000, 1299)]
        connection.executemany(f"INSERT INTO force VALUES ({', '.join('?' * 10)})", more)
    assert run(full, "check") == 0
    assert "\r100 of 300 forces checked" in capsys.readouterr().err
    assert run(full, "export", tmp_path / "all.json") == 0
    told = capsys.readouterr().err
    assert told.index("\r200 of 300 forces exported") < told.index("\r200 of 300 forces checked")
    assert run(tmp_path / "other.ddlibrary", "import", tmp_path / "all.json") == 0
    told = capsys.readouterr().err
    assert "\r200 of 300 forces read" in told
    assert told.endswith(" \r")


def users(folder: Path, monkeypatch: pytest.MonkeyPatch, *words: str | Path) -> int:
    """Run a command for the user whose data lies in a folder."""
    monkeypatch.setattr("ddtable.library.user_data_path", lambda *_, **__: folder)
    monkeypatch.setattr("ddtable.forces.own_armies.user_data_path", lambda *_, **__: folder)
    top = argparse.ArgumentParser(exit_on_error=False)
    add_library(top.add_subparsers())
    asked = top.parse_args(["library", *map(str, words)])
    return asked.command(asked, None)


def test_own_armies_move_to_another_computer_too(tmp_path: Path, monkeypatch, capsys):
    """In the file of everything, also where there is nothing but armies."""
    here, there, file = tmp_path / "here", tmp_path / "there", tmp_path / "all.json"
    own = OwnArmies(here / "battle_armies.json")
    own.keep(HATS)
    own.keep(HORSES)
    assert users(here, monkeypatch, "export", file) == 0
    OwnArmies(there / "battle_armies.json").keep(replace(HATS, mage=3))
    capsys.readouterr()
    assert users(there, monkeypatch, "import", file) == 0
    told = capsys.readouterr().out
    assert "2 armies of Battle Dice new." in told
    assert "1 of the armies have the name of another one and got a number." in told
    kept = OwnArmies(there / "battle_armies.json").armies
    assert [(army.name, army.size) for army in kept] == [("Hats", 7), ("Horses", 20), ("Hats (2)", 20)]
    assert users(there, monkeypatch, "import", file) == 0
    assert "2 of the forces, own dice and armies existed already." in capsys.readouterr().out
    assert OwnArmies(there / "battle_armies.json").armies == kept


def test_own_armies_go_with_no_other_library(full: Path, tmp_path: Path, monkeypatch, capsys):
    here, file = tmp_path / "here", tmp_path / "all.json"
    monkeypatch.setattr("ddtable.forces.own_armies.user_data_path", lambda *_, **__: here)
    OwnArmies().keep(HATS)
    assert run(full, "export", file) == 0
    assert "Hats" not in file.read_text()
    assert users(here, monkeypatch, "export", file, "--overwrite") == 0
    OwnArmies().remove(HATS)
    assert run(full, "import", file) == 0
    assert "1 of the armies of Battle Dice were skipped: with --file no armies are imported" in capsys.readouterr().out
    assert OwnArmies().armies == ()


def test_own_army_that_is_not_exported_is_reported(tmp_path: Path, monkeypatch, capsys):
    own = OwnArmies(tmp_path / "battle_armies.json")
    own.keep(HATS)
    own.path.write_text(own.path.read_text().replace('"armies": [', '"armies": [{"name": "Lost"},'))
    assert users(tmp_path, monkeypatch, "export", "-") == 0
    printed = capsys.readouterr()
    assert [army["name"] for army in json.loads(printed.out)["armies"]] == ["Hats"]
    assert "Could not read Lost, one of your armies" in printed.err


def test_export_without_library_and_armies_is_refused(tmp_path: Path, monkeypatch):
    with pytest.raises(CommandError, match="There is no library"):
        users(tmp_path, monkeypatch, "export", "-")
    assert not list(tmp_path.iterdir())


def add_lost_die(path: Path) -> None:
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("INSERT INTO owned VALUES (3, 'own_lost', 1)")


def test_entries_that_cannot_be_imported_are_named_and_left_out(full: Path, tmp_path: Path, capsys):
    add_lost_die(full)
    assert run(full, "export", tmp_path / "all.json") == 1
    assert "The collection Mira contains an unknown die own_lost" in capsys.readouterr().err
    assert run(tmp_path / "other.ddlibrary", "import", tmp_path / "all.json") == 0


@pytest.mark.parametrize("name", ["dice.csv", "dice.json"])
def test_a_die_that_no_list_has_is_left_out_of_an_exported_collection(full: Path, tmp_path: Path, capsys, name: str):
    add_lost_die(full)
    assert run(full, "collection", "export", "Mira", tmp_path / name) == 0
    assert "1 kind of die was left out: own_lost." in capsys.readouterr().err
    assert run(full, "collection", "import", "Ragna", tmp_path / name) == 0
    assert "Ragna: 3 dice of 1 kind." in capsys.readouterr().out


def test_a_library_with_thousands_of_problems_names_some(full: Path, capsys):
    with closing(sqlite3.connect(full)) as connection, connection:
        connection.executemany("INSERT INTO owned VALUES (3, ?, 1)", [(f"own_{number}",) for number in range(3000)])
    assert run(full, "check") == 1
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == 101
    assert lines[-1] == "And 2900 more."


def test_a_huge_library_file_is_refused_at_once(full: Path, tmp_path: Path):
    path = tmp_path / "huge.json"
    with path.open("wb") as file:
        file.truncate(60 << 20)
    assert refused(full, "import", path) == (1, "huge.json is too large: at most 16 MB are allowed.")


@pytest.mark.parametrize("arguments", [["library", "--file", "", "check"], ["save", "check", ""]])
def test_an_empty_file_name_is_refused_by_its_argument(capsys, arguments: list[str]):
    assert cli.main(arguments) == 2
    assert "the name of a file or a folder is missing" in capsys.readouterr().err
