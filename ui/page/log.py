"""The log: every event of the game in sentences, by turn; the last line is the current question."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

from PySide6.QtCore import QEvent, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QKeySequence, QPainter, QPaintEvent, QResizeEvent, QShortcut, QShowEvent
from PySide6.QtWidgets import QComboBox, QHBoxLayout, QLineEdit, QVBoxLayout, QWidget

from ui.kit.fonts import interface_font
from ui.kit.labels import label
from ui.kit.theme import QUIET
from ui.page.log_list import RETURN, LogList
from ui.page.log_model import KIND, OWN, TURNS, LogFilter, LogModel

if TYPE_CHECKING:
    from ui.kit.settings import SettingsFile
    from ui.motion.suspense import Suspense
    from ui.session.session import Session

SEAT = "seat-"
MARGIN = 8

__all__ = ["KIND", "LogView"]


class SearchField(QLineEdit):
    """A search field. Return and Down move to the result, Escape clears and leaves it."""

    left = Signal()
    given_up = Signal()

    def event(self, event: QEvent) -> bool:
        """Claim its keys before the window's shortcuts."""
        keys = (*RETURN, Qt.Key.Key_Escape)
        if event.type() == QEvent.Type.ShortcutOverride and cast(QKeyEvent, event).key() in keys:
            event.accept()
            return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Handle Return and Down (move to the list) and Escape (clear)."""
        if event.key() == Qt.Key.Key_Escape:
            self.clear()
            self.given_up.emit()
        elif event.key() in (*RETURN, Qt.Key.Key_Down):
            self.left.emit()
        else:
            super().keyPressEvent(event)


class LogView(QWidget):
    """The list with its filter, which the settings store; it scrolls to the end for new entries.

    A click on an entry shows its moment on the table.
    """

    def __init__(self, session: Session, parent: QWidget, settings: SettingsFile | None = None) -> None:
        super().__init__(parent)
        self._session, self._settings = session, settings
        self.entries = LogModel(session, self)
        self.shown = LogFilter(self.entries, self)
        self.list = LogList(self.shown, session.words, self)
        self.list.wanted.connect(self._look_at)
        self._moment: int | None = None
        self._latest = self.entries.latest
        self._goes_to_end = False
        self._build(settings.value.log_filter if settings is not None else "")
        self._nothing = label(session.words.say("ui-log-nothing"), self.list, role=QUIET, wrap=True, pixels=12)
        self._nothing.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        session.changed.connect(self._follow)
        self._filter()
        self._to_end()

    def wait_for(self, suspense: Suspense) -> None:
        """Add the entries of a roll only after its dice have stopped."""
        self.entries.wait_for(suspense)
        suspense.over.connect(self._follow)

    def _build(self, what: str) -> None:
        say = self._session.words.say
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 4, 0, 0)
        column.setSpacing(MARGIN)
        row = QHBoxLayout()
        row.setContentsMargins(MARGIN, 0, MARGIN, 0)
        row.setSpacing(MARGIN)
        self.search = SearchField(self)
        self.search.setPlaceholderText(say("ui-log-search"))
        self.search.setAccessibleName(say("ui-log-search"))
        self.search.setToolTip(say("ui-log-search-tip"))
        self.search.setFont(interface_font(12))
        self.search.setMinimumWidth(0)
        self.search.textChanged.connect(self._filter)
        self.search.left.connect(self._to_list)
        self.search.given_up.connect(self._leave)
        self.filter = QComboBox(self)
        self.filter.setFont(interface_font(12))
        self.filter.setAccessibleName(say("ui-log-filter"))
        self.filter.setToolTip(say("ui-log-filter-tip"))
        for value, words in self._choices():
            self.filter.addItem(words, value)
        self.filter.setCurrentIndex(max(0, self.filter.findData(what)))
        self.filter.currentIndexChanged.connect(self._chosen)
        row.addWidget(self.search, 1)
        row.addWidget(self.filter, 1)
        column.addLayout(row)
        column.addWidget(self.list, 1)
        self.setFocusProxy(self.list)
        QShortcut(QKeySequence.StandardKey.Find, self).activated.connect(self.look_for)

    def _choices(self) -> list[tuple[str, str]]:
        """Return the filters: all, the only person's own entries, sorts, each player's."""
        say, names = self._session.words.say, self._session.names
        own = [OWN] if len(self._session.seats.persons()) == 1 else []
        words, table = self._session.words, self._session.table
        sorts = (*own, *self._session.system.sorts, TURNS)
        kinds = [(kind, words.own(f"ui-log-filter-{kind}", table)) for kind in sorts]
        return [("", say("ui-log-filter-all")), *kinds, *((f"{SEAT}{seat}", name) for seat, name in enumerate(names))]

    # Filtering

    def look_for(self) -> None:
        """Focus the search field."""
        self.search.setFocus(Qt.FocusReason.ShortcutFocusReason)
        self.search.selectAll()

    def choose(self, what: str) -> None:
        """Filter by one sort of entries, or show all."""
        self.filter.setCurrentIndex(max(0, self.filter.findData(what)))

    def _chosen(self, _number: int) -> None:
        self._filter()
        if self._settings is not None:
            self._settings.change(log_filter=self.filter.currentData())

    def _filter(self) -> None:
        what = str(self.filter.currentData())
        seat = -1
        if what == OWN:
            seat = self._session.seats.persons()[0]
        elif what.startswith(SEAT):
            what, seat = OWN, int(what.removeprefix(SEAT))
        self.list.open_row(None)
        self.shown.show_only(what, self.search.text(), seat)
        self._nothing.setVisible(self.shown.rowCount() == 0)
        self._to_end()

    def _to_list(self) -> None:
        self.list.setFocus(Qt.FocusReason.TabFocusReason)
        if not self.list.currentIndex().isValid() and self.shown.rowCount():
            self.list.setCurrentIndex(self.shown.index(self.shown.rowCount() - 1, 0))

    def _leave(self) -> None:
        self.search.clearFocus()

    # Moments

    def _look_at(self, step: int) -> None:
        """Show the moment of a step; the last one is the present."""
        self._moment = None if step >= self.entries.latest else step
        self._session.shown.look_at(self._moment)

    def _follow(self, _change: object = None) -> None:
        """Mark the moment that the table shows."""
        moment, latest = self._session.moment, self.entries.latest
        if moment != self._moment or (moment is None and latest != self._latest):
            self.list.open_row(None)
        self._moment, self._latest = moment, latest
        self.list.show_moment(-1 if moment is None else moment)
        self._to_end()

    def _to_end(self) -> None:
        """Scroll to the end. A hidden list waits until it is shown: it would measure all rows for a wrong width."""
        self._goes_to_end = not self.isVisible()
        if self._goes_to_end:
            return
        if self._session.moment is None and self.list.painter.opened is None:
            self.list.scrollToBottom()

    def showEvent(self, event: QShowEvent) -> None:
        """Scroll to the end if that was wanted while the list was hidden."""
        super().showEvent(event)
        if self._goes_to_end:
            self._to_end()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Stay at the end."""
        super().resizeEvent(event)
        self._nothing.setGeometry(self.list.rect().adjusted(16, 24, -16, 0))
        self._to_end()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint a line between the filter and the list."""
        painter = QPainter(self)
        rect = QRectF(0, self.list.y() - 1, self.width(), 1)
        painter.fillRect(rect, self.palette().mid())
