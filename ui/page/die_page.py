"""The inspector's page: it follows the pointer and the focus on the table until a die is pinned."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, cast

from PySide6.QtCore import QEvent, QModelIndex, QObject, QPersistentModelIndex, QRectF, QSize, Qt, QTimer
from PySide6.QtGui import (
    QHelpEvent,
    QKeySequence,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QResizeEvent,
    QShortcut,
    QShowEvent,
)
from PySide6.QtWidgets import QAbstractItemView, QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from ui.areas.dice import Role
from ui.games.inspector_values import Sheet
from ui.kit.buttons import KeyButton
from ui.kit.focus_seen import focus_seen
from ui.kit.fonts import interface_font
from ui.kit.labels import CutLabel, label
from ui.kit.painting import rounded
from ui.kit.scroll_page import ScrollPage
from ui.kit.theme import QUIET, colours
from ui.kit.tips import show_tip_at
from ui.page.inspector_paint import MARGIN, SheetPainter

if TYPE_CHECKING:
    from ui.kit.side_tabs import SideTabs
    from ui.session.session import Session

WATCHED = "watched by the inspector"
PIN_KEY = "I"
RESTS = 400  # milliseconds on a die before its page comes to the front
LEAVES = 700  # milliseconds away from all dice before it leaves: time to reach the page itself
AnyIndex = QModelIndex | QPersistentModelIndex


class SheetView(QWidget):
    """A painted sheet with the height of its content."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.sheet: Sheet | None = None
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)

    def show_sheet(self, sheet: Sheet | None) -> None:
        """Show another sheet."""
        self.sheet = sheet
        self._fit()
        self.update()

    def tips(self) -> list[tuple[QRectF, str]]:
        """Return the place of each line that has a tool tip, and the tip."""
        return self._laid_out().tips if self.sheet else []

    def _laid_out(self, painter: QPainter | None = None) -> SheetPainter:
        assert self.sheet is not None
        return SheetPainter(self.sheet, self.width(), colours(self), painter)

    def _fit(self) -> None:
        self.setFixedHeight(round(self._laid_out().height) if self.sheet else 0)

    def sizeHint(self) -> QSize:
        """Return the preferred size."""
        return QSize(0, self.height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Break the text again."""
        super().resizeEvent(event)
        if event.oldSize().width() != event.size().width():
            self._fit()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the sheet."""
        if self.sheet is not None:
            self._laid_out(QPainter(self))

    def event(self, event: QEvent) -> bool:
        """Show the clause of the line under the pointer as a tool tip, beside the line."""
        if event.type() == QEvent.Type.ToolTip:
            show_tip_at(self, cast(QHelpEvent, event).pos(), self.tips())
            return True
        return super().event(event)


class DiePage(QWidget):
    """Shows the die last pointed at or focused in any area of the table, or the pinned one.

    While the pointer rests on a die the page comes to the front, and returns when the pointer leaves.
    """

    def __init__(self, session: Session, parent: QWidget) -> None:
        super().__init__(parent)
        self._session = session
        self._say = session.words.say
        self.die = -1
        self.pinned = False
        self._tabs: SideTabs | None = None
        self._pointed_at = -1
        self._stale = True
        self._rests = self._timer(RESTS, self._come)
        self._leaves = self._timer(LEAVES, self._go)
        self._build()
        # The page is hidden while another tab is in front, but its key must still work.
        QShortcut(QKeySequence(PIN_KEY), parent, self.press_pin)
        session.changed.connect(self._on_changed)
        self._show()

    def _build(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(4)
        row = QHBoxLayout()
        row.setContentsMargins(MARGIN, 4, 8, 0)
        self.state = CutLabel(self, interface_font(12), QUIET)
        self.pin = KeyButton(self._say("inspector-pin"), PIN_KEY, "quiet", self, height=32)
        self.pin.clicked.connect(self._toggle)
        row.addWidget(self.state, 1)
        row.addWidget(self.pin)
        column.addLayout(row)
        self.none = label(self._say("ui-die-none"), self, pixels=12, role=QUIET, wrap=True)
        self.none.setContentsMargins(MARGIN, 0, MARGIN, 0)
        column.addWidget(self.none)
        self.view = SheetView(self)
        self.reader = ScrollPage(self.view, self)
        self.reader.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.reader.installEventFilter(self)
        self.setFocusProxy(self.reader)
        column.addWidget(self.reader, 1)

    def stand_in(self, tabs: SideTabs) -> None:
        """Move to the front of these tabs when a die is pinned; a second click on the tab also pins."""
        self._tabs = tabs
        tabs.again.connect(self._tab_clicked)

    def _tab_clicked(self, number: int) -> None:
        if self._tabs is not None and self._tabs.pages.widget(number) is self:
            self._toggle()

    def _timer(self, milliseconds: int, act: Callable[[], None]) -> QTimer:
        timer = QTimer(self)
        timer.setSingleShot(True)
        timer.setInterval(milliseconds)
        timer.timeout.connect(act)
        return timer

    # Visibility

    def _come(self) -> None:
        """Show the page while the pointer is on dice."""
        if self._tabs is not None and not self.pinned:
            self._tabs.lend(self._tabs.pages.indexOf(self))

    def _go(self) -> None:
        """Return to the previous page, unless the pointer is on this one."""
        if self._tabs is None or self.pinned or not self._tabs.lent:
            return
        if self._tabs.underMouse():
            self._leaves.start()
        else:
            self._tabs.give_back()

    def _follow(self, view: QAbstractItemView, event: QMouseEvent) -> None:
        """Show the die under the pointer, except during a drag or with a rubber band."""
        index = view.indexAt(event.position().toPoint())
        before = self._pointed_at
        self._pointed(index)
        if not index.isValid():
            self._rests.stop()
            if not self._leaves.isActive():
                self._leaves.start()
            return
        self._leaves.stop()
        if event.buttons() != Qt.MouseButton.NoButton:
            self._rests.stop()
        elif self._pointed_at != before or not self._rests.isActive():
            self._rests.start()

    # Selection

    def watch(self, table: QWidget) -> None:
        """Follow every area of the table, including those added since the last call."""
        for view in table.findChildren(QAbstractItemView):
            if view.property(WATCHED) or view.selectionModel() is None:
                continue
            view.setProperty(WATCHED, True)
            view.viewport().setMouseTracking(True)
            view.viewport().installEventFilter(self)
            view.selectionModel().currentChanged.connect(self._pointed)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow the pointer; the area still gets the event."""
        view = watched.parent()
        if isinstance(view, QAbstractItemView) and event.type() == QEvent.Type.MouseMove:
            self._follow(view, cast(QMouseEvent, event))
        elif isinstance(view, QAbstractItemView) and event.type() == QEvent.Type.Leave:
            self._rests.stop()
            self._leaves.start()
        elif watched is self.reader and event.type() in (QEvent.Type.FocusIn, QEvent.Type.FocusOut):
            self.update()
        return False

    def _pointed(self, index: AnyIndex, _before: AnyIndex | None = None) -> None:
        die = index.data(Role.DIE) if index.isValid() else None
        if isinstance(die, int):
            self._pointed_at = die
            if not self.pinned:
                self.show_die(die)

    def show_die(self, die: int) -> None:
        """Show another die."""
        if die != self.die:
            self.die = die
            self._refresh()

    def _toggle(self, _checked: bool = False) -> None:
        """Pin the die shown, or follow the pointer again."""
        self.pinned = not self.pinned and self.die >= 0
        if not self.pinned and self._pointed_at >= 0:
            self.show_die(self._pointed_at)
        self._show_state()

    def press_pin(self) -> None:
        """Handle the key: pin the die and show the page, or unpin it."""
        self._toggle()
        if self.pinned and self._tabs is not None:
            self._tabs.show_page(self._tabs.pages.indexOf(self))

    # Content

    def _on_changed(self, _change: object) -> None:
        count = len(self._session.position.dice)
        if self._pointed_at >= count:
            self._pointed_at = -1
        if self.die >= count:
            self.die, self.pinned = -1, False
        self._refresh()

    def _refresh(self) -> None:
        """Rebuild the sheet, but only when it is visible, because dice change often."""
        self._stale = True
        if self.isVisible():
            self._show()

    def showEvent(self, event: QShowEvent) -> None:
        """Show the changes since the page was visible last."""
        super().showEvent(event)
        if self._stale:
            self._show()

    def _show(self) -> None:
        self._stale = False
        shown = self.die >= 0
        sheet = self._session.system.sheet(self._session, self.die) if shown else None
        self.view.show_sheet(sheet)
        self.reader.setVisible(shown)
        self.none.setVisible(not shown)
        self._show_state()
        name = sheet.name if sheet else self._say("ui-die")
        told = sheet.spoken() if sheet else self._say("ui-die-none")
        for widget in (self, self.reader):
            widget.setAccessibleName(name)
            widget.setAccessibleDescription(told)

    def _show_state(self) -> None:
        key = "inspector-pinned" if self.pinned else "inspector-follows"
        self.state.set_text(self._say(key) if self.die >= 0 else "")
        self.pin.show_as(self._say("inspector-unpin" if self.pinned else "inspector-pin"), PIN_KEY, "quiet")
        self.pin.setEnabled(self.die >= 0)
        self.pin.setToolTip(self._say("inspector-pin-tip" if self.die >= 0 else "inspector-pin-nothing"))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Paint the focus ring."""
        if focus_seen(self.reader):
            rounded(
                QPainter(self),
                QRectF(self.reader.geometry()).adjusted(3, 0, -3, 0),
                8,
                None,
                colours(self).accent_text,
                2,
            )
