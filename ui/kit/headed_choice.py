"""A combo box whose list may have headings, and entries that cannot be chosen."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QFont, QPainter, QStandardItem, QStandardItemModel
from PySide6.QtWidgets import QComboBox, QStyle, QStyleOptionViewItem, QWidget

from ui.kit.choice import Choice
from ui.kit.fonts import interface_font
from ui.kit.painting import rounded, text
from ui.kit.row_delegate import AnyIndex, RowDelegate
from ui.kit.theme import colours

ROW = QSize(120, 28)
FEWEST = 12  # letters that a narrow box shows


class ChoiceRows(RowDelegate):
    """Paints the rows of the list, because style sheets do not support disabled ones."""

    def paint_plate(self, painter: QPainter, room: QRectF, option: QStyleOptionViewItem) -> None:
        """Paint the plate of the row that is pointed at."""
        if option.state & QStyle.StateFlag.State_Selected:
            rounded(painter, room.adjusted(0, -1, 0, 1), 6, colours(self.view).field_hover)

    def paint_row(self, painter: QPainter, room: QRectF, index: AnyIndex) -> None:
        """Paint the words, quiet if they cannot be chosen."""
        palette, able = colours(self.view), bool(index.flags() & Qt.ItemFlag.ItemIsEnabled)
        font = index.data(Qt.ItemDataRole.FontRole) or interface_font(13)
        ink = palette.text if able else palette.quiet_text
        text(painter, room.adjusted(8, 0, -8, 0), str(index.data(Qt.ItemDataRole.DisplayRole)), font, ink)


class HeadedChoice(Choice):
    """The combo box; `narrow`: it may be narrower than its longest entry."""

    def __init__(self, parent: QWidget, *, narrow: bool = False) -> None:
        super().__init__(parent)
        self.setItemDelegate(ChoiceRows(self, ROW))
        if narrow:
            self.setMinimumContentsLength(FEWEST)
            self.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)

    def add_heading(self, words: str) -> None:
        """Add a heading, which cannot be chosen."""
        self.addItem(words)
        heading = self._last()
        heading.setFlags(Qt.ItemFlag.NoItemFlags)
        heading.setFont(interface_font(11, QFont.Weight.Bold))

    def refuse_last(self, words: str, why: str) -> None:
        """Make the last entry one that cannot be chosen, for this reason, with other words."""
        item = self._last()
        item.setText(words)
        item.setFlags(Qt.ItemFlag.NoItemFlags)
        item.setToolTip(why)

    def _last(self) -> QStandardItem:
        model = self.model()
        assert isinstance(model, QStandardItemModel)
        return model.item(self.count() - 1)
