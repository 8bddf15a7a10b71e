"""The turn ribbon: which round, whose turn, what is played, and the phases of the turn."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRectF
from PySide6.QtGui import QFont, QPainter, QPaintEvent
from PySide6.QtWidgets import QHBoxLayout, QWidget

from ddtable.face_words import clause_tip
from ui.shell.fonts import interface_font
from ui.shell.labels import Chip, CutLabel, SeatDot, label, title
from ui.shell.painting import fill_bar
from ui.shell.theme import DANGER, QUIET, colours

if TYPE_CHECKING:
    from ddtable.words import Words
    from ui.controller import Controller

HEIGHT = 44
CLAUSES = {
    "expire": "TU1",
    "dragons": "TU2",
    "eighth_face": "TU3",
    "first_march": "TU4",
    "second_march": "TU5",
    "reserves": "TU6",
}


class Ribbon(QWidget):
    """One line above the table. `show_game` fills it from a controller."""

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
        self.game = CutLabel(self, interface_font(12), QUIET)
        row.addWidget(title("ddtable", self, 18))
        row.addSpacing(16)
        row.addWidget(self.round)
        row.addSpacing(12)
        row.addWidget(self.dot)
        row.addWidget(self.turn)
        row.addSpacing(12)
        row.addWidget(self.unverified)
        row.addWidget(self.game, 1)
        self._phases = QHBoxLayout()
        self._phases.setSpacing(6)
        row.addLayout(self._phases)
        self.chips: list[Chip] = []

    def show_game(self, controller: Controller) -> None:
        """Show where a game stands."""
        position, words = controller.position, self._words
        board = position.board
        self.game.set_text(self._about(controller))
        self._show_unverified(controller.diverged_at)
        over = position.result is not None
        if board.turn:
            number = (board.turn - 1) // position.seats + 1
            self.round.setText(words.say("ui-round", number=number))
            turn = words.say("ui-turn", player=controller.names[board.seat])
            self.turn.setText(words.say("ui-ribbon-over") if over else turn)
        else:
            self.round.setText(words.say("ui-set-up"))
            self.turn.setText("")
        self.dot.set_seat(board.seat)
        self.dot.setVisible(bool(board.turn) and not over)
        self._show_phases(controller)

    def _show_unverified(self, entry: int | None) -> None:
        """Say for as long as the game is on the table that its file does not prove how it came to this."""
        self.unverified.setVisible(entry is not None)
        if entry is not None:
            self.unverified.setToolTip(self._words.say("ui-unverified-text", entry=entry))
            self.unverified.setAccessibleDescription(self.unverified.toolTip())

    def _about(self, controller: Controller) -> str:
        set_up = controller.game.set_up
        specs = controller.game.rules.option_specs()
        parts = [self._words.say("ui-system", system=set_up.system, health=controller.position.board.health)]
        if followers := self._followers(controller):
            parts.insert(0, self._words.say("ui-turns-follow", players=" › ".join(followers)))
        parts += [
            self._words.say(f"ui-option-{spec.name}-on")
            for spec in specs
            if set_up.options.get(spec.name, spec.values[0]) != spec.values[0]
        ]
        return " · ".join(parts)

    def _followers(self, controller: Controller) -> list[str]:
        """Return the players whose turns come next, in their order, where more than two play (C3)."""
        board, seats = controller.position.board, controller.position.seats
        if not board.turn or seats < 3:
            return []
        order = [seat for seat in board.order if seat == board.seat or seat not in board.out]
        at = order.index(board.seat)
        return [controller.names[seat] for seat in (*order[at + 1 :], *order[:at])]

    def _show_phases(self, controller: Controller) -> None:
        """Show the phases of the turn, the one in hand lit."""
        phases = controller.game.rules.phases(controller.position)
        if len(phases) != len(self.chips):
            self._make_chips(len(phases))
        for chip, phase in zip(self.chips, phases, strict=True):
            chip.show_as(self._words.say("phase", word=phase.word), lit=phase.now, past=controller.moment is not None)
            if phase.word in CLAUSES:
                chip.setToolTip(clause_tip(self._words, CLAUSES[phase.word]))

    def _make_chips(self, count: int) -> None:
        for chip in self.chips:
            chip.deleteLater()
        self.chips = [Chip("", self) for _ in range(count)]
        for chip in self.chips:
            self._phases.addWidget(chip)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """A flat ground with a line below."""
        fill_bar(QPainter(self), QRectF(self.rect()), colours(self), "below")
