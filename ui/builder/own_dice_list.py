"""The list of the player's custom dice: each with its drawing, description, and the source of its faces."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFont, QFontMetricsF, QKeyEvent, QPainter
from PySide6.QtWidgets import (
    QListWidgetItem,
    QWidget,
)

from ddtable.dice.own_draft import NEW
from ddtable.dice.types import OwnDie
from ddtable.words.sentences import Words
from ui.art.die import die_pixmap
from ui.art.die_looks import own_look
from ui.kit.fonts import interface_font
from ui.kit.painting import rounded, text
from ui.kit.row_delegate import ABOUT, BELOW, LINE, AnyIndex, RowDelegate
from ui.kit.row_list import RowList
from ui.kit.theme import colours

ROW_SIZE, DIE = QSize(120, 76), 44
NAMES = (13, 12, 11)  # pixels
OWN = Qt.ItemDataRole.UserRole
MARK = Qt.ItemDataRole.UserRole + 1


class OwnDieRows(RowDelegate):
    """Paints a die with its name and description, and a badge with its mark below them."""

    def paint_row(self, painter: QPainter, room: QRectF, index: AnyIndex) -> None:
        """Paint the die, the words and the badge."""
        die: OwnDie = index.data(OWN)
        pixmap = die_pixmap(own_look(die), DIE, self.view.devicePixelRatioF())
        painter.drawPixmap(QPointF(room.left() + 6, room.top() + (room.height() - DIE) / 2), pixmap)
        line = QRectF(room.left() + DIE + 16, room.top() + 7, room.width() - DIE - 24, LINE)
        name = str(index.data(Qt.ItemDataRole.DisplayRole))
        self.paint_words(painter, line, index, fitting(name, line.width()), name)
        mark, font = str(index.data(MARK)), interface_font(10, QFont.Weight.DemiBold)
        wide = QFontMetricsF(font).horizontalAdvance(mark) + 12
        badge, ink = QRectF(line.left(), line.bottom() + BELOW + 1, wide, 16), colours(self.view).quiet_text
        rounded(painter, badge, 8, None, ink)
        text(painter, badge, mark, font, ink, Qt.AlignmentFlag.AlignHCenter)


def fitting(name: str, width: float) -> QFont:
    """Return the largest font in which a name fits, or the smallest one."""
    fonts = [interface_font(pixels, QFont.Weight.DemiBold) for pixels in NAMES]
    return next((font for font in fonts if QFontMetricsF(font).horizontalAdvance(name) <= width), fonts[-1])


class OwnDiceList(RowList):
    """`chosen` is emitted with the id of a die; `deleted`: the player wants to delete the current one."""

    chosen = Signal(str)
    deleted = Signal()

    def __init__(self, words: Words, parent: QWidget) -> None:
        super().__init__(parent, ROW_SIZE, OwnDieRows)
        self._words = words
        self.setAccessibleName(words.say("workshop-title"))
        self.currentItemChanged.connect(self._choose)

    def _choose(self, item: QListWidgetItem | None) -> None:
        if item is not None:
            self.chosen.emit(item.data(OWN).id)

    def show_dice(self, dice: Sequence[OwnDie], die_id: str) -> None:
        """Show these dice and select one."""
        self.blockSignals(True)
        self.clear()
        for die in dice:
            self._tell(QListWidgetItem(self), die)
        self.blockSignals(False)
        self.choose(die_id)

    def show_now(self, die: OwnDie) -> None:
        """Show a die as edited in the form; a new one gets a row at the end."""
        item = self._item(die.id)
        if item is None:
            self.blockSignals(True)
            item = QListWidgetItem(self)
            self.blockSignals(False)
        self._tell(item, die)

    def choose(self, die_id: str) -> None:
        """Select a die without a signal. A discarded new die no longer has a row."""
        self.blockSignals(True)
        item = self._item(die_id)
        self.setCurrentItem(item) if item is not None else self.setCurrentRow(-1)
        self.blockSignals(False)

    def _tell(self, item: QListWidgetItem, die: OwnDie) -> None:
        words = self._words
        name = die.name or words.say("workshop-no-name")
        about = words.say("workshop-about", kind=die.kind, health=die.health, points=die.points)
        mark = words.say("workshop-new-mark") if die.id == NEW else words.say("workshop-mark", mark=die.mark)
        item.setText(name)
        item.setData(OWN, die)
        item.setData(ABOUT, about)
        item.setData(MARK, mark)
        item.setData(Qt.ItemDataRole.AccessibleTextRole, f"{name}, {about}, {mark}")

    def _item(self, die_id: str) -> QListWidgetItem | None:
        items = (self.item(row) for row in range(self.count()))
        return next((item for item in items if item.data(OWN).id == die_id), None)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Emit `deleted` for Delete."""
        if event.key() == Qt.Key.Key_Delete:
            self.deleted.emit()
        else:
            super().keyPressEvent(event)
