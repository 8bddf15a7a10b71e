"""The review of a game: the chance of winning over the turns, the dearest decisions to try again, luck apart."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QItemSelection, QKeyCombination, Qt, QTimer, Signal
from PySide6.QtGui import QFont, QKeySequence, QShortcut
from PySide6.QtWidgets import QHBoxLayout, QListView, QProgressBar, QVBoxLayout, QWidget

from ddtable.summaries.review import Decision, Reviewer, persons_of
from ddtable.summaries.review_words import SHOWN, Reviewed, about_words, conclusion_words, title_words, told
from ui.history.luck_page import FigureModel
from ui.history.review.balance_list import BalanceDelegate, balance_rows
from ui.history.review.chart import ChartKey, ReviewChart
from ui.history.review.decision_list import HIGH as ROW_HEIGHT
from ui.history.review.decision_list import DecisionDelegate, DecisionModel
from ui.kit.aloud import say_aloud
from ui.kit.buttons import KeyButton
from ui.kit.card import Card
from ui.kit.labels import label, title
from ui.kit.plain_list import make_plain
from ui.kit.table_dialog import TableDialog
from ui.kit.theme import QUIET

if TYPE_CHECKING:
    from PySide6.QtGui import QHideEvent

    from ui.session.session import Session

SIZE, LEAST = (1280, 860), (860, 560)
SLICE = 12  # milliseconds of work between two looks at the events of the window
BALANCE_WIDTH = 380
SPEAK_AFTER = 400  # milliseconds: a cursor that moves on is not announced
DIGITS = tuple(getattr(Qt.Key, f"Key_{number}") for number in range(1, SHOWN + 1))


class ReviewDialog(TableDialog):
    """Works the review out while it is open, then shows it.

    `try_wanted`: a decision to make again. `moment_wanted`: the number of entries before a moment to show on the table.
    `print_wanted`: the player wants pages or a file.
    """

    try_wanted = Signal(object)
    moment_wanted = Signal(int)
    print_wanted = Signal()

    def __init__(self, session: Session, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._session, self._words = session, session.words
        self._reviewer = Reviewer(session.game)
        self.reviewed: Reviewed | None = None
        self.setWindowTitle(self._words.say("review"))
        self.setMinimumSize(*LEAST)
        column = QVBoxLayout(self)
        column.setContentsMargins(24, 18, 24, 18)
        column.setSpacing(12)
        self._build_head(column)
        self.chart = ReviewChart(self._words, self)
        column.addWidget(self.chart, 1)
        self._build_lists(column)
        self._build_foot(column)
        self._connect()
        self._timer = QTimer(self)
        self._timer.setInterval(0)
        self._timer.timeout.connect(self._work)
        self._timer.start()
        room = self.screen().availableSize()
        self.resize(min(SIZE[0], room.width() - 40), min(SIZE[1], room.height() - 60))

    # Construction

    def _build_head(self, column: QVBoxLayout) -> None:
        row, heads = QHBoxLayout(), QVBoxLayout()
        self.headline = title(self._words.say("review"), self, 26)
        self.about = label(self._words.say("review-progress"), self, role=QUIET)
        row.addWidget(self.headline, 1)
        row.addWidget(ChartKey(self._words, self), 0, Qt.AlignmentFlag.AlignBottom)
        heads.setSpacing(0)
        heads.addLayout(row)
        heads.addWidget(self.about)  # a line of its own: beside the key it has no room in a narrow window
        column.addLayout(heads)
        self.progress = QProgressBar(self)
        self.progress.setMaximum(self._reviewer.every)
        self.progress.setAccessibleName(self._words.say("review-progress"))
        self.progress.setTextVisible(False)  # the bar is too low for it; the line below the title says it
        column.addWidget(self.progress)

    def _build_lists(self, column: QVBoxLayout) -> None:
        say, row = self._words.say, QHBoxLayout()
        row.setSpacing(12)
        left = Card(self)
        inside = _inside(left)
        self.heading = label(say("review-decisions"), left, pixels=14, weight=QFont.Weight.Bold)
        inside.addWidget(self.heading)
        self.decisions = QListView(left)
        self.model = DecisionModel(self)
        self.decisions.setModel(self.model)
        self.delegate = DecisionDelegate(self.decisions, say("review-again"))
        self.decisions.setItemDelegate(self.delegate)
        _show_as_list(self.decisions, say("review-decisions"))
        self.decisions.setFixedHeight(SHOWN * ROW_HEIGHT)
        inside.addWidget(self.decisions)
        inside.addWidget(label(say("review-again-about"), left, pixels=11, role=QUIET, wrap=True))
        inside.addStretch(1)
        row.addWidget(left, 1)
        right = Card(self)
        right.setFixedWidth(BALANCE_WIDTH)
        inside = _inside(right)
        inside.addWidget(label(say("review-accounts"), right, pixels=14, weight=QFont.Weight.Bold))
        self.accounts = QListView(right)
        self.figures = FigureModel(self._words, self)
        self.accounts.setModel(self.figures)
        self.accounts.setItemDelegate(BalanceDelegate(self.accounts))
        _show_as_list(self.accounts, say("review-accounts"))
        inside.addWidget(self.accounts, 1)
        self.conclusion = label("", right, wrap=True)
        inside.addWidget(self.conclusion)
        row.addWidget(right)
        column.addLayout(row)

    def _build_foot(self, column: QVBoxLayout) -> None:
        say, row = self._words.say, QHBoxLayout()
        about = self._words.own("review-about", self._session.game_table)
        row.setSpacing(8)
        self.note = label(about, self, pixels=12, role=QUIET, wrap=True)
        row.addWidget(self.note, 1)
        self.close_button = KeyButton(say("ui-close"), "Esc", "quiet", self, height=40)
        self.print_button = KeyButton(say("review-print"), "Ctrl+P", "plain", self, height=40)
        self.look = KeyButton(say("review-look"), "R", "plain", self, height=40)
        self.again = KeyButton(say("review-again"), "↵", "primary", self, height=40)
        for button in (self.close_button, self.print_button, self.look, self.again):
            row.addWidget(button)
            button.setEnabled(button is self.close_button)
        self.again.setDefault(True)
        column.addLayout(row)

    def _connect(self) -> None:
        self.decisions.selectionModel().selectionChanged.connect(self._chosen)
        self.decisions.activated.connect(partial(self._try_chosen))
        self.delegate.again.connect(self._try)
        self.chart.said.connect(self._say)
        self.chart.wanted.connect(self._show_moment)
        self.close_button.clicked.connect(partial(self.done, 0))
        self.print_button.clicked.connect(partial(self._print_clicked))
        self.look.clicked.connect(self._replay)
        self.again.clicked.connect(partial(self._try_chosen))
        QShortcut(QKeySequence("Ctrl+P"), self, self.print_button.click)
        QShortcut(QKeySequence("R"), self, self.look.click)
        for number, key in enumerate(DIGITS):
            QShortcut(QKeySequence(QKeyCombination(key)), self, partial(self._try, number))
        self._speaker = QTimer(self)
        self._speaker.setSingleShot(True)
        self._speaker.setInterval(SPEAK_AFTER)
        self._speaker.timeout.connect(self._speak)

    # Work

    @property
    def session(self) -> Session:
        """The session whose game is reviewed."""
        return self._session

    def _work(self) -> None:
        """Review for some milliseconds; the window stays awake, and closing the dialog ends it."""
        from time import monotonic

        end = monotonic() + SLICE / 1000
        while monotonic() < end:
            if not self._reviewer.step():
                self._timer.stop()
                self._show(self._reviewer)
                return
        self.progress.setValue(self._reviewer.done)

    def hideEvent(self, event: QHideEvent) -> None:
        """Stop working."""
        super().hideEvent(event)
        self._timer.stop()

    def _show(self, reviewer: Reviewer) -> None:
        session, words = self._session, self._words
        reviewed = Reviewed(session.game, session.names, reviewer.review(), persons_of(session.kinds))
        self.reviewed = reviewed
        self.progress.hide()
        self.headline.setText(title_words(words, reviewed))
        self.about.setText(about_words(words, reviewed))
        self.chart.show_review(reviewed)
        shown = [(told(words, reviewed, one), reviewed.players[one.seat]) for one in reviewed.shown]
        self.model.show_rows(shown)
        self.heading.setText(words.say("review-decisions" if shown else "review-no-decisions"))
        self.figures.show_rows(balance_rows(words, reviewed))
        self.conclusion.setText(conclusion_words(words, reviewed))
        self.conclusion.setVisible(bool(self.conclusion.text()))
        self.print_button.setEnabled(True)
        self.look.setEnabled(True)
        if shown:
            self.decisions.setCurrentIndex(self.model.index(0))
        self.chart.setFocus()

    # Acts

    def _chosen(self, _on: QItemSelection, _off: QItemSelection) -> None:
        row = self.decisions.currentIndex().row()
        self.chart.choose(row)
        self.again.setEnabled(row >= 0)

    def _say(self, words: str) -> None:
        self.note.setText(words)
        self._speaker.start()

    def _speak(self) -> None:
        if self.chart.hasFocus():
            say_aloud(self.chart, self.note.text())

    def _try_chosen(self, _given: object = None) -> None:
        self._try(self.decisions.currentIndex().row())

    def _try(self, row: int) -> None:
        shown: tuple[Decision, ...] = self.reviewed.shown if self.reviewed is not None else ()
        if 0 <= row < len(shown):
            self.accept()
            self.try_wanted.emit(shown[row])

    def _print_clicked(self, _checked: bool = False) -> None:
        self.print_wanted.emit()

    def _replay(self, _checked: bool = False) -> None:
        self._show_moment(self.chart.entry())

    def _show_moment(self, entry: int) -> None:
        if entry >= 0:
            self.accept()
            self.moment_wanted.emit(entry)


def _inside(card: Card) -> QVBoxLayout:
    """Return the layout of a card."""
    column = QVBoxLayout(card)
    column.setContentsMargins(16, 12, 16, 12)
    column.setSpacing(8)
    return column


def _show_as_list(view: QListView, name: str) -> None:
    make_plain(view)
    view.setAccessibleName(name)


def open_review(session: Session, parent: QWidget) -> ReviewDialog:
    """Open the review of a game over a window."""
    dialog = ReviewDialog(session, parent)
    dialog.setWindowModality(Qt.WindowModality.WindowModal)
    dialog.open()
    return dialog
