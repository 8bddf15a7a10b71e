"""The side panel: pages under tabs, on one card."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFontMetricsF, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QStackedWidget, QVBoxLayout, QWidget

from ui.kit.focus_seen import focus_seen
from ui.kit.painting import rounded, text
from ui.kit.segments import Segment
from ui.kit.side_rail import FoldHandle, SideRail
from ui.kit.theme import colours

TAB_HEIGHT = 36


class Tab(Segment):
    """One tab; the selected one has a line below it."""

    def sizeHint(self) -> QSize:
        """Return the size of the text with margins."""
        return QSize(round(QFontMetricsF(self.font()).horizontalAdvance(self.text()) + 32), TAB_HEIGHT)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the text and its line."""
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
    """Pages of which one is shown. `again`: a click on the tab that is already selected.

    A page can be shown temporarily (`lend`) and removed again (`give_back`), unless the player has selected another
    page meanwhile. `fold_wanted`: the player folds it into a narrow column, or opens it, where the page offers that.
    """

    again = Signal(int)
    fold_wanted = Signal(bool)

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
        self.handle: FoldHandle | None = None
        self.rail: SideRail | None = None
        self._lent: int | None = None  # the page to return to

    def add(self, words: str, page: QWidget) -> None:
        """Add a page; the first one is shown."""
        number = self.pages.addWidget(page)
        tab = Tab(words, self)
        tab.clicked.connect(partial(self._clicked, number))
        self._row.insertWidget(number, tab)
        self.tabs.append(tab)
        self.show_page(self.pages.currentIndex())

    # Folding

    def offer_fold(self, fold: str, unfold: str, keys: str) -> None:
        """Add a handle that folds the panel, and one that opens it, with these words and this key."""
        self.handle = FoldHandle(False, fold, keys, self)
        self.handle.clicked.connect(partial(self._fold_clicked, True))
        self._row.addWidget(self.handle)
        self._row.addSpacing(4)
        self.rail = SideRail(FoldHandle(True, unfold, keys, self), self)
        for number, tab in enumerate(self.tabs):
            self.rail.add(tab.text())
            if tab.isChecked():
                self.rail.choose(number)
        self.rail.opened.connect(self._open_at)
        self.rail.hide()

    @property
    def folded(self) -> bool:
        """True if only the narrow column is seen."""
        return self.rail is not None and not self.rail.isHidden()

    def set_folded(self, folded: bool) -> None:
        """Fold or open the panel, if that was offered."""
        if self.rail is None or self.handle is None or folded == self.folded:
            return
        focused = self.window().focusWidget()
        had_focus = focused is not None and self.isAncestorOf(focused)
        for part in (*self.tabs, self.handle, self.pages):
            part.setVisible(not folded)
        self.rail.setVisible(folded)
        self.rail.setGeometry(self.rect())
        if had_focus:
            (self.rail.handle if folded else self.handle).setFocus(Qt.FocusReason.OtherFocusReason)
        self.update()

    def _fold_clicked(self, folded: bool, _checked: bool = False) -> None:
        self.fold_wanted.emit(folded)

    def _open_at(self, number: int) -> None:
        if number >= 0:
            self.show_page(number)
        self.fold_wanted.emit(False)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay out the narrow column."""
        super().resizeEvent(event)
        if self.rail is not None:
            self.rail.setGeometry(self.rect())

    # Pages

    @property
    def chosen(self) -> int:
        """The page that the player selected, even while another is shown temporarily."""
        return self.pages.currentIndex() if self._lent is None else self._lent

    @property
    def lent(self) -> bool:
        """True if a page is shown temporarily."""
        return self._lent is not None

    def lend(self, number: int) -> None:
        """Show a page temporarily."""
        chosen = self.chosen
        if number != chosen:
            self.show_page(number)
            self._lent = chosen

    def give_back(self) -> None:
        """Return to the page that the player selected."""
        if self._lent is not None:
            self.show_page(self._lent)

    def show_page(self, number: int) -> None:
        """Select a page."""
        self._lent = None
        self.pages.setCurrentIndex(number)
        for other, tab in enumerate(self.tabs):
            tab.setChecked(other == number)
        if self.rail is not None:
            self.rail.choose(number)

    def enter(self, number: int) -> None:
        """Select and focus a page; a folded panel opens."""
        self.show_page(number)
        if self.folded:
            self.fold_wanted.emit(False)
        page = self.pages.currentWidget()
        if page is not None:
            page.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def _clicked(self, number: int, _checked: bool = False) -> None:
        if number == self.pages.currentIndex() and not self.lent:
            self.again.emit(number)
        self.show_page(number)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the card, with a line below the tabs."""
        palette = colours(self)
        painter = QPainter(self)
        rect = QRectF(self.rect())
        rounded(painter, rect, 14, palette.card, palette.card_edge)
        if not self.folded:
            painter.fillRect(QRectF(1, TAB_HEIGHT, rect.width() - 2, 1), QColor(palette.card_edge))
