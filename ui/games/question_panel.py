"""The common part of the question bar's panels."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from ui.kit.raised_card import RaisedCard


class QuestionPanel(RaisedCard):
    """Base class of a panel in which a question can be answered.

    `wants_column`: a folded side panel opens while it is shown, so that it covers nothing of the table.
    """

    wants_column = False

    def show_question(self) -> None:
        """Show the current question; hide if it is not for this panel."""

    def show_answer(self) -> None:
        """Show the progress of the answer."""

    def take_digit(self, _digit: int, /) -> bool:
        """Handle a digit; False: it is the key of an answer."""
        return False

    def take_focus(self) -> None:
        """Take the focus."""

    def stand_in(self, column: QWidget) -> None:
        """Cover this column at the side of the page, if the panel can."""
