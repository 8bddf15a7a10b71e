"""The interface between the widgets and the game: legal moves of dice, refusals, answers.

Unfinished answers (`half_made.py`, and a held die) are never saved. A choice goes to the game and is on disk before
anything shows it; then `changed` is emitted, and every widget updates itself.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from types import MappingProxyType
from typing import TYPE_CHECKING

from msgspec.structs import replace
from PySide6.QtCore import QObject, QTimer, Signal

from ddtable.engine.game import Game
from ddtable.engine.questions import Allocation, Choice, Chosen, Picked, Question, Remark, Subset
from ddtable.engine.refusal import Refusal
from ddtable.engine.system import AnyPosition
from ddtable.words.sentences import Table, Words
from ui.games.contract import window_of
from ui.session.answer import reach
from ui.session.answer.half_faces import HalfFaces
from ui.session.answer.half_made import HalfMade
from ui.session.answer.standing import StandingAnswers
from ui.session.answering import MakesAnswers
from ui.session.computer_seats import ComputerSeats
from ui.session.handling import Handles
from ui.session.keeps_safe import KeepsSafe
from ui.session.looks_back import LooksBack
from ui.session.sitting import Handed, Sitting
from ui.session.takes_back import TakesBack

if TYPE_CHECKING:
    from ddtable.saves.store import SaveFile


class Controller(KeepsSafe, Handles, MakesAnswers, TakesBack, LooksBack, Sitting, QObject):
    """One game on one table; `kinds` has for each seat "person" or the name of a computer player."""

    about_to_change = Signal()
    changed = Signal(object)
    selection_changed = Signal()
    refused = Signal(str)
    ambiguous = Signal(object)
    trouble = Signal(str)
    not_saved = Signal(str)
    noticed = Signal(str)
    thinking = Signal(bool)
    stuck_changed = Signal()
    wants_undo = Signal(object)

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
        self.names = tuple(names)
        self.kinds = tuple(kinds)
        self.handed: list[Handed] = []
        self.practice = practice
        self.read_only = read_only
        self._save = save
        self.guide, self.without_help = "", False
        self.words = Words()
        self.standing = StandingAnswers()
        self.curtain = False
        self._moment: int | None = None
        self._sitter = -1
        self._held = 0
        self.disk_refuses = False
        self._asks_again = False
        self._half = HalfMade(game.question)
        self._told: HalfFaces | None = None
        self._lifted: tuple[int, ...] = ()
        self._dragged: tuple[int, ...] = ()
        self._position: AnyPosition = game.position
        self._shown_dice: frozenset[int] = frozenset()
        self.computers = ComputerSeats(game, self.kinds, self)
        self.computers.answered.connect(self._computer_answered)
        self.computers.restarted.connect(self._computer_restarted)
        self.computers.thinking.connect(self.thinking)
        self.computers.stuck_changed.connect(self._computer_stuck)
        self._refresh()

    # Table

    @property
    def position(self) -> AnyPosition:
        """The position as the screen may show it, without the secrets of other seats."""
        return self._position

    @property
    def question(self) -> Question | None:
        """The question on the table; None after the end of the game, and while an earlier moment is shown."""
        return self.game.question if self._moment is None else None

    @property
    def asked_seat(self) -> int:
        """The seat asked; -1 after the end of the game."""
        return self.question.seat if self.question else -1

    @property
    def asks_person(self) -> bool:
        """True if a person at this screen is asked."""
        return self._asks_here(self.question)

    @property
    def table(self) -> Table:
        """The names for ids at this table."""
        return Table(self._position, self.names, left=self.gave_up())

    @property
    def game_table(self) -> Table:
        """The names for ids in the present position, whichever moment is shown. Events contain no secrets."""
        return Table(self.game.position, self.names, left=self.gave_up())

    def ranked(self, dice: Sequence[int]) -> tuple[int, ...]:
        """Return dice in the order of the table."""
        return tuple(sorted(dice, key=partial(self.system.rank, self._position)))

    def shows_face(self, die: int) -> bool:
        """Return True if a die shows its rolled face."""
        return die in self._shown_dice

    def shown_area(self, die: int) -> str:
        """Return the area where a die is shown: for some questions chosen dice are shown where they will go."""
        question = self.question
        if question is not None and die in self._half.chosen and self.system.lie_chosen(question):
            return self._half.goal(die, self._position)
        return self.system.area_of(self._position, die)

    # Legal moves of dice

    def liftable(self) -> frozenset[int]:
        """Return the dice that a click can pick up or choose, or on which held dice can be put."""
        question = self.question
        if question is None or not self.asks_person:
            return frozenset()
        if isinstance(question.shape, Subset | Allocation):
            return self._half.selectable()
        return reach.in_reach(question) | frozenset(reach.bases(question, self._lifted or self._dragged))

    def targets(self, dice: Sequence[int]) -> dict[str, tuple[str, ...]]:
        """Return each area where these dice may go, with the possible options (one for each die, or a choice).

        For a Subset the options are empty: the dice are chosen or unchosen.
        """
        question = self.question
        if question is None or not dice or not self.asks_person:
            return {}
        if isinstance(question.shape, Subset):
            return dict.fromkeys(self._half.targets(dice, self._position), ())
        return reach.targets(question, dice)

    def goals(self) -> frozenset[str]:
        """Return the areas for chosen dice, and those that answer the question when clicked with no dice held."""
        question = self.question
        if question is None or not self.asks_person:
            return frozenset()
        options = reach.options_of(question)
        meant = {move.target for option in options for move in option.moves if len(move.dice) > 1 or "#" in move.target}
        found = self._half.goals(self._position) | meant | {option.area for option in options if option.area}
        return found | frozenset(self.system.said_by_area(self._position, question))

    # Playing

    def pick(self, option: str, then: Mapping[str, str] | None = None) -> None:
        """Answer a Pick, and with `then` (option by kind) the questions to the same seat that follow at once."""
        self._answer(Picked(option), then or {})

    def start(self) -> None:
        """Update all widgets, and ask a computer player if it is its turn."""
        self._refresh()

    def close(self) -> None:
        """End the computer player's process and close the save file."""
        self.computers.close()
        if self._save is not None:
            self._save.close()

    def hold(self) -> None:
        """Block automatic moves until `release` is called as often as `hold`, because a change is still being shown."""
        self._held += 1
        self.computers.hold()

    def release(self) -> None:
        """Allow automatic moves again."""
        self._held -= 1
        if not self._held:
            self.computers.release()
            self._go_on_soon()

    @property
    def real_dice(self) -> bool:
        """True if the results of rolls are entered from real dice."""
        return self.game.position.chance.by_hand

    def take_up_dice(self, by_hand: bool) -> None:
        """Switch to real dice, or back to the program's."""
        if by_hand != self.real_dice and self.game.question is not None and not self.read_only:
            self._stop_thinking()
            question, half = self.question, self._half
            self._do(partial(self.game.take_up_dice, by_hand, self._hand()))
            if self.question == question:  # keep the dice chosen so far
                self._half = half
                self.selection_changed.emit()

    def concede(self, seat: int) -> None:
        """End a game of 2 players: `seat` gives up."""
        self._stop_thinking()
        self._do(partial(self.game.concede, seat))

    def agree_to_draw(self, seat: int) -> None:
        """End the game without a winner, as `seat` offered and all agreed."""
        self._stop_thinking()
        self._do(partial(self.game.agree_to_draw, seat))

    def _hand(self) -> int:
        """Return the seat that is noted for actions outside questions: the person asked, else the first person."""
        return self.asked_seat if self.asks_person else next(iter(self.persons()), -1)

    def _do(self, act: Callable[[], object], stay: bool = False) -> bool:
        def done() -> None:
            act()
            self._refresh()

        self._moment = self._moment if stay else None
        return self._guarded(done)

    def _answer(self, choice: Choice, then: Mapping[str, str] = MappingProxyType({})) -> None:
        if not self.asks_person or self.question is None:
            over = self.game.question is None
            self.refused.emit(self.say_refusal(Refusal(self.game.rules.end_clause, "game-over" if over else "not-now")))
            return
        refusal = self.question.refusal(choice)
        if refusal is not None:
            self.refused.emit(self.say_refusal(refusal))
            return
        self.standing.intend(self.question.seat, then)
        self._play(choice)

    def _play(self, choice: Choice, remark: Remark | None = None, stay: bool = False) -> bool:
        self._asks_again = False
        return self._do(partial(self.game.play, choice, remark), stay)

    def _computer_answered(self, choice: Choice, remark: Remark | None) -> None:
        """Play the answer of a computer player; an earlier moment that is shown stays on the table."""
        self._play(choice, remark, stay=True)

    def _refresh(self) -> None:
        self.about_to_change.emit()
        self._rise()
        question, shown = self.question, self.history[-1]
        self._lifted = self._dragged = ()
        self._told = self._half.faces or self._told
        first = self.system.first_buckets(self.game.position, question)
        chosen: Sequence[int] = ()
        if question is not None and self.asks_person:
            chosen = self.system.first_chosen(self.game.position, question)
        self._half = HalfMade(question, first, self._told, chosen)
        self._position = self.game.rules.observe(shown.position, self._eye(question))
        self._shown_dice = self.system.rolled(self.history)
        self.changed.emit(replace(shown, position=self._position))
        self._go_on_soon()

    def _go_on_soon(self) -> None:
        """Ask a computer player or give a standing answer, after the screen has been updated."""
        if self.read_only or self.disk_refuses:
            return
        self.computers.ask_soon()
        if self._standing_answer() is not None:
            QTimer.singleShot(0, self, self._answer_as_always)

    def _standing_answer(self) -> Choice | None:
        question = self.question
        if question is None or not self.asks_person or self._held or self._asks_again or self.disk_refuses:
            return None
        choice = self.standing.answer(question)
        first = self.system.first_chosen(self.game.position, question)
        if isinstance(choice, Chosen) and {*choice.dice} != {*first}:
            return None  # it would use up what is better kept for its moment
        return choice

    def _answer_as_always(self) -> None:
        choice, question = self._standing_answer(), self.question
        if choice is not None and question is not None:
            self._play(choice, self.standing.remark(question))

    def _stop_thinking(self) -> None:
        self.computers.stop()

    def _computer_restarted(self, fault: str) -> None:
        question = self.game.question
        if question is None or fault == "start":  # no process was running
            return
        player = self.names[question.seat]
        self.noticed.emit(self.words.say("ui-stuck-restarted", player=player, fault=fault))

    def _computer_stuck(self) -> None:
        """Emit that a computer player cannot answer, or is asked again."""
        self.stuck_changed.emit()
        question = self.game.question
        if question is not None and self.computers.stuck and self._moment is not None:
            self.noticed.emit(self.words.say("ui-stuck", player=self.names[question.seat]))  # the card is hidden then
