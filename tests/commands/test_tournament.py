"""Tests of `ddtable tournament`: output, refusals and interruption."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path

import pytest

from ddtable.cli import main
from ddtable.commands import CommandError
from ddtable.commands.tournament import Plan, tournament
from ddtable.tournament.contest import PairPlayed
from ddtable.tournament.executors import ExecutorGone
from ddtable.tournament.pairings import Pair

PROJECT = Path(__file__).parents[2]
SMALL = ["tournament", "recruit", "random", "--sizes", "12,14", "--games", "4"]


def test_the_command_prints_both_series_and_a_conclusion(capsys: pytest.CaptureFixture[str]):
    assert main(SMALL) == 0
    printed = capsys.readouterr().out
    assert printed.startswith("recruit against random: classic, 8 pairs of forces, seed 1.\n")
    assert "First series: 4 of 4 games." in printed
    assert "Fresh seeds: 4 of 4 games." in printed
    assert printed.rstrip().endswith(".")


def test_several_processes_play_the_same_games(capsys: pytest.CaptureFixture[str]):
    def printed(jobs: str) -> str:
        assert main([*SMALL, "--jobs", jobs]) == 0
        return re.sub(r"thinking.*", "", capsys.readouterr().out)

    assert printed("1") == printed("2")


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (["recruit", "recruit"], "2 different players"),
        (["recruit", "grandmaster"], "no computer player 'grandmaster' of classic; there are random, recruit"),
        (["recruit:7", "random"], "no computer player 'recruit:7'"),
        (["recruit", "random", "--system", "chess"], "no rule system 'chess'"),
        (["recruit", "random", "--games", "5"], "must be even"),
        (["recruit", "random", "--force-pairs", "3"], "at least 4 pairs of forces, not 3"),
        (["recruit", "random", "--sizes", "24,"], "Sizes are whole numbers from 1 to 400"),
        (["recruit", "random", "--sizes", "2"], "Could not deal a force of 2"),
        (["recruit", "random", "--map", "world"], "has no maps to choose from"),
        (["recruit", "random", "--system", "risk", "--map", "moon"], "no map named moon"),
        (["recruit", "random", "--aim", "0.5"], "from 0.51 to 0.95, not 0.5"),
        (["recruit", "random", "--aim", "nan"], "from 0.51 to 0.95, not nan"),
        (["recruit", "random", "--aim", "much"], "'much' is not a number"),
        (["recruit", "random", "--jobs", "0"], "not a whole number above 0"),
        (["recruit", "random", "--scheduler", "processes"], "The address of a scheduler is HOST:PORT"),
        (["recruit", "random", "--scheduler", "127.0.0.1:1", "--jobs", "2"], "give --jobs or --scheduler, not both"),
    ],
)
def test_what_cannot_be_played_is_refused(arguments: list[str], said: str, capsys: pytest.CaptureFixture[str]):
    assert main(["tournament", *arguments]) == 2
    told = capsys.readouterr()
    assert said in told.err
    assert told.out == ""


def executor(error: BaseException) -> Callable[..., Iterator[PairPlayed]]:
    """Return an executor that fails after 3 pairs."""

    def execute(_work: object, _todo: Sequence[Pair]) -> Iterator[PairPlayed]:
        yield from [PairPlayed((1.0, 0.0), 0, ((0.1,), (0.1,)))] * 3
        raise error

    return execute


def test_ctrl_c_prints_the_table_so_far(capsys: pytest.CaptureFixture[str]):
    assert tournament(Plan("recruit", "random"), executor(KeyboardInterrupt())) == 130
    printed = capsys.readouterr().out
    assert "First series: 6 of 1000 games, interrupted." in printed
    assert "50.0" in printed
    assert "Fresh seeds" not in printed


def test_a_lost_executor_prints_the_table_so_far_and_the_reason(capsys: pytest.CaptureFixture[str]):
    with pytest.raises(CommandError, match=r"^The scheduler is gone\.$") as gone:
        tournament(Plan("recruit", "random"), executor(ExecutorGone("The scheduler is gone.")))
    assert gone.value.code == 130
    assert "First series: 6 of 1000 games, ended by an error." in capsys.readouterr().out


@pytest.mark.skipif(sys.platform == "win32", reason="no pseudo-terminal there")
@pytest.mark.parametrize("jobs", ["1", "2"])
def test_ctrl_c_ends_the_running_command(jobs: str):
    import pty

    ours, theirs = pty.openpty()
    command = [sys.executable, "-P", "-m", "ddtable", "tournament", "recruit", "random", "--aim", "0.51", "--jobs"]
    running = subprocess.Popen([*command, jobs], cwd=PROJECT, stdout=subprocess.PIPE, stderr=theirs, text=True)
    os.close(theirs)
    told = b""
    while not re.search(rb"series: [1-9]\d* of \d+ games", told):
        told += os.read(ours, 1000)
    running.send_signal(signal.SIGINT)
    printed, _ = running.communicate(timeout=60)
    os.close(ours)
    assert running.returncode == 130
    assert re.search(r"First series: [1-9]\d* of 1000 games, interrupted\.", printed)
