"""A puzzle on its table: the card with the question, and after an answer its chance, or those of all answers."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QFont, QKeySequence, QShortcut
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from ddtable.engine.questions import Allocation, Pick, Picked
from ddtable.opponents.judging import written
from ddtable.words.given import given
from ddtable.words.sentences import Table
from ddtable.words.shares import whole_points
from ui.kit.buttons import KeyButton
from ui.kit.card import Card
from ui.kit.labels import label
from ui.kit.theme import QUIET, colours
from ui.practice.answer_bars import AnswerBars, AnswerRow
from ui.practice.told import puzzle_about, puzzle_measured, puzzle_title, puzzle_why

if TYPE_CHECKING:
    from ddtable.engine.questions import Choice, Question
    from ddtable.guides.puzzles.puzzle import Answer, Puzzle
    from ddtable.words.sentences import Words
    from ui.page.game_page import GamePage

WIDTH = 272  # pixels; if the side panel is wider, the card is as wide
MOST = 6  # answers that the card shows besides the player's
PREFIX = "puzzle/"
"""Before the id of a puzzle in the name of the guide of its session."""


class PuzzleCard(Card):
    """The title, the question, and the answers once one was given."""

    def __init__(self, words: Words, parent: QWidget) -> None:
        super().__init__(parent)
        column = QVBoxLayout(self)
        column.setContentsMargins(16, 14, 16, 14)
        column.setSpacing(6)
        self.heading = label("", self, pixels=16, weight=QFont.Weight.Bold, wrap=True)
        self.about = label("", self, pixels=14, wrap=True)
        self.bars = AnswerBars(self)
        self.fewer = label("", self, pixels=12, role=QUIET, wrap=True)
        self.why = label("", self, pixels=14, wrap=True)
        self.measured = label("", self, pixels=12, role=QUIET, wrap=True)
        for widget in (self.heading, self.about, self.bars, self.fewer, self.why, self.measured):
            column.addWidget(widget)
        row = QHBoxLayout()
        row.setSpacing(6)
        below = QHBoxLayout()
        self.all = KeyButton(words.say("puzzle-list"), "", "quiet", self, height=32)
        self.reveal = KeyButton(words.say("puzzle-show"), "", "quiet", self, height=32)
        self.again = KeyButton(words.say("puzzle-again"), "", "plain", self, height=32)
        self.next = KeyButton(words.say("puzzle-next"), "M", "primary", self, height=32)
        row.addStretch(1)
        row.addWidget(self.again)
        row.addWidget(self.next)
        column.addSpacing(4)
        column.addLayout(row)
        below.addStretch(1)
        for button in (self.reveal, self.all):  # in short words: the card is no wider than the side panel
            below.addWidget(button)
        column.addLayout(below)
        self.hide()

    def edge(self) -> tuple[str, float]:
        """Return an edge in the accent colour."""
        return colours(self).accent_text, 1.5

    def liked_size(self, least: int = WIDTH) -> QSize:
        """Return the size that its words need, with a width of at least so many pixels."""
        layout = self.layout()
        assert layout is not None
        layout.activate()
        wide = max(least, layout.minimumSize().width())
        return QSize(wide, layout.totalHeightForWidth(wide))


class Solving(QObject):
    """Judges the first answer of a page's game by the puzzle's file. Computer players wait until it is undone.

    `answered` has the answer that was given; `wanted` asks for the next puzzle, or for the list ("").
    """

    answered = Signal(object)
    wanted = Signal(str)

    def __init__(self, page: GamePage, puzzle: Puzzle, following: str) -> None:
        super().__init__(page)
        self._page, self._session, self.puzzle = page, page.session, puzzle
        self._holds, self._judged = False, -1
        self._helped: bool | None = None
        self._revealed = False
        asked = self._session.game.history[0].question
        assert asked is not None
        self._question: Question = asked
        self.card = PuzzleCard(self._session.words, page)
        self.card.again.clicked.connect(partial(self.try_again))
        self.card.next.clicked.connect(partial(self._ask, following))
        self.card.all.clicked.connect(partial(self._ask, ""))
        self.card.reveal.clicked.connect(partial(self._reveal))
        shortcut = QShortcut(QKeySequence("M"), self.card)
        shortcut.setContext(Qt.ShortcutContext.WindowShortcut)
        shortcut.activated.connect(partial(self._ask, following))
        self._again = QTimer(self)
        self._again.setSingleShot(True)
        self._again.setInterval(0)
        self._again.timeout.connect(self._stand)
        self._session.changed.connect(self.follow)
        self._session.draft.changed.connect(self._again.start)
        page.table.settled.connect(self._again.start)
        page.installEventFilter(self)
        self._session.draft.no_help = self._why_no_help
        self._session.automatic.paused = self._session.words.say("puzzle-waits")
        self.follow()

    def _ask(self, name: str, _checked: bool = False) -> None:
        self.wanted.emit(name)

    @property
    def given(self) -> Choice | None:
        """The answer that was given; None before it."""
        entries = self._session.game.choices
        return entries[0].choice if entries else None

    def _why_no_help(self) -> str:
        return self._session.words.say("puzzle-no-help") if self.given is None else ""

    def _reveal(self, _checked: bool = False) -> None:
        """Show all answers after one that does not solve the puzzle: until then the player can try again."""
        self._revealed = True
        self.follow()

    def follow(self, _change: object = None) -> None:
        """Show the question, or the chance of the given answer; of all if it solves the puzzle or the player wants."""
        choice = self.given
        self._hold(choice is not None)
        self._help(choice is not None)
        if choice is None:
            self._judged, self._revealed = -1, False
            self.card.reveal.hide()
            self._show_question()
        else:
            self._show_answers(choice)
        self.card.again.setVisible(choice is not None)
        self.card.next.look = "plain" if choice is None else "primary"
        self.card.bars.setVisible(choice is not None)
        self.card.fewer.setVisible(choice is not None and bool(self.card.fewer.text()))
        self.card.why.setVisible(choice is not None and bool(self.card.why.text()))
        self.card.measured.setVisible(choice is not None)
        self.card.show()
        self._stand()
        self._again.start()

    def _hold(self, holds: bool) -> None:
        if holds != self._holds:
            self._holds = holds
            (self._session.automatic.hold if holds else self._session.automatic.release)()

    def _help(self, helps: bool) -> None:
        """Begin the odds again if they are wanted: those of the puzzle's question would give its answer away."""
        if helps is not self._helped:
            self._helped = helps
            self._session.odds.want(self._session.odds.wanted)

    def _show_question(self) -> None:
        words = self._session.words
        self.card.heading.setText(puzzle_title(words, self.puzzle))
        self.card.about.setText(f"{puzzle_about(words, self.puzzle)} {words.say('puzzle-find')}")
        self._name()

    def _show_answers(self, choice: Choice) -> None:
        words, puzzle = self._session.words, self.puzzle
        mine = puzzle.answer_of(choice)
        if mine is None:
            said = words.say("puzzle-not-listed")
        else:
            points = whole_points(mine.behind / 100)
            key = "solved" if mine is puzzle.best else "good" if puzzle.solves(mine) else "missed"
            said = words.say(f"puzzle-{key}", points=points)
        self.card.heading.setText(said)
        self.card.about.setText(puzzle_title(words, puzzle))
        shows_all = self._revealed or (mine is not None and puzzle.solves(mine))
        shown = [one for at, one in enumerate(puzzle.answers) if one is mine or (shows_all and at < MOST)]
        left = len(puzzle.answers) - len(shown) if shows_all else 0
        self.card.fewer.setText(words.say("puzzle-fewer", count=left) if left else "")
        self.card.why.setText(puzzle_why(words, puzzle) if shows_all else "")
        self.card.bars.show_rows([self._row(one, one is mine) for one in shown])
        self.card.reveal.setVisible(not shows_all)
        self.card.measured.setText(puzzle_measured(words, puzzle))
        self._name()
        if self._judged < 0:
            self._judged = len(self._session.game.journal)
            self._page.announcer.tell_guide(
                f"{said}. {self.card.bars.accessibleName()} {self.card.why.text()}".rstrip()
            )
            if mine is not None:
                self.answered.emit(mine)

    def _name(self) -> None:
        say = self._session.words.say
        self.card.setAccessibleName(f"{say('puzzle-card')}: {self.card.heading.text()}")
        self.card.setAccessibleDescription(self.card.about.text())

    def _row(self, answer: Answer, mine: bool) -> AnswerRow:
        say = self._session.words.say
        chance, error = whole_points(answer.chance / 100), whole_points(answer.error / 100)
        figure = say("puzzle-chance-error", percent=chance, error=error) if error else ""
        return AnswerRow(
            self._words_of(answer),
            answer.chance / 100,
            figure or say("puzzle-chance", percent=chance),
            answer is self.puzzle.best,
            say("puzzle-yours") if mine else "",
        )

    def _words_of(self, answer: Answer) -> str:
        """Return an answer in the words of its button, or the names of its dice."""
        session, choice = self._session, answer.choice
        table = Table(session.game.history[0].position, session.names)
        if isinstance(choice, Picked) and isinstance(self._question.shape, Pick):
            option = next((one for one in self._question.shape.options if one.id == choice.option), None)
            return session.words.option(option, table) if option is not None else choice.option
        if isinstance(self._question.shape, Allocation):
            return given(session.words, self._question, written(choice), table)
        return session.words.dice(answer.dice, table) or session.words.say("given-no-dice")

    def try_again(self, _checked: bool = False) -> None:
        """Undo everything since the question."""
        while self.given is not None and self._session.undoing.can_undo():
            self._session.undoing.undo()

    def _stand(self) -> None:
        if self.card.isVisible():
            size = self.card.liked_size()
            place = QRect(self._page.guiding.place_for(size, QRect()).topLeft(), size)
            side = self._page.side.geometry()
            if side.left() < place.left() < side.right():
                place = QRect(QPoint(side.left(), place.top()), self.card.liked_size(side.width()))
            self.card.setGeometry(place)  # no part of the panel shows beside the card
            self.card.raise_()

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        """Stand elsewhere when the page changes its size."""
        if event.type() in (QEvent.Type.Resize, QEvent.Type.Show):
            self._again.start()
        return False
