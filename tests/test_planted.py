"""No process that the program starts imports a module that lies in the current folder, such as one of downloads."""

from __future__ import annotations

import os
import sys
from pathlib import Path

import pytest

import ddtable.rules  # noqa: F401 - makes the rule systems known
from ddtable.commands.simulate import deal
from ddtable.engine.game import Game
from ddtable.opponents.worker import request, unframe
from ddtable.processes import isolated_spawning, own_command
from tests.drivers.planting import Planted
from ui.session.worker.restarting import command
from ui.window.preferences import command_line

# What pip and pipx write as the command `ddtable` of an installed wheel.
CONSOLE_SCRIPT = "import sys\nfrom ddtable.__main__ import main\nif __name__ == '__main__':\n    sys.exit(main())\n"


@pytest.fixture
def planted(tmp_path: Path) -> Planted:
    return Planted(tmp_path / "downloads")


def test_a_planted_module_is_imported_by_a_process_that_is_not_isolated(planted: Planted):
    """The proof that the trap works."""
    planted.run([sys.executable, "-c", "import random, ddtable"])
    assert planted.imported == ["random", "ddtable"]
    planted.run([sys.executable, "-m", "ddtable", "--version"])
    assert len(planted.imported) > 2


def test_the_worker_ignores_planted_modules(planted: Planted):
    game = Game(deal("classic", 2, 12, 1, 0))
    assert game.question is not None
    program, arguments = command()
    done = planted.run([program, *arguments], asked=request(game.rules.observe(game.position, game.question.seat)))
    assert planted.imported == []
    assert unframe(done.stdout)[0] is not None, done.stderr.decode()


def test_a_restart_ignores_planted_modules(planted: Planted):
    done = planted.run(command_line(None), {"DDTABLE_QUIT_AFTER_PAINT": "1", "HOME": str(planted.folder)})
    assert planted.imported == []
    assert done.returncode == 0, done.stderr.decode()


def test_simulated_games_in_processes_ignore_planted_modules(planted: Planted):
    script = planted.folder.with_name("bin") / "ddtable"
    script.parent.mkdir()
    script.write_text(CONSOLE_SCRIPT, encoding="utf-8")
    done = planted.run([sys.executable, script, "simulate", "--games", "4", "--size", "12", "--jobs", "2"])
    assert planted.imported == []
    assert done.returncode == 0, done.stderr.decode()
    assert b"4 finished" in done.stdout


def test_a_process_is_as_isolated_as_the_one_that_starts_it(planted: Planted):
    """`-I` ignores PYTHONPATH, on which an empty entry is the current folder; `-P` keeps what this process found."""
    ask = "from ddtable import processes; print(processes.own_command())"
    for option in ("-I", "-P"):
        done = planted.run([sys.executable, option, "-c", ask])
        assert f"'{option}', '-m', 'ddtable'" in done.stdout.decode()
    assert own_command("think")[1:] == ["-P", "-m", "ddtable", "think"]
    assert planted.imported == []


def test_a_frozen_program_is_its_own_interpreter(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    assert own_command("think") == [sys.executable, "think"]


def test_the_variable_that_isolates_spawned_processes_does_not_stay(monkeypatch: pytest.MonkeyPatch):
    for before in (None, "", "1"):
        monkeypatch.delenv("PYTHONSAFEPATH", raising=False)
        if before is not None:
            monkeypatch.setenv("PYTHONSAFEPATH", before)
        with isolated_spawning():
            assert os.environ["PYTHONSAFEPATH"]
        assert os.environ.get("PYTHONSAFEPATH") == before
