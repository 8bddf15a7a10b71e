"""The panel at the right: pages under tabs, one card."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QStackedWidget, QVBoxLayout, QWidget

from ui.shell.focus_seen import focus_seen
from ui.shell.painting import rounded, text
from ui.shell.segments import Segment
from ui.shell.theme import colours

TAB_HEIGHT = 36


class Tab(Segment):
    """One tab; the one in front has a line below it."""

    def sizeHint(self) -> QSize:
        """The word with room beside it."""
        return QSize(round(QFontMetricsF(self.font()).horizontalAdvance(self.text()) + 32), TAB_HEIGHT)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """The word and its line."""
        palette = colours(self)
        painter = QPainter(self)
        rect = QRectF(self.rect())
        ink = palette.text if self.isChecked() or self.underMouse() else palette.quiet_text
        text(painter, rect, self.text(), self.font(), ink, Qt.AlignmentFlag.AlignHCenter)
        if self.isChecked():
            painter.fillRect(QRectF(0, rect.bottom() - 2, rect.width(), 2), QColor(palette.text))
        if focus_seen(self):
            rounded(painter, rect.adjusted(6, 6, -6, -6), 6, None, palette.accent_text)


class SideTabs(QWidget):
    """Pages of which one is shown. `again` tells of a click on the tab that is in front already.

    A page may come to the front for a moment (`lend`) and hand it back (`give_back`), unless the player has chosen a
    page meanwhile.
    """

    again = Signal(int)

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        column = QVBoxLayout(self)
        column.setContentsMargins(1, 1, 1, 8)
        column.setSpacing(6)
        self._row = QHBoxLayout()
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(0)
        self._row.addStretch(1)
        column.addLayout(self._row)
        self.pages = QStackedWidget(self)
        column.addWidget(self.pages, 1)
        self.tabs: list[Tab] = []
        self._lent: int | None = None  # the page that gets the front back

    def add(self, words: str, page: QWidget) -> None:
        """Add a page; the first one is shown."""
        number = self.pages.addWidget(page)
        tab = Tab(words, self)
        tab.clicked.connect(partial(self._clicked, number))
        self._row.insertWidget(number, tab)
        self.tabs.append(tab)
        self.show_page(self.pages.currentIndex())

    @property
    def chosen(self) -> int:
        """The page that the player has in front, whichever is shown for a moment."""
        return self.pages.currentIndex() if self._lent is None else self._lent

    @property
    def lent(self) -> bool:
        """True if the page in front is there for a moment only."""
        return self._lent is not None

    def lend(self, number: int) -> None:
        """Bring a page to the front for a moment."""
        chosen = self.chosen
        if number != chosen:
            self.show_page(number)
            self._lent = chosen

    def give_back(self) -> None:
        """Bring the page to the front again that the player had there."""
        if self._lent is not None:
            self.show_page(self._lent)

    def show_page(self, number: int) -> None:
        """Bring a page to the front."""
        self._lent = None
        self.pages.setCurrentIndex(number)
        for other, tab in enumerate(self.tabs):
            tab.setChecked(other == number)

    def enter(self, number: int) -> None:
        """Bring a page to the front and give it the keyboard."""
        self.show_page(number)
        page = self.pages.currentWidget()
        if page is not None:
            page.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def _clicked(self, number: int, _checked: bool = False) -> None:
        if number == self.pages.currentIndex() and not self.lent:
            self.again.emit(number)
        self.show_page(number)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """The card, with a line below the tabs."""
        palette = colours(self)
        painter = QPainter(self)
        rect = QRectF(self.rect())
        rounded(painter, rect, 14, palette.card, palette.card_edge)
        painter.fillRect(QRectF(1, TAB_HEIGHT, rect.width() - 2, 1), QColor(palette.card_edge))
