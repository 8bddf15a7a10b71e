"""The replay bar, which replaces the question bar while an earlier moment is shown."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QColor, QFont, QKeyEvent, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from ui.history.seek_bar import SeekBar
from ui.history.step_button import StepButton
from ui.history.steps import TurnStart, said_at, where_words
from ui.kit.buttons import KeyButton, without_argument
from ui.kit.fonts import interface_font
from ui.kit.labels import SeatDot, TwoLines, label
from ui.kit.painting import fill_bar
from ui.kit.segments import Segments
from ui.kit.theme import BAR_HEIGHT, QUIET, colours

if TYPE_CHECKING:
    from collections.abc import Callable

    from ui.history.seeker import Seeker
    from ui.session.table_state import TableState

LOW = 32  # height of the buttons in pixels
HATCH = 6  # pixels between the strokes that mark the past


class ReplayBar(QWidget):
    """The moment shown, its events, and the buttons to move on. `practise` asks for a practice game from there."""

    practise = Signal(int)

    def __init__(self, state: TableState, seeker: Seeker, parent: QWidget) -> None:
        super().__init__(parent)
        self._state, self._seeker = state, seeker
        self._say = state.words.say
        self.setFixedHeight(BAR_HEIGHT)
        self.setAccessibleName(self._say("ui-replay"))
        column = QVBoxLayout(self)
        column.setContentsMargins(20, 4, 16, 2)
        column.setSpacing(0)
        column.addLayout(self._build_words())
        column.addLayout(self._build_seeking())
        self.hide()
        seeker.playing_changed.connect(self._on_playing)

    def _build_words(self) -> QHBoxLayout:
        row = QHBoxLayout()
        row.setSpacing(8)
        self.what = TwoLines(self, interface_font(12, QFont.Weight.DemiBold))
        row.addWidget(self.what, 1, Qt.AlignmentFlag.AlignVCenter)
        self.branch = self._key_button("practise", "B", self._practise, "plain")
        self.back = self._key_button("back", "Esc", self._seeker.to_present, "primary")
        row.addWidget(self.back)
        row.addWidget(self.branch)  # rightmost, so that repeated clicks on Back cannot hit Undo
        return row

    def _key_button(self, key: str, keys: str, act: Callable[[], object], look: str) -> KeyButton:
        button = KeyButton(self._say(f"ui-replay-{key}"), keys, look, self, height=LOW)  # type: ignore[arg-type]
        button.setToolTip(self._say(f"ui-replay-{key}-tip"))
        button.clicked.connect(partial(without_argument, act))
        return button

    def _build_seeking(self) -> QHBoxLayout:
        seeker = self._seeker
        row = QHBoxLayout()
        row.setSpacing(2)
        self.first = self._step_button("step_first", "first", seeker.to_begin)
        self.turn_back = self._step_button("turn_back", "turn-back", seeker.turn_before)
        self.step_back = self._step_button("step_back", "step-back", partial(seeker.step, -1))
        self.play = self._step_button("play", "play", seeker.play)
        self.step_on = self._step_button("step_forward", "step-forward", partial(seeker.step, 1))
        self.turn_on = self._step_button("turn_forward", "turn-forward", seeker.next_turn)
        for button in (self.first, self.turn_back, self.step_back, self.play, self.step_on, self.turn_on):
            row.addWidget(button)
        self.seek = SeekBar(self)
        self.seek.setAccessibleName(self._say("ui-replay-slider"))
        self.seek.valueChanged.connect(self._sought)
        self.seek.sliderReleased.connect(self._released)
        self.dot = SeatDot(self)
        self.where = label("", self, pixels=12, weight=QFont.Weight.Bold)
        self.count = label("", self, pixels=12, role=QUIET)
        self.speed = Segments([(speed, self._say(f"ui-replay-{speed}")) for speed in ("slow", "normal", "fast")], self)
        self.speed.setAccessibleName(self._say("ui-replay-speed"))
        self.speed.choose("normal")
        self.speed.chosen.connect(seeker.set_speed)
        row.addSpacing(8)
        row.addWidget(self.seek, 1)
        row.addSpacing(8)
        row.addWidget(self.dot)
        row.addSpacing(4)
        row.addWidget(self.where)
        row.addSpacing(8)
        row.addWidget(self.count)
        row.addSpacing(8)
        row.addWidget(self.speed)
        return row

    def _step_button(self, icon: str, key: str, act: Callable[[], object]) -> StepButton:
        button = StepButton(icon, self._say(f"ui-replay-{key}"), self)
        button.clicked.connect(partial(without_argument, act))
        return button

    # Content

    def show_moment(self) -> None:
        """Show the moment that the table shows."""
        moment, turn = self._seeker.moment, self._seeker.turn()
        table = self._state.game_table
        self.where.setText(self._where(turn))
        self.dot.set_seat(turn.seat if turn else -1)
        said = said_at(self._state.words, table, self._state.game, moment)
        self.what.set_text(" · ".join(said))
        self.what.setToolTip("\n".join(said))
        self.count.setText(self._count(moment))
        self._keep_widths()
        self.seek.show_moments(self._seeker.latest, self._seeker.turns, moment)
        for button in (self.first, self.turn_back, self.step_back):
            button.setEnabled(moment > 0)

    def _where(self, turn: TurnStart | None) -> str:
        return where_words(self._state.words, self._state.game_table, turn)

    def _count(self, moment: int) -> str:
        return self._say("ui-replay-count", number=moment, count=self._seeker.latest)

    def _keep_widths(self) -> None:
        """Set the width of the texts beside the slider for every moment, so that it does not move below the pointer."""
        turns = self._seeker.turns
        last = max((start.turn for start in turns), default=0)
        seats = {start.seat for start in turns}
        places = [self._where(None), *(self._where(TurnStart(0, seat, last)) for seat in seats)]
        for words, said in ((self.where, places), (self.count, [self._count(self._seeker.latest)])):
            words.setFixedWidth(max(words.fontMetrics().horizontalAdvance(one) for one in said) + 2)

    def _on_playing(self, playing: bool) -> None:
        self.play.show_as("pause" if playing else "play", self._say(f"ui-replay-{'pause' if playing else 'play'}"))

    # Seeking

    def _sought(self, moment: int) -> None:
        self._seeker.stop()
        # The bar stays until the slider is released.
        (self._seeker.show_any if self.seek.isSliderDown() else self._seeker.show)(moment)

    def _released(self) -> None:
        self._seeker.show(self.seek.value())

    def _practise(self) -> None:
        self._seeker.stop()
        self.practise.emit(self._seeker.moment)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Step with plain arrows."""
        by = {Qt.Key.Key_Left: -1, Qt.Key.Key_Up: -1, Qt.Key.Key_Right: 1, Qt.Key.Key_Down: 1}.get(Qt.Key(event.key()))
        if by is None or event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier:
            super().keyPressEvent(event)
        else:
            self._seeker.stop()
            self._seeker.step(by)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint a flat background with a line above, and strokes on the left that mark the past."""
        palette = colours(self)
        painter = QPainter(self)
        rect = QRectF(self.rect())
        fill_bar(painter, rect, palette, "above")
        painter.setPen(QColor(palette.quiet_text))
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for top in range(-HATCH, round(rect.height()), HATCH):
            painter.drawLine(0, top + HATCH, HATCH, top)
