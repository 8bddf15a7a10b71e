"""The decisions of the set-up command: old Pythons, no display, sentences instead of tracebacks."""

from __future__ import annotations

import ast
import os
import runpy
import sys
from pathlib import Path

import pytest
from set_up import SetUpError, command
from set_up.command import game_command, main, parse
from set_up.environment import Environment

START = Path(command.PROJECT) / "packaging" / "start.py"


def test_the_start_script_can_be_read_by_old_pythons():
    ast.parse(START.read_text(encoding="utf-8"), feature_version=(3, 7))


def test_an_old_python_gets_one_sentence(monkeypatch: pytest.MonkeyPatch, capsys):
    monkeypatch.setattr(sys, "version_info", (3, 9, 2, "final", 0))
    monkeypatch.setattr(sys, "version", "3.9.2 (default)")
    with pytest.raises(SystemExit) as stopped:
        runpy.run_path(str(START), run_name="__main__")
    assert stopped.value.code == 1
    assert capsys.readouterr().err == "ddtable needs Python 3.11 or newer; this is Python 3.9.2.\n"


def test_playing_is_the_default():
    assert (parse([]).command, parse([]).rest) == ("play", [])


def test_arguments_after_the_command_are_handed_on():
    assert parse(["test", "-k", "melee", "--games", "5"]).rest == ["-k", "melee", "--games", "5"]
    assert parse(["play", "--help"]).rest == ["--help"]


@pytest.mark.parametrize("arguments", [["dance"], ["setup", "more"]])
def test_a_misspelt_command_is_refused(arguments: list[str], capsys):
    with pytest.raises(SystemExit) as stopped:
        parse(arguments)
    assert stopped.value.code == 2


def test_with_a_display_the_window_opens(tmp_path: Path):
    assert game_command(tmp_path, None, []) == ([], {})


def test_a_saved_game_is_opened(tmp_path: Path):
    save = tmp_path / "battle.ddtable"
    assert game_command(tmp_path, None, [str(save)]) == ([str(save)], {})
    save.touch()
    assert game_command(tmp_path, None, [str(save)]) == (["play", str(save)], {})


def test_without_a_display_the_demonstration_is_played(tmp_path: Path):
    arguments, variables = game_command(tmp_path, "There is no display here", [])
    assert arguments == ["demo", "--folder", str(tmp_path / "demo")]
    assert variables == {"QT_QPA_PLATFORM": "offscreen"}


def test_a_command_asked_for_is_never_replaced_by_the_demonstration(tmp_path: Path):
    assert game_command(tmp_path, "There is no display here", ["rules"]) == (["rules"], {})


@pytest.mark.parametrize(("rest", "told"), [([], True), (["roster", "list"], False)])
def test_start_command_is_printed_before_the_window_opens(
    monkeypatch: pytest.MonkeyPatch, capsys, tmp_path: Path, rest: list[str], told: bool
):
    monkeypatch.setattr(command, "screen_problem", lambda *_: None)
    monkeypatch.setattr(command, "provide_libraries", lambda *_: None)
    monkeypatch.setattr(command, "hand_over", lambda *_: 0)
    environment = Environment(tmp_path, "3.11", tmp_path)
    assert command.play(environment, rest) == 0
    said = capsys.readouterr().out
    assert (f"Next time {environment.launcher} starts the game" in said) is told


@pytest.mark.skipif(os.name != "posix", reason="the game takes the place of this process under Unix alone")
@pytest.mark.parametrize("closed", [True, False])
def test_the_game_starts_though_the_output_was_closed_before(closed: bool, monkeypatch: pytest.MonkeyPatch):
    def replaced(program: str, *_: object) -> None:
        raise SystemExit(program)

    if closed:
        monkeypatch.setattr(sys, "stdout", None)
    monkeypatch.setattr(os, "execve", replaced)
    with pytest.raises(SystemExit, match="/usr/bin/game"):
        command.hand_over(["/usr/bin/game"], {})


@pytest.mark.parametrize(
    ("problem", "sentence", "status"),
    [
        (SetUpError("No network."), "No network.\n", 1),
        (PermissionError(13, "Permission denied"), "The set-up stopped: [Errno 13] Permission denied.\n", 1),
        (KeyboardInterrupt(), "", 130),
    ],
)
def test_any_error_ends_in_a_sentence(
    monkeypatch: pytest.MonkeyPatch, capsys, problem: BaseException, sentence: str, status: int
):
    def fail(arguments: object) -> int:
        raise problem

    monkeypatch.setattr(command, "run", fail)
    assert main([]) == status
    assert capsys.readouterr().err == sentence
