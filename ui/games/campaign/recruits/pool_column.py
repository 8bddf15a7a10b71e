"""The recruiting pool on the sheet: the dice by race, equal ones stacked; dice dropped here go back."""

from __future__ import annotations

from itertools import groupby
from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF
from PySide6.QtGui import QDragEnterEvent, QDragMoveEvent, QDropEvent, QMouseEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QWidget

from ddtable.rules.campaign.sheets import PoolDie
from ui.areas.dice import dice_of
from ui.areas.surfaces import LEFT, RIGHT, width_of, write
from ui.games.campaign.recruits.half_sheet import POOL
from ui.games.campaign.recruits.tile import RecruitTile
from ui.kit.fonts import interface_font, title_font
from ui.kit.painting import rounded

if TYPE_CHECKING:
    from ui.games.campaign.recruits.board import RecruitingBoard

EDGE, HEAD, GAP = 12, 26, 4
TILE = 50


def _place_of(die: PoolDie) -> tuple[bool, str, int, str]:
    """Return the sort key of a die: by race, items last, the largest first."""
    return not die.race, die.race, -die.health, die.type


class PoolColumn(QWidget):
    """All dice that stay in the pool."""

    def __init__(self, board: RecruitingBoard, parent: QWidget) -> None:
        super().__init__(parent)
        self._board = board
        self.tiles: list[RecruitTile] = []
        self._heads: list[tuple[str, int, float]] = []
        self._shown: list[tuple[int, ...]] = []
        self.setAcceptDrops(True)
        self.setAccessibleName(board.session.words.say("ui-war-recruiting"))

    def refresh(self) -> None:
        """Keep a tile for each kind of die that stays."""
        half = self._board.half
        here = [number for number, at in enumerate(half.placed) if at == POOL]
        dice = half.sheet.dice
        order = sorted(here, key=lambda number: _place_of(dice[number]))
        stacks = [tuple(group) for _, group in groupby(order, key=lambda number: dice[number].type)]
        if stacks != self._shown:
            self._shown = stacks
            focused = next((tile.kind for tile in self.tiles if tile.hasFocus()), "")
            for tile in self.tiles:
                tile.hide()
                tile.deleteLater()
            self.tiles = [RecruitTile(self._board, stack, self) for stack in stacks]
            for tile in self.tiles:
                tile.show()
                if tile.kind == focused:
                    tile.setFocus()
            self.arrange()
        for tile in self.tiles:
            tile.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay out the dice again."""
        super().resizeEvent(event)
        self.arrange()

    def arrange(self) -> None:
        """Lay out the races below each other."""
        dice, words = self._board.half.sheet.dice, self._board.session.words
        side = round(TILE * self._board.growth)
        across = max(1, (self.width() - 2 * EDGE + GAP) // (side + GAP))
        top, self._heads = 4.0, []
        for race, group in groupby(self.tiles, key=lambda tile: dice[tile.numbers[0]].race):
            tiles = list(group)
            health = sum(dice[number].health for tile in tiles for number in tile.numbers)
            name = words.species(race) if race else words.say("ui-war-line", line="items")
            self._heads.append((name, health, top))
            top += HEAD
            for number, tile in enumerate(tiles):
                row, column = divmod(number, across)
                tile.setGeometry(EDGE + column * (side + GAP), round(top + row * (side + GAP)), side, side)
            top += -(-len(tiles) // across) * (side + GAP) + 6
        self.setMinimumHeight(round(top) + 4)
        self.update()

    def _number(self, event: QDropEvent) -> int:
        dice = dice_of(event.mimeData())
        return self._board.half.number_of(dice[0]) if len(dice) == 1 else -1

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Accept a die of the sheet."""
        event.setAccepted(self._number(event) >= 0)

    def dragMoveEvent(self, event: QDragMoveEvent) -> None:
        """Accept it."""
        event.setAccepted(self._number(event) >= 0)

    def dropEvent(self, event: QDropEvent) -> None:
        """Put the die back."""
        if (number := self._number(event)) >= 0:
            event.accept()
            self._board.put_later(number, POOL)

    def mouseReleaseEvent(self, _event: QMouseEvent) -> None:
        """Put the held die back."""
        self._board.put_held(POOL)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the races, with a line to their health."""
        painter, palette = QPainter(self), self._board.delegate.colours
        for name, health, top in self._heads:
            font, small = title_font(15), interface_font(12)
            line = QRectF(EDGE, top, self.width() - 2 * EDGE, HEAD - 4)
            write(painter, line, name, font, palette.text, LEFT)
            write(painter, line, str(health), small, palette.quiet_text, RIGHT)
            start, end = line.left() + width_of(name, font) + 10, line.right() - width_of(str(health), small) - 10
            if end > start:
                rounded(painter, QRectF(start, line.center().y(), end - start, 1), 0, palette.card_edge)
