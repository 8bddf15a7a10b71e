"""The page "Learn and practise": lessons on the left, puzzles on the right, what comes next below."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QItemSelection, QModelIndex, QSize, Qt, Signal
from PySide6.QtGui import QFont, QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import QAbstractItemView, QHBoxLayout, QListView, QVBoxLayout, QWidget

from ddtable.guides.lesson import GROUPS, Lesson, lesson, lesson_ids, refused_lessons
from ddtable.guides.progress import LessonProgress, Tried, costs
from ddtable.guides.puzzles.puzzle import Puzzle, puzzles, refused_puzzles
from ddtable.texts.plain import one_line
from ddtable.words.shares import whole_points
from ui.art.die_looks import type_look
from ui.kit.buttons import KeyButton
from ui.kit.card import Card
from ui.kit.confirm import confirm
from ui.kit.labels import label, title
from ui.kit.plain_list import make_plain
from ui.kit.search_field import SearchField
from ui.kit.segments import Segments
from ui.kit.table_dialog import TableDialog
from ui.kit.theme import QUIET
from ui.practice.looks import looks_of
from ui.practice.painting import LessonDelegate, LostLine, PuzzleDelegate, Ring
from ui.practice.rows import LessonModel, LessonRow, PuzzleModel, PuzzleRow
from ui.practice.told import puzzle_about, puzzle_title

if TYPE_CHECKING:
    from ddtable.guides.progress import Progress
    from ddtable.words.sentences import Words
    from ui.kit.settings import SettingsFile
    from ui.practice.file import PracticeFile

LARGEST = QSize(1500, 960)
LESSONS_WIDE = 470
BESIDE = 24  # pixels of the window that stay visible around the page
ALL, UNSOLVED, MINE = "all", "unsolved", "mine"


class PracticeDialog(TableDialog):
    """`lesson_wanted` has a lesson's id and if it begins afresh, `puzzle_wanted` a puzzle's id."""

    lesson_wanted = Signal(str, bool)
    puzzle_wanted = Signal(str)

    def __init__(self, words: Words, file: PracticeFile, settings: SettingsFile, parent: QWidget) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._words, self._file, self._settings = words, file, settings
        self._progress: Progress = file.progress()
        self.setWindowTitle(words.say("practice"))
        room = parent.window().size()
        self.resize(QSize(room.width() - 2 * BESIDE, room.height() - 2 * BESIDE).boundedTo(LARGEST))
        column = QVBoxLayout(self)
        column.setContentsMargins(18, 14, 18, 14)
        column.setSpacing(12)
        column.addLayout(self._head())
        pages = QHBoxLayout()
        pages.setSpacing(12)
        pages.addWidget(self._lessons())
        pages.addWidget(self._puzzles(), 1)
        column.addLayout(pages, 1)
        column.addLayout(self._foot())
        self._add_keys()
        self.read()
        self.lessons.setFocus(Qt.FocusReason.OtherFocusReason)

    # Parts

    def _head(self) -> QHBoxLayout:
        row, say = QHBoxLayout(), self._words.say
        row.setSpacing(14)
        row.addWidget(title(say("practice"), self, 24))
        self.summary = label("", self, role=QUIET)
        row.addWidget(self.summary)
        row.addStretch(1)
        self.search = SearchField(say("practice-search"), self)
        self.search.setFixedWidth(230)
        self.search.textChanged.connect(self._show)
        row.addWidget(self.search)
        return row

    def _list(self, name: str) -> QListView:
        view = QListView(self)
        make_plain(view)
        view.setMouseTracking(True)
        view.setAccessibleName(name)
        view.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        return view

    def _lessons(self) -> Card:
        card = Card(self)
        card.setFixedWidth(LESSONS_WIDE)
        column = QVBoxLayout(card)
        column.setContentsMargins(12, 8, 12, 10)
        self.lessons = self._list(self._words.say("practice-lessons"))
        self.lesson_model = LessonModel(self)
        self.lessons.setModel(self.lesson_model)
        self.lessons.setItemDelegate(LessonDelegate(self.lessons))
        self.lessons.selectionModel().selectionChanged.connect(self._lesson_chosen)
        self.lessons.activated.connect(partial(self._lesson_activated))
        self.lessons.doubleClicked.connect(partial(self._lesson_activated))
        column.addWidget(self.lessons)
        return card

    def _puzzles(self) -> Card:
        say = self._words.say
        card = Card(self)
        column = QVBoxLayout(card)
        column.setContentsMargins(16, 12, 12, 10)
        column.setSpacing(10)
        head = QHBoxLayout()
        head.setSpacing(10)
        head.addWidget(title(say("practice-puzzles"), self, 19))
        self.about = label(say("practice-puzzles-about"), self, role=QUIET)
        head.addWidget(self.about)
        head.addStretch(1)
        self.filter = Segments([(ALL, ""), (UNSOLVED, ""), (MINE, "")], self)
        self.filter.setAccessibleName(say("practice-filter"))
        self.filter.chosen.connect(self._show)
        head.addWidget(self.filter)
        column.addLayout(head)
        column.addLayout(self._line())
        self.costs = label("", self, wrap=True)
        column.addWidget(self.costs)
        self.puzzles = self._list(say("practice-puzzles"))
        self.puzzles.setViewMode(QListView.ViewMode.IconMode)
        self.puzzles.setMovement(QListView.Movement.Static)
        self.puzzles.setResizeMode(QListView.ResizeMode.Adjust)
        self.puzzles.setUniformItemSizes(True)
        self.puzzles.setSpacing(0)
        self.puzzle_model = PuzzleModel(self)
        self.puzzles.setModel(self.puzzle_model)
        self.puzzles.setItemDelegate(PuzzleDelegate(self.puzzles))
        self.puzzles.selectionModel().selectionChanged.connect(self._puzzle_chosen)
        self.puzzles.activated.connect(partial(self._puzzle_activated))
        self.puzzles.doubleClicked.connect(partial(self._puzzle_activated))
        column.addWidget(self.puzzles, 1)
        self.none = label("", self, role=QUIET, wrap=True)
        column.addWidget(self.none, 1, Qt.AlignmentFlag.AlignTop)
        self.fault = label("", self, role=QUIET, wrap=True)
        column.addWidget(self.fault)
        return card

    def _line(self) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(14)
        self.ring = Ring(self)
        self.solved = label("", self, pixels=15, weight=QFont.Weight.DemiBold)
        self.rate = label("", self, role=QUIET)
        words = QVBoxLayout()
        words.setSpacing(2)
        words.addWidget(self.solved)
        words.addWidget(self.rate)
        self.line = LostLine(self)
        self.line.setToolTip(self._words.say("practice-line"))
        row.addWidget(self.ring)
        row.addLayout(words)
        row.addStretch(1)
        row.addWidget(self.line)
        return row

    def _foot(self) -> QHBoxLayout:
        row, say = QHBoxLayout(), self._words.say
        row.setSpacing(8)
        words = QVBoxLayout()
        words.setSpacing(2)
        self.next_title = label("", self, pixels=16, weight=QFont.Weight.DemiBold)
        self.next_about = label("", self, role=QUIET)
        words.addWidget(self.next_title)
        words.addWidget(self.next_about)
        row.addLayout(words, 1)
        self.forget = KeyButton(say("practice-forget"), "", "quiet", self)
        self.forget.clicked.connect(partial(self._ask_forget))
        self.afresh = KeyButton(say("practice-afresh"), "", "quiet", self)
        self.afresh.clicked.connect(partial(self._begin, True))
        self.close_button = KeyButton(say("ui-close"), "Esc", "plain", self)
        self.close_button.clicked.connect(partial(self.done, 0))
        self.a_puzzle = KeyButton(say("practice-a-puzzle"), "P", "plain", self)
        self.a_puzzle.clicked.connect(partial(self._any_puzzle))
        self.go_on = KeyButton("", "↵", "primary", self)
        self.go_on.clicked.connect(partial(self._begin, False))
        for button in (self.forget, self.afresh, self.close_button, self.a_puzzle, self.go_on):
            row.addWidget(button)
        return row

    def _add_keys(self) -> None:
        for keys, act in (("Return", self._return), ("P", self._any_puzzle), ("/", self._find)):
            shortcut = QShortcut(QKeySequence(keys), self)
            shortcut.activated.connect(partial(act))

    # What is shown

    def read(self) -> None:
        """Read the progress and show everything again."""
        self._progress = self._file.progress()
        self._all: tuple[Puzzle, ...] = puzzles()
        self._mine = tuple(reversed(self._progress.own_puzzles))
        self._show_lessons()
        self._show()
        refused = [*refused_lessons(), *refused_puzzles()]
        fault = self._words.say("practice-fault", fault=self._file.fault) if self._file.fault else ""
        self.fault.setText(" ".join([fault, *refused]).strip())
        self.fault.setVisible(bool(self.fault.text()))

    def _show_lessons(self) -> None:
        say, rows = self._words.say, list[LessonRow]()
        found = [lesson(name) for name in lesson_ids()]
        for group in GROUPS:
            inside = [one for one in found if one.group == group]
            done = self._progress.lessons_done([one.id for one in inside])
            if inside:
                about = say("practice-of", done=done, all=len(inside))
                rows.append(LessonRow("", say("practice-group", group=group), about))
            rows += [self._lesson_row(one) for one in inside]
        self.lesson_model.show_rows(rows)
        following = self.following_lesson()
        place = next((at for at, row in enumerate(rows) if row.id == (following or "-")), -1)
        if place >= 0:
            self.lessons.setCurrentIndex(self.lesson_model.index(place))
        else:
            self._lesson_chosen()

    def _lesson_row(self, one: Lesson) -> LessonRow:
        say, kept = self._words.say, self._progress.lessons.get(one.id, LessonProgress())
        share = 1.0 if kept.done else kept.seen / len(one.counted)
        state = say(
            "practice-lesson-state",
            state="done" if kept.done else "begun" if kept.seen else "new",
            step=kept.seen,
            of=len(one.counted),
        )
        minutes = say("practice-minutes", minutes=one.minutes)
        look = type_look(one.die, one.face)
        words = say(f"lesson-{one.id}-title"), say(f"lesson-{one.id}-about")
        return LessonRow(one.id, *words, look, minutes, share, state)

    def following_lesson(self) -> str:
        """Return the lesson that was begun, else the first one that is not done; "" if all are done."""
        kept = self._progress.lessons
        begun = [name for name in lesson_ids() if name in kept and kept[name].seen and not kept[name].done]
        new = [name for name in lesson_ids() if name not in kept or not kept[name].done]
        return next(iter([*begun, *new]), "")

    def shown_puzzles(self) -> tuple[Puzzle, ...]:
        """Return the puzzles that the filter and the search leave."""
        chosen, sought = self.filter.value, self.search.text().casefold().split()
        found = self._mine if chosen == MINE else self._all
        if chosen == UNSOLVED:
            found = tuple(one for one in (*self._all, *self._mine) if not self._tried(one).solved)
        words = self._words
        return tuple(
            one
            for one in found
            if all(part in f"{puzzle_title(words, one)} {puzzle_about(words, one)}".casefold() for part in sought)
        )

    def _tried(self, one: Puzzle) -> Tried:
        return self._progress.puzzles.get(one.id, Tried())

    def _show(self, _given: object = None) -> None:
        say, progress = self._words.say, self._progress
        every = (*self._all, *self._mine)
        solved = progress.solved(every)
        shown = self.shown_puzzles()
        self.puzzle_model.show_rows([self._puzzle_row(one) for one in shown])
        self.puzzles.setVisible(bool(shown))
        empty = "practice-none-mine" if self.filter.value == MINE and not self._mine else "practice-no-results"
        self.none.setText(say(empty))
        self.none.setVisible(not shown)
        counts = {ALL: len(self._all), UNSOLVED: len(every) - solved, MINE: len(self._mine)}
        for name, count in counts.items():
            self.filter.buttons[name].setText(say(f"practice-filter-{name}", count=count))
            self.filter.buttons[name].updateGeometry()
        names = lesson_ids()
        done = progress.lessons_done(names)
        counted = {"lessons": done, "all_lessons": len(names), "puzzles": solved, "all_puzzles": len(every)}
        self.summary.setText(say("practice-summary", **counted))
        self.ring.show_share(solved / len(every) if every else 0.0)
        self.solved.setText(say("practice-solved", done=solved, all=len(every)))
        self.rate.setText(say("practice-rate", tries=progress.tries, good=progress.good))
        self.line.show_lost(progress.lost)
        worst = next(iter(costs(progress.mistakes)), None)
        self.costs.setVisible(worst is not None and self.filter.value == MINE)
        if worst is not None:
            self.costs.setText(
                say("practice-costs", kind=worst.kind, points=whole_points(worst.points / 100), count=worst.count)
            )
        self.forget.setVisible(self.filter.value == MINE and bool(progress.mistakes))
        self.a_puzzle.setEnabled(bool(every))

    def _puzzle_row(self, one: Puzzle) -> PuzzleRow:
        say, tried = self._words.say, self._tried(one)
        state = "solved" if tried.solved else "tried" if tried.tries else "new"
        return PuzzleRow(
            one.id,
            puzzle_title(self._words, one),
            puzzle_about(self._words, one),
            looks_of(one),
            one.difficulty,
            say("practice-difficulty", level=one.difficulty),
            say("practice-puzzle-state", state=state, tries=tried.tries, points=whole_points(tried.lost / 100)),
            tried.solved,
        )

    # What is chosen

    @property
    def lesson(self) -> str:
        """The id of the chosen lesson; "" if none is."""
        row = self.lesson_model.rows[index.row()] if (index := self.lessons.currentIndex()).isValid() else None
        return row.id if row is not None and self.lessons.selectionModel().hasSelection() else ""

    @property
    def puzzle(self) -> str:
        """The id of the chosen puzzle; "" if none is."""
        row = self.puzzle_model.rows[index.row()] if (index := self.puzzles.currentIndex()).isValid() else None
        return row.id if row is not None and self.puzzles.selectionModel().hasSelection() else ""

    def _lesson_chosen(self, _on: QItemSelection | None = None, _off: QItemSelection | None = None) -> None:
        if self.lesson:
            self.puzzles.clearSelection()
        self._show_next()

    def _puzzle_chosen(self, _on: QItemSelection, _off: QItemSelection) -> None:
        if self.puzzle:
            self.lessons.clearSelection()
        self._show_next()

    def _show_next(self) -> None:
        """Show below what Return does: the chosen puzzle, the chosen lesson."""
        say, name, chosen = self._words.say, self.lesson, self.puzzle
        kept = self._progress.lessons.get(name, LessonProgress())
        begun = bool(name) and bool(kept.seen) and not kept.done
        self.afresh.setVisible(begun)
        if chosen:
            row = next(one for one in self.puzzle_model.rows if one.id == chosen)
            self.next_title.setText(row.title)
            self.next_about.setText(f"{row.level}, {row.state}")
            self.go_on.setText(say("practice-solve"))
        elif name:
            found = lesson(name)
            self.next_title.setText(say("practice-next", title=say(f"lesson-{name}-title")))
            number = lesson_ids().index(name) + 1
            values = {"number": number, "all": len(lesson_ids()), "step": kept.seen, "of": len(found.counted)}
            state = "begun" if begun else "new"
            self.next_about.setText(say("practice-next-about", state=state, minutes=found.minutes, **values))
            self.go_on.setText(say("practice-continue" if begun else "practice-begin"))
        else:
            self.next_title.setText(say("practice-all-done"))
            self.next_about.setText(say("practice-all-done-about"))
        self.go_on.setVisible(bool(chosen or name))
        self.go_on.updateGeometry()
        next_here = not (chosen or name)
        self.a_puzzle.show_as(say("practice-a-puzzle"), "↵" if next_here else "P", "primary" if next_here else "plain")

    # Acts

    def _begin(self, afresh: bool, _checked: bool = False) -> None:
        name, chosen = self.lesson, self.puzzle
        if chosen:
            self.accept()
            self.puzzle_wanted.emit(chosen)
        elif name:
            self.accept()
            self.lesson_wanted.emit(name, afresh)

    def _return(self) -> None:
        """Begin what is chosen; a puzzle if nothing is, because all lessons are done."""
        if self.lesson or self.puzzle:
            self._begin(False)
        else:
            self._any_puzzle()

    def _lesson_activated(self, index: QModelIndex) -> None:
        if self.isVisible() and self.lesson_model.rows[index.row()].id:
            self._begin(False)

    def _puzzle_activated(self, _index: QModelIndex) -> None:
        if self.isVisible():
            self._begin(False)

    def _any_puzzle(self, _checked: bool = False) -> None:
        """Begin the first puzzle that is not solved, or the first of all."""
        every = (*self._all, *self._mine)
        found = next((one for one in every if not self._tried(one).solved), next(iter(every), None))
        if found is not None:
            self.accept()
            self.puzzle_wanted.emit(found.id)

    def _find(self) -> None:
        self.search.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def _ask_forget(self, _checked: bool = False) -> None:
        say = self._words.say
        sentence = say("practice-forget-ask", count=len(self._mine))
        heading = one_line(say("practice-forget").rstrip("…"))
        confirm(self, self._words, self._settings.value, heading, sentence, say("ui-delete"), self._forget)

    def _forget(self) -> None:
        self._file.change(self._progress.without_mistakes())
        self.read()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Give the cards of puzzles another width."""
        super().resizeEvent(event)
        self.puzzles.scheduleDelayedItemsLayout()
