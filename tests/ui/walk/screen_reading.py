"""What is on the screen, compared with a full repaint of the same windows.

`QWidget.grab()` paints anew, so it cannot show what was not repainted. The X server is asked for its pixels instead.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from pathlib import Path

from PySide6.QtCore import QPoint, QRect
from PySide6.QtGui import QGuiApplication, QImage, QPainter
from PySide6.QtWidgets import QApplication, QWidget

ROUNDED = 2  # of 255: a smooth edge that is painted in a narrower part may differ by so much, which nobody sees
SEEN = bytes(0 if level <= ROUNDED else level for level in range(256))


@dataclass(frozen=True)
class Difference:
    """A part of a window that a full repaint changes: the widget's `place`, and the `rect` in pixels of the window."""

    step: str
    window: QWidget = field(repr=False)  # it may be deleted by the time that this is printed
    place: str
    rect: QRect
    pictures: tuple[Path, ...] = ()

    def __str__(self) -> str:
        rect = self.rect
        where = f"{rect.width()}x{rect.height()} at {rect.x()},{rect.y()}"
        saved = f" (see {', '.join(map(str, self.pictures))})" if self.pictures else ""
        return f"{self.step}: {self.place} was not repainted: {where} of the window{saved}"


def place_of(widget: QWidget) -> str:
    """Return the names of the widgets from the window down to one, as they are now."""
    names = [name_of(widget)]
    while not widget.isWindow():
        widget = widget.parentWidget()
        names.append(name_of(widget))
    return " > ".join(reversed(names))


def name_of(widget: QWidget) -> str:
    """Return a widget's class and its object name."""
    kind = type(widget).__name__
    return f"{kind} {widget.objectName()!r}" if widget.objectName() else kind


def read_screen(part: QRect | None = None) -> QImage:
    """Return the pixels of the X server, all or a part; nothing is painted for it."""
    screen = QGuiApplication.primaryScreen()
    part = screen.geometry() if part is None else part
    pixmap = screen.grabWindow(0, part.x(), part.y(), part.width(), part.height())
    return pixmap.toImage().convertToFormat(QImage.Format.Format_RGB32)


def top_windows() -> list[QWidget]:
    """Return all windows on the screen, menus and tips too."""
    return [window for window in QApplication.topLevelWidgets() if window.isVisible() and not window.isMinimized()]


def windows_in_question() -> list[QWidget]:
    """Return the windows that can have changed: while a dialog keeps the others waiting, it and what belongs to it."""
    modal, windows = QApplication.activeModalWidget(), top_windows()
    if modal is None:
        return windows
    return [window for window in windows if window is modal or modal in parents(window)]


def part_of_screen(windows: list[QWidget]) -> QRect:
    """Return the part of the screen that holds some windows."""
    part = QRect()
    for window in windows:
        part = part.united(QRect(window.mapToGlobal(QPoint()), window.size()))
    return part.intersected(QGuiApplication.primaryScreen().geometry())


def visible_widgets(window: QWidget) -> list[QWidget]:
    """Return a window and all widgets in it that are not hidden; its dialogs and menus are windows of their own."""
    found = [window]
    for widget in found:
        found += [child for child in widget.children() if isinstance(child, QWidget) and _is_shown(child)]
    return found


def _is_shown(widget: QWidget) -> bool:
    return widget.isVisible() and not widget.isWindow()


def repaint_all(windows: list[QWidget]) -> None:
    """Paint every widget of some windows at once, without letting any other event through."""
    for window in windows:
        for widget in visible_widgets(window):
            widget.update()
        window.repaint()


def compare_with_repaint(step: str) -> list[Difference]:
    """Return what differs on the screen after a full repaint; both pictures are saved if there is a folder for them."""
    windows = windows_in_question()
    part = part_of_screen(windows)
    shown = read_screen(part)
    repaint_all(windows)
    repainted = read_screen(part)
    if shown == repainted:
        return []
    found = []
    for window in windows:
        rect = changed_part(shown, repainted, window, part.topLeft())
        if not rect.isEmpty():
            found.append(Difference(step, window, place_of(smallest_around(window, rect)), rect))
    found = [one for one in found if not any(_lies_above(other, one) for other in found)]
    return [_with_pictures(one, shown, repainted, part.topLeft()) for one in found] if PICTURES.folder else found


def _lies_above(above: Difference, below: Difference) -> bool:
    """Return True if a difference is that of a dialog which lies above the window."""
    part = below.rect.translated(below.window.mapToGlobal(QPoint()))
    return below.window in parents(above.window) and above.window.frameGeometry().contains(part)


def parents(widget: QWidget) -> list[QWidget]:
    """Return the parents of a widget, the nearest first."""
    found, parent = [], widget.parentWidget()
    while parent is not None:
        found.append(parent)
        parent = parent.parentWidget()
    return found


class PICTURES:
    """Where both pictures of a difference are saved; not at all if there is no folder."""

    folder: Path | None = None
    count = 0


def _with_pictures(found: Difference, shown: QImage, repainted: QImage, origin: QPoint) -> Difference:
    assert PICTURES.folder is not None
    PICTURES.count += 1
    paths = []
    for image, word in ((shown, "shown"), (repainted, "repainted")):
        path = PICTURES.folder / f"{PICTURES.count:02}-{word}.png"
        image.copy(_in_picture(found.window, origin)).save(str(path))
        paths.append(path)
    return replace(found, pictures=tuple(paths))


def changed_part(before: QImage, after: QImage, window: QWidget, origin: QPoint) -> QRect:
    """Return the smallest rectangle of a window that holds all pixels that differ, in the window's pixels.

    `origin` is where the pictures begin on the screen.
    """
    part = _in_picture(window, origin).intersected(before.rect())
    one, other = before.copy(part), after.copy(part)
    if one == other:
        return QRect()
    painter = QPainter(one)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Difference)
    painter.drawImage(QPoint(), other)
    painter.end()
    bounds = _bounds(one)
    if bounds.isEmpty():
        return QRect()
    ratio = window.devicePixelRatioF()
    top_left = QPoint(int(bounds.left() / ratio), int(bounds.top() / ratio))
    bottom_right = QPoint(int(bounds.right() / ratio), int(bounds.bottom() / ratio))
    return QRect(top_left, bottom_right)


def _bounds(image: QImage) -> QRect:
    """Return the rectangle of the pixels that are not black, but for what smooth edges are rounded by."""
    grey = image.convertToFormat(QImage.Format.Format_RGB888)
    bits, line, wide = bytes(grey.constBits()).translate(SEEN), grey.bytesPerLine(), grey.width() * 3
    black, left, right, rows = bytes(wide), wide, -1, []
    for y in range(grey.height()):
        row = bits[y * line : y * line + wide]
        if row != black:
            rows.append(y)
            left = min(left, wide - len(row.lstrip(b"\0")))
            right = max(right, len(row.rstrip(b"\0")) - 1)
    return QRect(QPoint(left // 3, rows[0]), QPoint(right // 3, rows[-1])) if rows else QRect()


def _in_picture(window: QWidget, origin: QPoint) -> QRect:
    """Return where a window is in a picture that begins at a point of the screen, in the picture's own pixels."""
    ratio, at = window.devicePixelRatioF(), window.mapToGlobal(QPoint()) - origin
    return QRect(*(round(value * ratio) for value in (at.x(), at.y(), window.width(), window.height())))


def smallest_around(window: QWidget, rect: QRect) -> QWidget:
    """Return the smallest visible widget of a window that contains a rectangle of it."""
    widget = window
    while True:
        inside = [
            child
            for child in widget.children()
            if isinstance(child, QWidget) and child.isVisible() and not child.isWindow()
            if QRect(child.mapTo(window, QPoint()), child.size()).contains(rect)
        ]
        if not inside:
            return widget
        widget = inside[-1]  # the last one lies on top
