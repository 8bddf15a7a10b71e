"""A field on the screen, at the moment that a test asks for."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from ddtable.engine.game import Game
from tests.drivers.hands_on import Carried
from tests.ui.games.battle_dice.field.field_hands import NAMES, SIZE, Field
from ui.areas import dragging
from ui.areas.dice import DiceModel
from ui.games.battle_dice.field.field import FieldView
from ui.session.session import Session

Lay = Callable[..., Field]


@pytest.fixture
def lay(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> Iterator[Lay]:
    """Lay a game on a field; persons at both seats unless told otherwise."""
    monkeypatch.setattr(dragging, "QDrag", Carried)
    made: list[Session] = []

    def field(game: Game, size: tuple[int, int] = SIZE, kinds: tuple[str, str] = ("person", "person")) -> Field:
        session = Session(game, NAMES, kinds)
        made.append(session)
        view = FieldView(session, DiceModel(session, session))
        session.setParent(view)
        qtbot.addWidget(view)
        view.resize(*size)
        view.show()
        QApplication.processEvents()
        return Field(view)

    yield field
    for session in made:
        session.close()
