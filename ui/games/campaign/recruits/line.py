"""A line of an army: a race, other races or items, with the points, the dice on it, and why it takes no more."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QPointF, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QDragEnterEvent,
    QDragLeaveEvent,
    QDragMoveEvent,
    QDropEvent,
    QKeyEvent,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QResizeEvent,
)
from PySide6.QtWidgets import QWidget

from ddtable.dice.catalogue import catalogue
from ddtable.rules.campaign.sheets import ITEMS, OTHER
from ui.areas.dice import dice_of
from ui.areas.lit_stop import LitStop
from ui.areas.surfaces import LEFT, RIGHT, paint_elements, width_of, write
from ui.areas.takes_return import RETURN, TakesReturn
from ui.art.icons import icon_pixmap
from ui.games.campaign.recruits.tile import RecruitTile
from ui.kit.focus_seen import focus_seen
from ui.kit.fonts import BOLD, MEDIUM, interface_font

if TYPE_CHECKING:
    from ui.games.campaign.recruits.board import RecruitingBoard

HIGH = 38
EDGE, NAME, SUM, POINTS = 12, 108, 142, 92  # pixels of the columns: margin, race, arithmetic, points with their boxes
NARROW = 480  # pixels of width below which the arithmetic is only in the tool tip
BOX, BOX_GAP = 8.0, 3.0
MOST_BOXES = 6
TILE = 38


class SheetLine(TakesReturn, LitStop, QWidget):
    """One line; `bucket` is its number on the sheet."""

    def __init__(self, board: RecruitingBoard, bucket: int, parent: QWidget) -> None:
        super().__init__(parent)
        self._board, self.bucket = board, bucket
        self.over = False
        self._why = ""
        self.tiles: list[RecruitTile] = []
        self.setAcceptDrops(True)
        self.setFixedHeight(HIGH)
        self.setProperty("area", board.half.sheet.buckets[bucket])
        self.refresh()

    # Content

    def refresh(self) -> None:
        """Show the dice on the line, and whether it takes the held one."""
        board = self._board
        numbers = self._numbers()
        if [tile.numbers[0] for tile in self.tiles] != numbers:
            for tile in self.tiles:
                tile.hide()
                tile.deleteLater()
            self.tiles = [RecruitTile(board, (number,), self) for number in numbers]
            for tile in self.tiles:
                tile.show()
            self._arrange()
        why = self.why_not(board.held) if board.held >= 0 else ""
        self._why = self._short(why) if why else ""
        lit = self.lit
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus if lit else Qt.FocusPolicy.NoFocus)
        self.setCursor(Qt.CursorShape.PointingHandCursor if lit else Qt.CursorShape.ArrowCursor)
        words = self.words()
        self.setAccessibleName(words)
        self.setToolTip(words)
        self.update()

    def _numbers(self) -> list[int]:
        """Return the dice on the line."""
        return self._board.half.on_line(self.bucket)

    def bucket_for(self, _number: int) -> int:
        """Return the line that a die is put on here."""
        return self.bucket

    def why_not(self, number: int) -> str:
        """Return the reason why the line does not take a die, or ""."""
        refusal = self._board.half.why_not(number, self.bucket)
        return refusal.reason if refusal is not None else ""

    def _short(self, reason: str) -> str:
        return self._board.session.words.say("ui-war-line-not", reason=reason)

    @property
    def lit(self) -> bool:
        """True if the line takes the held die."""
        return self._board.held >= 0 and not self._why

    def is_lit(self) -> bool:
        """Return True if the line takes the held die."""
        return self.lit

    @property
    def name(self) -> str:
        """The name of the line."""
        words = self._board.session.words
        _, word, race = self._board.half.line(self.bucket)
        return words.species(word) if race is not None else words.say("ui-war-line", line=word)

    def arithmetic(self) -> str:
        """Return how the points of the line come about."""
        words = self._board.session.words
        _, word, race = self._board.half.line(self.bucket)
        if race is None:
            return words.say("ui-war-line-how", line=word)
        return words.say(
            "ui-war-line-sum",
            health=race.health,
            rounded=race.rounded,
            native="yes" if race.native else "no",
            dead=race.dead,
        )

    def points(self) -> tuple[int, int]:
        """Return the points that are used on the line, and those that there are; 0 for lines that share them."""
        half = self._board.half
        _, word, race = half.line(self.bucket)
        spent = half.spent(half.sheet.army_of(self.bucket))
        if race is not None:
            own = dict(spent.own).get(word, 0)
            given = own + dict(spent.other).get(word, 0) + dict(spent.items).get(word, 0)
            return given, race.total
        return (spent.other_health if word == OTHER else spent.item_points), 0

    def words(self) -> str:
        """Return the line in words."""
        words, half = self._board.session.words, self._board.half
        used, total = self.points()
        dice = [words.die_name(half.sheet.dice[number].type) for number in self._numbers()]
        parts = [self.name, self.arithmetic()]
        if total:
            parts.append(words.say("ui-war-used", used=used, total=total))
        if dice:
            parts.append(words.all_of(dice))
        if self._why:
            parts.append(self._why)
        said = ", ".join(parts)
        return words.say("ui-table-area-lit", area=said) if self.lit else said

    # Layout

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay out the dice again."""
        super().resizeEvent(event)
        self._arrange()

    @property
    def _narrow(self) -> bool:
        return self.width() < NARROW

    def grow(self, growth: float) -> None:
        """Make room for dice of this size relative to the design."""
        self.setFixedHeight(round(HIGH * growth))
        self._arrange()

    @property
    def _side(self) -> int:
        """The size of its dice in pixels."""
        return round(TILE * self.height() / HIGH)

    @property
    def _dice_left(self) -> int:
        return EDGE + NAME + (0 if self._narrow else SUM) + POINTS

    def _arrange(self) -> None:
        left, room = self._dice_left, self.width() - self._dice_left - EDGE
        side = self._side
        step = min(side, max(10, (room - side) // max(1, len(self.tiles) - 1))) if len(self.tiles) > 1 else side
        for number, tile in enumerate(self.tiles):
            tile.setGeometry(left + number * step, 0, side, self.height())

    # Input

    def _may_take(self, number: int) -> bool:
        return number >= 0 and not self.why_not(number)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Accept a die that the points pay for."""
        self._answer(event)

    def dragMoveEvent(self, event: QDragMoveEvent) -> None:
        """Accept it; Qt asks at each move of the pointer."""
        self._answer(event)

    def _answer(self, event: QDropEvent) -> None:
        dice = dice_of(event.mimeData())
        takes = len(dice) == 1 and self._may_take(self._board.half.number_of(dice[0]))
        if takes != self.over:
            self.over = takes
            self.update()
        if takes:
            event.setDropAction(Qt.DropAction.MoveAction)
            event.accept()
        else:
            event.ignore()

    def dragLeaveEvent(self, _event: QDragLeaveEvent) -> None:
        """Clear the display of the drag."""
        self.over = False
        self.update()

    def dropEvent(self, event: QDropEvent) -> None:
        """Put the die on the line."""
        self._answer(event)
        self.over = False
        if event.isAccepted():
            number = self._board.half.number_of(dice_of(event.mimeData())[0])
            self._board.put_later(number, self.bucket_for(number))

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Put the held die on the line, or show why it cannot be there."""
        if event.button() == Qt.MouseButton.LeftButton:
            self._board.put_held(self.bucket_for(self._board.held))

    def takes_return(self) -> bool:
        """Return True while the line takes the held die."""
        return self.lit

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Put the held die on the line with Return or Space."""
        if event.key() in (*RETURN, Qt.Key.Key_Space) and self.lit:
            self._board.put_held(self.bucket_for(self._board.held))
        else:
            super().keyPressEvent(event)

    def enterEvent(self, event: QEvent) -> None:
        """Repaint under the pointer."""
        super().enterEvent(event)  # type: ignore[arg-type]
        self.update()

    def leaveEvent(self, event: QEvent) -> None:
        """Repaint after the pointer has left."""
        super().leaveEvent(event)
        self.update()

    # Painting

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the edge of a line that takes the held die, the race, the arithmetic and the points."""
        painter, palette = QPainter(self), self._board.delegate.colours
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        rect = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        if self.lit:
            over = self.over or self.underMouse()
            pen = QPen(QColor(palette.accent if palette.name != "light" else palette.lit), 2.0 if over else 1.5)
            if not over:
                pen.setDashPattern([3.5, 2.5])
            painter.setPen(pen)
            painter.setBrush(QColor(palette.accent_area))
            painter.drawRoundedRect(rect, 8, 8)
        faint = self._board.held >= 0 and not self.lit
        ink = palette.quiet_text if faint else palette.text
        self._paint_sign(painter, ink)
        line = QRectF(EDGE + 22, 0, NAME - 24, self.height())
        write(painter, line, self.name, interface_font(13, BOLD if self._is_race else MEDIUM), ink, LEFT)
        if not self._narrow:
            at = QRectF(EDGE + NAME, 0, SUM - 6, self.height())
            write(painter, at, self.arithmetic(), interface_font(12), palette.quiet_text, LEFT)
        self._paint_points(painter, QRectF(self._dice_left - POINTS, 0, POINTS - 6, self.height()), ink)
        if self._why:
            room = QRectF(self._dice_left + self._side * len(self.tiles), 0, rect.right() - EDGE, self.height())
            room.setRight(rect.right() - EDGE + 4)
            write(painter, room, self._why, interface_font(11), palette.quiet_text, RIGHT)
        if focus_seen(self):
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(QColor(palette.text), 1.2, Qt.PenStyle.DashLine))
            painter.drawRoundedRect(rect.adjusted(3, 3, -3, -3), 6, 6)

    @property
    def _is_race(self) -> bool:
        return self._board.half.line(self.bucket)[2] is not None

    def _paint_sign(self, painter: QPainter, ink: str) -> None:
        """Paint a small sign before the name: for other races and items, an icon."""
        _, word, race = self._board.half.line(self.bucket)
        if race is None:
            icon = {OTHER: "revolt", ITEMS: "treasure"}[word]
            picture = icon_pixmap(icon, 15, QColor(ink), self.devicePixelRatioF())
            painter.drawPixmap(QPointF(EDGE, (self.height() - 15) / 2), picture)
        else:
            elements = catalogue().species[word].elements
            paint_elements(painter, QRectF(EDGE, (self.height() - 14) / 2, 14, 14), elements)

    def _paint_points(self, painter: QPainter, rect: QRectF, ink: str) -> None:
        """Paint the points as a number and, if they are few, a box for each, the used ones full."""
        used, total = self.points()
        if not total:
            if used:
                write(painter, rect, str(used), interface_font(15, BOLD), ink, LEFT)
            return
        number, font = str(total), interface_font(15, BOLD)
        write(painter, rect, number, font, ink, LEFT)
        left = rect.left() + width_of("00", font) + 6
        palette = self._board.delegate.colours
        if total > MOST_BOXES:
            said = QRectF(left, 0, rect.right() - left, self.height())
            words = self._board.session.words.say("ui-war-used-short", used=used)
            write(painter, said, words, interface_font(12), palette.quiet_text, LEFT)
            return
        painter.setPen(QPen(QColor(ink), 1.2))
        for box in range(total):
            painter.setBrush(QColor(ink) if box < used else Qt.BrushStyle.NoBrush)
            at = QRectF(left + box * (BOX + BOX_GAP), (self.height() - BOX) / 2, BOX, BOX)
            painter.drawRoundedRect(at, 2, 2)
