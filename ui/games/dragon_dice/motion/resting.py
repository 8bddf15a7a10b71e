"""A picture of the table before a roll, shown until the dice stop so that it does not reveal the result."""

from __future__ import annotations

from collections.abc import Iterator, Set

from msgspec import Struct
from PySide6.QtCore import QPoint, QPointF, QSize
from PySide6.QtGui import QPainter, QPixmap, QRegion
from PySide6.QtWidgets import QWidget

from ui.areas.delegate import DiceAtRest
from ui.games.dragon_dice.motion.places import views_of
from ui.games.dragon_dice.table.terrain_table import TerrainTable

WHOLE = QWidget.RenderFlag.DrawWindowBackground | QWidget.RenderFlag.DrawChildren


Kind = tuple[QSize, float, bool, bool]


class Resting(Struct, frozen=True):
    """A picture of the table without dice, and its dice. `kind`: the properties that the table must still have."""

    kind: Kind
    ground: QPixmap
    dice: tuple[DiceAtRest, ...]

    def fits(self, table: TerrainTable) -> bool:
        """Return True if the table still has the same layout; it changes when armies are placed or revealed."""
        return self.kind == _kind(table)

    def paint(self, painter: QPainter, at: QPoint, table: TerrainTable, hidden: Set[int]) -> None:
        """Paint the table with all dice except the hidden ones."""
        painter.drawPixmap(at, self.ground)
        for one in self.dice:
            count = sum(die not in hidden for die in one.dice)
            if count:
                marks = one.marks.counting(count)
                table.delegate.draw(painter, QPointF(one.at + at), one.side, one.look, marks)


def resting(table: TerrainTable) -> Resting:
    """Return the picture of a table without highlights."""
    dice = tuple(_dice(table))
    ratio = table.devicePixelRatioF()
    ground = QPixmap(table.size() * ratio)
    ground.setDevicePixelRatio(ratio)
    hand = table.hand
    hand.aloft, hand.quiet = frozenset(die for one in dice for die in one.dice), True
    table.render(ground, QPoint(0, 0), QRegion(), WHOLE)
    hand.aloft, hand.quiet = frozenset(), False
    return Resting(_kind(table), ground, dice)


def _kind(table: TerrainTable) -> Kind:
    return table.size(), table.devicePixelRatioF(), bool(table.board.revealed), table.staging.isHidden()


def _dice(table: TerrainTable) -> Iterator[DiceAtRest]:
    for view in views_of(table):
        corner = view.viewport().mapTo(table, QPoint(0, 0))
        for one in view.at_rest():
            yield one.moved(corner)
