"""The view of pages: side by side or one below the other, at any zoom, painted when they become visible."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Sequence
from typing import Literal, TypeAlias

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QKeyEvent, QPainter, QPaintEvent, QPixmap, QResizeEvent, QWheelEvent
from PySide6.QtWidgets import QFrame, QScrollArea, QWidget

from ddtable.rosters.pages.layout import BarePage
from ddtable.words.sentences import Words
from ui.kit.painting import rounded
from ui.kit.theme import colours
from ui.rosters.inks import COLOUR, WHITE, Inks
from ui.rosters.page_painter import paint_page
from ui.rosters.roster import page_words

Zoom: TypeAlias = Literal["page", "width"] | float

GAP, EDGE = 20, 24
SHADOW = 7  # width of a page's shadow in pixels
STEP = 1.25
LEAST, MOST = 0.1, 1.6  # pixels per tenth of a millimetre
KEPT = 12  # painted pages in memory


class Desk(QWidget):
    """The pages themselves, in rows of 1 or 2."""

    def __init__(self, words: Words, parent: QWidget) -> None:
        super().__init__(parent)
        self._words = words
        self.pages: tuple[BarePage, ...] = ()
        self.inks: Inks = COLOUR
        self.scale, self.columns = 0.3, 1
        self._painted: OrderedDict[tuple[int, int], QPixmap] = OrderedDict()

    def show_pages(self, pages: Sequence[BarePage], inks: Inks) -> None:
        """Show other pages."""
        self.pages, self.inks = tuple(pages), inks
        self._painted.clear()
        self.setAccessibleDescription("\n".join(line for page in pages for line in page_words(self._words, page)))
        self.arrange(self.scale, self.columns)

    def arrange(self, scale: float, columns: int) -> None:
        """Set the scale and the number of pages beside each other."""
        self.scale, self.columns = scale, columns
        self.resize(self.sizeHint())
        self.updateGeometry()
        self.update()

    def page_size(self) -> tuple[float, float]:
        """Return width and height of a page in pixels."""
        paper = self.pages[0].paper if self.pages else None
        return (paper.width * self.scale, paper.height * self.scale) if paper else (0.0, 0.0)

    def sizeHint(self) -> QSize:
        """Return the size of all rows with margins."""
        wide, high = self.page_size()
        rows = -(-len(self.pages) // self.columns)
        columns = min(self.columns, max(1, len(self.pages)))
        return QSize(
            round(columns * (wide + GAP) - GAP + 2 * EDGE), round(max(0.0, rows * (high + GAP) - GAP) + 2 * EDGE)
        )

    def page_rect(self, number: int) -> QRectF:
        """Return the rectangle of a page."""
        wide, high = self.page_size()
        row, column = divmod(number, self.columns)
        columns = min(self.columns, len(self.pages))
        left = (self.width() - (columns * (wide + GAP) - GAP)) / 2
        return QRectF(left + column * (wide + GAP), EDGE + row * (high + GAP), wide, high)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the visible pages, each on a sheet of white paper."""
        painter = QPainter(self)
        palette = colours(self)
        for number in range(len(self.pages)):
            rect = self.page_rect(number)
            if not rect.adjusted(-8, -8, 8, 8).intersects(QRectF(event.rect())):
                continue
            painter.setOpacity(0.06)
            for reach in range(1, SHADOW):
                rounded(painter, rect.adjusted(-reach, 2 - reach, reach, 2 + reach), reach, palette.shadow)
            painter.setOpacity(1.0)
            painter.drawPixmap(rect.topLeft(), self._pixmap(number))

    def _pixmap(self, number: int) -> QPixmap:
        wide, high = self.page_size()
        ratio = self.devicePixelRatioF()
        key = (number, round(wide * ratio))
        found = self._painted.get(key)
        if found is None:
            found = QPixmap(round(wide * ratio), round(high * ratio))
            found.fill(QColor(WHITE))
            painter = QPainter(found)
            painter.scale(self.scale * ratio, self.scale * ratio)
            paint_page(painter, self.pages[number], number + 1, len(self.pages), self._words, self.inks)
            painter.end()
            found.setDevicePixelRatio(ratio)
            self._painted[key] = found
            while len(self._painted) > KEPT:
                self._painted.popitem(last=False)
        self._painted.move_to_end(key)
        return found


class PagesView(QScrollArea):
    """The pages with scroll bars, zoom and keys. `page_changed` is emitted with page number and count."""

    page_changed = Signal(int, int)

    def __init__(self, words: Words, parent: QWidget) -> None:
        super().__init__(parent)
        self.zoom: Zoom = "page"
        self.desk = Desk(words, self)
        self.setWidget(self.desk)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.viewport().setAutoFillBackground(False)
        self.desk.setAutoFillBackground(False)
        self.verticalScrollBar().valueChanged.connect(self._scrolled)

    @property
    def page(self) -> int:
        """The number of the visible page, from 1; 0 without pages."""
        desk = self.desk
        if not desk.pages:
            return 0
        middle = self.verticalScrollBar().value() + self.viewport().height() / 2
        row = next((n for n in range(len(desk.pages)) if desk.page_rect(n).bottom() + GAP / 2 >= middle), 0)
        return row + 1

    def show_pages(self, pages: Sequence[BarePage], inks: Inks) -> None:
        """Show other pages from the first one on."""
        self.desk.show_pages(pages, inks)
        self._fit()
        self.page_changed.emit(self.page, len(pages))

    def set_columns(self, columns: int) -> None:
        """Show `columns` pages side by side."""
        self.desk.columns = columns
        self._fit()

    def set_zoom(self, zoom: Zoom) -> None:
        """Fit a page, fit its width, or set the pixels per tenth of a millimetre."""
        page = self.page
        self.zoom = zoom
        self._fit()
        self.go_to(page)

    def nearer(self) -> None:
        """Zoom in."""
        self.set_zoom(min(MOST, self.desk.scale * STEP))

    def farther(self) -> None:
        """Zoom out."""
        self.set_zoom(max(LEAST, self.desk.scale / STEP))

    def go_to(self, page: int) -> None:
        """Scroll to a page, counted from 1."""
        if self.desk.pages:
            page = max(1, min(page, len(self.desk.pages)))
            self.verticalScrollBar().setValue(round(self.desk.page_rect(page - 1).top() - EDGE))

    def _fit(self) -> None:
        desk = self.desk
        if not desk.pages:
            desk.arrange(desk.scale, desk.columns)
            return
        paper, room = desk.pages[0].paper, self.viewport().size()
        columns = min(desk.columns, len(desk.pages))
        wide = (room.width() - 2 * EDGE - (columns - 1) * GAP) / columns / paper.width
        high = (room.height() - 2 * EDGE) / paper.height
        scale = self.zoom if isinstance(self.zoom, float) else wide if self.zoom == "width" else min(wide, high)
        desk.arrange(max(LEAST, min(MOST, scale)), desk.columns)

    def _scrolled(self, _value: int) -> None:
        self.page_changed.emit(self.page, len(self.desk.pages))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fit the pages to the new size."""
        super().resizeEvent(event)
        self._fit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Handle the page keys (next, previous), Home and End (first, last)."""
        rows = self.desk.columns
        goals = {
            Qt.Key.Key_PageDown: self.page + rows,
            Qt.Key.Key_PageUp: self.page - rows,
            Qt.Key.Key_Home: 1,
            Qt.Key.Key_End: len(self.desk.pages),
        }
        goal = goals.get(Qt.Key(event.key()))
        if goal is None:
            super().keyPressEvent(event)
        else:
            self.go_to(goal)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Zoom with the wheel while Ctrl is held."""
        if event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            (self.nearer if event.angleDelta().y() > 0 else self.farther)()
            event.accept()
        else:
            super().wheelEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the background, darker than the table around it, and the focus frame."""
        palette = colours(self)
        painter = QPainter(self.viewport())
        rect = QRectF(self.viewport().rect())
        edge, width = (palette.accent_text, 2) if self.hasFocus() else (palette.area_edge, 1)
        rounded(painter, rect, 14, palette.area, edge, width)
        painter.end()
        super().paintEvent(event)
