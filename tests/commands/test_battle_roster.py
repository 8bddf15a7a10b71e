"""`ddtable roster` for armies of Battle Dice: army files, saved games, the armies of the program."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import msgspec
import pypdfium2
import pytest
from msgspec.structs import replace

import ddtable.rules  # noqa: F401 - makes the rule systems known
from ddtable import cli, saves
from ddtable.engine.game import Game
from ddtable.engine.system import SetUp
from ddtable.forces.battle_armies import battle_armies
from ddtable.forces.ddarmy import write_ddarmy
from ddtable.forces.own_armies import OwnArmies
from tests.saves.games import NOW, SEATS, fresh_game

PROJECT = Path(__file__).resolve().parents[2]
SAMPLE_A, SAMPLE_B = battle_armies()[:2]


@pytest.fixture
def army(tmp_path: Path) -> Path:
    path = tmp_path / "host.ddarmy"
    write_ddarmy(path, SAMPLE_B)
    return path


@pytest.fixture
def save(tmp_path: Path) -> Path:
    return saved(tmp_path / "battle.ddtable", {})


def saved(path: Path, options) -> Path:
    forces = tuple(msgspec.to_builtins(army) for army in (SAMPLE_A, SAMPLE_B))
    saves.create(path, Game(SetUp("battle_dice", 3, options, forces)), SEATS, True, NOW).close()
    return path


def run(*arguments: str) -> int:
    return cli.main(["roster", *arguments])


def test_an_army_file_is_written(army: Path, capsys):
    assert run("text", str(army), "--language", "en") == 0
    printed = capsys.readouterr().out
    assert printed.startswith("SAMPLE ARMY B\n")
    assert "Archmages" in printed
    assert "Gold Cache" in printed, "as the window proposes it"


def test_a_saved_game_gives_the_armies_of_both_players(save: Path, capsys):
    assert run("markdown", str(save), "--language", "da", "--what", "whole,reference", "--date", "none") == 0
    printed = capsys.readouterr().out
    assert all(seat.name in printed for seat in SEATS)
    assert "Prøvehær A" in printed
    assert "Guldskat" in printed


@pytest.mark.parametrize(
    ("options", "there"), [({}, True), ({"quest_pace": "by_turns"}, True), ({"quests": False}, False)]
)
def test_roster_has_artifacts_if_quests_are_played(tmp_path: Path, capsys, options, there: bool):
    """BQ1: artifacts are won in quests. The window's preview proposes the same: test_paper.py."""
    path = saved(tmp_path / "battle.ddtable", options)
    assert run("text", str(path), "--language", "en") == 0
    assert ("Gold Cache" in capsys.readouterr().out) == there
    assert run("text", str(path), "--language", "en", "--what", "whole") == 0
    assert "Gold Cache" not in capsys.readouterr().out
    assert run("text", str(path), "--language", "en", "--what", "whole,reference") == 0
    assert "Gold Cache" in capsys.readouterr().out


def test_unknown_part_of_an_army_is_refused(army: Path, capsys):
    assert run("text", str(army), "--what", "whole,cards", "--language", "en") == 2
    assert capsys.readouterr().err == (
        "ddtable: An army of Battle Dice has no part 'cards'; it has whole and reference.\n"
    )


def test_the_list_names_armies_too_and_they_are_found_by_name(capsys, tmp_path: Path, monkeypatch):
    """Those of the program have ids, the player's own are asked for by name, which is first theirs."""
    monkeypatch.setattr("ddtable.forces.own_armies.user_data_path", lambda *_, **__: tmp_path)
    OwnArmies().keep(replace(SAMPLE_B, name="My hats"))
    assert run("list") == 0
    lines = capsys.readouterr().out.splitlines()
    armies = lines[lines.index("of Battle Dice:") + 1 :]
    assert [line.split()[0] for line in armies[:-1]] == [army.id for army in battle_armies()]
    assert armies[-1].split() == ["20", "dice", "My", "hats"]
    for name, title in (("my hats", "MY HATS"), ("Sample army A", "SAMPLE ARMY A")):
        assert run("text", name, "--language", "en") == 0
        assert capsys.readouterr().out.startswith(f"{title}\n")
    OwnArmies().keep(replace(SAMPLE_B, name="Mire Wolves"))
    assert run("text", "Mire Wolves", "--language", "en") == 0
    assert "Battle Dice" not in capsys.readouterr().out, "the starter force keeps its name"


def test_unreadable_own_army_is_reported(capsys, tmp_path: Path, monkeypatch):
    """The others are listed and printed."""
    monkeypatch.setattr("ddtable.forces.own_armies.user_data_path", lambda *_, **__: tmp_path)
    own = OwnArmies()
    own.keep(replace(SAMPLE_B, name="My hats"))
    own.path.write_text(own.path.read_text().replace('"armies": [', '"armies": [{"name": "Lost"},'))
    assert run("list") == 0
    printed = capsys.readouterr()
    assert printed.out.rstrip().endswith("My hats")
    assert "Could not read Lost, one of your armies" in printed.err
    assert run("text", "My hats", "--language", "en") == 0
    assert run("text", "lost") == 1
    assert "$.armies[0].monster is missing" in capsys.readouterr().err


def test_an_army_of_the_program_is_written(tmp_path: Path, capsys):
    assert run("text", "giants_march", "--out", str(tmp_path / "giants.txt"), "--language", "en") == 0
    assert "Giants" in (tmp_path / "giants.txt").read_text()
    assert "written to" in capsys.readouterr().out


def test_a_folder_gets_a_file_for_each_army(save: Path, tmp_path: Path):
    folder = tmp_path / "out"
    folder.mkdir()
    assert run("html", str(save), "sample_a", "sample_a", "--out", str(folder), "--language", "en") == 0
    names = sorted(path.name for path in folder.iterdir())
    assert names == [
        "Sample army A (2).html",
        "Sample army A Ada.html",
        "Sample army A.html",
        "Sample army B Grace.html",
    ]
    assert run("html", "sample_a", "--out", str(folder), "--language", "en") == 2


@pytest.mark.parametrize(
    ("names", "said"),
    [
        (["sample_a", "mire_wolves"], "cannot be printed together"),
        (["none.ddarmy"], "There is no file none.ddarmy"),
    ],
)
def test_invalid_input_is_refused(names: list[str], said: str, capsys):
    assert run("text", *names, "--language", "en") != 0
    assert said in capsys.readouterr().err


def test_a_save_of_forces_is_printed_as_before(tmp_path: Path, capsys):
    path = tmp_path / "classic.ddtable"
    saves.create(path, fresh_game(), SEATS, True, NOW).close()
    assert run("text", str(path), "--language", "en") == 0
    assert "Classic game" in capsys.readouterr().out


def test_broken_save_is_refused_with_a_sentence(tmp_path: Path, capsys):
    path = tmp_path / "broken.ddtable"
    path.write_text("nothing of ours")
    assert run("text", str(path), "--language", "en") == 1
    assert capsys.readouterr().err.count("\n") == 1


def test_a_pdf_file_is_made_without_a_display(army: Path, tmp_path: Path):
    out = tmp_path / "host.pdf"
    environment = {name: value for name, value in os.environ.items() if name not in ("DISPLAY", "WAYLAND_DISPLAY")}
    asked = ["roster", "pdf", str(army), "--out", str(out), "--language", "en"]
    told = subprocess.run(
        [sys.executable, "-m", "ddtable", *asked], cwd=PROJECT, env=environment, check=False, capture_output=True
    )
    assert told.returncode == 0, told.stderr.decode()
    assert len(pypdfium2.PdfDocument(out)) == 2
