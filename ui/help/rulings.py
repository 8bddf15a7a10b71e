"""The help page of a game's rulings: only those that no source settles, or all, by section."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QFrame, QHBoxLayout, QScrollArea, QVBoxLayout, QWidget

from ddtable.rules.rulings import Ruling, games, rulings, sections
from ddtable.words.sentences import Words
from ui.games.brought import games as windows
from ui.kit.help import HelpDialog
from ui.kit.labels import label, title
from ui.kit.segments import Segments
from ui.kit.theme import QUIET

WIDTH, HEIGHT = 780, 690
HOUSE, ALL = "house", "all"


class RulingsDialog(HelpDialog):
    """A long scrolling page, with the choice of the game, and of our own rulings or all."""

    def __init__(self, words: Words, parent: QWidget, game: str = "classic") -> None:
        super().__init__(words.say("ui-rulings"), words, parent)
        self._words = words
        self.setFixedWidth(WIDTH)
        self.about = label("", self, role=QUIET, wrap=True)
        self.body.addWidget(self.about)
        choices = QHBoxLayout()
        choices.setSpacing(12)
        playable = {name for name, brought in windows().items() if brought.new_game}
        offered = [name for name in games() if name == game or name in playable]
        self.game = Segments([(name, words.say(f"ui-game-{name}")) for name in offered], self)
        self.game.choose(game)
        self.game.chosen.connect(self.show_game)
        choices.addWidget(self.game)
        self.which = Segments([(HOUSE, words.say("ui-rulings-house")), (ALL, words.say("ui-rulings-all"))], self)
        self.which.chosen.connect(self.show_rulings)
        choices.addWidget(self.which)
        choices.addStretch(1)
        self.body.addLayout(choices)
        self.reader = QScrollArea(self)
        self.reader.setObjectName("reader")  # the style sheet paints its focus ring
        self.reader.setFrameShape(QFrame.Shape.NoFrame)
        self.reader.setWidgetResizable(True)
        self.reader.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.reader.viewport().setAutoFillBackground(False)
        self.body.addWidget(self.reader, 1)
        self.shown: list[Ruling] = []
        self.show_game(game)
        self.reader.setFocus()
        self.resize(WIDTH, HEIGHT)

    def show_game(self, game: str) -> None:
        """Show the rulings of another game, and the notes on its rules."""
        self.about.setText(self._words.say(f"ui-rulings-about-{game}"))
        self.show_rulings(self.which.value)

    def show_rulings(self, which: str) -> None:
        """Show only the rulings that no source settles, or all."""
        parts = sections(self.game.value)
        self.shown = [one for one in rulings() if one.section in parts and (one.house or which == ALL)]
        page = QWidget()
        column = QVBoxLayout(page)
        column.setContentsMargins(0, 0, 16, 0)
        column.setSpacing(4)
        for name, heading in parts.items():
            column.addWidget(title(self._words.ruling_section(name, heading), page, 19))
            column.addSpacing(4)
            for one in self.shown:
                if one.section == name:
                    self._add_ruling(column, page, self._words.ruling(one))
            column.addSpacing(12)
        column.addStretch(1)
        self.reader.setWidget(page)
        page.setAutoFillBackground(False)  # the scroll area has set it
        self.reader.setAccessibleName(self._words.say("ui-rulings"))

    def _add_ruling(self, column: QVBoxLayout, page: QWidget, one: Ruling) -> None:
        say = self._words.say
        column.addWidget(label(one.question, page, weight=QFont.Weight.Bold, wrap=True))
        answer = one.ruling
        if one.option:
            answer += " " + say("ui-ruling-option", option=say(f"house-option-{one.option}"))
        column.addWidget(label(answer, page, wrap=True))
        cited = say("ui-ruling-clauses", id=one.id, clauses=", ".join(one.clauses))
        column.addWidget(label(f"{one.reason.rstrip('.')} · {cited}", page, pixels=12, role=QUIET, wrap=True))
        column.addSpacing(8)
