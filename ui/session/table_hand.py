"""Input on the table: the effects of drags, clicks and keys on dice and areas."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from ddtable.engine.position import area_of
from ddtable.engine.questions import Allocation, Choice, Option, Picked, Question, Subset
from ddtable.engine.refusal import Refusal
from ui.session.answer import reach
from ui.session.reasons import Reasons

if TYPE_CHECKING:
    from ui.games.contract import LaterMove
    from ui.session.answer_draft import AnswerDraft
    from ui.session.table_state import TableState


class TableHand(QObject):
    """The dice that a player drags or has picked up, and what a drag, a click or a key means.

    `changed`: other dice are held, or may be. `ambiguous`: several options are possible. `refused`: the reason why
    something is not possible. `play` takes one of several small moves and returns False if it could not be saved.
    """

    changed = Signal()
    ambiguous = Signal(object)
    refused = Signal(str)

    def __init__(
        self, state: TableState, draft: AnswerDraft, play: Callable[[Choice], bool], parent: QObject | None = None
    ) -> None:
        super().__init__(parent)
        self._state, self._draft, self._play = state, draft, play
        self._lifted: tuple[int, ...] = ()
        self._dragged: tuple[int, ...] = ()
        self._aimed: Question | None = None
        self._found_for: Question | None = None
        self._found: Sequence[LaterMove] = ()
        self._reasons = Reasons(state, draft, self.liftable, self.targets)

    def put_down(self) -> None:
        """Hold no dice: another question may be asked. Nothing is told, because the whole table changes."""
        self._lifted = self._dragged = ()
        self._aimed = None

    def aim(self, question: Question | None) -> None:
        """Make the table mean the options of this question, which a panel prepares; None: those of the present one."""
        if question is not self._aimed:
            self._aimed = question
            self.changed.emit()

    @property
    def _question(self) -> Question | None:
        """The question that drags and clicks answer."""
        return self._aimed or self._state.question

    # Legal moves of dice

    def liftable(self) -> frozenset[int]:
        """Return the dice that a click can pick up or choose, or on which held dice can be put."""
        question = self._question
        if question is None or not self._state.asks_person:
            return frozenset()
        if isinstance(question.shape, Subset | Allocation):
            return self._draft.half.selectable()
        later = frozenset(die for later in self._later_moves() for die in later.move.dice)
        return later | reach.in_reach(question) | frozenset(reach.bases(question, self._lifted or self._dragged))

    def targets(self, dice: Sequence[int]) -> dict[str, tuple[str, ...]]:
        """Return each area where these dice may go, with the possible options (one for each die, or a choice).

        For a Subset the options are empty: the dice are chosen or unchosen.
        """
        question = self._question
        if question is None or not dice or not self._state.asks_person:
            return {}
        if isinstance(question.shape, Subset):
            return dict.fromkeys(self._draft.half.targets(dice, self._state.position), ())
        return {later.move.target: () for later in self._later(dice)} | reach.targets(question, dice)

    def _later_moves(self) -> Sequence[LaterMove]:
        """Return the moves that are possible after the question; they are found once for each question."""
        question = self._question
        if question is None or not reach.has_small_moves(question):
            return ()
        if self._found_for is not question:
            self._found_for = question
            self._found = self._state.system.later_moves(self._state.game.position, question)
        return self._found

    def _later(self, dice: Sequence[int], area: str = "") -> list[LaterMove]:
        """Return the later moves of exactly these dice, to this area or to any; the first one to an area counts."""
        wanted = tuple(sorted(dice))
        return [
            later
            for later in reversed(self._later_moves())
            if area in ("", later.move.target) and tuple(sorted(later.move.dice)) == wanted
        ]

    def goals(self) -> frozenset[str]:
        """Return the areas for chosen dice, and those that answer the question when clicked with no dice held."""
        question, position = self._question, self._state.position
        if question is None or not self._state.asks_person:
            return frozenset()
        options = reach.options_of(question)
        meant = {move.target for option in options for move in option.moves if len(move.dice) > 1 or "#" in move.target}
        found = self._draft.half.goals(position) | meant | {option.area for option in options if option.area}
        return found | frozenset(self._state.system.said_by_area(position, question))

    def why_not(self, dice: Sequence[int], area: str, onto: int = reach.NO_DIE) -> str:
        """Return the reason, with the clause, why these dice may not go to this area; "" if they may."""
        return self._reasons.why_not(dice, area, onto)

    def refuse(self, dice: Sequence[int], area: str, onto: int = reach.NO_DIE) -> None:
        """Show why these dice may not go to this area."""
        self.refused.emit(self.why_not(dice, area, onto))

    # Drags, clicks and keys

    def carry(self, dice: Sequence[int]) -> None:
        """Remember the dragged dice and highlight the dice they may be dropped on. Empty: no drag."""
        bases = reach.bases(self._question, (*self._dragged, *dice))
        self._dragged = tuple(dice)
        if bases:
            self.changed.emit()

    def drop(self, dice: Sequence[int], area: str, onto: int = reach.NO_DIE) -> None:
        """Carry out a drop of these dice on an area, or on the die `onto` if it takes them."""
        self._lifted = ()
        if reason := self.why_not(dice, area, onto):
            self.changed.emit()
            self.refused.emit(reason)
            return
        question = self._question
        if question is None or isinstance(question.shape, Subset):
            self._draft.put(dice)
            return
        if area not in reach.targets(question, dice) and (later := self._later(dice, area)):
            self._draft.pick(later[-1].option, later[-1].then)
            return
        self._mean(question, dice, reach.meant(question, dice, area, onto), area)

    def _mean(self, question: Question, dice: Sequence[int], options: Sequence[Option], area: str) -> None:
        """Pick the only possible option, or each of several small moves, or ask which option is meant."""
        bases = reach.bases(question, dice, area)
        if len({option.id for option in options}) == 1 and (alike := reach.alike(options[0], dice, area)) > 1:
            option = options[0].id
            self._draft.answer(Picked(option), in_turn=self._state.system.repeated(question, option, alike - 1))
        elif len(options) == 1:
            self._draft.pick(options[0].id)
        elif reach.has_small_moves(question) and not bases:
            self._play_each([option.id for option in options])
        elif bases and len(dice) == 1 and all(move.onto in bases for option in options for move in option.moves):
            self.changed.emit()
            words, table = self._state.words, self._state.table
            names = words.one_of(dict.fromkeys(words.dice((die,), table) for die in bases))
            self.refused.emit(self._reasons.say(Refusal(question.clause, "which-die", {"names": names})))
        else:
            self.changed.emit()
            self.ambiguous.emit(list(options))

    def _play_each(self, options: Sequence[str]) -> None:
        """Play several small moves in turn, as long as the same question is asked and they answer it."""
        asked = self._question
        for option in options:
            now = self._question
            if asked is None or now is None or (now.kind, now.seat) != (asked.kind, asked.seat):
                return
            if now.refusal(Picked(option)) is not None:
                return
            if not self._play(Picked(option)):
                return

    def toggle(self, die: int) -> None:
        """Choose or unchoose a die of a Subset; give a die of an Allocation to the next bucket."""
        question = self._question
        if question is None or not self._state.asks_person:
            return
        if self._draft.points is not None:
            self._draft.next_bucket(die)
        elif isinstance(question.shape, Subset):
            if die not in self.liftable():
                self.refused.emit(self._reasons.why_idle(question, die))
                return
            self._draft.put([die])
        else:
            self.changed.emit()

    def refuse_idle(self, die: int) -> None:
        """Show why a die that is not highlighted cannot be used."""
        if self._question is not None and self._state.asks_person and die not in self.liftable():
            self.refused.emit(self._reasons.why_idle(self._question, die))

    def lifted(self) -> tuple[int, ...]:
        """Return the dice picked up with a click."""
        return self._lifted

    def lift(self, dice: Sequence[int]) -> None:
        """Pick up several dice at once, as an army by its chip, if the question moves dice."""
        question = self._question
        if question is None or isinstance(question.shape, Subset | Allocation) or not self.targets(dice):
            return
        self._lifted = tuple(sorted(dice))
        self.changed.emit()

    def cancel_lift(self) -> None:
        """Put back the dice picked up."""
        if self._lifted:
            self._lifted = ()
            self.changed.emit()

    def activate(self, die: int) -> None:
        """Handle a click on a die: choose it, pick it up, or put the held dice on its area."""
        question = self._question
        if question is None or not self._state.asks_person:
            return
        if isinstance(question.shape, Subset | Allocation):
            self.toggle(die)
            return
        area = area_of(self._state.position.dice[die])
        picks = reach.at_die(question, die)
        if self._lifted and area in self.targets(self._lifted):
            self.drop(self._lifted, area, die)
        elif die in self._lifted:
            self.cancel_lift()
        elif picks:
            self._pick_or_ask(picks)
        elif die in self.liftable():
            self._lifted = reach.lifted_with(question, self._lifted, die)
            self.changed.emit()
        elif self._lifted or self.area_options(area):
            self.activate_area(area)
        else:
            self.refuse_idle(die)

    def activate_area(self, area: str, onto: int = reach.NO_DIE) -> None:
        """Handle a click on an area, or Return at its die `onto`: put held dice there, or pick the area's option."""
        if not self._state.asks_person:
            return
        said = self._state.system.said_by_area(self._state.game.position, self._question).get(area)
        if self._lifted:
            self.drop(self._lifted, area, onto)
        elif said is not None:
            self._draft.pick(*said)
        elif meant := self.area_options(area):
            self._pick_or_ask(meant)

    def _pick_or_ask(self, options: list[Option]) -> None:
        if len(options) == 1:
            self._draft.pick(options[0].id)
        else:
            self.ambiguous.emit(options)

    def area_options(self, area: str) -> list[Option]:
        """Return the options for a click on this area with no dice held."""
        return reach.at_area(self._question, area) if self._state.asks_person else []
