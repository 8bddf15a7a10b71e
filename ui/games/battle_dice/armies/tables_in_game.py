"""The command that shows the tables of the current game."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ui.window.main_window import MainWindow


def why_no_tables(window: MainWindow) -> str:
    """Return the reason why there are no tables to show, or ""."""
    if window.page is None:
        return window.words.say("ui-why-no-game")
    has = hasattr(window.page.session.position.board, "tables")
    return "" if has else window.words.say("table-none")


def show_tables(window: MainWindow) -> None:
    """Show the tables of the current game, read-only."""
    from ui.games.battle_dice.armies.tables_dialog import TablesDialog

    if not why_no_tables(window) and window.page is not None:
        tables = window.page.session.position.board.tables
        dialog = TablesDialog(window.words, tables, window, read_only=True)
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()
