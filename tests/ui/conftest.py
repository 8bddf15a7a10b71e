"""Sessions for tests of the window."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from ddtable.engine.game import Game
from tests.drivers.at_questions import library, playing, swept, window
from tests.drivers.sitting import NAMES, Seen, Sit
from ui.session.session import Session

__all__ = ["library", "playing", "swept", "window"]  # fixtures for every test of the window


@pytest.fixture
def qtbot(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> Iterator[QtBot]:
    """Own the windows of a test until they are closed, with their parents.

    The bot itself holds them weakly. What only cycles hold when the test's function ends may be collected while
    the bot lets it paint for the last time, and Qt crashes in the painter of a window that is gone.
    """
    owned: list[QWidget] = []
    add = qtbot.addWidget

    def add_owned(widget: QWidget, **kept: Any) -> None:
        add(widget, **kept)
        parent: QWidget | None = widget
        while parent is not None:
            owned.append(parent)
            parent = parent.parentWidget()

    monkeypatch.setattr(qtbot, "addWidget", add_owned)
    yield qtbot
    owned.clear()


@pytest.fixture
def sit(qtbot: QtBot) -> Iterator[Sit]:
    """Sit down at a game: persons at every seat unless told otherwise."""
    made: list[Session] = []

    def sit_down(game: Game, *kinds: str, practice: bool = True, read_only: bool = False) -> Seen:
        kinds = kinds or ("person",) * game.position.seats
        made.append(Session(game, NAMES[: len(kinds)], kinds, practice, read_only))
        return Seen(made[-1])

    yield sit_down
    for session in made:
        session.close()


@pytest.fixture
def mute(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the computer player never answer, and start no process."""
    for name in ("_start", "ask", "close"):
        monkeypatch.setattr(f"ui.session.worker.restarting.Opponent.{name}", lambda *_: None)
