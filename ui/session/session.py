"""The game at this window: its parts, and the one way in which a choice reaches the game and the table.

A choice goes to the game and is on disk before anything shows it; then `changed` says what has changed, and the widgets
that show it refresh. Unfinished answers and held dice are never saved.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING

from msgspec.structs import replace
from PySide6.QtCore import QObject, Signal

from ddtable import saves
from ddtable.engine.game import Game
from ddtable.engine.kernel import Played
from ddtable.engine.questions import Choice, Question, Remark
from ddtable.engine.system import AnyPosition
from ddtable.opponents.seated import is_person
from ddtable.words.sentences import Table, Words
from ui.games.contract import window_of
from ui.session.answer.fighting_on import FightingOn, usual_kind
from ui.session.answer.standing import StandingAnswers
from ui.session.answer_draft import AnswerDraft
from ui.session.automatic_moves import AutomaticMoves
from ui.session.change import Shown, change_of
from ui.session.computer_seats import ComputerSeats
from ui.session.moment import Moment
from ui.session.odds import AnswerOdds
from ui.session.save_guard import SaveGuard
from ui.session.seats import Seats, seats_with
from ui.session.table_hand import TableHand
from ui.session.tutor import Tutor
from ui.session.undo_policy import UndoPolicy

if TYPE_CHECKING:
    from pathlib import Path

    from ddtable.saves.store import SaveFile


class Session(QObject):
    """One game on one table. It is the `TableState` for widgets that only show, and owns the parts that act.

    `draft`: the answer that a person is making. `hand`: the dice dragged or picked up. `undoing`: undo and redo.
    `seats`: the players, and whose secrets are shown. `shown`: the moment on the table. `guard`: the save file.
    `standing`, `fighting` and `computers`: who answers without being asked, and `automatic`: when. `about_to_change` is
    emitted before a change, `changed` after it with a `TableChange`.
    """

    about_to_change = Signal()
    changed = Signal(object)

    def __init__(
        self,
        game: Game,
        names: Sequence[str],
        kinds: Sequence[str],
        practice: bool = True,
        read_only: bool = False,
        save: SaveFile | None = None,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self.game = game
        self.system = window_of(game.set_up.system)
        self.words = Words()
        self._position: AnyPosition = game.position
        self._faces_up: frozenset[int] = frozenset()
        self.guard = SaveGuard(self.words, save, practice=practice, read_only=read_only, parent=self)
        self.shown = Moment(game, self)
        self.seats = Seats(game, self.shown, self.guard, names, kinds, self)
        self.standing = StandingAnswers()
        self.fighting = FightingOn(game)
        self.computers = ComputerSeats(game, self.seats.kinds, self)
        self.automatic = AutomaticMoves(self, self.guard, self.computers, self.standing, self.fighting, self.play, self)
        self.draft = AnswerDraft(self, self.standing, self.play, self)
        self.hand = TableHand(self, self.draft, self.play, self)
        self.undoing = UndoPolicy(game, self.seats, self.guard, self._turn_back, self)
        self.odds = AnswerOdds(self, self)
        self.tutor = Tutor(self)
        self.draft.weigh, self.draft.best_shown = self.tutor.weigh, self.odds.suggestion
        self.computers.answered.connect(self._computer_answered)
        self.guard.stopped.connect(self._refresh)
        self.shown.moved.connect(self._refresh)
        self.seats.seated.connect(self._refresh)
        self.seats.handed_over.connect(self._on_handed_over)
        self._before = self._as_shown()
        self._refresh()

    # The table, to be read

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the players, by seat."""
        return self.seats.names

    @property
    def kinds(self) -> tuple[str, ...]:
        """For each seat "person" or the name of a computer player."""
        return self.seats.kinds

    @property
    def position(self) -> AnyPosition:
        """The position as the screen may show it, without the secrets of other seats."""
        return self._position

    @property
    def history(self) -> Sequence[Played]:
        """The steps of the game up to the moment shown, the first one first."""
        return self.shown.history

    @property
    def moment(self) -> int | None:
        """The number of entries before the moment shown; None in the present."""
        return self.shown.number

    @property
    def table(self) -> Table:
        """The names for ids at this table."""
        return Table(self._position, self.names, left=self.seats.gave_up())

    @property
    def game_table(self) -> Table:
        """The names for ids in the present position, whichever moment is shown. Events contain no secrets."""
        return Table(self.game.position, self.names, left=self.seats.gave_up())

    def ranked(self, dice: Sequence[int]) -> tuple[int, ...]:
        """Return dice in the order of the table."""
        return tuple(sorted(dice, key=partial(self.system.rank, self._position)))

    def shows_face(self, die: int) -> bool:
        """Return True if a die shows its rolled face."""
        return die in self._faces_up

    def shown_area(self, die: int) -> str:
        """Return the area where a die is shown: for some questions chosen dice are shown where they will go."""
        question, half = self.question, self.draft.half
        if question is not None and die in half.chosen and self.system.lie_chosen(question):
            return half.goal(die, self._position)
        return self.system.area_of(self._position, die)

    @property
    def question(self) -> Question | None:
        """The question on the table; None after the end of the game, and while an earlier moment is shown."""
        return self.shown.question

    @property
    def asked_seat(self) -> int:
        """The seat asked; -1 after the end of the game."""
        return self.question.seat if self.question else -1

    @property
    def asks_person(self) -> bool:
        """True if a person at this screen is asked."""
        return self.seats.asks_person

    @property
    def selection(self) -> tuple[int, ...]:
        """The dice chosen so far for a Subset."""
        return self.draft.selection

    def lifted(self) -> tuple[int, ...]:
        """Return the dice picked up with a click."""
        return self.hand.lifted()

    def liftable(self) -> frozenset[int]:
        """Return the dice that a click can pick up or choose, or on which held dice can be put."""
        return self.hand.liftable()

    def goals(self) -> frozenset[str]:
        """Return the areas for chosen dice, and those that answer the question when clicked with no dice held."""
        return self.hand.goals()

    @property
    def real_dice(self) -> bool:
        """True if the results of rolls are entered from real dice."""
        return self.game.position.chance.by_hand

    @property
    def waits_for_a_hand(self) -> bool:
        """True if the game waits until the player retries an action that could not be saved."""
        return self.guard.waits and not self.asks_person

    @property
    def helps_alone(self) -> bool:
        """True if help to one player is unfair to no other: a single person plays, or the game is practice."""
        return self.guard.practice or sum(map(is_person, self.kinds)) == 1

    # Playing

    def start(self) -> None:
        """Update all widgets, and ask a computer player if it is its turn."""
        self._refresh()

    def close(self) -> None:
        """End the computer player's process and close the save file."""
        self.computers.close()
        self.odds.close()
        self.tutor.close()
        self.guard.close()

    def play(self, choice: Choice, remark: Remark | None = None, *, stay: bool = False) -> bool:
        """Play a legal choice. Return False if it could not be saved. `stay`: an earlier moment stays on the table."""
        self.automatic.ask_again(again=False)
        return self._step(partial(self.game.play, choice, remark), stay=stay)

    def fight_on(self) -> None:
        """Answer this question of a chained fight, and those like it to the same player until the fight ends."""
        question = self.question
        if question is not None and self.asks_person and usual_kind(question):
            self.draft.answer(self.fighting.begin(question, self.draft.half_made()))

    def take_up_dice(self, by_hand: bool) -> None:
        """Switch to real dice, or back to the program's."""
        if by_hand != self.real_dice and self.game.question is not None and not self.guard.read_only:
            self.automatic.stop_thinking()
            question, half = self.question, self.draft.half
            self._step(partial(self.game.take_up_dice, by_hand, self.seats.acting))
            if self.question == question:  # keep the dice chosen so far
                self.draft.resume(half)

    def concede(self, seat: int) -> None:
        """End a game of 2 players: `seat` gives up."""
        self.automatic.stop_thinking()
        self._step(partial(self.game.concede, seat))

    def agree_to_draw(self, seat: int) -> None:
        """End the game without a winner, as `seat` offered and all agreed."""
        self.automatic.stop_thinking()
        self._step(partial(self.game.agree_to_draw, seat))

    def go_on_in(self, path: Path, clock: Callable[[], str]) -> None:
        """Write the whole game into a new file and continue there, also for a read-only game.

        Raises SaveError; everything is then unchanged.
        """
        guard, seats = self.guard, self.seats
        written = seats_with(
            seats.names,
            seats.kinds,
            seats.handed,
            guard.guide,
            without_help=guard.without_help,
            origin=guard.origin,
            view=guard.view,
        )
        save = saves.create(path, self.game, written, guard.practice, clock())
        save.attach(self.game, clock)
        guard.go_on_in(save)
        self._refresh()

    # Steps and changes

    def _step(self, act: Callable[[], object], *, stay: bool = False) -> bool:
        """Change the game and show the change. Return False if it could not be saved."""

        def done() -> None:
            act()
            self._refresh()

        if not stay:
            self.shown.return_to_present()
        return self.guard.act(done)

    def _turn_back(self, act: Callable[[], object]) -> bool:
        """Undo or redo; the person is then asked, also if a standing answer would do."""

        def done() -> None:
            act()
            self.automatic.ask_again()

        self.automatic.stop_thinking()
        return self._step(done)

    def _computer_answered(self, choice: Choice, remark: Remark | None) -> None:
        """Play the answer of a computer player; an earlier moment that is shown stays on the table."""
        self.play(choice, remark, stay=True)

    def _on_handed_over(self) -> None:
        self.automatic.stop_thinking()
        self.computers.change(self.seats.kinds)
        self._refresh()

    def _refresh(self) -> None:
        self.about_to_change.emit()
        self.seats.rise()
        self.hand.put_down()
        self.draft.begin()
        if not self.system.in_fight(self.game.position):
            self.fighting.stop()
        played = self.history[-1]
        self._position = self.game.rules.observe(played.position, self.seats.eye())
        self._faces_up = self.system.rolled(self.history)
        before, self._before = self._before, self._as_shown()
        self.changed.emit(change_of(before, self._before, replace(played, position=self._position)))
        self.automatic.go_on_soon()

    def _as_shown(self) -> Shown:
        seats, steps = self.seats.state, len(self.game.journal)
        return Shown(self._position, self._faces_up, self.question, seats, self.moment, steps)
