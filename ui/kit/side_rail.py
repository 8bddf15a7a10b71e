"""The side panel folded: a narrow column with a handle that opens it, and the names of its pages upright."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QVBoxLayout, QWidget

from ui.kit.focus_seen import focus_seen
from ui.kit.fonts import interface_font
from ui.kit.painted_button import PaintedButton
from ui.kit.painting import rounded, text
from ui.kit.theme import colours

WIDE = 36
HANDLE = 28


class FoldHandle(PaintedButton):
    """A button with an arrow to the right, which folds the panel, or to the left, which opens it."""

    def __init__(self, opens: bool, words: str, keys: str, parent: QWidget) -> None:
        super().__init__(parent)
        self._opens = opens
        self.setAccessibleName(words)
        self.setToolTip(f"{words} ({keys})" if keys else words)
        self.setFixedSize(HANDLE, HANDLE)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the arrow, on a plate while it is pointed at."""
        palette = colours(self)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        rect = QRectF(self.rect())
        if self.underMouse():
            rounded(painter, rect, 8, palette.field)
        if focus_seen(self):
            rounded(painter, rect.adjusted(1, 1, -1, -1), 7, None, palette.accent_text, 2)
        ink = palette.text if self.underMouse() else palette.quiet_text
        pen = QPen(QColor(ink), 1.8, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)
        painter.setPen(pen)
        forth = -3.0 if self._opens else 3.0
        middle = rect.center()
        painter.drawPolyline(
            [
                middle + QPointF(-forth / 2, -5),
                middle + QPointF(forth / 2 + forth / 3, 0),
                middle + QPointF(-forth / 2, 5),
            ]
        )


class RailTab(PaintedButton):
    """The name of a page, from top to bottom; a click opens the panel at it."""

    def __init__(self, words: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.setText(words)
        self.setFont(interface_font(12, QFont.Weight.DemiBold))
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.chosen = False

    def sizeHint(self) -> QSize:
        """Return the size of the upright text with margins."""
        return QSize(WIDE, round(QFontMetricsF(self.font()).horizontalAdvance(self.text()) + 18))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the text upright."""
        palette = colours(self)
        painter = QPainter(self)
        if focus_seen(self):
            rounded(painter, QRectF(self.rect()).adjusted(3, 1, -3, -1), 6, None, palette.accent_text)
        painter.translate(self.width(), 0)
        painter.rotate(90)
        ink = palette.text if self.chosen or self.underMouse() else palette.quiet_text
        room = QRectF(0, 0, self.height(), self.width())
        text(painter, room, self.text(), self.font(), ink, Qt.AlignmentFlag.AlignHCenter)


class SideRail(QWidget):
    """The column. `opened` has the number of the page to open at, -1 for the present one."""

    opened = Signal(int)

    def __init__(self, handle: FoldHandle, parent: QWidget) -> None:
        super().__init__(parent)
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 4, 0, 0)
        column.setSpacing(2)
        handle.setParent(self)
        handle.clicked.connect(partial(self._clicked, -1))
        column.addWidget(handle, 0, Qt.AlignmentFlag.AlignHCenter)
        self.handle = handle
        self._column = column
        self.tabs: list[RailTab] = []
        column.addStretch(1)

    def add(self, words: str) -> None:
        """Add the name of a page."""
        tab = RailTab(words, self)
        tab.clicked.connect(partial(self._clicked, len(self.tabs)))
        self.tabs.append(tab)
        self._column.insertWidget(len(self.tabs), tab, 0, Qt.AlignmentFlag.AlignHCenter)

    def choose(self, number: int) -> None:
        """Mark the page that is in front."""
        for other, tab in enumerate(self.tabs):
            tab.chosen = other == number
            tab.update()

    def _clicked(self, number: int, _checked: bool = False) -> None:
        self.opened.emit(number)
