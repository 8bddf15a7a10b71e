"""What a player does with one widget: scroll, drag, point at, open, resize. The walk looks at the screen after each."""

from __future__ import annotations

from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QAbstractScrollArea,
    QApplication,
    QComboBox,
    QPushButton,
    QScrollBar,
    QStyle,
    QStyleOptionSlider,
    QToolButton,
    QWidget,
)
from shiboken6 import isValid

from tests.ui.walk.walker import Steps, Walker, close_popups
from tests.ui.walk.x_input import LEFT, RIGHT
from ui.builder.stay_menu import MenuButton

NOTCHES = 3
MANY_NOTCHES = 60
CARRIED_BY = 8  # steps of the pointer on its way
GRID = 12  # pixels between the points tried for an item


def is_there(widget: QWidget) -> bool:
    """Return True if a widget still exists and some of it can be seen."""
    return isValid(widget) and widget.isVisible() and not widget.visibleRegion().isEmpty()


def seen_point(widget: QWidget) -> QPoint:
    """Return the point in the middle of what can be seen of a widget, on the screen."""
    return widget.mapToGlobal(widget.visibleRegion().boundingRect().center())


def scroll(walker: Walker, area: QAbstractScrollArea, step: str) -> Steps:
    """Scroll by wheel, bar and keys, and back to the top."""
    walker.input.move(seen_point(area.viewport()))
    walker.input.wheel(NOTCHES)
    yield from walker.look(f"{step}: wheel")
    bar = area.verticalScrollBar()
    if is_there(bar):
        yield from drag_bar(walker, bar, step)
    if is_there(area) and area.focusPolicy() & Qt.FocusPolicy.TabFocus:
        area.setFocus(Qt.FocusReason.TabFocusReason)
        walker.input.key("Next")
        yield from walker.look(f"{step}: Page Down")
    if is_there(area):
        walker.input.move(seen_point(area.viewport()))
        walker.input.wheel(-MANY_NOTCHES)
        yield from walker.glance(f"{step}: wheel back")


def drag_bar(walker: Walker, bar: QScrollBar, step: str) -> Steps:
    """Drag the handle of a scroll bar to its other end."""
    option = QStyleOptionSlider()
    bar.initStyleOption(option)
    handle = bar.style().subControlRect(
        QStyle.ComplexControl.CC_ScrollBar, option, QStyle.SubControl.SC_ScrollBarSlider, bar
    )
    at = handle.center()
    upright = bar.orientation() == Qt.Orientation.Vertical
    far = QPoint(at.x(), bar.height() - 2) if upright else QPoint(bar.width() - 2, at.y())
    walker.input.move(bar.mapToGlobal(at))
    walker.input.button(LEFT, True)
    yield
    walker.input.move(bar.mapToGlobal((at + far) / 2))
    yield
    walker.input.move(bar.mapToGlobal(far))
    yield from walker.look(f"{step}: bar dragged")
    walker.input.button(LEFT, False)
    yield


def carry(walker: Walker, start: QPoint, end: QPoint, step: str) -> Steps:
    """Drag something from a point of the screen to another one and drop it."""
    walker.input.move(start)
    walker.input.button(LEFT, True)
    yield
    for number in range(1, CARRIED_BY + 1):
        walker.input.move(start + (end - start) * number / CARRIED_BY)
        yield
    yield from walker.look(f"{step}: carried")
    walker.input.button(LEFT, False)
    yield
    yield from walker.look(f"{step}: dropped")
    close_popups()


def draggable_point(view: QAbstractItemView) -> QPoint | None:
    """Return the first point of a view's viewport at which an item lies that can be taken up."""
    port = view.viewport()
    for y in range(GRID, port.height(), GRID):
        for x in range(GRID, port.width(), GRID):
            index = view.indexAt(QPoint(x, y))
            if index.isValid() and index.flags() & Qt.ItemFlag.ItemIsDragEnabled:
                return QPoint(x, y)
    return None


def point_at(walker: Walker, widget: QWidget, step: str) -> Steps:
    """Move the pointer over a widget and off it."""
    walker.input.move(seen_point(widget))
    yield from walker.glance(f"{step}: pointed at")


def open_menu_of(walker: Walker, button: QWidget, step: str) -> Steps:
    """Open the menu of a button and close it."""
    yield from walker.click(button)
    yield from walker.look(f"{step}: opened")
    yield from close_menu(walker)
    yield from walker.glance(f"{step}: closed")


def close_menu(walker: Walker) -> Steps:
    """Close a menu by its key."""
    if QApplication.activePopupWidget() is not None:
        walker.input.key("Escape")
        yield
    close_popups()


def opens_menu(widget: QWidget) -> bool:
    """Return True if a click opens a menu or a list."""
    if isinstance(widget, QPushButton | QToolButton):
        return widget.menu() is not None
    return isinstance(widget, MenuButton | QComboBox)


def ask_for_menu(walker: Walker, view: QWidget, step: str) -> Steps:
    """Click with the right button; look at the menu if there is one."""
    walker.input.click(seen_point(view), RIGHT)
    yield
    if QApplication.activePopupWidget() is not None:
        yield from walker.glance(f"{step}: its menu")
        yield from close_menu(walker)


def in_exclusive_group(button: QAbstractButton) -> bool:
    """Return True if a click on a button chooses it among others, such as a page among pages."""
    group = button.group()
    return button.isCheckable() and ((group is not None and group.exclusive()) or button.autoExclusive())


def resize(walker: Walker, window: QWidget, step: str) -> Steps:
    """Make a window smaller and larger again, by the window manager."""
    size, full = window.size(), window.isMaximized()
    if window.minimumSize() == window.maximumSize() or (window.layout() is not None and _is_fixed(window)):
        return
    if full:
        window.showNormal()
        yield from walker.wait_for(lambda: not window.isMaximized())
    window.resize(size * 0.9)
    yield
    yield from walker.look(f"{step}: smaller")
    if full:
        window.showMaximized()
        yield from walker.wait_for(window.isMaximized)
    else:
        window.resize(size)
    yield
    yield from walker.look(f"{step}: as large as before")


def _is_fixed(window: QWidget) -> bool:
    layout = window.layout()
    return layout is not None and layout.sizeConstraint() == layout.SizeConstraint.SetFixedSize
