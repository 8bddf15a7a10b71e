"""Shows changes of a game whose table animates its dice itself; computer players wait until the end.

The first key or click ends the animation. It is not an answer, because the question was not visible yet.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QAbstractButton

from ui.kit.theme import application
from ui.motion.pace import Motion
from ui.motion.stopping import may_answer
from ui.session.seats import NOBODY

if TYPE_CHECKING:
    from ui.motion.shown_page import ShownPage
    from ui.session.change import TableChange

HURRIES = (
    QEvent.Type.ShortcutOverride,
    QEvent.Type.KeyPress,
    QEvent.Type.MouseButtonPress,
    QEvent.Type.TouchBegin,
)
JUMPS = ("undo", "redo")


class PlainShowing(QObject):
    """Connects a game's page with its table. Create it after all widgets of the page."""

    over = Signal()
    warming = False

    def __init__(self, page: ShownPage, motion: Motion) -> None:
        super().__init__(page)
        self.motion = motion
        self._page, self._session, self._table = page, page.session, page.table
        self._mark = self._state()
        self._holding = False
        self._pause = QTimer(self)
        self._pause.setSingleShot(True)
        self._pause.timeout.connect(self.finish)
        self._table.told.connect(page.suspense.release)
        self._table.settled.connect(self._let_read)
        self._session.about_to_change.connect(self._note)
        self._session.changed.connect(self._show)
        motion.changed.connect(self.finish)

    @property
    def busy(self) -> bool:
        """True while something moves or waits to be read."""
        return self._holding

    def finish(self) -> None:
        """Skip to the end of the animation."""
        self._pause.stop()
        if self._table.busy:
            self._table.finish()
        self._page.suspense.release()
        if self._holding:
            self._holding = False
            application().removeEventFilter(self)
            self._session.automatic.release()
            self.over.emit()

    def _state(self) -> tuple[int, int | None]:
        """Return the length of the journal and the moment shown, to distinguish a choice from a jump in time."""
        return len(self._session.game.journal), self._session.moment

    def _goes_on(self) -> bool:
        """Return True if a choice was made in the present."""
        deeds, moment = self._state()
        journal = self._session.game.journal
        return moment is None and self._mark[1] is None and deeds > self._mark[0] and journal[-1].kind not in JUMPS

    @property
    def _unseen(self) -> bool:
        still = self.motion.off and not self._table.halts
        return still or not self._page.isVisible() or self._page.window().isMinimized()

    def _note(self) -> None:
        """Hide the results of a choice until the table has shown them."""
        if not self._unseen and self._goes_on():
            self._page.suspense.hold()

    def _show(self, _change: TableChange) -> None:
        """Make the table show the effects of a choice."""
        fresh, self._mark = self._goes_on(), self._state()
        if self._unseen or not fresh:
            self.finish()
            return
        self._pause.stop()
        self._hold()
        self._table.play(self.motion.length)
        if not self._table.rolling:
            self._page.suspense.release()
        if not self._table.busy:
            self._let_read()

    def _hold(self) -> None:
        if not self._holding:
            self._holding = True
            self._session.automatic.hold()
            application().installEventFilter(self)

    def _let_read(self) -> None:
        """Pause for reading before a computer player continues or the curtain is shown."""
        self._page.suspense.release()
        question = self._session.game.question
        if not self._holding:
            return
        secret = self._session.seats.behind_curtain != NOBODY
        if question is None or (self._session.kinds[question.seat] == "person" and not secret):
            self.finish()
        else:
            self._pause.start(round(self._table.to_read * self.motion.length))

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        """End the animation at any key or click; continue a table that waits for the player (`Stopping`)."""
        if not self._holding or self._table.halting or event.type() not in HURRIES:
            return False
        meant = self._page.suspense.held and self._only_hurries(event)
        if event.type() == QEvent.Type.ShortcutOverride:
            if meant:
                event.accept()  # Qt sends it again as a key instead of a shortcut
            return meant
        self._hurry()
        return meant

    def _hurry(self) -> None:
        """Skip to the end, or to where the table waits for the player."""
        if self._table.busy:
            self._table.hurry()
        if not self._table.busy:
            self.finish()

    def _only_hurries(self, event: QEvent) -> bool:
        """Return True if a press would answer a hidden question: a key, or a click on the bar or a panel."""
        if isinstance(event, QKeyEvent):
            return may_answer(self._page, event)
        if not isinstance(event, QMouseEvent):
            return False
        at = self._page.mapFromGlobal(event.globalPosition()).toPoint()
        under = self._page.childAt(at)
        if isinstance(under, QAbstractButton) and under.isVisible():
            return False
        return any(part.geometry().contains(at) for part in (self._page.bar, *self._page.panels))
