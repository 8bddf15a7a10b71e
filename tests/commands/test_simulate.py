"""`ddtable simulate`: Ctrl-C while the processes of `--jobs` start is late, but not lost; games of all species."""

from __future__ import annotations

import signal
import sys

import pytest

from ddtable.cli import main
from ddtable.commands.simulate import _interrupts_held_back


@pytest.mark.skipif(sys.platform == "win32", reason="no signal can wait there")
def test_an_interrupt_while_processes_start_comes_afterwards():
    started = []

    def start() -> None:
        with _interrupts_held_back():
            signal.raise_signal(signal.SIGINT)
            started.append("all")

    with pytest.raises(KeyboardInterrupt):
        start()
    assert started == ["all"]


def test_games_of_all_species_are_counted(capsys: pytest.CaptureFixture[str]):
    """H44: other forces, other games, and every one of them sound to its end."""
    plan = ["simulate", "--games", "2", "--size", "12", "--seed", "4"]
    assert main([*plan, "--all-species"]) == 0
    told = capsys.readouterr().out
    assert "2 finished" in told
    assert "problems  0" in told
    assert main(plan) == 0
    assert capsys.readouterr().out.splitlines()[1] != told.splitlines()[1]
