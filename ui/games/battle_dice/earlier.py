"""A view of an earlier moment for the field: the round before, or dice before a roll."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from typing import TYPE_CHECKING

from msgspec.structs import replace

from ddtable.rules.battle_dice.board import LOST
from ddtable.words.sentences import Table

if TYPE_CHECKING:
    from ddtable.engine.questions import Question
    from ddtable.rules.battle_dice.board import BattlePosition
    from ui.session.table_state import TableState


class Earlier:
    """The `TableState` of another position: it asks nothing, and no dice are chosen or held."""

    question: Question | None = None
    asked_seat = -1
    asks_person = False
    selection: tuple[int, ...] = ()

    def __init__(self, present: TableState, position: BattlePosition) -> None:
        self._present = present
        self.game, self.system, self.words = present.game, present.system, present.words
        self.names, self.kinds = present.names, present.kinds
        self.history, self.moment = present.history, present.moment
        self.position = position
        self._faces_up = present.system.rolled([_Moment(position)])  # type: ignore[list-item]

    @property
    def table(self) -> Table:
        """The names of players and dice for messages."""
        return Table(self.position, self.names, left=self._present.table.left)

    @property
    def game_table(self) -> Table:
        """The names for ids in the present position."""
        return self._present.game_table

    def ranked(self, dice: Sequence[int]) -> tuple[int, ...]:
        """Return dice in the order of the present table."""
        return self._present.ranked(dice)

    def shows_face(self, die: int) -> bool:
        """Return True if a die has been rolled."""
        return die in self._faces_up

    def shown_area(self, die: int) -> str:
        """Return the area of a die."""
        return self.system.area_of(self.position, die)

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
