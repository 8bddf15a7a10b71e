"""Labels: plain ones in the theme's roles, one that is cut off with an ellipsis, and the round chip."""

from __future__ import annotations

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPaintEvent, QPalette, QResizeEvent
from PySide6.QtWidgets import QLabel, QSizePolicy, QWidget

from ui.kit.fonts import interface_font, title_font
from ui.kit.painting import paint_seat, rounded, text
from ui.kit.theme import colours, raised


def label(
    words: str,
    parent: QWidget,
    *,
    pixels: int = 13,
    weight: QFont.Weight = QFont.Weight.Medium,
    role: QPalette.ColorRole = QPalette.ColorRole.WindowText,
    wrap: bool = False,
) -> QLabel:
    """Return a label of plain text, whose colour follows the theme."""
    made = QLabel(words, parent)
    made.setTextFormat(Qt.TextFormat.PlainText)
    made.setFont(interface_font(pixels, weight))
    made.setForegroundRole(role)
    made.setWordWrap(wrap)
    return made


def title(words: str, parent: QWidget, pixels: int = 20) -> QLabel:
    """Return a label in the title font."""
    made = label(words, parent)
    made.setFont(title_font(pixels))
    return made


class CutLabel(QWidget):
    """One line of text, cut off with an ellipsis if it does not fit; the tool tip then has all of it."""

    def __init__(self, parent: QWidget, font: QFont, role: QPalette.ColorRole = QPalette.ColorRole.WindowText) -> None:
        super().__init__(parent)
        self._words = ""
        self._role = role
        self.setFont(font)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)

    def text(self) -> str:
        """Return the whole text."""
        return self._words

    def set_text(self, words: str, role: QPalette.ColorRole | None = None) -> None:
        """Show another text, optionally in another colour."""
        self._role = role if role is not None else self._role
        self._words = words
        self.setAccessibleName(words)
        self.setToolTip(words)
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """Return the size of the whole text on one line."""
        measure = QFontMetricsF(self.font())
        return QSize(round(measure.horizontalAdvance(self._words) + 2), round(measure.height() + 1))

    def minimumSizeHint(self) -> QSize:
        """Return a small width, since the text may be cut off."""
        return QSize(40, self.sizeHint().height())

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the text, cut off."""
        painter = QPainter(self)
        text(painter, QRectF(self.rect()), self._words, self.font(), self.palette().color(self._role).name())


class TwoLines(CutLabel):
    """A text in one or two lines; if that is not enough, it is cut off. `second`: a second line is allowed."""

    second = True

    def allow_second(self, allowed: bool) -> None:
        """Allow a second line, or cut the text off after one."""
        if allowed != self.second:
            self.second = allowed
            self._fit()

    def broken(self) -> tuple[str, str]:
        """Return the text of both lines, as much in the first as fits; the second may be empty."""
        measure, words = QFontMetricsF(self.font()), self.text().split()
        count = len(words)
        while self.second and count > 1 and measure.horizontalAdvance(" ".join(words[:count])) > self.width():
            count -= 1
        return " ".join(words[:count]), " ".join(words[count:])

    def set_text(self, words: str, role: QPalette.ColorRole | None = None) -> None:
        """Show another text, on as many lines as it needs."""
        super().set_text(words, role)
        self._fit()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Break the text again."""
        super().resizeEvent(event)
        self._fit()

    def _fit(self) -> None:
        line = self.sizeHint().height()
        self.setFixedHeight(2 * line if self.broken()[1] else line)
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the lines."""
        painter = QPainter(self)
        ink = self.palette().color(self._role).name()
        line = self.sizeHint().height()
        for number, words in enumerate(self.broken()):
            text(painter, QRectF(0, number * line, self.width(), line), words, self.font(), ink)


class Chip(QWidget):
    """A round label: lit (in the accent colour), plain, or ringed (lit in the past)."""

    def __init__(self, words: str, parent: QWidget, *, lit: bool = False) -> None:
        super().__init__(parent)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.show_as(words, lit=lit)

    def show_as(self, words: str, *, lit: bool, past: bool = False) -> None:
        """Change the text and the look together."""
        self.words, self.lit, self.ringed = words, lit and not past, lit and past
        self.setFont(interface_font(12, QFont.Weight.DemiBold if lit else QFont.Weight.Medium))
        self.setAccessibleName(words)
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """Return the size of the text with margins."""
        return QSize(round(QFontMetricsF(self.font()).horizontalAdvance(self.words) + 25), 26)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the chip."""
        palette = colours(self)
        painter = QPainter(self)
        rect = QRectF(self.rect())
        if self.lit:
            rounded(painter, rect, 13, palette.accent)
        elif self.ringed:
            rounded(painter, rect, 13, raised(palette), palette.text, 1.5)
        else:
            rounded(painter, rect, 13, raised(palette), palette.area_edge if palette.strong else None)
        ink = palette.on_accent if self.lit else palette.text
        text(painter, rect, self.words, self.font(), ink, Qt.AlignmentFlag.AlignHCenter)


class SeatDot(QWidget):
    """The mark of a seat: a disc of its colour, beside the player's name."""

    def __init__(self, parent: QWidget, seat: int = -1) -> None:
        super().__init__(parent)
        self.seat = seat
        self.setFixedSize(12, 12)

    def set_seat(self, seat: int) -> None:
        """Show another seat; -1 for none."""
        self.seat = seat
        self.update()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the disc."""
        painter = QPainter(self)
        paint_seat(painter, QRectF(self.rect()).center(), self.seat, colours(self))
