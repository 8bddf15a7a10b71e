"""Tips: beside what they explain, and only where they say more than the button."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QPoint, QRect, QSize
from PySide6.QtGui import QHelpEvent
from PySide6.QtWidgets import QAbstractButton, QApplication, QToolTip, QWidget

from ui.gallery import SCENES, window_of
from ui.shell.settings import Settings
from ui.shell.tips import place_of_tip, says_more
from ui.table.area_view import AreaView

CALM = Settings(motion="off", recaps=False, curtain=False, stops="never")
SIZE = (1280, 800)


@pytest.fixture(autouse=True)
def hidden():
    yield
    QToolTip.hideText()


def tip_over(widget: QWidget, at: QPoint) -> QRect | None:
    """Rest the pointer on a widget; return the rectangle of the tip on the screen, None if there is none."""
    QToolTip.hideText()
    for label in QApplication.topLevelWidgets():
        if label.metaObject().className() == "QTipLabel":
            label.hide()
    QApplication.sendEvent(widget, QHelpEvent(QEvent.Type.ToolTip, at, widget.mapToGlobal(at)))
    shown = [
        label
        for label in QApplication.topLevelWidgets()
        if label.metaObject().className() == "QTipLabel" and label.isVisible()
    ]
    return shown[0].geometry() if shown else None


def on_screen(widget: QWidget, rect: QRect) -> QRect:
    return QRect(widget.mapToGlobal(rect.topLeft()), rect.size())


@pytest.mark.parametrize("scene", ["start", "table", "magic", "new-game", "new-battle-built", "builder", "victory"])
def test_tips_of_buttons_say_more_and_leave_the_button_free(qtbot, scene):
    with window_of(SIZE, CALM) as window:
        dialog = SCENES[scene](window)
        if dialog is not None:
            dialog.show()
        QApplication.processEvents()
        root = dialog or window
        for button in root.findChildren(QAbstractButton):
            if not button.isVisible() or not button.toolTip() or not button.text():
                continue
            tip = tip_over(button, button.rect().center())
            if tip is None:
                continue
            assert says_more(button), (scene, button.text(), button.toolTip())
            if hasattr(button, "show_as") or type(button).__name__ == "IconButton":
                assert not tip.intersects(on_screen(button, button.rect())), (scene, button.text())
        if dialog is not None:
            dialog.close()


def test_the_tip_of_a_die_leaves_the_die_free(qtbot):
    with window_of(SIZE, CALM) as window:
        SCENES["table"](window)
        QApplication.processEvents()
        views = [view for view in window.page.table.findChildren(AreaView) if view.isVisible() and len(view.shown)]
        assert views
        for view in views:
            rect = view.visualRect(view.model().index(0, 0))
            tip = tip_over(view.viewport(), rect.center())
            assert tip is not None
            assert not tip.intersects(on_screen(view.viewport(), rect))


def test_a_tip_goes_where_it_covers_no_neighbour_and_stays_on_the_screen():
    room, size = QRect(0, 0, 1280, 800), QSize(200, 30)
    button = QRect(100, 100, 80, 36)
    assert place_of_tip(size, button, room, []).y() > button.bottom()
    below = QRect(100, 140, 80, 36)
    assert QRect(place_of_tip(size, button, room, [below]), size).bottom() < button.top()
    low = QRect(1250, 770, 30, 30)
    shown = QRect(place_of_tip(size, low, room, []), size)
    assert room.contains(shown)
    assert not shown.intersects(low)
