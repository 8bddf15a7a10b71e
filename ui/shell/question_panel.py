"""What the panels of the question bar have in common beside the card that they are."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from ui.shell.raised_card import RaisedCard


class QuestionPanel(RaisedCard):
    """To be inherited by a panel in which a question can be answered."""

    def show_question(self) -> None:
        """Take over the question in hand; close where it is not for this panel."""

    def show_answer(self) -> None:
        """Show how far the answer has come."""

    def take_focus(self) -> None:
        """Take the keyboard."""

    def stand_in(self, column: QWidget) -> None:
        """Lie on this column at the side of the page, where the panel can."""
