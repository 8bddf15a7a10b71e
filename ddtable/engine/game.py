"""A game: a position with its journal. The window, the command line and the save files all use this class."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from ddtable.engine import kernel
from ddtable.engine.kernel import IllegalChoice, Played
from ddtable.engine.line import AGREED, History, Line, Step, conceded
from ddtable.engine.position import Result
from ddtable.engine.questions import Choice, Question, Remark, Shown
from ddtable.engine.refusal import Refusal
from ddtable.engine.start import reseeded, starting_at
from ddtable.engine.system import AnyPosition, RuleSystem, SetUp, system
from ddtable.engine.value import PlainValue


class Entry(PlainValue, frozen=True):
    """One line of the journal. Lines are only ever appended.

    `at` is the number of deeds before it. A choice has `choice` and the faces it drew; the choice of a computer player
    has its reason as `remark`. Other deeds: "by_hand" and "by_draw" switch real dice on and off, "concession" means
    that a seat resigns, "agreement" that all agree to a draw. "undo" removes the last deed and "redo" restores it;
    `seat` is the seat that asked for it.
    """

    kind: str
    at: int
    seat: int = -1
    choice: Choice | None = None
    faces: tuple[int, ...] = ()
    remark: Remark | None = None


class Diverged(Exception):
    """An error: a journal does not replay under the present rules; `at` is the number of the entry that fails."""

    def __init__(self, at: int, why: str) -> None:
        super().__init__(f"entry {at}: {why}")
        self.at = at
        self.why = why


Listener = Callable[["Game", Entry], None]


class Game:
    """A game in progress.

    `before` listeners get an entry before it takes effect (a save file commits it then, and may raise to prevent it);
    `after` listeners run when the position has changed.
    """

    def __init__(self, set_up: SetUp, rules: RuleSystem | None = None) -> None:
        self.set_up = set_up
        self.rules = rules if rules is not None else system(set_up.system)
        self.journal: list[Entry] = []
        self.before: list[Listener] = []
        self.after: list[Listener] = []
        self._line = Line(self.rules, kernel.begin(self.rules, set_up))
        self._choices: list[Entry] = []
        self.taken_back: list[Step] = []  # for each undo the step of the undone deed
        self._undone: list[Step] = []

    @classmethod
    def replay(cls, set_up: SetUp, journal: Iterable[Entry], rules: RuleSystem | None = None) -> Game:
        """Return the game of a journal after the rules have checked every choice.

        Raises Diverged at the first entry that the rules refuse or that draws other faces, ValueError for an invalid
        set-up.
        """
        game = cls(set_up, rules)
        for entry in journal:
            game._replay(entry)
        return game

    @classmethod
    def from_position(cls, position: AnyPosition, set_up: SetUp | None = None, seed: int | None = None) -> Game:
        """Return a new game that starts from a position, at any step of a turn.

        `set_up` is that of the game in which the position occurred; without it the rule system makes one of the dice in
        the position. `seed` gives the game other dice. The set-up of the new game has the position in `start`, which is
        saved with it. Raises ValueError with the reason if no game can start from the position.
        """
        if seed is not None:
            position = reseeded(position, seed)
        return cls(system(position.system).set_up_at(position) if set_up is None else starting_at(set_up, position))

    @property
    def position(self) -> AnyPosition:
        """The current position."""
        return self._line.last.position

    @property
    def question(self) -> Question | None:
        """The current question; None when the game is over."""
        return self._line.last.question

    @property
    def last(self) -> Played:
        """The result of the last choice."""
        return self._line.last

    @property
    def history(self) -> History:
        """Every step of the game from the beginning, without undone steps."""
        return self._line

    def at(self, step: Step) -> Played:
        """Return the result of a step that is in the game, or was in it before an undo."""
        return self._line.at(step)

    @property
    def choices(self) -> list[Entry]:
        """All deeds except undone ones, nearly all of them choices."""
        return self._choices

    def refusal(self, choice: Choice) -> Refusal | None:
        """Return why the rules refuse a choice, or None."""
        return self.question.refusal(choice) if self.question else Refusal(self.rules.end_clause, "game-over")

    def play(self, choice: Choice, remark: Remark | None = None, at: int | None = None) -> Played:
        """Play a choice. If the rules refuse it, raise IllegalChoice and change nothing.

        `at` is the number of answers in the position that the choice was made for; the choice is stale at any other.
        """
        if self.question is None:
            raise IllegalChoice(Refusal(self.rules.end_clause, "game-over"))
        played = kernel.play(self.rules, self.position, choice, self.question, at)
        faces = choice.faces if isinstance(choice, Shown) else played.faces
        self._add(Entry("choice", len(self._choices), self.question.seat, choice, faces, remark), played)
        return played

    def take_up_dice(self, by_hand: bool, seat: int = -1) -> Played:
        """Use real dice from now on, or let the program throw them: a roll that waits for real dice is then thrown."""
        played = kernel.take_up_dice(self.rules, self.position, by_hand)
        self._add(Entry("by_hand" if by_hand else "by_draw", len(self._choices), seat, faces=played.faces), played)
        return played

    def concede(self, seat: int) -> Played:
        """End the game because a player gives up. Raises IllegalChoice unless it is a game of 2."""
        if self.position.seats != 2:
            raise IllegalChoice(Refusal(self.rules.end_clause, "not-two-players"))
        return self._end("concession", conceded(2, seat), seat)

    def agree_to_draw(self, seat: int) -> Played:
        """End the game as a draw, which `seat` offered and all others accepted."""
        return self._end("agreement", AGREED, seat)

    def _end(self, kind: str, result: Result, seat: int) -> Played:
        if self.question is None:
            raise IllegalChoice(Refusal(self.rules.end_clause, "game-over"))
        played = kernel.end(self.rules, self.position, result)
        self._add(Entry(kind, len(self._choices), seat), played)
        return played

    def undo(self, seat: int = -1) -> bool:
        """Undo the last deed; return False if there is none."""
        if not self._choices:
            return False
        entry = Entry("undo", len(self._choices), seat)
        self._tell(self.before, entry)
        self._undone.append(self._line.drop())
        self._choices.pop()
        self.taken_back.append(self._line.newest)
        self.journal.append(entry)
        self._tell(self.after, entry)
        return True

    def redo(self, seat: int = -1) -> bool:
        """Restore the last undone deed; return False if there is none."""
        if not self._undone:
            return False
        entry = Entry("redo", len(self._choices), seat)
        self._tell(self.before, entry)
        step = self._undone.pop()
        self._line.bring_back(step)
        self._choices.append(_deed(step))
        self.journal.append(entry)
        self._tell(self.after, entry)
        return True

    @property
    def redoable(self) -> Entry | None:
        """The undone deed that `redo` would restore; None if there is none."""
        return _deed(self._undone[-1]) if self._undone else None

    def branch(self, deeds: int | None = None) -> Game:
        """Return a new game with the first `deeds` of this one; all of them by default."""
        count = len(self._choices) if deeds is None else deeds
        other = Game(self.set_up, self.rules)
        other._line = self._line.branch(count + 1)
        other._choices = self._choices[:count]
        other.journal = list(other._choices)
        return other

    def _add(self, entry: Entry, played: Played) -> None:
        self._tell(self.before, entry)
        self._line.add(entry, played)
        self._choices.append(entry)
        self.journal.append(entry)
        self._undone.clear()
        self._tell(self.after, entry)

    def _tell(self, listeners: list[Listener], entry: Entry) -> None:
        for listener in listeners:
            listener(self, entry)

    def _replay(self, entry: Entry) -> None:
        at = len(self.journal)
        if entry.at != len(self._choices):
            raise Diverged(at, "the entry is out of order")
        try:
            possible = self._do_again(entry)
        except IllegalChoice as refused:
            raise Diverged(at, str(refused)) from refused
        if not possible:
            raise Diverged(at, f"no {entry.kind} is possible")
        if self.journal[-1].faces != entry.faces or self.journal[-1].seat != entry.seat:
            raise Diverged(at, "other dice or another seat than recorded")

    def _do_again(self, entry: Entry) -> bool:
        """Repeat a journal entry; return False if it is not possible."""
        seat = entry.seat
        if not -1 <= seat < self.position.seats:
            return False
        if entry.kind == "undo":
            return self.undo(seat)
        if entry.kind == "redo":
            return self.redo(seat)
        if entry.kind in ("by_hand", "by_draw"):
            self.take_up_dice(entry.kind == "by_hand", seat)
        elif entry.kind == "concession" and seat >= 0:
            self.concede(seat)
        elif entry.kind == "agreement":
            self.agree_to_draw(seat)
        elif entry.kind == "choice" and entry.choice is not None:
            self.play(entry.choice, entry.remark)
        else:
            return False
        return True


def _deed(step: Step) -> Entry:
    """Return the deed of a step that is not the beginning."""
    assert step.deed is not None
    return step.deed
