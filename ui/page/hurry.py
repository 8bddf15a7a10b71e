"""The way to a person's next decision: the others play on without animations and stops, and a recap follows."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from ui.motion.pace import speed_of

if TYPE_CHECKING:
    from ui.page.game_page import GamePage


class Hurry(QObject):
    """Hurries the game until a person at this screen decides, or it ends. `on` is True meanwhile."""

    def __init__(self, page: GamePage) -> None:
        super().__init__(page)
        self._page, self._session = page, page.session
        self.on = False
        self._since = 0
        self._session.changed.connect(self._on_changed)
        self._session.automatic.stuck_changed.connect(self._on_changed)

    @property
    def decides(self) -> bool:
        """True if a person at this screen decides now: no standing or prepared answer will be given."""
        session = self._session
        if session.seats.behind_curtain >= 0:
            return True
        question = session.game.question
        return question is not None and session.seats.asks_person and session.automatic.unasked(question) is None

    def why_not(self) -> str:
        """Return the word of the reason why there is nothing to hurry, or ""."""
        session = self._session
        if session.game.question is None:
            return "over"
        if not session.seats.persons() or session.guard.read_only:
            return "nobody"
        return "yours" if session.moment is None and self.decides else ""

    def toggle(self) -> None:
        """Begin to hurry, or stop it."""
        if self.on:
            self._stop()
        elif not self.why_not():
            self._begin()

    def _begin(self) -> None:
        page = self._page
        page.past.seeker.to_present()
        if self.decides:
            return  # only an earlier moment was between the person and the decision
        self.on, self._since = True, page.past.seeker.own_answer()
        page.motion.choose("off")
        page.stopping.let_go()
        page.showing.finish()

    def _stop(self) -> None:
        self.on = False
        self._page.motion.choose(speed_of(self._page.window()))

    def _on_changed(self, _change: object = None) -> None:
        if not self.on:
            return
        session = self._session
        if session.game.question is None or self.decides or session.computers.stuck:
            self._stop()
            self._page.past.tell_since(self._since)
