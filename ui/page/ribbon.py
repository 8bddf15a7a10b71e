"""The turn ribbon: the round, the turn, the game, and the phases of the turn."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QFont, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from ddtable.engine.system import fixed_options
from ui.kit.buttons import KeyButton, without_argument
from ui.kit.fonts import interface_font
from ui.kit.labels import Chip, CutLabel, SeatDot, label, title
from ui.kit.painting import fill_bar
from ui.kit.theme import DANGER, QUIET, colours

if TYPE_CHECKING:
    from ddtable.words.sentences import Words
    from ui.games.ribbon_text import RibbonText
    from ui.session.session import Session
    from ui.session.table_state import TableState

HEIGHT, BADGE = 44, 28


class Ribbon(QWidget):
    """One line above the table, filled by `show_game`.

    `original_wanted` asks for the game that a practice game comes from.
    """

    original_wanted = Signal()

    def __init__(self, words: Words, parent: QWidget) -> None:
        super().__init__(parent)
        self._words = words
        self.setFixedHeight(HEIGHT)
        row = QHBoxLayout(self)
        row.setContentsMargins(16, 0, 16, 0)
        row.setSpacing(8)
        self.round = label("", self, pixels=13)
        self.dot = SeatDot(self)
        self.turn = label("", self, pixels=13, weight=QFont.Weight.Bold)
        self.unverified = label(words.say("ui-unverified"), self, pixels=12, weight=QFont.Weight.Bold, role=DANGER)
        self.unverified.hide()
        self.practice = KeyButton("", "", "plain", self, height=BADGE)
        self.practice.clicked.connect(partial(without_argument, self.original_wanted.emit))
        self.practice.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # Return stays the answer; the History menu has it too
        self.practice.hide()
        self.game = CutLabel(self, interface_font(12), QUIET)
        row.addWidget(title("ddtable", self, 18))
        row.addSpacing(16)
        row.addWidget(self.round)
        row.addSpacing(12)
        row.addWidget(self.dot)
        row.addWidget(self.turn)
        row.addSpacing(12)
        row.addWidget(self.practice)
        row.addWidget(self.unverified)
        row.addWidget(self.game, 1)
        self._row = row
        self._phases = QHBoxLayout()
        self._phases.setSpacing(6)
        row.addLayout(self._phases)
        self.chips: list[Chip] = []

    def add_beside_game(self, widget: QWidget) -> None:
        """Show a widget after the description of the game."""
        self._row.insertWidget(self._row.count() - 1, widget)
        self._row.insertSpacing(self._row.count() - 1, 12)

    def show_game(self, session: Session) -> None:
        """Show the state of a game."""
        told, over = session.system.ribbon(session), session.position.result is not None
        self.game.set_text(self._about(session, told))
        self._show_unverified(session.guard.diverged_at)
        self._show_practice(session)
        self.round.setText(told.round)
        self.turn.setText(self._words.say("ui-ribbon-over") if over else told.turn)
        self.dot.set_seat(told.seat)
        self.dot.setVisible(told.seat >= 0 and not over)
        if told.phases:
            self._show_phases(session, told)
        for chip in self.chips:
            chip.setVisible(told.phases)

    def _show_unverified(self, entry: int | None) -> None:
        """Show permanently that the game's file does not match the rules."""
        self.unverified.setVisible(entry is not None)
        if entry is not None:
            self.unverified.setToolTip(self._words.say("ui-unverified-text", entry=entry))
            self.unverified.setAccessibleDescription(self.unverified.toolTip())

    def _show_practice(self, session: Session) -> None:
        """Name the game that a practice game comes from, with the way back to it."""
        origin, say = session.guard.origin, self._words.say
        self.practice.setVisible(origin is not None)
        if origin is not None:
            self.practice.show_as(say("ui-practice-from", turn=origin.turn), "", "plain")
            names = session.names
            ends = {"first": names[0], "second": names[-1]}
            players = say("ui-practice-players", players=" – ".join(names), count=len(names), **ends)
            self.practice.setToolTip(say("ui-practice-from-tip", turn=origin.turn, players=players))

    def _about(self, session: Session, told: RibbonText) -> str:
        """Return the description of the game, with the house options that differ from the printed rules.

        With real dice also those for which a new game with real dice has another default.
        """
        set_up, options = session.game.set_up, []
        specs = session.game.rules.option_specs()
        fixed = fixed_options(specs, set_up.options)
        for spec in specs:
            if set_up.options.get(spec.name, spec.values[0]) != spec.values[0]:
                options.append(self._words.say(f"ui-option-{spec.name}-on"))
            elif session.real_dice and spec.real_dice is not None and spec.name not in fixed:
                options.append(self._words.say(f"ui-option-{spec.name}-real"))
        return " · ".join([*told.about, *options])

    def _show_phases(self, state: TableState, told: RibbonText) -> None:
        """Show the phases of the turn, the current one lit."""
        every = state.game.rules.phases(state.position)
        phases = [phase for phase in every if phase.now or phase.word not in told.quiet]
        if len(phases) != len(self.chips):
            self._make_chips(len(phases))
        for chip, phase in zip(self.chips, phases, strict=True):
            chip.show_as(self._words.phase(phase.word, state.table), lit=phase.now, past=state.moment is not None)
            chip.setToolTip(told.tips.get(phase.word, ""))

    def _make_chips(self, count: int) -> None:
        for chip in self.chips:
            chip.deleteLater()
        self.chips = [Chip("", self) for _ in range(count)]
        for chip in self.chips:
            self._phases.addWidget(chip)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint a flat background with a line below."""
        fill_bar(QPainter(self), QRectF(self.rect()), colours(self), "below")
