"""The command line: what it prints, its exit codes, and that every failure is one sentence."""

from __future__ import annotations

import errno
import json
import os
import signal
import sqlite3
import subprocess
import sys
import time
from contextlib import closing
from pathlib import Path
from random import Random

import msgspec
import pytest

from ddtable import __version__, cli, saves
from ddtable.engine.game import Game
from ddtable.engine.system import SetUp, system, systems
from ddtable.rules.battle_dice.house import default_tables
from ddtable.rules.battle_dice.tables import Morale, Result, Tables
from tests.saves.games import NOW, SEATS, fresh_game, play_on

PROJECT = Path(__file__).resolve().parents[1]


class FakeWindow:
    """A window that notes what it was asked."""

    def __init__(self, defect: str | None = None, trouble: Exception | None = None) -> None:
        self.asked: list[tuple] = []
        self.defect, self.trouble = defect, trouble

    def run(self, path):
        self.note("run", path)
        return 0

    def paint(self, save):
        self.note("paint", saves.show(save).choices)
        return self.defect

    def picture(self, save, out):
        self.note("picture", save, out)
        out.write_bytes(b"picture")

    def note(self, *asked) -> None:
        self.asked.append(asked)
        if self.trouble is not None:
            raise self.trouble


@pytest.fixture
def save(tmp_path: Path) -> Path:
    path = tmp_path / "game.ddtable"
    game = fresh_game()
    with saves.create(path, game, SEATS, True, NOW):
        play_on(game, 60)
    return path


def refused(capsys, arguments: list[str], code: int = 2, window: FakeWindow | None = None) -> str:
    """Run a command that fails; return its one sentence."""
    assert cli.main(arguments, window) == code
    printed = capsys.readouterr()
    assert printed.err.startswith("ddtable: ")
    assert printed.err.endswith(".\n")
    assert printed.err.count("\n") == 1
    return printed.err


def ddtable(*arguments: str, **variables: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "ddtable", *arguments]
    environment = {name: value for name, value in os.environ.items() if name not in ("DISPLAY", "WAYLAND_DISPLAY")}
    environment.pop("QT_QPA_PLATFORM", None)
    environment.update(variables)
    return subprocess.run(command, cwd=PROJECT, env=environment, capture_output=True, text=True, check=False)


def test_version(capsys):
    assert cli.main(["--version"]) == 0
    assert capsys.readouterr().out == f"ddtable {__version__}\n"


def test_help_has_examples_and_no_worker(capsys):
    assert cli.main(["--help"]) == 0
    text = capsys.readouterr().out
    assert "ddtable save check battle.ddtable" in text
    assert "think" not in text


@pytest.mark.parametrize(
    "arguments",
    [
        ["frobnicate"],
        ["save"],
        ["save", "check"],
        ["simulate", "--games", "0"],
        ["simulate", "--games", "many"],
        ["simulate", "--seed", "-1"],
        ["simulate", "--seed", "9" * 19],
        ["simulate", "--seed", "²"],
        ["simulate", "--jobs", "0"],
        ["simulate", "--system", "chess", "--games", "1"],
        ["simulate", "--players", "9", "--games", "1"],
        ["simulate", "--size", "2", "--games", "1"],
        ["simulate", "--size", "20000", "--games", "1"],
        ["play", "no such file"],
        ["save", "check", "no such file"],
        ["save", "show", "no such file"],
        ["rules", "C0.1"],
    ],
)
def test_wrong_usage_is_one_sentence(capsys, arguments):
    refused(capsys, arguments, window=FakeWindow())


def test_what_a_complaint_quotes_steers_no_terminal(capsys):
    told = refused(capsys, ["play", "no \x1b[31mfile\x1b]0;pwned\x07"])
    assert "\x1b" not in told
    assert "\x07" not in told


def test_the_bare_command_and_play_open_the_window(monkeypatch, save):
    monkeypatch.setenv("QT_QPA_PLATFORM", "offscreen")
    window = FakeWindow()
    assert cli.main([], window) == 0
    assert cli.main(["play"], window) == 0
    assert cli.main(["play", str(save)], window) == 0
    assert window.asked == [("run", None), ("run", None), ("run", save)]


def test_no_display(capsys, monkeypatch, save):
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setattr(sys, "platform", "linux")
    window = FakeWindow()
    for arguments in ([], ["play", str(save)]):
        assert "no display" in refused(capsys, arguments, window=window)
    assert window.asked == []


def test_a_display_that_does_not_answer_is_told_before_qt_is_asked(capsys, monkeypatch, save):
    for name in ("WAYLAND_DISPLAY", "QT_QPA_PLATFORM"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("DISPLAY", ":61234")
    monkeypatch.setattr(sys, "platform", "linux")
    window = FakeWindow()
    for arguments in ([], ["play", str(save)]):
        assert ":61234 does not answer" in refused(capsys, arguments, window=window)
    assert window.asked == []


def test_without_a_window_or_its_libraries(capsys, monkeypatch):
    monkeypatch.setenv("QT_QPA_PLATFORM", "offscreen")
    assert "needs the window" in refused(capsys, [])
    library = FakeWindow(trouble=ImportError("libEGL.so.1: cannot open shared object file"))
    assert "libEGL.so.1" in refused(capsys, [], window=library)
    qt = FakeWindow(trouble=ModuleNotFoundError("No module named 'PySide6'", name="PySide6"))
    assert "PySide6-Essentials" in refused(capsys, [], window=qt)


def test_an_unforeseen_error_leaves_a_report(capsys, monkeypatch, tmp_path):
    monkeypatch.setenv("QT_QPA_PLATFORM", "offscreen")
    monkeypatch.setattr("platformdirs.user_log_path", lambda *_, **__: tmp_path)
    text = refused(capsys, [], window=FakeWindow(trouble=ZeroDivisionError("what now")))
    (report,) = tmp_path.glob("crash-*.txt")
    assert str(report) in text
    assert "ZeroDivisionError: what now" in report.read_text(encoding="utf-8")
    assert __version__ in report.read_text(encoding="utf-8")


def test_a_missing_module_of_our_own_is_an_unforeseen_error(capsys, monkeypatch, tmp_path):
    monkeypatch.setenv("QT_QPA_PLATFORM", "offscreen")
    monkeypatch.setattr("platformdirs.user_log_path", lambda *_, **__: tmp_path)
    error = ModuleNotFoundError("No module named 'ui.lost'", name="ui.lost")
    assert "unexpected" in refused(capsys, [], window=FakeWindow(trouble=error))


def test_a_report_that_cannot_be_written(capsys, monkeypatch, tmp_path):
    monkeypatch.setenv("QT_QPA_PLATFORM", "offscreen")
    monkeypatch.setattr("platformdirs.user_log_path", lambda *_, **__: tmp_path / "missing")
    assert "its report could not be written" in refused(capsys, [], window=FakeWindow(trouble=ZeroDivisionError()))


def simulated(capsys, *more: str) -> dict:
    assert cli.main(["simulate", "--games", "3", "--size", "12", "--json", *more]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == 1
    return json.loads(lines[0])


def test_simulate_prints_one_object(capsys):
    found = simulated(capsys)
    assert list(found) == [
        "system",
        "players",
        "games",
        "finished",
        "decisions",
        "rolls",
        "dice",
        "seconds",
        "wins",
        "shortest",
        "longest",
        "problems",
    ]
    assert (found["system"], found["players"], found["games"], found["finished"]) == ("classic", 2, 3, 3)
    assert found["problems"] == 0
    assert sum(found["wins"]) <= 3
    assert 0 < found["shortest"] <= found["longest"] <= found["decisions"]
    assert 0 < found["rolls"] <= found["dice"]


def test_the_same_seed_counts_the_same_in_any_number_of_processes(capsys):
    one, same, two, other = (simulated(capsys, *more) for more in ((), (), ("--jobs", "2"), ("--seed", "2")))
    for found in (one, same, two, other):
        del found["seconds"]
    assert one == same == two != other


def test_simulate_for_people(capsys):
    assert cli.main(["simulate", "--games", "1", "--size", "12", "--players", "3"]) == 0
    assert "1 of classic for 3 players, 1 finished" in capsys.readouterr().out


def test_simulate_says_what_is_wrong_with_games(capsys, monkeypatch):
    rules = fresh_game().rules
    monkeypatch.setattr(rules, "problems", lambda position: ["a die is lost"], raising=False)
    monkeypatch.setattr("ddtable.commands.simulate.MOST_DECISIONS", 150)
    assert cli.main(["simulate", "--games", "1", "--json"]) == 1
    printed = capsys.readouterr()
    found = json.loads(printed.out)
    assert (found["finished"], found["problems"], found["longest"]) == (0, 2, 0)
    assert printed.err == "ddtable: 2 defects of positions were found. The first one: a die is lost.\n"


def test_save_check_and_show(capsys, save):
    before = save.read_bytes()
    assert cli.main(["save", "check", str(save)]) == 0
    assert "game.ddtable is valid: 60 choices replayed" in capsys.readouterr().out
    assert cli.main(["save", "show", str(save)]) == 0
    text = capsys.readouterr().out
    for part in (
        "classic, practice",
        "seed 1",
        NOW,
        "60 entries, 60 choices not undone",
        "Ada (human)",
        "Grace (recruit)",
    ):
        assert part in text
    assert save.read_bytes() == before


def test_save_show_tells_the_winner_and_no_control_signs(capsys, tmp_path):
    path, game = tmp_path / "over.ddtable", fresh_game(by_hand=True)
    with saves.create(path, game, (saves.Seat("A\x1b[31mda", "human"), SEATS[1]), False, NOW):
        play_on(game, 20_000)
    assert cli.main(["save", "show", str(path)]) == 0
    text = capsys.readouterr().out
    assert "\x1b" not in text
    assert "won by" in text
    assert "real" in text


def test_save_show_tells_that_tables_were_agreed_on(capsys, tmp_path):
    path, rules = tmp_path / "battle.ddtable", system("battle_dice")
    armies = tuple(rules.deal(5, Random(seed), {}) for seed in (1, 2))
    for house in (msgspec.UNSET, msgspec.to_builtins(default_tables())):
        game = Game(SetUp("battle_dice", 1, {}, armies, house=house))
        saves.create(path, game, SEATS, True, NOW).close()
        assert cli.main(["save", "show", str(path)]) == 0
        text = capsys.readouterr().out
        assert "battle_dice, practice" in text
        assert ("default tables" in text) == (house is not msgspec.UNSET)
        path.unlink()


def test_save_show_says_where_agreed_tables_cannot_be_read(capsys, tmp_path):
    path, rules = tmp_path / "battle.ddtable", system("battle_dice")
    armies = tuple(rules.deal(5, Random(seed), {}) for seed in (1, 2))
    game = Game(SetUp("battle_dice", 1, {}, armies, house=msgspec.to_builtins(default_tables())))
    saves.create(path, game, SEATS, True, NOW).close()
    with closing(sqlite3.connect(path)) as file, file:
        file.execute("UPDATE game SET set_up = replace(set_up, '\"thresholds\"', '\"doorsills\"')")
    assert cli.main(["save", "show", str(path)]) == 0
    assert "unreadable tables; see `ddtable save check`" in capsys.readouterr().out
    assert cli.main(["save", "check", str(path)]) == 1


@pytest.mark.parametrize(
    ("language", "lines"),
    [
        (
            "en",
            [
                "Melee: 6 or more → 4 or more",
                "Morale: 1 in 2 shows 2/3 → 1 in 3 shows 1/2",
                "Tactics 6: Ambush (destroys 20 monsters of the enemy, otherwise 1 enemy unit) →"
                " Over the hill (destroys 2 enemy units)",
            ],
        ),
        ("da", ["Nærkamp: 6 eller mere → 4 eller mere", "→ 1 ud af 3 viser 1/2", "Taktik 6: Baghold"]),
    ],
)
def test_save_show_lists_each_line_of_its_own_tables(capsys, tmp_path, language, lines):
    """Q62, Q63: what the players changed, and nothing else of seven tables."""
    usual, path = default_tables(), tmp_path / "battle.ddtable"
    tactics = (*usual.results["tactics"][:5], Result("Over the hill", "kill", 2))
    thresholds = {**usual.thresholds, "melee": 4}
    own = Tables(thresholds, {**usual.results, "tactics": tactics}, Morale((1, 2), 3))
    armies = tuple(system("battle_dice").deal(5, Random(seed), {}) for seed in (1, 2))
    game = Game(SetUp("battle_dice", 1, {}, armies, house=msgspec.to_builtins(own)))
    saves.create(path, game, SEATS, True, NOW).close()
    assert cli.main(["save", "show", str(path), "--language", language]) == 0
    text = capsys.readouterr().out
    assert "3 changes to the default tables" in text
    assert text.count("→") == 3
    for line in lines:
        assert line in text


def test_a_bad_save_is_code_one(capsys, save, tmp_path):
    (tmp_path / "note.ddtable").write_text("Dear diary")
    assert "is not a ddtable save" in refused(capsys, ["save", "check", str(tmp_path / "note.ddtable")], 1)
    assert "is not a ddtable save" in refused(capsys, ["save", "show", str(tmp_path / "note.ddtable")], 1)
    connection = sqlite3.connect(save, isolation_level=None)
    connection.execute("UPDATE journal SET seat = 1 - seat WHERE number = 7")
    connection.close()
    assert "from entry 7 of its journal." in refused(capsys, ["save", "check", str(save)], 1)


def test_a_name_too_long_for_a_file_is_one_sentence(capsys):
    refused(capsys, ["save", "check", "x" * 5000])


def test_rules(capsys):
    assert cli.main(["rules"]) == 0
    every = capsys.readouterr().out
    assert cli.main(["rules", "--missing"]) == 0
    missing = capsys.readouterr().out
    assert "C2.1" in every
    assert len(missing) < len(every)


def test_selftest(capsys):
    window = FakeWindow()
    assert cli.main(["selftest"], window) == 0
    assert [asked for asked, _ in window.asked] == ["paint"] * len(systems())
    played = dict(zip(systems(), (choices for _, choices in window.asked), strict=True))
    assert (played["classic"], played["campaign"]) == (200, 200)
    assert played["battle_dice"] > 20
    assert played["risk"] > 100
    assert capsys.readouterr().out.count("painted") == len(systems())
    assert "the table is empty" in refused(capsys, ["selftest"], 1, FakeWindow("the table is empty."))


def test_selftest_finds_unsound_positions_and_saves(capsys, monkeypatch):
    rules = fresh_game().rules
    monkeypatch.setattr(saves, "open_save", lambda path, read_only: Opened())
    assert "changed when it was opened again" in refused(capsys, ["selftest"], 1, FakeWindow())
    monkeypatch.setattr(rules, "problems", lambda position: ["a die is lost"], raising=False)
    assert "a die is lost" in refused(capsys, ["selftest"], 1, FakeWindow())


class Opened:
    verified = False


def test_demo_leaves_picture_and_save_and_says_where(capsys, tmp_path):
    folder = tmp_path / "a" / "demo"
    window = FakeWindow()
    assert cli.main(["demo", "--folder", str(folder), "--seed", "5"], window) == 0
    text = capsys.readouterr().out
    save, picture = folder / "demo-5.ddtable", folder / "demo-5.png"
    assert str(save) in text
    assert str(picture) in text
    assert window.asked[-1] == ("picture", save, picture)
    assert saves.show(save).result is not None
    assert "Turn 1" in text


@pytest.mark.parametrize("suffix", [".png", saves.SUFFIX])
def test_demo_takes_a_free_name(capsys, tmp_path, suffix):
    """A picture of the player's own had the name that the second run removed."""
    for name in (f"demo-1{suffix}", f"demo-1 2{suffix}"):
        (tmp_path / name).write_bytes(b"precious")
    assert cli.main(["demo", "--folder", str(tmp_path)], FakeWindow()) == 0
    for name in (f"demo-1{suffix}", f"demo-1 2{suffix}"):
        assert (tmp_path / name).read_bytes() == b"precious"
    assert str(tmp_path / "demo-1 3.ddtable") in capsys.readouterr().out
    assert (tmp_path / "demo-1 3.png").read_bytes() == b"picture"


@pytest.mark.parametrize("suffix", [".png", saves.SUFFIX])
def test_demo_writes_through_no_link(tmp_path, suffix):
    """A stranger's folder had a link `demo/demo-1.png`: the picture was written over the file that it stood for."""
    mine = tmp_path / "mine"
    mine.write_text("precious")
    (tmp_path / f"demo-1{suffix}").symlink_to(mine)
    (tmp_path / f"demo-1 2{suffix}").symlink_to(tmp_path / "nowhere")
    assert cli.main(["demo", "--folder", str(tmp_path)], FakeWindow()) == 0
    assert mine.read_text() == "precious"
    assert not (tmp_path / "nowhere").exists()


def test_demo_waits_for_no_pipe(tmp_path):
    os.mkfifo(tmp_path / "demo-1.png")
    assert cli.main(["demo", "--folder", str(tmp_path)], FakeWindow()) == 0
    assert (tmp_path / "demo-1 2.png").read_bytes() == b"picture"


def test_demo_says_where_it_left_things_without_steering_the_terminal(capsys, tmp_path):
    assert cli.main(["demo", "--folder", str(tmp_path / "\x1b[31m\u202e")], FakeWindow()) == 0
    text = capsys.readouterr().out
    assert "demo-1.png" in text
    assert "\x1b" not in text
    assert "\u202e" not in text


def test_demo_of_another_game(capsys, tmp_path):
    assert cli.main(["demo", "--folder", str(tmp_path), "--system", "battle_dice"], FakeWindow()) == 0
    assert (tmp_path / "demo-battle_dice-1.ddtable").is_file()
    assert saves.show(tmp_path / "demo-battle_dice-1.ddtable").result is not None
    assert "There is no rule system" in refused(capsys, ["demo", "--system", "chess"], window=FakeWindow())


def test_demo_where_nothing_can_be_left(capsys, tmp_path, monkeypatch):
    (tmp_path / "file").write_text("")
    assert "Could not write to" in refused(capsys, ["demo", "--folder", str(tmp_path / "file")], window=FakeWindow())
    no_picture = FakeWindow(trouble=OSError("no room"))
    assert "picture" in refused(capsys, ["demo", "--folder", str(tmp_path)], window=no_picture)

    def full(*_):
        raise saves.SaveError("The disk is full.")

    monkeypatch.setattr(saves, "create", full)
    assert "The disk is full" in refused(capsys, ["demo", "--folder", str(tmp_path)], window=FakeWindow())


def test_the_worker_is_reached(monkeypatch):
    monkeypatch.setattr("ddtable.opponents.worker.main", lambda: 0)
    assert cli.main(["think"]) == 0


def test_the_program_without_a_display():
    outcome = ddtable()
    if sys.platform == "linux":
        assert outcome.returncode == 2
        assert outcome.stderr.count("\n") == 1
        assert "Traceback" not in outcome.stderr


def test_the_program_itself_tests_itself():
    outcome = ddtable("selftest")
    assert outcome.returncode == 0, outcome.stderr
    assert outcome.stderr == ""


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no device that is always full")
@pytest.mark.parametrize("unbuffered", ["", "1"])
@pytest.mark.parametrize("asked", ["--help", "rules"])
def test_an_output_that_takes_nothing_is_one_sentence(asked, unbuffered, tmp_path):
    environment = {**os.environ, "PYTHONUNBUFFERED": unbuffered, "XDG_STATE_HOME": str(tmp_path)}
    with Path("/dev/full").open("w", encoding="utf-8") as full:
        ended = subprocess.run(
            [sys.executable, "-m", "ddtable", asked],
            cwd=PROJECT,
            env=environment,
            stdout=full,
            stderr=subprocess.PIPE,
            text=True,
            check=False,
        )
    assert ended.returncode == 2
    assert ended.stderr.count("\n") == 1
    assert os.strerror(errno.ENOSPC) in ended.stderr
    assert not list(tmp_path.rglob("crash-*")), "a full output is no defect of the program"


def test_a_program_started_without_output_says_that_its_answer_is_lost(monkeypatch, capsys, save):
    monkeypatch.setenv("QT_QPA_PLATFORM", "offscreen")
    monkeypatch.setattr(sys, "stdout", None)
    assert cli.main(["--version"]) == 2
    assert "no output" in capsys.readouterr().err
    monkeypatch.setattr(sys, "stdout", None)
    assert cli.main(["play", str(save)], FakeWindow()) == 0, "a window has nothing to print"


@pytest.mark.skipif(sys.platform == "win32", reason="pipes and signals are others there")
def test_a_reader_that_goes_away_and_ctrl_c_end_quietly():
    command = [sys.executable, "-m", "ddtable"]
    with subprocess.Popen([*command, "rules"], cwd=PROJECT, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as rules:
        assert rules.stdout is not None
        assert rules.stderr is not None
        rules.stdout.close()
        assert (rules.stderr.read(), rules.wait()) == (b"", 0)
    for jobs in ("1", "2"):
        long = [*command, "simulate", "--games", "100000", "--jobs", jobs]
        with subprocess.Popen(
            long, cwd=PROJECT, stdout=subprocess.PIPE, stderr=subprocess.PIPE, start_new_session=True
        ) as simulate:
            assert simulate.stderr is not None
            time.sleep(2)
            os.killpg(simulate.pid, signal.SIGINT)
            assert (simulate.stderr.read(), simulate.wait()) == (b"", cli.INTERRUPTED)
