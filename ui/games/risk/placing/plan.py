"""A proposal of placement to edit: units that are left with their territories, changed on the board before they go."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from ddtable.dice.catalogue import catalogue
from ddtable.engine.questions import Picked
from ui.games.risk.placing.rest import DONE, STAGE, proposal, take_next
from ui.session.answer import reach

if TYPE_CHECKING:
    from ddtable.engine.game import Game
    from ui.session.session import Session

KINDS = ("deploy", "recruit")
"""Questions at which a proposal can begin."""


class Plan(QObject):
    """The proposal of the asked player. `editing`: it is shown and can be changed. `changed`: it is another one.

    `places` has the territory of each unit, in the order of the proposal. A choice by hand or an undo ends it.
    """

    changed = Signal()

    def __init__(self, session: Session, parent: QObject) -> None:
        super().__init__(parent)
        self._session = session
        self.places: dict[int, str] = {}
        self.editing = False
        self._steps = 0
        session.changed.connect(lambda _change: self._check())

    @property
    def possible(self) -> bool:
        """True if a person is asked to place more than one unit freely."""
        question = self._session.question
        return question is not None and question.kind in KINDS and self._session.asks_person

    def begin(self) -> None:
        """Propose territories for all units that are left."""
        self.places = proposed(self._session.game)
        self.editing = bool(self.places)
        self._steps = len(self._session.game.history)
        self.changed.emit()

    def end(self) -> None:
        """Drop the proposal."""
        if self.editing:
            self.editing, self.places = False, {}
            self.changed.emit()

    def confirm(self) -> list[tuple[str, str]]:
        """End the editing; return the units with their territories, as types."""
        found = [(self._kind(die), place) for die, place in self.places.items()]
        self.end()
        return found

    def _check(self) -> None:
        if self.editing and len(self._session.game.history) != self._steps:
            self.end()

    def _kind(self, die: int) -> str:
        return self._session.position.dice[die].type

    # Content

    def at(self, place: str) -> dict[str, list[int]]:
        """Return the units proposed for a territory, by type."""
        found: dict[str, list[int]] = {}
        for die, where in self.places.items():
            if where == place:
                found.setdefault(self._kind(die), []).append(die)
        return found

    def by_type(self) -> dict[str, tuple[int, ...]]:
        """Return all units of the proposal by type."""
        found: dict[str, tuple[int, ...]] = {}
        for die in self.places:
            found[self._kind(die)] = (*found.get(self._kind(die), ()), die)
        return found

    def health(self) -> dict[str, int]:
        """Return the health proposed for each territory."""
        found: dict[str, int] = {}
        for die, place in self.places.items():
            found[place] = found.get(place, 0) + catalogue().units[self._kind(die)].health
        return found

    def next_at(self, place: str, held: Sequence[int]) -> list[int]:
        """Return the units at a territory of the type after the held one, or of the first; none after the last."""
        groups = list(self.at(place).values())
        number = next((at for at, group in enumerate(groups) if held and held[0] in group), -1)
        return groups[number + 1] if number + 1 < len(groups) else []

    def move(self, dice: Iterable[int], place: str) -> bool:
        """Propose another territory for units; return False if they may not all be placed then."""
        after = self.places | dict.fromkeys((die for die in dice if die in self.places), place)
        if not is_allowed(self._session.game, [(self._kind(die), where) for die, where in after.items()]):
            return False
        self.places = after
        self.changed.emit()
        return True


def proposed(game: Game) -> dict[int, str]:
    """Return the territory of each unit that the asked player would place by Recruit, to the end of this stage."""
    trial, found = game.branch(), {}
    first = trial.question
    assert first is not None
    while (question := trial.question) is not None and STAGE.get(question.kind) == STAGE[first.kind]:
        choice = proposal(trial.position, question)
        if question.seat == first.seat and isinstance(choice, Picked) and choice.option != DONE:
            option = next(one for one in reach.options_of(question) if one.id == choice.option)
            found[option.moves[0].dice[0]] = str(option.values["place"])
        trial.play(choice)
    return found


def is_allowed(game: Game, units: list[tuple[str, str]]) -> bool:
    """Return True if the asked player can place these units; recruits are tried, because some health has its place."""
    question = game.question
    assert question is not None
    if question.kind != "recruit":
        own = {str(option.values["place"]) for option in reach.options_of(question) if option.moves}
        return all(place in own for _, place in units)
    trial, left = game.branch(), list(units)
    while left and trial.question is not None and trial.question.kind == question.kind:
        choice = take_next(left, trial.question)
        if choice is None:
            return False
        trial.play(choice)
    return not left
