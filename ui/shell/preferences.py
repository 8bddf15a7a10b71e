"""Settings that more than one widget follows: how the program starts with them, how a game takes them up."""

from __future__ import annotations

import os
import sys
from collections.abc import MutableMapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QLocale, QProcess, QProcessEnvironment

from ddtable.messages import language_for
from ui.shell.settings import Settings

if TYPE_CHECKING:
    from ui.controller import Controller
    from ui.shell.window import MainWindow

SCALE = "QT_SCALE_FACTOR"
OURS = "DDTABLE_SCALE"  # that the scale in the environment is ours, which a restart makes anew


def language_of(settings: Settings, preferred: Sequence[str] | None = None) -> str:
    """Return the language to speak: the chosen one, else the first that the system prefers and we have."""
    if settings.language != "system":
        return settings.language
    return language_for(QLocale().uiLanguages() if preferred is None else preferred)


def scale_environment(settings: Settings, environment: MutableMapping[str, str]) -> None:
    """Ask Qt for the chosen scale, before the application is made; a scale that the user has set himself stays."""
    if SCALE in environment and OURS not in environment:
        return
    environment.pop(SCALE, None)
    environment.pop(OURS, None)
    if settings.scale != 100:
        environment[SCALE] = environment[OURS] = f"{settings.scale / 100:g}"


def command_line(path: Path | None) -> list[str]:
    """Return the command that starts this program again, on a game if one is given."""
    program = [sys.executable] if getattr(sys, "frozen", False) else [sys.executable, "-m", "ddtable"]
    return [*program, *(["play", str(path)] if path is not None else [])]


def start_again(path: Path | None) -> bool:
    """Start this program again beside itself; tell whether that could be done."""
    process = QProcess()
    program, *arguments = command_line(path)
    process.setProgram(program)
    process.setArguments(arguments)
    environment = QProcessEnvironment.systemEnvironment()
    if OURS in os.environ:
        environment.remove(SCALE)
        environment.remove(OURS)
    process.setProcessEnvironment(environment)
    started = process.startDetached()
    return bool(started[0] if isinstance(started, tuple) else started)


def apply(window: MainWindow, changed: Sequence[str]) -> None:
    """Let window and game take up settings that have changed."""
    now = window.settings.value
    if "theme" in changed:
        window.theme.choose(now.theme)
    if "colours" in changed:
        window.theme.choose_players(now.colours)
    page = window.page
    if page is None:
        return
    if "curtain" in changed:
        page.controller.curtain = now.curtain
        page.controller.start()
    if "standing" in changed:
        _forget_standing(page.controller, now)
    if "motion" in changed and (motion := getattr(page, "motion", None)) is not None:
        motion.choose(now.motion)


def _forget_standing(controller: Controller, settings: Settings) -> None:
    """Drop the standing answers of a game that the settings do not have any more."""
    for seat in controller.persons():
        kept = settings.standing.get(controller.names[seat], {})
        for kind in controller.standing.of(seat):
            if kind not in kept:
                controller.standing.drop(seat, kind)
    controller.selection_changed.emit()
