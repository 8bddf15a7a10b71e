"""The command that shows the tables of the current game."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from ddtable.words.sentences import Words
    from ui.session.table_state import TableState


def why_no_tables(words: Words, played: TableState | None) -> str:
    """Return the reason why there are no tables to show, or ""."""
    if played is None:
        return words.say("ui-why-no-game")
    return "" if hasattr(played.position.board, "tables") else words.say("table-none")


def show_tables(words: Words, played: TableState | None, parent: QWidget) -> None:
    """Show the tables of the current game, read-only."""
    from ui.games.battle_dice.armies.tables_dialog import TablesDialog

    if played is not None and not why_no_tables(words, played):
        dialog = TablesDialog(words, played.position.board.tables, parent, read_only=True)
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()
