"""The card about a decision of a review that was made again: how the new answer compares, and "Try again"."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QSize
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from ui.kit.aloud import say_aloud
from ui.kit.buttons import KeyButton, without_argument
from ui.kit.labels import label
from ui.kit.raised_card import RaisedCard

if TYPE_CHECKING:
    from ui.session.trial import Trial

WIDTH = 420


class TrialCard(RaisedCard):
    """Visible after the new answer, until it is taken back or the game goes on. It takes no focus."""

    def __init__(self, trial: Trial, parent: QWidget, bar: QWidget) -> None:
        super().__init__(parent, bar)
        self._trial = trial
        say = trial.session.words.say
        column = QVBoxLayout(self)
        column.setContentsMargins(20, 14, 20, 14)
        column.setSpacing(6)
        self.heading = label(say("review-judged-title"), self, pixels=15, weight=QFont.Weight.Bold)
        self.sentence = label("", self, wrap=True)
        column.addWidget(self.heading)
        column.addWidget(self.sentence)
        row = QHBoxLayout()
        row.setSpacing(8)
        self.again = KeyButton(say("review-judged-again"), "Ctrl Z", "plain", self)
        self.play = KeyButton(say("review-judged-play"), "", "quiet", self)
        self.again.clicked.connect(partial(without_argument, trial.back))
        self.play.clicked.connect(partial(self.setVisible, False))
        row.addWidget(self.again)
        row.addWidget(self.play)
        row.addStretch(1)
        column.addSpacing(4)
        column.addLayout(row)
        bar.installEventFilter(self)  # the card moves with the bar
        trial.judged.connect(self._show)

    def _show(self, verdict: object) -> None:
        if verdict is None:
            self.hide()
            return
        self.sentence.setText(self._trial.words())
        self.setAccessibleName(self.heading.text())
        self.setAccessibleDescription(self.sentence.text())
        self.show()
        self.place()
        say_aloud(self, self.sentence.text())

    def sizeHint(self) -> QSize:
        """Return the height of the text at the width of the card."""
        layout = self.layout()
        assert layout is not None
        wide = min(max(WIDTH, layout.minimumSize().width()), self.room()[0])
        return QSize(wide, layout.totalHeightForWidth(wide))
