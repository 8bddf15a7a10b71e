"""The rows of the settings: text and a quiet note on the left, the choice on the right."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QColor, QFont, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QButtonGroup, QHBoxLayout, QLayout, QVBoxLayout, QWidget

from ui.art.palette import ink_on
from ui.kit.fonts import interface_font
from ui.kit.labels import label, title
from ui.kit.painted_button import PaintedButton
from ui.kit.painting import rounded, text
from ui.kit.segments import Segments
from ui.kit.switch import Switch
from ui.kit.theme import QUIET, colours

SWATCH = 30


class SettingsPage(QWidget):
    """A page of settings; rows are added at the bottom."""

    def __init__(self, heading: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.column = QVBoxLayout(self)
        self.column.setContentsMargins(0, 0, 12, 0)
        self.column.setSpacing(16)
        self.column.addWidget(title(heading, self, 20))

    def add_choice(
        self,
        words: str,
        note: str,
        choices: Sequence[tuple[str, str]],
        value: str,
        change: Callable[[str], object],
        beside: str = "",
    ) -> Segments:
        """Add a choice of few values."""
        segments = Segments(choices, self)
        segments.choose(value)
        segments.chosen.connect(change)
        for one, button in segments.buttons.items():
            button.setAccessibleName(f"{words}: {dict(choices)[one]}")
        row = QVBoxLayout()
        row.setSpacing(6)
        row.addWidget(label(words, self, weight=QFont.Weight.Bold))
        row.addWidget(segments, 0, Qt.AlignmentFlag.AlignLeft)
        if note:
            row.addWidget(label(note, self, pixels=12, role=QUIET, wrap=True))
        if beside:
            row.addWidget(label(beside, self, pixels=12, role=QUIET, wrap=True))
        self.column.addLayout(row)
        return segments

    def add_switch(self, words: str, note: str, value: bool, change: Callable[[bool], object]) -> Switch:
        """Add a switch."""
        switch = Switch(words, "", self)
        switch.setAccessibleDescription(note)
        switch.setChecked(value)
        switch.toggled.connect(change)
        row = QVBoxLayout()
        row.setSpacing(0)
        row.addWidget(switch)
        said = label(note, self, pixels=12, role=QUIET, wrap=True)
        said.setContentsMargins(48, 0, 0, 0)
        row.addWidget(said)
        self.column.addLayout(row)
        return switch

    def add_text(self, words: str, *, quiet: bool = True) -> None:
        """Add a sentence."""
        self.column.addWidget(label(words, self, role=QUIET, wrap=True) if quiet else label(words, self, wrap=True))

    def add_layout(self, row: QLayout) -> None:
        """Add a custom row."""
        self.column.addLayout(row)

    def end(self) -> None:
        """Keep the rows together at the top."""
        self.column.addStretch(1)


class Swatch(PaintedButton):
    """One of the 6 colours, with a letter for those who cannot distinguish colours."""

    def __init__(self, number: int, letter: str, words: str, parent: QWidget) -> None:
        super().__init__(parent)
        self.number, self.letter = number, letter
        self.setAccessibleName(words)
        self.setToolTip(words)
        self.setCheckable(True)
        self.setFixedSize(SWATCH, SWATCH)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the colour, with a ring if it is chosen."""
        palette = colours(self)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        rect = QRectF(self.rect())
        ground = palette_colours(self)[self.number]
        rounded(painter, rect.adjusted(5, 5, -5, -5), 6, ground)
        text(
            painter,
            rect,
            self.letter,
            interface_font(11, QFont.Weight.Bold),
            ink_on(ground),
            Qt.AlignmentFlag.AlignHCenter,
        )
        if self.isChecked():
            rounded(painter, rect.adjusted(1, 1, -1, -1), 9, None, palette.text, 2)
        if self.hasFocus():
            pen = QPen(
                QColor(palette.accent_text), 2, Qt.PenStyle.DotLine if self.isChecked() else Qt.PenStyle.SolidLine
            )
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(pen)
            painter.drawRoundedRect(rect.adjusted(1, 1, -1, -1), 9, 9)


def palette_colours(widget: QWidget) -> tuple[str, ...]:
    """Return the 6 player colours of the theme in their fixed order, regardless of seats."""
    from ui.art.palette import PALETTES

    return PALETTES[colours(widget).name].players


class ColourRow(QWidget):
    """The 6 colours for one seat; `chosen` is emitted with the seat and the number of the colour."""

    chosen = Signal(int, int)

    def __init__(self, seat: int, words: Sequence[str], parent: QWidget) -> None:
        super().__init__(parent)
        self.seat = seat
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(2)
        self._group = QButtonGroup(self)
        self.swatches = [Swatch(number, name[:1].upper(), name, self) for number, name in enumerate(words)]
        for swatch in self.swatches:
            self._group.addButton(swatch)
            swatch.clicked.connect(partial(self._clicked, swatch.number))
            row.addWidget(swatch)

    def show_number(self, number: int) -> None:
        """Mark a colour as this seat's."""
        self.swatches[number].setChecked(True)

    def _clicked(self, number: int, _checked: bool = False) -> None:
        self.chosen.emit(self.seat, number)
