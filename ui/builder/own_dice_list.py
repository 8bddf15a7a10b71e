"""The list of the player's custom dice: each with its drawing, description, and the source of its faces."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFont, QFontMetricsF, QKeyEvent, QPainter
from PySide6.QtWidgets import (
    QFrame,
    QListWidget,
    QListWidgetItem,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from ddtable.dice.types import OwnDie
from ddtable.words.sentences import Words
from ui.art.die import die_pixmap
from ui.art.die_looks import own_look
from ui.builder.own_draft import NEW
from ui.kit.fonts import interface_font
from ui.kit.painting import rounded, text
from ui.kit.theme import colours

ROW, DIE = 76, 44
NAMES = (13, 12, 11)  # pixels
OWN = Qt.ItemDataRole.UserRole
ABOUT = Qt.ItemDataRole.UserRole + 1
MARK = Qt.ItemDataRole.UserRole + 2
AnyIndex = QModelIndex | QPersistentModelIndex


class OwnDieRows(QStyledItemDelegate):
    """Paints a die with its name and description, and a badge with its mark below them."""

    def __init__(self, view: QListWidget) -> None:
        super().__init__(view)
        self._view = view

    def sizeHint(self, _option: QStyleOptionViewItem, _index: AnyIndex) -> QSize:
        """Return the size of a row."""
        return QSize(120, ROW)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: AnyIndex) -> None:
        """Paint a row."""
        palette, rect = colours(self._view), QRectF(option.rect).adjusted(2, 2, -2, -2)
        die: OwnDie = index.data(OWN)
        pixmap = die_pixmap(own_look(die), DIE, self._view.devicePixelRatioF())
        chosen = bool(option.state & QStyle.StateFlag.State_Selected)
        if chosen or option.state & QStyle.StateFlag.State_MouseOver:
            edge = palette.accent_text if chosen and self._view.hasFocus() else palette.card_edge
            rounded(painter, rect, 9, palette.field_hover if chosen else palette.field, edge if chosen else None)
        painter.drawPixmap(QPointF(rect.left() + 6, rect.top() + (rect.height() - DIE) / 2), pixmap)
        line = QRectF(rect.left() + DIE + 16, rect.top() + 7, rect.width() - DIE - 24, 22)
        name = str(index.data(Qt.ItemDataRole.DisplayRole))
        text(painter, line, name, fitting(name, line.width()), palette.text)
        about = line.translated(0, 20)
        text(painter, about, str(index.data(ABOUT)), interface_font(12), palette.quiet_text)
        mark, font = str(index.data(MARK)), interface_font(10, QFont.Weight.DemiBold)
        wide = QFontMetricsF(font).horizontalAdvance(mark) + 12
        badge = QRectF(about.left(), about.bottom() + 1, wide, 16)
        rounded(painter, badge, 8, None, palette.quiet_text)
        text(painter, badge, mark, font, palette.quiet_text, Qt.AlignmentFlag.AlignHCenter)


def fitting(name: str, width: float) -> QFont:
    """Return the largest font in which a name fits, or the smallest one."""
    fonts = [interface_font(pixels, QFont.Weight.DemiBold) for pixels in NAMES]
    return next((font for font in fonts if QFontMetricsF(font).horizontalAdvance(name) <= width), fonts[-1])


class OwnDiceList(QListWidget):
    """`chosen` is emitted with the id of a die; `deleted`: the player wants to delete the current one."""

    chosen = Signal(str)
    deleted = Signal()

    def __init__(self, words: Words, parent: QWidget) -> None:
        super().__init__(parent)
        self._words = words
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setItemDelegate(OwnDieRows(self))
        self.setMouseTracking(True)
        self.setVerticalScrollMode(QListWidget.ScrollMode.ScrollPerPixel)
        self.viewport().setAutoFillBackground(False)
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
