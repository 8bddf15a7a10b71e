"""A row of joined buttons of which one is checked."""

from __future__ import annotations

from collections.abc import Container, Sequence
from functools import partial

from PySide6.QtCore import QRectF, QSize, Qt, Signal
from PySide6.QtGui import QFont, QFontMetricsF, QPainter, QPaintEvent
from PySide6.QtWidgets import QButtonGroup, QHBoxLayout, QSizePolicy, QWidget

from ui.kit.focus_seen import focus_seen
from ui.kit.fonts import interface_font
from ui.kit.painted_button import PaintedButton
from ui.kit.painting import rounded, text
from ui.kit.theme import colours, raised

MARGIN = 14.5  # pixels beside the words of a button


class Segment(PaintedButton):
    """One of the buttons."""

    def __init__(self, words: str, parent: QWidget, margin: float = MARGIN) -> None:
        super().__init__(parent)
        self._margin = margin
        self.setText(words)
        self.setCheckable(True)
        self.setFont(interface_font(12, QFont.Weight.DemiBold))
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        """Return the size of the text with margins."""
        return QSize(round(QFontMetricsF(self.font()).horizontalAdvance(self.text()) + 2 * self._margin), 30)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint a raised plate if it is checked."""
        palette = colours(self)
        painter = QPainter(self)
        rect = QRectF(self.rect()).adjusted(2, 2, -2, -2)
        if self.isChecked():
            rounded(painter, rect, 7, raised(palette), palette.card_edge)
        elif self.underMouse():
            rounded(painter, rect, 7, palette.field)
        if focus_seen(self):
            rounded(painter, rect, 7, None, palette.accent_text, 1.5)
        painter.setOpacity(1.0 if self.isEnabled() else 0.4)
        ink = palette.text if self.isChecked() else palette.quiet_text
        text(painter, rect, self.text(), self.font(), ink, Qt.AlignmentFlag.AlignHCenter)


class Segments(QWidget):
    """A choice of one value among a few; `chosen` is emitted with it."""

    chosen = Signal(str)

    def __init__(self, choices: Sequence[tuple[str, str]], parent: QWidget, *, margin: float = MARGIN) -> None:
        """`margin`: the pixels beside the words of each button."""
        super().__init__(parent)
        self._margin = margin
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        row = QHBoxLayout(self)
        row.setContentsMargins(2, 2, 2, 2)
        row.setSpacing(0)
        self._group = QButtonGroup(self)
        self.buttons: dict[str, Segment] = {}
        for value, words in choices:
            self.add(value, words, len(self.buttons))
        if choices:
            self.choose(choices[0][0])

    def add(self, value: str, words: str, place: int) -> Segment:
        """Add a button at a place; the first one is chosen at first."""
        button = Segment(words, self, self._margin)
        button.clicked.connect(partial(self._clicked, value))
        self._group.addButton(button)
        before = list(self.buttons.items())
        self.buttons = dict([*before[:place], (value, button), *before[place:]])
        layout = self.layout()
        assert isinstance(layout, QHBoxLayout)
        layout.insertWidget(place, button)
        if len(self.buttons) == 1:
            self.choose(value)
        return button

    @property
    def value(self) -> str:
        """The chosen value."""
        return next(value for value, button in self.buttons.items() if button.isChecked())

    def show_only(self, values: Container[str]) -> None:
        """Show only the buttons of these values; the chosen value must be among them."""
        for value, button in self.buttons.items():
            button.setVisible(value in values)
        if layout := self.layout():
            layout.invalidate()  # now, not with the next event: the size is asked at once
        self.updateGeometry()

    def refuse(self, value: str, why: str) -> None:
        """Disable a value for this reason; "" enables it."""
        self.buttons[value].setEnabled(not why)
        self.buttons[value].setToolTip(why)

    def choose(self, value: str) -> None:
        """Choose a value without a signal; Tab stops at the chosen one."""
        self.buttons[value].setChecked(True)
        for other, button in self.buttons.items():
            button.setFocusPolicy(Qt.FocusPolicy.StrongFocus if other == value else Qt.FocusPolicy.ClickFocus)

    def _clicked(self, value: str, _checked: bool = False) -> None:
        self.chosen.emit(value)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the background of the buttons."""
        palette = colours(self)
        rounded(QPainter(self), QRectF(self.rect()), 9, palette.area, palette.area_edge)
