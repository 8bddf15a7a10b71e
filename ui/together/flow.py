"""A layout of small widgets in rows that wrap like words."""

from __future__ import annotations

from PySide6.QtCore import QSize
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

GAP = 4


class Flow(QWidget):
    """Lays out its parts like words; the height depends on the width."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._parts: list[QWidget] = []
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def add(self, part: QWidget) -> None:
        """Add a part at the end."""
        part.setParent(self)
        part.show()
        self._parts.append(part)
        self._lay_out(self.width())
        self.updateGeometry()

    def take(self, part: QWidget) -> None:
        """Remove and delete a part."""
        self._parts.remove(part)
        part.hide()
        part.deleteLater()
        self._lay_out(self.width())
        self.updateGeometry()

    def hasHeightForWidth(self) -> bool:
        """Return True: the rows depend on the width."""
        return True

    def heightForWidth(self, width: int) -> int:
        """Return the height of the rows at a width."""
        return self._lay_out(width, move=False)

    def sizeHint(self) -> QSize:
        """Return the size at the current width."""
        return QSize(self.width(), self._lay_out(self.width(), move=False))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Break the rows again."""
        super().resizeEvent(event)
        self._lay_out(self.width())

    def _lay_out(self, width: int, *, move: bool = True) -> int:
        left = top = row = 0
        for part in self._parts:
            size = part.sizeHint()
            if left and left + size.width() > width:
                left, top = 0, top + row + GAP
                row = 0
            if move:
                part.setGeometry(left, top, size.width(), size.height())
            left += size.width() + GAP
            row = max(row, size.height())
        return top + row
