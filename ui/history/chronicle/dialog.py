"""The chronicle of the game: its picture over time, the great deeds, and the turns in sentences."""

from __future__ import annotations

from functools import partial
from typing import get_args

from PySide6.QtCore import Qt, QTimer, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QHBoxLayout, QStackedWidget, QVBoxLayout, QWidget

from ddtable.rosters.chronicle import Kept, land_name
from ddtable.summaries.chronicle.picture import Figure
from ddtable.summaries.chronicle.sentences import Told, deeds_told, land_words, moment_words, told
from ddtable.words.sentences import Words, sentence
from ui.history.chronicle.lines import LineRow, LinesList
from ui.history.chronicle.view import MarksKey, PictureView
from ui.kit.aloud import say_aloud
from ui.kit.buttons import KeyButton
from ui.kit.labels import label, title
from ui.kit.scroll import Scroll
from ui.kit.segments import Segments
from ui.kit.table_dialog import TableDialog
from ui.kit.theme import QUIET

SIZE, LEAST = (1560, 940), (880, 460)
PAGES = ("deeds", "turns", "lands")
LIST_WIDTH = 340
SPEAK_AFTER = 400  # milliseconds: a cursor that moves on is not announced


class ChronicleDialog(TableDialog):
    """The picture on the left, the sentences on the right.

    `moment_wanted`: a step to show on the table; the dialog closes. `print_wanted`: the player wants pages or a file.
    """

    moment_wanted = Signal(int)
    print_wanted = Signal()

    def __init__(self, words: Words, kept: Kept, parent: QWidget | None) -> None:
        super().__init__(parent)
        self._words, self.kept = words, kept
        self.setWindowTitle(words.say("chronicle-title"))
        self.setMinimumSize(*LEAST)
        column = QVBoxLayout(self)
        column.setContentsMargins(24, 18, 24, 18)
        column.setSpacing(12)
        self._build_head(column)
        body = QHBoxLayout()
        body.setSpacing(18)
        column.addLayout(body, 1)
        self._build_picture(body)
        self._build_lists(body)
        self._build_foot(column)
        self._speaker = QTimer(self)
        self._speaker.setSingleShot(True)
        self._speaker.setInterval(SPEAK_AFTER)
        self._speaker.timeout.connect(self._speak)
        self._connect()
        room = self.screen().availableSize()
        self.resize(min(SIZE[0], room.width() - 40), min(SIZE[1], room.height() - 60))

    # Construction

    def _build_head(self, column: QVBoxLayout) -> None:
        say = self._words.say
        row = QHBoxLayout()
        row.setSpacing(14)
        row.addWidget(title(say("chronicle-title"), self, 28))
        turns = say("chronicle-now", turn=self.kept.chronicle.turns[-1].number)
        row.addWidget(label(turns, self, role=QUIET), 0, Qt.AlignmentFlag.AlignBottom)
        row.addStretch(1)
        row.addWidget(label(say("chronicle-chart"), self, pixels=12, role=QUIET), 0, Qt.AlignmentFlag.AlignBottom)
        chronicle = self.kept.chronicle
        shown = [one for one in get_args(Figure) if any(getattr(now, one) for row in chronicle.health for now in row)]
        self.figures = Segments([(one, say("chronicle-figure", figure=one)) for one in shown or ["play"]], self)
        for button in self.figures.buttons.values():
            button.setAccessibleName(f"{say('chronicle-chart')}: {button.text()}")
        row.addWidget(self.figures, 0, Qt.AlignmentFlag.AlignBottom)
        column.addLayout(row)

    def _build_picture(self, body: QHBoxLayout) -> None:
        self.view = PictureView(self._words, self.kept, self)
        body.addWidget(Scroll(self.view, self), 1)

    def _build_lists(self, body: QHBoxLayout) -> None:
        say = self._words.say
        side = QVBoxLayout()
        side.setSpacing(8)
        self.parts = Segments([(part, say("chronicle-part", part=part)) for part in PAGES], self)
        side.addWidget(self.parts)
        self.pages = QStackedWidget(self)
        self.pages.setFixedWidth(LIST_WIDTH)
        self.lists: dict[str, LinesList] = {}
        for part, rows in (("deeds", self._deeds()), ("turns", self._turns()), ("lands", self._lands())):
            made = LinesList(say("chronicle-part", part=part), self)
            made.show_rows(rows or [LineRow(say("chronicle-none"))])
            self.lists[part] = made
            self.pages.addWidget(made)
        side.addWidget(self.pages, 1)
        side.addWidget(MarksKey(self._words, self))
        body.addLayout(side)

    def _build_foot(self, column: QVBoxLayout) -> None:
        say = self._words.say
        self.note = label(self.view.cursor_words(), self, pixels=12, role=QUIET, wrap=True)
        row = QHBoxLayout()
        row.setSpacing(8)
        self.close_button = KeyButton(say("ui-close"), "Esc", "quiet", self, height=40)
        self.print_button = KeyButton(say("chronicle-print"), "Ctrl+P", "plain", self, height=40)
        row.addWidget(self.note, 1)
        row.addWidget(self.close_button)
        row.addWidget(self.print_button)
        column.addLayout(row)

    def _connect(self) -> None:
        self.figures.chosen.connect(self._show_figure)
        self.parts.chosen.connect(self._show_part)
        self.view.said.connect(self._say)
        self.view.wanted.connect(self._go)
        self.view.turned.connect(self.lists["turns"].show_turn)
        for made in self.lists.values():
            made.wanted.connect(self._go)
        self.close_button.clicked.connect(partial(self.done, 0))
        self.print_button.clicked.connect(self._print_clicked)
        QShortcut(QKeySequence("Ctrl+P"), self, self.print_button.click)
        self.view.setFocus()

    # Content

    def _deeds(self) -> list[LineRow]:
        say, table, words = self._words.say, self.kept.table, self._words
        return [
            LineRow(say("chronicle-in-turn", turn=one.turn, words=one.words), one.step, one.icon)
            for one in deeds_told(words, table, self.kept.chronicle)
        ]

    def _turns(self) -> list[LineRow]:
        chronicle, words, table = self.kept.chronicle, self._words, self.kept.table
        by_turn: dict[int, list[Told]] = {}
        for one in told(words, table, chronicle):
            by_turn.setdefault(one.turn, []).append(one)
        rows = []
        for turn in chronicle.turns:
            if turn.number in by_turn:
                head = words.say("chronicle-moment", turn=turn.number, player=words.player(turn.seat, table))
                rows.append(LineRow(head, turn.step, heading=True, seat=turn.seat))
                rows += [LineRow(one.words, one.step, one.icon) for one in by_turn[turn.number]]
        return rows

    def _lands(self) -> list[LineRow]:
        """Return the table behind the picture: each terrain with its holders, the state now."""
        chronicle, words, table = self.kept.chronicle, self._words, self.kept.table
        rows = []
        for land in chronicle.lands:
            rows.append(LineRow(land_name(words, self.kept, land), heading=True, seat=land.home))
            step = chronicle.turns[land.added].step
            rows.append(LineRow(sentence(land_words(words, table, land)), step, "spell_land"))
        if chronicle.lands:
            last = len(chronicle.turns) - 1
            rows.append(LineRow(words.say("chronicle-part", part="health"), heading=True))
            rows.append(LineRow(moment_words(words, table, chronicle, last, len(chronicle.lands)), icon="dice"))
        return rows

    # Actions

    def _show_figure(self, figure: str) -> None:
        self.view.show_figure(next(one for one in get_args(Figure) if one == figure))

    def _show_part(self, part: str) -> None:
        self.pages.setCurrentIndex(PAGES.index(part))

    def _say(self, words: str) -> None:
        self.note.setText(words)
        self._speaker.start()

    def _speak(self) -> None:
        if self.view.hasFocus():
            say_aloud(self.view, self.note.text())

    def _go(self, step: int) -> None:
        self.done(0)
        self.moment_wanted.emit(step)

    def _print_clicked(self, _checked: bool = False) -> None:
        self.print_wanted.emit()
