"""Tests of `ddtable simulate`: Ctrl-C while processes start is handled afterwards; games of all races."""

from __future__ import annotations

import io
import json
import signal
import sys

import pytest

from ddtable import cli
from ddtable.cli import main
from ddtable.commands import simulate
from ddtable.parallel import interrupts_held_back


@pytest.mark.skipif(sys.platform == "win32", reason="no signal can wait there")
def test_interrupt_during_process_start_is_handled_afterwards():
    started = []

    def start() -> None:
        with interrupts_held_back():
            signal.raise_signal(signal.SIGINT)
            started.append("all")

    with pytest.raises(KeyboardInterrupt):
        start()
    assert started == ["all"]


@pytest.mark.parametrize(
    "error", [FileNotFoundError(2, "No such file"), PermissionError(13, "Denied"), OSError(38, "")]
)
def test_simulate_plays_in_one_process_when_the_system_has_no_shared_memory(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], error: OSError
):
    """A container may have no /dev/shm, in which Python's locks between processes are kept."""

    class Refused:
        SEM_VALUE_MAX = 1

        def __init__(self, *_: object) -> None:
            raise error

    plan = ["simulate", "--games", "3", "--size", "12", "--seed", "4", "--json"]
    assert main(plan) == 0
    alone = json.loads(capsys.readouterr().out)
    monkeypatch.setattr("_multiprocessing.SemLock", Refused)
    assert main([*plan, "--jobs", "2"]) == 0
    told = capsys.readouterr()
    assert {**json.loads(told.out), "seconds": 0} == {**alone, "seconds": 0}
    assert told.err == "ddtable: This system has no shared memory (/dev/shm), so the games are played in one process.\n"


@pytest.mark.parametrize("players", ["5", "6"])
def test_games_of_five_and_six_players_are_counted(players: str, capsys: pytest.CaptureFixture[str]):
    """R96.1 has no more than 6 players; the game of 1995 has 4 (SU1)."""
    plan = ["simulate", "--games", "1", "--size", "12", "--seed", "2", "--players", players]
    assert main([*plan, "--option", "edition=revised96", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert (told["players"], told["finished"], told["problems"]) == (int(players), 1, 0)
    assert len(told["wins"]) == int(players)
    assert main(plan) == 2
    assert f"is for 2 to 4 players, not {players}." in capsys.readouterr().err


def test_games_of_all_species_are_counted(capsys: pytest.CaptureFixture[str]):
    """H44: other forces, other games, and every one of them sound to its end."""
    plan = ["simulate", "--games", "2", "--size", "12", "--seed", "4"]
    assert main([*plan, "--all-species"]) == 0
    told = capsys.readouterr().out
    assert "2 finished" in told
    assert "problems  0" in told
    assert main(plan) == 0
    assert capsys.readouterr().out.splitlines()[1] != told.splitlines()[1]


def test_house_options_are_asked_for_by_name(capsys: pytest.CaptureFixture[str]):
    plan = ["simulate", "--games", "1", "--size", "12", "--seed", "4"]
    assert main([*plan, "--option", "species=all"]) == 0
    told = capsys.readouterr().out.splitlines()[1:2]
    assert main([*plan, "--all-species"]) == 0
    assert [line.split(",")[0] for line in capsys.readouterr().out.splitlines()[1:2]] == [told[0].split(",")[0]]
    assert main([*plan, "--option", "must_turn=yes"]) == 0


@pytest.mark.parametrize(
    ("wish", "said"),
    [("quick=yes", "no house option 'quick'"), ("must_turn=maybe", "no or yes, not 'maybe'"), ("must_turn", "not ''")],
)
def test_unknown_house_options_are_refused(capsys: pytest.CaptureFixture[str], wish: str, said: str):
    assert main(["simulate", "--games", "1", "--option", wish]) == 2
    told = capsys.readouterr().err
    assert said in told
    assert told.count("\n") == 1


def test_without_a_size_the_first_that_is_good_to_play_with(capsys: pytest.CaptureFixture[str]):
    counted = []
    for more in ([], ["--size", "24"]):
        assert main(["simulate", "--games", "1", "--json", *more]) == 0
        found = json.loads(capsys.readouterr().out)
        del found["seconds"]
        counted.append(found)
    assert counted[0] == counted[1]


class Terminal(io.StringIO):
    """An output that people look at."""

    def isatty(self) -> bool:
        return True


def test_progress_is_shown_on_a_terminal_only(monkeypatch, capsys):
    monkeypatch.setattr(sys, "stderr", seen := Terminal())
    assert cli.main(["simulate", "--games", "3", "--seed", "1"]) == 0
    assert "\r2 of 3 games" in seen.getvalue()
    assert seen.getvalue().endswith("\r")  # nothing of it is left
    monkeypatch.setattr(sys, "stderr", silent := io.StringIO())
    assert cli.main(["simulate", "--games", "3", "--seed", "1"]) == 0
    assert silent.getvalue() == ""


def test_ctrl_c_prints_the_totals_so_far(monkeypatch, capsys):
    played = simulate.play_game

    def interrupted(name, players, size, seed, index, most=0, options=None):
        if index == 2:
            raise KeyboardInterrupt
        return played(name, players, size, seed, index, most, options)

    monkeypatch.setattr(simulate, "play_game", interrupted)
    assert cli.main(["simulate", "--games", "50", "--seed", "1"]) == cli.INTERRUPTED
    assert capsys.readouterr().out.startswith("games     2 of classic for 2 players, 2 finished\n")


def test_help_names_the_exit_code_of_ctrl_c(capsys):
    assert cli.main(["--help"]) == 0
    assert "130 interrupted by Ctrl-C" in capsys.readouterr().out
