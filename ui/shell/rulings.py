"""The help page of the rulings: what no source settles, or all of them, section by section."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QFrame, QScrollArea, QVBoxLayout, QWidget

from ddtable.rules.rulings import Ruling, rulings, sections
from ddtable.words import Words
from ui.shell.help import HelpDialog
from ui.shell.labels import label, title
from ui.shell.segments import Segments
from ui.shell.theme import QUIET

WIDTH, HEIGHT = 780, 690
HOUSE, ALL = "house", "all"


class RulingsDialog(HelpDialog):
    """A long page that scrolls, under the choice between the house's own rulings and all."""

    def __init__(self, words: Words, parent: QWidget) -> None:
        super().__init__(words.say("ui-rulings"), words, parent)
        self._words = words
        self.setFixedWidth(WIDTH)
        self.add(words.say("ui-rulings-about"), quiet=True)
        self.which = Segments([(HOUSE, words.say("ui-rulings-house")), (ALL, words.say("ui-rulings-all"))], self)
        self.which.chosen.connect(self.show_rulings)
        self.body.addWidget(self.which)
        self.reader = QScrollArea(self)
        self.reader.setObjectName("reader")  # the style sheet rings it when it has the focus
        self.reader.setFrameShape(QFrame.Shape.NoFrame)
        self.reader.setWidgetResizable(True)
        self.reader.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.reader.viewport().setAutoFillBackground(False)
        self.body.addWidget(self.reader, 1)
        self.shown: list[Ruling] = []
        self.show_rulings(HOUSE)
        self.reader.setFocus()
        self.resize(WIDTH, HEIGHT)

    def show_rulings(self, which: str) -> None:
        """Show the rulings that no source settles, or all."""
        self.shown = [one for one in rulings() if one.house or which == ALL]
        page = QWidget()
        column = QVBoxLayout(page)
        column.setContentsMargins(0, 0, 16, 0)
        column.setSpacing(4)
        for name, heading in sections().items():
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
