"""The places as a list of sentences, for screen readers and those who prefer words: it can do all that the map does."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QWheelEvent
from PySide6.QtWidgets import QAbstractItemView, QFrame, QListWidget, QListWidgetItem, QWidget

from ui.areas.delegate import DieDelegate
from ui.areas.hand import Hand
from ui.areas.takes_return import RETURN
from ui.kit.painting import rounded


class PlaceRow(Protocol):
    """A place of the map, as the list needs it."""

    @property
    def place(self) -> str:
        """The id of the place."""

    def words(self) -> str:
        """Return the place in words."""

    def act_by_key(self) -> None:
        """Do what a click means."""

    def take_up(self) -> None:
        """Take up the own army."""


class PlacesList(QListWidget):
    """A row for each place: Return does what a click on it does, Space takes up the own army. `left`: Escape."""

    left = Signal()

    def __init__(self, name: str, hand: Hand, delegate: DieDelegate, parent: QWidget) -> None:
        super().__init__(parent)
        self.hand, self._delegate = hand, delegate
        self._nodes: Sequence[PlaceRow] = ()
        self.setAccessibleName(name)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setWordWrap(True)
        self.setSpacing(3)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.viewport().setAutoFillBackground(False)
        self.itemClicked.connect(self._clicked)
        self.hide()

    def refresh(self, nodes: Sequence[PlaceRow]) -> None:
        """Show these places in words; the current row stays."""
        if self.isHidden():
            return
        self._nodes = nodes
        while self.count() > len(nodes):
            self.takeItem(self.count() - 1)
        while self.count() < len(nodes):
            self.addItem(QListWidgetItem())
        for row, node in enumerate(nodes):
            words = node.words()
            if self.item(row).text() != words:
                self.item(row).setText(words)

    def go_to(self, place: str) -> None:
        """Select the row of a place."""
        rows = [row for row, node in enumerate(self._nodes) if node.place == place]
        if rows:
            self.setCurrentRow(rows[0])

    def _node(self) -> PlaceRow | None:
        row = self.currentRow()
        return self._nodes[row] if 0 <= row < len(self._nodes) else None

    def _clicked(self, _item: QListWidgetItem) -> None:
        if (node := self._node()) is not None:
            node.act_by_key()

    def event(self, event: QEvent) -> bool:
        """Claim Return before the window's shortcuts."""
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.ShortcutOverride and event.key() in RETURN:
            event.accept()
            return True
        return super().event(event)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Scroll; at either end the wheel does not zoom the map below."""
        super().wheelEvent(event)
        event.accept()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Handle Return, Space and Escape for the current place."""
        node = self._node()
        if event.key() in RETURN and node is not None:
            node.act_by_key()
        elif event.key() == Qt.Key.Key_Space and node is not None:
            node.take_up()
        elif event.key() == Qt.Key.Key_Escape and self.hand.session.lifted():
            self.hand.session.hand.cancel_lift()
        elif event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        elif event.text().isalnum():
            event.ignore()  # the window's own shortcuts
        else:
            super().keyPressEvent(event)

    def sizeHint(self) -> QSize:
        """Return the size of the map."""
        return QSize(500, 400)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the card below the rows."""
        painter = QPainter(self.viewport())
        rounded(painter, QRectF(self.viewport().rect()), 12, self._delegate.colours.card)
        painter.end()
        super().paintEvent(event)
