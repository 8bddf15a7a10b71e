"""The widgets and pages that a game brings: its table, its panels, its page of the new game dialog, its primer.

They act on the game, so they get its `Session`; contract.py has what may be asked of a game, which only reads.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Protocol, cast

from ui.games.contract import Known, SystemWindow, known_systems, window_of

if TYPE_CHECKING:
    from pathlib import Path
    from random import Random

    from PySide6.QtWidgets import QWidget

    from ddtable.engine.system import SetUp
    from ddtable.words.sentences import Words
    from ui.areas.dice import DiceModel
    from ui.games.game_table import GameTable
    from ui.games.game_tray import GameTray
    from ui.games.question_panel import QuestionPanel
    from ui.help.primer_canvas import Pages
    from ui.kit.settings import Settings, SettingsFile
    from ui.motion.pace import Motion
    from ui.motion.shown_page import ShownPage
    from ui.motion.shows import ShowsChanges
    from ui.new_game.page import NewGamePage
    from ui.session.library import SeatPlan
    from ui.session.session import Session
    from ui.session.table_state import TableState

    Rosters = Callable[[Words, SettingsFile, QWidget, TableState | None, Any], None]


class WindowParts(SystemWindow, Protocol):
    """The widgets of a game's page, made by the same value that answers the window's questions."""

    def make_table(self, session: Session, model: DiceModel, parent: QWidget) -> GameTable:
        """Return the table of a game."""

    def make_tray(self, session: Session, parent: QWidget) -> GameTray | None:
        """Return the display of the last rolls below the table; None if the table shows them itself."""

    def make_panels(self, session: Session, parent: QWidget, bar: QWidget) -> Mapping[str, QuestionPanel]:
        """Return the question bar's panels of this game only, by their names ("points", "spells")."""

    def make_showing(self, page: ShownPage, motion: Motion) -> ShowsChanges:
        """Return the display that animates changes and delays the computer players meanwhile."""


class Brought(Known, frozen=True):
    """All that a game brings, before its parts are loaded: the functions that load them.

    `new_game` makes its page of the new game dialog, inside a widget; None: the dialog does not offer the game. `files`
    has the function that reads a file for it, by suffix; it raises ForceError for an invalid one. `is_ours` returns
    True for a file of this game whose suffix is that of another game too; None: all are. `first_battle` returns the
    set-up and the seats of a new user's first game, and passes the settings to remember to its second argument; a game
    that has one has a guided battle too, of the name of its rule system.
    `set_up` returns what the set-up of its positions needs (ui/positions/set_up_kit.py), None: positions cannot be set
    up; `set_up_seats`: the most players of one.
    `primer` returns the pages of its primer in the edition of this name. `rosters` shows its rosters above a widget: of
    the current game, if any, or those prepared in the new game dialog, the last argument; None: it has forces.
    """

    new_game: Callable[[Words, Settings, Random, QWidget, Path | None], NewGamePage] | None = None
    files: Mapping[str, Callable[[Path], object]] = MappingProxyType({})
    is_ours: Callable[[Path], bool] | None = None
    first_battle: Callable[[Words, Callable[..., object]], tuple[SetUp, list[SeatPlan]]] | None = None
    primer: Callable[[str], Pages] | None = None
    rosters: Rosters | None = None
    set_up_seats: int = 0
    set_up: Callable[[], Any] | None = None


def games() -> Mapping[str, Brought]:
    """Return all games by the name of their rule system, in the order of their registration."""
    return {name: known for name, known in known_systems().items() if isinstance(known, Brought)}


def set_up_games() -> tuple[str, ...]:
    """Return the games whose positions can be set up."""
    return tuple(name for name, game in games().items() if game.set_up is not None)


def guided_games() -> tuple[str, ...]:
    """Return the games that new users are offered: those with a guided battle."""
    return tuple(name for name, game in games().items() if game.first_battle is not None)


def parts_of(system: str) -> WindowParts:
    """Return the makers of a game's widgets. Raises KeyError for a rule system without a window."""
    return cast(WindowParts, window_of(system))
