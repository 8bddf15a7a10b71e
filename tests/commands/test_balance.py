"""Tests of `ddtable balance`: the games, the output and interruption."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from ddtable.cli import main
from ddtable.commands import balance
from ddtable.commands.balance import Series, all_series, matches, report
from ddtable.commands.balance_games import MIXED, PARTIES, PARTY_OF, POLICIES, ROSTERS, SINGLE, SIZE, Match, play
from ddtable.rules.battle_dice.house import encoded, former_tables
from ddtable.rules.battle_dice.kinds import MONSTERS
from ddtable.rules.battle_dice.tables_file import write_tables_file
from ddtable.tournament.share import Share

PROJECT = Path(__file__).parents[2]
FEW = [Series("armies", "archer", "infantry"), Series("roster", "dragon", "mixed"), Series("quests", "never", "even")]


def test_armies_parties_and_rosters_are_of_equal_worth():
    """BD1.3, BQ3: twenty dice; eight, in which a monster counts two."""
    assert all(sum(counts.values()) == SIZE for counts in (*SINGLE.values(), *MIXED.values()))
    assert all(sum(counts.values()) == PARTY_OF for counts in PARTIES.values())
    for counts in ROSTERS.values():
        assert sum(count * (2 if kind in MONSTERS else 1) for kind, count in counts.items()) == PARTY_OF


def test_each_pair_of_armies_plays_one_series():
    armies = [frozenset((one.one, one.other)) for one in all_series() if one.kind == "armies"]
    assert len(armies) == len(set(armies)) == (len(SINGLE) + len(MIXED)) * (len(SINGLE) + len(MIXED) - 1) // 2
    assert all(len(pair) == 2 for pair in armies)
    assert {one.one for one in all_series() if one.kind == "quests"} == {*POLICIES} - {"never"}


def test_games_are_mirrored():
    """Each seed is played twice, with the sides changed; another series has other seeds."""
    found = list(matches(FEW[0], 6, 1))
    assert [(one.seed - found[0].seed, one.swapped) for one in found] == [
        (0, False), (0, True), (1, False), (1, True), (2, False), (2, True),
    ]  # fmt: skip
    assert not {one.seed for one in found} & {one.seed for one in matches(FEW[1], 6, 1)}
    assert not {one.seed for one in found} & {one.seed for one in matches(FEW[0], 6, 2)}


def test_twenty_archers_beat_twenty_infantry_under_the_former_tables():
    """H94: what made the tables be measured."""
    house = encoded(former_tables())
    games = list(matches(FEW[0], 20, 1))
    assert sum(play(match, house) for match in games) > 12
    assert [play(match, house) for match in games[:4]] == [play(match, house) for match in games[:4]]


@pytest.mark.parametrize("kind", [0, 1, 2])
def test_each_kind_of_game_ends(kind: int):
    assert all(play(match, {}) in (0.0, 0.5, 1.0) for match in matches(FEW[kind], 2, 3))


@pytest.mark.parametrize("policy", POLICIES)
def test_each_way_to_quest_is_played(policy: str):
    assert play(Match("quests", policy, "footmen", 5, True), {}) in (0.0, 0.5, 1.0)


def test_the_report_has_a_figure_for_both_of_two_armies():
    lines = list(report({FEW[0]: Share(30, 40)}))
    assert next(line for line in lines if line.startswith("archer ")).split()[1:3] == ["75.0", "(59.8-85.8)"]
    assert next(line for line in lines if line.startswith("infantry ")).split()[1:3] == ["25.0", "(14.2-40.2)"]


@pytest.fixture
def few(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(balance, "all_series", lambda: FEW)


@pytest.mark.usefixtures("few")
def test_the_command_prints_the_tables(capsys: pytest.CaptureFixture[str], tmp_path: Path):
    assert main(["balance", "--games", "2"]) == 0
    printed = capsys.readouterr().out
    assert "the tables that come with the game: 2 mirrored games a series, seed 1." in printed
    file = tmp_path / "old.ddtables"
    write_tables_file(file, former_tables())
    assert main(["balance", "--games", "2", "--tables", str(file)]) == 0
    assert "the tables of old.ddtables" in capsys.readouterr().out


@pytest.mark.usefixtures("few")
def test_several_processes_play_the_same_games(capsys: pytest.CaptureFixture[str]):
    assert main(["balance", "--games", "2"]) == 0
    alone = capsys.readouterr().out
    assert main(["balance", "--games", "2", "--jobs", "2"]) == 0
    assert capsys.readouterr().out == alone


def test_an_odd_number_of_games_is_refused(capsys: pytest.CaptureFixture[str]):
    assert main(["balance", "--games", "3"]) == 2
    assert "must be even" in capsys.readouterr().err


def test_tables_that_cannot_be_read_are_refused(capsys: pytest.CaptureFixture[str], tmp_path: Path):
    file = tmp_path / "none.ddtables"
    file.write_text("{}")
    assert main(["balance", "--tables", str(file)]) == 2
    assert capsys.readouterr().err.startswith("ddtable: ")
    assert main(["balance", "--tables", str(tmp_path / "missing.ddtables")]) == 2


@pytest.mark.usefixtures("few")
def test_results_so_far_are_printed_after_ctrl_c(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch):
    played = []

    def interrupted(match: Match, house: object) -> float:
        if len(played) == 3:
            raise KeyboardInterrupt
        played.append(match)
        return 1.0

    monkeypatch.setattr(balance, "play", interrupted)
    assert main(["balance", "--games", "4"]) == 130
    printed = capsys.readouterr().out
    assert "Interrupted after 3 of 12 games." in printed
    assert "100.0" in printed


@pytest.mark.usefixtures("few")
def test_progress_is_shown_only_on_a_terminal(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(balance, "play", lambda _match, house: 1.0)
    assert main(["balance", "--games", "20"]) == 0
    assert capsys.readouterr().err == ""
    monkeypatch.setattr("sys.stderr.isatty", lambda: True)
    assert main(["balance", "--games", "20"]) == 0
    told = capsys.readouterr().err
    assert "0 of 60 games" in told
    assert "50 of 60 games" in told


@pytest.mark.usefixtures("few")
def test_only_one_kind_is_played(capsys: pytest.CaptureFixture[str]):
    assert main(["balance", "--games", "2", "--only", "quests"]) == 0
    printed = capsys.readouterr().out
    assert "Quest policies" in printed
    assert "Rosters against" not in printed


@pytest.mark.skipif(sys.platform == "win32", reason="no pseudo-terminal there")
@pytest.mark.parametrize(("jobs", "background"), [("1", False), ("1", True), ("2", True)])
def test_ctrl_c_ends_the_running_command(jobs: str, background: bool):
    """A shell makes a command in the background deaf to Ctrl-C; this one hears it all the same."""
    import pty

    ours, theirs = pty.openpty()
    before = signal.signal(signal.SIGINT, signal.SIG_IGN if background else signal.default_int_handler)
    try:
        command = [sys.executable, "-P", "-m", "ddtable", "balance", "--games", "400", "--jobs", jobs]
        running = subprocess.Popen(command, cwd=PROJECT, stdout=subprocess.PIPE, stderr=theirs, text=True)
    finally:
        signal.signal(signal.SIGINT, before)
    os.close(theirs)
    told = b""
    while not re.search(rb"\b[1-9]\d* of \d+ games", told):
        told += os.read(ours, 1000)
    running.send_signal(signal.SIGINT)
    printed, _ = running.communicate(timeout=60)
    os.close(ours)
    assert running.returncode == 130
    assert re.search(r"Interrupted after [1-9]\d* of \d+ games\.", printed)
    assert "Quest policies" in printed
