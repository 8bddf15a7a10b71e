"""The commands of the menu Game. Large modules are imported on use."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from ui.window.acts.on_table import page_of, session_of, session_or_none, why_no_game

if TYPE_CHECKING:
    from pathlib import Path

    from ui.window.bare_window import BareWindow


def new_game(window: BareWindow) -> None:
    """Ask for a new game."""
    window.new_games.ask()


def open_game(window: BareWindow) -> None:
    """Ask for a saved game."""
    window.ask_open()


def show_practice(window: BareWindow) -> None:
    """Show the lessons and puzzles."""
    window.practising.show_page()


def why_no_copy(window: BareWindow) -> str:
    """Return the reason why the game cannot be copied: it needs a file."""
    if window.page is None:
        return why_no_game(window)
    from ui.window.elsewhere import file_of

    return "" if file_of(session_of(window)) is not None else window.words.say("ui-why-no-file")


def save_copy(window: BareWindow) -> None:
    """Ask for a path, and write a copy of the game."""
    if why := window.keeping().copy(session_of(window)):
        window.say_trouble(why)


def go_on_elsewhere(window: BareWindow) -> None:
    """Ask for a new file in which the game continues."""
    if why := window.keeping().move(session_of(window)):
        window.say_trouble(why)


def why_no_backup(window: BareWindow) -> str:
    """Return the reason that there is no older copy, or ""."""
    of = session_of(window).guard.path if window.page is not None else None
    return "" if window.library.copies.some(of) else window.words.say("ui-why-no-backup")


def restore(window: BareWindow) -> None:
    """Show the older copies of the current game, or of all games."""
    from ui.window.restore import RestoreDialog

    kept, session = window.library.copies, session_or_none(window)
    dialog = RestoreDialog(window.words, window, kept, kept.listed(session.guard.path if session else None))
    dialog.restored.connect(partial(_open_restored, window))
    dialog.trouble.connect(window.say_trouble)
    dialog.open()


def _open_restored(window: BareWindow, path: Path) -> None:
    window.open_path(path)
    if window.page is not None and window.page.session.guard.path == path:
        window.say(window.words.say("ui-restored"))


def build(window: BareWindow) -> None:
    """Show or leave the force builder."""
    if window.is_building:
        window.leave()
    else:
        window.build()


def is_building(window: BareWindow) -> bool:
    """Return True if the force builder is shown."""
    return window.is_building


def set_up_position(window: BareWindow) -> None:
    """Show the set-up of a position, or leave it."""
    if window.is_setting_up:
        window.leave()
    else:
        window.set_up_position()


def is_setting_up(window: BareWindow) -> bool:
    """Return True if the set-up of a position is shown."""
    return window.is_setting_up


def why_no_position(window: BareWindow) -> str:
    """Return the reason why the position on the table cannot be edited, or ""."""
    if window.page is None:
        return why_no_game(window)
    from ui.window.positions import why_not_edited

    return why_not_edited(window.words, page_of(window))


def edit_position(window: BareWindow) -> None:
    """Show the set-up with the position that the table shows."""
    window.set_up_position().edit_table()


def why_no_leaving(window: BareWindow) -> str:
    """Return the reason why there is nothing to leave, or ""."""
    return "" if window.is_covered else why_no_game(window)


def show_rosters(window: BareWindow) -> None:
    """Show the rosters: of the edited force, or of those in the game, and of all others."""
    from ui.window.roster_choice import open_rosters

    if window.is_building:
        window.build().page.act("print")
    else:
        open_rosters(window, window.words, window.settings, session_or_none(window), window.say)


def show_settings(window: BareWindow) -> None:
    """Show the settings."""
    from ui.window.settings_dialog import SettingsDialog

    SettingsDialog(window).open()


def leave(window: BareWindow) -> None:
    """Leave the table for the start screen."""
    window.leave()


def close(window: BareWindow) -> None:
    """Close the window."""
    window.close()
