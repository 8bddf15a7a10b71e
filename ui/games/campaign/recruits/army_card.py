"""An army on the recruiting sheet: where it is, the points that it has used, and its lines."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from ddtable.rules.campaign.sheets import ITEMS
from ddtable.rules.dragon_dice.board import RESERVE
from ui.areas.surfaces import LEFT, RIGHT, paint_card, width_of, write
from ui.art.die import die_pixmap
from ui.art.icons import icon_pixmap
from ui.games.campaign.map.facts import facts_of
from ui.games.campaign.recruits.bonus_line import BonusLine
from ui.games.campaign.recruits.line import SheetLine
from ui.kit.fonts import BOLD, interface_font, title_font

if TYPE_CHECKING:
    from ui.games.campaign.recruits.board import RecruitingBoard

HEAD, EDGE, FOOT = 36, 12, 6
DIE = 30


class ArmyCard(QWidget):
    """The card of one army, by its number on the sheet."""

    def __init__(self, board: RecruitingBoard, army: int, parent: QWidget) -> None:
        super().__init__(parent)
        self._board, self.army = board, army
        sheet = board.half.sheet
        has_items = any(not die.race for die in sheet.dice)
        wanted = [
            bucket
            for bucket, (number, word) in enumerate(sheet.lines, 1)
            if number == army and (has_items or word != ITEMS)
        ]
        self.lines = [SheetLine(board, bucket, self) for bucket in wanted]
        if sheet.armies[army].bonus:
            races = len(sheet.armies[army].races)
            self.lines.insert(races, BonusLine(board, army, self))
        self.grow(1.0)

    def grow(self, growth: float) -> None:
        """Make room for dice of this size relative to the design."""
        for line in self.lines:
            line.grow(growth)
        self.setFixedHeight(HEAD + sum(line.height() for line in self.lines) + FOOT)
        self._place_lines()

    def refresh(self) -> None:
        """Show the lines as they are now."""
        for line in self.lines:
            line.refresh()
        self.setAccessibleName(", ".join([*self._where(), self._points()]))
        self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay out the lines."""
        super().resizeEvent(event)
        self._place_lines()

    def _place_lines(self) -> None:
        top = HEAD
        for line in self.lines:
            line.setGeometry(4, top, self.width() - 8, line.height())
            top += line.height()

    def _where(self) -> tuple[str, str]:
        """Return the name of the place, and its role."""
        board, words = self._board, self._board.session.words
        sheet = board.half.sheet.armies[self.army]
        if sheet.place == RESERVE:
            return words.say("ui-table-reserves"), words.say("ui-war-no-native")
        facts = facts_of(board.hand, sheet.place)
        return facts.name, facts.role

    def _points(self) -> str:
        half = self._board.half
        total = half.sheet.armies[self.army].total
        return self._board.session.words.say("ui-war-used", used=half.used(self.army), total=total)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the card and its head."""
        painter, palette = QPainter(self), self._board.delegate.colours
        paint_card(painter, self.rect(), palette, radius=12)
        place, ratio = self._board.half.sheet.armies[self.army].place, self.devicePixelRatioF()
        if place == RESERVE:
            picture = icon_pixmap("reserves", 20, QColor(palette.quiet_text), ratio)
            painter.drawPixmap(QPointF(EDGE + 4, 9), picture)
        else:
            facts = facts_of(self._board.hand, place)
            painter.drawPixmap(QPointF(EDGE, 4), die_pixmap(facts.die, DIE, ratio))
        name, role = self._where()
        font, left = title_font(16), EDGE + DIE + 10.0
        write(painter, QRectF(left, 4, 200, HEAD - 6), name, font, palette.text, LEFT)
        used, bold = self._points(), interface_font(13, BOLD)
        right = QRectF(0, 4, self.width() - EDGE, HEAD - 6)
        write(painter, right, used, bold, palette.text, RIGHT)
        start = left + width_of(name, font) + 12
        rest = QRectF(start, 4, self.width() - EDGE - width_of(used, bold) - 12 - start, HEAD - 6)
        write(painter, rest, role, interface_font(12), palette.quiet_text, LEFT)
