"""What the walk compares: a widget that does not repaint what it should is found, with its place."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint, QSize, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPaintEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractScrollArea, QApplication, QDialog, QMainWindow, QVBoxLayout
from pytestqt.qtbot import QtBot

from tests.ui.walk.exploring import Explorer
from tests.ui.walk.menu_walk import MenuWalk
from tests.ui.walk.screen_reading import changed_part, read_screen
from tests.ui.walk.walker import Steps, Walker

pytestmark = pytest.mark.screen

LINES, LINE = 60, 20
STILL = "QScrollBar { width: 14px; background: black } QScrollBar::handle { background: white }"  # not animated


class Striped(QAbstractScrollArea):
    """Lines of different colours that scroll."""

    def __init__(self, parent: QDialog) -> None:
        super().__init__(parent)
        self.verticalScrollBar().setRange(0, LINES * LINE)
        self.verticalScrollBar().setSingleStep(LINE // 2)

    def sizeHint(self) -> QSize:  # noqa: N802
        return QSize(300, 200)

    def paintEvent(self, _event: QPaintEvent) -> None:  # noqa: N802
        painter = QPainter(self.viewport())
        for number in range(LINES):
            top = number * LINE - self.verticalScrollBar().value()
            painter.fillRect(0, top, 400, LINE, QColor.fromHsv(number * 6, 200, 90 + number * 2))


class StaysAsItWas(Striped):
    """Does not repaint its viewport: the fault that the catalogue had."""

    def scrollContentsBy(self, dx: int, dy: int) -> None:  # noqa: N802
        """Do nothing."""


class Page(QDialog):
    """A page with lines that scroll."""

    lines = Striped

    def __init__(self, parent: QMainWindow) -> None:
        super().__init__(parent)
        self.shown = self.lines(self)
        QVBoxLayout(self).addWidget(self.shown)


class FaultyPage(Page):
    """A page that is painted wrongly after it has been scrolled."""

    lines = StaysAsItWas


class Repaints(Striped):
    """Repaints its viewport."""

    def scrollContentsBy(self, dx: int, dy: int) -> None:  # noqa: N802
        self.viewport().update()


class GoodPage(Page):
    """A page that is painted well."""

    lines = Repaints


@pytest.fixture
def walker(qapp: QApplication) -> Iterator[Walker]:
    made = Walker()
    yield made
    made.close()


def window_with(qtbot: QtBot, *pages: type[Page]) -> QMainWindow:
    """A window whose menu opens each of some pages."""
    window = QMainWindow()
    qtbot.addWidget(window)
    menu = window.menuBar().addMenu("Pages")
    for page in pages:
        menu.addAction(page.__name__).triggered.connect(lambda _checked, page=page: page(window).exec())
    window.setStyleSheet(STILL)
    window.setGeometry(100, 100, 600, 400)
    window.show()
    qtbot.waitExposed(window)
    return window


def walk_menus(walker: Walker, window: QMainWindow) -> None:
    def steps() -> Steps:
        yield from MenuWalk(Explorer(walker), window, lambda _way: False).walk(
            "window", lambda: None, lambda _way: False
        )

    walker.walk(steps())


def test_page_that_is_painted_wrongly_when_scrolled_is_found_as_soon_as_a_menu_opens_it(qtbot: QtBot, walker: Walker):
    walk_menus(walker, window_with(qtbot, GoodPage, FaultyPage))
    assert walker.differences
    assert {one.place for one in walker.differences} == {"FaultyPage > StaysAsItWas > QWidget 'qt_scrollarea_viewport'"}
    assert "wheel" in walker.differences[0].step
    assert {GoodPage, FaultyPage, Repaints} <= walker.seen


def test_page_that_is_painted_well_shows_no_difference(qtbot: QtBot, walker: Walker):
    walk_menus(walker, window_with(qtbot, GoodPage))
    assert walker.differences == []
    assert walker.scrolled == {"GoodPage > Repaints"}


def test_walk_finds_and_closes_a_dialog_with_a_separate_event_loop(qtbot: QtBot, walker: Walker):
    window = window_with(qtbot, GoodPage)
    walk_menus(walker, window)
    assert QApplication.activeModalWidget() is None
    assert GoodPage in walker.seen


def test_error_in_a_step_ends_the_walk(qtbot: QtBot, walker: Walker):
    def steps() -> Steps:
        yield
        raise KeyError("no such page")

    with pytest.raises(KeyError, match="no such page"):
        walker.walk(steps())


def test_reading_the_screen_does_not_repaint(qtbot: QtBot):
    window = window_with(qtbot)
    window.statusBar().showMessage("ready")
    qtbot.wait(100)
    painted: list[object] = []
    window.paintEvent = painted.append  # type: ignore[method-assign]
    ratio = window.devicePixelRatioF()
    at = window.mapToGlobal(QPoint(window.width() // 2, window.height() // 2)) * ratio
    ground = window.palette().color(window.backgroundRole())
    assert QColor(read_screen().pixel(at)) == ground
    assert painted == []


def test_pointer_and_keys_are_those_of_the_server(qtbot: QtBot, walker: Walker):
    window = window_with(qtbot, GoodPage)
    typed: list[int] = []
    window.keyPressEvent = lambda event: typed.append(event.key())  # type: ignore[method-assign]
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    walker.input.move(window.mapToGlobal(QPoint(300, 200)))

    def arrived() -> bool:
        """The server may give the window its keys a little after the window believes to have them."""
        walker.input.key("a")
        QTest.qWait(50)
        return bool(typed)

    qtbot.waitUntil(arrived)
    assert set(typed) == {Qt.Key.Key_A}
    qtbot.waitUntil(window.underMouse)


def test_rounding_of_edges_is_ignored_but_a_changed_pixel_is_not(qtbot: QtBot):
    window = window_with(qtbot)
    before = QImage(window.size() * window.devicePixelRatioF(), QImage.Format.Format_RGB32)
    before.fill(QColor(40, 50, 60))
    after = before.copy()
    after.setPixelColor(30, 20, QColor(40, 50, 61))
    assert changed_part(before, after, window, window.mapToGlobal(QPoint())).isEmpty()
    after.setPixelColor(30, 20, QColor(40, 50, 80))
    assert changed_part(before, after, window, window.mapToGlobal(QPoint())).size() == QSize(1, 1)
