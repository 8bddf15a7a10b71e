"""A command of the window: the tables of the game on the table, to be looked at."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ui.shell.window import MainWindow


def why_no_tables(window: MainWindow) -> str:
    """Say that a game with tables must be on the table."""
    if window.page is None:
        return window.words.say("ui-why-no-game")
    has = hasattr(window.page.controller.position.board, "tables")
    return "" if has else window.words.say("table-none")


def show_tables(window: MainWindow) -> None:
    """Show the tables of the game; nobody can change them now."""
    from ui.armies.tables_dialog import TablesDialog

    if not why_no_tables(window) and window.page is not None:
        tables = window.page.controller.position.board.tables
        dialog = TablesDialog(window.words, tables, window, read_only=True)
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()
