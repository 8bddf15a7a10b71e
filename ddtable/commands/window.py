"""Opening the window from the command line, with a sentence if it cannot be shown."""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

from ddtable.commands import CommandError, Window
from ddtable.commands.display import screen_problem
from ddtable.commands.qt_libraries import missing_packages, platforms, window_trouble

WITHOUT_ONE = "ddtable demo plays a game without one"

_Answer = TypeVar("_Answer")


def run(window: Window | None, path: Path | None) -> int:
    """Show the window until it is closed; return its exit code. Raises CommandError."""
    if problem := screen_problem(os.environ, sys.platform):
        raise CommandError(f"{problem}; {WITHOUT_ONE}.")
    if reason := window_trouble(os.environ):
        raise CommandError(_not_loaded(reason))
    return ask(window, lambda found: found.run(path))


def offscreen() -> None:
    """Make Qt paint without a screen, regardless of the environment: a missing platform would end the program."""
    os.environ["QT_QPA_PLATFORM"] = "offscreen"


def ask(window: Window | None, question: Callable[[Window], _Answer]) -> _Answer:
    """Return the answer of the window. Raises CommandError if the window, Qt or one of its libraries is missing."""
    if window is None:
        raise CommandError("This command needs the window, which is not part of this installation.")
    try:
        return question(window)
    except ImportError as error:
        if isinstance(error, ModuleNotFoundError) and not (error.name or "").startswith("PySide6"):
            raise  # an error of this program, not of the computer
        raise CommandError(_not_loaded(str(error).splitlines()[0])) from error


def _not_loaded(reason: str) -> str:
    """Return the sentence for a Qt that cannot be loaded, with the packages to install if the system lacks them."""
    if packages := missing_packages(platforms(os.environ)):
        return f"Qt cannot be loaded ({reason}); install these Debian packages: {' '.join(packages)}."
    if getattr(sys, "frozen", False):
        return f"Qt cannot be loaded ({reason}); a part of the program is missing, so install it again."
    return f"Qt cannot be loaded ({reason}); install the Python package PySide6-Essentials."
