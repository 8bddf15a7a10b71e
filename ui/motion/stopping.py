"""Stops after a roll of a computer player: the roll stays visible until a key or click."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Literal

from PySide6.QtCore import QEvent, QObject, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent, QWindow
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget

from ddtable.engine.events import hurts, is_sort
from ui.kit.theme import application

if TYPE_CHECKING:
    from ddtable.engine.kernel import Played
    from ui.motion.shown_page import ShownPage
    from ui.session.change import TableChange
    from ui.session.session import Session

Stops = Literal["never", "hits", "rolls"]
"""The rolls that stop the game: none, results that hit a person at the screen, every roll."""
FIRST_GAMES = 3  # games played on this computer after which the player is not new
JUMPS = ("undo", "redo")
SILENT = (Qt.Key.Key_Shift, Qt.Key.Key_Control, Qt.Key.Key_Alt, Qt.Key.Key_Meta, Qt.Key.Key_AltGr)
COMMANDS = Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier | Qt.KeyboardModifier.MetaModifier


def stops_of(window: QWidget, session: Session) -> Stops:
    """Return the rolls that stop a game: by the settings, or by default for a beginner.

    A guided battle with its cards stops after every roll, the newcomer's too. Without settings a game never stops.
    A puzzle never stops: its computer players wait anyway, and a stop would take the first click on its card.
    """
    settings = getattr(window, "settings", None)
    if settings is None or session.automatic.paused:
        return "never"
    chosen: Literal["first", "never", "hits", "rolls"] = settings.value.stops
    if chosen != "first":
        return chosen
    if session.guard.guide and not session.guard.without_help:
        return "rolls"
    here = str(session.guard.path.absolute()) if session.guard.path is not None else ""
    others = [path for path in settings.value.played if path != here]
    return "hits" if len(others) < FIRST_GAMES else "never"


class Stopping(QObject):
    """Holds a game after the rolls in `wanted` until a key or click. Create it after the widgets that show the roll.

    `began`: the game waits for a key; `ended`: it continues. If a person is asked next, there is no stop.
    """

    began = Signal()
    ended = Signal()

    def __init__(self, page: ShownPage, wanted: Callable[[], Stops]) -> None:
        super().__init__(page)
        self._page, self._session, self._wanted = page, page.session, wanted
        self._deeds = len(self._session.game.journal)
        self._held = False
        self.waiting = False
        self._session.changed.connect(self._on_changed)
        page.showing.over.connect(self._wait_soon)
        page.table.halted.connect(self._wait_soon)
        page.installEventFilter(self)
        self._prepare()

    def let_go(self) -> None:
        """Continue the game, or the display of its change."""
        waited, shows = self.waiting, self._page.table.halting
        self._wait_no_more()
        if shows:
            self._page.table.walk_on()
        else:
            self._release()
        if waited:
            self.ended.emit()

    def _release(self) -> None:
        held, self._held = self._held, False
        if held:
            self._session.automatic.release()

    def _on_changed(self, change: TableChange) -> None:
        """Hold the game after a roll; a new entry ends the hold, an earlier moment only hides it."""
        session, journal = self._session, self._session.game.journal
        before, self._deeds = self._deeds, len(journal)
        if self._deeds != before and (self._held or self.waiting):
            self._wait_no_more()
            self._release()
            self.ended.emit()
        if session.moment is not None:
            self._wait_no_more()
        elif self._held:
            self._wait_soon()
        elif self._deeds > before and journal[-1].kind not in JUMPS and self._stops_at(change.played):
            self._held = True
            session.automatic.hold()
            self._wait_soon()
        self._prepare()

    def _prepare(self) -> None:
        """Set where a table that shows changes part by part waits."""
        stops = self._wanted() != "never" and bool(self._session.seats.persons())
        self._page.table.halt_at(self._halts if stops else None)

    def _halts(self, part: object) -> bool:
        return self._session.system.halts(part, self._wanted(), self._session.seats.persons())

    def _stops_at(self, played: Played) -> bool:
        session, wanted = self._session, self._wanted()
        question, persons = session.game.question, session.seats.persons()
        if wanted == "never" or question is None or not persons or not self._page.isVisible():
            return False
        if session.asks_person and session.standing.answer(question) is None:
            return False  # the roll stays visible until that person answers
        if wanted == "rolls":
            return any(is_sort(event, "rolls") for event in played.events)
        return any(hurts(event, persons) for event in played.events)

    # Waiting for a key

    def _wait_soon(self) -> None:
        """Wait for a key after the roll has been shown, but not for the key that hurried it."""
        QTimer.singleShot(0, self, self._wait)

    def _wait(self) -> None:
        page = self._page
        due = page.table.halting or (self._held and not page.showing.busy)
        if due and not self.waiting and page.isVisible() and self._session.moment is None:
            self.waiting = True
            application().installEventFilter(self)
            self.began.emit()

    def _wait_no_more(self) -> None:
        if self.waiting:
            self.waiting = False
            application().removeEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Continue on a key or click, which does nothing else; the log, menus and Undo work as usual.

        A hidden page does not wait: it is about to be deleted, or covered by another.
        """
        if watched is self._page and event.type() in (QEvent.Type.Hide, QEvent.Type.Show):
            if event.type() == QEvent.Type.Hide:
                self._wait_no_more()
            else:
                self._wait_soon()
        if not self.waiting or not self._is_of_page(watched):
            return False
        if event.type() in (QEvent.Type.ShortcutOverride, QEvent.Type.KeyPress) and isinstance(event, QKeyEvent):
            return self._goes_on_by_key(event)
        if event.type() == QEvent.Type.MouseButtonPress and isinstance(event, QMouseEvent):
            return self._goes_on_by_click(event)
        if event.type() == QEvent.Type.TouchBegin:
            self.let_go()
        return False

    def _is_of_page(self, watched: QObject) -> bool:
        window = self._page.window()
        if QApplication.activePopupWidget() is not None or QApplication.activeModalWidget() is not None:
            return False
        if isinstance(watched, QWindow):
            return watched is window.windowHandle()
        return isinstance(watched, QWidget) and watched.window() is window

    def _goes_on_by_key(self, event: QKeyEvent) -> bool:
        if not may_answer(self._page, event):
            return False
        event.accept()
        if event.type() == QEvent.Type.KeyPress:
            self.let_go()
        return True  # an accepted override comes again as a key press instead of a shortcut

    def _goes_on_by_click(self, event: QMouseEvent) -> bool:
        at = self._page.mapFromGlobal(event.globalPosition()).toPoint()
        page = self._page
        under = page.childAt(at)
        if under is None or (isinstance(under, QAbstractButton) and page.bar.isAncestorOf(under)):
            return False
        if any(part is under or part.isAncestorOf(under) for part in page.reading):
            return False
        self.let_go()
        return True


def may_answer(page: ShownPage, event: QKeyEvent) -> bool:
    """Return True if a key may answer: none of the log's, no modifier, no command, no function key."""
    focused = QApplication.focusWidget()
    reads = focused is not None and page.side.isAncestorOf(focused)
    return not (reads or event.key() in SILENT or event.modifiers() & COMMANDS or _is_function(event.key()))


def _is_function(key: int) -> bool:
    return Qt.Key.Key_F1 <= key <= Qt.Key.Key_F35
