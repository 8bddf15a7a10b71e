"""The bonus of an army on the recruiting sheet: it pays what the points of a race do not (KP7.1 to KP7.3)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import QWidget

from ddtable.rules.campaign.sheets import Spent
from ui.art.icons import icon_pixmap
from ui.games.campaign.recruits.line import EDGE, SheetLine

if TYPE_CHECKING:
    from ui.games.campaign.recruits.board import RecruitingBoard

SPARED = "bonus-spared"  # the reason: the points of the race pay for the die


class BonusLine(SheetLine):
    """The bonus of one army. A die that is put here goes to the line of its race, and the bonus pays for it."""

    def __init__(self, board: RecruitingBoard, army: int, parent: QWidget) -> None:
        self._army = army
        lines = board.half.sheet.lines
        super().__init__(board, next(at for at, (number, _) in enumerate(lines, 1) if number == army), parent)

    def _numbers(self) -> list[int]:
        return []

    def bucket_for(self, number: int) -> int:
        """Return the line of the die's race in this army; the first line of the army without one."""
        sheet = self._board.half.sheet
        wanted = (self._army, sheet.dice[number].race)
        return sheet.lines.index(wanted) + 1 if wanted in sheet.lines else self.bucket

    def why_not(self, number: int) -> str:
        """Return the reason why the bonus does not pay for a die, or ""."""
        half, bucket = self._board.half, self.bucket_for(number)
        refusal = half.why_not(number, bucket)
        if refusal is not None:
            return refusal.reason
        trial = half.placed
        trial[number] = bucket
        paid = half.sheet.spent(trial, self._army)
        more = isinstance(paid, Spent) and paid.bonus > half.spent(self._army).bonus
        return "" if more else SPARED

    @property
    def name(self) -> str:
        """The word for the bonus."""
        return self._board.session.words.say("ui-war-bonus")

    def arithmetic(self) -> str:
        """Return what the bonus is for."""
        sheet = self._board.half.sheet.armies[self._army]
        say = self._board.session.words.say
        parts = [(sheet.held, "held"), (sheet.city, "city"), (sheet.abroad, "abroad")]
        return " + ".join(say("ui-war-bonus-for", points=points, what=what) for points, what in parts if points)

    def points(self) -> tuple[int, int]:
        """Return the points of the bonus that are used, and all of them."""
        half = self._board.half
        return half.spent(self._army).bonus, half.sheet.armies[self._army].bonus

    @property
    def _is_race(self) -> bool:
        return False

    def _paint_sign(self, painter: QPainter, ink: str) -> None:
        """Paint a city before the name."""
        picture = icon_pixmap("city", 15, QColor(ink), self.devicePixelRatioF())
        painter.drawPixmap(QPointF(EDGE, (self.height() - 15) / 2), picture)
