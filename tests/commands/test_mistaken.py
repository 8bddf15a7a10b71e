"""Files of ddtable given to the wrong command: a sentence that says what each is, and the right exit code."""

from __future__ import annotations

from pathlib import Path

import pytest

from ddtable import cli
from ddtable.forces.battle_armies import battle_armies
from ddtable.forces.ddarmy import write_ddarmy
from ddtable.rules.battle_dice.house import default_tables
from ddtable.rules.battle_dice.tables_file import write_tables_file
from tests.saves.make_samples import SAMPLES

ARMY, TABLES = "host.ddarmy is an army of Battle Dice", "ours.ddtables is a file of tables of Battle Dice"
SAVE = "battle.ddtable is a saved game of Battle Dice, which has no forces."


@pytest.fixture(autouse=True)
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A folder with one of each."""
    monkeypatch.chdir(tmp_path)
    write_ddarmy(Path("host.ddarmy"), battle_armies()[0])
    write_tables_file(Path("ours.ddtables"), default_tables())
    Path("battle.ddtable").write_bytes((SAMPLES / "v1-battle-in-secret.ddtable").read_bytes())
    for suffix in ("ddarmy", "ddforce", "ddtable"):
        Path(f"empty.{suffix}").touch()
        Path(f"folder.{suffix}").mkdir()
        Path(f"large.{suffix}").write_bytes(b" x" * 200_000)


@pytest.mark.parametrize(
    ("asked", "said"),
    [
        ("force check host.ddarmy", f"{ARMY}, not a force; ddtable roster text FILE prints it."),
        ("force show host.ddarmy", f"{ARMY}, not a force; ddtable roster text FILE prints it."),
        ("force show ours.ddtables", f"{TABLES}, not a force; ddtable play FILE starts a game with them."),
        ("force check battle.ddtable", SAVE),
        ("roster text ours.ddtables", f"{TABLES}, not a force"),
        ("save show host.ddarmy", f"{ARMY}, not a saved game"),
        ("save check host.ddarmy", f"{ARMY}, not a saved game"),
        ("library import host.ddarmy", "host.ddarmy is not an exported library"),
        ("roster text empty.ddarmy", "empty.ddarmy is empty."),
        ("force check empty.ddforce", "empty.ddforce is empty."),
        ("save check empty.ddtable", "empty.ddtable is not a ddtable save"),
        ("roster text folder.ddarmy", "Could not read folder.ddarmy: it is a folder."),
        ("force check folder.ddforce", "Could not read folder.ddforce: it is a folder."),
        ("save show folder.ddtable", "folder.ddtable is not a file."),
        ("roster text large.ddarmy", "large.ddarmy is too large"),
        ("force show large.ddforce", "large.ddforce is too large"),
        ("save show large.ddtable", "large.ddtable is not a ddtable save"),
    ],
)
def test_wrong_kind_of_file_is_a_sentence_with_code_one(asked: str, said: str, capsys: pytest.CaptureFixture[str]):
    assert cli.main(asked.split()) == 1
    printed = capsys.readouterr()
    assert printed.out == ""
    assert said in printed.err
    assert printed.err.count("\n") == 1


@pytest.mark.parametrize("asked", ["roster text none.ddarmy", "play none.ddarmy", "save show none.ddtable"])
def test_missing_file_is_wrong_usage(asked: str, capsys: pytest.CaptureFixture[str]):
    assert cli.main(asked.split()) == 2
    assert capsys.readouterr().err == f"ddtable: There is no file {asked.rsplit(maxsplit=1)[-1]}.\n"


@pytest.mark.parametrize(
    "asked",
    [
        "simulate --system battle_dice --size 100 --games 1",
        "simulate --system battle_dice --players 3 --games 1",
        "simulate --system battle_dice --option quests=maybe --games 1",
        "simulate --system battledice",
        "demo --system battledice",
        "demo --system battle_dice --folder host.ddarmy",
        "save export battle.ddtable",
    ],
)
def test_impossible_request_is_a_sentence_with_code_two(asked: str, capsys: pytest.CaptureFixture[str]):
    assert cli.main(asked.split()) == 2
    printed = capsys.readouterr()
    assert printed.out == ""
    assert printed.err.startswith("ddtable: ")
    assert printed.err.count("\n") == 1


def test_the_sample_battle_is_sound_and_shown(capsys: pytest.CaptureFixture[str]):
    assert cli.main(["save", "check", "battle.ddtable"]) == 0
    assert "74 choices replayed" in capsys.readouterr().out
    assert cli.main(["save", "show", "battle.ddtable"]) == 0
    shown = capsys.readouterr().out
    assert "2 changes to the default tables" in shown
    assert "Missiles: 7 or more → 8 or more" in shown
