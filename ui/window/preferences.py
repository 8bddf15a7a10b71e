"""Settings used by several widgets: their effect at the start, and on a running game."""

from __future__ import annotations

import os
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QLocale, QProcess, QProcessEnvironment

from ddtable.processes import own_command
from ddtable.texts.messages import language_for, languages
from ui.kit.settings import Settings
from ui.window.scaling import FACTOR, OURS

if TYPE_CHECKING:
    from ui.kit.theme import Theme
    from ui.page.game_page import GamePage
    from ui.session.session import Session


def language_of(settings: Settings, preferred: Sequence[str] | None = None) -> str:
    """Return the interface language: the chosen one, else the first available one that the system prefers."""
    if settings.language in languages():
        return settings.language
    return language_for(QLocale().uiLanguages() if preferred is None else preferred)


def command_line(path: Path | None) -> list[str]:
    """Return the command that starts this program again, with a game if one is given."""
    return own_command() if path is None else own_command("play", str(path))


def start_again(path: Path | None) -> bool:
    """Start another process of this program; return True on success."""
    process = QProcess()
    program, *arguments = command_line(path)
    process.setProgram(program)
    process.setArguments(arguments)
    environment = QProcessEnvironment.systemEnvironment()
    if OURS in os.environ:
        environment.remove(FACTOR)
        environment.remove(OURS)
    process.setProcessEnvironment(environment)
    started = process.startDetached()
    return bool(started[0] if isinstance(started, tuple) else started)


def apply(now: Settings, changed: Sequence[str], theme: Theme, page: GamePage | None) -> None:
    """Apply changed settings to the theme and to the game, if there is one."""
    if "theme" in changed:
        theme.choose(now.theme)
    if "colours" in changed:
        theme.choose_players(now.colours)
    if page is None:
        return
    if "tutor" in changed:
        page.session.tutor.wanted = now.tutor
    if "curtain" in changed:
        page.session.seats.curtain = now.curtain
        page.session.start()
    if "standing" in changed:
        _forget_standing(page.session, now)
    if "motion" in changed and (motion := getattr(page, "motion", None)) is not None:
        motion.choose(now.motion)


def _forget_standing(session: Session, settings: Settings) -> None:
    """Remove a game's standing answers that are no longer in the settings."""
    for seat in session.seats.persons():
        kept = settings.standing.get(session.names[seat], {})
        for kind in session.standing.of(seat):
            if kind not in kept:
                session.standing.drop(seat, kind)
    session.draft.show_again()
