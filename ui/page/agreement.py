"""Dialogs in which a player declares something, and in which all others are asked in turn whether they agree."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QHBoxLayout

from ui.kit.buttons import KeyButton
from ui.kit.help import HelpDialog
from ui.kit.labels import SeatDot, label

if TYPE_CHECKING:
    from ui.page.game_page import GamePage

WIDTH = 560
APART = 20  # pixels between a sentence and its button
NOBODY = -1


class TableTalk(HelpDialog):
    """A dialog over a game: automatic moves wait until it is closed."""

    def __init__(self, page: GamePage, heading: str) -> None:
        super().__init__(heading, page.session.words, page.window())
        self.page = page
        self.say = page.session.words.say
        self.setFixedWidth(WIDTH)
        self.setModal(True)
        page.session.automatic.hold()
        self.finished.connect(self._let_go)

    def _let_go(self, _result: int) -> None:
        self.page.session.automatic.release()

    def add_seat(self, seat: int, words: str) -> QHBoxLayout:
        """Add a row that begins with a player's mark, and return it."""
        row = QHBoxLayout()
        row.setSpacing(8)
        row.addWidget(SeatDot(self, seat))
        said = label(words, self, pixels=14, weight=QFont.Weight.DemiBold, wrap=True)
        row.addWidget(said, 1)
        self.body.addLayout(row)
        return row


class Declaration(TableTalk):
    """One button for each seat that may declare it, with its sentence before. Escape declares nothing."""

    def __init__(
        self,
        page: GamePage,
        heading: str,
        about: str,
        acts: Sequence[tuple[str, str, int]],
        done: Callable[[int], None],
    ) -> None:
        super().__init__(page, heading)
        if about:
            self.add(about)
        self.buttons: dict[int, KeyButton] = {}
        for sentence, words, seat in acts:
            row = self.add_seat(seat, sentence)
            row.addSpacing(APART - row.spacing())
            button = KeyButton(words, "", "plain", self, height=36)
            button.clicked.connect(partial(self._said, seat, done))
            row.addWidget(button)
            self.buttons[seat] = button
        self.close_button.show_as(self.say("ui-keep-playing"), "Esc", "primary")
        self.close_button.setFocus(Qt.FocusReason.OtherFocusReason)

    def _said(self, seat: int, done: Callable[[int], None], _checked: bool = False) -> None:
        self.accept()
        done(seat)


class Agreement(TableTalk):
    """Asks seat after seat; `done` gets the seat that refused, or NOBODY after all have agreed."""

    def __init__(
        self, page: GamePage, heading: str, told: Sequence[str], seats: tuple[int, ...], done: Callable[[int], None]
    ) -> None:
        super().__init__(page, heading)
        self._waiting = list(seats)
        self._done = done
        self._refused = NOBODY
        for paragraph in told:
            self.add(paragraph)
        self.dot = SeatDot(self)
        self.asks = label("", self, pixels=14, weight=QFont.Weight.Bold, wrap=True)
        row = QHBoxLayout()
        row.setSpacing(8)
        row.addWidget(self.dot)
        row.addWidget(self.asks, 1)
        self.body.addSpacing(4)
        self.body.addLayout(row)
        self.agree = self.add_answer("", "", "plain")
        self.agree.clicked.connect(partial(self._agreed))
        self.close_button.show_as(self.say("ui-disagree"), "Esc", "plain")
        self.finished.connect(self._ended)
        self._ask()

    @property
    def asked(self) -> int:
        """The seat that is asked."""
        return self._waiting[0]

    def _ask(self) -> None:
        player = self.page.session.names[self.asked]
        self.dot.set_seat(self.asked)
        self.asks.setText(self.say("ui-agree-turn", player=player))
        self.agree.show_as(self.say("ui-agree", player=player), "", "plain")
        self._refused = self.asked
        self.close_button.setFocus(Qt.FocusReason.OtherFocusReason)  # no player should agree by accident

    def _agreed(self, _checked: bool = False) -> None:
        self._waiting.pop(0)
        if self._waiting:
            self._ask()
        else:
            self._refused = NOBODY
            self.accept()

    def _ended(self, _result: int) -> None:
        self._done(self._refused)
