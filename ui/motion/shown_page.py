"""The page of a game as its animations need it: no more of the page is known to them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QWidget

if TYPE_CHECKING:
    from ui.games.game_table import GameTable
    from ui.games.game_tray import GameTray
    from ui.motion.shows import ShowsChanges
    from ui.motion.suspense import Suspense
    from ui.session.session import Session


class ShownPage(QWidget):
    """The base of a game's page: its session, its table and tray, and what a click may mean on it.

    `panels` are those above the question bar, the lowest one first. `reading` are the parts that are only read: a click
    there is no answer.
    """

    session: Session
    table: GameTable
    tray: GameTray | None
    suspense: Suspense
    showing: ShowsChanges
    bar: QWidget
    side: QWidget
    panels: Sequence[QWidget]
    reading: Sequence[QWidget]
