"""Tips: beside what they explain, and only where they say more than the button."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QPoint, QRect, QRectF, QSize
from PySide6.QtGui import QHelpEvent
from PySide6.QtWidgets import QAbstractButton, QApplication, QToolTip, QWidget

from gallery.scenes import SCENES, window_of
from ui.areas.area_view import AreaView
from ui.builder.area_view import AreaView as StackView
from ui.builder.catalogue_view import CatalogueView
from ui.games.battle_dice.field.table_card import TableCards
from ui.games.dragon_dice.table.terrain_card import TerrainCard
from ui.games.dragon_dice.tray.roll_tray import RollTray
from ui.kit.settings import Settings
from ui.kit.tips import place_of_tip, says_more, show_tip_at

CALM = Settings(motion="off", recaps=False, curtain=False, stops="never")
SIZE = (1280, 800)


@pytest.fixture(autouse=True)
def hidden():
    yield
    QToolTip.hideText()


def tip_over(widget: QWidget, at: QPoint) -> QRect | None:
    """Rest the pointer on a widget; return the rectangle of the tip on the screen, None if there is none."""
    QToolTip.hideText()
    hide_tips()
    QApplication.sendEvent(widget, QHelpEvent(QEvent.Type.ToolTip, at, widget.mapToGlobal(at)))
    shown = tips_on_screen()
    return shown[0] if shown else None


def tip_labels() -> list[QWidget]:
    return [label for label in QApplication.topLevelWidgets() if label.metaObject().className() == "QTipLabel"]


def hide_tips() -> None:
    for label in tip_labels():
        label.hide()


def tips_on_screen() -> list[QRect]:
    return [label.geometry() for label in tip_labels() if label.isVisible()]


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


def test_the_tip_of_a_part_leaves_the_part_free_and_nothing_is_shown_elsewhere(qtbot):
    widget = QWidget()
    qtbot.addWidget(widget)
    widget.resize(400, 300)
    widget.show()
    part = QRect(100, 80, 90, 24)
    parts = [(QRectF(part), "A long tip of this part"), (QRectF(200, 80, 90, 24), "")]
    show_tip_at(widget, part.center(), parts)
    (tip,) = tips_on_screen()
    assert not tip.intersects(on_screen(widget, part))
    for elsewhere in (QPoint(10, 10), QPoint(245, 92)):
        QToolTip.hideText()
        hide_tips()
        show_tip_at(widget, elsewhere, parts)
        assert tips_on_screen() == []


@pytest.mark.parametrize("scene", ["table", "magic", "dragons", "field-magic", "builder"])
def test_tips_leave_free_what_they_explain(qtbot, scene):
    """Lines of rolls and tables, chips of effects, tiles of the builder: whatever is painted and has a tip."""
    met = 0
    with window_of(SIZE, CALM) as window:
        dialog = SCENES[scene](window)
        if dialog is not None:
            dialog.show()
        QApplication.processEvents()
        for widget in (dialog or window).findChildren(QWidget):
            if not widget.isVisible() or widget.visibleRegion().isEmpty():
                continue
            for part in explained(widget):
                tip = tip_over(widget, part.center())
                if tip is not None and tip.height() < SIZE[1] // 2:
                    met += 1
                    assert not tip.intersects(on_screen(widget, part)), (scene, type(widget).__name__)
        if dialog is not None:
            dialog.close()
    assert met


def explained(widget: QWidget) -> list[QRect]:
    """The painted parts of a widget that have tips and are seen."""
    parts = []
    if isinstance(widget, RollTray):
        parts = [rect for rect, _ in widget._tips]
    elif isinstance(widget, TableCards):
        parts = [rect for rect, _ in list(widget.tips())[:-1]]
    elif isinstance(widget, TerrainCard):
        parts = [chip.rect for chip in widget._placed]
    elif isinstance(widget.parentWidget(), CatalogueView | StackView) and widget is widget.parentWidget().viewport():
        view = widget.parentWidget()
        rows = [view.visualRect(view.model().index(row, 0)) for row in range(min(6, view.model().rowCount()))]
        parts = [QRectF(rect) for rect in rows if widget.rect().contains(rect) and not rect.isEmpty()]
    return [rect.toAlignedRect() for rect in parts]


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
