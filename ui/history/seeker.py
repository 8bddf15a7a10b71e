"""Navigation through the moments of a game: by steps, by turns, or as playback."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal

from ui.history.deeds import CHOICE
from ui.history.steps import TurnStart, turn_at, turn_starts

if TYPE_CHECKING:
    from ui.session.session import Session

MILLISECONDS = {"slow": 2400, "normal": 1200, "fast": 400}


class Seeker(QObject):
    """Changes the moment shown. A step past the last one returns to the present; playback stops at it."""

    playing_changed = Signal(bool)

    def __init__(self, session: Session, parent: QObject) -> None:
        super().__init__(parent)
        self._session = session
        self._known: tuple[int, object] = (0, None)
        self._starts: list[TurnStart] = []
        self._timer = QTimer(self)
        self._timer.setInterval(MILLISECONDS["normal"])
        self._timer.timeout.connect(self._next)

    @property
    def latest(self) -> int:
        """The latest moment of the game."""
        return len(self._session.game.history) - 1

    @property
    def moment(self) -> int:
        """The moment that the table shows."""
        shown = self._session.moment
        return self.latest if shown is None else shown

    @property
    def turns(self) -> list[TurnStart]:
        """The starts of the game's turns."""
        history = self._session.game.history
        known = (len(history), history[-1])
        if known[0] != self._known[0] or known[1] is not self._known[1]:
            self._known, self._starts = known, turn_starts(history)
        return self._starts

    def turn(self) -> TurnStart | None:
        """Return the turn shown; None for the set-up."""
        return turn_at(self.turns, self.moment)

    # Steps

    def show(self, moment: int) -> None:
        """Show a moment; the last one returns to the present."""
        self._session.shown.look_at(max(0, moment) if moment < self.latest else None)

    def show_any(self, moment: int) -> None:
        """Show a moment, also the last one, without leaving the past."""
        self._session.shown.look_at(max(0, min(moment, self.latest)))

    def step(self, count: int) -> None:
        """Move `count` steps forward, or back if it is negative."""
        self.show(self.moment + count)

    def next_turn(self) -> None:
        """Move to the start of the next turn; after the last one to the present."""
        self.show(next((start.step for start in self.turns if start.step > self.moment), self.latest))

    def turn_before(self) -> None:
        """Move to the start of the turn, or from there to the previous one; before the first turn to the beginning."""
        self.show(next((start.step for start in reversed(self.turns) if start.step < self.moment), 0))

    def to_begin(self) -> None:
        """Move to the beginning of the game."""
        if self.latest:
            self.show(0)

    def to_present(self) -> None:
        """Return to the present."""
        self.stop()
        self._session.shown.look_at(None)

    # Playback

    @property
    def playing(self) -> bool:
        """True during playback."""
        return self._timer.isActive()

    def set_speed(self, speed: str) -> None:
        """Set the playback speed: "slow", "normal" or "fast"."""
        self._timer.setInterval(MILLISECONDS[speed])

    def play(self) -> None:
        """Start or stop playback; at the end it starts from the beginning."""
        if self.playing:
            self.stop()
            return
        if self.moment >= self.latest:
            self.to_begin()
        if self.latest:
            self._timer.start()
            self.playing_changed.emit(True)

    def stop(self) -> None:
        """Stop playback."""
        if self.playing:
            self._timer.stop()
            self.playing_changed.emit(False)

    def _next(self) -> None:
        """Show the next moment; at the last one wait in the past.

        A bar that changes by itself changes under the pointer.
        """
        self.show_any(self.moment + 1)
        if self._session.moment is None or self.moment >= self.latest:
            self.stop()

    # Actions of others

    def watch_others(self) -> None:
        """Move to the first action of others since this player's last answer; again: to the start of their turn.

        From there the player moves on step by step.
        """
        seat = self._watcher()
        own = self._after_own(seat)
        earlier = next((start.step for start in reversed(self.turns) if start.seat != seat and start.step < own), own)
        begin = own if self.moment != own or self._session.moment is None else earlier
        if begin < self.latest:
            self.stop()
            self.show(begin)

    def play_others(self) -> None:
        """Play the actions of others since this player's last answer."""
        self.watch_others()
        if self._session.moment is not None:
            self.play()

    def own_answer(self) -> int:
        """Return the moment after the viewer's last answer that others have followed."""
        return self._after_own(self._watcher())

    def _watcher(self) -> int:
        """Return the seat of the viewer: the person asked, else the first person, else -1."""
        question, persons = self._session.game.question, self._session.seats.persons()
        if question is not None and question.seat in persons:
            return question.seat
        return persons[0] if persons else -1

    def _after_own(self, seat: int) -> int:
        """Return the moment after a seat's last answer that others have followed; else the start of the last turn."""
        choices = self._session.game.choices
        others = len(choices)
        while others and choices[others - 1].seat == seat:
            others -= 1
        own = others
        while own and not (choices[own - 1].seat == seat and choices[own - 1].kind == CHOICE):
            own -= 1
        if seat >= 0 and own:
            return own
        return self.turns[-1].step if self.turns else 0
