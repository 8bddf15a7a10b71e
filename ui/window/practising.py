"""Learn and practise in the window: lessons and puzzles are begun, and what came of them is kept."""

from __future__ import annotations

from datetime import date
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from ddtable.opponents.players import VETERAN, nearest
from ddtable.opponents.seated import PERSON
from ddtable.texts.plain import one_line
from ui.practice.file import NAME, PracticeFile
from ui.session.library import GameTrouble, SeatPlan

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtWidgets import QWidget

    from ddtable.guides.puzzles.puzzle import Answer, Puzzle
    from ddtable.summaries.review import Review
    from ddtable.words.sentences import Words
    from ui.kit.settings import SettingsFile
    from ui.page.game_page import GamePage
    from ui.practice.solving import Solving
    from ui.session.library import GameLibrary
    from ui.session.session import Session

NAMES = ("Mira", "Ragna", "Tove", "Aksel", "Signe", "Bjarke")
DICE = 1  # the seed of the dice after an answer to a puzzle: the same for each answer


class Practising(QObject):
    """Opens the page, begins lessons and puzzles, and keeps the progress of the person at this window.

    `attempt` shows the game that a function returns, or why there is none; `open_path` opens a saved game.
    """

    def __init__(
        self,
        words: Words,
        settings: SettingsFile,
        library: GameLibrary,
        attempt: Callable[[Callable[[], Session]], object],
        open_path: Callable[[Path], object],
        parent: QWidget,
    ) -> None:
        super().__init__(parent)
        self._words, self._settings, self._library, self._parent = words, settings, library, parent
        self._attempt, self._open_path = attempt, open_path
        self.solving: Solving | None = None  # of the page on which a puzzle is solved
        self.file = PracticeFile(settings.path.with_name(NAME))

    def show_page(self) -> None:
        """Open the page."""
        from ui.practice.dialog import PracticeDialog

        dialog = PracticeDialog(self._words, self.file, self._settings, self._parent)
        dialog.lesson_wanted.connect(self.begin_lesson)
        dialog.puzzle_wanted.connect(self.begin_puzzle)
        dialog.open()

    # Lessons

    def begin_lesson(self, name: str, afresh: bool = False) -> None:
        """Open the game of a lesson that was begun, or begin it."""
        from ddtable.guides.lesson import lesson
        from ui.guide.games import guided_battle

        kept = self.file.progress().lessons.get(name)
        if kept is not None and kept.seen and not kept.done and not afresh and Path(kept.path or "-").is_file():
            self._open_path(Path(kept.path))
            return
        set_up, seats = guided_battle(lesson(name).name)
        self._attempt(lambda: self._library.new(set_up, seats, practice=True))

    def _on_reached(self, session: Session, name: str, seen: int, ended: bool) -> None:
        path = session.guard.path
        progress = self.file.progress()
        self.file.change(progress.with_lesson(name, seen, done=ended, path=str(path.absolute()) if path else ""))

    def is_done(self, name: str, path: Path) -> bool:
        """Return True if the game of a lesson at a path is over: the lesson was done, and not begun again in it."""
        kept = self.file.progress().lessons.get(name)
        return kept is not None and kept.done and not (kept.seen and Path(kept.path) == path.absolute())

    def again(self, session: Session) -> bool:
        """Begin the lesson or the puzzle of a game again; return False if it has none."""
        from ddtable.guides.lesson import PREFIX as LESSON
        from ddtable.guides.lesson import is_guide
        from ui.practice.solving import PREFIX

        guide = session.guard.guide
        if guide.startswith(PREFIX) and self.solving is not None:
            self.solving.try_again()
        elif guide.startswith(LESSON) and is_guide(guide):
            self.begin_lesson(guide.removeprefix(LESSON), afresh=True)
        else:
            return False
        return True

    def after_lesson(self, name: str, wanted: str) -> None:
        """Begin the lesson after this one, or open the page: after the last lesson, and if that is wanted."""
        from ddtable.guides.lesson import lesson_ids

        ids = lesson_ids()
        later = ids[ids.index(name) + 1 :]
        if wanted == "lesson" and later:
            self.begin_lesson(later[0])
        else:
            self.show_page()

    # Puzzles

    def puzzle(self, name: str) -> Puzzle:
        """Return a puzzle of the program or of the person's games. Raises KeyError."""
        from ddtable.guides.puzzles.puzzle import puzzle

        mine = {one.id: one for one in self.file.progress().own_puzzles}
        return mine[name] if name in mine else puzzle(name)

    def begin_puzzle(self, name: str) -> None:
        """Show a puzzle on its table; "" opens the page instead."""
        if not name:
            self.show_page()
        else:
            self._attempt(lambda: self._session_of(self.puzzle(name)))

    def _session_of(self, puzzle: Puzzle) -> Session:
        """Return a game of its own, without a file. Raises GameTrouble if the puzzle cannot be used."""
        import ddtable.rules  # noqa: F401 - registers the rule systems
        from ddtable.engine.game import Game
        from ddtable.guides.puzzles.puzzle import question_of
        from ui.practice.solving import PREFIX
        from ui.session.session import Session

        try:
            position, question = question_of(puzzle)
            game = Game.from_position(position, seed=DICE)
        except ValueError as error:
            raise GameTrouble(self._words.say("practice-broken", why=str(error))) from error
        other = nearest(puzzle.system, VETERAN).word
        seats = range(position.seats)
        kinds = [PERSON if seat == question.seat else other for seat in seats]
        order = [(seat - question.seat) % position.seats for seat in seats]  # the player has the first name
        plans = [SeatPlan(NAMES[order[seat]], kinds[seat]) for seat in seats]
        session = Session(game, [one.name for one in plans], [one.kind for one in plans], practice=True)
        session.guard.guide = PREFIX + puzzle.id
        return session

    def following_puzzle(self, name: str) -> str:
        """Return the next puzzle that is not solved, after this one in the list; "" if there is none."""
        from ddtable.guides.puzzles.puzzle import puzzles

        progress = self.file.progress()
        every = [*(one.id for one in puzzles()), *(one.id for one in reversed(progress.own_puzzles))]
        at = every.index(name) + 1 if name in every else 0
        unsolved = (one for one in (*every[at:], *every[:at]) if one != name)
        return next((one for one in unsolved if one not in progress.puzzles or not progress.puzzles[one].solved), "")

    def _on_answered(self, puzzle: Puzzle, answer: Answer) -> None:
        self.file.change(self.file.progress().with_try(puzzle, answer))

    # The page of a game

    def watch(self, page: GamePage) -> None:
        """Follow the lesson or the puzzle on a page."""
        from ui.practice.solving import PREFIX, Solving

        guide, session = page.session.guard.guide, page.session
        if guide.startswith(PREFIX):
            puzzle = self.puzzle(guide.removeprefix(PREFIX))
            self.solving = Solving(page, puzzle, self.following_puzzle(puzzle.id))
            self.solving.answered.connect(partial(self._on_answered, puzzle))
            self.solving.wanted.connect(self.begin_puzzle)
        elif page.guiding.lesson is not None:
            page.guiding.reached.connect(partial(self._on_reached, session))
            page.guiding.follow()

    def keep_mistakes(self, session: Session, review: Review) -> None:
        """Keep the costly mistakes of the persons of a game that is over, as puzzles where that is possible."""
        from ddtable.summaries.mistakes import mistakes_of
        from ddtable.summaries.review import persons_of

        if session.game.position.result is None or session.guard.guide or PERSON not in session.kinds:
            return
        players, day = one_line(" – ".join(session.names)), date.today().isoformat()
        origin = partial(self._origin, players, day)
        found = mistakes_of(session.game, review, persons_of(session.kinds), origin)
        self.file.change(self.file.progress().with_mistakes(found))

    def _origin(self, players: str, day: str, turn: int) -> str:
        return self._words.say("practice-origin", turn=turn, players=players, day=day)
