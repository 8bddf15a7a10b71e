"""The active filters of the catalogue as chips that can be removed one by one."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from ui.kit.focus_seen import focus_seen
from ui.kit.fonts import interface_font
from ui.kit.painted_button import PaintedButton
from ui.kit.painting import rounded, text
from ui.kit.theme import colours
from ui.kit.tips import show_button_tip
from ui.together.flow import Flow

HEIGHT = 26
CROSS = 20


class Chip(PaintedButton):
    """A round button with a cross; a click removes the filter."""

    def __init__(self, words: str, tip: str, parent: QWidget, *, crossed: bool = True) -> None:
        super().__init__(parent)
        self._crossed = crossed
        self.setText(words)
        self.setAccessibleName(tip)
        self.setToolTip(tip)
        self.setFont(interface_font(12, QFont.Weight.Medium))
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    def event(self, event: QEvent) -> bool:
        """Show the tip beside the button."""
        if event.type() == QEvent.Type.ToolTip:
            show_button_tip(self)
            return True
        return super().event(event)

    def sizeHint(self) -> QSize:
        """Return the size of the text and the cross."""
        wide = QFontMetricsF(self.font()).horizontalAdvance(self.text()) + 22 + (CROSS - 6 if self._crossed else 0)
        return QSize(round(wide + 0.5), HEIGHT)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the round plate; without a cross the chip is a plain text button."""
        palette = colours(self)
        painter = QPainter(self)
        rect = QRectF(self.rect())
        if self._crossed or self.underMouse():
            rounded(painter, rect, HEIGHT / 2, palette.field_hover if self.underMouse() else palette.field)
        if focus_seen(self):
            rounded(painter, rect.adjusted(1, 1, -1, -1), HEIGHT / 2 - 1, None, palette.accent_text, 2)
        ink = palette.text if self._crossed else palette.quiet_text
        text(painter, rect.adjusted(11, 0, -CROSS if self._crossed else -8, 0), self.text(), self.font(), ink)
        if self._crossed:
            painter.setPen(QPen(QColor(palette.quiet_text), 1.5))
            at = QPointF(rect.right() - 13, rect.center().y())
            painter.drawLine(at - QPointF(3, 3), at + QPointF(3, 3))
            painter.drawLine(at - QPointF(3, -3), at + QPointF(3, -3))


class Wrapped(Flow):
    """A flow layout of parts that may change their widths."""

    def lay_out_again(self) -> None:
        """Break the rows again."""
        self._lay_out(self.width())
        self.updateGeometry()


class ChipRow(Flow):
    """Chips in as many lines as needed; `taken` is emitted with the key of a chip, or "" for all."""

    taken = Signal(str)

    def __init__(self, clear: str, tip: str, parent: QWidget) -> None:
        super().__init__(parent)
        self._tip = tip
        self._shown: tuple[tuple[str, str], ...] = ()
        self.chips: list[Chip] = []
        self.clear_all = Chip(clear, clear, self, crossed=False)
        self.clear_all.clicked.connect(partial(self._tell, ""))
        self.hide()

    def show_chips(self, chips: Sequence[tuple[str, str]]) -> None:
        """Show these chips, each given by its key and its text; hide the row if there are none."""
        if tuple(chips) == self._shown:
            return
        self._shown = tuple(chips)
        had_focus = any(chip.hasFocus() for chip in self.chips)
        for old in [*self._parts]:
            if old is not self.clear_all:
                self.take(old)
        if self.clear_all in self._parts:
            self._parts.remove(self.clear_all)
        self.chips = [Chip(words, f"{self._tip}: {words}", self) for _, words in chips]
        for chip, (key, _) in zip(self.chips, chips, strict=True):
            chip.clicked.connect(partial(self._tell, key))
            self.add(chip)
        self.add(self.clear_all)
        self.setVisible(bool(chips))
        if had_focus and self.chips:
            self.chips[-1].setFocus(Qt.FocusReason.TabFocusReason)

    def _tell(self, key: str, _checked: bool = False) -> None:
        self.taken.emit(key)
