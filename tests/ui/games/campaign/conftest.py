"""The table of a campaign at the question that a test asks for, from a war in short text or one played by Recruit."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from ddtable.engine.game import Game
from gallery.wars import NAMES, SEED
from gallery.wars import war as played_war
from tests.drivers.hands_on import Hands, open_window, settle, show
from tests.drivers.playing import begin_at
from tests.rules.campaign.war import WarTable, set_up
from ui.areas.area_view import AreaView
from ui.areas.dice import DiceModel
from ui.games.campaign.table.war_table import WarTable as Table
from ui.session.session import Session

Lay = Callable[..., Table]


def game_of(begun: WarTable) -> Game:
    """Return a game that stands where a war in short text does."""
    game = Game(set_up(1, begun.position.seats))
    begin_at(game, begun.played)
    return game


@pytest.fixture
def lay(qtbot: QtBot) -> Lay:
    """The table of a war in short text, or of a game; all players are persons."""

    def laid(begun: WarTable | Game, size: tuple[int, int] = (996, 560)) -> Table:
        game = begun if isinstance(begun, Game) else game_of(begun)
        seats = game.position.seats
        session = Session(game, NAMES[:seats], ["person"] * seats)
        session.seats.curtain = False
        session.start()
        table = Table(session, DiceModel(session, session))
        session.setParent(table)
        qtbot.addWidget(table)
        table.resize(*size)
        table.show()
        QApplication.processEvents()
        return table

    return laid


@pytest.fixture
def played(lay: Lay) -> Lay:
    """The table of a war played by Recruit up to a question of a kind."""

    def at(kind: str, seats: int = 4, turn: int = 0, size: tuple[int, int] = (996, 560)) -> Table:
        return lay(played_war(seats, kind, turn=turn).branch(), size)

    return at


def view_of(table: Table, area: str) -> AreaView:
    """Return the view of an area that shows dice on the screen, the last one made."""
    return [view for view in table.findChildren(AreaView) if view.area == area and view.isVisible()][-1]


@pytest.fixture
def at(qtbot, monkeypatch, tmp_path):
    """The hands of persons at a question of a war in the whole window."""
    hands = open_window(qtbot, monkeypatch, tmp_path)

    def shown(kind: str, turn: int = 0, *, practice: bool = True, seed: int = SEED) -> Hands:
        show(hands, played_war(4, kind, seed, turn).branch(), practice=practice)
        return hands

    return shown


def answers(hands: Hands, since: int) -> list[object]:
    """The answers since a number of choices, after those that follow without hands."""
    while hands.session.automatic._standing_answer() is not None:
        settle()
    return [getattr(entry.choice, "option", entry.choice) for entry in hands.session.game.choices[since:]]
