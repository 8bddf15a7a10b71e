"""All that can be done in one window without knowing what it is: each page, scroll area, menu, hover, drag."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeVar

from PySide6.QtCore import Qt
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractScrollArea,
    QApplication,
    QDialog,
    QFileDialog,
    QMainWindow,
    QWidget,
)
from shiboken6 import isValid

from tests.ui.walk.gestures import (
    ask_for_menu,
    carry,
    draggable_point,
    in_exclusive_group,
    is_there,
    open_menu_of,
    opens_menu,
    point_at,
    resize,
    scroll,
    seen_point,
)
from tests.ui.walk.screen_reading import name_of, top_windows, visible_widgets
from tests.ui.walk.walker import Steps, Walker, close_modal, close_popups

Kind = TypeVar("Kind", bound=QWidget)

MOST_PAGES = 14  # of one choice
CLOSING = 4  # times that Escape is pressed for one dialog


class Explorer:
    """Explores windows. What was done once with a kind of widget in a kind of window is not done again."""

    def __init__(self, walker: Walker) -> None:
        self.walker = walker
        self._done: set[tuple[str, str]] = set()

    def explore(self, window: QWidget, step: str) -> Steps:
        """Do everything in a window that has just been opened or has just changed."""
        yield from self.walker.look(step)
        if isinstance(window, QFileDialog):  # Qt's own
            return
        yield from self._contents(window, step)
        yield from self._pages(window, step)
        if isinstance(window, QDialog) and self._first("resized", window):
            yield from resize(self.walker, window, step)

    def _pages(self, window: QWidget, step: str) -> Steps:
        """Choose each page of each choice, and at last the one that was chosen before."""
        for group in list(self._choices(window)):
            there = [button for button in group if isValid(button)]  # a page before may have replaced them
            before = [button for button in there if button.isChecked()]
            others = [button for button in there if not button.isChecked()]
            for button in others[:MOST_PAGES] + before:
                if is_there(button) and button.isEnabled():
                    word = f"{step}, {button.text() or button.accessibleName()}"
                    yield from self.walker.click(button)
                    yield from self.walker.look(word)
                    yield from self._contents(window, word)
                    close_popups()

    def _choices(self, window: QWidget) -> Iterator[list[QAbstractButton]]:
        """Yield the groups of buttons of which one is chosen, each kind once."""
        groups: dict[object, list[QAbstractButton]] = {}
        for button in self._widgets(window, QAbstractButton):
            if in_exclusive_group(button):
                groups.setdefault(button.group() or button.parentWidget(), []).append(button)
        for group in groups.values():
            if len(group) > 1 and self._first(f"choice {[button.text() for button in group]}", window):
                yield group

    def _contents(self, window: QWidget, step: str) -> Steps:
        """Scroll, point, open, ask for menus and drag, each once for each kind of widget."""
        for area in self._widgets(window, QAbstractScrollArea):
            if is_there(area) and area.verticalScrollBar().maximum() > 0 and self._first("scrolled", area):
                self.walker.scrolled.add(place_of(area))
                yield from scroll(self.walker, area, f"{step}, {name_of(area)}")
        for widget in self._widgets(window, QWidget):
            if not is_there(widget) or not widget.isEnabled():
                continue
            if opens_menu(widget) and self._first("opened", widget):
                yield from open_menu_of(self.walker, widget, f"{step}, {name_of(widget)}")
            elif widget.testAttribute(Qt.WidgetAttribute.WA_Hover) and self._first("pointed at", widget, kind=True):
                yield from point_at(self.walker, widget, f"{step}, {name_of(widget)}")
        for view in self._widgets(window, QAbstractItemView):
            if is_there(view) and self._first("menu", view, kind=True):
                yield from ask_for_menu(self.walker, view.viewport(), f"{step}, {name_of(view)}")
        yield from self._drags(window, step)

    def _drags(self, window: QWidget, step: str) -> Steps:
        """Drag the first item of each kind of view onto another view."""
        for view in self._widgets(window, QAbstractItemView):
            if not is_there(view) or self._was_done("dragged", view) or (at := draggable_point(view)) is None:
                continue
            self._first("dragged", view, kind=True)
            start = view.viewport().mapToGlobal(at)
            others = [
                other
                for other in self._widgets(window, QAbstractItemView)
                if is_there(other) and other is not view and other.acceptDrops()
            ]
            end = seen_point(others[-1].viewport()) if others else seen_point(window)
            yield from carry(self.walker, start, end, f"{step}, {name_of(view)}")

    def _first(self, what: str, widget: QWidget, *, kind: bool = False) -> bool:
        """Return True if this has not been done yet to such a widget; `kind`: to one of its class."""
        word = (what, type(widget).__name__ if kind else place_of(widget))
        found = word not in self._done
        self._done.add(word)
        return found

    def _was_done(self, what: str, widget: QWidget) -> bool:
        """Return True if this has been done already to a widget of this class."""
        return (what, type(widget).__name__) in self._done

    def _widgets(self, window: QWidget, kind: type[Kind]) -> list[Kind]:
        if not isValid(window):
            return []
        return [widget for widget in visible_widgets(window)[1:] if isinstance(widget, kind) and is_there(widget)]

    # Windows that come and go

    def explore_new(self, before: list[QWidget], step: str) -> Steps:
        """Explore the windows that were not there before, the last first, and close them."""
        for _ in range(CLOSING):
            new = [window for window in top_windows() if window not in before and is_page(window)]
            if not new:
                return
            active = QApplication.activeModalWidget()
            window = active if active in new else new[-1]
            yield from self.explore(window, f"{step}, {name_of(window)}")
            yield from self.close(window)
            yield from self.walker.glance(f"{step}: closed")
        close_modal()  # a dialog that asks whether to leave it each time
        yield

    def close(self, window: QWidget) -> Steps:
        """Close a dialog by its key, or by force."""
        for _ in range(CLOSING):
            if not is_there(window):
                return
            self.walker.input.key("Escape")
            yield
        if isValid(window):
            window.close()
        yield


def is_page(window: QWidget) -> bool:
    """Return True for a dialog or another window that is neither a menu nor a tip."""
    kind = window.windowType()
    return isinstance(window, QDialog | QMainWindow) or kind in (Qt.WindowType.Window, Qt.WindowType.Dialog)


def place_of(widget: QWidget) -> str:
    """Return the classes from the window down to a widget."""
    names: list[str] = []
    found: QWidget | None = widget
    while found is not None:
        names.append(type(found).__name__)
        found = None if found.isWindow() else found.parentWidget()
    return " > ".join(reversed(names))
