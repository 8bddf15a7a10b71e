"""The unfinished answer: what is chosen and entered, the suggestion, when it can be confirmed."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from types import MappingProxyType
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QObject, Signal

from ddtable.engine.questions import Choice, Faces, Pick, Picked, Question, Remark
from ddtable.engine.refusal import Refusal, Values
from ui.session.answer import reach
from ui.session.answer.half_faces import HalfFaces
from ui.session.answer.half_made import HalfMade
from ui.session.answer.half_spread import HalfSpread
from ui.session.answer.hints import default_option, suggestion, thrown
from ui.session.reasons import nothing_asked, option_words, refusal_words

if TYPE_CHECKING:
    from ui.session.answer.prepared import InTurn, Prepares
    from ui.session.answer.standing import StandingAnswers
    from ui.session.table_state import TableState


class Objected(NamedTuple):
    """An answer that the tutor weighs or has objected to, with what follows from it."""

    question: Question
    choice: Choice
    then: Mapping[str, str]
    in_turn: Sequence[InTurn]


class AnswerDraft(QObject):
    """The answer that a person is making to the question on the table. It is never saved.

    `changed`: the draft is another one. `refused`: the reason why an answer is not possible. `play` takes a complete
    answer and carries it out.
    """

    changed = Signal()
    refused = Signal(str)

    def __init__(
        self,
        state: TableState,
        standing: StandingAnswers,
        play: Callable[[Choice], bool],
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self._state, self._standing, self._play = state, standing, play
        self._half = HalfMade(state.game.question)
        self._told: HalfFaces | None = None
        self.advisor: Callable[[Question], tuple[Choice, Remark]] | None = None
        """The source of suggestions instead of a computer player, or None."""
        self.best_shown: Callable[[], tuple[Choice, Remark] | None] = lambda: None
        """The best answer that the odds show, or None: a suggestion must not contradict it."""
        self.guided: Callable[[Question], str] | None = None
        """The option that the guide of a guided battle calls good, "" for none; None in other games."""
        self._objected: Objected | None = None
        self._weighed: Objected | None = None
        self.weigh: Callable[[Question, Choice, Callable[[str], None]], bool] | None = None
        """The tutor's look at an answer: it calls back with a sentence, "" for none. False if the answer needs none."""
        self.prepares: Prepares | None = None
        """The panel in which answers are prepared together, or None."""
        self.show_move: Callable[[], bool] | None = None
        """Show the move on the table that a guide suggests, and make it if it is shown; False if it suggests none."""
        self.no_help: Callable[[], str] = str
        """The reason why there is no help with the present question: no suggestion, hint or odds; "" if there is."""

    # Beginning

    def begin(self) -> None:
        """Begin the answer to the question on the table, as its game begins it; a roll keeps the faces entered."""
        question, system, position = self._state.question, self._state.system, self._state.game.position
        self._told = self._half.faces or self._told
        chosen: Sequence[int] = ()
        if question is not None and self._state.asks_person:
            chosen = system.first_chosen(position, question)
        self._half = HalfMade(question, system.first_buckets(position, question), self._told, chosen)

    @property
    def half(self) -> HalfMade:
        """The unfinished answer."""
        return self._half

    def resume(self, half: HalfMade) -> None:
        """Continue with an unfinished answer to the same question."""
        self._half = half
        self.changed.emit()

    def show_again(self) -> None:
        """Make the widgets read the draft again, because a setting or a guide has changed."""
        self.changed.emit()

    def refuse(self, sentence: str) -> None:
        """Show why something that a panel offers cannot be part of the answer."""
        self.refused.emit(sentence)

    def put(self, dice: Sequence[int]) -> None:
        """Choose these dice of a Subset, or put them back if all are chosen."""
        self._half.put(dice)
        self.changed.emit()

    def next_bucket(self, die: int) -> None:
        """Give the points of a die of an Allocation to its next bucket."""
        if self._half.points is not None:
            self._half.points.next_bucket(die)
            self.changed.emit()

    # Progress

    def progress(self) -> str:
        """Return the progress of the unfinished answer, or the record of the small moves so far."""
        state = self._state
        noted = state.system.noted(state.words, state.table) if state.asks_person else ""
        return noted or self._half.progress(state.words, state.position)

    @property
    def selection(self) -> tuple[int, ...]:
        """The dice chosen so far for a Subset."""
        return tuple(self._half.chosen)

    @property
    def points(self) -> HalfSpread | None:
        """The points of an unfinished Allocation; None for other questions."""
        return self._half.points

    @property
    def faces(self) -> HalfFaces | None:
        """The entered faces of a roll with real dice; None for other questions."""
        return self._half.faces

    def tell(self, act: Callable[[HalfFaces], object]) -> None:
        """Change the entered faces of real dice."""
        if self._half.faces is not None and self._state.asks_person:
            act(self._half.faces)
            self.changed.emit()

    @property
    def allotment(self) -> dict[int, int]:
        """The bucket that has most of the points of each die of an Allocation."""
        points = self._half.points
        return {die: points.main_bucket(points.number_of(die)) for die in points.dice()} if points else {}

    def numbered(self) -> tuple[int, ...]:
        """Return the dice of a Subset or an Allocation in the order of their number keys: as placed, by row."""
        return self._state.ranked(self._half.asked_about()) if self._state.asks_person else ()

    # Result

    def options(self) -> list[tuple[str, str]]:
        """Return (id, text) of every option of the current question, without small moves of single dice."""
        question = self._state.question
        found = [(option.id, option_words(self._state, option)) for option in reach.shown(question)]
        if not self.prepared or question is None or self.prepares is None:
            return found
        return [(option, self.prepares.words() if option == self._ends(question) else words) for option, words in found]

    @property
    def prepared(self) -> bool:
        """True if a panel has prepared answers, which the end of the question gives."""
        return self._state.asks_person and self.prepares is not None and self.prepares.filled

    @staticmethod
    def _ends(question: Question) -> str:
        return question.shape.done if isinstance(question.shape, Pick) else ""

    def default_option(self) -> str:
        """Return the option that Return picks; "" if no answer should be given by accident."""
        question = self._state.question
        if question is None:
            return ""
        if self.prepared:
            return self._ends(question)
        if self._half.option:
            return self._half.option
        good = self.guided(question) if self.guided is not None and self._state.asks_person else ""
        if not good:
            return default_option(self._state.game, question, self._state.asks_person)
        # no default while the guide asks for a move of a die: Return would end the moves
        return good if any(option.id == good for option in reach.shown(question)) else ""

    def half_made(self) -> Choice | None:
        """Return the answer that Confirm would give."""
        return self._half.choice()

    def refusal_now(self) -> str | None:
        """Return the reason why the unfinished answer cannot be confirmed; None if it can."""
        choice = self.half_made()
        if choice is None or self._state.question is None:
            return nothing_asked(self._state) if self._state.question is None else ""
        refusal = self._state.question.refusal(choice)
        return None if refusal is None else refusal_words(self._state, refusal)

    def confirm(self) -> None:
        """Give the unfinished answer; for a Pick its default option, with what follows from it."""
        choice, question = self.half_made(), self._state.question
        if choice is not None:
            self.answer(choice, self._half.then if self._half.as_suggested() else {})
        elif question is not None and (option := self.default_option()):
            self.pick(option, self._state.system.following(question, option))

    def pick(self, option: str, then: Mapping[str, str] | None = None) -> None:
        """Answer a Pick, and with `then` (option by kind) the questions to the same seat that follow at once."""
        taken = self.prepares is not None and self._state.asks_person and self.prepares.take(option, then or {})
        if not taken:
            self.answer(Picked(option), then or {})

    def answer(
        self, choice: Choice, then: Mapping[str, str] = MappingProxyType({}), in_turn: Sequence[InTurn] = ()
    ) -> None:
        """Give a complete answer, with those that follow from it or were prepared; or show why it cannot be given."""
        question = self._state.question
        if not self._state.asks_person or question is None:
            game = self._state.game
            reason = "game-over" if game.question is None else "not-now"
            self.refused.emit(refusal_words(self._state, Refusal(game.rules.end_clause, reason)))
            return
        refusal = question.refusal(choice)
        if refusal is not None:
            self.refused.emit(refusal_words(self._state, refusal))
            return
        self._weighed = Objected(question, choice, then, in_turn)
        if self.weigh is None or not self.weigh(question, choice, self._on_weighed):
            self._on_weighed("")

    def _on_weighed(self, objection: str) -> None:
        """Play the answer, or show why the tutor objects to it; nothing if it is asked no more."""
        answer, self._weighed = self._weighed, None
        if answer is None or answer.question is not self._state.question or not self._state.asks_person:
            return
        if objection:
            self._objected = answer
            self.changed.emit()
            self.refused.emit(objection)
            return
        self._standing.intend(answer.question, answer.then, answer.in_turn)
        self._standing.count(answer.question, answer.choice)
        self._play(answer.choice)

    @property
    def objected(self) -> bool:
        """True if the tutor has objected to an answer to the present question."""
        return self._objected is not None and self._objected.question is self._state.question

    def play_anyway(self) -> None:
        """Give the answer that the tutor has objected to."""
        if self._objected is not None and self.objected:
            _, choice, then, in_turn = self._objected
            self.answer(choice, then, in_turn)

    def suggest(self) -> None:
        """Prepare the suggested answer, ready to be confirmed; for a Pick a second call picks it."""
        question = self._state.question
        if question is None or not self._state.asks_person:
            return
        if why := self.no_help():
            self.refuse(why)
            return
        if self.show_move is not None and self.show_move():
            return
        if self.prepares is not None and self.prepares.suggest():
            return
        if self._half.option and self._half.as_suggested():
            self.confirm()
        elif isinstance(question.shape, Faces):
            self._half.adopt(*thrown(question.shape))
            self.changed.emit()
        else:
            best = self.best_shown() if self.advisor is None else None
            self._half.adopt(*(best or (self.advisor or partial(suggestion, self._state.game))(question)))
            self.changed.emit()

    def fill(self, choice: Choice, reason: Remark, then: Mapping[str, str] = MappingProxyType({})) -> None:
        """Fill in an answer with its reason, and the options that follow at once when it is confirmed unchanged."""
        if self._state.asks_person and self._state.question is not None:
            self._half.adopt(choice, reason, then)
            self.changed.emit()

    def consider(self, option: str) -> None:
        """Make an option the default of a Pick, because it has the focus."""
        if self._state.asks_person and option != self.default_option():
            self._half.option = option
            self.changed.emit()

    def suggested(self) -> str:
        """Return the suggestion and its reason; only the reason if the answer is visible on the table."""
        question, reason = self._state.question, self._half.reason
        if question is None or not self._half.as_suggested():
            return ""
        told = self._state.words.remark(reason, self._state.table) if reason is not None else ""
        if not self._half.option or not isinstance(question.shape, Pick):
            return told
        option = next(option for option in question.shape.options if option.id == self._half.option)
        said = self._state.words.say("ui-suggested", option=option_words(self._state, option))
        return f"{said} · {told}" if told else said

    def as_suggested(self) -> bool:
        """Return True if the answer is exactly the suggestion, so that Return gives it."""
        return self._half.as_suggested()

    def spread(self, act: Callable[[HalfSpread], bool], bucket: int) -> None:
        """Move points of an Allocation; show a refusal if the bucket takes no more."""
        points, question = self._half.points, self._state.question
        if points is None or question is None or not self._state.asks_person:
            return
        full = not act(points) and points.room(bucket) <= 0
        self.changed.emit()
        if full and points.shape.most:
            most = points.shape.most[bucket]
            values: Values = {"bucket": points.shape.buckets[bucket], "given": most + 1, "most": most}
            self.refused.emit(refusal_words(self._state, Refusal(question.clause, "bucket-full", values)))
