"""The card about a computer player that does not answer, with three buttons: try again, play for it, leave."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, Signal
from PySide6.QtGui import QFont, QKeySequence, QShortcut
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from ui.kit.buttons import KeyButton, Look, without_argument
from ui.kit.labels import SeatDot, label
from ui.kit.raised_card import RaisedCard
from ui.kit.theme import QUIET, application
from ui.together.settled import stuck_words

if TYPE_CHECKING:
    from ui.motion.suspense import Suspense
    from ui.session.session import Session

WIDTH = 520  # minimum; longer buttons make the card wider
LONGEST_BUTTON = 240


class StuckCard(RaisedCard):
    """Visible while the current computer player is stuck. `leaving` asks to leave the table."""

    leaving = Signal()

    def __init__(self, session: Session, parent: QWidget, bar: QWidget) -> None:
        super().__init__(parent, bar)
        self._session = session
        self._suspense: Suspense | None = None
        column = QVBoxLayout(self)
        column.setContentsMargins(20, 16, 20, 16)
        column.setSpacing(4)
        head = QHBoxLayout()
        head.setSpacing(8)
        self.dot = SeatDot(self)
        self.heading = label("", self, pixels=15, weight=QFont.Weight.Bold, wrap=True)
        head.addWidget(self.dot)
        head.addWidget(self.heading, 1)
        column.addLayout(head)
        self.why = label("", self, wrap=True)
        self.what = label("", self, role=QUIET, wrap=True)
        column.addWidget(self.why)
        column.addWidget(self.what)
        column.addSpacing(8)
        self._row = QHBoxLayout()
        self._row.setSpacing(8)
        column.addLayout(self._row)
        say = session.words.say
        self.again = self._button(say("ui-stuck-again"), "↵", session.computers.try_again, "primary")
        self.play = self._button("", "P", self._play)
        self.leave = self._button(say("ui-leave"), "Ctrl W", self.leaving.emit)
        self._row.addStretch(1)
        QShortcut(QKeySequence("P"), self).activated.connect(self._play)
        bar.installEventFilter(self)  # the card moves with the bar
        session.changed.connect(self.follow)
        session.automatic.stuck_changed.connect(self.follow)
        self.follow()

    def _button(self, words: str, keys: str, act: Callable[[], object], look: Look = "plain") -> KeyButton:
        button = KeyButton(words, keys, look, self)
        button.longest = LONGEST_BUTTON
        button.clicked.connect(partial(without_argument, act))
        self._row.addWidget(button)
        return button

    def wait_for(self, suspense: Suspense) -> None:
        """Hide the card while dice roll."""
        self._suspense = suspense
        suspense.over.connect(self.follow)

    def follow(self, _change: object = None) -> None:
        """Show the card if the pending question is for a computer player that does not answer, else hide it."""
        question = self._session.question
        held = self._suspense is not None and self._suspense.held
        if question is None or held or not self._session.computers.stuck:
            self.hide()
            return
        player = self._session.names[question.seat]
        heading, why = stuck_words(self._session)
        self.dot.set_seat(question.seat)
        self.heading.setText(heading)
        self.why.setText(why)
        self.what.setText(self._session.words.say("ui-stuck-do", player=player))
        self.play.show_as(self._session.words.say("ui-stuck-play", player=player), "P", "plain")
        self.play.setToolTip(self.play.text())
        self.setAccessibleName(heading)
        self.setAccessibleDescription(f"{why} {self.what.text()}")
        self._appear()

    def _appear(self) -> None:
        """Show the card above the bar. Take the focus only from the bar."""
        new = self.isHidden()
        self.place()
        self.show()
        focused = application().focusWidget()
        if new and (focused is None or focused is self.bar or self.bar.isAncestorOf(focused)):
            self.again.setFocus()

    def sizeHint(self) -> QSize:
        """Return the least width for the buttons, and the height of the text at that width."""
        layout = self.layout()
        if layout is None:
            return super().sizeHint()
        wide = min(max(WIDTH, layout.minimumSize().width()), self.room()[0])
        return QSize(wide, layout.totalHeightForWidth(wide))

    def _play(self) -> None:
        """Give the seat to a person at this screen."""
        question = self._session.question
        if question is not None and self._session.computers.stuck:
            self._session.seats.hand_over(question.seat, "person")
