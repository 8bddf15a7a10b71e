"""Input on the table: the effects of drags, clicks and keys on dice and areas."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from ddtable.engine.position import area_of
from ddtable.engine.questions import Allocation, Choice, Option, Picked, Question, Subset
from ddtable.engine.refusal import Refusal
from ui.session.answer import reach
from ui.session.says_why import SaysWhy


class Handles(SaysWhy):
    """A mixin for the controller, before its class in the bases."""

    refused: Any
    ambiguous: Any
    selection_changed: Any
    _lifted: tuple[int, ...]
    _dragged: tuple[int, ...]

    def pick(self, option: str, then: Mapping[str, str] | None = None) -> None:
        """Answer a Pick."""
        raise NotImplementedError

    def _play(self, choice: Choice) -> bool:
        raise NotImplementedError

    def carry(self, dice: Sequence[int]) -> None:
        """Remember the dragged dice and highlight the dice they may be dropped on. Empty: no drag."""
        bases = reach.bases(self.question, (*self._dragged, *dice))
        self._dragged = tuple(dice)
        if bases:
            self.selection_changed.emit()

    def drop(self, dice: Sequence[int], area: str, onto: int = reach.NO_DIE) -> None:
        """Carry out a drop of these dice on an area, or on the die `onto` if it takes them."""
        self._lifted = ()
        if reason := self.why_not(dice, area, onto):
            self.selection_changed.emit()
            self.refused.emit(reason)
            return
        question = self.question
        if question is None or isinstance(question.shape, Subset):
            self._half.put(dice)
            self.selection_changed.emit()
            return
        self._mean(question, dice, reach.meant(question, dice, area, onto), area)

    def _mean(self, question: Question, dice: Sequence[int], options: Sequence[Option], area: str) -> None:
        """Pick the only possible option, or each of several small moves, or ask which option is meant."""
        bases = reach.bases(question, dice, area)
        if len(options) == 1:
            self.pick(options[0].id)
        elif reach.has_small_moves(question) and not bases:
            self._play_each([option.id for option in options])
        elif bases and len(dice) == 1 and all(move.onto in bases for option in options for move in option.moves):
            self.selection_changed.emit()
            names = self.words.one_of(dict.fromkeys(self.words.dice((die,), self.table) for die in bases))
            self.refused.emit(self.say_refusal(Refusal(question.clause, "which-die", {"names": names})))
        else:
            self.selection_changed.emit()
            self.ambiguous.emit(list(options))

    def _play_each(self, options: Sequence[str]) -> None:
        """Play several small moves in turn, as long as the same question is asked and they answer it."""
        asked = self.question
        for option in options:
            now = self.question
            if asked is None or now is None or (now.kind, now.seat) != (asked.kind, asked.seat):
                return
            if now.refusal(Picked(option)) is not None:
                return
            if not self._play(Picked(option)):
                return

    def toggle(self, die: int) -> None:
        """Choose or unchoose a die of a Subset; give a die of an Allocation to the next bucket."""
        question = self.question
        if question is None or not self.asks_person:
            return
        if self._half.points is not None:
            self._half.points.next_bucket(die)
        elif isinstance(question.shape, Subset):
            if die not in self.liftable():
                self.refused.emit(self.why_idle(question, die))
                return
            self._half.put([die])
        self.selection_changed.emit()

    def refuse_idle(self, die: int) -> None:
        """Show why a die that is not highlighted cannot be used."""
        if self.question is not None and self.asks_person and die not in self.liftable():
            self.refused.emit(self.why_idle(self.question, die))

    def lifted(self) -> tuple[int, ...]:
        """Return the dice picked up with a click."""
        return self._lifted

    def cancel_lift(self) -> None:
        """Put back the dice picked up."""
        if self._lifted:
            self._lifted = ()
            self.selection_changed.emit()

    def activate(self, die: int) -> None:
        """Handle a click on a die: choose it, pick it up, or put the held dice on its area."""
        question = self.question
        if question is None or not self.asks_person:
            return
        if isinstance(question.shape, Subset | Allocation):
            self.toggle(die)
            return
        area = area_of(self._position.dice[die])
        picks = reach.at_die(question, die)
        if self._lifted and area in self.targets(self._lifted):
            self.drop(self._lifted, area, die)
        elif die in self._lifted:
            self.cancel_lift()
        elif picks:
            self._pick_or_ask(picks)
        elif die in self.liftable():
            self._lifted = reach.lifted_with(question, self._lifted, die)
            self.selection_changed.emit()
        elif self._lifted or self.area_options(area):
            self.activate_area(area)
        else:
            self.refuse_idle(die)

    def activate_area(self, area: str, onto: int = reach.NO_DIE) -> None:
        """Handle a click on an area, or Return at its die `onto`: put held dice there, or pick the area's option."""
        if not self.asks_person:
            return
        said = self.system.said_by_area(self.game.position, self.question).get(area)
        if self._lifted:
            self.drop(self._lifted, area, onto)
        elif said is not None:
            self.pick(*said)
        elif meant := self.area_options(area):
            self._pick_or_ask(meant)

    def _pick_or_ask(self, options: list[Option]) -> None:
        if len(options) == 1:
            self.pick(options[0].id)
        else:
            self.ambiguous.emit(options)

    def area_options(self, area: str) -> list[Option]:
        """Return the options for a click on this area with no dice held."""
        return reach.at_area(self.question, area) if self.asks_person else []
