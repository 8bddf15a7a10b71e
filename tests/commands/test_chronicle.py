"""Tests of `ddtable save chronicle`."""

from __future__ import annotations

from pathlib import Path

import pytest

from ddtable import cli, saves
from ddtable.commands.asking_chronicle import FORMS
from ddtable.rosters.chronicle import CHRONICLE_FORMS, Kept
from tests.saves.games import NOW, SEATS, fresh_game, play_on

SAMPLES = Path(__file__).resolve().parents[1] / "saves" / "samples"


@pytest.fixture(scope="module")
def save(tmp_path_factory) -> Path:
    path = tmp_path_factory.mktemp("saves") / "battle.ddtable"
    game = fresh_game()
    with saves.create(path, game, SEATS, True, NOW):
        play_on(game, 60)
    return path


def run(capsys, *arguments: object) -> tuple[int, str, str]:
    code = cli.main(["save", "chronicle", *map(str, arguments)])
    printed = capsys.readouterr()
    return code, printed.out, printed.err


def test_forms_of_the_command_are_those_of_chronicles():
    assert set(FORMS) == set(CHRONICLE_FORMS)


@pytest.mark.parametrize("form", [form for form in FORMS if form != "pdf"])
def test_chronicle_is_printed_in_each_form(capsys, save, form):
    code, out, _ = run(capsys, save, "--form", form)
    assert code == 0
    assert SEATS[0].name in out


def test_chronicle_is_in_the_wanted_language(capsys, save):
    assert "krønike" in run(capsys, save, "--language", "da")[1].lower()


def test_chronicle_is_written_to_a_file_and_never_over_another(capsys, save, tmp_path):
    out = tmp_path / "war.csv"
    assert run(capsys, save, "--form", "csv", "--out", out)[0] == 0
    assert out.read_bytes().startswith(b"\xef\xbb\xbf")
    code, _, err = run(capsys, save, "--form", "csv", "--out", out)
    assert (code, "already exists" in err) == (2, True)
    assert run(capsys, save, "--form", "csv", "--out", out, "--overwrite")[0] == 0


class FakeWindow:
    """A window that makes a file of the names."""

    def language(self) -> str:
        return "en"

    def chronicle(self, kept: Kept, _wanted: object, language: str) -> bytes:
        return f"{language} {kept.players[0]}".encode()


def test_pdf_file_is_made_by_the_window_and_needs_a_name(capsys, save, tmp_path, monkeypatch):
    monkeypatch.setenv("QT_QPA_PLATFORM", "offscreen")
    out = tmp_path / "war.pdf"
    arguments = ["save", "chronicle", str(save), "--form", "pdf"]
    assert cli.main([*arguments, "--out", str(out)], FakeWindow()) == 0
    assert out.read_text() == f"en {SEATS[0].name}"
    assert cli.main(arguments, FakeWindow()) == 2
    assert "--out FILE" in capsys.readouterr().err


@pytest.mark.parametrize("out", ["war.pdf", "."])
def test_other_names_of_files_are_refused(capsys, save, tmp_path, out):
    code, _, err = run(capsys, save, "--out", tmp_path / out)
    assert (code, err.count("\n")) == (2, 1)


def test_game_without_terrains_and_damaged_saves_have_no_chronicle(capsys, tmp_path):
    code, _, err = run(capsys, SAMPLES / "v1-battle-finished.ddtable")
    assert (code, "no chronicle" in err) == (1, True)
    broken = tmp_path / "broken.ddtable"
    broken.write_bytes(b"no save")
    assert run(capsys, broken)[0] == 1
    assert run(capsys, tmp_path / "none.ddtable")[0] == 2
    force = tmp_path / "force.ddforce"
    force.write_bytes(b"no save")
    assert run(capsys, force)[0] == 1
