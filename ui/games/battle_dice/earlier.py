"""A view of an earlier moment for the field: the round before, or dice before a roll."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import TYPE_CHECKING, Any, cast

from msgspec.structs import replace

from ddtable.rules.battle_dice.board import LOST
from ddtable.words.sentences import Table

if TYPE_CHECKING:
    from ddtable.engine.questions import Question
    from ddtable.rules.battle_dice.board import BattlePosition
    from ui.session.session import Session


class Earlier:
    """A read-only controller that shows another position and asks nothing."""

    question: Question | None = None
    asked_seat = -1
    selection: tuple[int, ...] = ()

    def __init__(self, controller: Session, position: BattlePosition) -> None:
        self._controller = controller
        self.position = position
        self._shown = controller.system.rolled([_Moment(position)])  # type: ignore[list-item]

    def __getattr__(self, name: str) -> Any:
        return getattr(self._controller, name)

    @property
    def table(self) -> Table:
        """The names of players and dice for messages."""
        return Table(self.position, self._controller.names, left=self._controller.seats.gave_up())

    def shows_face(self, die: int) -> bool:
        """Return True if a die has been rolled."""
        return die in self._shown

    def shown_area(self, die: int) -> str:
        """Return the area of a die."""
        return self._controller.system.area_of(self.position, die)

    def lifted(self) -> tuple[int, ...]:
        """Return no dice: none is being dragged."""
        return ()

    def liftable(self) -> frozenset[int]:
        """Return no dice: none can be dragged."""
        return frozenset()

    def goals(self) -> frozenset[str]:
        """Return no areas: dice cannot be dropped anywhere."""
        return frozenset()


class _Moment:
    """A moment of the history, reduced to the position that shows which dice have been rolled."""

    def __init__(self, position: BattlePosition) -> None:
        self.position = position


def earlier(controller: Session, position: BattlePosition) -> Session:
    """Return a read-only controller that shows this position."""
    return cast("Session", Earlier(controller, position))


def with_losses(position: BattlePosition, lost: Collection[int]) -> BattlePosition:
    """Return a position with these dice lost."""
    return moved(position, ((die, LOST) for die in lost if die < len(position.dice)))


def before_roll(position: BattlePosition) -> BattlePosition:
    """Return a position before its dice were rolled."""
    battle = position.board.battle
    if battle is None:
        return position
    sides = tuple(replace(side, rolled=(), artifacts=(), idle=(), spent=(), bonuses=()) for side in battle.sides)
    return replace(position, board=replace(position.board, battle=replace(battle, sides=sides)))


def moved(position: BattlePosition, places: Iterable[tuple[int, str]]) -> BattlePosition:
    """Return a position with some dice in other places."""
    dice = list(position.dice)
    for die, place in places:
        dice[die] = replace(dice[die], place=place)
    return replace(position, dice=tuple(dice))
