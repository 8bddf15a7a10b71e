"""Tests of `ddtable roster`: searches, files and every error."""

from __future__ import annotations

import os
import subprocess
import sys
from datetime import date
from pathlib import Path

import pypdfium2
import pytest
from msgspec import structs

from ddtable import cli, library, saves
from ddtable.commands import asking_rosters
from ddtable.commands.simulate import deal
from ddtable.engine.game import Game
from ddtable.forces.ddforce import SharedForce, write_ddforce
from ddtable.forces.force import Force
from ddtable.forces.starter import starter_forces
from ddtable.rosters.wanted import PARTS, Wanted
from tests.library.shelf import damage
from tests.saves.games import NOW, SEATS, fresh_game, play_on

PROJECT = Path(__file__).resolve().parents[2]
OWN = """
name = "My Own"
species = "Goblins"
home = "2 Thug"
campaign = "Thug"
horde = "Mugger"
home_terrain = "Flatland City"
frontier = "Flatland City"
"""


class FakeWindow:
    """A window that notes which rosters it was asked for."""

    def __init__(self, trouble: Exception | None = None) -> None:
        self.asked: list[tuple] = []
        self.trouble = trouble

    def language(self) -> str:
        return "en"

    def roster(self, forces, wanted, _language):
        if self.trouble is not None:
            raise self.trouble
        self.asked.append(([(player, force.name) for player, force in forces], wanted))
        return b"%PDF"


def refused(capsys, arguments: list[str], code: int = 2, window: FakeWindow | None = None) -> str:
    """Run a command that fails; return its one sentence."""
    assert cli.main(["roster", *arguments], window or FakeWindow()) == code
    printed = capsys.readouterr()
    assert printed.out == ""
    assert printed.err.startswith("ddtable: ")
    assert printed.err.endswith((".\n", "?\n"))
    assert printed.err.count("\n") == 1
    return printed.err


@pytest.fixture
def out(tmp_path: Path) -> Path:
    return tmp_path / "roster.pdf"


def test_the_list_names_every_starter_force(capsys):
    assert cli.main(["roster", "list"]) == 0
    lines = capsys.readouterr().out.splitlines()
    forces = lines[: lines.index("")]
    assert [line.split()[0] for line in forces] == [force.id for force in starter_forces()]
    assert "Mire Wolves" in next(line for line in lines if line.startswith("mire_wolves"))


def test_a_starter_force_is_found_by_its_whole_name(out: Path):
    window = FakeWindow()
    assert cli.main(["roster", "pdf", "the free coast", "--out", str(out)], window) == 0
    assert window.asked[0][0] == [("", "The Free Coast")]


@pytest.mark.parametrize("name", ["mire_wolves", "Mire Wolves"])
def test_a_starter_force_is_written(name: str, capsys, out: Path):
    window = FakeWindow()
    assert cli.main(["roster", "pdf", name, "--out", str(out)], window) == 0
    assert window.asked == [([("", "Mire Wolves")], Wanted(day=date.today()))]
    assert out.read_bytes() == b"%PDF"
    assert capsys.readouterr().out == f"Mire Wolves: written to {out}.\n"


def test_paper_ink_and_faces_are_passed_on(out: Path):
    window = FakeWindow()
    choices = ["--paper", "letter", "--mono", "--no-faces"]
    assert cli.main(["roster", "pdf", "mire_wolves", "--out", str(out), *choices], window) == 0
    ((_, wanted),) = window.asked
    assert (wanted.paper, wanted.colour, wanted.faces, wanted.boxes) == ("letter", False, False, True)


def test_parts_boxes_and_day_are_passed_on(out: Path):
    window = FakeWindow()
    choices = ["--what", "reference, whole,cards", "--no-boxes", "--date", "1995-08-31"]
    assert cli.main(["roster", "pdf", "mire_wolves", "--out", str(out), *choices], window) == 0
    assert window.asked[0][1] == Wanted(parts=("whole", "cards", "reference"), boxes=False, day=date(1995, 8, 31))


@pytest.mark.parametrize(
    ("choice", "told"),
    [
        (["--what", "everything"], "'everything' is not a part; the parts are whole, armies"),
        (["--what", ","], "a part is missing"),
        (["--date", "yesterday"], "1995-08-31"),
    ],
)
def test_invalid_option_is_refused(choice: list[str], told: str, capsys, out: Path):
    assert told in refused(capsys, ["pdf", "mire_wolves", "--out", str(out), *choice])


def test_the_parts_that_can_be_asked_for_are_all_parts():
    assert asking_rosters.PARTS == PARTS


def test_a_force_file_is_read(tmp_path: Path, out: Path):
    path = tmp_path / "own.toml"
    path.write_text(OWN, encoding="utf-8")
    window = FakeWindow()
    assert cli.main(["roster", "pdf", str(path), "--out", str(out)], window) == 0
    assert window.asked[0][0] == [("", "My Own")]


def test_a_file_of_many_forces_gives_them_all(out: Path):
    window = FakeWindow()
    path = PROJECT / "resources" / "forces" / "goblins.toml"
    assert cli.main(["roster", "pdf", str(path), "--out", str(out)], window) == 0
    assert window.asked[0][0] == [("", "Mire Wolves"), ("", "Bog Lanterns")]


def test_a_saved_game_gives_the_forces_of_its_players(tmp_path: Path, out: Path):
    path = tmp_path / "game.ddtable"
    game = fresh_game()
    with saves.create(path, game, SEATS, True, NOW):
        play_on(game, 20)
    window = FakeWindow()
    assert cli.main(["roster", "pdf", str(path), "--out", str(out)], window) == 0
    names = [force["name"] for force in game.set_up.forces]
    assert window.asked[0][0] == list(zip([seat.name for seat in SEATS], names, strict=True))


@pytest.mark.parametrize("players", [5, 6])
def test_a_game_of_five_or_six_gives_a_roster_for_each(tmp_path: Path, out: Path, players: int):
    game = Game(deal("classic", players, 24, 1, 0, {"edition": "revised96"}))
    names = [f"Player {number}" for number in range(players)]
    path = tmp_path / "six.ddtable"
    with saves.create(path, game, [saves.Seat(name, "person") for name in names], True, NOW):
        pass
    window = FakeWindow()
    assert cli.main(["roster", "pdf", str(path), "--out", str(out)], window) == 0
    assert [name for name, _ in window.asked[0][0]] == names


def test_a_saved_game_gives_the_armies_that_were_made_in_it(tmp_path: Path, out: Path):
    path = tmp_path / "game.ddtable"
    game = fresh_game()
    given = []
    window = FakeWindow()
    window.roster = lambda forces, *_: given.append(dict(forces)["Ada"]) or b"%PDF"
    with saves.create(path, game, SEATS, True, NOW):
        assert cli.main(["roster", "pdf", str(path), "--out", str(out)], window) == 0
        while game.question is not None and game.question.sealed:
            play_on(game, 1)
    assert cli.main(["roster", "pdf", str(path), "--out", str(out), "--overwrite"], window) == 0
    before, after = given
    assert (before.home, before.home_terrain) == ((), "")  # not revealed yet
    seen = [name for name in ("home", "campaign", "horde") if after.army(name) != tuple(game.set_up.forces[0][name])]
    assert seen
    assert after.home_terrain == game.position.board.picks[0].home


def test_a_folder_gets_a_file_for_each_force(capsys, tmp_path: Path):
    window = FakeWindow()
    asked = ["roster", "pdf", "mire_wolves", "reef_guard", "mire_wolves", "--out", str(tmp_path)]
    assert cli.main(asked, window) == 0
    assert sorted(path.name for path in tmp_path.iterdir()) == [
        "Mire Wolves (2).pdf",
        "Mire Wolves.pdf",
        "Reef Guard.pdf",
    ]
    assert [names for names, _ in window.asked] == [[("", "Mire Wolves")], [("", "Reef Guard")], [("", "Mire Wolves")]]
    printed = capsys.readouterr()
    assert printed.out == f"3 rosters written to {tmp_path}.\n"
    assert printed.err.splitlines()[1] == "2 of 3: Reef Guard.pdf"


def test_one_file_takes_many_forces(capsys, out: Path):
    window = FakeWindow()
    assert cli.main(["roster", "pdf", "mire_wolves", "reef_guard", "--out", str(out)], window) == 0
    assert window.asked[0][0] == [("", "Mire Wolves"), ("", "Reef Guard")]
    assert capsys.readouterr().err == ""


def test_no_roster_is_written_if_one_cannot_be(capsys, tmp_path: Path):
    (tmp_path / "Reef Guard.pdf").write_text("mine", encoding="utf-8")
    asked = ["pdf", "mire_wolves", "reef_guard", "--out", str(tmp_path)]
    assert "Reef Guard.pdf already exists" in refused(capsys, asked)
    assert "qqqq" in refused(capsys, ["pdf", "mire_wolves", "qqqq", "--out", str(tmp_path)])
    assert [path.name for path in tmp_path.iterdir()] == ["Reef Guard.pdf"]


def test_empty_file_name_is_refused(capsys):
    assert "the name of a file or a folder is missing" in refused(capsys, ["pdf", "mire_wolves", "--out", ""])


@pytest.mark.parametrize(
    ("form", "suffix", "told"),
    [
        ("text", ".txt", "MIRE WOLVES\n==="),
        ("markdown", ".md", "# Mire Wolves\n"),
        ("html", ".html", "<!doctype html>\n"),
    ],
)
def test_forms_for_reading_go_to_the_terminal_or_into_files(form: str, suffix: str, told: str, capsys, tmp_path: Path):
    asked = ["roster", form, "mire_wolves", "--date", "none"]
    assert cli.main(asked, FakeWindow()) == 0
    printed = capsys.readouterr().out
    assert printed.startswith(told)
    assert cli.main([*asked, "--out", str(tmp_path)], FakeWindow()) == 0
    assert (tmp_path / f"Mire Wolves{suffix}").read_text(encoding="utf-8") == printed


def test_words_for_reading_need_no_window_and_may_be_danish(capsys):
    assert cli.main(["roster", "text", "mire_wolves", "--language", "da", "--date", "1995-08-31"], None) == 0
    printed = capsys.readouterr().out
    assert "31. august 1995" in printed
    assert "Hjemmehær" in printed


def test_a_shared_force_is_read_with_its_player(tmp_path: Path, out: Path):
    wolves = next(force for force in starter_forces() if force.id == "mire_wolves")
    path = tmp_path / "wolves.ddforce"
    write_ddforce(path, SharedForce(wolves, player="Ragna"))
    window = FakeWindow()
    assert cli.main(["roster", "pdf", str(path), "--out", str(out)], window) == 0
    assert window.asked[0][0] == [("Ragna", "Mire Wolves")]


def test_a_force_of_the_library_is_found_by_its_name(tmp_path: Path, out: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(library, "library_path", lambda: tmp_path / library.NAME)
    force = Force("", "My Horde", ("goblins_thug",), (), (), (), "", "")
    with library.open_library(None, "2031-05-04T10:00") as shelf:
        shelf.keep(SharedForce(force, player="Åse"), "2031-05-04T10:00")
    window = FakeWindow()
    assert cli.main(["roster", "pdf", "my horde", "--out", str(out)], window) == 0
    assert window.asked[0][0] == [("Åse", "My Horde")]


def test_the_list_names_the_forces_of_the_library(capsys, tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(library, "library_path", lambda: tmp_path / library.NAME)
    force = Force("", "My Horde", ("goblins_thug",), (), (), (), "", "")
    with library.open_library(None, "2031-05-04T10:00") as shelf:
        shelf.keep(SharedForce(force), "2031-05-04T10:00")
    assert cli.main(["roster", "list"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[lines.index("") - 1].split() == ["1", "health", "1", "dice", "My", "Horde"]


def test_a_library_that_cannot_be_read_hides_no_starter_forces(capsys, tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(library, "library_path", lambda: tmp_path / library.NAME)
    (tmp_path / library.NAME).write_text("no library", encoding="utf-8")
    assert cli.main(["roster", "list"]) == 0
    told = capsys.readouterr()
    assert starter_forces()[0].id in told.out
    assert library.NAME in told.err


def test_unreadable_library_is_reported(capsys, tmp_path: Path, out: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(library, "library_path", lambda: tmp_path / library.NAME)
    (tmp_path / library.NAME).write_text("no library", encoding="utf-8")
    assert library.NAME in refused(capsys, ["pdf", "my horde", "--out", str(out)], code=1)


@pytest.mark.parametrize("more", [[], ["--overwrite"]])
def test_full_disk_leaves_the_old_file(more: list[str], capsys, out: Path, monkeypatch: pytest.MonkeyPatch):
    def full(_: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    if more:
        out.write_text("mine", encoding="utf-8")
    assert "No space left" in refused(capsys, ["pdf", "mire_wolves", "--out", str(out), *more])
    assert [path.read_text() for path in out.parent.iterdir()] == (["mine"] if more else [])


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="a device of Linux")
def test_a_device_is_written_to_and_not_replaced(capsys):
    assert "No space left" in refused(capsys, ["pdf", "mire_wolves", "--out", "/dev/full", "--overwrite"])
    assert Path("/dev/full").is_char_device()


def test_dash_writes_to_the_terminal(capsys):
    assert cli.main(["roster", "text", "mire_wolves", "--out", "-"], FakeWindow()) == 0
    assert capsys.readouterr().out.startswith("MIRE WOLVES")


def test_folder_is_refused_as_a_force(capsys, tmp_path: Path, out: Path):
    assert "is not a file" in refused(capsys, ["pdf", str(tmp_path), "--out", str(out)])


def test_a_strangers_name_steers_no_terminal(capsys, tmp_path: Path, out: Path):
    path = tmp_path / "evil.toml"
    path.write_text(OWN.replace("My Own", r"\u001b[31mRed\nline"), encoding="utf-8")
    assert cli.main(["roster", "pdf", str(path), "--out", str(out)], FakeWindow()) == 0
    printed = capsys.readouterr().out
    assert printed.count("\n") == 1
    assert "\x1b" not in printed


def test_a_near_name_is_offered(capsys, out: Path):
    assert "mire_wolves" in refused(capsys, ["pdf", "mire_woolves", "--out", str(out)])


def test_unknown_name_leads_to_the_list(capsys, out: Path):
    assert "roster list" in refused(capsys, ["pdf", "qqqq", "--out", str(out)])


@pytest.mark.parametrize("name", ["nowhere.ddtable", "nowhere.toml", "nowhere.ddforce"])
def test_a_missing_file_is_named(name: str, capsys, tmp_path: Path, out: Path):
    assert name in refused(capsys, ["pdf", str(tmp_path / name), "--out", str(out)])


@pytest.mark.parametrize(
    ("name", "text"), [("bad.toml", "name = 3"), ("empty.toml", ""), ("bad.ddtable", "no save"), ("bad.ddforce", "{")]
)
def test_broken_file_is_refused_with_a_sentence(name: str, text: str, capsys, tmp_path: Path, out: Path):
    (tmp_path / name).write_text(text, encoding="utf-8")
    assert name in refused(capsys, ["pdf", str(tmp_path / name), "--out", str(out)], code=1)
    assert not out.exists()


def test_existing_file_is_not_replaced(capsys, out: Path):
    out.write_text("mine", encoding="utf-8")
    assert "--overwrite" in refused(capsys, ["pdf", "mire_wolves", "--out", str(out)])
    assert out.read_text(encoding="utf-8") == "mine"
    assert cli.main(["roster", "pdf", "mire_wolves", "--out", str(out), "--overwrite"], FakeWindow()) == 0
    assert out.read_bytes() == b"%PDF"


def test_missing_folder_is_reported(capsys, tmp_path: Path):
    out = tmp_path / "nowhere" / "roster.pdf"
    assert "Could not write" in refused(capsys, ["pdf", "mire_wolves", "--out", str(out)])


def test_missing_qt_library_is_reported(capsys, out: Path):
    trouble = ImportError("libEGL.so.1: cannot open shared object file", name="PySide6.QtGui")
    assert "libEGL.so.1" in refused(capsys, ["pdf", "mire_wolves", "--out", str(out)], window=FakeWindow(trouble))
    assert not out.exists()


def test_missing_window_is_reported(capsys, out: Path):
    assert cli.main(["roster", "pdf", "mire_wolves", "--out", str(out)], None) == 2
    assert "window" in capsys.readouterr().err


def test_a_file_must_be_named(capsys):
    assert "--out" in refused(capsys, ["pdf", "mire_wolves"])


def test_a_roster_is_made_without_a_display(tmp_path: Path):
    hidden = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
    environment = {name: value for name, value in os.environ.items() if name not in hidden}
    out = tmp_path / "roster.pdf"
    command = [sys.executable, "-m", "ddtable", "roster", "pdf", "free_coast", "--out", str(out), "--paper", "letter"]
    done = subprocess.run(command, cwd=PROJECT, env=environment, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    document = pypdfium2.PdfDocument(out.read_bytes())
    assert len(document) == 2
    assert document[0].get_size() == pytest.approx((612, 792), abs=1)
    document.close()


def test_a_damaged_force_of_the_library_is_named_and_the_others_are_listed(capsys):
    path = library.library_path()
    wolves = next(force for force in starter_forces() if force.id == "mire_wolves")
    with library.open_library(path, NOW) as shelf:
        for name in ("First Pack", "Second Pack"):
            shelf.keep(SharedForce(structs.replace(wolves, name=name)), NOW)
    damage(path, "Second Pack")
    try:
        assert cli.main(["roster", "list"], FakeWindow()) == 0
        printed = capsys.readouterr()
        assert "First Pack" in printed.out
        assert printed.err.startswith("Could not read the force Second Pack: ")
        assert cli.main(["roster", "text", "First Pack"], FakeWindow()) == 0
        capsys.readouterr()
        assert "Could not read the force Second Pack: " in refused(capsys, ["text", "Second Pack"], 1)
    finally:
        path.unlink()


def test_one_wrong_force_of_a_file_is_named_before_anything_is_written(capsys, tmp_path: Path):
    path, out = tmp_path / "many.toml", tmp_path / "out.txt"
    path.write_text(f"[first]\n{OWN}\n[second]\n{OWN.replace('2 Thug', '2 Thugg')}")
    assert "many.toml, second: " in refused(capsys, ["text", str(path), "--out", str(out)], 1)
    assert not out.exists()


# Where they are written


def test_missing_folder_is_made(tmp_path, capsys):
    folder = tmp_path / "rosters" / "new"
    assert cli.main(["roster", "text", "mire_wolves", "reef_guard", "--out", f"{folder}/"], FakeWindow()) == 0
    assert sorted(path.name for path in folder.iterdir()) == ["Mire Wolves.txt", "Reef Guard.txt"]


def test_folder_that_cannot_be_made_is_reported(tmp_path, capsys):
    (tmp_path / "file").touch()
    said = refused(capsys, ["text", "mire_wolves", "--out", f"{tmp_path}/file/new/"])
    assert "Could not make the folder" in said


@pytest.mark.parametrize(
    ("form", "name", "said"),
    [
        ("pdf", "wolves.txt", "The name of a PDF file must end in .pdf, not in .txt"),
        ("text", "wolves.pdf", "The name of a text file must end in .txt or .text, not in .pdf"),
        ("markdown", "wolves.html", "The name of a Markdown file must end in .md or .markdown, not in .html"),
        ("html", "wolves.pdf", "The name of a web page must end in .html or .htm, not in .pdf"),
    ],
)
def test_a_name_that_does_not_fit_the_form_is_refused(form: str, name: str, said: str, tmp_path, capsys):
    assert said in refused(capsys, [form, "mire_wolves", "--out", str(tmp_path / name)])
    assert not (tmp_path / name).exists()


@pytest.mark.parametrize("platform", ["xcb", "wayland", "nonsense"])
def test_roster_is_painted_without_a_display_for_any_platform_variable(platform: str, tmp_path):
    """Qt would end the program at once where a platform cannot be had."""
    environment = {**os.environ, "QT_QPA_PLATFORM": platform}
    environment.pop("DISPLAY", None)
    environment.pop("WAYLAND_DISPLAY", None)
    out = tmp_path / "wolves.pdf"
    command = [sys.executable, "-P", "-m", "ddtable", "roster", "pdf", "mire_wolves", "--out", str(out)]
    done = subprocess.run(command, cwd=PROJECT, env=environment, capture_output=True, check=False)
    assert (done.returncode, done.stderr) == (0, b"")
    assert out.read_bytes().startswith(b"%PDF")
