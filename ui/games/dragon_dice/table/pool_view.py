"""A pool of a player on their plate: an icon and its health; it takes dice, and opens on a click or under a drag."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt, QTimer
from PySide6.QtGui import QColor, QDragEnterEvent, QDragLeaveEvent, QDropEvent, QKeyEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from ui.areas.area_paint import Style, paint_ground
from ui.areas.area_view import AreaView
from ui.areas.delegate import DieDelegate
from ui.areas.dice import DiceModel
from ui.areas.hand import Hand
from ui.areas.surfaces import CENTRE, RIGHT, width_of, write
from ui.areas.takes_return import RETURN
from ui.art.icons import icon_pixmap
from ui.art.palette import Palette
from ui.kit.fonts import BOLD, interface_font

OPENS_AFTER = 450  # milliseconds of a drag over the pool
ICON, SMALL_ICON, EDGE = 15, 13, 5
WITH_WORD, WORD_HIGH = 38, 14  # pixels of height of a pool that has its word, and of the word


class PoolView(AreaView):
    """The line of a pool. `heading_clicked` asks to open it. `of_dice`: it counts dice that are not units."""

    def __init__(
        self, model: DiceModel, area: str, hand: Hand, delegate: DieDelegate, parent: QWidget, *, of_dice: bool = False
    ) -> None:
        super().__init__(model, area, hand, delegate, Style.PILE, parent)
        self._of_dice = of_dice
        self._hovering = QTimer(self)
        self._hovering.setSingleShot(True)
        self._hovering.setInterval(OPENS_AFTER)
        self._hovering.timeout.connect(self.heading_clicked)

    @property
    def in_line(self) -> bool:
        """False: the dice are seen in the drawer."""
        return False

    def _pile_details(self) -> tuple[str, ...]:
        """Return the health of the units in the pool, or the number of its dice."""
        return (str(len(self.shown) if self._of_dice else self.health),)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Open the pool after a while."""
        super().dragEnterEvent(event)
        self._hovering.start()

    def dragLeaveEvent(self, event: QDragLeaveEvent) -> None:
        """Leave it as it is."""
        super().dragLeaveEvent(event)
        self._hovering.stop()

    def dropEvent(self, event: QDropEvent) -> None:
        """Take the dice."""
        self._hovering.stop()
        super().dropEvent(event)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the icon and the number; an empty pool is pale."""
        painter, palette = QPainter(self.viewport()), self.delegate.colours
        whole = self.viewport().rect()
        quiet = self.hand.quiet or self.hand.asks_later
        lit = self.area in self.hand.lit and not quiet
        paint_ground(painter, whole, self.look, palette, self.seat, lit=lit, over=self.over, own=False, folded=True)
        heading, middle = self.heading(), whole.height() / 2
        if whole.height() >= WITH_WORD:
            middle -= WORD_HIGH / 2
            self._paint_word(painter, QRectF(1, middle + 8, whole.width() - 2, WORD_HIGH + 4), palette)
        ink = palette.text if self.shown else palette.quiet_text
        painter.setOpacity(1.0 if self.shown else 0.6)
        number = heading.details[0]
        narrow = width_of(number, interface_font(12, BOLD)) + ICON + 2 * EDGE > whole.width()
        icon, font = (SMALL_ICON, interface_font(11, BOLD)) if narrow else (ICON, interface_font(12, BOLD))
        picture = icon_pixmap(heading.icon, icon, QColor(ink), self.devicePixelRatioF())
        wide = width_of(number, font) + 2
        left = max(2.0, (whole.width() - icon - wide - 3) / 2)
        painter.drawPixmap(QPointF(round(left), round(middle - icon / 2)), picture)
        room = QRectF(left + icon + 2, middle - whole.height() / 2, wide, whole.height())
        write(painter, room, number, font, ink, RIGHT)
        painter.setOpacity(1.0)
        if self._keyboard:
            painter.setPen(QPen(QColor(palette.text), 1.2, Qt.PenStyle.DashLine))
            painter.drawRoundedRect(whole.adjusted(2, 2, -2, -2), 6, 6)

    def _paint_word(self, painter: QPainter, rect: QRectF, palette: Palette) -> None:
        """Paint the short name of the pool below its icon."""
        words = self.hand.session.words.say("ui-war-pool-short", pool=self.area.partition("@")[0])
        usual = interface_font(11)
        font = usual if width_of(words, usual) <= rect.width() else interface_font(10)
        write(painter, rect, words, font, palette.quiet_text, CENTRE)

    def takes_return(self) -> bool:
        """Return True: Return opens the pool, or puts held dice into it."""
        return bool(self.shown) or super().takes_return()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Open the pool with Return or Space."""
        if event.key() in (*RETURN, Qt.Key.Key_Space) and not self._takes_return():
            self.heading_clicked.emit()
        else:
            super().keyPressEvent(event)
