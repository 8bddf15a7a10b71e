"""The review of a game: the chance of winning over the turns, the dearest decisions to try again, luck apart."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QItemSelection, Qt, QTimer, Signal
from PySide6.QtWidgets import QAbstractItemView, QHBoxLayout, QListView, QProgressBar, QVBoxLayout, QWidget

from ddtable.engine.questions import Pick
from ddtable.files.whole import write_whole
from ddtable.summaries.review import Decision, Review, Reviewer, persons_of, review_csv
from ddtable.texts.plain import one_line
from ddtable.words.sentences import Table
from ui.games.luck_row import LuckRow
from ui.history.luck_page import FigureModel, LuckDelegate
from ui.history.review.chart import ReviewChart
from ui.history.review.decision_list import DecisionDelegate, DecisionModel, Told
from ui.kit.asked_path import ask_where
from ui.kit.help import HelpDialog
from ui.kit.labels import label
from ui.kit.plain_list import make_plain
from ui.kit.theme import QUIET

if TYPE_CHECKING:
    from PySide6.QtGui import QHideEvent

    from ui.kit.settings import SettingsFile
    from ui.session.session import Session

WIDE, HIGH = 940, 330
SHOWN = 5  # decisions
SLICE = 12  # milliseconds of work between two looks at the events of the window
ACCOUNT_WIDTH = 300


class ReviewDialog(HelpDialog):
    """Works the review out while it is open; `try_wanted` and `moment_wanted` have the number of entries before."""

    try_wanted = Signal(int)
    moment_wanted = Signal(int)

    def __init__(self, session: Session, settings: SettingsFile, parent: QWidget) -> None:
        say = session.words.say
        super().__init__(say("review"), session.words, parent)
        self._session, self._settings = session, settings
        self._seats = persons_of(session.kinds)
        self._reviewer = Reviewer(session.game)
        self.review: Review | None = None
        self.setFixedWidth(WIDE)
        self.chart = ReviewChart([one_line(name) for name in session.names], self)
        self.body.addWidget(self.chart)
        self.progress = QProgressBar(self)
        self.progress.setMaximum(self._reviewer.every)
        self.progress.setAccessibleName(say("review-progress"))
        self.progress.setFormat(say("review-progress"))
        self.body.addWidget(self.progress)
        self.body.addLayout(self._lists())
        self.about = label(say("review-about"), self, role=QUIET, wrap=True)
        self.body.addWidget(self.about)
        self._add_buttons()
        self._timer = QTimer(self)
        self._timer.setInterval(0)
        self._timer.timeout.connect(self._work)
        self._timer.start()

    def _lists(self) -> QHBoxLayout:
        say, row = self._session.words.say, QHBoxLayout()
        row.setSpacing(16)
        left = QVBoxLayout()
        self.heading = label(say("review-decisions"), self, pixels=14)
        left.addWidget(self.heading)
        self.decisions = QListView(self)
        self.model = DecisionModel(self)
        self.decisions.setModel(self.model)
        self.decisions.setItemDelegate(DecisionDelegate(self.decisions))
        make_plain(self.decisions)
        self.decisions.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.decisions.setAccessibleName(say("review-decisions"))
        self.decisions.setFixedHeight(HIGH)
        self.decisions.selectionModel().selectionChanged.connect(self._chosen)
        self.decisions.activated.connect(partial(self._try))
        left.addWidget(self.decisions)
        left.addStretch(1)
        row.addLayout(left, 1)
        self.accounts = QListView(self)
        self.figures = FigureModel(self._session.words, self)
        self.accounts.setModel(self.figures)
        self.accounts.setItemDelegate(LuckDelegate(self.accounts))
        make_plain(self.accounts)
        self.accounts.setFixedSize(ACCOUNT_WIDTH, HIGH)
        self.accounts.setAccessibleName(say("review-accounts"))
        row.addWidget(self.accounts, 0, Qt.AlignmentFlag.AlignTop)
        return row

    def _add_buttons(self) -> None:
        say = self._session.words.say
        self.export = self.add_answer(say("results-export"), "", "plain")
        self.export.clicked.connect(partial(self._export))
        self.look = self.add_answer(say("review-look"), "", "plain")
        self.look.clicked.connect(partial(self._look))
        self.again = self.add_answer(say("review-again"), "↵", "primary")
        self.again.clicked.connect(partial(self._try))
        for button in (self.export, self.look, self.again):
            button.setEnabled(False)

    # Work

    def _work(self) -> None:
        """Review for some milliseconds; the window stays awake, and closing the dialog ends it."""
        from time import monotonic

        end = monotonic() + SLICE / 1000
        while monotonic() < end:
            if not self._reviewer.step():
                self._timer.stop()
                self._show(self._reviewer.review())
                return
        self.progress.setValue(self._reviewer.done)

    def hideEvent(self, event: QHideEvent) -> None:
        """Stop working."""
        super().hideEvent(event)
        self._timer.stop()

    def _show(self, review: Review) -> None:
        self.review = review
        self.progress.hide()
        shown = review.of(self._seats)[:SHOWN]
        self.chart.show_review(review, shown)
        self.model.show_rows([self.told(one) for one in shown])
        self.heading.setText(self._session.words.say("review-decisions" if shown else "review-no-decisions"))
        self.figures.show_rows(self._account_rows(review))
        self.export.setEnabled(bool(review.decisions))
        if shown:
            self.decisions.setCurrentIndex(self.model.index(0))

    # Words

    def told(self, one: Decision) -> Told:
        """Return a decision in words."""
        session = self._session
        say, played = session.words.say, session.game.history[one.entry]
        table = Table(played.position, session.names)
        question = played.question
        assert question is not None
        heading = say("review-where", player=session.names[one.seat], turn=one.turn, degree=one.degree)
        about = say(
            "review-better",
            chosen=self._option(one.entry, one.chosen),
            better=self._option(one.entry, one.better),
        )
        asked = session.words.question(question, table)
        return Told(heading, asked, about, say("review-points", points=round(100 * one.cost)), one.seat, one.degree)

    def _option(self, entry: int, option: str) -> str:
        played = self._session.game.history[entry]
        assert played.question is not None
        assert isinstance(played.question.shape, Pick)
        found = next(one for one in played.question.shape.options if one.id == option)
        return self._session.words.option(found, Table(played.position, self._session.names))

    def _account_rows(self, review: Review) -> list[LuckRow]:
        say, rows = self._session.words.say, []
        for one in review.accounts:
            rows.append(LuckRow("player", one_line(self._session.names[one.seat]), seat=one.seat))
            parts = (("own", one.own), ("others", one.others), ("luck", one.luck))
            for what, value in parts:
                points = round(100 * value)
                sign = "plus" if points > 0 else "minus" if points < 0 else "none"
                figures = say("review-figures", points=abs(points), sign=sign)
                name = say("review-part", what=what)
                rows.append(LuckRow("tally", name, figures, away=max(-1.0, min(1.0, value)), tip=f"{name}: {figures}"))
        return rows

    # Acts

    @property
    def _row(self) -> int:
        return self.decisions.currentIndex().row()

    def _chosen(self, _on: QItemSelection, _off: QItemSelection) -> None:
        self.chart.choose(self._row)
        for button in (self.look, self.again):
            button.setEnabled(self._row >= 0)

    def _decision(self) -> Decision | None:
        shown = self.chart.marks
        return shown[self._row] if 0 <= self._row < len(shown) else None

    def _try(self, _given: object = None) -> None:
        if (one := self._decision()) is not None:
            self.accept()
            self.try_wanted.emit(one.entry)

    def _look(self, _checked: bool = False) -> None:
        if (one := self._decision()) is not None:
            self.accept()
            self.moment_wanted.emit(one.entry)

    def _export(self, _checked: bool = False) -> None:
        say = self._session.words.say
        folder = Path(self._settings.value.roster_folder or Path.home())
        chosen = ask_where(self, say("results-export"), str(folder / say("review-file")), "CSV (*.csv)", ".csv")
        if chosen is not None:
            self.write(chosen)

    def write(self, path: Path) -> None:
        """Write all decisions that cost something into a CSV file."""
        assert self.review is not None
        names = self._session.names
        rows = [
            (one, names[one.seat], self._option(one.entry, one.chosen), self._option(one.entry, one.better))
            for one in self.review.decisions
        ]
        try:
            write_whole(path, review_csv(rows).encode())
        except OSError as error:
            why = one_line(str(error.strerror or error))
            self.about.setText(self._session.words.say("results-not-written", why=why))


def open_review(session: Session, settings: SettingsFile, parent: QWidget) -> ReviewDialog:
    """Open the review of a game over a window."""
    dialog = ReviewDialog(session, settings, parent)
    dialog.setWindowModality(Qt.WindowModality.WindowModal)
    dialog.open()
    return dialog
