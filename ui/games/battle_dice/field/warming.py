"""Pictures of dice painted in advance, one at a time when idle, so that a roll is shown without delay."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer

from ddtable.rules.battle_dice.kinds import is_unit, sides_of
from ui.art.battle_die import BattleLook, battle_pixmap

if TYPE_CHECKING:
    from ui.games.battle_dice.field.field import FieldView

BETWEEN = 24  # milliseconds


def looks_to_come(kinds: Iterable[tuple[str, int]]) -> Iterator[BattleLook]:
    """Yield units of these kinds and seats with each of their numbers."""
    for kind, seat in dict.fromkeys(kinds):
        if is_unit(kind):
            for value in range(1, sides_of(kind) + 1):
                yield BattleLook(kind, value, seat)


class Warming(QObject):
    """Paints the numbers that may come, in the current sizes of dice; a new size starts again."""

    def __init__(self, field: FieldView) -> None:
        super().__init__(field)
        self._field = field
        self._sizes: tuple[int, ...] = ()
        self._left: Iterator[tuple[BattleLook, int]] = iter(())
        self._timer = QTimer(self)
        self._timer.setInterval(BETWEEN)
        self._timer.timeout.connect(self._paint_one)

    @property
    def active(self) -> bool:
        """True while pictures are still to be painted."""
        return self._timer.isActive()

    def begin(self) -> None:
        """Paint the missing pictures if the sizes have changed."""
        sides = self._field.sides
        sizes = tuple(int(side.ranks[side.main].arrangement.size) for side in sides)
        if sizes != self._sizes:
            self._sizes = sizes
            dice = self._field.session.position.dice
            places = [(side.seat, side.main) for side in sides]
            kinds = [(die.type, die.owner) for die in dice if (die.owner, die.place) in places]
            self._left = ((look, sizes[look.seat]) for look in looks_to_come(kinds) if sizes[look.seat])
            self._timer.start()

    def _paint_one(self) -> None:
        if self._field.busy:
            return
        look, size = next(self._left, (None, 0))
        if look is None:
            self._timer.stop()
        else:
            battle_pixmap(look, size, self._field.devicePixelRatioF(), self._field.colours)
