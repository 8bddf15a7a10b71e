"""The game on the table, for the commands that need one."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

if TYPE_CHECKING:
    from ui.page.game_page import GamePage
    from ui.session.session import Session
    from ui.window.bare_window import BareWindow


def page_of(window: BareWindow) -> GamePage:
    """Return the page of the current game; call it only if there is one."""
    return cast("GamePage", window.page)


def session_of(window: BareWindow) -> Session:
    """Return the session of the current game; call it only if there is one."""
    return page_of(window).session


def session_or_none(window: BareWindow) -> Session | None:
    """Return the session of the current game, if there is one."""
    return window.page.session if window.page is not None else None


def why_no_game(window: BareWindow) -> str:
    """Return the reason that there is no game, or ""."""
    return "" if window.page is not None else window.words.say("ui-why-no-game")
