"""The set-up command: `play` (the default), `test` and `setup`."""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path

from ddtable.commands.display import qt_platform, screen_problem
from set_up import PROJECT, SetUpError
from set_up.environment import DEVELOPMENT_LOCK, GAME_LOCK, Environment, clean_environ, ready_environment
from set_up.for_checks import check_packages, provide_for_checks
from set_up.qt_libraries import provide_libraries

DESCRIPTION = "Set ddtable up in .venv beside this folder, then start it or check it. The second start is quick."
COMMANDS = """commands:
  play [ARGUMENTS]   set up and start the game; arguments are handed to ddtable (the default)
  test [ARGUMENTS]   set up and run all checks; with arguments only pytest, with these arguments
  setup              set up and start nothing

Where there is no display, `play` plays a demonstration game between two computer players
and leaves a picture of the table and the save file in the folder demo."""


def parse(arguments: Sequence[str]) -> argparse.Namespace:
    """Return `command` and `rest`; exits with status 2 on an unknown command."""
    parser = argparse.ArgumentParser(
        prog="start.py", description=DESCRIPTION, epilog=COMMANDS, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("command", nargs="?", choices=("play", "test", "setup"), default="play", metavar="COMMAND")
    parser.add_argument("rest", nargs=argparse.REMAINDER, metavar="ARGUMENTS")
    wanted = parser.parse_args(arguments)
    if wanted.command == "setup" and wanted.rest:
        parser.error("setup takes no arguments")
    return wanted


def game_command(project: Path, no_screen: str | None, rest: Sequence[str]) -> tuple[list[str], dict[str, str]]:
    """Return ddtable's arguments and the environment variables to add: the demonstration where no window can open."""
    if rest and Path(rest[0]).is_file():
        return ["play", *rest], {}  # `play GAME.ddtable` means what it says
    if rest or no_screen is None:
        return list(rest), {}
    return ["demo", "--folder", str(project / "demo")], {"QT_QPA_PLATFORM": "offscreen"}


def hand_over(command: Sequence[str], variables: Mapping[str, str]) -> int:
    """Run the command in this process's place and return its exit status."""
    if sys.stdout is not None:  # it is None where the output was closed before the start
        sys.stdout.flush()
    environment = {**clean_environ(), **variables}
    if os.name == "posix":
        os.execve(command[0], list(command), environment)
    return subprocess.call(command, env=environment)


def play(environment: Environment, rest: Sequence[str]) -> int:
    """Start the game, or the demonstration game where there is no display."""
    no_screen = screen_problem(os.environ, sys.platform)
    arguments, variables = game_command(environment.project, no_screen, rest)
    if variables and no_screen:
        print(f"{no_screen}, so a demonstration game is played offscreen instead.")
    provide_libraries(environment.site_packages, qt_platform({**os.environ, **variables}, sys.platform))
    if not arguments:
        print(f"Starting. Next time {environment.launcher} starts the game at once.")
    return hand_over([str(environment.python), "-I", "-m", "ddtable", *arguments], variables)


def test(environment: Environment, rest: Sequence[str]) -> int:
    """Run all checks, or pytest alone with the arguments given."""
    if rest:
        provide_libraries(environment.site_packages, "offscreen")
        os.chdir(environment.project)
        return hand_over([str(environment.python), "-P", "-m", "pytest", *rest], {})
    provide_for_checks(environment.python, environment.site_packages)
    return hand_over([str(environment.python), str(environment.project / "packaging" / "checks.py")], {})


def run(arguments: Sequence[str], project: Path = PROJECT) -> int:
    """Set up what the command needs and do it; returns the exit status, raises SetUpError."""
    wanted = parse(arguments)
    if wanted.command == "test":
        also = [] if wanted.rest else check_packages(Path(sys.executable))
        return test(ready_environment(project, DEVELOPMENT_LOCK, also), wanted.rest)
    environment = ready_environment(project, GAME_LOCK)
    if wanted.command == "play":
        return play(environment, wanted.rest)
    provide_libraries(environment.site_packages, qt_platform(os.environ, sys.platform))
    print(f"ddtable is set up; start it with {environment.launcher}")
    return 0


def main(arguments: Sequence[str]) -> int:
    """Run the command; an error prints one sentence and returns status 1."""
    for stream in (sys.stdout, sys.stderr):
        if reconfigure := getattr(stream, "reconfigure", None):
            reconfigure(errors="backslashreplace")  # the path of the project need not be text
    try:
        return run(arguments)
    except SetUpError as problem:
        print(problem, file=sys.stderr)
        return 1
    except OSError as problem:
        print(f"The set-up stopped: {problem}.", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        return 130
